// Every board with every fixture: it renders, every legal move can be reached and is sent once, nothing is missing.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Board } from "../lib/boards";
import type { LegalMove, Words } from "../lib/contract";
import { LANGUAGES, type Language } from "../lib/words";
import { withFaces, type Fixture } from "../dev/news";
import { wordsFor } from "../dev/words";
import type { Told as StationTold } from "./panic_station/generated";
import { cellBeyond, roomsOf } from "./panic_station/geometry";

const BOARDS = import.meta.glob<Board>("./*/Board.svelte", { eager: true, import: "default" });
const boardOf = (news: Fixture): Board => BOARDS[`./${news.game}/Board.svelte`]!;
// The repository keeps a few; whoever has made the others tests them as well.
const KEPT = import.meta.glob<Fixture>("./*/*.fixture.json", { eager: true, import: "default" });
const MADE = import.meta.glob<Fixture>("../../fixtures/*.json", { eager: true, import: "default" });
const FIXTURES = new Map<string, Fixture>();
for (const news of [...Object.values(KEPT), ...Object.values(MADE)]) FIXTURES.set(`${news.game} ${news.name}`, news);
const kept = new Set(Object.values(KEPT).map((news) => `${news.game} ${news.name}`));
// One of each game: what costs most is done with these by `make test`, and with all by `make long`. Axe looks at boards
// in a real browser, too.
const closely = import.meta.env.VITE_LONG ? kept : new Set(["negotiator discuss", "pani_high take", "panic_station place"]);

vi.setConfig({ testTimeout: 20_000 }); // a busy machine is no fault of a board

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

function fixture(name: string): Fixture {
  return withFaces(structuredClone(FIXTURES.get(name)!));
}

function show(news: Fixture, language: Language = "en", words?: Words) {
  const send = vi.fn<(text: string) => void>();
  const said = words ?? wordsFor(news.game, language, news.seat, news.players, news.names[language]);
  const { container } = render(boardOf(news), { props: { ...news, words: said, still: true, send } });
  return { container, send };
}

const escape = async () => {
  await fireEvent.keyDown(window, { key: "Escape" });
  await tick();
};
const offers = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("button[data-move]")].map((button) => button.dataset.move!);

async function pickAt(container: HTMLElement, key: string, byKeyboard: boolean) {
  const found = container.querySelector<HTMLElement>(`[data-pick="${key}"]`)!;
  // A native button is pressed by Enter as by a click; anything else must hear the key itself.
  if (byKeyboard && found.tagName !== "BUTTON") {
    expect(found.getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(found, { key: "Enter" });
  } else await fireEvent.click(found);
  await tick();
}

type Sent = ReturnType<typeof show>["send"];

/** All moves that a person finds by picking one thing, or two, and by turning what is picked; some are sent by that alone. */
async function reached(container: HTMLElement, byKeyboard: boolean, send: Sent): Promise<Set<string>> {
  const before = offers(container);
  const found = new Set(before);
  const keys = [...container.querySelectorAll<HTMLElement>("[data-pick]")].map((one) => one.dataset.pick!);
  for (const key of keys) {
    await pickAt(container, key, byKeyboard);
    const first = offers(container);
    for (const text of first) found.add(text);
    const turn = container.querySelector<HTMLButtonElement>("button[data-turn]:not(:disabled)");
    for (let times = 0; turn && times < 4; times++) {
      await fireEvent.click(turn);
      for (const text of offers(container)) found.add(text);
    }
    // Pieces that stand for one move offer it all the time.
    if (first.every((text) => before.includes(text)) && key.startsWith("hand:")) {
      for (const other of keys.filter((one) => one.startsWith("hand:"))) {
        await escape();
        await pickAt(container, key, byKeyboard);
        await pickAt(container, other, byKeyboard);
        for (const text of offers(container)) found.add(text);
      }
    }
    await escape();
  }
  for (const [text] of send.mock.calls) found.add(text);
  return found;
}

/** Two rooms may be next to one place: to put a card there from either is the same. */
function result(news: Fixture, { text }: LegalMove): string {
  const move = isStation(news) ? news.moves.find((one) => one.text === text)?.move : undefined;
  if (!isStation(news) || move?.kind !== "Place") return text;
  const cell = cellBeyond(roomsOf(news.view.placed)[move.room]!, move.way);
  return `place ${cell.x} ${cell.y} ${move.facing}`;
}

const isStation = (news: Fixture): news is Fixture<StationTold> => news.game === "panic_station";

describe.each([...FIXTURES.keys()])("%s", (name) => {
  it.each(closely.has(name) ? ["click", "keyboard"] : ["click"])("offers every legal move by %s", async (means) => {
    const news = fixture(name);
    const { container, send } = show(news);
    const found = await reached(container, means === "keyboard", send);
    const results = new Set(news.moves.filter(({ text }) => found.has(text)).map((move) => result(news, move)));
    expect(news.moves.filter((move) => !results.has(result(news, move))).map(({ text }) => text)).toEqual([]);
  });

  it("asks for nothing but what the view holds", () => {
    const news = fixture(name);
    const asked = new Set<string>();
    const view = news.view;
    news.view = new Proxy(view, {
      get: (target, key) => {
        if (typeof key === "string") asked.add(key);
        return Reflect.get(target, key);
      },
    });
    show(news);
    expect([...asked].filter((key) => !(key in view))).toEqual([]);
  });

  it.each(LANGUAGES)("has words for everything in %s", async (language) => {
    const news = fixture(name);
    const words = wordsFor(news.game, language, news.seat, news.players, news.names[language]);
    const missing: string[] = [];
    const say: Words["say"] = (key, values) => {
      if (!words.has(key)) missing.push(key);
      return words.say(key, values);
    };
    const heard = new Proxy(words, { get: (target, key) => (key === "say" ? say : Reflect.get(target, key)) });
    const { container, send } = show(news, language, heard);
    if (closely.has(name)) await reached(container, false, send);
    expect([...new Set(missing)]).toEqual([]);
    expect(container.textContent).not.toMatch(/\{\$|undefined|NaN|\[object/);
  });
});

describe.each([...closely])("%s", (name) => {
  it("has nothing that axe finds wrong", async () => {
    const { container } = show(fixture(name));
    // Colours need a real browser; they are looked at in the gallery.
    const found = await axe.run(container, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], rules: { "color-contrast": { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe.each(["panic_station middle", "negotiator discuss", "pani_high act"])("%s", (name) => {
  it("sends a move once, and only when it is chosen", async () => {
    const news = fixture(name);
    const { container, send } = show(news);
    await pickAt(container, container.querySelector<HTMLElement>("[data-pick]")!.dataset.pick!, false);
    expect(send).not.toHaveBeenCalled();
    const move = container.querySelector<HTMLElement>("button[data-move]")!;
    await fireEvent.click(move);
    const sure = container.querySelector<HTMLElement>("button[data-sure]"); // what costs much is asked for twice
    if (sure) await fireEvent.click(sure);
    expect(send.mock.calls).toEqual([[move.dataset.move]]);
  });

  it("forgets what was picked when it is cancelled", async () => {
    const { container, send } = show(fixture(name));
    const before = offers(container);
    await pickAt(container, container.querySelector<HTMLElement>("[data-pick]")!.dataset.pick!, false);
    await escape();
    expect(offers(container)).toEqual(before);
    expect(send).not.toHaveBeenCalled();
  });

  it("offers a move of an unknown kind as a button", () => {
    const news = fixture(name);
    news.moves.push({ text: "dance", move: { kind: "Dance" } });
    const { container } = show(news);
    expect(offers(container)).toContain("dance");
  });

  it("offers nothing to somebody who looks on", () => {
    const news = { ...fixture(name), moves: [], menu: [] };
    const { container } = show(news);
    expect(offers(container)).toEqual([]);
  });
});

describe("the menu of a turn", () => {
  it("says of what is impossible why, with its clause", () => {
    const news = fixture("panic_station middle");
    const { container } = show(news);
    for (const entry of news.menu.filter(({ moves }) => !moves.length)) {
      const button = container.querySelector(`[data-action="${entry.action}"]`)!;
      expect(button.getAttribute("aria-disabled")).toBe("true");
      const why = container.querySelector(`#${button.getAttribute("aria-describedby")}`)!;
      expect(why.textContent).toContain(entry.clause);
    }
  });

  it("stands in the order that the server tells", () => {
    const news = fixture("panic_station middle");
    const { container } = show(news);
    const order = [...container.querySelectorAll<HTMLElement>("[data-action]")].map((one) => one.dataset.action);
    expect(order).toEqual(news.menu.map(({ action }) => action));
  });
});

describe("one’s own status", () => {
  it("shows only while it is pressed", async () => {
    const news = fixture("panic_station middle");
    const { container } = show(news);
    const button = container.querySelector(".peek")!;
    const hidden = button.textContent;
    await fireEvent.pointerDown(button);
    expect(button.textContent).not.toBe(hidden);
    await fireEvent.pointerUp(button);
    expect(button.textContent).toBe(hidden);
  });
});

describe("a die that may be rolled again", () => {
  it("is tapped among the dice on the table", async () => {
    const news = fixture("negotiator dice");
    news.moves.push({ text: "reroll 1", move: { kind: "Reroll", die: 1 } });
    const { container, send } = show(news);
    await pickAt(container, "die:1", false);
    expect(send.mock.calls).toEqual([["reroll 1"]]);
  });
});

describe("a conversion", () => {
  it("is paid with two cards: the second is sent when the table asks for it", async () => {
    const news = fixture("negotiator dice");
    const send = vi.fn<(text: string) => void>();
    const words = wordsFor(news.game, "en", news.seat, news.players, news.names.en);
    const props = { ...news, words, still: true, send };
    const { container, rerender } = render(boardOf(news), { props });
    const [first, second] = news.moves.filter(({ move }) => move.kind === "Convert").map(({ move }) => String(move.card));
    await pickAt(container, `hand:${first}`, false);
    await pickAt(container, `hand:${second}`, false);
    await fireEvent.click(container.querySelector(`[data-move="convert ${first}"]`)!);
    const moves = [{ text: `pay ${second}`, move: { kind: "Pay", card: second } }];
    await rerender({ ...props, moves, view: { ...news.view, ask: "pay" }, decision: { ask: "pay", seats: [0] } });
    expect(send.mock.calls).toEqual([[`convert ${first}`], [`pay ${second}`]]);
  });
});

describe("reminders", () => {
  it.each(["pani_high act", "panic_station middle"])("are left out where the table wants it so: %s", (name) => {
    const news = fixture(name);
    const words = wordsFor(news.game, "en", news.seat, news.players, news.names.en);
    const props = { ...news, words, still: true, send: vi.fn() };
    const reminded = render(boardOf(news), { props }).container.querySelectorAll(".memory li, .notes li").length;
    const alone = render(boardOf(news), { props: { ...props, reminders: false } });

    expect(reminded).toBeGreaterThan(0);
    expect(alone.container.querySelectorAll(".memory li, .notes li").length).toBe(0);
  });
});
