/** The first game: the last four rounds of a night. Two more Zombies and the Heroes have won. */
import type { Decision, GameEvent, NewTable } from "../../shell/lib/types";

/** The scenario to start with. */
export const FIRST = "die-zombies-die";

const SITUATION = {
  scenario: FIRST,
  profile: "original-basic",
  players: 2,
  board: { center: "town-center", outer: ["hospital", "school", "gas", "farm"] },
  turn: "heroes",
  step: "activate",
  round: 12,
  zombies_killed: 13,
  heroes: {
    "sheriff-anderson": { space: "4,4", seat: "heroes-1", items: ["revolver"] },
    billy: { space: "8,3", seat: "heroes-1" },
  },
  zombies: { z1: { space: "6,4" }, z2: { space: "9,3" }, z3: { space: "3,5" } },
  hero_deck: ["fire-axe", "meat-cleaver", "first-aid-kit"],
  pool: { "zombies-1": 3 },
};

export const LESSON: NewTable = {
  game: "last-night-on-earth",
  config: { situation: SITUATION },
  seats: [{ seat: "heroes-1", who: "me" }, { seat: "zombies-1", who: "bot", level: "easy" }],
  // With this seed neither side is cut short, whatever is tried.
  seed: 24,
  hints: true,
  delay: 0,
};

export const LESSONS = ["place-hero", "activate-hero", "move-action", "move-hero", "exchange", "ranged-attack", "fight", "window", "move-zombies", "place-zombie", "discard-and-draw"];

export function lessonFor(decision: Decision | null): string | null {
  const kind = decision?.fight || decision?.kind === "choose-fight" ? "fight" : decision?.kind;
  if (kind === "move-action" && decision?.options.some((o) => o.type === "step")) return "move-hero";
  return kind && LESSONS.includes(kind) ? kind : null;
}

/** What there is to try, and the event that shows that it was tried. */
export const TASKS: Record<string, (event: GameEvent) => boolean> = {
  activate: (e) => e.type === "activated",
  move: (e) => e.type === "moved" && !/^[a-z]\d+$/.test(String(e.who)),
  search: (e) => e.type === "searched" || e.type === "picked-up",
  shoot: (e) => e.type === "attacked",
  fight: (e) => e.type === "fight-resolved",
  survive: (e) => e.type === "turn" && e.turn === "heroes",
};
