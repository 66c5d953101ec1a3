import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../shell/lib/i18n.svelte";
import { secondsFor, Stage } from "../../shell/lib/stage.svelte";
import { settings } from "../../shell/lib/settings.svelte";
import type { Decision, GameEvent } from "../../shell/lib/types";
import { firstView } from "./board/sample";
import game from "./game";
import { figureName, story } from "./story";
import type { View } from "./types";

const DEAD_TURN: View = { ...firstView(), turn: "zombies" };
const tell = (events: GameEvent[], mine: string[] = ["heroes-1"], before = DEAD_TURN, after = before) => story(events, before, after, mine);
const kinds = (events: GameEvent[], mine?: string[]) => tell(events, mine).map((s) => s.beat?.kind);

const FIGHT: GameEvent[] = [
  { type: "fight-started", hero: "sally", zombie: "z4" },
  { type: "roll", for: "hero-fight", who: "sally", values: [2, 5] },
  { type: "roll", for: "zombie-fight", who: "z4", values: [5] },
  { type: "fight-resolved", hero: "sally", zombie: "z4", won: false, tie: true },
  { type: "wounded", who: "sally", by: "z4", wounds: 1, health: 2 },
];

beforeAll(() => speak("en"));

describe("what happened, beat by beat", () => {
  it("a fight is one beat with its dice and its result, the wound another", () => {
    const [fight, wound] = tell(FIGHT);
    expect(fight?.beat).toMatchObject({ kind: "contest", spaces: ["5,3"], extra: { hero: "sally", hero_dice: [2, 5], zombie_dice: [5] } });
    expect(fight?.beat?.text).toContain("tie");
    expect(wound?.beat).toMatchObject({ kind: "hurt", face: "sally", tone: "blood" });
  });
  it("a heart is lost when the wound is told, not before", () => {
    const [fight, wound] = tell(FIGHT);
    expect([(fight?.view as View).heroes.sally?.wounds, (wound?.view as View).heroes.sally?.wounds]).toEqual([0, 1]);
  });
  it("a Zombie that falls in a fight is told once and is gone after it", () => {
    const won = FIGHT.slice(0, 3).concat({ type: "fight-resolved", hero: "sally", zombie: "z4", won: true, tie: false }, { type: "killed", who: "z4", by: "sally" }, { type: "turn", turn: "heroes", round: 7, sun: 9 });
    const steps = tell(won);
    expect(steps.map((s) => s.beat?.kind)).toEqual(["contest", "turn"]);
    expect(steps[0]?.beat?.text).toContain("kills");
    expect((steps[1]?.view as View).zombies.z4).toBeUndefined();
  });
  it("each step moves its own figure", () => {
    const steps = tell([{ type: "moved", who: "z1", from: "0,0", to: "1,1" }, { type: "moved", who: "z2", from: "1,2", to: "2,2" }]);
    expect((steps[0]?.view as View).zombies.z1?.space).toBe("1,1");
    expect((steps[0]?.view as View).zombies.z2?.space).toBe("1,2");
    expect((steps[1]?.view as View).zombies.z2?.space).toBe("2,2");
  });
  it("what has no picture of its own is told in the words of the log, in order and where it happens", () => {
    const events = [{ type: "fire", space: "5,3", new: true }, { type: "activated", who: "sally" }, { type: "fire", space: "5,4", new: true }];
    const log = [{ n: 1, kind: "fire", text: "Fire breaks out: the Bank’s north side (5,3)." }, { n: 2, kind: "activated", text: "It is Sally’s turn." }, { n: 3, kind: "fire", text: "Fire breaks out: the Bank’s south side (5,4)." }];
    const steps = story(events, DEAD_TURN, DEAD_TURN, ["heroes-1"], log);
    expect(steps.map((s) => s.beat?.text)).toEqual(["Fire breaks out: the Bank’s north side.", "Fire breaks out: the Bank’s south side."]);
    expect(steps[0]?.beat).toMatchObject({ kind: "note", spaces: ["5,3"] });
    expect(story(events, DEAD_TURN, DEAD_TURN, ["heroes-1"], log.slice(1))).toEqual([]);
  });
  it("a card with an exclamation mark ends its sentence", () => {
    expect(tell([{ type: "played", seat: "zombies-1", card: "braaains" }])[0]?.beat?.text).toMatch(/[^.]!$/);
  });
  it("a death stops the night longer than anything", () => {
    const [death] = tell([{ type: "killed", who: "sally", by: "z4" }]);
    expect(death?.beat?.kind).toBe("death");
    const seconds = (kind: "death" | "card" | "contest") => secondsFor({ kind, text: "", tone: "lamp", spaces: [], own: false }, "brisk", 0);
    expect(seconds("death")).toBeGreaterThan(Math.max(seconds("card"), seconds("contest")));
    const hurried = secondsFor({ kind: "death", text: "", tone: "lamp", spaces: [], own: false }, "brisk", 100);
    expect(hurried).toBe(seconds("death"));
  });
  it("what is found turns over for its own side and stays face down for the other", () => {
    const before = { ...firstView(), hands: { "heroes-1": ["faith"], "zombies-1": 3 } };
    const after = { ...before, hands: { "heroes-1": ["faith", "recovery"], "zombies-1": 3 } };
    const drew = [{ type: "drew", seat: "heroes-1", count: 1, who: "sally" }];
    expect(tell(drew, ["heroes-1"], before, after)[0]?.beat).toMatchObject({ kind: "find", card: "recovery" });
    const other = tell(drew, ["zombies-1"], before, after)[0]?.beat;
    expect(other?.kind).toBe("note");
    expect(other).not.toHaveProperty("card");
  });
  it("a hand that was covered a moment ago is not shown as found", () => {
    const before = { ...firstView(), hands: { "heroes-1": 1, "zombies-1": 3 } };
    const after = { ...before, hands: { "heroes-1": ["faith", "recovery"], "zombies-1": 3 } };
    const steps = tell([{ type: "drew", seat: "heroes-1", count: 2, who: "sally" }], ["heroes-1"], before, after);
    expect(steps.map((s) => s.beat?.card).filter(Boolean)).toEqual([]);
  });
  it("events nobody has drawn a beat for are no beat, and no mistake", () => {
    expect(kinds([{ type: "something-of-a-later-box", who: "z1" }, { type: "constructor" }])).toEqual([]);
  });
});

describe("the pace", () => {
  const beat = (kind: "card" | "move" | "find", own = false) => ({ kind, text: "", tone: "lamp" as const, spaces: [], own });
  it("calm is slower than brisk, instant takes no time", () => {
    expect(secondsFor(beat("card"), "calm", 0)).toBeGreaterThan(secondsFor(beat("card"), "brisk", 0));
    expect(secondsFor(beat("card"), "instant", 0)).toBe(0);
  });
  it("nothing waits for what the player did, but for what was found", () => {
    expect(secondsFor(beat("card", true), "calm", 0)).toBe(0);
    expect(secondsFor(beat("move", true), "calm", 0)).toBe(0);
    expect(secondsFor(beat("find", true), "brisk", 0)).toBeGreaterThan(0);
  });
  it("who is far behind catches up", () => {
    expect(secondsFor(beat("card"), "brisk", 64)).toBeLessThan(secondsFor(beat("card"), "brisk", 8) / 3);
  });
  it("a press goes on at once, and what was seen can be looked back at", async () => {
    settings.pace = "calm";
    const stage = new Stage();
    const shown = stage.play(beat("card"), 0);
    expect(stage.now?.kind).toBe("card");
    stage.next();
    await shown;
    expect(stage.now).toBeNull();
    expect(stage.past.map((b) => b.kind)).toEqual(["card"]);
  });
  it("who takes over a shared device cannot look back at what the other found", async () => {
    settings.pace = "instant";
    const stage = new Stage();
    for (const one of [beat("card"), beat("find")]) await stage.play(one, 0);
    stage.hide();
    expect(stage.past.map((b) => b.kind)).toEqual(["card"]);
  });
  it("the strip holds this turn and the one before", async () => {
    settings.pace = "instant";
    const stage = new Stage();
    const turn = () => ({ kind: "turn" as const, text: "", tone: "lamp" as const, spaces: [], own: false });
    for (const one of [turn(), beat("card"), turn(), beat("find"), turn()]) await stage.play(one, 0);
    expect(stage.past.map((b) => b.kind)).toEqual(["turn", "find", "turn"]);
  });

  it("figures of every kind are called by their name", () => {
    const view = { ...DEAD_TURN, zombies: { ...DEAD_TURN.zombies, p5: { space: "5,3", kind: "plague-carrier", seat: "zombies-1" } } } as unknown as View;
    expect(figureName("p5", view)).toBe("Plague Carrier 5");
    expect(figureName("z4", view)).toBe("Zombie 4");
    // Gone from the board, it is still one of the dead and no Hero.
    expect(figureName("p5", DEAD_TURN)).toBe("Zombie 5");
  });

  it("who has to fight one and the same Zombie is never answered by “in any order”", () => {
    const fights = (pairs: [string, string][]) => ({ kind: "choose-fight", options: pairs.map(([hero, zombie], i) => ({ id: String(i), type: "fight", label: "", hero, zombie })) }) as unknown as Decision;
    expect(game.anyOrder(fights([["sally", "z1"], ["billy", "z2"]]))).toBe(true);
    expect(game.anyOrder(fights([["sally", "z1"], ["billy", "z1"]]))).toBe(false);
  });
});
