// A clause such as AB-10.4 leads to the rules of the game whose clauses begin with AB.

import { SvelteMap } from "svelte/reactivity";
import { EDITIONS } from "../games";
import type { GameCard } from "./wire";

const games = new SvelteMap(EDITIONS.map((one) => [one.clauses, one.key]));

/** Guests say on their cards how their clauses begin; those of our own games stay theirs. */
export function learnClauses(cards: GameCard[]): void {
  for (const { clauses, key } of cards) if (!games.has(clauses)) games.set(clauses, key);
}

export function clauseAddress(clause: string): string {
  return `#/rules/${games.get(clause.split("-")[0] ?? "") ?? ""}/${clause}`;
}
