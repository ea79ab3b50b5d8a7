// Whole matches told by the Python Teller, told again here: sentence by sentence the same.

import { describe, expect, test } from "vitest";
import { meanings, messages } from "./library";
import type { Named } from "./contract";
import { kebab, LANGUAGES, Messages, Teller, type Language } from "./words";

type Joints = Record<"all" | "sentence" | Language, Record<string, string>>;

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

test("a sentence takes the form of a name that it needs", async () => {
  const telling = { viewer: 0, names: ["Ann", "Éva", "Bea"] };
  const [english, french] = await Promise.all(
    LANGUAGES.map(async (language) => new Teller(await messages(language, "panic_station"), await meanings("panic_station"), telling)),
  );
  const marker = (seat: number): Named => ({ kind: "MarkerActivated", seat });
  const ended = (seat: number): Named => ({ kind: "PhaseEnded", marker: seat });
  const shot: Named = { kind: "ShotFired", seat: 2, target: 1, room: 3 };

  expect([0, 1].map((seat) => english!.event(marker(seat)))).toEqual([
    "Your parasite marker became active.",
    "The parasite marker of Éva became active.",
  ]);
  expect(english!.event(ended(0))).toBe("The parasite phase ended. The marker went to you.");
  expect([0, 1, 2].map((seat) => french!.event(marker(seat)))).toEqual([
    "Votre marqueur Parasite est désormais actif.",
    "Le marqueur Parasite d’Éva est désormais actif.",
    "Le marqueur Parasite de Bea est désormais actif.",
  ]);
  expect(french!.event(ended(0))).toBe("Fin de la phase Parasite. Le marqueur, inactif, passe à vous.");
  expect([1, 5].map((target) => english!.event({ ...shot, target }))).toEqual([
    "Bea’s Android shot at your Android in room 3.",
    "Bea’s Android shot at Bea’s Android in room 3.",
  ]);
  expect([1, 2].map((target) => french!.event({ ...shot, target }))).toEqual([
    "L’androïde de Bea a tiré sur votre androïde dans la pièce 3.",
    "L’androïde de Bea a tiré sur le soldat d’Éva dans la pièce 3.",
  ]);
});

// Written by tests/web/test_client.py, which runs this.
const files = import.meta.glob<Told[]>("../../fixtures/told/matches.json", { import: "default", eager: true });
const told = Object.values(files).flat();
const joints = Object.values(import.meta.glob<Joints>("../../../tests/words/joints.json", { import: "default", eager: true }))[0]!;

/** What does not fit in a sentence, as tests/words/test_joints.py looks for it. */
function torn(words: string, language: Language): string[] {
  const known = { ...joints.all, ...joints.sentence, ...joints[language] };
  return Object.keys(known).filter((what) => new RegExp(known[what]!).test(words));
}

describe.runIf(told.length)("the Teller of the terminal says the same", () => {
  test.each(told.map((one) => [`${one.game} ${one.language} ${one.viewer}`, one] as const))("%s", async (_, one) => {
    const telling = { ...one, entry: (number: number) => one.events[number]?.[0] };
    const teller = new Teller(await messages(one.language, one.game), await meanings(one.game), telling);
    for (const [event, words] of one.events) expect(teller.event(event)).toBe(words);
    for (const [move, words, group] of one.moves) {
      expect(teller.move(move)).toBe(words);
      expect(teller.group(move)).toBe(group);
    }
  });

  test.each(told.map((one) => [`${one.game} ${one.language} ${one.viewer}`, one] as const))("with names: %s", async (_, one) => {
    const names = ["Ann", "Éva", "Bea", "Omar", "Zoé", "Yves"];
    const telling = { ...one, names, entry: (number: number) => one.events[number]?.[0] };
    const teller = new Teller(await messages(one.language, one.game), await meanings(one.game), telling);
    const lines = one.events.map(([event]) => teller.event(event)).filter(Boolean);
    expect(lines.filter((line) => torn(line, one.language).length)).toEqual([]);
  });
});
