"""Abilities of the four Heroes of Growing Hunger, in alphabetical order.

`on-duty` has no code: the Revolver and the Flashlight are starting cards. `youth` is that of the base game.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import may_yet_survive, wound_to_prevent
from shamble.lnoe.rules.cards import answered, cancel, discard_item, has_tried, tries
from shamble.lnoe.rules.combat_bonus import fight_card_against
from shamble.lnoe.rules.fight import cancel_fight, the_fight
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, CARD_PLAYED, FIGHT_BEGINS, ZOMBIE_BEATEN
from shamble.lnoe.uses import NOTHING, Target, ability, on_card, radiates, total


@radiates("beautiful", "fight-dice")
def beautiful(g: Lnoe, amanda: int, hero: int, dice: int) -> int:
    """A Male Hero in her space rolls one more Fight Die; never a drawback, so it is always rolled."""
    beside = g.space_of[hero] == g.space_of[amanda] and g.has_keyword(hero, "male")
    return dice + 1 if beside else dice


def fight_card_against_him(g: Lnoe, seat: int, by: int) -> list[Target]:
    played = fight_card_against(g, by)
    return [NOTHING] if played is not None and not has_tried(played, "brawling") else []


@ability("brawling", when=CARD_PLAYED, targets=fight_card_against_him)
def brawling(g: Lnoe, f: Frame) -> None:
    """Once for each Fight card used against him: it is canceled on 4+."""
    played = answered(g, f)
    assert played is not None
    tries(played, "brawling")
    if g.roll("cancel", 1, f.by)[0] >= 4:
        cancel(g, played)


def zombie_he_beat(g: Lnoe, seat: int, by: int) -> list[Target]:
    return may_yet_survive(g, seat, by) if the_fight(g).hero == by else []


def items_to_pay(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One of each kind that he has."""
    if not zombie_he_beat(g, seat, by):
        return []
    return [on_card(copy) for copy in {g.content.kind_of[copy]: copy for copy in g.items[by]}.values()]


@ability("clean-up-on-aisle-7", when=ZOMBIE_BEATEN, targets=zombie_he_beat, mode="wound")
def clean_up(g: Lnoe, f: Frame) -> None:
    """He takes a wound, or discards an item, and a Zombie he has beaten is killed without doubles."""
    the_fight(g).kills = True
    wound_hero(g, f.by, f.what, "ability")


@ability("clean-up-on-aisle-7", when=ZOMBIE_BEATEN, targets=items_to_pay, mode="item")
def clean_up_with_an_item(g: Lnoe, f: Frame) -> None:
    the_fight(g).kills = True
    discard_item(g, f.by, f.target)


def her_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    return [NOTHING] if fight.hero == by and not has_tried(fight, "hide") else []


@ability("hide", when=FIGHT_BEGINS, targets=her_fight)
def hide(g: Lnoe, f: Frame) -> None:
    """Before the dice of a fight of hers are rolled: it is canceled on 4+."""
    tries(the_fight(g), "hide")
    if g.roll("cancel", 1, f.by)[0] >= total(g, "hides-on", f.by, 4):
        cancel_fight(g)


def her_wound(g: Lnoe, seat: int, by: int) -> list[Target]:
    wound = g.top("wound")
    own = wound is not None and wound.hero == by and not has_tried(wound, "intuition")
    return [NOTHING] if own and wound_to_prevent(g, seat, by) else []


@ability("intuition", when=ABOUT_TO_WOUND, targets=her_wound)
def intuition(g: Lnoe, f: Frame) -> None:
    """Once for each wound she is about to take: it is ignored on a 6."""
    wound = g.top("wound")
    assert wound is not None
    tries(wound, "intuition")
    if g.roll("prevent", 1, f.by)[0] >= 6:
        wound.prevented = "intuition"
