"""Learn to play one seat with 25 weights: a linear softmax over the features of the options (REINFORCE).

    python examples/learn.py [minutes]

The Heroes hold the Manor House against Zombies that move at random. No deep-learning stack: numpy and the extra `rl`.
"""

import sys
import time

import numpy as np

from shamble.lab.env import Seat
from shamble.lnoe.lab.features import OPTION_FEATURES

BATCH, RATE, TEST_GAMES = 24, 0.3, 100


def play(env: Seat, weights: np.ndarray, dice: np.random.Generator, seed: int | None = None) -> tuple[bool, np.ndarray]:
    """One game; whether it was won, and which way the weights would have made its choices likelier."""
    seen, _ = env.reset(seed=seed)
    push = np.zeros_like(weights)
    over, reward = False, 0.0
    while not over:
        options = seen["options"][: int(seen["action_mask"].sum())]
        score = options @ weights
        chance = np.exp(score - score.max())
        chance /= chance.sum()
        action = int(dice.choice(len(options), p=chance))
        push += options[action] - chance @ options
        seen, reward, over, _, _ = env.step(action)
    return reward > 0, push


def win_rate(env: Seat, weights: np.ndarray) -> float:
    """Wins over games that training never sees."""
    dice = np.random.default_rng(0)
    return sum(play(env, weights, dice, seed=10_000_000 + game)[0] for game in range(TEST_GAMES)) / TEST_GAMES


def main(minutes: float = 2.0) -> None:
    env = Seat({"scenario": "defend-the-manor-house"}, seat="heroes-1", against="random")
    weights, dice = np.zeros(len(OPTION_FEATURES)), np.random.default_rng(1)
    print(f"before: {win_rate(env, weights):.0%} of {TEST_GAMES} games won", flush=True)
    env.reset(seed=1)
    end, games = time.process_time() + 60 * minutes, 0
    while time.process_time() < end:
        results = [play(env, weights, dice) for _ in range(BATCH)]
        wins = np.array([won for won, _ in results], dtype=float)
        pull = sum((won - wins.mean()) * push for won, (_, push) in zip(wins, results, strict=True))
        weights += RATE * pull / (np.linalg.norm(pull) + 1e-9)
        games += BATCH
    print(f"after {games} games: {win_rate(env, weights):.0%} won")
    for index in np.argsort(-abs(weights))[:6]:
        print(f"  {OPTION_FEATURES[index]:>14}: {weights[index]:+.1f}")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
