"""Zombie Upgrades of Blood in the Forest, in alphabetical order; most serve once.  [3.9.7, 14.10, 14.10.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.rules.experience import discard_upgrade, learned
from shamble.lnoe.rules.fight import WORSE_FOR_THE_HURT
from shamble.lnoe.rules.hero_ways import SHUNS_ZOMBIES
from shamble.lnoe.rules.hunger import may_be_moved, next_steps, prey_mask
from shamble.lnoe.rules.wound import infect
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, ZOMBIE_HURT
from shamble.lnoe.uses import Target, lying, on_hero, on_zombie, total


def fearless(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if not total(g, SHUNS_ZOMBIES, hero)]


@lying("overcome-by-fear", when=ANY_TIME, targets=fearless, mode="weaken")
def overcome_by_fear(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn a Hero rolls one Fight Die fewer and enters no space with Zombies."""
    discard_upgrade(g, f.card)
    lasting(g, "fight-dice", f.hero, -1, "zombies")
    lasting(g, SHUNS_ZOMBIES, f.hero, 1, "zombies")


def those_with_wounds(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if g.wounds[hero]]


@lying("secretly-bitten", when=ANY_TIME, targets=those_with_wounds, mode="infect")
def secretly_bitten(g: Lnoe, f: Frame) -> None:
    """A Hero with a wound is infected.  [11.6.2]"""
    discard_upgrade(g, f.card)
    infect(g, f.hero, f.what)


@learned("starving-dead", WORSE_FOR_THE_HURT)
def starving_dead(g: Lnoe, zombie: int, boosted: bool, value: int) -> int:
    """Remains in play: a standard Zombie adds one to its highest Fight Die against a Hero with a wound."""
    return value + (zombie >= 0 and g.model[zombie].family == "standard")


# -- You'll Only Make Them Mad! ----------------------------------------------------------------------------


def another_one(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Any other Zombie that can come closer, if a Hero did it who is still there."""
    hurt = g.top("zombie-hurt")
    if hurt is None or not isinstance(hurt.by, int) or not g.is_hero(hurt.by) or g.space_of[hurt.by] < 0:
        return []
    others = [zombie for zombie in g.zombies if zombie != hurt.zombie and may_be_moved(g, zombie)]
    return [on_zombie(zombie) for zombie in others if can_come_closer(g, zombie, g.space_of[hurt.by])]


def can_come_closer(g: Lnoe, zombie: int, space: int) -> bool:
    """Whether hunger, walls and whatever else lets it; who is with a Hero stays there.  [8.1.1]"""
    steps, _ = next_steps(g, zombie, prey_mask(g))
    away = g.board.distance[space]
    return any(away[to] < away[g.space_of[zombie]] for to in steps)


@lying("youll-only-make-them-mad", when=ZOMBIE_HURT, targets=another_one, mode="walk")
def youll_only_make_them_mad(g: Lnoe, f: Frame) -> None:
    """When a Hero has wounded a Zombie, another one moves up to D6 spaces towards that Hero."""
    discard_upgrade(g, f.card)
    hurt = g.top("zombie-hurt")
    assert hurt is not None
    spaces = g.roll("card", 1, f.zombie)[0]
    g.call("walk", seat=f.seat, zombie=f.zombie, left=spaces, free=True, toward=g.space_of[hurt.by])
