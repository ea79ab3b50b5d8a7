// A match at a server, against bots alone, when the line is gone: played on in this tab, in a deal that its view allows.
// The tab is told what this page was told, and nothing else; the match itself waits on the server.

import { askHere } from "./carried";
import type { Known } from "./fold";
import { keep } from "./open";
import { go } from "./route.svelte";
import { keepHere } from "./transport";
import type { Seated } from "./wire";

/** One person, and bots on all other seats; whoever plays practice or a lesson can begin it anew. */
export function mayPlayOn({ table, seat, news }: Known): boolean {
  if (!table || seat === null || !news || news.outcome || table.lesson || table.practice) return false;
  return table.seats.every((place, at) => at === seat || place.bot !== null);
}

export async function playOn({ table, seat, news, member }: Known): Promise<void> {
  if (!table || seat === null || !news) return;
  const name = table.members.find((one) => one.member === member)?.name ?? "";
  const bots = Object.fromEntries(table.seats.flatMap((place, at) => (at === seat ? [] : [[at, place.bot]])));
  const { game, options, pace } = table;
  const asked = { table: table.table, game, options, view: news.view, seat, bots, name, pace };
  const seated = (await (await askHere("/here/away", asked)).json()) as Seated;
  keepHere(seated.table);
  keep(seated, game, name);
  go(`/table/${seated.table}`);
}
