// Names for what the station is told in numbers: a character is twice its seat, plus one for the Android.
import type { Seat } from "../../lib/contract";
import type { Move } from "./generated";

type Placing = Extract<Move, { kind: "Place" }>;

export type Way = Placing["way"];
export type Facing = Placing["facing"];
export type Kind = Extract<Move, { kind: "Walk" }>["character"];

export const KINDS: readonly [Kind, Kind] = ["trooper", "android"];
export const COLOURS: readonly string[] = ["red", "green", "purple", "orange", "blue", "white"];

export const seatOf = (character: number): Seat => character >> 1;
export const kindOf = (character: number): Kind => (character & 1 ? KINDS[1] : KINDS[0]);
export const characterOf = (seat: Seat, kind: Kind): number => 2 * seat + KINDS.indexOf(kind);
