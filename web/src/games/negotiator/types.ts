// What is printed on the dial and on the cards.

export const CONCEDED = 2; // of the faces of a Demand: down, up, conceded
export const DIAL: readonly string[] = ["L", "1", "2", "3", "4", "5", "6", "E"];

export const FAMILIES = ["taker", "accomplice", "major", "escape", "terror", "minor", "pivotal", "discussion"];

/** A card as it is printed; effects are short lines such as `threat -2`. */
export interface Face {
  key: string;
  family: string;
  cost: number;
  test: string; // successes, best, each, sum, or none
  rows: [string[], string[], string[]]; // for no success, one, two or more; without a test all three are the same
  additional: string[];
  counterpart: string[];
  on: string; // when the ability of a Hostage-Taker acts: pair, failure, turn, or none
  ability: string[];
  origin: string; // `ours` or `partly` where it is our own design
}
