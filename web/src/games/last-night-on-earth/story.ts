/** What happened, beat by beat: the events of a message with the table as it looked after each. */
import { maybe, name, t } from "../../shell/lib/i18n.svelte";
import type { Beat, Roll, Step } from "../../shell/lib/stage.svelte";
import { pointed } from "../../shell/lib/places";
import type { GameEvent, LogRow } from "../../shell/lib/types";
import type { Fight, View } from "./types";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const dice = (value: unknown) => (Array.isArray(value) ? (value as number[]) : []);

export function rollOf(event: GameEvent): Roll {
  return { text: maybe(`web-roll-${text(event.for)}`) || t("web-roll"), tone: /zombie|spawn/.test(text(event.for)) ? "green" : "light", values: dice(event.values) };
}

/** Ids of the dead are a letter of their kind and a number; those of Heroes are names. */
export const ONE_OF_THE_DEAD = /^[a-z]\d+$/;

export function figureName(id: string, view: View): string {
  const zombie = view.zombies[id];
  if (zombie?.hero) return t("model-zombie-hero", { hero: name("hero", zombie.hero) });
  if (!ONE_OF_THE_DEAD.test(id)) return name("hero", id);
  const number = id.slice(1);
  return maybe(`model-${zombie?.kind ?? "zombie"}`, { number }) || t("model-zombie", { number });
}

/** What is in the log and stops nobody: set-up, book-keeping, and what another beat shows. */
const IN_THE_LOG_ONLY = new Set([
  "activated", "boards", "bought", "building-rolled", "combined", "deck-empty", "die-changed", "discarded", "drawn-anew", "experience", "fended-off", "fight-started", "fire-phase",
  "game-over", "gave", "gave-marker", "grave-dead", "held-together", "led", "let-go", "mission", "ran-out", "removed", "reshuffled", "saved", "saved-cards", "scenario", "searched-deck",
  "shuffled-in", "spent", "team", "took-back", "turn-draw", "used-up",
]);

/** A card called Braaains! ends its sentence by itself. */
const ended = (words: string) => words.replace(/([!?]|\.\.\.)\.$/, "$1");

class Telling {
  readonly steps: Step[] = [];
  private rolls: Roll[] = [];
  /** The sentences of the log for events that have no words of their own here, by the type of event. */
  private readonly lines = new Map<string, string[]>();
  private readonly found = new Map<string, string[]>();

  constructor(
    private view: View,
    private readonly after: View,
    private readonly mine: string[],
    log: LogRow[],
  ) {
    for (const row of log) if (row.kind) this.lines.set(row.kind, [...(this.lines.get(row.kind) ?? []), pointed(row.text)]);
    for (const seat of mine) this.found.set(seat, added(view.hands[seat], after.hands[seat]));
  }

  tell(events: GameEvent[]): Step[] {
    for (const [kind, lines] of this.lines) if (events.filter((e) => e.type === kind).length !== lines.length) this.lines.delete(kind);
    events.forEach((event, i) => this.one(event, events.slice(i + 1)));
    return this.steps;
  }

  private where(id: string): string[] {
    const space = this.view.heroes[id]?.space ?? this.view.zombies[id]?.space;
    return space ? [space] : [];
  }
  private who = (id: unknown) => figureName(text(id), this.view);
  private ownSide = (side: string) => this.mine.some((seat) => seat.startsWith(side));
  /** Whether the player does it: a move, a search, a card of the own turn. */
  private ownTurn = () => this.ownSide(this.view.turn);

  private say(kind: Beat["kind"], words: string, more: Partial<Beat> = {}): void {
    const beat: Beat = { kind, text: ended(words), tone: "lamp", spaces: [], own: this.ownTurn(), ...more };
    if (this.rolls.length && !beat.rolls && kind !== "contest" && kind !== "move") beat.rolls = this.rolls;
    this.rolls = [];
    this.steps.push({ beat, view: this.view });
  }

  private change(view: Partial<View>): void {
    this.view = { ...this.view, ...view };
  }
  private hero(id: string, change: Partial<View["heroes"][string]>): void {
    const hero = this.view.heroes[id];
    if (hero) this.change({ heroes: { ...this.view.heroes, [id]: { ...hero, ...change } } });
  }
  private zombie(id: string, change: Partial<View["zombies"][string]> | null): void {
    const { [id]: known, ...rest } = this.view.zombies;
    const next = change && (known ?? this.after.zombies[id]);
    this.change({ zombies: next ? { ...this.view.zombies, [id]: { ...next, ...change } } : rest });
  }

  private one(event: GameEvent, later: GameEvent[]): void {
    const who = text(event.who);
    const line = this.lines.get(event.type)?.shift();
    if (Object.hasOwn(this.tellers, event.type)) this.tellers[event.type]?.(event, who, later, line);
    else if (line && !IN_THE_LOG_ONLY.has(event.type)) this.note(event, who, line);
  }

  /** What has no picture of its own is told in the words of the log, where it happens. */
  private note(event: GameEvent, who: string, line: string): void {
    // Fires and walls are drawn as they are in the end: that something burns is never seen late.
    this.change({ markers: this.after.markers, ...pick(this.after, "fires", "barricades", "generators") });
    const edge = Array.isArray(event.edge) ? text(event.edge[0]) : "";
    const space = text(event.to) || text(event.space) || edge;
    const figure = this.view.heroes[who] || this.view.zombies[who] ? { face: who } : {};
    this.say("note", line, { ...figure, spaces: space ? [space] : this.where(who) });
  }

  private readonly tellers: Record<string, (event: GameEvent, who: string, later: GameEvent[], line: string | undefined) => void> = {
    turn: (event) => {
      this.change({ turn: text(event.turn), round: Number(event.round), sun: Number(event.sun) });
      this.say("turn", t("web-turn", { turn: text(event.turn) }), { tone: event.turn === "heroes" ? "lamp" : "green", own: false });
    },
    roll: (event) => {
      if (event.for === "hero-fight" || event.for === "zombie-fight") this.fightDice(event);
      else this.rolls.push(rollOf(event));
    },
    moved: (event, who) => {
      const to = text(event.to);
      if (this.view.heroes[who]) this.hero(who, { space: to });
      else this.zombie(who, { space: to });
      this.say("move", t("stage-moved", { who: this.who(who) }), { spaces: [to], tone: this.view.heroes[who] ? "sky" : "green" });
    },
    placed: (event, who) => {
      const to = text(event.to);
      if (this.view.heroes[who]) this.hero(who, { space: to });
      else this.zombie(who, { space: to });
      this.say("arrive", t("stage-placed", { who: this.who(who) }), { spaces: [to], face: who, tone: this.view.heroes[who] ? "sky" : "green" });
    },
    "spawn-due": (event) => this.say("note", t("stage-spawn", { come: dice(event.seats).length ? "yes" : "no" }), { tone: "green", own: this.ownSide("zombies") }),
    played: (event) => {
      const seat = text(event.seat);
      const target = text(event.hero) || text(event.zombie) || text(event.target);
      const space = text(event.to) || text(event.space);
      this.say("card", t("stage-played", { side: seat.split("-")[0] ?? "", card: name("card", text(event.card)) }), {
        card: text(event.card), tone: seat.startsWith("zombies") ? "green" : "lamp", own: this.mine.includes(seat), spaces: space ? [space] : this.where(target),
      });
    },
    "used-item": (event, who) => this.say("card", t("stage-used", { who: this.who(who), what: name("card", text(event.card)) }), { card: text(event.card), face: who, spaces: this.where(who), own: this.ownSide("heroes") }),
    "used-ability": (event, who) => this.say("note", t("stage-used", { who: this.who(who), what: name("ability", text(event.ability)) }), { face: who, spaces: this.where(who), own: this.ownSide("heroes") }),
    canceled: (event) => this.say("card", t("stage-canceled", { card: name("card", text(event.card)) }), { card: text(event.card), tone: "sky", own: false }),
    attacked: (event, who) => this.say("note", t("stage-attacked", { who: this.who(who), card: name("card", text(event.card)) }), { card: text(event.card), face: who, spaces: [...this.where(who), text(event.to)], tone: "sky" }),
    missed: (_event, who) => this.say("note", t("stage-missed", { who: this.who(who) }), { face: who, spaces: this.where(who) }),
    searched: (_event, who) => this.rolls.length || this.say("note", t("stage-searched", { who: this.who(who) }), { face: who, spaces: this.where(who), own: true }),
    drew: (event, who) => this.drew(event, who),
    "picked-up": (event, who) => this.say("find", t("stage-found", { who: this.who(who), card: name("card", text(event.card)) }), { card: text(event.card), face: who, spaces: this.where(who) }),
    broke: (event, who) => this.say("note", t("stage-broke", { card: name("card", text(event.card)) }), { card: text(event.card), spaces: this.where(who), tone: "blood" }),
    "out-of-ammo": (event, who) => this.say("note", t("stage-no-ammo", { card: name("card", text(event.card)) }), { card: text(event.card), spaces: this.where(who), tone: "blood" }),
    "lost-turn": (_event, who) => this.say("note", t("stage-lost-turn", { who: this.who(who) }), { face: who, spaces: this.where(who), tone: "green" }),
    "fight-resolved": (event, _who, later) => this.fought(event, later),
    wounded: (event, who) => {
      this.hero(who, { wounds: Number(event.wounds) });
      const left = Number(event.health) - Number(event.wounds);
      this.say("hurt", t("stage-wounded", { who: this.who(who), left }), { face: who, spaces: this.where(who), tone: "blood", own: false });
    },
    prevented: (event, who) => this.say("note", t("stage-prevented", { who: this.who(who), by: name("card", text(event.by)) }), { card: text(event.by), face: who, spaces: this.where(who), tone: "sky" }),
    healed: (_event, who) => this.say("note", t("stage-healed", { who: this.who(who) }), { face: who, spaces: this.where(who), tone: "sky" }),
    killed: (_event, who) => {
      const spaces = this.where(who);
      if (this.view.heroes[who]) {
        this.hero(who, { alive: false });
        this.say("death", t("stage-died", { who: this.who(who) }), { face: who, spaces, tone: "blood", own: false });
      } else {
        if (!this.fellInFight(who)) this.say("note", t("stage-killed", { who: this.who(who) }), { face: who, spaces, tone: "lamp" });
        this.zombie(who, null);
      }
    },
    returned: (_event, who) => this.zombie(who, null),
    turned: (event, who) => {
      this.hero(who, { space: null });
      this.change({ zombies: this.after.zombies });
      this.say("death", t("stage-turned", { who: name("hero", who) }), { face: text(event.zombie), spaces: [text(event.to)], tone: "green", own: false });
    },
    marker: (event, _who, _later, line) => {
      this.change({ markers: this.after.markers });
      const words = line ?? t("stage-marker", { marker: name("marker", text(event.kind)), on: event.on ? "yes" : "no" });
      this.say("note", words, { spaces: event.to ? [text(event.to)] : [] });
    },
    "hero-joins": (_event, who) => {
      const hero = this.after.heroes[who];
      if (hero) this.change({ heroes: { ...this.view.heroes, [who]: hero } });
      this.say("note", t("stage-joins", { who: name("hero", who) }), { face: who, tone: "sky", own: false });
    },
  };

  private fightDice(event: GameEvent): void {
    const hero = event.for === "hero-fight";
    const known: Fight = this.view.fight ?? { hero: "", zombie: "", hero_dice: [], zombie_dice: [] };
    const fight = hero ? { ...known, hero: text(event.who), hero_dice: dice(event.values) } : { ...known, zombie: text(event.who), zombie_dice: dice(event.values) };
    this.change({ fight: { hero: fight.hero, zombie: fight.zombie, hero_dice: fight.hero_dice, zombie_dice: fight.zombie_dice } });
  }

  /** A fight ends in one beat: who, the dice, what came of it. */
  private fought(event: GameEvent, later: GameEvent[]): void {
    const hero = text(event.hero);
    const zombie = text(event.zombie);
    const killed = later.some((e) => e.type === "killed" && e.who === zombie);
    const result = event.won ? (killed ? "kills" : "holds") : event.tie ? "tie" : "lost";
    const words = t("stage-fight", { hero: this.who(hero), zombie: this.who(zombie), result });
    const known = this.view.fight;
    const extra: Fight = { hero, zombie, hero_dice: known?.hero_dice ?? [], zombie_dice: known?.zombie_dice ?? [], running: words };
    this.change({ fight: null });
    this.say("contest", words, { extra, spaces: this.where(hero), tone: event.won ? "lamp" : "blood" });
    this.fallen = killed ? zombie : "";
  }
  private fallen = "";
  private fellInFight(who: string): boolean {
    const told = this.fallen === who;
    this.fallen = "";
    return told;
  }

  /** A card that is found turns over for its side; for the others it stays face down. */
  private drew(event: GameEvent, who: string): void {
    const seat = text(event.seat);
    if (text(event.card) && this.view.zombies[who]) {
      this.say("find", t("stage-fight-card", { who: this.who(who), card: name("card", text(event.card)) }), { face: who, spaces: this.where(who), own: false, card: text(event.card) });
      return;
    }
    if (seat.startsWith("zombies") && !this.mine.includes(seat)) return;
    const count = Number(event.count ?? 1);
    const cards = text(event.card) ? [text(event.card)] : (this.found.get(seat) ?? []).splice(0, count);
    const shared = { face: who, spaces: this.where(who), own: false };
    if (!cards.length && who) this.say("note", t("stage-found-hidden", { who: this.who(who) }), shared);
    for (const card of cards) this.say("find", who ? t("stage-found", { who: this.who(who), card: name("card", card) }) : t("stage-drawn", { card: name("card", card) }), { ...shared, card });
  }
}

/** The cards of a hand that were not in it before; a hand that was hidden until now tells nothing. */
function added(before: string[] | number | undefined, after: string[] | number | undefined): string[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const rest = [...before];
  return after.filter((card) => {
    const i = rest.indexOf(card);
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
}

/** Some fields of a view, as far as it has them. */
function pick(view: View, ...fields: (keyof View)[]): Partial<View> {
  return Object.fromEntries(fields.filter((field) => view[field] !== undefined).map((field) => [field, view[field]]));
}

export function story(events: GameEvent[], before: View, after: View, mine: string[], log: LogRow[] = []): Step[] {
  return new Telling(before, after, mine, log).tell(events);
}
