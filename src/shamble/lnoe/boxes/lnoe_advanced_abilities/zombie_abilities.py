"""Advanced Abilities of the Zombies, in alphabetical order: they lie in play for all of them.  [3.9.8, 14.11.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.cards import lasting, leave_play
from shamble.lnoe.rules.experience import learned
from shamble.lnoe.rules.sacrifice import own_in_play
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import EXCEPT_IN_FIGHT, ZOMBIE_MOVE, ZOMBIE_TURN_START
from shamble.lnoe.uses import Target, lying, on_card, when_happens

FESTERS_ON = 5

festering = Rule("infectious")  # facts: hero


@when_happens("infectious", "wounded-by-zombie")
def infectious(g: Lnoe, row: InPlay, hero: int) -> None:
    """Behind a wound that a Zombie has dealt, and whatever answers it: on 5+ the Hero takes another.  [Appendix III]"""
    g.call("infectious", hero=hero)


@festering.step
def roll_for_it(g: Lnoe, f: Frame) -> None:
    if g.space_of[f.hero] >= 0 and g.roll("infectious", 1, f.hero)[0] >= FESTERS_ON:
        wound_hero(g, f.hero, "infectious", "card")


@learned("outbreak", "extra-spawned")
def outbreak(g: Lnoe, who: int, boosted: bool, count: int) -> int:
    """New Zombies at the end of the turn are as many more as Heroes have been killed, at least one.  [Appendix III]"""
    return count + max(1, g.deaths)


def cards_to_give_up(g: Lnoe, seat: int, by: int) -> list[Target]:
    kinds = {g.content.kind_of[copy]: copy for copy in own_in_play(g, seat)}
    return [on_card(copy) for _, copy in sorted(kinds.items())]


@lying("ravenous", when=EXCEPT_IN_FIGHT | ZOMBIE_TURN_START | ZOMBIE_MOVE, targets=cards_to_give_up)
def ravenous(g: Lnoe, f: Frame) -> None:
    """For one of their cards in play every Zombie rolls one more Fight Die this turn.  [Appendix III]"""
    leave_play(g, f.target)
    lasting(g, "zombie-dice", -1, 1, "turn")


@learned("swarm", "zombie-dice")
def swarm(g: Lnoe, zombie: int, boosted: bool, dice: int) -> int:
    """A Zombie among two others or more rolls one more Fight Die."""
    at = g.space_of[zombie] if zombie >= 0 else -1
    return dice + (at >= 0 and g.zombies_at[at] > 2)
