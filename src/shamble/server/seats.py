"""Who sits where: people by link, several on one device, bots."""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.kernel.errors import BadConfig

WHO = ("me", "link", "bot", "hotseat")
LONGEST_NAME = 30


class Seat(msgspec.Struct):
    """One seat of a table, as it is stored."""

    seat: str
    who: str
    name: str = ""
    level: str = ""
    stands_in: bool = False
    """Whether the bot plays for a person who left and may come back."""
    was: str = ""
    """Who sat here before the bot: somebody by link, or a person at the shared device."""
    player: str = ""
    """Under which name whoever sits here is rated; "" for whoever wants no rating."""

    @property
    def is_bot(self) -> bool:
        return self.who == "bot"


def seated(game: str, names: tuple[str, ...], wanted: list[dict[str, Any]]) -> list[Seat]:
    """A seat for each name; those nobody spoke about are played by bots."""
    from shamble import bots

    levels = bots.names(game) + bots.LEVELS
    asked = {row["seat"]: row for row in wanted}
    for name in asked:
        if name not in names:
            raise BadConfig(f"There is no seat {name!r} at this table; there are {', '.join(names)}.")
    seats = []
    for name in names:
        row = asked.get(name, {"who": "bot"})
        who, level = row["who"], row.get("level") or ""
        if who not in WHO:
            raise BadConfig(f"A seat is for {', '.join(WHO)}, not for {who!r}.")
        if who == "bot":
            level = level or "normal"
            if level not in levels:
                raise BadConfig(f"There is no bot {level!r}; there are {', '.join(levels)}.")
        seats.append(Seat(name, who, plain(row.get("name") or "", LONGEST_NAME), level if who == "bot" else ""))
    if any(seat.who == "hotseat" for seat in seats):
        # Who shares the device shares its secrets' cover too.
        for seat in seats:
            if seat.who == "me":
                seat.who = "hotseat"
    return seats


def plain(text: str, most: int) -> str:
    """What people may read of a text: no control characters, no marks that turn the lines around it."""
    return "".join(letter for letter in text if letter.isprintable()).strip()[:most]


def own(seats: list[Seat]) -> tuple[str, ...]:
    """The seats of whoever makes the table."""
    return tuple(seat.seat for seat in seats if seat.who in ("me", "hotseat"))
