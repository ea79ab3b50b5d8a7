// The cards of a match: ours, or those that the table brought along with its options.
import house from "./box.json";
import type { Face, Family } from "./types";

interface PlainFace {
  key: string;
  cost?: number;
  test?: string;
  two?: string[];
  one?: string[];
  none?: string[];
  effect?: string[];
  additional?: string[];
  counterpart?: string[];
}

const FAMILIES: Family[] = ["taker", "accomplice", "major", "escape", "terror", "minor", "pivotal", "discussion"];

export interface Cards {
  dial: number[]; // dice at each level of Threat
  face: (key: string) => Face;
}

export function cardsOf(options: Record<string, unknown>): Cards {
  const plain = (typeof options.cards === "object" && options.cards ? options.cards : house) as Record<string, unknown>;
  const faces = new Map<string, Face>();
  for (const family of FAMILIES) {
    for (const card of (plain[family] ?? []) as PlainFace[]) faces.set(card.key, read(card, family));
  }
  const nothing = (key: string): Face => read({ key }, "terror");
  return { dial: plain.dial as number[], face: (key) => faces.get(key) ?? nothing(key) };
}

function read(card: PlainFace, family: Family): Face {
  const effect = card.effect ?? [];
  const tested = card.two !== undefined;
  return {
    key: card.key,
    family,
    cost: card.cost ?? 0,
    test: tested ? ((card.test ?? "successes") as Face["test"]) : "none",
    rows: tested ? [card.none ?? [], card.one ?? [], card.two ?? []] : [effect, effect, effect],
    additional: card.additional ?? [],
    counterpart: card.counterpart ?? [],
  };
}
