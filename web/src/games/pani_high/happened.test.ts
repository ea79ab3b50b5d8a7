// What the chalkboard tells of a battle, however its events are spread over the news.
import { expect, test } from "vitest";
import { happenedIn } from "./happened";

const CLEARED = { kind: "BattleCleared", attacker_back: ["choir", "delinquents"], attacker_lost: ["bribe"], defender_back: [], defender_lost: ["lookouts"] };
const COMPARED = { kind: "TotalsCompared", attack: 40, defence: 10, loser: 4 };
const TAKEN = { kind: "LocationTaken", location: "tennis_court", loser: 4, winner: 0 };
const fighters = { location: "tennis_court", attacker: 0, defender: 4 };

function toldOf(events: { kind: string }[], loser: number | null): unknown {
  const what = happenedIn(events, { ...fighters, loser }, null);
  return what?.kind === "fought" ? what.told : null;
}

test("a location that was taken before the loser was asked what to save is taken, and not kept", () => {
  expect(happenedIn([{ kind: "BribeShown" }, COMPARED, TAKEN], fighters, null)).toBeNull();
  expect(toldOf([CLEARED], 1)).toEqual(TAKEN);
});

test("a location is kept where the attack lost or nothing was counted", () => {
  const kept = { kind: "LocationKept", location: "tennis_court", owner: 4 };

  expect(toldOf([CLEARED], 0)).toEqual(kept);
  expect(toldOf([{ kind: "PolicewomanShown" }, kept, CLEARED], null)).toEqual(kept);
});

test("what the same news tell of the location counts before all else", () => {
  expect(toldOf([COMPARED, TAKEN, CLEARED], null)).toEqual(TAKEN);
});
