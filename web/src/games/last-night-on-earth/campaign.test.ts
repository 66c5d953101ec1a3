import { beforeEach, describe, expect, it } from "vitest";
import { forget, goesOn, keep, kept, next, type Campaign, type Played } from "./campaign";

const billy: Played = { hero: "billy", survived: true, cards: ["revolver"] };
const becky: Played = { hero: "becky", survived: false, cards: [] };
const of = (...games: Played[]): Campaign => ({ games, of: 4 });

describe("a campaign", () => {
  beforeEach(() => localStorage.clear());

  it("is kept until it is given up", () => {
    expect(kept()).toBeNull();
    keep(of(billy));
    expect(kept()).toEqual(of(billy));
    forget();
    expect(kept()).toBeNull();
  });
  it("that cannot be read is none", () => {
    localStorage.setItem("shamble.campaign", "{");
    expect(kept()).toBeNull();
    localStorage.setItem("shamble.campaign", '{"games": []}');
    expect(kept()).toBeNull();
  });
  it("goes on with one more game, and is not replaced by another one", () => {
    expect(goesOn(null, of(billy))).toBe(true);
    expect(goesOn(of(billy), of(billy, becky))).toBe(true);
    expect(goesOn(of(billy, becky), of(billy))).toBe(false);
    expect(goesOn(of(billy), of(becky))).toBe(false);
  });
  it("leads to another game, to a scenario with who is left, or nowhere", () => {
    expect(next(of(billy, becky))).toBe("game");
    expect(next(of(becky, becky, becky, billy))).toBe("scenario");
    expect(next(of(becky, becky, becky, becky))).toBe("lost");
  });
});
