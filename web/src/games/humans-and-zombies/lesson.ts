/** First turns: a zombie with six of nine points, beside a shotgun guy who has seen better days. */
import { firstTurns, townGuide } from "../humans/lesson";

export const LESSON = firstTurns(
  "humans-and-zombies",
  ["zombie-1", "shotgun-1"],
  {
    roles: ["zombie", "shotgun"],
    players: 2,
    characters: ["cheerleader"],
    humans: ["4,1"],
    zombies: ["-2,1", "1,4"],
    sheets: { "zombie-1": { pawns: ["1,0", "1,1"], dice: 2, eaten: 4 }, "shotgun-1": { pawns: ["2,1"], life: 2, bullets: 2, kills: 12 } },
    hands: { "zombie-1": ["fresh-legs"] },
    stack: { humans: ["road-tee", "gym"] },
  },
  3,
);

export const GUIDE = townGuide(LESSON, "capture", ["tile", "walk", "capture", "guy", "score", "horde"]);
