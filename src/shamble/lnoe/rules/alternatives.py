"""The die that says which use of a card holds for Zombies that nobody plays.  [17.5.4.1]"""

from __future__ import annotations

from shamble.lnoe.state import Lnoe


def alternative_note(kind: str) -> str:
    """How the notes of the game call the die for a card of two alternatives."""
    return f"alternative-{kind}"


def roll_alternative(g: Lnoe, seat: int, copy: int) -> None:
    """A card with two alternatives: on 1 to 3 the upper one holds, on 4 to 6 the lower one.  [17.5.4.1]"""
    kind = g.content.kinds[copy]
    if "alternatives" in kind.row.solo:
        g.notes[alternative_note(kind.id)] = g.roll("alternative", 1, g.seats[seat])[0]


def forget_alternative(g: Lnoe, copy: int) -> None:
    """The card is gone; the next time it is rolled for anew.  [Ruling S5]"""
    g.notes.pop(alternative_note(g.content.kind_of[copy]), None)
