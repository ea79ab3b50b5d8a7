// What happened while somebody waited: what concerns them first, by player, talk in one line, the rest as a number.
import { expect, test } from "vitest";
import type { Named } from "./contract";
import type { Entry } from "./folded";
import { meanings, messages } from "./library";
import { concerns, lastDeed, MOST_LINES, recapOf, weighty, type Recap } from "./recap";
import { Teller, type Language } from "./words";

const NAMES = ["Ann", "Bea", "Cem", "Dag", "Eve", "Fay"];

async function teller(language: Language = "en", viewer: number | null = 0, game = "panic_station"): Promise<Teller> {
  return new Teller(await messages(language, game), await meanings(game), { viewer, names: NAMES });
}

function entries(events: Named[], from = 40): Entry[] {
  return events.map((event, at) => ({ event, number: from + at }));
}

async function recap(events: Named[], language: Language = "en", viewer: number | null = 0): Promise<Recap | null> {
  return recapOf(entries(events), viewer, await teller(language, viewer));
}

const said = (speaker: number, text: string): Named => ({ kind: "Claim", speaker, text, at: 0 });
const BUSY: Named[] = [
  { kind: "TurnBegan", seat: 2, ap: 4, arrives: false },
  { kind: "ExploreBegan", seat: 2, room: 0 },
  { kind: "ExploreBegan", seat: 2, room: 0 },
  { kind: "Walked", seat: 2, character: 4, room: 3, free: false },
  { kind: "Searched", seat: 2, character: 4, draws: [4] },
  { kind: "CardDrawn", seat: 2, card: null },
  { kind: "TurnEnded", seat: 2, following: 3 },
  { kind: "TurnBegan", seat: 3, ap: 4, arrives: false },
  { kind: "ItemLaid", seat: 3, card: "keycard" },
  { kind: "TurnEnded", seat: 3, following: 0 },
];
const SHOT: Named = { kind: "ShotFired", seat: 2, target: 0, room: 1, more: 0 };
const HURT: Named = { kind: "CharacterHurt", character: 0, damage: 1, health: 3 };

test("each player has a line, and what it leaves out is counted", async () => {
  expect(await recap(BUSY)).toEqual({
    lines: [
      { seat: 2, text: "Cem: explored (2×) · moved · searched.", mine: false },
      { seat: 3, text: "Dag: laid Keycard.", mine: false },
    ],
    more: 1,
    from: 41,
  });
});

test("what concerns the viewer comes first and in full, with what came of it", async () => {
  const told = await recap([...BUSY, SHOT, HURT]);

  const text = "Cem’s Android shot at your Trooper in room 1. Your Trooper took 1 damage (3 HP left).";
  expect(told?.lines[0]).toEqual({ seat: 2, text, mine: true });
  expect(told?.lines).toHaveLength(3);
});

test("what befalls others does not come first", async () => {
  const told = await recap([...BUSY, { ...HURT, character: 6 }]);

  expect(told?.lines.every((line) => !line.mine)).toBe(true);
});

test("all talk is one line, which says how much of it is about the viewer", async () => {
  const talk = [said(2, "1 is infected"), said(3, "0 is infected because 12"), said(2, "I trust 3")];
  expect((await recap(talk))?.lines).toEqual([{ seat: null, text: "Cem, Dag: 3 things said, one of them about you", mine: true }]);
  expect((await recap([said(2, "0 is infected")]))?.lines).toEqual([{ seat: 2, text: "Cem: one thing said, about you", mine: true }]);
  const others = await recap([...BUSY, said(2, "1 is infected"), said(2, "I trust 3")]);
  expect(others?.lines.at(-1)).toEqual({ seat: 2, text: "Cem: 2 things said", mine: false });
});

test("in French as well", async () => {
  const told = await recap([...BUSY, said(2, "0 is infected"), said(3, "0 is infected")], "fr");

  expect(told?.lines[0]?.text).toBe("Cem, Dag\u202f: 2 paroles, dont 2 à votre sujet");
  expect(told?.lines[1]?.text).toBe("Cem\u202f: exploration (2×) · déplacement · fouille.");
});

test("one small thing is no recap, one that matters is", async () => {
  const small: Named = { kind: "Walked", seat: 2, character: 4, room: 3, free: false };
  expect(await recap([])).toBeNull();
  expect(await recap([BUSY[0] ?? small, small, BUSY[6] ?? small])).toBeNull();
  expect(await recap([said(2, "I trust 3")])).toBeNull();
  expect((await recap([SHOT]))?.lines).toHaveLength(1);
  expect((await recap([{ kind: "PlayerEliminated", seat: 3, marker: 1 }]))?.lines).toHaveLength(1);
});

test("there are never more than five lines, and no entry is told or counted twice", async () => {
  const all = [1, 2, 3, 4, 5].flatMap((seat): Named[] => [
    { kind: "Walked", seat, character: 2 * seat, room: 3, free: false },
    { kind: "TradeBegan", seat, partner: 0, room: 3 },
    said(seat, "0 is infected"),
  ]);
  const told = await recap(all);

  expect(told?.lines).toHaveLength(MOST_LINES);
  expect(told?.lines.every((line) => line.mine)).toBe(true);
  expect(told?.more).toBe(all.length - MOST_LINES);
});

test("what a viewer may not know is told as the log tells it", async () => {
  const told = await recap([{ kind: "Sealed" }, { kind: "CardsTraded", seat: 2, partner: 0, given: null, back: "ammo", given_did: "hidden", back_did: "hidden" }]);

  expect(told?.lines).toHaveLength(1);
  expect(told?.lines[0]?.text).not.toContain("null");
});

test("the game says what matters and what is somebody's", async () => {
  const words = await teller();

  expect(weighty({ kind: "ScanRead", infected: 2, living: 4 }, words)).toBe(true);
  expect(concerns(HURT, 0, words)).toBe(true);
  expect(concerns({ ...HURT, character: 2 }, 0, words)).toBe(false);
  expect(concerns({ kind: "KitUsed", seat: 3, patients: [7, 1] }, 0, words)).toBe(true);
  expect(concerns(HURT, null, words)).toBe(false);
});

test("whoever opens the page anew begins behind the own last deed; an onlooker with the turn that is played", async () => {
  const log: Named[] = [{ kind: "Walked", seat: 0, character: 0, room: 1, free: false }, ...BUSY, { kind: "TurnBegan", seat: 0, ap: 4, arrives: false }];

  expect(lastDeed(log, 7, 0, await teller())).toBe(8);
  expect(lastDeed(log, 7, 5, await teller("en", 5))).toBe(7);
  expect(lastDeed(log, 7, null, await teller("en", null))).toBe(7 + 11);
});
