"""What the bench measures of our own games: CPU time of one process, so that a busy machine harms it little."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from shamble import games
from shamble.bots.random_bot import play_at_random
from shamble.kernel import chance
from shamble.kernel.errors import BadConfig
from shamble.kit import Config, Kit

MOST_TRIES = 50
"""Games that are begun for one in full swing."""


class Pace:
    """How much was played in how many CPU seconds."""

    def __init__(self, games: int, decisions: int, seconds: float) -> None:
        self.games = games
        self.decisions = decisions
        self.seconds = seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def play(seconds: float, game: Callable[[int], int], at_least: int = 1) -> Pace:
    """Call `game` with 0, 1, 2 … for this long; it plays one game and returns how many decisions were not forced."""
    played = decisions = 0
    start = process_time()
    end = start + seconds
    while played < at_least or process_time() < end:
        decisions += game(played)
        played += 1
    return Pace(played, decisions, process_time() - start)


def each(seconds: float, call: Callable[[Any], Any], states: list[Any]) -> float:
    """Microseconds of one call, over all of these states in turn for this long."""
    rounds = 0
    start = process_time()
    end = start + seconds
    while rounds == 0 or process_time() < end:
        for state in states:
            call(state)
        rounds += 1
    return (process_time() - start) * 1e6 / (rounds * len(states))


# -- whole games -------------------------------------------------------------------------------------------


class Games:
    """The games of the bench."""

    def __init__(self, kit: Kit, configs: list[Config] | None = None) -> None:
        self.kit = kit
        self.new = kit.new
        self.configs = configs or kit.lab.bench_configs()

    def game(self, number: int) -> Any:
        """Game `number`: the same few configurations in turn, always another seed."""
        game = self.new(self.configs[number % len(self.configs)], number)
        game.events = None
        return game

    def random_game(self, number: int) -> int:
        """Play a whole game at random through `Game.choose`; returns its decisions, none of them forced."""
        return play_at_random(self.game(number), Random(number).random)

    def bot_game(self, name: str) -> Callable[[int], int]:
        """A function that plays a whole game with this bot in every seat."""
        from shamble.bots import bot

        def one(number: int) -> int:
            game = self.game(number)
            players = [bot(name, seed=number * 8 + seat, game=self.kit.NAME) for seat in range(len(game.seats))]
            decisions = 0
            while game.decision is not None:
                game.choose(players[game.decision.seat].choose(game))
                decisions += 1
            return decisions

        return one

    def midgame(self, count: int = 40) -> list[Any]:
        """Games in full swing: so many random decisions after their first one, as the game says."""
        found: list[Any] = []
        for number in range(MOST_TRIES * count):
            game = self.game(number)
            value = chance.stream(number, "midgame")
            for _ in range(self.kit.lab.midgame):
                if game.decision is None:
                    break
                index, value = chance.pick(value, len(game.decision.options))
                game.choose(index)
            if game.decision is not None:
                found.append(game)
            if len(found) == count:
                return found
        raise BadConfig(f"Games of {self.kit.NAME} are over before {self.kit.lab.midgame} decisions.")


# -- bots and learners -------------------------------------------------------------------------------------

HALF_A_SECOND = 0.5
PLAYOUTS = 40
"""Of one search that is timed."""
SIDE_BY_SIDE = 64
"""Games that a learner plays at once."""


def playouts(seconds: float, kit: Kit, states: list[Any]) -> float:
    """How many futures `search` tries in half a second, over these states in turn for this long."""
    from shamble.bots import bot

    found = rounds = 0
    start = process_time()
    while process_time() < start + seconds:
        thinker: Any = bot("search", seed=rounds, iterations=PLAYOUTS, game=kit.NAME)
        found += thinker.think(states[rounds % len(states)])[2]
        rounds += 1
    return found * HALF_A_SECOND / (process_time() - start)


def learners_gain(seconds: float, kit: Kit) -> float | None:
    """How many times as many decisions a learner gets from games side by side as from single ones in a loop.

    None where the game cannot be learnt, or what environments need is not installed.
    """
    try:
        from shamble.lab.env import RawTable, Tables

        single, many = RawTable(game=kit.NAME), Tables(SIDE_BY_SIDE, game=kit.NAME)
    except (ImportError, BadConfig):
        return None
    return _steps_at_once(seconds, many) / _steps_one_by_one(seconds, single)


def _steps_one_by_one(seconds: float, table: Any) -> float:
    """Decisions a second at random, each seen as a learner sees it."""
    table.reset(seed=1)
    value, steps, start = chance.stream(1, "learner"), 0, process_time()
    while process_time() < start + seconds:
        if not table.agents or any(table.terminations.values()):
            table.reset()
        mask = table.observe(table.agent_selection)["action_mask"]
        index, value = chance.pick(value, int(mask.sum()))
        table.step(index)
        steps += 1
    return steps / (process_time() - start)


def _steps_at_once(seconds: float, tables: Any) -> float:
    seen, _ = tables.reset(seed=1)
    steps, start = 0, process_time()
    while process_time() < start + seconds:
        counts = seen["action_mask"].sum(1)
        seen, *_ = tables.step(tables.np_random.integers(counts))
        steps += tables.num_envs
    return steps / (process_time() - start)


# -- parts of a game ---------------------------------------------------------------------------------------


def clone_time(seconds: float, states: list[Any]) -> float:
    return each(seconds, lambda state: state.clone(), states)


def save_and_load_time(seconds: float, states: list[Any]) -> float:
    load = type(states[0]).load
    return each(seconds, lambda state: load(state.save()), states)


def describe_time(seconds: float, states: list[Any]) -> float:
    """The pending decision as clients see it: every option with its fields and its label."""
    return each(seconds, games.kit_of(states[0]).decision, states)


def list_time(seconds: float, states: list[Any]) -> float:
    """Listing the options of a decision: the step that asked is taken once more in a copy, less the copying."""
    again = [state for state in states if _same(state)]
    copying = each(seconds / 2, _rewound, again)
    asking = each(seconds / 2, _asked_again, again)
    return max(0.0, asking - copying)


def _rewound(state: Any) -> Any:
    copy = state.clone()
    copy.decision = None
    asking = copy.stack[-1]
    asking.to(asking.steps_taken()[-1])
    return copy


def _asked_again(state: Any) -> Any:
    copy = _rewound(state)
    copy.run()
    return copy


def _same(state: Any) -> bool:
    """Whether the step that asked has no effect but its question."""
    try:
        decision = _asked_again(state).decision
    except AttributeError:  # Another step asked, one that jumped: this one lacks what it needs.
        return False
    return decision is not None and bool(decision.options == state.decision.options)
