"""Find which weights of steady matter in a scenario, and try others beside the usual ones on the same games.

    python tools/tune.py SCENARIO [--side heroes] [--games 1000] [--seed 60000] [--weights keep,wall,stand-place]
    python tools/tune.py SCENARIO --try keep=6,wall=30 [--games 400] [--seed 20000]

Without `--try` every weight is high or low by chance in each of many games of steady against steady, all of them at
once, so that each game tells something about each weight. The table says, in points of a hundred games and in standard
errors, what high wins more than low; two errors are nothing among twenty weights, four are something. What looks good
is then tried on seeds that it was not found on, beside the usual weights in the same games.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from typing import NamedTuple

from shamble import games
from shamble.lnoe.bots import weights as tables
from shamble.lnoe.bots.overrides import WEIGHTS
from shamble.lnoe.bots.steady import answer
from shamble.lnoe.bots.weights import COMMON, Weights, for_objective
from shamble.lnoe.scenario import scenario_of

KIT = games.kit("last-night-on-earth")
STEP = 1.7
"""High is so many times the usual weight, and low so many times less."""
TOGETHER = {"death": "death-", "wound-share": "wound-share-", "search-weapon": "search-"}
"""Weights that are raised and lowered together, by how their names begin; `search-cards` stands alone."""
ALONE = ("search-cards",)


class Effect(NamedTuple):
    """What a weight does."""

    name: str
    points: float
    """What high wins more than low, in a hundred games."""
    errors: float
    """The same in standard errors."""


def usual(scenario: str, side: str) -> Weights:
    """The weights by which a side plays a scenario."""
    own = for_objective(scenario_of(KIT.new(KIT.config(scenario), 0)), side)
    return COMMON | own | WEIGHTS.get((scenario, side), {})


def wins(scenario: str, side: str, seed: int, by: Weights) -> bool:
    """Whether a side wins one game with these weights, the other side with its usual ones."""
    tables._TABLES[scenario, side] = by
    game = KIT.new(KIT.config(scenario), seed)
    game.events = None
    while game.decision is not None:
        game.choose(answer(game))
    return bool(game.result[0] == side)


def grouped(names: list[str]) -> dict[str, list[str]]:
    """What is raised and lowered together; what is nothing stays nothing."""
    found: dict[str, list[str]] = {}
    for name in names:
        group = next((group for group, start in TOGETHER.items() if name.startswith(start) and name not in ALONE), name)
        found.setdefault(group, []).append(name)
    return found


def screen(scenario: str, side: str, count: int, seed: int, wanted: list[str]) -> tuple[float, list[Effect]]:
    """How often the side wins with weights that are high or low by chance, and what each does, the strongest first."""
    base = usual(scenario, side)
    groups = grouped([name for name in wanted or base if base[name]])
    signs: list[dict[str, int]] = []
    won: list[bool] = []
    for number in range(seed, seed + count):
        luck = random.Random(number)
        signs.append({group: luck.choice((-1, 1)) for group in groups})
        changed = {name: base[name] * STEP ** signs[-1][group] for group, names in groups.items() for name in names}
        won.append(wins(scenario, side, number, base | changed))
    rate = sum(won) / count
    error = sqrt(max(rate * (1 - rate), 1e-9) / count)
    found = []
    for group in groups:
        effect = sum(sign[group] * (one - rate) for sign, one in zip(signs, won, strict=True)) / count
        found.append(Effect(group, 200 * effect, effect / error))
    return rate, sorted(found, key=lambda effect: -abs(effect.errors))


def beside(scenario: str, side: str, count: int, seed: int, changed: Weights) -> tuple[int, int, int]:
    """How many games the usual weights win, the changed ones, and in how many the two differ."""
    base = usual(scenario, side)
    pairs = [
        (wins(scenario, side, number, base), wins(scenario, side, number, base | changed))
        for number in range(seed, seed + count)
    ]
    return sum(old for old, _ in pairs), sum(new for _, new in pairs), sum(old != new for old, new in pairs)


def main() -> None:
    read = argparse.ArgumentParser(description="Which weights of steady matter in a scenario.")
    read.add_argument("scenario")
    read.add_argument("--side", choices=("heroes", "zombies"), default="heroes")
    read.add_argument("--games", type=int, default=1000)
    read.add_argument("--seed", type=int, default=60_000)
    read.add_argument("--weights", default="", help="only these, with commas between")
    read.add_argument("--try", dest="tried", default="", help="name=number, with commas between")
    asked = read.parse_args()
    if asked.tried:
        changed = {name: float(value) for name, _, value in (word.partition("=") for word in asked.tried.split(","))}
        old, new, differ = beside(asked.scenario, asked.side, asked.games, asked.seed, changed)
        print(f"{asked.games} games: {old} won with the usual weights, {new} with these; {differ} end differently")
        return
    names = [name for name in asked.weights.split(",") if name]
    rate, effects = screen(asked.scenario, asked.side, asked.games, asked.seed, names)
    print(f"{asked.games} games, {100 * rate:.1f} % won\n{'points':>7} {'errors':>7}")
    for effect in effects:
        print(f"{effect.points:+7.1f} {effect.errors:+7.1f}  {effect.name}")


if __name__ == "__main__":
    main()
