"""One open page: what it has been told, and what it is told next.

A message is made when it is sent, from what the page may see at that moment; a slow line gets fewer and larger ones.
"""

from __future__ import annotations

import time
from typing import Any

from shamble import games
from shamble.server.table import WATCH, Table
from shamble.server.tokens import Ticket

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
        self.audiences = tuple({table.seat(seat).side for seat in ticket.seats}) or (WATCH,)
        self.covers = any(table.seat(seat).who == "hotseat" for seat in ticket.seats)
        """Whether the page hides everything until the next player confirms."""
        self.told: tuple[Any, ...] | None = None
        self._epoch = -1
        self._chat = 0
        self._step = 0
        self._rows = 0
        """Rows of the log of `_step` that were sent; all of the steps before were."""

    def reveal(self, seat: str) -> None:
        """The player of this seat is alone with the page."""
        if seat in self.seats and self._waits_for(self.table.shown(self.audiences)) in (seat, None):
            self.active = seat

    def next_message(self) -> Message | None:
        """What the page does not know yet, if anything."""
        table = self.table
        shown = table.shown(self.audiences)
        busy = shown < table.last_step
        self._hand_over(shown)
        key = (table.epoch, shown, busy, self.active, table.facts_version, len(table.chat), self._log_size(shown))
        if key == self.told:
            return None
        if self.told is not None and self._only_busy(key) and self.receipt_in() > 0:
            return None
        fresh = self._epoch != table.epoch
        first = self.told is None
        since = shown if fresh else min(self._told_step(), shown)
        self.told = key
        message = self._message(shown, busy, fresh)
        if first:
            message["layout"] = table.book.layout(table.game)
        if not fresh:
            message["events"] = self._events(since, shown)
        self._epoch = table.epoch
        return message

    def receipt_in(self) -> float:
        """Seconds until it is time to say that a choice has arrived and is being carried out."""
        return self.table.changed_at + self.table.receipt - time.monotonic()

    def wake_in(self) -> float:
        """Seconds until there may be news without anybody doing anything."""
        shown = self.table.shown(self.audiences)
        if shown == self.table.last_step:
            return self.table.next_sight(self.audiences, shown)
        soon = self.table.next_sight(self.audiences, shown)
        receipt = self.receipt_in()
        return min(soon, receipt) if receipt > 0 else soon

    # -- parts ---------------------------------------------------------------------------------------------

    def _message(self, shown: int, busy: bool, fresh: bool) -> Message:
        table = self.table
        game = table.state(shown)
        waits_for = self._waits_for(shown)
        if fresh:
            self._chat = self._step = self._rows = 0
        chat = [{"n": n, **row} for n, row in enumerate(table.chat)][self._chat :]
        self._chat = len(table.chat)
        return {
            "t": "state" if fresh else "update",
            "seq": table.seqs[shown - table.first_step],
            "table": table_facts(table, game),
            "you": list(self.seats),
            "active": self.active,
            "view": view_of(table, game, self.active, self.language),
            "decision": self._decision(game) if not busy and waits_for == self.active else None,
            "waiting": [waits_for] if waits_for else [],
            "log": self._log(shown),
            "undo": not busy and table.may_undo(self.seats, self.host) > 0,
            "result": result_of(table, game, self.language),
            "chat": chat,
        }

    def _decision(self, game: Any) -> Message | None:
        return decision_of(self.table, game, self.language) if self.active is not None else None

    def _waits_for(self, shown: int) -> str | None:
        """Whose choice the page sees the table wait for; nobody's while a choice is being carried out."""
        asked = self.table.asked() if shown == self.table.last_step else None
        return None if asked is None else asked.seat

    def _hand_over(self, shown: int) -> None:
        """Decide whose secrets may be on the page now."""
        asked = self._waits_for(shown)
        mine = asked if asked in self.seats else None
        if not self.covers:
            self.active = mine or self.active or (self.seats[0] if self.seats else None)
        elif mine is not None and mine != self.active:
            same_side = self.active is not None and self.active.split("-")[0] == mine.split("-")[0]
            self.active = mine if same_side else None

    def _told_step(self) -> int:
        return self.told[1] if self.told else 0

    def _only_busy(self, key: tuple[Any, ...]) -> bool:
        """Whether all there is to say is that a choice has arrived."""
        assert self.told is not None
        return key[2] and not self.told[2] and key[:2] + key[3:] == self.told[:2] + self.told[3:]

    def _events(self, since: int, shown: int) -> list[Message]:
        table = self.table
        return [
            table.book.event(table.state(step), event)
            for step in range(since + 1, shown + 1)
            for event in table.events[step - table.first_step]
        ]

    def _log(self, shown: int) -> list[Message]:
        """The rows that were not sent yet."""
        table = self.table
        rows: list[Message] = []
        for step in range(max(self._step, table.first_step), shown + 1):
            told = self._rows if step == self._step else 0
            lines = list(table.lines(self.language, step, step))
            rows += [{"n": step * 1000 + n, **line} for n, line in enumerate(lines)][told:]
            self._step, self._rows = step, len(lines)
        return rows

    def _log_size(self, shown: int) -> int:
        return sum(note["step"] <= shown for note in self.table.notes)


# -- what is shown -----------------------------------------------------------------------------------------


def table_facts(table: Table, game: Any) -> Message:
    """What everybody may know about the table itself; the seed only after the end."""
    facts: Message = {
        "id": table.id,
        "scenario": table.config.get("scenario", getattr(game, "scenario", "")),
        "profile": game.profile.id,
        "round": game.round,
        "rounds": table.speech.rounds(game),
        "players": len(table.seats),
        "seed_hash": table.seed_hash,
        "hints": table.hints,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "who": seat.who,
                "level": seat.level or None,
                "connected": seat.is_bot or table.present.get(seat.seat, 0) > 0,
            }
            for seat in table.seats
        ],
    }
    if game.result is not None:
        # As text, because numbers of this size do not survive in browsers.
        facts["seed"] = str(table.seed)
    return facts


def view_of(table: Table, game: Any, seat: str | None, language: str) -> Message:
    """The table through the eyes of a seat, or of a spectator."""
    view = table.book.view(game, game.seats.index(seat) if seat else -1)
    view["fight"] = table.speech.fight(game, language)
    return view


def decision_of(table: Table, game: Any, language: str) -> Message | None:
    """The pending decision with the chances of the fights it is about."""
    decision = table.book.decision(game, language)
    if decision is None:
        return None
    if "fight" in decision:
        decision["fight"] = table.speech.fight(game, language)
    if table.hints:
        for option in decision["options"]:
            odds = table.speech.coming_fight(game, option)
            if odds is not None:
                option["odds"] = odds
    return decision


def result_of(table: Table, game: Any, language: str) -> Message | None:
    """How it ended, in words too."""
    result = games.result_dict(game)
    return None if result is None else {**result, "text": table.speech.ending(game, language)}
