// Under which things of the table each legal move is found: the card, the character, the room, the kind of action.
import type { LegalMove, MenuEntry, Seat } from "../../lib/contract";
import { claimAll, type Claims } from "../shared/choices";
import { beyond, cellBeyond, type Room } from "./geometry";
import { COLOURS, KINDS, type Kind, type StationView, type Way } from "./types";

export const thing = {
  action: (action: string) => `action:${action}`,
  card: (card: string) => `card:${card}`,
  character: (character: number) => `character:${character}`,
  parasite: (side: string, room: number) => `parasite:${side}:${room}`,
  room: (room: number) => `room:${room}`,
  cell: (x: number, y: number) => `cell:${x}:${y}`,
};

const ITEM_OF: Record<string, string> = {
  ThrowGrenade: "grenade",
  UseScanner: "heat_scanner",
  FirstAid: "first_aid_kit",
  ShareFirstAid: "first_aid_kit",
  PlayArmor: "armor",
};

interface MoveFields {
  kind: string;
  character?: Kind | "both";
  way?: Way;
  target?: string;
  patient?: string;
  partner?: Seat;
  seat?: Seat;
  card?: string;
  parasite?: string;
  room?: number;
}

export function claimsOf(view: StationView, seat: Seat | null, rooms: Room[], moves: LegalMove[], menu: MenuEntry[]): Claims {
  const claims = claimAll(moves, (legal) => thingsOf(legal.move as unknown as MoveFields, view, seat ?? view.active, rooms));
  for (const entry of menu) {
    const found = entry.moves.map((number) => moves[number]).filter((move) => move !== undefined);
    if (found.length) claims.set(thing.action(entry.action), found);
  }
  return claims;
}

function thingsOf(move: MoveFields, view: StationView, seat: Seat, rooms: Room[]): string[] {
  const own = (kind: Kind) => view.players[seat]?.[kind].room ?? null;
  const number = (kind: Kind) => 2 * seat + KINDS.indexOf(kind);
  if (move.kind === "Place") {
    const cell = cellBeyond(rooms[move.room!]!, move.way!);
    return [thing.cell(cell.x, cell.y)];
  }
  if (move.kind === "Pull") return [thing.parasite(move.parasite!, move.room!)];
  if (move.kind === "Offer") return [thing.card(move.card!)];
  const found: string[] = [];
  if (move.card) found.push(thing.card(move.card));
  if (ITEM_OF[move.kind]) found.push(thing.card(ITEM_OF[move.kind]!));
  const actor: Kind | null =
    move.kind === "Fire" ? "android" : move.kind === "Burn" ? "trooper" : move.kind === "Run" ? KINDS[view.now.bonus]! : null;
  const kind = actor ?? (move.character === "both" ? null : (move.character ?? null));
  if (kind) found.push(thing.character(number(kind)));
  const from = kind ? own(kind) : null;
  if (move.way && from !== null) {
    const there = beyond(rooms, view.placed, from, move.way);
    if (there !== null) found.push(thing.room(there));
  } else if (from !== null && !move.target && !move.patient) {
    found.push(thing.room(from));
  }
  for (const target of [move.target, move.patient]) if (target) found.push(...targeted(target, from, view, rooms));
  const other = move.partner ?? move.seat;
  if (other !== undefined) found.push(thing.character(2 * other), thing.character(2 * other + 1));
  return found;
}

/** `green_android`, or a parasite such as `gray_N`: gray, in the room to the north. */
function targeted(target: string, from: number | null, view: StationView, rooms: Room[]): string[] {
  const [name, rest] = target.split("_") as [string, string | undefined];
  const seat = (COLOURS as readonly string[]).indexOf(name);
  if (seat >= 0) return [thing.character(2 * seat + KINDS.indexOf(rest as Kind))];
  if (from === null) return [];
  const room = rest ? beyond(rooms, view.placed, from, rest as Way) : from;
  return room === null ? [] : [thing.parasite(name, room)];
}
