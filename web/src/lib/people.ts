// Who sits where, as people see it: names, colours, bots.

import { editionOf } from "../games";
import type { Player, Shape } from "./contract";
import type { Member, TableInfo } from "./wire";

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "white", "black"] as const;
export type Colour = (typeof COLOURS)[number];
const BY_SEAT: readonly Colour[] = ["red", "green", "purple", "orange", "blue", "white"];
const SHAPES: readonly Shape[] = ["triangle", "square", "circle", "diamond", "hexagon", "star"];
// Light enough for dark letters, on every board; black is a dark gray, or nobody would see its letter.
const TINTS: Record<Colour, string> = {
  red: "#ff7b75",
  blue: "#66b6ff",
  green: "#58cf8f",
  yellow: "#ffd84d",
  purple: "#bb9bff",
  orange: "#ffa750",
  white: "#f1f4f7",
  black: "#8b95a5",
};
const NAMED = 6; // so many names there are for bots

export type Say = (key: string, values?: Record<string, string | number>) => string;

export function memberAt(table: TableInfo, seat: number): Member | undefined {
  const held = table.seats[seat]?.member;
  return held ? table.members.find((one) => one.member === held) : undefined;
}

export function playersOf(table: TableInfo, say: Say): Player[] {
  const edition = editionOf(table.game);
  const colours = edition?.colours ?? coloursOf(table);
  const people = table.seats.map((place, seat) => {
    const person = memberAt(table, seat);
    const bot = place.bot ?? (place.stand_in ? "stand-in" : null);
    const name = person?.name ?? (place.bot ? say(`web-name-${seat % NAMED}`) : say("seat-other", { seat }));
    return { name, here: person?.here ?? Boolean(place.bot), bot };
  });
  return faced(people, colours, edition?.round);
}

/** People with the faces that their names and seats give them. */
export function faced(people: Pick<Player, "name" | "here" | "bot">[], colours: readonly Colour[] = BY_SEAT, round = false): Player[] {
  const letters = lettersOf(people.map((one) => one.name));
  return people.map((one, seat) => {
    const colour = colours[seat] ?? "white";
    const shape = round ? "circle" : (SHAPES[seat % SHAPES.length] ?? "circle");
    return { ...one, colour, letter: letters[seat] ?? "", shape, tint: TINTS[colour] };
  });
}

/** One letter of each name, and no letter twice: the first that is free, a number where none is. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const own = [...name.toUpperCase()].filter((one) => /[\p{L}\p{N}]/u.test(one));
    const letter = [...own, String(seat + 1)].find((one) => !taken.has(one)) ?? "";
    taken.add(letter);
    return letter;
  });
}

/** The colour of each seat: what its person chose, and of the others whatever is left. */
function coloursOf(table: TableInfo): Colour[] {
  const chosen = table.seats.map((_, seat) => COLOURS.find((one) => one === memberAt(table, seat)?.colour));
  const free = [...new Set([...BY_SEAT, ...COLOURS])].filter((colour) => !chosen.includes(colour));
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
