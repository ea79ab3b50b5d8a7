// What the guide of a lesson tells now, what it points at, and where it stands so that it covers none of it.

import type { BeatCard, LessonStep, SceneCard } from "./wire";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The beats between two moves of the newcomer: those that can be turned over without playing. */
export function within(scene: SceneCard, done: number): { first: number; last: number } {
  const moves = scene.beats.flatMap((beat, at) => (beat.move ? [at] : []));
  return { first: done ? (moves[done - 1] ?? -1) + 1 : 0, last: moves[done] ?? scene.beats.length - 1 };
}

/** The number of the beat that is due, for whoever has turned over beats up to a number. */
export function due(scene: SceneCard, step: LessonStep, turned: number): number {
  const { first, last } = within(scene, step.done);
  return Math.min(Math.max(turned, first), last);
}

/** Whether everything was played that comes before a beat; others may still be at it. */
export function isTold(beat: BeatCard, step: LessonStep): boolean {
  return step.played >= beat.after;
}

/** Where a thing stands on the screen; nothing for what is not in sight. */
function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const inSight = width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0;
  return inSight ? { left, top, width, height } : null;
}

function firstSeen(selector: string): Box | null {
  for (const found of document.querySelectorAll(selector)) {
    const box = boxOf(found);
    if (box) return box;
  }
  return null;
}

/** The button of the wanted move where the board offers it already, else one of the anchors, which are tried in turn. */
export function pointedAt(beat: BeatCard): Box | null {
  const button = beat.move ? firstSeen(`.board [data-move="${CSS.escape(beat.move)}"]`) : null;
  if (button) return button;
  for (const anchor of beat.anchor.split(" ").filter(Boolean)) {
    const [kind, ...name] = anchor.split(":");
    const box = firstSeen(`[data-${kind === "pick" ? "pick" : "guide"}="${CSS.escape(name.join(":"))}"]`);
    if (box) return box;
  }
  return null;
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const EDGE = 8;
const HEADER = 56;
// How bad it is to cover a point of what is pointed at, of what can be used, and of what can be read there.
const POINTED = 1000;
const USED = 5;
const READ = 1;

function seen(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((one) => boxOf(one) ?? []);
}

/** Corners and edges, the best first: it covers nothing that it points at, and little of what matters. */
export function placeFor(width: number, height: number, anchor: Box | null): { left: number; top: number } {
  const right = Math.max(EDGE, innerWidth - width - EDGE);
  const bottom = Math.max(HEADER, innerHeight - height - EDGE);
  const middle = Math.max(EDGE, (innerWidth - width) / 2);
  const matters: [number, Box[]][] = [
    [POINTED, anchor ? [anchor] : []],
    [USED, seen("[data-pick], .board [data-move]")],
    [READ, seen('.board [data-guide], [role="status"]')],
  ];
  const places = [bottom, HEADER, (HEADER + bottom) / 2].flatMap((top) => [EDGE, right, middle].map((left) => ({ left, top })));
  const cost = (place: { left: number; top: number }): number => {
    const covered = (box: Box): number => overlap({ ...place, width, height }, box);
    return matters.reduce((sum, [weight, boxes]) => boxes.reduce((all, box) => all + weight * covered(box), sum), 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
