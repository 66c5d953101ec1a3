/** What is left of a building: broken walls and beams over its floor, the same each time. */

import { dice } from "../../../art/seed";
import { CELL, cellXY, outline } from "../board/geometry";

const STONES = ["#5d574f", "#6f675d", "#4a453f", "#80776a"];

export function rubble(cells: string[]): string {
  return `<path d="${outline(cells)}" fill="#1d1a18" opacity=".94"/>` + cells.map(heap).join("");
}

/** Stones and a beam in one cell. */
function heap(cell: string): string {
  const [x, y] = cellXY(cell);
  const roll = dice(`rubble ${cell}`);
  let stones = "";
  for (let i = 0; i < 9; i++) {
    const cx = x * CELL + 14 + roll() * 72;
    const cy = y * CELL + 14 + roll() * 72;
    const r = 7 + roll() * 11;
    const lean = roll() * 6 - 3;
    stones += `<path d="M${cx - r} ${cy + r / 2}l${r * 0.7} ${-r - lean}l${r} ${lean}l${r * 0.5} ${r * 0.8}z" fill="${STONES[i % STONES.length]}" stroke="#0b0d14" stroke-width="2.4" stroke-linejoin="round"/>`;
  }
  const turn = Math.round(roll() * 180);
  return `${stones}<rect x="${x * CELL + 22}" y="${y * CELL + 45}" width="56" height="8" rx="2" fill="#6b4526" stroke="#0b0d14" stroke-width="2.4" transform="rotate(${turn} ${x * CELL + 50} ${y * CELL + 50})"/>`;
}
