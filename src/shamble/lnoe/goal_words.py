"""The single words in which a scenario says what wins it; `docs/scenarios.md` has an example of each.

What a whole turn is given up for, a find and an escape are carried out by `rules/scenario_acts.py`.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from shamble.lnoe.content import KIND, MODEL, SCENARIO_ROWS, SIDES, Kind
from shamble.lnoe.goals import Goal, Progress, word
from shamble.lnoe.places import spaces_of
from shamble.lnoe.shelters import shelters
from shamble.lnoe.state import Lnoe

KEYWORD = "keyword:"
WEAPON = "weapon"
"""In place of a keyword: every item that counts as a weapon.  [9.1]"""
DESTROYED = "destroyed"
"""The marker of a building that nobody enters any more.  [12.4]"""
MOST_HEROES_LOST = 4
"""The fourth dead Hero loses every game in which nothing else is said.  [2.2.1]"""


def fits(kind: Kind, cards: str) -> bool:
    """Whether a card is one of these: the card of that slug, or any with the keyword."""
    if cards.startswith(KEYWORD):
        keyword = cards.removeprefix(KEYWORD)
        return keyword in kind.keywords or (keyword == WEAPON and kind.is_weapon)
    return cards in (kind.id, kind.row.counts_as)


def carried(g: Lnoe, hero: int, cards: str) -> list[int]:
    """The copies of such cards that a Hero has."""
    return [copy for copy in g.items[hero] if fits(g.content.kinds[copy], cards)]


def always_has(g: Lnoe, hero: int, cards: str) -> int:
    """How many such items are a Hero's by the sheet.  [Appendix I]"""
    always = g.sheet[hero].always_has
    return sum(fits(KIND[name], cards) for name in always) if always else 0


def servings(g: Lnoe, copy: int) -> int:
    """How often an item can be discarded for something: each marker on it counts, and so does a card.  [9.4.1]"""
    row = g.content.kinds[copy].row
    return g.charges.get(copy, 0) + (not row.charges or row.kept_when_empty)


def models(g: Lnoe, of: str) -> list[int]:
    """The models on the board of a side or of a kind."""
    whole = of in SIDES
    team = SIDES.index(of) if whole else MODEL[of].team
    roster, kinds = g.rosters[team] if team < len(g.rosters) else [], g.model
    return roster if whole else [model for model in roster if kinds[model].id == of]


def side_of(of: str) -> str:
    return of if of in SIDES else MODEL[of].side


def arrivals(of: str) -> str:
    """The moment in which some of these may have come: Allies go nowhere but with a Hero.  [16.3.7.2]"""
    return "zombie-arrived" if side_of(of) == "zombies" else "hero-arrived"


KILLED = {"heroes": "hero-killed", "townsfolk": "ally-killed"}
"""Side -> the moment in which one of it is killed; all others are enemies."""


# -- killing and surviving ---------------------------------------------------------------------------------


@word("kill")
class Kill(Goal, frozen=True):
    """So many models of a side, or of one kind, have been killed."""

    kill: int
    of: str = "zombies"
    hidden_in: str = ""
    """The markers under which it waits, where it is not on the board from the start."""

    def progress(self, g: Lnoe) -> Progress:
        if self.of == "zombies":
            return g.kills, self.kill
        if self.of == "heroes":
            return g.deaths, min(g.profile.heroes_lost, MOST_HEROES_LOST) or self.kill
        return self.counted(g), self.kill

    def where(self, g: Lnoe) -> tuple[int, ...]:
        """Those of a kind are looked for where they are."""
        return () if self.of in SIDES else tuple(sorted({g.space_of[model] for model in models(g, self.of)}))

    def rules(self) -> tuple[str, ...]:
        return ("2.2.1",) if self.of == "heroes" else ()

    def moments(self) -> tuple[str, ...]:
        return (KILLED.get(side_of(self.of), "zombie-killed"),)

    def noticed(self) -> tuple[str, ...]:
        return () if self.of in SIDES else self.moments()

    def noted(self) -> str:
        return f"killed-{self.of}"

    def notice(self, g: Lnoe, who: int) -> None:
        if g.model[who].id == self.of:
            self.add(g)


@word("lost")
class Lost(Goal, frozen=True):
    """No Hero is left who has a keyword or a marker."""

    lost: Literal[True]
    among: str

    def progress(self, g: Lnoe) -> Progress:
        return int(not any(is_one(g, hero, self.among) for hero in g.heroes)), 1

    def moments(self) -> tuple[str, ...]:
        return ("hero-killed",)


def is_one(g: Lnoe, hero: int, among: str) -> bool:
    """Whether a Hero has this keyword, or such a marker."""
    return (hero, among) in g.tokens or among in g.sheet[hero].keywords


@word("sundown")
class Sundown(Goal, frozen=True):
    """The sun track has run out.  [6.1.1]"""

    sundown: Literal[True]
    ONLY_THEN: ClassVar[bool] = True

    def progress(self, g: Lnoe) -> Progress:
        """The rounds that are over, and all of them."""
        if not g.round:
            return 0, SCENARIO_ROWS[g.scenario].turns + g.profile.extra_turns
        over = g.round - 1
        return over, over + max(0, g.sun)

    def rules(self) -> tuple[str, ...]:
        return ("6.1.1",)

    def moments(self) -> tuple[str, ...]:
        return ("sundown",)


# -- cards -------------------------------------------------------------------------------------------------


@word("lay_out")
class LayOut(Goal, frozen=True):
    """So many such events lie on the table; each is laid there when it is found."""

    lay_out: int
    cards: str

    def progress(self, g: Lnoe) -> Progress:
        kinds = g.content.kinds
        return sum(fits(kinds[copy], self.cards) for copy in g.townsfolk), self.lay_out

    def wants(self) -> tuple[str, ...]:
        return (self.cards,)

    def moments(self) -> tuple[str, ...]:
        return ("laid-out",)


@word("collect")
class Collect(Goal, frozen=True):
    """The Heroes have so many such items, in one place if one is named."""

    collect: int
    cards: str
    at: str = ""
    ONLY_THEN: ClassVar[bool] = True

    def progress(self, g: Lnoe) -> Progress:
        spaces = self.where(g)
        heroes = [hero for hero in g.heroes if not self.at or g.space_of[hero] in spaces]
        return sum(len(carried(g, hero, self.cards)) + always_has(g, hero, self.cards) for hero in heroes), self.collect

    def wants(self) -> tuple[str, ...]:
        return (self.cards,)

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends",)


@word("spend_turn")
class SpendTurn(Goal, frozen=True):
    """A Hero starts a turn in the place, gives it up, survives the fights there and, if asked, discards an item."""

    spend_turn: int
    at: str = ""
    discarding: str = ""
    holding: str = ""
    """An item that the Hero must have for it, and keeps."""
    spending: str = ""
    """A carried marker that is used up by it; without a place, wherever its bearer is."""
    tool: str = ""
    """A carried marker that must be there, with the Hero or on the ground, and is kept."""
    hidden_in: str = ""
    """The hidden markers under which the tool lies."""
    events: int = 0
    """How many events the Hero players discard for it, out of any of their hands."""
    action: str = "spend-turn"
    """The type of the option; its words are `option-<action>`."""
    note: str = ""
    """The note that counts how often it was done."""
    event: str = ""
    """What is told when it is done."""
    leaves: str = ""
    """The marker that lies there afterwards; a pit is no pit any more."""
    at_once: bool = False
    """Whether it takes no more than the Move Action, and is done before the fights."""
    no_fights: bool = False
    """Whether every step of the activation is given up for it, the fights too.  [6.4]"""

    def progress(self, g: Lnoe) -> Progress:
        return self.counted(g), self.spend_turn

    def where(self, g: Lnoe) -> tuple[int, ...]:
        if self.at:
            return spaces_of(g, self.at)
        bearers = [g.space_of[hero] for hero in g.heroes if (hero, self.spending) in g.tokens]
        return (*bearers, *spaces_of(g, self.spending))

    def wants(self) -> tuple[str, ...]:
        return tuple(cards for cards in (self.discarding, self.holding) if cards)

    def moments(self) -> tuple[str, ...]:
        return ("turn-spent",)

    def noted(self) -> str:
        return self.note or f"spent-{self.action}"


@word("plant")
class Plant(Goal, frozen=True):
    """In a building on each of so many outer boards a Hero has left such an item, in place of a move.

    A board whose buildings are all destroyed needs none.
    """

    plant: int
    discarding: str
    leaves: str
    """The marker that lies on the building afterwards."""

    def progress(self, g: Lnoe) -> Progress:
        return len(g.board.outer or (0,)) - len(self._open_boards(g)), self.plant

    def where(self, g: Lnoe) -> tuple[int, ...]:
        """The buildings of the boards that still need it, but for those that no Hero may enter."""
        boards, buildings = self._open_boards(g), enumerate(g.board.buildings)
        usable = [building for number, building in buildings if not g.flagged("bars-heroes", number)]
        return tuple(space for building in usable if building.board in boards for space in building.spaces)

    def _open_boards(self, g: Lnoe) -> set[int]:
        standing = {b.board for n, b in enumerate(g.board.buildings) if not g.building_marked(n, DESTROYED)}
        return {board for board in standing if board >= 0} - {
            g.board.buildings[marker.building].board for marker in g.markers if marker.kind == self.leaves
        }

    def wants(self) -> tuple[str, ...]:
        return (self.discarding,)

    def moments(self) -> tuple[str, ...]:
        return ("marker",)

    def markers(self) -> tuple[str, ...]:
        return self.leaves, DESTROYED

    def rules(self) -> tuple[str, ...]:
        return ("9.4.1",)


# -- places ------------------------------------------------------------------------------------------------


class _There(Goal, frozen=True):
    """Models in a place, one of them with an item if asked."""

    at: str
    of: str = "heroes"
    holding: str = ""
    among: str = ""
    """A keyword or a marker that one of them must have."""

    def progress(self, g: Lnoe) -> Progress:
        """Without the item, or whoever is asked for, at least one is still missing."""
        spaces = self.where(g)
        there = [model for model in models(g, self.of) if g.space_of[model] in spaces]
        if self.holding and not any(carried(g, model, self.holding) for model in there):
            return min(len(there), self.count - 1), self.count
        if self.among and not any(is_one(g, model, self.among) for model in there):
            return min(len(there), self.count - 1), self.count
        return len(there), self.count

    def wants(self) -> tuple[str, ...]:
        return (self.holding,) if self.holding else ()


@word("gather")
class Gather(_There, frozen=True, kw_only=True):
    """So many are in a place when a Hero turn ends."""

    gather: int
    ONLY_THEN: ClassVar[bool] = True

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends",)


@word("reach")
class Reach(_There, frozen=True, kw_only=True):
    """So many are in a place, at any moment."""

    reach: int

    def moments(self) -> tuple[str, ...]:
        return (arrivals(self.of),)


@word("inside")
class Inside(Goal, frozen=True):
    """So many models are in a place at once."""

    inside: int
    at: str
    of: str = "zombies"

    def progress(self, g: Lnoe) -> Progress:
        spaces = spaces_of(g, self.at)
        if self.of in ("zombies", "heroes"):
            there = g.zombies_at if self.of == "zombies" else g.heroes_at
            return sum(map(there.__getitem__, spaces)), self.inside
        return sum(g.space_of[model] in spaces for model in models(g, self.of)), self.inside

    def moments(self) -> tuple[str, ...]:
        return (arrivals(self.of),)


@word("overrun")
class Overrun(Goal, frozen=True):
    """Every space of a place has a Zombie, and no Hero is inside."""

    overrun: Literal[True]
    at: str

    def met(self, g: Lnoe) -> bool:
        """As soon as a space is empty there is no need to look at the others."""
        spaces = self.where(g)
        filled = bool(spaces) and all(map(g.zombies_at.__getitem__, spaces))
        return filled and not any(map(g.heroes_at.__getitem__, spaces))

    def progress(self, g: Lnoe) -> Progress:
        """The spaces that are filled; while a Hero is inside at least one is missing."""
        spaces = self.where(g)
        filled = sum(g.zombies_at[space] > 0 for space in spaces)
        held = not spaces or any(g.heroes_at[space] for space in spaces)
        return (min(filled, len(spaces) - 1) if held else filled), len(spaces)

    def moments(self) -> tuple[str, ...]:
        return ("zombie-arrived", "hero-arrived", "hero-killed")


@word("outnumber")
class Outnumber(Goal, frozen=True):
    """More Heroes than Zombies are in a place when a Hero turn ends."""

    outnumber: Literal[True]
    at: str
    ONLY_THEN: ClassVar[bool] = True

    def progress(self, g: Lnoe) -> Progress:
        spaces = self.where(g)
        return int(sum(g.heroes_at[at] for at in spaces) > sum(g.zombies_at[at] for at in spaces)), 1

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends",)


@word("clear")
class Clear(Goal, frozen=True):
    """Nobody of a side is in a place."""

    clear: Literal[True]
    at: str
    of: str = "zombies"

    def progress(self, g: Lnoe) -> Progress:
        spaces = self.where(g)
        return int(not any(g.space_of[model] in spaces for model in models(g, self.of))), 1

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends", "zombie-killed", "zombie-lifted")


@word("hold")
class Hold(Goal, frozen=True):
    """At the end of so many Hero turns there are Heroes in the place and no Zombie."""

    hold: int
    at: str
    ONLY_THEN: ClassVar[bool] = True

    def progress(self, g: Lnoe) -> Progress:
        return self.counted(g), self.hold

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends",)

    def noticed(self) -> tuple[str, ...]:
        return self.moments()

    def noted(self) -> str:
        return f"held-{self.at}"

    def notice(self, g: Lnoe, who: int) -> None:
        spaces = self.where(g)
        if any(g.heroes_at[space] for space in spaces) and not any(g.zombies_at[space] for space in spaces):
            self.add(g)


@word("hunker")
class Hunker(Goal, frozen=True):
    """At the end of so many Hero turns so many fully barricaded buildings have a Hero inside and no Zombie."""

    hunker: int
    buildings: int = 1
    ONLY_THEN: ClassVar[bool] = True

    def progress(self, g: Lnoe) -> Progress:
        return self.counted(g), self.hunker

    def moments(self) -> tuple[str, ...]:
        return ("hero-turn-ends",)

    def rules(self) -> tuple[str, ...]:
        return ("8.6.5",)

    def noticed(self) -> tuple[str, ...]:
        return self.moments()

    def noted(self) -> str:
        return "hunkered-down"

    def notice(self, g: Lnoe, who: int) -> None:
        if sum(self._holds(g, building) for building in range(len(g.board.buildings))) >= self.buildings:
            self.add(g)

    def _holds(self, g: Lnoe, building: int) -> bool:
        spaces = g.board.buildings[building].spaces
        manned = any(g.heroes_at[space] for space in spaces) and not any(g.zombies_at[space] for space in spaces)
        return manned and g.is_fully_barricaded(building)

    def where(self, g: Lnoe) -> tuple[int, ...]:
        """The buildings that are farthest on the way, and nearest to the Heroes."""
        chosen = self.chosen(g)
        return tuple(space for building in chosen for space in g.board.buildings[building].spaces)

    def chosen(self, g: Lnoe) -> list[int]:
        """Where the Heroes do best to hunker down together: few walls to go, short ways, a long way for the dead."""
        closed = g.flags.get("bars-heroes", 0)
        dead, pits = tuple(sorted(g.zombie_spaces())), tuple(g.pits)
        walls = tuple(len(g.missing_walls(building)) for building in range(len(g.board.buildings)))
        return list(shelters(g.board, self.buildings, tuple(sorted(g.hero_spaces())), dead, pits, walls, closed))


@word("escape")
class Escape(Goal, frozen=True):
    """So many Heroes have left the board by a place: who gets there is out of the game, and safe."""

    escape: int
    at: str
    of: str = "heroes"

    def progress(self, g: Lnoe) -> Progress:
        return self.counted(g), self.escape

    def moments(self) -> tuple[str, ...]:
        return ("escaped",)

    def noticed(self) -> tuple[str, ...]:
        return self.moments()

    def noted(self) -> str:
        return f"escaped-{self.of}"

    def notice(self, g: Lnoe, who: int) -> None:
        if who >= 0 and (self.of in SIDES or g.model[who].id == self.of):
            self.add(g)


@word("leave")
class Leave(Goal, frozen=True):
    """So many Zombies have gone off the board over an edge: who stands there may do so in place of a step."""

    leave: int
    at: str
    of: str = "zombies"

    def progress(self, g: Lnoe) -> Progress:
        return self.counted(g), self.leave

    def moments(self) -> tuple[str, ...]:
        return ("left-board",)

    def noticed(self) -> tuple[str, ...]:
        return self.moments()

    def noted(self) -> str:
        return f"left-{self.of}"

    def notice(self, g: Lnoe, who: int) -> None:
        if self.of in SIDES or g.model[who].id == self.of:
            self.add(g)
