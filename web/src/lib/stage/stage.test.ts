// The row of moments: how long, how many, what is held back; and sounds that never throw.
import { describe, expect, it, vi } from "vitest";
import { fromOutside, type Moment } from "./moment";
import { placeIn } from "./place";
import { cueOf, hurried, isPrivate, joined, LASTS, MOST_IN_A_ROW, MOST_LINES, moved, next, toneOf, unseen, waits, wentOn, type Row } from "./queue";
import { play, SOUNDS } from "./sounds";

const NOTHING = { component: () => ({}), props: {} };

function moment(key: string, more: Partial<Moment> = {}): Moment {
  return { key, title: key, text: "", art: NOTHING, tone: "neutral", sound: "card", who: [], ...more };
}

const keys = (row: Row): string[] => row.map((act) => (act.is === "one" ? act.moment.key : act.lines.map(({ key }) => key).join("+")));

describe("a row of moments", () => {
  it("is shown one after the other", () => {
    const row = joined([], [moment("scan"), moment("shot")], false);
    expect(keys(row)).toEqual(["scan", "shot"]);
    expect(keys(next(row))).toEqual(["shot"]);
    expect(next(next(row))).toEqual([]);
  });

  it("takes two seconds for each at most, and one length is enough for all", () => {
    expect(LASTS).toBeLessThanOrEqual(2000);
  });

  it("is never longer than three: the others become one list", () => {
    const row = joined([], ["a", "b", "c", "d"].map((key) => moment(key)), false);
    expect(keys(row)).toEqual(["a", "b+c+d"]);
    expect(row.length).toBeLessThanOrEqual(MOST_IN_A_ROW);
    expect(keys(joined(row, [moment("e"), moment("f")], false))).toEqual(["a", "b+c+d+e+f"]);
  });

  it("tells the newest lines of a long list, and counts the others", () => {
    const many = Array.from({ length: 20 }, (_, at) => moment(`m${at}`));
    const [, list] = joined(joined([], many.slice(0, 9), false), many.slice(9), false);
    expect(list).toMatchObject({ is: "list", left: 19 - MOST_LINES });
    expect(list?.is === "list" && list.lines.at(-1)?.key).toBe("m19");
  });

  it("keeps what is private out of the list", () => {
    const row = joined([], [moment("a"), moment("b"), moment("traded", { tone: "secret" }), moment("c")], false);
    expect(keys(row)).toEqual(["a", "traded", "b+c"]);
  });

  it("shows a battle of others by itself, behind an own banner and after an own move, unless somebody skips", () => {
    const battle = moment("battle", { apart: true });
    const row = joined([], [moment("own"), moment("a"), battle, moment("b")], false);
    expect(keys(row)).toEqual(["own", "battle", "a+b"]);
    expect(keys(moved(row))).toEqual(["battle"]);
    expect(keys(moved(moved(row)))).toEqual([]);
    expect(keys(joined([], [moment("own"), moment("a"), hurried(battle), moment("b")], false))).toEqual(["own", "a+battle+b"]);
  });

  it("does not run after what is long over: of many battles the oldest become lines", () => {
    const many = Array.from({ length: 6 }, (_, at) => moment(`b${at}`, { apart: true }));
    expect(keys(joined([], many, false))).toEqual(["b0", "b3", "b4", "b5", "b1+b2"]);
  });

  it("sounds like none of its parts where it is a list", () => {
    const [, list] = joined([], [moment("a"), ...["b", "c", "d"].map((key) => moment(key, { sound: "death", tone: "bad" }))], false);
    expect(list && [cueOf(list), toneOf(list)]).toEqual(["reveal", "neutral"]);
  });
});

describe("what is held back", () => {
  const role = moment("role", { tone: "secret", hold: true });
  const traded = moment("traded", { tone: "secret" });

  it("stays covered until somebody asks for it, and then until it was read", () => {
    const covered = joined([], [role, moment("after")], false);
    expect(covered[0]).toMatchObject({ covered: true });
    expect(covered[0] && waits(covered[0])).toBe(true);
    const open = wentOn(covered);
    expect(open[0]).toMatchObject({ moment: role, covered: false });
    expect(open[0] && waits(open[0])).toBe(true);
    expect(keys(wentOn(open))).toEqual(["after"]);
  });

  it("is everything private where several people look at one screen", () => {
    expect(joined([], [traded], true)[0]).toMatchObject({ covered: true });
    expect(joined([], [traded], false)[0]).toMatchObject({ covered: false });
    expect(joined([], [moment("scan")], true)[0]).toMatchObject({ covered: false });
    expect([role, traded, moment("scan")].map(isPrivate)).toEqual([true, true, false]);
  });

  it("waits for whoever was away; the rest is not made up for", () => {
    expect(keys(unseen(joined([], [moment("scan"), role, moment("call", { stays: true })], false)))).toEqual(["role", "call"]);
  });
});

describe("from outside", () => {
  it("nobody sees what a moment tells", () => {
    const told = moment("traded", { title: "You are infected.", text: "…" });
    expect(fromOutside(told)).toEqual(fromOutside({ ...told, title: "You traded.", text: "" }));
    expect(Object.keys(fromOutside(told))).not.toContain("title");
  });
});

describe("in a lesson", () => {
  const box = (top: number, bottom: number, left = 0) => ({ left, top, width: 600, height: bottom - top });

  it.each([
    ["middle", []],
    ["middle", [box(0, 100)]],
    ["top", [box(350, 450)]],
    ["bottom", [box(0, 500)]],
    ["top", [box(300, 800)]],
    ["middle", [box(350, 450, 800)]],
  ])("the banner stands at the %s, off what the guide points at", (place, kept) => {
    expect(placeIn({ left: 0, top: 0, width: 1200, height: 800 }, { width: 400, height: 120 }, kept)).toBe(place);
  });
});

describe("sounds", () => {
  it("are all shorter than a moment", () => {
    for (const [cue, notes] of Object.entries(SOUNDS)) {
      const end = Math.max(...notes.map(({ at = 0, lasts }) => at + lasts));
      expect([cue, end < LASTS / 1000]).toEqual([cue, true]);
    }
  });

  it("never throw where there is no sound", async () => {
    vi.stubGlobal("AudioContext", undefined);
    await expect(play("turn", 1)).resolves.toBeUndefined();
    vi.unstubAllGlobals();
  });
});
