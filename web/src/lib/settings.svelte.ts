// What a person likes, kept in this browser.

import type { Language } from "./words";

const KEY = "openps.settings";

interface Kept {
  language: Language;
  sound: boolean;
  still: boolean;
  choices: boolean;
  side: boolean;
  name: string;
}

function spokenHere(): Language {
  return navigator.languages.some((one, at) => one.startsWith("fr") && at === 0) ? "fr" : "en";
}

class Settings {
  language = $state<Language>("en");
  sound = $state(true);
  still = $state(false); // no motion
  choices = $state(false); // the list of choices in words, beside a drawn board
  side = $state(true); // log and talk beside the board, on a wide screen
  name = $state("");

  constructor() {
    const asked = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const kept: Kept = { language: spokenHere(), sound: true, still: asked, choices: false, side: true, name: "" };
    try {
      Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // Somebody else wrote there: we begin anew.
    }
    Object.assign(this, kept);
  }

  keep(): void {
    const { language, sound, still, choices, side, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, sound, still, choices, side, name } satisfies Kept));
  }
}

export const settings = new Settings();
