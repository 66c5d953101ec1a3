/** What happened, beat by beat: the events of a message with the table as it looked after each. */
import { maybe, name, t } from "../../shell/lib/i18n.svelte";
import type { Beat, Roll, Step } from "../../shell/lib/stage.svelte";
import type { GameEvent } from "../../shell/lib/types";
import { playerName } from "./board/crowd";
import { plot } from "./board/geometry";
import type { Sheet, View } from "./types";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const words = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

export function rollOf(event: GameEvent): Roll {
  const values = Array.isArray(event.values) ? (event.values as number[]) : [];
  return { text: maybe(`hz-roll-${text(event.for)}`) || t("web-town-roll"), tone: text(event.who).startsWith("zombie") ? "green" : "light", values };
}

class Telling {
  readonly steps: Step[] = [];
  private rolls: Roll[] = [];

  constructor(
    private view: View,
    private readonly after: View,
    private readonly mine: string[],
  ) {}

  tell(events: GameEvent[]): Step[] {
    for (const event of events) if (Object.hasOwn(this.tellers, event.type)) this.tellers[event.type]?.(event, text(event.seat), text(event.to));
    return this.steps;
  }

  private who = (seat: string) => (this.view.sheets[seat] ? playerName(this.view, seat) : t("web-town-human"));
  private own = (seat: string) => this.mine.includes(seat || text(this.view.turn));

  private say(kind: Beat["kind"], key: string, seat: string, more: Partial<Beat> & { words?: Record<string, string | number> } = {}): void {
    const { words: said, ...rest } = more;
    const beat: Beat = { kind, text: t(`web-town-said-${key}`, { who: this.who(seat), ...said }), tone: "lamp", spaces: [], own: this.own(seat), ...rest };
    if (this.rolls.length && kind !== "move") beat.rolls = this.rolls;
    if (kind !== "move") this.rolls = [];
    this.steps.push({ beat, view: this.view });
  }

  private change(view: Partial<View>): void {
    this.view = { ...this.view, ...view };
  }
  private sheet(seat: string, change: Partial<Sheet>): void {
    const sheet = this.view.sheets[seat];
    if (sheet) this.change({ sheets: { ...this.view.sheets, [seat]: { ...sheet, ...change } } });
  }
  /** Takes what is counted on a sheet over from the end of the message: it is told once. */
  private settle(seat: string, ...fields: (keyof Sheet)[]): void {
    const now = this.after.sheets[seat];
    if (now) this.sheet(seat, Object.fromEntries(fields.map((field) => [field, now[field]])));
  }
  private pawn(seat: string, from: string, to: string | null): void {
    const pawns = [...(this.view.sheets[seat]?.pawns ?? [])];
    const i = pawns.indexOf(from);
    if (i < 0 && to) pawns.push(to);
    else if (i >= 0) pawns.splice(i, 1, ...(to ? [to] : []));
    this.sheet(seat, { pawns });
  }
  private without = (list: string[], square: string) => list.filter((s) => s !== square);

  private readonly tellers: Record<string, (event: GameEvent, seat: string, to: string) => void> = {
    turn: (_event, seat) => {
      this.change({ turn: seat, round: this.after.round });
      this.say("turn", "turn", seat, { face: seat, tone: seat.startsWith("zombie") ? "green" : "lamp", own: false });
    },
    roll: (event) => void this.rolls.push(rollOf(event)),
    "laid-tile": (event, seat) => {
      const at = text(event.at);
      this.change({ tiles: [...this.view.tiles, { tile: text(event.tile), set: text(event.set), at, turn: Number(event.turn ?? 0) }], stack: this.after.stack });
      this.say("arrive", "tile", seat, { face: seat, words: { tile: name("tile", text(event.tile)) }, spaces: [plot(at, 0)] });
    },
    placed: (event, seat, to) => {
      const what = text(event.what);
      if (what === "human") this.change({ humans: [...this.view.humans, to] });
      else if (what === "zombie") this.change({ zombies: [...this.view.zombies, to] });
      else if (what in this.view.tokens) this.change({ tokens: { ...this.view.tokens, [what]: [...this.view.tokens[what as "dice"], to] } });
      this.say("move", "placed", seat, { spaces: [to] });
    },
    moved: (event, seat, to) => {
      this.pawn(seat, text(event.from), to);
      this.say("move", "moved", seat, { spaces: [to], tone: "green" });
    },
    entered: (_event, seat, to) => {
      this.pawn(seat, "", to);
      this.say("arrive", "entered", seat, { spaces: [to], face: seat });
    },
    shambled: (event, seat, to) => {
      this.change({ zombies: [...this.without(this.view.zombies, text(event.from)), to] });
      this.say("move", "shambled", seat, { spaces: [to], tone: "green" });
    },
    ran: (event, seat, to) => {
      if (seat) this.pawn(seat, text(event.from), to);
      else this.change({ humans: [...this.without(this.view.humans, text(event.from)), to] });
      this.say("note", "ran", seat, { spaces: [text(event.from), to], face: seat || "human", tone: "sky", own: false });
    },
    chit: (event, seat, to) => {
      this.change({ chits: event.on === false ? this.without(this.view.chits, to) : [...this.view.chits, to] });
      this.say("note", "open", seat, { face: seat || text(this.view.turn), spaces: [to] });
    },
    "barricade-holds": (_event, seat, to) => this.say("note", "holds", seat, { spaces: [to], face: seat }),
    "picked-up": (event, seat, to) => {
      const what = text(event.what) as "dice";
      if (this.view.tokens[what]) this.change({ tokens: { ...this.view.tokens, [what]: this.without(this.view.tokens[what], to) } });
      this.settle(seat, "dice", "life", "bullets");
      this.say("move", "picked-up", seat, { spaces: [to] });
    },
    attempt: (_event, seat, to) => this.say("note", "attempt", seat, { spaces: [to], face: seat, tone: "green" }),
    caught: (_event, seat, to) => this.say("note", "caught", seat, { spaces: [to], face: seat, tone: "green" }),
    "capture-cards": (event, seat) => this.say("note", "reveals", seat, { face: seat, words: { cards: words(event.cards).map((card) => name("card", card)).join(", ") }, own: false }),
    eaten: (_event, seat, to) => {
      this.change({ humans: this.without(this.view.humans, to) });
      this.settle(seat, "eaten", "points");
      this.say("death", "eaten", seat, { spaces: [to], face: seat, card: "eat", tone: "blood" });
    },
    infected: (_event, seat, to) => {
      this.change({ humans: this.without(this.view.humans, to) });
      this.settle(seat, "points");
      this.say("death", "infected", seat, { spaces: [to], face: seat, card: "infection", tone: "green" });
    },
    played: (event, seat) => this.say("card", "played", seat, { card: text(event.card), face: seat, words: { card: name("card", text(event.card)) }, own: this.mine.includes(seat) }),
    "used-item": (event, seat) => this.say("card", "used", seat, { card: text(event.card), face: seat, words: { card: name("card", text(event.card)) }, own: this.mine.includes(seat) }),
    "used-ability": (event, seat) => {
      this.settle(seat, "ability_used");
      this.say("note", "used", seat, { face: seat, words: { card: name("ability", text(event.ability)) }, own: this.mine.includes(seat) });
    },
    canceled: (event, seat) => this.say("card", "canceled", seat, { card: text(event.card), words: { card: name("card", text(event.card)) }, tone: "sky", own: false }),
    "laid-down": (event, seat) => {
      this.settle(seat, "items", "counters");
      this.say("card", "laid-down", seat, { card: text(event.card), face: seat, words: { card: name("card", text(event.card)) } });
    },
    "weapon-hit": (event, seat) => this.say("note", "hit", seat, { card: text(event.card), face: seat, tone: "blood", own: false }),
    "weapon-missed": (event, seat) => this.say("note", "missed", seat, { card: text(event.card), face: seat, own: false }),
    wounded: (event, seat, to) => {
      this.settle(seat, "wounds");
      this.say("hurt", "wounded", seat, { face: seat, spaces: [to], words: { card: name("card", text(event.kind)) }, tone: "blood", own: false });
    },
    removed: (_event, seat, to) => {
      this.pawn(seat, to, null);
      this.settle(seat, "points", "wounds");
      this.say("death", "removed", seat, { face: seat, spaces: [to], tone: "blood", own: false });
    },
    combat: (_event, seat, to) => this.say("note", "combat", seat, { face: seat, spaces: [to] }),
    killed: (_event, seat, to) => {
      this.change({ zombies: this.without(this.view.zombies, to) });
      this.settle(seat, "kills", "points");
      this.say("note", "killed", seat, { face: seat, spaces: [to] });
    },
    bullets: (event, seat) => {
      this.sheet(seat, { bullets: Number(event.left) });
      this.say("note", "bullets", seat, { face: seat, words: { count: Number(event.spent) } });
    },
    life: (event, seat) => {
      this.sheet(seat, { life: Number(event.life) });
      this.say("hurt", "life", seat, { face: seat, words: { left: Number(event.life) }, tone: "blood", own: false });
    },
    died: (_event, seat, to) => {
      this.settle(seat, "kills", "points", "life", "bullets", "items");
      this.say("death", "died", seat, { face: seat, spaces: [to], tone: "blood", own: false });
    },
  };
}

export function story(events: GameEvent[], before: View, after: View, mine: string[]): Step[] {
  return new Telling(before, after, mine).tell(events);
}
