// Whoever is about to be hurt is asked for armor: by whom, how much, and what the armor played so far has done.
import type { Seat, Words } from "../../lib/contract";
import type { Told, View } from "./generated";
import { kindOf, seatOf } from "./types";

/** What the asked seat is about to lose, in words: attacker, character, damage. */
export function blowOf(view: View, seat: Seat | null, words: Words): string {
  const mine = hitsOn(view, seat);
  if (!mine.length) return "";
  const who = mine.length > 1 ? "both" : kindOf(mine[0]![0]);
  const values = { who, damage: damageOf(mine) };
  return view.now.phase ? words.say("web-blow-parasites", values) : words.say("web-blow-player", { ...values, attacker: words.seat(view.active) });
}

/** What stands beside the answers: what armor does, or that the one that was played has counted. */
export function armorHint(view: View, seat: Seat | null, events: readonly Told["event"][], answers: number, words: Words): string {
  const blow = blowOf(view, seat, words);
  const counted = events.some((event) => event.kind === "ArmorPlayed" && event.seat === seat);
  if (!counted) return answers > 1 ? `${blow} ${words.say("web-armor-counts")}` : blow;
  return words.say("web-armor-counted", { damage: damageOf(hitsOn(view, seat)) });
}

/** The question of the table, with what it is about. */
export function armorQuestion(view: View, seat: Seat | null, words: Words): string {
  const blow = blowOf(view, seat, words);
  return blow && `${blow} ${words.say("web-blow-armor")}`;
}

type Hit = [number, number];

/** Armor counts for the characters that are hit in one room. */
function hitsOn({ now, players }: View, seat: Seat | null): Hit[] {
  const [asked] = now.shields;
  if (!asked || asked[0] !== seat) return [];
  return now.hits.filter(([character]) => seatOf(character) === seat && players[seat]?.[kindOf(character)].room === asked[1]);
}

/** What is lost if nothing is played. */
export const dueTo = (view: View, seat: Seat | null): number => damageOf(hitsOn(view, seat));

const damageOf = (hits: Hit[]): number => Math.max(0, ...hits.map(([, damage]) => damage));
