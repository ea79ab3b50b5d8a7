// Everything on a table explains itself in place: a thing says by its name what it is, and whoever points at it, holds it
// or asks with `?` is told the rest. The words stand in the message files of its game, which a guest brings along as well:
// `explain-card-gas_can` in one or two sentences, with its clause in brackets at the end; `title-icon-ap` is the name of
// what is no piece. A message of the kind alone, `explain-card`, is for all of it that have none of their own.

import type { BoardProps, Telling, Words } from "./contract";
import type { Value } from "./words";

/** To be spread on the element of a thing, such as `{...explains("card", "gas_can")}`. */
export function explains(kind: string, name: string | number): { "data-explain": string } {
  return { "data-explain": `${kind}:${name}` };
}

export interface Explanation {
  title: string;
  text: string; // what it is, in one or two sentences
  now?: string; // what it does now for the viewer, as far as the view tells
  origin?: string; // whether it is our own design
  brief?: string; // of all that, what is said to whoever picks it; without one, the first sentence of the text
  reason?: string; // why it cannot be used now
  clause: string; // of the rules; nothing where none was named
}

/** What the explanations of a game may know: what its board is told, and nothing else. */
export type Table<Told extends Telling = Telling> = Pick<
  BoardProps<Told>,
  "view" | "seat" | "options" | "decision" | "moves" | "menu" | "players" | "words" | "aid" | "covered"
>;

/** Of one game: what its pieces are. Nothing for a thing that it does not know; the words are asked then. */
export type Explain<Told extends Telling = Telling> = (kind: string, name: string, table: Table<Told>) => Explanation | null;

export interface Written {
  like?: string; // the name of another thing whose words it shares: every storage is a `storage`
  title?: string;
  values?: Record<string, Value>;
}

/** What the messages tell of a thing: of this one, of those like it, or of its kind. */
export function written(words: Words, kind: string, name: string, { like, title, values }: Written = {}): Explanation | null {
  const own = [`${kind}-${name}`, ...(like ? [`${kind}-${like}`] : []), kind];
  const key = own.find((one) => words.has(`explain-${one}`));
  const titled = title ?? titleOf(words, own, name);
  if (key === undefined) return titled && !own.includes(titled) ? { title: titled, text: "", clause: "" } : null;
  return { title: titled, ...parted(words.say(`explain-${key}`, values)) };
}

function titleOf(words: Words, keys: string[], name: string): string {
  const key = keys.find((one) => words.has(`title-${one}`));
  const piece = words.piece(name);
  const named = piece !== `piece-${name}`;
  return named && key !== `title-${keys[0]}` ? piece : key ? words.say(`title-${key}`) : "";
}

const CLAUSE = /\s*\(([A-Z]+-[A-Z]?\d+(?:\.\d+)?(?:, [A-Z]+-[A-Z]?\d+(?:\.\d+)?)*)\)$/;

/** Sentences and, from their end, the clause in brackets. */
export function parted(message: string): { text: string; clause: string } {
  const found = CLAUSE.exec(message);
  return { text: message.replace(CLAUSE, ""), clause: found?.[1] ?? "" };
}

/** One sentence for whoever has picked a thing and wants to know what it does. */
export function inShort({ text, brief }: Explanation): string {
  return brief ?? sentencesIn(text)[0]?.trim() ?? "";
}

const sentencesIn = (text: string): string[] => text.match(/.+?(?:[.!?…](?=\s|$)|$)/gs) ?? [];

const LONG = 150; // characters, after which no further sentence is begun
const REMARK = /^\([^()\d]{2,20}\)\s*|\s*\([^()\d]{2,20}\)$/g; // whose rule it is: for those who read the whole document

/** The first sentences of a clause, as much as is read in passing. */
export function shortened(clause: string): string {
  const sentences = sentencesIn(clause.replace(REMARK, ""));
  let told = "";
  for (const sentence of sentences) {
    if (told && told.length + sentence.length > LONG) break;
    told += sentence;
  }
  return told.trim();
}
