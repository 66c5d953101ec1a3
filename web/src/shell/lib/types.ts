/** What the server sends and expects, as far as every game has it. The client shows it and works out no rule of its own. */

/** A part of the board one can stand on or choose. A game adds what it needs to draw it. */
export interface Space {
  id: string;
  cells: string[];
  building?: string | null;
}

/** The board. It is sent again, with a new version, when it changes during play. */
export interface Layout {
  version?: number;
  spaces: Space[];
  [field: string]: unknown;
}

/** How far a side has come: “7 of 15”, and where it has to be done. */
export interface Objective {
  side: string;
  /** The word of the objectives' vocabulary that it is said in. */
  goal?: string;
  text: string;
  done?: number | null;
  needed?: number | null;
  where?: string[];
  /** What it is made of, where there is more than one thing to do. */
  parts?: Objective[];
}

/** The table through the eyes of a seat; each game adds its own fields. */
export interface View {
  round: number;
  turn: string;
  step: string;
  players: number;
  hands: Record<string, string[] | number>;
  objectives?: Objective[];
  [field: string]: unknown;
}

export interface Odds {
  win: number;
  kill: number;
  lose: number;
}

export interface Option {
  id: string;
  type: string;
  label: string;
  /** The space that the option leads to. */
  to?: string;
  card?: string;
  building?: string;
  ability?: string;
  /** What it means, where the label is only a name. */
  text?: string;
  /** Chances of what the option would start. */
  odds?: Odds;
  [field: string]: unknown;
}

export interface Decision {
  seat: string;
  kind: string;
  /** The name of the moment, where cards may be played in between. */
  window?: string | null;
  actor?: string | null;
  prompt: string;
  rules: string[];
  options: Option[];
  /** Each space the actor could come to with the movement left, and the space it would be entered from. */
  reach?: Record<string, string>;
  /** Spaces the actor could aim at from where it stands. */
  range?: string[];
  [field: string]: unknown;
}

export interface LogRow {
  n: number;
  text: string;
  rules?: string[];
  group?: number | string | null;
  /** The type of the event it tells. */
  kind?: string;
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
  game: string;
  profile: string;
  round: number;
  /** Rounds until the end, where the game has an end of its own. */
  rounds?: number;
  players: number;
  seed_hash: string;
  seed?: string | number;
  hints: boolean;
  seats: Seat[];
  [field: string]: unknown;
}

export interface StateMessage {
  t: "state" | "update";
  mark?: string;
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
  /** Moments that are passed for this player without asking. */
  quiet?: string[];
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

/** The table waits: the cards are dealt when every page has added its part to the seed. */
export interface GatheringMessage {
  t: "gathering";
  table: { id: string; seats: { seat: string; name: string; who: string }[]; seed_hash: string };
  you: string[];
  waiting: string[];
}

export type ServerMessage =
  | StateMessage
  | GatheringMessage
  | { t: "error"; message: string; rules?: string[] }
  | ({ t: "hint" } & Hint)
  | ({ t: "why" } & Explanation)
  | ({ t: "odds" } & Odds);

/** What a question is about: one field, named as the game names it. */
export type About = Record<string, string>;

/** A question only this game knows how to ask, as it goes over the line. */
export type OddsAsked = { t: "odds"; [field: string]: string | number };

export type ClientMessage =
  | { t: "choose"; seq: number; option: string }
  | { t: "undo" }
  | { t: "chat"; text: string }
  | { t: "hint" }
  | { t: "why"; about: About }
  | { t: "reveal"; seat: string }
  | { t: "quiet"; kinds: string[]; on: boolean }
  | { t: "asking"; mode: string }
  | { t: "name"; name: string }
  | { t: "takeover"; seat: string; level: string }
  | { t: "contribute"; part: string }
  | OddsAsked;

export interface Named {
  id: string;
  name: string;
  text?: string;
  [field: string]: unknown;
}

/** What can be chosen from. Lists by kind; the names and texts in them come from the box itself. */
export interface Catalog {
  profiles: Named[];
  /** Number of players → their seats. */
  seats: Record<string, string[]>;
  /** Switch → its value → the seats that there are then. */
  seats_by?: Record<string, Record<string, Record<string, string[]>>>;
  /** Switch → its values, where there are only a few. */
  choices?: Record<string, Switch[]>;
  boxes?: Box[];
  opponents?: Opponent[];
  [list: string]: unknown;
}

export type Switch = number | boolean | string;

/** What a game can be played with. */
export interface Box {
  id: string;
  name: string;
  needs: string[];
  needs_one?: string[];
  replaces?: string[];
}

/** Somebody else than the bots of the three levels, for the seats of one side; the game is then played by these switches. */
export interface Opponent {
  id: string;
  name: string;
  text: string;
  side: string;
  switches: Record<string, Switch>;
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
  /** Whether its result counts for ratings. */
  rated?: boolean;
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

/** Some games that bots play among themselves, for the owner of the machine. */
export interface LabRun {
  id: string;
  game: string;
  players: number;
  state: "playing" | "done" | "stopped" | "failed";
  played: number;
  games: number;
  /** Seconds that it will still take; null while nobody can say. */
  left: number | null;
  sides: { name: string; bot: string; value: number; low: number; high: number }[];
  /** What else the game calls its set-up by. */
  [fact: string]: unknown;
}

/** How strong somebody is in a game, as a side, with a 95 % interval. */
export interface Rated {
  game: string;
  role: string;
  name: string;
  bot: string | null;
  you: boolean;
  rating: number;
  low: number;
  high: number;
  games: number;
  won: number;
}

export interface SeatStatus {
  table: string;
  game: string;
  seat: string;
  round: number;
  over: boolean;
  waiting_for: string[] | string | null;
  [field: string]: unknown;
}

export interface ReplayStep {
  view: View;
  game: string;
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
  /** The boxes that bring it; none: it is nobody's own. */
  boxes?: string[];
}
