import { expect, test } from "vitest";
import { faced, lettersOf } from "./people";

test("nobody shares a letter", () => {
  expect(lettersOf(["Guest", "Boole", "Bea", "bob", "O", "!"])).toEqual(["G", "B", "E", "O", "5", "6"]);
});

test("a face has the colour, the shape and the letter of its seat", () => {
  const [ann, bob] = faced(["Ann", "Bob"].map((name) => ({ name, here: true, bot: null })));

  expect([ann?.letter, ann?.shape, bob?.letter, bob?.shape]).toEqual(["A", "triangle", "B", "square"]);
  expect(ann?.tint).not.toBe(bob?.tint);
});
