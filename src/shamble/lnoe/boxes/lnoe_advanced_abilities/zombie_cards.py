"""The Zombie cards of the Advanced Abilities, in alphabetical order."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.at_hand import NO_REROLLS
from shamble.lnoe.boxes.timber_peak.zombie_upgrades import about_to_be_hurt
from shamble.lnoe.rules.blows import blow, lighten
from shamble.lnoe.rules.cards import lasting, stays
from shamble.lnoe.rules.hunger import FAR_HUNGER
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ZOMBIE_HIT, ZOMBIE_MOVE, ZOMBIE_TURN_START
from shamble.lnoe.uses import card

SECOND_STEP = "second-step-to-prey"


@card("deadly-instincts", when=ZOMBIE_TURN_START)
def deadly_instincts(g: Lnoe, f: Frame) -> None:
    """Remains in play: hunger drives from two spaces away, and who has come next to a Hero may step on to them."""
    stays(g, f)
    lasting(g, FAR_HUNGER, -1, 1, "in-play", f.card)
    lasting(g, SECOND_STEP, -1, 1, "in-play", f.card)


@card("hunger-for-the-living", when=ZOMBIE_MOVE)
def hunger_for_the_living(g: Lnoe, f: Frame) -> None:
    """This turn each Zombie that has come next to a Hero may step on to them."""
    lasting(g, SECOND_STEP, -1, 1, "turn", f.card)


@card("out-of-luck", when=ZOMBIE_TURN_START)
def out_of_luck(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn Heroes roll no dice of theirs again."""
    lasting(g, NO_REROLLS, -1, 1, "zombies", f.card)


@card("strength-of-death", when=ZOMBIE_HIT, targets=about_to_be_hurt)
def strength_of_death(g: Lnoe, f: Frame) -> None:
    """One wound that a Zombie is about to take is prevented; of several it takes the others."""
    frame = blow(g)
    assert frame is not None
    lighten(g, frame, f.zombie)
