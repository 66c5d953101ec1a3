"""Whether everything of a box comes up in whole games: they are played until it has, and all of them at night."""

from __future__ import annotations

import os
from collections.abc import Iterable

NIGHTLY = os.environ.get("SHAMBLE_NIGHTLY") == "1"


def not_seen(wanted: Iterable[str], games: Iterable[Iterable[str]]) -> set[str]:
    """What of it came up in none of the games, each of which is given as what came up in it."""
    left = set(wanted)
    for seen in games:
        left.difference_update(seen)
        if not left and not NIGHTLY:
            break
    return left
