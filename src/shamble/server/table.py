"""A table in play: its game with its past, who sits there, what each audience may already see.

An audience is whoever shares secrets, or the spectators. What others see never stops where a hidden hand is asked: a
choice and the passes that follow it arrive together, after a pause that does not depend on whether anybody was asked.
So nobody learns from `waiting` or from the clock what a hand holds. `docs/server.md` tells more.
"""

from __future__ import annotations

import asyncio
import random
import time
from array import array
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from shamble import __version__, games
from shamble.kernel.match import Match
from shamble.kernel.save_form import saved, seal
from shamble.server import luck
from shamble.server.asking import Asking
from shamble.server.bell import Bell
from shamble.server.bus import Bus
from shamble.server.chat import Chat
from shamble.server.health import numbers
from shamble.server.packed import Packed
from shamble.server.ratings import NOBODY, result_of
from shamble.server.refusals import Refused
from shamble.server.seats import Seat
from shamble.server.settings import Settings
from shamble.server.story import NEVER, Story
from shamble.server.tokens import WATCH

if TYPE_CHECKING:
    from shamble.server.storage import Storage
    from shamble.server.writing import Row

ELSEWHERE_SECONDS = 30.0
"""What another process told about who is there holds for so long."""
MOST_KINDS = 40
LONGEST_KIND = 40
KEEP_EVERY = 100
"""Of the past one state in so many stays in memory; the others are played again when somebody looks back."""
SAVE_EVERY = 25
"""Choices between two stored states; they matter only where an older version's choices mean something else now. These
states and the last one are sealed too: whoever plays the choices again compares their hashes."""


class Table:
    """One table. All changes happen under its lock and are stored before anybody sees them."""

    def __init__(self, row: Row, match: Match, storage: Storage, settings: Settings, bus: Bus) -> None:
        self.id: str = row["id"]
        self.game_name: str = row["game"]
        self.config: dict[str, Any] = row["config"]
        self.luck = luck.of_row(row)
        self.marks = luck.marks_of(row)
        """Why it counts for no rating; everybody is told."""
        self.links: dict[str, int] = row["links"]
        """Seat, `host` or `watch` -> how often its link was revoked."""
        self.stored_epoch: int = row["epoch"]
        """What every write builds upon, together with the step."""
        self.rated: bool = row.get("rated", False)
        """Whether its result counts. Then nobody is helped, and nothing that became known is taken back."""
        self.hints: bool = row["hints"]
        self.delay: int = row["delay"]
        self.receipt = settings.receipt
        self.seq = 0
        """Grows with every change, so that nobody answers an older question; means nothing after a restart."""
        self.seats = [Seat(**seat) for seat in row["seats"]]
        self.match = match
        self.kit = games.kit(row["game"])
        self._audience_of = {seat.seat: self.kit.audience(seat.seat) for seat in self.seats}
        self.closed: str | None = None
        """Why an older game cannot be played on, where it can only be looked at."""
        self.first_step = 0
        """Steps before it are lost: the table was brought back from a stored state."""
        self.events: Packed[list[dict[str, Any]]] = Packed([match.game.events or []])
        """What led to each state, the set-up first."""
        self.seen_from = {audience: array("d") for audience in (*self.audiences, WATCH)}
        """When each state may be seen, for each audience."""
        self.notes: list[Row] = []
        self.chat = Chat()
        self.asking: dict[str, Asking] = {seat.seat: Asking() for seat in self.seats}
        self.next: str | None = None
        """The table at which the same seats play once more."""
        self.quiet: dict[str, set[str]] = {}
        self.elsewhere: dict[str, tuple[float, Row]] = {}
        """Other process -> when it last told who is there, and what it told."""
        self.epoch = 0
        """Grows whenever the past changes, so that everybody is told everything anew."""
        self.past_version = self.stored_epoch
        """Names the past across processes and restarts."""
        self.facts_version = 0
        self.present: dict[str, int] = {}
        self.left_at: dict[str, float] = {}
        """Seat -> when its page was closed; who never came has been away since the table was opened."""
        self.opened_at = time.monotonic()
        self.leaving: set[str] = set()
        """Seats for which a bot has been announced."""
        self.changed_at = 0.0
        self.lock = asyncio.Lock()
        self.wanted = Bell()
        """Rung when it may be a bot's turn."""
        self._storage = storage
        self._settings = settings
        self._bus = bus
        self._until: dict[str, float] = {}
        self._pauses: tuple[list[Seat], dict[str, tuple[float, float]]] = ([], {})
        """Between what and what the pause of each audience is drawn, as long as these sit here."""
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
    def audiences(self) -> tuple[str, ...]:
        """Who keeps secrets from whom here."""
        return tuple(dict.fromkeys(self.audience(seat.seat) for seat in self.seats))

    def audience(self, seat: str) -> str:
        return self._audience_of[seat]

    @property
    def one_person(self) -> bool:
        """Whether everybody who is no bot sits at the device that made the table."""
        return not any(seat.who == "link" or seat.stands_in for seat in self.seats)

    @property
    def keeps_secrets(self) -> bool:
        """Whether people play who keep secrets from each other, or it counts: nobody may look behind the game yet."""
        people = {self.audience(seat.seat) for seat in self.seats if not seat.is_bot or seat.stands_in}
        secrets = not self.one_person or self.rated or (len(people) > 1 and self.shares_device)
        return self.game.result is None and secrets

    @property
    def shares_device(self) -> bool:
        return any(seat.who == "hotseat" for seat in self.seats)

    def state(self, step: int) -> Any:
        """The game after so many choices."""
        return self.match.at(step - self.first_step)

    def seat(self, name: str) -> Seat:
        return next(seat for seat in self.seats if seat.seat == name)

    def called(self, name: str, language: str) -> str:
        """The name of whoever sits there, or the seat's."""
        return self.seat(name).name or self.kit.seat_name(name, language)

    def asked(self, game: Any = None) -> Seat | None:
        """Whose decision it is, now or in an earlier state."""
        decision = (game or self.game).decision
        return None if decision is None else self.seats[decision.seat]

    def happened(self, step: int) -> list[dict[str, Any]]:
        """The events that led to the state after so many choices."""
        return self.events[step - self.first_step]

    def mark(self, moment: int) -> str:
        """The name of a moment, from which a broken line goes on; tells nobody how many choices came before it."""
        secret = f"{self.luck.part}{self.luck.salt}".encode()[:64]
        named = f"{self.id} {self.past_version} {moment}".encode()
        return blake2b(named, key=secret, digest_size=9).hexdigest()

    def story(self, audiences: tuple[str, ...]) -> Story:
        """The game as these audiences together may follow it."""
        if audiences not in self._stories:
            self._stories[audiences] = Story(self, audiences)
        return self._stories[audiences]

    # -- playing -------------------------------------------------------------------------------------------

    async def choose(self, option: int, seq: int) -> None:
        """Take an option of the pending decision; stored when this returns, and nothing has changed when it raises."""
        arrived = time.monotonic()
        async with self.lock:
            if self.closed is not None:
                raise Refused("older-rules", why=self.closed)
            if seq != self.seq:
                raise Refused("too-late")
            after = self.match.look_ahead(option)
            passed = self._passes(option)
            step = self.last_step
            keep = (step + 1) % SAVE_EVERY == 0 or after.result is not None
            plain = after.plain() if keep else {}
            row = {
                "step": step,
                "option": option,
                "seat": self.seats[self.game.decision.seat].seat,
                "rolls": rolls(after.events),
                "hash": seal(plain) if keep else "",
            }
            save = saved(plain).decode() if keep else None
            result = self._result(after.result[0]) if self.rated and after.result is not None else None
            await self._storage.add_choice(self.id, self.stored_epoch, row, save, __version__, result)
            numbers.stored_in(time.monotonic() - arrived)
            self._accept(option, after, passed)
            self.tell_others()

    def _result(self, winner: str) -> Row | None:
        """What counts of this game, as it is stored."""
        players = result_of(self.game_name, winner, self.seats)
        return None if players is None else {"game": self.game_name, "players": players}

    def follow(self, option: int) -> None:
        """Take a choice that another process has stored."""
        passed = self._passes(option)
        self._accept(option, self.match.look_ahead(option), passed)

    def _accept(self, option: int, after: Any, passed: bool) -> None:
        self.seq += 1
        if passed and self.window():
            asking = self.asking[self.seats[self.game.decision.seat].seat]
            asking.note_pass(self.window(), self.game, self.kit.talk)
        self.events.append(after.events)
        self.match.accept(option, after)
        self._see(self.kit.talk.may_be_answered(after, after.events), passed)
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
        if self.one_person and not self.rated:
            if not host:
                return 0
            # Back to where a person was asked: bots would only choose again.
            for count, seat in enumerate(reversed(match.asked), 1):
                if not self.seats[seat].is_bot:
                    return count
            return 0
        # What could have been answered stays, whether it was or not: or the missing undo would tell who was asked.
        seat = match.asked[-1]
        settled = self.kit.talk.may_be_answered(self.game, self.events[-1])
        return int(self.seats[seat].seat in seats and match.undoable(seat) and not settled)

    async def undo(self, seats: tuple[str, ...], host: bool) -> None:
        async with self.lock:
            count = self.may_undo(seats, host)
            if not count:
                raise Refused("no-undo")
            step = self.last_step - count
            who = self.seats[self.match.asked[-count]].seat
            note = {"step": step, "message": "undo", "words": {"seat": who, "count": count}}
            await self._storage.take_back(self.id, self.stored_epoch, self.last_step, step, note)
            self.stored_epoch += 1
            self.match.rewind(count)
            self.seq += 1
            for asking in self.asking.values():
                asking.forget()
            keep = step + 1 - self.first_step
            self.events.cut(keep)
            for times in self.seen_from.values():
                del times[keep:]
            self.notes = [row for row in self.notes if row["step"] < step or is_other(row, step)] + [note]
            # What was on the table a moment ago was seen by all who see everything at once.
            for audience, times in self.seen_from.items():
                if times[-1] != NEVER and not (audience == WATCH and self.delay):
                    times[-1] = 0.0
            self.epoch += 1
            self.past_version = self.stored_epoch
            self._stories.clear()
            self._changed()
            self.tell_others()

    async def say(self, seat: str, name: str, text: str) -> None:
        async with self.lock:
            row = {"seat": seat, "name": name, "text": text}
            await self._storage.add_chat(self.id, row)
            self.chat.add(row)
            self._changed()
            self.tell_others()

    async def note(self, message: str, **words: Any) -> None:
        """A line of the log that is no part of the game."""
        async with self.lock:
            row = {"step": self.last_step, "message": message, "words": words}
            await self._storage.add_note(self.id, row)
            self.notes.append(row)
            self._changed()
            self.tell_others()

    async def reseat(self, seat: Seat, message: str) -> None:
        """Somebody else plays here from now on: the seat as it shall be."""
        async with self.lock:
            row = {"step": self.last_step, "message": message, "words": {"seat": seat.seat}}
            seats = [seat if one.seat == seat.seat else one for one in self.seats]
            rows = [as_row(one) for one in seats]
            await self._storage.change(self.id, self.stored_epoch, self.last_step, row, seats=rows)
            self.stored_epoch += 1
            self.seats = seats
            self.notes.append(row)
            self.facts_version += 1
            self._changed()
            self.tell_others()

    async def sits(self, name: str, player: str) -> None:
        """Whoever wants to be rated sits down; where another did before, the seat is nobody's any more."""
        async with self.lock:
            seat = self.seat(name)
            if not self.rated or self.game.result is not None or seat.player in (player, NOBODY):
                return
            kept = replace(seat, player=NOBODY if seat.player else player)
            seats = [kept if one.seat == name else one for one in self.seats]
            await self._storage.change(self.id, self.stored_epoch, self.last_step, seats=[as_row(one) for one in seats])
            self.stored_epoch += 1
            self.seats = seats

    async def revoke(self, link: str) -> None:
        """The links of a seat, of the host or of spectators open nothing from now on."""
        async with self.lock:
            links = {**self.links, link: self.links.get(link, 0) + 1}
            await self._storage.change(self.id, self.stored_epoch, self.last_step, links=links)
            self.stored_epoch += 1
            self.links = links
            self._changed()
            self.tell_others()

    def here(self, seats: tuple[str, ...], coming: bool) -> None:
        """Somebody with these seats comes or goes."""
        for seat in seats:
            self.present[seat] = self.present.get(seat, 0) + (1 if coming else -1)
            self.left_at[seat] = time.monotonic()
        # Spectators are on nobody's list: their coming and going is no news for the others.
        if seats:
            self.facts_version += 1
            self._changed()
        else:
            self.wanted.ring()
        self.tell_others()

    def is_here(self, seat: str) -> bool:
        """Whether a page of this seat is open, in whichever process."""
        heard = (told["here"] for at, told in self.elsewhere.values() if at > time.monotonic() - ELSEWHERE_SECONDS)
        return self.present.get(seat, 0) > 0 or any(seat in here for here in heard)

    def away_for(self, seat: str) -> float:
        """Seconds for which nobody has sat there."""
        return 0.0 if self.is_here(seat) else time.monotonic() - self.left_at.get(seat, self.opened_at)

    def hush(self, seats: tuple[str, ...], kinds: list[str], on: bool) -> None:
        """Windows of these kinds (all, or by name) are passed for these seats from now on, or asked again."""
        for seat in seats:
            quiet = self.quiet.get(seat, set())
            wanted = quiet | set(kinds) if on else quiet - set(kinds)
            if len(wanted) > MOST_KINDS or any(len(kind) > LONGEST_KIND for kind in kinds):
                raise Refused("bad-message")
            self.quiet[seat] = wanted
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
            self.seen_from[self.audience(asked.seat)][-1] = 0.0
            self._stories.clear()
        self._changed()
        self.tell_others()

    def is_quiet(self, seat: Seat) -> bool:
        """Whether the window that this seat is asked in is one its player chose to pass."""
        window = self.window()
        told = (kinds for _, told in self.elsewhere.values() for kinds in told["quiet"].get(seat.seat, ()))
        if not window or not self.quiet.get(seat.seat, set()).union(told).isdisjoint(("window", window)):
            return bool(window)
        modes = [told.get("asking", {}).get(seat.seat, "all") for _, told in self.elsewhere.values()]
        asking = self.asking[seat.seat]
        mode = next((mode for mode in (asking.mode, *modes) if mode != "all"), "all")
        return asking.is_quiet(window, mode, self.game, self.kit.talk)

    def window(self) -> str:
        """The name of the moment in which a hidden hand is asked now, or ""."""
        decision = self.game.decision
        return "" if decision is None else self.kit.window(decision)

    def unseen(self) -> bool:
        """Whether nobody else may learn that the seat in turn is asked."""
        return self.game.decision is not None and self.kit.unseen(self.game.decision)

    def _passes(self, option: int) -> bool:
        return option == 0 and self.unseen()

    # -- what may be seen when ----------------------------------------------------------------------------

    def restored(self, made: list[float]) -> None:
        """All that was seen before a restart may be seen again at once; what a delay still hides stays hidden.

        `made` has the clock's time of each choice that is stored, from the first one on.
        """
        self._stories.clear()
        reached = [0.0, *made][self.first_step :]
        ahead = time.monotonic() - time.time() + self.delay
        for audience, times in self.seen_from.items():
            late = audience == WATCH and self.delay > 0
            for place, seen in enumerate(times):
                if seen != NEVER:
                    times[place] = reached[place] + ahead if late else 0.0

    def become(self, other: Table) -> None:
        """The past has changed in another process: this is the table as it is stored now."""
        self.match, self.events, self.first_step = other.match, other.events, other.first_step
        self.seats, self.links, self.stored_epoch = other.seats, other.links, other.stored_epoch
        self.past_version = other.stored_epoch
        self.notes, self.chat = other.notes, other.chat
        self.seen_from = other.seen_from
        self._until = {}
        self._stories.clear()
        self.seq += 1
        self.epoch += 1
        self.facts_version += 1
        self._changed()

    def _see(self, may_be_answered: bool, passed: bool = False) -> None:
        """Note when each audience may see the state just reached."""
        now = time.monotonic()
        decision = self.game.decision
        unseen = self.unseen()
        if not passed:
            # A pass adds no pause of its own: with or without it the clock shows the same.
            pause = may_be_answered or unseen
            self._until = {audience: now + self._pause(audience) for audience in self.seen_from} if pause else {}
        quiet = unseen and self.is_quiet(self.seats[decision.seat])
        for audience, times in self.seen_from.items():
            secret = unseen and (quiet or self.audience(self.seats[decision.seat].seat) != audience)
            late = self.delay if audience == WATCH else 0
            times.append(NEVER if secret else max(now, self._until.get(audience, now)) + late)

    def _pause(self, audience: str) -> float:
        """As long as an answer of the others usually takes."""
        if self._pauses[0] is not self.seats:
            self._pauses = (self.seats, {one: self._usual_pause(one) for one in self.seen_from})
        least, most = self._pauses[1][audience]
        return least if least == most else random.uniform(least, most)

    def _usual_pause(self, audience: str) -> tuple[float, float]:
        others = [seat for seat in self.seats if self.audience(seat.seat) != audience]
        if not self.one_person and any(not seat.is_bot for seat in others):
            return self._settings.people_answer
        pause = self._settings.bot_answer if any(seat.is_bot for seat in others) else 0.0
        if any(seat.level in ("hard", "search") for seat in others):
            pause = self._settings.search_answer + self._settings.bot_answer
        return pause, pause

    def tell_others(self) -> None:
        """Other processes read what is new; who is here is written nowhere, so it is told."""
        if self._bus.far is None:
            return
        here = [seat for seat, count in self.present.items() if count > 0]
        quiet = {seat: sorted(kinds) for seat, kinds in self.quiet.items() if kinds}
        asking = {seat: asking.mode for seat, asking in self.asking.items() if asking.mode != "all"}
        self._bus.publish(self.id, here=here, quiet=quiet, asking=asking, watched=self._bus.anybody(self.id))

    def _changed(self) -> None:
        self.changed_at = time.monotonic()
        self.wanted.ring()
        self._bus.tell(self.id)


def is_other(note: Row, step: int) -> bool:
    """Whether a note of this step stays when a choice is taken back to it: whoever does so again is noted once."""
    return bool(note["step"] == step and note["message"] != "undo")


def rolls(events: list[dict[str, Any]]) -> list[list[int]]:
    """All dice of some events, roll by roll."""
    return [list(event["values"]) for event in events if event["type"] == "roll"]


def as_row(seat: Seat) -> Row:
    return {name: getattr(seat, name) for name in seat.__struct_fields__}
