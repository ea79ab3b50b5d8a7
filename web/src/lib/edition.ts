// All that the page itself knows about one game. Of a game that it was not built with, the server tells.

import type { Component } from "svelte";
import type { BoardProps, Player, Telling, Words } from "./contract";

/** A part that is a chunk of its own, loaded when it is shown. */
export type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface Edition<Told extends Telling> {
  key: string;
  clauses: string; // what the numbers of its rules begin with
  art: Component; // a small scene for the start page
  board: Lazy<BoardProps<Told>>;
  pictures?: Lazy<{ name: string }>; // of the rules on one page, by the names that stand there
  ending?: Lazy<EndingProps<Told>>; // what was hidden, beside the result
  career?: Career<Told>;
  colours?: readonly string[]; // of the seats, where the box gives each its own; otherwise people choose
  log?: Record<"fights" | "cards", RegExp>; // names of the events that the log shows under these words
}

export interface EndingProps<Told extends Telling = Telling> {
  view: Told["view"];
  words: Words;
  players: Player[];
}

/** Matches that add up, in this browser. */
export interface Career<Told extends Telling> {
  screen: Lazy<Record<string, never>>;
  beside: Lazy<BesideProps<Told>>; // above a board: hears what the match adds, and tells what is not plain
  tally: () => { matches: number; won: number };
}

export interface BesideProps<Told extends Telling = Telling> {
  aid: Told["aid"] | null;
  words: Words;
}

// A board knows what its own game tells; the shell hands it through and cannot know.
export type AnyEdition = Edition<any>;
