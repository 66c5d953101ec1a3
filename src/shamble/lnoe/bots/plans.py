"""Which options are worth thinking about, best first; a Hero's move is planned to its end."""

from __future__ import annotations

from typing import NamedTuple

from shamble.kernel.game import Decision
from shamble.lnoe.bots import heroes, zombies
from shamble.lnoe.bots.hero_moves import Ground, reach
from shamble.lnoe.state import Lnoe


class Plan(NamedTuple):
    """An option to take, and what comes after it in this turn.

    A moving Hero means to end in the space `goal`; without a Hero it is where the Zombies gather (-1: no goal).
    """

    option: int
    goal: int = -1
    hero: int = -1


NO_PLAN: Plan = Plan(-1)


def candidates(g: Lnoe, d: Decision, most: int) -> list[Plan]:
    """Steady's own choice first, then others, at most so many."""
    side = g.side[d.seat]
    own = heroes.answer(g, d, None) if side == "heroes" else zombies.answer(g, d, None)
    found = [Plan(own)]
    if d.kind in ("move-action", "move-hero"):
        if d.options[own][0] == "roll-movement":
            # Rolling costs nothing and leaves everything open.
            return found
        found = _moves(g, d, own, most)
    elif d.kind == "move-zombies":
        found += [Plan(zombies.move(g, d, None, space), space) for space in _rallies(g)]
        found += [Plan(number) for number in zombies.ranked(g, d, most) if number != own]
    else:
        found += [Plan(number) for number in range(len(d.options)) if number != own]
    return found[:most]


def _rallies(g: Lnoe) -> list[int]:
    """Where Zombies may gather: at each Hero, and at what the Heroes must come to."""
    spaces = g.hero_spaces() + [at for at, _ in zombies.posts_of(g)]
    return list(dict.fromkeys(spaces))


def _moves(g: Lnoe, d: Decision, own: int, most: int) -> list[Plan]:
    """Ends of the move by what they are worth, each by a shortest way; and everything that is not a step."""
    hero, left = d.actor, d.facts[0]
    others = [Plan(n) for n, option in enumerate(d.options) if option[0] != "step" and n != own]
    index = {option: number for number, option in enumerate(d.options)}
    steps = {option[1] for option in d.options if option[0] == "step"}
    ground = Ground(g, hero)
    ends = [(ground.value(space), space, step) for space, step in reach(g, hero, left, steps).items()] if steps else []
    ends.sort(reverse=True)
    goals = [Plan(index["step", step], space, hero) for _, space, step in ends[:most]]
    if d.options[own][0] == "step":
        return [*goals[: most - 2], *others[:2]] if goals else [Plan(own), *others]
    return [Plan(own), *others[:3], *goals][:most]


def follow(g: Lnoe, plan: Plan) -> int:
    """The next option of a plan, -1 if it has nothing to say here."""
    d = g.decision
    if plan.goal < 0 or d is None:
        return -1
    if plan.hero < 0:
        return zombies.move(g, d, None, plan.goal) if d.kind == "move-zombies" else -1
    if d.kind != "move-hero" or d.actor != plan.hero:
        return -1
    if g.space_of[plan.hero] == plan.goal:
        return next((number for number, option in enumerate(d.options) if option[0] == "stop"), -1)
    steps = {option[1] for option in d.options if option[0] == "step"}
    step = reach(g, plan.hero, d.facts[0], steps).get(plan.goal, -1) if steps else -1
    return next((number for number, option in enumerate(d.options) if option == ("step", step)), -1)
