// Written by web/generate.py from the types of openps.wire; do not edit.

import type { LegalMove, MenuEntry, Named } from "../contract";

export interface Absence {
  since: number;
  moves: number;
}

export interface Chat {
  type: "chat";
  text: string;
  id?: string;
}

export interface ChatLine {
  type: "chat";
  seq: number;
  member: string;
  text: string;
  at: number;
  re: string;
}

export interface ClauseCard {
  id: string;
  chapter: string;
  text: string;
  example: string[];
}

export interface ClockPlan {
  bank: number;
  increment?: number;
}

export interface Ending {
  winners: number[];
  reason: string;
  scores: number[];
}

export interface Frame {
  ply: number;
  events: Named[];
  view: unknown;
  decision: Question | null;
}

export interface Frames {
  viewer: number | null;
  plies: number;
  frames: Frame[];
  names: Record<string, string>;
}

export interface GameCard {
  key: string;
  players: number[];
  rules_version: number;
  clauses: string;
  options: OptionCard[];
  bots: string[];
}

export interface Games {
  games: GameCard[];
}

export interface Health {
  status: string;
  version: string;
  tables: number;
  sockets: number;
}

export interface Hello {
  type: "hello";
  table: string;
  ticket?: string;
  password?: string;
  after?: number;
  language?: "en" | "fr";
}

export interface Join {
  name: string;
  seat?: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
  password?: string;
}

export interface Judged {
  claim: number;
  verdict: "true" | "false" | "unknowable";
}

export interface Kick {
  member: string;
}

export interface Lobby {
  tables: TableCard[];
}

export interface Lost {
  member: string;
  password?: string;
}

export interface Member {
  member: string;
  name: string;
  colour: string | null;
  seat: number | null;
  ready: boolean;
  host: boolean;
  here: boolean;
}

export interface Move {
  type: "move";
  move: string;
  after: number;
  id?: string;
}

export interface Moved {
  seq: number;
}

export interface NewTable {
  game: string;
  name: string;
  players?: number | null;
  options?: Record<string, unknown>;
  seats?: string[];
  seat?: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
  listed?: boolean;
  password?: string;
  spectators?: boolean;
  patience?: number;
  clock?: ClockPlan | null;
  pace?: number;
}

export interface News {
  type: "news";
  seq: number;
  since: number;
  events: Named[];
  view: unknown;
  decision: Question | null;
  moves: LegalMove[];
  menu: MenuEntry[];
  claims: Named[];
  clocks: number[] | null;
  outcome: Ending | null;
  verdicts: Judged[];
  re: string;
}

export interface OptionCard {
  key: string;
  values: string[];
  clause: string;
}

export interface Pause {
  type: "pause";
  on: boolean;
  id?: string;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export interface PlaceBot {
  seat: number;
  level: string | null;
}

export interface Pong {
  type: "pong";
  re: string;
  seq: number;
}

export interface Problem {
  code: string;
  clause: string;
  words: string;
}

export interface Proof {
  secret: string;
  secret_commitment: string;
  entropies: SeatEntropy[];
  seed: string;
  seed_commitment: string;
}

export interface Question {
  ask: string;
  seats: number[];
}

export interface Ready {
  ready?: boolean;
  entropy?: string;
}

export interface Refused {
  type: "refused";
  re: string;
  code: string;
  clause: string;
  words: string;
  seq: number;
}

export interface Reissue {
  member: string;
  code: string;
}

export interface Rematch {
  table: string;
}

export interface Rules {
  game: string;
  language: string;
  clauses: ClauseCard[];
}

export interface Say {
  type: "say";
  text: string;
  id?: string;
}

export interface SeatEntropy {
  seat: number;
  entropy: string;
}

export interface SeatInfo {
  member: string | null;
  bot: string | null;
  stand_in: boolean;
  entropy: string;
}

export interface Seated {
  table: string;
  member: string;
  ticket: string;
  code: string;
}

export interface Sit {
  seat: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
}

export interface TableCard {
  table: string;
  game: string;
  phase: string;
  host: string;
  players: number;
  taken: number;
  locked: boolean;
  spectators: boolean;
}

export interface TableInfo {
  table: string;
  seq: number;
  game: string;
  rules_version: number;
  phase: "lobby" | "playing" | "over" | "closed";
  options: Record<string, unknown>;
  members: Member[];
  seats: SeatInfo[];
  listed: boolean;
  locked: boolean;
  spectators: boolean;
  chat: boolean;
  patience: number;
  pace: number;
  clock: ClockPlan | null;
  paused: boolean;
  watching: number;
  asked_back: string[];
  secret_commitment: string;
  seed_commitment: string;
  rematch: string;
}

export interface TableNews {
  type: "table";
  table: TableInfo;
  re: string;
}

export interface Welcome {
  type: "welcome";
  seat: number | null;
  member: string | null;
  table: TableInfo;
  names: Record<string, string>;
  away: Absence | null;
  chats: ChatLine[];
}

export type Sent = Hello | Move | Say | Chat | Pause | Ping;

export type Heard = Welcome | TableNews | News | ChatLine | Refused | Pong;
