// What of the station is in sight: the person's own view of it, or by itself whatever matters now.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of what is seen, and how many pixels a unit of the map is. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Screen {
  wide: number;
  high: number;
}

const MARGIN = 7; // pixels around what matters
const LARGEST = 1.5; // rooms need not be larger than that
const ENOUGH = 0.64; // so large, all of it can be read
const LEAST = 0.56; // so large, a finger still hits half a room
const NEAR = 0.95; // so large, what matters is read without effort
const SMALLEST = 0.15;
const CLOSEST = 4;

export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((one) => one.x));
  const y = Math.min(...boxes.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((one) => one.x + one.width)) - x,
    height: Math.max(...boxes.map((one) => one.y + one.height)) - y,
  };
}

const fitting = (box: Box, { wide, high }: Screen): number =>
  Math.min((wide - 2 * MARGIN) / box.width, (high - 2 * MARGIN) / box.height);

/** All of it, as large as it goes. */
export function whole(all: Box, screen: Screen): Camera {
  return { x: all.x + all.width / 2, y: all.y + all.height / 2, scale: bounded(Math.min(LARGEST, fitting(all, screen))) };
}

/** All of it where that can be read; otherwise what matters, the most of it first, with as much of the rest as fits. */
export function focused(all: Box, matters: readonly (Box | null)[], screen: Screen): Camera {
  const everything = whole(all, screen);
  const boxes = matters.filter((box) => box !== null);
  const box = boxes.find((one) => fitting(one, screen) >= ENOUGH) ?? boxes.at(-1);
  if (!box || everything.scale >= ENOUGH) return everything;
  const scale = bounded(Math.max(LEAST, everything.scale, Math.min(NEAR, fitting(box, screen))));
  return held({ x: box.x + box.width / 2, y: box.y + box.height / 2, scale }, all, screen);
}

/** No further out than the station reaches. */
export function held(camera: Camera, all: Box, { wide, high }: Screen): Camera {
  const along = (at: number, from: number, size: number, sight: number): number => {
    const half = sight / camera.scale / 2 - MARGIN / camera.scale;
    return half >= size / 2 ? from + size / 2 : Math.min(Math.max(at, from + half), from + size - half);
  };
  return { scale: camera.scale, x: along(camera.x, all.x, all.width, wide), y: along(camera.y, all.y, all.height, high) };
}

/** Larger or smaller, and what is under the pointer stays there; `dx`, `dy` are pixels from the middle of the screen. */
export function zoomed(camera: Camera, factor: number, dx: number, dy: number): Camera {
  const scale = bounded(camera.scale * factor);
  const moved = 1 / camera.scale - 1 / scale;
  return { scale, x: camera.x + dx * moved, y: camera.y + dy * moved };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** How the map is moved and enlarged to be seen so. */
export function placedBy({ x, y, scale }: Camera, { wide, high }: Screen): string {
  const at = (middle: number, half: number): string => `${(half - middle * scale).toFixed(2)}px`;
  return `translate(${at(x, wide / 2)}, ${at(y, high / 2)}) scale(${scale.toFixed(4)})`;
}

const bounded = (scale: number): number => Math.min(CLOSEST, Math.max(SMALLEST, scale));
