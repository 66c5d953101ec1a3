/** Links of the laboratory: a whole game in the address. */
import { t } from "./i18n.svelte";
import type { NewTable } from "./types";

/** The game that a link carries: base64url of JSON. Throws a sentence where it is none. */
export function recorded(game: string): NewTable {
  try {
    const told = JSON.parse(atob(game.replace(/-/g, "+").replace(/_/g, "/"))) as NewTable;
    if (!Array.isArray(told.choices)) throw new Error("no choices");
    return { ...told, seats: [], hints: true, delay: 0 };
  } catch {
    throw new Error(t("web-recorded-broken"));
  }
}
