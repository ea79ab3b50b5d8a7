// What a person likes, kept in this browser.

import type { Language } from "./words";

const KEY = "openps.settings";

interface Kept {
  language: Language;
  sound: boolean;
  notify: boolean;
  volume: number;
  still: boolean;
  side: boolean;
  name: string;
}

function spokenHere(): Language {
  return navigator.languages.some((one, at) => one.startsWith("fr") && at === 0) ? "fr" : "en";
}

class Settings {
  language = $state<Language>("en");
  sound = $state(true);
  notify = $state(false); // of my turn, while I look elsewhere
  volume = $state(60); // of sounds, from 0 to 100
  still = $state(false); // no motion
  side = $state(true); // the drawer stands open beside the board, on a wide screen
  name = $state("");

  constructor() {
    const asked = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const kept: Kept = { language: spokenHere(), sound: true, volume: 60, notify: false, still: asked, side: true, name: "" };
    try {
      Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // Somebody else wrote there: we begin anew.
    }
    Object.assign(this, kept);
  }

  keep(): void {
    const { language, sound, volume, notify, still, side, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, sound, volume, notify, still, side, name } satisfies Kept));
  }
}

export const settings = new Settings();
