// Lines of the log in which nothing is told twice. The record keeps everything; here a claim that a seat makes again
// moves to its newest place, with the numbers that it had, and those who say the same right behind it share its line.

import { sayingOf } from "./claims";
import type { Named } from "./contract";

export interface Entry {
  number: number; // in the log, as claims cite it
  event: Named;
}

export interface Said extends Entry {
  numbers: number[]; // of all that are told by this one, the newest last
}

/** The first one is told; the others said the same. */
export type Line = Said[];

export function folded(entries: Entry[]): Line[] {
  const lines: Line[] = [];
  const before = new Map<string, Line>(); // where a seat said something the last time
  for (const entry of entries) {
    if (entry.event.kind === "Claim") fold(entry, lines, before);
    else lines.push([{ ...entry, numbers: [entry.number] }]);
  }
  return lines.filter((line) => line.length > 0);
}

function fold(entry: Entry, lines: Line[], before: Map<string, Line>): void {
  const saying = sayingOf(String(entry.event.text));
  const own = `${String(entry.event.speaker)} ${saying}`;
  const numbers = [...taken(before.get(own), entry.event.speaker), entry.number];
  let line = lines.at(-1);
  if (!line?.[0] || line[0].event.kind !== "Claim" || sayingOf(String(line[0].event.text)) !== saying) {
    line = [];
    lines.push(line);
  }
  line.push({ ...entry, numbers });
  before.set(own, line);
}

/** Takes what a seat said out of a line; its numbers are told elsewhere from now on. */
function taken(line: Line | undefined, speaker: unknown): number[] {
  const at = line?.findIndex((one) => one.event.speaker === speaker) ?? -1;
  return at < 0 ? [] : (line?.splice(at, 1)[0]?.numbers ?? []);
}

/** Where an entry is told: its own line, or else the last one before it, for what has no words of its own. */
export function lineOf(lines: Line[], number: number): Line | undefined {
  const own = lines.find((line) => line.some((one) => one.numbers.includes(number)));
  return own ?? lines.findLast((line) => line.every((one) => one.number < number));
}
