// The words of the shell in the language of the person; components that use `say` change with it.

import { Api } from "./api";
import { front, messages, teachRare } from "./library";
import { settings } from "./settings.svelte";
import { inTab } from "./transport";
import { Messages, type Language, type Value } from "./words";

class Speech {
  private house = $state.raw(new Messages("en", []));
  private loaded = $state.raw<Record<string, Messages>>({});
  ready = $state(false);
  private rare = false;

  async speak(language: Language): Promise<void> {
    const house = await messages(language);
    if (this.rare) await teachRare(house);
    this.house = house;
    document.documentElement.lang = language;
    this.ready = true;
  }

  /** Whatever says words that are seldom read waits for this; from then on every language has them. */
  async rarely<T>(part: Promise<T>): Promise<T> {
    this.rare = true;
    await teachRare(this.house);
    return part;
  }

  /** The name of a game and what it is about. */
  async meet(game: string): Promise<void> {
    const { language } = settings;
    if (!this.loaded[`${game} ${language}`]) this.keep(game, language, await front(language, game));
  }

  /** All words of a game; nothing is said until they are loaded. */
  async learn(game: string): Promise<void> {
    const { language } = settings;
    this.keep(game, language, await messages(language, game));
  }

  private keep(game: string, language: Language, learned: Messages): void {
    this.loaded = { ...this.loaded, [`${game} ${language}`]: learned };
  }

  say(key: string, values: Record<string, Value> = {}): string {
    return this.house.say(key, values);
  }

  of(game: string, key: string, values: Record<string, Value> = {}): string {
    return this.loaded[`${game} ${settings.language}`]?.say(key, values) ?? "";
  }

  has(game: string, key: string): boolean {
    return this.loaded[`${game} ${settings.language}`]?.has(key) ?? false;
  }
}

export const speech = new Speech();

export function say(key: string, values: Record<string, Value> = {}): string {
  return speech.say(key, values);
}

export const api = new Api(
  () => settings.language,
  () => say(inTab ? "web-house-failed" : "web-server-gone"),
);
