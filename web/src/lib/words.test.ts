// Whole matches told by the Python Teller, told again here: sentence by sentence the same.

import { describe, expect, test } from "vitest";
import { meanings, messages } from "./library";
import type { Named } from "./contract";
import { kebab, Messages, Teller, type Language } from "./words";

interface Told {
  game: string;
  language: Language;
  viewer: number | null;
  pieces: Record<string, string>;
  events: [Named, string][];
  moves: [Named, string, string][];
}

test("names of classes become keys", () => {
  expect(kebab("TakeNothing")).toBe("take-nothing");
  expect(kebab("IAm")).toBe("i-am");
});

test("people are called by their names, and a person is called you", async () => {
  const telling = { viewer: 0, names: ["Ann", "Bea"] };
  const teller = new Teller(await messages("en", "pani_high"), await meanings("pani_high"), telling);

  expect(teller.event({ kind: "CardDrawn", seat: 1, card: null })).toBe("--- Bea drew a card.");
  expect(teller.event({ kind: "CardDrawn", seat: 0, card: "swim" })).toBe("--- You drew Swim Club.");
});

test("a key of several games says in each of them what it says there", async () => {
  const station = await messages("en", "panic_station");
  const school = await messages("en", "pani_high");

  expect(station.say("refusal-no-such-card", { cards: "ammo" })).toBe("There is no such card. Cards: ammo.");
  expect(school.say("refusal-no-such-card")).toBe("There is no face-down card at that position.");
  expect(station.has("piece-gas_can")).toBe(true);
  expect(school.has("piece-gas_can")).toBe(false);
});

test("where no game is known only the house speaks, and no game changes its words", async () => {
  const house = await messages("en");
  const stranger = new Messages("en", ["seat-you = You", "seat-you = Thou\nown = its own"]);

  expect(house.say("refusal-no-such-card")).toBe("refusal-no-such-card");
  expect(house.say("seat-you")).toBe("You");
  expect([stranger.say("seat-you"), stranger.say("own")]).toEqual(["You", "its own"]);
});

// Written by tests/web/test_client.py, which runs this.
const files = import.meta.glob<Told[]>("../../fixtures/told/matches.json", { import: "default", eager: true });
const told = Object.values(files).flat();

describe.runIf(told.length)("the Teller of the terminal says the same", () => {
  test.each(told.map((one) => [`${one.game} ${one.language} ${one.viewer}`, one] as const))("%s", async (_, one) => {
    const teller = new Teller(await messages(one.language, one.game), await meanings(one.game), one);
    for (const [event, words] of one.events) expect(teller.event(event)).toBe(words);
    for (const [move, words, group] of one.moves) {
      expect(teller.move(move)).toBe(words);
      expect(teller.group(move)).toBe(group);
    }
  });
});
