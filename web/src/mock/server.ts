/** A make-believe server for looking at every screen: it plays no rules, it only answers in the right shape. */
import type { ClientMessage, Decision, GameEvent, LogRow, Option, ReplayStep, StateMessage, TableMade, View } from "../lib/types";
import { CATALOG, LAYOUT, RULES, firstView } from "./data";

type Scene = (view: View) => Decision | null;

const near = (space: string): string[] => {
  const home = LAYOUT.spaces.find((s) => s.id === space) ?? LAYOUT.spaces[0];
  const cells = (home?.cells ?? []).map((c) => c.split(",").map(Number) as [number, number]);
  return LAYOUT.spaces
    .filter((s) => s.id !== space && s.cells.some((c) => {
      const [x = 0, y = 0] = c.split(",").map(Number);
      return cells.some(([cx, cy]) => Math.max(Math.abs(cx - x), Math.abs(cy - y)) <= 1);
    }))
    .map((s) => s.id);
};

function ask(kind: string, prompt: string, rules: string[], options: Omit<Option, "id">[], rest: Partial<Decision> = {}): Decision {
  return { seat: "heroes-1", kind, prompt, rules, options: options.map((o, i) => ({ ...o, id: String(i) }) as Option), actor: null, ...rest };
}

const SCENES: Record<string, Scene> = {
  "activate-hero": () =>
    ask("activate-hero", "Which Hero acts next?", ["6.4"], [
      { type: "activate", hero: "sheriff-anderson", label: "Sheriff Anderson" },
      { type: "activate", hero: "sally", label: "Sally" },
    ]),
  "move-action": () =>
    ask("move-action", "Sheriff Anderson: move or search?", ["8.3"], [
      { type: "roll-movement", label: "Roll to move" },
      { type: "search", label: "Search the Police Station" },
      { type: "pick-up", card: "pump-shotgun", label: "Pick up the Pump Shotgun" },
      { type: "skip", label: "Stay" },
    ], { actor: "sheriff-anderson" }),
  "move-hero": (view) =>
    ask("move-hero", "Sheriff Anderson may move 4 more spaces.", ["8.4"], [
      ...near(view.heroes["sheriff-anderson"]?.space ?? "1,3").map((to) => ({ type: "step", to, label: `Step to ${to}` })),
      { type: "stop", label: "Stop here" },
    ], { actor: "sheriff-anderson" }),
  "ranged-attack": () =>
    ask("ranged-attack", "Sheriff Anderson may make a ranged attack.", ["6.4.3", "10.1"], [
      { type: "attack", card: "revolver", target: "z2", label: "Revolver at Zombie 2" },
      { type: "attack", card: "revolver", target: "z10", label: "Revolver at Zombie 10" },
      { type: "skip", label: "Hold fire" },
    ], { actor: "sheriff-anderson" }),
  fight: () =>
    ask("window", "The dice lie: do you want to answer?", ["11.3"], [
      { type: "use-item", card: "baseball-bat", label: "Baseball Bat: one more Fight Die" },
      { type: "ability", hero: "sally", ability: "lucky", label: "Lucky: the Zombie re-rolls" },
      { type: "pass", label: "Pass" },
    ], {
      actor: "sally",
      fight: { hero: "sally", zombie: "z4", hero_dice: [5, 2], zombie_dice: [5], odds: { win: 0.31, kill: 0.17, lose: 0.52 }, running: "5 against 5: the Zombie wins the tie." },
    }),
  "move-zombies": (view) =>
    ask("move-zombies", "Move your Zombies.", ["8.1", "8.1.1"], [
      ...["z1", "z2", "z6"].flatMap((zombie) => near(view.zombies[zombie]?.space ?? "0,0").slice(0, 5).map((to) => ({ type: "move", zombie, to, label: `Zombie ${zombie.slice(1)} to ${to}` }))),
      { type: "done", label: "Done" },
    ]),
};
const ORDER = Object.keys(SCENES);

let scene = "activate-hero";
let seq = 1;
let view = firstView();
let log: LogRow[] = [
  { n: 1, text: "Round 6. The sun stands at 10.", rules: ["6.1.1"], step: 0 },
  { n: 2, text: "Zombies 1 plays Heavy Rain.", rules: [], step: 1 },
  { n: 3, text: "Spawn check: 9 against 14 Zombies. No new Zombies.", rules: ["14.8"], step: 2 },
  { n: 4, text: "Sally fights Zombie 4: 6 6 against 3.", rules: ["11.4"], group: 1, step: 3 },
  { n: 5, text: "Zombie 4 is killed by a pair.", rules: ["11.5"], group: 1, step: 3 },
  { n: 6, text: "Jake Cartwright is wounded (2 of 3).", rules: ["11.6"], step: 4 },
];
let hotseat = false;
let over = false;

function message(t: "state" | "update", events: GameEvent[] = [], fresh: LogRow[] = log): StateMessage {
  return {
    t, seq,
    table: {
      id: "mock", scenario: view.scenario, profile: view.profile, round: view.round, rounds: 15, players: 4,
      seed_hash: "9f2c4e1ab77d05e3c6b1f0a2d9e8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a3f2e1d0", hints: true,
      ...(over ? { seed: 20071031 } : {}),
      seats: [
        { seat: "heroes-1", name: "Ada", who: hotseat ? "hotseat" : "me", connected: true },
        { seat: "heroes-2", name: "Bruno", who: hotseat ? "hotseat" : "link", connected: true },
        { seat: "zombies-1", name: "", who: "bot", level: "normal", connected: true },
        { seat: "zombies-2", name: "Carla", who: "link", connected: false },
      ],
    },
    you: hotseat ? ["heroes-1", "heroes-2"] : ["heroes-1"],
    active: hotseat ? null : "heroes-1",
    ...(t === "state" ? { layout: LAYOUT } : {}),
    view, decision: over || hotseat ? null : (SCENES[scene]?.(view) ?? null), waiting: over ? [] : ["heroes-1"], log: fresh, undo: true,
    result: over ? { winner: "heroes", reason: "zombies-killed", text: "The Heroes have killed 15 Zombies with 4 rounds to spare.", rules: ["5.3"] } : null,
    chat: t === "state" ? [{ n: 1, seat: "heroes-2", name: "Bruno", text: "I can reach the church next turn." }] : [],
    events,
  };
}

class MockSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(url: string) {
    const token = new URL(url).searchParams.get("token") ?? "";
    hotseat = token.includes("hotseat");
    over = token.includes("over");
    scene = ORDER.find((s) => token.endsWith(s)) ?? scene;
    setTimeout(() => {
      this.onopen?.();
      this.tell(message("state"));
    }, 5);
  }
  private tell(data: unknown): void {
    this.onmessage?.({ data: JSON.stringify(data) });
  }
  send(text: string): void {
    const said = JSON.parse(text) as ClientMessage;
    if (said.t === "choose") this.tell(this.act(said.option));
    else if (said.t === "why") this.tell({ t: "why", text: "Faith can only be played when a Zombie card has just been played.", rules: ["7.1.2", "9.4"] });
    else if (said.t === "hint") this.tell({ t: "hint", option: "1", reasons: ["A search here is worth more than a walk:", "7 weapons are left among 27 cards."] });
    else if (said.t === "reveal") {
      hotseat = false;
      this.tell(message("update"));
    } else if (said.t === "chat") this.tell({ ...message("update", [], []), chat: [{ n: seq + 100, seat: "heroes-1", name: "Ada", text: said.text }] });
    else if (said.t === "odds") this.tell({ t: "odds", hero: said.hero, zombies: said.zombies, win: 0.41, kill: 0.17, lose: 0.42 });
    else if (said.t === "undo") this.tell(message("update"));
  }
  private act(id: string): StateMessage {
    const option = SCENES[scene]?.(view)?.options[Number(id)];
    const events: GameEvent[] = [];
    view = structuredClone(view);
    const sheriff = view.heroes["sheriff-anderson"];
    const zombie = view.zombies[option?.zombie ?? ""];
    if (option?.to && zombie) zombie.space = option.to;
    else if (option?.to && sheriff) sheriff.space = option.to;
    if (option?.type === "done") events.push({ type: "turn", turn: "heroes", round: 7, sun: 9 });
    if (option?.type === "pass") events.push({ type: "wounded", who: "sally", by: "z4" });
    if (option?.type === "roll-movement") events.push({ type: "roll", for: "movement", who: "sheriff-anderson", values: [4] });
    if (option?.type !== "step" && option?.type !== "move") scene = ORDER[(ORDER.indexOf(scene) + 1) % ORDER.length] as string;
    seq += 1;
    const row = { n: 100 + seq, text: `${option?.label ?? "?"}.`, rules: ["8.4"], step: seq };
    log = [...log, row];
    return message("update", events, [row]);
  }
  close(): void {
    this.readyState = 3;
  }
}

function answer(path: string): unknown {
  if (path.startsWith("/api/catalog")) return CATALOG;
  if (path.startsWith("/api/rules")) return RULES;
  if (path.startsWith("/api/tables")) return { table: "mock", token: "mock", links: { "heroes-2": "mock-2" }, watch: "mock-watch", seed_hash: "9f2c4e1ab77d05e3c6b1f0a2" } satisfies TableMade;
  if (path.startsWith("/api/seat")) return { table: "mock", seat: "heroes-1", scenario: "die-zombies-die", round: 6, over: path.includes("over"), waiting_for: ["heroes-1"] };
  if (path.startsWith("/api/replay")) {
    const step = Number(/step=(\d+)/.exec(path)?.[1] ?? 0);
    const past = firstView();
    const moved = past.heroes["sheriff-anderson"];
    if (moved && step % 2) moved.space = "2,4";
    return { view: past, step, steps: 41, events: [], log: log.slice(0, 2 + (step % 5)), decision: null, layout: LAYOUT } satisfies ReplayStep;
  }
  if (path.startsWith("/api/fork")) return { token: "mock-fork" };
  if (path.startsWith("/api/report")) return { id: "R-17" };
  return {};
}

Object.assign(globalThis, {
  WebSocket: MockSocket,
  fetch: async (path: string) => new Response(JSON.stringify(answer(String(path))), { headers: { "content-type": "application/json" } }),
});
