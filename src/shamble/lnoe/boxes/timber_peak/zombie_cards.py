"""The Zombie deck of Timber Peak, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.burning import existing_fires, may_burn, spread_fire, start_fire
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ZOMBIE_TURN_START
from shamble.lnoe.uses import Target, at_space, card


def next_to_zombies(g: Lnoe, seat: int, by: int) -> list[Target]:
    around = {space for at in g.zombie_spaces() for space in g.board.adjacent[at]}
    return [at_space(space) for space in sorted(around) if may_burn(g, space)]


@card("fire", when=ZOMBIE_TURN_START, targets=next_to_zombies)
def fire(g: Lnoe, f: Frame) -> None:
    """A fire starts in a space next to a Zombie.  [12.2]"""
    start_fire(g, f.space, f.seat)


def under_zombies(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(space) for space in sorted(set(g.zombie_spaces())) if may_burn(g, space)]


@card("spreading-flames", when=ZOMBIE_TURN_START, targets=under_zombies, mode="start")
def spreading_flames(g: Lnoe, f: Frame) -> None:
    """A fire starts in the space of a Zombie; or an existing one spreads on 3+, where the player likes."""
    start_fire(g, f.space, f.seat)


def fires_that_can_spread(g: Lnoe, seat: int, by: int) -> list[Target]:
    fires = existing_fires(g)
    return [at_space(at) for at in fires if any(may_burn(g, space) for space in g.board.adjacent[at])]


@card("spreading-flames", when=ZOMBIE_TURN_START, targets=fires_that_can_spread, mode="spread")
def fan_the_flames(g: Lnoe, f: Frame) -> None:
    if g.roll("card", 1, g.seats[f.seat])[0] >= 3:
        spread_fire(g, f.space, f.seat, chosen=True)
