import { expect, test } from "vitest";
import { ago, fromAfar, isMyTurn, myTurnFirst } from "./mine";
import type { OwnTable } from "./wire";

const say = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(" ");
const seats = [{ member: "a" }, { member: "b" }, { bot: "normal" }, {}].map((one) => ({ member: null, bot: null, stand_in: false, entropy: "", ...one }));
const members = ["a", "b"].map((member, seat) => ({ member, name: member === "a" ? "Ann" : "Bea", colour: null, seat, ready: true, host: !seat, here: true }));
const own = { info: { game: "some", phase: "playing", seats, members }, seat: 0, asked: [1], touched: 1_000 } as unknown as OwnTable;

test("a table tells with whom, whose turn and since when", () => {
  expect(fromAfar(own, say, "en", 1_300_000)).toEqual(["web-mine-with Bea, web-name-2", "web-waiting Bea", "5 minutes ago"]);
  expect(fromAfar({ ...own, asked: [0] }, say, "fr", 1_300_000).slice(1)).toEqual(["web-your-turn", "il y a 5 minutes"]);
  expect(isMyTurn(own)).toBe(false);
  expect(isMyTurn({ ...own, asked: [0] })).toBe(true);
});

test("a table that is over waits for nobody", () => {
  const over = { ...own, asked: [], info: { ...own.info, phase: "over" as const } };
  expect(fromAfar(over, say, "en", 1_000_000)[1]).toBe("web-phase-over");
  expect(ago(90_000, "en")).toBe("yesterday");
  expect(ago(5, "fr")).toBe("maintenant");
});

test("tables that wait for me stand first", () => {
  const kept = ["one", "two", "three"].map((table) => ({ table }));
  expect(myTurnFirst(kept, { one: own, two: { ...own, asked: [0] } }).map((one) => one.table)).toEqual(["two", "one", "three"]);
});
