/** Where things are on the map: squares are named "x,y" and may be left of or above the first tile. */
import type { Point, Rect } from "../../../shell/board/camera.svelte";
import type { Space } from "../../../shell/lib/types";
import type { Tile } from "../types";

export const CELL = 100;
/** A town of few tiles is not blown up to fill the page. */
const LEAST = 9;

export function xy(square: string): [number, number] {
  const [x = "0", y = "0"] = square.split("@")[0]?.split(",") ?? [];
  return [Number(x), Number(y)];
}

export function squareOf(x: number, y: number): string {
  return `${x},${y}`;
}

/** A place for a tile with its turn, as an option's goal: "3,0@1". */
export function plot(at: string, turn: number): string {
  return `${at}@${turn}`;
}

export function isPlot(id: string): boolean {
  return id.includes("@");
}

export function turnOf(id: string): number {
  return Number(id.split("@")[1] ?? 0);
}

export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The squares of the map from corner to corner, with room for tiles that may be laid. */
export function bounds(corners: string[]): Bounds {
  const xs = corners.map((c) => xy(c)[0]);
  const ys = corners.map((c) => xy(c)[1]);
  const x1 = Math.min(...xs, 0);
  const y1 = Math.min(...ys, 0);
  const w = Math.max(...xs, 0) + 3 - x1;
  const h = Math.max(...ys, 0) + 3 - y1;
  const wide = Math.max(w, LEAST);
  const high = Math.max(h, LEAST);
  return { x: x1 - (wide - w) / 2, y: y1 - (high - h) / 2, w: wide, h: high };
}

/** Every square one can stand on; all squares of a tile count as one building, so that a tile can be pointed at. */
export function spacesOf(tiles: Tile[]): Space[] {
  return tiles.flatMap((tile) => {
    const [left, top] = xy(tile.at);
    return tile.grid.flatMap((row, y) =>
      [...row].flatMap((ch, x) => (ch === "." ? [] : [{ id: squareOf(left + x, top + y), cells: [squareOf(left + x, top + y)], building: tile.at }])),
    );
  });
}

export interface Spot extends Point {
  scale: number;
}

/** Places within a square for so many, the first in front. */
export function spots(count: number): Spot[] {
  if (count <= 1) return [{ x: 50, y: 52, scale: 1 }];
  if (count === 2) return [{ x: 31, y: 54, scale: 0.82 }, { x: 70, y: 52, scale: 0.82 }];
  if (count === 3) return [{ x: 29, y: 62, scale: 0.7 }, { x: 72, y: 62, scale: 0.7 }, { x: 50, y: 36, scale: 0.7 }];
  return Array.from({ length: count }, (_, i) => ({ x: 27 + (i % 2) * 46, y: 32 + (Math.floor(i / 2) % 2) * 40 + Math.floor(i / 4) * 8, scale: 0.62 }));
}

/** The nearest square in a direction among those there are. */
export function neighbour(from: string, dx: number, dy: number, among: string[]): string {
  const [x, y] = xy(from);
  let best = from;
  let least = Infinity;
  for (const id of among) {
    const [ox, oy] = xy(id);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = ahead + aside * 3;
    if (ahead > 0 && cost < least) {
      best = id;
      least = cost;
    }
  }
  return best;
}

export function rectOf(square: string, from: Bounds): Rect {
  const [x, y] = xy(square);
  const size = isPlot(square) ? 3 * CELL : CELL;
  return { x: (x - from.x) * CELL, y: (y - from.y) * CELL, w: size, h: size };
}
