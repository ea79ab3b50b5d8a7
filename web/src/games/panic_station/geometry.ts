// Where rooms lie on the table: cards are portraits of 2:3, side by side. What is printed on them comes from box.json.
import box from "./box.json";
import type { PlacedView } from "./generated";
import type { Way } from "./types";

export const WIDE = 120;
export const HIGH = 180;
export const WAYS: readonly Way[] = ["N", "E", "S", "W"];
export const STEP: Record<Way, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };


export interface RoomCard {
  key: string;
  icon: string;
  sides: string; // w, o or s: wall, open, security door
  two: boolean;
}

const CARDS = new Map<string, RoomCard>(box.rooms.map((card) => [card.key, card]));
const BLANK: RoomCard = { key: "", icon: "none", sides: "oooo", two: false };

export const cardOf = (key: string): RoomCard => CARDS.get(key) ?? BLANK;

/** The borders of a card as it lies, in the order N E S W. */
export function sidesOf(key: string, facing: string): string[] {
  const [n = "", e = "", s = "", w = ""] = cardOf(key).sides;
  if (facing === "turned") return [s, w, n, e];
  if (facing === "lying_west") return [w, n, e, s];
  if (facing === "lying_east") return [e, s, w, n];
  return [n, e, s, w];
}

/** A room: a whole card, or one half of a two-room card. */
export interface Room {
  number: number;
  card: number; // its card's place in the row of cards in play
  part: "whole" | "inner" | "outer";
  x: number; // in cells
  y: number;
  top: number; // its upper edge inside the card
  height: number;
}

/** Rooms are numbered as they came; of a two-room card the inner room comes first, at the end without doors. */
export function roomsOf(placed: PlacedView[]): Room[] {
  const rooms: Room[] = [];
  placed.forEach(({ card, x, y, facing }, index) => {
    const at = { card: index, x, y };
    if (!cardOf(card).two) {
      rooms.push({ ...at, number: rooms.length, part: "whole", top: 0, height: HIGH });
      return;
    }
    const half = HIGH / 2;
    const innerTop = facing === "upright" ? 0 : half;
    rooms.push({ ...at, number: rooms.length, part: "inner", top: innerTop, height: half });
    rooms.push({ ...at, number: rooms.length, part: "outer", top: half - innerTop, height: half });
  });
  return rooms;
}

/** The room that a step leads to: the other half of the same card, or the half with the doors of the next one. */
export function beyond(rooms: Room[], placed: PlacedView[], from: number, way: Way): number | null {
  const room = rooms[from];
  if (!room) return null;
  const inward: Way = placed[room.card]!.facing === "upright" ? "N" : "S";
  if (room.part === "outer" && way === inward) return from - 1;
  if (room.part === "inner") return way === inward ? null : from + 1;
  const [dx, dy] = STEP[way];
  const there = rooms.filter((one) => one.x === room.x + dx && one.y === room.y + dy);
  return there.at(-1)?.number ?? null;
}

export function cellBeyond(room: Room, way: Way): { x: number; y: number } {
  const [dx, dy] = STEP[way];
  return { x: room.x + dx, y: room.y + dy };
}

/** Places for so many tokens in a box, centred row by row. */
export function spread(count: number, left: number, top: number, width: number, height: number) {
  const rows = count <= 4 ? 1 : count <= 8 ? 2 : 3;
  const across = Math.max(Math.ceil(count / rows), 1);
  const radius = Math.min(17, width / across / 2 - 1, height / rows / 2 - 1);
  const step = Math.min(width / across, radius * 2 + 5);
  const places = [...Array(count).keys()].map((index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: left + width / 2 + ((index % across) - (inRow - 1) / 2) * step,
      y: top + height / 2 + (row - (rows - 1) / 2) * (radius * 2 + 3),
    };
  });
  return { radius, places };
}
