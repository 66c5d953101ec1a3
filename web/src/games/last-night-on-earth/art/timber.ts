/** The Heroes of Timber Peak and the Survivors of Woodinvale. */
import { fill, SHOULDERS, stroke, thin, type Look } from "../../../art/people";

const LONG = "M28 36C18 52 24 66 20 80C28 86 36 80 37 68L63 68C64 80 72 86 80 80C76 66 82 52 72 36C70 10 30 10 28 36Z";

export const TIMBER: Record<string, Look> = {
  alice: {
    skin: "#eec3a0",
    jaw: "soft",
    lips: "#c8434f",
    backdrop: "#4f8f8a",
    clothes: fill(SHOULDERS, "#7fc7bd") + fill("M33 72q17 20 34 0l4 2-9 28H38l-9-28z", "#f7f3e6", thin) + fill("M66 82h15v9H66z", "#f6d3dc", thin) + stroke("M69 86.500h9", 1.6, "#a8322c"),
    back: fill("M27 44C18 20 34 8 50 8C66 8 82 20 73 44C72 54 67 57 64 56L36 56C33 57 28 54 27 44Z", "#6b3d22") + fill("M70 20C82 18 88 34 82 48C78 42 74 34 68 28Z", "#6b3d22"),
    front: fill("M30 37C27 20 38 12 50 12C62 12 73 20 70 37C64 28 56 25 47 27C40 28 34 31 30 37Z", "#7d4a2b") + fill("M31 22C38 10 62 10 69 22L66 27C57 19 43 19 34 27Z", "#f7f3e6", thin),
  },
  nikki: {
    skin: "#a86f4a",
    jaw: "soft",
    lips: "#a63f3c",
    backdrop: "#3f5f8f",
    clothes: fill(SHOULDERS, "#6a4a2f") + fill("M36 70l14 18 14-18 8 4-16 28H44L28 74z", "#efe6cf", thin) + fill("M20 78q10 4 14 12l-6 8q-8-8-12-14z", "#d9cfae", thin) + fill("M80 78q-10 4-14 12l6 8q8-8 12-14z", "#d9cfae", thin),
    back: fill("M28 46C20 20 36 9 50 9C64 9 80 20 72 46L66 56H34Z", "#1f1715"),
    front: fill("M29 36C26 16 38 9 50 9C62 9 74 16 71 36C62 28 38 28 29 36Z", "#6a4a2f") + `<g fill="#9fd0e0" fill-opacity=".8" ${thin}><ellipse cx="41" cy="22" rx="8.500" ry="6"/><ellipse cx="59" cy="22" rx="8.500" ry="6"/></g>` + stroke("M29 24l4-1M71 24l-4-1M49.500 22h1", 2.4, "#2c2730"),
  },
  "ed-baker": {
    bearded: true,
    skin: "#d99f78",
    jaw: "strong",
    backdrop: "#4a6b3a",
    clothes: fill(SHOULDERS, "#b0342c") + stroke("M12 86H90M10 96H92M24 78V102M40 74V102M60 74V102M76 78V102", 2.6, "#2c1a1c") + stroke("M34 74l3 28M66 74l-3 28", 5, "#8a6a3c"),
    front: fill("M29 34C26 14 40 8 50 8C60 8 74 14 71 34C60 28 40 28 29 34Z", "#31507a") + fill("M28 36C40 29 60 29 72 36L71 29C60 23 40 23 29 29Z", "#41679a") + `<circle cx="50" cy="9" r="4" fill="#e8e2d4" ${thin}/>`,
    face: fill("M32 47C33 64 41 72 50 72C59 72 67 64 68 47C65 52 62 53 60 51C56 49 53 50 50 52C47 50 44 49 40 51C38 53 35 52 32 47ZM44 57q6-3 12 0q-6 4-12 0Z", "#a85a26", thin) + stroke("M36 40q5-3 9 0M55 40q5-3 9 0", 2.8, "#8a4a1e"),
  },
  "sheriff-anderson-survivor": {
    bearded: true,
    skin: "#cf9468",
    jaw: "strong",
    backdrop: "#5a3a2c",
    clothes: fill(SHOULDERS, "#8a6b3a") + fill("M40 69l10 14 10-14 6 3-12 22h-8l-12-22z", "#6b4f28", thin) + stroke("M22 76L70 102", 7, "#3b2a1c") + fill("M74 82l2.400 5 5.600.7-4 4 1 5.600-5-2.700-5 2.700 1-5.600-4-4 5.600-.7z", "#b99a3f", thin),
    front: fill("M31 34C28 18 38 11 50 11C62 11 72 18 69 34C64 27 57 24 50 25C43 24 36 27 31 34Z", "#8d8078") + stroke("M38 18q6-4 12-3M54 16q6 0 9 4", 1.6, "#5c5650"),
    face: fill("M33 48C35 62 42 68 50 68C58 68 65 62 67 48C64 53 61 53 59 51C55 49 52 51 50 52C48 51 45 49 41 51C39 53 36 53 33 48ZM45 57q5-2.400 10 0q-5 3.400-10 0Z", "#77695f", thin) + stroke("M61 33l6 12", 2, "#8a3a2c"),
  },
  "sally-survivor": {
    skin: "#e9bb98",
    jaw: "soft",
    lips: "#b8434a",
    backdrop: "#5c3a55",
    clothes: fill(SHOULDERS, "#4f5a3f") + fill("M36 71q14 14 28 0l5 2q-19 22-38 0z", "#d9688f", thin) + stroke("M26 76L62 102", 6, "#2f2a22") + stroke("M66 88h12M68 93h8", 2, "#2f3a26"),
    back: fill(LONG, "#caa046"),
    front: fill("M30 42C26 20 38 11 50 12C63 11 74 20 70 42C66 33 62 29 57 26C50 32 38 30 34 32C32 35 31 38 30 42Z", "#d9b455") + fill("M28 28C36 18 64 18 72 28L71 34C62 25 38 25 29 34Z", "#8a2f35", thin) + stroke("M70 30l8 6M70 32l6 9", 3, "#8a2f35"),
    face: stroke("M35 49l9 2M36 52l6 1", 1.8, "#7a5a48") + stroke("M62 36l3 5", 1.6, "#a8473c"),
  },
  "jake-cartwright-survivor": {
    bearded: true,
    skin: "#bd8a60",
    jaw: "strong",
    backdrop: "#33343c",
    clothes: fill(SHOULDERS, "#3a3f33") + fill("M30 73l-8 6 14 23h6zM70 73l8 6-14 23h-6z", "#555c47", thin) + fill("M36 68q14 10 28 0l3 8q-17 14-34 0z", "#7a2a26") + stroke("M16 84h14M70 84h14M18 91h12M70 91h12", 2, "#22261d"),
    back: fill("M27 34C18 54 22 68 18 80L35 74L34 40ZM73 34C82 54 78 68 82 80L65 74L66 40Z", "#2b211f"),
    front: fill("M29 36C26 14 38 8 50 8C62 8 74 14 71 36C64 26 58 24 50 26C42 24 36 26 29 36Z", "#2b211f") + fill("M28 31C40 26 60 26 72 31L72 37C60 31 40 31 28 37Z", "#4f7561", thin) + stroke("M72 33l8 8M71 35l6 10", 3, "#4f7561"),
    face: fill("M32 48C33 66 42 76 50 77C58 76 67 66 68 48C65 53 62 53 60 51C56 49 53 50 50 52C47 50 44 49 40 51C38 53 35 53 32 48ZM45 57q5-2.400 10 0q-5 3.400-10 0Z", "#2b211f", thin) + stroke("M44 66l2 6M56 66l-2 6", 1.4, "#8f8d95"),
  },
};
