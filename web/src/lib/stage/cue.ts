// A sound, if the person wants any. What makes them is fetched when the first one is due.

import { settings } from "../settings.svelte";
import type { Cue } from "./moment";

export function cue(name: Cue): void {
  const { sound, volume } = settings;
  // Browsers let no page sound before somebody has touched it; what comes earlier is not made up for.
  if (!sound || volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  import("./sounds").then(({ play }) => play(name, volume / 100)).catch(() => undefined); // without sound there is still the picture
}
