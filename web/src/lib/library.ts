// Message files and meanings, loaded when they are needed: a language and a game are chunks of their own.

import { Messages, type Language, type Meanings } from "./words";

const HOUSE = import.meta.glob<string>("../../../src/openps/words/messages/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/openps/games/*/messages/*.ftl", { query: "?raw", import: "default" });
const MEANINGS = import.meta.glob<Meanings>("./generated/*.json", { import: "default" });
const NOTHING: Meanings = { events: {}, moves: {}, claims: [], cards: [], score: "" };

async function found<T>(files: Record<string, () => Promise<T>>, end: string): Promise<T | undefined> {
  const name = Object.keys(files).find((path) => path.endsWith(end));
  return name === undefined ? undefined : files[name]?.();
}

const houses = new Map<Language, Promise<string>>();

function house(language: Language): Promise<string> {
  const known = houses.get(language);
  if (known) return known;
  const asked = found(HOUSE, `/words/messages/${language}.ftl`).then((text) => text ?? "");
  houses.set(language, asked);
  return asked;
}

/** The words of the house and of one game, or of the house alone. */
export async function messages(language: Language, game = ""): Promise<Messages> {
  const own = game ? await found(GAMES, `/${game}/messages/${language}.ftl`) : undefined;
  const sources = [await house(language), own].filter((text) => text !== undefined);
  return new Messages(language, sources);
}

/** What the fields of a game's events mean; of a game from outside nothing is known. */
export async function meanings(game: string): Promise<Meanings> {
  return (await found(MEANINGS, `/${game}.json`)) ?? NOTHING;
}
