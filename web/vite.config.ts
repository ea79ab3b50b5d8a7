import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licenses } from "./licenses";
import { messageParts } from "./messages";
import { sitePage } from "./site";

const SERVER = { base: "/", build: { outDir: "../src/openps/server/static", emptyOutDir: true, target: "es2022" } };
// Static files in any folder of any host: relative addresses, and a service worker whose name never changes.
const SITE = {
  base: "./",
  publicDir: "public",
  build: {
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: ["index.html", "src/site/sw.ts"],
      output: { entryFileNames: ({ name }: { name: string }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
};

const LICENSES = licenses();

// The server hands out what is built here, under names that hold a hash of the content.
export default defineConfig(({ mode }) => ({
  plugins: [messageParts(), svelte(), LICENSES.page, ...(mode === "site" ? [sitePage()] : [])],
  ...(mode === "site" ? SITE : SERVER),
  worker: { format: "es", plugins: () => [LICENSES.worker] }, // they load Python when they run
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A busy machine is no failure. One world for all files: making a document for each took half of the time.
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    pool: "threads",
    isolate: false,
    env: { VITE_LONG: process.env.OPENPS_LONG === "1" ? "1" : "" }, // what `make test` takes a slice of, in full
  },
}));
