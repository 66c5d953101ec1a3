"""Markers on items: each of them is a use, or a wound that the item has taken for its bearer.  [3.15.5, 9.4]

An item that has just been found has all its markers, so only what is gone is noted, by the name of the copy.
"""

from __future__ import annotations

from shamble.lnoe.state import Lnoe

GONE, TORN = "markers-gone-", "wound-on-"


def markers_on(g: Lnoe, copy: int) -> int:
    """How many uses an item has left."""
    return g.content.kinds[copy].row.markers - g.notes.get(GONE + g.content.names[copy], 0)


def take_marker_off(g: Lnoe, copy: int) -> int:
    """One use is gone; how many are left."""
    name = GONE + g.content.names[copy]
    g.notes[name] = g.notes.get(name, 0) + 1
    return markers_on(g, copy)


def is_used_up(g: Lnoe, copy: int) -> bool:
    """Whether no marker is left on an item that has some to begin with; what is combined may outlast them."""
    return bool(g.content.kinds[copy].row.markers) and markers_on(g, copy) <= 0


def is_torn(g: Lnoe, copy: int) -> bool:
    """Whether a wound lies on the item itself."""
    return TORN + g.content.names[copy] in g.notes


def tear(g: Lnoe, hero: int) -> None:
    """A wound of a Hero lies on an item that takes one, if there is room for it there."""
    for copy in g.items[hero]:
        if g.content.kinds[copy].row.health and not is_torn(g, copy):
            g.notes[TORN + g.content.names[copy]] = 1
            return


def mend(g: Lnoe, hero: int) -> None:
    """Who has no wound left has none on an item either."""
    for copy in g.items[hero]:
        if not g.wounds[hero]:
            g.notes.pop(TORN + g.content.names[copy], None)


def forget_markers(g: Lnoe, copy: int) -> None:
    """A card that is discarded comes back, if it does, as it was printed."""
    for what in (GONE, TORN):
        g.notes.pop(what + g.content.names[copy], None)


def markers_by_item(g: Lnoe, hero: int) -> dict[str, int]:
    """The items of a Hero that have uses to count -> how many are left."""
    kinds = g.content.kinds
    return {kinds[copy].id: markers_on(g, copy) for copy in g.items[hero] if kinds[copy].row.markers}
