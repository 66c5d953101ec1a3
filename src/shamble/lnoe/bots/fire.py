"""What both sides think of fire: where it hurts whom, and what to do about one."""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.bots.look import wound_cost
from shamble.lnoe.rules.burning import BURNING, BURNS_HEROES, BURNS_ZOMBIES, is_burning
from shamble.lnoe.state import Lnoe

Why = list[Reason] | None

HURTS_HERO, HURTS_ZOMBIE = (7 - BURNS_HEROES) / 6, (7 - BURNS_ZOMBIES) / 6
"""The chance that one roll in a fire wounds.  [12.3]"""
ZOMBIE_LOST = 1.5
"""What a Zombie is worth to its player, where an attack is worth about five."""
NEAR = 0.25
"""What a fire beside somebody is worth of one under them: it may spread, and it bars the way."""


def into_fire(g: Lnoe, hero: int, space: int) -> float:
    """What a step into a space is likely to cost a Hero."""
    return HURTS_HERO * wound_cost(g, hero) if BURNING in g.flags and is_burning(g, space) else 0.0


def zombie_into_fire(g: Lnoe, space: int) -> float:
    """What a move that ends in a space costs a Zombie: it rolls twice."""
    return ZOMBIE_LOST * (1 - (1 - HURTS_ZOMBIE) ** 2) if is_burning(g, space) else 0.0


def harm(g: Lnoe, space: int) -> float:
    """What a new fire in a space is worth to the Zombies, less what it costs them."""
    worth = 0.0
    for hero in g.heroes:
        away = g.board.distance[g.space_of[hero]][space]
        if away <= 1:
            worth += HURTS_HERO * wound_cost(g, hero) * (NEAR if away else 1.0)
    return worth - HURTS_ZOMBIE * ZOMBIE_LOST * g.zombies_at[space]


def spread_harm(g: Lnoe, space: int) -> float:
    """The same of the best space that a fire could spread to."""
    return max((harm(g, to) for to in g.board.adjacent[space] if not is_burning(g, to)), default=0.0)


def heroes_answer(g: Lnoe, d: Decision, why: Why) -> int:
    """Away from the Heroes; a fire that goes out is the one that is nearest to them."""
    return _best(g, d, why, -1.0)


def zombies_answer(g: Lnoe, d: Decision, why: Why) -> int:
    return _best(g, d, why, 1.0)


def _best(g: Lnoe, d: Decision, why: Why, wish: float) -> int:
    """Where a new fire would hurt the Heroes most, or where an old one hurts them least."""
    worths = [_worth(g, option, wish) for option in d.options]
    best = worths.index(max(worths))
    if why is not None:
        why.append(("why-fire" if d.options[best][0] == "spread" else "why-put-out", {}))
    return best


def _worth(g: Lnoe, option: Option, wish: float) -> float:
    if option[0] == "done":
        return -0.1
    # Of two that hurt nobody now, one side likes the nearer fire and the other the one farther away.
    space = option[-1]
    near = min((g.board.distance[at][space] for at in g.hero_spaces()), default=0)
    worth = wish * (harm(g, space) - 0.01 * near)
    return worth if option[0] == "spread" else abs(worth) if wish < 0 else -worth
