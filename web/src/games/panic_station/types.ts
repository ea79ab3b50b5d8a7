// What a seat sees of a station, as view.py tells it. Characters are numbered: twice the seat, plus one for the Android.
import type { Seat } from "../../lib/contract";

export type Way = "N" | "E" | "S" | "W";
export type Facing = "upright" | "turned" | "lying_east" | "lying_west";
export type Side = "gray" | "black" | "turned";
export type Kind = "trooper" | "android";

export interface Placed {
  card: string;
  x: number;
  y: number;
  facing: Facing;
  red: boolean;
}

export interface Parasite {
  side: Side;
  room: number;
}

export interface Character {
  room: number | null;
  health: number;
}

export interface Crew {
  alive: boolean;
  arrived: boolean;
  cards: number;
  table: string[];
  bullets: number;
  buried: number;
  trooper: Character;
  android: Character;
}

export interface Fact {
  what: string;
  seat: Seat;
  other: number;
  number: number;
  card: string;
}

export interface Note {
  at: number;
  what: "trade" | "look" | "check";
  with_seat: Seat;
  cards: string[];
}

export interface Revealed {
  hands: string[][];
  graves: string[][];
  infected: number;
  host: Seat;
  infections: { giver: Seat; victim: Seat }[];
}

export interface StationView {
  viewer: Seat | null;
  ask: string | null;
  asked: Seat[];
  active: Seat;
  turn: number;
  now: {
    ap: number;
    die: number;
    bonus: number;
    duty: number;
    pull_room: number;
    placing: number;
    phase: boolean;
    partner: Seat;
    hits: [number, number][];
    offered: [boolean, boolean];
  };
  marker: Seat;
  marker_active: boolean;
  doors_open: boolean;
  placed: Placed[];
  rooms_ahead: string[];
  rooms_hidden: number;
  rooms_buried: string[];
  hive_aside: boolean;
  parasites: Parasite[];
  gray: number;
  black: number;
  players: Crew[];
  deck: number;
  discard: string[];
  lost: string[];
  checks: { killer: Seat; victim: Seat; infected: boolean | null }[];
  story: Fact[];
  hand: string[];
  grave: string[];
  infected: boolean;
  host: boolean;
  offer: string;
  notes: Note[];
  revealed: Revealed | null;
  end: string;
}

export const KINDS: readonly Kind[] = ["trooper", "android"];
export const COLOURS = ["red", "green", "purple", "orange", "blue", "white"] as const;
/** The call sign of each colour, the same letters as on the terminal's map: colour never stands alone. */
export const LETTERS = ["R", "G", "P", "O", "B", "W"] as const;

export const seatOf = (character: number): Seat => character >> 1;
export const kindOf = (character: number): Kind => KINDS[character & 1]!;
