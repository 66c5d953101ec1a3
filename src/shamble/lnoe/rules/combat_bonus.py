"""Combat Bonuses: what a Hero's item does in the Hero's own fight, and the break test it may cost.  [9.2, 11.3.3]"""

from __future__ import annotations

from collections.abc import Callable

from shamble.kernel.flow import Frame
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.cards import being_played
from shamble.lnoe.rules.fight import the_fight
from shamble.lnoe.rules.solo import most_fight_cards
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import FIGHT
from shamble.lnoe.uses import NOTHING, Effect, Target, Targets, card, happened

Bonus = Callable[[Lnoe, Frame, Frame], None]
"""(game, the use, the fight): what the bonus does."""


def combat_bonus(
    what: str, *, when: int = FIGHT, targets: Targets | None = None, mode: str = ""
) -> Callable[[Bonus], Bonus]:
    """Declare the Combat Bonus of an item; once it has taken effect its break test is made.  [9.2]"""

    def declare(bonus: Bonus) -> Bonus:
        def effect(g: Lnoe, f: Frame) -> None:
            fight = the_fight(g)
            fight.bonuses = (*fight.bonuses, f.what)
            bonus(g, f, fight)
            if g.in_play:
                happened(g, "bonus-used", f.by)
            breaks_on = _breaks_on(g, f)
            if breaks_on:
                g.call("break-test", hero=f.by, card=f.card, breaks_on=breaks_on)

        declare_use: Callable[[Effect], Effect] = card(
            what, when=when, targets=targets or in_own_fight(what), mode=mode
        )
        declare_use(effect)
        return bonus

    return declare


def in_own_fight(what: str, also: Callable[[Lnoe, int], bool] | None = None) -> Targets:
    """In the own fight, once in a fight unless the card may be used again, and as the card says besides.  [11.3.3]"""

    def targets(g: Lnoe, seat: int, by: int) -> list[Target]:
        usable = the_fight(g).hero == by and not bonus_spent(g, what) and (also is None or also(g, by))
        return [NOTHING] if usable else []

    return targets


def fight_card_against(g: Lnoe, hero: int) -> Frame | None:
    """The Fight card of the Zombie that this Hero fights, while it may still be canceled.  [7.1.2.1]"""
    fight, played = g.top("fight"), being_played(g)
    if fight is None or fight.hero != hero or played is None or played.type != "play-card" or played.cancelled:
        return None
    return played if g.content.kinds[played.card].row.fight_card else None


def bonus_spent(g: Lnoe, what: str) -> bool:
    """Whether this bonus has had its one use in the fight that is going on."""
    return what in the_fight(g).bonuses and not KIND[what].row.repeatable


def _breaks_on(g: Lnoe, f: Frame) -> int:
    """What the used item breaks on; some last longer beside another item, which is used with them.  [Ruling 14]"""
    row = g.content.kinds[f.card].row
    if g.sheet[f.by].id in row.never_breaks_for:
        return 0
    for other, breaks_on in row.breaks_on_with.items():
        copy = g.item_of(f.by, other)
        if copy >= 0 and g.may_use(f.by, copy):
            g.note_use(copy, f.by)
            return int(breaks_on)
    return int(row.breaks_on)


def fight_cards_left(g: Lnoe) -> bool:
    """Whether the Zombie may still use a Fight card in this fight.  [11.3.1]"""
    return int(the_fight(g).zombie_cards) < most_fight_cards(g)
