"""Markers that a Hero may use where a move ends.  [6.4.1.2]"""

from __future__ import annotations

from collections.abc import Callable

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import plays
from shamble.lnoe.content import MARKER, register
from shamble.lnoe.rules import scenario_acts
from shamble.lnoe.rules.cards import take_marker
from shamble.lnoe.rules.deck_apart import is_searched_out
from shamble.lnoe.rules.hero_move import MOVE_ABILITIES
from shamble.lnoe.rules.search import (
    PICK_UP_TYPES,
    may_look_through_woods,
    may_search_at_all,
    other_finds,
    start_search,
    use_pick_up,
)
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker
from shamble.lnoe.timing import FREE_SEARCH

DONE: Option = ("done",)

Usable = Callable[[Lnoe, int], bool]
Effect = Callable[[Lnoe, int], None]

MARKER_USES: dict[str, tuple[Usable, Effect]] = register({})
"""Kind of marker -> when a Hero may use it, and what happens."""


def marker_use(kind: str, usable: Usable) -> Callable[[Effect], Effect]:
    """Declare what a Hero may do with a marker where a move ended: usable(g, hero), effect(g, hero)."""

    def declare(effect: Effect) -> Effect:
        MARKER_USES[kind] = (usable, effect)
        return effect

    return declare


def use_markers_here(g: Lnoe, hero: int) -> None:
    """Offer the markers on the building, in the room or in the space where the Hero stands, one of each kind."""
    for kind in MARKER_USES:
        if kind in g.laid and usable_here(g, hero, kind) is not None:
            g.call("use-marker", hero=hero, kind=kind)


def usable_here(g: Lnoe, hero: int, kind: str) -> Marker | None:
    """The marker of this kind that a Hero may use where the Hero stands, if there is one."""
    space = g.space_of[hero]
    if space < 0 or not MARKER_USES[kind][0](g, hero):
        return None
    return next((marker for marker in g.markers if marker.kind == kind and _lies_here(g, marker, space)), None)


def _lies_here(g: Lnoe, marker: Marker, space: int) -> bool:
    """On the building, or somewhere in the same room."""
    if marker.building >= 0:
        return marker.building == g.board.plot[space]
    if marker.space == space:
        return True
    return MARKER[marker.kind].in_rooms and any({marker.space, space} <= room for room in g.board.areas.values())


using = Rule("use-marker")  # facts: hero, kind


@using.step
def offer_marker(g: Lnoe, f: Frame) -> None:
    """Unless what came of another one here has changed that."""
    if usable_here(g, f.hero, f.kind) is None:
        f.finish()
        return
    options: list[Option] = [("choose", "use", "no"), ("choose", "use", "yes")]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("use-marker", f.kind))


@using.step
def use_it(g: Lnoe, f: Frame) -> None:
    if g.answer[2] == "yes":
        marker = usable_here(g, f.hero, f.kind)
        assert marker is not None, f"there is no {f.kind} here"
        take_marker(g, marker)
        MARKER_USES[f.kind][1](g, f.hero)


# -- searching for free ------------------------------------------------------------------------------------

free_search = Rule("free-search")  # facts: hero, optional (or not given: something must be done)


def can_search_for_free(g: Lnoe, hero: int) -> bool:
    """A marker lets a Hero search even where one could not otherwise, unless something forbids it.

    One that lies in a forest is turned and searched there too, and a deck of its own must have a card left.
    [16.6.11.2, 16.3.4]
    """
    if is_searched_out(g, g.board.building[g.space_of[hero]]):
        return False
    return may_search_at_all(g, hero) or may_look_through_woods(g, hero)


@free_search.step
def offer_search(g: Lnoe, f: Frame) -> None:
    """A card, the Pick Up of the building, or what takes the place of a search: an ability, or what lies hidden here.

    [16.3.9.1, 16.6.8.1, 16.6.10.2]
    """
    seat = g.owner[f.hero]
    options: list[Option] = [("search",), *other_finds(g, f.hero)]
    for name in g.sheet[f.hero].abilities:
        if name in MOVE_ABILITIES and MOVE_ABILITIES[name].searching and MOVE_ABILITIES[name].usable(g, f.hero):
            options.append(("ability", name, f.hero, -1, -1, -1, -1, -1, ""))
    options += [use for use in plays(g, seat, FREE_SEARCH) if use[2] == f.hero]
    options += scenario_acts.finds_here(g, f.hero, scenario_of(g))
    if f.__dict__.get("optional"):
        options.insert(0, DONE)
    g.ask(seat, "choose", options, f.hero, ("free-search",), FREE_SEARCH)


@free_search.step
def search_for_free(g: Lnoe, f: Frame) -> None:
    type, *what = g.answer
    if type == "done":
        return
    if type == "search":
        start_search(g, f.hero, g.answer)
    elif type in PICK_UP_TYPES:
        use_pick_up(g, f.hero, g.answer)
    elif type == "find":
        scenario_acts.find(g, f.hero, what[0])
    elif type == "ability":
        g.emit("used-ability", who=f.hero, ability=what[0])
        MOVE_ABILITIES[what[0]].effect(g, f.hero)
    else:
        g.call("play", seat=g.owner[f.hero], option=g.answer)
