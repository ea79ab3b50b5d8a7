// A guest is a game that the page was not built with. Its words, its picture and its board come from the server, which
// has them from the package of the game. docs/guide/guest-board.md tells the authors of boards what stands here.

import type { BoardProps, LegalMove, MenuEntry, Named, Player, Question, Seat, Words } from "./contract";
import type { Meanings } from "./words";

/** All that the server tells of a guest, in the language of the person: `GET /api/v1/editions/{game}`. */
export interface GuestEdition {
  messages: string; // its .ftl file
  meanings: Meanings;
  art: string | null; // the address of a picture
  board: string | null; // the address of an ES module that has `mount`
}

/** What a guest's board is told, with every news anew. It holds no rules and no connection: it draws and asks. */
export interface GuestNews {
  view: object; // what the viewer may know, as the game's own view has it
  seat: Seat | null; // whose eyes these are; nobody's for a spectator
  question: Question | null; // what the table waits for, and from whom; nothing when the match is over
  moves: LegalMove[]; // what the viewer may do now
  menu: MenuEntry[]; // the kinds of action of a turn, with reasons for those that are not possible
  events: Named[]; // what has happened since the last news
  players: Player[]; // by seat
  options: Record<string, unknown>;
  aid: unknown; // what only the rules can count, where the game has such a thing
  words: Words; // sentences in the language of the person
  reminders: boolean; // whether what the viewer has seen may be shown again
  still: boolean; // no motion
  choose: (move: LegalMove) => void;
}

export interface GuestBoard {
  update(news: GuestNews): void;
  destroy(): void;
}

/** What the ES module of a guest's board exports. */
export interface GuestModule {
  mount(element: HTMLElement, news: GuestNews): GuestBoard;
}

export function newsFor({ decision, send, aid = null, reminders = true, since: _since, ...told }: BoardProps): GuestNews {
  return { ...told, aid, reminders, question: decision, choose: (move) => send(move.text) };
}

type Load = (address: string) => Promise<unknown>;
const fetched: Load = (address) => import(/* @vite-ignore */ address);

/** The module at an address of our own origin; nothing elsewhere, and nothing that is no board. */
export async function guestModule(address: string, load: Load = fetched): Promise<GuestModule | null> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return null;
  const found = await load(url.href).catch(() => null);
  return isModule(found) ? found : null;
}

function isModule(value: unknown): value is GuestModule {
  return typeof value === "object" && value !== null && "mount" in value && typeof value.mount === "function";
}
