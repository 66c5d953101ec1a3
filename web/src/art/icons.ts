/** Small drawings in a 48×48 box. What has no drawing of its own gets one by its type and keywords. */
import { dice, pick, tint, wordIn } from "./seed";

export const K = 'stroke="#14101a" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"';
export const F = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${K}/>`;
export const S = (d: string, width = 2.4, colour = "#14101a") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
export const haft = (d: string, width = 4, colour = "#9a6432") => S(d, width + 4) + S(d, width, colour);

export const townsman = (hair: string, coat: string) =>
  F("M6 46c1-11 9-14 18-14s17 3 18 14z", coat) + F("M15 19c0-14 18-14 18 0c0 8-4 14-9 14s-9-6-9-14z", "#e3b48b") + F("M14 19c-1-14 21-15 20 0c-4-5-16-6-20 0z", hair) + S("M20 21v1M28 21v1M21 27h6", 2);
export const skull = F("M10 20c0-20 28-20 28 0c0 7-3 9-5 11v7H15v-7c-2-2-5-4-5-11z", "#e9e4c9") + F("M15 20a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM26 20a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z", "#2a1620") + S("M20 32v6M24 32v6M28 32v6", 2);
export const claw = F("M12 44V26l-5-8c-2-4 2-6 4-3l5 7-2-14c0-4 4-4 5 0l3 12 1-14c0-4 5-4 5 0v14l4-11c1-4 6-3 5 1l-4 16c0 9-1 14-3 18z", "#9cc46a") + S("M16 34q7 4 14 0", 2);
export const moon = F("M30 6a18 18 0 1 0 12 26A15 15 0 0 1 30 6z", "#f2dd9a") + S("M18 22l1 1M24 32l1 1M15 31l.6.6", 3, "#b89a4e");
export const heart = F("M24 42C6 28 6 12 16 11c5 0 7 4 8 6c1-2 3-6 8-6c10 1 10 17-8 31z", "#d2463f");
export const star = F("M24 5l5.6 12.4L43 19l-10 9.4L35.6 42 24 35.2 12.4 42 15 28.4 5 19l13.4-1.6z", "#f2c14e");

export const flame = F("M24 3c11 10 16 18 10 30q-3 9-10 11q-9-2-11-11c-3-12 6-16 11-30z", "#ff9a3a") + F("M24 18c6 6 6 12 3 18h-7c-4-6 1-10 4-18z", "#ffe27a");
const blade = F("M8 8h26v18L8 22z", "#c6ccd3") + haft("M32 24l8 16", 5);
const club = haft("M10 40L22 26", 3) + F("M20 24L34 6c4-3 10 2 7 7L25 29z", "#c98b4a");
const axe = haft("M14 44L30 8", 4) + F("M24 8c8-6 16-2 19 4c-6 1-10 6-11 12L22 18z", "#8f97a5");
const gun = F("M6 15h34v7H26v3h-6l-5 17H6l4-18-4-3z", "#8f97a5") + F("M8 26l4-1 3 0-4 16H7z", "#8a5a2f");
const rifle = haft("M6 34L42 14", 4, "#7d8592") + F("M2 37l9-7 5 4-9 9z", "#8a5a2f");
const bomb = F("M8 28a15 15 0 1 0 30 0a15 15 0 1 0-30 0z", "#3a3a44") + S("M30 16q3-9 11-9", 3) + F("M39 3l2 3 4-1-2 4 2 3-4 0-2 3-2-4-4-1 4-2z", "#ffd36a");
const cross = F("M5 16h38v26H5z", "#f2efe4") + S("M17 16v-6h14v6", 4) + F("M21 21h6v5h5v6h-5v5h-6v-5h-5v-6h5z", "#cf3f3c");
const shells = F("M8 18h32v22H8z", "#8a6a3a") + F("M13 6q3-4 6 0v12h-6zM21 6q3-4 6 0v12h-6zM29 6q3-4 6 0v12h-6z", "#e3b84c");
const faith = S("M24 5v38M11 17h26", 11) + S("M24 5v38M11 17h26", 6, "#f2d98a");
const crate = F("M6 18h36v24H6z", "#9a6432") + F("M4 10h40v9H4z", "#b57a3e") + S("M24 10v32", 4, "#f2c14e");
const car = F("M4 34V24l8-3 6-9h16l8 9 4 3v10z", "#b5653a") + F("M16 20l4-6h6v6zM29 20v-6h4l5 6z", "#bfe3ee") + F("M8 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM30 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "#2a2a31");
const book = F("M7 8h15q2 0 2 3v31q-2-3-5-3H7zM41 8H26q-2 0-2 3v31q2-3 5-3h12z", "#e9dcc0") + S("M12 16h7M12 22h7M29 16h7M29 22h7", 2);
const bottle = F("M19 4h10v10l5 8v22H14V22l5-8z", "#6f9a4a") + F("M14 26h20v10H14z", "#f3e3b8");
const shield = F("M24 4l16 6v14q0 14-16 20Q8 38 8 24V10z", "#5a7fa8") + S("M24 12v22M14 20h20", 4, "#f6ead2");
const boot = F("M10 38c2-12 8-20 8-30h9c0 12-1 18 4 22q9 2 9 8z", "#6b4a33") + S("M18 18h8M17 24h8", 2);
const fist = F("M10 20q0-6 6-6h18q6 0 6 7v9q0 12-14 12T10 32z", "#e3b48b") + S("M17 14v9M24 14v9M31 14v9M10 28h16", 2.4);
const eye = F("M3 24q21-24 42 0q-21 24-42 0z", "#f6f2d8") + F("M16 24a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", "#8c2f2a") + `<circle cx="24" cy="24" r="3.4" fill="#14101a"/>`;
const grave = F("M10 42V20a14 14 0 0 1 28 0v22z", "#8d94a6") + S("M24 14v14M18 19h12M16 34h16", 3);
const storm = F("M10 22c-8-1-6-13 3-12c3-9 17-9 19 0c10-1 11 12 2 12z", "#8f9fb5") + F("M24 22l-8 13h7l-3 11 11-15h-7l4-9z", "#ffe27a");
const brain = F("M8 26c-4-8 4-13 7-12c2-8 13-8 15-3c8-3 13 5 10 11c3 8-4 13-9 11c-3 6-12 6-14 1c-7 2-11-3-9-8z", "#e59aa8") + S("M24 9q-2 8 3 12t-3 16", 2);
const saucer = F("M3 28q21-14 42 0q-21 14-42 0z", "#8f97a5") + F("M14 22q10-20 20 0q-10 6-20 0z", "#7ee0ff") + S("M12 30l.2.2M24 33l.2.2M36 30l.2.2", 4, "#9be266");

/** By what a thing is, from the most to the least telling. */
const THINGS: readonly (readonly [RegExp, string])[] = [
  [/explosi|bomb|grenade|dynamite|molotov/, bomb], [/ammo|bullet|shell/, shells], [/rifle|shotgun|crossbow|bow\b/, rifle],
  [/ranged|gun|pistol|revolver|shoot/, gun], [/axe|chainsaw|saw\b/, axe], [/knife|blade|sword|machete|cleaver|edged/, blade],
  [/hand-weapon|weapon|club|bat\b|stick|hammer/, club], [/\bfire\b|flame|burn|torch|lighter|fuel|gas/, flame],
  [/medic|aid|heal|doctor|nurse|bandage/, cross], [/holy|faith|pray|church|bless/, faith], [/book|journal|map|diary|plan/, book],
  [/vehicle|truck|car\b|tractor|bus\b/, car], [/drink|bottle|whiskey|beer|potion|serum/, bottle], [/shield|armor|armour|barricade|block/, shield],
  [/martian|alien|saucer|ufo/, saucer], [/grave|tomb|coffin|bury/, grave], [/brain|feast|hunger|bite|eat/, brain],
  [/storm|rain|fog|weather|lightning/, storm], [/fear|horror|watch|stare|nightmare|terror/, eye], [/run|move|walk|shamble|step|chase/, boot],
  [/fight|fist|punch|brawl|rage/, fist], [/heart|love|hope|wound/, heart], [/night|moon|dark/, moon],
];
const PEOPLE = /townsfolk|ally|companion|friend/;
const LIVING = [star, heart, fist, shield, faith, book];
const DEAD = [claw, skull, moon, eye, grave, brain];

export interface Kind {
  side: "living" | "dead";
  type?: string;
  keywords?: readonly string[];
}

/** Behind every generic picture lies a light of its own, so that two strangers never look the same. */
function glow(next: () => number): string {
  const rays = 5 + Math.floor(next() * 9);
  const start = next() * 360;
  const far = (i: number, r: number) => {
    const a = ((start + (i * 180) / rays) * Math.PI) / 180;
    return `${(24 + Math.cos(a) * r).toFixed(1)} ${(24 + Math.sin(a) * r).toFixed(1)}`;
  };
  const d = Array.from({ length: rays * 2 }, (_, i) => `${i ? "L" : "M"}${far(i, i % 2 ? 24 : 15 + next() * 4)}`).join("");
  return `<path d="${d}Z" fill="${tint(next, 55, 62)}" opacity=".75"/>`;
}

/** A picture for anything: the keywords and the words of the id say what, the id says which. */
export function picture(id: string, kind: Kind): string {
  const next = dice(id);
  const words = [...(kind.keywords ?? []), ...id.split(/[^a-z0-9]+/i)];
  const light = glow(next);
  if (PEOPLE.test((kind.keywords ?? []).join(" "))) return light + townsman(pick(next, ["#6a4a33", "#c9c6c2", "#b4481f", "#241a17", "#3a3026"]), tint(next, 30, 40));
  const thing = wordIn(THINGS, words);
  if (thing) return light + thing;
  if (kind.type === "item") return light + crate;
  return light + pick(next, kind.side === "dead" ? DEAD : LIVING);
}
