// Levels on a slow device, in both languages: the measure is told, not taken.
import { beforeEach, expect, test, vi } from "vitest";
import { house } from "./house.svelte";
import { levelName } from "./levels";
import { say, speech } from "./speech.svelte";

vi.hoisted(() => (globalThis.matchMedia = (() => ({ matches: true })) as never));

beforeEach(() => {
  house.otherwise = {};
});

test("a level is its name where nothing is told of it", async () => {
  await speech.speak("en");
  expect(levelName("pani_high", "strong", say)).toBe("strong");
});

test("a level says that it looks less far here, or takes longer", async () => {
  house.otherwise = { pani_high: { strong: "less-far", normal: "longer" } };
  await speech.speak("en");
  expect(levelName("pani_high", "strong", say)).toBe("strong (looks less far here)");
  expect(levelName("pani_high", "normal", say)).toBe("normal (slower here)");
  expect(levelName("negotiator", "strong", say)).toBe("strong");
  await speech.speak("fr");
  expect(levelName("pani_high", "strong", say)).toContain("(voit moins loin ici)");
});
