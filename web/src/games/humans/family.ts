/** What is known of the three games of this family before their code is loaded. */
import type { GameAbout } from "../../shell/lib/game";
import { name } from "../../shell/lib/i18n.svelte";
import type { NewTable } from "../../shell/lib/types";

export function aboutTown(order: number, lesson: NewTable): GameAbout {
  const id = lesson.game;
  return { id, order, title: () => name("game", id), lesson, drawn: true };
}
