"""One open page: what it has been told, and what it is told next.

A message is made when it is sent, from what the page may see at that moment; a slow line gets fewer and larger ones.
"""

from __future__ import annotations

import time
from typing import Any

from shamble import games
from shamble.server.story import Story
from shamble.server.table import Table
from shamble.server.tokens import WATCH, Ticket

Message = dict[str, Any]


class Viewer:
    """A page at a table. Holds no state of the game, only how much of it was told."""

    def __init__(self, table: Table, ticket: Ticket, language: str) -> None:
        self.table = table
        self.seats = ticket.seats
        self.host = ticket.host
        self.language = language
        self.active: str | None = None
        """Whose secrets are on the page."""
        self.audiences = audiences_of(table, ticket)
        self.covers = any(table.seat(seat).who == "hotseat" for seat in ticket.seats)
        """Whether the page hides everything until the next player confirms."""
        self.offered = (-1, -1)
        """The sequence number of the last message, and the table's own at that time."""
        self.told: tuple[Any, ...] | None = None
        self._epoch = -1
        self._chat = 0
        self._moment = 0
        self._drawn = 0
        """The version of the layout that was sent."""
        self._rows = 0
        """Rows of the log of `_moment` that were sent; all of the moments before were."""

    @property
    def story(self) -> Story:
        return self.table.story(self.audiences)

    def go_on(self, mark: str, chat: int) -> None:
        """The page knows everything up to a moment already, and so many lines of chat: tell it the rest only."""
        story = self.story
        for moment in range(story.last(), -1, -1):
            if self.table.mark(moment) == mark:
                self._epoch = self.table.epoch
                self._moment, self._rows = moment, len(story.lines(self.language, moment))
                self._chat = min(max(chat, 0), story.chat())
                self.told = (self._epoch, moment, False, None, -1, -1, -1, ())
                self._drawn = self.table.kit.layout_version(story.state(moment))
                return

    async def read_up(self) -> None:
        """Have the log ready before the first message is made."""
        await self.story.read_up(self.language, self.story.last())

    def reveal(self, seat: str) -> None:
        """The player of this seat is alone with the page."""
        story = self.story
        shown = story.last()
        if seat in self.seats and self._waits_for(story.state(shown), not story.is_now(shown)) in (seat, None):
            self.active = seat

    def next_message(self) -> Message | None:
        """What the page does not know yet, if anything."""
        key = self._key()
        if not self._is_news(key):
            return None
        table, story = self.table, self.story
        _, shown, busy, *_ = key
        game = story.state(shown)
        fresh = self._epoch != table.epoch
        since = shown if self.told is None or fresh else self.told[1]
        self.told = key
        self._epoch = table.epoch
        message = self._message(story, game, shown, busy, fresh)
        drawn = table.kit.layout_version(game)
        if fresh or drawn != self._drawn:
            message["layout"] = layout_of(table, game)
            self._drawn = drawn
        if not fresh:
            message["events"] = [
                table.kit.event(story.state(moment), event)
                for moment in range(since + 1, shown + 1)
                for event in story.events(moment)
            ]
        return message

    def has_news(self) -> bool:
        """Whether there is anything that the page does not know yet."""
        return self._is_news(self._key())

    def receipt_in(self) -> float:
        """Seconds until it is time to say that a choice has arrived and is being carried out."""
        return self.table.changed_at + self.table.receipt - time.monotonic()

    def wake_in(self) -> float:
        """Seconds until there may be news without anybody doing anything.

        Counted from what was told, not from what may be seen: more may have become visible while that was being sent.
        """
        if self.told is None:
            return 0.0
        story = self.story
        soon = story.next_in(self.told[1])
        if story.late:
            soon = min(soon, story.next_chat_in())
        if self.told[2] or story.is_now(story.last()):
            return soon
        return min(soon, max(0.0, self.receipt_in()))

    def _key(self) -> tuple[Any, ...]:
        """Whatever makes a message another one: the past, the moment that may be seen, whether more is under way, …"""
        table, story = self.table, self.story
        shown = story.last()
        busy = not story.is_now(shown)
        self._hand_over(self._waits_for(story.state(shown), busy))
        noted = sum(note["step"] <= story.step(shown) for note in table.notes) if table.notes else 0
        return (table.epoch, shown, busy, self.active, table.facts_version, story.chat(), noted, tuple(self._quiet()))

    def _is_news(self, key: tuple[Any, ...]) -> bool:
        if key == self.told:
            return False
        return self.told is None or not self._only_busy(key) or self.receipt_in() <= 0

    # -- parts ---------------------------------------------------------------------------------------------

    def _message(self, story: Story, game: Any, shown: int, busy: bool, fresh: bool) -> Message:
        table = self.table
        waits_for = self._waits_for(game, busy)
        if fresh:
            self._chat = self._moment = self._rows = 0
        may_read = story.chat()
        chat = table.chat.between(self._chat, may_read) if may_read > self._chat else []
        self._chat = may_read
        # Counted in moments, because the count of choices would tell whether others were asked.
        self.offered = (table.epoch * 1_000_000 + shown, table.seq)
        return {
            "t": "state" if fresh else "update",
            "seq": self.offered[0],
            "mark": table.mark(shown),
            "table": table_facts(table, game),
            "you": list(self.seats),
            "active": self.active,
            "view": view_of(table, game, self.active, self.language),
            "decision": self._decision(game) if not busy and waits_for == self.active else None,
            "waiting": [waits_for] if waits_for else [],
            "log": self._log(story, shown),
            "quiet": self._quiet(),
            "undo": not busy and table.may_undo(self.seats, self.host) > 0,
            "result": result_of(table, game, self.language),
            "chat": chat,
        }

    def _decision(self, game: Any) -> Message | None:
        return decision_of(self.table, game, self.language) if self.active is not None else None

    def _quiet(self) -> list[str]:
        """The moments that this page's player is not asked in."""
        quiet = self.table.quiet
        return sorted({kind for seat in self.seats for kind in quiet.get(seat, ())}) if quiet else []

    def _waits_for(self, game: Any, busy: bool) -> str | None:
        """Whose choice the page sees the table wait for; nobody's while a choice is being carried out."""
        asked = None if busy else self.table.asked(game)
        return None if asked is None else asked.seat

    def _hand_over(self, asked: str | None) -> None:
        """Decide whose secrets may be on the page now."""
        mine = asked if asked in self.seats else None
        if not self.covers:
            self.active = mine or self.active or (self.seats[0] if self.seats else None)
        elif mine is not None and mine != self.active:
            table = self.table
            shares = self.active is not None and table.audience(self.active) == table.audience(mine)
            self.active = mine if shares else None

    def _only_busy(self, key: tuple[Any, ...]) -> bool:
        """Whether all there is to say is that a choice has arrived."""
        assert self.told is not None
        return key[2] and not self.told[2] and key[:2] + key[3:] == self.told[:2] + self.told[3:]

    def _log(self, story: Story, shown: int) -> list[Message]:
        """The rows that were not sent yet. Only notes come to a moment later."""
        rows: list[Message] = []
        first = self._moment + 1 if self._rows and not self.table.notes else self._moment
        for moment in range(first, shown + 1):
            told = self._rows if moment == self._moment else 0
            lines = story.lines(self.language, moment)
            rows += [{"n": moment * 1000 + n, **line} for n, line in enumerate(lines)][told:]
            self._moment, self._rows = moment, len(lines)
        return rows


# -- what is shown -----------------------------------------------------------------------------------------


def audiences_of(table: Table, ticket: Ticket) -> tuple[str, ...]:
    """The audiences somebody belongs to: those of the seats, or the spectators."""
    return tuple(sorted({table.audience(seat) for seat in ticket.seats})) or (WATCH,)


def table_facts(table: Table, game: Any) -> Message:
    """What everybody may know about the table itself; the seed only after the end."""
    facts: Message = {
        "id": table.id,
        "game": game.NAME,
        **table.kit.facts(game),
        "players": len(table.seats),
        "seed_hash": table.luck.commitment,
        "marks": table.marks,
        "rated": table.rated,
        "hints": table.hints,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "who": seat.who,
                "level": seat.level or None,
                "connected": seat.is_bot or table.is_here(seat.seat),
            }
            for seat in table.seats
        ],
    }
    if game.result is not None:
        facts["seed"] = str(table.luck.seed)
    return facts


def view_of(table: Table, game: Any, seat: str | None, language: str) -> Message:
    """The table through the eyes of a seat, or of a spectator."""
    view = table.kit.view(game, game.seats.index(seat) if seat else -1, language)
    return {**view, **table.kit.talk.shown(game, language)}


def layout_of(table: Table, game: Any) -> Message:
    """The board as it is drawn, with the number that tells it from an earlier one."""
    return {**table.kit.layout(game), "version": table.kit.layout_version(game)}


def decision_of(table: Table, game: Any, language: str) -> Message | None:
    """The pending decision with what it could lead to: ways, shots, chances of fights."""
    decision = table.kit.decision(game, language)
    return None if decision is None else table.kit.talk.ahead(game, decision, table.hints, language)


def result_of(table: Table, game: Any, language: str) -> Message | None:
    """How it ended, in words too."""
    result = games.result_dict(game)
    return None if result is None else {**result, "text": table.kit.ending(game, language)}
