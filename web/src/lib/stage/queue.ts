// Moments in a row: one after the other, never many. How long one is shown depends on nothing that it tells.

import type { Cue, Moment, Tone } from "./moment";

/** Milliseconds, for every moment and for everybody: a length can tell nothing if there is only one. */
export const LASTS = 2000;
export const MOST_IN_A_ROW = 3;
export const MOST_LINES = 5;

/** What is shown at once: a moment, or what else happened, line by line. */
export type Act =
  | { is: "one"; moment: Moment; covered: boolean }
  | { is: "list"; lines: Moment[]; left: number }; // so many more than are told

/** The first one is shown, the others wait. */
export type Row = readonly Act[];

/** More moments; private ones are covered where several people look at one screen. */
export function joined(row: Row, fresh: Moment[], shared: boolean): Row {
  const all = [...row, ...fresh.map((moment) => single(moment, shared))];
  return all.length <= MOST_IN_A_ROW ? all : merged(all);
}

export function next(row: Row): Row {
  return row.slice(1);
}

/** Whoever went on: what is covered is shown first. */
export function wentOn(row: Row): Row {
  const [first, ...others] = row;
  return first?.is === "one" && first.covered ? [{ ...first, covered: false }, ...others] : others;
}

/** Whoever moves has seen enough of what is shown; of what waits, only what stands apart is still to be seen. */
export function moved(row: Row): Row {
  return row.slice(1).filter(isApart);
}

/** Whoever skips wants to be told briefly. */
export function hurried({ apart: _, ...moment }: Moment): Moment {
  return moment;
}

/** What a person must close; everything else goes by itself. */
export function waits(act: Act): boolean {
  return act.is === "one" && (act.covered || Boolean(act.moment.hold ?? act.moment.stays));
}

/** Nobody looked: only what waits for a person is kept. */
export function unseen(row: Row): Row {
  return row.filter(waits);
}

export function isPrivate(moment: Moment): boolean {
  return moment.tone === "secret" || Boolean(moment.hold);
}

export function toneOf(act: Act): Tone {
  return act.is === "one" ? act.moment.tone : "neutral";
}

export function cueOf(act: Act): Cue {
  return act.is === "one" ? act.moment.sound : "reveal";
}

function single(moment: Moment, shared: boolean): Act {
  return { is: "one", moment, covered: Boolean(moment.hold) || (shared && isPrivate(moment)) };
}

/** What waits becomes one list; what is private, or has to be read, keeps its own place. */
function merged([first, ...waiting]: Act[]): Row {
  const late = new Set(waiting.filter(isApart).slice(0, -MOST_IN_A_ROW)); // where there are too many, the oldest are only told
  const apart = waiting.filter((act) => standsAlone(act) && !late.has(act));
  const rest = waiting.filter((act) => !standsAlone(act) || late.has(act));
  const lines = rest.flatMap((act) => (act.is === "list" ? act.lines : [act.moment]));
  const left = rest.reduce((sum, act) => sum + (act.is === "list" ? act.left : 0), 0) + Math.max(0, lines.length - MOST_LINES);
  const list: Act[] = lines.length ? [{ is: "list", lines: lines.slice(-MOST_LINES), left }] : [];
  return first ? [first, ...apart, ...list] : [];
}

function standsAlone(act: Act): boolean {
  return act.is === "one" && (isPrivate(act.moment) || waits(act) || isApart(act));
}

function isApart(act: Act): boolean {
  return act.is === "one" && Boolean(act.moment.apart);
}
