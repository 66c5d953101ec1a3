"""Survival Tactics, in alphabetical order.  [3.9.4.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.zombie_hand import look_at_zombie_hand, zombie_cards_in_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME
from shamble.lnoe.uses import card


@card("know-the-enemy", when=ANY_TIME, targets=zombie_cards_in_hand)
def know_the_enemy(g: Lnoe, f: Frame) -> None:
    """Look at the Zombie hand; a card of one's choice is discarded."""
    look_at_zombie_hand(g, f.seat)
