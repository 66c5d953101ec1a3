"""Goals: what a scenario can ask for, and how several of them make one.

Each word is a small class (`goal_words.py`): its fields are what a box may write, its methods are what everybody asks.
`progress` is how far it has come and how far it must come, `where` the spaces it is about, `wants` the cards that the
Heroes must find for it, `moments` when it may have come true. Goals look at the table and change nothing but the notes
they count in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from shamble.lnoe.places import spaces_of
from shamble.lnoe.rows import Row
from shamble.lnoe.state import Lnoe

Progress = tuple[int, int]
"""How much is done, and how much is needed."""


class Goal(Row, frozen=True):
    """What must be so for a side to have won."""

    ONLY_THEN: ClassVar[bool] = False
    """Whether it counts only in its own moment, as what is true at the end of a turn."""
    SECRET: ClassVar[bool] = False
    """Whether only its own side knows how far it has come."""
    PREMISE: ClassVar[bool] = False
    """Whether nobody works at it: it says only in which games the rest of an objective holds."""

    @property
    def word(self) -> str:
        return WORD_OF[type(self)]

    @property
    def count(self) -> int:
        """The number behind the word."""
        return int(getattr(self, self.word))

    def progress(self, g: Lnoe) -> Progress:
        raise NotImplementedError

    def met(self, g: Lnoe) -> bool:
        done, needed = self.progress(g)
        return done >= needed

    def where(self, g: Lnoe) -> tuple[int, ...]:
        """The spaces it is about."""
        place = getattr(self, "at", "")
        return spaces_of(g, place) if place else ()

    def wants(self) -> tuple[str, ...]:
        """The cards that the Heroes must find for it."""
        return ()

    def moments(self) -> tuple[str, ...]:
        """When it may have come true."""
        raise NotImplementedError

    def markers(self) -> tuple[str, ...]:
        """The kinds of markers that are counted for it; nothing where any may change it."""
        marker = getattr(self, "marker", "")
        return (marker,) if marker else ()

    def rules(self) -> tuple[str, ...]:
        """The rules behind it, besides that of winning."""
        return ()

    def parts(self) -> tuple[Goal, ...]:
        """What it is made of; nothing for a single word."""
        return ()

    def singles(self) -> tuple[Goal, ...]:
        """Every single word in it."""
        return tuple(single for part in self.parts() for single in part.singles()) or (self,)

    def possible(self, g: Lnoe) -> bool:
        """Whether it can still come true by the way the game has gone; a scenario may choose between goals."""
        return all(part.possible(g) for part in self.parts())

    def ahead(self, g: Lnoe) -> tuple[Goal, ...]:
        """The single words that can be worked at now."""
        return () if self.met(g) else (self,)

    # -- words that count what happens

    def noticed(self) -> tuple[str, ...]:
        """The moments in which it counts."""
        return ()

    def noted(self) -> str:
        """The note it counts in; words with the same note count together."""
        return ""

    def notice(self, g: Lnoe, who: int) -> None:
        """Count what happened to somebody."""

    def counted(self, g: Lnoe) -> int:
        return g.notes.get(self.noted(), 0)

    def add(self, g: Lnoe) -> None:
        g.notes[self.noted()] = self.counted(g) + 1


Meaning = TypeVar("Meaning", bound=Goal)
WORDS: dict[str, type[Goal]] = {}
"""All the words there are."""
WORD_OF: dict[type[Goal], str] = {}
JOINING = ("all", "then", "any")
"""The words that make one goal of several."""


def word(name: str) -> Callable[[type[Meaning]], type[Meaning]]:
    """Declare a word: the class is what it means, and has a field of the same name."""

    def declare(meaning: type[Meaning]) -> type[Meaning]:
        WORDS[name] = meaning
        WORD_OF[meaning] = name
        return meaning

    return declare


# -- several together --------------------------------------------------------------------------------------


class Joined(Goal, frozen=True):
    """Several goals as one."""

    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule for part in self.parts() for rule in part.rules()))

    def where(self, g: Lnoe) -> tuple[int, ...]:
        return tuple(dict.fromkeys(space for single in self.ahead(g) for space in single.where(g)))

    def wants(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(cards for part in self.parts() for cards in part.wants()))

    def moments(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(moment for part in self.parts() for moment in part.moments()))

    def ahead(self, g: Lnoe) -> tuple[Goal, ...]:
        return tuple(single for part in self.parts() for single in part.ahead(g))


@word("all")
class All(Joined, frozen=True):
    """All of it at once."""

    all: tuple[Any, ...]

    def parts(self) -> tuple[Goal, ...]:
        return self.all

    def progress(self, g: Lnoe) -> Progress:
        return sum(part.met(g) for part in self.all), len(self.all)

    def met(self, g: Lnoe) -> bool:
        """As soon as a part is missed there is no need to look at the others."""
        return all(part.met(g) for part in self.parts())

    def moments(self) -> tuple[str, ...]:
        """Where a part counts only in its moment, so does the whole."""
        bound = [part for part in self.parts() if part.ONLY_THEN]
        return tuple(dict.fromkeys(moment for part in bound or self.parts() for moment in part.moments()))


@word("then")
class Then(All, frozen=True, kw_only=True):
    """One after the other: a part is worked at, and counts, only when all before it are met."""

    then: tuple[Any, ...]
    all: tuple[Any, ...] = ()

    def parts(self) -> tuple[Goal, ...]:
        return self.then

    def progress(self, g: Lnoe) -> Progress:
        done = 0
        for part in self.then:
            if not part.met(g):
                break
            done += 1
        return done, len(self.then)

    def ahead(self, g: Lnoe) -> tuple[Goal, ...]:
        return next((part.ahead(g) for part in self.then if not part.met(g)), ())


@word("any")
class AnyOf(Joined, frozen=True):
    """One of them is enough."""

    any: tuple[Any, ...]

    def parts(self) -> tuple[Goal, ...]:
        return self.any

    def possible(self, g: Lnoe) -> bool:
        return any(part.possible(g) for part in self.any)

    def progress(self, g: Lnoe) -> Progress:
        """That of the part which has come farthest."""
        progress = [part.progress(g) for part in self.parts()]
        return max(progress, key=lambda found: found[0] / max(1, found[1]))

    def met(self, g: Lnoe) -> bool:
        return any(part.met(g) for part in self.any)
