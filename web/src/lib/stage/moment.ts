// What deserves everybody's eyes for a moment: a role, a trade, a wound. A game says which, the shell shows them.

import type { Component } from "svelte";
import type { Player, Seat, Telling, Words } from "../contract";

/** What a sound is called; each is made in sounds.ts. */
export type Cue =
  | "turn" | "reveal" | "trade" | "card" | "hit" | "death" | "scan" | "fire" | "dice" | "alarm" | "freed" | "lost" | "ring" | "siren" | "clash" | "win" | "lose";

/** What it means for whoever looks; a secret looks the same from outside, whatever it tells. */
export type Tone = "good" | "bad" | "neutral" | "secret";

export interface Picture {
  component: Component<any>; // any: `picture` has seen that the props fit
  props: object;
}

export function picture<Props extends Record<string, any>>(component: Component<Props>, props: Props): Picture {
  return { component, props };
}

export interface Moment {
  key: string; // the kind: of one kind, all look alike from outside
  title: string;
  text: string;
  art: Picture;
  tone: Tone;
  sound: Cue;
  who: Seat[]; // whom it concerns
  hold?: true; // shown only when it is asked for: nobody else should be looking
  stays?: true; // until the person goes on: there is something to be read
  apart?: true; // never one line among others, and not lost by a move: it waits its turn, unless somebody skips
}

/** What a game is told: the newest events as this viewer may know them, and the view before and after them. */
export interface Happened<Told extends Telling = Telling> {
  events: Told["event"][]; // nothing new for whoever has just come
  log: Told["event"][]; // all that is known, the newest last
  before: Told["view"] | null; // none for whoever has just come
  view: Told["view"];
  seat: Seat | null;
  options: Record<string, unknown>;
  won: boolean | null; // once the match is over, for whoever played
  words: Words;
  players: Player[];
}

/** Pure: of what it is told and of nothing else. So whoever cannot tell two worlds apart is shown the same in both. */
export type MomentsOf<Told extends Telling = Telling> = (told: Happened<Told>) => Moment[];

/** What somebody notices who hears or sees a screen from afar, and cannot read it. */
export function fromOutside({ key, tone, sound, who, hold, stays, apart }: Moment): object {
  return { key, tone, sound, who, hold: hold ?? false, stays: stays ?? false, apart: apart ?? false };
}

export function endingTitle(won: boolean | null, words: Words): string {
  return words.say(won === null ? "web-stage-over" : won ? "web-stage-won" : "web-stage-lost");
}

/** Who won or lost is heard; whoever looks on hears neither. */
export function endingCue(won: boolean | null): Cue {
  return won === null ? "reveal" : won ? "win" : "lose";
}

export function endingTone(won: boolean | null): Tone {
  return won === null ? "neutral" : won ? "good" : "bad";
}
