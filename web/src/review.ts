// Made from the types of the server by `make types`. Do not edit.

import type { Named } from "./wire";

export interface Method {
  bot: string;
  turns: number;
  further: number;
  playouts: number;
  worlds: number;
  fresh: number;
  threshold: number;
  scored: boolean;
  seed: string;
}

export interface Side {
  key: string;
  seats: number[];
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export interface Point {
  step: number;
  log: number;
  turn: number;
  sides: Estimate[];
  seats: Estimate[];
}

export interface Glance {
  step: number;
  sides: Estimate[];
}

export interface Eyes {
  seat: number;
  glances: Glance[];
}

export interface Mark {
  step: number;
  number: number;
  turn: number;
  what: Named;
  verdict: string;
}

export interface Thought {
  step: number;
  odds: number;
  true: boolean;
}

export interface Suspicion {
  eyes: number;
  about: number;
  says: string;
  thoughts: Thought[];
}

export interface Swayed {
  eyes: number;
  about: number;
  says: string;
  before: number;
  after: number;
  true: boolean;
}

export interface Said {
  step: number;
  number: number;
  speaker: number;
  text: string;
  verdict: string;
  swayed: Swayed[];
  moved: number;
}

export interface CostlyBelief {
  step: number;
  eyes: number;
  about: number;
  says: string;
  odds: number;
  true: boolean;
  cost: number;
}

export interface Wager {
  step: number;
  number: number;
  seat: number;
  what: Named;
  so_well: number;
  so_badly: number;
  brought: number;
}

export interface Cause {
  step: number;
  seat: number | null;
  luck: number[];
  skill: number[];
}

export interface Choice {
  step: number;
  seat: number;
  ask: string;
  move: string;
  usual: string;
  best: string;
  looked_at: number;
  gave_away: Estimate;
  clear: boolean;
  skill: number;
}

export interface Account {
  seat: number;
  expectation: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  margin: number;
}

export interface Reason {
  about: string;
  what: Named;
}

export interface TurningPoint {
  step: number;
  seat: number;
  move: string;
  better: string;
  clause: string;
  lost: Estimate;
  again: Estimate;
  reasons: Reason[];
}

export interface Review {
  game: string;
  players: number;
  winners: number[];
  reason: string;
  stage: string;
  method: Method;
  sides: Side[];
  course: Point[];
  eyes: Eyes[];
  marks: Mark[];
  suspicions: Suspicion[];
  said: Said[];
  best_lie: number | null;
  costliest: CostlyBelief | null;
  wagers: Wager[];
  causes: Cause[];
  choices: Choice[];
  accounts: Account[];
  turning_points: TurningPoint[];
}
