// Tickets: the right to a seat. They live in this browser's storage alone, by table, and never stand in an address
// for longer than it takes to read them from a personal link.

export interface Ticket {
  table: string;
  ticket: string;
  member: string;
  game: string;
  name: string;
  at: number;
}

const KEY = "openps.tickets";
const MOST = 40;

function all(): Ticket[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Ticket[];
  } catch {
    return [];
  }
}

function keep(tickets: Ticket[]): void {
  localStorage.setItem(KEY, JSON.stringify(tickets.slice(0, MOST)));
}

export function ticketsOf(table: string): Ticket[] {
  return all()
    .filter((one) => one.table === table)
    .reverse(); // in the order in which they came
}

export function myTables(): Ticket[] {
  const seen = new Set<string>();
  return all().filter((one) => !seen.has(one.table) && seen.add(one.table));
}

export function put(ticket: Ticket): void {
  keep([ticket, ...all().filter((one) => one.ticket !== ticket.ticket || one.table !== ticket.table)]);
}

export function forget(table: string): void {
  keep(all().filter((one) => one.table !== table));
}

const passwords = new Map<string, string>(); // of tables that this page looked on at: in mind only

export function knowPassword(table: string, password: string): void {
  if (password) passwords.set(table, password);
}

/** What opens the record of a table that was closed to others: a ticket, or its password as headers take it. */
export function keyTo(table: string): string {
  return ticketsOf(table)[0]?.ticket ?? encodeURIComponent(passwords.get(table) ?? "");
}

const ASKING = "openps.asking";

/** A new ticket that was asked for and is not good yet: kept while this tab is open, apart from those that are. */
export function asking(table: string): Asked | null {
  try {
    return (JSON.parse(sessionStorage.getItem(ASKING) ?? "{}") as Record<string, Asked>)[table] ?? null;
  } catch {
    return null;
  }
}

export function keepAsking(table: string, asked: Asked | null): void {
  sessionStorage.setItem(ASKING, JSON.stringify(asked ? { [table]: asked } : {}));
}

export interface Asked {
  ticket: string;
  member: string;
  name: string;
  code: string;
}

/** Takes a seat to another device: no server gets what stands behind the #. */
export function personalLink(ticket: Ticket): string {
  return `${inviteLink(ticket.table)}#${ticket.ticket}`;
}

export function inviteLink(table: string): string {
  return `${location.origin}/t/${table}`;
}
