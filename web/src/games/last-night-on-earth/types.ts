/** The fields that Last Night on Earth adds to what every game sends. */
import type { Campaign } from "./campaign";
import * as shell from "../../shell/lib/types";

export interface Space extends shell.Space {
  building: string | null;
  room?: string | null;
  area: string | null;
  board: number;
  /** Woods: one more Fight Die for all, and nobody sees through. */
  forest?: boolean;
  /** A sewer: it lies beside the board. */
  off_board?: boolean;
}

export interface Building {
  id: string;
  name: string;
  /** What it is, where the box says so: it is drawn by that. */
  type?: string;
  cells: string[];
  numbers: number[];
  pick_up: string[];
  board: number;
  special?: string | null;
}

export type Edge = [number, number, number, number];

export interface Layout extends shell.Layout {
  width: number;
  height: number;
  spaces: Space[];
  walls: Edge[];
  doors: Edge[];
  /** Whole walls: one straight side of a building, by the edge that names it. */
  sides?: { edge: [string, string]; line: Edge }[];
  corner_walls?: [number, number][];
  trees?: [number, number][];
  /** Cells that nobody can stand in. */
  blocked?: string[];
  pits: string[];
  /** Pits that the Zombies need not use. */
  optional_pits?: string[];
  /** Edges that nobody crosses: a cliff. */
  impassable?: Edge[];
  buildings: Building[];
  /** Woods with numbers, which cards take for buildings. */
  thickets?: Building[];
  boards: { id: string; corner: string; cells: string[] }[];
  areas: Record<string, string[]>;
}

export interface Hero {
  space: string | null;
  wounds: number;
  health: number;
  items: string[];
  in_play: string[];
  seat: string;
  activated: boolean;
  alive: boolean;
  /** The Ally who comes along. */
  leads?: string;
  /** Items that are one, each bundle by its cards. */
  combined?: string[][];
  /** What lies on the Hero besides cards, and how often. */
  tokens?: Record<string, number>;
  /** The markers left on items that come with some, copy by copy. */
  charges?: Record<string, number[]>;
  /** Tokens to spend, where wounds teach, and what they have bought. */
  experience?: number;
  upgrades?: { card: string; boosted: boolean }[];
}

/** One of the Townsfolk on the board. */
export interface Ally {
  space: string;
  kind: string;
  activated?: boolean;
}

export interface Zombie {
  space: string | null;
  health?: number;
  moved?: boolean;
  kind: string;
  seat: string;
  wounds?: number;
  hero?: string;
  /** The Grave Weapon it carries. */
  weapon?: string;
  /** What Grave Dead of this game can do. */
  ability?: string;
}

export interface Marker {
  kind: string;
  /** The card that it stands for. */
  card?: string;
  space?: string;
  building?: string;
  /** The space inside and the one outside. */
  edge?: [string, string];
}

export interface Fire {
  space: string;
  /** Lit since the last Fire Phase: it is only turned in the next one. */
  new: boolean;
  /** The die, or less, on which it goes out in the Fire Phase. */
  out_on: number;
}

export interface CardInPlay {
  card: string;
  hero?: string;
  building?: string;
  space?: string;
}

export interface View extends shell.View {
  campaign?: Campaign;
  profile: string;
  scenario: string;
  sun: number;
  /** The Hero whose turn it is within the Hero turn. */
  acting?: string;
  heroes: Record<string, Hero>;
  zombies: Record<string, Zombie>;
  hero_deck: number;
  zombie_deck: number;
  /** Decks that only some boxes have, by their ids. */
  piles?: Record<string, { deck: number; discard_top: string | null; discard?: string[]; searched?: boolean }>;
  hero_discard_top?: string | null;
  zombie_discard_top?: string | null;
  in_play: (CardInPlay | string)[];
  in_play_rows?: CardInPlay[];
  markers: Marker[];
  /** The pits that Zombies come out of now. */
  pits?: string[];
  /** Where Zombies come in without a pit. */
  entrance?: string[];
  fires?: Fire[];
  /** Where generators stand, and how much damage they have; the second destroys one. */
  generators?: { space: string; damage: number }[];
  /** Walls that are barricaded; a list, if an empty one, wherever walls can be. */
  /** Tokens of the Zombies, and what they have bought. */
  experience?: number;
  zombie_upgrades?: string[];
  barricades?: { edge: [string, string]; reinforcements: number }[];
  pool: Record<string, number>;
  /** Spawn Points saved on the sheets of Champions. */
  spawn_tokens?: Record<string, number>;
  zombies_killed: number;
  heroes_killed: number;
  /** Those who stand on the board; without any, the cards of those who lie on the table. */
  townsfolk?: string[] | Record<string, Ally>;
  laid_out?: string[];
  fight?: Fight | null;
}

export interface Fight {
  hero: string;
  zombie: string;
  hero_dice: number[];
  zombie_dice: number[];
  odds?: shell.Odds | null;
  running?: string;
}

/** The Townsfolk who stand on the board. */
export function alliesOf(view: View): Record<string, Ally> {
  if (!view.townsfolk || Array.isArray(view.townsfolk)) return {};
  return Object.fromEntries(Object.entries(view.townsfolk).filter(([, one]) => one.kind === "ally"));
}

/** The cards of Townsfolk who lie on the table. */
export function laidOut(view: View): string[] {
  return Array.isArray(view.townsfolk) ? view.townsfolk : (view.laid_out ?? []);
}

/** The night in numbers. */
export interface Statistics {
  heroes: Record<string, { kills: number; fights: number; won: number; wounds: number; searches: number; steps: number }>;
  seats: Record<string, { drawn: number; played: number }>;
  dice: { heroes: number[]; zombies: number[] };
}

/** What both sides have to spend on special rules, and have spent. */
export interface Account {
  /** What the asked side has left, and how much of it would make the sides even. */
  dots: number;
  suggested: number;
  sides: Record<string, { dots: number; spent: number }>;
}

/** What Experience buys: a card of a deck, or the Boost of one. */
export interface Goods {
  price: number;
  affordable: boolean;
  deck?: string;
  /** What may be drawn from the deck. */
  cards?: { card: string; count: number; changes: string[] }[];
  /** The Upgrade that would be boosted, and what that would change. */
  card?: string;
  changes?: string[];
}

export interface Shop {
  experience: number;
  goods: Goods[];
}

/** A special rule as the catalogue has it. */
export interface SpecialRule extends shell.Named {
  box: string;
  /** Whom it helps; empty: neither side. */
  side: string;
  /** Its price under each profile. */
  dots: Record<string, number>;
  /** How often it can be used. */
  x: number[];
  /** Another rule that takes of the same supply. */
  shares?: string;
  /** What it is never used with, and what it is never used without. */
  excludes: string[];
  needs: string[];
  /** The profiles that have it in every game. */
  always: string[];
}

/** Whatever a card or a marker may lie on: buildings, and woods with numbers. */
export function plotsOf(layout: Layout): Building[] {
  return [...layout.buildings, ...(layout.thickets ?? [])];
}

/** All cells of the spaces of an area. */
export function cellsIn(layout: Layout, spaces: string[]): string[] {
  return layout.spaces.filter((s) => spaces.includes(s.id)).flatMap((s) => s.cells);
}

/** The building of a space, or the woods with numbers that it is. */
export function plotOf(space: Space, layout: Layout): string | null {
  return space.building ?? layout.thickets?.find((b) => b.cells.includes(space.id))?.id ?? null;
}
