/** Last Night on Earth as the shell knows it. */
import { missingTypes, type Game, type Missing } from "../../shell/lib/game";
import { maybe, name, t } from "../../shell/lib/i18n.svelte";
import { onSpace } from "../../shell/lib/options";
import type { Decision, Objective } from "../../shell/lib/types";
import about from "./about";
import Card from "./art/Card.svelte";
import Face from "./art/Face.svelte";
import Board from "./board/Board.svelte";
import { allyName, describeSpace, whoIsHere } from "./board/describe";
import { facts } from "./facts.svelte";
import { HOW } from "./how";
import { lessonFor, LESSONS, TASKS } from "./lesson";
import End from "./panels/End.svelte";
import Extra from "./panels/Extra.svelte";
import HeroPanel from "./panels/HeroPanel.svelte";
import Piles from "./panels/Piles.svelte";
import SeatNote from "./panels/SeatNote.svelte";
import SetUp from "./panels/SetUp.svelte";
import SunTrack from "./panels/SunTrack.svelte";
import { figureName, rollOf, story } from "./story";
import { alliesOf, type Account, type Fight, type Layout, type Shop, type Space, type View } from "./types";

/** Whether an objective tells how long the night still is. */
const tellsRounds = (view: { objectives?: Objective[] }) => (view.objectives ?? []).some((o) => o.goal === "sundown");
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Barricades and further decks can be asked about where a game has them. */
function missing(view: View): Missing[] {
  const searched = Object.entries(view.piles ?? {}).filter(([, pile]) => pile.searched);
  return [
    ...missingTypes(["roll-movement", "search", "pick-up", ...(view.barricades ? ["build"] : []), "attack", "fight", "give", "done"]),
    ...searched.map(([deck]) => ({ id: `search-${deck}`, name: t("web-missing-search-in", { deck: name("deck", deck) }), about: { option: "search", deck } })),
  ];
}

const game: Game = {
  about,
  Board,
  Panel: HeroPanel,
  Clock: SunTrack,
  Piles,
  SeatNote,
  Card,
  Face,
  Extra,
  End,
  SetUp,

  named: {
    cards: "card", heroes: "hero", scenarios: "scenario", boards: "board", profiles: "profile", buildings: "building", markers: "marker",
    abilities: "ability", special_rules: "special", boxes: "box", opponents: "bot",
  },
  learn: (catalog) => facts.learn(catalog),
  phase: (view) => t("web-phase", { round: view.round, turn: view.turn }),
  again: (table) => text(table.scenario),
  score: (any) => {
    const view = any as View;
    return view.round ? [t("web-score-zombies", { count: view.zombies_killed }), t("web-score-heroes", { count: view.heroes_killed })] : [];
  },
  left: (view) => (view.round && !tellsRounds(view) ? (view as View).sun : null),
  goals: (view) => [
    { side: "heroes", text: maybe(`scenario-${text(view.scenario)}.objective`) },
    { side: "zombies", text: maybe(`scenario-${text(view.scenario)}.zombies`) },
  ],
  figures: (any) => {
    const view = any as View;
    return [
      ...Object.entries(view.heroes).map(([id, hero]) => ({ id, space: hero.alive ? hero.space : null, name: name("hero", id) })),
      ...Object.entries(alliesOf(view)).map(([id, ally]) => ({ id, space: ally.space, name: allyName(id, ally) })),
      ...Object.entries(view.zombies).map(([id, zombie]) => ({ id, space: zombie.space, name: figureName(id, view) })),
    ];
  },
  aboutFigure: (id, view) => ({ [(view as View).heroes[id] ? "hero" : "zombie"]: id }),
  describe: (space, layout, view, decision, picked) => describeSpace(space as Space, layout as Layout, view as View, decision, picked, true),
  chances: (space, view, decision) => {
    const hero = decision?.actor ?? "";
    const zombies = whoIsHere(space as Space, view as View).zombies.length;
    if (!(view as View).heroes[hero] || !zombies || !onSpace(decision, space, null).length) return null;
    return { t: "odds", hero, zombies };
  },
  extra: (decision: Decision | null, view) => (decision?.kind === "special-rules" ? (decision as unknown as Account) : null) ?? (decision?.shop as Shop | undefined) ?? (decision?.fight as Fight | undefined) ?? (view as View).fight ?? null,
  rolls: (events) => events.filter((e) => e.type === "roll" && e.for !== "hero-fight" && e.for !== "zombie-fight").map(rollOf),
  story: (events, before, after, mine, log) => story(events, before as View, after as View, mine, log),
  // Which fight comes next is a matter of order; who has to fight one and the same Zombie is not.
  anyOrder: (decision) => decision.kind === "choose-fight" && new Set(decision.options.map((o) => o.zombie)).size > 1,
  guide: { words: "lnoe", welcome: "coach-lnoe-welcome", lessons: LESSONS, lesson: lessonFor, contest: "fight", tasks: TASKS },
  how: HOW,
  missing: (view) => missing(view as View),
};

export default game;
