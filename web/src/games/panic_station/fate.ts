// Which side somebody was on, as far as the viewer may know it: from a check card, or once the match is over.
import type { Seat } from "../../lib/contract";
import type { View } from "./generated";

export type Fate = "human" | "infected" | "host";

export function fateOf(view: View, seat: Seat): Fate | null {
  const told = view.revealed;
  if (told) return told.host === seat ? "host" : (told.infected >> seat) & 1 ? "infected" : "human";
  const check = view.checks.find((one) => one.victim === seat && one.infected !== null);
  return check ? (check.infected ? "infected" : "human") : null;
}
