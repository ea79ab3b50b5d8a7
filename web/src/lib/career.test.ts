import { beforeEach, expect, test } from "vitest";
import { forgetAll, kept, remember } from "./career";
import type { CareerMatch } from "./wire";

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

test("what somebody else wrote there is no career", () => {
  for (const text of ["no JSON", '{"table": 1}', "null"]) {
    localStorage.setItem("openps.career", text);
    expect(kept()).toEqual([]);
  }
});
