// How a view is laid out where no board was drawn for it: what belongs to whom, what is a card, what is only told.
// It knows no game: what a field means comes from the annotations of the view, what it is called from the messages. The
// message `field-pot` names a field; `each-bets` names one that has an entry a seat, and says that it has.

import type { Seat } from "./contract";
import { minus, type Fields, type Meaning, type Teller } from "./words";

/** One part of a view, ready to be drawn. */
export type Shown =
  | { kind: "words"; words: string }
  | { kind: "cards"; cards: (string | null)[] } // null lies face down
  | { kind: "seats"; seats: Seat[] }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "rows"; rows: Fact[][] };

export interface Fact {
  name: string; // of the field
  label: string;
  shown: Shown;
}

export interface Layout {
  hand: Fact[]; // the cards of the viewer
  seats: Fact[][]; // what belongs to each seat, by seat
  cards: Fact[]; // other rows of cards
  facts: Fact[]; // all the rest
}

const ASKED = ["viewer", "ask", "asked", "options", "claims"]; // the shell shows these itself
const HAND = /^(own_)?(hand|cards)$/;

export function layoutOf(view: object, seats: number, words: Teller): Layout {
  const layout: Layout = { hand: [], seats: Array.from({ length: seats }, () => []), cards: [], facts: [] };
  for (const [name, value] of Object.entries(view)) {
    const meaning = words.viewFields[name] ?? guessed(value, words);
    if (ASKED.includes(name) || (isEmpty(value) && !isHand(name, meaning))) continue;
    if (Array.isArray(value) && value.length === seats && words.has(`each-${name}`)) deal(layout.seats, name, value, inner(meaning), words);
    else place(layout, factOf(name, value, meaning, words));
  }
  return layout;
}

/** A hand without cards is told as such: whoever holds nothing would look for it. */
function isHand(name: string, meaning: Meaning): boolean {
  return HAND.test(name) && inner(meaning) === "piece";
}

function place(layout: Layout, fact: Fact): void {
  if (fact.shown.kind !== "cards") layout.facts.push(fact);
  else if (HAND.test(fact.name)) layout.hand.push(fact);
  else layout.cards.push(fact);
}

function deal(plates: Fact[][], name: string, value: unknown[], meaning: Meaning, words: Teller): void {
  value.forEach((one, seat) => {
    if (isEmpty(one) && meaning !== "piece") return; // a card that the viewer may not know lies face down
    const shown = shownOf(name, one, meaning, words);
    plates[seat]?.push(...(shown.kind === "facts" ? shown.facts : [{ name, label: words.say(`each-${name}`), shown }]));
  });
}

function factsOf(part: object, fields: Fields, words: Teller): Fact[] {
  const told = Object.entries(part).filter(([, value]) => !isEmpty(value));
  return told.map(([name, value]) => factOf(name, value, fields[name] ?? guessed(value, words), words));
}

function factOf(name: string, value: unknown, meaning: Meaning, words: Teller): Fact {
  return { name, label: labelOf(name, words), shown: shownOf(name, value, meaning, words) };
}

function labelOf(name: string, words: Teller): string {
  const plain = name.replaceAll("_", " ");
  return words.has(`field-${name}`) ? words.say(`field-${name}`) : plain.charAt(0).toUpperCase() + plain.slice(1);
}

function shownOf(name: string, value: unknown, meaning: Meaning, words: Teller): Shown {
  if (Array.isArray(value)) return rowOf(name, value, meaning, words);
  if (isPart(value)) return { kind: "facts", facts: factsOf(value, isFields(meaning) ? meaning : {}, words) };
  if (meaning === "piece") return { kind: "cards", cards: [typeof value === "string" ? value : null] };
  if (meaning === "seat" && typeof value === "number") return seatsOf([value]);
  return { kind: "words", words: wordsOf(name, value, meaning, words) };
}

/** Some games count nobody as a seat below the first. */
function seatsOf(seats: Seat[]): Shown {
  const taken = seats.filter((seat) => seat >= 0);
  return taken.length ? { kind: "seats", seats: taken } : { kind: "words", words: "–" };
}

function rowOf(name: string, values: unknown[], meaning: Meaning, words: Teller): Shown {
  const one = inner(meaning);
  if (one === "piece") return { kind: "cards", cards: values.map((card) => (typeof card === "string" ? card : null)) };
  if (one === "seat") return seatsOf(values.filter((seat) => typeof seat === "number"));
  if (values.some(isPart)) {
    const fields = isFields(one) ? one : {};
    return { kind: "rows", rows: values.filter(isPart).map((part) => factsOf(part, fields, words)) };
  }
  if (values.some(Array.isArray)) {
    return { kind: "rows", rows: values.map((row, at) => [factOf(String(at + 1), row, one, words)]) };
  }
  return { kind: "words", words: values.map((value) => wordsOf(name, value, one, words)).join(", ") };
}

/** A word such as `bet` of the field `phase` is said with the message `phase-bet`, where there is one. */
function wordsOf(name: string, value: unknown, meaning: Meaning, words: Teller): string {
  if (value === null) return "?";
  if (typeof value === "boolean") return words.say(value ? "web-value-yes" : "web-value-no");
  const plain = words.value(value, wordOf(meaning));
  const named = `${name}-${plain}`;
  if (typeof value === "number") return minus(String(plain));
  return typeof value === "string" && words.has(named) ? words.say(named) : String(plain);
}

/** Without annotations: a string is a piece where it has the name of one. */
function guessed(value: unknown, words: Teller): Meaning {
  if (Array.isArray(value)) return ["*", value.map((one) => guessed(one, words)).find((one) => one !== "") ?? ""];
  return typeof value === "string" && words.knowsPiece(value) ? "piece" : "";
}

function inner(meaning: Meaning): Meaning {
  return Array.isArray(meaning) ? (meaning[1] ?? "") : "";
}

function wordOf(meaning: Meaning): string {
  return typeof meaning === "string" ? meaning : "";
}

function isFields(meaning: Meaning): meaning is Fields {
  return typeof meaning === "object" && !Array.isArray(meaning);
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
}

/** The things that a move speaks of: pieces and seats, as they can be pointed at. */
export function thingsOf(move: Record<string, unknown>, fields: Fields): string[] {
  const named = Object.entries(fields).filter(([, meaning]) => meaning === "piece" || meaning === "seat");
  return named.map(([name, meaning]) => `${String(meaning)}:${String(move[name])}`);
}
