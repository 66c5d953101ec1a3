/** The Heroes of our boxes; who is not among them is drawn by keywords. */
import { fill, INK, portrait, SHOULDERS, stranger, stroke, thin, type Look } from "../../../art/people";
import { facts } from "../facts.svelte";
import { PACKS } from "./packs";
import { TIMBER } from "./timber";

const LOOKS: Record<string, Look> = {
  ...PACKS,
  ...TIMBER,
  "sheriff-anderson": {
    bearded: true,
    skin: "#d9a072",
    jaw: "strong",
    backdrop: "#8a5a2c",
    clothes:
      fill(SHOULDERS, "#b08a4f") +
      fill("M40 69l10 14 10-14 6 3-12 22h-8l-12-22z", "#8e6b38", thin) +
      fill("M47 80l3-3 3 3-1 20h-4z", "#2c2730", thin) +
      fill("M74 82l2.4 5 5.6.7-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.6-.7z", "#f4cf57", thin),
    front:
      fill("M10 30C22 35 78 35 90 30C86 24 76 23 71 22C70 8 62 5 50 8C38 5 30 8 29 22C24 23 14 24 10 30Z", "#7b5127") +
      stroke("M29 23C40 28 60 28 71 23", 4, "#3b2412") +
      stroke("M43 10q7 5 14 0", 1.8) +
      fill("M48.4 21l1.6-4 1.6 4z", "#f4cf57", thin),
    face: fill("M38 53C41 48 48 49 50 51C52 49 59 48 62 53C58 57 53 55 50 55C47 55 42 57 38 53Z", "#6a4a33", thin) + stroke("M31 42v7M69 42v7", 4, "#8d8078"),
  },
  billy: {
    skin: "#e8b88e",
    jaw: "boy",
    backdrop: "#3f6f86",
    clothes:
      fill(SHOULDERS, "#c63b34") +
      stroke("M20 79L14 102M80 79L86 102M26 77L22 102M74 77L78 102", 3, "#f6ead2") +
      fill("M38 70q12 12 24 0l3 4q-15 14-30 0z", "#f6ead2", thin) +
      stroke("M50 82V102", 2),
    back: fill("M27 40C20 14 46 6 54 9C72 6 80 22 73 42L68 30H32Z", "#c98b3d"),
    front: fill("M29 35C26 22 33 12 40 14C42 8 52 7 55 12C63 8 73 16 71 35C68 30 66 27 63 25C60 29 56 29 54 26C50 31 44 31 42 27C38 28 33 30 29 35Z", "#dba24e") + stroke("M36 20q5-5 9-4M52 16q6-2 10 2", 1.6, "#8a5a1e"),
    face: stroke("M37 49l2 .6M40 51l2 .3M61 49l-2 .6M58 51l-2 .3", 1.4, "#b5764a"),
  },
  johnny: {
    skin: "#b57a4c",
    jaw: "strong",
    backdrop: "#2f4f8f",
    clothes:
      fill(SHOULDERS, "#274a94") +
      fill("M5 102C6 82 17 77 27 74L31 102Z", "#f0e1bd") +
      fill("M95 102C94 82 83 77 73 74L69 102Z", "#f0e1bd") +
      fill("M38 70q12 8 24 0l4 4-16 18-16-18z", "#e8e2d4", thin) +
      `<text x="40" y="97" text-anchor="middle" font-family="'Londrina Solid',sans-serif" font-size="17" font-weight="900" fill="#f2c14e" stroke="${INK}" stroke-width=".8">J</text>`,
    front: fill("M30 34C26 16 38 10 50 10C62 10 74 16 70 34L66 27C56 22 44 22 34 27Z", "#241a17") + stroke("M36 19q6-5 12-5", 1.6, "#6b5648"),
    face: stroke("M36 47.5h8M56 47.5h8", 3.4, "#1b1416"),
  },
  "father-joseph": {
    skin: "#dcae8c",
    jaw: "strong",
    backdrop: "#5a4a75",
    clothes:
      fill(SHOULDERS, "#1f1d27") +
      fill("M38 68h24v8q-12 7-24 0z", "#2b2934", thin) +
      fill("M44 70h12v8h-12z", "#f7f3e6", thin) +
      stroke("M50 84V102M43 90h14", 3.6, "#e3bf5a") +
      stroke("M22 84q6 6 4 18M78 84q-6 6-4 18", 1.6, "#4a4758"),
    back: fill("M28 42C22 26 30 18 34 20L34 44ZM72 42C78 26 70 18 66 20L66 44Z", "#b9b7bb"),
    front: fill("M30 34C29 22 35 14 42 13C50 10 62 11 67 18C71 23 71 30 70 34C67 27 64 23 60 22C52 24 42 20 36 24C33 27 32 30 30 34Z", "#cfcdd0") + stroke("M40 18q9-4 18 0", 1.4, "#8f8d95"),
    face: `<g fill="#dff0f5" fill-opacity=".35" ${thin}><rect x="34" y="38" width="13" height="9" rx="3"/><rect x="53" y="38" width="13" height="9" rx="3"/></g>` + stroke("M47 41h6", 1.8) + stroke("M37 52q2 4 4 5M63 52q-2 4-4 5", 1.2),
  },
  becky: {
    skin: "#8d5a3c",
    jaw: "soft",
    lips: "#b8434a",
    backdrop: "#2f7f7c",
    clothes:
      fill(SHOULDERS, "#e9f1ec") +
      fill("M38 70l12 18 12-18 5 3-13 29h-8L33 73z", "#57aaa3", thin) +
      fill("M70 86h6v-5h6v5h6v6h-6v5h-6v-5h-6z", "#cf3f3c", thin),
    back: fill("M27 46C18 22 34 8 50 9C66 8 82 22 73 46C72 55 68 58 65 58L35 58C32 58 28 55 27 46Z", "#2a1a18"),
    front:
      fill("M31 36C30 24 40 18 48 22C56 18 70 22 69 36C65 30 58 27 48 29C42 29 35 31 31 36Z", "#35201c") +
      fill("M30 20C36 8 64 8 70 20L67 27C56 20 44 20 33 27Z", "#f6f7f2") +
      fill("M48 12h4v4h4v4h-4v4h-4v-4h-4v-4h4z", "#cf3f3c", ""),
  },
  sally: {
    skin: "#f0c5a2",
    jaw: "soft",
    lips: "#d2455e",
    backdrop: "#9a4f7c",
    clothes: fill(SHOULDERS, "#d9688f") + fill("M36 71q14 16 28 0l5 2q-19 24-38 0z", "#f8dbe4", thin) + stroke("M28 90q6-4 12 0t12 0 12 0 10 0", 2.2, "#a63f66"),
    back: fill("M29 34C20 50 24 66 17 80C26 86 36 80 38 70L62 70C64 80 74 86 83 80C76 66 80 50 71 34C70 12 30 12 29 34Z", "#e6bd55"),
    front: fill("M30 40C26 20 38 11 50 12C63 11 74 20 70 40C67 34 63 29 58 26C50 32 38 30 34 31C32 34 31 37 30 40Z", "#f2d070") + fill("M29 25C36 12 64 12 71 25L69 30C62 19 38 19 31 30Z", "#ef6a9a", thin) + stroke("M40 22q8-5 16-2", 1.4, "#b98a2c"),
  },
  jenny: {
    skin: "#efbf98",
    jaw: "soft",
    lips: "#c2523f",
    backdrop: "#5f7a34",
    clothes:
      fill(SHOULDERS, "#c7512f") +
      stroke("M14 84L90 84M10 94H92M22 78V102M78 78V102", 2, "#7d2a18") +
      fill("M33 78h34v24H33z", "#3f6596") +
      stroke("M34 78l-4-6M66 78l4-6", 6, "#3f6596") +
      `<circle cx="36" cy="82" r="2.6" fill="#f2c14e" ${thin}/><circle cx="64" cy="82" r="2.6" fill="#f2c14e" ${thin}/>`,
    back:
      fill("M28 44C22 18 36 9 50 9C64 9 78 18 72 44L66 52H34Z", "#b4481f") +
      fill("M28 44q-8 6-5 13q-6 6-2 13q-4 6 1 12l6-1q3-7-1-12q4-6 1-12q4-5 4-12z", "#c4552a") +
      fill("M72 44q8 6 5 13q6 6 2 13q4 6-1 12l-6-1q-3-7 1-12q-4-6-1-12q-4-5-4-12z", "#c4552a"),
    front: fill("M31 38C28 21 38 13 50 13C62 13 72 21 69 38C67 31 61 26 50 20C40 26 34 31 31 38Z", "#cf6230") + stroke("M50 14v7", 1.6),
    face: stroke("M37 48.5l.2.2M41 50l.2.2M39 51.5l.2.2M63 48.5l-.2.2M59 50l-.2.2M61 51.5l-.2.2", 2, "#b5653a") + fill("M22 69h7v4h-7zM71 69h7v4h-7z", "#3f6596", thin),
  },
  "jake-cartwright": {
    bearded: true,
    skin: "#c99467",
    jaw: "strong",
    backdrop: "#4b4a52",
    clothes:
      fill(SHOULDERS, "#4a3529") +
      fill("M30 73l-8 6 14 23h6zM70 73l8 6-14 23h-6z", "#6a4d39", thin) +
      fill("M36 68q14 10 28 0l3 8q-17 14-34 0z", "#a8322c") +
      stroke("M40 76l2 2M50 79v2M60 76l-2 2M45 73l1 1M55 73l-1 1", 2, "#f6ead2"),
    back: fill("M28 36C20 52 24 62 22 72L34 70L34 40ZM72 36C80 52 76 62 78 72L66 70L66 40Z", "#2b211f"),
    front:
      fill("M29 34C27 15 38 9 50 9C62 9 73 15 71 34C60 29 40 29 29 34Z", "#3c5a4a") +
      fill("M28 35C40 28 60 28 72 35L71 28C60 22 40 22 29 28Z", "#4f7561") +
      stroke("M38 15v8M46 12v9M54 12v9M62 15v8", 1.4, "#27392f"),
    face:
      fill("M33 49C35 62 42 68 50 68C58 68 65 62 67 49C64 53 62 53 60 52C56 50 53 51 50 52C47 51 44 50 40 52C38 53 36 53 33 49ZM45 57q5-2.4 10 0q-5 3.4-10 0Z", "#2b211f", thin) +
      stroke("M62 32l-3 8", 1.6, "#8a4a35"),
  },
};

export function bust(slug: string, undead = false): string {
  return portrait(Object.hasOwn(LOOKS, slug) ? (LOOKS[slug] as Look) : stranger(slug, facts.hero(slug).keywords), undead);
}
