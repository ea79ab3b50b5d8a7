// The controls of a replay, by buttons and by keys.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speech } from "../lib/speech.svelte";
import Controls from "./Controls.svelte";

vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));

const MARKS = [{ ply: 5, moment: { number: 41, turn: 2, what: { kind: "Infected" }, verdict: null } }];

beforeEach(() => speech.speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function controls(ply: number, turns = [0, 4, 8]): { page: HTMLElement; went: (number | string)[] } {
  const went: (number | string)[] = [];
  const { container } = render(Controls, {
    ply, plies: 10, turn: 2, turns, marks: MARKS, game: "panic_station", running: false,
    go: (to: number) => went.push(to),
    advance: () => went.push("on"),
    turned: (way: number) => went.push(`turn ${way}`),
  });
  return { page: container, went };
}

test("arrows go by moves, with shift by turns, and the ends are at home and end", async () => {
  const { page, went } = controls(5);
  for (const [key, shiftKey] of [["ArrowLeft", false], ["ArrowRight", false], ["ArrowLeft", true], ["ArrowRight", true], ["Home", false], ["End", false]] as const)
    await fireEvent.keyDown(page, { key, shiftKey });

  expect(went).toEqual([4, 6, "turn -1", "turn 1", 0, 10]);
});

test("the keys mean the same on the scrubber, and nothing in a list of choices or with another key held", async () => {
  const { page, went } = controls(5);
  await fireEvent.keyDown(page.querySelector("input")!, { key: "ArrowRight", shiftKey: true });
  await fireEvent.keyDown(page.querySelector("select")!, { key: "ArrowRight" });
  await fireEvent.keyDown(page, { key: "ArrowRight", ctrlKey: true });

  expect(went).toEqual(["turn 1"]);
});

test("the space bar plays and pauses, four times as fast where that is chosen, and not from a button", async () => {
  vi.useFakeTimers();
  const { page, went } = controls(5);
  await fireEvent.keyDown(page.querySelector("button")!, { key: " " });
  vi.advanceTimersByTime(5000);
  expect(went).toEqual([]);

  await fireEvent.keyDown(page, { key: " " });
  vi.advanceTimersByTime(2500);
  expect(went).toEqual(["on", "on"]);
  await fireEvent.change(page.querySelector("select")!, { target: { value: "4" } });
  vi.advanceTimersByTime(1250);
  expect(went).toHaveLength(6);
  await fireEvent.keyDown(page, { key: " " });
  vi.advanceTimersByTime(5000);
  expect(went).toHaveLength(6);
});

test("at the end it plays from the beginning, and the moments are marked on the scrubber", async () => {
  const { page, went } = controls(10);
  await fireEvent.keyDown(page, { key: " " });

  expect(went).toEqual([0]);
  expect([...page.querySelectorAll<HTMLElement>(".marks i")].map((one) => [one.style.left, one.className.includes("bad")])).toEqual([["50%", true]]);
});

test("where a game tells no turns there is no step by turn", () => {
  const labels = (page: HTMLElement): (string | null)[] => [...page.querySelectorAll("button")].map((one) => one.getAttribute("aria-label"));
  expect(labels(controls(5).page)).toContain("One turn on");
  cleanup();
  expect(labels(controls(5, []).page)).not.toContain("One turn on");
});
