// Under which things of the table each legal move is found: the card, the character, the room, the kind of action.
// What each of these things is called for those who ask what it is stands in explain.ts.
import type { LegalMove, MenuEntry, Seat } from "../../lib/contract";
import { targetsIn, type Targets } from "../../lib/board/choices";
import type { Move, View } from "./generated";
import { beyond, cellBeyond, doorwaysOf, WAYS, type Room } from "./geometry";
import { characterOf, COLOURS, KINDS, kindOf, type Kind } from "./types";

export const thing = {
  action: (action: string) => `action:${action}`,
  card: (card: string) => `card:${card}`,
  character: (character: number) => `character:${character}`,
  parasite: (side: string, room: number) => `parasite:${side}:${room}`,
  room: (room: number) => `room:${room}`,
  cell: (x: number, y: number) => `cell:${x}:${y}`,
};

/** Where the one card goes that is picked: onto the table before its owner, or into a trade. */
export const LAID = "zone:laid";
export const OFFERED = "zone:offered";

export function targetsOf(view: View, seat: Seat | null, rooms: Room[], moves: LegalMove<Move>[], menu: MenuEntry[]): Targets<Move> {
  const targets = targetsIn(moves, ({ move }) => thingsOf(move, view, seat ?? view.active, rooms));
  for (const entry of menu) {
    const found = entry.moves.map((number) => moves[number]).filter((move) => move !== undefined);
    if (found.length) targets.set(thing.action(entry.action), found);
  }
  return targets;
}

/** Which of the two characters of a seat does it; nobody where it is for the seat to do, or for both. */
export function actorOf(move: Move, view: View): Kind | null {
  if (move.kind === "Fire") return "android";
  if (move.kind === "Burn") return "trooper";
  if (move.kind === "Run") return kindOf(view.now.bonus);
  if (move.kind === "Trade") return view.now.entering < 0 ? null : kindOf(view.now.entering);
  return "character" in move && move.character !== "both" ? move.character : null;
}

/** Whoever is hit by it did not ask for it: a character of anybody, also of one's own. */
export function hurts(move: Move, view: View, seat: Seat | null, rooms: Room[]): boolean {
  if (move.kind === "Fire" || move.kind === "Stab") return KINDS.some((kind) => move.target.endsWith(`_${kind}`));
  if (move.kind !== "ThrowGrenade" || seat === null) return false;
  const from = view.players[seat]?.[move.character].room ?? null;
  const room = from === null ? null : beyond(rooms, view.placed, from, move.way);
  return room !== null && view.players.some((player) => KINDS.some((kind) => player[kind].room === room));
}

function thingsOf(move: Move, view: View, seat: Seat, rooms: Room[]): string[] {
  if (move.kind === "Place") {
    const room = rooms[move.room];
    const cell = room && cellBeyond(room, move.way);
    return cell ? [thing.cell(cell.x, cell.y)] : [];
  }
  if (move.kind === "Pull") return [thing.parasite(move.parasite, move.room)];
  const found = cardsOf(move).map(thing.card);
  if (move.kind === "Offer") return found;
  if (move.kind === "Heal" && move.character === "both") return [...found, ...KINDS.map((one) => thing.character(characterOf(seat, one)))];
  const kind = actorOf(move, view);
  const from = kind ? (view.players[seat]?.[kind].room ?? null) : null;
  if (kind) found.push(thing.character(characterOf(seat, kind)));
  if (from !== null) found.push(...placesFor(move, from, view, rooms));
  for (const target of aimedAt(move)) found.push(...targeted(target, from, view, rooms));
  for (const other of othersOf(move)) found.push(...KINDS.map((one) => thing.character(characterOf(other, one))));
  return found;
}

function cardsOf(move: Move): string[] {
  switch (move.kind) {
    case "Lay":
    case "Offer":
      return [move.card];
    case "ThrowGrenade":
      return ["grenade"];
    case "UseScanner":
      return ["heat_scanner"];
    case "FirstAid":
    case "ShareFirstAid":
      return ["first_aid_kit"];
    case "PlayArmor":
      return ["armor"];
    default:
      return [];
  }
}

/** The room that a move leads to, or the one where it is done; whoever explores points at the dark behind a doorway. */
function placesFor(move: Move, from: number, view: View, rooms: Room[]): string[] {
  if (aimedAt(move).length || move.kind === "Trade") return [];
  if (move.kind === "Explore") {
    const dark = doorwaysOf(rooms, view, from).map(({ x, y }) => thing.cell(x, y));
    return [thing.room(from), ...dark];
  }
  const room = "way" in move ? beyond(rooms, view.placed, from, move.way) : from;
  return room === null ? [] : [thing.room(room)];
}

function aimedAt(move: Move): string[] {
  return "target" in move ? [move.target] : "patient" in move ? [move.patient] : [];
}

function othersOf(move: Move): Seat[] {
  return "partner" in move ? [move.partner] : "seat" in move ? [move.seat] : [];
}

/** `green_android`, or a parasite such as `gray_N`: gray, in the room to the north. */
function targeted(target: string, from: number | null, view: View, rooms: Room[]): string[] {
  const [name = "", rest] = target.split("_");
  const kind = KINDS.find((one) => one === rest);
  if (kind) return [thing.character(characterOf(COLOURS.indexOf(name), kind))];
  if (from === null) return [];
  const way = WAYS.find((one) => one === rest);
  const room = way ? beyond(rooms, view.placed, from, way) : from;
  return room === null ? [] : [thing.parasite(name, room)];
}
