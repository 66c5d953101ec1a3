"""Unique Items, in alphabetical order.  [3.9.4.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.cards import spend
from shamble.lnoe.rules.zombie_hand import look_at_zombie_hand, zombie_cards_in_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME
from shamble.lnoe.uses import card

# -- Records -----------------------------------------------------------------------------------------------


@card("chemical-plant-files", when=ANY_TIME, targets=zombie_cards_in_hand)
@card("doc-brodys-journal", when=ANY_TIME, targets=zombie_cards_in_hand)
@card("government-memo", when=ANY_TIME, targets=zombie_cards_in_hand)
@card("stacys-notebook", when=ANY_TIME, targets=zombie_cards_in_hand)
@card("town-records", when=ANY_TIME, targets=zombie_cards_in_hand)
@card("widowcrest-patient-files", when=ANY_TIME, targets=zombie_cards_in_hand)
def read_the_records(g: Lnoe, f: Frame) -> None:
    """Discard: look at the Zombie hand; a card of one's choice is discarded on 4+. The letter is for scenarios."""
    spend(g, f)
    look_at_zombie_hand(g, f.seat, needed=4)
