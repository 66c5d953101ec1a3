/** The games there are: every folder beside this file that has an `about.ts` and a `game.ts`. */
import type { Game, GameAbout } from "../shell/lib/game";

const abouts = import.meta.glob<GameAbout>("./*/about.ts", { eager: true, import: "default" });
const games = import.meta.glob<Game>("./*/game.ts", { import: "default" });

export const GAMES: GameAbout[] = Object.values(abouts).sort((a, b) => a.order - b.order);

export function aboutGame(id: string): GameAbout | undefined {
  return GAMES.find((game) => game.id === id);
}

/** A game's code, fetched when it is first played. */
export async function loadGame(id: string): Promise<Game> {
  const load = games[`./${id}/game.ts`];
  if (!load) throw new Error(`This page has no board for the game “${id}”; it has ${GAMES.map((g) => g.id).join(", ")}.`);
  return load();
}
