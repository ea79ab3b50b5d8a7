// What may lose the match: it is said before, and asked for twice.
import type { Move, View } from "./generated";
import { CONCEDED } from "./types";

/** What cannot be undone and may lose the match: to grant the way out, and to hang up once it is granted. */
export function isCostly(move: Move, view: View): boolean {
  if (move.kind === "EndTalk") return view.clock;
  if (move.kind !== "Concede") return false;
  return isWayOut(view, view.demands.findIndex((one, place) => one === move.demand && view.faces[place] !== CONCEDED));
}

/** NG-10.15  Whether this Demand is a way out that nobody has granted yet: whoever grants it has to win in the same call. */
export function isWayOut(view: View, at: number): boolean {
  return view.kinds[at] === "escape" && view.faces[at] !== CONCEDED;
}
