"""Abilities of the Townsfolk who are Heroes, in alphabetical order.

`on-a-call` has no code: the Pump Shotgun is a starting card.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.at_hand import NO_FIGHT_CARDS
from shamble.lnoe.boxes.base.buildings import dig_through_garbage
from shamble.lnoe.boxes.base.hero_events import (
    cancel_target,
    wound_to_prevent,
    zombie_card_being_played,
    zombie_cards_in_play,
)
from shamble.lnoe.boxes.base.zombie_cards_advanced import LAST_NIGHT
from shamble.lnoe.rules.cards import answered, cancel, has_tried, lasting, tries
from shamble.lnoe.rules.experience import can_pay, pay
from shamble.lnoe.rules.fight import add_hero_dice, the_fight
from shamble.lnoe.rules.hero_move import move_ability, the_activation
from shamble.lnoe.rules.search import instead_of_searching
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, EXCEPT_IN_FIGHT, FIGHT
from shamble.lnoe.uses import NOTHING, Target, ability, modifies, on_hero, radiates, total

SAVES_ON = 5

# -- Country Remedies --------------------------------------------------------------------------------------

REMEDIES = "country-remedies"
CURES_ON = 4


def has_a_remedy(g: Lnoe, doc: int) -> bool:
    """Once a turn, for a token."""
    return can_pay(g, doc, 1) and not total(g, REMEDIES, doc)


def prepare(g: Lnoe, doc: int) -> None:
    pay(g, doc, 1)
    lasting(g, REMEDIES, doc, 1, "turn")


def wounded_near_him(g: Lnoe, seat: int, by: int) -> list[Target]:
    at = g.space_of[by]
    if at < 0 or not has_a_remedy(g, by):
        return []
    around = [space for space in (at, *g.board.adjacent[at]) if g.heroes_at[space]]
    near = [hero for space in around for hero in g.heroes_in(space) if hero != by]
    return [on_hero(hero) for hero in near if g.wounds[hero]]


@ability(REMEDIES, when=EXCEPT_IN_FIGHT, targets=wounded_near_him, mode="heal")
def country_remedies(g: Lnoe, f: Frame) -> None:
    """Once a turn for a token: another Hero near him heals a wound; or a Zombie card, being played or in play, is
    canceled on 4+; or he rolls one more Fight Die.  [2007 FAQ 4]
    """
    prepare(g, f.by)
    heal(g, f.hero, 1)


def card_to_cure(g: Lnoe, seat: int, by: int) -> list[Target]:
    return zombie_card_being_played(g, seat, by) if has_a_remedy(g, by) else []


@ability(REMEDIES, when=CARD_PLAYED, targets=card_to_cure, mode="cancel")
def cure(g: Lnoe, f: Frame) -> None:
    prepare(g, f.by)
    if g.roll("cancel", 1, f.by)[0] >= CURES_ON:
        cancel(g, answered(g, f))


def card_to_undo(g: Lnoe, seat: int, by: int) -> list[Target]:
    return zombie_cards_in_play(g, seat, by) if has_a_remedy(g, by) else []


@ability(REMEDIES, when=ANY_TIME | ABOUT_TO_WOUND, targets=card_to_undo, mode="cancel-in-play")
def undo(g: Lnoe, f: Frame) -> None:
    prepare(g, f.by)
    if g.roll("cancel", 1, f.by)[0] >= CURES_ON:
        cancel_target(g, f)


def his_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if the_fight(g).hero == by and has_a_remedy(g, by) else []


@ability(REMEDIES, when=FIGHT, targets=his_fight, mode="extra-die")
def brace_himself(g: Lnoe, f: Frame) -> None:
    prepare(g, f.by)
    add_hero_dice(g, the_fight(g), 1)


# -- the others --------------------------------------------------------------------------------------------


@modifies("no-way", f"cannot-be-chosen-by-{LAST_NIGHT}")
def not_me(g: Lnoe, jeb: int, value: int) -> int:
    return value + 1


@radiates("no-way", f"cannot-be-chosen-by-{LAST_NIGHT}")
def not_while_he_looks(g: Lnoe, jeb: int, hero: int, value: int) -> int:
    """Nobody in his space is chosen by that card."""
    return value + (g.space_of[hero] == g.space_of[jeb])


@modifies("no-way", NO_FIGHT_CARDS)
def no_way(g: Lnoe, jeb: int, value: int) -> int:
    """No Fight card is played on a Zombie in his space, whoever fights it."""
    return value + bool(g.space_of[the_fight(g).zombie] == g.space_of[jeb])


@radiates("no-way", NO_FIGHT_CARDS)
def no_way_for_others(g: Lnoe, jeb: int, hero: int, value: int) -> int:
    return no_way(g, jeb, value)


@modifies("old-survivor", "starting-experience")
def old_survivor(g: Lnoe, doc: int, tokens: int) -> int:
    """He starts with two Experience Tokens."""
    return tokens + 2


@move_ability(
    "one-mans-garbage",
    lambda g, hero: instead_of_searching(g, hero) and g.deck.size("hero") > 0,
    searching=True,
)
def one_mans_garbage(g: Lnoe, hero: int) -> None:
    """Where he could search, the top two Hero cards are discarded and he takes a random card of the pile."""
    dig_through_garbage(g, hero)


@modifies("poking-around", "searches-outdoors-on")
def with_a_low_roll(g: Lnoe, hero: int, die: int) -> int:
    return 2


@move_ability(
    "poking-around",
    lambda g, hero: (
        has_rolled_low(g) and g.board.building[g.space_of[hero]] < 0 and not total(g, "cannot-search", hero)
    ),
)
def poking_around(g: Lnoe, hero: int) -> None:
    """With a 1 or a 2 for movement he may search outdoors too, as if he were in a building."""
    g.call("search", hero=hero)


def has_rolled_low(g: Lnoe) -> bool:
    move = g.top("move-action")
    return move is not None and move.rolled and bool(the_activation(g).__dict__.get("rolled_low"))


def student_about_to_be_wounded(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Student in his space or next to it, once for each wound."""
    wound = g.top("wound")
    if wound is None or not g.is_hero(wound.hero) or has_tried(wound, "protector") or not wound_to_prevent(g, seat, by):
        return []
    here, there = g.space_of[by], g.space_of[wound.hero]
    near = here >= 0 and (here == there or there in g.board.adjacent[here])
    return [NOTHING] if near and g.has_keyword(wound.hero, "student") else []


@ability("protector", when=ABOUT_TO_WOUND, targets=student_about_to_be_wounded)
def protector(g: Lnoe, f: Frame) -> None:
    """A wound that a Student near him is about to take is prevented on 5+."""
    wound = g.top("wound")
    assert wound is not None
    tries(wound, "protector")
    if g.roll("prevent", 1, f.by)[0] >= SAVES_ON:
        wound.prevented = "protector"


@modifies("ready-to-fight", "fight-dice")
def ready_to_fight(g: Lnoe, hero: int, dice: int) -> int:
    """One more Fight Die while two Zombies or more are in his space."""
    space = g.space_of[hero]
    return dice + 1 if space >= 0 and g.zombies_at[space] >= 2 else dice
