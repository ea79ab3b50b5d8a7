// Where in a match a moment stands, and who won, in words.
import { expect, test } from "vitest";
import { meanings, messages } from "./library";
import { byTurn, markOf, numberAt, plyOf, sentence, turnAt } from "./tale";
import { Teller, type Language } from "./words";

const LENGTHS = [5, 6, 9, 9, 14]; // of the log after each step
const TURNS = [0, 2, 4];

test("an entry of the log belongs to the step that brought it", () => {
  expect([0, 4, 5, 6, 8, 9, 13, 99].map((number) => plyOf(LENGTHS, number))).toEqual([0, 0, 1, 2, 2, 4, 4, 4]);
  expect(plyOf([], 3)).toBe(0);
  expect([0, 2, 4].map((ply) => plyOf(LENGTHS, numberAt(LENGTHS, ply)))).toEqual([0, 2, 4]);
});

test("by turns one goes to where the turn began, then to the one before, and on to the next", () => {
  expect([byTurn(TURNS, 3, -1, 4), byTurn(TURNS, 2, -1, 4), byTurn(TURNS, 0, -1, 4)]).toEqual([2, 0, 0]);
  expect([byTurn(TURNS, 0, 1, 4), byTurn(TURNS, 3, 1, 4), byTurn(TURNS, 4, 1, 4)]).toEqual([2, 4, 4]);
  expect([0, 1, 2, 4].map((ply) => turnAt(TURNS, ply))).toEqual([1, 1, 2, 3]);
});

test("a lie is marked as one, and what a guest tells has a mark as well", () => {
  const claim = { number: 1, turn: 1, what: { kind: "Claim", speaker: 1, text: "I am human", at: 1 }, verdict: "false" } as const;
  expect(markOf("panic_station", claim).tone).toBe("bad");
  expect(markOf("panic_station", { ...claim, verdict: null, what: { kind: "Parried" } }).tone).toBe("good");
  expect(markOf("kuhn_poker", { ...claim, verdict: null, what: { kind: "Called" } }).tone).toBe("plain");
});

async function words(language: Language, viewer: number | null): Promise<Teller> {
  return new Teller(await messages(language, "panic_station"), await meanings("panic_station"), { viewer, names: ["Ann", "Bea", "Cem"] });
}

test("who won and why is a sentence, with names, in both languages", async () => {
  const won = { winners: [0, 2], reason: "hive_burned", scores: [] };
  expect(sentence(won, await words("en", 0))).toBe("You and Cem won. The Hive burned, and the infection with it.");
  expect(sentence(won, await words("en", 1))).toBe("Ann and Cem won. The Hive burned, and the infection with it.");
  expect(sentence(won, await words("fr", 2))).toMatch(/^Victoires\s: Ann et vous\. Le Nid a brûlé/);
  expect(sentence({ ...won, winners: [0] }, await words("en", 0))).toBe("The Hive burned, and the infection with it.");
  expect(sentence({ ...won, winners: [] }, await words("en", 0))).toBe("The Hive burned, and the infection with it.");
  expect(sentence({ winners: [1], reason: "nobody-knows", scores: [] }, await words("en", null))).toBe("Bea won. outcome-nobody-knows.");
});
