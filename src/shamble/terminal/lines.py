"""Box drawing: which character joins lines of which weight."""

from __future__ import annotations

import unicodedata
from functools import cache

NONE, LIGHT, HEAVY = range(3)
_SIDES = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}
_WEIGHTS = {"LIGHT": LIGHT, "HEAVY": HEAVY}

Arms = tuple[int, int, int, int]
"""The weight of the line that leaves a point upwards, to the right, downwards, to the left."""


@cache
def _joints() -> dict[Arms, str]:
    """Every joint of light and heavy lines that Unicode has, read from the names of the characters."""
    found: dict[Arms, str] = {(NONE, NONE, NONE, NONE): " "}
    for code in range(0x2500, 0x2580):
        words = unicodedata.name(chr(code)).removeprefix("BOX DRAWINGS ").split()
        if not set(words) <= {"AND", *_SIDES, *_WEIGHTS}:
            continue  # dashed, double, round and slanted ones
        arms = [NONE] * 4
        weight = next(_WEIGHTS[word] for word in words if word in _WEIGHTS)
        for part in " ".join(words).split(" AND "):
            named = part.split()
            weight = next((_WEIGHTS[word] for word in named if word in _WEIGHTS), weight)
            for word in named:
                for side in _SIDES.get(word, ()):
                    arms[side] = weight
        found[arms[0], arms[1], arms[2], arms[3]] = chr(code)
    return found


def joint(arms: Arms) -> str:
    """The character in which these lines meet."""
    return _joints()[arms]
