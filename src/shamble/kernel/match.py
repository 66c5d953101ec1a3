"""A game as it is played by people: its history, undo up to where something became known, replay.

Undo is a stored earlier state, never a reversed rule. It ends at information boundaries: dice, draws, reveals and
choices of other seats. A table where one person sees everything may rewind fully.
"""

from __future__ import annotations

from typing import Any

from shamble.kernel.errors import GameIsOver, IllegalChoice, NoUndo
from shamble.kernel.game import Game

AS_THEY_FALL: Any = object()


class Match:
    """A game with its past."""

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.past: list[Any] = []
        """The state before each choice, events off."""
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
        self.past.append(before)
        self.choices.append(index)
        self.known.append(self.game.boundary)
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
        self.past.append(self.game)
        self.choices.append(index)
        self.known.append(after.boundary)
        self.game = after

    def undoable(self, seat: int, freely: bool = False) -> bool:
        """Whether this seat may take its last choice back; `freely` where one person sees everything."""
        if not self.past:
            return False
        return freely or (self.past[-1].decision.seat == seat and not self.known[-1])

    def undo(self, seat: int, freely: bool = False) -> None:
        if not self.undoable(seat, freely):
            raise NoUndo("That cannot be taken back: dice, a draw or another player's choice came after it.")
        self.game = self.past.pop()
        self.game.events = []
        self.choices.pop()
        self.known.pop()

    def at(self, step: int) -> Any:
        """The state after so many choices; 0 is the first decision."""
        return self.past[step] if step < len(self.past) else self.game
