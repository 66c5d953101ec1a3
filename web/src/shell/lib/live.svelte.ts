/** One seat's line to the server: what it last said, and the few things one may say back. */
import { loadGame } from "../../games";
import { api } from "./api";
import type { Game } from "./game";
import { learnNames, t } from "./i18n.svelte";
import { play } from "./sound";
import { pointed, spoken } from "./places";
import { type Roll, secondsFor, Stage, type Step } from "./stage.svelte";
import { settings } from "./settings.svelte";
import type {
  About, ChatRow, ClientMessage, Decision, Explanation, GameEvent, GatheringMessage, Hint, Layout, LogRow, Odds, Result, ServerMessage, StateMessage, TableFacts, View,
} from "./types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** What the page says by itself: nobody waits for an answer to it. */
const QUIETLY = new Set(["asking", "odds", "contribute"]);

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
  readonly stage = new Stage();
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
  /** All that has happened since the page was opened, for the guide. */
  events = $state.raw<GameEvent[]>([]);
  /** The dice that led to what is asked now. */
  rolls = $state.raw<Roll[]>([]);
  /** Who is waited for before the cards are dealt. */
  gathering = $state.raw<GatheringMessage | null>(null);
  /** True from a click until the server's answer: nothing can be chosen twice. */
  busy = $state(false);
  /** The number of what is shown now; a choice answers it. */
  seq = $state(0);

  /** Names the moment that is shown. */
  private mark = "";
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What has come and is not yet shown. */
  private inbox: StateMessage[] = [];
  private showing = false;
  private loading = false;

  constructor(
    private readonly token: string,
    private readonly language: string,
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?token=${encodeURIComponent(this.token)}&lang=${this.language}${this.known()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = FIRST_WAIT;
      this.askMe();
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

  /** What this page has already: after a broken line only the rest is sent. */
  private known(): string {
    return this.mark && !this.inbox.length && !this.showing ? `&since=${this.mark}&chat=${this.chat.length}` : "";
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  receive(message: ServerMessage): void {
    this.gathering = message.t === "gathering" ? message : message.t === "error" ? this.gathering : null;
    if (message.t === "gathering") this.contribute(message);
    else if (message.t === "state" || message.t === "update") this.arrive(message);
    else if (message.t === "error") {
      this.busy = false;
      this.why = { text: message.message, rules: message.rules ?? [] };
    } else if (message.t === "why") this.why = { text: message.text, rules: message.rules };
    else if (message.t === "odds") this.odds = { win: message.win, kill: message.kill, lose: message.lose };
    else if (message.t === "hint") this.hint = { option: message.option, reasons: message.reasons.map(pointed) };
  }

  /** Adds this page's part to the seed, so that nobody else can have chosen the dice. */
  private contribute(message: GatheringMessage): void {
    if (!message.waiting.includes(message.you[0] ?? "")) return;
    const part = crypto.getRandomValues(new Uint8Array(32));
    this.send({ t: "contribute", part: [...part].map((byte) => byte.toString(16).padStart(2, "0")).join("") });
  }

  private arrive(message: StateMessage): void {
    // What was taken back is not told any more.
    if (message.t === "state") {
      this.inbox = [];
      this.stage.skip();
    }
    this.inbox.push(message);
    if (this.game) void this.show();
    else if (!this.loading) {
      this.loading = true;
      prepare(message.table.game, this.language).then(
        (game) => {
          this.game = game;
          void this.show();
        },
        (error: unknown) => (this.refused = { text: (error as Error).message, rules: [] }),
      );
    }
  }

  /** Shows what has come, one message after another, each beat by beat; the choice comes last. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let message = this.inbox.shift(); message; message = this.inbox.shift()) {
      const steps = this.steps(message);
      if (message.layout) this.layout = this.game?.board?.(message.layout) ?? message.layout;
      // While something is told there is nothing to choose.
      if (steps.some((s) => s.beat && secondsFor(s.beat, settings.pace, 0))) this.decision = null;
      for (const [i, step] of steps.entries()) {
        if (this.inbox.some((m) => m.t === "state")) break;
        this.view = step.view;
        if (step.beat) await this.stage.play(step.beat, this.ahead(steps.slice(i)));
      }
      this.take(message);
    }
    this.stage.rest();
    this.showing = false;
  }

  private steps(message: StateMessage): Step[] {
    if (message.t === "state" || !this.view || !this.game || !message.events?.length) return [];
    return this.game.story(message.events, this.view, message.view, message.you, message.log);
  }

  /** Seconds of all that is still to be shown. */
  private ahead(steps: Step[]): number {
    const waiting = this.inbox.flatMap((m) => (this.view && this.game && m.events ? this.game.story(m.events, m.view, m.view, m.you, m.log) : []));
    return [...steps, ...waiting].reduce((sum, s) => sum + (s.beat ? secondsFor(s.beat, settings.pace, 0) : 0), 0);
  }

  private take(message: StateMessage): void {
    const fresh = message.t === "state";
    this.mark = message.mark ?? "";
    const moved = fresh || message.seq !== this.seq;
    this.seq = message.seq;
    this.busy = false;
    this.table = message.table;
    this.view = message.view;
    this.you = message.you;
    if (this.active !== message.active) this.stage.hide();
    this.active = message.active;
    this.waiting = message.waiting;
    this.log = fresh ? message.log : added(this.log, message.log);
    this.chat = fresh ? message.chat : added(this.chat, message.chat);
    this.result = message.result;
    this.undo = message.undo;
    this.quiet = message.quiet ?? [];
    this.hint = null;
    if (message.decision && !this.decision) play("ask");
    const decision = message.decision && spoken(message.decision);
    this.decision = decision && (this.game?.offer?.(decision) ?? decision);
    const events = message.events ?? [];
    for (const event of events) play(event.type);
    if (events.length) this.events = events;
    // Dice belong to the choice they led to: with the next one they are gone.
    if (moved) this.rolls = this.game?.rolls(events) ?? [];
  }

  /** What cannot be said now is not lost silently: the player reads so. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (!QUIETLY.has(message.t)) this.why = { text: t("web-offline-choice"), rules: [] };
  }

  choose(option: string): void {
    if (this.busy || !this.decision) return;
    if (!this.connected) {
      this.why = { text: t("web-offline-choice"), rules: [] };
      return;
    }
    this.busy = true;
    this.why = null;
    this.send({ t: "choose", seq: this.seq, option });
  }

  /** Tells the table how often to ask. */
  askMe(): void {
    this.send({ t: "asking", mode: settings.asking });
  }

  ask(about: About): void {
    this.send({ t: "why", about });
  }
}
