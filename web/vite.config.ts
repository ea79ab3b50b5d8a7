import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { messageParts } from "./messages";

// The server hands out what is built here, under names that hold a hash of the content.
export default defineConfig({
  plugins: [messageParts(), svelte()],
  base: "/",
  build: { outDir: "../src/openps/server/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A busy machine is no failure. One world for all files: making a document for each took half of the time.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 60_000, pool: "threads", isolate: false },
});
