/** Tiles as SVG of our own, in the one style: each a 300×300 box. Only the shape of a tile is read, never its words. */
import { dice } from "../../../art/seed";
import type { Grid, Tile, View } from "../types";
import { xy } from "../board/geometry";

const C = 100;
const SIDES: [number, number][] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const street = (ch: string | undefined) => ch === "#" || ch === "H";

export function defs(p: string): string {
  return (
    `<linearGradient id="${p}grass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#33604f"/><stop offset="1" stop-color="#21453f"/></linearGradient>` +
    `<radialGradient id="${p}lamp"><stop offset="0" stop-color="#ffe9ad" stop-opacity=".55"/><stop offset="1" stop-color="#ffb040" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${p}room"><stop offset="0" stop-color="#fff0c0" stop-opacity=".5"/><stop offset="1" stop-color="#1a0f14" stop-opacity=".3"/></radialGradient>` +
    `<pattern id="${p}planks" width="100" height="40" patternUnits="userSpaceOnUse"><path d="M0 .5h100M0 20.5h100M32 0v20M78 20v20" stroke="#2b1710" stroke-opacity=".45" stroke-width="1.6" fill="none"/></pattern>` +
    `<pattern id="${p}tiles" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M0 .5h25M.5 0v25" stroke="#1a1d26" stroke-opacity=".32" stroke-width="1.6"/></pattern>`
  );
}

const FLOORS = ["#b98a5a", "#a7b0b8", "#b5766a", "#8fa88c", "#c2a86a", "#9a8fb5", "#b0907a", "#7fa3b0"];

/** What a tile looks like: lawn, streets, a building with its walls, doors or boarded-up fronts. */
export function tileArt(grid: Grid, id: string, p: string, doors: readonly [number, number, number, number][] = [], boarded = false): string {
  const at = (x: number, y: number) => grid[y]?.[x];
  const next = dice(id);
  const floor = FLOORS[Math.floor(next() * FLOORS.length)] as string;
  const pattern = next() < 0.5 ? "planks" : "tiles";
  const out: string[] = [`<rect width="300" height="300" fill="url(#${p}grass)"/>`];
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 3; x++) {
      const ch = at(x, y);
      if (ch === "B") out.push(room(x, y, floor, pattern, p));
      else if (street(ch)) out.push(road(x, y, ch === "H", (dx, dy) => street(at(x + dx, y + dy)) || leadsOut(x, y, dx, dy)));
      else out.push(lawn(x, y, next));
    }
  if (grid.some((row) => row.includes("H"))) out.push(helipad());
  out.push(walls(at, boarded, doors));
  for (const door of doors) out.push(opening(door));
  out.push(`<rect x="1" y="1" width="298" height="298" fill="none" stroke="#0b0d14" stroke-opacity=".5" stroke-width="2"/>`);
  return out.join("");
}

/** A street in the middle of a side goes on beyond it. */
function leadsOut(x: number, y: number, dx: number, dy: number): boolean {
  const outside = x + dx < 0 || x + dx > 2 || y + dy < 0 || y + dy > 2;
  return outside && (dx ? y === 1 : x === 1);
}

function road(x: number, y: number, pad: boolean, joins: (dx: number, dy: number) => boolean): string {
  const [l, t] = [x * C, y * C];
  let out = `<rect x="${l}" y="${t}" width="100" height="100" fill="${pad ? "#4a5163" : "#3d4352"}"/>`;
  let arms = 0;
  for (const [dx, dy] of SIDES) {
    if (joins(dx, dy)) {
      arms++;
      if (!pad) out += `<path d="M${l + 50 + dx * 14} ${t + 50 + dy * 14}L${l + 50 + dx * 50} ${t + 50 + dy * 50}" stroke="#d9c98a" stroke-width="4" stroke-dasharray="12 9" opacity=".7"/>`;
    } else {
      const kerb = dx ? `M${l + (dx > 0 ? 95 : 5)} ${t}v100` : `M${l} ${t + (dy > 0 ? 95 : 5)}h100`;
      out += `<path d="${kerb}" stroke="#7b8090" stroke-width="10"/><path d="${kerb}" stroke="#0f141d" stroke-width="1.6" stroke-dasharray="22 3" opacity=".6"/>`;
    }
  }
  if (!pad && arms >= 3) out += `<circle cx="${l + 50}" cy="${t + 50}" r="9" fill="none" stroke="#d9c98a" stroke-width="3" opacity=".45"/>`;
  return out;
}

function room(x: number, y: number, floor: string, pattern: string, p: string): string {
  const box = `x="${x * C}" y="${y * C}" width="100" height="100"`;
  return `<rect ${box} fill="${floor}"/><rect ${box} fill="url(#${p}${pattern})"/><rect ${box} fill="url(#${p}room)"/><rect x="${x * C + 3}" y="${y * C + 3}" width="94" height="94" fill="none" stroke="#2b1710" stroke-opacity=".3" stroke-width="1.6"/>`;
}

function lawn(x: number, y: number, next: () => number): string {
  const [l, t] = [x * C, y * C];
  const tufts = Array.from({ length: 4 }, () => `M${(l + 14 + next() * 72).toFixed(0)} ${(t + 14 + next() * 72).toFixed(0)}l3-8 3 8`).join("");
  const [cx, cy, r] = [l + 36 + next() * 28, t + 36 + next() * 28, 17 + next() * 12];
  const tree = next() < 0.6 ? `<ellipse cx="${(cx + 6).toFixed(1)}" cy="${(cy + 8).toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.9).toFixed(1)}" fill="#0b1a1c" opacity=".5"/><circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}" fill="#2c6a4a" stroke="#0b0d14" stroke-width="3"/><circle cx="${(cx - r * 0.28).toFixed(1)}" cy="${(cy - r * 0.3).toFixed(1)}" r="${(r * 0.5).toFixed(1)}" fill="#4a8f5f"/>` : "";
  return `<path d="${tufts}" fill="none" stroke="#5c8f6c" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>${tree}`;
}

function helipad(): string {
  return (
    `<circle cx="150" cy="150" r="112" fill="#3a4152" stroke="#f2c14e" stroke-width="7" stroke-dasharray="26 12"/>` +
    `<path d="M112 96v108M188 96v108M112 150h76" stroke="#0b0d14" stroke-width="28" stroke-linecap="round"/><path d="M112 96v108M188 96v108M112 150h76" stroke="#f6ead2" stroke-width="18" stroke-linecap="round"/>` +
    [[30, 30], [270, 30], [30, 270], [270, 270]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="#ff5a4a" stroke="#0b0d14" stroke-width="3"/>`).join("")
  );
}

/** Walls between a building and all else; towards the street they are boarded up where there are no doors. */
function walls(at: (x: number, y: number) => string | undefined, boarded: boolean, doors: readonly [number, number, number, number][]): string {
  let d = "";
  let boards = "";
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 3; x++) {
      if (at(x, y) !== "B") continue;
      for (const [dx, dy] of SIDES) {
        const other = at(x + dx, y + dy);
        if (other === "B" || doors.some(([ix, iy, ox, oy]) => ix === x && iy === y && ox === x + dx && oy === y + dy)) continue;
        const [mx, my] = [x * C + 50 + dx * 47, y * C + 50 + dy * 47];
        d += dx ? `M${mx} ${y * C}v100` : `M${x * C} ${my}h100`;
        if (boarded && street(other)) boards += nailed(mx, my, dx !== 0);
      }
    }
  return `<path d="${d}" fill="none" stroke="#0b0d14" stroke-width="15" stroke-linecap="square"/><path d="${d}" fill="none" stroke="#6a4a3c" stroke-width="8" stroke-linecap="square"/>${boards}`;
}

function nailed(x: number, y: number, upright: boolean): string {
  const plank = (turn: number, shift: number) => `<rect x="-26" y="${shift - 5}" width="52" height="10" rx="2" transform="rotate(${turn})" fill="#b57a3e" stroke="#0b0d14" stroke-width="2.4"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${upright ? 90 : 0})">${plank(8, -4)}${plank(-9, 5)}<path d="M-20-6h.2M20-2h.2M-20 6h.2M20 2h.2" stroke="#0b0d14" stroke-width="3.4" stroke-linecap="round"/></g>`;
}

function opening([ix, iy, ox, oy]: readonly [number, number, number, number]): string {
  const [x, y] = [(ix + ox + 1) * 50, (iy + oy + 1) * 50];
  const upright = ix !== ox;
  const post = upright ? `M${x} ${y - 50}v22M${x} ${y + 28}v22` : `M${x - 50} ${y}h22M${x + 28} ${y}h22`;
  const mat = upright ? `<rect x="${x - 9}" y="${y - 26}" width="18" height="52" rx="3"` : `<rect x="${x - 26}" y="${y - 9}" width="52" height="18" rx="3"`;
  return `<path d="${post}" stroke="#0b0d14" stroke-width="15"/><path d="${post}" stroke="#6a4a3c" stroke-width="8"/>${mat} fill="#ffd98a" stroke="#0b0d14" stroke-width="3"/>`;
}

type Edge = [number, number, number, number];

/**
 * Where the wall of a laid tile can be passed now, within its own box: in Zombies!!! by printed doors, or from any street beside it;
 * where there are barricades, only where one has fallen.
 */
export function openings(tile: Tile, view: Pick<View, "game" | "chits" | "switches">): Edge[] {
  const [left, top] = xy(tile.at);
  if (view.game === "zombies" && !view.switches?.any_adjacent_street)
    return tile.doors.map(([inside, outside]) => {
      const [ix, iy] = xy(inside);
      const [ox, oy] = xy(outside);
      return [ix - left, iy - top, ox - left, oy - top];
    });
  const fronts: Edge[] = [];
  tile.grid.forEach((row, y) => {
    [...row].forEach((ch, x) => {
      if (ch !== "B") return;
      for (const [dx, dy] of SIDES) if (street(tile.grid[y + dy]?.[x + dx])) fronts.push([x, y, x + dx, y + dy]);
    });
  });
  return view.game === "zombies" ? fronts : fronts.filter(([, , ox, oy]) => view.chits.includes(`${left + ox},${top + oy}`));
}
