// Writes `licenses.txt` beside the page: each package that the bundler put into it, with the text of its license.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
const OURS = "openps is free software under the Apache License 2.0. It contains the following programs of other people.";
const UTF8 = "\ufeff"; // not every host says how its texts are encoded
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
const HELPERS = /^\0?(vite|rolldown)\//; // what a bundler adds by itself
const TEXT = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const ITS_OWN_PARTS = "\n# Licenses of bundled dependencies"; // of the program vite: not in what it adds to a page

/** The folder of the package that a module comes from; nothing for our own. */
export function packageOf(module: string): string | undefined {
  const helper = HELPERS.exec(module)?.[1];
  return helper ? join(HERE, "node_modules", helper) : PACKAGE.exec(module)?.[0];
}

/** Its name, version and license, and the text: its own, or that of the license where it brings none. */
export function sectionOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  const own = readdirSync(folder).find((file) => TEXT.test(file));
  const path = own ? join(folder, own) : join(HERE, "..", "LICENSES", `${license}.txt`);
  if (!existsSync(path)) throw new Error(`${name} brings no text of its license, and there is no LICENSES/${license}.txt`);
  const text = readFileSync(path, "utf-8").split(ITS_OWN_PARTS)[0]!.trim();
  const rule = "=".repeat(80);
  return `${rule}\n${name} ${version} (${license})\n${rule}\n\n${text}\n`;
}

/** One for the page and one for its workers, which are bundles of their own. */
export function licenses(): { page: Plugin; worker: Plugin } {
  const folders = new Set<string>();
  function collect(bundle: Record<string, { type: string; modules?: object }>): void {
    const modules = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
    for (const folder of modules.map(packageOf)) if (folder) folders.add(folder);
  }
  return {
    worker: { name: "licenses-of-workers", generateBundle: (_, bundle) => collect(bundle) },
    page: {
      name: "licenses",
      generateBundle(_, bundle) {
        collect(bundle);
        const sections = [...folders].map(sectionOf).sort();
        this.emitFile({ type: "asset", fileName: "licenses.txt", source: UTF8 + [OURS, ...sections].join("\n\n") });
      },
    },
  };
}
