// Message files and meanings, loaded when they are needed: a language and a game are chunks of their own. Those of a game
// that the page was not built with come from the server.

import type { GuestEdition } from "./guests";
import { request } from "./transport";
import { Messages, type Language, type Meanings } from "./words";

const HOUSE = import.meta.glob<string>("../../../src/openps/words/messages/*.ftl", { query: "?part=house", import: "default" });
const RARE = import.meta.glob<string>("../../../src/openps/words/messages/*.ftl", { query: "?part=rare", import: "default" });
const FRONTS = import.meta.glob<string>("../../../src/openps/{games,editions}/*/messages/*.ftl", { query: "?part=front", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/openps/{games,editions}/*/messages/*.ftl", { query: "?part=table", import: "default" });
const EXPLAINING = import.meta.glob<string>("../../../src/openps/{games,editions}/*/messages/*.ftl", { query: "?part=explain", import: "default" });
const MEANINGS = import.meta.glob<Meanings>("./generated/*.json", { import: "default" });
const NOTHING: Meanings = { view: {}, events: {}, moves: {}, tales: {}, claims: [], statuses: [], cards: [], score: "" };
const NOBODY: GuestEdition = { messages: "", meanings: NOTHING, art: null, board: null };

async function found<T>(files: Record<string, () => Promise<T>>, end: string): Promise<T | undefined> {
  const name = Object.keys(files).find((path) => path.endsWith(end));
  return name === undefined ? undefined : files[name]?.();
}

const houses = new Map<Language, Promise<string>>();
const guests = new Map<string, Promise<GuestEdition>>();

function house(language: Language): Promise<string> {
  const known = houses.get(language);
  if (known) return known;
  const asked = found(HOUSE, `/words/messages/${language}.ftl`).then((text) => text ?? "");
  houses.set(language, asked);
  return asked;
}

/** What the server tells of a guest; without an answer next to nothing is known of it, and it can be played all the same. */
export function guest(game: string, language: Language): Promise<GuestEdition> {
  const key = `${game} ${language}`;
  const asked = guests.get(key) ?? fetchGuest(game, language);
  guests.set(key, asked);
  return asked;
}

async function fetchGuest(game: string, language: Language): Promise<GuestEdition> {
  const answer = await request(`/api/v1/editions/${game}`, { headers: { "accept-language": language } }).catch(() => null);
  if (!answer?.ok) guests.delete(`${game} ${language}`); // asked again the next time
  const told: Partial<GuestEdition> = answer?.ok ? await answer.json() : {};
  return { ...NOBODY, ...told, meanings: { ...NOTHING, ...told.meanings } };
}

/** The words of the house and of one game, or of the house alone. */
export async function messages(language: Language, game = ""): Promise<Messages> {
  const sources = [await house(language)];
  if (game) sources.push((await found(GAMES, `/${game}/messages/${language}.ftl`)) ?? (await guest(game, language)).messages);
  return new Messages(language, sources);
}

/** Fetches what a table of a game says, for whoever asks a moment later. */
export async function fetchAhead(language: Language, game: string): Promise<void> {
  await Promise.all([found(GAMES, `/${game}/messages/${language}.ftl`), found(MEANINGS, `/${game}.json`)]);
}

/** The name of a game and what it is about: all that a list of games says of it. */
export async function front(language: Language, game: string): Promise<Messages> {
  return new Messages(language, [(await found(FRONTS, `/${game}/messages/${language}.ftl`)) ?? (await guest(game, language)).messages]);
}

const taught = new WeakSet<Messages>();

/** Adds what explains the pieces of a game, once; a guest's words hold it already. */
export async function teach(messages: Messages, game: string): Promise<void> {
  if (taught.has(messages)) return;
  const source = await found(EXPLAINING, `/${game}/messages/${messages.language}.ftl`);
  if (source && !taught.has(messages)) messages.learn(source);
  taught.add(messages);
}

/** Adds what the house seldom says, once. */
export async function teachRare(messages: Messages): Promise<void> {
  const source = await found(RARE, `/words/messages/${messages.language}.ftl`);
  if (source && !taught.has(messages)) messages.learn(source);
  taught.add(messages);
}

/** What the fields of a game's view, events and moves mean. */
export async function meanings(game: string, language: Language = "en"): Promise<Meanings> {
  return (await found(MEANINGS, `/${game}.json`)) ?? (await guest(game, language)).meanings;
}
