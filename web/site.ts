// What the page of a site has that a server's page has not: it says that its house is a worker, brings its own policy
// (a plain host sends none) and can be installed.
import { readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** As strict as WebAssembly allows. Who may frame a page can be told by a header only: `make site-serve` does. */
const POLICY = readFileSync(new URL("../static_site/policy.txt", import.meta.url), "utf-8").trim();

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "meta", attrs, injectTo: "head-prepend" };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "head" };
}

export function sitePage(): Plugin {
  return {
    name: "site-page",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        meta({ "http-equiv": "content-security-policy", content: POLICY }),
        meta({ name: "openps-house", content: "worker" }),
        link({ rel: "manifest", href: "./site.webmanifest" }),
        link({ rel: "apple-touch-icon", href: "./icon-180.png" }),
      ],
    },
  };
}
