// What one viewer knows of a table, folded from what was heard. Whole views replace old ones; nothing is worked out here.

import type { Named } from "./contract";
import type { Absence, ChatLine, Heard, News, Refused, TableInfo } from "./generated/wire";

export interface Known {
  member: string | null;
  seat: number | null;
  table: TableInfo | null;
  names: Record<string, string>; // of pieces that the table brought along
  news: News | null;
  heardAt: number; // when the newest news came: clocks run from there
  events: Named[]; // what the newest news brought
  log: Named[];
  chats: ChatLine[];
  away: Absence | null;
  refused: Refused | null;
  pending: string | null; // the request that waits for its answer
}

export const NOTHING: Known = {
  member: null,
  seat: null,
  table: null,
  names: {},
  news: null,
  heardAt: 0,
  events: [],
  log: [],
  chats: [],
  away: null,
  refused: null,
  pending: null,
};

export function heard(known: Known, message: Heard, now: number): Known {
  switch (message.type) {
    case "welcome": {
      const { member, seat, table, names, away, chats } = message;
      return { ...known, member, seat, table, names, away, chats, pending: null };
    }
    case "table":
      return { ...known, table: message.table, seat: seatOf(known.member, message.table), ...answered(known, message.re) };
    case "news":
      return { ...told(known, message, now), ...answered(known, message.re) };
    case "chat":
      return { ...known, chats: [...known.chats, message], ...answered(known, message.re) };
    case "refused":
      return { ...known, refused: message, pending: null };
    case "pong":
      return known;
  }
}

function told(known: Known, news: News, now: number): Known {
  const last = known.news?.seq ?? 0;
  if (news.seq < last) return known;
  const fresh = news.since === 0 || news.seq > last;
  const events = fresh ? news.events : [];
  const log = news.since === 0 ? news.events : [...known.log, ...events];
  return { ...known, news, heardAt: now, events, log };
}

function answered(known: Known, re: string): Pick<Known, "pending" | "refused"> {
  const mine = re !== "" && re === known.pending;
  return mine ? { pending: null, refused: null } : { pending: known.pending, refused: known.refused };
}

function seatOf(member: string | null, table: TableInfo): number | null {
  return table.members.find((one) => one.member === member)?.seat ?? null;
}
