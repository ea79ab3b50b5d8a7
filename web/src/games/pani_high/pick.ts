// Under which things of the table each legal move is found.
import type { LegalMove } from "../../lib/contract";
import { claimAll, type Claims } from "../shared/choices";

export const thing = {
  hand: (card: string) => `hand:${card}`,
  spied: (card: string) => `spied:${card}`,
  laid: (card: string) => `laid:${card}`,
  place: (place: string) => `place:${place}`,
  player: (seat: number) => `player:${seat}`,
  foe: (position: number) => `foe:${position}`,
};

const CONSPIRACY: Record<string, string> = { Raid: "raid", DropOut: "drop_out", Spy: "spy", Agitate: "agitation" };

export function claimsOf(moves: LegalMove[], ask: string | null): Claims {
  return claimAll(moves, ({ move }) => {
    const found: string[] = [];
    if (CONSPIRACY[move.kind]) found.push(thing.hand(CONSPIRACY[move.kind]!));
    if (move.target !== undefined) found.push(thing.player(move.target as number));
    if (move.kind === "ChooseFirst") found.push(thing.player(move.seat as number));
    if (move.kind === "Attack") found.push(thing.place(move.location as string));
    if (move.kind === "Take") found.push(thing.foe(move.position as number));
    if (move.kind === "LayCard") found.push(thing.hand(move.card as string));
    if (move.kind === "Save") found.push(thing.laid(move.card as string));
    if (move.kind === "Discard") found.push((ask === "spy" ? thing.spied : thing.hand)(move.card as string));
    return found;
  });
}
