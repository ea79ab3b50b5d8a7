// Puts events, moves and claims into words, as the Teller of the terminal does: the same message files, the same
// annotations of fields, so the same sentences. A message is found by the name of the class (`CardDrawn` is
// `event-card-drawn`, with `-hidden` behind it where the viewer may not know a piece).

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { spoken } from "./claims";
import type { Named, Seat, Words } from "./contract";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];

/** What a field stands for: a word such as "seat", a row of them, or parts with names. */
export type Meaning = string | ["*", Meaning] | ["=", ...Meaning[]] | Fields;
export interface Fields {
  [name: string]: Meaning;
}

export interface Meanings {
  view: Fields;
  events: Record<string, Fields>;
  moves: Record<string, Fields>;
  tales: Record<string, Fields>; // of what is told when a match is over
  claims: string[];
  statuses: string[]; // what somebody can be said to be
  cards: string[];
  score: string; // the unit of final scores
  story?: Story;
}

/** What matters of a game when it is summed up, by the names of events. */
export interface Story {
  weighty: string[]; // told in full, whomever it happened to
  trifling: string[]; // never told in a summary
  apiece: Record<string, number>; // what seats own, in their order: how many each has, by what a field means
}

const PLAIN_STORY: Story = { weighty: [], trifling: [], apiece: {} };

export type Value = string | number;

/** Words of the house, and of a game where one is played. */
export class Messages {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** More words, such as those that are needed only when somebody asks. */
  learn(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The words for a key; the key itself where nobody wrote any. */
  say(key: string, values: Record<string, Value> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const given = Object.entries(values).map(([name, value]) => [name, plain(value)] as const);
    return this.bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }
}

/** Numbers stand as they are, without marks between the thousands: so does the terminal. */
function plain(value: Value): string | FluentNumber {
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}

/** `CardDrawn` is card-drawn, `IAm` is i-am. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|(?<=^I)(?=[A-Z])/g, "-").toLowerCase();
}

export interface Telling {
  viewer: Seat | null;
  pieces?: Record<string, string>; // names that the table brought along, such as a user's cards
  names?: (string | undefined)[]; // of the people, by seat
  entry?: (number: number) => Named | undefined; // of the log, as the viewer may know it: claims point at them
}

const SEAT_FORMS = ["mid", "of", "to", "has", "not"] as const;
const PIECE_FORMS = ["the", "cap"] as const;
type Owner = { seat: Seat; kind: number };
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/;

/** Words for one viewer at one table. What the forms of a value are stands in the Teller of the terminal. */
export class Teller implements Words {
  readonly language: Language;
  private readonly told = new WeakMap<Named, string>(); // a log is read again with every news
  private readonly owners = new Map<string, Map<string, Owner>>(); // of pieces that seats own, by meaning and key

  constructor(
    private readonly messages: Messages,
    private readonly meanings: Meanings,
    private readonly telling: Telling,
  ) {
    this.language = messages.language;
  }

  say(key: string, values: Record<string, Value> = {}): string {
    return this.messages.say(key, values);
  }

  has(key: string): boolean {
    return this.messages.has(key);
  }

  /** How a seat is called where its name stands alone, as at the head of a plate. */
  seat(seat: Seat | null): string {
    if (seat === null) return "none";
    if (seat === this.telling.viewer) return this.say("seat-you");
    return this.telling.names?.[seat] ?? this.say("seat-other", { seat });
  }

  /** How a seat is called within a sentence. */
  mid(seat: Seat): string {
    return this.form("mid", seat);
  }

  /** A seat as values of a message, in all its forms. */
  who(name: string, seat: Seat | null): Record<string, string> {
    if (seat === null) return { [name]: "none", [`${name}_is`]: "none" };
    const forms = SEAT_FORMS.map((form) => [`${name}_${form}`, this.form(form, seat)] as const);
    const is = seat === this.telling.viewer ? "you" : "other";
    return { [name]: this.form("start", seat), [`${name}_is`]: is, ...Object.fromEntries(forms) };
  }

  private form(form: string, seat: Seat): string {
    if (seat === this.telling.viewer) return this.say(`seat-you-${form}`);
    const name = this.telling.names?.[seat];
    return name ? this.say(`seat-named-${form}`, { name, vowel: vowel(name) }) : this.say(`seat-other-${form}`, { seat });
  }

  /** What the fields of the view mean, for whoever draws it without knowing the game. */
  get viewFields(): Fields {
    return this.meanings.view;
  }

  moveFields(move: Named): Fields {
    return this.meanings.moves[move.kind] ?? {};
  }

  knowsPiece(key: string): boolean {
    return Boolean(this.telling.pieces?.[key]) || this.has(`piece-${key}`);
  }

  piece(key: string): string {
    return this.telling.pieces?.[key] || this.say(`piece-${key}`);
  }

  /** What is printed on a piece to be read aloud; nothing where nothing is. */
  text(key: string): string {
    return this.telling.pieces?.[`text ${key}`] || (this.has(`text-${key}`) ? this.say(`text-${key}`) : "");
  }

  /** Several pieces in one line; those that the viewer may not know only by their number. */
  pieces(keys: (string | null)[]): string {
    const known = keys.filter((key) => key !== null);
    const told = [...new Set(known)].sort().map((key) => {
      const count = known.filter((one) => one === key).length;
      return count > 1 ? `${count}× ${this.piece(key)}` : this.piece(key);
    });
    if (known.length < keys.length) told.push(this.say("pieces-hidden", { count: keys.length - known.length }));
    return told.join(", ") || this.say("pieces-none");
  }

  /** One line of the log; nothing for what is sealed. */
  event(event: Named): string {
    const known = this.told.get(event);
    if (known !== undefined) return known;
    const words = this.tell(event);
    this.told.set(event, words);
    return words;
  }

  private tell(event: Named): string {
    if (event.kind === "Sealed") return "";
    if (event.kind === "Claim") return this.claim(event);
    const fields = this.meanings.events[event.kind] ?? {};
    const key = `event-${kebab(event.kind)}`;
    const hidden = Object.entries(fields).some(([name, meaning]) => hides(event[name], meaning));
    return this.say(hidden && this.has(`${key}-hidden`) ? `${key}-hidden` : key, this.values(event, fields));
  }

  /** What an event was, in a few words of a summary; nothing where its game has none. */
  deed(event: Named): string {
    const key = `recap-${kebab(event.kind)}`;
    return this.has(key) ? this.say(key, this.values(event, this.meanings.events[event.kind] ?? {})) : "";
  }

  get story(): Story {
    return this.meanings.story ?? PLAIN_STORY;
  }

  /** The numbers in those fields of an event that mean this, in their order. */
  named(event: Named, meaning: string): number[] {
    return Object.entries(this.meanings.events[event.kind] ?? {}).flatMap(([name, meant]) => {
      const value = event[name];
      if (meant === meaning) return typeof value === "number" ? [value] : [];
      return Array.isArray(meant) && meant[0] === "*" && meant[1] === meaning && Array.isArray(value) ? value.map(Number) : [];
    });
  }

  /** What decided a match that is over, or what became of a seat; a claim in the words of its speaker. */
  tale(what: Named): string {
    if (what.kind === "Claim") return this.claim(what);
    return this.say(`tale-${kebab(what.kind)}`, this.values(what, this.meanings.tales[what.kind] ?? {}));
  }

  /** Odds that somebody took, and why a move was better: under `wager-` and `reason-`. */
  about(prefix: string, what: Named): string {
    const key = `${prefix}-${kebab(what.kind)}`;
    return this.has(key) ? this.say(key, this.values(what, this.meanings.tales[what.kind] ?? {})) : "";
  }

  /** What somebody said, between quotation marks: the words are theirs. */
  claim(claim: Named, numbered = true): string {
    return this.say("claim-said", { ...this.who("who", claim.speaker as Seat), words: this.saying(claim, numbered) });
  }

  /** The words alone, where it is seen who speaks. */
  saying(claim: Named, numbered = false): string {
    const said = spoken(String(claim.text));
    const words = this.say(`claim-${said.kind}`, this.values(said.values, said.fields));
    return said.because === null ? words : this.say("claim-because", { words, moment: this.moment(said.because, numbered) });
  }

  /** As it is heard, and not as it is looked up: without the numbers of the log. */
  heard(event: Named): string {
    return event.kind === "Claim" ? this.claim(event, false) : this.event(event);
  }

  /** The entry of the log that a claim points at: in a few words where its game has some, and by its number in the log. */
  moment(number: number, numbered = true): string {
    const entry = this.telling.entry?.(number);
    const key = entry ? `moment-${kebab(entry.kind)}` : "";
    if (!entry || !this.has(key)) return this.say("moment-entry", { number });
    const claim = entry.kind === "Claim";
    const values = claim ? this.who("who", entry.speaker as Seat) : this.values(entry, this.meanings.events[entry.kind] ?? {});
    const moment = this.say(key, values);
    return numbered ? this.say("moment-numbered", { moment, number }) : moment;
  }

  move(move: Named): string {
    return this.say(`move-${kebab(move.kind)}`, this.values(move, this.moveFields(move)));
  }

  score(score: number): string {
    return minus(String(this.value(score, this.meanings.score)));
  }

  /** The kind of action that a move belongs to. */
  group(move: Named): string {
    return this.say(`group-${kebab(move.kind)}`);
  }

  /** The fields as words, in their forms; beside a piece `name`, what is printed on it as `name_text`. */
  private values(told: Record<string, unknown>, fields: Fields): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const [name, meaning] of Object.entries(fields)) {
      const value = told[name];
      values[name] = this.value(value, meaning);
      Object.assign(values, this.forms(name, value, meaning, String(values[name])));
    }
    return values;
  }

  private forms(name: string, value: unknown, meaning: Meaning, words: string): Record<string, Value> {
    if (meaning === "seat") return this.who(name, (value ?? null) as Seat | null);
    if (value === null || value === undefined || !meaning || typeof meaning !== "string") return {};
    if (meaning === "piece") return { [`${name}_text`]: this.text(String(value)) };
    const owned = this.owned(meaning, value);
    if (owned) return { [`${name}_the`]: words, [`${name}_cap`]: this.say("own-piece-cap", owned) };
    const known = PIECE_FORMS.filter((form) => this.has(`${form}-${meaning}`));
    return Object.fromEntries(
      known.map((form) => [`${name}_${form}`, this.say(`${form}-${meaning}`, { words, vowel: vowel(words) })]),
    );
  }

  /** One value in words, such as a seat by its name; parts with names have no words of their own. */
  value(value: unknown, meaning: Meaning): Value {
    if (Array.isArray(meaning)) return this.row(value as unknown[], meaning);
    if (meaning === "seat") return this.seat((value ?? null) as Seat | null);
    if (value === null || value === undefined) return "none";
    if (meaning === "piece") return this.piece(String(value));
    if (meaning === "tenths") return this.tenths(Number(value));
    if (meaning === "change") return signed(Number(value));
    if (meaning && typeof meaning === "string") {
      const owned = this.owned(meaning, value);
      return owned ? this.say("own-piece", owned) : this.say(`${meaning}-${String(value)}`);
    }
    if (typeof value === "boolean") return value ? "True" : "False"; // as the message files spell it
    return typeof value === "number" ? value : String(value);
  }

  /** Whose piece it is, in all forms, and which of its owner's; nothing for a piece that no seat owns. */
  private owned(meaning: string, key: unknown): Record<string, Value> | null {
    let known = this.owners.get(meaning);
    if (!known) this.owners.set(meaning, (known = this.readOwners(`owners-${meaning}`)));
    const owner = known.get(String(key));
    return owner ? { ...this.who("owner", owner.seat), kind: owner.kind } : null;
  }

  private readOwners(message: string): Map<string, Owner> {
    const rows = this.has(message) ? this.say(message).split("|") : [];
    const named = (row: string) => row.trim().split(/\s+/);
    return new Map(rows.flatMap((row, seat) => named(row).map((key, kind) => [key, { seat, kind }] as const)));
  }

  private row(values: unknown[], meaning: ["*", Meaning] | ["=", ...Meaning[]]): string {
    const [form, ...inner] = meaning;
    if (form === "=") return values.map((value, at) => String(this.value(value, inner[at] as Meaning))).join(" ");
    if (inner[0] === "piece") return this.pieces(values as (string | null)[]);
    if (inner[0] === "seat") return values.map((seat) => this.mid(seat as Seat)).join(", ");
    return values.map((value) => String(this.value(value, inner[0] as Meaning))).join(", ");
  }

  private tenths(value: number): string {
    const rest = value % 10;
    const whole = (value - rest) / 10;
    return rest ? `${whole}${this.say("decimal-mark")}${rest}` : String(whole);
  }
}

/** Whether words begin with the sound of a vowel, as far as letters tell: yes or no. */
function vowel(words: string): "yes" | "no" {
  return VOWEL.test(words.toLowerCase().normalize("NFD")) ? "yes" : "no";
}

/** A number that may be below zero, with the sign that is one. */
export function minus(number: string): string {
  return number.replace(/^-/, "−");
}

/** A change with its sign, always: +2, −1. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Whether a piece is missing here because the viewer may not know it. */
function hides(value: unknown, meaning: Meaning): boolean {
  if (Array.isArray(meaning)) return (value as unknown[]).some((item) => hides(item, meaning[1] as Meaning));
  return meaning === "piece" && value === null;
}
