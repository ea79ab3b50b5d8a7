// What the heat scans told, in their order: how many of those who lived were infected.
import type { Incident, View } from "./generated";

export const scansOf = (view: View): Incident[] => view.story.filter((fact) => fact.what === "scan");

export function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest >>= 1) count += rest & 1;
  return count;
}
