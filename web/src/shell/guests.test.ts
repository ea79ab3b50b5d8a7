// Games that the page was not built with: their words, the plain board, a board of their own.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { kuhn, NEWS } from "../dev/guest";
import type { Fixture } from "../dev/news";
import { wordsFor } from "../dev/words";
import { clauseAddress, learnClauses } from "../lib/clauses";
import { guestModule, newsFor, type GuestNews } from "../lib/guests";
import { guest, meanings, messages } from "../lib/library";
import { layoutOf } from "../lib/plain";
import { LANGUAGES, Teller, type Language } from "../lib/words";
import BoardHost from "./BoardHost.svelte";
import GameArt from "./GameArt.svelte";
import PlainBoard from "./plain/PlainBoard.svelte";

// What jsdom has not: the settings ask for it as soon as they are read.
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

let told = { art: null as string | null, board: null as string | null };
let asked: string[] = [];
let game = "";

beforeEach(() => {
  told = { art: null, board: null };
  asked = [];
  game = `kuhn${Math.random()}`; // nothing is remembered from one test to the next
  vi.stubGlobal("fetch", async (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(address);
    const language: Language = headers["accept-language"] === "fr" ? "fr" : "en";
    return new Response(JSON.stringify({ ...kuhn(language), ...told }));
  });
});
afterEach(cleanup);

async function teller(language: Language): Promise<Teller> {
  const names = NEWS.players.map((player) => player.name);
  return new Teller(await messages(language, game), await meanings(game, language), { viewer: 0, names });
}

async function show(language: Language = "en") {
  const send = vi.fn<(text: string) => void>();
  const { container } = render(PlainBoard, { props: { ...NEWS, words: await teller(language), still: true, send } });
  return { container, send, texts: (query: string) => [...container.querySelectorAll(query)].map((one) => one.textContent?.trim()) };
}

test("the words of a guest come from the server, once a language", async () => {
  expect((await messages("fr", game)).say("piece-king")).toBe("roi");
  expect((await messages("en", game)).say("piece-king")).toBe("king");
  await messages("fr", game);
  await guest(game, "fr");

  expect(asked).toEqual([`/api/v1/editions/${game}`, `/api/v1/editions/${game}`]);
});

test("a server that does not know the guest is asked again, and the match goes on without words", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
  expect((await guest(game, "en")).board).toBeNull();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(kuhn("en"))));

  expect((await messages("en", game)).say("piece-king")).toBe("king");
});

test("a guest's picture is shown; without one, cards in its colour", async () => {
  expect(render(GameArt, { props: { game } }).container.querySelector("svg .card")).not.toBeNull();
  told.art = "/api/v1/editions/other/art";
  const drawn = render(GameArt, { props: { game: `${game}drawn` } });
  await vi.waitFor(() => expect(drawn.container.querySelector("img")?.getAttribute("src")).toBe(told.art), { timeout: 30_000 });
});

test("a clause of a guest leads to its rules, and never away from those of our games", () => {
  const card = { key: "kuhn", players: [2], rules_version: 1, options: [], bots: [], levels: [], lesson: false, puzzles: false, origin: {} };
  learnClauses([{ ...card, clauses: "KP" }, { ...card, key: "thief", clauses: "PS" }]);

  expect(clauseAddress("KP-2.3")).toBe("#/rules/kuhn/KP-2.3");
  expect(clauseAddress("PS-10.4")).not.toContain("thief");
});

describe("the plain board", () => {
  it("lays out what belongs to whom: the hand, the seats, cards, facts", async () => {
    const layout = layoutOf(NEWS.view, 3, await teller("en"));

    expect(layout.hand.map(({ label, shown }) => [label, shown])).toEqual([["Hand", { kind: "cards", cards: ["king"] }]]);
    expect(layout.seats.map((facts) => facts.map(({ label }) => label))).toEqual(Array(3).fill(["Cards in hand", "Paid"]));
    expect(layout.cards.map(({ label, shown }) => [label, shown])).toEqual([["Deck", { kind: "cards", cards: [null] }]]);
    expect(layout.facts.map(({ label, shown }) => [label, shown])).toEqual([
      ["To play", { kind: "seats", seats: [0] }],
      ["Turn", { kind: "words", words: "3" }],
      ["Pot", { kind: "words", words: "5" }],
      ["So far", { kind: "words", words: "check, bet" }],
    ]);
  });

  it("gives to the seats only what the game says is theirs, whatever is as long by chance", async () => {
    const layout = layoutOf({ dice: [4, 5, 6], stakes: [1, 2, 3] }, 3, await teller("en"));

    expect(layout.seats.map((facts) => facts.map(({ name }) => name))).toEqual(Array(3).fill(["stakes"]));
    expect(layout.facts.map(({ name }) => name)).toEqual(["dice"]);
  });

  it("tells an empty hand, to whoever has one", async () => {
    const words = new Teller(await messages("en", "pani_high"), await meanings("pani_high"), { viewer: 0 });
    const bare = { ...NEWS, view: { hand: [] }, words, still: true, send: vi.fn() };

    expect(render(PlainBoard, { props: bare }).container.querySelector(".pile")?.textContent).toMatch(/Hand\s*nothing/);
    expect(render(PlainBoard, { props: { ...bare, seat: null } }).container.querySelector(".pile")).toBeNull();
  });

  it.each<[Language, string[]]>([
    ["en", ["Hand", "king", "Deck", "face down", "Cards in hand", "Paid", "Pot", "Bob", "Check or bet?", "Bet on your king", "Nobody has bet."]],
    ["fr", ["Main", "roi", "Paquet", "face cachée", "Cartes en main", "Payé", "Pot", "Bob", "Parole ou mise ?", "Miser sur : roi", "Personne n’a misé."]],
  ])("speaks the language of the player: %s", async (language, expected) => {
    localStorage.setItem("openps.settings", JSON.stringify({ language }));
    const { speech } = await import("../lib/speech.svelte");
    await speech.speak(language);
    const { container } = await show(language);

    for (const words of expected) expect(container.textContent).toContain(words);
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object|_/);
  });

  it("shows only what can be done with the card or the player that is pointed at, until Escape", async () => {
    const { container, send, texts } = await show();
    const all = texts("button[data-move]");
    expect(all).toEqual(["Check", "Ask Cleo", "Bet on your king"]);

    await fireEvent.click(container.querySelector('[data-pick="piece:king"]')!);
    expect(texts("button[data-move]")).toEqual(["Bet on your king"]);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(texts("button[data-move]")).toEqual(all);
    await fireEvent.click(container.querySelector('[data-pick="seat:2"]')!);
    await fireEvent.click(container.querySelector('[data-move="ask 2"]')!);
    expect(send.mock.calls).toEqual([["ask 2"]]);
  });

  it("says why something is not possible, with its clause", async () => {
    const { container } = await show();
    const reason = container.querySelector(".impossible")!;

    expect(reason.textContent).toContain("Nobody has bet.");
    expect(reason.querySelector("a")?.textContent).toBe("KP-2.3");
  });

  it("has nothing that axe finds wrong", async () => {
    const { container } = await show();
    const found = await axe.run(container, { runOnly: ["wcag2a", "wcag2aa"], rules: { "color-contrast": { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

// Any game must be playable on it: here those that have a board, as if they had none.
const KEPT = import.meta.glob<Fixture>("../games/*/*.fixture.json", { eager: true, import: "default" });
describe.each(Object.values(KEPT).map((news) => [`${news.game} ${news.name}`, news] as const))("%s on the plain board", (_, news) => {
  it.each(import.meta.env.VITE_LONG ? LANGUAGES : LANGUAGES.slice(0, 1))("offers every legal move and shows no inside, %s", (language) => {
    const words = wordsFor(news.game, language, news.seat, news.players, news.names[language]);
    const { container } = render(PlainBoard, { props: { ...news, words, still: true, send: vi.fn() } });
    const offered = [...container.querySelectorAll<HTMLElement>("button[data-move]")].map((button) => button.dataset.move);

    expect(new Set(offered)).toEqual(new Set(news.moves.map(({ text }) => text)));
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe("a board that a guest brought along", () => {
  const props = async () => ({ ...NEWS, game, words: await teller("en"), still: true, send: vi.fn<(text: string) => void>() });
  const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

  it("is told the news, chooses a move, and is taken away", async () => {
    const heard: GuestNews[] = [];
    const gone = vi.fn();
    const mount = (element: HTMLElement, news: GuestNews) => {
      heard.push(news);
      element.textContent = news.words.say("game-kuhn");
      return { update: (next: GuestNews) => void heard.push(next), destroy: gone };
    };
    const { default: GuestBoard } = await import("./GuestBoard.svelte");
    const given = await props();
    const failed = vi.fn();
    const { container, rerender, unmount } = render(GuestBoard, { props: { ...given, module: { mount }, failed } });
    await rerender({ view: { ...NEWS.view, turn: 4 } });
    heard.at(-1)?.choose(NEWS.moves[1]!);
    unmount();

    expect(container.textContent).toBe("");
    expect(heard.map((news) => JSON.stringify(news.view).includes('"turn":4'))).toEqual([false, true]);
    expect(heard[0]?.question).toEqual(NEWS.decision);
    expect(given.send.mock.calls).toEqual([["bet king"]]);
    expect(gone).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });

  it("gives way to the plain board where it fails", async () => {
    const { default: GuestBoard } = await import("./GuestBoard.svelte");
    const failed = vi.fn();
    const mount = () => {
      throw new Error("broken");
    };
    render(GuestBoard, { props: { ...(await props()), module: { mount }, failed } });
    await tick();
    expect(failed).toHaveBeenCalledOnce();
  });

  it("is loaded from our own origin alone, and must be a board", async () => {
    const load = vi.fn(async () => ({ mount: vi.fn() }));

    expect(await guestModule("/api/v1/editions/kuhn/board.js", load)).not.toBeNull();
    expect(await guestModule("http://evil.example/board.js", load)).toBeNull();
    expect(await guestModule(module("export const mount = 1"), load)).toBeNull();
    expect(await guestModule("/no-board.js", async () => ({ mount: 1 }))).toBeNull();
    expect(await guestModule("/gone.js", async () => Promise.reject(new Error("gone")))).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([null, "http://evil.example/board.js"])("is replaced by the plain board where there is none: %s", async (board) => {
    told.board = board;
    const { container } = render(BoardHost, { props: await props() });
    await vi.waitFor(() => expect(container.querySelector('[data-move="bet king"]')).not.toBeNull(), { timeout: 30_000 });
  });

  it("hears nothing but what a board of ours would be given", async () => {
    const { words, send, still } = await props();
    const { choose, question, ...news } = newsFor({ ...NEWS, words, send, still });

    expect(Object.keys(news).sort()).toEqual(
      ["aid", "events", "menu", "moves", "options", "players", "reminders", "seat", "still", "view", "words"],
    );
  });
});
