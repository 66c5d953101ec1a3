/** Who stands where within a space, and which of the dead hide in a stack. */
import { alliesOf, type Layout, type View } from "../types";
import { CELL, fan, rectOf, spots, type Rect, type Spot } from "./geometry";

export interface Placed extends Spot {
  id: string;
  space: string;
  shown: boolean;
  open: boolean;
}

export interface Stack {
  space: string;
  ids: string[];
  x: number;
  y: number;
  open: boolean;
}

const SMALL_LIMIT = 4;
const LARGE_LIMIT = 9;

export function arrange(layout: Layout, view: View, open: string | null): { placed: Placed[]; stacks: Stack[] } {
  const rects = new Map<string, Rect>(layout.spaces.map((s) => [s.id, rectOf(s.cells)]));
  const home = new Map(layout.spaces.flatMap((s) => s.cells.map((c) => [c, s.id] as const)));
  const here = new Map<string, { heroes: string[]; zombies: string[] }>();
  const at = (cell: string) => {
    const id = home.get(cell) ?? cell;
    const group = here.get(id) ?? { heroes: [], zombies: [] };
    here.set(id, group);
    return group;
  };
  for (const [id, hero] of Object.entries(view.heroes)) if (hero.alive && hero.space) at(hero.space).heroes.push(id);
  for (const [id, ally] of Object.entries(alliesOf(view))) at(ally.space).heroes.push(id);
  for (const [id, zombie] of Object.entries(view.zombies)) if (zombie.space) at(zombie.space).zombies.push(id);

  const placed: Placed[] = [];
  const stacks: Stack[] = [];
  for (const [space, { heroes, zombies }] of here) {
    const rect = rects.get(space);
    if (!rect) continue;
    const limit = rect.w > CELL ? LARGE_LIMIT : SMALL_LIMIT;
    if (heroes.length + zombies.length <= limit || zombies.length < 2) {
      const where = spots(rect, heroes.length + zombies.length);
      [...heroes, ...zombies].forEach((id, i) => placed.push({ ...(where[i] as Spot), id, space, shown: true, open: false }));
      continue;
    }
    const where = spots(rect, heroes.length + 1);
    heroes.forEach((id, i) => placed.push({ ...(where[i] as Spot), id, space, shown: true, open: false }));
    const pile = where[heroes.length] as Spot;
    const opened = open === space;
    const ring = opened ? fan(pile, zombies.length, layout.width, layout.height) : [];
    zombies.forEach((id, i) => {
      const slot = ring[i] ?? { x: pile.x + (i % 3) * 7 - 7, y: pile.y - (i % 3) * 4 + 2, scale: pile.scale };
      placed.push({ ...slot, id, space, shown: opened || i < 3, open: opened });
    });
    stacks.push({ space, ids: zombies, x: pile.x, y: pile.y, open: opened });
  }
  // Whoever has a face stands before the crowd.
  placed.sort((a, b) => Number(a.open) - Number(b.open) || Number(!(a.id in view.zombies)) - Number(!(b.id in view.zombies)) || a.y - b.y);
  return { placed, stacks };
}
