/** Busts in a 100×100 box: one face, many lives. Who has no look of their own gets one by keywords. */
import { dice, pick, tint } from "./seed";

export interface Look {
  skin: string;
  /** Hair behind the head, then over the brow. */
  back?: string;
  front?: string;
  clothes: string;
  face?: string;
  jaw: "strong" | "soft" | "boy";
  lips?: string;
  /** The beard hides the mouth of the living. */
  bearded?: boolean;
  backdrop: string;
}

export const INK = "#120e16";
const K = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`;
export const thin = `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;

const JAWS = {
  strong: "M30 37C29 19 71 19 70 37C70 48 68 56 63 62C58 67 42 67 37 62C32 56 30 48 30 37Z",
  boy: "M31 37C30 20 70 20 69 37C69 50 65 58 60 63C55 67 45 67 40 63C35 58 31 50 31 37Z",
  soft: "M32 37C31 21 69 21 68 37C68 50 63 59 56 65C52 68 48 68 44 65C37 59 32 50 32 37Z",
};

export const SHOULDERS = "M5 102C6 82 22 74 40 69L60 69C78 74 94 82 95 102Z";

export const fill = (d: string, colour: string, rest = K) => `<path d="${d}" fill="${colour}" ${rest}/>`;
export const stroke = (d: string, width = 1.8, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const SKINS = ["#e8b88e", "#b57a4c", "#8d5a3c", "#dcae8c", "#f0c5a2", "#6f4630", "#c99467"];
const HAIRS = ["#2a1a18", "#b4481f", "#c98b3d", "#6a4a33", "#e6bd55", "#8f8d95", "#3b2c4a"];
const BACKDROPS = ["#6b5a86", "#8a6a2c", "#3f6f86", "#7a3f3a", "#3f6b4a", "#4b4a52", "#94603a"];

const SHORT = [
  "M30 36C26 16 38 10 50 11C62 10 74 16 70 36C66 28 58 24 50 25C42 24 34 28 30 36Z",
  "M29 35C26 20 34 11 44 12C56 8 74 14 71 35C66 30 60 22 44 26C38 27 33 30 29 35Z",
  "M30 32C29 20 38 13 50 13C62 13 71 20 70 32L66 26C56 23 44 23 34 26Z",
  "M30 35C24 24 32 8 42 14C44 6 56 6 57 13C66 7 76 18 70 35C64 26 58 30 54 24C48 31 40 25 30 35Z",
];
const LONG = [
  "M27 44C18 20 34 9 50 9C66 9 82 20 73 44C74 60 78 70 82 78C70 84 62 76 64 60L36 60C38 76 30 84 18 78C22 70 26 60 27 44Z",
  "M26 46C18 20 36 8 50 8C64 8 82 20 74 46C76 58 70 66 64 62L36 62C30 66 24 58 26 46Z",
  "M30 26C20 30 12 46 20 66C26 60 30 50 32 40ZM70 26C80 30 88 46 80 66C74 60 70 50 68 40Z",
];
const FRINGE = [
  "M30 38C28 20 40 12 50 12C62 12 73 20 70 38C67 31 61 26 50 20C40 26 34 31 30 38Z",
  "M30 40C26 20 38 11 50 12C63 11 74 20 70 40C67 34 63 29 58 26C50 32 38 30 34 31C32 34 31 37 30 40Z",
  "M30 36C28 18 42 11 52 12C64 12 73 21 70 36C60 27 46 25 30 36Z",
];

const DRESS: [string, (cloth: string) => string][] = [
  ["law-enforcement", (cloth) => fill(SHOULDERS, cloth) + fill("M40 69l10 14 10-14 6 3-12 22h-8l-12-22z", "#3a3444", thin) + fill("M74 82l2.4 5 5.6.7-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.6-.7z", "#f4cf57", thin)],
  ["holy", () => fill(SHOULDERS, "#1f1d27") + fill("M38 68h24v8q-12 7-24 0z", "#2b2934", thin) + fill("M44 70h12v8h-12z", "#f7f3e6", thin) + stroke("M50 84V102M43 90h14", 3.6, "#e3bf5a")],
  ["medical", (cloth) => fill(SHOULDERS, "#e9f1ec") + fill("M38 70l12 18 12-18 5 3-13 29h-8L33 73z", cloth, thin) + fill("M70 86h6v-5h6v5h6v6h-6v5h-6v-5h-6z", "#cf3f3c", thin)],
  ["student", (cloth) => fill(SHOULDERS, cloth) + fill("M5 102C6 82 17 77 27 74L31 102Z", "#f0e1bd") + fill("M95 102C94 82 83 77 73 74L69 102Z", "#f0e1bd") + fill("M38 70q12 8 24 0l4 4-16 18-16-18z", "#e8e2d4", thin)],
  ["strange", (cloth) => fill(SHOULDERS, cloth) + fill("M30 73l-8 6 14 23h6zM70 73l8 6-14 23h-6z", "#2f2438", thin) + fill("M36 68q14 10 28 0l3 8q-17 14-34 0z", "#7b3fa0") + fill("M50 82l4 7-4 7-4-7z", "#7ee0ff", thin)],
];
const PLAIN_DRESS: ((cloth: string) => string)[] = [
  (cloth) => fill(SHOULDERS, cloth) + fill("M38 70q12 12 24 0l3 4q-15 14-30 0z", "#f6ead2", thin) + stroke("M50 82V102", 2),
  (cloth) => fill(SHOULDERS, cloth) + stroke("M14 84L90 84M10 94H92M22 78V102M78 78V102", 2, "#2b1c14"),
  (cloth) => fill(SHOULDERS, cloth) + fill("M36 71q14 16 28 0l5 2q-19 24-38 0z", "#f0e1bd", thin),
  (cloth) => fill(SHOULDERS, cloth) + stroke("M34 72L28 102M66 72L72 102", 7, "#4a3529"),
];

/** A face for somebody nobody has drawn: the keywords say what, the id says which. */
export function stranger(id: string, keywords: readonly string[] = []): Look {
  const next = dice(id);
  const is = (word: string) => keywords.includes(word);
  const soft = is("female") || (!is("male") && next() < 0.5);
  const skin = is("strange") && next() < 0.4 ? "#b9b3c9" : pick(next, SKINS);
  const hair = pick(next, HAIRS);
  const cloth = tint(next, 32, 42);
  const dress = DRESS.find(([word]) => is(word))?.[1] ?? pick(next, PLAIN_DRESS);
  const glasses = next() < 0.22;
  const beard = !soft && !is("student") && next() < 0.35;
  const hat = is("law-enforcement") && next() < 0.6;
  return {
    skin,
    jaw: soft ? "soft" : is("student") ? "boy" : "strong",
    ...(soft ? { lips: pick(next, ["#b8434a", "#d2455e", "#c2523f", "#9a3a4a"]) } : {}),
    backdrop: pick(next, BACKDROPS),
    clothes: dress(cloth),
    bearded: beard,
    ...(soft ? { back: fill(pick(next, LONG), hair) } : {}),
    front: hat
      ? fill("M10 30C22 35 78 35 90 30C86 24 76 23 71 22C70 8 62 5 50 8C38 5 30 8 29 22C24 23 14 24 10 30Z", pick(next, ["#7b5127", "#2f3d57", "#3a3f34"])) + stroke("M29 23C40 28 60 28 71 23", 4, "#2b1c14")
      : fill(pick(next, soft ? FRINGE : SHORT), hair),
    face:
      (glasses ? `<g fill="#dff0f5" fill-opacity=".35" ${thin}><rect x="34" y="38" width="13" height="9" rx="3"/><rect x="53" y="38" width="13" height="9" rx="3"/></g>` + stroke("M47 41h6", 1.8) : "") +
      (beard ? fill("M33 49C35 62 42 68 50 68C58 68 65 62 67 49C64 53 62 53 60 52C56 50 53 51 50 52C47 51 44 50 40 52C38 53 36 53 33 49ZM45 57q5-2.4 10 0q-5 3.4-10 0Z", hair, thin) : "") +
      `<path d="M0 0h${(8 + next() * 50).toFixed(1)}L0 ${(8 + next() * 50).toFixed(1)}z" fill="#ffe2a0" opacity=".12"/>` +
      (is("strange") ? stroke("M62 30l-4 9 5 5", 1.8, "#7b3fa0") : ""),
  };
}

/** One bust. The undead keep their clothes and lose their colour. */
export function portrait(look: Look, undead = false): string {
  const skin = undead ? "#8fa878" : look.skin;
  const eye = (x: number) =>
    undead
      ? `<ellipse cx="${x}" cy="42" rx="4.6" ry="3.8" fill="#f4f3c8" ${thin}/><circle cx="${x}" cy="42" r="1" fill="#9a2a22"/>`
      : `<path d="M${x - 5} 42q5-5 10 0q-5 4-10 0z" fill="#fff" ${thin}/><circle cx="${x}" cy="41.6" r="2.2" fill="${INK}"/>`;
  const brows = look.lips ? stroke("M36 36q5-3 10-.4M54 35.6q5-2.6 10 .4", 2) : stroke("M35 36.5q6-3 11 0M54 36.5q5-3 11 0", 3);
  const mouth = undead
    ? `<path d="M41 55q9-4 18 0q-1 6-9 6t-9-6z" fill="#3a0f12" ${thin}/>` + stroke("M45 54.6v3M50 54v3M55 54.6v3", 1.6, "#e9e2c0")
    : look.lips
      ? fill("M44 56q3-2.6 6-1q3-1.6 6 1q-6 4.6-12 0z", look.lips, `stroke="${INK}" stroke-width="1.3"`)
      : stroke("M43 57q7 3 14-.6", 2.2);
  return (
    `<rect width="100" height="100" fill="${undead ? "#2c3a24" : look.backdrop}"/>` +
    `<path d="M0 0h100L0 86z" fill="#ffe2a0" opacity=".2"/>` +
    (look.back ?? "") +
    look.clothes +
    fill("M42 57h16v14q-8 7-16 0z", skin) +
    `<path d="M43 64q7 6 14 0v5q-7 5-14 0z" fill="${INK}" opacity=".3"/>` +
    `<ellipse cx="31" cy="44" rx="3.6" ry="5.4" fill="${skin}" ${K}/><ellipse cx="69" cy="44" rx="3.6" ry="5.4" fill="${skin}" ${K}/>` +
    fill(JAWS[look.jaw], skin) +
    `<path d="M52 24C66 22 71 30 69.6 40C69 52 64 62 55 66C61 52 62 36 52 24Z" fill="${INK}" opacity=".2"/>` +
    brows +
    eye(41) +
    eye(59) +
    stroke("M50 43l-2.4 7.4q2.4 1.6 5 .2", 1.8) +
    (look.face ?? "") +
    (look.bearded && !undead ? "" : mouth) +
    (look.front ?? "") +
    (undead
      ? stroke("M36 26l4 8-3 4M62 54l4 6", 2, "#7a1f1c") +
        `<path d="M44 62q1 8 3 12l3-10 2 7 3-9z" fill="#8c1f1c" opacity=".9"/>`
      : "")
  );
}
