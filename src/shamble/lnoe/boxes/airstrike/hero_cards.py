"""The Hero deck of Airstrike, in alphabetical order."""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.goal_markers import Cover
from shamble.lnoe.rules.cards import lasting, leave_play, put_marker, spend, take_marker
from shamble.lnoe.rules.wound import BLASTS, COVER
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, HERO_TURN, MOVE_ACTION
from shamble.lnoe.uses import Target, at_space, card, on_building, on_hero

FLARE = "emergency-flare"
DARK = "lights-out"

# -- Emergency Flare: a shot is printed facts ---------------------------------------------------------------


def where_pilots_look(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A space where the scenario wants a flare and none burns."""
    wanted = [goal for goal in scenario_of(g).singles("heroes") if isinstance(goal, Cover) and goal.using == FLARE]
    return [at_space(g.space_of[by])] if any(g.space_of[by] in goal.where(g) for goal in wanted) else []


@card(FLARE, when=MOVE_ACTION, targets=where_pilots_look, mode="signal")
def emergency_flare(g: Lnoe, f: Frame) -> None:
    """In place of a move: a flare in the own space, for pilots; or it takes Lights Out off a building; or is shot."""
    spend(g, f)
    put_marker(g, "flare", f.space)


def in_the_dark(g: Lnoe, seat: int, by: int) -> list[Target]:
    building = g.board.building[g.space_of[by]]
    return [on_building(building)] if building >= 0 and g.building_marked(building, DARK) else []


@card(FLARE, when=HERO_TURN, targets=in_the_dark, mode="light")
def light_it_up(g: Lnoe, f: Frame) -> None:
    spend(g, f)
    for marker in [one for one in g.markers if one.kind == DARK and one.building == f.building]:
        if marker.copy >= 0:
            leave_play(g, marker.copy)
        else:
            take_marker(g, marker)


# -- the rest of the deck ----------------------------------------------------------------------------------


def who_may_duck(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Any Hero; or the one who is about to be wounded by what the card helps against."""
    wound = g.top("wound")
    if wound is None:
        return [on_hero(hero) for hero in g.living_heroes()]
    coming = wound.source in BLASTS and not wound.prevented and g.space_of[wound.hero] >= 0
    return [on_hero(wound.hero)] if coming else []


@card("take-cover", when=ANY_TIME | ABOUT_TO_WOUND, targets=who_may_duck)
def take_cover(g: Lnoe, f: Frame) -> None:
    """Until the turn ends airstrikes, explosives and fires do not wound a Hero."""
    lasting(g, COVER, f.hero, 1, "turn", f.card)
    wound = g.top("wound")
    if wound is not None and wound.hero == f.hero and wound.source in BLASTS:
        wound.prevented, wound.left = f.what, 0
