import { describe, expect, it } from "vitest";
import type { Catalog, Decision, Layout } from "../../shell/lib/types";
import { bounds, neighbour, plot, spacesOf, turnOf, xy } from "./board/geometry";
import { openings } from "./art/town";
import { facts } from "./facts.svelte";
import about from "./about";
import { GUIDE } from "./lesson";
import { numbered } from "./roles";
import { story } from "./story";
import { townGame } from "./town";
import type { Tile, View } from "./types";

const HOSPITAL: Tile = { tile: "hospital", set: "humans", at: "-3,0", turn: 0, kind: "named", grid: ["BB.", "BB#", "..."], doors: [], barricade: 5 };

const VIEW: View = {
  game: "humans", round: 1, turn: "zombie-1", step: "move", players: 2, seats: ["zombie-1", "zombie-2"], hands: { "zombie-1": [], "zombie-2": 3 },
  tiles: [], humans: ["1,0"], zombies: [], chits: [], tokens: { dice: ["1,1"], life: [], bullets: [] },
  sheets: {
    "zombie-1": { role: "zombie", pawns: ["1,1", "1,1"], points: 2, needed: 9, played: false, character: "lawyer", dice: 2, eaten: 0, wounds: [] },
    "zombie-2": { role: "zombie", pawns: ["0,1"], points: 1, needed: 9, played: false, character: "miner", dice: 2, eaten: 0, wounds: [] },
  },
  pools: { humans: 50, zombies: 100, dice: 20 }, deck: {}, discard: {}, stack: { humans: 20 }, effects: [],
};

describe("the map", () => {
  it("has a space for every square one can stand on, and none for a lawn", () => {
    expect(spacesOf([HOSPITAL]).map((s) => s.id)).toEqual(["-3,0", "-2,0", "-3,1", "-2,1", "-1,1"]);
  });
  it("reads a place for a tile with its turn", () => {
    expect(xy(plot("-3,6", 2))).toEqual([-3, 6]);
    expect(turnOf(plot("-3,6", 2))).toBe(2);
  });
  it("is not blown up while it is small, and grows to all sides", () => {
    expect(bounds(["0,0"])).toEqual({ x: -3, y: -3, w: 9, h: 9 });
    expect(bounds(["0,0", "-9,0", "6,0"])).toEqual({ x: -9, y: -3, w: 18, h: 9 });
  });
  it("is walked by arrow keys to the nearest square that way", () => {
    expect(neighbour("0,0", 1, 0, ["0,0", "0,1", "3,0", "1,2"])).toBe("3,0");
    expect(neighbour("0,0", -1, 0, ["0,0", "0,1"])).toBe("0,0");
  });
  it("turns a new tile clockwise", () => {
    facts.learn({ profiles: [], seats: {}, tiles: [{ id: "gym", name: "Gym", grid: ["BBB", "...", ".#."] }] } as unknown as Catalog);
    expect(facts.grid("gym", 0)).toEqual(["BBB", "...", ".#."]);
    expect(facts.grid("gym", 1)).toEqual(["..B", "#.B", "..B"]);
  });
});

describe("the walls of a building", () => {
  const shop: Tile = { ...HOSPITAL, tile: "gym", at: "0,-3", grid: ["BBB", "###", ".#."], doors: [["1,-3", "1,-2"]] };
  it("are passed by printed doors in Zombies!!!, or from any street if the table plays so", () => {
    expect(openings(shop, { game: "zombies", chits: [] })).toEqual([[1, 0, 1, 1]]);
    expect(openings(shop, { game: "zombies", chits: [], switches: { any_adjacent_street: true } })).toHaveLength(3);
  });
  it("are boarded up where there are zombie players, doors or not, until a barricade falls", () => {
    expect(openings(shop, { game: "humans-and-zombies", chits: [] })).toEqual([]);
    expect(openings(shop, { game: "humans", chits: ["2,-2"] })).toEqual([[2, 0, 2, 1]]);
  });
});

describe("what is offered", () => {
  const game = townGame(about, GUIDE, []);
  it("lies on the map: a tile with its turn, a tile that is chosen; a wound is a card", () => {
    const options = [
      { id: "0", type: "place-tile", tile: "gym", at: "3,0", turn: 1, label: "" },
      { id: "1", type: "choose", tile: "gym", at: "3,0", label: "" },
      { id: "2", type: "take", wound: "arm", label: "" },
    ];
    const offered = game.offer?.({ seat: "zombie-1", kind: "place-tile", prompt: "", rules: [], options } as Decision).options;
    expect(offered?.[0]?.to).toBe("3,0@1");
    expect(offered?.[1]).toMatchObject({ building: "3,0" });
    expect(offered?.[1]?.to).toBeUndefined();
    expect(offered?.[2]?.card).toBe("arm");
  });
  it("stands on spaces that the board is given", () => {
    expect(game.board?.({ tiles: [HOSPITAL] } as unknown as Layout).spaces[0]).toEqual({ id: "-3,0", cells: ["-3,0"], building: "-3,0" });
  });
});

describe("the story", () => {
  it("walks one of two pawns that stand together", () => {
    const [step] = story([{ type: "moved", seat: "zombie-1", from: "1,1", to: "1,2" }], VIEW, VIEW, []);
    expect((step?.view as View).sheets["zombie-1"]?.pawns).toEqual(["1,2", "1,1"]);
    expect(step?.beat?.spaces).toEqual(["1,2"]);
  });
  it("takes an infected human off the map before its zombie comes in", () => {
    const steps = story([{ type: "infected", seat: "zombie-1", to: "1,0", prey: "human" }, { type: "entered", seat: "zombie-1", to: "1,0" }], VIEW, VIEW, []);
    expect((steps[0]?.view as View).humans).toEqual([]);
    expect((steps[0]?.view as View).sheets["zombie-1"]?.pawns).toHaveLength(2);
    expect((steps[1]?.view as View).sheets["zombie-1"]?.pawns).toEqual(["1,1", "1,1", "1,0"]);
  });
  it("does not wait for what the player did", () => {
    const [mine] = story([{ type: "attempt", seat: "zombie-1", to: "1,0" }], VIEW, VIEW, ["zombie-1"]);
    const [theirs] = story([{ type: "attempt", seat: "zombie-1", to: "1,0" }], VIEW, VIEW, ["zombie-2"]);
    expect([mine?.beat?.own, theirs?.beat?.own]).toEqual([true, false]);
  });
});

describe("roles", () => {
  it("number the seats of each role clockwise", () => {
    expect(numbered(["shotgun", "zombie", "shotgun"])).toEqual(["shotgun-1", "zombie-1", "shotgun-2"]);
  });
});
