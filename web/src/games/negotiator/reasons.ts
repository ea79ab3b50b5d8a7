// Why a card cannot be used now, as far as the table itself shows it; for whoever asks a card.
import type { View } from "./generated";
import { CONCEDED } from "./types";

/** Keys of messages. */
export function whyNotPlay(view: View): string {
  if (view.ask === null) return "refusal-match-over";
  return view.ask === "prepare" ? "refusal-not-usable" : "refusal-other-question";
}

export function whyNotBuy(view: View, cost: number): string {
  if (view.ask === null) return "refusal-match-over";
  if (view.ask === "discuss" && !view.last) return "refusal-not-yet";
  if (view.ask !== "buy" && view.ask !== "discuss") return "refusal-other-question";
  return cost > Math.max(0, view.points) ? "refusal-too-dear" : "refusal-hand-full";
}

export function whyNotConcede(view: View, face: number | undefined, cost: number): string {
  if (view.ask === null) return "refusal-match-over";
  if (face === CONCEDED) return "refusal-already-conceded";
  return view.ask === "discuss" && cost > view.points ? "refusal-cannot-pay" : "refusal-other-question";
}

/** How many points a face-up Demand costs more than there are. */
export function missing(view: View, key: string, cost: number): number {
  const [kind, at] = key.split(":");
  const conceded = kind === "demand" && view.faces[Number(at)] === CONCEDED;
  const asks = view.ask === "discuss" && (kind === "demand" || kind === "minor") && !conceded;
  return asks ? Math.max(0, cost - view.points) : 0;
}
