"""The two cards of the soundtrack."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import is_heroic
from shamble.lnoe.rules.cards import stays
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import EXCEPT_IN_FIGHT
from shamble.lnoe.uses import Target, card, immediately, on_hero


def not_yet_heroic(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes() if not is_heroic(g, hero)]


@card("endurance", when=EXCEPT_IN_FIGHT, targets=not_yet_heroic)
def endurance(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero without a Heroic card: one more Health box, which its row says."""
    stays(g, f, hero=f.hero)


@immediately("nowhere-to-hide")
def nowhere_to_hide(g: Lnoe, f: Frame) -> None:
    """For each Hero in a building a die: on 4+ a Zombie from the pool comes into the space."""
    for hero in g.living_heroes():
        space = g.space_of[hero]
        if g.board.building[space] >= 0 and g.roll("card", 1, hero)[0] >= 4:
            place_zombie(g, f.seat, space)
