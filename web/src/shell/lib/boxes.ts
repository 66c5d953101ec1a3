/** Which boxes a player has: asked once for each game, remembered here, and everything by default. */
import { settings } from "./settings.svelte";
import type { Box, Catalog } from "./types";

/** Whether there is anything to ask. */
export function several(catalog: Catalog | null): boolean {
  return (catalog?.boxes?.length ?? 0) > 1;
}

export function owned(game: string, catalog: Catalog): string[] {
  const boxes = catalog.boxes ?? [];
  const said = settings.boxes[game];
  return said ? withNeeds(said, boxes) : boxes.map((box) => box.id);
}

/** These boxes and those whose contents lie in them again. */
function held(ids: string[], boxes: Box[]): Set<string> {
  return new Set(boxes.flatMap((box) => (ids.includes(box.id) ? [box.id, ...(box.replaces ?? [])] : [])));
}

/** The boxes of which it needs any, where none of them is there. */
function choiceOf(box: Box, there: Set<string>): string[] {
  const any = box.needs_one ?? [];
  return any.some((one) => there.has(one)) ? [] : any;
}

/** A box comes with the boxes that it cannot be played without. */
export function withNeeds(ids: string[], boxes: Box[]): string[] {
  const wanted = held(ids, boxes);
  const asked = new Set(ids);
  for (const box of [...boxes].reverse()) {
    if (!asked.has(box.id)) continue;
    for (const needed of box.needs) if (!wanted.has(needed)) asked.add(needed);
    for (const first of choiceOf(box, new Set([...wanted, ...asked])).slice(0, 1)) asked.add(first);
  }
  return boxes.map((box) => box.id).filter((id) => asked.has(id));
}

/** Without a box go those that need it. */
export function without(ids: string[], gone: string, boxes: Box[]): string[] {
  const left = ids.filter((id) => id !== gone);
  const there = held(left, boxes);
  const lost = boxes.find((box) => left.includes(box.id) && (box.needs.some((needed) => !there.has(needed)) || choiceOf(box, there).length > 0));
  return lost ? without(left, lost.id, boxes) : left;
}

/** What lies on the table where nobody says otherwise: all of it, but for boxes that lie in another once more. */
export function together(ids: string[], boxes: Box[]): string[] {
  return ids.filter((id) => !boxes.some((box) => ids.includes(box.id) && box.replaces?.includes(id)));
}

/** The catalogue as far as these boxes go. */
export function within(catalog: Catalog, ids: string[]): Catalog {
  const there = held(ids, catalog.boxes ?? []);
  const lists = Object.entries(catalog).map(([list, rows]) => [
    list,
    Array.isArray(rows) ? rows.filter((row: { box?: unknown }) => typeof row?.box !== "string" || there.has(row.box)) : rows,
  ]);
  return { ...(Object.fromEntries(lists) as Catalog), boxes: (catalog.boxes ?? []).filter((box) => ids.includes(box.id)) };
}
