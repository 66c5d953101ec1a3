/** The first turns of the three games with a voice that explains; each game's own folder says how its table stands. */
import type { Guide } from "../../shell/lib/game";
import type { Decision, GameEvent, NewTable } from "../../shell/lib/types";

/** A kind of decision -> the lesson about it; what is not here explains itself. */
const LESSONS: Record<string, string> = {
  "place-tile": "tile",
  "people-tile": "people",
  "place-human": "fill",
  "place-zombie": "fill",
  "place-token": "fill",
  "place-chit": "open",
  "draw-card": "draw",
  "discard-card": "discard",
  "move-zombies": "walk",
  "choose-capture": "capture",
  "re-roll": "re-roll",
  "choose-fate": "fate",
  "move-human": "run",
  "take-wound": "wound",
  "roll-movement": "roll",
  "move-guy": "guy",
  combat: "fight",
  "choose-foe": "foe",
  "move-horde": "horde",
  window: "window",
};

type Tried = (event: GameEvent) => boolean;

/** What there is to try, by those who sit in the first seat. */
const TASKS: Record<string, (me: string) => Tried> = {
  tile: (me) => (e) => e.type === "laid-tile" && e.seat === me,
  walk: (me) => (e) => e.type === "moved" && e.seat === me,
  card: (me) => (e) => e.type === "played" && e.seat === me,
  "break-in": (me) => (e) => e.type === "break-in" && e.seat === me,
  capture: (me) => (e) => e.type === "attempt" && e.seat === me,
  score: (me) => (e) => (e.type === "eaten" || e.type === "infected") && e.seat === me,
  fight: (me) => (e) => e.type === "combat" && e.seat === me,
  kill: (me) => (e) => e.type === "killed" && e.seat === me,
  horde: () => (e) => e.type === "shambled",
  guy: (me) => (e) => e.type === "attempt" && e.seat === me && e.prey !== "human",
};

/** The guide of one of the three: what it welcomes to, and the tasks that it ticks off. */
export function townGuide(lesson: NewTable, contest: "capture" | "fight", tasks: string[]): Guide {
  const me = lesson.seats[0]?.seat ?? "";
  return {
    words: "town",
    welcome: `coach-town-welcome-${lesson.game}`,
    lessons: [...new Set(Object.values(LESSONS))],
    lesson: (decision: Decision | null) => LESSONS[decision?.kind ?? ""] ?? null,
    contest,
    tasks: Object.fromEntries(tasks.map((task) => [task, (TASKS[task] as (me: string) => Tried)(me)])),
  };
}

/** A table for two, with a bot that errs, from where it stands. */
export function firstTurns(game: string, seats: [string, string], situation: Record<string, unknown>, seed: number): NewTable {
  const [me, rival] = seats;
  return {
    game,
    config: { situation: { turn: me, step: "tile", turn_number: 13, ...situation } },
    seats: [{ seat: me, who: "me" }, { seat: rival, who: "bot", level: "easy" }],
    seed,
    hints: true,
    delay: 0,
  };
}

/** Six of nine points, a shop with people in it, and somebody in the street. */
export const LESSON = firstTurns(
  "humans",
  ["zombie-1", "zombie-2"],
  {
    players: 2,
    characters: ["cheerleader", "lawyer"],
    tiles: [{ tile: "beauty-shop", at: "0,-3", turn: 0 }, { tile: "road-tee", at: "3,0", turn: 0 }, { tile: "road-straight", at: "-3,0", turn: 1 }],
    humans: ["0,-3", "1,-3", "2,-3", "4,1"],
    sheets: { "zombie-1": { pawns: ["1,0", "1,1"], dice: 2, eaten: 4 }, "zombie-2": { pawns: ["-2,1"], dice: 2, eaten: 3 } },
    hands: { "zombie-1": ["fresh-legs"] },
    stack: { humans: ["road-bend", "gym"] },
  },
  3,
);

export const GUIDE = townGuide(LESSON, "capture", ["tile", "card", "walk", "break-in", "capture", "score"]);
