// Claims travel as one line of text, such as `2 is infected because 17`. Here it is read; what it means is for the game.

import type { Named } from "./contract";
import type { Entry } from "./folded";
import type { Fields } from "./words";

export interface Spoken {
  kind: string;
  values: Record<string, unknown>;
  fields: Fields;
  because: number | null;
}

export function spoken(text: string): Spoken {
  const words = text.toLowerCase().split(/\s+/);
  let because: number | null = null;
  if (words.length > 2 && words.at(-2) === "because") {
    because = Number(words.at(-1));
    words.splice(-2);
  }
  return { ...saying(words), because };
}

/** All that was said at a table, as far as its log goes back. */
export function claimsIn(log: Named[], begins = 0): Entry[] {
  return log.map((event, at) => ({ event, number: begins + at })).filter(({ event }) => event.kind === "Claim");
}

/** A sentence, cut where the moment stands that it cites. */
export function cut(text: string, moment: string): { before: string; moment: string; after: string } {
  const at = moment ? text.lastIndexOf(moment) : -1;
  return at < 0 ? { before: text, moment: "", after: "" } : { before: text.slice(0, at), moment, after: text.slice(at + moment.length) };
}

/** What is said, without the reason. */
export function sayingOf(text: string): string {
  return text.toLowerCase().replace(/\s+because\s+\d+$/, "");
}

function saying(words: string[]): Omit<Spoken, "because"> {
  const [first, verb, third, fourth] = words;
  if (first !== "i") return made("they-are", { seat: [Number(first), "seat"], status: [third, "status"] });
  if (verb === "am") return made("i-am", { status: [third, "status"] });
  if (verb === "have") return made("i-have", { card: [third, "piece"] });
  if (verb === "trust") return made("i-trust", { seat: [Number(third), "seat"] });
  return made("i-gave", { seat: [Number(third), "seat"], card: [fourth, "piece"] });
}

function made(kind: string, told: Record<string, [unknown, string]>): Omit<Spoken, "because"> {
  const values = Object.fromEntries(Object.entries(told).map(([name, [value]]) => [name, value]));
  const fields = Object.fromEntries(Object.entries(told).map(([name, [, meaning]]) => [name, meaning]));
  return { kind, values, fields };
}
