"""Fit the model of `lnoe/bots/value.py` to games of steady play and write `lnoe/bots/overrides/coefficients.py`.

    python tools/fit_value.py [GAMES] [FIRST_SEED]

Each game is played with mistakes up to a random round and by steady alone from there on; what the table looked like at
the start of each later turn, and who won, is what the model learns from. A fifth of the games is kept to test it. One
more model is fitted to all scenarios together; it serves those that nobody has fitted one to.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from shamble import games
from shamble.lnoe.bots.steady import answer
from shamble.lnoe.bots.value import ANY, Features, common_features, features
from shamble.lnoe.content import BOXES

MODULE = Path(__file__).parents[1] / "src" / "shamble" / "lnoe" / "bots" / "overrides" / "coefficients.py"
KIT = games.kit("last-night-on-earth")
RIDGE, COMMON_RIDGE = 3.0, 30.0
"""How hard the weights are held back: what is rare must not weigh much, nor one scenario in what all of them share."""

Key = tuple[str, str]
"""Scenario, and the side whose turn begins."""
Rows = dict[Key, list[tuple[int, Features, bool]]]
"""For each model: number of the game, what the table looked like, whether the Heroes won."""


def watch(scenario: str, seed: int) -> Rows:
    """Play one game and note the table at the start of each turn once the mistakes are over."""
    luck = random.Random(seed)
    wild = luck.randint(0, 12)
    slips = {"heroes": luck.choice((0.0, 0.05, 0.15)), "zombies": luck.choice((0.0, 0.1, 0.3))}
    game = KIT.new({"scenario": scenario, "players": 2}, seed)
    game.events = None
    seen: list[tuple[str, Features, Features]] = []
    turn = (game.round, game.turn)
    while game.decision is not None:
        if turn != (game.round, game.turn):
            turn = (game.round, game.turn)
            if game.round > wild:
                seen.append((game.turn, features(game), common_features(game)))
        decision = game.decision
        slip = game.round <= wild and luck.random() < slips[game.side[decision.seat]]
        game.choose(luck.randrange(len(decision.options)) if slip else answer(game))
    rows: Rows = defaultdict(list)
    for side, found, common in seen:
        rows[scenario, side].append((seed, found, game.result[0] == "heroes"))
        rows[ANY, side].append((seed, common, game.result[0] == "heroes"))
    return rows


def fit(table: np.ndarray, won: np.ndarray, ridge_of: float = RIDGE) -> np.ndarray:
    """Logistic regression with a ridge, by Newton's method."""
    weights = np.zeros(table.shape[1])
    ridge = np.full(len(weights), ridge_of)
    ridge[0] = 0.001
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(table @ weights, -30, 30)))
        curve = (table * (chance * (1 - chance) + 1e-6)[:, None]).T @ table + np.diag(ridge)
        weights += np.linalg.solve(curve, table.T @ (won - chance) - ridge * weights)
    return weights


def loss(chance: np.ndarray, won: np.ndarray) -> float:
    """The mean surprise at how games ended."""
    return float(-np.mean(np.log(np.where(won > 0, chance, 1 - chance))))


def main(count: int, first: int) -> None:
    rows: Rows = defaultdict(list)
    tasks = [(scenario, first + number) for number in range(count) for scenario in BOXES["base"].scenarios]
    with ProcessPoolExecutor() as workers:
        for found in workers.map(watch, *zip(*tasks, strict=True), chunksize=10):
            for key, some in found.items():
                rows[key] += some
    lines = []
    for key, seen in sorted(rows.items()):
        table = np.array([found for _, found, _ in seen])
        won = np.array([float(win) for _, _, win in seen])
        tested = np.array([number % 5 == 0 for number, _, _ in seen])
        ridge = RIDGE if key[0] else COMMON_RIDGE
        weights = fit(table[~tested], won[~tested], ridge)
        chance = 1 / (1 + np.exp(-table[tested] @ weights))
        flat = loss(np.full(tested.sum(), won[~tested].mean()), won[tested])
        print(*key, len(seen), f"tables, surprise {loss(chance, won[tested]):.4f}, of the mean alone {flat:.4f}")
        lines += [f'    ("{key[0]}", "{key[1]}"): (', *(f"        {w:.4g}," for w in fit(table, won, ridge)), "    ),"]
    MODULE.write_text(
        '"""Fitted by logistic regression to games of steady play; written by `tools/fit_value.py`."""\n\n'
        "from __future__ import annotations\n\n"
        "COEFFICIENTS: dict[tuple[str, str], tuple[float, ...]] = {\n" + "\n".join(lines) + "\n}\n"
    )


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["1000", "500000"][len(sys.argv) - 1 :])))
