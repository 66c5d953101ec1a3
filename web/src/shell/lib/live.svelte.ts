/** One seat's line to the server: what it last said, and the few things one may say back. */
import { loadGame } from "../../games";
import { api } from "./api";
import type { Game } from "./game";
import { learnNames } from "./i18n.svelte";
import { play } from "./sound";
import type {
  About, ChatRow, ClientMessage, Decision, Explanation, GameEvent, Hint, Layout, LogRow, Odds, Result, ServerMessage, StateMessage, TableFacts, View,
} from "./types";

export interface Rolled {
  n: number;
  event: GameEvent;
  values: number[];
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** A row that came twice, as after a broken line, is shown once. */
function added<Row extends { n: number }>(known: Row[], rows: Row[]): Row[] {
  const have = new Set(known.map((r) => r.n));
  return [...known, ...rows.filter((r) => !have.has(r.n))];
}

/** A game's code and what its catalogue calls things, ready to be drawn. */
export async function prepare(id: string, language: string): Promise<Game> {
  const [game, catalog] = await Promise.all([loadGame(id), api.catalog(id, language).catch(() => null)]);
  if (catalog) {
    for (const [list, kind] of Object.entries(game.named)) learnNames(kind, catalog[list]);
    game.learn(catalog);
  }
  return game;
}

export class Live {
  game = $state.raw<Game | null>(null);
  table = $state.raw<TableFacts | null>(null);
  layout = $state.raw<Layout | null>(null);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  you = $state.raw<string[]>([]);
  active = $state<string | null>(null);
  waiting = $state.raw<string[]>([]);
  log = $state.raw<LogRow[]>([]);
  chat = $state.raw<ChatRow[]>([]);
  result = $state.raw<Result | null>(null);
  undo = $state(false);
  /** Moments that are passed for this player. */
  quiet = $state.raw<string[]>([]);
  connected = $state(false);
  refused = $state<Explanation | null>(null);
  why = $state.raw<Explanation | null>(null);
  hint = $state.raw<Hint | null>(null);
  odds = $state.raw<Odds | null>(null);
  events = $state.raw<GameEvent[]>([]);
  rolls = $state.raw<Rolled[]>([]);
  /** What the decision is about beyond its options, kept while its end is being shown. */
  extra = $state.raw<unknown>(null);
  /** True from a click until the server's answer: nothing can be chosen twice. */
  busy = $state(false);
  /** The number of what is shown now; a choice answers it. */
  seq = $state(0);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rolled = 0;
  /** What came while the game's code was still on its way. */
  private early: StateMessage[] | null = null;

  constructor(
    private readonly token: string,
    private readonly language: string,
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?token=${encodeURIComponent(this.token)}&lang=${this.language}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = FIRST_WAIT;
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      this.connected = false;
      this.busy = false;
      if (event.code === 4401 || event.code === 4404) {
        this.refused = { text: event.reason || String(event.code), rules: [] };
        return;
      }
      if (this.closed) return;
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  receive(message: ServerMessage): void {
    if (message.t === "state" || message.t === "update") this.arrive(message);
    else if (message.t === "error") {
      this.busy = false;
      this.why = { text: message.message, rules: message.rules ?? [] };
    } else if (message.t === "why") this.why = { text: message.text, rules: message.rules };
    else if (message.t === "odds") this.odds = { win: message.win, kill: message.kill, lose: message.lose };
    else if (message.t === "hint") this.hint = { option: message.option, reasons: message.reasons };
  }

  private arrive(message: StateMessage): void {
    if (this.game) this.take(message);
    else if (this.early) this.early.push(message);
    else {
      this.early = [message];
      prepare(message.table.game, this.language).then(
        (game) => {
          this.game = game;
          for (const waiting of this.early ?? []) this.take(waiting);
          this.early = null;
        },
        (error: unknown) => (this.refused = { text: (error as Error).message, rules: [] }),
      );
    }
  }

  private take(message: StateMessage): void {
    const fresh = message.t === "state";
    this.seq = message.seq;
    this.busy = false;
    this.table = message.table;
    if (message.layout) this.layout = message.layout;
    this.view = message.view;
    this.you = message.you;
    this.active = message.active;
    this.waiting = message.waiting;
    this.log = fresh ? message.log : added(this.log, message.log);
    this.chat = fresh ? message.chat : added(this.chat, message.chat);
    this.result = message.result;
    this.undo = message.undo;
    this.quiet = message.quiet ?? [];
    this.hint = null;
    if (message.decision && !this.decision) play("ask");
    this.decision = message.decision;
    this.events = message.events ?? [];
    for (const event of this.events) play(event.type);
    const rolls = this.events.filter((e) => e.type === "roll");
    if (rolls.length) this.rolls = rolls.map((event) => ({ n: ++this.rolled, event, values: (event.values as number[] | undefined) ?? [] }));
    this.extra = this.game?.extra(message.decision, message.view, this.events) ?? null;
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  choose(option: string): void {
    if (this.busy || !this.decision) return;
    this.busy = true;
    this.why = null;
    this.send({ t: "choose", seq: this.seq, option });
  }

  ask(about: About): void {
    this.send({ t: "why", about });
  }

  /** Whether what is shown beside the decision is over and only waits to be put away. */
  get extraOver(): boolean {
    return !this.view || this.game?.extra(this.decision, this.view, []) == null;
  }

  /** Forgets it once the player has looked at it. */
  seenExtra(): void {
    if (this.extraOver) this.extra = null;
  }
}
