"""The Hero cards of the Advanced Abilities, in alphabetical order."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.rules.advanced_abilities import lend_ability, own_ability, take_back
from shamble.lnoe.rules.cards import leave_play, stays
from shamble.lnoe.rules.experience import gain
from shamble.lnoe.rules.fight import the_fight
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import FIGHT_LOST, HERO_TURN
from shamble.lnoe.uses import Target, card, on_hero, when_happens

LESSON = 2


def who_was_just_wounded(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    alive = fight.hero >= 0 and g.space_of[fight.hero] >= 0
    return [on_hero(fight.hero)] if alive and fight.__dict__.get("hurt") else []


@card("hard-won-lesson", when=FIGHT_LOST, targets=who_was_just_wounded)
def hard_won_lesson(g: Lnoe, f: Frame) -> None:
    """A Hero who was just wounded in a fight gains two Experience Tokens."""
    gain(g, f.hero, LESSON)


def who_has_talent(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Who has not yet learned the own ability, and where there is Experience who has none."""
    return [on_hero(hero) for hero in g.heroes if own_ability(g, hero) >= 0 or _has_none(g, hero)]


def _has_none(g: Lnoe, hero: int) -> bool:
    known = [g.content.kinds[row[0]].row.hero for row in g.in_play if row[2] == hero]
    return g.content.experience and g.sheet[hero].id not in known


@card("natural-talent", when=HERO_TURN, targets=who_has_talent)
def natural_talent(g: Lnoe, f: Frame) -> None:
    """This turn a Hero has the own Advanced Ability unpaid; one for whom there is none gains an Experience Token."""
    if own_ability(g, f.hero) < 0:
        gain(g, f.hero)
        return
    stays(g, f, hero=f.hero)
    lend_ability(g, f.hero)


@when_happens("natural-talent", "canceled")
def talent_is_gone(g: Lnoe, row: InPlay, who: int) -> None:
    take_back(g, row[2])


@when_happens("natural-talent", "hero-turn-over")
def back_to_normal(g: Lnoe, row: InPlay, who: int) -> None:
    take_back(g, row[2])
    leave_play(g, row[0])
