"""The game as one audience can follow it: moments in place of choices.

Where the other side is asked about its hidden hand there is no moment: what was chosen before and after belongs to the
next one. So the count of moments, the events and the lines of the log are the same whether anybody was asked or not.
"""

from __future__ import annotations

import asyncio
import math
import time
import weakref
from typing import TYPE_CHECKING, Any

from shamble.server.packed import Packed
from shamble.server.tokens import WATCH
from shamble.texts import say

if TYPE_CHECKING:
    from shamble.server.table import Table

NEVER = math.inf
WORDS_AT_ONCE = 10
"""Moments put into words in a row while a whole log is read."""

Line = dict[str, Any]


class Story:
    """What some audiences together may see of a table. Moments are numbered from 0."""

    def __init__(self, table: Table, audiences: tuple[str, ...]) -> None:
        # A table holds its stories: were it held by them in turn, it would stay until the collector of garbage comes.
        self._table: Table = weakref.proxy(table)
        self._audiences = audiences
        self.late: float = table.delay if audiences == (WATCH,) else 0
        """Seconds by which this audience sees everything later."""
        self._read = 0
        self._shown = 0
        """The newest moment that was seen so far: what was seen stays seen."""
        self._steps: list[int] = []
        self._times: list[float] = []
        self._lines: dict[str, Packed[list[Line]]] = {}
        self._group: dict[str, str] = {}
        """Language -> the heading under which its log goes on."""

    def last(self) -> int:
        """The newest moment that may be seen now."""
        self._read_on()
        newest = len(self._steps) - 1
        if newest > self._shown:
            now = time.monotonic()
            for moment in range(newest, self._shown, -1):
                if self._times[moment] <= now:
                    self._shown = moment
                    break
        return self._shown

    def is_now(self, moment: int) -> bool:
        """Whether nothing has been chosen since; whoever sees everything later cannot tell."""
        return self.late > 0 or self._steps[moment] == self._table.last_step

    def chat(self) -> int:
        """How many lines of chat may be read."""
        return self._table.chat.count(self.late)

    def next_chat_in(self) -> float:
        """Seconds until one more line may be read."""
        return self._table.chat.next_in(self.late)

    def next_in(self, moment: int) -> float:
        """Seconds until a later moment may be seen; infinite where somebody has to choose first."""
        self._read_on()
        later = self._times[moment + 1 :]
        return max(0.0, min(later) - time.monotonic()) if later else NEVER

    def state(self, moment: int) -> Any:
        return self._table.state(self._steps[moment])

    def step(self, moment: int) -> int:
        """How many choices were made before this moment."""
        return self._steps[moment]

    def events(self, moment: int) -> list[dict[str, Any]]:
        """All that happened since the moment before."""
        first = self._steps[moment - 1] + 1 if moment else self._table.first_step
        if first == self._steps[moment]:
            return self._table.happened(first)
        return [event for step in range(first, self._steps[moment] + 1) for event in self._table.happened(step)]

    def lines(self, language: str, moment: int) -> list[Line]:
        """The log of one moment, with the notes made then."""
        told = self._lines.setdefault(language, Packed())
        while (number := len(told)) <= moment:
            group = self._group.get(language, "")
            lines = self._table.kit.log(self.state(number), self.events(number), language, group)
            self._group[language] = lines[-1]["group"] if lines else group
            told.append(
                [
                    {**{name: line[name] for name in ("text", "rules", "group", "kind")}, "step": number}
                    for line in lines
                ]
            )
        if not self._table.notes:
            return told[moment]
        return told[moment] + [
            {"text": self._note(note, language), "rules": [], "group": None, "step": moment}
            for note in self.notes(moment)
        ]

    async def read_up(self, language: str, moment: int) -> None:
        """Put the log until this moment into words, others having their turn meanwhile: a long game takes a while."""
        epoch = self._table.epoch
        for number in range(0, moment, WORDS_AT_ONCE):
            if len(self._lines.get(language, ())) <= number:
                self.lines(language, number)
                await asyncio.sleep(0)
            if self._table.epoch != epoch:
                return  # the past is another now, and its story too

    def notes(self, moment: int) -> list[dict[str, Any]]:
        """What was noted since the moment before."""
        first = self._steps[moment - 1] + 1 if moment else 0
        return [note for note in self._table.notes if first <= note["step"] <= self._steps[moment]]

    def _note(self, note: dict[str, Any], language: str) -> str:
        words = dict(note["words"])
        if "seat" in words:
            words["who"] = self._table.called(words.pop("seat"), language)
        return say(language, f"server-note-{note['message']}", **words)

    def _read_on(self) -> None:
        """Take in the states reached since the last look."""
        table = self._table
        while self._read < len(table.events):
            seen = min(table.seen_from[audience][self._read] for audience in self._audiences)
            if seen != NEVER or not self._steps:
                self._steps.append(table.first_step + self._read)
                self._times.append(seen)
            self._read += 1
