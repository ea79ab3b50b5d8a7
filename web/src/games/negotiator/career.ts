// Finished matches of Négociateur, as the server told them at their end, kept in this browser. What they add up to is
// for the rules to say. One that is left is kept as it was left, and counts as given up when the next one begins.

import type { CareerMatch } from "./generated";

const KEY = "openps.career";
const BEGUN = "openps.career.begun";
const MOST = 180; // the latest: as many as the server adds up

export const kept = (): CareerMatch[] => stored(KEY);

/** What counts: practice does not. */
export function tally(): { matches: number; won: number } {
  const counted = kept().filter((one) => !one.practice);
  return { matches: counted.length, won: counted.filter((one) => one.won).length };
}

function stored(key: string): CareerMatch[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(isMatch) : [];
  } catch {
    return [];
  }
}

/** Whatever stands in the storage of a browser, only matches come out. */
function isMatch(value: unknown): value is CareerMatch {
  return typeof value === "object" && value !== null && "table" in value && "taker" in value;
}

/** Once: a match is its table, however often its end is seen. */
export function remember(ended: CareerMatch, today = new Date()): void {
  const before = kept();
  if (before.some((one) => one.table === ended.table)) return;
  const date = today.toISOString().slice(0, 10);
  localStorage.setItem(KEY, JSON.stringify([...before, { ...ended, date }].slice(-MOST)));
  const begun = stored(BEGUN).filter((one) => one.table !== ended.table);
  localStorage.setItem(BEGUN, JSON.stringify(begun));
}

/** What there is to tell when a match that counts is opened or goes on: those that were given up, or that it was itself. */
export interface Opened {
  givenUp: CareerMatch[];
  over: CareerMatch | null;
}

/** A match as it stands: with the first news of a new one, all others that were left are given up. */
export function goesOn(now: CareerMatch, today = new Date()): Opened {
  const over = kept().find((one) => one.table === now.table) ?? null;
  if (over || now.practice) return { givenUp: [], over };
  const begun = stored(BEGUN);
  const known = begun.some((one) => one.table === now.table);
  const givenUp = known ? [] : begun;
  for (const one of givenUp) remember(one, today);
  const others = known ? begun.filter((one) => one.table !== now.table) : [];
  localStorage.setItem(BEGUN, JSON.stringify([...others, now]));
  return { givenUp, over: null };
}

export function forgetAll(): void {
  localStorage.removeItem(KEY);
  localStorage.removeItem(BEGUN);
}
