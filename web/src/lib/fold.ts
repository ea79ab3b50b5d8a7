// What one viewer knows of a table, folded from what was heard. What is new is put to what was known; nothing is worked out here.

import type { Named } from "./contract";
import type { Absence, ChatLine, ClaimEvent, Heard, Hinted, News, Past, Refused, TableInfo, TableNow } from "./wire";

export interface Known {
  member: string | null;
  seat: number | null;
  table: TableInfo | null;
  tableAt: number; // when that was told: absences run from there
  names: Record<string, string>; // of pieces that the table brought along
  news: News | null; // with all that was said and all of the view: what came before, and what is new
  claims: ClaimEvent[];
  heardAt: number; // when the newest news came: clocks run from there
  events: Named[]; // what the newest news brought
  log: Named[];
  begins: number; // the number of the first entry of the log: a very long one comes without its beginning
  chats: ChatLine[];
  away: Absence | null;
  refused: Refused | null;
  pending: string | null; // the request that waits for its answer
  decided: number | null; // how long the log was when the viewer's last move was answered; none was since the page was opened
  looking: string | null; // the request for an earlier moment
  past: Past | null; // the earlier moment that is looked at
  hint: Hinted | null; // for the question that stands
}

export const NOTHING: Known = {
  member: null,
  seat: null,
  table: null,
  tableAt: 0,
  names: {},
  news: null,
  claims: [],
  heardAt: 0,
  events: [],
  log: [],
  begins: 0,
  chats: [],
  away: null,
  refused: null,
  pending: null,
  decided: null,
  looking: null,
  past: null,
  hint: null,
};

export function heard(known: Known, message: Heard, now: number): Known {
  switch (message.type) {
    case "welcome": {
      const { member, seat, table, names, away, chats } = message;
      return { ...known, member, seat, table, tableAt: now, names, away, chats, pending: null };
    }
    case "table": {
      const table = known.table && { ...known.table, ...message.table }; // what it was opened with came with the welcome
      return { ...known, table, tableAt: now, seat: seatOf(known.member, message.table), ...answered(known, message.re) };
    }
    case "claims":
      return { ...known, claims: grown(known.claims, message.kept_claims, message.claims) };
    case "news":
      return { ...told(known, message, now), ...answered(known, message.re) };
    case "past":
      return message.re === known.looking ? { ...known, past: message } : known;
    case "chat":
      return { ...known, chats: inOrder(known.chats, message), ...answered(known, message.re) };
    case "reaction":
      return { ...known, ...answered(known, message.re) };
    case "refused":
      return { ...known, refused: message, pending: null };
    case "hint":
      return { ...known, hint: message, ...answered(known, message.re) };
    case "pong":
      return known;
  }
}

/** At the end of a match come lines that were written long before. */
function inOrder(chats: ChatLine[], line: ChatLine): ChatLine[] {
  return [...chats.filter((one) => one.seq !== line.seq), line].sort((one, other) => one.seq - other.seq);
}

function told(known: Known, news: News, now: number): Known {
  if (news.seq < (known.news?.seq ?? 0)) return known;
  const claims = grown(known.claims, news.kept_claims, news.claims);
  const { log, begins } = entries(known, news);
  // Whoever has just come saw nothing happen: the whole log is no news to be announced or animated.
  const fresh = known.news === null ? [] : log.slice(known.begins === begins ? known.log.length : 0);
  const length = begins + log.length;
  const mine = news.re !== "" && news.re === known.pending;
  const decided = mine ? length : known.decided && Math.min(known.decided, length); // what was taken back has never been
  return { ...known, news: { ...news, claims, view: viewOf(known.news, news) }, claims, heardAt: now, events: fresh, log, begins, decided, hint: null };
}

/** What only grows comes in parts: what stays, and what is new behind it. */
function grown<T>(before: T[], kept: number, fresh: T[]): T[] {
  return [...before.slice(0, kept), ...fresh];
}

/** Fields that are not told are as they were. */
function viewOf(before: News | null, news: News): object {
  const known = (before?.view ?? {}) as Record<string, unknown[] | undefined>;
  const view = { ...known, ...news.view } as Record<string, unknown[]>;
  for (const [row, kept] of Object.entries(news.kept)) view[row] = grown(known[row] ?? [], kept, view[row] ?? []);
  return view;
}

/** Every event has its number, so nothing is told twice and a gap is noticed. */
function entries(known: Known, news: News): Pick<Known, "log" | "begins"> {
  const at = news.first - known.begins;
  if (known.news === null || at < 0 || at > known.log.length) return { log: news.events, begins: news.first };
  return { log: [...known.log.slice(0, at), ...news.events], begins: known.begins };
}

function answered(known: Known, re: string): Pick<Known, "pending" | "refused"> {
  const mine = re !== "" && re === known.pending;
  return mine ? { pending: null, refused: null } : { pending: known.pending, refused: known.refused };
}

function seatOf(member: string | null, table: TableNow): number | null {
  return table.members.find((one) => one.member === member)?.seat ?? null;
}
