// Every piece of every game, as the page explains it: by its own words, in both languages, from what the view tells.
import { describe, expect, it, test } from "vitest";
import { wordsFor } from "../dev/words";
import type { Fixture } from "../dev/news";
import type { Words } from "../lib/contract";
import { LANGUAGES, type Language } from "../lib/words";
import type { Explain, Explanation } from "../lib/explain";
import station from "../lib/generated/panic_station.json";
import crisisBox from "./negotiator/box.json";
import schoolBox from "./pani_high/box.json";
import stationBox from "./panic_station/box.json";

const EXPLAINERS = import.meta.glob<Explain>("./*/explained.ts", { eager: true, import: "explained" });
const FIXTURES = import.meta.glob<Fixture>("./*/*.fixture.json", { eager: true, import: "default" });
const FILES = import.meta.glob<string>("../../../src/openps/games/*/messages/en.ftl", { query: "?raw", import: "default", eager: true });

const fixture = (game: string, name: string): Fixture => structuredClone(FIXTURES[`./${game}/${name}.fixture.json`]!);

/** What the messages explain by kind and name. */
function written(game: string, kinds: string[]): string[] {
  const file = Object.entries(FILES).find(([path]) => path.includes(`/${game}/`))![1];
  const found = [...file.matchAll(/^explain-([a-z]+)-(\S+) =/gm)].map(([, kind = "", name = ""]): [string, string] => [kind, name]);
  return found.filter(([kind]) => kinds.includes(kind)).map(([kind, name]) => `${kind}:${name}`);
}

const named = (kind: string, names: Iterable<string | number>): string[] => [...names].map((name) => `${kind}:${name}`);
const keys = (faces: { key: string }[]): string[] => faces.map(({ key }) => key);

const PIECES: Record<string, string[]> = {
  panic_station: [
    ...named("card", [...station.cards, "parasite_alert", "infection", "back"]),
    ...named("room", [...keys(stationBox.rooms), "dark"]),
    ...named("character", ["trooper", "android", ...Array(8).keys()]),
    ...written("panic_station", ["parasite", "icon", "mark", "action", "move"]),
    ...named("move", ["lay", "throw-grenade", "fire", "heat-scan", "heal", "walk", "end-turn", "team-search"]),
  ],
  negotiator: [
    ...named("card", keys(crisisBox.discussion)),
    ...named("taker", keys([...crisisBox.taker, ...crisisBox.accomplice])),
    ...named("demand", [...keys([...crisisBox.major, ...crisisBox.escape, ...crisisBox.minor]), "hidden-major", "hidden-escape"]),
    ...named("terror", keys([...crisisBox.terror, ...crisisBox.pivotal, ...crisisBox.minor])),
    ...named("level", crisisBox.dial.keys()),
    ...named("exploit", ["silence", "no_victim"]),
    ...written("negotiator", ["icon", "move"]),
  ],
  pani_high: [
    ...named("card", [...keys(schoolBox.faces.filter(({ family }) => family !== "location")), "hidden"]),
    ...named("place", keys(schoolBox.faces.filter(({ family }) => family === "location"))),
    ...named("player", Array(5).keys()),
    ...written("pani_high", ["icon", "move"]),
    ...named("icon", ["seal"]),
    ...named("move", ["raid", "drop-out", "spy", "agitate"]),
  ],
};

function spokenAt(news: Fixture, language: Language, names = news.names[language]): Words {
  return wordsFor(news.game, language, news.seat, news.players, names);
}

function explain(news: Fixture, thing: string, words: Words = spokenAt(news, "en")): Explanation | null {
  const [kind = "", name = ""] = thing.split(":");
  return EXPLAINERS[`./${news.game}/explained.ts`]!(kind, name, { ...news, words });
}

const MOMENTS: [string, string][] = [
  ["panic_station", "middle"],
  ["panic_station", "end"],
  ["negotiator", "discuss"],
  ["negotiator", "lost"],
  ["pani_high", "act"],
  ["pani_high", "save"],
];

describe.each(MOMENTS)("%s %s", (game, moment) => {
  it.each(LANGUAGES)("has a name, words and a clause for every piece in %s", (language) => {
    const news = fixture(game, moment);
    const words = spokenAt(news, language);
    const wrong = PIECES[game]!.filter((thing) => {
      const told = explain(news, thing, words);
      const said = [told?.title, told?.text, told?.now ?? "ok", told?.reason ?? "ok"];
      return !told?.clause || said.some((one) => !one || /\{ ?\$|undefined|NaN|^[a-z]+-[\w-]+$/.test(one));
    });
    expect(wrong).toEqual([]);
    expect(new Set(PIECES[game]).size).toBeGreaterThan(60);
  });
});

test("a gas can counts those in the own hand, unless the hand is covered", () => {
  const news = fixture("panic_station", "middle");
  news.view = { ...news.view, hand: ["gas_can", "gas_can", "armor"] };
  expect(explain(news, "card:gas_can")!.now).toBe("In your hand: 2 of the 3 that burn the Hive.");
  news.options = { harder_hive: true };
  expect(explain(news, "card:gas_can")!.now).toBe("In your hand: 2 of the 4 that burn the Hive.");
  expect(explain({ ...news, covered: true } as Fixture, "card:gas_can")!.now).toBeUndefined();
});

test("an action that is not possible says why, as the menu does", () => {
  const news = fixture("panic_station", "middle");
  const menu = [{ action: "burn", moves: [], refusal: "not-in-hive", clause: "PS-17.1" }];
  expect(explain({ ...news, menu }, "action:burn")!.reason).toBe("Your Trooper is not in the Hive.");
  expect(explain({ ...news, menu }, "move:burn")!.reason).toBe("Your Trooper is not in the Hive.");
  expect(explain({ ...news, menu }, "action:end")!.reason).toBeUndefined();
});

test("a room that was searched says so, and a character how many action points its health gives", () => {
  const news = fixture("panic_station", "middle");
  news.view = { ...news.view, placed: [{ card: "storage_1", x: 0, y: 0, facing: "upright", red: true }] };
  expect(explain(news, "room:storage_1")!.now).toContain("a parasite comes first");
  expect(explain(news, "room:storage_2")!.now).toBeUndefined();
  const own = explain(news, "character:0")!;
  expect(own.title).toBe("Red Trooper");
  expect(own.now).toMatch(/^Health \d, action points a turn: [12]\.$|^Dead\.$/);
});

test("a Discussion card tells its chances now, and what it would bring where nobody has counted them", () => {
  const news = fixture("negotiator", "discuss");
  news.aid = { dice: 2, successes: null, cards: { small_talk: { dice: 2, total: 36, plain: [16, 16, 4], converted: [16, 16, 4] } }, exploits: [], ended: null, left: null };
  expect(explain(news, "card:small_talk")!.now).toBe("Two or more successes (11 %): +3 pts. One (44 %): +2 pts. None (44 %): +1 pt, Threat +1, call ends.");
  expect(explain(news, "card:sniper")!.now).toContain("Two or more successes: hostage-taker eliminated");
});

test("cards that a table brought along are explained by what is printed on them, not by ours of the same name", () => {
  const news = fixture("negotiator", "discuss");
  const mine = { key: "sniper", cost: 1, test: "none", effect: ["points +1"] };
  news.options = { ...news.options, cards: { ...crisisBox, discussion: [mine] } };
  const told = explain(news, "card:sniper", spokenAt(news, "en", { ...news.names.en, sniper: "My card" }))!;
  expect(told).toMatchObject({ title: "My card", now: "It does this: +1 pt." });
  expect(told.text).not.toContain("eliminates");
});

test("a level of the dial tells its dice, and whether Threat is there", () => {
  const news = fixture("negotiator", "discuss");
  news.view = { ...news.view, threat: 4 };
  expect(explain(news, "level:4")).toMatchObject({ title: "Threat 4: 2 dice a test", now: "Threat is here now." });
  expect(explain(news, "level:0")).toMatchObject({ title: "Threat L: 3 dice a test", now: undefined });
});

test("a card counts what it is worth where the battle is; a location names its owner and its clubs", () => {
  const news = fixture("pani_high", "act");
  news.view = { ...news.view, battle: { location: "pool" }, places: [["dojo"], ["pool"], [], [], []] };
  expect(explain(news, "card:swim")!.now).toBe("In this battle it counts 6.");
  news.view = { ...news.view, battle: { location: "dojo" } };
  expect(explain(news, "card:swim")!.now).toBe("In this battle it counts 3.");
  expect(explain(news, "place:pool")!.text).toContain("Swim Club");
  expect(explain(news, "place:pool")!.now).toContain(news.players[1]!.name);
});

test("of what lies face down nothing is told but what it could be", () => {
  expect(explain(fixture("pani_high", "act"), "card:hidden")!.now).toBeUndefined();
  expect(explain(fixture("panic_station", "middle"), "card:back")!.now).toBeUndefined();
});

test("a card of our own design says so, one that a table brought along does not", () => {
  const news = fixture("negotiator", "discuss");
  expect(explain(news, "card:let_him_breathe")!.origin).toContain("our own design");
  expect(explain(news, "card:sniper")!.origin).toBeUndefined();
  news.options = { ...news.options, cards: { ...crisisBox, discussion: [{ key: "let_him_breathe", test: "none", effect: ["points +1"] }] } };
  expect(explain(news, "card:let_him_breathe")!.origin).toBeUndefined();
  expect(explain(fixture("pani_high", "act"), "card:swim")!.origin).toContain("our own design");
});

test("a hostage-taker that a table brought along tells the ability printed on it", () => {
  const news = fixture("negotiator", "discuss");
  news.options = { ...news.options, cards: { ...crisisBox, taker: [{ key: "edward", on: "turn", ability: ["threat +2"] }] } };
  expect(explain(news, "taker:edward")!.now).toBe("Every Terror Phase begins with this: Threat +2.");
});
