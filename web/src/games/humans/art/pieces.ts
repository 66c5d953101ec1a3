/** Small things on the map: people who run, tokens, an opened barricade. */
import { heart } from "../../../art/icons";
import { dice, pick, tint } from "../../../art/seed";

const INK = "#0f0d12";
const line = (d: string, width: number, colour: string) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const limb = (d: string, width: number, colour: string) => line(d, width + 4.6, INK) + line(d, width, colour);
const shape = (d: string, colour: string) => `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`;

const SKINS = ["#e8b88e", "#b57a4c", "#8d5a3c", "#f0c5a2", "#c99467"];
const HAIRS = ["#2a1a18", "#b4481f", "#c98b3d", "#6a4a33", "#e6bd55", "#8f8d95"];

/** Somebody in a hurry, in a 60×80 box, feet at (30, 76): the place they were met at says who. */
export function runner(seed: string): string {
  const next = dice(`${seed} human`);
  const skin = pick(next, SKINS);
  const hair = pick(next, HAIRS);
  const cloth = tint(next, 58, 58);
  const trousers = pick(next, ["#3f4f7c", "#5a4a3a", "#3a3f4f", "#6a5a7a"]);
  const long = next() < 0.5;
  const body =
    limb("M28 52L18 62 8 60", 7, trousers) + limb("M33 52L42 62 38 75h7", 7, trousers) +
    limb("M26 36L14 42 10 34", 5.6, skin) + shape("M22 30Q31 25 40 31L38 55Q30 58 23 54Z", cloth) + limb("M37 35L48 38 52 28", 5.6, skin) +
    (long ? shape("M22 18C18 34 12 34 10 30C16 28 16 12 24 8Z", hair) : "") +
    shape("M22 17C21 4 43 4 42 17C42 25 38 31 32 31C26 31 22 25 22 17Z", skin) +
    shape("M21 17C19 1 44 1 43 15C38 8 28 8 21 17Z", hair) +
    `<circle cx="33" cy="18" r="1.8" fill="${INK}"/><circle cx="39" cy="18" r="1.8" fill="${INK}"/><ellipse cx="36" cy="25" rx="3" ry="3.6" fill="#5a1418" stroke="${INK}" stroke-width="1.4"/>`;
  return next() < 0.5 ? body : `<g transform="translate(60 0) scale(-1 1)">${body}</g>`;
}

/** A token of a kind in a 48×48 box. */
export const TOKENS: Record<"dice" | "life" | "bullets", string> = {
  dice:
    shape("M8 12l16-8 16 8v22l-16 10L8 34z", "#f6ead2") + line("M8 12l16 9 16-9M24 21v23", 2.4, INK) +
    `<circle cx="24" cy="12" r="3" fill="${INK}"/><circle cx="14" cy="23" r="2.6" fill="${INK}"/><circle cx="18" cy="34" r="2.6" fill="${INK}"/><circle cx="32" cy="28" r="2.6" fill="${INK}"/>`,
  life: heart,
  bullets: shape("M16 42V20q0-12 8-16q8 4 8 16v22z", "#e3b84c") + shape("M14 34h20v8H14z", "#b0452f") + line("M20 14v14", 2, "#fff6c8"),
};
