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
