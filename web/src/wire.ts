// Made from the types of the server by `make types`. Do not edit.

import type { Review } from "./review";

/** An event or a move: the name of its class, and its fields. What a viewer may not know is null. */
export type Named = { kind: string; [field: string]: unknown };
export type SealedEvent = { kind: "Sealed" };
export type ClaimEvent = { kind: "Claim"; speaker: number; text: string; at: number };
/** A move and the text that is sent for it. */
export interface LegalMove<Move extends Named = Named> { text: string; move: Move }
/** A kind of action of a turn: the numbers of its legal moves, or why there are none. */
export interface MenuEntry { action: string; moves: number[]; refusal: string | null; clause: string | null }
/** All that one game tells its board; the shell knows it only like this. */
export interface Telling { view: object; event: Named; move: Named; ask: string; aid: unknown }

export interface Hello {
  type: "hello";
  table: string;
  ticket?: string;
  name?: string;
  password?: string;
  after?: number;
  language?: "en" | "fr";
}

export interface Move {
  type: "move";
  move: string;
  after: number;
  id?: string;
}

export interface TakeBack {
  type: "take_back";
  id?: string;
}

export interface Say {
  type: "say";
  text: string;
  id?: string;
}

export interface Chat {
  type: "chat";
  text: string;
  id?: string;
}

export interface React {
  type: "react";
  reaction: "thumb" | "laugh" | "gasp" | "doubt" | "clap" | "heart";
  id?: string;
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

export interface Pace {
  type: "pace";
  pace: number;
  id?: string;
}

export interface Skip {
  type: "skip";
  on: boolean;
  id?: string;
}

export interface Look {
  type: "look";
  entry: number;
  id?: string;
}

export interface Hint {
  type: "hint";
  id?: string;
}

export interface Member {
  member: string;
  name: string;
  colour: string | null;
  seat: number | null;
  ready: boolean;
  host: boolean;
  here: boolean;
  away: number;
}

export interface SeatInfo {
  member: string | null;
  bot: string | null;
  stand_in: boolean;
  votes: string[];
  entropy: string;
  failed: number;
}

export interface AskedBack {
  member: string;
  yes: string[];
  missing: number;
  voters: string[];
  seconds: number;
  no: string[];
}

export interface TicketNote {
  name: string;
  seat: number | null;
  at: number;
  by: string[];
  kept: boolean;
  refused: boolean;
}

export interface ClockPlan {
  bank: number;
  increment?: number;
}

export interface PracticeInfo {
  table: string;
  ply: number;
  fair: boolean;
  waits: boolean;
}

export interface TableInfo {
  seq: number;
  phase: "lobby" | "playing" | "over" | "closed";
  members: Member[];
  seats: SeatInfo[];
  resign: "no" | "bot" | "rules";
  pace: number;
  paused: boolean;
  watching: number;
  asked_back: AskedBack[];
  seed_commitment: string;
  rematch: string;
  skips: string[];
  skipping: boolean;
  ticket_notes: TicketNote[];
  table: string;
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
  listed: boolean;
  locked: boolean;
  spectators: boolean;
  reminders: boolean;
  chat: boolean;
  open_chat: boolean;
  patience: number;
  clock: ClockPlan | null;
  secret_commitment: string;
  lesson: string;
  lost_after: number;
  lost_wait: number;
  practice: PracticeInfo | null;
  hints: boolean;
}

export interface Absence {
  since: number;
  moves: number;
}

export interface ChatLine {
  type: "chat";
  seq: number;
  member: string;
  text: string;
  at: number;
  room: "players" | "onlookers";
  name: string;
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

export interface TableNow {
  seq: number;
  phase: "lobby" | "playing" | "over" | "closed";
  members: Member[];
  seats: SeatInfo[];
  resign: "no" | "bot" | "rules";
  pace: number;
  paused: boolean;
  watching: number;
  asked_back: AskedBack[];
  seed_commitment: string;
  rematch: string;
  skips: string[];
  skipping: boolean;
  ticket_notes: TicketNote[];
}

export interface TableNews {
  type: "table";
  table: TableNow;
  re: string;
}

export interface Claims {
  type: "claims";
  kept_claims: number;
  claims: ClaimEvent[];
}

export interface Question {
  ask: string;
  seats: number[];
}

export interface Ending {
  winners: number[];
  reason: string;
  scores: number[];
}

export interface Judged {
  claim: number;
  verdict: "true" | "false" | "unknowable";
}

export interface LessonStep {
  done: number;
  played: number;
  left: boolean;
}

export interface News {
  type: "news";
  seq: number;
  since: number;
  first: number;
  events: Named[];
  view: object;
  decision: Question | null;
  moves: LegalMove[];
  menu: MenuEntry[];
  claims: ClaimEvent[];
  clocks: number[] | null;
  outcome: Ending | null;
  verdicts: Judged[];
  aid: unknown;
  take_back: number;
  lesson: LessonStep | null;
  kept_claims: number;
  kept: Record<string, number>;
  re: string;
}

export interface Reacted {
  type: "reaction";
  member: string;
  reaction: "thumb" | "laugh" | "gasp" | "doubt" | "clap" | "heart";
  re: string;
}

export interface Refused {
  type: "refused";
  re: string;
  code: string;
  clause: string;
  words: string;
  seq: number;
}

export interface Pong {
  type: "pong";
  re: string;
  seq: number;
}

export interface Past {
  type: "past";
  seq: number;
  first: number;
  length: number;
  events: Named[];
  view: object;
  decision: Question | null;
  aid: unknown;
  re: string;
}

export interface Hinted {
  type: "hint";
  seq: number;
  move: string;
  label: string;
  why: string[];
  clauses: string[];
  re: string;
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
  reminders?: boolean;
  patience?: number;
  clock?: ClockPlan | null;
  pace?: number;
  open_chat?: boolean;
  resign?: boolean | null;
  lost_after?: number;
  lost_wait?: number;
  hints?: boolean;
}

export interface NewLesson {
  name: string;
  scene?: string;
  beat?: number;
}

export interface PuzzleAnswer {
  number: number;
  choice: number;
}

export interface NewPractice {
  name: string;
  seat: number;
  ply: number;
  fair?: boolean;
  level?: string;
}

export interface BringRecord {
  record: string;
}

export interface Join {
  name: string;
  seat?: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
  password?: string;
}

export interface Sit {
  seat: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
}

export interface Ready {
  ready?: boolean;
  entropy?: string;
}

export interface PlaceBot {
  seat: number;
  level: string | null;
}

export interface Kick {
  member: string;
}

export interface LetBotPlay {
  seat: number;
  on?: boolean;
}

export interface Lost {
  member: string;
  password?: string;
}

export interface Reissue {
  member: string;
  code: string;
}

export interface Refuse {
  member: string;
}

export interface CareerKept {
  matches: Record<string, unknown>[];
  game?: string;
}

export interface OptionCard {
  key: string;
  values: string[];
  clause: string;
}

export interface GameCard {
  key: string;
  players: number[];
  rules_version: number;
  clauses: string;
  options: OptionCard[];
  bots: string[];
  levels: string[];
  lesson: boolean;
  puzzles: boolean;
  origin: Record<string, number>;
}

export interface GuestEdition {
  messages: string;
  meanings: unknown;
  art: string | null;
  board: string | null;
}

export interface BeatCard {
  says: string;
  anchor: string;
  move: string;
  after: number;
}

export interface SceneCard {
  name: string;
  beats: BeatCard[];
}

export interface LessonCard {
  scenes: SceneCard[];
  messages: string;
}

export interface Games {
  games: GameCard[];
}

export interface ClauseCard {
  id: string;
  chapter: string;
  text: string;
  example: string[];
}

export interface PrimerSentence {
  text: string;
  clauses: string[];
}

export interface PrimerPanel {
  part: string;
  title: string;
  picture: string;
  shows: string;
  sentences: PrimerSentence[];
}

export interface Rules {
  game: string;
  language: string;
  primer: PrimerPanel[];
  clauses: ClauseCard[];
}

export interface FoundRules {
  clauses: string[];
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

export interface Lobby {
  tables: TableCard[];
}

export interface OwnTable {
  info: TableInfo;
  seat: number | null;
  asked: number[];
  touched: number;
}

export interface Seated {
  table: string;
  member: string;
  ticket: string;
  code: string;
}

export interface Knocked {
  good: boolean;
  yes: string[];
  missing: number;
  seconds: number;
}

export interface Moved {
  seq: number;
}

export interface Rematch {
  table: string;
}

export interface SeatEntropy {
  seat: number;
  entropy: string;
}

export interface Proof {
  secret: string;
  secret_commitment: string;
  entropies: SeatEntropy[];
  seed: string;
  seed_commitment: string;
}

export interface Bared {
  hand: string[];
  status: string;
}

export interface Frame {
  ply: number;
  events: Named[];
  view: object;
  decision: Question | null;
  aid: unknown;
  bared: Bared[];
}

export interface Frames {
  viewer: number | null;
  plies: number;
  frames: Frame[];
  names: Record<string, string>;
}

export interface BalanceRate {
  key: string;
  value: number;
  low: number;
  high: number;
}

export interface BalanceMeter {
  game: string;
  players: number;
  level: string;
  kind: "measured" | "estimated" | "unknown" | "own" | "measuring";
  rates: BalanceRate[];
  rounds: number;
  matches: number;
  text: string;
}

export interface PuzzleCard {
  game: string;
  number: number;
  count: number;
  grade: number;
  seat: number;
  seats: number;
  question: string;
  choices: string[];
  options: Record<string, unknown>;
  events: Named[];
  view: object;
  decision: Question | null;
  aid: unknown;
  names: Record<string, string>;
}

export interface PuzzleLine {
  text: string;
  clause: string;
  entry: number | null;
}

export interface PuzzleVerdict {
  right: boolean;
  answer: number;
  lines: PuzzleLine[];
}

export interface Moment {
  number: number;
  turn: number;
  what: Named;
  verdict: "true" | "false" | "unknowable" | null;
}

export interface JudgedEntry {
  number: number;
  verdict: "true" | "false" | "unknowable";
}

export interface Tale {
  moments: Moment[];
  verdicts: JudgedEntry[];
  fates: Named[][];
  lengths: number[];
  turns: number[];
}

export interface Brought {
  table: string;
  game: string;
}

export interface ReviewNow {
  state: "none" | "waiting" | "working" | "done" | "failed";
  ahead: number;
  done: number;
  stage: string;
  review: Review | null;
  moves: Record<string, string>;
  names: Record<string, string>;
}

export interface OpenLog {
  events: Named[];
}

export interface Problem {
  code: string;
  clause: string;
  words: string;
}

export interface Health {
  status: "ok" | "failing";
  version: string;
  commit: string;
  tables: number;
  sockets: number;
  writes: boolean;
  listens: boolean;
  websocket: boolean;
}

export interface Readiness {
  status: "ok" | "failing" | "full" | "stopping";
}

export type Sent =
  | Hello
  | Move
  | TakeBack
  | Say
  | Chat
  | React
  | Pause
  | Ping
  | Pace
  | Skip
  | Look
  | Hint;

export type Heard =
  | Welcome
  | TableNews
  | Claims
  | News
  | ChatLine
  | Reacted
  | Refused
  | Pong
  | Past
  | Hinted;
