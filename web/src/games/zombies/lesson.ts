/** First turns: 22 of 25 zombies, and some more around the corner. */
import { firstTurns, townGuide } from "../humans/lesson";

export const LESSON = firstTurns(
  "zombies",
  ["shotgun-1", "shotgun-2"],
  {
    players: 2,
    tiles: [{ tile: "gas-station", at: "0,-3", turn: 0 }, { tile: "road-tee", at: "3,0", turn: 0 }, { tile: "road-straight", at: "-3,0", turn: 1 }],
    zombies: ["1,0", "0,-3", "1,-3", "4,1", "5,1", "-2,1"],
    tokens: { life: ["2,-3"], bullets: ["0,-3", "0,1"] },
    sheets: { "shotgun-1": { pawns: ["1,1"], life: 3, bullets: 3, kills: 22 }, "shotgun-2": { pawns: ["-3,1"], life: 3, bullets: 3, kills: 14 } },
    hands: { "shotgun-1": ["adrenaline-rush"] },
    stack: { zombies: ["road-bend", "road-tee"] },
  },
  3,
);

export const GUIDE = townGuide(LESSON, "fight", ["tile", "walk", "fight", "kill", "card", "horde"]);
