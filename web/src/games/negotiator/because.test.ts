// Every change of the Threat names its cause.
import { expect, it } from "vitest";
import type { Fixture } from "../../dev/news";
import { changesIn, endedIn } from "./because";
import { cardsOf } from "./box";
import type { Told } from "./generated";
import { CONCEDED } from "./types";

const NEWS = import.meta.glob<Fixture<Told>>("./discuss.fixture.json", { eager: true, import: "default" });
const { view } = structuredClone(NEWS["./discuss.fixture.json"]!);
const cards = cardsOf({});
const moved = (before: number, after: number) => ({ kind: "ThreatMoved", before, after }) as const;

it("a card that was played, and what its test made the hostage-taker do", () => {
  const events: Told["event"][] = [
    { kind: "TestJudged", card: "what_do_you_want", successes: 0 },
    { kind: "AbilityTriggered", taker: "edward" },
    moved(2, 3),
    moved(3, 4),
  ];
  expect(changesIn(events, view, cards).map((one) => one.cause)).toEqual([
    { kind: "card", card: "what_do_you_want" },
    { kind: "ability", card: "edward" },
  ]);
});

it("a Demand that was conceded comes back every turn, before the Terror card", () => {
  const demand = "weapons";
  const conceded = { ...view, demands: [demand], faces: [CONCEDED] };
  const events: Told["event"][] = [{ kind: "PurchaseEnded" }, moved(2, 4), { kind: "TerrorDrawn", card: "worsening" }, moved(4, 5)];
  expect(changesIn(events, conceded, cards).map((one) => one.cause)).toEqual([
    { kind: "lasting", card: demand },
    { kind: "card", card: "worsening" },
  ]);
});

it("what is too much for the dial frees or kills, and says so", () => {
  const calm: Told["event"][] = [{ kind: "TestJudged", card: "just_stay_calm", successes: 2 }, moved(1, 0), { kind: "HostageFreed" }];
  expect(changesIn(calm, { ...view, threat: 0 }, cards)).toMatchObject([
    { kind: "moved", before: 1, after: 0 },
    { kind: "beyond", freed: true, count: 1 },
  ]);
});

it("a call ends because the other side hung up, because no card is left, or because one hangs up oneself", () => {
  const played: Told["event"] = { kind: "CardPlayed", card: "small_talk" };
  expect(endedIn([played, { kind: "TalkCut" }, { kind: "TalkEnded" }])).toBe("cut");
  expect(endedIn([played, { kind: "TalkEnded" }])).toBe("empty");
  expect(endedIn([{ kind: "TalkEnded" }])).toBe("own");
  expect(endedIn([played])).toBeNull();
});
