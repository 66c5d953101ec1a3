import { describe, expect, it } from "vitest";
import { owned, several, together, within, without, withNeeds } from "./boxes";
import { settings } from "./settings.svelte";
import type { Box, Catalog } from "./types";

const BOXES: Box[] = [
  { id: "base", name: "Base", needs: [] },
  { id: "hunger", name: "Hunger", needs: ["base"] },
  { id: "again", name: "Again", needs: [], replaces: ["base"] },
];
const CATALOG: Catalog = { profiles: [], seats: {}, boxes: BOXES, heroes: [{ id: "billy", box: "base" }, { id: "amanda", box: "hunger" }], words: ["kept"] };

describe("boxes", () => {
  it("are all owned until somebody has said which", () => {
    settings.boxes = {};
    expect(owned("g", CATALOG)).toEqual(["base", "hunger", "again"]);
    settings.boxes = { g: ["base"] };
    expect(owned("g", CATALOG)).toEqual(["base"]);
    expect(owned("another", CATALOG)).toEqual(["base", "hunger", "again"]);
    settings.boxes = {};
  });
  it("come with what they need, and go with it", () => {
    expect(withNeeds(["hunger"], BOXES)).toEqual(["base", "hunger"]);
    expect(without(["base", "hunger"], "base", BOXES)).toEqual([]);
  });
  it("that need any of several come with the first, and go with the last of them", () => {
    const boxes = [...BOXES, { id: "peak", name: "Peak", needs: [] }, { id: "forest", name: "Forest", needs: [], needs_one: ["base", "peak"] }];
    expect(withNeeds(["forest"], boxes)).toEqual(["base", "forest"]);
    expect(withNeeds(["peak", "forest"], boxes)).toEqual(["peak", "forest"]);
    expect(withNeeds(["again", "forest"], boxes)).toEqual(["again", "forest"]);
    expect(without(["base", "peak", "forest"], "base", boxes)).toEqual(["peak", "forest"]);
    expect(without(["peak", "forest"], "peak", boxes)).toEqual([]);
  });
  it("that hold another once more stand for it and take its place at the table", () => {
    expect(withNeeds(["hunger", "again"], BOXES)).toEqual(["hunger", "again"]);
    expect(without(["base", "hunger", "again"], "base", BOXES)).toEqual(["hunger", "again"]);
    expect(without(["base", "hunger", "again"], "again", BOXES)).toEqual(["base", "hunger"]);
    expect(together(["base", "hunger", "again"], BOXES)).toEqual(["hunger", "again"]);
    expect(together(["base", "hunger"], BOXES)).toEqual(["base", "hunger"]);
    expect((within(CATALOG, ["again"]).heroes as unknown[]).length).toBe(1);
  });
  it("decide what is offered, and lists that belong to no box stay whole", () => {
    expect(within(CATALOG, ["base"])).toMatchObject({ heroes: [{ id: "billy" }], words: ["kept"], boxes: BOXES.slice(0, 1) });
    expect((within(CATALOG, ["base"]).heroes as unknown[]).length).toBe(1);
  });
  it("are asked for only where there are several", () => {
    expect([several(CATALOG), several({ ...CATALOG, boxes: BOXES.slice(0, 1) }), several(null)]).toEqual([true, false, false]);
  });
});
