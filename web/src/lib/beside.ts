// Where a small window stands beside a thing: on the screen as a whole, and not over the thing where there is any room.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;
export type Spot = Pick<Box, "left" | "top">;

const GAP = 8; // to the thing
const EDGE = 6; // to the edges of the screen

export function spotBeside(thing: Box, size: Size, screen: Size): Spot {
  const middle = { left: thing.left + (thing.width - size.width) / 2, top: thing.top + (thing.height - size.height) / 2 };
  const wanted: Spot[] = [
    { left: middle.left, top: thing.top - GAP - size.height },
    { left: middle.left, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: middle.top },
    { left: thing.left - GAP - size.width, top: middle.top },
  ];
  const spots = wanted.map((spot) => within(spot, size, screen));
  const least = Math.min(...spots.map((spot) => overlap(thing, { ...spot, ...size })));
  return spots.find((spot) => overlap(thing, { ...spot, ...size }) === least) ?? within(middle, size, screen);
}

function within({ left, top }: Spot, size: Size, screen: Size): Spot {
  return {
    left: Math.max(EDGE, Math.min(left, screen.width - EDGE - size.width)),
    top: Math.max(EDGE, Math.min(top, screen.height - EDGE - size.height)),
  };
}

/** How much of one lies under the other. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
