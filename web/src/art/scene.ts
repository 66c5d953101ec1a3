/** Pieces of small explaining drawings, each a 320×180 box: squares, houses, people, the dead, dice, cards, ways. */
import { figure } from "./dead";

const INK = "#0b0d14";
export const GOOD = "#8fe05a";
export const BAD = "#f0564e";
export const WAY = "#ffd670";

const at = (x: number, y: number, inner: string, more = "") => `<g transform="translate(${x} ${y})${more}">${inner}</g>`;

/** Squares of a street, the first at (x, y). */
export function street(x: number, y: number, columns: number, rows: number, size = 48): string {
  return squares(x, y, columns, rows, size, "#454b60", "#2c3144");
}

/** A house with walls all around; `door` is a gap in one of them, by its side and how far along. */
export function house(x: number, y: number, columns: number, rows: number, door: { side: "n" | "e" | "s" | "w"; along: number } | null = null, size = 48): string {
  const [w, h] = [columns * size, rows * size];
  const walls = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${INK}" stroke-width="11"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#e8dcc0" stroke-width="6"/>`;
  return squares(x, y, columns, rows, size, "#b08458", "#8a6440") + walls + (door ? gap(x, y, w, h, door, size) : "");
}

function gap(x: number, y: number, w: number, h: number, door: { side: string; along: number }, size: number): string {
  const from = door.along * size + 9;
  const [dx, dy] = door.side === "n" ? [from, 0] : door.side === "s" ? [from, h] : door.side === "w" ? [0, from] : [w, from];
  const lying = door.side === "n" || door.side === "s";
  return at(x + dx, y + dy, lying ? `<rect y="-6" width="${size - 18}" height="12" fill="#d8b26a" stroke="${INK}" stroke-width="2"/>` : `<rect x="-6" width="12" height="${size - 18}" fill="#d8b26a" stroke="${INK}" stroke-width="2"/>`);
}

function squares(x: number, y: number, columns: number, rows: number, size: number, fill: string, line: string): string {
  return Array.from({ length: columns * rows }, (_, i) => `<rect x="${x + (i % columns) * size}" y="${y + Math.floor(i / columns) * size}" width="${size}" height="${size}" fill="${fill}" stroke="${line}" stroke-width="2"/>`).join("");
}

/** Somebody's face, drawn in a 100×100 box, in a ring. */
export function person(x: number, y: number, face: string, ring = "#f2c14e", radius = 22): string {
  const inner = radius * 0.84;
  return at(x, y, `<circle r="${radius + 3}" fill="${INK}"/><circle r="${radius}" fill="${ring}"/><circle r="${inner}" fill="${INK}"/><svg x="${-inner}" y="${-inner}" width="${2 * inner}" height="${2 * inner}" viewBox="0 0 100 100" style="clip-path:circle(50%)">${face}</svg>`);
}

/** One of the dead, or of those who run, feet at (x, y); drawn in a 60×80 box. */
export function walker(x: number, y: number, drawing: string, scale = 0.8): string {
  return at(x, y, `<ellipse rx="20" ry="6" fill="#04060b" opacity=".6"/><svg x="-30" y="-76" width="60" height="80" viewBox="0 0 60 80" overflow="visible">${drawing}</svg>`, ` scale(${scale})`);
}

export function dead(x: number, y: number, id = "z1", scale = 0.8): string {
  return walker(x, y, figure(id, "standard", "zombies-1"), scale);
}

const PIPS: Record<number, string> = { 1: "20,20", 2: "11,11 29,29", 3: "10,10 20,20 30,30", 4: "11,11 29,11 11,29 29,29", 5: "10,10 30,10 20,20 10,30 30,30", 6: "11,9 29,9 11,20 29,20 11,31 29,31" };

export function die(x: number, y: number, value: number, colour = "#f6ead0", scale = 1): string {
  const pips = (PIPS[value] ?? "").split(" ").map((pip) => pip.split(",")).map(([px, py]) => `<circle cx="${px}" cy="${py}" r="4" fill="#17121c"/>`).join("");
  return at(x, y, `<rect x="-21" y="-19" width="42" height="42" rx="9" fill="${INK}"/><g transform="translate(-20 -20)"><rect width="40" height="40" rx="8" fill="${colour}" stroke="${INK}" stroke-width="2.5"/>${pips}</g>`, ` scale(${scale})`);
}

/** A card with a picture in a 48×48 box. */
export function card(x: number, y: number, picture: string, tone: "brown" | "green" = "brown", turned = 0): string {
  const [head, paper] = tone === "green" ? ["#33541d", "#b9d08a"] : ["#7a3d12", "#f0d79a"];
  return at(x, y, `<rect x="-27" y="-37" width="54" height="74" rx="6" fill="${paper}" stroke="${INK}" stroke-width="3"/><path d="M-25-35h50v15h-50z" fill="${head}"/><svg x="-20" y="-15" width="40" height="40" viewBox="0 0 48 48">${picture}</svg>`, ` rotate(${turned})`);
}

/** An arrow along some points. */
export function way(points: [number, number][], colour = WAY, dashed = false): string {
  const [[x1, y1], [x2, y2]] = points.slice(-2) as [[number, number], [number, number]];
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const d = `M${points.map((p) => p.join(" ")).join("L")}`;
  const line = (stroke: string, width: number) => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashed ? ' stroke-dasharray="2 11"' : ""}/>`;
  return line(INK, 10) + line(colour, 5) + at(x2, y2, `<path d="M12 0L-6-10V10Z" fill="${colour}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`, ` rotate(${angle})`);
}

export function cross(x: number, y: number): string {
  return at(x, y, `<path d="M-11-11l22 22M11-11l-22 22" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M-11-11l22 22M11-11l-22 22" stroke="${BAD}" stroke-width="6" stroke-linecap="round"/>`);
}

export function tick(x: number, y: number): string {
  return at(x, y, `<path d="M-12 0l9 9 15-19" fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M-12 0l9 9 15-19" fill="none" stroke="${GOOD}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`);
}

/** So many hearts in a row, some of them lost. */
export function hearts(x: number, y: number, all: number, lost: number): string {
  const one = "M0 8.4C-10 1-8-7-3.6-6.8C-1.2-6.8 0-4.6 0-3.6C0-4.6 1.2-6.8 3.6-6.8C8-7 10 1 0 8.4Z";
  return Array.from({ length: all }, (_, i) => at(x + i * 22, y, `<path d="${one}" fill="${i < all - lost ? "#f04a43" : "#2a2430"}" stroke="${INK}" stroke-width="3" paint-order="stroke"/>`, " scale(1.35)")).join("");
}

/** A sign that every language reads: a number, >, =, ×. */
export function sign(x: number, y: number, words: string, size = 34, colour = "#fff6dd"): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" style="font:900 ${size}px 'Londrina Solid',sans-serif" fill="${colour}" stroke="${INK}" stroke-width="5" paint-order="stroke">${words}</text>`;
}
