/** Who and what stands in the drawings that explain the three games, beside the pieces of `art/scene`. */
import { person, sign, street, walker } from "../../../art/scene";
import { face } from "./characters";
import { runner, TOKENS } from "./pieces";

/** A zombie that a player is, in the colour of the first seat. */
export const me = (x: number, y: number) => person(x, y, face("zombie-1", "cheerleader"), "#f2c14e");
export const rival = (x: number, y: number) => person(x, y, face("zombie-2", "lawyer"), "#5cc8ff");
export const guy = (x: number, y: number, ring = "#f2c14e") => person(x, y, face("shotgun-1", undefined), ring);
export const otherGuy = (x: number, y: number) => person(x, y, face("shotgun-2", undefined), "#5cc8ff");
export const human = (x: number, y: number, seed = "a", scale = 0.8) => walker(x, y, runner(seed), scale);

/** A picture of a 48×48 box, its middle at (x, y). */
export const small = (x: number, y: number, picture: string, size = 40) => `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 48 48">${picture}</svg>`;
export const token = (x: number, y: number, kind: "dice" | "life" | "bullets") => small(x, y, TOKENS[kind], 36);

/** The landing place, three squares by three. */
export const helipad = (x: number, y: number, size = 36) => street(x, y, 3, 3, size) + `<circle cx="${x + 1.5 * size}" cy="${y + 1.5 * size}" r="${1.2 * size}" fill="none" stroke="#f2c14e" stroke-width="5"/>` + sign(x + 1.5 * size, y + 1.5 * size, "H", 1.3 * size);

/** Where a new tile may go. */
export const place = (x: number, y: number, size: number) => `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="none" stroke="#ffd670" stroke-width="6" stroke-dasharray="10 8"/>`;
