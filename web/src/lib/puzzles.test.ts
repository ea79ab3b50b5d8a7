import { beforeEach, expect, test, vi } from "vitest";
import { answersOf, dayOf, keepAnswer, shifted, streak } from "./puzzles";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("a date is written as everywhere, and the next one may be in another year", () => {
  expect(dayOf(new Date(2026, 10, 8, 23, 59))).toBe("2026-11-08");
  expect(shifted("2026-12-31", 1)).toBe("2027-01-01");
  expect(shifted("2028-03-01", -1)).toBe("2028-02-29");
  expect(shifted("nonsense", 1)).toBe("nonsense");
});

test("the first answer of a day counts", () => {
  keepAnswer("a", "2026-11-18", false);
  keepAnswer("a", "2026-11-18", true);
  keepAnswer("b", "2026-11-18", true);

  expect(answersOf("a")).toEqual({ "2026-11-18": false });
  expect(answersOf("b")).toEqual({ "2026-11-18": true });
});

test("a row of days ends where one was not solved, and today may still come", () => {
  const answers = { "2026-11-14": true, "2026-11-15": false, "2026-11-16": true, "2026-11-17": true };

  expect(streak(answers, "2026-11-18")).toBe(2);
  expect(streak({ ...answers, "2026-11-18": true }, "2026-11-18")).toBe(3);
  expect(streak({ ...answers, "2026-11-18": false }, "2026-11-18")).toBe(0);
  expect(streak(answers, "2026-11-20")).toBe(0);
});

test("what somebody else wrote there is no answer", () => {
  kept.set("openps.puzzles", "not json");

  expect(answersOf("a")).toEqual({});
});
