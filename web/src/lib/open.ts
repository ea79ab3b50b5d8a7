// Opening tables from this browser: for one click, for a form, and for several people at one screen.

import type { GameCard, Member, NewTable, Seated, TableInfo } from "./wire";
import { put, ticketsOf, type Ticket } from "./purse";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { api, say } from "./speech.svelte";
import { inTab } from "./transport";

export function ownName(): string {
  return settings.name.trim() || say("web-guest");
}

/** Luck of one's own for the seed: the server can foresee no shuffle that it is part of. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function usualBot(game: GameCard): string {
  return game.levels.includes("normal") ? "normal" : (game.levels.at(-1) ?? "random");
}

export function usualPlayers(game: GameCard): number {
  return game.players[Math.floor((game.players.length - 1) / 2)] ?? 1;
}

/** Pick a game, one click: bots fill the table and the match begins. */
export async function playNow(game: GameCard): Promise<void> {
  const players = usualPlayers(game);
  const bots = Array.from({ length: players - 1 }, () => usualBot(game));
  const seated = await api.open({ game: game.key, name: ownName(), players, seats: ["open", ...bots] });
  keep(seated, game.key, ownName());
  await api.act(seated.table, "ready", seated.ticket, { entropy: entropy() });
  await api.act(seated.table, "start", seated.ticket);
  go(`/table/${seated.table}`);
}

/** The table of a form. With names of others who sit at this screen it begins at once, to be handed round; in a tab always. */
export async function openTable(asked: NewTable, others: { seat: number; name: string }[]): Promise<void> {
  const host = await api.open(asked);
  keep(host, asked.game, asked.name);
  for (const { seat, name } of others) {
    const seated = await api.join(host.table, { name, seat, password: asked.password });
    keep(seated, asked.game, name);
    await api.act(host.table, "ready", seated.ticket, { entropy: entropy() });
  }
  if (others.length || asked.players === 1 || inTab) {
    await api.act(host.table, "ready", host.ticket, { entropy: entropy() });
    await api.act(host.table, "start", host.ticket);
  }
  go(`/table/${host.table}`);
}

/** The same people, bots and settings. Where all the people sit at this screen, and where there is but one, it begins at once. */
export async function rematch(info: TableInfo, ticket: string): Promise<void> {
  const { table, fresh } = await nextTable(info, ticket);
  const here = ticketsOf(info.table).map((one) => ({ ...one, table, at: Date.now() }));
  here.forEach(put);
  if (fresh) await startFor(info.members, here);
  go(`/table/${table}`);
}

/** Whoever asks first opens it; the others follow. */
async function nextTable(info: TableInfo, ticket: string): Promise<{ table: string; fresh: boolean }> {
  if (info.rematch) return { table: info.rematch, fresh: false };
  try {
    return { table: (await api.rematch(info.table, ticket)).table, fresh: true };
  } catch (error) {
    const { rematch: table } = await api.table(info.table);
    if (!table) throw error;
    return { table, fresh: false };
  }
}

async function startFor(members: Member[], here: Ticket[]): Promise<void> {
  const ticketOf = (member: Member): Ticket | undefined => here.find((one) => one.member === member.member);
  const host = members.find((one) => one.host);
  const starter = host && ticketOf(host);
  if (!starter || !members.filter((one) => one.seat !== null).every(ticketOf)) return;
  for (const one of here) await api.act(one.table, "ready", one.ticket, { entropy: entropy() });
  await api.act(starter.table, "start", starter.ticket);
}

export function keep(seated: Seated, game: string, name: string): void {
  const { table, ticket, member } = seated;
  put({ table, ticket, member, game, name, at: Date.now() });
}
