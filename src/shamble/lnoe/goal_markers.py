"""The words of a scenario that are about markers and buildings; `docs/scenarios.md` has an example of each."""

from __future__ import annotations

from typing import ClassVar, Literal

from shamble.lnoe.goal_words import DESTROYED
from shamble.lnoe.goals import Goal, Progress, word
from shamble.lnoe.places import spaces_of
from shamble.lnoe.state import Lnoe


def lying(g: Lnoe, marker: str, place: str = "") -> int:
    """How many markers of a kind lie on the board, or in a place."""
    count = g.laid.get(marker, 0)
    if not count or not place:
        return count
    spaces, buildings = spaces_of(g, place), g.board.buildings
    return sum(
        [
            row.space in spaces or (row.building >= 0 and buildings[row.building].spaces[0] in spaces)
            for row in g.markers
            if row.kind == marker
        ]
    )


@word("bring")
class Bring(Goal, frozen=True):
    """So many markers of a kind lie in a place."""

    bring: int
    marker: str
    at: str

    def progress(self, g: Lnoe) -> Progress:
        return lying(g, self.marker, self.at), self.bring

    def moments(self) -> tuple[str, ...]:
        return ("marker",)


@word("deliver")
class Deliver(Goal, frozen=True):
    """So many carried markers of a kind, or all, lie in a place or are with Heroes there when a turn ends."""

    deliver: bool | int
    """How many of them; true: all that there are."""
    marker: str
    at: str
    hidden_in: str = ""
    """The hidden markers under which they lie; none counts before all are found."""
    hidden: int = 1
    """How many lie there."""
    held: bool = False
    """Whether a Hero there must have them, and what lies there is of no use."""
    ONLY_THEN: ClassVar[bool] = True

    def progress(self, g: Lnoe) -> Progress:
        done = 0
        if with_heroes := self.carried(g):
            spaces = self.where(g)
            done = sum([count for hero, count in with_heroes if g.space_of[hero] in spaces])
        needed = int(self.deliver)
        if self.deliver is True:
            needed = max(self.found(g), self.hidden if self.hidden_in else 0)
        return done + (0 if self.held else lying(g, self.marker, self.at)), needed

    def found(self, g: Lnoe) -> int:
        """How many there are, on the board or with Heroes."""
        return sum([count for _, count in self.carried(g)]) + lying(g, self.marker)

    def carried(self, g: Lnoe) -> list[tuple[int, int]]:
        """The Heroes who have some, and how many."""
        if not g.tokens:
            return []
        return [(hero, count) for hero in g.heroes if (count := g.tokens.get((hero, self.marker), 0))]

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends",)


@word("cover")
class Cover(Goal, frozen=True):
    """So many spaces of a place have a marker of a kind on them."""

    cover: int
    marker: str
    at: str
    using: str = ""
    """The card that lays the marker."""

    def progress(self, g: Lnoe) -> Progress:
        return len(spaces_of(g, self.at)) - len(self.where(g)), self.cover

    def where(self, g: Lnoe) -> tuple[int, ...]:
        """The spaces that have none yet."""
        laid = {row.space for row in g.markers if row.kind == self.marker}
        return tuple(space for space in spaces_of(g, self.at) if space not in laid)

    def wants(self) -> tuple[str, ...]:
        return (self.using,) if self.using else ()

    def moments(self) -> tuple[str, ...]:
        return ("marker",)


class _Missing(Goal, frozen=True):
    """Markers that lay there when the game began and do so no more."""

    marker: str

    def progress(self, g: Lnoe) -> Progress:
        # While they are laid at the start nobody has counted them yet, and none is missing.
        return max(self.counted(g) - lying(g, self.marker), 0), self.count

    def moments(self) -> tuple[str, ...]:
        return ("marker",)

    def where(self, g: Lnoe) -> tuple[int, ...]:
        return spaces_of(g, self.marker)

    def noticed(self) -> tuple[str, ...]:
        return ("set-up",)

    def noted(self) -> str:
        return f"there-{self.marker}"

    def notice(self, g: Lnoe, who: int) -> None:
        """How many there are at first; a described position may have said it."""
        g.notes.setdefault(self.noted(), lying(g, self.marker))


@word("find")
class Find(_Missing, frozen=True, kw_only=True):
    """So many hidden markers are found; a Hero who may search where one lies may look for it in place of a card."""

    find: int
    by: Literal["searching", "seeking"] = "searching"
    """How: in place of a search, or by a roll before the ranged attack (`seek` of the marker)."""


@word("destroy")
class Destroy(_Missing, frozen=True, kw_only=True):
    """So many markers of a kind are gone."""

    destroy: int


@word("wound")
class Wound(Goal, frozen=True):
    """So many wounds have been done to a thing."""

    wound: int
    marker: str

    def progress(self, g: Lnoe) -> Progress:
        return self.counted(g), self.wound

    def where(self, g: Lnoe) -> tuple[int, ...]:
        return spaces_of(g, self.marker)

    def moments(self) -> tuple[str, ...]:
        return ("damaged",)

    def noted(self) -> str:
        return f"wounds-{self.marker}"


@word("ruin")
class Ruin(Goal, frozen=True):
    """So many buildings are destroyed: Zombies who fill one without a Hero tear it down when their fights begin."""

    ruin: int

    def progress(self, g: Lnoe) -> Progress:
        return lying(g, DESTROYED), self.ruin

    def where(self, g: Lnoe) -> tuple[int, ...]:
        """The buildings that still stand."""
        buildings = enumerate(g.board.buildings)
        return tuple(
            space
            for number, building in buildings
            if not g.building_marked(number, DESTROYED)
            for space in building.spaces
        )

    def rules(self) -> tuple[str, ...]:
        return ("12.4",)

    def moments(self) -> tuple[str, ...]:
        return ("marker",)

    def markers(self) -> tuple[str, ...]:
        return (DESTROYED,)


@word("empty")
class Empty(Goal, frozen=True):
    """A deck of so many cards, counted out of another when the game begins, has run out."""

    empty: int
    deck: str

    def progress(self, g: Lnoe) -> Progress:
        return self.empty - g.deck.size(self.deck), self.empty

    def rules(self) -> tuple[str, ...]:
        return ("16.4.1",)

    def moments(self) -> tuple[str, ...]:
        return ("card-lost",)


@word("no_pits")
class NoPits(Goal, frozen=True):
    """No spawning pit is left on the board."""

    no_pits: Literal[True]

    def progress(self, g: Lnoe) -> Progress:
        """The pits that are gone, and all there have been or are."""
        most = max(len(g.board.pits) + len(g.board.optional_pits), len(g.pits))
        return most - len(g.pits), most

    def moments(self) -> tuple[str, ...]:
        return ("marker",)


@word("protect")
class Protect(Goal, frozen=True):
    """At least so many markers of a kind still lie there; it wins together with something else, such as sundown."""

    protect: int
    marker: str

    def progress(self, g: Lnoe) -> Progress:
        return lying(g, self.marker), self.protect

    def where(self, g: Lnoe) -> tuple[int, ...]:
        return spaces_of(g, self.marker)

    def moments(self) -> tuple[str, ...]:
        return ()
