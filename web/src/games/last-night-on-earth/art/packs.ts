/** The Heroes of the two Hero Packs. */
import { fill, SHOULDERS, stroke, thin, type Look } from "../../../art/people";

const PONYTAIL = "M28 40C20 16 38 8 52 9C68 8 80 20 72 40C84 44 88 62 80 78C76 70 74 58 68 50L34 50Z";
const CROPPED = "M30 34C27 17 38 11 50 11C62 11 73 17 70 34C66 27 58 23 50 23C42 23 34 27 30 34Z";

export const PACKS: Record<string, Look> = {
  stacy: {
    skin: "#e6b795",
    jaw: "soft",
    lips: "#b8434a",
    backdrop: "#3a5f7a",
    clothes: fill(SHOULDERS, "#8a4a5c") + fill("M38 70l12 20 12-20 6 3-14 29h-8L32 73z", "#f3ead8", thin) + fill("M66 84h16v12H66z", "#f6ead2", thin) + stroke("M69 88h10M69 92h7", 1.6, "#a8322c"),
    back: fill("M27 46C18 20 34 8 50 8C66 8 82 20 73 46C76 58 70 66 64 62L36 62C30 66 24 58 27 46Z", "#7a2f1e"),
    front: fill("M30 36C28 18 42 11 52 12C64 12 73 21 70 36C60 27 46 25 30 36Z", "#943c24") + stroke("M40 19q8-5 16-2", 1.5, "#d07a50"),
  },
  "mr-goddard": {
    skin: "#8d5a3c",
    jaw: "strong",
    backdrop: "#4f6b4a",
    clothes: fill(SHOULDERS, "#eef1ea") + fill("M40 69l10 12 10-12 6 3-12 30h-8L34 72z", "#4a6d8c", thin) + fill("M48 78h4l2 22h-8z", "#a8322c", thin) + stroke("M22 86h12M66 86h12", 1.8),
    front: fill(CROPPED, "#3a2c28") + stroke("M36 18q7-5 14-4", 1.4, "#8f8d95"),
    face: `<g fill="#dff0f5" fill-opacity=".4" ${thin}><circle cx="40.500" cy="43" r="7"/><circle cx="59.500" cy="43" r="7"/></g>` + stroke("M47.500 42h5", 1.8) + fill("M41 55q9-4 18 0q-9 4-18 0Z", "#3a2c28", thin),
  },
  jade: {
    skin: "#f0cdb4",
    jaw: "soft",
    lips: "#5a2a5c",
    backdrop: "#3b2c4a",
    clothes: fill(SHOULDERS, "#1f1a26") + fill("M36 70q14 14 28 0l4 3q-18 20-36 0z", "#4a2f5c", thin) + stroke("M38 76l4 4 4-4 4 4 4-4 4 4 4-4", 1.8, "#b9b7bb"),
    back: fill("M27 44C18 20 34 9 50 9C66 9 82 20 73 44C74 60 76 68 78 74C70 80 62 76 64 60L36 60C38 76 30 80 22 74C24 68 26 60 27 44Z", "#1b1420"),
    front: fill("M30 44C26 20 38 11 50 12C63 11 74 20 70 36C66 28 54 26 44 30C38 33 33 37 30 44Z", "#241b2c") + stroke("M58 14q8 6 8 18", 4, "#b0418c"),
    face: stroke("M34 40q6-3 11 0M55 40q6-3 11 0", 2.6, "#2a1a30") + `<circle cx="61" cy="50" r="1.200" fill="#d9d6dc"/>`,
  },
  victor: {
    bearded: true,
    skin: "#c99467",
    jaw: "strong",
    backdrop: "#7a4a2c",
    clothes: fill(SHOULDERS, "#e07a2e") + stroke("M30 76v26M70 76v26", 2, "#a8541a") + fill("M62 84h18v9H62z", "#f6ead2", thin) + stroke("M65 88.500h12", 2) + fill("M38 70q12 8 24 0l3 4q-15 12-30 0z", "#f2efe4", thin),
    front: fill("M30 31C30 20 39 14 50 14C61 14 70 20 70 31L66 26C56 23 44 23 34 26Z", "#4a3a30"),
    face: fill("M34 50C36 62 43 67 50 67C57 67 64 62 66 50C62 54 58 52 50 53C42 52 38 54 34 50ZM45 58q5-2 10 0q-5 3-10 0Z", "#4a3a30", thin) + stroke("M66 34l4 10", 1.8, "#8a4a35"),
  },
  angela: {
    skin: "#f0c5a2",
    jaw: "soft",
    lips: "#d2455e",
    backdrop: "#b03a4a",
    clothes: fill(SHOULDERS, "#f6ead2") + fill("M34 72l16 22 16-22 6 3-18 27h-8L28 75z", "#c63b34", thin) + stroke("M20 82l8 20M80 82l-8 20", 4, "#c63b34"),
    back: fill(PONYTAIL, "#d9a94a"),
    front: fill("M30 38C28 20 40 12 50 12C62 12 73 20 70 38C67 31 61 26 50 20C40 26 34 31 30 38Z", "#eac46a") + fill("M66 16l12-6-2 8 6 6-12 1z", "#c63b34", thin),
  },
  bear: {
    bearded: true,
    skin: "#d9a072",
    jaw: "strong",
    backdrop: "#3a3a44",
    clothes: fill(SHOULDERS, "#d9d3c4") + fill("M5 102C6 82 20 76 34 71L42 102ZM95 102C94 82 80 76 66 71L58 102Z", "#241f28") + stroke("M24 84l10 4M76 84l-10 4", 2, "#9aa2ae"),
    back: fill("M27 34C20 48 24 62 20 76L33 72L34 42ZM73 34C80 48 76 62 80 76L67 72L66 42Z", "#6a4a33"),
    front: fill("M28 34C27 16 38 9 50 9C62 9 73 16 72 34C60 28 40 28 28 34Z", "#a8322c") + stroke("M36 20l4 3M48 16l4 3M60 20l4 3M42 26l3 2M56 26l3 2", 2, "#f6ead2"),
    face: fill("M32 47C33 66 41 78 50 79C59 78 67 66 68 47C64 53 60 50 50 52C40 50 36 53 32 47ZM44 58q6-2.500 12 0q-6 4-12 0Z", "#6a4a33", thin),
  },
  maria: {
    skin: "#b57a4c",
    jaw: "soft",
    lips: "#a8434a",
    backdrop: "#5a4a75",
    clothes: fill(SHOULDERS, "#4f7561") + fill("M38 70q12 12 24 0l4 3q-16 18-32 0z", "#f3ead8", thin) + fill("M58 84h22v18H58z", "#8a5a2f", thin) + stroke("M62 84v18M66 90h10", 1.8, "#f2d98a"),
    back: fill("M27 46C18 22 34 8 50 9C66 8 82 22 73 46C72 55 68 58 65 58L35 58C32 58 28 55 27 46Z", "#2a1a18"),
    front: fill("M30 40C26 20 38 11 50 12C63 11 74 20 70 40C67 34 63 29 58 26C50 32 38 30 34 31C32 34 31 37 30 40Z", "#35201c"),
    face: `<g fill="#dff0f5" fill-opacity=".35" ${thin}><rect x="33" y="38" width="14" height="10" rx="4"/><rect x="53" y="38" width="14" height="10" rx="4"/></g>` + stroke("M47 42h6", 1.8),
  },
  "dr-yamato": {
    skin: "#e3bf98",
    jaw: "strong",
    backdrop: "#2f6f78",
    clothes: fill(SHOULDERS, "#f2f4ee") + fill("M40 69l10 14 10-14 6 3-12 30h-8L34 72z", "#57788c", thin) + fill("M70 84h12v14H70z", "#f2f4ee", thin) + stroke("M73 84v-4M77 84v-5", 2.4, "#2f6f78"),
    front: fill("M30 35C26 18 38 10 50 11C62 10 74 18 70 35C67 27 60 23 46 26C39 27 34 30 30 35Z", "#22202a") + stroke("M42 16q8-4 16 0", 1.4, "#8f8d95"),
    face: `<g fill="#dff0f5" fill-opacity=".3" ${thin}><rect x="34" y="39" width="13" height="8" rx="2"/><rect x="53" y="39" width="13" height="8" rx="2"/></g>` + stroke("M47 41.500h6", 1.8),
  },
};
