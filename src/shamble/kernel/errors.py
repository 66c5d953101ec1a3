"""Typed errors. Each says what was tried, why not, and what would be right."""

from __future__ import annotations


class ShambleError(Exception):
    """Base of every error a player or client can cause; `code` is the protocol's word for it."""

    code = "error"

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.rules = rules


class IllegalChoice(ShambleError):
    """An answer that is not among the options; the game is unchanged."""

    code = "illegal-option"


class NoUndo(IllegalChoice):
    """A choice that cannot be taken back, because something became known through it or after it."""

    code = "no-undo"


class GameIsOver(ShambleError):
    """Something was asked of a game that has ended."""

    code = "game-over"


class NoGame(ShambleError):
    """A request that needs a game came before `new`, `situation` or `load`."""

    code = "no-game"


class UnknownId(ShambleError):
    """A game, seat, bot or card that does not exist."""

    code = "unknown-id"


class BadConfig(ShambleError):
    """A game cannot be set up as asked."""

    code = "bad-config"


class BadSituation(ShambleError):
    """A described position contradicts itself or the rules."""

    code = "bad-situation"


class BadSave(BadSituation):
    """A save that cannot be read; names the format and version it expected."""


class BadDice(ShambleError):
    """Forced dice that are not faces of a die."""

    code = "bad-dice"


class RulesBug(Exception):
    """Our fault: a rule left no choice, looped, or contradicted itself. The save belongs in the report."""


class GameEnds(Exception):
    """Raised by `Game.end` so that nothing happens after the game is won."""
