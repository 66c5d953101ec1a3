/** Woods, cliffs, runways and lonely huts, in the style of the town. */
import { dice } from "../../../art/seed";
import type { Layout } from "../types";
import { CELL, outline, rectOf, runs, type Ground } from "../board/geometry";

const TILE = 200;

/** One piece of wood without seams: trees that leave it on one side come in on the other. */
export function woodsPattern(p: string): string {
  const next = dice("woods");
  const tops: [number, number, number][] = [];
  for (let i = 0; i < 16; i++) tops.push([(i % 4) * 50 + next() * 34, Math.floor(i / 4) * 50 + next() * 34, 24 + next() * 9]);
  const crown = ([x, y, r]: [number, number, number]) =>
    `<circle cx="${(x + 5).toFixed(0)}" cy="${(y + 8).toFixed(0)}" r="${r.toFixed(0)}" fill="#03080a" opacity=".5"/>` +
    `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="${r > 28 ? "#16402f" : "#1b4a34"}" stroke="#061210" stroke-width="3.5"/>` +
    `<path d="M${(x - r * 0.55).toFixed(0)} ${(y - r * 0.2).toFixed(0)}q${(r * 0.25).toFixed(0)}-${(r * 0.45).toFixed(0)} ${(r * 0.75).toFixed(0)}-${(r * 0.35).toFixed(0)}" fill="none" stroke="#5f9a72" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;
  const around = tops.flatMap(([x, y, r]) =>
    [0, -TILE, TILE].flatMap((dx) => [0, -TILE, TILE].map((dy): [number, number, number] => [x + dx, y + dy, r])),
  );
  const seen = around.filter(([x, y, r]) => x > -r - 8 && x < TILE + r && y > -r - 12 && y < TILE + r);
  return `<pattern id="${p}woods" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><rect width="${TILE}" height="${TILE}" fill="#0c2620"/>${seen.map(crown).join("")}</pattern>`;
}

export function woods(layout: Layout, p: string): string {
  const cells = layout.spaces.filter((s) => s.forest && !s.building).flatMap((s) => s.cells);
  if (!cells.length) return "";
  const edge = outline(cells);
  const thick = (layout.thickets ?? []).map((b) => outline(b.cells)).join("");
  return (
    `<path d="${edge}" fill="#04070c" opacity=".5" transform="translate(8 11)"/>` +
    `<path d="${edge}" fill="url(#${p}woods)" stroke="#061210" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${thick}" fill="#020a0d" opacity=".34"/>` +
    `<path d="${edge}" fill="none" stroke="#3d7a58" stroke-width="3" stroke-linejoin="round" stroke-dasharray="16 7" opacity=".8"/>`
  );
}

/** A wall of rock with its red edge: nobody crosses it, everybody sees over it. */
export function cliffs(layout: Layout): string {
  const d = runs(layout.impassable ?? [])
    .map(([x1, y1, x2, y2]) => `M${x1 * CELL} ${y1 * CELL}L${x2 * CELL} ${y2 * CELL}`)
    .join("");
  if (!d) return "";
  const line = (colour: string, width: number, rest = "") => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="square" ${rest}/>`;
  return (
    line("#04060a", 40, 'opacity=".4" transform="translate(7 10)"') +
    line("#0b0d14", 36) + line("#5d554c", 29) + line("#8d8275", 29, 'stroke-dasharray="9 17"') + line("#b3a692", 12, 'stroke-dasharray="5 23"') +
    line("#0b0d14", 8) + line("#d8412f", 4.5)
  );
}

/** Tarmac with a runway from west to east, for the middle among four boards. */
export function airfield(land: Ground, p: string): string {
  if (land.square !== "airfield") return "";
  const bars = (x: number) => [520, 548, 576, 604, 632, 660].map((y) => `M${x} ${y + 10}h44`).join("");
  const lights = [320, 400, 480, 560, 640, 720, 800, 880].flatMap((x) => [512, 688].map((y) => `<circle cx="${x}" cy="${y}" r="5" fill="#ffe9ad" stroke="#0b0d14" stroke-width="2.5"/>`));
  return (
    `<g transform="translate(${land.shift.x} ${land.shift.y})"><rect x="300" y="300" width="600" height="600" fill="#3b5a4a" stroke="#12242a" stroke-width="5"/>` +
    `<rect x="300" y="300" width="600" height="600" fill="url(#${p}dots)" opacity=".3"/>` +
    `<path d="M420 300h120v200h-120zM660 700h120v200h-120z" fill="#4a4e59" stroke="#0f141d" stroke-width="5"/><path d="M480 300v200M720 700v200" stroke="#e7c23f" stroke-width="4" stroke-dasharray="14 12"/>` +
    `<rect x="300" y="500" width="600" height="200" fill="#2b2f38" stroke="#0f141d" stroke-width="6"/><path d="M300 522h600M300 678h600" stroke="#e9e4d2" stroke-width="4" opacity=".8"/>` +
    `<path d="M400 600h400" stroke="#e9e4d2" stroke-width="8" stroke-dasharray="46 34" opacity=".85"/><path d="${bars(322)}${bars(834)}" stroke="#e9e4d2" stroke-width="9" opacity=".85"/>${lights.join("")}` +
    `<path d="M838 352v-34M838 322l46 8-4 16-42-6z" fill="#e8702f" stroke="#0b0d14" stroke-width="4" stroke-linejoin="round"/><path d="M854 325l-2 17M868 327l-2 17" stroke="#f3ece0" stroke-width="5"/></g>`
  );
}

const INK = 'stroke="#17121c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';

/** What is in a building of one space, drawn for a box of 100×100. */
export const HUTS: Record<string, { floor: string; roof: string; decor: string }> = {
  "thrashers-mill": {
    floor: "#8a6a3f", roof: "#4a2f22",
    decor: `<circle cx="50" cy="50" r="24" fill="#6b4526" ${INK}/><path d="M50 26v48M26 50h48M33 33l34 34M67 33L33 67" fill="none" ${INK}/><circle cx="50" cy="50" r="7" fill="#a8987a" ${INK}/>`,
  },
  "old-cabin": {
    floor: "#9b6b40", roof: "#3d2c22",
    decor: `<rect x="26" y="28" width="22" height="36" rx="3" fill="#b9b29c" ${INK}/><rect x="26" y="28" width="22" height="12" fill="#8c3f3b" ${INK}/><circle cx="68" cy="58" r="11" fill="#4e4f57" ${INK}/><path d="M68 65c-8-6-2-10 0-15 3 6 8 9 0 15z" fill="#e8902f"/>`,
  },
  "tower-relay": {
    floor: "#7d858c", roof: "#39424b",
    decor: `<path d="M30 74L50 26l20 48M37 58h26M42 45h16" fill="none" ${INK}/><path d="M30 74L50 26l20 48M37 58h26" fill="none" stroke="#d8412f" stroke-width="2"/><circle cx="50" cy="26" r="5" fill="#ff5a4a" ${INK}/><path d="M36 22a18 18 0 0 1 28 0" fill="none" stroke="#f6ecc8" stroke-width="3"/>`,
  },
  "ranger-station": {
    floor: "#a88a55", roof: "#2f4a38",
    decor: `<path d="M50 26l22 8c0 22-8 34-22 42-14-8-22-20-22-42z" fill="#3f6b4c" ${INK}/><path d="M50 36l10 18h-6l8 12H38l8-12h-6z" fill="#e7d9a8" ${INK}/>`,
  },
  "mine-shaft": {
    floor: "#5b5148", roof: "#3a332c",
    decor: `<path d="M28 76V46a22 20 0 0 1 44 0v30z" fill="#0b0d14" ${INK}/><path d="M26 78V42h8v36M66 78V42h8v36M24 42h52" fill="#7d5a30" ${INK}/><path d="M40 76l6-26M60 76l-6-26M42 68h16M44 59h12" stroke="#9a9387" stroke-width="3"/>`,
  },
};

/** A ring in the colour of a pit that need not be used. */
export function optionalRing(cell: string): string {
  const r = rectOf([cell]);
  return `<ellipse cx="${r.x + 50}" cy="${r.y + 50}" rx="44" ry="39" fill="none" stroke="#f2c230" stroke-width="5" stroke-dasharray="13 8"/>`;
}
