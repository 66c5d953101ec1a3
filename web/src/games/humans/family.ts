/** What is known of the three games of this family before their code is loaded. */
import type { GameAbout } from "../../shell/lib/game";
import { name } from "../../shell/lib/i18n.svelte";

export function aboutTown(id: string, order: number): GameAbout {
  return { id, order, title: () => name("game", id) };
}
