// What the shell gives to the board of a game. A board draws and asks; it holds no rules and no connection.

import type { CrisisAid } from "../wire";

export type Seat = number;

export interface Question {
  ask: string;
  seats: Seat[];
}

/** An event or a move: the name of its class, and its fields. What a viewer may not know is null. */
export interface Named {
  kind: string;
  [field: string]: unknown;
}

export interface LegalMove {
  text: string; // what is sent
  move: Named;
}

/** A kind of action of a turn: the numbers of its legal moves, or why there are none. */
export interface MenuEntry {
  action: string;
  moves: number[];
  refusal: string | null;
  clause: string | null;
}

export interface Player {
  name: string;
  colour: string | null;
  here: boolean;
  bot: string | null;
}

/** Words in the language of the person; keys are those of the .ftl files that the terminal uses too. */
export interface Words {
  language: "en" | "fr";
  say(key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
  piece(key: string): string;
  seat(seat: Seat | null): string; // where the name stands alone
  mid(seat: Seat): string; // within a sentence
  who(name: string, seat: Seat | null): Record<string, string>; // as values of a message, in all forms that it may need
  event(event: Named): string;
  move(move: Named): string;
}

export interface BoardProps<View> {
  view: View;
  seat: Seat | null; // whose eyes these are; nobody's for a spectator
  options: Record<string, unknown>;
  decision: Question | null;
  moves: LegalMove[];
  menu: MenuEntry[];
  events: Named[]; // what has happened since the last view, to be animated
  players: Player[]; // by seat
  words: Words;
  aid?: CrisisAid | null; // what only the rules can count, where a game has such a thing
  reminders?: boolean; // what the viewer has seen is shown; where the table says no, people remember it themselves
  still: boolean; // no motion: the person asked for it, or a replay is scrubbed
  send: (text: string) => void;
}
