"""Ratings on this server: how strong people and bots have proved, for each game and side, with an interval.

Only results are stored; ratings are computed from them whenever somebody looks, by Glicko (Glickman 1999) with each
game as a period of its own. Against a team its members' mean counts. Among rivals the winner has beaten everybody, and
everybody has lost to the winner alone.
"""

from __future__ import annotations

import math
from hashlib import blake2b
from typing import Any, NamedTuple

from shamble import games
from shamble.server.seats import Seat

FIRST, UNSURE, SUREST = 1500.0, 350.0, 30.0
"""What nobody knows anything about begins with: a rating and its deviation; and the least deviation there is."""
Q = math.log(10) / 400
WIDE = 1.96
"""Deviations to each side of a 95 % interval."""
PLAYER = "player"
"""The cookie of whoever wants to be rated; no script can read it."""
NOBODY = "-"
"""Stands for whoever sits where several have sat."""
BOT = "bot "
"""Begins the name under which a bot is rated, before its level."""

Result = list[dict[str, Any]]
"""Who played: `player`, `name`, `side` (who wins together), `role` (what it is rated as), `won`."""
Key = tuple[str, str, str]
"""Player, game, what they played as."""


class Rating(NamedTuple):
    """How strong, how sure, after how much."""

    value: float = FIRST
    deviation: float = UNSURE
    games: int = 0
    won: int = 0
    name: str = ""


def player_of(cookie: str | None) -> str:
    """The name under which the holder of this cookie is rated; "" for whoever wants no rating."""
    return blake2b(cookie.encode(), digest_size=12).hexdigest() if cookie else ""


def result_of(game: str, winner: str, seats: list[Seat]) -> Result | None:
    """What is stored of a game that ended; None where it says nothing about anybody.

    Where a bot stands in for a person who left, nobody knows whose result it is; and nobody beats themselves.
    """
    kit = games.kit(game)
    if any(seat.stands_in for seat in seats):
        return None
    rows: Result = [
        {
            "player": f"{BOT}{seat.level}" if seat.is_bot else seat.player,
            "name": "" if seat.is_bot else seat.name,
            "side": kit.side(seat.seat),
            # Rivals of one role are rated as one.
            "role": kit.side(seat.seat).partition("-")[0],
            "won": kit.side(seat.seat) == winner,
        }
        for seat in seats
    ]
    known = [row for row in rows if row["player"] not in ("", NOBODY)]
    people = {(row["player"], row["side"]) for row in known if not row["player"].startswith(BOT)}
    alone = len({player for player, _ in people}) < len(people)
    return known if people and not alone and len({row["side"] for row in known}) > 1 else None


def ratings(results: list[tuple[str, Result]]) -> dict[Key, Rating]:
    """Everybody's rating after these games, each by its name and what came of it, the oldest first."""
    found: dict[Key, Rating] = {}
    for game, result in results:
        before = [found.get((row["player"], game, row["role"]), Rating()) for row in result]
        for number, row in enumerate(result):
            own = before[number]
            met = _met(row, result, before)
            if met:
                value, deviation = updated(own.value, own.deviation, met)
                after = Rating(value, deviation, own.games + 1, own.won + row["won"], row["name"] or own.name)
                found[row["player"], game, row["role"]] = after
    return found


def _met(row: dict[str, Any], result: Result, before: list[Rating]) -> list[tuple[float, float, float]]:
    """Whom somebody has played against: rating, deviation, and 1 for a win or 0 for a loss."""
    sides: dict[str, list[Rating]] = {}
    for other, rating in zip(result, before, strict=True):
        if other["side"] != row["side"] and other["won"] != row["won"]:
            sides.setdefault(other["side"], []).append(rating)
    return [
        (
            sum(one.value for one in team) / len(team),
            math.sqrt(sum(one.deviation**2 for one in team) / len(team)),
            float(row["won"]),
        )
        for team in sides.values()
    ]


def updated(value: float, deviation: float, met: list[tuple[float, float, float]]) -> tuple[float, float]:
    """A rating and its deviation after these games: Glickman's formulas as he wrote them."""
    precision, gain = 0.0, 0.0
    for other, unsure, score in met:
        weight = 1 / math.sqrt(1 + 3 * Q**2 * unsure**2 / math.pi**2)
        expected = 1 / (1 + 10 ** (-weight * (value - other) / 400))
        precision += Q**2 * weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    spread = 1 / (1 / deviation**2 + precision)
    return value + Q * spread * gain, max(SUREST, math.sqrt(spread))


def told(found: dict[Key, Rating], you: str) -> list[dict[str, Any]]:
    """What a page shows, the strongest of each game and side first. No key of anybody's leaves the server."""
    rows = []
    for (player, game, role), rating in found.items():
        bot = player.removeprefix(BOT) if player.startswith(BOT) else None
        rows.append(
            {
                "game": game,
                "role": role,
                "name": rating.name,
                "bot": bot,
                "you": player == you,
                "rating": round(rating.value),
                "low": round(rating.value - WIDE * rating.deviation),
                "high": round(rating.value + WIDE * rating.deviation),
                "games": rating.games,
                "won": rating.won,
            }
        )
    return sorted(rows, key=lambda row: (row["game"], row["role"], -row["rating"]))
