import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES, loadGame } from "../games";

const here = import.meta.dirname;

describe("the shell", () => {
  it("knows no game: not one word of it", () => {
    const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((f) => /\.(svelte|ts|css)$/.test(f) && !f.endsWith(".test.ts"));
    const found = files.flatMap((f) => [...readFileSync(join(here, f), "utf8").matchAll(/hero|zombie|scenario|last-night/gi)].map((m) => `${f}: ${m[0]}`));
    expect(files.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
  it("finds every folder of games and loads it", async () => {
    const folders = readdirSync(join(here, "../games"), { withFileTypes: true }).filter((f) => f.isDirectory()).map((f) => f.name);
    expect(GAMES.map((g) => g.id).sort()).toEqual(folders.sort());
    for (const id of folders) expect((await loadGame(id)).about.id).toBe(id);
  });
  it("says which games there are when asked for one that is not", async () => {
    await expect(loadGame("chess")).rejects.toThrow(/chess.*last-night-on-earth/);
  });
});
