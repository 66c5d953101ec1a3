"""Ranged Upgrades, in alphabetical order: what a Hero learns about shooting and throwing.  [3.9.6, 13.5]"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.rules.experience import is_boosted, learned
from shamble.lnoe.rules.ranged_options import attack_options, has_moved
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import OWN_MOVE
from shamble.lnoe.uses import NOTHING, Target, lying, total, when_happens

# -- Ammo Conservation -------------------------------------------------------------------------------------


@learned("ammo-conservation", "saves-guns-on")
def ammo_conservation(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """A gun that would be discarded or lose a marker is kept on 5+; boosted: on 4+."""
    return 5 - boosted


# -- Demolitions Expert ------------------------------------------------------------------------------------

EXPERT = "demolitions-expert"
SPARED_ONE = "spared-an-explosive"


@learned(EXPERT, "lights-explosives")
def demolitions_expert(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """Explosives need no Fire item, and one that the Hero throws hurts the Hero only on 6."""
    return value + 1


@learned(EXPERT, "own-blast-on")
def take_cover(g: Lnoe, hero: int, boosted: bool, needed: int) -> int:
    return max(6, needed)


@learned(EXPERT, "saves-explosives-on")
def spare_one(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """Boosted: once in the game an explosive is kept on 4+."""
    return 4 if boosted and not total(g, SPARED_ONE, hero) else value


@when_happens(EXPERT, "saves-explosives-on")
def note_it(g: Lnoe, row: InPlay, who: int) -> None:
    if row[2] == who:
        lasting(g, SPARED_ONE, who, 1, "game")


# -- Eagle Eye ---------------------------------------------------------------------------------------------


@learned("eagle-eye", "range")
def eagle_eye(g: Lnoe, hero: int, boosted: bool, reach: int) -> int:
    """One more space of range with every ranged weapon."""
    return reach + 1


@learned("eagle-eye", "keen-eyed")
def see_through(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """Boosted: the Hero sees through one forest space or the edge of a wall."""
    return value + boosted


# -- Point Blank -------------------------------------------------------------------------------------------


def at_arms_length(g: Lnoe, hero: int) -> bool:
    shot = g.top("ranged")
    return shot is not None and shot.hero == hero and shot.__dict__.get("space") == g.space_of[hero]


@learned("point-blank", "ranged-roll")
def point_blank(g: Lnoe, hero: int, boosted: bool, die: int) -> int:
    """One more to hit in the own space; boosted: a hit there kills."""
    return die + at_arms_length(g, hero)


@learned("point-blank", "hits-kill")
def kill_there(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    return value + (boosted and at_arms_length(g, hero))


# -- Quick Draw --------------------------------------------------------------------------------------------

QUICK = "quick-draw"
DRAWN = "quick-drawn"


def before_moving(g: Lnoe, seat: int, by: int) -> list[Target]:
    turn, move = g.top("activation"), g.top("move-action")
    if turn is None or move is None or turn.hero != by or move.rolled or total(g, DRAWN, by):
        return []
    return [NOTHING] if not turn.__dict__.get("attacked") and attack_options(g, by) else []


@lying(QUICK, when=OWN_MOVE, targets=before_moving, mode="shoot")
def quick_draw(g: Lnoe, f: Frame) -> None:
    """The ranged attack of the turn comes before the Move Action; boosted: one before it and one after."""
    lasting(g, DRAWN, f.by, 1, "turn")
    turn = g.top("activation")
    assert turn is not None
    turn.attacked = not is_boosted(g, f.by, QUICK)
    g.call("ranged", hero=f.by)


# -- Steady Aim --------------------------------------------------------------------------------------------


@learned("steady-aim", "ranged-roll")
def steady_aim(g: Lnoe, hero: int, boosted: bool, die: int) -> int:
    """One more to hit with guns for who has not moved this turn; boosted: always."""
    shot = g.top("ranged")
    with_gun = shot is not None and shot.hero == hero and "gun" in KIND[shot.kind].keywords
    return die + (with_gun and (boosted or not has_moved(g, hero)))


# -- Trick Shot --------------------------------------------------------------------------------------------

SHOWN = "trick-shot-shown"


@learned("trick-shot", "rerolls-any-shot")
def trick_shot(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """Once a turn the Hero may re-roll a die that missed; boosted: every one of them."""
    return value + (boosted or not total(g, SHOWN, hero))


@when_happens("trick-shot", "rerolled-any-shot")
def show_it(g: Lnoe, row: InPlay, who: int) -> None:
    if row[2] == who:
        lasting(g, SHOWN, who, 1, "turn")
