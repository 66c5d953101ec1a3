/** Last Night on Earth as the shell knows it. */
import type { Game } from "../../shell/lib/game";
import { maybe, name, t } from "../../shell/lib/i18n.svelte";
import { onSpace } from "../../shell/lib/options";
import type { Decision, GameEvent } from "../../shell/lib/types";
import about from "./about";
import Card from "./art/Card.svelte";
import Board from "./board/Board.svelte";
import { describeSpace, whoIsHere } from "./board/describe";
import { facts } from "./facts.svelte";
import { lessonFor, TASKS } from "./lesson";
import End from "./panels/End.svelte";
import FightPanel from "./panels/FightPanel.svelte";
import HeroPanel from "./panels/HeroPanel.svelte";
import Piles from "./panels/Piles.svelte";
import SeatNote from "./panels/SeatNote.svelte";
import SetUp from "./panels/SetUp.svelte";
import SunTrack from "./panels/SunTrack.svelte";
import type { Fight, Layout, Space, View } from "./types";

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** A fight that was decided in this very message is still worth seeing. */
function endedFight(events: GameEvent[]): Fight | null {
  const of = (side: string) => events.findLast((e) => e.type === "roll" && e.for === `${side}-fight`);
  const hero = of("hero");
  const zombie = of("zombie");
  if (!hero || !zombie) return null;
  return { hero: text(hero.who), zombie: text(zombie.who), hero_dice: hero.values as number[], zombie_dice: zombie.values as number[] };
}

const game: Game = {
  about,
  Board,
  Panel: HeroPanel,
  Clock: SunTrack,
  Piles,
  SeatNote,
  Card,
  Extra: FightPanel,
  End,
  SetUp,

  named: { cards: "card", heroes: "hero", scenarios: "scenario", boards: "board", profiles: "profile", buildings: "building", markers: "marker", abilities: "ability" },
  learn: (catalog) => facts.learn(catalog),
  phase: (view) => t("web-phase", { round: view.round, turn: view.turn }),
  again: (table) => text(table.scenario),
  goals: (view) => [
    { side: "heroes", text: maybe(`scenario-${text(view.scenario)}.objective`) },
    { side: "zombies", text: maybe(`scenario-${text(view.scenario)}.zombies`) },
  ],
  figures: (any) => {
    const view = any as View;
    return [
      ...Object.entries(view.heroes).map(([id, hero]) => ({ id, space: hero.alive ? hero.space : null, name: name("hero", id) })),
      ...Object.entries(view.zombies).map(([id, zombie]) => ({ id, space: zombie.space, name: zombie.hero ? t("model-zombie-hero", { hero: name("hero", zombie.hero) }) : t("model-zombie", { number: id.replace(/^z/, "") }) })),
    ];
  },
  aboutFigure: (id, view) => ({ [(view as View).heroes[id] ? "hero" : "zombie"]: id }),
  describe: (space, layout, view, decision, picked) => describeSpace(space as Space, layout as Layout, view as View, decision, picked),
  chances: (space, view, decision) => {
    const hero = decision?.actor ?? "";
    const zombies = whoIsHere(space as Space, view as View).zombies.length;
    if (!(view as View).heroes[hero] || !zombies || !onSpace(decision, space, null).length) return null;
    return { t: "odds", hero, zombies };
  },
  extra: (decision: Decision | null, view, events) => (decision?.fight as Fight | undefined) ?? (view as View).fight ?? endedFight(events),
  roll: (event) => ({ text: maybe(`web-roll-${text(event.for)}`) || t("web-roll"), tone: /zombie|spawn/.test(text(event.for)) ? "green" : "light" }),
  splash: (events) => {
    const turn = events.findLast((e) => e.type === "turn");
    if (turn) return { text: t("web-turn", { turn: text(turn.turn) }), tone: turn.turn === "heroes" ? "lamp" : "green" };
    if (events.some((e) => e.type === "killed")) return { text: t("web-splash-killed"), tone: "blood" };
    if (events.some((e) => e.type === "wounded")) return { text: t("web-splash-wounded"), tone: "blood" };
    return null;
  },
  guide: { lesson: lessonFor, tasks: TASKS },
};

export default game;
