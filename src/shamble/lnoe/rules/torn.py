"""Items that take a wound in place of their bearer: it lies on the item and goes where the item goes.  [Appendix III]

The bearer has a Health box more; that a wound lies on the item is noted by the name of the copy.
"""

from __future__ import annotations

from shamble.lnoe.state import Lnoe

TORN = "wound-on-"


def is_torn(g: Lnoe, copy: int) -> bool:
    """Whether a wound lies on the item itself."""
    return TORN + g.content.names[copy] in g.notes


def tear(g: Lnoe, hero: int) -> None:
    """A wound of a Hero lies on an item that takes one, if there is room for it there."""
    for copy in g.items[hero]:
        if copy in g.content.padded and not is_torn(g, copy):
            g.notes[TORN + g.content.names[copy]] = 1
            return


def mend(g: Lnoe, hero: int) -> None:
    """Who has no wound left has none on an item either."""
    for copy in g.items[hero]:
        if not g.wounds[hero]:
            sew(g, copy)


def sew(g: Lnoe, copy: int) -> None:
    """No wound lies on the item any more: it was healed, or the card is discarded."""
    g.notes.pop(TORN + g.content.names[copy], None)
