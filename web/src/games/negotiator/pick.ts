// Under which things of the table each legal move is found.
import type { LegalMove } from "../../lib/contract";
import { targetsIn, type Targets } from "../../lib/board/choices";
import type { Move, View } from "./generated";
import { CONCEDED } from "./types";

export const thing = {
  hand: (card: string) => `hand:${card}`,
  market: (card: string) => `market:${card}`,
  demand: (position: number) => `demand:${position}`,
  minor: (position: number) => `minor:${position}`,
  giveUp: "give-up",
  hangUp: "hang_up",
  die: (position: number) => `die:${position}`,
};

export function targetsOf(view: View, moves: LegalMove<Move>[]): Targets<Move> {
  return targetsIn(moves, ({ move }) => {
    switch (move.kind) {
      case "Play":
      case "Lay":
      case "Convert":
      case "Pay":
        return [thing.hand(move.card)];
      case "Buy":
      case "Take":
        return [thing.market(move.card)];
      case "Reveal":
        return [thing.demand(move.position)];
      case "Reroll":
        return [thing.die(move.die)];
      case "Abandon":
        return [thing.giveUp];
      case "EndTalk":
        return [thing.hangUp];
      case "Concede":
        return placesOf(view, move.demand);
      default:
        return [];
    }
  });
}

function placesOf(view: View, demand: string): string[] {
  const place = view.demands.findIndex((one, at) => one === demand && view.faces[at] !== CONCEDED);
  return place >= 0 ? [thing.demand(place)] : [thing.minor(view.minors.indexOf(demand))];
}

/** The card that a thing of the table is, where its face is seen. */
export function cardAt(view: View, key: string): string | null {
  const [kind, name = ""] = key.split(":");
  if (kind === "hand" || kind === "market") return name;
  if (kind === "demand") return view.demands[Number(name)] ?? null;
  return kind === "minor" ? (view.minors[Number(name)] ?? null) : null;
}

const DROPS: Record<string, readonly Move["kind"][]> = { scene: ["Play", "Concede"], points: ["Lay"], hand: ["Buy", "Take"] };

/** What is meant by carrying a thing to a place. */
export function dropOf(targets: Targets<Move>, from: string, to: string): LegalMove<Move> | undefined {
  // Whatever lies on the scene or in the hand belongs to it.
  const place = to.startsWith("hand:") ? "hand" : to;
  return targets.get(from)?.find(({ move }) => DROPS[place]?.includes(move.kind));
}
