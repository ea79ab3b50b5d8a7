import { beforeEach, expect, test } from "vitest";
import { forgetAll, goesOn, kept, remember } from "./career";
import type { CareerMatch } from "./generated";

function match(table: string): CareerMatch {
  return { table, taker: "donna", won: true, reason: "taker_captured", turns: 5, freed: 4, dead: 0, exploits: [], practice: false };
}

beforeEach(() => localStorage.clear());

test("a match is kept once, with its day, in the order in which matches ended", () => {
  remember(match("aaaa"), new Date("2026-03-01T12:00:00Z"));
  remember(match("bbbb"), new Date("2026-03-02T12:00:00Z"));
  remember(match("aaaa"), new Date("2026-03-03T12:00:00Z"));

  expect(kept().map((one) => [one.table, one.date])).toEqual([
    ["aaaa", "2026-03-01"],
    ["bbbb", "2026-03-02"],
  ]);
  forgetAll();
  expect(kept()).toEqual([]);
});

/** As the server tells a match that goes on. */
function now(table: string, turns: number, practice = false): CareerMatch {
  return { ...match(table), won: false, reason: "abandoned", turns, practice };
}

test("a match that was left is given up, as it was left, when the next one begins", () => {
  remember(match("won"));
  expect(goesOn(now("left", 1)).givenUp).toEqual([]);
  expect(goesOn(now("left", 4)).givenUp).toEqual([]);
  expect(kept().map((one) => one.table)).toEqual(["won"]);

  expect(goesOn(now("next", 1)).givenUp.map((one) => [one.table, one.turns])).toEqual([["left", 4]]);
  expect(kept().map((one) => [one.table, one.won, one.reason, one.turns])).toEqual([
    ["won", true, "taker_captured", 5],
    ["left", false, "abandoned", 4],
  ]);
  expect(goesOn(now("next", 2))).toEqual({ givenUp: [], over: null });
});

test("whoever goes on with a match that was given up plays for practice", () => {
  goesOn(now("left", 1));
  goesOn(now("next", 1));
  expect(goesOn(now("left", 2)).over?.reason).toBe("abandoned");
  remember(match("left"));
  expect(kept().map((one) => [one.table, one.won])).toEqual([["left", false]]);
  expect(goesOn(now("next", 2)).givenUp).toEqual([]);
});

test("a match that ended, and one for practice, take nothing from another", () => {
  goesOn(now("mine", 1));
  expect(goesOn(now("practice", 1, true)).givenUp).toEqual([]);
  remember(match("mine"));
  expect(goesOn(now("next", 1)).givenUp).toEqual([]);
  forgetAll();
  expect(goesOn(now("fresh", 1)).givenUp).toEqual([]);
});

test("what somebody else wrote there is no career", () => {
  for (const text of ["no JSON", '{"table": 1}', "null"]) {
    localStorage.setItem("openps.career", text);
    expect(kept()).toEqual([]);
  }
});
