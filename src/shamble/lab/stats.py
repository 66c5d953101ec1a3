"""Rates and differences with their 95 % intervals. Plain arithmetic: a summary must not wait for scipy."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, median
from typing import Any

Z95 = 1.959963984540054


def wilson(wins: int, games: int) -> dict[str, float]:
    """A rate with Wilson's interval: sound for few games and for rates near 0 and 1."""
    if games == 0:
        return {"value": 0.0, "low": 0.0, "high": 1.0}
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    # Rounding may leave a bound on the wrong side of 0 or 1 by a hair.
    low, high = (middle - reach if wins else 0.0), (middle + reach if wins < games else 1.0)
    return {"value": rate, "low": low, "high": high}


def paired(only_first: int, only_second: int, games: int) -> dict[str, float]:
    """How much more often the second wins than the first on the same seeds (Bonett and Price's interval)."""
    if games == 0:
        return {"value": 0.0, "low": -1.0, "high": 1.0}
    first, second = (only_first + 1) / (games + 2), (only_second + 1) / (games + 2)
    reach = Z95 * sqrt((first + second - (second - first) ** 2) / (games + 2))
    middle = second - first
    return {
        "value": (only_second - only_first) / games,
        "low": max(-1.0, middle - reach),
        "high": min(1.0, middle + reach),
    }


def difference(wins: int, games: int, other_wins: int, other_games: int) -> dict[str, float]:
    """A rate less another, from different games (Newcombe's interval, made of two of Wilson's)."""
    one, other = wilson(wins, games), wilson(other_wins, other_games)
    gap = one["value"] - other["value"]
    return {
        "value": gap,
        "low": gap - sqrt((one["value"] - one["low"]) ** 2 + (other["high"] - other["value"]) ** 2),
        "high": gap + sqrt((one["high"] - one["value"]) ** 2 + (other["value"] - other["low"]) ** 2),
    }


def mean_interval(values: list[float]) -> dict[str, float]:
    """A mean with the interval of the central limit theorem."""
    if len(values) < 2:
        value = values[0] if values else 0.0
        return {"value": value, "low": value, "high": value}
    value = fmean(values)
    variance = sum((each - value) ** 2 for each in values) / (len(values) - 1)
    reach = Z95 * sqrt(variance / len(values))
    return {"value": value, "low": value - reach, "high": value + reach}


def spread(values: list[int]) -> dict[str, float]:
    """Mean, median and ends of some counts."""
    if not values:
        return {"mean": 0.0, "median": 0.0, "min": 0, "max": 0}
    return {"mean": fmean(values), "median": median(values), "min": min(values), "max": max(values)}


def summary(rows: list[dict[str, Any]], sides: tuple[str, ...], numbers: tuple[str, ...]) -> dict[str, Any]:
    """Who won how often, and what the games were like in these numbers."""
    winners = [row["winner"] for row in rows]
    sides = sides + tuple(sorted(set(winners) - set(sides)))
    wins = {side: winners.count(side) for side in sides}
    reasons: dict[str, int] = {}
    for row in sorted(rows, key=lambda row: str(row["reason"])):
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
    return {
        "games": len(rows),
        "wins": wins,
        "rate": {side: wilson(wins[side], len(rows)) for side in sides},
        "reasons": reasons,
        **{number: spread([row[number] for row in rows]) for number in numbers},
        "decisions": sum(row["decisions"] for row in rows),
    }


Stratum = tuple[int, int, int, int]
"""Wins and games with something, wins and games without it."""


def stratified(strata: list[Stratum]) -> dict[str, float]:
    """A difference of rates taken within each stratum, then averaged by how much each can tell (Mantel and Haenszel).

    Games of one scenario are compared with each other only, so that a card of the advanced deck is not blamed for the
    scenarios that use it. Half a win and half a loss are added on each side, so that a rate of 0 or 1 has a width.
    """
    weights = gap = variance = 0.0
    for wins, games, other_wins, other_games in strata:
        if games and other_games:
            weight = games * other_games / (games + other_games)
            one, other = (wins + 0.5) / (games + 1), (other_wins + 0.5) / (other_games + 1)
            weights += weight
            gap += weight * (wins / games - other_wins / other_games)
            variance += weight * weight * (one * (1 - one) / games + other * (1 - other) / other_games)
    if not weights:
        return {"value": 0.0, "low": -1.0, "high": 1.0}
    value, reach = gap / weights, Z95 * sqrt(variance) / weights
    return {"value": value, "low": value - reach, "high": value + reach}
