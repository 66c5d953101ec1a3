/** Those who walk the board without a face of their own, in a 60×80 box. Feet stand at (30, 76). */
import { dice, pick, tint, wordIn } from "./seed";

export interface Rot {
  skin: string;
  shade: string;
  cloth: string;
  trousers: string;
  ring: string;
}

/** One palette and one mark for each Zombie player, so that colour is never the only sign. */
const ROTS: Rot[] = [
  { skin: "#a9cf72", shade: "#6f9a4a", cloth: "#54713f", trousers: "#34463a", ring: "#8fe05a" },
  { skin: "#c8a673", shade: "#94703f", cloth: "#7a5230", trousers: "#463527", ring: "#e0a35a" },
  { skin: "#c95a4a", shade: "#8a2f2a", cloth: "#6b2a2f", trousers: "#3a2226", ring: "#ff7a5c" },
  { skin: "#9aa39c", shade: "#5f6864", cloth: "#4b4038", trousers: "#2c2a2c", ring: "#ff3b21" },
];

const K = 'stroke="#0f0d12" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"';
const P = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${K}/>`;
const L = (d: string, width = 1.8, colour = "#0f0d12") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

function limb(d: string, width: number, colour: string): string {
  return L(d, width + 4.6, "#0f0d12") + L(d, width, colour);
}

function head(x: number, y: number, tilt: number, c: Rot, hair: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${tilt})">` +
    P("M-10-3C-11-14 11-15 11-3C11 3 9 8 6 10L-4 11C-8 8-10 3-10-3Z", c.skin) +
    `<path d="M3-11C11-11 12-2 9 5L4 10C7 2 7-5 3-11Z" fill="${c.shade}"/>` +
    hair +
    `<ellipse cx="-4.4" cy="-1.6" rx="3" ry="2.7" fill="#fdfbd8" stroke="#0f0d12" stroke-width="1.5"/><ellipse cx="4.6" cy="-1.2" rx="3.3" ry="3" fill="#fdfbd8" stroke="#0f0d12" stroke-width="1.5"/>` +
    `<circle cx="-4" cy="-1.2" r=".9" fill="#a32a20"/><circle cx="5" cy="-.8" r=".9" fill="#a32a20"/>` +
    `<path d="M-5 5q5-2.4 10 0q0 4-5 4t-5-4z" fill="#3a0c10" stroke="#0f0d12" stroke-width="1.4"/><path d="M-2.6 4.6v2M.6 4.2v2M3.2 4.8v1.6" stroke="#f4eecb" stroke-width="1.3"/>` +
    `<path d="M2 9l.6 5 1.4-4 1 2.6.6-3.6z" fill="#9a211c"/></g>`
  );
}

const HAIR = [
  P("M-10-5C-10-15 10-16 11-5C6-10 1-7-2-9C-4-6-7-8-10-5Z", "#3a3026"),
  L("M-7-11l-3-5M-1-13l-1-5M5-12l3-5", 2.4, "#2a2420"),
  P("M-11-3C-12-16 12-17 12-3L13 8 9 3C9-6 6-10 0-9C-6-10-9-6-9 3L-13 8Z", "#5a4636"),
  P("M-12-6C-10-14 9-15 12-7L17-5-11-4Z", "#5b3a2c"),
];

type Pose = (c: Rot) => string;

const POSES: Pose[] = [
  // Both arms out: the classic.
  (c) =>
    limb("M26 52L22 74h-5", 7, c.trousers) +
    limb("M34 52L40 66 37 75h6", 7, c.trousers) +
    P("M20 28Q30 23 40 29L41 55Q30 60 20 54L22 46Z", c.cloth) +
    L("M26 34l6 6M28 48l8-3", 1.6) +
    P("M22 54l3 5 4-4 4 5 4-5 4 3v-6H21z", c.cloth) +
    limb("M24 33L12 36 4 31", 6, c.skin) +
    limb("M36 34L24 41 10 40", 6, c.skin) +
    L("M4 31l-4-3M4 31l-5 1M10 40l-5-2M10 40l-5 2", 3, "#0f0d12") +
    head(29, 17, -8, c, HAIR[0] as string),
  // One arm up, leaning.
  (c) =>
    limb("M27 54L20 66 22 75h-6", 7, c.trousers) +
    limb("M35 54L38 75h6", 7, c.trousers) +
    P("M22 30Q32 25 42 33L40 57Q30 60 22 55Z", c.cloth) +
    L("M30 30l2 20M36 44l4 1", 1.6, "#8c211c") +
    limb("M25 35L13 24 11 10", 6, c.skin) +
    L("M11 10l-4-5M11 10l0-6M11 10l4-4", 3) +
    limb("M40 37L47 49 42 58", 6, c.skin) +
    L("M42 58l-4 4M42 58l1 5", 3) +
    head(33, 19, 14, c, HAIR[1] as string),
  // Crawling out of the ground.
  (c) =>
    `<ellipse cx="30" cy="68" rx="27" ry="8" fill="#2b1c14" ${K}/>` +
    P("M18 46Q30 38 43 46L46 68Q30 74 15 68Z", c.cloth) +
    L("M24 52l5 8M38 50l-4 9", 1.6) +
    limb("M21 50L8 56 5 67", 6.4, c.skin) +
    L("M5 67l-4 3M5 67l1 5M5 67l5 2", 3) +
    limb("M41 50L53 44 55 32", 6.4, c.skin) +
    L("M55 32l-4-5M55 32l1-6M55 32l5-3", 3) +
    head(30, 36, -4, c, HAIR[2] as string),
  // Dragging a leg, head on one side.
  (c) =>
    limb("M26 54L24 75h-6", 7, c.trousers) +
    limb("M34 54L46 64 53 72", 7, c.trousers) +
    P("M20 30Q31 24 41 30L39 56Q29 60 20 55Z", c.cloth) +
    P("M29 29l3 0 2 26-5 2z", "#d9cfae") +
    limb("M23 34L13 45 15 58", 6, c.skin) +
    limb("M39 34L48 44 44 54", 6, c.skin) +
    L("M15 58l-3 5M15 58l3 5M44 54l-4 4M44 54l2 5", 3) +
    head(27, 18, -24, c, HAIR[3] as string),
];

/** A number for a seat: zombies-1 is the first palette and mark. */
export function seatIndex(seat: string): number {
  return Math.max(0, (Number(/\d+$/.exec(seat)?.[0] ?? 1) || 1) - 1);
}

/** The colours of a kind: ours for those we know, seeded ones for any other. */
export function rot(kind: string, seat: string): Rot {
  if (kind === "standard") return ROTS[seatIndex(seat) % 2] as Rot;
  if (kind === "red") return ROTS[2] as Rot;
  if (/feral|behemoth/.test(kind)) return ROTS[3] as Rot;
  const next = dice(kind);
  const skin = tint(next, 38, 58);
  return { skin, shade: skin.replace("58%)", "38%)"), cloth: tint(next, 32, 34), trousers: tint(next, 20, 24), ring: tint(next, 75, 62) };
}

const crowd: Pose = (c) => `<g transform="translate(-8 14) scale(.72)">${(POSES[0] as Pose)(c)}</g><g transform="translate(24 10) scale(.72)">${(POSES[3] as Pose)(c)}</g><g transform="translate(8 20) scale(.72)">${(POSES[1] as Pose)(c)}</g>`;
const visitor: Pose = (c) =>
  limb("M26 56L22 75h-5", 6, c.trousers) + limb("M34 56L38 75h5", 6, c.trousers) + P("M22 40Q30 34 38 40L40 60H20Z", c.cloth) + limb("M23 44L10 50 7 40", 4.6, c.skin) + limb("M37 44L50 50 53 40", 4.6, c.skin) +
  P("M12 18C12-2 48-2 48 18C48 30 38 40 30 40C22 40 12 30 12 18Z", c.skin) + P("M17 20q6-8 11 2q-8 6-11-2zM43 20q-6-8-11 2q8 6 11-2z", "#14101a") + L("M26 33h8", 2);
const machine: Pose = (c) =>
  limb("M20 46L10 75", 5, c.trousers) + limb("M40 46L50 75", 5, c.trousers) + limb("M30 46V75", 5, c.trousers) + P("M8 36Q30 14 52 36Q30 54 8 36Z", c.cloth) + P("M18 28Q30 8 42 28Q30 34 18 28Z", "#7ee0ff") + L("M14 38l.2.2M30 44l.2.2M46 38l.2.2", 4, c.ring);
const beast: Pose = (c) =>
  limb("M16 54L12 75h-4", 6, c.trousers) + limb("M44 54L46 75h5", 6, c.trousers) + limb("M24 56V75", 6, c.trousers) + limb("M36 56V75", 6, c.trousers) + P("M8 46Q30 32 52 44L50 60Q30 64 12 60Z", c.cloth) + head(12, 36, -14, c, "");
const eyes = (left: number, right: number, y: number) => `<circle cx="${left}" cy="${y}" r="3.4" fill="#ff3b21" opacity=".5"/><circle cx="${right}" cy="${y}" r="3.4" fill="#ff3b21" opacity=".5"/><circle cx="${left}" cy="${y}" r="1.7" fill="#ffe27a"/><circle cx="${right}" cy="${y}" r="1.7" fill="#ffe27a"/>`;
// Low on all fours, about to leap: claws, a mane full of twigs, jaws torn open to the ears.
const feral: Pose = (c) =>
  limb("M44 44L55 52 50 63 57 74", 6.6, c.skin) + limb("M41 48L45 62 40 74h7", 6.6, c.shade) + P("M18 40Q32 22 50 34Q58 42 51 52Q36 60 22 54Z", c.cloth) +
  L("M30 35l4 14M37 33l3 15M44 34l2 13", 1.8, "#2a1210") + P("M47 50l7 4-3 3 4 4-8-2z", c.cloth) + limb("M25 48L17 60 6 66", 6.4, c.skin) + limb("M31 51L29 64 21 74", 6.4, c.skin) +
  L("M6 66l-6 1M6 66l-5 5M6 66l-2 7M21 74l-6-1M21 74l-5 4M21 74l0 5", 2.8, "#efe3bd") +
  P("M4 28L-1 18 7 21 6 10 13 17 16 6 21 15 29 8 28 18 38 15 32 25 37 33 28 36Q14 42 6 34Z", "#2b211b") + L("M8 13l-5-7M24 11l5-8M33 18l7-4", 1.8, "#6b4a2c") +
  P("M7 27Q10 17 20 18Q30 19 29 30Q28 38 20 43L11 44Q5 37 7 27Z", c.skin) + P("M8 34Q17 29 27 33Q25 43 17 45Q9 45 8 34Z", "#4a0a0e") +
  `<path d="M10 33.4l1.6 4 1.8-4.6 2 4.6 2-4.8 2 4.8 2-4.4 1.8 3.6M11 43l1.4-3.6 2 3.6 1.8-3.8 2 3.4 1.6-3.6" fill="none" stroke="#f7efcf" stroke-width="1.7" stroke-linejoin="round"/>` +
  L("M9 25l6 2M28 25l-6 2", 2.4) + eyes(12.6, 23.6, 28.2) + `<path d="M13 45l1 7 1.6-5 1.6 8 1-9z" fill="#a5211b"/>`;
// Twice as broad as a man, a lumberjack with a chainsaw that still runs.
const behemoth: Pose = (c) =>
  `<g transform="translate(-13 -24) scale(1.33)">` + limb("M23 54L18 68 19 75h-8", 10, c.trousers) + limb("M38 54L43 68 41 75h8", 10, c.trousers) +
  P("M8 30Q12 18 30 19Q49 18 53 31L49 52Q46 60 30 60Q15 60 12 52Z", "#7d2622") + L("M17 22l-1 34M30 20v39M43 21l1 35M10 33h41M11 44h39", 2.2, "#3c1014") +
  P("M20 58L24 24l3 0 2 34zM33 58L35 24l3 0 3 33z", "#33415a") + L("M28 33l6 9M26 48l8 4", 1.7, "#d9c9a0") +
  limb("M50 32L58 44 52 55", 9.4, c.skin) + P("M47 52l8-2 4 7-7 6-7-4z", c.shade) + L("M48 60l-2 5M52 62l0 5M57 60l2 4", 3, "#0f0d12") +
  limb("M11 32L3 42 8 51", 9.4, c.skin) + P("M3 46h15v12H3z", "#d9661f") + P("M5 42h8v5H5z", "#2b2a2e") + P("M4 58h8l3 18q-4 6-8 1z", "#b9bec6") + L("M3 61l2 4M4 67l2 4M5 73l2 3M14 62l2 3M15 68l1 4", 2, "#0f0d12") +
  `<path d="M6 70l5 6M8 64l5 7" stroke="#a5211b" stroke-width="2.6"/><circle cx="-1" cy="44" r="4" fill="#8b8f99" opacity=".5"/><circle cx="-6" cy="38" r="3" fill="#8b8f99" opacity=".35"/>` +
  P("M21 17Q20 2 31 2Q42 2 41 17Q40 26 31 27Q22 26 21 17Z", c.skin) + P("M20 8Q22-3 31-3Q40-3 42 8Q31 3 20 8Z", "#26352c") + P("M22 18Q31 14 40 18L38 28Q31 33 24 28Z", "#33241c") +
  P("M25 19Q31 17 37 19Q36 25 31 25Q26 25 25 19Z", "#4a0a0e") + L("M27 19v3M30 18.6v3M33 18.6v3M35.6 19v2.4", 1.4, "#f4eecb") + L("M23 9l6 3M39 9l-6 3", 2.6) + eyes(26.4, 35.4, 13) + L("M37 5l3 6", 1.6, "#8c211c") + `</g>`;
const champion: Pose = (c) => `<g transform="translate(-5 -9) scale(1.16)">${(POSES[0] as Pose)(c)}</g>` + P("M18 4l4-10 5 7 4-9 4 9 5-7 3 10z", c.ring);
const helper: Pose = (c) =>
  limb("M26 54L24 75h-5", 7, c.trousers) + limb("M34 54L36 75h5", 7, c.trousers) + P("M19 30Q30 24 41 30L40 57Q30 61 20 57Z", c.cloth) + limb("M22 34L14 46 18 56", 6, "#e3b48b") + limb("M38 34L46 46 42 56", 6, "#e3b48b") +
  P("M20 16C20 2 40 2 40 16C40 24 36 30 30 30C24 30 20 24 20 16Z", "#e3b48b") + P("M19 15C18 0 42 0 41 15C37 9 23 9 19 15Z", c.shade) + L("M26 17v1M34 17v1M27 24h6", 2);

/** By the name of the kind, where it tells something. */
const SHAPES: readonly (readonly [RegExp, Pose])[] = [
  [/feral/, feral], [/behemoth/, behemoth], [/machine|tripod|saucer|robot|walker-unit|craft/, machine], [/martian|alien|visitor/, visitor], [/crowd|horde|mob|swarm/, crowd], [/dog|beast|crow|rat|animal|wolf/, beast],
  [/champion|boss|abomination|giant|behemoth|king|queen|behem/, champion], [/townsfolk|ally|human|hero|survivor|deputy|soldier/, helper],
];

/** A figure for any model: known kinds in our poses, any other by its name and by whose side it is on. */
export function figure(id: string, kind: string, seat: string, side: "living" | "dead" = "dead"): string {
  const number = Number(/\d+/.exec(id)?.[0] ?? 0);
  const known = kind === "standard" || kind === "red";
  const shape = known ? undefined : (wordIn(SHAPES, [kind]) ?? (side === "living" ? helper : undefined));
  const pose = shape ?? (known ? (POSES[number % POSES.length] as Pose) : pick(dice(`${kind} pose`), POSES));
  return pose(rot(kind, seat));
}

/** The mark on the base: a dot, a bar, a triangle. */
export function mark(seat: string): string {
  return ["M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "M-5-4h10v8h-10z", "M0-6l6 10h-12z"][seatIndex(seat) % 3] as string;
}
