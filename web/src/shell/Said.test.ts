// What was said at a table, as the pane of the talk shows it.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { wordsFor } from "../dev/words";
import { claimsIn } from "../lib/claims";
import { faced } from "../lib/people";
import Said from "./Said.svelte";

afterEach(cleanup);

const players = faced(["Ann", "Bob", "Cem"].map((name) => ({ name, here: true, bot: null })));
const words = wordsFor("panic_station", "en", 0, players, {});
const claim = (speaker: number, text: string) => ({ kind: "Claim", speaker, text });
const LOG = [claim(1, "2 is infected because 7"), { kind: "Sealed" }, claim(1, "2 is infected because 7"), claim(2, "I am human")];

test("every claim is told once, with who says it, how often, because of what and how true it was", async () => {
  const cite = vi.fn();
  const { container } = render(Said, { props: { log: LOG, begins: 5, words, players, verdicts: [{ number: 8, verdict: "false" }], cite } });
  const lines = [...container.querySelectorAll("li")].map((line) => line.textContent?.replace(/\s+/g, " ") ?? "");

  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/Bob.*Cem is infected.*2 times/);
  expect(lines[1]).toContain(words.say("verdict-false"));
  await fireEvent.click(container.querySelector(".moment")!);
  expect(cite).toHaveBeenCalledWith(7);
});

test("where nobody has said anything, that is said", () => {
  const { container } = render(Said, { props: { log: [], begins: 0, words, players, verdicts: [], cite: vi.fn() } });

  expect(container.textContent).toContain("Nobody has claimed anything yet.");
});

test("claims are counted as the log counts them", () => {
  expect(claimsIn(LOG, 5).map(({ number }) => number)).toEqual([5, 7, 8]);
});
