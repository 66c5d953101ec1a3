import { describe, expect, it } from "vitest";
import { recorded } from "./recorded";

const link = (told: unknown) => btoa(JSON.stringify(told)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

describe("a game in an address", () => {
  it("becomes a table that bots have played already", () => {
    const told = { game: "last-night-on-earth", config: { scenario: "burn-em-out" }, seed: 7, choices: [0, 2, 1] };
    expect(recorded(link(told))).toEqual({ ...told, seats: [], hints: true, delay: 0 });
  });
  it("is refused with a sentence when it was cut off", () => {
    expect(() => recorded(link({ choices: [1] }).slice(0, 6))).toThrow();
    expect(() => recorded(link({ seed: 1 }))).toThrow();
  });
});
