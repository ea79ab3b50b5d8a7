// Playing on the pieces of Pani-High!: cards, locations, players, laid cards.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Fixture } from "../../dev/news";
import { wordsFor } from "../../dev/words";
import type { LegalMove } from "../../lib/contract";
import { faced } from "../../lib/people";
import Board from "./Board.svelte";
import type { Move, Told } from "./generated";

const KEPT = import.meta.glob<Fixture<Told>>("./*.fixture.json", { eager: true, import: "default" });

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
});
afterEach(cleanup);

function show(name: string, change: (news: Fixture<Told>) => void = () => {}) {
  const news = structuredClone(KEPT[`./${name}.fixture.json`]!);
  change(news);
  const send = vi.fn<(text: string) => void>();
  const players = faced(news.players);
  const words = wordsFor("pani_high", "en", news.seat, players, news.names.en);
  const props = { ...news, decision: null, players, words, still: true, send, aid: null };
  const { container, rerender } = render(Board, { props });
  const at = (key: string) => container.querySelector<HTMLElement>(`[data-pick="${key}"]`);
  const tap = async (key: string) => {
    await fireEvent.click(at(key)!);
    await tick();
  };
  const sent = () => send.mock.calls.map(([text]) => text);
  const renew = (view: Partial<Told["view"]>, moves: LegalMove<Move>[]) => rerender({ ...props, view: { ...news.view, ...view }, moves });
  return { news, container, at, tap, sent, renew };
}

const laying = (...cards: string[]): LegalMove<Move>[] => cards.map((card) => ({ text: `lay ${card}`, move: { kind: "LayCard", card } }));
const asksToLay = (news: Fixture<Told>) => {
  news.view.ask = "lay";
  news.moves = laying("second_year", "vice_president");
};

test("a conspiracy lights its targets only, and a tap on one of them plays it", async () => {
  const { at, tap, sent, container } = show("act");
  expect(at("player:0")).toBeNull();

  await tap("hand:raid");
  expect(at("player:0")!.classList).toContain("lit");
  expect(container.querySelector(".place.lit")).toBeNull();
  await tap("player:0");

  expect(sent()).toEqual(["raid 0"]);
});

test("a card is carried to a player, also onto a location in front of him, and to nobody else", async () => {
  const { container, sent } = show("act");
  const carry = async (from: string, onto: string) => {
    const goal = container.querySelector(`[data-pick="${onto}"], [data-drop="${onto}"]`)!;
    document.elementsFromPoint = () => [goal];
    const at = { pointerId: 1, button: 0, clientX: 0, clientY: 0 };
    await fireEvent(container.querySelector(`[data-drag="${from}"]`)!, new MouseEvent("pointerdown", { ...at, bubbles: true }));
    await fireEvent(window, new MouseEvent("pointermove", { ...at, clientX: 90 }));
    await fireEvent(window, new MouseEvent("pointerup", { ...at, clientX: 90 }));
    await new Promise((done) => setTimeout(done)); // the click that belongs to it is swallowed until then
  };

  await carry("hand:raid", "hand:spy");
  expect(sent()).toEqual([]);
  await carry("hand:raid", "place:pool");
  expect(sent()).toEqual(["raid 0"]);
});

test("a location is looked at with the first tap and attacked with the second", async () => {
  const { tap, sent, container } = show("act");

  await tap("place:pool");
  expect(sent()).toEqual([]);
  expect(container.querySelector(".aim")!.textContent).toContain("there");
  await tap("place:pool");

  expect(sent()).toEqual(["attack pool"]);
});

test("a fighter that is put on a location attacks it and is laid as soon as the table asks for cards", async () => {
  const { tap, sent, renew } = show("act");

  await tap("hand:vice_president");
  await tap("place:pool");
  expect(sent()).toEqual(["attack pool"]);
  await renew({ ask: "lay" }, laying("second_year", "vice_president"));

  expect(sent()).toEqual(["attack pool", "lay vice_president"]);
});

test("a fighter is laid also where something else is heard before the attack is answered", async () => {
  const { news, tap, sent, renew } = show("act");

  await tap("hand:vice_president");
  await tap("place:pool");
  await renew({}, [...news.moves]);
  await renew({ ask: "lay" }, laying("second_year", "vice_president"));

  expect(sent()).toEqual(["attack pool", "lay vice_president"]);
});

test("whatever was meant to be laid is forgotten in another turn", async () => {
  const { news, tap, sent, renew } = show("act");

  await tap("hand:vice_president");
  await tap("place:pool");
  await renew({ ask: "defend", turn: news.view.turn + 1 }, laying("second_year", "vice_president"));

  expect(sent()).toEqual(["attack pool"]);
});

test("cards are laid with single taps, also faster than the table answers", async () => {
  const { at, tap, sent, renew } = show("act", asksToLay);
  expect(at("hand:second_year")!.dataset.move).toBe("lay second_year");

  await tap("hand:second_year");
  await tap("hand:vice_president");
  expect(sent()).toEqual(["lay second_year"]);
  await renew({ ask: "lay", hand: ["vice_president"] }, laying("vice_president"));

  expect(sent()).toEqual(["lay second_year", "lay vice_president"]);
});

test("a face-down card of the opponent is taken with one tap", async () => {
  const { news, tap, sent } = show("take");
  const [first] = news.moves.filter(({ move }) => move.kind === "Take");

  await tap(`foe:${first!.text.split(" ")[1]}`);

  expect(sent()).toEqual([first!.text]);
});

test("a card that is gone for good is asked for twice", async () => {
  const { news, tap, sent } = show("spy");
  const [first] = news.moves;
  const key = `spied:${first!.text.split(" ")[1]}`;

  await tap(key);
  expect(sent()).toEqual([]);
  await tap(key);

  expect(sent()).toEqual([first!.text]);
});

test("every piece that can be used has a letter of its own, and none of those of the shell", async () => {
  const { container, sent } = show("act", asksToLay);
  const letters = [...container.querySelectorAll(".hand [aria-keyshortcuts]")].map((one) => one.getAttribute("aria-keyshortcuts")!);
  expect(new Set(letters).size).toBe(2);
  expect(letters.filter((one) => "ltzrdwhn?".includes(one))).toEqual([]);

  await fireEvent.keyDown(window, { key: letters[0]! });

  expect(sent()).toEqual(["lay second_year"]);
});

test("a hand that is covered shows backs only, and nothing of what was remembered", async () => {
  const { container } = show("act");
  const named = container.querySelectorAll('.hand [data-explain^="card:"]:not([data-explain="card:hidden"])').length;
  expect(named).toBeGreaterThan(0);
  cleanup();
  const news = structuredClone(KEPT["./act.fixture.json"]!);
  const players = faced(news.players);
  const words = wordsFor("pani_high", "en", news.seat, players, news.names.en);

  const again = render(Board, { props: { ...news, decision: null, players, words, still: true, send: vi.fn(), aid: null, covered: true } });

  expect(again.container.querySelectorAll('.hand [data-explain^="card:"]:not([data-explain="card:hidden"])').length).toBe(0);
  expect(again.container.querySelectorAll(".memory li").length).toBe(0);
});
