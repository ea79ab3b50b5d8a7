// First matches: how far this browser came in each, and whether it ever finished a match. Small, as the start page asks.

import { Refusal } from "./api";
import { keep, ownName } from "./open";
import { forget } from "./purse";
import { go } from "./route.svelte";
import { api } from "./speech.svelte";

const KEY = "openps.lessons";
const FINISHED = "openps.finished";

export interface Progress {
  table: string; // where it goes on
  scene: string;
  beat: number; // of the scene
  free: boolean; // the guide was sent away from this table
  over: boolean; // the lesson was gone through once
}

function all(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export function progressOf(game: string): Progress | null {
  return all()[game] ?? null;
}

export function keepProgress(game: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }));
}

/** Whoever has finished a match is not asked to a lesson any more, and finds it under the rules. */
export function hasFinished(game: string): boolean {
  return (localStorage.getItem(FINISHED) ?? "").split(" ").includes(game);
}

export function rememberFinished(game: string): void {
  if (!hasFinished(game)) localStorage.setItem(FINISHED, `${localStorage.getItem(FINISHED) ?? ""} ${game}`.trim());
}

/** A scene begins, at one of its beats; the table of the last one is done with. */
export async function openScene(game: string, scene = "", beat = 0): Promise<void> {
  const before = progressOf(game);
  const seated = await api.openLesson(game, { name: ownName(), scene, beat });
  if (before?.table && !before.free) forget(before.table);
  keep(seated, game, ownName());
  keepProgress(game, { table: seated.table, scene, beat, free: false, over: before?.over ?? false });
  go(`/table/${seated.table}`);
}

const GONE = ["error-no-scene", "error-no-beat"];

/** Where it was left; from the beginning for whoever comes for the first time, or once more. */
export async function beginLesson(game: string): Promise<void> {
  const kept = progressOf(game);
  if (kept === null || kept.over) return openScene(game);
  try {
    await openScene(game, kept.scene, kept.beat);
  } catch (problem) {
    // It was left in a lesson that has become shorter since.
    if (!(problem instanceof Refusal && GONE.includes(problem.code))) throw problem;
    await openScene(game);
  }
}
