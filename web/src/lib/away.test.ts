// Who may play on in a tab when the line of a match at a server is gone.
import { expect, test, vi } from "vitest";
import { mayPlayOn } from "./away";
import { NOTHING, type Known } from "./fold";

vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));

function known(seats: { bot: string | null }[], more: object = {}, outcome: object | null = null): Known {
  return { ...NOTHING, seat: 0, table: { seats, lesson: "", practice: null, ...more } as never, news: { outcome } as never };
}

const ALONE = [{ bot: null }, { bot: "normal" }];

test("one person may, against bots or nobody, while the match runs", () => {
  expect(mayPlayOn(known(ALONE))).toBe(true);
  expect(mayPlayOn(known([{ bot: null }]))).toBe(true);
  expect(mayPlayOn(known(ALONE, {}, { winners: [] }))).toBe(false);
});

test("nobody may where another person plays, nor in a lesson or in practice, nor who looks on", () => {
  expect(mayPlayOn(known([{ bot: null }, { bot: null }]))).toBe(false);
  expect(mayPlayOn(known(ALONE, { lesson: "first" }))).toBe(false);
  expect(mayPlayOn(known(ALONE, { practice: { table: "abcd" } }))).toBe(false);
  expect(mayPlayOn({ ...known(ALONE), seat: null })).toBe(false);
  expect(mayPlayOn(NOTHING)).toBe(false);
});
