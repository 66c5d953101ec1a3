"""What the chance of a table is made of, so that nobody at it, nor whoever runs it, can choose or know the dice.

`drawn`: the server draws its part and a salt and shows the hash of both. Then every person's page adds a part of its
own, and the seed is made of all parts. The server cannot change its part any more; the others have never seen it.
`chosen`: whoever made the table named the seed and can know every card. The table says so to everybody.
`fast`: a game of the laboratory or of an older version, with a number as seed and dice that can be computed ahead.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Any

import msgspec

from shamble.kernel import chance

PART = r"^[0-9a-f]{32,64}$"
"""A contribution: 16 to 32 bytes in hexadecimal."""


class Luck(msgspec.Struct):
    """As it is stored with the table."""

    kind: str = "fast"
    part: str = ""
    """What the server drew; the number where the seed was chosen."""
    salt: str = ""
    given: dict[str, str] = {}
    """Person's first seat -> what their page added."""
    waits_for: list[str] = []
    """Who has still to add something before the cards are dealt."""

    @property
    def seed(self) -> chance.Seed:
        """The seed of the game; only known once nobody is waited for."""
        if self.kind == "fast":
            return int(self.part)
        if self.kind == "chosen":
            return self.part
        given = "".join(f" {seat}={part}" for seat, part in sorted(self.given.items()))
        return blake2b(f"shamble table {self.part}{given}".encode(), digest_size=32).hexdigest()

    @property
    def commitment(self) -> str:
        """What everybody is shown before the first contribution; older versions showed it without a salt."""
        if self.kind == "fast":
            return chance.seed_hash(int(self.part))
        return blake2b(f"shamble part {self.salt} {self.part}".encode(), digest_size=16).hexdigest()

    def revealed(self) -> dict[str, Any]:
        """All of it, for after the end."""
        return {"kind": self.kind, "part": self.part, "salt": self.salt, "given": self.given}


def drawn(waits_for: list[str]) -> Luck:
    """A fresh secret; the cards are dealt when these people have added their parts."""
    return Luck("drawn", secrets.token_hex(32), secrets.token_hex(16), {}, waits_for)


def chosen(number: int) -> Luck:
    return Luck("chosen", str(number), secrets.token_hex(16))


def recorded(number: int) -> Luck:
    """That of a game which the laboratory has played to its end."""
    return Luck("fast", str(number))


def of_row(row: dict[str, Any]) -> Luck:
    """The luck of a stored table."""
    luck = msgspec.convert(row["luck"], Luck)
    if luck.kind == "fast":
        luck.part = str(row["seed"])
    return luck


def marks_of(row: dict[str, Any]) -> list[str]:
    """Why a table counts for no rating: somebody could know what nobody should."""
    marks = {
        "chosen-seed": row["luck"].get("kind") == "chosen",
        "situation": "situation" in row["config"],
        "opened": "save" in row["config"],
        "forked": bool(row["forked_from"]),
        "old-dice": row["luck"].get("kind", "fast") == "fast",
    }
    return [mark for mark, there in marks.items() if there]
