// Whether the service worker of the site hands out its files: what comes through it is downloaded once, and kept.

import type { Said } from "./said";

const LONG_ENOUGH = 5_000; // milliseconds; without it everything works, and is downloaded anew the next time

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** Where there is none, in a private window perhaps, the page does without. */
export function register(): Promise<ServiceWorkerRegistration | null> {
  const how = { updateViaCache: "none" } as const;
  registered ??= navigator.serviceWorker?.register("./sw.js", how).catch(() => null) ?? Promise.resolve(null);
  return registered;
}

/** Waits until the files come through the service worker, or until it is clear that they will not. */
export async function served(): Promise<void> {
  const coming = register();
  if (navigator.serviceWorker?.controller) return;
  const site = await coming;
  if (!site) return;
  await new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
    setTimeout(done, LONG_ENOUGH);
    site.active?.postMessage("claim" satisfies Said); // a page that was loaded past it, by Shift and reload
  });
}
