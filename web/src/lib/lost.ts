// How long a lost ticket takes, in words: what a table was opened with, and what can be chosen.

import type { Say } from "./people";

export const USUAL = { lost_after: 30, lost_wait: 600 };
export const AFTERS = [15, 30, 60, 300, 3600];
export const WAITS = [120, 600, 1800, 3600, 86_400];

/** In the largest unit that it is a whole number of. */
export function inWords(seconds: number, say: Say): string {
  if (seconds % 3600 === 0) return say("web-lost-hours", { count: seconds / 3600 });
  return seconds % 60 === 0 ? say("web-lost-minutes", { count: seconds / 60 }) : say("web-lost-seconds", { count: seconds });
}
