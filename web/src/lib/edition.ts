// All that the page itself knows about one game. Of a game that it was not built with, the server tells.

import type { Component } from "svelte";
import type { Colour } from "./people";
import type { BoardProps, Player, Telling, Words } from "./contract";
import type { MomentsOf } from "./stage/moment";
import type { Explain } from "./explain";

/** A part that is a chunk of its own, loaded when it is shown. */
export type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface Edition<Told extends Telling> {
  key: string;
  clauses: string; // what the numbers of its rules begin with
  art: Component; // a small scene for the start page
  board: Lazy<BoardProps<Told>>;
  explain?: () => Promise<{ explained: Explain<Told> }>; // what its pieces are and do now, where its words alone do not tell
  pictures?: Lazy<{ name: string }>; // of the rules on one page, by the names that stand there
  marks?: Record<string, Mark>; // of what is told when a match is over, by its kind
  sheet?: Lazy<SheetProps<Told>>; // what is known of the others, and what one makes of it
  career?: Career<Told>;
  moments?: () => Promise<{ default: MomentsOf<Told> }>; // what is staged; a chunk of its own, with its art
  colours?: readonly Colour[]; // of the seats, where the box gives each its own; otherwise people choose
  round?: boolean; // every face is round, because shapes on the board mean something else
  phase?: (told: { view: Told["view"]; words: Words; seat: number | null }) => string; // how far the match is, in a few words; public
  question?: (told: { view: Told["view"]; words: Words; seat: number | null }) => string; // to the viewer, where it says more than its kind; to whoever is asked
  sure?: (told: { move: Told["move"]; view: Told["view"]; words: Words }) => string; // what is asked before a move is sent, where its kind alone does not tell
  out?: (told: { view: Told["view"]; seat: number }) => boolean; // whether a seat is asked nothing any more
  log?: Record<"fights" | "cards", RegExp>; // names of the events that the log shows under these words
}

/** How a moment that decided a match is marked: a drawing of 24 by 24, as lines, and whether it was good news. */
export interface Mark {
  path: string;
  tone: "good" | "bad" | "plain";
}

export interface SheetProps<Told extends Telling = Telling> {
  log: Told["event"][];
  begins: number; // the number of its first entry
  players: Player[];
  seat: number | null;
  words: Words;
  table: string;
  cite: (number: number) => void; // shows an entry of the log
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
