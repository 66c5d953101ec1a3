import { describe, expect, it } from "vitest";
import { pointed, spoken } from "./places";
import type { Decision } from "./types";

describe("places", () => {
  it("are words where one can point at them", () => {
    expect(pointed("Zombie 1 moves to the Hospital’s Morgue (0,11).")).toBe("Zombie 1 moves to the Hospital’s Morgue.");
    expect(pointed("Road (-3,12)")).toBe("Road");
    expect(pointed("On 4 or more (2, 3)")).toBe("On 4 or more (2, 3)");
  });
  it("keep their coordinates where two choices would read alike", () => {
    const labels = ["To the street (1,1)", "To the street (1,2)", "To the Gym (5,5)"];
    const decision = { prompt: "Where?", options: labels.map((label, i) => ({ id: String(i), type: "step", label })) } as unknown as Decision;
    expect(spoken(decision).options.map((o) => o.label)).toEqual(["To the street (1,1)", "To the street (1,2)", "To the Gym"]);
  });
  it("keep them where one choice would name a place twice", () => {
    const labels = ["From the street by the Gym (1,1) to the street by the Gym (1,2)", "From the street by the Gym (1,1) to the old Church (5,5)"];
    const decision = { prompt: "Which?", options: labels.map((label, i) => ({ id: String(i), type: "move", label })) } as unknown as Decision;
    expect(spoken(decision).options.map((o) => o.label)).toEqual([labels[0], "From the street by the Gym to the old Church"]);
  });
});
