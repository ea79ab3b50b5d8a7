// The window beside a thing: by pointing, holding and `?`; it stands in the way of nothing.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsFor } from "../dev/words";
import { explaining } from "../lib/explaining.svelte";
import { frame } from "../lib/frame.svelte";
import { faced } from "../lib/people";
import { api, speech } from "../lib/speech.svelte";
import type { Fixture } from "../dev/news";
import middle from "../games/panic_station/middle.fixture.json";
import Explain from "./Explain.svelte";

vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));

const CLAUSES = [{ id: "PS-17.1", chapter: "", text: "Burn the Hive: three gas cans. Humans win.", example: [] }];
const players = faced(["Ann", "Bob", "Cem", "Dan"].map((name) => ({ name, here: true, bot: null })));
let clicked: string[] = [];
let table: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "rules").mockResolvedValue({ game: "panic_station", language: "en", primer: [], clauses: CLAUSES });
  await speech.speak("en");
  clicked = [];
  table = document.createElement("div");
  table.innerHTML = `
    <button id="can" data-explain="card:gas_can" aria-describedby="other"><i>can</i></button>
    <button id="knife" data-explain="card:combat_knife" data-reason="No action points are left.">knife</button>
    <svg><g id="room" tabindex="0" data-explain="room:hive"><rect /></g></svg>
    <button id="plain">plain</button><input />`;
  table.addEventListener("click", (event) => event.target instanceof Element && clicked.push(event.target.id));
  document.body.append(table);
  const news: Fixture = structuredClone(middle) as never;
  const words = wordsFor("panic_station", "en", news.seat, players, {});
  render(Explain, { props: { ...news, game: "panic_station", players, words } });
});
afterEach(() => {
  cleanup();
  table.remove();
  explaining.on = frame.staged = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const of = (id: string) => table.querySelector(`#${id}`)!;
const told = () => document.querySelector(".explanation");
const text = () => told()?.textContent?.replace(/\s+/g, " ") ?? "";
async function after(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
  await tick();
}
const mouse = { pointerType: "mouse", buttons: 0, button: 0 };
const touch = { pointerType: "touch", buttons: 1, button: 0, clientX: 50, clientY: 50 };
async function point(id: string, at = 1): Promise<void> {
  await fireEvent(of(id), new PointerEvent("pointerover", { ...mouse, bubbles: true, clientX: at, clientY: at }));
}
async function press(type: string, id: string, how: PointerEventInit): Promise<void> {
  await fireEvent(of(id), new PointerEvent(type, { bubbles: true, cancelable: true, ...how }));
}
async function ask(id?: string): Promise<void> {
  const element = id ? of(id) : document.body;
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  await fireEvent.keyDown(element, { key: "?" });
  await after(0);
}

test("what is staged takes the place of what the mouse happens to rest on, and not of what was asked for", async () => {
  await point("can");
  await after(400);
  expect(told()).not.toBeNull();
  frame.staged = true;
  await after(0);
  expect(told()).toBeNull();
  frame.staged = false;
  await ask("can");
  frame.staged = true;
  await after(0);
  expect(told()).not.toBeNull();
});

test("the mouse that rests on a thing is told of it, and of its rule; one that passes is not", async () => {
  await point("can");
  await after(200);
  await point("plain");
  await after(1000);
  expect(told()).toBeNull();

  await point("can");
  await after(400);
  expect(text()).toContain("Gas Can");
  expect(text()).toContain("stops an infection");
  expect(text()).toContain("Burn the Hive: three gas cans.");
  expect(told()!.querySelector("a")!.getAttribute("href")).toBe("#/rules/panic_station/PS-17.1");
  expect(told()!.querySelector("a")!.target).toBe("_blank");

  await point("plain");
  await after(500);
  expect(told()).toBeNull();
});

test("only one thing is told of at a time, and it is described by what is told", async () => {
  await point("can");
  await after(400);
  expect(of("can").getAttribute("aria-describedby")).toBe("other explanation");
  await point("knife");
  await after(400);
  expect(document.querySelectorAll(".explanation")).toHaveLength(1);
  expect(text()).toContain("Combat Knife");
  expect(of("can").getAttribute("aria-describedby")).toBe("other");
});

test("what cannot be used says why", async () => {
  await point("knife");
  await after(400);
  expect(told()!.querySelector(".reason")!.textContent).toBe("Not now: No action points are left.");
});

test("a press closes it, and the click goes where it would have gone", async () => {
  await point("can");
  await after(400);
  await press("pointerdown", "can", mouse);
  await fireEvent.click(of("can"));
  expect(told()).toBeNull();
  expect(clicked).toEqual(["can"]);
});

test("a board that changes under a mouse that has clicked does not explain itself", async () => {
  await press("pointerdown", "can", { ...mouse, clientX: 7, clientY: 7 });
  await point("knife", 7);
  await after(1000);
  expect(told()).toBeNull();
  await point("knife", 8);
  await after(400);
  expect(told()).not.toBeNull();
});

test("a finger that holds a thing is told of it and clicks nothing", async () => {
  await press("pointerdown", "can", touch);
  await after(500);
  await press("pointerup", "can", touch);
  await fireEvent.click(of("can"));
  expect(text()).toContain("Gas Can");
  expect(clicked).toEqual([]);

  await press("pointerdown", "knife", touch);
  await press("pointerup", "knife", touch);
  await fireEvent.click(of("knife"));
  await after(1000);
  expect(told()).toBeNull();
  expect(clicked).toEqual(["knife"]);
});

test("a finger that moves drags or scrolls, and explains nothing", async () => {
  await press("pointerdown", "can", touch);
  await press("pointermove", "can", { ...touch, clientX: 80 });
  await after(1000);
  expect(told()).toBeNull();
});

test("the question mark asks about what has the focus, then goes to its rule; Escape goes back", async () => {
  await ask("room");
  expect(text()).toContain("Hive");
  expect(document.querySelector('[role="status"]')!.textContent).toContain("Hive");
  await ask("room");
  expect(document.activeElement).toBe(told()!.querySelector("a"));
  const escaped = vi.fn();
  table.addEventListener("keydown", escaped);
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(told()).toBeNull();
  expect(document.activeElement).toBe(of("room"));
  expect(escaped).not.toHaveBeenCalled();
});

test("with the focus on nothing, the question mark lets the next tap explain instead of pick", async () => {
  of("plain").dispatchEvent(new Event("x"));
  await ask("plain");
  expect(explaining.on).toBe(true);
  await press("pointerdown", "can", touch);
  await press("pointerup", "can", touch);
  await fireEvent.click(of("can"));
  await after(0);
  expect(text()).toContain("Gas Can");
  expect(clicked).toEqual([]);
  expect(explaining.on).toBe(false);

  await press("pointerdown", "knife", touch);
  await press("pointerup", "knife", touch);
  await fireEvent.click(of("knife"));
  expect(clicked).toEqual(["knife"]);
  expect(told()).toBeNull();
});

test("a question mark that is written asks nothing", async () => {
  await fireEvent.keyDown(table.querySelector("input")!, { key: "?" });
  expect(explaining.on).toBe(false);
});

test("Escape leaves the mode of explaining", async () => {
  await ask("plain");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(explaining.on).toBe(false);
});
