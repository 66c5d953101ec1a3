"""The ooze, and what It Fell from the Sky does besides its objectives.  [8.3.2, Appendix II]"""

from __future__ import annotations

from shamble.lnoe.boxes.growing_hunger.special_rules import gather_grave_dead
from shamble.lnoe.content import MODEL
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.rules.end_of_move import marker_use
from shamble.lnoe.rules.ranged_options import can_light, light
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe

FIRE = "fire"


def has_fire(g: Lnoe, hero: int) -> bool:
    return can_light(g, hero, FIRE)


@marker_use("green-ooze", has_fire)
def burn_ooze(g: Lnoe, hero: int) -> None:
    """Who ends a move there with a Fire item may burn one, once in a turn.  [8.3.2, 14.4.3.7]"""
    light(g, hero, FIRE)


# -- the meteorite -----------------------------------------------------------------------------------------

METEORITE = "meteorite"
HARMS_NEAR, HARMS_THERE = 1, 2
"""A die this low or lower is a wound for a Hero next to it, or in its space."""

sky = scenario("it-fell-from-the-sky")


@sky.on("pools-filled")
def first_victims(g: Lnoe, who: int) -> None:
    """The Grave Dead of this game are radioactive, whatever the dice would say."""
    gather_grave_dead(g, MODEL["radioactive"])


@sky.on("set-up")
def gas_is_hit_too(g: Lnoe, who: int) -> None:
    """Gas counts as a Zombie for what hits a whole space; a described position may have said so already."""
    if not any(effect[0] == "gas-is-hit" for effect in g.effects):
        lasting(g, "gas-is-hit", -1, 1, "game")


@sky.on("hero-begins")
def radiate(g: Lnoe, hero: int) -> None:
    """Who begins a turn at the meteorite may suffer for it."""
    far = min((g.board.distance[space][g.space_of[hero]] for space in spaces_of(g, METEORITE)), default=2)
    harms = (HARMS_THERE, HARMS_NEAR, 0)[min(far, 2)]
    if harms and g.roll("radiation", 1, hero)[0] <= harms:
        wound_hero(g, hero, METEORITE, "radiation")
