// Made from the types of the server by `make types`. Do not edit.

import type * as wire from "../../wire";

export interface Told { view: View; event: Event | wire.SealedEvent | wire.ClaimEvent; move: Move; ask: Ask; aid: Aid }

export interface View {
  viewer: number | null;
  taker: string;
  fate: "taker" | "accomplice" | "captured" | "eliminated" | "surrendered" | "escaped" | "out_of_time" | "abandoned";
  turn: number;
  phase: "discussion" | "purchase" | "terror";
  last: boolean;
  ask: "discuss" | "dice" | "pay" | "reveal" | "choose" | "take" | "buy" | "prepare" | null;
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
  turned: string;
  minors: string[];
  out: (string | null)[];
  demands: (string | null)[];
  faces: number[];
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
  owed: number[];
}

export type Ask = "discuss" | "dice" | "pay" | "reveal" | "choose" | "take" | "buy" | "prepare";

export interface TestOdds {
  dice: number;
  total: number;
  plain: number[];
  converted: number[];
}

export interface CareerMatch {
  table: string;
  taker: string;
  won: boolean;
  reason: string;
  turns: number;
  freed: number;
  dead: number;
  exploits: string[];
  practice: boolean;
  date?: string;
}

export interface CrisisAid {
  dice: number;
  successes: number | null;
  cards: Record<string, TestOdds>;
  exploits: string[];
  ended: CareerMatch | null;
  left: CareerMatch | null;
}

export interface CareerRow {
  taker: string | null;
  matches: number;
  won: number;
  freed: number;
  dead: number;
  streak: number;
  best: number;
}

export interface CareerExploit {
  exploit: string;
  match: number | null;
}

export interface Career {
  rows: CareerRow[];
  exploits: CareerExploit[];
  names: Record<string, string>;
}

export type Aid = CrisisAid | null;

export type Event =
  | { kind: "TakerSet"; taker: string; hostages: number; threat: number }
  | { kind: "DemandsPlaced"; demands: (string | null)[]; spare: (string | null)[] }
  | { kind: "TerrorDeckBuilt"; deck: (string | null)[]; out: (string | null)[] }
  | { kind: "TalkBegan"; turn: number; last: boolean }
  | { kind: "Asked"; ask: string; todo: string[] }
  | { kind: "CardPlayed"; card: string }
  | { kind: "CardLaid"; card: string }
  | { kind: "CardPaid"; card: string }
  | { kind: "DiceRolled"; card: string; faces: number[] }
  | { kind: "DieRerolled"; die: number; face: number; forced: boolean }
  | { kind: "AbilityTriggered"; taker: string }
  | { kind: "FourConverted" }
  | { kind: "TestJudged"; card: string; successes: number }
  | { kind: "PointsChanged"; amount: number }
  | { kind: "ThreatMoved"; before: number; after: number }
  | { kind: "HostageFreed" }
  | { kind: "HostageKilled" }
  | { kind: "HostageSpared" }
  | { kind: "HostagesAdded"; count: number }
  | { kind: "DiceChanged"; amount: number; span: string }
  | { kind: "FoursGiven"; span: string }
  | { kind: "RerollsGiven"; amount: number; span: string }
  | { kind: "DemandRevealed"; position: number; demand: string }
  | { kind: "DemandConceded"; demand: string; cost: number }
  | { kind: "MinorSettled"; demand: string }
  | { kind: "CardBought"; card: string; cost: number }
  | { kind: "CardTaken"; card: string }
  | { kind: "CardRemoved"; card: string }
  | { kind: "TalkCut" }
  | { kind: "TalkEnded" }
  | { kind: "PurchaseEnded" }
  | { kind: "TerrorDrawn"; card: string }
  | { kind: "TerrorResolved"; card: string }
  | { kind: "TerrorDropped"; card: string }
  | { kind: "MinorKept"; card: string }
  | { kind: "TerrorEnded" }
  | { kind: "TakerCaptured" }
  | { kind: "TakerEliminated" }
  | { kind: "AccompliceTookOver" }
  | { kind: "AccompliceSurrendered" }
  | { kind: "TakerEscaped" }
  | { kind: "TimeRanOut"; killed: number }
  | { kind: "HopeLost" }
  | { kind: "Abandoned" };

export type Move =
  | { kind: "Abandon" }
  | { kind: "Accept" }
  | { kind: "Buy"; card: string }
  | { kind: "Choose"; option: number }
  | { kind: "Concede"; demand: string }
  | { kind: "Convert"; card: string }
  | { kind: "Done" }
  | { kind: "EndTalk" }
  | { kind: "Lay"; card: string }
  | { kind: "Pay"; card: string }
  | { kind: "Play"; card: string }
  | { kind: "Reroll"; die: number }
  | { kind: "Reveal"; position: number }
  | { kind: "Roll" }
  | { kind: "Take"; card: string };
