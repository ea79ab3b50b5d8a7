import { expect, test } from "vitest";
import type { Named } from "./contract";
import { heard, NOTHING, type Known } from "./fold";
import type { ChatLine, ClaimEvent, News, TableInfo, TableNow } from "./wire";

function news(seq: number, first: number, events: string[], more: Partial<News> = {}): News {
  const told = events.map((kind): Named => ({ kind }));
  return {
    type: "news", seq, since: 0, first, events: told, view: { seq }, decision: null, moves: [], menu: [], claims: [], take_back: 0,
    clocks: null, outcome: null, verdicts: [], aid: null, lesson: null, kept_claims: 0, kept: {}, re: "", ...more,
  };
}

function kinds(known: Known): string[] {
  return known.log.map((event) => event.kind);
}

test("a new view takes the place of the old one, and the log goes on", () => {
  let known = heard(NOTHING, news(3, 0, ["Dealt"]), 0);
  expect(known.events).toEqual([]); // nothing happened before these eyes
  known = heard(known, news(4, 1, ["Drawn"]), 1);

  expect(known.news?.view).toEqual({ seq: 4 });
  expect(known.events.map((event) => event.kind)).toEqual(["Drawn"]);
  expect(kinds(known)).toEqual(["Dealt", "Drawn"]);
});

test("whoever comes back hears nothing twice", () => {
  let known = heard(NOTHING, news(4, 0, ["Dealt", "Drawn"]), 0);
  known = heard(known, news(4, 0, ["Dealt", "Drawn"]), 1);
  expect(kinds(known)).toEqual(["Dealt", "Drawn"]);
  expect(known.events).toEqual([]);

  known = heard(known, news(9, 1, ["Drawn", "Passed"]), 2);
  expect(kinds(known)).toEqual(["Dealt", "Drawn", "Passed"]);
  expect(known.events.map((event) => event.kind)).toEqual(["Passed"]);
});

test("after a gap the log begins where the news do", () => {
  const known = heard(heard(NOTHING, news(4, 0, ["Dealt"]), 0), news(900, 700, ["Drawn"]), 1);

  expect(kinds(known)).toEqual(["Drawn"]);
  expect(known.begins).toBe(700);
});

test("news that are older than what is known change nothing", () => {
  const known = heard(NOTHING, news(5, 0, ["Dealt"]), 0);

  expect(heard(known, news(4, 0, ["Late"]), 1)).toEqual(known);
});

test("a refusal is shown and frees the next move", () => {
  const waiting = { ...heard(NOTHING, news(5, 0, []), 0), pending: "w1" };
  const known = heard(waiting, { type: "refused", re: "w1", code: "x", clause: "PH-4.9", words: "No.", seq: 5 }, 1);

  expect(known.pending).toBeNull();
  expect(known.refused?.words).toBe("No.");
});

test("only the answer to my own request frees the next move", () => {
  const waiting = { ...heard(NOTHING, news(5, 0, []), 0), pending: "w1" };

  expect(heard(waiting, news(6, 5, []), 1).pending).toBe("w1");
  expect(heard(waiting, news(6, 5, [], { re: "w1" }), 1).pending).toBeNull();
});

test("a seat changes with the table", () => {
  const table = { members: [{ member: "a", seat: 3 }] } as unknown as TableNow;

  expect(heard({ ...NOTHING, member: "a" }, { type: "table", table, re: "" }, 0).seat).toBe(3);
});

test("what a table was opened with is told once and stays", () => {
  const before = { game: "pani_high", options: { cards: ["x"] }, members: [], watching: 0 } as unknown as TableInfo;
  const table = { members: [{ member: "a", seat: 3 }], watching: 2 } as unknown as TableNow;

  expect(heard({ ...NOTHING, table: before }, { type: "table", table, re: "" }, 0).table).toEqual({ ...before, ...table });
});

test("what was written elsewhere comes at the end of a match, and stands where it was written", () => {
  const line = (seq: number): ChatLine => ({ type: "chat", seq, member: "", text: `${seq}`, at: 0, room: "onlookers", name: "Zoe", re: "" });
  const known = [7, 3, 5, 3].reduce((before, seq) => heard(before, line(seq), 0), NOTHING);
  expect(known.chats.map((one) => one.seq)).toEqual([3, 5, 7]);
});

const said = (at: number): ClaimEvent => ({ kind: "Claim", speaker: 1, text: "I trust 2", at });
const whole = (known: Known): unknown[] => [known.news?.claims.map(({ at }) => at), known.news?.view];

test("of what only grows, the new is put behind the old, and boards get it whole", () => {
  let known = heard(NOTHING, news(3, 0, [], { claims: [said(1), said(2)], view: { story: ["a", "b"], hand: ["x"] } }), 0);
  known = heard(known, news(4, 0, [], { claims: [said(3)], kept_claims: 2, view: { story: ["c"], hand: [] }, kept: { story: 2 } }), 1);

  expect(whole(known)).toEqual([[1, 2, 3], { story: ["a", "b", "c"], hand: [] }]);
});

test("a move that was taken back takes with it what it brought", () => {
  let known = heard(NOTHING, news(3, 0, [], { view: { story: ["a", "b"] } }), 0);
  known = heard(known, news(4, 0, [], { view: { story: [] }, kept: { story: 1 } }), 1);
  known = heard(known, news(5, 0, [], { view: { story: ["c"] }, kept: { story: 1 } }), 2);

  expect(known.news?.view).toEqual({ story: ["a", "c"] });
});

test("whoever comes back gets everything anew, what was said in pages", () => {
  let known = heard(NOTHING, news(3, 0, [], { claims: [said(1)], view: { story: ["a", "b"] } }), 0);
  known = heard(known, { type: "claims", kept_claims: 0, claims: [said(1), said(4)] }, 1);
  known = heard(known, news(9, 0, [], { claims: [said(7)], kept_claims: 2, view: { story: ["a", "c"] } }), 2);

  expect(whole(known)).toEqual([[1, 4, 7], { story: ["a", "c"] }]);
});

test("fields that are not told are as they were", () => {
  let known = heard(NOTHING, news(3, 0, [], { view: { hand: ["x"], deck: 9, story: ["a"] } }), 0);
  known = heard(known, news(4, 0, [], { view: { deck: 8 } }), 1);
  known = heard(known, news(5, 0, [], { view: { story: ["b"] }, kept: { story: 1 } }), 2);

  expect(known.news?.view).toEqual({ hand: ["x"], deck: 8, story: ["a", "b"] });
});
