/** The guided first turns of a game: one bot, easy, hints on, and a voice that explains. */
import { api } from "./api";
import type { GameAbout } from "./game";
import { go } from "./router.svelte";

export async function startLesson(game: GameAbout | undefined): Promise<void> {
  if (!game?.lesson) return;
  const made = await api.newTable(game.lesson);
  go(`table?token=${encodeURIComponent(made.token)}&guided=1`);
}
