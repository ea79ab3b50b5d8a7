import { expect, test } from "vitest";
import { absent, changes } from "./company";
import type { Member, SeatInfo, TableInfo } from "./wire";

function table(seats: Partial<SeatInfo>[], away: Record<string, number> = {}): TableInfo {
  const members = seats.flatMap(({ member }, seat): Member[] =>
    member ? [{ member, name: member, colour: null, seat, ready: true, host: !seat, here: !(member in away), away: away[member] ?? 0 }] : [],
  );
  const places = seats.map((one) => ({ member: null, bot: null, stand_in: false, votes: [], entropy: "", ...one }));
  return { phase: "playing", seats: places, members } as unknown as TableInfo;
}

const ANN = { member: "ann" };
const BEA = { member: "bea" };

test("everybody is told who went, who is back and who resigned", () => {
  const before = table([ANN, BEA, { bot: "normal" }]);
  const gone = table([ANN, { ...BEA, stand_in: true }, { bot: "normal" }]);
  expect(changes(before, gone)).toEqual([{ kind: "gone", member: "bea" }]);
  expect(changes(gone, before)).toEqual([{ kind: "back", member: "bea" }]);
  expect(changes(gone, table([ANN, { bot: "normal" }, { bot: "normal" }]))).toEqual([{ kind: "resigned", member: "bea" }]);
  expect(changes(before, table([ANN, BEA, { bot: "strong" }]))).toEqual([]);
  expect(changes(null, gone)).toEqual([]);
});

test("who loads the page anew is not away, and whom a bot plays for needs no vote", () => {
  const seats = [ANN, BEA, { member: "cem" }, { member: "dan", stand_in: true }];
  const told = table(seats, { bea: 170, cem: 2, dan: 900 });
  expect(absent(told, 10).map((one) => [one.seat, one.seconds])).toEqual([[1, 180], [2, 12]]);
  expect(absent(told, 0).map((one) => one.seat)).toEqual([1]);
});

test("a bot plays when more than half of those who are here want it", () => {
  const seats = ["a", "b", "c", "d", "e"].map((member) => ({ member }));
  expect(absent(table(seats, { e: 60 }), 0)[0]?.needed).toBe(3);
  expect(absent(table(seats, { e: 60, d: 60 }), 0)[0]?.needed).toBe(2);
  expect(absent(table(seats, { b: 60, c: 60, d: 60, e: 60 }), 0)[0]?.needed).toBe(1);
});
