"""Measure what steady Heroes lose by their own choices: where another option wins more games, and by how much.

    python tools/regret.py SCENARIO [--games 60] [--seed 700000] [--share 0.1] [--playouts 40] [--pictures 3]

Games of steady against steady; at a share of the Heroes' decisions steady's own choice and some others are each played
on by steady to the end of the game, so many times on the same luck with everything hidden dealt anew. The tables say,
in points of a hundred games and with the standard error: for each kind of decision what the option that did best in
half of the playouts gains in the other half (so that luck counts for nothing); what each kind of choice would have
gained in place of steady's; and the same by what the table looked like. At the end the dearest choices, drawn.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

from shamble import games
from shamble.kernel import chance
from shamble.kernel.game import Decision
from shamble.lnoe.bots import plans
from shamble.lnoe.bots.look import threats
from shamble.lnoe.bots.mission import mission
from shamble.lnoe.bots.purpose import armed
from shamble.lnoe.bots.steady import answer
from shamble.lnoe.labels import label
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.terminal.screen import Screen

KIT = games.kit("last-night-on-earth")
MOST = 5
"""Options that are compared, steady's own among them."""
PAIRS_TO_SHOW = 12
"""Looks at a pair of choices before it gets a line."""


class Look(NamedTuple):
    """One decision: what could be chosen, and how the games went on."""

    kind: str
    features: tuple[str, ...]
    choices: tuple[str, ...]
    """In a few words each, steady's own first."""
    words: tuple[str, ...]
    won: tuple[tuple[bool, ...], ...]
    """For each choice, playout by playout, whether the Heroes won."""
    picture: str

    def gain(self, choice: int, playouts: slice = slice(None)) -> float:
        """How much more often a choice wins than steady's own, on the same luck."""
        own, other = self.won[0][playouts], self.won[choice][playouts]
        return (sum(other) - sum(own)) / max(1, len(own))

    def regret(self) -> float:
        """What the choice that did best in every second playout gains in the others; steady's own gains nothing."""
        found = []
        for chosen, judged in ((slice(0, None, 2), slice(1, None, 2)), (slice(1, None, 2), slice(0, None, 2))):
            best = max(range(len(self.won)), key=lambda choice: (self.gain(choice, chosen), -choice))
            found.append(self.gain(best, judged))
        return sum(found) / 2


# -- playing -----------------------------------------------------------------------------------------------


def watch(scenario: str, seed: int, share: float, playouts: int) -> list[Look]:
    """One game, and a look at some of its decisions."""
    luck = random.Random(seed)
    game = KIT.new(KIT.config(scenario), seed)
    game.events = None
    looks = []
    while game.decision is not None:
        d = game.decision
        if game.side[d.seat] == "heroes" and len(d.options) > 1 and luck.random() < share:
            found = plans.candidates(game, d, MOST)
            if len(found) > 1:
                looks.append(look(game, d, found, playouts))
        game.choose(answer(game))
    return looks


def look(game: Lnoe, d: Decision, found: list[plans.Plan], playouts: int) -> Look:
    won = tuple(tuple(play_on(game, d.seat, plan, number) for number in range(playouts)) for plan in found)
    about = f" {d.facts[0]}" if d.kind in ("choose", "window") and d.facts else ""
    words = tuple(in_words(game, d, plan) for plan in found)
    choices = tuple(in_short(game, d, plan) for plan in found)
    return Look(d.kind + about, tuple(features(game, d)), choices, words, won, picture(game))


def play_on(game: Lnoe, seat: int, plan: plans.Plan, number: int) -> bool:
    """Whether the Heroes win when this is chosen; the same number is the same luck for every plan."""
    world = KIT.redeal(game, seat, chance.number(number, "regret"))
    world.events = None
    turn = world.turn
    world.choose(plan.option)
    while world.decision is not None:
        option = plans.follow(world, plan) if world.turn == turn else -1
        world.choose(option if option >= 0 else answer(world))
    return bool(world.result[0] == "heroes")


# -- in words ----------------------------------------------------------------------------------------------


def features(g: Lnoe, d: Decision) -> Iterable[str]:
    """What the table looks like to who is asked."""
    yield "sun " + ("high" if g.sun > 10 else "middle" if g.sun > 5 else "low")
    hero = d.actor
    if hero < 0 or g.space_of[hero] < 0 or g.sheet[hero] is None:
        return
    yield "armed" if armed(g, hero) else "unarmed"
    yield f"health left {g.health(hero) - g.wounds[hero]}"
    near = sum(g.board.distance[g.space_of[hero]][at] <= 2 for at in g.zombie_spaces())
    yield f"Zombies near {min(near, 4)}{'+' * (near > 4)}"
    wanted = any(scenario_of(g).is_search_card(g.content.kind_of[copy]) for copy in g.items[hero])
    yield "has what is asked for" if wanted or any(one == hero for one, _ in g.tokens) else "has nothing asked for"
    if d.kind in ("move-action", "move-hero"):
        yield f"mission {mission(g, hero).why}"


def in_short(g: Lnoe, d: Decision, plan: plans.Plan) -> str:
    """What kind of choice it is; for a move, what kind of space it ends in and whether that is on the way."""
    option = d.options[plan.option]
    if option[0] != "step":
        return str(option[0])
    hero, space = d.actor, plan.goal if plan.goal >= 0 else option[1]
    place = "to Zombies" if g.zombies_at[space] else "inside" if g.board.building[space] >= 0 else "outside"
    danger = threats(g, hero)[space]
    coming = "quiet" if danger < 0.5 else "some come" if danger < 2 else "many come"
    targets = mission(g, hero).targets
    if not targets:
        return f"move {place}, {coming}"
    there, here = (min(g.board.walk[at][to] for to in targets) for at in (space, g.space_of[hero]))
    way = "arrives" if not there else "nearer" if there < here else "as far" if there == here else "away"
    return f"move {place}, {coming}, {way}"


def in_words(g: Lnoe, d: Decision, plan: plans.Plan) -> str:
    words = label(g, "en", KIT.option(g, d.options[plan.option]))
    return f"{words} → {g.board.names[plan.goal]}" if plan.goal >= 0 else words


def picture(g: Lnoe) -> str:
    screen: Screen = KIT.screen
    seat = g.decision.seat if g.decision is not None else 0
    lines, _ = screen.table(g, KIT.layout(g), KIT.view(g, seat), "en")
    hand = screen.hand(g, KIT.view(g, seat), seat, "en")
    return "\n".join(line.plain for line in (*lines, hand))


# -- tables ------------------------------------------------------------------------------------------------


def mean(values: list[float]) -> tuple[float, float]:
    """With its standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, sqrt(spread / len(values))


def table(title: str, rows: dict[Any, list[float]], least: int = 1) -> None:
    """A line for each row with enough looks, the dearest for all games together first."""
    print(f"\n{title}\n{'looks':>6} {'gain':>6} {'±':>5}")
    for name, values in sorted(rows.items(), key=lambda row: -sum(row[1])):
        if len(values) >= least:
            middle, error = mean(values)
            print(f"{len(values):6} {100 * middle:6.1f} {100 * error:5.1f}  {name}")


def report(looks: list[Look], pictures: int) -> None:
    by_kind, by_feature, by_pair = defaultdict(list), defaultdict(list), defaultdict(list)
    for one in looks:
        by_kind[one.kind].append(one.regret())
        for feature in one.features:
            by_feature[f"{one.kind}: {feature}"].append(one.regret())
        for choice in range(1, len(one.choices)):
            by_pair[f"{one.kind}: {one.choices[0]} | {one.choices[choice]}"].append(one.gain(choice))
    table("Regret by kind of decision", by_kind)
    table("Regret by what the table looks like", by_feature, PAIRS_TO_SHOW)
    table("Steady's own choice | what another one gains", by_pair, PAIRS_TO_SHOW)
    dear = sorted(looks, key=lambda one: -max(one.gain(choice) for choice in range(1, len(one.won))))
    for one in dear[:pictures]:
        print(f"\n{'-' * 100}\n{one.kind}: {'; '.join(one.features)}\n{one.picture}")
        for words, short, won in zip(one.words, one.choices, one.won, strict=True):
            print(f"{100 * sum(won) / len(won):5.0f} %  {words}  ({short})")


def main() -> None:
    read = argparse.ArgumentParser(description="What steady Heroes lose by their own choices.")
    read.add_argument("scenario")
    read.add_argument("--games", type=int, default=60)
    read.add_argument("--seed", type=int, default=700_000)
    read.add_argument("--share", type=float, default=0.1, help="of the decisions that are looked at")
    read.add_argument("--playouts", type=int, default=40)
    read.add_argument("--pictures", type=int, default=3)
    read.add_argument("--workers", type=int, default=2)
    asked = read.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    looks: list[Look] = []
    with ProcessPoolExecutor(asked.workers) as workers:
        for found in workers.map(
            watch,
            [asked.scenario] * asked.games,
            seeds,
            [asked.share] * asked.games,
            [asked.playouts] * asked.games,
        ):
            looks += found
    report(looks, asked.pictures)


if __name__ == "__main__":
    main()
