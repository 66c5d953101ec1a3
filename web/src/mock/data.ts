/** A table in the middle of the night, for looking at screens without a server. */
import type { Catalog, Hero, Layout, RuleEntry, View } from "../lib/types";
import layoutData from "./layout.json";

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

const named = (ids: string[]) => ids.map((id) => ({ id, name: id }));

export const CATALOG: Catalog = {
  seats: { 2: ["heroes-1", "zombies-1"] },
  scenarios: [
    { id: "die-zombies-die", name: "Die Zombies, Die!", turns: 15, minutes: 60, profiles: ["original-basic", "original-advanced", "complete"] },
    { id: "escape-in-the-truck", name: "Escape in the Truck", turns: 15, minutes: 75 },
    { id: "save-the-townsfolk", name: "Save the Townsfolk", turns: 16, minutes: 75 },
    { id: "burn-em-out", name: "Burn 'em Out", turns: 18, minutes: 80 },
    { id: "defend-the-manor-house", name: "Defend the Manor House", turns: 17, minutes: 80, centre: "manor-house" },
  ],
  profiles: named(["original-basic", "original-advanced", "complete"]),
  heroes: named(["sheriff-anderson", "billy", "johnny", "father-joseph", "becky", "sally", "jenny", "jake-cartwright"]),
  cards: [],
  boards: named(["school", "hospital", "church", "farm", "gas", "plant"]),
};

export const RULES: RuleEntry[] = [
  { rule: "3.3.2", title: "Doors", text: "A door lets a Hero pass a wall straight, never diagonally.", figure: "doors" },
  { rule: "8.4", title: "Moving a Hero", text: "Roll a die and move up to that many spaces. A space with a Zombie ends the move. See 8.4.3.", figure: "corner-walls" },
  { rule: "8.4.3", title: "Corners", text: "A diagonal step is barred where walls close the corner.", figure: "corner-walls" },
  { rule: "10.3", title: "Line of sight", text: "Draw a line from the middle of one space to the middle of the other. A wall that the shooter's space touches does not block.", figure: "sight" },
  { rule: "11.4", title: "Fighting", text: "The Hero rolls two Fight Dice, the Zombie one. The highest die wins, and the Zombie wins a tie." },
];
