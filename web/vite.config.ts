import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { spoken } from "./words";

// `npm run dev` talks to a table started with `./run play --no-browser`.
const TABLE = process.env.SHAMBLE_TABLE ?? "http://127.0.0.1:8642";

const words: Plugin = {
  name: "words",
  enforce: "pre",
  load: (id) => (id.endsWith(".ftl?raw") ? `export default ${JSON.stringify(spoken(readFileSync(id.slice(0, -"?raw".length), "utf8")))}` : null),
};

export default defineConfig({
  plugins: [words, svelte()],
  // The .ftl files are shared with Python and live outside of this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": TABLE, "/ws": { target: TABLE, ws: true } },
  },
  // Tests mount components as a browser would, not as a server.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/shamble/server/static",
    emptyOutDir: true,
    target: "es2022",
  },
  test: {
    environment: "jsdom",
    passWithNoTests: true,
    // The first test that loads a game compiles all of its components; a busy machine takes a while for that.
    testTimeout: 30_000,
    include: ["src/**/*.test.ts"],
  },
});
