import { expect, test } from "vitest";
import { keepMark, markOf } from "../../lib/marks";
import { sheetOf } from "./sheet";

test("every trade, attack, look and claim stands with everybody whom it concerns", () => {
  const sheet = sheetOf(
    [
      { kind: "CardsTraded", seat: 1, partner: 2, given: null, back: null, given_did: "hidden", back_did: "hidden" },
      { kind: "ScanRead", infected: 1, living: 4 },
      { kind: "ShotFired", seat: 3, target: 2, room: 5, more: 0, bullets: 3 },
      { kind: "ShotFired", seat: 3, target: null, room: 5, more: 0, bullets: 2 },
      { kind: "HandScanned", seat: 0, target: 3, cards: [] },
      { kind: "Claim", at: 15, speaker: 2, text: "1 is infected because 10" },
      { kind: "Walked", seat: 1, character: 2, room: 4, free: false },
    ],
    10,
    4,
  );

  const numbers = sheet.seats.map((lines) => lines.map((line) => `${line.number} ${line.matter}`));
  expect(numbers).toEqual([["14 look"], ["10 trade", "12 attack", "15 claim"], ["10 trade", "15 claim"], ["12 attack", "14 look"]]);
  expect(sheet.scans.map((line) => line.number)).toEqual([11]);
});

test("marks and notes belong to a seat of a table, and are not lost over rubbish", () => {
  localStorage.setItem("openps.marks", "rubbish");
  keepMark("abcd", 0, 2, { mark: "suspect", note: "why the knife?" });

  expect(markOf("abcd", 0, 2)).toEqual({ mark: "suspect", note: "why the knife?" });
  expect(markOf("abcd", 1, 2)).toEqual({ mark: "", note: "" });
  expect(markOf("other", 0, 2).mark).toBe("");
});
