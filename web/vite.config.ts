import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a table started with `./run play --no-browser`.
const TABLE = process.env.SHAMBLE_TABLE ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte()],
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
