/** What the shell asks a game's folder for. A folder `games/<id>/` with an `about.ts` and a `game.ts` is all it takes. */
import type { Component, Snippet } from "svelte";
import { t } from "./i18n.svelte";
import type { Roll, Step } from "./stage.svelte";
import type { About, Catalog, Decision, GameEvent, Layout, LogRow, NewTable, OddsAsked, Option, Space, TableFacts, View } from "./types";

/** The little that is known of a game before its code is loaded: the default export of `about.ts`. */
export interface GameAbout {
  id: string;
  /** The smaller, the earlier it is offered. */
  order: number;
  /** What a table is called, from its facts, its view or a line at home. */
  title(facts: Record<string, unknown>): string;
  /** The first game of a newcomer. */
  lesson?: NewTable;
  /** Whether `how` explains it in drawings. */
  drawn?: boolean;
}

/** One of the drawings that explain a game. Its words are `how-<game>-<id>` with `.text`. */
export interface HowStep {
  id: string;
  /** Where to read on. */
  rules: string[];
  /** SVG of our own in a 320×180 box. */
  picture(): string;
}

/** Somebody or something that stands on the board and may be chosen there. */
export interface Figure {
  id: string;
  space: string | null;
  name: string;
}

export interface BoardProps {
  layout: Layout;
  view: View;
  decision?: Decision | null;
  picked?: string | null;
  /** The space that a hint points at. */
  hinted?: string | null;
  /** The option under the pointer or the focus. */
  hover?: Option | null;
  /** The space under the pointer or the focus. */
  pointed?: string | null;
  /** The spaces from the mover to the one pointed at. */
  path?: string[];
  /** Spaces where something happens right now. */
  lit?: { spaces: string[]; tone: string } | null;
  /** On a small screen the view goes to where the choice is. */
  follow?: boolean;
  onspace?: (space: string) => void;
  onfigure?: (id: string) => void;
  ondrop?: (id: string, space: string) => void;
  /** One of the options was pressed where it lies on the board. */
  onoption?: (option: Option) => void;
  /** Something was pressed that cannot be chosen now: why not? */
  onask?: (about: About) => void;
  /** The pointer or the focus rests on a space, or on nothing. */
  onlook?: (space: string | null) => void;
}

/** What a board component can be asked to do. */
export interface BoardHandle {
  focusSpace(id: string): void;
  /** To the next space with a choice. */
  focusNext(): void;
  /** To the next figure of the first side, or of the second. */
  focusFigure?(side: 0 | 1): void;
}

export interface PanelProps {
  view: View;
  /** The choice as far as pointing at somebody answers it. */
  board: Decision | null;
  /** A row of faces, for small screens. */
  brief?: boolean;
  decision: Decision | null;
  onfigure: (id: string) => void;
  oncard: (card: string) => void;
  /** One card is laid on another. */
  onpair?: (one: string, other: string) => void;
  onlook: (card: string | null) => void;
}

export interface CardProps {
  id: string;
  size?: "small" | "large";
  able?: boolean;
}

export interface ExtraProps {
  extra: unknown;
  view: View;
}

/** What a set-up form has come to. */
export interface SetUp {
  config: Record<string, unknown>;
  /** The profiles that may be played with it; all where none are named. */
  profiles?: string[] | undefined;
  /** The seats that follow from it, where they are not those of the catalogue. */
  seats?: string[] | undefined;
  /** How many may play it at most. */
  most?: number | undefined;
  /** What a rematch starts from. */
  again: string;
}

export interface SetUpProps {
  catalog: Catalog;
  /** The rules in use. */
  profile: string;
  players: number;
  /** The seats that are taken. */
  sitting?: string[];
  /** From an earlier `again`. */
  again: string;
  chosen: SetUp;
  /** The seats, in the middle of the form. */
  children: Snippet;
}

export interface Guide {
  /** Its words are `coach-<words>-<lesson>` and `task-<words>-<task>`. */
  words: string;
  /** The message it begins with. */
  welcome: string;
  /** Every lesson there is beside those for waiting and for the end. */
  lessons: string[];
  /** The lesson for what is asked now, or for what is going on while nothing is. */
  lesson(decision: Decision | null): string | null;
  /** The lesson for a fight, or whatever the game calls it. */
  contest: string;
  /** What there is to try, and the event that shows that it was tried. */
  tasks: Record<string, (event: GameEvent) => boolean>;
}

/** The default export of `game.ts`. */
/** An option that may be missing: what it is called, and how it is asked about. */
export interface Missing {
  id: string;
  name: string;
  about: About;
}

/** Kinds of options that may be missing, by their types. */
export function missingTypes(types: string[]): Missing[] {
  return types.map((type) => ({ id: type, name: t(`web-missing-${type}`), about: { option: type } }));
}

export interface Game {
  about: GameAbout;

  /** The board, with its people. */
  Board: Component<BoardProps, BoardHandle>;
  /** Who plays: faces, health, things carried. */
  Panel: Component<PanelProps>;
  /** How far the game has come, for the top of the page. */
  Clock: Component<{ view: View; rounds: number; compact: boolean }>;
  /** Piles and what lies open on the table. */
  Piles: Component<{ view: View; onlook: (card: string | null) => void; onread: (card: string) => void }>;
  /** What is worth knowing about a seat beside its hand; nothing for most. */
  SeatNote: Component<{ view: View; seat: string }>;
  Card: Component<CardProps>;
  /** Somebody's face, for the stage. */
  Face: Component<{ id: string; view: View; size: number }>;
  /** What a decision is about beyond its options: a fight with its dice, an auction. */
  Extra: Component<ExtraProps>;
  /** A picture and the numbers after the end; `numbers` are the game's own statistics. */
  End: Component<{ view: View; winner: string; numbers: unknown }>;
  SetUp: Component<SetUpProps>;

  /** Lists of the catalogue by the kind of name that they carry: `{ cards: "card" }`. */
  named: Record<string, string>;
  /** Called with what the catalogue says, so that new content is drawn by what it is. */
  learn(catalog: Catalog): void;
  /** The board as it is sent, with the spaces that one can point at; left out where it is sent with them. */
  board?(sent: Layout): Layout;
  /** A decision as it is sent, with where each option lies on the board; left out where it is sent so. */
  offer?(sent: Decision): Decision;
  /** What a rematch of this table starts from. */
  again(table: TableFacts): string;
  /** Where the game stands, in a few words. */
  phase(view: View): string;
  /** How it stands, in a few words each, where no objectives are sent. */
  score(view: View): string[];
  /** Rounds until the end; null where there is none, or where an objective counts them. */
  left(view: View): number | null;
  /** What each side wants, where no objectives are sent. */
  goals(view: View): { side: string; text: string }[];
  figures(view: View): Figure[];
  /** How a question about a figure is put. */
  aboutFigure(id: string, view: View): About;
  /** A space in words, with who is there and what may be done. */
  describe(space: Space, layout: Layout, view: View, decision: Decision | null, picked: string | null): string;
  /** What to ask the table when the pointer rests on a space; null for nothing. */
  chances(space: Space, view: View, decision: Decision | null): OddsAsked | null;
  /** What `Extra` shows beside a decision; null for nothing. */
  extra(decision: Decision | null, view: View): unknown;
  /** The dice among some events, without those that `Extra` shows. */
  rolls(events: GameEvent[]): Roll[];
  /** Events as beats, each with the table after it. `mine` are the seats of whoever looks on. */
  /** `log` are the sentences about these events. */
  story(events: GameEvent[], before: View, after: View, mine: string[], log: LogRow[]): Step[];
  /** Whether a decision is about what comes next alone: whoever does not care answers all such at once. */
  anyOrder(decision: Decision): boolean;
  /** What one may ask about when it is not offered. */
  missing(view: View): Missing[];
  keys?: [string, string][];
  guide?: Guide;
  /** The game in ten drawings. */
  how?: HowStep[];
}
