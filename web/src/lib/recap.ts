// What happened while somebody waited: what concerns them first, then the deeds of each player, all talk in one line, and
// the rest as a number. What matters and what does not, the game says, as it does for the terminal.

import { spoken } from "./claims";
import type { Named, Seat } from "./contract";
import type { Entry } from "./folded";
import type { Teller } from "./words";

export const MOST_LINES = 5;

export interface RecapLine {
  seat: Seat | null; // who did it, where somebody did
  text: string;
  mine: boolean; // it concerns the viewer
}

export interface Recap {
  lines: RecapLine[];
  more: number; // entries that no line tells of
  from: number; // the entry at which it begins
}

interface Part extends RecapLine {
  tells: number; // entries
}

/** Nothing where next to nothing happened. */
export function recapOf(entries: Entry[], viewer: Seat | null, words: Teller): Recap | null {
  const { trifling } = words.story;
  const told = entries.filter(({ event }) => words.event(event) && !trifling.includes(event.kind));
  const [first] = told;
  if (!first) return null;
  const parts = ordered(told, viewer, words);
  const small = told.length === 1 && !parts.some((part) => part.mine) && !weighty(first.event, words);
  if (small || !parts.length) return null;
  const shown = parts.slice(0, MOST_LINES);
  const more = told.length - shown.reduce((sum, part) => sum + part.tells, 0);
  return { lines: shown.map(({ seat, text, mine }) => ({ seat, text, mine })), more, from: first.number };
}

function ordered(told: Entry[], viewer: Seat | null, words: Teller): Part[] {
  const talk = told.filter(({ event }) => event.kind === "Claim");
  const happened = told.filter(({ event }) => event.kind !== "Claim");
  const inFull = happened.filter(({ event }) => weighty(event, words) || concerns(event, viewer, words));
  const rest = happened.filter((one) => !inFull.includes(one));
  const full = sentences(inFull, happened, viewer, words);
  const said = talkOf(talk, viewer, words);
  const mine = [...full, ...said].filter((part) => part.mine);
  return [...mine, ...full.filter((part) => !part.mine), ...deeds(rest, words), ...said.filter((part) => !part.mine)];
}

export function weighty(event: Named, words: Teller): boolean {
  return words.story.weighty.includes(event.kind);
}

/** Whether a seat is named in an event, or something that is its own. */
export function concerns(event: Named, viewer: Seat | null, words: Teller): boolean {
  if (viewer === null) return false;
  if (words.named(event, "seat").includes(viewer)) return true;
  return Object.entries(words.story.apiece).some(([meaning, each]) =>
    words.named(event, meaning).some((number) => Math.floor(number / each) === viewer),
  );
}

/** Whole sentences, those of one player's doing together: what names nobody comes of what was done before it. */
function sentences(inFull: Entry[], happened: Entry[], viewer: Seat | null, words: Teller): Part[] {
  const parts: (Part & { lines: string[] })[] = [];
  let doer: Seat | null = null;
  for (const one of happened) {
    doer = words.named(one.event, "seat")[0] ?? doer;
    if (!inFull.includes(one)) continue;
    const mine = concerns(one.event, viewer, words);
    const line = words.event(one.event).replace(/^--- /, "");
    const last = parts.at(-1);
    if (last && last.seat === doer && last.mine === mine) {
      last.lines.push(line);
      last.tells += 1;
    } else parts.push({ seat: doer, text: "", mine, tells: 1, lines: [line] });
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: counted(lines, words).join(" ") }));
}

/** A line for each player who did something, in the order in which they did it. */
function deeds(entries: Entry[], words: Teller): Part[] {
  const done = new Map<Seat, string[]>();
  for (const { event } of entries) {
    const seat = words.named(event, "seat")[0];
    const deed = words.deed(event);
    if (seat !== undefined && deed) done.set(seat, [...(done.get(seat) ?? []), deed]);
  }
  return [...done].map(([seat, lines]) => {
    const text = words.say("recap-seat", { ...words.who("seat", seat), deeds: counted(lines, words).join(" · ") });
    return { seat, text, mine: false, tells: lines.length };
  });
}

function talkOf(claims: Entry[], viewer: Seat | null, words: Teller): Part[] {
  if (!claims.length) return [];
  const speakers = [...new Set(claims.map(({ event }) => Number(event.speaker)))].filter((seat) => seat !== viewer);
  if (!speakers.length) return [];
  const about = claims.filter(({ event }) => spoken(String(event.text)).values.seat === viewer).length;
  const names = speakers.map((seat) => words.seat(seat)).join(", ");
  const text = words.say("web-recap-talk", { names, count: claims.length, about });
  return [{ seat: speakers.length === 1 ? (speakers[0] ?? null) : null, text, mine: about > 0, tells: claims.length }];
}

function counted(lines: string[], words: Teller): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([deed, count]) => (count === 1 ? deed : words.say("recap-times", { deed, count })));
}

/** Where the log goes on for whoever has opened the page anew: behind the last entry that tells of a deed of theirs. */
export function lastDeed(log: Named[], begins: number, viewer: Seat | null, words: Teller): number {
  const turn = (event: Named): boolean => words.event(event).startsWith("--- ");
  if (viewer === null) return begins + Math.max(0, log.findLastIndex(turn));
  const { trifling } = words.story;
  const done = (event: Named): boolean => words.named(event, "seat")[0] === viewer && !turn(event) && !trifling.includes(event.kind);
  return begins + 1 + log.findLastIndex(done);
}
