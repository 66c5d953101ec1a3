"""What the scenarios of Growing Hunger do besides their objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.growing_hunger.special_rules import evens_the_odds
from shamble.lnoe.content import MODEL
from shamble.lnoe.rules.hero_move import move_ability
from shamble.lnoe.rules.random_building import roll_random_building, standing_buildings
from shamble.lnoe.rules.spawn import in_control, put_on_board
from shamble.lnoe.rules.sun import move_sun_marker
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.scenario import agree_on, in_effect, red_are_taken, scenario
from shamble.lnoe.state import Lnoe

GRAVE_DEAD = "grave-dead"

# -- Burn It to the Ground ---------------------------------------------------------------------------------


@scenario("burn-it-to-the-ground").on("pools-filled")
def add_grave_dead(g: Lnoe, who: int) -> None:
    """As its box has it, the Zombies have Grave Dead where the Gas Station helps the Heroes.  [Ruling G18]"""
    free = not red_are_taken(GRAVE_DEAD, g.in_effect, g.scenario, g.profile)
    if g.profile.as_printed and evens_the_odds(g) and free and not in_effect(g, GRAVE_DEAD):
        agree_on(g, {**g.special, GRAVE_DEAD: 1})


# -- Plague Carriers ---------------------------------------------------------------------------------------

carriers = Rule("place-carriers")  # facts: seat, left (still to be placed); then building


@scenario("plague-carriers").on("pools-filled")
def call_carriers(g: Lnoe, who: int) -> None:
    g.call("place-carriers", seat=g.lead_zombie_seat(), left=MODEL["plague-carrier"].pool)


@carriers.step
def find_building(g: Lnoe, f: Frame) -> None:
    """Each in a random building of its own; on a board with too few of them, some share one."""
    if not f.left:
        f.finish()
        return
    f.building = -1
    taken = {g.board.plot[g.space_of[zombie]] for zombie in g.zombies}
    standing = standing_buildings(g)
    free = [building for building in standing if building not in taken and g.board.buildings[building].numbers]
    roll_random_building(g, free or standing, f.seat)


@carriers.step
def choose_space(g: Lnoe, f: Frame) -> None:
    """The Zombie player picks the space even where the Heroes chose the building.  [3.4.5]"""
    if f.building < 0:
        f.finish()
        return
    options = [("choose", "space", space) for space in g.board.buildings[f.building].spaces]
    g.ask(f.seat, "choose", options, facts=("space",))


@carriers.step
def put_carrier_down(g: Lnoe, f: Frame) -> None:
    number = MODEL["plague-carrier"].pool - f.left + 1
    put_on_board(g, g.add_model("plague-carrier", number, in_control(g)), g.answer[2])
    f.left -= 1
    f.to("find_building")


# -- Alone in the Dark -------------------------------------------------------------------------------------

ALONE = "alone-in-the-dark"
ENDLESS_NIGHT = "night-that-never-ends"


@scenario(ALONE).on("card-took-effect")
def the_night_grows_longer(g: Lnoe, card: int) -> None:
    """A Zombie on each pit besides, and the sun goes two spaces back."""
    if g.content.kind_of[card] == ENDLESS_NIGHT:
        seat = g.lead_zombie_seat()
        g.call("place-zombies", seat=seat, left=len(g.pits), optional=False, standard=True, counts=(), every=True)
        move_sun_marker(g, 2)


@move_ability("first-aid", lambda g, hero: g.scenario == ALONE and g.wounds[hero] > 0)
def bandage_herself(g: Lnoe, hero: int) -> None:
    """With nobody else to look after, she may heal one wound of her own on 4+ in place of moving."""
    if g.roll("first-aid", 1, hero)[0] >= 4:
        heal(g, hero, 1)
