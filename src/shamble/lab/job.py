"""A job: which games are to be played, by whom. Every game of it is known by its cell and number, on any machine."""

from __future__ import annotations

from collections.abc import Iterable
from time import thread_time
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
    special_rules: tuple[str, ...] = ()
    """By id, `lights-out:2` with an x; `none` alone: not even what the players would buy."""
    dots: int | None = None
    """What both sides may spend on special rules."""
    surprise: bool = False
    """Whether every game is set up by chance alone; the one scenario stands for any."""
    boxes: tuple[str, ...] = ()
    """The boxes on the table; none: what the profile says."""
    situation: dict[str, Any] | None = None
    """A described position that every game begins with, in place of a scenario's set-up."""
    table: dict[str, Any] | None = None
    """The settings of a table, taken as they are in place of profile, switches, team and boxes."""
    until: float | None = None
    """Points to either side: a cell is played only until the interval of its rate is no wider."""
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
        """The configuration of a cell's games, as a table takes it."""
        if self.table is not None:
            return self.table
        scenario, players = self.cells[cell]
        rules: dict[str, Any] = {"boxes": list(self.boxes)} if self.boxes else {}
        if self.special_rules:
            rules["special_rules"] = [rule_of(word) for word in self.special_rules if word != NO_RULES]
        if self.dots is not None:
            rules["dots"] = self.dots
        if self.surprise:
            usual = self.kit.config("", players, self.profile or "", (), self.switches)
            return {**{key: value for key, value in usual.items() if key != "scenario"}, **rules, "surprise": True}
        if self.situation is None:
            return {**self.kit.config(scenario, players, self.profile or "", self.team, self.switches), **rules}
        if self.profile is not None:
            rules["profile"] = self.profile
        if self.switches:
            rules["switches"] = {**self.situation.get("switches", {}), **self.switches}
        return {"situation": {**self.situation, **rules}}

    def begin(self, cell: int, seed: int) -> Any:
        """A game of a cell at its first decision. Raises BadConfig and its kin with one clear sentence."""
        config = self.config(cell)
        if "situation" in config:
            return self.kit.situation(config["situation"], seed)
        return self.kit.new(config, seed)

    def sides(self) -> tuple[str, ...]:
        """The sides of its games."""
        first = (self.begin(cell, 0) for cell in range(len(self.cells)))
        return tuple(dict.fromkeys(side for game in first for side in self.kit.sides(game)))

    def bot_of(self, side: str) -> str:
        return self.bots.get(side) or usual_bot(self.game)

    def same_games(self, other: Job) -> bool:
        """Whether the two differ at most in how many games they want."""
        plain = {"games": 0, "until": None}
        return msgspec.structs.replace(self, **plain) == msgspec.structs.replace(other, **plain)

    def same_rules(self, other: Job) -> bool:
        """Whether both are played by the same bots and rules, so that their games may be counted together."""
        alike = (
            "bots",
            "profile",
            "switches",
            "team",
            "special_rules",
            "dots",
            "surprise",
            "boxes",
            "situation",
            "table",
            "game",
        )
        return all(getattr(self, name) == getattr(other, name) for name in alike)

    def check(self) -> None:
        """Refuse at once what could not be played: unknown ids, bots, switches."""
        if self.seed < 0:
            raise BadConfig(f"A seed is a whole number from 0 on, not {self.seed}.")
        sides = self.sides()
        for side in self.bots:
            if side not in sides:
                raise BadConfig(f"There is no side {side!r}; the sides are {', '.join(sides)}.")
        for side in sides:
            player(self.game, self.bot_of(side), 0)


NO_RULES = "none"


def rule_of(word: str) -> dict[str, Any]:
    """A special rule with its x, written `lights-out:2`."""
    rule, colon, times = word.partition(":")
    if colon and not times.isdecimal():
        raise BadConfig(f"A special rule is written as lights-out or lights-out:2, not {word!r}.")
    return {"rule": rule, **({"x": int(times)} if colon else {})}


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
    They are processor time, so that other work on the machine takes nothing from a bot's strength.
    """
    plain, _, budget = name.partition(":")
    if not budget or (budget.isdecimal() and int(budget) > 0):
        return bot(plain, seed=seed, iterations=int(budget or ITERATIONS), game=game)
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise BadConfig(f"A bot is written as search, search:200 or search:0.5s, not {name!r}.")
    return bot(plain, seed=seed, seconds=seconds, game=game, clock=thread_time)


def play_game(job: Job, task: Task) -> Row:
    """Play one game; its row depends on the job and the task alone."""
    cell, number = task
    seed = seed_of(job, task)
    kit = job.kit
    game = job.begin(cell, seed)
    bots = [
        player(job.game, job.bot_of(kit.side(name)), chance.number(seed, f"seat {seat}"))
        for seat, name in enumerate(game.seats)
    ]
    watch = kit.lab.watch(game)
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
        # A set-up may leave the scenario to chance.
        "scenario": kit.facts(game)["scenario"] if job.surprise or job.table is not None else job.cells[cell][0],
        "players": len(game.seats),
        **{f"{side}_bot": job.bot_of(side) for side in kit.sides(game)},
        "winner": winner,
        "reason": reason,
        "decisions": len(choices),
        "choices": choices,
        **watch.row(),
    }


def play_batch(job: Job, tasks: Iterable[Task]) -> list[Row]:
    """Play several games; what a worker is sent."""
    return [play_game(job, task) for task in tasks]
