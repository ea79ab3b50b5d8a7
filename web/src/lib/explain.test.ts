// What a message tells of a thing, and where it is told.
import { expect, test } from "vitest";
import { wordsFor } from "../dev/words";
import { overlap, spotBeside } from "./beside";
import { explains, inShort, parted, shortened, written } from "./explain";
import { Messages, Teller } from "./words";

const NOTHING = { view: {}, events: {}, moves: {}, tales: {}, claims: [], statuses: [], cards: [], score: "" };
const GUEST = `
piece-king = King
title-icon-pot = The pot
explain-card = You hold one card. (KP-1.1)
explain-card-king = It beats every other card. (KP-1.2, KP-2.1)
explain-icon-pot = What the winner takes.
`;
const guest = new Teller(new Messages("en", [GUEST]), NOTHING, { viewer: 0, pieces: { ace: "Ace" } });

test("a thing says by an attribute what it is", () => {
  expect(explains("card", "gas_can")).toEqual({ "data-explain": "card:gas_can" });
});

test("whoever picks a thing is told one sentence: what the game says in short, or the first one", () => {
  const told = { title: "", text: "It stops one wound, up to 2.5 points. Not against grenades.", clause: "" };
  expect(inShort(told)).toBe("It stops one wound, up to 2.5 points.");
  expect(inShort({ ...told, brief: "It counts 4 here." })).toBe("It counts 4 here.");
  expect(inShort({ ...told, text: "" })).toBe("");
});

test("a guest explains its things by its messages alone", () => {
  expect(written(guest, "card", "king")).toEqual({ title: "King", text: "It beats every other card.", clause: "KP-1.2, KP-2.1" });
  expect(written(guest, "card", "ace")).toEqual({ title: "Ace", text: "You hold one card.", clause: "KP-1.1" });
  expect(written(guest, "icon", "pot")).toEqual({ title: "The pot", text: "What the winner takes.", clause: "" });
  expect(written(guest, "token", "king")).toEqual({ title: "King", text: "", clause: "" });
  expect(written(guest, "icon", "moon")).toBeNull();
});

test("things of one kind share their words", () => {
  const words = wordsFor("panic_station", "en", 0, [], {});
  expect(written(words, "room", "storage_2", { like: "storage" })?.title).toBe("Storage 2");
  expect(written(words, "room", "storage_2", { like: "storage" })?.clause).toBe("PS-12.8");
});

test("a clause stands in brackets at the end of what it is told of", () => {
  expect(parted("Two dice (or three). (NG-R2)")).toEqual({ text: "Two dice (or three).", clause: "NG-R2" });
  expect(parted("Without any rule (so far).")).toEqual({ text: "Without any rule (so far).", clause: "" });
});

test("of a clause the first sentences are shown, without whose rule it is", () => {
  const long = "This sentence has a length that nobody would call short, and it goes on for a while, as some do in rulebooks everywhere.";
  expect(shortened("Never above 4 HP. (ours)")).toBe("Never above 4 HP.");
  expect(shortened("(derived) The total is 64.")).toBe("The total is 64.");
  expect(shortened(`Roll the dice. ${long} ${long}`)).toBe(`Roll the dice. ${long}`);
});

const SIZE = { width: 320, height: 160 };
const SCREENS = [{ width: 1366, height: 768 }, { width: 360, height: 740 }, { width: 844, height: 390 }];

test.each(SCREENS)("a window beside a thing is whole and leaves the thing in sight: $width×$height", (screen) => {
  for (let left = 0; left <= screen.width - 40; left += 20) {
    for (let top = 0; top <= screen.height - 40; top += 20) {
      const thing = { left, top, width: 40, height: 40 };
      const spot = { ...spotBeside(thing, SIZE, screen), ...SIZE };
      expect(overlap(thing, spot)).toBe(0);
      expect(Math.min(spot.left, spot.top)).toBeGreaterThanOrEqual(0);
      expect(spot.left + spot.width).toBeLessThanOrEqual(screen.width);
      expect(spot.top + spot.height).toBeLessThanOrEqual(screen.height);
    }
  }
});

test("beside a thing that fills the screen a window covers as little as it can", () => {
  const thing = { left: 0, top: 30, width: 360, height: 600 };
  const spot = spotBeside(thing, SIZE, { width: 360, height: 740 });
  expect(overlap(thing, { ...spot, ...SIZE })).toBeLessThan(SIZE.width * SIZE.height * 0.4);
});
