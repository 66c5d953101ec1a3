/** What the server sends and expects. The client shows it and works out no rule of its own. */

export interface Space {
  id: string;
  cells: string[];
  building: string | null;
  room?: string | null;
  area: string | null;
  board: number;
}

export interface Building {
  id: string;
  name: string;
  cells: string[];
  numbers: number[];
  pick_up: string[];
  board: number;
  special?: string | null;
}

export type Edge = [number, number, number, number];

export interface Layout {
  width: number;
  height: number;
  spaces: Space[];
  walls: Edge[];
  doors: Edge[];
  corner_walls?: [number, number][];
  trees?: [number, number][];
  pits: string[];
  buildings: Building[];
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
}

export interface Zombie {
  space: string | null;
  health?: number;
  moved?: boolean;
  kind: string;
  seat: string;
  wounds?: number;
  hero?: string;
}

export interface Marker {
  kind: string;
  space?: string;
  building?: string;
}

export interface CardInPlay {
  card: string;
  hero?: string;
  building?: string;
  space?: string;
}

export interface View {
  profile: string;
  scenario: string;
  players: number;
  round: number;
  sun: number;
  turn: string;
  step: string;
  /** The Hero whose turn it is within the Hero turn. */
  acting?: string;
  heroes: Record<string, Hero>;
  zombies: Record<string, Zombie>;
  hands: Record<string, string[] | number>;
  hero_deck: number;
  zombie_deck: number;
  hero_discard_top?: string | null;
  zombie_discard_top?: string | null;
  in_play: (CardInPlay | string)[];
  in_play_rows?: CardInPlay[];
  markers: Marker[];
  pool: Record<string, number>;
  zombies_killed: number;
  heroes_killed: number;
  townsfolk?: string[];
  fight?: Fight | null;
}

export interface Option {
  id: string;
  type: string;
  label: string;
  to?: string;
  hero?: string;
  zombie?: string;
  card?: string;
  target?: string;
  building?: string;
  ability?: string;
  /** Chances of the fight that the option would start. */
  odds?: Odds;
  [field: string]: unknown;
}

export interface Odds {
  win: number;
  kill: number;
  lose: number;
}

export interface Fight {
  hero: string;
  zombie: string;
  hero_dice: number[];
  zombie_dice: number[];
  odds?: Odds | null;
  running?: string;
}

export interface Decision {
  seat: string;
  kind: string;
  actor?: string | null;
  prompt: string;
  rules: string[];
  options: Option[];
  fight?: Fight | null;
  /** Each space the actor could come to with the movement left, and the space it would be entered from. */
  reach?: Record<string, string>;
  /** Spaces the actor could shoot at from where it stands. */
  range?: string[];
}

export interface LogRow {
  n: number;
  text: string;
  rules?: string[];
  group?: number | string | null;
  step?: number;
}

export interface ChatRow {
  n: number;
  seat: string;
  name: string;
  text: string;
}

export interface GameEvent {
  type: string;
  for?: string;
  who?: string;
  values?: number[];
  [field: string]: unknown;
}

export interface Result {
  winner: string;
  reason: string;
  text: string;
  rules: string[];
}

export interface Seat {
  seat: string;
  name: string;
  who: string;
  level?: string | null;
  connected: boolean;
}

export interface TableFacts {
  id: string;
  scenario: string;
  profile: string;
  round: number;
  /** Rounds of the scenario, for the sun track. */
  rounds?: number;
  players: number;
  seed_hash: string;
  seed?: string | number;
  hints: boolean;
  seats: Seat[];
}

export interface StateMessage {
  t: "state" | "update";
  seq: number;
  table: TableFacts;
  you: string[];
  active: string | null;
  layout?: Layout;
  view: View;
  decision: Decision | null;
  waiting: string[];
  log: LogRow[];
  undo: boolean;
  result: Result | null;
  chat: ChatRow[];
  events?: GameEvent[];
}

export interface Explanation {
  text: string;
  rules: string[];
}

export interface Hint {
  option: string;
  reasons: string[];
}

export type ServerMessage =
  | StateMessage
  | { t: "error"; message: string; rules?: string[] }
  | ({ t: "hint" } & Hint)
  | ({ t: "why" } & Explanation)
  | { t: "odds"; hero: string; zombies: number; win: number; kill: number; lose: number };

export type About = { card: string } | { space: string } | { hero: string } | { zombie: string } | { option: string };

export type ClientMessage =
  | { t: "choose"; seq: number; option: string }
  | { t: "undo" }
  | { t: "chat"; text: string }
  | { t: "hint" }
  | { t: "why"; about: About }
  | { t: "reveal"; seat: string }
  | { t: "quiet"; kinds: string[]; on: boolean }
  | { t: "odds"; hero: string; zombies: number }
  | { t: "takeover"; seat: string; level: string };

export interface Named {
  id: string;
  name: string;
  [field: string]: unknown;
}

export interface Catalog {
  scenarios: Named[];
  profiles: Named[];
  heroes: Named[];
  cards: Named[];
  boards: Named[];
  /** Number of players → their seats. */
  seats: Record<string, string[]>;
}

/** The night in numbers. */
export interface Statistics {
  heroes: Record<string, { kills: number; fights: number; won: number; wounds: number; searches: number; steps: number }>;
  seats: Record<string, { drawn: number; played: number }>;
  dice: { heroes: number[]; zombies: number[] };
}

export interface SeatChoice {
  seat: string;
  who: "me" | "link" | "bot" | "hotseat";
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  config: Record<string, unknown>;
  seats: SeatChoice[];
  seed?: number;
  hints: boolean;
  delay: number;
  /** Of a game that was played elsewhere, such as in the laboratory. */
  choices?: number[];
}

export interface TableMade {
  table: string;
  token: string;
  links: Record<string, string>;
  watch: string;
  seed_hash: string;
}

export interface SeatStatus {
  table: string;
  seat: string;
  scenario: string;
  round: number;
  over: boolean;
  waiting_for: string[] | string | null;
}

export interface ReplayStep {
  view: View;
  step: number;
  steps: number;
  /** The earliest step there is: a table continued from another starts later. */
  first?: number;
  rounds?: number;
  events: GameEvent[];
  log: LogRow[];
  decision: Decision | null;
  layout?: Layout;
  result?: Result | null;
}

export interface RuleEntry {
  rule: string;
  title: string;
  /** Null where no rule of ours carries it out yet. */
  text: string | null;
  figure?: string | null;
  not_in_2007?: string | null;
}
