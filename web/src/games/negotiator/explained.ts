// What the pieces of a negotiation are and do now: cards, Demands, Terror, the dial, people, signs and choices.
// What a card does is told from what is printed on it, so that the cards that a table brought along explain themselves too.
import { parted, written, type Explain, type Explanation, type Table, type Written } from "../../lib/explain";
import { cardsOf } from "./box";
import { inWords } from "./effects";
import type { Told } from "./generated";
import { DIAL, type Face } from "./types";

type Here = Table<Told>;

export const explained: Explain<Told> = (kind, name, table) => {
  const found = written(table.words, kind, ours(kind, table) ? name : `${name}-brought`, sharedBy(kind, name, table));
  return found && { ...found, now: nowOf(kind, name, table), origin: originOf(name, table) };
};

/** Whether the card is our own design; the clause stands beside it anyway. */
function originOf(name: string, { options, words }: Here): string | undefined {
  const { origin } = cardsOf(options).face(name);
  return origin ? parted(words.say(`origin-${origin}`)).text : undefined;
}

/** Our words about single cards are true of our own cards only. */
function ours(kind: string, { options }: Here): boolean {
  return !["card", "taker"].includes(kind) || typeof options.cards !== "object";
}

function sharedBy(kind: string, name: string, table: Here): Written {
  const { words } = table;
  const face = cardsOf(table.options).face(name);
  switch (kind) {
    case "card":
      return { title: words.piece(name) };
    case "taker":
      return { like: "any", title: words.piece(name) };
    case "demand":
      return name.startsWith("hidden-") ? {} : { like: face.family, values: offer(face, words) };
    case "terror":
      return { like: face.family, title: words.piece(name), values: { effect: doing(face, words) } };
    case "level":
      return { title: words.say("web-threat", { level: DIAL[Number(name)] ?? "", dice: diceAt(Number(name), table) }) };
    case "exploit":
      return { title: words.say(`exploit-${name}`), values: { earned: words.say(`earned-${name}`) } };
    default:
      return {};
  }
}

const diceAt = (level: number, { options }: Here): number => cardsOf(options).dial[level] ?? 0;

function offer({ cost, rows, counterpart }: Face, words: Here["words"]): Record<string, string> {
  const price = words.say("table-cost", { points: cost });
  return { cost: price, effect: inWords(rows[2], words), counterpart: inWords(counterpart, words) };
}

function doing({ rows, test }: Face, words: Here["words"]): string {
  const [none, one, two] = rows.map((row) => inWords(row, words));
  return test === "none" ? (none ?? "") : words.say("table-rows", { two: two ?? "", one: one ?? "", none: none ?? "" });
}

// ---- what it does now

function nowOf(kind: string, name: string, table: Here): Explanation["now"] {
  const { view, words } = table;
  switch (kind) {
    case "card":
      return cardNow(name, table);
    case "taker":
      return ours(kind, table) ? undefined : ability(cardsOf(table.options).face(name), words);
    case "terror":
      return additional(cardsOf(table.options).face(name), words);
    case "level":
      return view.threat === Number(name) ? words.say("now-here") : undefined;
    case "icon":
      return iconNow(name, table);
    default:
      return undefined;
  }
}

function cardNow(card: string, { options, words, aid }: Here): string {
  const { rows, test } = cardsOf(options).face(card);
  const [none = "", one = "", two = ""] = rows.map((row) => inWords(row, words));
  if (test === "none") return words.say("now-effect", { effect: none });
  const odds = aid?.cards[card];
  if (!odds) return words.say("now-rows", { two, one, none });
  const [chance_none = 0, chance_one = 0, chance_two = 0] = odds.plain.map((ways) => Math.round((100 * ways) / odds.total));
  return words.say("now-odds", { two, one, none, chance_two, chance_one, chance_none });
}

function ability({ on, ability: lines }: Face, words: Here["words"]): string | undefined {
  return lines.length ? words.say("now-ability", { when: on, effect: inWords(lines, words) }) : undefined;
}

function additional({ additional: more }: Face, words: Here["words"]): string | undefined {
  return more.length ? words.say("now-additional", { effect: inWords(more, words) }) : undefined;
}

function iconNow(name: string, table: Here): string | undefined {
  const { view, words, aid } = table;
  switch (name) {
    case "threat":
      return words.say("web-threat", { level: DIAL[view.threat] ?? "", dice: diceAt(view.threat, table) });
    case "points":
      return words.say("web-points", { points: view.points });
    case "dice":
      return aid ? words.say("table-rolls", { dice: aid.dice }) : undefined;
    case "hostages":
      return ["zone", "freed", "dead"].map((zone) => zoneNow(zone, table)).join(", ");
    case "held":
      return zoneNow("zone", table);
    case "freed":
    case "dead":
      return zoneNow(name, table);
    case "turn":
      return words.say("web-turn", { turn: view.turn, last: view.last ? "yes" : "no" });
    case "phase":
      return words.say("web-phase", { phase: view.phase });
    case "terror_deck":
    case "pivotal":
      return words.say("table-deck", { count: view.deck.length });
    default:
      return undefined;
  }
}

function zoneNow(zone: string, { view, words }: Here): string {
  const counts: Record<string, number> = { zone: view.zone, freed: view.freed, dead: view.dead };
  return words.say(`table-${zone}`, { count: counts[zone] ?? 0 });
}
