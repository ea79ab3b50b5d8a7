// The words of the shell in the language of the person; components that use `say` change with it.

import { Api } from "./api";
import { messages } from "./library";
import { settings } from "./settings.svelte";
import { Messages, type Language, type Value } from "./words";

class Speech {
  private house = $state.raw(new Messages("en", []));
  private loaded = $state.raw<Record<string, Messages>>({});
  ready = $state(false);

  async speak(language: Language): Promise<void> {
    this.house = await messages(language);
    document.documentElement.lang = language;
    this.ready = true;
  }

  /** Words of a game, such as its name; the key until they are loaded. */
  async learn(game: string): Promise<void> {
    const { language } = settings;
    const learned = await messages(language, game);
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
  () => say("web-server-gone"),
);
