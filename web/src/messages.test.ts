// The page is built with parts of the message files: nothing that it says may be among what is left out.
import { expect, test } from "vitest";
import { partOf, TERMINAL } from "./dev/parts";

const SOURCES = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const SAID = /\bsay\(\s*["'`]([a-z]+-[a-z-]*)/g;

test("the page says nothing that only the terminal says", () => {
  const said = Object.entries(SOURCES).flatMap(([path, text]) => [...text.matchAll(SAID)].map(([, key = ""]) => `${path} ${key}`));

  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((one) => TERMINAL.test(one.split(" ")[1] ?? ""))).toEqual([]);
});

test("a part of a file holds its messages whole, and no others", () => {
  const file = "# words\n\ngame-x = X\nhelp-x = help\nexplain-card = It is { $a ->\n    [one] one\n   *[other] many\n } cards.\n\n## more\n\nask-x = Well?\n";

  expect(partOf(file, "front")).toBe("game-x = X\n");
  expect(partOf(file, "explain")).toBe("explain-card = It is { $a ->\n    [one] one\n   *[other] many\n } cards.\n");
  expect(partOf(file, "table")).toBe("game-x = X\nask-x = Well?\n");
});
