// Why a parasite cannot be attacked now, as far as everybody at the table can see it.
import type { LegalMove, MenuEntry, Seat, Words } from "../../lib/contract";
import type { Targets } from "../../lib/board/choices";
import type { Move, View } from "./generated";
import { thing } from "./pick";

export interface Reach {
  view: View;
  seat: Seat | null;
  moves: LegalMove<Move>[];
  menu: MenuEntry[];
  targets: Targets<Move>;
  words: Words;
}

/** Nothing where it can be attacked, or where nobody asks. */
export function whyNotParasite(here: Reach, side: string, room: number): string {
  const { view, seat, moves, menu, targets, words } = here;
  if (seat === null || !moves.length || !menu.length) return "";
  if (aims(targets.get(thing.parasite(side, room)))) return "";
  const refusal = menu.find((entry) => entry.action === "attack")?.refusal;
  if (refusal) return words.say(`refusal-${refusal}`);
  if (view.ask === "entry") return words.say("refusal-not-an-attack");
  const { android, trooper } = view.players[seat]!;
  if (android.room === null) return words.say("refusal-no-android");
  if (android.room === room) return words.say("refusal-no-bullet");
  return words.say(trooper.room === room ? "web-parasite-trooper" : "web-parasite-far", { room: android.room });
}

/** For whoever looks for targets: why the parasites beside one's own characters are none. */
export function whyNoneBeside(here: Reach): string {
  const { view, seat, words } = here;
  const own = seat === null ? [] : [view.players[seat]?.trooper.room, view.players[seat]?.android.room];
  const beside = view.parasites.filter(({ room }) => own.includes(room));
  const reason = beside.map(({ side, room }) => whyNotParasite(here, side, room)).find(Boolean);
  return reason ? words.say("web-parasite-out-of-reach", { reason }) : "";
}

const aims = (moves: LegalMove<Move>[] = []): boolean => moves.some(({ move }) => move.kind === "Fire" || move.kind === "Stab");
