// Addresses after the #: `#/table/abcd`, `#/rules/some_game/AB-10.4`.

import { put } from "./purse";

export interface Route {
  screen: string;
  parts: string[];
}

export function parse(hash: string): Route {
  const [screen = "", ...parts] = hash.replace(/^#?\/?/, "").split("/").map(decodeURIComponent);
  return { screen: screen || "start", parts };
}

/** A link as people send it: `/t/abcd`, or with a ticket behind the # as a way back to one's own seat. */
function arrive(): void {
  const table = /^\/t\/([a-z0-9]+)\/?$/.exec(location.pathname)?.[1];
  if (!table) return;
  const ticket = location.hash.slice(1);
  if (ticket) put({ table, ticket, member: "", game: "", name: "", at: Date.now() });
  history.replaceState(null, "", `/#/table/${table}`);
}

class Router {
  now = $state.raw<Route>({ screen: "start", parts: [] });

  start(): void {
    arrive();
    this.now = parse(location.hash);
    addEventListener("hashchange", () => (this.now = parse(location.hash)));
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}
