"""What the scenario of Hero Pack One does besides its objectives.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.content import MARKER, HeroSheet
from shamble.lnoe.rules.cards import lasting, put_marker, take_marker
from shamble.lnoe.rules.carried import carry
from shamble.lnoe.rules.hero_move import place_hero
from shamble.lnoe.rules.new_hero import draw_scenario_cards, enlist, take_starting_cards, unused_sheets
from shamble.lnoe.rules.scenario_acts import marker_here
from shamble.lnoe.rules.spawn import in_control
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.rules.wound import rise_as
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP, Marker
from shamble.lnoe.uses import while_it_lasts

hunt = scenario("hunt-for-survivors")

# -- the keys ----------------------------------------------------------------------------------------------

keys = Rule("hand-out-keys")


@hunt.on("heroes-placed")
def call_for_keys(g: Lnoe, who: int) -> None:
    g.call("hand-out-keys")


@keys.step
def choose_driver(g: Lnoe, f: Frame) -> None:
    """All start at the truck, and one of them has its keys."""
    g.ask(g.lead_hero_seat(), "choose", [("choose", "hero", hero) for hero in g.heroes], facts=("driver",))


@keys.step
def hand_over(g: Lnoe, f: Frame) -> None:
    carry(g, g.answer[2], "truck-keys")


# -- survivors ---------------------------------------------------------------------------------------------

NEW_HERO_FROM = 4

found = Rule("look-for-survivor")  # facts: hero, value (of the counter)


@hunt.on("set-up")
def company(g: Lnoe, who: int) -> None:
    """Who has survivors along rolls one more Fight Die; a described position may have said so already."""
    if not any(effect[0] == "with-survivors" for effect in g.effects):
        lasting(g, "with-survivors", -1, 1, "game")


@while_it_lasts("with-survivors", "fight-dice")
def for_their_sake(g: Lnoe, target: int, hero: int, dice: int) -> int:
    return dice + 1 if (hero, "survivor") in g.tokens else dice


@hunt.on("found")
def turn_counter(g: Lnoe, hero: int) -> None:
    g.call("look-for-survivor", hero=hero, value=marker_here(g, hero, "number-counter").value)


@found.step
def roll_for_it(g: Lnoe, f: Frame) -> None:
    """Lower than the counter: a survivor. Higher: nothing. The same: a Hero, and a further die."""
    die = g.roll("counter", 1, f.hero)[0]
    g.tell_of_roll(than=f.value)
    if die < f.value:
        carry(g, f.hero, "survivor")
    if die != f.value or not unused_sheets(g):
        f.finish()


@found.step
def roll_for_hero(g: Lnoe, f: Frame) -> None:
    """On 1-3 it is a Zombie Hero, on 4-6 a new Hero."""
    if g.roll("stranger", 1, f.hero)[0] < NEW_HERO_FROM:
        f.finish()
        rise_as(g, _anybody(g), g.space_of[f.hero], in_control(g))
        return
    f.found = enlist(g, _anybody(g), g.owner[f.hero])
    g.emit("hero-joins", who=f.found, seat=g.owner[f.hero])


def _anybody(g: Lnoe) -> HeroSheet:
    unused = unused_sheets(g)
    return unused[g.pick(SETUP, len(unused))]


@found.step
def join(g: Lnoe, f: Frame) -> None:
    """With everything a Hero starts with, and still to be activated this turn.  [13.11, 13.11.3]"""
    place_hero(g, f.found, g.space_of[f.hero])
    g.emit("placed", who=f.found, to=g.space_of[f.hero])
    refresh(g, g.owner[f.found])
    take_starting_cards(g, f.found)
    draw_scenario_cards(g, f.found)


# -- what lies in a building that is Taken Over ------------------------------------------------------------

carried_out = Rule("carry-out")  # then kind, space (of the next marker)


@hunt.on("marker")
def look_into_buildings(g: Lnoe, who: int) -> None:
    """What Heroes dropped there is moved out by the Zombies."""
    if g.top("carry-out") is None and out_of_reach(g):
        g.call("carry-out")


def out_of_reach(g: Lnoe) -> list[Marker]:
    """What Heroes could carry, in buildings that they may not enter."""
    return [one for one in g.markers if one.space >= 0 and MARKER[one.kind].carried and is_taken_over(g, one.space)]


def is_taken_over(g: Lnoe, space: int) -> bool:
    building = g.board.plot[space]
    return building >= 0 and g.flagged("bars-heroes", building)


@carried_out.step
def choose_place(g: Lnoe, f: Frame) -> None:
    """Each to any of the nearest spaces that is in no such building, another one included."""
    lying = out_of_reach(g)
    if not lying:
        f.finish()
        return
    f.kind, f.space = lying[0].kind, lying[0].space
    away = g.board.distance[f.space]
    outside = [space for space in range(len(g.board.names)) if not is_taken_over(g, space) and may_stand(g, space)]
    nearest = min(away[space] for space in outside)
    options = [("choose", "space", space) for space in outside if away[space] == nearest]
    g.ask(g.lead_zombie_seat(), "choose", options, facts=("space",))


@carried_out.step
def move_it(g: Lnoe, f: Frame) -> None:
    f.to("choose_place")
    marker = next((one for one in g.markers if one.kind == f.kind and one.space == f.space), None)
    if marker is not None:
        take_marker(g, marker)
        put_marker(g, f.kind, g.answer[2])
