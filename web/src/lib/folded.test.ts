import { expect, test } from "vitest";
import type { Named } from "./contract";
import { folded, lineOf, type Entry, type Line } from "./folded";

const walked = (number: number): Entry => ({ number, event: { kind: "Walked", seat: 0, room: number } });
const claim = (number: number, speaker: number, text: string): Entry => ({ number, event: { kind: "Claim", speaker, text, at: number } });

/** By line: who speaks, and the numbers that this stands for. */
function shape(lines: Line[]): string[] {
  return lines.map((line) => line.map(({ event, numbers }) => `${speakerOf(event)}${numbers.join(",")}`).join(" "));
}

function speakerOf(event: Named): string {
  return event.kind === "Claim" ? `${String(event.speaker)}:` : "";
}

test("what a seat says again is told once, where it was said last, with all its numbers", () => {
  const log = [claim(3, 1, "2 is infected because 2"), walked(4), claim(5, 1, "2 is infected"), claim(6, 1, "I am human"), claim(7, 1, "2 is infected because 4")];

  expect(shape(folded(log))).toEqual(["4", "1:6", "1:3,5,7"]);
});

test("those who say the same in a row share a line, also when one of them says it again later", () => {
  const log = [claim(1, 1, "3 is infected because 0"), claim(2, 2, "3 is infected"), claim(3, 0, "I trust 3"), walked(4)];

  expect(shape(folded(log))).toEqual(["1:1 2:2", "0:3", "4"]);
  expect(shape(folded([...log, claim(5, 1, "3 is infected")]))).toEqual(["2:2", "0:3", "4", "1:1,5"]);
});

test("other claims and what happened stay as they are", () => {
  const log = [walked(0), walked(1), claim(2, 1, "I trust 2"), claim(3, 1, "I trust 3"), walked(4), claim(5, 2, "I trust 3")];

  expect(shape(folded(log))).toEqual(["0", "1", "1:2", "1:3", "4", "2:5"]);
});

test("a number leads to its line, folded or without words", () => {
  const lines = folded([walked(1), claim(3, 1, "I am human"), walked(6), claim(7, 1, "I am human because 6")]);

  expect(lineOf(lines, 3)).toBe(lines[2]);
  expect(lineOf(lines, 5)).toBe(lines[0]);
  expect(lineOf(lines, 0)).toBeUndefined();
});
