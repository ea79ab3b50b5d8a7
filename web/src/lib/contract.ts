// What the shell gives to the board of a game. A board draws and asks; it holds no rules and no connection.

import type { LegalMove, MenuEntry, Named, Telling } from "../wire";

export type { ClaimEvent, LegalMove, MenuEntry, Named, Telling } from "../wire";

export type Seat = number;

export interface Question<Ask extends string = string> {
  ask: Ask;
  seats: Seat[];
}

export type Shape = "triangle" | "square" | "circle" | "diamond" | "hexagon" | "star";

/** One name and one face everywhere: header, board, log, talk and ending draw the same letter, colour and shape. */
export interface Player {
  name: string;
  colour: string | null;
  letter: string; // of the name, and of nobody else at this table
  shape: Shape;
  tint: string; // the colour as it is drawn; dark ink is read on it
  here: boolean;
  bot: string | null;
}

/** Words in the language of the person; keys are those of the .ftl files that the terminal uses too. */
export interface Words {
  language: "en" | "fr";
  say(key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
  piece(key: string): string;
  pieces(keys: (string | null)[]): string; // in one line; what the viewer may not know is counted
  seat(seat: Seat | null): string; // where the name stands alone
  mid(seat: Seat): string; // within a sentence
  who(name: string, seat: Seat | null): Record<string, string>; // as values of a message, in all forms that it may need
  event(event: Named): string;
  move(move: Named): string;
}

/** For the board of one game: `Told` of its generated types says what it is told. */
export interface BoardProps<Told extends Telling = Telling> {
  view: Told["view"];
  seat: Seat | null; // whose eyes these are; nobody's for a spectator
  options: Record<string, unknown>;
  decision: Question<Told["ask"]> | null;
  moves: LegalMove<Told["move"]>[];
  menu: MenuEntry[];
  events: Told["event"][]; // what has happened since the last view, to be animated
  since?: Told["event"][]; // all that has happened since the viewer last decided, to be marked on the board
  players: Player[]; // by seat
  words: Words;
  aid?: Told["aid"] | null; // what only the rules can count, where a game has such a thing
  reminders?: boolean; // what the viewer has seen is shown; where the table says no, people remember it themselves
  covered?: boolean; // own secrets are shown only while the person asks for it
  does?: (kind: string, name: string) => string; // a thing, in one sentence for whoever picks it; nothing as long as the words are not there
  still: boolean; // no motion: the person asked for it, or a replay is scrubbed
  send: (text: string) => void;
}
