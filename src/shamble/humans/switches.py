"""Options of the three games: named switches, each read in one place.  [rulings marked as options]"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from shamble.kernel.errors import BadConfig


@dataclass(frozen=True, slots=True)
class Switches:
    """How a table plays where the rulebooks leave it open; the defaults are our rulings."""

    closing_ends_turn: bool = False
    """Who closes the map for good loses the rest of the turn.  [R4]"""
    strict_away: bool = False
    """No step of a running human may lead closer to the zombie it runs from.  [R19]"""
    tokens_reroll_any: bool = False
    """A dice token re-rolls anybody's die.  [R14]"""
    cornered_at_once: bool = False
    """A human without a free square beside it is infected before the capture roll.  [R22]"""
    eaten_to_pool: bool = False
    """Eaten humans go back to the pool.  [R26]"""
    retail_capture_deck: bool = False
    """30 capture cards.  [R33]"""
    any_adjacent_street: bool = False
    """Zombies!!! buildings are entered from any street square beside them, not by doors.  [Z5.2, ZR6]"""
    helipad_by_most_kills: bool = False
    """The player with most kills places the Helipad.  [ZR3]"""
    helipad_at_bottom: bool = False
    """The Helipad is the last tile of the stack.  [Z2.2]"""
    helipad_retry: bool = True
    """A Helipad that fits nowhere is tried again after each later tile.  [ZR4]"""
    short_truce: bool = False
    """Alternate Food Source ends with the present turn.  [ZR16]"""


DEFAULTS: dict[str, Switches] = {
    "humans": Switches(),
    "zombies": Switches(closing_ends_turn=True),
    "humans-and-zombies": Switches(any_adjacent_street=True, helipad_at_bottom=True, helipad_retry=False),
}
"""What each game plays by if nothing else is said.  [Z4.6, Z5.2, X5, X11]"""

NAMES = tuple(field.name for field in fields(Switches))


def switches_for(game: str, chosen: Any = None) -> Switches:
    """The switches of a table: its game's, and what the players chose otherwise."""
    if chosen is None:
        return DEFAULTS[game]
    if not isinstance(chosen, dict):
        raise BadConfig("Switches are an object of names and values.")
    for name, value in chosen.items():
        if name not in NAMES:
            raise BadConfig(f"There is no switch {name!r}; there are {', '.join(NAMES)}.")
        if not isinstance(value, bool):
            raise BadConfig(f"The switch {name} is true or false, not {value!r}.")
    return replace(DEFAULTS[game], **chosen)


def changed(game: str, switches: Switches) -> dict[str, bool]:
    """The switches that are not as the game has them."""
    usual = DEFAULTS[game]
    return {name: getattr(switches, name) for name in NAMES if getattr(switches, name) != getattr(usual, name)}
