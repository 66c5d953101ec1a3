"""Refusals in the reader's language: one line, no blame, nothing changed."""

from __future__ import annotations

from shamble.kernel.errors import ShambleError
from shamble.texts import Value, say


class Refused(ShambleError):
    """What the table cannot do, by the key of its sentence."""

    code = "refused"

    def __init__(self, key: str, **words: Value) -> None:
        super().__init__(say("en", f"server-{key}", **words))
        self.key = key
        self.words = words


def told(error: ShambleError, language: str) -> str:
    """The sentence of a refusal; those of the engine are English."""
    return say(language, f"server-{error.key}", **error.words) if isinstance(error, Refused) else error.message
