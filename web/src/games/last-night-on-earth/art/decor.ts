/** What stands in each building, drawn in ink for a box of 300×200 (or 200×200) units. */

import { dice, pick, tint, wordIn } from "../../../art/seed";

export interface Interior {
  floor: string;
  pattern: "planks" | "tiles" | "checks" | "stone" | "dirt" | "plates";
  roof: string;
  decor: string;
}

const INK = 'stroke="#17121c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';

function box(x: number, y: number, w: number, h: number, fill: string, r = 3): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${INK}/>`;
}
function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${INK}/>`;
}
function line(d: string, width = 3, colour = "#17121c"): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" ${INK}/>`;
}
function many(list: [number, number][], draw: (x: number, y: number) => string): string {
  return list.map(([x, y]) => draw(x, y)).join("");
}

const desk = (x: number, y: number) => box(x, y, 26, 15, "#a9763d") + disc(x + 13, y + 22, 5, "#55627a");
const bed = (x: number, y: number) =>
  box(x, y, 34, 20, "#e7ece6", 4) + box(x + 2, y + 2, 9, 16, "#b9d3d0", 3) + line(`M${x + 18} ${y}v20`, 2);
const shelf = (x: number, y: number) =>
  box(x, y, 62, 14, "#6b4526") +
  box(x + 4, y + 3, 9, 8, "#d35b3f", 1) +
  box(x + 17, y + 3, 9, 8, "#e3b84c", 1) +
  box(x + 30, y + 3, 9, 8, "#5f8f6b", 1) +
  box(x + 43, y + 3, 12, 8, "#5a7fa8", 1);
const pew = (x: number, y: number) => box(x, y, 54, 9, "#6d4322", 2) + line(`M${x + 3} ${y + 13}h48`, 2);
const hay = (x: number, y: number) =>
  box(x, y, 34, 22, "#d8b04c", 5) + line(`M${x + 11} ${y}v22M${x + 23} ${y}v22`, 2, "#8a6420");
const tyre = (x: number, y: number) => disc(x, y, 11, "#2a2a31") + disc(x, y, 4, "#55555f");
const pump = (x: number, y: number) => box(x, y, 20, 30, "#c8503c", 4) + box(x + 4, y + 4, 12, 9, "#f0e2bd", 1);
const rug = (x: number, y: number, w: number, h: number, c: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="${c}" opacity=".75"/>` +
  `<rect x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" rx="3" fill="none" stroke="#e7c98a" stroke-width="2" opacity=".7"/>`;
const wreck = (x: number, y: number, c: string) =>
  shape(`M${x} ${y + 14}l8-12 22-2 14 10 16 3v14h-60z`, c) + tyre(x + 13, y + 28) + tyre(x + 47, y + 28);
const tank = (x: number, y: number) =>
  disc(x, y, 26, "#8b9590") + disc(x, y, 17, "#6d7772") + line(`M${x - 8} ${y}h16M${x} ${y - 8}v16`, 3, "#c9d2cb");

export const INTERIORS: Record<string, Interior> = {
  church: {
    floor: "#8f8398",
    pattern: "stone",
    roof: "#3c3a55",
    decor:
      `<rect x="20" y="86" width="262" height="28" fill="#9d2f3a" opacity=".85"/>` +
      many([[90, 40], [90, 62], [160, 40], [160, 62], [90, 126], [90, 148], [160, 126], [160, 148]], pew) +
      box(20, 62, 24, 76, "#cbb98f") +
      line("M32 78v44M22 92h20", 6, "#f4e3a6"),
  },
  "police-station": {
    floor: "#7c8eab",
    pattern: "tiles",
    roof: "#2f3d57",
    decor:
      box(208, 20, 74, 62, "#5d6c86", 0) +
      line("M208 20v62M220 20v62M232 20v62M244 20v62M256 20v62M268 20v62", 3, "#2a3242") +
      many([[50, 44], [50, 128], [130, 128]], desk) +
      shape("M250 118l8 17 18 2-13 13 4 18-17-9-17 9 4-18-13-13 18-2z", "#e8b93f"),
  },
  "high-school": {
    floor: "#a79d77",
    pattern: "tiles",
    roof: "#5b3430",
    decor:
      box(18, 20, 150, 13, "#2d4a3c") +
      line("M30 26h44M84 26h20", 2, "#dfe7d8") +
      many([[40, 56], [96, 56], [40, 110], [96, 110], [152, 110]], desk) +
      many([[212, 22], [230, 22], [248, 22], [266, 22]], (x, y) => box(x, y, 16, 36, "#4a6f8c", 1) + line(`M${x + 4} ${y + 8}h8`, 2)),
  },
  gym: {
    floor: "#c98f48",
    pattern: "planks",
    roof: "#5b3430",
    decor:
      `<g fill="none" stroke="#f4e8cc" stroke-width="4" opacity=".85"><rect x="22" y="22" width="256" height="156"/><path d="M150 22v156"/><circle cx="150" cy="100" r="30"/><path d="M22 62h50v76h-50M278 62h-50v76h50"/></g>` +
      disc(150, 100, 12, "#d2622e") +
      line("M138 100h24M150 88v24", 2),
  },
  hospital: {
    floor: "#a9c6c2",
    pattern: "tiles",
    roof: "#4b5f68",
    decor:
      many([[130, 30], [190, 30], [130, 150], [190, 150]], bed) +
      `<circle cx="160" cy="100" r="30" fill="#f2efe4" opacity=".8"/><path d="M152 78h16v14h14v16h-14v14h-16v-14h-14v-16h14z" fill="#c33a35"/>` +
      box(250, 24, 24, 50, "#dfe6df"),
  },
  diner: {
    floor: "#d7c29a",
    pattern: "checks",
    roof: "#7a2f35",
    decor:
      box(30, 28, 140, 20, "#c33d3d", 6) +
      many([[46, 66], [78, 66], [110, 66], [142, 66]], (x, y) => disc(x, y, 8, "#d94f45")) +
      many([[54, 138], [146, 138]], (x, y) => disc(x, y, 18, "#ece3cb") + disc(x - 26, y, 8, "#8a3a34") + disc(x + 26, y, 8, "#8a3a34")),
  },
  "train-station": {
    floor: "#b9a98a",
    pattern: "checks",
    roof: "#5a3b2e",
    decor:
      box(24, 22, 92, 26, "#7b4a26") + box(34, 26, 22, 18, "#efe0b4", 1) + box(62, 26, 22, 18, "#efe0b4", 1) +
      many([[60, 92], [60, 124], [60, 156], [190, 92], [190, 124], [190, 156]], pew) +
      disc(252, 42, 22, "#f3e9cf") + line("M252 42V28M252 42l10 6", 3) +
      box(136, 26, 30, 20, "#6b4526") + box(172, 30, 22, 16, "#8a3a34"),
  },
  "airplane-hangar": {
    floor: "#8f939a",
    pattern: "plates",
    roof: "#3e4651",
    decor:
      shape("M100 30c10 0 13 12 13 30l62 26v16l-62-12-3 42 22 16v10l-32-8-32 8v-10l22-16-3-42-62 12V86l62-26c0-18 3-30 13-30z", "#d9d3c0") +
      line("M100 40v92M86 26h28", 3, "#b8442f") +
      box(18, 18, 26, 26, "#8a5a2f"),
  },
  barn: {
    floor: "#b58a45",
    pattern: "planks",
    roof: "#6f2b26",
    decor:
      many([[24, 24], [62, 24], [24, 50], [240, 150], [204, 150]], hay) +
      box(200, 20, 80, 52, "#7d5a30", 0) +
      line("M200 20l80 52M280 20l-80 52", 3) +
      line("M120 128l34 34M154 128l-12 40M134 118l-10 16", 4, "#5b3c1d"),
  },
  farmhouse: {
    floor: "#a8754a",
    pattern: "planks",
    roof: "#4d3a30",
    decor:
      rug(96, 60, 112, 80, "#8c3f3b") +
      box(130, 82, 44, 34, "#7a4f29") +
      many([[120, 99], [184, 99]], (x, y) => disc(x, y, 9, "#5a3a20")) +
      box(20, 20, 40, 30, "#4e4f57") +
      disc(32, 35, 7, "#d4672f") +
      bed(236, 150) +
      box(238, 22, 42, 24, "#6b4526"),
  },
  junkyard: {
    floor: "#7b6a52",
    pattern: "dirt",
    roof: "#51462f",
    decor:
      wreck(110, 30, "#9a5036") +
      wreck(200, 130, "#4f7382") +
      many([[40, 150], [58, 164], [62, 140], [250, 60], [270, 72]], tyre) +
      shape("M120 170l18-34 22 30 20-18 14 26z", "#6b6f73"),
  },
  "gas-station": {
    floor: "#9b9481",
    pattern: "plates",
    roof: "#7a3b2a",
    decor: many([[44, 84], [92, 84]], pump) + box(34, 120, 90, 14, "#d8cfae") + shelf(28, 26) + shelf(108, 26) + disc(158, 150, 12, "#3a6ea0"),
  },
  bank: {
    floor: "#b5ab92",
    pattern: "stone",
    roof: "#494336",
    decor:
      disc(160, 46, 28, "#7e8894") +
      disc(160, 46, 16, "#a7b0ba") +
      line("M160 34v24M148 46h24", 4, "#3a4149") +
      box(22, 92, 112, 18, "#6e4a2a") +
      line("M50 92v-16M78 92v-16M106 92v-16", 3, "#d8b458"),
  },
  "gun-shop": {
    floor: "#93683f",
    pattern: "planks",
    roof: "#3d3327",
    decor:
      box(22, 20, 156, 26, "#4d311b") +
      line("M32 33h40l6 6M86 33h40l6 6M140 33h26l5 6", 5, "#c9ccd1") +
      box(40, 128, 120, 22, "#6e4727") +
      `<rect x="46" y="132" width="108" height="8" fill="#bcd6de" opacity=".6"/>`,
  },
  "general-store": {
    floor: "#b98a52",
    pattern: "planks",
    roof: "#37503f",
    decor: shelf(24, 26) + shelf(112, 26) + shelf(24, 84) + shelf(112, 84) + box(28, 146, 60, 20, "#7a4f29") + disc(160, 152, 16, "#7d5228") + disc(160, 152, 10, "#94653b"),
  },
  plant: {
    floor: "#87928a",
    pattern: "plates",
    roof: "#3d4a44",
    decor:
      tank(236, 58) + tank(236, 142) + line("M236 84v32M210 58h-60v84h60", 9, "#c08b3a") + line("M236 84v32M210 58h-60v84h60", 3, "#6f4a17") + box(30, 28, 60, 30, "#5d6b73") +
      many([[42, 43], [60, 43], [78, 43]], (x, y) => disc(x, y, 6, "#e6b13f")) + line("M30 120l26 0M30 134h26M30 148h26", 4, "#e0b338"),
  },
};

/** Rooms that look like one we know, by a word of the building's type or id. */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/train|railway|bus-station/, "train-station"], [/church|chapel|abbey|temple|crypt/, "church"], [/police|sheriff|jail|prison|guard/, "police-station"], [/hospital|clinic|doctor|medic|lab\b|morgue/, "hospital"],
  [/school|library|office|town-hall|courthouse|museum/, "high-school"], [/diner|bar\b|tavern|restaurant|saloon|cafe/, "diner"], [/barn|stable|mill|silo/, "barn"],
  [/farm|house|cabin|home|lodge|cottage|estate|manor/, "farmhouse"], [/store|shop|market|drug|supply|supermarket/, "general-store"], [/gas|garage|truck|bus|tractor/, "gas-station"],
  [/plant|factory|refinery|mine|power|water|boiler|radio/, "plant"], [/hangar|airport|dock|shed|warehouse/, "airplane-hangar"], [/bank|post/, "bank"], [/gym|pool|field/, "gym"],
];
const FLOORS = ["#a8875c", "#8f8398", "#7c8eab", "#96a08a", "#b08d6e", "#86909c"];
const ROOFS = ["#3f3a44", "#4a3a2e", "#33423a", "#3a3c55", "#54322e"];
const PATTERNS = ["planks", "tiles", "checks", "stone", "plates"] as const;

/** A building nobody has furnished: like one we know if its name tells, else of its own colours with a few crates. */
export function interior(id: string, type = ""): Interior {
  if (Object.hasOwn(INTERIORS, id)) return INTERIORS[id] as Interior;
  const next = dice(id);
  const like = wordIn(LIKE, [type, id]);
  const known = like ? INTERIORS[like] : undefined;
  const crates = Array.from({ length: 4 }, (): [number, number] => [30 + Math.floor(next() * 210), 28 + Math.floor(next() * 130)]);
  return {
    floor: known?.floor ?? pick(next, FLOORS),
    pattern: known?.pattern ?? pick(next, PATTERNS),
    roof: tint(next, 22, 24),
    decor: known?.decor ?? many(crates, (x, y) => box(x, y, 24 + next() * 20, 18 + next() * 10, pick(next, ["#a9763d", "#6b4526", "#5d6b73", "#8b9590", ...ROOFS]))),
  };
}

export const MANOR: Interior = { floor: "#a2664a", pattern: "planks", roof: "#3a2c3f", decor: "" };

/** The great house is a cross, so its furniture is set out for a 400×400 box. */
export const MANOR_DECOR =
  rug(118, 118, 164, 164, "#6f2a3a") +
  disc(200, 200, 30, "#5b3a20") +
  disc(200, 200, 20, "#7c4f2b") +
  box(118, 16, 64, 18, "#5b3a20") +
  box(224, 366, 56, 18, "#5b3a20") +
  box(16, 230, 18, 52, "#5b3a20") +
  box(366, 118, 18, 52, "#5b3a20") +
  many([[236, 24], [140, 376], [24, 140], [376, 260]], (x, y) => disc(x, y, 9, "#f1c763"));
