"""Refusals in the reader's language: one line, no blame, nothing changed."""

from __future__ import annotations

from shamble.kernel.errors import ShambleError, UnknownId
from shamble.texts import Value, say

STATUS = {
    "no-table": 404,
    "gathering": 409,
    "host-only": 403,
    "owner-only": 403,
    "lab-no-run": 404,
    "wrong-host": 403,
    "wrong-origin": 403,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "table-full": 429,
    "hall-full": 503,
    "busy": 503,
    "storage": 503,
    "link-revoked": 401,
    "link-unknown": 401,
    "link-too-old": 401,
}
"""The status of a refusal over HTTP; 400 for all others."""


LONGEST = 900
"""Characters of a sentence; the longest that means anything lists all scenarios."""


class Refused(ShambleError):
    """What the table cannot do, by the key of its sentence."""

    code = "refused"

    def __init__(self, key: str, **words: Value) -> None:
        super().__init__(say("en", f"server-{key}", **words))
        self.key = key
        self.words = words


def told(error: ShambleError, language: str) -> str:
    """The sentence of a refusal; those of the engine are English, and what they quote may be long."""
    if isinstance(error, Refused):
        return say(language, f"server-{error.key}", **error.words)
    return error.message if len(error.message) <= LONGEST else f"{error.message[:LONGEST]}…"


def status_of(error: ShambleError) -> int:
    if isinstance(error, UnknownId):
        return 404
    return STATUS.get(error.key, 400) if isinstance(error, Refused) else 400
