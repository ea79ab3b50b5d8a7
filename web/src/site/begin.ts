// What only the page of a site does, beside the page that all have.

import { mount } from "svelte";
import { speech } from "../lib/speech.svelte";

/** A place of its own, behind the page: no screen takes it away. */
export async function begin(): Promise<void> {
  const { default: Version } = await speech.rarely(import("./Version.svelte"));
  mount(Version, { target: document.body.appendChild(document.createElement("div")) });
}
