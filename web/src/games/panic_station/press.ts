// What pressing things one after another means: each narrows what may be done, until one move is left, which is sent.
// A character, then a room: the walk. A kind of action, then a character, then whom it is aimed at. A drop is the same.
import type { LegalMove } from "../../lib/contract";
import type { Targets } from "../../lib/board/choices";
import type { Move } from "./generated";
import { LAID, OFFERED } from "./pick";

export interface Pieces {
  moves: LegalMove<Move>[];
  targets: Targets<Move>;
  ask: string | null;
  own: (key: string) => boolean; // a character of the viewer
  grave: (move: Move) => boolean; // asked for again before it is sent
}

/** What was pressed so far, in its order. */
export type Chain = readonly string[];
export type Step = { chain: Chain; send?: undefined } | { send: LegalMove<Move> };

const kindOf = (key: string): string => key.slice(0, key.indexOf(":"));

/** Things to begin with: one's own characters, cards, kinds of action. */
export function isSource({ own }: Pick<Pieces, "own">, key: string): boolean {
  return kindOf(key) === "card" || kindOf(key) === "action" || own(key);
}

/** The moves that all pressed things stand for. */
export function left({ moves, targets }: Pick<Pieces, "moves" | "targets">, chain: Chain): LegalMove<Move>[] {
  return chain.reduce((found, key) => found.filter((move) => targets.get(key)?.includes(move)), moves);
}

/** What tells the moves apart that are left: these things are lit. */
export function lit(pieces: Pieces, chain: Chain): Set<string> {
  const found = left(pieces, chain);
  const keys = [...pieces.targets.keys()].filter((key) => !chain.includes(key));
  if (!chain.length) return new Set(pieces.ask === "act" || pieces.ask === "entry" ? keys.filter((key) => isSource(pieces, key) || beckons(pieces, key)) : keys);
  const narrows = (key: string): boolean => {
    const count = found.filter((move) => pieces.targets.get(key)?.includes(move)).length;
    return count > 0 && (count < found.length || !isSource(pieces, key));
  };
  return new Set(keys.filter(narrows));
}

/** Whoever has just come in must attack or trade: then those to do it with are lit at once. */
const beckons = (pieces: Pieces, key: string): boolean => pieces.ask === "entry" && kindOf(key) !== "room";

/** Where the one move that is left goes to, if it is a card. */
function zoneOf(found: LegalMove<Move>[]): string[] {
  const [only, ...more] = found;
  if (!only || more.length) return [];
  return only.move.kind === "Lay" ? [LAID] : only.move.kind === "Offer" ? [OFFERED] : [];
}

/** What may be pressed: what is lit, whatever else one could begin with, and at first everything. */
export function pressable(pieces: Pieces, chain: Chain): Set<string> {
  if (!chain.length) return new Set(pieces.targets.keys());
  return new Set([...lit(pieces, chain), ...chain, ...zoneOf(left(pieces, chain)), ...[...pieces.targets.keys()].filter((key) => isSource(pieces, key))]);
}

export function press(pieces: Pieces, chain: Chain, key: string): Step {
  const found = left(pieces, chain);
  const only = found.length === 1 ? found[0] : undefined;
  if (key === LAID || key === OFFERED) return only && chain.length && zoneOf(found).includes(key) ? { send: only } : { chain };
  if (chain.includes(key)) return only && chain.at(-1) === key && !pieces.own(key) ? { send: only } : { chain: chain.slice(0, chain.indexOf(key)) };
  if (chain.length && lit(pieces, chain).has(key)) return narrowed(pieces, [...chain, key]);
  if (!pieces.targets.has(key) || (chain.length && !isSource(pieces, key))) return { chain: [] };
  return begun(pieces, key);
}

/** One thing on another, as if both were pressed. */
export function drop(pieces: Pieces, from: string, to: string): Step {
  const chain = pieces.targets.has(from) ? [from] : [];
  return chain.length && pressable(pieces, chain).has(to) && to !== from ? press(pieces, chain, to) : { chain: [] };
}

function narrowed(pieces: Pieces, chain: Chain): Step {
  const [move, ...more] = left(pieces, chain);
  return move && !more.length && !pieces.grave(move.move) ? { send: move } : { chain };
}

/** A kind of action that can be done in one way is done; so is what the table asks to point at. Cards are looked at first. */
function begun(pieces: Pieces, key: string): Step {
  const asksToPoint = pieces.ask !== "act" && pieces.ask !== "offer" && !isSource(pieces, key);
  return kindOf(key) === "action" || asksToPoint ? narrowed(pieces, [key]) : { chain: [key] };
}
