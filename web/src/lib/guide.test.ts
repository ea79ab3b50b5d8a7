// Where the guide of a lesson stands: calm, and off what it tells of.
import { expect, test } from "vitest";
import type { Box } from "./beside";
import { boxAt, spotFor, type Matters } from "./guide";

const ROOM: Box = { left: 8, top: 78, width: 1264, height: 634 };
const PHONE: Box = { left: 8, top: 76, width: 374, height: 712 };
const SIZE = { width: 400, height: 130 };
const pointed = (...boxes: Box[]): Matters[] => [[1000, boxes]];
const LOW_LEFT = { across: 0, down: 1 } as const;

test("it begins at the bottom left and stays there whatever is pointed at elsewhere", () => {
  expect(spotFor(SIZE, ROOM, [], null)).toEqual(LOW_LEFT);
  expect(spotFor(SIZE, ROOM, pointed({ left: 900, top: 100, width: 200, height: 60 }), LOW_LEFT)).toEqual(LOW_LEFT);
});

test("it goes where it covers nothing as soon as it would cover what is pointed at", () => {
  const hand = { left: 8, top: 560, width: 900, height: 150 };
  const spot = spotFor(SIZE, ROOM, pointed(hand), LOW_LEFT);

  expect(boxAt(spot, SIZE, ROOM).top + SIZE.height).toBeLessThanOrEqual(hand.top);
});

test("what only can be used or read does not drive it away, but counts where it goes anew", () => {
  const used: Matters[] = [[5, [{ left: 8, top: 600, width: 300, height: 100 }]]];

  expect(spotFor(SIZE, ROOM, used, LOW_LEFT)).toEqual(LOW_LEFT);
  expect(spotFor(SIZE, ROOM, used, null)).not.toEqual(LOW_LEFT);
});

test("a box that grows keeps its lower edge at the bottom", () => {
  const low = boxAt(LOW_LEFT, SIZE, ROOM);
  const higher = boxAt(LOW_LEFT, { ...SIZE, height: 180 }, ROOM);

  expect(higher.top + higher.height).toBe(low.top + low.height);
});

test("on a phone it stands above the tabs or below the bar", () => {
  const size = { width: 374, height: 150 };
  const hand = { left: 8, top: 640, width: 370, height: 140 };

  expect(spotFor(size, PHONE, [], null).down).toBe(1);
  expect(spotFor(size, PHONE, pointed(hand), null)).toEqual({ across: 0, down: 0 });
});
