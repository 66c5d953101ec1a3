"""Items of the Hero deck, in alphabetical order.  [9]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.fight import add_hero_dice, the_fight
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import FIGHT
from shamble.lnoe.uses import NOTHING, Target, Targets, card

# -- what Combat Bonuses share -----------------------------------------------------------------------------


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Only the carrier, only in the carrier's own fight.  [11.3.3]"""
    return [NOTHING] if the_fight(g).hero == by else []


def bonus(what: str) -> Targets:
    """Targets of a Combat Bonus: in the own fight, and once in a fight unless the card may be used again.  [11.3.3]"""
    kind = KIND[what]

    def targets(g: Lnoe, seat: int, by: int) -> list[Target]:
        fight = the_fight(g)
        spent = kind.index in fight.bonuses and not kind.printed.get("repeatable")
        return [] if fight.hero != by or spent else [NOTHING]

    return targets


def note_bonus(g: Lnoe, f: Frame) -> Frame:
    """Remember that the bonus was used, and have its break test made once it has taken effect.  [9.2]"""
    fight = the_fight(g)
    fight.bonuses = (*fight.bonuses, f.what)
    breaks_on = g.box.kinds[f.card].printed.get("breaks_on")
    if breaks_on:
        g.call("break-test", hero=f.by, card=f.card, breaks_on=breaks_on)
    return fight


# -- the cards ---------------------------------------------------------------------------------------------


@card("baseball-bat", when=FIGHT, targets=bonus("baseball-bat"))
def baseball_bat(g: Lnoe, f: Frame) -> None:
    """Roll one extra Fight Die; again and again in the same fight."""
    add_hero_dice(g, note_bonus(g, f), 1)
