// The one list of the games that the page was built with; everybody else asks their editions.

import type { AnyEdition } from "../lib/edition";
import { edition as negotiator } from "./negotiator/edition";
import { edition as paniHigh } from "./pani_high/edition";
import { edition as panicStation } from "./panic_station/edition";

export const EDITIONS: readonly AnyEdition[] = [panicStation, negotiator, paniHigh];

export function editionOf(game: string): AnyEdition | undefined {
  return EDITIONS.find((one) => one.key === game);
}
