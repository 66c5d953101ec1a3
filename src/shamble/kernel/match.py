"""A game as it is played by people: its history, undo up to where something became known, replay.

Undo is a stored earlier state, never a reversed rule. It ends at information boundaries: dice, draws, reveals and
choices of other seats. A table where one person sees everything may rewind fully.
"""

from __future__ import annotations

from typing import Any

from shamble.kernel.errors import GameIsOver, IllegalChoice, NoUndo
from shamble.kernel.game import Game

AS_THEY_FALL: Any = object()
NEWEST = 4
"""Of the past so many states are always kept: they are looked at again and again."""


class Match:
    """A game with its past.

    Where many games are held at once, only every so many states of the past are kept (`keep_every`), and those between
    are played again when somebody wants to see them. That needs choices alone, so no dice may be given there.
    """

    def __init__(self, game: Game, keep_every: int = 1) -> None:
        self.game: Any = game
        self.past: list[Any] = []
        """The state before each choice, events off; None where it is not kept."""
        self.asked: list[int] = []
        """The seat that made each choice."""
        self._keep_every = keep_every
        self._seen: tuple[int, Any] | None = None
        """The state that was played again last, and its step: whoever looks at one looks at the next one too."""
        self.choices: list[int] = []
        self.known: list[bool] = []
        """Whether the choice brought out something that was hidden."""

    def choose(self, index: int) -> list[dict[str, Any]]:
        """Answer the decision; returns what happened. On any error the game is as it was."""
        if self.game.decision is None:
            raise GameIsOver("The game is over; nothing can be chosen any more.")
        if type(index) is not int:
            raise IllegalChoice(f"An option is chosen by its number, not by {index!r}.")
        before = self.game.clone()
        self.game.events = []
        try:
            self.game.choose(index)
        except BaseException:
            before.events = []
            self.game = before
            raise
        self._note(before, index, _became_known(before, self.game))
        events: list[dict[str, Any]] = self.game.events
        return events

    def look_ahead(self, index: int, dice: Any = AS_THEY_FALL) -> Any:
        """The game after this choice, its events in it; dice may be given. Nothing has changed, also when it raises."""
        if self.game.decision is None:
            raise GameIsOver("The game is over; nothing can be chosen any more.")
        after = self.game.clone()
        after.events = []
        if dice is not AS_THEY_FALL:
            after.force_dice(dice)
        after.choose(index)
        return after

    def accept(self, index: int, after: Any) -> None:
        """Go on from where `look_ahead` led."""
        self.game.events = None
        self._note(self.game, index, _became_known(self.game, after))
        self.game = after

    def _note(self, before: Any, index: int, known: bool) -> None:
        self.asked.append(before.decision.seat)
        self.past.append(before)
        self.choices.append(index)
        self.known.append(known)
        old = len(self.past) - 1 - NEWEST
        if old > 0 and old % self._keep_every:
            self.past[old] = None

    def undoable(self, seat: int, freely: bool = False) -> bool:
        """Whether this seat may take its last choice back; `freely` where one person sees everything."""
        if not self.past:
            return False
        return freely or (self.asked[-1] == seat and not self.known[-1])

    def undo(self, seat: int, freely: bool = False) -> None:
        if not self.undoable(seat, freely):
            raise NoUndo("That cannot be taken back: dice, a draw or another player's choice came after it.")
        self.rewind(1)

    def rewind(self, count: int) -> None:
        """Take so many choices back, whatever became known through them."""
        step = len(self.past) - count
        self.game = self.at(step).clone()
        self.game.events = []
        self._seen = None
        for past in (self.past, self.asked, self.choices, self.known):
            del past[step:]

    def at(self, step: int) -> Any:
        """The state after so many choices; 0 is the first decision."""
        if step >= len(self.past):
            return self.game
        if self.past[step] is not None:
            return self.past[step]
        known, state = self._before(step)
        state = state.clone()
        for index in self.choices[known:step]:
            state.choose(index)
        self._seen = (step, state)
        return state

    def _before(self, step: int) -> tuple[int, Any]:
        """The nearest earlier state that is at hand, and its step."""
        known = next(earlier for earlier in range(step, -1, -1) if self.past[earlier] is not None)
        if self._seen is not None and known < self._seen[0] <= step:
            return self._seen
        return known, self.past[known]


def _became_known(before: Any, after: Any) -> bool:
    """Whether a choice brought something out: a rule says so, or chance was asked for anything."""
    return bool(after.boundary or after.streams != before.streams)
