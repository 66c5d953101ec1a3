"""Escape in the Truck"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import discard_item, put_marker
from shamble.lnoe.scenario import Action, Scenario, carries
from shamble.lnoe.state import HEROES_WIN, ZOMBIES_WIN, Lnoe

escape = Scenario("escape-in-the-truck")


def truck_space(g: Lnoe) -> int:
    return next((marker.space for marker in g.markers if marker.kind == "truck"), -1)


@escape.on("set-up")
def park(g: Lnoe, who: int) -> None:
    """The truck stands in the centre space, unless a described position has put it elsewhere."""
    if truck_space(g) < 0:
        put_marker(g, "truck", g.board.center[0])
    g.notes.setdefault("filled", 0)


def may_fill_up(g: Lnoe, hero: int) -> list[Option]:
    """A Hero who starts the turn at the truck with Gasoline may spend the whole turn filling it up."""
    if g.notes.get("filled") or g.space_of[hero] != truck_space(g) or carries(g, hero, "gasoline") < 0:
        return []
    return [("fill-up", "gasoline")]


def fill_up(g: Lnoe, f: Frame) -> None:
    """Done once the Hero has survived the fights there."""
    copy = carries(g, f.hero, "gasoline")
    if copy >= 0 and g.space_of[f.hero] == truck_space(g):
        discard_item(g, f.hero, copy)
        g.notes["filled"] = 1
        g.emit("filled-up", who=f.hero)


escape.actions.append(Action("fill-up", may_fill_up, fill_up))


@escape.on("hero-turn-ends")
def drive_away(g: Lnoe, who: int) -> None:
    """Two Heroes at the filled truck at the end of a Hero turn, one of them with Keys."""
    aboard = [hero for hero in g.living_heroes() if g.space_of[hero] == truck_space(g)]
    keys = any(g.item_of(hero, "keys") >= 0 for hero in aboard)
    if g.notes.get("filled") and keys and len(aboard) >= escape.row["heroes_in_truck"]:
        g.end(HEROES_WIN, "truck-escaped", ("2.2",))


@escape.on("sundown")
def night_falls(g: Lnoe, who: int) -> None:
    g.end(ZOMBIES_WIN, "sundown", ("2.2", "6.1.1"))
