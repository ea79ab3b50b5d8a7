// Which moves a thing on the table stands for. A board puts every legal move under the things that a person would
// point at; what stands under none of them is offered as a plain list, so that no decision can get stuck.
import type { LegalMove, Named } from "../contract";

export type Targets<Move extends Named = Named> = Map<string, LegalMove<Move>[]>;

type Things<Move extends Named> = (move: LegalMove<Move>) => string[];

export function targetsIn<Move extends Named>(moves: LegalMove<Move>[], thingsOf: Things<Move>): Targets<Move> {
  const targets: Targets<Move> = new Map();
  for (const move of moves) {
    for (const thing of new Set(thingsOf(move))) {
      const known = targets.get(thing);
      if (known) known.push(move);
      else targets.set(thing, [move]);
    }
  }
  return targets;
}

/** Moves that nothing which can be pointed at stands for. */
export function untargeted<Move extends Named>(
  moves: LegalMove<Move>[],
  targets: Targets<Move>,
  shown: (thing: string) => boolean,
): LegalMove<Move>[] {
  const reached = new Set<string>();
  for (const [thing, found] of targets) if (shown(thing)) for (const move of found) reached.add(move.text);
  return moves.filter((move) => !reached.has(move.text));
}

/** Equal cards together, in the order they first come. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
