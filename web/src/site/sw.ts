// The service worker of a site. Its first line, with the version and the list of files, is written when the site is
// sealed; a browser takes the worker for a new one when a byte of it changed, so a new version is noticed by itself.

import { Keeper, type Site } from "./keeper";
import type { Said } from "./said";

interface Heard extends Event {
  data: Said;
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  SITE: Site;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate" | "fetch" | "message", heard: (event: Heard) => void): void;
}

const scope = self as unknown as Scope;
const keeper = new Keeper(scope.SITE, new URL("./", scope.location.href).href, caches, (asked, how) => fetch(asked, how));

// On a first visit the start page is enough to begin with. A new version comes whole, or not at all: it must play offline.
scope.addEventListener("install", (event) => {
  event.waitUntil(scope.registration.active ? keeper.keepAll() : keeper.keepStart());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(keeper.clean().then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? keeper.pathOf(event.request.url) : null;
  if (path !== null) event.respondWith(keeper.answer(path, (work) => event.waitUntil(work)));
});

scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(scope.skipWaiting());
  if (event.data === "claim") event.waitUntil(scope.clients.claim());
  // Without a line it goes on another day, where it stopped.
  if (event.data === "go on") event.waitUntil(keeper.keepAll().catch(() => undefined));
});
