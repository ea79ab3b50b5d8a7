// The deck of a match: ours, or the one that the table brought along with its options. Values are in tenths.
import type { Words } from "../../lib/contract";
import house from "./box.json";

export interface Face {
  key: string;
  family: string;
  copies: number;
  value: number;
  doubled_at: string[];
  origin?: string; // `ours` or `partly` where it is our own design
}

interface PlainDeck {
  committee_saves?: number;
  copies: Record<string, number>;
  values: Record<string, string>;
  location: { key: string }[];
  combat: { key: string; value: string; copies: number; doubled_at: string[] }[];
}

const CONSPIRACIES = ["raid", "drop_out", "spy", "agitation"];
const COMBAT = ["bribe", "policewoman", "health_committee"];
export const COUNTED = ["bribe", "policewoman", "health_committee", "seal"];
export const SEAL_SCORE = house.seal_score;

/** Which card plays which part of the demonstration. The parts have the names of the cards that play them in our deck. */
export function demonstrated(options: Record<string, unknown>): Record<string, string> {
  if (!isDeck(options.deck)) return Object.fromEntries(house.demonstration.map((card) => [card, card]));
  const faces = facesOf(options);
  const combat = strongest(faces.filter(({ key, family, copies }) => family === "combat" && copies && !COMBAT.includes(key)));
  const club = combat.find((face) => face.doubled_at.length);
  const place = club?.doubled_at[0];
  if (!club || !place) return {};
  const elsewhere = faces.find(({ key, family }) => family === "location" && !club.doubled_at.includes(key));
  const others = combat.filter((face) => !face.doubled_at.length);
  const committee = faces.find(({ key }) => key === "health_committee")?.value ?? 0;
  const plain = others.find(({ value }) => value + committee < 2 * club.value) ?? others[0];
  const own = { pool: place, dojo: elsewhere?.key, third_year: plain?.key, swim: club.key };
  const told = Object.entries({ ...own, ...Object.fromEntries(house.demonstration.slice(4).map((card) => [card, card])) });
  return Object.fromEntries(told.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const strongest = (faces: Face[]): Face[] => faces.toSorted((one, other) => other.value - one.value);

/** How many cards one Health Committee saves. */
export const savesOf = (options: Record<string, unknown>): number =>
  (isDeck(options.deck) ? options.deck.committee_saves : undefined) ?? house.committee_saves;

export type Deck = (key: string) => Face;

/** All cards of the deck, each kind once. */
export function facesOf(options: Record<string, unknown>): Face[] {
  return isDeck(options.deck) ? brought(options.deck) : house.faces;
}

export function deckOf(options: Record<string, unknown>): Deck {
  const known = new Map(facesOf(options).map((face) => [face.key, face]));
  return (key) => known.get(key) ?? { key, family: "combat", copies: 1, value: 0, doubled_at: [] };
}

/** The server has read it before; here it is enough to know it by its parts. */
function isDeck(value: unknown): value is PlainDeck {
  return typeof value === "object" && value !== null && "location" in value && "combat" in value;
}

function brought(deck: PlainDeck): Face[] {
  const tenths = (value: string | undefined) => Math.round(Number(value ?? 0) * 10);
  return [
    ...deck.location.map(({ key }) => ({ key, family: "location", copies: 1, value: 0, doubled_at: [] })),
    ...deck.combat.map((card) => ({ ...card, family: "combat", value: tenths(card.value) })),
    ...Object.entries(deck.copies).map(([key, copies]) => ({
      key,
      family: COMBAT.includes(key) ? "combat" : CONSPIRACIES.includes(key) ? "conspiracy" : "seal",
      copies,
      value: tenths(deck.values[key]),
      doubled_at: [],
    })),
  ];
}

/** What a card counts in a battle for a location. */
export function worth(face: Face, location: string | null): number {
  return face.value * (location !== null && face.doubled_at.includes(location) ? 2 : 1);
}

export function inTenths(value: number, words: Words): string {
  const rest = Math.abs(value) % 10;
  return `${Math.trunc(value / 10)}${rest ? words.say("decimal-mark") + rest : ""}`;
}
