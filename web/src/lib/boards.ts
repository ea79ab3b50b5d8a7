// The boards that were drawn, each a chunk of its own.

import type { Component } from "svelte";
import { editionOf } from "../games";
import type { BoardProps } from "./contract";

// A board knows the view of its own game; for the shell it is any.
export type Board = Component<BoardProps<any>>;

export function boardOf(game: string): (() => Promise<Board>) | undefined {
  const board = editionOf(game)?.board;
  return board && (async () => (await board()).default);
}
