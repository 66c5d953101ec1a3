"""`search`: information-set Monte-Carlo tree search with steady play as its playouts.

Every iteration deals what the seat cannot see anew, walks down the tree, plays on with steady for a round or two and
asks the game how likely the seat is to win from there. The n-th visit of each option at the root is dealt and rolled
alike, so options are compared on the same luck; the worse half is dropped again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Any

from shamble.bots.base import Bot, Choice, Reason, asked
from shamble.bots.play import Foresight, Plan
from shamble.kernel import chance as streams
from shamble.kit import Kit
from shamble.texts import say

DEFAULT_SECONDS = 0.5
AHEAD = 2
"""Turns that begin before a playout of the own turn ends: the other side answers, then the chance is asked for."""
AT_ROOT = 7
"""Options that are considered at the decision itself."""
MOST_CHOICES = 400
"""In one playout; a table that never gets on must not hang the bot."""
FIRST_CUT = 8
"""Visits of each option before the first half is dropped."""
GROWN = 64
"""Visits of an option before the tree grows below it."""
WIDTH = 4
"""Options that are considered below the root."""
USUAL_LOSS, USUAL_SPREAD = 0.01, 0.02
"""How much worse than steady's own choice another one is as a rule, and how far that varies: what is believed before
any playout. Few playouts cannot say otherwise, many can."""
TRIFLE = 0.003
"""A gain that is not worth thinking on for."""


class Edge:
    """One option in the tree and what became of it; values are the chances of the side that thinks."""

    __slots__ = ("below", "plan", "total", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []
        self.total = 0.0
        self.below: dict[tuple[Any, ...], Edge] = {}

    def mean(self) -> float:
        return self.total / len(self.values)

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value


class SearchBot(Bot):
    """Thinks for `seconds`, or for so many `iterations`, about each choice that is not obvious."""

    name = "search"

    def __init__(
        self,
        kit: Kit,
        play: Foresight,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(seed)
        self.clock = clock
        self.kit = kit
        self.play = play
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds if seconds is not None or iterations is not None else DEFAULT_SECONDS

    def choose(self, game: Any) -> int:
        return self.think(game)[0].plan.option

    def suggest(self, game: Any, language: str = "en") -> Choice:
        edge, own, count = self.think(game)
        why: list[Reason] = []
        steady = self.play.answer(game, why)
        if not edge.values:
            return Choice(steady, self.play.in_words(why, language))
        reasons = [say(language, "why-searched", count=count, chance=round(100 * edge.mean()))]
        if edge.plan.option == steady:
            reasons += self.play.in_words(why, language)[:2]
        else:
            reasons.append(say(language, "why-better", points=round(100 * (edge.mean() - own.mean()), 1)))
        return Choice(edge.plan.option, reasons)

    # -- thinking ------------------------------------------------------------------------------------------

    def think(self, game: Any) -> tuple[Edge, Edge, int]:
        """The best option, steady's own, and how many futures were tried."""
        decision = asked(game)
        edges = [Edge(plan) for plan in self.play.plans(game, decision, AT_ROOT)]
        own = edges[0]
        if len(edges) == 1:
            return own, own, 0
        active = edges
        visits = count = 0
        cut = FIRST_CUT
        started = self.clock()
        while not self._spent(count, started):
            for edge in active:
                self._visit(game, decision.seat, edge, visits)
                count += 1
                if self._spent(count, started):
                    break
            visits += 1
            if visits >= cut:
                active = _better_half(active, own)
                cut *= 2
            if visits % FIRST_CUT == 0 and _settled(active, own):
                break
        return _verdict(active, own), own, count

    def _spent(self, count: int, started: float) -> bool:
        if self.iterations is not None and count >= self.iterations:
            return True
        return self.seconds is not None and self.clock() - started >= self.seconds

    def _visit(self, game: Any, seat: int, edge: Edge, visits: int) -> None:
        """One future: the same number of a visit is the same luck for every option."""
        play = self.play
        world = self.kit.redeal(game, seat, streams.number(self.seed, f"visit {visits}"))
        side = self.kit.side(world.seats[seat])
        turn = play.turn(world)
        turns = AHEAD if side == turn else AHEAD - 1
        path = [edge]
        plan: Plan = edge.plan
        world.choose(plan.option)
        left = MOST_CHOICES
        growing = len(edge.values) >= GROWN
        while world.decision is not None and left:
            now = play.turn(world)
            if now != turn:
                turn = now
                turns -= 1
                if not turns:
                    break
                plan = play.no_plan
            left -= 1
            option = play.follow(world, plan)
            if option < 0 and growing:
                edge = self._descend(world, edge, side)
                path.append(edge)
                growing = len(edge.values) >= GROWN
                plan = edge.plan
                option = plan.option
            if option < 0:
                option = play.answer(world)
            world.choose(option)
        value = play.chance(world, side)
        for visited in path:
            visited.add(value)

    def _descend(self, world: Any, edge: Edge, side: str) -> Edge:
        """The option below this one that looks best to whoever is asked, or has been tried too little.

        Whoever is of another side is taken to want the opposite of ours.
        """
        decision = asked(world)
        sign = 1.0 if self.kit.side(world.seats[decision.seat]) == side else -1.0
        best, best_bound = None, -1e9
        tried = 1 + sum(len(below.values) for below in edge.below.values())
        for plan in self.play.plans(world, decision, WIDTH):
            key = (decision.options[plan.option], plan.goal)
            below = edge.below.get(key)
            if below is None:
                below = edge.below[key] = Edge(plan)
            below.plan = plan
            if not below.values:
                return below
            bound = sign * below.mean() + 0.3 * sqrt(log(tried) / len(below.values))
            if bound > best_bound:
                best, best_bound = below, bound
        assert best is not None
        return best


def _better_half(active: list[Edge], own: Edge) -> list[Edge]:
    """The half that did better; steady's own choice always stays to be compared with."""
    ranked = sorted(active, key=lambda edge: -edge.mean())
    kept = ranked[: max(2, (len(ranked) + 1) // 2)]
    return kept if own in kept else [*kept[:-1], own]


def _gain(edge: Edge, own: Edge) -> tuple[float, float]:
    """How much better an option is than steady's own on the same luck, and the standard error of that."""
    pairs = min(len(edge.values), len(own.values))
    gains = [edge.values[i] - own.values[i] for i in range(pairs)]
    mean = sum(gains) / pairs
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, pairs - 1)
    return mean, sqrt(spread / pairs)


def _settled(active: list[Edge], own: Edge) -> bool:
    """The last two are clearly apart, or none can still turn out better than steady's own by what matters."""
    gains = [_gain(edge, own) for edge in active if edge is not own]
    if len(gains) == 1 and abs(gains[0][0]) > 3 * gains[0][1]:
        return True
    return all(mean + 2 * error < TRIFLE for mean, error in gains)


def _verdict(active: list[Edge], own: Edge) -> Edge:
    """The option that is believed to be best after all that was seen, steady's own if none is better."""
    best, best_belief = own, 0.0
    for edge in active:
        if edge is not own and len(edge.values) >= FIRST_CUT:
            mean, error = _gain(edge, own)
            doubt = error * error / USUAL_SPREAD**2
            belief = (mean - doubt * USUAL_LOSS) / (1 + doubt)
            if belief > best_belief:
                best, best_belief = edge, belief
    return best
