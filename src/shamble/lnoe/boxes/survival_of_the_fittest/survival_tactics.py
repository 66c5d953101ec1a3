"""Survival Tactics, in alphabetical order.  [3.9.4.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.cards import stays
from shamble.lnoe.rules.sewers import can_open_sewer, open_sewer
from shamble.lnoe.rules.zombie_hand import look_at_zombie_hand, zombie_cards_in_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, HERO_TURN
from shamble.lnoe.uses import NOTHING, Target, card


def where_there_is_room(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if can_open_sewer(g) else []


@card("into-the-sewers", when=HERO_TURN, targets=where_there_is_room)
def into_the_sewers(g: Lnoe, f: Frame) -> None:
    """A sewer is opened between two outdoor spaces, for Heroes and Zombies alike; the card remains in play."""
    stays(g, f)
    open_sewer(g, f.seat)


@card("know-the-enemy", when=ANY_TIME, targets=zombie_cards_in_hand)
def know_the_enemy(g: Lnoe, f: Frame) -> None:
    """Look at the Zombie hand; a card of one's choice is discarded."""
    look_at_zombie_hand(g, f.seat)
