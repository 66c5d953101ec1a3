"""Special Upgrades, in alphabetical order.  [3.9.6, 13.5]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import wound_to_prevent
from shamble.lnoe.rules.cards import copy_in, has_tried, kinds_in, lasting, tries
from shamble.lnoe.rules.experience import can_pay, is_boosted, learned, pay
from shamble.lnoe.rules.search import instead_of_searching, take_discarded
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import ABOUT_TO_WOUND, HERO_TURN_END, INSTEAD_OF_SEARCHING, MOVE_ACTION
from shamble.lnoe.uses import NOTHING, Target, lying, on_hero, total, when_happens

# -- First Aid ---------------------------------------------------------------------------------------------

FIRST_AID = "first-aid"
GIVEN = "learnt-first-aid-given"


def wounded_here(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes_in(g.space_of[by]) if g.wounds[hero]]


@lying(FIRST_AID, when=MOVE_ACTION, targets=wounded_here, mode="heal")
def first_aid(g: Lnoe, f: Frame) -> None:
    """In place of the Move Action a wound of the Hero or of one in the same space is healed."""
    heal(g, f.hero, 1)


def wounded_beside(g: Lnoe, seat: int, by: int) -> list[Target]:
    if total(g, GIVEN, by) or not is_boosted(g, by, FIRST_AID):
        return []
    return [target for target in wounded_here(g, seat, by) if target[0] != by]


@lying(FIRST_AID, when=HERO_TURN_END, targets=wounded_beside, mode="for-free")
def help_out(g: Lnoe, f: Frame) -> None:
    """Boosted: at the end of each Hero turn another Hero there heals a wound for nothing."""
    lasting(g, GIVEN, f.by, 1, "turn")
    heal(g, f.hero, 1)


# -- Handy -------------------------------------------------------------------------------------------------


@learned("handy", "builds-with")
def handy(g: Lnoe, hero: int, boosted: bool, needed: int) -> int:
    """The Hero builds and reinforces barricades with a movement of 3; boosted: two markers at once."""
    return min(3, needed)


@learned("handy", "reinforces")
def nail_two(g: Lnoe, hero: int, boosted: bool, markers: int) -> int:
    return max(2, markers) if boosted else markers


# -- Intuition ---------------------------------------------------------------------------------------------

INTUITION = "intuition"
LEARNT_INTUITION = "learnt-intuition"


def own_wound(g: Lnoe, seat: int, by: int) -> list[Target]:
    wound = g.top("wound")
    own = wound is not None and wound.hero == by and not has_tried(wound, LEARNT_INTUITION)
    return [NOTHING] if own and wound_to_prevent(g, seat, by) else []


@lying(INTUITION, when=ABOUT_TO_WOUND, targets=own_wound, mode="prevent")
def intuition(g: Lnoe, f: Frame) -> None:
    """A wound is ignored on a 6; boosted: on 5+. Once for each wound."""
    wound = g.top("wound")
    assert wound is not None
    tries(wound, LEARNT_INTUITION)
    if g.roll("prevent", 1, f.by)[0] >= 6 - is_boosted(g, f.by, INTUITION):
        wound.prevented = INTUITION


# -- Iron Resolve ------------------------------------------------------------------------------------------


@learned("iron-resolve", "survives-on")
def iron_resolve(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """When the Hero would be killed a 5+ saves the last Health box; boosted: a 4+."""
    return 5 - boosted


# -- Lock Pick: what it ignores is in its row ---------------------------------------------------------------


@when_happens("lock-pick", "hero-finished")
def hold_the_door(g: Lnoe, row: InPlay, who: int) -> None:
    """Boosted: those who act after the Hero this turn pass locked doors too."""
    if row[2] == who and is_boosted(g, who, "lock-pick"):
        lasting(g, "ignores-locked-door", -1, 1, "turn")


# -- Natural Leader ----------------------------------------------------------------------------------------

LEADER = "natural-leader"
LED_ONCE = "natural-leader-used"
AGAIN = 2
"""Experience Tokens for each further card."""

leading = Rule(LEADER)  # facts: hero


def card_to_call_for(g: Lnoe, seat: int, by: int) -> list[Target]:
    if not g.discard["hero"] or not instead_of_searching(g, by):
        return []
    free = not total(g, LED_ONCE, by)
    return [NOTHING] if free or (is_boosted(g, by, LEADER) and can_pay(g, by, AGAIN)) else []


@lying(LEADER, when=INSTEAD_OF_SEARCHING, targets=card_to_call_for, mode="fetch")
def natural_leader(g: Lnoe, f: Frame) -> None:
    """Once in the game, in place of a search, any discarded Hero card; boosted: again for 2 Experience each."""
    if total(g, LED_ONCE, f.by):
        pay(g, f.by, AGAIN)
    lasting(g, LED_ONCE, f.by, 1, "game")
    g.call(LEADER, hero=f.by)


@leading.step
def choose_card(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in kinds_in(g, g.discard["hero"])]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("card",))


@leading.step
def take_card(g: Lnoe, f: Frame) -> None:
    take_discarded(g, f.hero, copy_in(g, g.discard["hero"], g.answer[2]))


# -- Resourceful -------------------------------------------------------------------------------------------

RESOURCEFUL = "resourceful"
BEEN_RESOURCEFUL = "been-resourceful"


@learned(RESOURCEFUL, "cards-to-choose-from")
def resourceful(g: Lnoe, hero: int, boosted: bool, cards: int) -> int:
    """Once a turn the Hero draws a Hero card more and keeps one; boosted: every time."""
    return cards + (boosted or not total(g, BEEN_RESOURCEFUL, hero))


@when_happens(RESOURCEFUL, "drew-several")
def note_draw(g: Lnoe, row: InPlay, who: int) -> None:
    if row[2] == who:
        lasting(g, BEEN_RESOURCEFUL, who, 1, "turn")


# -- Track Star --------------------------------------------------------------------------------------------


@learned("track-star", "movement-bonus")
def track_star(g: Lnoe, hero: int, boosted: bool, spaces: int) -> int:
    """One more space for a move that begins outdoors; boosted: for every move."""
    return spaces + (boosted or g.board.building[g.space_of[hero]] < 0)
