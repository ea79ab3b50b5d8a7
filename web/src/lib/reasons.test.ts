import { expect, test } from "vitest";
import type { Named } from "./contract";
import { reasonsIn } from "./reasons";
import type { Meanings } from "./words";

const MEANINGS: Meanings = {
  view: {},
  events: { Walked: { seat: "seat", room: "" }, Traded: { seat: "seat", partner: "seat" }, DoorsClosed: {} },
  moves: {},
  tales: {},
  claims: [],
  statuses: [],
  cards: [],
  score: "",
};
const LOG: Named[] = [
  { kind: "Walked", seat: 2, room: 1 },
  { kind: "Sealed" },
  { kind: "Traded", seat: 0, partner: 3 },
  { kind: "DoorsClosed" },
  { kind: "Walked", seat: 0, room: 1 },
  { kind: "Claim", speaker: 1, text: "0 is infected", at: 15 },
];

test("the latest entries about others are reasons, by their number in the whole log", () => {
  const found = reasonsIn(LOG, 10, MEANINGS, 0);

  expect(found.map(({ number, seat }) => [number, seat])).toEqual([
    [15, 1],
    [12, 3],
    [10, 2],
  ]);
});

test("no more than three", () => {
  const long = Array.from({ length: 40 }, (_, at): Named => ({ kind: "Walked", seat: 1, room: at }));

  expect(reasonsIn(long, 0, MEANINGS, null).map((one) => one.number)).toEqual([39, 38, 37]);
});
