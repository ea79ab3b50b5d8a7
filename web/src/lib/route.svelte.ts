// Addresses after the #: `#/table/abcd`, `#/rules/panic_station/PS-10.4`.

import { put } from "./purse";

export interface Route {
  screen: string;
  parts: string[];
}

export function parse(hash: string): Route {
  const [screen = "", ...parts] = hash.replace(/^#?\/?/, "").split("/").map(decodeURIComponent);
  return { screen: screen || "start", parts };
}

class Router {
  now = $state.raw<Route>({ screen: "start", parts: [] });

  start(): void {
    this.read();
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    const route = parse(location.hash);
    if (route.screen !== "mine") {
      this.now = route;
      return;
    }
    const [table = "", ticket = ""] = route.parts;
    put({ table, ticket, member: "", game: "", name: "", at: Date.now() });
    history.replaceState(null, "", `#/table/${table}`);
    this.now = parse(location.hash);
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}
