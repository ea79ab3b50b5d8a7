import { expect, it } from "vitest";
import { hyphened } from "./hyphened";

it.each([
  ["Bavardages…", "Ba-var-da-ges…"],
  ["Majeure", "Ma-jeure"],
  ["Dix millions par virement", "Dix mil-lions par vi-re-ment"],
  ["Relâchez-les", "Re-lâ-chez-les"],
  ["un fourgon", "un four-gon"],
  ["Fuite", "Fuite"],
])("%s is broken between syllables only", (text, broken) => {
  expect(hyphened(text).replaceAll("\u00ad", "-")).toBe(broken);
});

it("a sign never stands alone on a line", () => {
  expect(hyphened("tu veux ?")).toBe("tu veux\u202f?");
});
