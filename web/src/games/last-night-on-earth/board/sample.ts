/** A table in the middle of the night, for tests. */
import type { Hero, Layout, View } from "../types";
import layoutData from "./sample-layout.json";

export const LAYOUT = layoutData as unknown as Layout;

const hero = (space: string, health: number, wounds: number, items: string[], seat = "heroes-1"): Hero => ({
  space, wounds, health, items, in_play: [], seat, activated: false, alive: true,
});

export function firstView(): View {
  const zombies: View["zombies"] = {};
  const where = ["0,0", "1,2", "5,3", "5,3", "5,3", "3,5", "8,2", "9,9", "10,5", "2,9", "2,9", "2,9", "2,9", "2,9"];
  where.forEach((space, i) => {
    zombies[`z${i + 1}`] = { space, kind: "standard", seat: i % 3 === 2 ? "zombies-2" : "zombies-1" };
  });
  return {
    profile: "original-advanced",
    scenario: "die-zombies-die",
    players: 4,
    round: 6,
    sun: 10,
    turn: "heroes",
    step: "activate",
    heroes: {
      "sheriff-anderson": hero("1,3", 3, 1, ["revolver", "torch", "ammo"]),
      sally: hero("5,3", 2, 0, ["baseball-bat"]),
      "father-joseph": hero("4,1", 3, 0, ["first-aid-kit", "crowbar"], "heroes-2"),
      "jake-cartwright": hero("8,2", 3, 2, ["chainsaw", "dynamite"], "heroes-2"),
    },
    zombies,
    hands: { "heroes-1": ["faith", "just-a-scratch"], "heroes-2": ["recovery"], "zombies-1": 3, "zombies-2": 4 },
    hero_deck: 27,
    zombie_deck: 22,
    hero_discard_top: "gasoline",
    zombie_discard_top: "trip",
    in_play: [{ card: "heavy-rain" }, { card: "locked-door", building: "barn" }],
    markers: [
      { kind: "taken-over", building: "gas-station" },
      { kind: "lights-out", building: "farmhouse" },
      { kind: "truck", space: "7,7" },
      { kind: "gas", space: "3,10" },
      { kind: "spawning-pit", space: "8,0" },
    ],
    pool: { "zombies-1": 3, "zombies-2": 2 },
    zombies_killed: 5,
    heroes_killed: 0,
  };
}
