"""A saved file that somebody opens: the game in it, and who sits where."""

from __future__ import annotations

from typing import Any

from shamble import games
from shamble.kernel.errors import BadSave
from shamble.server.seats import WHO, Seat

File = dict[str, Any]


def save_in(file: File) -> Any:
    """The save of a file: of the table, of the terminal, or of the protocol, where it is the file itself."""
    return file["save"] if "shamble" in file and "save" in file else file


def game_of(file: File) -> str:
    """The game that it holds; what else is wrong with it is found out when it is begun."""
    save = save_in(file)
    name = save.get("game") if isinstance(save, dict) else None
    if name not in games.names():
        raise BadSave("This file holds no saved game. One comes from “Save to a file” in the menu of a table.")
    return str(name)


def seats_in(file: File, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Who shall sit where: as the file says, else whoever opens it takes the first side and bots the others."""
    kept = file.get("seats")
    said = {row.get("seat"): row for row in kept if isinstance(row, dict)} if isinstance(kept, list) else {}
    kit = games.kit(game_of(file))
    first = kit.audience(names[0])
    return [_seat(name, said.get(name), "me" if kit.audience(name) == first else "bot") for name in names]


def _seat(name: str, said: dict[str, Any] | None, otherwise: str) -> dict[str, Any]:
    row = said or {"who": otherwise}
    text = {key: str(row[key]) for key in ("who", "name", "level") if isinstance(row.get(key), str) and row[key]}
    return {"seat": name, **text, "who": row["who"] if row.get("who") in WHO else otherwise}


def as_kept(seats: list[Seat]) -> list[dict[str, str]]:
    """The seats as a file keeps them; a bot that stands in for a person is that person again."""
    return [
        {"seat": seat.seat, "who": seat.was if seat.stands_in else seat.who, "name": seat.name, "level": seat.level}
        for seat in seats
    ]
