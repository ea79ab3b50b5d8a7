// Where rooms lie on the table: cards are portraits of 2:3, side by side. What is printed on them comes from box.json.
import box from "./box.json";
import type { PlacedView, View } from "./generated";
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

/** The empty places behind the doorways of a room. */
export function doorwaysOf(rooms: Room[], view: Pick<View, "placed">, number: number): { x: number; y: number }[] {
  const room = rooms[number];
  const card = room && view.placed[room.card];
  if (!room || !card || room.part === "inner") return [];
  const borders = sidesOf(card.card, card.facing);
  const cells = WAYS.filter((_, at) => borders[at] !== "w").map((way) => cellBeyond(room, way));
  return cells.filter(({ x, y }) => !view.placed.some((one) => one.x === x && one.y === y));
}

/** The middle of a room on the map. */
export const middleOf = (room: Room): { x: number; y: number } => ({ x: (room.x + 0.5) * WIDE, y: room.y * HIGH + room.top + room.height / 2 });

/** Where two rooms meet that lie side by side; nowhere for others. */
export function doorBetween(from: Room, to: Room): { x: number; y: number } | null {
  const [here, there] = [middleOf(from), middleOf(to)];
  if (from.x === to.x && Math.abs(here.y - there.y) <= (from.height + to.height) / 2) return { x: here.x, y: here.y + (Math.sign(there.y - here.y) * from.height) / 2 };
  if (from.y === to.y && Math.abs(from.x - to.x) === 1) return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  return null;
}

const LARGEST = 21; // few stand large

/** Places for so many tokens in a box, as large as they go, centred row by row. */
export function spread(count: number, left: number, top: number, width: number, height: number) {
  const { rows, across, radius } = [1, 2, 3].map(sized).reduce((best, one) => (one.radius > best.radius ? one : best));
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

  function sized(rows: number) {
    const across = Math.max(Math.ceil(count / rows), 1);
    return { rows, across, radius: Math.min(LARGEST, width / across / 2 - 1, height / rows / 2 - 1) };
  }
}
