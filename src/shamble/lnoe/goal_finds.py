"""Words of goals about what the Heroes find out and keep to themselves."""

from __future__ import annotations

from typing import ClassVar, Literal

from shamble.lnoe.goal_words import KEYWORD, fits
from shamble.lnoe.goals import Goal, Progress, word
from shamble.lnoe.state import Lnoe

READ, FIRST, SECOND = "records-read", "first-record", "second-record"
"""The notes that count the Records found, and say which letters the first and the second of them had: 1 is A."""
RECORDS = f"{KEYWORD}records"
LETTERS = ("A", "B", "C")


@word("read")
class Read(Goal, frozen=True):
    """So many cards with a letter were found, the first of them with this one; with another it never is."""

    read: int
    first: Literal["A", "B", "C"]

    def progress(self, g: Lnoe) -> Progress:
        return (g.notes.get(READ, 0) if self.possible(g) else 0), self.read

    def wants(self) -> tuple[str, ...]:
        return (RECORDS,)

    def possible(self, g: Lnoe) -> bool:
        return g.notes.get(FIRST, 0) in (0, LETTERS.index(self.first) + 1)

    def moments(self) -> tuple[str, ...]:
        return ("item-gained",)


@word("drawn")
class Drawn(Goal, frozen=True):
    """This is the mission that was drawn; with another it never is."""

    drawn: str
    PREMISE: ClassVar[bool] = True

    @property
    def count(self) -> int:
        return 1

    def progress(self, g: Lnoe) -> Progress:
        return g.notes.get(MISSION + self.drawn, 0), 1

    def possible(self, g: Lnoe) -> bool:
        return not any(note.startswith(MISSION) for note in g.notes) or MISSION + self.drawn in g.notes

    def moments(self) -> tuple[str, ...]:
        return ()


MISSION = "mission-"
"""How the note begins that says which mission was drawn."""


def draw_mission(g: Lnoe, missions: dict[str, tuple[int, ...]]) -> None:
    """A die says which of these the Heroes have; a described position may have said it."""
    if not any(MISSION + name in g.notes for name in missions):
        die = g.roll("mission", 1, g.seats[g.lead_hero_seat()])[0]
        name = next(name for name, faces in missions.items() if die in faces)
        g.notes[MISSION + name] = 1
        g.emit("mission", mission=name)


@word("keep")
class Keep(Goal, frozen=True):
    """The Heroes hold so many such events in their hands, unplayed."""

    keep: int
    cards: str
    SECRET: ClassVar[bool] = True

    def progress(self, g: Lnoe) -> Progress:
        hands = [g.hands[seat] for seat in g.seats_of("heroes")]
        return sum(fits(g.content.kinds[copy], self.cards) for hand in hands for copy in hand), self.keep

    def wants(self) -> tuple[str, ...]:
        return (self.cards,)

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends",)


def note_record(g: Lnoe, kind: str, letter: str) -> bool:
    """Count a card with a letter that was not found before; whether it was the second one."""
    if f"read-{kind}" in g.notes:
        return False
    g.notes[f"read-{kind}"] = 1
    count = g.notes[READ] = g.notes.get(READ, 0) + 1
    if count <= 2:
        g.notes[FIRST if count == 1 else SECOND] = LETTERS.index(letter) + 1
    return count == 2
