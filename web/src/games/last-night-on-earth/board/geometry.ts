/** Where things are drawn. Pure numbers: one small cell is 100 units wide. */
import type { Point, Rect } from "../../../shell/board/camera.svelte";
import type { Edge, Layout, Space } from "../types";

export const CELL = 100;

export type { Point, Rect };

export function cellXY(cell: string): [number, number] {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return [x, y];
}

export function rectOf(cells: string[]): Rect {
  const xs = cells.map((c) => cellXY(c)[0]);
  const ys = cells.map((c) => cellXY(c)[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x: x * CELL, y: y * CELL, w: (Math.max(...xs) - x + 1) * CELL, h: (Math.max(...ys) - y + 1) * CELL };
}

export function middle(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** The outline of a set of cells as one closed path, clockwise. */
export function outline(cells: string[]): string {
  const has = new Set(cells);
  const next = new Map<string, string[]>();
  const add = (a: string, b: string) => next.set(a, [...(next.get(a) ?? []), b]);
  for (const cell of cells) {
    const [x, y] = cellXY(cell);
    if (!has.has(`${x},${y - 1}`)) add(`${x},${y}`, `${x + 1},${y}`);
    if (!has.has(`${x + 1},${y}`)) add(`${x + 1},${y}`, `${x + 1},${y + 1}`);
    if (!has.has(`${x},${y + 1}`)) add(`${x + 1},${y + 1}`, `${x},${y + 1}`);
    if (!has.has(`${x - 1},${y}`)) add(`${x},${y + 1}`, `${x},${y}`);
  }
  let path = "";
  while (next.size) {
    const start = [...next.keys()][0] as string;
    let at = start;
    path += "M";
    do {
      const [x, y] = cellXY(at);
      path += `${x * CELL} ${y * CELL} `;
      const ways = next.get(at) as string[];
      const to = ways.pop() as string;
      if (!ways.length) next.delete(at);
      at = to;
    } while (at !== start);
    path += "Z";
  }
  return path;
}

/** Unit edges in one line become one long wall. */
export function runs(edges: Edge[]): Edge[] {
  const lines = new Map<string, [number, number][]>();
  for (const [x1, y1, x2, y2] of edges) {
    const flat = y1 === y2;
    const key = flat ? `h${y1}` : `v${x1}`;
    const span: [number, number] = flat ? [Math.min(x1, x2), Math.max(x1, x2)] : [Math.min(y1, y2), Math.max(y1, y2)];
    lines.set(key, [...(lines.get(key) ?? []), span]);
  }
  const out: Edge[] = [];
  for (const [key, spans] of lines) {
    const at = Number(key.slice(1));
    const flat = key[0] === "h";
    spans.sort((a, b) => a[0] - b[0]);
    let open = spans[0] as [number, number];
    const close = () => out.push(flat ? [open[0], at, open[1], at] : [at, open[0], at, open[1]]);
    for (const span of spans.slice(1)) {
      if (span[0] <= open[1]) open = [open[0], Math.max(open[1], span[1])];
      else {
        close();
        open = span;
      }
    }
    close();
  }
  return out;
}

export interface Door {
  /** Middle of the opening. */
  x: number;
  y: number;
  /** Degrees by which a door that opens to the south is turned. */
  turn: number;
  outside: string;
  inside: string;
}

/** Each door with the side on which the street lies. */
export function doorways(layout: Layout): Door[] {
  const building = new Map(layout.spaces.flatMap((s) => s.cells.map((c) => [c, s.building] as const)));
  const room = new Map(layout.spaces.flatMap((s) => s.cells.map((c) => [c, s.room ?? null] as const)));
  return layout.doors.map(([x1, y1, x2, y2]) => {
    const flat = y1 === y2;
    const a = flat ? `${Math.min(x1, x2)},${y1 - 1}` : `${x1 - 1},${Math.min(y1, y2)}`;
    const b = flat ? `${Math.min(x1, x2)},${y1}` : `${x1},${Math.min(y1, y2)}`;
    const aInside = Boolean(building.get(a)) && (!building.get(b) || Boolean(room.get(a)));
    const [inside, outside] = aInside ? [a, b] : [b, a];
    const [ox, oy] = cellXY(outside);
    const [ix, iy] = cellXY(inside);
    const turn = oy > iy ? 0 : oy < iy ? 180 : ox > ix ? 270 : 90;
    return { x: ((x1 + x2) / 2) * CELL, y: ((y1 + y2) / 2) * CELL, turn, outside, inside };
  });
}

function around(cell: string): string[] {
  const [x, y] = cellXY(cell);
  return [`${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`, `${x},${y - 1}`];
}

export interface Ground {
  outdoor: Set<string>;
  road: Set<string>;
  /** Pairs of neighbouring street cells. */
  streets: [string, string][];
  /** Ways from each door to the street, as lists of points. */
  paths: Point[][];
  large: Space[];
  /** The board in the middle, if it has nine large spaces. */
  square: string;
  /** How far the middle lies from where it lies among four boards. */
  shift: Point;
}

/** The street that rings the middle of a standard board, and footpaths from the doors to it. */
export function ground(layout: Layout): Ground {
  const outdoor = new Set(layout.spaces.filter((s) => !s.building).flatMap((s) => s.cells));
  const large = layout.spaces.filter((s) => s.cells.length > 1);
  const inLarge = new Set(large.flatMap((s) => s.cells));
  const fields = new Set(Object.entries(layout.areas).flatMap(([id, cells]) => (id === "road-out-of-town" ? [] : cells)));
  const road = new Set<string>();
  const centre = layout.boards.find((b) => b.corner === "center");
  const nine = centre ? large.filter((s) => centre.cells.includes(s.id)) : large;
  const square = nine.length === 9 ? (centre?.id ?? "town-center") : "";
  const at = rectOf(centre?.cells ?? [...inLarge, "3,3"]);
  const shift = square ? { x: at.x - 3 * CELL, y: at.y - 3 * CELL } : { x: 0, y: 0 };
  const woods = new Set(layout.spaces.filter((s) => s.forest).flatMap((s) => s.cells));
  if (square !== "forest-center" && layout.boards.length >= 4 && (square || (layout.width === 12 && layout.height === 12))) {
    for (const cell of outdoor) {
      if (woods.has(cell)) continue;
      const [x, y] = cellXY(cell).map((at, i) => at - (i ? shift.y : shift.x) / CELL) as [number, number];
      const ring = (x === 2 || x === 9) && y >= 2 && y <= 9 ? true : (y === 2 || y === 9) && x >= 2 && x <= 9;
      if (ring && !fields.has(cell) && !inLarge.has(cell)) road.add(cell);
    }
  }
  for (const cell of layout.areas["road-out-of-town"] ?? []) for (const c of way(cell, outdoor, road)) road.add(c);
  const streets: [string, string][] = [];
  for (const cell of road)
    for (const n of around(cell).slice(0, 2)) if (road.has(n)) streets.push([cell, n]);
  const paths = doorways(layout)
    .filter((d) => outdoor.has(d.outside) && !alone(layout, d.inside))
    .map((d) => [{ x: d.x, y: d.y }, ...way(d.outside, outdoor, road).map((c) => middle(rectOf([c])))]);
  return { outdoor, road, streets, paths, large, square, shift };
}

/** A building of one space is entered from every side. */
export function alone(layout: Layout, cell: string): boolean {
  return layout.buildings.some((b) => b.cells.length === 1 && b.cells[0] === cell);
}

/** The shortest way over open ground from a cell to the street, both ends included. */
function way(from: string, outdoor: Set<string>, road: Set<string>): string[] {
  if (!road.size) return [from];
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (const cell of queue) {
    if (road.has(cell)) {
      const out: string[] = [];
      for (let at: string | null = cell; at; at = before.get(at) ?? null) out.unshift(at);
      return out;
    }
    for (const n of around(cell))
      if (outdoor.has(n) && !before.has(n)) {
        before.set(n, cell);
        queue.push(n);
      }
  }
  return [from];
}

export interface Spot extends Point {
  scale: number;
}

/** Places for `count` figures that share a space, largest first come first served. */
export function spots(rect: Rect, count: number): Spot[] {
  const { x, y } = middle(rect);
  const big = rect.w > CELL;
  const reach = big ? 46 : 23;
  const scale = big ? 1 : [1, 1, 0.8, 0.7, 0.66][Math.min(count, 4)] ?? 0.6;
  const at = (dx: number, dy: number): Spot => ({ x: x + dx * reach, y: y + dy * reach, scale });
  if (count <= 1) return [{ x, y, scale: big ? 1.15 : 1 }];
  if (count === 2) return [at(-1, -0.25), at(1, 0.25)];
  if (count === 3) return [at(-1, -0.85), at(1, -0.7), at(0, 0.9)];
  if (count === 4) return [at(-1, -0.95), at(1, -0.95), at(-1, 0.95), at(1, 0.95)];
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const small = Math.min(scale, (big ? 2.3 : 1.15) / columns / 0.62);
  return Array.from({ length: count }, (_, i) => ({
    x: rect.x + (((i % columns) + 0.5) * rect.w) / columns,
    y: rect.y + ((Math.floor(i / columns) + 0.5) * rect.h) / rows,
    scale: Math.min(1, small),
  }));
}

/** Places on a ring for the figures of an opened stack. */
export function fan(center: Point, count: number, width: number, height: number): Spot[] {
  const radius = Math.max(70, (count * 62) / (2 * Math.PI));
  const margin = radius + 30;
  const x = Math.min(Math.max(center.x, margin), width * CELL - margin);
  const y = Math.min(Math.max(center.y, margin), height * CELL - margin);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius, scale: 0.95 };
  });
}

/** The nearest space in a direction, for the arrow keys. */
export function neighbour(layout: Layout, from: string, dx: number, dy: number): string {
  const byCell = new Map(layout.spaces.flatMap((s) => s.cells.map((c) => [c, s.id] as const)));
  const space = layout.spaces.find((s) => s.id === from);
  if (!space) return layout.spaces[0]?.id ?? from;
  let [x, y] = cellXY(space.id);
  for (;;) {
    x += dx;
    y += dy;
    if (x < 0 || y < 0 || x >= layout.width || y >= layout.height) return from;
    const id = byCell.get(`${x},${y}`);
    if (id && id !== from) return id;
  }
}
