// The cards of a match: ours, or those that the table brought along with its options.
import house from "./box.json";
import { FAMILIES, type Face } from "./types";

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
  on?: string;
  ability?: string[];
  origin?: string;
}

export interface Cards {
  dial: number[]; // dice at each level of Threat
  face: (key: string) => Face;
}

export function cardsOf(options: Record<string, unknown>): Cards {
  const plain = isPlain(options.cards) ? options.cards : house;
  const families = new Map(Object.entries(plain));
  const faces = new Map<string, Face>();
  for (const family of FAMILIES) {
    for (const card of listed(families.get(family), isFace)) faces.set(card.key, read(card, family));
  }
  const nothing = (key: string): Face => read({ key }, "terror");
  return { dial: listed(plain.dial, isNumber), face: (key) => faces.get(key) ?? nothing(key) };
}

// The server has read these cards before; here it is enough to know them by their keys.
const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isFace = (value: unknown): value is PlainFace => isPlain(value) && typeof value.key === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

function listed<One>(value: unknown, is: (one: unknown) => one is One): One[] {
  return Array.isArray(value) ? value.filter(is) : [];
}

function read(card: PlainFace, family: string): Face {
  const effect = card.effect ?? [];
  const tested = card.two !== undefined;
  return {
    key: card.key,
    family,
    cost: card.cost ?? 0,
    test: tested ? (card.test ?? "successes") : "none",
    rows: tested ? [card.none ?? [], card.one ?? [], card.two ?? []] : [effect, effect, effect],
    additional: card.additional ?? [],
    counterpart: card.counterpart ?? [],
    on: card.on ?? "none",
    ability: card.ability ?? [],
    origin: card.origin ?? "",
  };
}
