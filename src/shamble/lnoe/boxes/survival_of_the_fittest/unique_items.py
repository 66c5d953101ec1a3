"""Unique Items, in alphabetical order.  [3.9.4.1]

Both rifles and the Grenade Belt are printed facts that the ranged attack reads.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import (
    cancel_played,
    cancel_target,
    raise_own_die,
    zombie_card_being_played,
    zombie_cards_in_play,
)
from shamble.lnoe.boxes.base.hero_items import wounded_nearby
from shamble.lnoe.rules.came_up import natural_dice
from shamble.lnoe.rules.cards import has_tried, lasting, spend, tries, use_up
from shamble.lnoe.rules.combat_bonus import combat_bonus, in_own_fight
from shamble.lnoe.rules.fight import add_hero_dice, choose_reroll, the_fight
from shamble.lnoe.rules.hero_move import the_activation
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.rules.zombie_hand import look_at_zombie_hand, zombie_cards_in_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, EXCEPT_IN_FIGHT, ZOMBIE_BEATEN
from shamble.lnoe.uses import NOTHING, Target, card, carried, on_hero, total, when_carried


def is_called(g: Lnoe, hero: int, name: str) -> bool:
    """Whether an item is in the hands of the one it is named after."""
    return bool(g.sheet[hero].id == name)


# -- Becky's Medical Bag -----------------------------------------------------------------------------------

BAG = "beckys-medical-bag"


def patients(g: Lnoe, seat: int, by: int) -> list[Target]:
    return wounded_nearby(g, seat, by) if g.charges[g.item_of(by, BAG)] else []


@card(BAG, when=EXCEPT_IN_FIGHT, targets=patients)
def beckys_medical_bag(g: Lnoe, f: Frame) -> None:
    """Three uses: a Hero here or next to here heals a wound. Becky uses it up only on 1-3."""
    heal(g, f.hero, 1)
    if not is_called(g, f.by, "becky") or g.roll("card", 1, f.by)[0] <= 3:
        use_up(g, f.by, f.card)


# -- Billy's Running Shoes ---------------------------------------------------------------------------------

SHOES = "billys-running-shoes"


@carried(SHOES, "movement-bonus")
def billys_running_shoes(g: Lnoe, copy: int, hero: int, spaces: int) -> int:
    """One more for movement; Billy runs through one space with Zombies in a turn."""
    return spaces + 1


@carried(SHOES, "slips-past")
def through_the_crowd(g: Lnoe, copy: int, hero: int, value: int) -> int:
    turn = g.acting()
    fresh = turn is not None and turn.hero == hero and not has_tried(turn, SHOES)
    return value + 1 if fresh and is_called(g, hero, "billy") else value


@when_carried(SHOES, "slipped-past")
def once_a_turn(g: Lnoe, copy: int, hero: int) -> None:
    tries(the_activation(g), SHOES)


# -- Family Sword ------------------------------------------------------------------------------------------

SWORD = "family-sword"


@combat_bonus(SWORD, mode="add-die")
def family_sword(g: Lnoe, f: Frame, fight: Frame) -> None:
    """One extra Fight Die; then a Zombie that is beaten is killed if a die came up 6. It never breaks."""
    add_hero_dice(g, fight, 1)


def beaten_with_a_six(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    drawn = fight.hero == by and SWORD in fight.bonuses and not fight.kills
    return [NOTHING] if drawn and 6 in natural_dice(fight) else []


@card(SWORD, when=ZOMBIE_BEATEN, targets=beaten_with_a_six, mode="kill-on-six")
def a_clean_cut(g: Lnoe, f: Frame) -> None:
    the_fight(g).kills = True


# -- Father Joseph's Bible ---------------------------------------------------------------------------------

BIBLE = "father-josephs-bible"


def read_from_it(g: Lnoe, f: Frame) -> None:
    """A Holy bearer keeps it on 3+."""
    if not g.has_keyword(f.by, "holy") or g.roll("card", 1, f.by)[0] < 3:
        spend(g, f)


@card(BIBLE, when=CARD_PLAYED, targets=zombie_card_being_played, mode="cancel")
def father_josephs_bible(g: Lnoe, f: Frame) -> None:
    """Discard, or on 3+ a Holy bearer does not: a Zombie card, being played or in play, is canceled."""
    read_from_it(g, f)
    cancel_played(g, f)


@card(BIBLE, when=ANY_TIME | ABOUT_TO_WOUND, targets=zombie_cards_in_play, mode="cancel-in-play")
def cast_out(g: Lnoe, f: Frame) -> None:
    read_from_it(g, f)
    cancel_target(g, f)


# -- Jake's Backpack ---------------------------------------------------------------------------------------


@carried("jakes-backpack", "most-items")
def jakes_backpack(g: Lnoe, copy: int, hero: int, items: int) -> int:
    """Its bearer may have two more items, and one more of them may be a weapon."""
    return items + 2


@carried("jakes-backpack", "most-weapons")
def strapped_on(g: Lnoe, copy: int, hero: int, weapons: int) -> int:
    return weapons + 1


# -- Jenny's Pitchfork -------------------------------------------------------------------------------------


@combat_bonus("jennys-pitchfork")
def jennys_pitchfork(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Re-roll any number of own Fight Dice. In Jenny's hands it never breaks."""
    choose_reroll(g, f.seat, "hero")


# -- Johnny's Jacket ---------------------------------------------------------------------------------------

JACKET = "johnnys-jacket"
on_the_field = in_own_fight(JACKET, lambda g, hero: is_called(g, hero, "johnny"))


@combat_bonus(JACKET, targets=on_the_field)
def johnnys_jacket(g: Lnoe, f: Frame, fight: Frame) -> None:
    """It takes a wound in place of its bearer. Johnny adds one to one of his Fight Dice."""
    raise_own_die(g, f.seat)


# -- Nail-Studded Bat --------------------------------------------------------------------------------------


@combat_bonus("nail-studded-bat")
def nail_studded_bat(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Two extra Fight Dice."""
    add_hero_dice(g, fight, 2)


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


# -- Riot Gear ---------------------------------------------------------------------------------------------


def about_to_be_wounded(g: Lnoe, by: int) -> bool:
    wound = g.top("wound")
    return wound is not None and wound.hero == by and not wound.prevented


def covered(g: Lnoe, seat: int, by: int) -> list[Target]:
    usable = about_to_be_wounded(g, by) and g.charges[g.item_of(by, "riot-gear")]
    return [on_hero(by)] if usable else []


@card("riot-gear", when=ABOUT_TO_WOUND, targets=covered)
def riot_gear(g: Lnoe, f: Frame) -> None:
    """Three Armor markers: each prevents a wound of its bearer."""
    wound = g.top("wound")
    assert wound is not None
    wound.prevented = f.what
    use_up(g, f.by, f.card)


# -- Sally's Pendant ---------------------------------------------------------------------------------------

PENDANT = "sallys-pendant"


def _charmed(g: Lnoe, by: int) -> bool:
    """In the own fight, when a wound that the Zombie deals is about to be taken."""
    fight, wound = g.top("fight"), g.top("wound")
    dealt = wound is not None and wound.source == "zombie"
    return dealt and about_to_be_wounded(g, by) and fight is not None and fight.hero == by


def _shield(g: Lnoe) -> None:
    """This wound, and every further one of the fight, is prevented."""
    wound = g.top("wound")
    assert wound is not None
    wound.prevented, wound.left = PENDANT, 0


def first_time(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(by)] if _charmed(g, by) and PENDANT not in g.notes else []


@card(PENDANT, when=ABOUT_TO_WOUND, targets=first_time, mode="once")
def sallys_pendant(g: Lnoe, f: Frame) -> None:
    """Once a game all wounds of a fight of its bearer are prevented; Sally may try it each turn, on 4+."""
    g.notes[PENDANT] = 1
    _shield(g)


def sallys_own(g: Lnoe, seat: int, by: int) -> list[Target]:
    usable = is_called(g, by, "sally") and _charmed(g, by) and not total(g, PENDANT, by)
    return [on_hero(by)] if usable else []


@card(PENDANT, when=ABOUT_TO_WOUND, targets=sallys_own, mode="try")
def hold_on_to_it(g: Lnoe, f: Frame) -> None:
    lasting(g, PENDANT, f.by, 1, "heroes")
    if g.roll("prevent", 1, f.by)[0] >= 4:
        _shield(g)


# -- Sheriff's Badge ---------------------------------------------------------------------------------------

BADGE = "sheriffs-badge"


@carried(BADGE, "rerolls-shot")
def sheriffs_badge(g: Lnoe, copy: int, hero: int, value: int) -> int:
    """Its bearer is Law Enforcement, and once a turn rolls again for a gun that has missed."""
    return value if total(g, BADGE, hero) else value + 1


@when_carried(BADGE, "rerolled-shot")
def steady_now(g: Lnoe, copy: int, hero: int) -> None:
    lasting(g, BADGE, hero, 1, "turn")
