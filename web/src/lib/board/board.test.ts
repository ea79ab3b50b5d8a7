// What the boards share: targets, picking, the question.
import { faced } from "../people";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { wordsFor } from "../../dev/words";
import { hintOf, questionOf } from "./asking";
import { targetsIn, untargeted } from "./choices";
import Picker from "../../dev/Picker.svelte";

const words = wordsFor("pani_high", "en", 0, faced(["Ann", "Bob"].map((name) => ({ name, here: true, bot: null }))), {});
const moves = ["a", "b"].map((text) => ({ text, move: { kind: text } }));

test("a move that no thing on the table stands for is offered as it is", () => {
  const targets = targetsIn(moves, ({ text }) => (text === "a" ? ["hand:a"] : ["gone:b"]));

  expect(untargeted(moves, targets, (thing) => thing.startsWith("hand:"))).toEqual([moves[1]]);
});

test("who is asked reads the question, everybody else for whom the table waits", () => {
  const decision = { ask: "act", seats: [1] };

  expect(questionOf({ decision, moves, words }, "over")).toBe(words.say("ask-act"));
  expect(questionOf({ decision, moves: [], words }, "over")).toContain("Bob");
  expect(questionOf({ decision: null, moves: [], words }, "over")).toBe("over");
  expect(hintOf({ decision, moves: [], words })).toBe("");
});

test("whoever has only one answer reads why the question is put", () => {
  const decision = { ask: "save", seats: [0] };

  expect(hintOf({ decision, moves, words })).toBe(words.say("web-hint-save"));
  const only = `${words.say("web-hint-only-save")} ${words.say("web-hint-single")}`;
  expect(hintOf({ decision, moves: moves.slice(0, 1), words })).toBe(only);
  expect(hintOf({ decision: { ask: "act", seats: [0] }, moves: moves.slice(0, 1), words })).toBe(words.say("web-hint-act"));
});

test("what is picked is let go by picking it again, by cancelling and with new moves; the focus goes back", async () => {
  const { getByText, container, rerender } = render(Picker, { props: { moves } });
  const thing = getByText("thing");
  const shown = () => container.querySelector("output")!.textContent;

  const press = async () => {
    thing.focus();
    thing.click();
    await Promise.resolve();
  };
  await press();
  expect(shown()).toBe("thing");
  await press();
  expect(shown()).toBe("");
  await press();
  getByText("cancel").focus();
  getByText("cancel").click();
  await Promise.resolve();
  expect(shown()).toBe("");
  expect(document.activeElement).toBe(thing);
  await press();
  await rerender({ moves: [...moves] });
  expect(shown()).toBe("");
});
