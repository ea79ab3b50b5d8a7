// Several people at one screen: two worlds that an onlooker cannot tell apart show the onlooker the same, byte for byte.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { put } from "../lib/purse";
import { speech } from "../lib/speech.svelte";
import type { Heard, News, TableInfo } from "../lib/wire";
import TablePage from "./TablePage.svelte";

// What jsdom has not: the settings ask for it as soon as they are read.
vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));
vi.mock("./Table.svelte", () => import("../dev/Told.svelte"));

const HERE = ["Ann", "Bea", "Cem"]; // on the first seats; bots on the others
const SEATS = 5;

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  send(): void {}
  close(): void {}

  hear(message: Heard): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TABLE = {
  table: "abcd", game: "pani_high", phase: "playing", host: "m0", asked_back: [], options: {},
  members: HERE.map((name, seat) => ({ member: `m${seat}`, name, seat, ready: true, host: seat === 0, here: true, colour: null })),
  seats: Array.from({ length: SEATS }, (_, seat) => ({ member: HERE[seat] ? `m${seat}` : null, bot: HERE[seat] ? null : "normal" })),
} as unknown as TableInfo;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  await speech.speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** News in one world: the question is told to all; what is known and what may be done is each seat's own. */
function news(seq: number, seats: number[], secret: string, over = false): News {
  const moves = Array.from({ length: 1 + (secret.length % 3) }, (_, at) => ({ text: `${secret} ${at}` }));
  return {
    type: "news", seq, since: 0, first: 0, events: [{ kind: secret }], view: { secret }, decision: over ? null : { ask: "x", seats },
    moves: seats.length ? moves : [], menu: [], claims: [], clocks: null, verdicts: [], aid: null, kept_claims: 0, kept: {}, re: "",
    outcome: over ? { winners: [], reason: "x" } : null,
  } as unknown as News;
}

async function comeIn(): Promise<HTMLElement> {
  localStorage.clear();
  FakeSocket.made = [];
  for (const [seat, name] of HERE.entries()) put({ table: "abcd", ticket: `t${seat}`, member: `m${seat}`, game: "pani_high", name, at: seat });
  const { container } = render(TablePage, { props: { parts: ["abcd"] } });
  await tick();
  for (const [seat, socket] of FakeSocket.made.entries()) {
    socket.onopen?.();
    socket.hear({ type: "welcome", member: `m${seat}`, seat, table: TABLE, names: {}, away: null, chats: [] } as unknown as Heard);
  }
  await tick();
  return container;
}

async function tell(made: (seat: number) => News): Promise<void> {
  for (const [seat, socket] of FakeSocket.made.entries()) socket.hear(made(seat));
  await tick();
}

const title = (page: HTMLElement) => page.querySelector(".curtain h1")?.textContent;
const shown = (page: HTMLElement) => page.querySelector("pre")?.dataset.seat;
const open = (page: HTMLElement) => fireEvent.click(page.querySelector(".curtain button")!);

/** What an onlooker has of the screen: all of it, but of somebody else's table only that it is one. */
function seen(page: HTMLElement, viewer: number): string {
  const whose = shown(page);
  return whose === undefined || Number(whose) === viewer ? page.innerHTML : `${HERE[Number(whose)]} looks`;
}

test("no hand is shown while bots begin, nor after the page is loaded again", async () => {
  const page = await comeIn();
  expect([title(page), shown(page)]).toEqual(["The curtain is closed: no hand is shown", undefined]);
  await tell((seat) => news(1, [3, 4], `hand of ${seat}`));

  expect([title(page), shown(page)]).toEqual(["The curtain is closed: no hand is shown", undefined]);
  expect(page.textContent).toContain("Waiting for ");
  expect(page.querySelectorAll(".curtain button")).toHaveLength(0);

  await tell((seat) => news(2, [1], `hand of ${seat}`));
  expect(title(page)).toBe("Hand the screen to Bea");
  expect(page.textContent).not.toContain("hand of");
  await open(page);
  expect(shown(page)).toBe("1");
});

test("whoever has handed the screen on is called again, whatever happened meanwhile", async () => {
  const page = await comeIn();
  await tell(() => news(1, [0], ""));
  await open(page);
  await tell(() => news(2, [4], ""));
  expect(shown(page)).toBe("0"); // a bot moves, and nobody else has come
  await tell(() => news(3, [1], ""));
  expect(title(page)).toBe("Hand the screen to Bea");
  await tell(() => news(4, [4], "")); // her clock ran out
  expect(title(page)).toBe("The curtain is closed: no hand is shown");
  await tell(() => news(5, [0], ""));
  expect(title(page)).toBe("Hand the screen to Ann");
});

test("when the match is over there is nothing left to hide", async () => {
  const page = await comeIn();
  await tell(() => news(1, [1], "", true));

  expect(title(page)).toBeUndefined();
  expect(shown(page)).toBe("0");
});

test("worlds that differ in what others know and may do look the same to an onlooker", async () => {
  const viewer = 2;
  let luck = 7;
  const below = (bound: number) => Math.floor((luck = (luck * 1103515245 + 12345) % 2147483648) / 65536) % bound;
  const questions = Array.from({ length: 120 }, () => Array.from({ length: 1 + below(2) }, () => below(SEATS)));

  const worlds = [];
  for (const world of ["armor", "no"]) {
    const page = await comeIn();
    const screens = [seen(page, viewer)];
    for (const [at, seats] of questions.entries()) {
      await tell((seat) => news(at + 1, seats, seat === viewer ? "own" : `${world} of ${seat}`));
      screens.push(seen(page, viewer));
      if (page.querySelector(".curtain button")) {
        await open(page);
        screens.push(seen(page, viewer));
      }
    }
    worlds.push(screens);
    cleanup();
  }

  expect(worlds[0]).toEqual(worlds[1]);
  expect(new Set(worlds[0]?.filter((one) => one.endsWith("looks"))).size).toBe(2);
  expect(worlds[0]?.filter((one) => one.includes("own")).length).toBeGreaterThan(20);
});
