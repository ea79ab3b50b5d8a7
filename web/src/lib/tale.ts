// What is told of a match that is over, and where in it a moment stands.

import { editionOf } from "../games";
import type { Mark } from "./edition";
import type { Ending, Moment, Tale } from "./wire";
import type { Teller } from "./words";

const LIE: Mark = { path: "M5 5l14 14M19 5L5 19", tone: "bad" };
const PLAIN: Mark = { path: "M6 21V4M6 4h11l-2 4 2 4H6", tone: "plain" };

export function markOf(game: string, { what, verdict }: Moment): Mark {
  if (verdict !== null) return LIE; // of what was said, the lies alone are told
  return editionOf(game)?.marks?.[what.kind] ?? PLAIN;
}

/** The step after which the entry of this number stands in the log. */
export function plyOf(lengths: number[], number: number): number {
  const ply = lengths.findIndex((length) => length > number);
  return ply < 0 ? Math.max(0, lengths.length - 1) : ply;
}

/** The newest entry of the log after a step. */
export function numberAt(lengths: number[], ply: number): number {
  return Math.max(0, (lengths[ply] ?? 1) - 1);
}

/** The turn that a step belongs to; none before the first. */
export function turnAt(turns: number[], ply: number): number {
  return turns.filter((begins) => begins <= ply).length;
}

/** The step to which one goes by a turn: back to where this one began, or the one before; on to the next. */
export function byTurn(turns: number[], ply: number, way: 1 | -1, last: number): number {
  if (way > 0) return turns.find((begins) => begins > ply) ?? last;
  return turns.findLast((begins) => begins < ply) ?? 0;
}

/** Who won and why, in a sentence or two; why in the words of the game where it has some. */
export function sentence(outcome: Ending, words: Teller): string {
  const why = words.has(`why-${outcome.reason}`) ? words.say(`why-${outcome.reason}`) : `${words.say(`outcome-${outcome.reason}`)}.`;
  const alone = outcome.winners.length === 1 && outcome.winners.every((seat) => words.who("seat", seat).seat_is === "you");
  if (alone) return why; // the title says the rest
  return words.say("web-ended", { count: outcome.winners.length, winners: winners(outcome.winners, words), why });
}

/** In French they stand behind a colon, in English they begin the sentence. */
function winners(seats: number[], words: Teller): string {
  const names = seats.map((seat, at) => (at === 0 && words.language === "en" ? words.seat(seat) : words.mid(seat)));
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

export const NO_TALE: Tale = { moments: [], verdicts: [], fates: [], lengths: [], turns: [] };
