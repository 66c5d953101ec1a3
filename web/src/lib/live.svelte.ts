/** One seat's line to the server: what it last said, and the few things one may say back. */
import { play } from "./sound";
import { settings } from "./settings.svelte";
import type {
  About, ChatRow, ClientMessage, Decision, Explanation, Fight, GameEvent, Hint, Layout, LogRow, Odds, Result, ServerMessage, StateMessage, TableFacts, View,
} from "./types";

export interface Rolled {
  n: number;
  for: string;
  who: string;
  values: number[];
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** A row that came twice, as after a broken line, is shown once. */
function added<Row extends { n: number }>(known: Row[], rows: Row[]): Row[] {
  const have = new Set(known.map((r) => r.n));
  return [...known, ...rows.filter((r) => !have.has(r.n))];
}

export class Live {
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
  connected = $state(false);
  refused = $state<Explanation | null>(null);
  why = $state.raw<Explanation | null>(null);
  hint = $state.raw<Hint | null>(null);
  odds = $state.raw<Odds | null>(null);
  events = $state.raw<GameEvent[]>([]);
  rolls = $state.raw<Rolled[]>([]);
  /** The last fight seen, kept while its end is being shown. */
  fight = $state.raw<Fight | null>(null);
  /** True from a click until the server's answer: nothing can be chosen twice. */
  busy = $state(false);
  /** The number of what is shown now; a choice answers it. */
  seq = $state(0);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rolled = 0;

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
      for (const kind of settings.quiet) this.send({ t: "quiet", kinds: [kind], on: true });
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
    if (message.t === "state" || message.t === "update") this.take(message);
    else if (message.t === "error") {
      this.busy = false;
      this.why = { text: message.message, rules: message.rules ?? [] };
    } else if (message.t === "why") this.why = { text: message.text, rules: message.rules };
    else if (message.t === "odds") this.odds = { win: message.win, kill: message.kill, lose: message.lose };
    else if (message.t === "hint") this.hint = { option: message.option, reasons: message.reasons };
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
    this.hint = null;
    if (message.decision && !this.decision) play("ask");
    this.decision = message.decision;
    this.events = message.events ?? [];
    for (const event of this.events) play(event.type);
    const rolls = this.events.filter((e) => e.type === "roll");
    if (rolls.length)
      this.rolls = rolls.map((e) => ({ n: ++this.rolled, for: e.for ?? "", who: e.who ?? "", values: e.values ?? [] }));
    this.fight = message.decision?.fight ?? message.view.fight ?? this.ended();
  }

  /** A fight that was decided in this very message is still worth seeing. */
  private ended(): Fight | null {
    const hero = this.events.findLast((e) => e.type === "roll" && e.for === "hero-fight");
    const zombie = this.events.findLast((e) => e.type === "roll" && e.for === "zombie-fight");
    if (!hero || !zombie) return null;
    return { hero: hero.who ?? "", zombie: zombie.who ?? "", hero_dice: hero.values ?? [], zombie_dice: zombie.values ?? [] };
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

  /** Forgets the last fight once the player has looked at it. */
  seenFight(): void {
    if (!this.decision?.fight && !this.view?.fight) this.fight = null;
  }
}
