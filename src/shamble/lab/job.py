"""A job: which games are to be played, by whom. Every game of it is known by its cell and number, on any machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from shamble import games
from shamble.kernel import chance
from shamble.kernel.errors import BadConfig
from shamble.lnoe.lab.watch import watch_for

Task = tuple[int, int]
"""A game of a job: the number of its cell, its number within the cell."""
Row = dict[str, Any]

ITERATIONS = 200
"""Of a bot that searches, for a decision; about half a second."""
DECISION_CAP = 50_000
"""Decisions in one game. Real games take some hundreds; a bug must not hang a run."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What to play: every scenario with every number of players is a cell, and each cell has seeds of its own."""

    scenarios: tuple[str, ...]
    players: tuple[int, ...] = (2,)
    heroes: str = "steady"
    """The bot of every Hero seat; `search:200` and `search:0.5s` give a bot that searches its budget."""
    zombies: str = "steady"
    games: int = 100
    """Games in each cell."""
    seed: int = 1
    profile: str | None = None
    switches: dict[str, Any] = {}
    team: tuple[str, ...] = ()
    game: str = "last-night-on-earth"

    @property
    def cells(self) -> list[tuple[str, int]]:
        return [(scenario, count) for scenario in self.scenarios for count in self.players]

    def tasks(self) -> list[Task]:
        """Every game, one of each cell in turn, so that a stopped run has played all of them alike."""
        return [(cell, number) for number in range(self.games) for cell in range(len(self.cells))]

    def config(self, cell: int) -> dict[str, Any]:
        """The configuration of a cell's games."""
        return self.config_of(*self.cells[cell])

    def config_of(self, scenario: str, players: int) -> dict[str, Any]:
        """The same for a scenario and a number of players."""
        config: dict[str, Any] = {"scenario": scenario, "players": players}
        if self.profile is not None:
            config["profile"] = self.profile
        if self.switches:
            config["switches"] = self.switches
        if self.team:
            config["heroes"] = list(self.team)
        return config

    def same_games(self, other: Job) -> bool:
        """Whether the two differ at most in how many games they want."""
        return msgspec.structs.replace(self, games=0) == msgspec.structs.replace(other, games=0)

    def same_rules(self, other: Job) -> bool:
        """Whether both are played by the same bots and rules, so that their games may be counted together."""
        alike = ("heroes", "zombies", "profile", "switches", "team", "game")
        return all(getattr(self, name) == getattr(other, name) for name in alike)

    def check(self) -> None:
        """Refuse at once what could not be played: unknown ids, bots, switches."""
        if self.seed < 0:
            raise BadConfig(f"A seed is a whole number from 0 on, not {self.seed}.")
        for cell in range(len(self.cells)):
            game = games.rulebook(self.game).new(self.config(cell), 0)
            for side in set(game.side):
                player(self.heroes if side == "heroes" else self.zombies, 0)


def seed_of(job: Job, task: Task) -> int:
    """The seed of a game, whatever is played there, so that two jobs can be compared game by game.

    Cells share no seed: the same shuffle in several cells would make their games less of an experience than they
    count for, and every interval over all of them too narrow.
    """
    cell, number = task
    # 53 bits: a seed survives JSON in every language.
    return chance.stream(job.seed, f"cell {cell} game {number}") >> 11


def player(name: str, seed: int) -> Any:
    """A bot by its name, with its budget for a decision where it searches: `search:200` iterations, `search:0.5s`.

    Without one it is given iterations: seconds make a run differ between machines and from one time to the next.
    """
    from shamble.bots import bot

    plain, _, budget = name.partition(":")
    if not budget or (budget.isdecimal() and int(budget) > 0):
        return bot(plain, seed=seed, iterations=int(budget or ITERATIONS))
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise BadConfig(f"A bot is written as search, search:200 or search:0.5s, not {name!r}.")
    return bot(plain, seed=seed, seconds=seconds)


def play_game(job: Job, task: Task) -> Row:
    """Play one game; its row depends on the job and the task alone."""
    cell, number = task
    seed = seed_of(job, task)
    game = games.rulebook(job.game).new(job.config(cell), seed)
    bots = [
        player(job.heroes if side == "heroes" else job.zombies, chance.stream(seed, f"seat {seat}"))
        for seat, side in enumerate(game.side)
    ]
    watch = watch_for(game)
    choices: list[int] = []
    while game.decision is not None:
        choice = bots[game.decision.seat].choose(game)
        game.choose(choice)
        watch.look()
        choices.append(choice)
        if len(choices) >= DECISION_CAP:
            raise RuntimeError(f"game {number} of {job.config(cell)} goes on after {DECISION_CAP} decisions")
    winner, reason, _ = game.result
    return {
        "cell": cell,
        "number": number,
        "seed": seed,
        "scenario": job.cells[cell][0],
        "players": job.cells[cell][1],
        "heroes_bot": job.heroes,
        "zombies_bot": job.zombies,
        "winner": winner,
        "reason": reason,
        "decisions": len(choices),
        "choices": choices,
        **watch.row(),
    }


def play_batch(job: Job, tasks: Iterable[Task]) -> list[Row]:
    """Play several games; what a worker is sent."""
    return [play_game(job, task) for task in tasks]
