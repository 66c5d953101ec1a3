/** Pictures of cards: where a slug does not tell what it is, these words do. */
import { claw, F, haft, heart, picture, S, skull, star, townsman } from "../../../art/icons";
import { facts } from "../facts.svelte";

const bandage = F("M6 30L30 6q6-4 11 1t1 11L18 42q-6 4-11-1T6 30z", "#f0d9b0") + F("M17 19l12 12 6-6-12-12z", "#f7ecd6") + S("M24 20l.2.2M20 24l.2.2M28 24l.2.2M24 28l.2.2", 3);
const arm = F("M10 8q8-4 12 4l4 14 10 6q6 4 3 9q-4 4-9 1l-14-7q-4-2-5-6z", "#9cc46a") + S("M14 22q5 2 9-2", 2.4, "#8c211c");
const leg = F("M14 4h14l-2 22 14 10q3 6-2 8H16q-4-2-3-8z", "#9cc46a") + S("M15 20q6 3 11 0", 2.4, "#8c211c");
const torso = F("M8 10q16-8 32 0l-3 30q-13 6-26 0z", "#54713f") + S("M18 16l4 10M30 14l-4 12M17 34h14", 2.4, "#8c211c");
const dice = F("M8 12l16-8 16 8v22l-16 10L8 34z", "#f6ead2") + S("M8 12l16 9 16-9M24 21v23", 2.4) + S("M24 12l.2.2M14 24l.2.2M19 34l.2.2M32 28l.2.2", 5);
const planks = haft("M6 14L42 10", 6, "#9a6432") + haft("M6 26L42 30", 6, "#b57a3e") + haft("M6 40L42 38", 6, "#9a6432") + S("M10 13l.2.2M38 11l.2.2M10 27l.2.2M38 30l.2.2", 4);
const shoes = F("M6 20h14l4 8 16 4q4 6 0 8H6z", "#c63b34") + S("M20 24l-4 4M24 28l-4 4", 2.4, "#f6ead2") + S("M6 36h34", 2.4);

const ICONS: Record<string, string> = {
  "frying-pan": haft("M30 30L44 44", 5, "#3a3a44") + F("M4 18a15 15 0 1 0 30 0a15 15 0 1 0-30 0z", "#4a4d58") + F("M9 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0z", "#6c7482"),
  "garden-rake": haft("M10 44L32 14", 4) + S("M22 6l22 16M22 6l-5 7M29 11l-5 7M37 17l-5 7M44 22l-5 7", 4),
  "golf-club": haft("M34 4L16 36", 3, "#c6ccd3") + F("M4 34l14-2 2 8q-8 6-16 2z", "#8f97a5"),
  "deer-rifle": haft("M6 34L42 14", 4, "#7d8592") + F("M2 37l9-7 5 4-9 9z", "#8a5a2f") + S("M20 18l10-6", 5),
  "block-party": townsman("#6a4a33", "#3f6f86"),
  "patch-job": bandage,
  "lucky-break": dice,
  "nailed-shut": planks,
  "back-door": F("M12 4h24v40H12z", "#8a5a2f") + F("M16 8h16v14H16zM16 26h16v14H16z", "#6b4526") + S("M31 25l.2.2", 5, "#f2c14e"),
  "fresh-legs": shoes,
  "your-shoes-untied": shoes,
  skateboard: F("M4 20q20 6 40 0l2 6q-22 6-44 0z", "#c63b34") + F("M10 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM30 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "#f2c14e"),
  arm, leg, torso, shoulder: F("M6 40q2-26 18-30q14 2 18 14q-10 2-14 16z", "#9cc46a") + S("M18 22q8 2 12-4", 2.4, "#8c211c"),
  "head-shot": skull + S("M24 4v40M4 24h40", 3, "#e2493f") + `<circle cx="24" cy="24" r="13" fill="none" stroke="#e2493f" stroke-width="3"/>`,
  eat: F("M8 26c-4-8 4-13 7-12c2-8 13-8 15-3c8-3 13 5 10 11c3 8-4 13-9 11c-3 6-12 6-14 1c-7 2-11-3-9-8z", "#e59aa8") + S("M24 9q-2 8 3 12t-3 16", 2),
  infection: claw,
  escape: F("M10 38c2-12 8-20 8-30h9c0 12-1 18 4 22q9 2 9 8z", "#6b4a33") + S("M2 20h8M0 28h8", 3),
  "adrenaline-rush": heart + S("M2 26h10l4-8 6 16 5-12 3 4h16", 3, "#fff6dd"),
  "all-the-marbles": F("M6 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", "#5cc8ff") + F("M24 34a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", "#f2c14e") + F("M22 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", "#ff8fb2"),
  "zombie-master": star,
  "lots-of-ammo": F("M8 18h32v22H8z", "#8a6a3a") + F("M13 6q3-4 6 0v12h-6zM21 6q3-4 6 0v12h-6zM29 6q3-4 6 0v12h-6z", "#e3b84c") + S("M14 30h20", 3, "#f6e7c0"),
};

export function icon(id: string): string {
  if (Object.hasOwn(ICONS, id)) return ICONS[id] as string;
  const card = facts.card(id);
  return picture(id, { side: card.deck === "zombies" ? "living" : "dead", type: card.kind });
}
