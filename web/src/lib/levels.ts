// How strong bots are, in words; on a slow device with what that means there.

import { house } from "./house.svelte";
import { botName, type Say } from "./people";

export function levelName(game: string, level: string, say: Say): string {
  const name = botName(level, say);
  const how = house.otherwise[game]?.[level];
  return how ? say(`web-level-${how}`, { level: name }) : name;
}
