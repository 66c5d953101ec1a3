"""A game of Last Night on Earth: models on the board, cards, markers and seats, on one table.

What it consists of is in `tabletop`, who stands on the board in `models`; rules ask this class for everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from shamble.kernel.frame import Frame
from shamble.kernel.game import Naming
from shamble.lnoe.board.whole_walls import outer_walls
from shamble.lnoe.content import MARKER, Kind
from shamble.lnoe.models import Models
from shamble.lnoe.rows import WeaponRow
from shamble.lnoe.tabletop import HINDERS, HOLDS, RUNNING, STREAMS, Marker

TURNS_OF_HEROES: Final = frozenset(
    ("activation", "townsfolk-move", "townsfolk-exchange", "townsfolk-shoot", "townsfolk-fight")
)
"""The rules in which a Hero acts: alone, or step by step with others."""


class Lnoe(Models):
    """A game of Last Night on Earth."""

    __slots__ = ()

    NAME = "last-night-on-earth"
    FORMAT = 2

    def plain_state(self) -> dict[str, Any]:
        from shamble.lnoe.saves import plain_state

        return plain_state(self)

    @classmethod
    def upgraded(cls, data: dict[str, Any]) -> dict[str, Any]:
        from shamble.lnoe.saves import upgraded

        return upgraded(data)

    def restore_state(self, state: dict[str, Any]) -> Naming:
        from shamble.lnoe.saves import restore_state

        return restore_state(self, state)

    def naming(self) -> Naming:
        from shamble.lnoe.save_names import Names

        return Names(self)

    # -- cards ---------------------------------------------------------------------------------------------

    def kind(self, copy: int) -> Kind:
        return self.content.kinds[copy]

    def item_of(self, hero: int, kind: str) -> int:
        """A copy of this kind that the Hero has and may still use this turn, not an empty one; else any, else -1."""
        found = -1
        kind_of = self.content.kind_of
        for copy in self.items[hero]:
            if kind_of[copy] == kind:
                if self.may_use(hero, copy) and self.charges.get(copy, 1):
                    return copy
                found = copy
        return found

    def may_use(self, hero: int, copy: int) -> bool:
        """No item is used by two Heroes in a turn, nor one that a card keeps out of this fight.  [9, 2007 FAQ 1]"""
        if not self.used and not self.content.armed:
            # What keeps an item out of a fight is a Grave Weapon, or has been played, and so used, itself.
            return True
        for used, by in self.used:
            if used == copy and by != hero:
                return False
        fight = self.top("fight")
        return fight is None or copy not in fight.barred

    def note_use(self, copy: int, hero: int) -> None:
        """From here on this item serves no other Hero this turn.

        Events, and what the horde has bought, are used by nobody (-1): what they do may keep an item out of a fight.
        """
        if (copy, hero) not in self.used:
            self.used = (*self.used, (copy, hero))

    def weapon(self, zombie: int) -> WeaponRow | None:
        """What the Grave Weapon of a Zombie does, if it has one.  [14.6]"""
        carried = self.items[zombie]
        return self.content.kinds[carried[0]].row.grave if carried else None

    def has_item(self, hero: int, keyword: str) -> bool:
        return any(keyword in self.content.kinds[copy].keywords for copy in self.items[hero])

    def item_against(self, hero: int, what: str) -> int:
        """An item that makes a card or a marker harmless to this Hero, if nobody else used it this turn; else -1."""
        for copy in self.items[hero]:
            if what in self.content.kinds[copy].row.ignores and self.may_use(hero, copy):
                return copy
        return -1

    def is_immune(self, hero: int, what: str) -> bool:
        """Whether a card or marker does not touch this Hero: by the sheet, or by an item that helps against it."""
        if what in self.sheet[hero].ignores or self.item_against(hero, what) >= 0:
            return True
        return self.content.experience and self._has_learnt_to_ignore(hero, what)

    def _has_learnt_to_ignore(self, hero: int, what: str) -> bool:
        kinds = self.content.kinds
        return any(row[2] == hero and what in kinds[row[0]].row.ignores for row in self.in_play) or any(
            effect[0] == f"ignores-{what}" for effect in self.effects
        )

    # -- markers -------------------------------------------------------------------------------------------

    def building_marked(self, building: int, kind: str) -> bool:
        return kind in self.laid and any(marker.kind == kind and marker.building == building for marker in self.markers)

    def flagged(self, flag: str, place: int) -> bool:
        """Whether a marker on this building or space does this."""
        return bool(self.flags.get(flag, 0) >> place & 1)

    def note_markers(self) -> None:
        """Work out what the markers do where they lie; called whenever they change."""
        self.laid, self.flags, self.edges = {}, {}, {}
        running = self._running()
        for marker in self.markers:
            self.laid[marker.kind] = self.laid.get(marker.kind, 0) + 1
            if not (marker.building in running and "canceled-like-a-card" in MARKER[marker.kind].does):
                self._note_marker(marker)
        self.hindered = not HINDERS.isdisjoint(self.flags)

    def note_new_marker(self) -> None:
        """The same when only the last of them is new."""
        marker = self.markers[-1]
        if RUNNING in self.flags or RUNNING in MARKER[marker.kind].does:
            self.note_markers()
            return
        # Clones share them.
        self.laid = {**self.laid, marker.kind: self.laid.get(marker.kind, 0) + 1}
        self.flags, self.edges = self.flags.copy(), self.edges.copy()
        self._note_marker(marker)
        self.hindered = not HINDERS.isdisjoint(self.flags)

    def _note_marker(self, marker: Marker) -> None:
        if marker.beyond >= 0:
            self.edges[marker.space, marker.beyond] = self.edges[marker.beyond, marker.space] = marker.kind
            return
        row, flags = MARKER[marker.kind], self.flags
        place = marker.space if marker.space >= 0 else marker.building
        if row.on == "building" and marker.building < 0:
            place = self.board.plot[marker.space]
        bit = 1 << place if place >= 0 else 0
        for flag in row.does if bit else ():
            flags[flag] = flags.get(flag, 0) | bit
        if row.escape:
            flags[HOLDS] = flags.get(HOLDS, 0) | 1 << place

    def _running(self) -> set[int]:
        """The buildings in which a generator keeps the lights on and the doors shut.  [16.6.9.12]"""
        kinds = MARKER
        house = self.board.building
        return {
            one.building if one.building >= 0 else house[one.space]
            for one in self.markers
            if RUNNING in kinds[one.kind].does
        }

    def missing_walls(self, building: int) -> frozenset[int]:
        """The walls of a building that have no barricade, but for those inside it or on the board's edge.  [8.6.5]"""
        return outer_walls(self.board)[building].difference(self.barricades)

    def is_fully_barricaded(self, building: int) -> bool:
        """Every wall that is neither inside it nor on the edge of the board has a barricade.  [8.6.5]"""
        return bool(self.barricades) and bool(outer_walls(self.board)[building]) and not self.missing_walls(building)

    # -- seats ---------------------------------------------------------------------------------------------

    def seats_of(self, side: str) -> tuple[int, ...]:
        return self.players.get(side, ())

    def lead_hero_seat(self) -> int:
        """Who answers for the Heroes as a team: the first player who still has one.  [Ruling 20]"""
        return min((self.owner[hero] for hero in self.heroes), default=0)

    def acting(self) -> Frame | None:
        """The turn, or the step of it, of the Hero who acts now; None between the turns."""
        for frame in reversed(self.stack):
            if frame.rule in TURNS_OF_HEROES:
                return frame
        return None

    def seat_for(self, heroes: Iterable[int]) -> int:
        """Who decides among these Heroes: their player if it is one, else who answers for the team."""
        players = self.seats_of("heroes")
        if len(players) == 1 and self.heroes:
            return players[0]
        found = -1
        for hero in heroes:
            seat = self.owner[hero]
            if found >= 0 and seat != found:
                return self.lead_hero_seat()
            found = seat
        return found if found >= 0 else self.lead_hero_seat()

    def lead_zombie_seat(self) -> int:
        return self.side.index("zombies")


def card_names(g: Lnoe, copies: Iterable[int]) -> list[str]:
    """Copies by the slugs of their kinds."""
    kind_of = g.content.kind_of
    return [kind_of[copy] for copy in copies]


def deck_stream(g: Lnoe, deck: str) -> int:
    """The stream that shuffles a deck."""
    return len(STREAMS) + g.content.deck_number[deck]
