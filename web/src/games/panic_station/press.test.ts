// Playing on the pieces: what is lit, what a press means, what a drop means; and that the map hears it.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { withFaces, type Fixture } from "../../dev/news";
import { wordsFor } from "../../dev/words";
import type { LegalMove, MenuEntry } from "../../lib/contract";
import Board from "./Board.svelte";
import { around, focused, zoomed } from "./camera";
import type { Move, Told } from "./generated";
import { roomsOf } from "./geometry";
import { marksOf } from "./marks";
import armor from "./armor.fixture.json";
import middle from "./middle.fixture.json";
import { hurts, LAID, OFFERED, targetsOf, thing } from "./pick";
import { whyNotParasite } from "./reach";
import { drop, lit, press, pressable, type Pieces } from "./press";

const news = (): Fixture<Told> => withFaces(structuredClone<unknown>(middle) as Fixture<Told>);
const SEAT = 2;
const TROOPER = thing.character(2 * SEAT);
const ANDROID = thing.character(2 * SEAT + 1);

/** The pieces of a table where just these moves are legal. */
function pieces(moves: LegalMove<Move>[], ask = "act", menu: MenuEntry[] = [], room = 4): Pieces {
  const { view } = news();
  view.players[SEAT]!.trooper.room = room;
  const rooms = roomsOf(view.placed);
  const own = (key: string) => key === TROOPER || key === ANDROID;
  return { moves, targets: targetsOf(view, SEAT, rooms, moves, menu), ask, own, grave: (move) => hurts(move, view, SEAT, rooms) };
}
const all = (): Pieces => pieces(news().moves, "act", news().menu);
const legal = (text: string, move: Move): LegalMove<Move> => ({ text, move });

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

const asked = ({ view }: Fixture<Told>) => view.ask && { ask: view.ask, seats: view.asked };

function show(change: (told: Fixture<Told>) => void = () => {}, kept = news()) {
  const told = withFaces(kept);
  change(told);
  const send = vi.fn<(text: string) => void>();
  const words = wordsFor(told.game, "en", told.seat, told.players, told.names.en);
  const { container } = render(Board, { props: { ...told, decision: asked(told), words, still: true, send, aid: null } });
  const on = (key: string) => container.querySelector<HTMLElement>(`.map [data-pick="${key}"]`);
  const offered = () => [...container.querySelectorAll<HTMLElement>(".ask [data-move]")].map((one) => one.dataset.move);
  return { container, send, on, offered };
}

test("with nothing picked, one’s own characters beckon, and no room does", () => {
  const keys = lit(all(), []);

  expect(keys.has(TROOPER)).toBe(true);
  expect([...keys].some((key) => key.startsWith("room:"))).toBe(false);
});

test("only the targets of the picked character are lit", () => {
  const walks = [
    legal("walk trooper E", { kind: "Walk", character: "trooper", way: "E" }),
    legal("walk android S", { kind: "Walk", character: "android", way: "S" }),
  ];

  expect([...lit(pieces(walks), [TROOPER])]).toEqual(["room:0"]);
  expect([...lit(pieces(walks), [ANDROID])]).toEqual(["room:7"]);
});

test("a character and a room make a walk, and nothing else is asked", () => {
  expect(press(all(), [TROOPER], "room:0")).toMatchObject({ send: { text: "walk trooper E" } });
});

test("a kind of action narrows to whoever may do it, and is done at once where there is one way", () => {
  expect(press(all(), [], "action:move")).toEqual({ chain: ["action:move"] });
  expect(lit(all(), ["action:move"]).has(ANDROID)).toBe(true);
  expect(press(all(), ["action:search"], ANDROID)).toMatchObject({ send: { text: "search android" } });
  expect(press(all(), [], "action:end")).toMatchObject({ send: { text: "end" } });
});

test("another character takes over, and a press beside everything lets go", () => {
  expect(press(all(), [TROOPER], ANDROID)).toEqual({ chain: [ANDROID] });
  expect(press(all(), [TROOPER], "room:9")).toEqual({ chain: [] });
  expect(press(all(), [TROOPER], TROOPER)).toEqual({ chain: [] });
});

test("a drop is two presses", () => {
  expect(drop(all(), TROOPER, "room:0")).toEqual(press(all(), [TROOPER], "room:0"));
  expect(drop(all(), TROOPER, "room:9")).toEqual({ chain: [] });
});

test("a shot at somebody’s character waits for a second word, a shot at a parasite does not", () => {
  const shots = pieces([legal("fire red_android", { kind: "Fire", target: "red_android" }), legal("fire gray", { kind: "Fire", target: "gray" })]);

  expect(press(shots, [ANDROID], thing.character(1))).toEqual({ chain: [ANDROID, thing.character(1)] });
  expect(press(shots, [ANDROID, thing.character(1)], thing.character(1))).toMatchObject({ send: { text: "fire red_android" } });
  expect(press(shots, [ANDROID], thing.parasite("gray", 4))).toMatchObject({ send: { text: "fire gray" } });
});

test("a card is raised first; it is laid by a second press or where it goes", () => {
  const card = pieces([legal("lay keycard", { kind: "Lay", card: "keycard" })]);

  expect(press(card, [], "card:keycard")).toEqual({ chain: ["card:keycard"] });
  expect(press(card, ["card:keycard"], "card:keycard")).toMatchObject({ send: { text: "lay keycard" } });
  expect(drop(card, "card:keycard", LAID)).toMatchObject({ send: { text: "lay keycard" } });
  expect(drop(card, "card:keycard", OFFERED)).toEqual({ chain: [] });
});

test("whoever explores points at the dark behind a doorway", () => {
  const explore = pieces([legal("explore trooper", { kind: "Explore", character: "trooper" })], "act", [], 9);
  const dark = [...lit(explore, [TROOPER])].find((key) => key.startsWith("cell:"))!;

  expect(press(explore, [TROOPER], dark)).toMatchObject({ send: { text: "explore trooper" } });
});

test("where the table asks to point, one press is the answer", () => {
  const pulls = pieces([legal("pull gray 4", { kind: "Pull", parasite: "gray", room: 4 })], "pull");

  expect(pressable(pulls, []).has("parasite:gray:4")).toBe(true);
  expect(press(pulls, [], "parasite:gray:4")).toMatchObject({ send: { text: "pull gray 4" } });
});

test("on the map a character is picked, then its room, and the move is sent once", async () => {
  const { send, on } = show();
  await fireEvent.click(on(TROOPER)!);
  await tick();
  await fireEvent.click(on("room:0")!);

  expect(send.mock.calls).toEqual([["walk trooper E"]]);
});

test("a token that is not lit is no button: a tap on it goes to its room", async () => {
  const { container, on } = show();
  const foreign = [...container.querySelectorAll<SVGElement>(".map .stands")].filter((one) => one.getAttribute("role") === "img");

  expect(foreign.length).toBeGreaterThan(4);
  for (const token of foreign) expect(token.classList.contains("hears")).toBe(false);
  expect(on("room:0")).not.toBeNull();
});

test("own pieces can be carried, others cannot", () => {
  const { container } = show();
  const carried = [...container.querySelectorAll<HTMLElement>(".map [data-drag]")].map((one) => one.dataset.drag);

  expect(carried.sort()).toEqual([TROOPER, ANDROID].sort());
});

test("covered, a hand shows no face until it is pressed", async () => {
  const { container } = show((told) => Object.assign(told, { covered: true }));
  const hand = container.querySelector(".hand ul")!;

  expect(hand.textContent?.trim()).toBe("");
  await fireEvent.pointerDown(hand);
  expect(hand.textContent).toContain("Gas Can");
  await fireEvent.pointerUp(hand);
  expect(hand.textContent?.trim()).toBe("");
});

test("the role is told with its goal only while R is held", async () => {
  const { container } = show();
  expect(container.querySelector(".secret")!.textContent?.trim()).toBe("");
  await fireEvent.keyDown(window, { key: "r" });
  expect(container.querySelector(".secret")!.textContent).toContain("Goal");
  await fireEvent.keyUp(window, { key: "r" });
  expect(container.querySelector(".secret")!.textContent?.trim()).toBe("");
});

test("every kind of action shows its key, and the key presses it", async () => {
  const { container, send } = show();
  const keys = [...container.querySelectorAll("[data-action]")].map((one) => one.getAttribute("aria-keyshortcuts"));

  expect(new Set(keys).size).toBe(10);
  expect(keys.filter((key) => !key || "ltzrdwhn?".includes(key))).toEqual([]);
  await fireEvent.keyDown(window, { key: "f" });
  expect(send.mock.calls).toEqual([["end"]]);
});

const hit = (change: (told: Fixture<Told>) => void = () => {}) => show(change, structuredClone<unknown>(armor) as Fixture<Told>);
const hint = ({ container }: { container: Element }) => container.querySelector(".ask .hint")?.textContent;

test("whoever may play armor finds it beside the hit, with who bites and how much", () => {
  const board = hit();

  expect(board.offered()).toEqual(["armor", "take_hit"]);
  expect(hint(board)).toBe("Parasites bite your Android: 1 damage. Each Armor takes one point off.");
});

test("an attack names whoever attacks; where nothing can be played, it is said why one is asked", () => {
  const board = hit((told) => {
    told.view.now.phase = false;
    told.moves = told.moves.slice(1);
  });

  expect(board.offered()).toEqual(["take_hit"]);
  expect(hint(board)).toBe("Brice attacks your Android: 1 damage. You have no armor that may be played. You are asked all the same: so nobody learns what you hold.");
});

test("armor that was played has counted, and it is told what is left", () => {
  const board = hit((told) => {
    told.moves = told.moves.slice(1);
    told.events = [{ kind: "ArmorPlayed", seat: 0, room: 1, characters: [0] }];
  });

  expect(hint(board)).toMatch(/^Your Armor counted: 1 damage is left\. You have no armor that may be played\. You are asked all the same/);
});

test("what hurts stands behind what does not", async () => {
  const { container, on, offered } = show((told) => {
    told.view.players[SEAT]!.trooper.room = 4;
    told.moves = [legal("grenade trooper E", { kind: "ThrowGrenade", character: "trooper", way: "E" }), legal("walk trooper E", { kind: "Walk", character: "trooper", way: "E" })];
  });
  await fireEvent.click(on("room:0")!);
  await tick();

  expect(offered()).toEqual(["walk trooper E", "grenade trooper E"]);
  expect(container.querySelector('.ask [data-move="grenade trooper E"]')!.classList.contains("apart")).toBe(true);
});

test("the only place for a room is picked at once, every other stays in sight", async () => {
  const places: LegalMove<Move>[] = [legal("place 4 E upright", { kind: "Place", room: 4, way: "E", facing: "upright" })];
  const board = show((told) => {
    told.view.ask = "place";
    told.menu = [];
    told.moves = places;
  });
  await tick();

  expect(board.offered()).toEqual(["place 4 E upright"]);
  cleanup();
  const two = show((told) => {
    told.view.ask = "place";
    told.menu = [];
    told.moves = [...places, legal("place 4 W upright", { kind: "Place", room: 4, way: "W", facing: "upright" })];
  });
  await tick();
  expect(two.offered()).toEqual([]);
  expect(two.container.querySelectorAll('[data-pick^="cell:"]')).toHaveLength(2);
  expect(hint(two)).toBe("Pick one of the lit places: the room is put there.");
});

test("a parasite that cannot be attacked says why", () => {
  const { view, menu, moves } = news();
  const words = wordsFor("panic_station", "en", SEAT, news().players, {});
  const { trooper, android } = view.players[SEAT]!;
  [trooper.room, android.room] = [4, 0];
  const attack = menu.map((entry) => (entry.action === "attack" ? { ...entry, refusal: null } : entry));
  const here = { view, seat: SEAT, moves, menu: attack, targets: new Map(), words };

  expect(whyNotParasite(here, "gray", 4)).toBe("Only the Android shoots, and yours is in room 0. Your Trooper needs a Combat Knife on the table.");
  expect(whyNotParasite({ ...here, targets: new Map([["parasite:gray:4", [legal("fire gray_W", { kind: "Fire", target: "gray_W" })]]]) }, "gray", 4)).toBe("");
});

test("marks tell where somebody came from, and what happened where", () => {
  const { view } = news();
  const before = structuredClone(view);
  before.players[SEAT]!.trooper.room = 7;
  const walked: Told["event"] = { kind: "Walked", seat: SEAT, character: 2 * SEAT, room: 4, free: false };

  expect(marksOf([walked, { kind: "Searched", seat: SEAT, character: 2 * SEAT, draws: [], room: 4, partner: null }], view, before)).toEqual([
    { from: 7, to: 4, kind: "walk", seat: SEAT },
    { to: 4, kind: "search", seat: SEAT },
  ]);
});

test("whoever has just come sees no arrow from where somebody stands now", () => {
  const { view } = news();
  const walk = (room: number): Told["event"] => ({ kind: "Walked", seat: SEAT, character: 2 * SEAT, room, free: false });

  expect(marksOf([walk(7), walk(4)], view)).toEqual([
    { from: 7, to: 4, kind: "walk", seat: SEAT },
  ]);
});

test("all that happened since the own last decision stays on the map, and goes with the next one", async () => {
  const told = news();
  const words = wordsFor("panic_station", "en", SEAT, told.players, {});
  const walk = (seat: number, room: number): Told["event"] => ({ kind: "Walked", seat, character: 2 * seat, room, free: false });
  const [first, second, own] = [walk(0, 4), walk(1, 7), walk(SEAT, 1)];
  const { container, rerender } = render(Board, { props: { ...told, decision: asked(told), aid: null, moves: [], words, still: true, send: vi.fn(), events: [] as Told["event"][], since: [] as Told["event"][] } });
  const marks = (): number => container.querySelectorAll(".mark.walk").length;
  await rerender({ events: [first], since: [first], view: structuredClone(told.view) });
  expect(marks()).toBe(1);

  await rerender({ events: [second], since: [first, second], view: structuredClone(told.view) });
  expect(marks()).toBe(2);
  await rerender({ events: [second], since: [first, second], moves: told.moves });
  expect(marks()).toBe(2);
  await rerender({ events: [own], since: [], view: structuredClone(told.view) });
  expect(marks()).toBe(1);
});

test("the map shows all that can be read, then what matters; enlarged, what is under the pointer stays", () => {
  const screen = { wide: 400, high: 300 };
  const small = { x: 0, y: 0, width: 240, height: 180 };
  const large = { x: 0, y: 0, width: 2400, height: 1800 };
  const corner = { x: 0, y: 0, width: 120, height: 180 };

  expect(focused(small, [corner], screen)).toMatchObject({ x: 120, y: 90 });
  const near = focused(large, [corner], screen);
  expect(near.scale).toBeGreaterThan(0.9);
  expect(around([corner])).toEqual(corner);
  const at = (camera: { x: number; scale: number }) => camera.x + 50 / camera.scale;
  expect(at(zoomed(near, 1.5, 50, 0))).toBeCloseTo(at(near));
});
