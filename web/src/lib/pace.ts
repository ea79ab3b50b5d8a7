// How fast bots answer, as people choose it: milliseconds of a table's pace, from slow to fast.

import type { TableInfo } from "./wire";

export const SPEEDS = [1800, 900, 450, 225];

/** The next speed in one direction; none where it is as fast or as slow as it can be. */
export function nextSpeed(pace: number, faster: boolean): number | null {
  const beyond = SPEEDS.filter((one) => (faster ? one < pace : one > pace));
  return (faster ? beyond[0] : beyond.at(-1)) ?? null;
}

/** Names of those who have not agreed yet that bots answer at once, and could; nobody of those who are away or out. */
export function notAgreed(info: TableInfo, out: (seat: number) => boolean): string[] {
  const waits = info.seats.flatMap((place, seat) => (place.member && !place.stand_in && !out(seat) ? [place.member] : []));
  return info.members.filter((one) => waits.includes(one.member) && !info.skips.includes(one.member)).map((one) => one.name);
}
