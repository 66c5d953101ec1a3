"""Starting a game: who sits where, which characters, which switches."""

from __future__ import annotations

from typing import Any

from shamble.humans import rules
from shamble.humans.content import CHARACTERS
from shamble.humans.rules.setup import first_land
from shamble.humans.state import GAMES, SHOTGUN, ZOMBIE, Town
from shamble.humans.switches import switches_for
from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadConfig, UnknownId
from shamble.kernel.flow import running

__all__ = ["PLAYERS", "new_game", "rules", "seats_for"]

PLAYERS = range(2, 7)


def new_game(name: str, config: dict[str, Any], seed: Seed, dice: Any = ()) -> Town:
    """A new game of one of the three, played on to its first decision."""
    seats = checked_seats(name, config)
    switches = switches_for(name, config.get("switches"))
    characters = checked_characters(seats, config.get("characters"))
    game = GAMES[name](seed, seats, switches, first_land(name), characters)
    game.stack.append(running("hz-setup", {}))
    game.force_dice(dice)
    game.run()
    return game


def checked_seats(name: str, config: dict[str, Any]) -> tuple[str, ...]:
    """The seats clockwise: 2 to 6 players; where both games meet, each has a role.  [H1.1, Z2.4, X6]"""
    roles = config.get("roles")
    if roles is not None and name != "humans-and-zombies":
        raise BadConfig(f"Roles are chosen only where both games meet; in {name} all players have the same.")
    players = config.get("players", 2 if roles is None else len(roles) if isinstance(roles, list | tuple) else 0)
    if type(players) is not int or players not in PLAYERS:
        raise BadConfig(f"This is a game for 2 to 6 players, not {players!r}.")
    return seats_for(name, players, roles)


def seats_for(name: str, players: int, roles: Any = None) -> tuple[str, ...]:
    """Names of the seats: `zombie-1` plays zombies, `shotgun-1` a shotgun guy."""
    if roles is None:
        roles = {
            "humans": (ZOMBIE,) * players,
            "zombies": (SHOTGUN,) * players,
            "humans-and-zombies": tuple((ZOMBIE, SHOTGUN)[seat % 2] for seat in range(players)),
        }[name]
    if not isinstance(roles, list | tuple) or len(roles) != players or not {*roles} <= {ZOMBIE, SHOTGUN}:
        raise BadConfig(f"Roles are a list with {ZOMBIE!r} or {SHOTGUN!r} for each of the {players} players.")
    if name == "humans-and-zombies" and len({*roles}) < 2:
        raise BadConfig("Where both games meet there is at least one player of each.")
    return tuple(f"{role}-{roles[: number + 1].count(role)}" for number, role in enumerate(roles))


def checked_characters(seats: tuple[str, ...], chosen: Any) -> tuple[str, ...]:
    """The characters asked for, in the order of the zombie seats; the others are dealt.  [H1.1]"""
    names = [] if chosen is None else chosen
    zombies = [seat for seat in seats if seat.startswith(ZOMBIE)]
    if not isinstance(names, list | tuple) or len(names) > len(zombies):
        raise BadConfig(f"Characters are a list of up to {len(zombies)} ids.")
    for name in names:
        if not isinstance(name, str) or name not in CHARACTERS:
            raise UnknownId(f"There is no character {name!r}; there are {', '.join(CHARACTERS)}.")
    if len(set(names)) < len(names):
        raise BadConfig("A character can be played only once.")
    given = dict(zip(zombies, names, strict=False))
    return tuple(given.get(seat, "") for seat in seats)
