// Finished matches of Négociateur, as the server told them at their end, kept in this browser. What they add up to is
// for the rules to say.

import type { CareerMatch } from "./wire";

const KEY = "openps.career";
const MOST = 180; // the latest: as many as the server adds up

export function kept(): CareerMatch[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as CareerMatch[]) : [];
  } catch {
    return [];
  }
}

/** Once: a match is its table, however often its end is seen. */
export function remember(ended: CareerMatch, today = new Date()): void {
  const before = kept();
  if (before.some((one) => one.table === ended.table)) return;
  const date = today.toISOString().slice(0, 10);
  localStorage.setItem(KEY, JSON.stringify([...before, { ...ended, date }].slice(-MOST)));
}

export function forgetAll(): void {
  localStorage.removeItem(KEY);
}
