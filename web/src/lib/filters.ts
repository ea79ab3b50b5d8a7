// Which lines of the log are shown.

import type { Named } from "./contract";

export type Filter = "all" | "talk" | "fights" | "cards";

const FIGHTS = /Attack|Battle|Hit|Hurt|Shot|Stab|Grenade|Eliminated|Killed|Totals|Yielded|Policewoman|Bribe|Dice|Test/;
const CARDS = /Card|Item|Hand|Bought|Drawn|Traded|Demand|Conspiracy/;

export const kinds: Record<Filter, (event: Named) => boolean> = {
  all: () => true,
  talk: (event) => event.kind === "Claim",
  fights: (event) => FIGHTS.test(event.kind),
  cards: (event) => CARDS.test(event.kind),
};
