// What has just happened, as marks on the map. Only what everybody may know: who went, attacked, traded or searched where.
import type { Seat } from "../../lib/contract";
import type { Told, View } from "./generated";
import { beyond, roomsOf, WAYS } from "./geometry";
import { kindOf, seatOf } from "./types";

export interface Mark {
  from?: number;
  to: number;
  kind: "walk" | "attack" | "trade" | "search" | "explore" | "parasite";
  seat?: Seat;
}

/** The marks of some events; `before` is how things stood until then, which tells where somebody came from. */
export function marksOf(events: readonly Told["event"][], view: View, before: View | null = null): Mark[] {
  const stood = standing(events, view, before);
  let doer = view.active;
  return events
    .flatMap((event) => {
      if (event.kind === "TurnBegan" || event.kind === "ExploreBegan" || event.kind === "TerminalUsed") doer = event.seat;
      return marked(event, view, before, stood, doer);
    })
    .filter(({ to }) => to >= 0);
}

/** Where characters stood at first. Without an earlier view it is known of those who did not walk since. */
function standing(events: readonly Told["event"][], view: View, before: View | null): Map<number, number> {
  const walked = new Set(before ? [] : events.flatMap((event) => (event.kind === "Walked" ? [event.character] : [])));
  const stood = new Map<number, number>();
  for (const [seat, player] of (before ?? view).players.entries()) {
    [player.trooper, player.android].forEach(({ room }, at) => {
      const character = 2 * seat + at;
      if (room !== null && !walked.has(character)) stood.set(character, room);
    });
  }
  return stood;
}

function marked(event: Told["event"], view: View, before: View | null, stood: Map<number, number>, doer: Seat): Mark[] {
  switch (event.kind) {
    case "Walked": {
      const from = stood.get(event.character);
      stood.set(event.character, event.room);
      if (from === undefined && !before) return []; // whoever has just come sees where it stands, and no more
      return [{ ...came(from, event.room), to: event.room, kind: "walk", seat: event.seat }];
    }
    case "RoomPlaced":
      return [{ to: placed(event.room, event.way, view), kind: "explore", seat: doer }];
    case "Searched":
      return [{ to: stood.get(event.character) ?? -1, kind: "search", seat: event.seat }];
    case "TradeBegan":
      return [{ to: event.room, kind: "trade", seat: event.seat }];
    case "ShotFired":
      return [{ ...came(stood.get(2 * event.seat + 1), event.room), to: event.room, kind: "attack", seat: event.seat }];
    case "Stabbed":
    case "GrenadeThrown":
      return [{ ...came(stood.get(event.character), event.room), to: event.room, kind: "attack", seat: event.seat }];
    case "CharacterHurt":
      return [{ to: whereabouts(event.character, view, stood), kind: "attack" }];
    case "ParasiteAppeared":
      return [{ to: event.room, kind: "parasite" }];
    case "ParasitePulled":
      return [{ ...came(event.start, event.room), to: event.room, kind: "parasite" }];
    case "ParasitesMoved":
      return before ? crawled(event.die, view, before) : [];
    default:
      return [];
  }
}

const came = (from: number | undefined, to: number): { from?: number } => (from === undefined || from === to ? {} : { from });

function placed(room: number, way: string, view: View): number {
  const found = WAYS.find((one) => one === way);
  return (found && beyond(roomsOf(view.placed), view.placed, room, found)) ?? -1;
}

const whereabouts = (character: number, view: View, stood: Map<number, number>): number =>
  view.players[seatOf(character)]?.[kindOf(character)].room ?? stood.get(character) ?? -1;

/** Parasites go the way of the die, one room each, where they can: whoever is there now came from the room before. */
function crawled(die: number, view: View, before: View): Mark[] {
  const way = WAYS[die - 1];
  if (!way) return [];
  const rooms = roomsOf(view.placed);
  const sides = new Set(before.parasites.map(({ side, room }) => `${side} ${room}`));
  return [...sides].flatMap((one) => {
    const [side, room] = one.split(" ");
    const to = beyond(rooms, view.placed, Number(room), way);
    if (to === null || !view.parasites.some((other) => other.side === side && other.room === to)) return [];
    const mark: Mark = { from: Number(room), to, kind: "parasite" };
    return [mark];
  });
}
