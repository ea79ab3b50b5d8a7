import { beforeEach, expect, test } from "vitest";
import { clauseAddress } from "./clauses";
import { spoken } from "./claims";
import { forget, myTables, put, ticketsOf } from "./purse";
import { parse } from "./route.svelte";
import { parts, plain } from "./rules";

beforeEach(() => localStorage.clear());

const ticket = { table: "abcd", ticket: "t1", member: "m", game: "pani_high", name: "Ann", at: 1 };

test("addresses after the # are a screen and its parts", () => {
  expect(parse("")).toEqual({ screen: "start", parts: [] });
  expect(parse("#/rules/panic_station/PS-10.4")).toEqual({ screen: "rules", parts: ["panic_station", "PS-10.4"] });
});

test("several people at one screen have a ticket each, in the order in which they came", () => {
  put(ticket);
  put({ ...ticket, ticket: "t2", name: "Bea" });
  put({ ...ticket, table: "other" });

  expect(ticketsOf("abcd").map((one) => one.name)).toEqual(["Ann", "Bea"]);
  expect(myTables().map((one) => one.table)).toEqual(["other", "abcd"]);
  forget("abcd");
  expect(ticketsOf("abcd")).toEqual([]);
});

test("a claim is read from its line", () => {
  expect(spoken("2 is infected because 17")).toMatchObject({
    kind: "they-are",
    values: { seat: 2, status: "infected" },
    because: 17,
  });
  expect(spoken("I gave 1 gas_can")).toMatchObject({ kind: "i-gave", values: { seat: 1, card: "gas_can" } });
});

test("a clause leads to the rules of its game", () => {
  expect(clauseAddress("PS-10.4")).toBe("#/rules/panic_station/PS-10.4");
  expect(clauseAddress("NG-R1")).toBe("#/rules/negotiator/NG-R1");
});

test("pictures stand between fences", () => {
  expect(parts(["Words", "", "```", "+--+", "", "```"])).toEqual([
    { drawn: false, lines: ["Words"] },
    { drawn: true, lines: ["+--+", ""] },
  ]);
  expect(plain("an *open* door")).toBe("an open door");
});
