// The page is built with parts of the message files: nothing that it says may be among what is left out.
import { expect, test } from "vitest";
import { partOf, RARE, TERMINAL } from "./dev/parts";

const SOURCES = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
/** They are mounted once these words are there (`speech.rarely`), and whatever they use with them. */
const RARELY = /\/(AskedBack|Away|Lost|LostChoice|LostTerms|Puzzle|PuzzleAnswer|TicketNotes|Hint|HintButton|Version|WhatIf|DropRecord|Review\w*)\.svelte|\/lost\.ts/;
const SAID = /\bsay\(\s*["'`]([a-z]+-[a-z-]*)/g;

test("the page says nothing that only the terminal says", () => {
  const said = Object.entries(SOURCES).flatMap(([path, text]) => [...text.matchAll(SAID)].map(([, key = ""]) => `${path} ${key}`));

  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((one) => TERMINAL.test(one.split(" ")[1] ?? ""))).toEqual([]);
});

test("what is seldom said is said where it was loaded, and nowhere else", () => {
  const house = Object.entries(SOURCES).filter(([path]) => !path.includes("/games/"));
  const where = house.filter(([, text]) => [...text.matchAll(SAID)].some(([, key = ""]) => RARE.test(key))).map(([path]) => path);

  expect(where.length).toBeGreaterThan(3);
  expect(where.filter((path) => !RARELY.test(path) && !path.endsWith(".test.ts"))).toEqual([]);
  for (const [path, text] of house) {
    const used = [...text.matchAll(/import\("\.\/(?:shell\/)?(AskedBack|Away|Lost|LostChoice|LostTerms|Puzzle|TicketNotes|Hint|HintButton|Version|WhatIf|Review)\.svelte"\)/g)];
    expect([path, text.split("speech.rarely(import(").length - 1]).toEqual([path, used.length]);
  }
});

test("a part of a file holds its messages whole, and no others", () => {
  const file = "# words\n\ngame-x = X\nhelp-x = help\nexplain-card = It is { $a ->\n    [one] one\n   *[other] many\n } cards.\n\n## more\n\nask-x = Well?\n";

  expect(partOf(file, "front")).toBe("game-x = X\n");
  expect(partOf(file, "explain")).toBe("explain-card = It is { $a ->\n    [one] one\n   *[other] many\n } cards.\n");
  expect(partOf(file, "table")).toBe("game-x = X\nask-x = Well?\n");
});
