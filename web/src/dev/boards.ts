import type { Component } from "svelte";
import type { Fixture } from "./news";

// The boards as the shell will load them: one chunk a game.
export const BOARDS: Record<string, () => Promise<{ default: Component<never> }>> = {
  panic_station: () => import("../games/panic_station/Board.svelte") as never,
  negotiator: () => import("../games/negotiator/Board.svelte") as never,
  pani_high: () => import("../games/pani_high/Board.svelte") as never,
};

const FILES = import.meta.glob<{ default: Fixture }>("../../fixtures/*.json");

export const FIXTURES: string[] = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/|\.json$/g, ""))
  .sort();

export async function fixture(name: string): Promise<Fixture> {
  const load = FILES[`../../fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture ${name}: run web/fixtures/make.py`);
  return (await load()).default;
}
