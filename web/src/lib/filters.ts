// Which lines of the log are shown.

import type { Named } from "./contract";
import type { AnyEdition } from "./edition";

export type Shows = (event: Named) => boolean;

/** All and talk of any game; what a fight is, the edition says. */
export function filtersOf(edition: AnyEdition | undefined): Record<string, Shows> {
  const found: Record<string, Shows> = { all: () => true, talk: (event) => event.kind === "Claim" };
  for (const [name, kinds] of Object.entries(edition?.log ?? {})) found[name] = (event) => kinds.test(event.kind);
  return found;
}
