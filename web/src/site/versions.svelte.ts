// Tells when a new version of the site is there, and changes to it when the person says so.

import type { Said } from "./said";
import { register } from "./served";

const LOOK_AGAIN = 3_600_000;

class Versions {
  waiting = $state.raw<ServiceWorker | null>(null);
  private had = false;

  async start(): Promise<void> {
    this.had = Boolean(navigator.serviceWorker?.controller);
    navigator.serviceWorker?.addEventListener("controllerchange", () => this.changed());
    const site = await register();
    if (!site) return;
    this.look(site);
    site.addEventListener("updatefound", () => site.installing?.addEventListener("statechange", () => this.look(site)));
    setInterval(() => void site.update().catch(() => undefined), LOOK_AGAIN); // without a line: later
    (await navigator.serviceWorker.ready).active?.postMessage("go on" satisfies Said);
  }

  take(): void {
    this.waiting?.postMessage("take over" satisfies Said);
  }

  private look(site: ServiceWorkerRegistration): void {
    this.waiting = site.active ? site.waiting : null;
  }

  /** All tabs change together: what an old page asks for may be gone. Every match goes on where it was. */
  private changed(): void {
    if (this.had) location.reload();
    this.had = true;
  }
}

export const versions = new Versions();
