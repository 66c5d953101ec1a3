/** Where the name boards of the buildings hang: over a wall, clear of doors and neighbours. */
import { plotsOf, type Building, type Layout } from "../types";
import { alone, CELL, cellXY, doorways, rectOf, type Door, type Point, type Rect } from "./geometry";

export interface Sign {
  building: Building;
  text: string;
  x: number;
  y: number;
  w: number;
  tag: { x: number; y: number };
}

const LETTER = 9.9;
const HEIGHT = 32;
/** Of the name of an area, which is written without a board. */
const AREA = { letter: 10.8, height: 24, middle: 7 };

export function signs(layout: Layout, say: (building: Building) => string): Sign[] {
  const doors = doorways(layout).filter((d) => !alone(layout, d.inside));
  const inside = new Set(layout.spaces.filter((s) => s.building).flatMap((s) => s.cells));
  const hung: Sign[] = [];
  for (const building of plotsOf(layout)) {
    const r = rectOf(building.cells);
    const text = say(building).toUpperCase();
    const w = text.length * LETTER + (building.numbers.length ? building.numbers.length * 19 + 8 : 0) + 24;
    const slide = Math.max(0, (r.w - w) / 2 - 8);
    const places = [r.y, r.y + r.h, r.y + 30].flatMap((y) =>
      [0, -slide, slide].map((dx) => {
        const x = Math.min(Math.max(r.x + r.w / 2 + dx, w / 2), layout.width * CELL - w / 2);
        return { x, y, worth: worth(x, y, dx, building, w) };
      }),
    );
    places.sort((a, b) => b.worth - a.worth);
    const { x, y } = places[0] as { x: number; y: number };
    const low = y < r.y + r.h / 2;
    hung.push({ building, text, x, y, w, tag: { x: r.x + r.w - 22, y: low ? r.y + r.h - 20 : r.y + 22 } });
  }
  return hung;

  function worth(x: number, y: number, dx: number, building: Building, w: number): number {
    const r = rectOf(building.cells);
    const clash = doors.some((d: Door) => d.turn % 180 === 0 && Math.abs(d.y - y) < 5 && Math.abs(d.x - x) < w / 2 + 20);
    const covers = hung.some((s) => Math.abs(s.y - y) < HEIGHT && Math.abs(s.x - x) < (s.w + w) / 2);
    const row = y === r.y ? y / CELL - 1 : y === r.y + r.h ? y / CELL : -1;
    const joined = building.cells.some((c) => inside.has(`${cellXY(c)[0]},${row}`));
    const rim = y === 0 || y === layout.height * CELL;
    const within = y > r.y && y < r.y + r.h;
    return (clash ? -10 : 0) + (covers ? -20 : 0) + (joined ? -3 : 0) + (rim ? 1 : 0) + (within ? -5 : 0) + (dx ? -0.5 : 0);
  }
}

/** Where the name of an area is written: at its lower edge, a line above it or at the upper one where a name board hangs there. */
export function areaName(layout: Layout, r: Rect, label: string, hung: readonly Sign[]): Point {
  const half = (label.length * AREA.letter) / 2;
  const x = Math.min(Math.max(r.x + r.w / 2, half), layout.width * CELL - half);
  const free = (y: number) => !hung.some((s) => Math.abs(s.y - y + AREA.middle) < (HEIGHT + AREA.height) / 2 && Math.abs(s.x - x) < s.w / 2 + half);
  const low = r.y + r.h - 10;
  return { x, y: [low, low - AREA.height - 4, r.y + AREA.height + 2].find(free) ?? low };
}
