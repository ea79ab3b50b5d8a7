// What the guide of a lesson tells now, what it points at, and where it stands so that it covers none of it.

import { overlap, type Box } from "./beside";
import { boxOf, seen } from "./sight";
import type { BeatCard, LessonStep, SceneCard } from "./wire";

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

function firstSeen(selector: string): Box | null {
  for (const found of document.querySelectorAll(selector)) {
    const box = boxOf(found);
    if (box) return box;
  }
  return null;
}

const buttonOf = (beat: BeatCard): Box | null => (beat.move ? firstSeen(`.board [data-move="${CSS.escape(beat.move)}"]`) : null);

/** All things that a beat names, or those of one kind, as far as they are in sight. */
function anchorsOf(beat: BeatCard, only = ""): Box[] {
  return beat.anchor.split(" ").filter((one) => one && one.startsWith(only)).flatMap((anchor) => {
    const [kind, ...name] = anchor.split(":");
    return firstSeen(`[data-${kind === "pick" ? "pick" : "guide"}="${CSS.escape(name.join(":"))}"]`) ?? [];
  });
}

/** Where the wanted move is among those that found no room, the button that shows them. */
function foldedIn(beat: BeatCard): Box | null {
  const waits = beat.move && document.querySelector(`.board dialog.all [data-move="${CSS.escape(beat.move)}"]`);
  return waits ? firstSeen(".board .tray .count") : null;
}

/** The button of the wanted move where the board offers it already, else one of the anchors, which are tried in turn. */
export function pointedAt(beat: BeatCard): Box | null {
  return buttonOf(beat) ?? foldedIn(beat) ?? anchorsOf(beat)[0] ?? null;
}

// ---- where it stands

/** A place between the bar and the tabs. */
export interface Spot {
  across: number; // 0 to 1
  down: number;
}

type Size = Pick<Box, "width" | "height">;
/** Boxes, and how bad it is to cover a point of them. */
export type Matters = [weight: number, boxes: Box[]];

const POINTED = 1_000_000; // rather everything else than a corner of that
const PRESSED = 10_000; // what the newcomer has to press for it
const TOLD = 100; // what else is told of or waited for: it is not to be covered either
const LATER = 10; // in the same scene
const USED = 5;
const READ = 1;
const WHOLE = 0.7; // so much of the screen, and there is nothing beside it
// The edges first: where those are free it stands at one. A phone has little that is free, and that may be anywhere.
const SPOTS: Spot[] = [1, 0, 0.5, 0.25, 0.75, 0.375, 0.625, 0.125, 0.875].flatMap((down) => [0, 1, 0.5].map((across) => ({ across, down })));

/** What has to be pressed, and what has to be seen for it; a part of the table that holds one of the things only stands in for it. */
function needed(beat: BeatCard): Box[] {
  const things = anchorsOf(beat, "pick");
  const parts = anchorsOf(beat, "area").filter((part) => !things.some((thing) => overlap(part, thing)));
  return [...things, ...parts];
}

/** What it should not cover now, the most important first. */
export function matters(scene: SceneCard, beat: BeatCard, ring: Box | null): Matters[] {
  return [
    [POINTED, ring ? [ring] : []],
    [PRESSED, beat.move ? [...needed(beat), ...seen('[data-guide="ask"]')] : []],
    [TOLD, [...anchorsOf(beat), ...seen('[data-guide="dice"], [data-guide="stage"]')]],
    [LATER, scene.beats.flatMap((one) => anchorsOf(one))],
    [USED, seen("[data-pick], .board [data-move]")],
    [READ, seen('.board [data-guide], [role="status"]')],
  ];
}

export function boxAt({ across, down }: Spot, { width, height }: Size, room: Box): Box {
  const left = room.left + across * Math.max(0, room.width - width);
  return { left, top: room.top + down * Math.max(0, room.height - height), width, height };
}

/** It stays where it stands, unless it covers more of what is told than it would elsewhere. */
export function spotFor(size: Size, room: Box, told: Matters[], standing: Spot | null): Spot {
  const spots = size.width > WHOLE * room.width ? SPOTS.filter(({ across }) => across === 0) : SPOTS;
  const cost = (spot: Spot, least: number): number => {
    const own = boxAt(spot, size, room);
    const of = ([weight, boxes]: Matters): number => boxes.reduce((sum, box) => sum + weight * overlap(own, box), 0);
    return told.filter(([weight]) => weight >= least).reduce((sum, one) => sum + of(one), 0);
  };
  const best = (least: number): Spot => spots.reduce((one, other) => (cost(other, least) < cost(one, least) ? other : one));
  if (standing && cost(standing, TOLD) <= cost(best(TOLD), TOLD)) return standing;
  return best(READ);
}
