// On the board of Négociateur: cards are played where they lie, and every test is rolled in the tray.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { wordsFor } from "../../dev/words";
import type { Fixture } from "../../dev/news";
import type { Board } from "../../lib/boards";
import { crowd } from "./crowd";
import type { Told } from "./generated";
import { happeningsIn, rowOf } from "./happenings";
import { dropOf, targetsOf } from "./pick";

const BOARDS = import.meta.glob<Board>("./Board.svelte", { eager: true, import: "default" });
const NEWS = import.meta.glob<Fixture<Told>>("./*.fixture.json", { eager: true, import: "default" });
const newsOf = (name: string) => structuredClone(NEWS[`./${name}.fixture.json`]!);

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(name: string, change: (news: Fixture<Told>) => void = () => {}, still = true) {
  const news = newsOf(name);
  change(news);
  const send = vi.fn<(text: string) => void>();
  const words = wordsFor(news.game, "en", news.seat, news.players, news.names.en);
  const { container, rerender } = render(BOARDS["./Board.svelte"]!, { props: { ...news, words, still, send } });
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  return { news, words, container, send, find, rerender };
}
const press = async (key: string) => {
  await fireEvent.keyDown(window, { key });
  await tick();
};

describe("a card of the hand", () => {
  it("tells at itself what can be done with it once it is picked, and does it with a tap", async () => {
    const { find, send, news } = show("discuss");
    const card = news.view.hand[0]!;
    expect(find(`.hand [data-move="play ${card}"]`)).toBeNull();
    await fireEvent.click(find(`[data-pick="hand:${card}"]`)!);
    await fireEvent.click(find(`.hand [data-move="lay ${card}"]`)!);
    expect(send.mock.calls).toEqual([[`lay ${card}`]]);
  });

  it("has a key that is shown on it, and the tray another for what is done with it", async () => {
    const { find, send, news } = show("discuss");
    const card = find(`[data-pick="hand:${news.view.hand[0]}"]`)!;
    expect(card.querySelector("kbd")!.textContent).toBe("A");
    await press("a");
    expect(card.getAttribute("aria-pressed")).toBe("true");
    await press("1");
    expect(send.mock.calls).toEqual([[`play ${news.view.hand[0]}`]]);
  });

  it("says why it cannot be used", () => {
    const { container, words } = show("buy");
    for (const card of container.querySelectorAll<HTMLElement>('[data-pick^="hand:"]')) {
      expect(card.dataset.reason).toBe(words.say("refusal-other-question"));
      expect(card.dataset.key).toBeUndefined();
    }
  });

  it("is played by carrying it onto the scene, and laid by carrying it onto the points", () => {
    const { view, moves } = newsOf("discuss");
    const targets = targetsOf(view, moves);
    const card = view.hand[0]!;
    expect(dropOf(targets, `hand:${card}`, "scene")?.text).toBe(`play ${card}`);
    expect(dropOf(targets, `hand:${card}`, "points")?.text).toBe(`lay ${card}`);
    expect(dropOf(targets, `hand:${card}`, "hand")).toBeUndefined();
  });
});

describe("cards for sale", () => {
  it("lie open while something is bought, and one tap buys", async () => {
    const { find, send, news } = show("buy");
    const bought = news.moves.find(({ move }) => move.kind === "Buy")!;
    await fireEvent.click(find(`.market [data-move="${bought.text}"]`)!);
    expect(send.mock.calls).toEqual([[bought.text]]);
  });

  it("stand on one line otherwise, which opens and closes them", async () => {
    const { find, news } = show("discuss");
    expect(find(".market")).toBeNull();
    expect(find('[data-pick="market"]')!.textContent).toContain(String(news.view.market.length));
    await press("m");
    expect(find(".market")).not.toBeNull();
    await press("Escape");
    expect(find(".market")).toBeNull();
  });

  it("are bought by carrying them into the hand", () => {
    const { view, moves } = newsOf("buy");
    const bought = moves.map(({ move }) => move).find((move) => move.kind === "Buy")!;
    expect(dropOf(targetsOf(view, moves), `market:${bought.card}`, `hand:${view.hand[0]}`)?.move).toEqual(bought);
  });
});

describe("a call that ends", () => {
  const last: Told["event"][] = [
    { kind: "CardPlayed", card: "small_talk" },
    { kind: "DiceRolled", card: "small_talk", faces: [5, 2] },
    { kind: "TestJudged", card: "small_talk", successes: 1 },
    { kind: "PointsChanged", amount: 2 },
    { kind: "TalkEnded" },
  ];

  it("shows its last roll before the cards for sale, for a second and a half at most", async () => {
    vi.useFakeTimers();
    const { find } = show("buy", (news) => (news.events = last), false);
    await tick();
    expect(find(".market")).toBeNull();
    expect(find(".dice-tray")!.dataset.rolling).toBe("true");
    vi.advanceTimersByTime(1_500);
    await tick();
    expect(find(".market")).not.toBeNull();
  });

  it("is not waited for by whoever goes on", async () => {
    vi.useFakeTimers();
    const { find } = show("buy", (news) => (news.events = last), false);
    await tick();
    await fireEvent.pointerDown(window);
    await tick();
    expect(find(".market")).not.toBeNull();
  });

  it("is told beside the cards for sale, with its dice and with what ended it", () => {
    const { find, words } = show("buy", (news) => (news.events = last));
    expect(find(".market")).not.toBeNull();
    expect(find(".tray .last")!.textContent).toContain(words.piece("small_talk"));
    expect(find(".tray .last")!.textContent).toContain(words.say("web-call-over", { why: "empty" }));
    expect(find(".tray .last")!.querySelectorAll("svg")).toHaveLength(2);
  });

  it("is not hung up by one tap while cards are left, and by one where nothing is", async () => {
    const { find, send, news } = show("discuss");
    await fireEvent.click(find('[data-pick="hang_up"]')!);
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(find('.tray [data-move="end"]')!);
    expect(send.mock.calls).toEqual([["end"]]);
    cleanup();
    const bare = show("discuss", (one) => {
      one.view.hand = [];
      one.moves = news.moves.filter(({ move }) => move.kind === "EndTalk");
    });
    await fireEvent.click(bare.find('[data-pick="hang_up"]')!);
    expect(bare.send.mock.calls).toEqual([["end"]]);
  });

  it("is not hung up from where a picked card offers its moves", async () => {
    const { find } = show("discuss");
    expect(find('.tray [data-move="end"]')).toBeNull();
  });
});

describe("giving up", () => {
  it("takes two steps", async () => {
    const { find, send } = show("discuss");
    await fireEvent.click(find('[data-pick="give-up"]')!);
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(find('.tray [data-move="abandon"]')!);
    expect(send.mock.calls).toEqual([["abandon"]]);
  });
});

describe("cards that cost nothing", () => {
  it("are taken one after the other with one tap", async () => {
    const buy = (card: string) => ({ text: `buy ${card}`, move: { kind: "Buy", card } as const });
    const { find, send, news, rerender } = show("buy", (one) => {
      one.view = { ...one.view, hand: [], market: ["keep_cool", "small_talk"] };
      one.moves = [buy("keep_cool"), buy("small_talk")];
    });
    await fireEvent.click(find(".market .free")!);
    await rerender({ view: { ...news.view, hand: ["keep_cool"], market: ["small_talk"] }, moves: [buy("small_talk")] });
    await rerender({ view: { ...news.view, hand: ["keep_cool", "small_talk"], market: [] }, moves: [{ text: "done", move: { kind: "Done" } }] });
    expect(send.mock.calls).toEqual([["buy keep_cool"], ["buy small_talk"]]);
  });
});

describe("a Demand", () => {
  it("that cannot be afforded says how much is missing", async () => {
    const { find, words } = show("discuss", (news) => Object.assign(news.view, { demands: ["ransom"], kinds: ["major"], faces: [1], points: 1 }));
    await fireEvent.click(find('[data-pick="demand:0"]')!);
    const cost = Number(find('[data-pick="demand:0"] i')!.textContent);
    expect(find(".tray .short")!.textContent).toBe(words.say("web-short-of", { count: cost - 1 }));
  });
});

describe("what may lose the match", () => {
  const granting = (news: Fixture<Told>) => {
    Object.assign(news.view, { demands: ["ransom", "helicopter"], kinds: ["major", "escape"], faces: [1, 1], points: 9 });
    news.moves.push({ text: "concede helicopter", move: { kind: "Concede", demand: "helicopter" } });
    news.moves.push({ text: "concede ransom", move: { kind: "Concede", demand: "ransom" } });
  };

  it("is said on the card and where it is picked, before anything is asked", async () => {
    const { find, words } = show("discuss", granting);
    const said = words.say("web-escape-catch");
    expect(find('[data-pick="demand:1"]')!.textContent).toContain(said);
    expect(find('[data-pick="demand:0"]')!.textContent).not.toContain(said);
    await fireEvent.click(find('[data-pick="demand:1"]')!);
    expect(find(".tray .catch")!.textContent).toBe(said);
    await fireEvent.click(find('[data-pick="demand:0"]')!);
    expect(find(".tray .catch")).toBeNull();
  });

  it("is no warning any more once it is granted", () => {
    const { find, words } = show("discuss", (news) => {
      granting(news);
      news.view.faces = [1, 2];
    });
    expect(find('[data-pick="demand:1"]')!.textContent).not.toContain(words.say("web-escape-catch"));
  });

  it("is asked for twice, what costs only points once", async () => {
    const { find, send } = show("discuss", granting);
    await fireEvent.click(find('[data-pick="demand:1"]')!);
    await fireEvent.click(find('.demands [data-move="concede helicopter"]')!);
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(find('.demands [data-move="concede helicopter"]')!);
    await fireEvent.click(find('[data-pick="demand:0"]')!);
    await fireEvent.click(find('.demands [data-move="concede ransom"]')!);
    expect(send.mock.calls).toEqual([["concede helicopter"], ["concede ransom"]]);
  });
});

describe("the dice tray", () => {
  const rolled: Told["event"][] = [
    { kind: "DiceRolled", card: "keep_cool", faces: [4, 6, 2] },
    { kind: "FourConverted" },
    { kind: "TestJudged", card: "keep_cool", successes: 2 },
  ];

  it("shows a test that asked for nothing: its dice, its successes and the row that applied", () => {
    const { find, container } = show("discuss", (news) => (news.events = rolled));
    expect(container.querySelectorAll(".dice-tray .die")).toHaveLength(3);
    expect(container.querySelectorAll(".dice-tray .success")).toHaveLength(2);
    expect(container.querySelectorAll(".dice-tray .converted")).toHaveLength(1);
    expect(find(".dice-tray li.now b")!.textContent).toBe("2+");
  });

  it("lets the dice tumble for less than 1.2 seconds, and is over with the first key", async () => {
    vi.useFakeTimers();
    const { find } = show("discuss", (news) => (news.events = rolled), false);
    await tick();
    expect(find(".dice-tray")!.dataset.rolling).toBe("true");
    expect(find(".dice-tray li.now")).toBeNull();
    vi.advanceTimersByTime(1_200);
    await tick();
    expect(find(".dice-tray")!.dataset.rolling).toBe("false");
    expect(find(".dice-tray li.now")).not.toBeNull();
  });

  it("is skipped by any key, without being in its way", async () => {
    vi.useFakeTimers();
    const { find, news } = show("discuss", (one) => (one.events = rolled), false);
    await tick();
    await press("a");
    expect(find(".dice-tray")!.dataset.rolling).toBe("false");
    expect(find(`[data-pick="hand:${news.view.hand[0]}"]`)!.getAttribute("aria-pressed")).toBe("true");
  });

  it("lies still for those who want no motion", async () => {
    const { find } = show("discuss", (news) => (news.events = rolled));
    await tick();
    expect(find(".dice-tray")!.dataset.rolling).toBe("false");
  });

  it("converts a 4 with a tap on it, once two cards are chosen that pay", async () => {
    const { find, container, send, news } = show("dice");
    const [first, second] = news.moves.flatMap(({ move }) => (move.kind === "Convert" ? [move.card] : []));
    await fireEvent.click(find(`[data-pick="hand:${first}"]`)!);
    await fireEvent.click(find(`[data-pick="hand:${second}"]`)!);
    await fireEvent.click(container.querySelector<HTMLElement>(".dice-tray .four")!);
    expect(send.mock.calls).toEqual([[`convert ${first}`]]);
  });

  it.each([
    ["two different cards", ["keep_cool", "whats_up"]],
    ["two equal cards", ["keep_cool", "keep_cool"]],
  ])("pays with both of %s that were chosen, the second when it is asked for", async (_, [first, second]) => {
    const { find, send, news, rerender } = show("dice", (one) => {
      one.view.hand = [first!, second!, "relax"];
      one.moves = [...new Set(one.view.hand)].map((card) => ({ text: `convert ${card}`, move: { kind: "Convert", card } }));
    });
    await fireEvent.click(find(`[data-pick="hand:${first}"]`)!);
    await fireEvent.click(find(`[data-pick="hand:${second}"]`)!);
    await fireEvent.click(find(`.tray [data-move="convert ${first}"]`)!);
    await rerender({ moves: [...news.moves] }); // the table is told anew while the answer is on its way
    const left = news.view.hand.slice(1);
    const moves = [...new Set(left)].map((card) => ({ text: `pay ${card}`, move: { kind: "Pay", card } }));
    await rerender({ view: { ...news.view, ask: "pay", hand: left }, moves });
    expect(send.mock.calls).toEqual([[`convert ${first}`], [`pay ${second}`]]);
  });

  it("shows the Terror card that was turned up last", () => {
    const { find, words } = show("discuss", (news) => (news.events = [...rolled, { kind: "TerrorDrawn", card: "worsening" }]));
    expect(find(".dice-tray .title")!.textContent).toContain(words.piece("worsening"));
  });
});

describe("what happened", () => {
  it("goes on with a test that was under way", () => {
    const [test] = happeningsIn([{ kind: "DiceRolled", card: "keep_cool", faces: [1, 4] }], null, 3);
    const [, ...more] = [test, ...happeningsIn([{ kind: "DieRerolled", die: 0, face: 5, forced: false }, { kind: "TestJudged", card: "keep_cool", successes: 1 }], test!, 3)];
    expect(more).toEqual([{ kind: "test", card: "keep_cool", faces: [5, 4], converted: 0, successes: 1, tumbling: [0], threat: 3 }]);
  });

  it("brings the row of no, one, or two and more successes", () => {
    expect([null, 0, 1, 2, 5].map(rowOf)).toEqual([null, 0, 1, 2, 2]);
  });
});

describe("the hostages", () => {
  it.each([[15, 0, 0], [7, 4, 4], [0, 15, 0], [5, 3, 7]])("all have a place of their own, large enough to be counted: %i held, %i freed, %i dead", (zone, freed, dead) => {
    const drawn = crowd(zone, freed, dead, 236, 190);
    expect(drawn.people).toHaveLength(zone + freed + dead);
    expect(new Set(drawn.people.map(({ x, y }) => `${x} ${y}`)).size).toBe(zone + freed + dead);
    expect(drawn.size).toBeGreaterThanOrEqual(24);
    for (const { x, y } of drawn.people) {
      expect(x - drawn.size / 2).toBeGreaterThanOrEqual(0);
      expect(x + drawn.size / 2).toBeLessThanOrEqual(236);
      expect(y + drawn.size / 2).toBeLessThanOrEqual(190);
    }
  });
});

it("everything on the board explains itself", () => {
  const { container } = show("discuss");
  const kinds = new Set([...container.querySelectorAll<HTMLElement>("[data-explain]")].map((one) => one.dataset.explain!.split(":")[0]));
  expect([...kinds].sort()).toEqual(["card", "demand", "icon", "level", "move", "taker", "terror"]);
});
