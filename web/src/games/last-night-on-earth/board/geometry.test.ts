import { describe, expect, it } from "vitest";
import type { Layout } from "../types";
import layoutData from "./sample-layout.json";
import { cellXY, doorways, fan, ground, neighbour, outline, rectOf, runs, spots } from "./geometry";
import { arrange } from "./place";
import { areaName, signs } from "./signs";
import { firstView } from "./sample";

const town = layoutData as unknown as Layout;

describe("shapes", () => {
  it("walls in one line become one stroke", () => {
    expect(runs([[0, 0, 1, 0], [1, 0, 2, 0], [3, 0, 4, 0], [2, 0, 2, 1]])).toEqual([[0, 0, 2, 0], [3, 0, 4, 0], [2, 0, 2, 1]]);
  });
  it("the outline of an L turns six corners and closes", () => {
    const path = outline(["0,0", "0,1", "1,1"]);
    expect(path.startsWith("M0 0 ")).toBe(true);
    expect(path.endsWith("Z")).toBe(true);
  });
  it("every door of the town leads from a building to open ground or into a room", () => {
    const open = ground(town).outdoor;
    for (const door of doorways(town)) expect(open.has(door.inside)).toBe(false);
  });
  it("the street never runs through a house", () => {
    const { road, outdoor } = ground(town);
    for (const cell of road) expect(outdoor.has(cell)).toBe(true);
  });
});

describe("figures", () => {
  it("those who share a space stand apart", () => {
    for (const count of [2, 3, 4, 7]) {
      const where = spots(rectOf(["0,0"]), count);
      expect(new Set(where.map((s) => `${s.x},${s.y}`)).size).toBe(count);
    }
  });
  it("an opened stack stays on the board", () => {
    for (const spot of fan({ x: 0, y: 1200 }, 14, 12, 12)) {
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.y).toBeLessThanOrEqual(1200);
    }
  });
  it("five Zombies in one small space are a stack that opens", () => {
    const closed = arrange(town, firstView(), null);
    const stack = closed.stacks.find((s) => s.space === "2,9");
    expect(stack?.ids).toHaveLength(5);
    expect(closed.placed.filter((p) => p.space === "2,9" && p.shown)).toHaveLength(3);
    expect(arrange(town, firstView(), "2,9").placed.filter((p) => p.space === "2,9" && p.shown)).toHaveLength(5);
  });
});

describe("finding the way", () => {
  it("an arrow key goes to the next space, across large ones too", () => {
    expect(neighbour(town, "3,3", 1, 0)).toBe("5,3");
    expect(neighbour(town, "0,0", -1, 0)).toBe("0,0");
    expect(cellXY(neighbour(town, "2,2", 0, 1))).toEqual([2, 3]);
  });
  it("no two name boards cover each other", () => {
    const hung = signs(town, (b) => b.name);
    for (const a of hung) for (const b of hung) if (a !== b) expect(Math.abs(a.y - b.y) >= 30 || Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 1).toBe(true);
  });
  it("the name of an area keeps off the name board of the building around it", () => {
    const cell = rectOf(["0,11"]);
    const hung = (x: number, y: number) => [{ building: town.buildings[0]!, text: "HOSPITAL", x, y, w: 160, tag: { x, y } }];
    expect(areaName(town, cell, "Morgue", []).y).toBe(cell.y + cell.h - 10);
    expect(areaName(town, cell, "Morgue", hung(cell.x + 120, cell.y + cell.h)).y).toBe(cell.y + cell.h - 38);
    expect(areaName(town, cell, "Morgue", hung(cell.x + 600, cell.y + cell.h)).y).toBe(cell.y + cell.h - 10);
  });
});
