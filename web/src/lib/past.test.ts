// Earlier moments: what is drawn of them, and how turns are found.
import { expect, test } from "vitest";
import type { Named } from "./contract";
import { heard, NOTHING, type Known } from "./fold";
import { meanings, messages } from "./library";
import { nextSpeed, notAgreed } from "./pace";
import { onBoard, turnsAround, turnsOf } from "./past";
import type { News, Past, TableInfo } from "./wire";
import { Teller } from "./words";

function news(seq: number, first: number, kinds: string[], re = ""): News {
  return {
    type: "news", seq, since: 0, first, events: kinds.map((kind) => ({ kind })), view: { seq }, decision: { ask: "act", seats: [0] },
    moves: [{ text: "go", move: { kind: "Go" } }], menu: [{ action: "go", moves: [0], refusal: null, clause: null }], claims: [],
    take_back: 0, clocks: null, outcome: null, verdicts: [], aid: null, lesson: null, kept_claims: 0, kept: {}, re,
  };
}

const PAST: Past = { type: "past", seq: 2, first: 0, length: 1, events: [{ kind: "Dealt" }], view: { seq: 2 }, decision: null, aid: null, re: "w7" };

function at(): Known & { news: News } {
  const known = heard(NOTHING, news(4, 0, ["Dealt", "Drawn"]), 0);
  return { ...known, news: news(4, 0, ["Dealt", "Drawn"]) };
}

test("an earlier moment is drawn still and offers nothing", () => {
  const known = heard({ ...at(), looking: "w7" }, PAST, 1);
  const board = onBoard(known, at().news, [], false);

  expect(board).toEqual({ view: { seq: 2 }, decision: null, aid: null, moves: [], menu: [], events: [], since: PAST.events, still: true });
});

test("after the return it is as if nobody had looked", () => {
  const known = heard({ ...at(), looking: "w7" }, PAST, 1);
  const live = { ...heard(known, news(5, 2, ["Passed"]), 2), looking: null, past: null };

  expect(onBoard(live, news(5, 2, ["Passed"]), [], false).view).toEqual({ seq: 5 });
  expect(live.events).toEqual([{ kind: "Passed" }]);
  expect(live.log).toHaveLength(3);
});

test("a moment that nobody waits for any more is not shown", () => {
  expect(heard({ ...at(), looking: "w9" }, PAST, 1).past).toBeNull();
  expect(heard(at(), PAST, 1).past).toBeNull();
});

test("a decision is where the own move was answered, and nobody else's", () => {
  let known: Known = { ...at(), pending: "w1" };
  known = heard(known, news(5, 2, ["Walked"], "w1"), 1);
  expect(known.decided).toBe(3);
  known = heard(known, news(6, 3, ["Shot", "Hurt"]), 2);
  expect(known.decided).toBe(3);
  known = heard(known, news(7, 2, []), 3); // taken back
  expect(known.decided).toBe(2);
});

test("turns begin where the log says so", async () => {
  const words = new Teller(await messages("en", "panic_station"), await meanings("panic_station"), { viewer: 0 });
  const began = (seat: number): Named => ({ kind: "TurnBegan", seat, ap: 4, arrives: false });
  const log = [began(0), { kind: "Sealed" }, began(1), { kind: "BoostUsed", seat: 1 }, began(2)];

  expect(turnsOf(log, 10, words)).toEqual([10, 12, 14]);
  expect(turnsAround([10, 12, 14], 13)).toEqual({ before: 10, own: 12, after: 14 });
  expect(turnsAround([10, 12, 14], 9)).toEqual({ before: null, own: null, after: 10 });
  expect(turnsAround([10, 12, 14], 20)).toEqual({ before: 12, own: 14, after: null });
});

test("faster and slower go step by step, also from a pace between", () => {
  expect(nextSpeed(900, true)).toBe(450);
  expect(nextSpeed(900, false)).toBe(1800);
  expect(nextSpeed(225, true)).toBeNull();
  expect(nextSpeed(1800, false)).toBeNull();
  expect(nextSpeed(0, false)).toBe(225);
  expect(nextSpeed(500, true)).toBe(450);
});

test("only those who are there and in the match have to agree", () => {
  const people = ["Ann", "Bea", "Cem", "Dag"].map((name, seat) => ({ name, member: `m${seat}`, seat }));
  const seats = people.map(({ member, seat }) => ({ member, bot: null, stand_in: seat === 3 }));
  const info = { members: people, seats: [...seats, { member: null, bot: "normal", stand_in: false }], skips: ["m0"] } as unknown as TableInfo;

  expect(notAgreed(info, (seat) => seat === 2)).toEqual(["Bea"]);
});
