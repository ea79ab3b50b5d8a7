// Words for the gallery and the tests: those of the shell, all files at once.
import type { Player, Seat } from "../lib/contract";
import { Messages, Teller, type Language, type Meanings } from "../lib/words";

export type { Language };

const FILES = import.meta.glob<string>("../../../src/openps/{words,games/*,editions/*}/messages/*.ftl", { query: "?raw", import: "default", eager: true });
const MEANINGS = import.meta.glob<Meanings>("../lib/generated/*.json", { import: "default", eager: true });

function found<T>(files: Record<string, T>, end: string): T {
  return Object.entries(files).find(([path]) => path.endsWith(end))![1];
}

export function houseWords(language: Language): string {
  return found(FILES, `/words/messages/${language}.ftl`);
}

export function wordsFor(
  game: string,
  language: Language,
  viewer: Seat | null,
  players: Player[],
  pieces: Record<string, string>,
): Teller {
  const sources = ["words", game].map((folder) => found(FILES, `/${folder}/messages/${language}.ftl`));
  const names = players.map((player) => player.name);
  return new Teller(new Messages(language, sources), found(MEANINGS, `/${game}.json`), { viewer, pieces, names });
}
