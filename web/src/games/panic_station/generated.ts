// Made from the types of the server by `make types`. Do not edit.

import type * as wire from "../../wire";

export interface Told { view: View; event: Event | wire.SealedEvent | wire.ClaimEvent; move: Move; ask: Ask; aid: Aid }

export interface TurnView {
  begun: boolean;
  ap: number;
  must_search: boolean;
  used: number;
  met: number;
  ran: number;
  fought: number;
  bonus: number;
  bonus_too: number;
  duty: number;
  entering: number;
  use: string;
  user: number;
  draws: number[];
  pull_seat: number;
  pull_room: number;
  placing: number;
  shots: number;
  aimed: number[];
  hits: [number, number][];
  shields: [number, number][];
  die: number;
  striker: number;
  struck: number;
  strike_room: number;
  phase: boolean;
  partner: number;
  offered: [boolean, boolean];
}

export interface PlacedView {
  card: string;
  x: number;
  y: number;
  facing: string;
  red: boolean;
}

export interface ParasiteView {
  side: string;
  room: number;
}

export interface CharacterView {
  room: number | null;
  health: number;
}

export interface PlayerView {
  alive: boolean;
  arrived: boolean;
  cards: number;
  table: string[];
  bullets: number;
  buried: number;
  trooper: CharacterView;
  android: CharacterView;
}

export interface CheckCard {
  killer: number;
  victim: number;
  infected: boolean | null;
}

export interface Incident {
  what: "trade" | "draw" | "scan" | "left" | "look" | "attack" | "death";
  seat: number;
  other: number;
  number: number;
  card: string;
}

export interface Note {
  at: number;
  what: string;
  with_seat: number;
  cards: string[];
  did: ["hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped", "hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped"];
}

export interface Infection {
  giver: number;
  victim: number;
}

export interface Revealed {
  hands: string[][];
  graves: string[][];
  infected: number;
  host: number;
  infections: Infection[];
  deck: string[];
  rooms: string[];
}

export interface View {
  viewer: number | null;
  ask: "act" | "entry" | "offer" | "armor" | "second_shot" | "place" | "pull" | null;
  asked: number[];
  active: number;
  turn: number;
  now: TurnView;
  marker: number;
  marker_active: boolean;
  doors_open: boolean;
  placed: PlacedView[];
  rooms_ahead: string[];
  rooms_hidden: number;
  rooms_buried: string[];
  hive_aside: boolean;
  parasites: ParasiteView[];
  gray: number;
  black: number;
  players: PlayerView[];
  deck: number;
  fresh: string[];
  discard: string[];
  lost: string[];
  checks: CheckCard[];
  story: Incident[];
  hand: string[];
  grave: string[];
  infected: boolean;
  host: boolean;
  offer: string;
  notes: Note[];
  revealed: Revealed | null;
  end: string;
}

export type Ask = "act" | "entry" | "offer" | "armor" | "second_shot" | "place" | "pull";

export type Aid = null;

export type Event =
  | { kind: "StationSetUp"; rooms: (string | null)[]; deck: (string | null)[]; first: number }
  | { kind: "CardDealt"; seat: number; card: string | null }
  | { kind: "AlertDealt"; seat: number }
  | { kind: "TurnBegan"; seat: number; ap: number; arrives: boolean }
  | { kind: "TurnEnded"; seat: number; following: number; out: boolean }
  | { kind: "MarkerActivated"; seat: number }
  | { kind: "PhaseBegan"; seat: number; doors: boolean }
  | { kind: "ParasitesMoved"; die: number }
  | { kind: "PhaseEnded"; marker: number }
  | { kind: "ItemLaid"; seat: number; card: string }
  | { kind: "BoostUsed"; seat: number }
  | { kind: "GrenadeThrown"; seat: number; character: number; room: number }
  | { kind: "HandScanned"; seat: number; target: number; cards: (string | null)[] }
  | { kind: "KitUsed"; seat: number; patients: number[] }
  | { kind: "Searched"; seat: number; character: number; draws: number[]; room: number; partner: number | null }
  | { kind: "CardDrawn"; seat: number; card: string | null }
  | { kind: "AlertDrawn"; seat: number }
  | { kind: "DeckReshuffled"; cards: (string | null)[] }
  | { kind: "NothingLeftToDraw" }
  | { kind: "ParasiteAppeared"; die: number; parasite: string; room: number }
  | { kind: "PullOwed"; seat: number; die: number; room: number }
  | { kind: "ParasitePulled"; seat: number; parasite: string; start: number; room: number }
  | { kind: "ParasiteWounded"; parasite: string; room: number; left: string }
  | { kind: "ShotFired"; seat: number; target: number | null; room: number; more: number; bullets: number }
  | { kind: "ShotWasted"; seat: number; bullets: number }
  | { kind: "Stabbed"; seat: number; character: number; room: number; target: number | null; die: number }
  | { kind: "HitsLanded"; hits: [number, number][]; asked: [number, number][] }
  | { kind: "ArmorPlayed"; seat: number; room: number; characters: number[] }
  | { kind: "HitTaken"; seat: number }
  | { kind: "CharacterHurt"; character: number; damage: number; health: number }
  | { kind: "PlayerEliminated"; seat: number; marker: number; passed: boolean }
  | { kind: "CheckCardGiven"; victim: number; killer: number; infected: boolean | null }
  | { kind: "TerminalUsed"; seat: number; character: number; function: string }
  | { kind: "ScanRead"; infected: number; living: number }
  | { kind: "DoorsOpened" }
  | { kind: "CamerasSwitchedOn" }
  | { kind: "SickBayUsed"; seat: number; character: number; both: boolean }
  | { kind: "Healed"; patients: number[]; points: number; health: number[] }
  | { kind: "ExploreBegan"; seat: number; room: number }
  | { kind: "CardBuried"; card: string; following: string | null }
  | { kind: "HiveSetAside"; following: string | null }
  | { kind: "ExploreFailed" }
  | { kind: "RoomPlaced"; card: string; room: number; way: string; facing: string; following: string | null }
  | { kind: "Walked"; seat: number; character: number; room: number; free: boolean }
  | { kind: "EntrySettled"; character: number; duty: boolean; run: boolean }
  | { kind: "TradeBegan"; seat: number; partner: number; room: number }
  | { kind: "CardOffered"; seat: number; card: string | null }
  | { kind: "CardsTraded"; seat: number; partner: number; given: string | null; back: string | null; given_did: "hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped"; back_did: "hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped" }
  | { kind: "HiveBurned"; seat: number }
  | { kind: "MatchEnded"; reason: string; winner: string };

export type Move =
  | { kind: "Burn" }
  | { kind: "Cameras"; character: "trooper" | "android" }
  | { kind: "EndTurn" }
  | { kind: "Explore"; character: "trooper" | "android" }
  | { kind: "Fire"; target: string }
  | { kind: "FirstAid"; patient: string }
  | { kind: "Heal"; character: "trooper" | "android" | "both" }
  | { kind: "HeatScan"; character: "trooper" | "android" }
  | { kind: "Lay"; card: string }
  | { kind: "Offer"; card: string }
  | { kind: "OpenDoors"; character: "trooper" | "android" }
  | { kind: "Place"; room: number; way: "N" | "E" | "S" | "W"; facing: "upright" | "turned" | "lying_east" | "lying_west" }
  | { kind: "PlayArmor" }
  | { kind: "Pull"; parasite: "gray" | "black" | "turned"; room: number }
  | { kind: "Run"; way: "N" | "E" | "S" | "W" }
  | { kind: "Search"; character: "trooper" | "android" }
  | { kind: "ShareFirstAid"; character: "trooper" | "android"; patient: string }
  | { kind: "Stab"; character: "trooper" | "android"; target: string }
  | { kind: "TakeHit" }
  | { kind: "TeamSearch"; character: "trooper" | "android"; partner: number }
  | { kind: "ThrowGrenade"; character: "trooper" | "android"; way: "N" | "E" | "S" | "W" }
  | { kind: "Trade"; partner: number }
  | { kind: "UseScanner"; seat: number }
  | { kind: "Walk"; character: "trooper" | "android"; way: "N" | "E" | "S" | "W" }
  | { kind: "WasteShot" };
