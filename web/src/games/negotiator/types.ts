// What the negotiator sees of a crisis, as view.py tells it, and what is printed on the cards.
export interface CrisisView {
  viewer: number | null;
  taker: string;
  fate: string; // who is in charge, or how it ended
  turn: number;
  phase: "discussion" | "purchase" | "terror";
  last: boolean;
  ask: string | null;
  todo: string[];
  threat: number;
  points: number;
  zone: number;
  freed: number;
  dead: number;
  stock: number;
  hand: string[];
  market: string[];
  played: string[];
  down: string[];
  removed: string[];
  deck: (string | null)[];
  discard: string[];
  shown: string;
  minors: string[];
  out: (string | null)[];
  demands: (string | null)[];
  faces: number[]; // of each Demand: face down, face up, conceded
  kinds: string[];
  spare: (string | null)[];
  gone: (string | null)[];
  clock: boolean;
  cut: boolean;
  dice: number[];
  fours: number[];
  rerolls: number[];
  testing: string;
  rolled: number[];
  converted: number;
  easy: boolean;
  again: number;
}

export const CONCEDED = 2;
export const DIAL = ["L", "1", "2", "3", "4", "5", "6", "E"] as const;

export type Family = "taker" | "accomplice" | "major" | "escape" | "terror" | "minor" | "pivotal" | "discussion";

/** A card as it is printed; effects are short lines such as `threat -2`. */
export interface Face {
  key: string;
  family: Family;
  cost: number;
  test: "successes" | "none" | "best" | "each" | "sum";
  rows: [string[], string[], string[]]; // for no success, one, two or more; without a test all three are the same
  additional: string[];
  counterpart: string[];
}
