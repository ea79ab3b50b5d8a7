// What stands on the board: the match as it is now, or the earlier moment that is looked at, which offers nothing.

import type { BoardProps, Named } from "./contract";
import type { Known } from "./fold";
import type { News } from "./wire";
import type { Teller } from "./words";

type OnBoard = Required<Pick<BoardProps, "view" | "decision" | "moves" | "menu" | "events" | "since" | "aid" | "still">>;

export function onBoard(known: Known, news: News, since: Named[], still: boolean): OnBoard {
  const { past } = known;
  if (!past) {
    const { view, decision, aid, moves, menu } = news;
    return { view, decision, aid, moves, menu, events: known.events, since, still };
  }
  const { view, decision, aid, events } = past;
  return { view, decision, aid, moves: [], menu: [], events: [], since: events, still: true };
}

/** The numbers of the entries with which a turn begins. */
export function turnsOf(log: Named[], begins: number, words: Teller): number[] {
  return log.flatMap((event, at) => (words.event(event).startsWith("--- ") ? [begins + at] : []));
}

/** The beginning of the turn that an entry is part of, and those of the turns before and after it. */
export function turnsAround(turns: number[], entry: number): { before: number | null; own: number | null; after: number | null } {
  const at = turns.findLastIndex((one) => one <= entry);
  return { before: turns[at - 1] ?? null, own: turns[at] ?? null, after: turns[at + 1] ?? null };
}
