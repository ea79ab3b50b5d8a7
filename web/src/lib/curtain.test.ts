import { expect, test } from "vitest";
import { nextToLook } from "./curtain";

const SEATS = [0, 1, null, 3]; // the third one only watches
const NOBODY = null;

test("at first nobody looks, and nobody is called while only bots are asked", () => {
  expect(nextToLook(SEATS, NOBODY, [2, 4])).toBeNull();
  expect(nextToLook(SEATS, NOBODY, [])).toBeNull();
});

test("whoever is asked is called; of several the first in the question", () => {
  expect(nextToLook(SEATS, NOBODY, [1])).toBe(1);
  expect(nextToLook(SEATS, 1, [2, 3, 0])).toBe(3);
});

test("whoever looks goes on being asked, and stays while others move", () => {
  expect(nextToLook(SEATS, 1, [0, 1])).toBe(1);
  expect(nextToLook(SEATS, 1, [4])).toBe(1);
});
