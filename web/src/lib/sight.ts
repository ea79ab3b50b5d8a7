// Where things stand on the screen now.

import type { Box } from "./beside";

const EDGE = 8;

/** Where a thing stands on the screen, as far as it is in sight: a map that is moved shows a part of itself. */
export function boxOf(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  const window = element.closest("[data-pans]")?.getBoundingClientRect() ?? own;
  const [left, top] = [Math.max(own.left, window.left), Math.max(own.top, window.top)];
  const [right, bottom] = [Math.min(own.right, window.right), Math.min(own.bottom, window.bottom)];
  const inSight = left < right && top < bottom && top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
  return inSight ? { left, top, width: right - left, height: bottom - top } : null;
}

export function seen(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((one) => boxOf(one) ?? []);
}

/** Between the bar above and the tabs below, where there are any. */
export function free(): Box {
  const top = Math.max(0, ...seen("header.bar").map((box) => box.top + box.height)) + EDGE;
  const bottom = Math.min(innerHeight, ...seen("nav.tabs").map((box) => box.top)) - EDGE;
  return { left: EDGE, top, width: innerWidth - 2 * EDGE, height: bottom - top };
}
