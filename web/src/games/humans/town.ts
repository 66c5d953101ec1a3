/** Humans!!!, Zombies!!! and both together as the shell knows them. */
import { missingTypes, type Game, type GameAbout, type Guide, type HowStep } from "../../shell/lib/game";
import { t } from "../../shell/lib/i18n.svelte";
import type { Decision, Option } from "../../shell/lib/types";
import Card from "./art/Card.svelte";
import Face from "./art/Face.svelte";
import Board from "./board/Board.svelte";
import { figures, playerName } from "./board/crowd";
import { describeSquare } from "./board/describe";
import { plot, spacesOf } from "./board/geometry";
import { facts } from "./facts.svelte";
import Clock from "./panels/Clock.svelte";
import End from "./panels/End.svelte";
import Extra from "./panels/Extra.svelte";
import Piles from "./panels/Piles.svelte";
import Rivals from "./panels/Rivals.svelte";
import SeatNote from "./panels/SeatNote.svelte";
import SetUp from "./panels/SetUp.svelte";
import { rollOf, story } from "./story";
import type { Layout, View } from "./types";

/** Where an option lies: a tile with its turn on its place, a tile that is chosen, a wound as the card that it is. */
function placed(option: Option): Option {
  const { at, turn, wound, odds } = option as Option & { at?: string; turn?: number; wound?: string; odds?: { success?: number } };
  return {
    ...option,
    ...(option.type === "place-tile" && at !== undefined ? { to: plot(at, turn ?? 0) } : {}),
    ...(option.type === "choose" && at !== undefined ? { building: at } : {}),
    ...(wound !== undefined ? { card: wound } : {}),
    ...(odds?.success !== undefined ? { odds: { win: odds.success, kill: 0, lose: 1 - odds.success } } : {}),
  };
}

export function townGame(about: GameAbout, guide: Guide, how: HowStep[]): Game {
  return {
    about,
    Board,
    Panel: Rivals,
    Clock,
    Piles,
    SeatNote,
    Card,
    Face,
    Extra,
    End,
    SetUp,

    named: { cards: "card", characters: "character", tiles: "tile" },
    learn: (catalog) => facts.learn(catalog),
    board: (sent) => ({ ...sent, spaces: spacesOf((sent as Layout).tiles) }),
    offer: (sent: Decision) => ({ ...sent, options: sent.options.map(placed) }),
    again: () => "",
    phase: (any) => {
      const view = any as View;
      return view.turn ? t("web-town-phase", { round: view.round, who: playerName(view, view.turn) }) : t("web-town-set-up");
    },
    score: () => [t(`hz-goal-${about.id}`)],
    left: () => null,
    goals: () => [{ side: "all", text: t(`hz-goal-${about.id}`) }],
    figures: (view) => figures(view as View),
    aboutFigure: (id, view) => ({ [(view as View).sheets[id] ? "seat" : "space"]: id }),
    describe: (space, layout, view, decision, picked) => describeSquare(space, layout as Layout, view as View, decision, picked, true),
    chances: () => null,
    extra: (_decision, any) => {
      const { attempt, combat, die } = any as View;
      return attempt || combat ? { attempt, combat, die } : null;
    },
    rolls: (events) => events.filter((e) => e.type === "roll").map(rollOf),
    story: (events, before, after, mine) => story(events, before as View, after as View, mine),
    anyOrder: () => false,
    missing: () => missingTypes(["step", "break-in", "done"]),
    keys: [["R", "web-town-key-turn"]],
    guide,
    how,
  };
}
