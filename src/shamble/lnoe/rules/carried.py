"""Markers that Heroes carry: taken along in passing, handed on, put down, dropped by the dead.  [3.15.4.1]

They are outside the carrying limit but for those that count as items.
"""

from __future__ import annotations

from shamble.kernel.game import Option
from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.cards import put_marker, take_marker
from shamble.lnoe.scenario import scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker


def carry(g: Lnoe, hero: int, kind: str) -> None:
    """A Hero has such a marker now."""
    g.add_tokens(hero, kind)
    g.emit("took-marker", who=hero, kind=kind)


def take_along(g: Lnoe, hero: int) -> None:
    """Who enters a space takes what lies there and can be carried, but for what the Heroes want to have there."""
    for kind in g.laid:
        if _is_taken(kind, "passing"):
            _take_all(g, hero)
            return


def _take_all(g: Lnoe, hero: int) -> None:
    space = g.space_of[hero]
    here = [one for one in g.markers if one.space == space and _is_taken(one.kind, "passing")]
    kept = wanted_here(g, hero)
    for marker in [one for one in here if one.kind not in kept]:
        take_marker(g, marker)
        carry(g, hero, marker.kind)


def _is_taken(kind: str, when: str) -> bool:
    return MARKER[kind].carried and MARKER[kind].taken in (when, "both")


def drop(g: Lnoe, hero: int) -> None:
    """What a Hero carried stays in the space."""
    for kind, count in carried_by(g, hero).items():
        g.add_tokens(hero, kind, -count)
        for _ in range(count):
            put_marker(g, kind, g.space_of[hero])


def carried_by(g: Lnoe, hero: int) -> dict[str, int]:
    """The markers that a Hero carries, by kind; in the same order however they were found, as a save has them."""
    tokens = sorted(g.tokens_on(hero).items())
    return {kind: count for kind, count in tokens if kind in MARKER and MARKER[kind].carried}


def items_carried(g: Lnoe, hero: int) -> int:
    """How many of them count as items."""
    return sum(count for kind, count in carried_by(g, hero).items() if MARKER[kind].item)


def hand_on_options(g: Lnoe, hero: int, other: int, handed: tuple[Option, ...]) -> list[Option]:
    """Markers that two Heroes may hand on when they exchange items: all of a kind at once, each way once.

    Of what a Hero can carry only some of, one after the other.
    """
    options: list[Option] = [("give-marker", kind, other) for kind in carried_by(g, hero) if room_for(g, other, kind)]
    options += [("take-marker", kind, other) for kind in carried_by(g, other) if room_for(g, hero, kind)]
    return [option for option in options if handed.count(option) < (MARKER[option[1]].most or 1)]


def room_for(g: Lnoe, hero: int, kind: str) -> bool:
    """Whether a Hero can carry one more of these."""
    return not MARKER[kind].most or g.tokens.get((hero, kind), 0) < MARKER[kind].most


def hand_on(g: Lnoe, hero: int, option: Option) -> None:
    type, kind, other = option
    giver, taker = (hero, other) if type == "give-marker" else (other, hero)
    count = 1 if MARKER[kind].most else g.tokens[giver, kind]
    g.add_tokens(giver, kind, -count)
    g.add_tokens(taker, kind, count)
    if MARKER[kind].bearer_health:
        # The wound on it goes along: nobody dies of handing it on, and nobody is healed by it.  [Ruling W13]
        along = max(0, g.wounds[giver] - (g.health(giver) - 1))
        g.wounds[giver] -= along
        g.wounds[taker] += along
    g.emit("gave-marker", who=giver, to_hero=taker, kind=kind)


# -- in the Exchange step ----------------------------------------------------------------------------------


def fetch_options(g: Lnoe, hero: int, handed: tuple[Option, ...]) -> list[Option]:
    """What lies here and can be taken up, and what the Hero may lay down.  [3.15.4.1]

    One a turn off a building; what was left in a space is free.
    """
    kinds = _kinds_here(g, g.space_of[hero])
    return _fetched(g, hero, kinds, handed) if kinds or g.tokens else []


def _kinds_here(g: Lnoe, space: int) -> list[str]:
    """The kinds of markers that can be taken where a Hero stands."""
    taken = [kind for kind in g.laid if _is_taken(kind, "exchange") or may_be_put_down(g, kind)]
    if not taken:
        return []
    return list(dict.fromkeys(one.kind for one in g.markers if one.kind in taken and _lies_at(g, one, space)))


def may_be_put_down(g: Lnoe, kind: str) -> bool:
    """Whether Heroes may lay such a marker down where they like.  [3.15.4.1]"""
    return MARKER[kind].carried and kind not in scenario_of(g).row.never_put_down


def _fetched(g: Lnoe, hero: int, kinds: list[str], handed: tuple[Option, ...]) -> list[Option]:
    """Of these kinds those that are not stored here for good and that there is room for, and what may be laid down."""
    space = g.space_of[hero]
    stored = _brought_here(g, space)
    options: list[Option] = [
        ("pick-up-marker", kind) for kind in kinds if kind not in stored and room_for(g, hero, kind)
    ]
    options = [one for one in options if one not in handed or any(_left_here(row, one[1], space) for row in g.markers)]
    options = [one for one in options if ("put-down-marker", one[1]) not in handed]
    down = [kind for kind in carried_by(g, hero) if may_be_put_down(g, kind) and not _lives_by_it(g, hero, kind)]
    return options + [("put-down-marker", kind) for kind in down if ("pick-up-marker", kind) not in handed]


def _lives_by_it(g: Lnoe, hero: int, kind: str) -> bool:
    """Whether the last Health box that is left is the one that the marker gives."""
    return g.health(hero) - g.wounds[hero] <= MARKER[kind].bearer_health


def wanted_here(g: Lnoe, hero: int) -> set[str]:
    """The markers that the Heroes win by having them where this one stands."""
    scenario, space = scenario_of(g), g.space_of[hero]
    tools = {goal.tool for goal in scenario.turns_spent if goal.tool and space in goal.where(g)}
    return _brought_here(g, space) | tools


def _brought_here(g: Lnoe, space: int) -> set[str]:
    return {goal.marker for goal in scenario_of(g).brings if space in goal.where(g)}


def _lies_at(g: Lnoe, marker: Marker, space: int) -> bool:
    return marker.space == space or (marker.building >= 0 and marker.building == g.board.plot[space])


def _left_here(marker: Marker, kind: str, space: int) -> bool:
    return marker.kind == kind and marker.space == space


def fetch(g: Lnoe, hero: int, option: Option) -> None:
    """Take one marker, first of those that lie in the space itself; or lay down all that the Hero has."""
    type, kind = option
    space = g.space_of[hero]
    if type == "pick-up-marker":
        here = [row for row in g.markers if row.kind == kind and _lies_at(g, row, space)]
        take_marker(g, max(here, key=lambda row: row.space))
        carry(g, hero, kind)
        tell(g, "marker")
        return
    count = g.tokens[hero, kind]
    g.add_tokens(hero, kind, -count)
    for _ in range(count):
        if MARKER[kind].on == "building" and kind in _brought_here(g, space):
            put_marker(g, kind, building=g.board.building[space])
        else:
            put_marker(g, kind, space)


FETCHING = ("pick-up-marker", "put-down-marker")
