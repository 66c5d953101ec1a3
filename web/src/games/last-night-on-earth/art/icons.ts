/** Pictures of the cards of our boxes; any other card is drawn by its type and keywords. */
import { claw, F, haft, heart, K, moon, picture, S, skull, star, townsman } from "../../../art/icons";
import { facts } from "../facts.svelte";

const ICONS: Record<string, string> = {
  revolver: F("M6 15h34v7H26v3h-6l-5 17H6l4-18-4-3z", "#8f97a5") + F("M21 13h10v10H21z", "#6c7482") + F("M8 26l4-1 3 0-4 16H7z", "#8a5a2f"),
  "pump-shotgun": haft("M6 34L42 14", 4, "#7d8592") + F("M2 37l9-7 5 4-9 9z", "#8a5a2f") + F("M22 22l11-6 2 4-11 6z", "#8a5a2f"),
  "signal-flare": F("M8 20h18v9h-6l-3 13H9l3-13H8z", "#d98a3a") + S("M30 24l12-10M32 26l12-2M30 20l6-12", 3, "#ff6a4a") + F("M28 21h5v6h-5z", "#ffd36a"),
  "baseball-bat": haft("M10 40L22 26", 3) + F("M20 24L34 6c4-3 10 2 7 7L25 29z", "#c98b4a") + S("M8 42l4-4", 6),
  "meat-cleaver": F("M8 8h26v18L8 22z", "#c6ccd3") + haft("M32 24l8 16", 5) + `<circle cx="13" cy="13" r="2.4" fill="#14101a"/>`,
  pitchfork: haft("M24 44V22", 3) + S("M24 24V6M12 8v10q0 5 12 6q12-1 12-6V8", 5.6) + S("M24 24V6M12 8v10q0 5 12 6q12-1 12-6V8", 2.4, "#c6ccd3"),
  "fire-axe": haft("M14 44L30 8", 4) + F("M24 8c8-6 16-2 19 4c-6 1-10 6-11 12L22 18z", "#d2463f") + S("M41 12c-5 2-8 6-9 11", 3, "#e9eef2"),
  chainsaw: F("M18 20l26-8 2 6-26 9z", "#c6ccd3") + S("M20 20l24-7M22 26l23-8", 1.6) + F("M4 22h18v16H4z", "#e08a2e") + S("M8 22v-7h10v7", 3) + S("M9 30h8", 3),
  "welding-torch": haft("M12 42L26 22", 5, "#6c7482") + F("M24 24l6-8 4 3-6 8z", "#c08b3a") + F("M33 17c0-6 6-6 7-13c4 8 2 14-4 16z", "#5ac0ff"),
  crowbar: S("M12 42L30 12q4-7 10-3l2 4", 8) + S("M12 42L30 12q4-7 10-3l2 4", 3.6, "#d2463f") + S("M8 44l6-3", 4),
  ammo: F("M8 18h32v22H8z", "#8a6a3a") + F("M13 6q3-4 6 0v12h-6zM21 6q3-4 6 0v12h-6zM29 6q3-4 6 0v12h-6z", "#e3b84c") + S("M14 30h20", 3, "#f6e7c0"),
  torch: haft("M18 44L24 22", 4) + F("M16 22h16l-3 7H19z", "#6b4526") + F("M24 3c8 7 11 12 7 19H17c-4-7 3-9 7-19z", "#ff9a3a") + F("M24 12c4 4 4 7 2 10h-5c-2-3 1-5 3-10z", "#ffe27a"),
  keys: S("M20 28L38 10M32 16l5 5M36 12l4 4", 6.4) + S("M20 28L38 10M32 16l5 5M36 12l4 4", 2.6, "#e3b84c") + F("M6 34a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 34a3 3 0 1 1 6 0a3 3 0 1 1-6 0z", "#e3b84c"),
  "first-aid-kit": F("M5 16h38v26H5z", "#f2efe4") + S("M17 16v-6h14v6", 4) + F("M21 21h6v5h5v6h-5v5h-6v-5h-5v-6h5z", "#cf3f3c"),
  lighter: F("M15 22h18v22H15z", "#9aa2ae") + F("M17 15h14v7H17z", "#6c7482") + F("M24 2c5 5 5 9 1 13h-3c-3-4 1-7 2-13z", "#ff9a3a"),
  dynamite: F("M10 18h8v24h-8zM20 18h8v24h-8zM30 18h8v24h-8z", "#d2463f") + S("M8 28h32", 5, "#14101a") + S("M24 18q2-10 10-10", 3) + F("M34 4l2 3 4-1-2 4 2 3-4 0-2 3-2-4-4-1 4-2z", "#ffd36a"),
  gasoline: F("M10 14h18l10 8v22H10z", "#d2463f") + S("M14 14V7h10v7", 4) + S("M16 24l14 14M30 24L16 38", 3, "#f6e7c0"),
  "old-betsy": F("M6 20l6-12 8 7h8l8-7 6 12-5 5v9q0 9-13 9t-13-9v-9z", "#c08a55") + S("M18 24v2M30 24v2", 3.4) + F("M19 33q5-4 10 0q-1 5-5 5t-5-5z", "#3a2418"),
  "fire-extinguisher": F("M15 16h16v28H15z", "#d2463f") + F("M19 9h8v7h-8z", "#3a4149") + S("M27 11q14 2 12 18", 3) + S("M18 26h10", 3, "#f6e7c0"),
  junkyard: F("M6 34a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 34a4 4 0 1 1 8 0a4 4 0 1 1-8 0z", "#3a3a44") + F("M24 38l4-18 8 4 8-2-4 16z", "#8f97a5") + F("M14 20L26 6l8 8-10 10z", "#b5653a"),
  faith: S("M24 5v38M11 17h26", 11) + S("M24 5v38M11 17h26", 6, "#f2d98a"),
  recovery: heart + S("M12 26h7l3-6 4 11 3-5h7", 3, "#fff4dc"),
  "just-a-scratch": heart + F("M9 27l30-9 2 7-30 9z", "#ecd3a4") + S("M22 24l.4.2M26 23l.4.2M23 28l.4.2M27 27l.4.2", 2.4),
  "get-back-you-devils": F("M8 42V24l6-6V9c0-4 5-4 5 0v8-11c0-4 5-4 5 0v11-9c0-4 5-4 5 0v10-6c0-4 5-4 5 0v18c0 8-4 10-6 10z", "#e3b48b"),
  "at-last": star,
  "heroic-resolve": star,
  "heros-rage": star + S("M16 16l6 4M32 16l-6 4M18 30q6-5 12 0", 3),
  "just-what-i-needed": F("M6 18h36v24H6z", "#9a6432") + F("M4 10h40v9H4z", "#b57a3e") + S("M24 10v32", 4, "#f2c14e"),
  "blocked-windows": F("M8 6h32v36H8z", "#2f4a6a") + F("M4 14l38-4 1 8-38 4zM5 30l38-3 1 8-38 3z", "#b57a3e"),
  "escape-through-the-window": F("M8 6h32v36H8z", "#2f4a6a") + S("M24 6v36M8 24h32", 3) + F("M22 20l10 4-4 10-10-3z", "#f2d98a"),
  "mr-hyde-the-shop-teacher": townsman("#6a4a33", "#7a5a3a"),
  "doc-brody-country-physician": townsman("#c9c6c2", "#f2efe4"),
  "farmer-sty": townsman("#b4481f", "#3f6596"),
  "principal-gomez": townsman("#241a17", "#5a3f6a"),
  "deputy-taylor": townsman("#3a3026", "#8a7a4a"),
  "jeb-the-grease-monkey": townsman("#2a1a18", "#4f6f5a"),
  shamble: F("M10 38c2-12 8-20 8-30h9c0 12-1 18 4 22q9 2 9 8z", "#6b4a33") + S("M18 18h8M17 24h8", 2),
  "lights-out": F("M16 20a8.6 8.6 0 1 1 16 0q-3 5-3 9H19q0-4-3-9z", "#565b6e") + F("M19 31h10v8H19z", "#8f97a5") + S("M6 6l36 36", 5, "#d2463f"),
  "heavy-rain": F("M10 24c-8-1-6-13 3-12c3-9 17-9 19 0c10-1 11 12 2 12z", "#8f9fb5") + S("M14 30l-3 9M24 30l-3 9M34 30l-3 9", 3.4, "#5ac0ff"),
  braaains: F("M8 26c-4-8 4-13 7-12c2-8 13-8 15-3c8-3 13 5 10 11c3 8-4 13-9 11c-3 6-12 6-14 1c-7 2-11-3-9-8z", "#e59aa8") + S("M24 9q-2 8 3 12t-3 16M14 20q6 0 6 6M36 20q-6 2-5 8", 2),
  "locked-door": F("M10 4h28v40H10z", "#8a5a2f") + F("M16 22h16v14H16z", "#e3b84c") + S("M19 22v-4q5-7 10 0v4", 3.4),
  "my-god-theyve-taken-the": F("M6 44V20L24 6l18 14v24z", "#6b5a86") + claw,
  "new-spawning-pit": `<ellipse cx="24" cy="34" rx="20" ry="9" fill="#1a0f14" ${K}/>` + F("M18 34V18l-4-7M18 20l0-12M18 20l6-10", "none") + S("M18 36V18l-5-7M18 19V7M18 20l6-9", 4, "#9cc46a"),
  "night-that-never-ends": moon,
  "living-nightmare": moon,
  "rotten-bodies": claw,
  resilient: skull,
  trip: F("M8 40c4-14 10-16 12-32h8c0 14-2 18 2 22q12 2 12 10z", "#6b4a33") + S("M2 44q20-8 44 0", 3, "#9cc46a"),
  "teen-angst": F("M24 42C6 28 6 12 16 11c5 0 7 4 8 6c1-2 3-6 8-6c10 1 10 17-8 31z", "#7b5a8c") + F("M25 15l-6 8 7 4-5 9 10-11-7-4 4-6z", "#f6ead2") + S("M10 6l4 4M38 6l-4 4M24 3v5", 3, "#7ee0ff"),
  bickering: F("M4 8h22v14H14l-6 6v-6H4z", "#f6ead2") + F("M22 24h22v14h-4v6l-6-6H22z", "#e9b8a0"),
};

export function icon(id: string): string {
  if (Object.hasOwn(ICONS, id)) return ICONS[id] as string;
  const { deck, type, keywords } = facts.card(id);
  return picture(id, { side: deck === "zombie" ? "dead" : "living", type, keywords });
}
