// Made from the types of the server by `make types`. Do not edit.

import type * as wire from "../../wire";

export interface Told { view: View; event: Event | wire.SealedEvent | wire.ClaimEvent; move: Move; ask: Ask; aid: Aid }

export interface TakenView {
  card: string | null;
  layer: number;
}

export interface ForceView {
  seat: number;
  laid: (string | null)[];
  taken: TakenView[];
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

export interface Sighting {
  card: string;
  seats: number[];
}

export interface View {
  viewer: number | null;
  active: number;
  turn: number;
  ask: "first" | "act" | "lay" | "defend" | "defender_window" | "attacker_window" | "take" | "take_more" | "save" | "spy" | "discard" | null;
  asked: number;
  tied: number[];
  pile: number;
  discard: string[];
  places: string[][];
  hand_sizes: number[];
  hand: string[];
  spied: number | null;
  spied_hand: string[];
  battle: BattleView | null;
  memory: Sighting[];
  common: Sighting[];
  scores: number[];
  seal: number | null;
}

export type Ask = "first" | "act" | "lay" | "defend" | "defender_window" | "attacker_window" | "take" | "take_more" | "save" | "spy" | "discard";

export type Aid = null;

export type Event =
  | { kind: "HandsDealt"; hands: ((string | null)[])[]; pile: (string | null)[] }
  | { kind: "LocationLaid"; seat: number; location: string }
  | { kind: "FirstPlayerTied"; seats: number[] }
  | { kind: "FirstPlayerSet"; seat: number }
  | { kind: "CardDrawn"; seat: number; card: string | null }
  | { kind: "TurnPassed"; seat: number }
  | { kind: "AttackDeclared"; attacker: number; defender: number; location: string }
  | { kind: "CardLaid"; seat: number; card: string | null }
  | { kind: "AttackReady"; seat: number; cards: number }
  | { kind: "BattleBegan"; seat: number; cards: number }
  | { kind: "LocationYielded"; seat: number }
  | { kind: "BribeShown"; seat: number }
  | { kind: "BribeFailed"; seat: number }
  | { kind: "CardTaken"; taker: number; loser: number; position: number | null; card: string | null }
  | { kind: "FoundBribeShown"; seat: number }
  | { kind: "TakeDeclined"; seat: number }
  | { kind: "PolicewomanShown"; seat: number }
  | { kind: "DefenderWindowClosed"; seat: number }
  | { kind: "AttackerWindowClosed"; seat: number }
  | { kind: "CardsTurnedUp"; defence: string[]; attack: string[] }
  | { kind: "TotalsCompared"; attack: number; defence: number; loser: number }
  | { kind: "LocationTaken"; location: string; loser: number; winner: number }
  | { kind: "LocationKept"; location: string; owner: number }
  | { kind: "CommitteeSpent"; seat: number }
  | { kind: "CardSaved"; seat: number; card: string }
  | { kind: "BattleCleared"; attacker_back: string[]; attacker_lost: string[]; defender_back: string[]; defender_lost: string[] }
  | { kind: "ConspiracyPlayed"; seat: number; card: string; target: number | null }
  | { kind: "CardStolen"; thief: number; victim: number; card: string | null }
  | { kind: "CardsDropped"; victim: number; cards: string[] }
  | { kind: "HandSpied"; spy: number; victim: number; cards: (string | null)[] }
  | { kind: "HandOverLimit"; seat: number; excess: number }
  | { kind: "CardDiscarded"; seat: number; card: string }
  | { kind: "MatchScored"; scores: number[]; seal: number | null };

export type Move =
  | { kind: "Agitate" }
  | { kind: "Attack"; location: string }
  | { kind: "ChooseFirst"; seat: number }
  | { kind: "CloseWindow" }
  | { kind: "Discard"; card: string }
  | { kind: "DropOut"; target: number }
  | { kind: "LayCard"; card: string }
  | { kind: "Pass" }
  | { kind: "Raid"; target: number }
  | { kind: "Ready" }
  | { kind: "Save"; card: string }
  | { kind: "SaveNoMore" }
  | { kind: "ShowBribe" }
  | { kind: "ShowPolicewoman" }
  | { kind: "Spy"; target: number }
  | { kind: "Take"; position: number }
  | { kind: "TakeNothing" }
  | { kind: "Yield" };
