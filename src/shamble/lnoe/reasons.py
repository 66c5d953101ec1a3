"""What a "why can't I?" is answered with, and who acts now."""

from __future__ import annotations

from typing import NamedTuple

from shamble.lnoe.state import Lnoe


class Reason(NamedTuple):
    """The key of a sentence, the rules behind it, and the names it needs."""

    key: str
    rules: tuple[str, ...]
    words: dict[str, str | int]


def reason(key: str, rules: tuple[str, ...] = (), **words: str | int) -> Reason:
    return Reason(key, rules, words)


def active_hero(g: Lnoe) -> int:
    """The Hero whose turn is being taken, or -1; nobody who died in it and whose turn is still to be ended."""
    frame = g.acting()
    return -1 if frame is None or g.space_of[frame.hero] < 0 else int(frame.hero)
