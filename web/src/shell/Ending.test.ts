// The end of a match: told with names and moments, at hand without a search, and put aside for a look at the board.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { meanings, messages } from "../lib/library";
import { faced, names } from "../lib/people";
import { put, ticketsOf } from "../lib/purse";
import { speech } from "../lib/speech.svelte";
import type { TableLink } from "../lib/table.svelte";
import type { Member, Tale, TableInfo } from "../lib/wire";
import { Teller } from "../lib/words";
import Ending from "./Ending.svelte";

// What jsdom has not.
vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));

const TALE: Tale = {
  moments: [
    { number: 8, turn: 0, what: { kind: "HostChosen", seat: 2 }, verdict: null },
    { number: 30, turn: 4, what: { kind: "Claim", speaker: 2, text: "I am human", at: 30 }, verdict: "false" },
    { number: 41, turn: 6, what: { kind: "Infected", giver: 2, victim: 1, room: 3, host: false }, verdict: null },
  ],
  verdicts: [{ number: 30, verdict: "false" }],
  fates: [[{ kind: "StayedHuman" }], [{ kind: "WasInfected", giver: 2, turn: 6, room: 3, last: false }], [{ kind: "WasHost", turn: 0 }]],
  lengths: [12, 50],
  turns: [0],
};
const NO_TALE: Tale = { ...TALE, moments: [], verdicts: [], fates: [[], [], []] };
const member = (seat: number, name: string): Member => ({ member: `m${seat}`, name, colour: null, seat, ready: true, host: seat === 0, here: true, away: 0 });

let asked: { path: string; ticket: string | null }[];

function answers(tale: Tale): void {
  asked = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    asked.push({ path: path.replace("/api/v1/tables/", ""), ticket: new Headers(request.headers).get("authorization") });
    const told = path.endsWith("/tale") ? tale : path.endsWith("/rematch") ? { table: "next" } : path.endsWith("/log") ? { events: [] } : { seq: 1 };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(told) });
  });
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  await speech.speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Seen {
  tale?: Tale;
  game?: string;
  people?: Member[];
  winners?: number[];
  scores?: number[];
}

async function shown({ tale = TALE, game = "panic_station", people = [member(0, "Ann")], winners = [1, 2], scores = [] }: Seen): Promise<HTMLElement> {
  answers(tale);
  const players = faced(["Ann", "Bea", "Cem"].map((name) => ({ name, here: true, bot: null })));
  const words = new Teller(await messages("en", game), await meanings(game), { viewer: 0, names: names(players) });
  const info = { table: "abcd", game, members: people, rematch: "", seats: [] } as unknown as TableInfo;
  const outcome = { winners, reason: "all_infected", scores };
  const link = { ticket: "t0", known: { seat: 0, member: "m0", news: { outcome } } } as unknown as TableLink;
  const { container } = render(Ending, { link, info, words, players });
  await vi.waitFor(() => expect(asked.some(({ path }) => path === "abcd/tale")).toBe(true));
  await tick();
  await tick();
  return container;
}

const text = (page: ParentNode, where: string): string[] =>
  [...page.querySelectorAll(where)].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());

function button(page: HTMLElement, name: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>("button, a")].find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim() === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

test("it says who won and why, and of everybody what became of them and by whom", async () => {
  const page = await shown({});

  expect(text(page, "#ending-title, #ending-why")).toEqual(["You lost", "Bea and Cem won. A scan found nobody human any more."]);
  expect(text(page, ".fates li p")).toEqual([
    "You human to the end",
    "Bea winner infected by Cem in turn 6, trade in room 3",
    "Cem winner the Host from the start",
  ]);
});

test("every moment has its turn, its number and an address in the replay, and lies stand where they were told", async () => {
  const page = await shown({});
  await fireEvent.click(button(page, "How it went"));

  expect(text(page, ".list li")).toEqual([
    "8 Cem got the Host card: the infection began here.",
    "Turn 4 30 Cem said: “I am human”a lie",
    "Turn 6 41 Cem infected Bea by a trade in room 3.",
  ]);
  expect(page.querySelector(".list li:last-child a")?.getAttribute("href")).toBe("#/replay/abcd/41");
});

test("the title is read aloud first, and the ways on come before everything else by keyboard", async () => {
  const page = await shown({});
  const stops = [...page.querySelectorAll<HTMLElement>("button, a[href], [tabindex='0']")].map((one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim());

  expect(document.activeElement?.id).toBe("ending-title");
  expect(document.activeElement?.getAttribute("aria-describedby")).toBe("ending-why");
  expect(stops.slice(0, 5)).toEqual(["Look at the board", "Rematch", "Review", "Replay", "Record"]);
});

test("whoever is typing is told, and goes on typing", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  const page = await shown({});

  expect(document.activeElement).toBe(field);
  expect(text(page, "[role=status]")[0]).toMatch(/^You lost Bea and Cem won\./);
  field.remove();
});

test("it is put aside for a look at the board and brought back", async () => {
  const page = await shown({});
  await fireEvent.keyDown(page.querySelector("#ending-title")!, { key: "Escape" });
  expect(page.querySelector<HTMLElement>(".ending")?.hidden).toBe(true);

  await fireEvent.click(button(page, "Back to the result"));
  expect(page.querySelector<HTMLElement>(".ending")?.hidden).toBe(false);
});

test("alone with bots, a rematch begins at once", async () => {
  put({ table: "abcd", ticket: "t0", member: "m0", game: "panic_station", name: "Ann", at: 1 });
  const page = await shown({});
  await fireEvent.click(button(page, "Rematch"));
  await vi.waitFor(() => expect(location.hash).toBe("#/table/next"));

  expect(asked.map(({ path }) => path).slice(1)).toEqual(["abcd/rematch", "next/ready", "next/start"]);
  expect(ticketsOf("next").map((one) => one.ticket)).toEqual(["t0"]);
});

test("with others elsewhere it waits for them in the lobby; with others at this screen it does not", async () => {
  put({ table: "abcd", ticket: "t0", member: "m0", game: "panic_station", name: "Ann", at: 1 });
  const people = [member(0, "Ann"), member(1, "Bea")];
  location.hash = "";
  await fireEvent.click(button(await shown({ people }), "Rematch"));
  await vi.waitFor(() => expect(location.hash).toBe("#/table/next"));
  expect(asked.map(({ path }) => path)).not.toContain("next/start");
  cleanup();

  put({ table: "abcd", ticket: "t1", member: "m1", game: "panic_station", name: "Bea", at: 2 });
  location.hash = "";
  await fireEvent.click(button(await shown({ people }), "Rematch"));
  await vi.waitFor(() => expect(location.hash).toBe("#/table/next"));
  expect(asked.filter(({ path }) => path === "next/ready").map(({ ticket }) => ticket)).toEqual(["Bearer t0", "Bearer t1"]);
  expect(asked.at(-1)).toEqual({ path: "next/start", ticket: "Bearer t0" });
});

test("a game of which nothing is told has winners, scores and the log", async () => {
  const page = await shown({ game: "pani_high", tale: NO_TALE, winners: [2], scores: [10, 0, 25] });
  expect(text(page, ".fates li p")).toEqual(["You 1", "Bea 0", "Cem winner 2.5"]);

  await fireEvent.click(button(page, "Everything"));
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe("abcd/log"));
});
