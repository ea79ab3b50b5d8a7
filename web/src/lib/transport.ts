// Where the house is: behind a socket, or in a worker of this page. Everything else of the page need not know.

import type { Socket } from "./connection";
import { house } from "./house.svelte";
import { isSite, offersTab } from "./where";

export { isSite, offersTab };

const CHOSEN = "openps.house";
const WORKER = "worker";

/** There, and where somebody has chosen to play without the server. */
export const inTab = isSite || (offersTab && sessionStorage.getItem(CHOSEN) === WORKER);

/** Kept as long as this tab is open: whoever comes anew comes to the server. */
export function choose(offline: boolean): void {
  if (offline) sessionStorage.setItem(CHOSEN, WORKER);
  else sessionStorage.removeItem(CHOSEN);
  location.reload();
}

/** What somebody means by the address of a server; nothing where it cannot be one. */
export function serverAt(given: string): string | null {
  const full = given.includes("://") ? given.trim() : ["https:", given.trim()].join("//");
  const url = URL.canParse(full) ? new URL(full) : null;
  const fits = url && ["http:", "https:"].includes(url.protocol) && !url.hostname.includes("%");
  return fits ? url.href : null;
}

const HERE = "openps.here";
const TABLE = /^\/api\/v1\/tables\/([a-z0-9]+)/;
const here = new Set(JSON.parse(localStorage.getItem(HERE) ?? "[]") as string[]);

/** On a server's page: a table that is of this device all the same. */
export const isHere = (table: string): boolean => here.has(table);

export function keepHere(table: string): void {
  here.add(table);
  localStorage.setItem(HERE, JSON.stringify([...here].slice(-40)));
}

const ofHere = (address: string): boolean => address.startsWith("/here/") || isHere(TABLE.exec(address)?.[1] ?? "");

export function request(address: string, asked: RequestInit = {}): Promise<Response> {
  return inTab || ofHere(address) ? house.ask(address, asked) : fetch(address, asked);
}

export function dial(table: string): Socket {
  if (inTab || isHere(table)) return house.dial(table);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/v1/socket`);
}
