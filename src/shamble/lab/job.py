"""A job: which games are to be played, by whom. Every game of it is known by its cell and number, on any machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from shamble import games
from shamble.bots import bot, usual_bot
from shamble.games import usual as usual_game
from shamble.kernel import chance
from shamble.kernel.errors import BadConfig
from shamble.kit import Kit

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
    players: tuple[int, ...] = (0,)
    """How many play; 0 is as few as usual."""
    bots: dict[str, str] = {}
    """The bot of each side, the usual one where none is named; `search:200` and `search:0.5s` give it its budget."""
    games: int = 100
    """Games in each cell."""
    seed: int = 1
    profile: str | None = None
    switches: dict[str, Any] = {}
    team: tuple[str, ...] = ()
    game: str = msgspec.field(default_factory=usual_game)

    @property
    def kit(self) -> Kit:
        return games.kit(self.game)

    @property
    def cells(self) -> list[tuple[str, int]]:
        return [(scenario, count) for scenario in self.scenarios for count in self.players]

    def tasks(self) -> list[Task]:
        """Every game, one of each cell in turn, so that a stopped run has played all of them alike."""
        return [(cell, number) for number in range(self.games) for cell in range(len(self.cells))]

    def config(self, cell: int) -> dict[str, Any]:
        """The configuration of a cell's games."""
        scenario, players = self.cells[cell]
        return self.kit.config(scenario, players, self.profile or "", self.team, self.switches)

    def sides(self) -> tuple[str, ...]:
        """The sides of its games."""
        first = (self.kit.new(self.config(cell), 0) for cell in range(len(self.cells)))
        return tuple(dict.fromkeys(side for game in first for side in self.kit.sides(game)))

    def bot_of(self, side: str) -> str:
        return self.bots.get(side) or usual_bot(self.game)

    def same_games(self, other: Job) -> bool:
        """Whether the two differ at most in how many games they want."""
        return msgspec.structs.replace(self, games=0) == msgspec.structs.replace(other, games=0)

    def check(self) -> None:
        """Refuse at once what could not be played: unknown ids, bots, switches."""
        sides = self.sides()
        for side in self.bots:
            if side not in sides:
                raise BadConfig(f"There is no side {side!r}; the sides are {', '.join(sides)}.")
        for side in sides:
            player(self.game, self.bot_of(side), 0)


def seed_of(job: Job, task: Task) -> int:
    """The seed of a game, whatever is played there, so that two jobs can be compared game by game.

    Cells share no seed: the same shuffle in several cells would make their games less of an experience than they
    count for, and every interval over all of them too narrow.
    """
    cell, number = task
    # 53 bits: a seed survives JSON in every language.
    return chance.number(job.seed, f"cell {cell} game {number}") >> 11


def player(game: str, name: str, seed: int) -> Any:
    """A bot by its name, with its budget for a decision where it searches: `search:200` iterations, `search:0.5s`.

    Without one it is given iterations: seconds make a run differ between machines and from one time to the next.
    """
    plain, _, budget = name.partition(":")
    if not budget or budget.isdigit():
        return bot(plain, seed=seed, iterations=int(budget or ITERATIONS), game=game)
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise BadConfig(f"A bot is written as search, search:200 or search:0.5s, not {name!r}.")
    return bot(plain, seed=seed, seconds=seconds, game=game)


def play_game(job: Job, task: Task) -> Row:
    """Play one game; its row depends on the job and the task alone."""
    cell, number = task
    seed = seed_of(job, task)
    kit = job.kit
    game = kit.new(job.config(cell), seed)
    bots = [
        player(job.game, job.bot_of(kit.side(name)), chance.number(seed, f"seat {seat}"))
        for seat, name in enumerate(game.seats)
    ]
    watch = kit.lab.watch(game)
    decisions = 0
    while game.decision is not None:
        game.choose(bots[game.decision.seat].choose(game))
        watch.look()
        decisions += 1
        if decisions >= DECISION_CAP:
            raise RuntimeError(f"game {number} of {job.config(cell)} goes on after {DECISION_CAP} decisions")
    winner, reason, _ = game.result
    return {
        "cell": cell,
        "number": number,
        "seed": seed,
        "scenario": job.cells[cell][0],
        "players": len(game.seats),
        **{f"{side}_bot": job.bot_of(side) for side in kit.sides(game)},
        "winner": winner,
        "reason": reason,
        "decisions": decisions,
        **watch.row(),
    }


def play_batch(job: Job, tasks: Iterable[Task]) -> list[Row]:
    """Play several games; what a worker is sent."""
    return [play_game(job, task) for task in tasks]
