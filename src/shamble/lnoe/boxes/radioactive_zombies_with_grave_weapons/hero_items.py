"""Items of Radioactive Zombies with Grave Weapons.  [9]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.cards import spend
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND
from shamble.lnoe.uses import NOTHING, Target, card


def own_wound_by_fire(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A wound of the bearer by fire or an explosive."""
    wound = g.top("wound")
    hurts = wound is not None and wound.hero == by and wound.source in ("explosive", "fire") and not wound.prevented
    return [NOTHING] if hurts else []


@card("hazard-suit", when=ABOUT_TO_WOUND, targets=own_wound_by_fire)
def hazard_suit(g: Lnoe, f: Frame) -> None:
    """Its bearer loses no Fight Die to stench, ooze or rays. Discard: a wound by fire or an explosive is prevented."""
    wound = g.top("wound")
    assert wound is not None
    spend(g, f)
    wound.prevented = f.what
