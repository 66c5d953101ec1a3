/** The six zombies one likes to be, as busts; a shotgun guy is drawn by the seat. */
import { fill, portrait, SHOULDERS, stranger, stroke, thin, type Look } from "../../../art/people";

const LOOKS: Record<string, Look> = {
  lawyer: {
    skin: "#dcae8c", jaw: "strong", backdrop: "#4b4a52",
    clothes: fill(SHOULDERS, "#2f3646") + fill("M38 70l12 10 12-10 6 4-16 28h-4L32 74z", "#f2efe4", thin) + fill("M47 80l3-3 3 3 2 20h-10z", "#a8322c", thin) + fill("M16 86l10-4 3 12-10 4z", "#e9dcc0", thin),
    front: fill("M30 34C27 17 38 11 50 12C62 10 74 17 70 34C66 27 58 20 44 24C38 25 33 29 30 34Z", "#3a3026"),
    face: `<g fill="#dff0f5" fill-opacity=".35" ${thin}><rect x="34" y="38" width="13" height="9" rx="3"/><rect x="53" y="38" width="13" height="9" rx="3"/></g>` + stroke("M47 41h6M66 41l5-2", 1.8),
  },
  cheerleader: {
    skin: "#f0c5a2", jaw: "soft", lips: "#d2455e", backdrop: "#9a4f7c",
    clothes: fill(SHOULDERS, "#d23f5a") + fill("M36 71q14 16 28 0l5 2q-19 24-38 0z", "#fff6dd", thin) + fill("M42 84h16l-2 6h-4v12h-4V90h-4z", "#f2c14e", thin),
    back: fill("M28 40C20 14 80 14 72 40L66 48H34Z", "#e6bd55") + fill("M28 24C10 20 4 44 12 66C20 60 26 46 30 34ZM72 24C90 20 96 44 88 66C80 60 74 46 70 34Z", "#e6bd55"),
    front: fill("M30 40C26 20 38 11 50 12C63 11 74 20 70 40C66 30 60 27 50 22C40 27 34 30 30 40Z", "#f2d070") + fill("M20 26l10-6 2 9zM80 26l-10-6-2 9z", "#ef6a9a", thin),
  },
  doctor: {
    skin: "#b57a4c", jaw: "soft", lips: "#9a3a4a", backdrop: "#2f7f7c",
    clothes: fill(SHOULDERS, "#eef3ee") + fill("M38 70l12 18 12-18 5 3-13 29h-8L33 73z", "#57aaa3", thin) + stroke("M34 72q-4 16 8 20M66 72q4 14-4 18", 3, "#3a3444") + `<circle cx="43" cy="93" r="4" fill="#c6ccd3" ${thin}/>`,
    back: fill("M27 44C20 16 80 16 73 44L66 54H34Z", "#2a1a18"),
    front: fill("M30 36C28 18 42 11 52 12C64 12 73 21 70 36C60 27 46 25 30 36Z", "#35201c") + `<circle cx="50" cy="19" r="6" fill="#c6ccd3" ${thin}/>` + stroke("M30 26q20-10 40 0", 2.4, "#6c7482"),
  },
  wrestler: {
    bearded: true, skin: "#c99467", jaw: "strong", backdrop: "#7a3f3a",
    clothes: fill(SHOULDERS, "#c99467") + fill("M26 76L34 73 42 102H30ZM74 76L66 73 58 102H70Z", "#3b6fc4", thin) + fill("M34 96h32v6H34z", "#3b6fc4", thin),
    front: fill("M29 42C24 14 40 8 50 8C60 8 76 14 71 42C70 34 66 31 60 34L56 30H44L40 34C34 31 30 34 29 42Z", "#3b6fc4") + fill("M46 9h8l-2 20h-4z", "#f2c14e", thin) + stroke("M34 24l8 4M66 24l-8 4", 3, "#f2c14e"),
  },
  miner: {
    bearded: true, skin: "#d9a072", jaw: "strong", backdrop: "#6a4d2c",
    clothes: fill(SHOULDERS, "#7a5a34") + stroke("M34 72L30 102M66 72L70 102", 8, "#4a3529") + stroke("M14 88H90", 2, "#4a3529"),
    front: fill("M26 34C26 12 38 6 50 6C62 6 74 12 74 34C60 27 40 27 26 34Z", "#f2c14e") + fill("M22 36C38 28 62 28 78 36L76 31C62 24 38 24 24 31Z", "#c98b3d", thin) + `<circle cx="50" cy="19" r="8" fill="#fff6c8" ${thin}/>`,
    face: fill("M33 49C35 62 42 70 50 70C58 70 65 62 67 49C64 53 62 53 60 52C56 50 53 51 50 52C47 51 44 50 40 52C38 53 36 53 33 49Z", "#8a5a2f", thin),
  },
  musician: {
    skin: "#8d5a3c", jaw: "boy", backdrop: "#5a3f86",
    clothes: fill(SHOULDERS, "#1f1d27") + fill("M30 73l-8 6 14 23h6zM70 73l8 6-14 23h-6z", "#3a3444", thin) + stroke("M20 100L84 74", 6, "#c98b4a") + stroke("M20 100L84 74", 1.4, "#f6ead2"),
    back: fill("M26 46C12 10 88 10 74 46C80 60 74 70 68 70L64 50H36L32 70C26 70 20 60 26 46Z", "#241a17"),
    front: fill("M30 36C24 24 30 6 40 13C44 4 54 5 56 12C66 4 78 18 70 36C64 26 58 30 54 24C48 31 40 25 30 36Z", "#7b3fa0"),
    face: stroke("M36 50l3 5M64 50l-3 5", 1.6, "#1b1416"),
  },
};

const GUYS: Look[] = ["#b0452f", "#2f6f9a", "#5f7a34", "#8a6a2c", "#6b3f7c", "#3a4a52"].map((cloth, i) => ({
  ...stranger(`shotgun guy ${i}`, i % 2 ? ["female"] : ["male"]),
  clothes: fill(SHOULDERS, cloth) + stroke("M26 74L78 102", 8, "#3b2412") + stroke("M30 78l.2.2M42 84l.2.2M54 90l.2.2M66 96l.2.2", 5, "#e3b84c"),
}));

/** The number of a seat among its kind, from 0. */
export function seatNumber(seat: string): number {
  return Math.max(0, Number(/\d+$/.exec(seat)?.[0] ?? 1) - 1);
}

/** Everybody has a colour and a mark of their own, so that colour is never the only sign. */
const COLOURS = ["#8fe05a", "#5cc8ff", "#ff8fb2", "#f2c14e", "#c7a6ff", "#ff9a5c"];
const MARKS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "M-5-5h10v10h-10z", "M0-6l6 11h-12z", "M0-7l6 7-6 7-6-7z", "M-7-2h5v-5h4v5h5v4h-5v5h-4v-5h-5z", "M-6-5h12l-6 11z",
];

export function colour(seats: string[], seat: string): string {
  return COLOURS[Math.max(0, seats.indexOf(seat)) % COLOURS.length] as string;
}

export function mark(seats: string[], seat: string): string {
  return MARKS[Math.max(0, seats.indexOf(seat)) % MARKS.length] as string;
}

/** A player's face: the character, undead as ever, or a shotgun guy. */
export function face(seat: string, character: string | undefined): string {
  if (seat.startsWith("shotgun")) return portrait(GUYS[seatNumber(seat) % GUYS.length] as Look);
  const look = character && Object.hasOwn(LOOKS, character) ? (LOOKS[character] as Look) : stranger(character ?? seat);
  return portrait(look, true);
}
