// The message files as the page needs them: the terminal's words stay out, the name of a game comes before its other
// words, and what explains a piece only when somebody asks.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { partOf } from "./src/dev/parts";

/** `en.ftl?part=front` is a module with that part of the file. */
export function messageParts(): Plugin {
  return {
    name: "message-parts",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      const part = new URLSearchParams(query).get("part");
      if (!file.endsWith(".ftl") || part === null) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(partOf(readFileSync(file, "utf-8"), part))};`;
    },
  };
}
