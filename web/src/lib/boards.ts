// The boards that were drawn, each a chunk of its own.

import type { Component } from "svelte";
import type { BoardProps } from "./contract";

// A board knows the view of its own game; for the shell it is any.
export type Board = Component<BoardProps<any>>;

const BOARDS = import.meta.glob<Board>("../games/*/Board.svelte", { import: "default" });

export function boardOf(game: string): (() => Promise<Board>) | undefined {
  return BOARDS[`../games/${game}/Board.svelte`];
}
