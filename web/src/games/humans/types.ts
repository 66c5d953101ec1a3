/** The fields that Humans!!! and Zombies!!! add to what every game sends. */
import * as shell from "../../shell/lib/types";

/** Rows of a tile as it lies: `#` street, `B` building, `H` helipad, `.` nothing to stand on. */
export type Grid = string[];

export interface Tile {
  tile: string;
  set: string;
  /** Its top left square. */
  at: string;
  turn: number;
  kind: string;
  grid: Grid;
  /** The square inside and the one outside. */
  doors: [string, string][];
  /** What a zombie rolls to break in. */
  barricade?: number;
}

export interface Layout extends shell.Layout {
  tiles: Tile[];
}

export interface Sheet {
  role: "zombie" | "shotgun";
  pawns: string[];
  points: number;
  needed: number;
  played: boolean;
  waiting?: boolean;
  character?: string;
  dice?: number;
  eaten?: number;
  wounds?: string[];
  ability_used?: boolean;
  life?: number;
  bullets?: number;
  kills?: number;
  items?: string[];
  counters?: number;
}

export interface View extends shell.View {
  game: string;
  /** Those that are not as the game has them. */
  switches?: Record<string, boolean>;
  seats: string[];
  tiles: { tile: string; set: string; at: string; turn: number }[];
  humans: string[];
  zombies: string[];
  chits: string[];
  tokens: { dice: string[]; life: string[]; bullets: string[] };
  sheets: Record<string, Sheet>;
  pools: { humans: number; zombies: number; dice: number };
  deck: Record<string, number>;
  discard: Record<string, string[]>;
  stack: Record<string, number>;
  effects: { effect: string; seat?: string; turns: number }[];
  /** The tile that is being laid. */
  tile?: string;
  movement?: { seat: string; left: number };
  attempt?: { seat: string; at: string; prey: string; cards: string[] };
  combat?: { seat: string; foe: string };
  die?: number;
}

/** What came of the game, by seat. */
export interface Statistics {
  seats: Record<string, Record<string, number> & { dice?: number[] }>;
}
