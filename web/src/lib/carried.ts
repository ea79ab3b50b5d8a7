// A match that is not over, as a file: saved where the storage of this browser is full, and brought back to play on.

import { put, ticketsOf } from "./purse";
import { go } from "./route.svelte";
import { Refusal } from "./api";
import { settings } from "./settings.svelte";
import { request } from "./transport";

export const ENDING = ".openps";
const HEAD = "A match of openps, closed."; // as `openps.tab.carried` writes it

export const isCarried = (text: string): boolean => text.startsWith(HEAD);

/** What only the house in a tab can be asked; it refuses in the words of whoever asks. */
export async function askHere(path: string, body: object): Promise<Response> {
  const headers = { "accept-language": settings.language };
  const answer = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.ok) return answer;
  const told = await answer.json();
  throw new Refusal(told.code, told.clause, told.words);
}

export async function save(table: string): Promise<void> {
  const tickets = ticketsOf(table).map((one) => one.ticket);
  const address = URL.createObjectURL(await (await askHere("/here/save", { table, tickets })).blob());
  Object.assign(document.createElement("a"), { href: address, download: table + ENDING }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whose seats they are, the table tells. */
export async function bringBack(file: string): Promise<void> {
  const { table, game, tickets } = (await (await askHere("/here/bring", { file })).json()) as { table: string; game: string; tickets: string[] };
  for (const ticket of tickets) put({ table, ticket, member: "", game, name: "", at: Date.now() });
  go(`/table/${table}`);
}
