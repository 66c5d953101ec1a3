"""A table in play: its game with its past, who sits there, what each audience may already see.

An audience is a side, or the spectators. What others see never stops where a hidden hand is asked: a choice and the
passes that follow it arrive together, after a pause that does not depend on whether anybody was asked. So nobody learns
from `waiting` or from the clock what a hand holds. `docs/server.md` tells more.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

from shamble import __version__, games
from shamble.kernel import chance
from shamble.lnoe.table.speech import Speech, speech_of
from shamble.server.asking import Asking
from shamble.server.bus import Bus
from shamble.server.ledger import Ledger
from shamble.server.refusals import Refused
from shamble.server.seats import Seat
from shamble.server.settings import Settings
from shamble.server.story import NEVER, Story

if TYPE_CHECKING:
    from shamble.server.storage import Row, Storage

WATCH = "watch"
"""The audience of spectators."""
SAVE_EVERY = 25
"""Choices between two stored states; they matter only where an older version's choices mean something else now."""


class Table:
    """One table. All changes happen under its lock and are stored before anybody sees them."""

    def __init__(self, row: Row, match: Ledger, storage: Storage, settings: Settings, bus: Bus) -> None:
        self.id: str = row["id"]
        self.game_name: str = row["game"]
        self.config: dict[str, Any] = row["config"]
        self.seed: int = row["seed"]
        self.seed_hash = chance.seed_hash(row["seed"])
        self.hints: bool = row["hints"]
        self.delay: int = row["delay"]
        self.receipt = settings.receipt
        self.seq = 0
        """Grows with every change, so that nobody answers an older question; means nothing after a restart."""
        self.seats = [Seat(**seat) for seat in row["seats"]]
        self.match = match
        self.book = games.rulebook(row["game"])
        self.speech: Speech = speech_of(row["game"])
        self.first_step = 0
        """Steps before it are lost: the table was brought back from a stored state."""
        self.events: list[list[dict[str, Any]]] = [match.game.events or []]
        """What led to each state, the set-up first."""
        self.seen_from: dict[str, list[float]] = {audience: [] for audience in (*self.sides, WATCH)}
        """When each state may be seen, for each audience."""
        self.notes: list[Row] = []
        self.chat: list[Row] = []
        self.asking: dict[str, Asking] = {seat.seat: Asking() for seat in self.seats}
        self.next: str | None = None
        """The table at which the same seats play once more."""
        self.epoch = 0
        """Grows whenever the past changes, so that everybody is told everything anew."""
        self.facts_version = 0
        self.present: dict[str, int] = {}
        self.changed_at = 0.0
        self.lock = asyncio.Lock()
        self.wanted = asyncio.Event()
        """Set when it may be a bot's turn."""
        self._storage = storage
        self._settings = settings
        self._bus = bus
        self._until: dict[str, float] = {}
        self._stories: dict[tuple[str, ...], Story] = {}
        self._see(may_be_answered=False)

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def last_step(self) -> int:
        """The number of the newest state that is stored; 0 is the first decision."""
        return self.first_step + len(self.events) - 1

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(seat.side for seat in self.seats))

    @property
    def one_person(self) -> bool:
        """Whether everybody who is no bot sits at the device that made the table."""
        return not any(seat.who == "link" or seat.stands_in for seat in self.seats)

    @property
    def keeps_secrets(self) -> bool:
        """Whether people of different sides play, so that nobody may look behind the game before its end."""
        people = {seat.side for seat in self.seats if not seat.is_bot or seat.stands_in}
        return self.game.result is None and (not self.one_person or (len(people) > 1 and self.shares_device))

    @property
    def shares_device(self) -> bool:
        return any(seat.who == "hotseat" for seat in self.seats)

    def state(self, step: int) -> Any:
        """The game after so many choices."""
        return self.match.at(step - self.first_step)

    def seat(self, name: str) -> Seat:
        return next(seat for seat in self.seats if seat.seat == name)

    def asked(self) -> Seat | None:
        """Whose decision it is."""
        decision = self.game.decision
        return None if decision is None else self.seats[decision.seat]

    def happened(self, step: int) -> list[dict[str, Any]]:
        """The events that led to the state after so many choices."""
        return self.events[step - self.first_step]

    def story(self, audiences: tuple[str, ...]) -> Story:
        """The game as these audiences together may follow it."""
        if audiences not in self._stories:
            self._stories[audiences] = Story(self, audiences)
        return self._stories[audiences]

    # -- playing -------------------------------------------------------------------------------------------

    async def choose(self, option: int, seq: int) -> None:
        """Take an option of the pending decision; stored when this returns, and nothing has changed when it raises."""
        async with self.lock:
            if seq != self.seq:
                raise Refused("too-late")
            after = self.match.look_ahead(option)
            passed = self._passes(option)
            step = self.last_step
            keep = (step + 1) % SAVE_EVERY == 0 or after.result is not None
            row = {
                "step": step,
                "option": option,
                "seat": self.seats[self.game.decision.seat].seat,
                "rolls": rolls(after.events),
                "hash": after.hash(),
            }
            save = after.save().decode() if keep else None
            await self._storage.add_choice(self.id, row, save, __version__)
            self.seq += 1
            if passed:
                asking = self.asking[self.seats[self.game.decision.seat].seat]
                asking.note_pass(self.game.decision.facts[0], self.game, self.speech)
            self.events.append(after.events)
            self.match.accept(option, after)
            self._see(self.speech.may_be_answered(after, after.events), passed)
            self._changed()

    def replay(self, option: int) -> None:
        """Take a choice again that is stored already."""
        passed = self._passes(option)
        after = self.match.look_ahead(option)
        self.events.append(after.events)
        self.match.accept(option, after)
        self.seq += 1
        self._see(False, passed)

    def may_undo(self, seats: tuple[str, ...], host: bool) -> int:
        """How many choices this person may take back now."""
        match = self.match
        if not match.past:
            return 0
        if self.one_person:
            if not host:
                return 0
            # Back to where a person was asked: bots would only choose again.
            for count, state in enumerate(reversed(match.past), 1):
                if not self.seats[state.decision.seat].is_bot:
                    return count
            return 0
        # What could have been answered stays, whether it was or not: or the missing undo would tell who was asked.
        seat = match.past[-1].decision.seat
        settled = self.speech.may_be_answered(self.game, self.events[-1])
        return int(self.seats[seat].seat in seats and match.undoable(seat) and not settled)

    async def undo(self, seats: tuple[str, ...], host: bool) -> None:
        async with self.lock:
            count = self.may_undo(seats, host)
            if not count:
                raise Refused("no-undo")
            step = self.last_step - count
            who = self.seats[self.match.past[-count].decision.seat].seat
            note = {"step": step, "message": "undo", "words": {"seat": who, "count": count}}
            await self._storage.take_back(self.id, step, note)
            for _ in range(count):
                self.match.undo(0, freely=True)
            self.seq += 1
            for asking in self.asking.values():
                asking.forget()
            keep = step + 1 - self.first_step
            del self.events[keep:]
            for times in self.seen_from.values():
                del times[keep:]
            self.notes = [row for row in self.notes if row["step"] <= step] + [note]
            # What was on the table a moment ago was seen by all.
            for times in self.seen_from.values():
                if times[-1] != NEVER:
                    times[-1] = 0.0
            self.epoch += 1
            self._stories.clear()
            self._changed()

    async def say(self, seat: str, name: str, text: str) -> None:
        row = {"seat": seat, "name": name, "text": text}
        await self._storage.add_chat(self.id, row)
        self.chat.append(row)
        self._changed()

    async def note(self, message: str, **words: Any) -> None:
        """A line of the log that is no part of the game."""
        row = {"step": self.last_step, "message": message, "words": words}
        await self._storage.add_note(self.id, row)
        self.notes.append(row)
        self._changed()

    async def reseat(self, seat: Seat, message: str) -> None:
        """Somebody else plays here from now on."""
        row = {"step": self.last_step, "message": message, "words": {"seat": seat.seat}}
        await self._storage.set_seats(self.id, [as_row(one) for one in self.seats], row)
        self.notes.append(row)
        self.facts_version += 1
        self._changed()

    def here(self, seats: tuple[str, ...], coming: bool) -> None:
        """Somebody with these seats comes or goes."""
        for seat in seats:
            self.present[seat] = self.present.get(seat, 0) + (1 if coming else -1)
        self.facts_version += 1
        self._changed()

    def hush(self, seats: tuple[str, ...], kinds: list[str], on: bool) -> None:
        """Windows of these kinds (all, or by name) are passed for these seats from now on, or asked again."""
        for seat in seats:
            muted = self.asking[seat].muted
            muted.update(kinds) if on else muted.difference_update(kinds)
        self._ask_otherwise(seats)

    def ask(self, seats: tuple[str, ...], mode: str) -> None:
        """How often these seats are asked from now on."""
        for seat in seats:
            self.asking[seat].mode = mode
        self._ask_otherwise(seats)

    def _ask_otherwise(self, seats: tuple[str, ...]) -> None:
        asked = self.asked()
        if asked is not None and asked.seat in seats and not self.is_quiet(asked):
            # It was about to be passed unseen.
            self.seen_from[asked.side][-1] = 0.0
            self._stories.clear()
        self._changed()

    def is_quiet(self, seat: Seat) -> bool:
        """Whether the window that this seat is asked in is one its player chose to pass."""
        decision = self.game.decision
        if decision is None or decision.kind != "window":
            return False
        return self.asking[seat.seat].is_quiet(decision.facts[0], self.game, self.speech)

    def _passes(self, option: int) -> bool:
        decision = self.game.decision
        return (
            decision is not None
            and decision.kind == "window"
            and 0 <= option < len(decision.options)
            and decision.options[option][0] == "pass"
        )

    # -- what may be seen when ----------------------------------------------------------------------------

    def restored(self) -> None:
        """All that was seen before a restart may be seen again at once."""
        self._stories.clear()
        for times in self.seen_from.values():
            times[:] = [seen if seen == NEVER else 0.0 for seen in times]

    def _see(self, may_be_answered: bool, passed: bool = False) -> None:
        """Note when each audience may see the state just reached."""
        now = time.monotonic()
        decision = self.game.decision
        window = decision is not None and decision.kind == "window"
        if not passed:
            # A pass adds no pause of its own: with or without it the clock shows the same.
            pause = may_be_answered or window
            self._until = {audience: now + (self._pause(audience) if pause else 0.0) for audience in self.seen_from}
        quiet = window and self.is_quiet(self.seats[decision.seat])
        for audience, times in self.seen_from.items():
            secret = window and (quiet or self.seats[decision.seat].side != audience)
            late = self.delay if audience == WATCH else 0
            times.append(NEVER if secret else max(now, self._until[audience]) + late)

    def _pause(self, audience: str) -> float:
        """As long as an answer of the others usually takes."""
        others = [seat for seat in self.seats if seat.side != audience]
        if not self.one_person and any(not seat.is_bot for seat in others):
            return random.uniform(*self._settings.people_answer)
        if any(seat.level in ("hard", "search") for seat in others):
            return self._settings.search_answer + self._settings.bot_answer
        return self._settings.bot_answer if any(seat.is_bot for seat in others) else 0.0

    def _changed(self) -> None:
        self.changed_at = time.monotonic()
        self.wanted.set()
        self._bus.tell(self.id)


def rolls(events: list[dict[str, Any]]) -> list[list[int]]:
    """All dice of some events, roll by roll."""
    return [list(event["values"]) for event in events if event["type"] == "roll"]


def as_row(seat: Seat) -> Row:
    return {name: getattr(seat, name) for name in seat.__struct_fields__}
