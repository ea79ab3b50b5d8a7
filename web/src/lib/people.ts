// Who sits where, as people see it: names, colours, bots.

import { editionOf } from "../games";
import type { Player } from "./contract";
import type { Member, TableInfo } from "./wire";

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "white", "black"] as const;
const BY_SEAT = ["red", "green", "purple", "orange", "blue", "white"];
const NAMED = 6; // so many names there are for bots

type Say = (key: string, values?: Record<string, string | number>) => string;

export function memberAt(table: TableInfo, seat: number): Member | undefined {
  const held = table.seats[seat]?.member;
  return held ? table.members.find((one) => one.member === held) : undefined;
}

export function playersOf(table: TableInfo, say: Say): Player[] {
  const colours = coloursOf(table);
  return table.seats.map((place, seat) => {
    const person = memberAt(table, seat);
    const bot = place.bot ?? (place.stand_in ? "stand-in" : null);
    const name = person?.name ?? (place.bot ? say(`web-name-${seat % NAMED}`) : say("seat-other", { seat }));
    return { name, colour: colours[seat] ?? null, here: person?.here ?? Boolean(place.bot), bot };
  });
}

/** The colour of each seat: what its person chose, and of the others whatever is left. */
function coloursOf(table: TableInfo): readonly string[] {
  const printed = editionOf(table.game)?.colours;
  if (printed) return printed;
  const chosen = table.seats.map((_, seat) => memberAt(table, seat)?.colour);
  const left = [...BY_SEAT, ...COLOURS].filter((colour) => !chosen.includes(colour as never));
  const free = [...new Set(left)];
  return chosen.map((colour) => colour ?? free.shift() ?? "white");
}

/** How a bot plays, in words; a bot from outside has its name only. */
export function botName(bot: string, say: Say): string {
  const key = `web-bot-${bot}`;
  const words = say(key);
  return words === key ? bot : words;
}

export function names(players: Player[]): string[] {
  return players.map((player) => player.name);
}

/** One letter on the colour of a seat, because colour never stands alone. */
export function initial(player: Player | undefined): string {
  return player?.name.trim().charAt(0).toUpperCase() ?? "";
}
