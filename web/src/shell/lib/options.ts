/** Which legal options a click on a space, a figure or a card stands for. No rule is worked out here. */
import type { Decision, Option, Space } from "./types";

type Place = Pick<Space, "id" | "building">;

const NOT_NAMES = new Set(["id", "type", "label", "to", "space", "card"]);

/** Whether an option is about somebody, or done by somebody, in whichever field it says so. */
export function names(option: Option, id: string): boolean {
  return Object.entries(option).some(([field, value]) => value === id && !NOT_NAMES.has(field));
}

export function onSpace(decision: Decision | null, space: Place | undefined, picked: string | null): Option[] {
  if (!space) return [];
  const options = decision?.options ?? [];
  const places = options.filter((o) => o.to !== undefined || o.space !== undefined);
  const own = picked ? places.filter((o) => names(o, picked)) : [];
  const here = (own.length ? own : places).filter((o) => o.to === space.id || o.space === space.id);
  return here.length || !space.building ? here : options.filter((o) => o.building === space.building && o.to === undefined);
}

/** Options about a figure itself: to fight it, shoot it, wake it; not those that only name it as their doer. */
export function onFigure(decision: Decision | null, id: string): Option[] {
  return (decision?.options ?? []).filter((o) => !o.to && names(o, id));
}

/** Whether a figure has somewhere to go. `figures` are all ids on the board. */
export function canGo(decision: Decision | null, id: string, figures: ReadonlySet<string>): boolean {
  if (!decision) return false;
  return decision.options.some((o) => o.to && (names(o, id) || (decision.actor === id && !movers(o, figures).length)));
}

/** The figures that an option names. */
export function movers(option: Option, figures: ReadonlySet<string>): string[] {
  return Object.entries(option).flatMap(([field, value]) => (!NOT_NAMES.has(field) && typeof value === "string" && figures.has(value) ? [value] : []));
}

/** The spaces from the next one to a far one that the mover could still reach; none where it cannot. */
export function wayTo(decision: Decision | null, space: string | null): string[] {
  const reach = decision?.reach ?? {};
  const way: string[] = [];
  for (let at = space ?? ""; reach[at] !== undefined && !way.includes(at); at = reach[at] as string) way.unshift(at);
  return way;
}

export function onCard(decision: Decision | null, card: string): Option[] {
  return (decision?.options ?? []).filter((o) => o.card === card || several(o).includes(card));
}

/** What laying one card on another stands for. */
export function onPair(decision: Decision | null, one: string, other: string): Option[] {
  const pair = [one, other].sort().join(" ");
  return (decision?.options ?? []).filter((o) => [...several(o)].sort().join(" ") === pair);
}

/** The cards of an option that is about several. */
function several(option: Option): string[] {
  return Array.isArray(option.cards) ? (option.cards as string[]) : [];
}

export interface Buttons {
  /** One button each, or one for all targets of a card. */
  plain: Option[][];
  /** Better chosen on the board; listed on request. */
  board: Option[];
}

export const HARMLESS = new Set(["pass", "done", "stop", "skip", "keep"]);

export const PLAYS = new Set(["play-card", "use-item", "ability"]);

/** A card is played from the hand, an item is used: the words for several ways to do it. */
export const doing = (option: Option | undefined): string => (option?.type === "play-card" ? "web-play-card" : "web-use-item");

/** More than these need scrolling. */
const MOST_BUTTONS = 7;

/** Whether an option can be pointed at on the board. */
export function placed(option: Option): boolean {
  return option.to !== undefined || option.space !== undefined || option.building !== undefined;
}

export function buttons(decision: Decision | null): Buttons {
  const options = decision?.options ?? [];
  let board = options.filter(placed);
  // A fold over one choice would hide it and save nothing.
  if (options.length <= 4 || (board.length === 1 && grouped(options).length <= MOST_BUTTONS)) return { plain: grouped(options), board: [] };
  if (sharedOut(options)) return { plain: grouped(options, (o) => o.card ?? ""), board: [] };
  let plain = options.filter((o) => !placed(o));
  if (grouped(plain).length > MOST_BUTTONS) {
    const together = grouped(plain, alike);
    if (together.length <= MOST_BUTTONS) return { plain: together, board };
    // What is explained in words is found nowhere else, however much of it there is.
    const stays = (o: Option) => HARMLESS.has(o.type) || o.text !== undefined || (PLAYS.has(o.type) && !placed(o));
    board = options.filter((o) => !stays(o));
    plain = options.filter(stays);
  }
  return { plain: grouped(plain), board };
}

/** Whether several cards go to somebody each: which card comes first, then who. */
function sharedOut(options: Option[]): boolean {
  return options.length > MOST_BUTTONS && options.every((o) => o.type === "choose" && o.card !== undefined) && new Set(options.map((o) => o.card)).size > 1 && !options.some(placed);
}

const play = (o: Option) => (PLAYS.has(o.type) ? `${o.type} ${o.card ?? ""} ${o.ability ?? ""} ${o.by ?? ""}` : o.id);

/** The same done to the same thing, more or less of it, such as 1, 2 or 3 points saved for something. */
const alike = (o: Option) => (typeof o.what === "string" ? `${o.type} ${o.what}` : play(o));

/** What leads on comes first, what leaves things as they are last. */
function grouped(options: Option[], keyOf = play): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = keyOf(option);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const rank = (o: Option) => (HARMLESS.has(o.type) ? 1 : PLAYS.has(o.type) ? 2 : 0);
  return [...groups.values()].sort((a, b) => rank(a[0] as Option) - rank(b[0] as Option));
}

/** What the board offers: the choice itself. A card is played from its own face, and then aimed. */
export function forBoard(decision: Decision | null, aiming: Option[] | null): Decision | null {
  if (!decision) return null;
  return { ...decision, options: aiming ?? decision.options.filter((o) => !PLAYS.has(o.type)) };
}

/** Whether options can be told apart by pointing at the board: a space, a building or somebody for each. */
export function canBeAimed(options: Option[], figures: ReadonlySet<string>): boolean {
  const goals = options.map((o) => o.to ?? o.space ?? o.building ?? aimedAt(o, figures));
  return goals.every(Boolean) && new Set(goals).size === options.length;
}

function aimedAt(option: Option, figures: ReadonlySet<string>): string | undefined {
  return movers({ ...option, by: undefined }, figures)[0];
}

/** What the face of a card says of an option; whatever else there is, such as whose card it is, has to be read. */
const ON_ITS_FACE = new Set(["id", "type", "label", "card", "text"]);

/** Whether the choice is one among cards, so that they are best laid out. */
export function onlyCards(decision: Decision | null): boolean {
  const doing = (decision?.options ?? []).filter((o) => !HARMLESS.has(o.type));
  const plain = (o: Option) => o.card !== undefined && !PLAYS.has(o.type) && Object.keys(o).every((field) => ON_ITS_FACE.has(field));
  return doing.length > 1 && doing.every(plain) && new Set(doing.map((o) => o.card)).size === doing.length;
}

/** Whether an option is what the choice is about: not what may be done besides, nor what leaves things as they are. */
export function leadsOn(option: Option): boolean {
  return !HARMLESS.has(option.type) && !PLAYS.has(option.type);
}
