// Under which things of the table each legal move is found.
import type { LegalMove } from "../../lib/contract";
import { targetsIn, type Targets } from "../../lib/board/choices";
import type { Move, View } from "./generated";

export const thing = {
  hand: (card: string) => `hand:${card}`,
  spied: (card: string) => `spied:${card}`,
  laid: (card: string) => `laid:${card}`,
  place: (place: string) => `place:${place}`,
  player: (seat: number) => `player:${seat}`,
  foe: (position: number) => `foe:${position}`,
};
/** The chalkboard: whatever is played on nobody in particular can be carried there. */
export const STAGE = "stage";

/** The cards of a conspiracy that is played on somebody, by the name of its move. */
export const CONSPIRACY = { Raid: "raid", DropOut: "drop_out", Spy: "spy" };

/** Moves that one tap on the piece sends: they can be taken back, hurt nobody, or are chosen blindly anyway. */
const AT_ONCE = ["LayCard", "Take", "Save", "ChooseFirst"];

export function targetsOf(moves: LegalMove<Move>[], ask: View["ask"]): Targets<Move> {
  return targetsIn(moves, ({ move }) => {
    switch (move.kind) {
      case "Raid":
      case "DropOut":
      case "Spy":
        return [thing.hand(CONSPIRACY[move.kind]), thing.player(move.target)];
      case "Agitate":
        return [thing.hand("agitation")];
      case "ChooseFirst":
        return [thing.player(move.seat)];
      case "Attack":
        return [thing.place(move.location)];
      case "Take":
        return [thing.foe(move.position)];
      case "LayCard":
        return [thing.hand(move.card)];
      case "Save":
        return [thing.laid(move.card)];
      case "Discard":
        return [ask === "spy" ? thing.spied(move.card) : thing.hand(move.card)];
      default:
        return [];
    }
  });
}

/** The move that a tap on this thing sends without further question. */
export function atOnce(targets: Targets<Move>, key: string): LegalMove<Move> | undefined {
  const [only, ...others] = targets.get(key) ?? [];
  return only && !others.length && AT_ONCE.includes(only.move.kind) ? only : undefined;
}
