// What a seat sees of the school, as view.py tells it.
import type { Seat } from "../../lib/contract";

export interface Sighting {
  card: string;
  seats: Seat[]; // one copy is with one of these
}

export interface ForceView {
  seat: Seat;
  laid: (string | null)[];
  taken: { card: string | null; layer: Seat }[];
  shown: string[];
}

export interface BattleView {
  location: string;
  attack: ForceView;
  defence: ForceView;
  turned_up: boolean;
  loser: number | null;
  credit: number;
  saved: string[];
}

export interface PaniView {
  viewer: Seat | null;
  active: Seat;
  turn: number;
  ask: string | null;
  asked: Seat;
  tied: Seat[];
  pile: number;
  discard: string[];
  places: string[][];
  hand_sizes: number[];
  hand: string[];
  spied: Seat | null;
  spied_hand: string[];
  battle: BattleView | null;
  memory: Sighting[];
  common: Sighting[];
  scores: number[]; // in tenths, once the match is over
  seal: Seat | null;
}
