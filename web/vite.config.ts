import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a table started with `./run play --no-browser`.
const TABLE = process.env.SHAMBLE_TABLE ?? "http://127.0.0.1:8642";

/** Words of which the client never asks for one: the server puts them into lines, questions and choices. */
const SAID_BY_SERVER = /^(?:bought|event|kind(?!-of-model)|mission|mode|objective|option|reason|rule|why)-[a-z0-9-]+ =.*\n(?:[ \t].*\n|\n(?=[ \t]))*/gm;

const words = {
  name: "words",
  enforce: "pre" as const,
  load(id: string) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = readFileSync(id.slice(0, -"?raw".length), "utf8");
    return `export default ${JSON.stringify(text.replace(SAID_BY_SERVER, "").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"))}`;
  },
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
