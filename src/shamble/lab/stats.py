"""Rates and differences with their 95 % intervals. Plain arithmetic: a summary must not wait for scipy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import comb, erfc, sqrt
from statistics import NormalDist, fmean, median
from typing import Any

Z95 = 1.959963984540054


def wilson(wins: float, games: float) -> dict[str, float]:
    """A rate with Wilson's interval: sound for few games and for rates near 0 and 1."""
    if games == 0:
        return {"value": 0.0, "low": 0.0, "high": 1.0}
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    # Rounding may leave a bound on the wrong side of 0 or 1 by a hair.
    low, high = (middle - reach if wins else 0.0), (middle + reach if wins < games else 1.0)
    return {"value": rate, "low": low, "high": high}


def wilson_of_cells(cells: Iterable[tuple[int, int]]) -> dict[str, float]:
    """The rate over several cells, given their wins and games, in which every cell counts alike.

    Cells have different numbers of games where each was played until enough was known of it: the even ones most. A rate
    of all games in one heap would then lean towards even. Where all cells have as many games, it is that rate.
    """
    told = [(wins, games) for wins, games in cells if games]
    if not told:
        return wilson(0, 0)
    rate = sum(wins / games for wins, games in told) / len(told)
    # So many games of equal weight would tell as much as these.
    worth = len(told) ** 2 / sum(1 / games for _, games in told)
    return wilson(rate * worth, worth)


def paired(only_first: float, only_second: float, games: float, level: float = 0.95) -> dict[str, float]:
    """How much more often the second wins than the first on the same seeds (Bonett and Price's interval)."""
    if games == 0:
        return {"value": 0.0, "low": -1.0, "high": 1.0}
    first, second = (only_first + 1) / (games + 2), (only_second + 1) / (games + 2)
    reach = NormalDist().inv_cdf((1 + level) / 2) * sqrt((first + second - (second - first) ** 2) / (games + 2))
    middle = second - first
    return {
        "value": (only_second - only_first) / games,
        "low": max(-1.0, middle - reach),
        "high": min(1.0, middle + reach),
    }


def paired_of_cells(cells: Iterable[tuple[int, int, int]], level: float = 0.95) -> dict[str, float]:
    """The same over several cells, given pairs that only the first won, only the second, and all; each counts alike."""
    told = [(first / games, second / games, games) for first, second, games in cells if games]
    if not told:
        return paired(0, 0, 0)
    worth = len(told) ** 2 / sum(1 / games for _, _, games in told)
    first, second = (sum(each[place] for each in told) / len(told) * worth for place in (0, 1))
    return paired(first, second, worth, level)


def pairs_by_cell(pairs: Iterable[tuple[int, bool, bool]]) -> list[tuple[int, int, int]]:
    """Pairs of games, each with its cell and who of the two won, counted as `paired_of_cells` takes them."""
    found: dict[int, list[tuple[bool, bool]]] = {}
    for cell, first, second in pairs:
        found.setdefault(cell, []).append((first, second))
    return [(each.count((True, False)), each.count((False, True)), len(each)) for each in found.values()]


def chance_of_pairs(only_first: int, only_second: int) -> float:
    """How likely two that win equally often differ as much in pairs of games (McNemar's test, counted exactly).

    So far from even come the wins and losses of one, too: they are as many throws of a coin. Where one thing is looked
    at, its interval tells whether it is clear; among many only the exact count errs little so far out.
    """
    told, fewer = only_first + only_second, min(only_first, only_second)
    ways: int = sum(comb(told, number) for number in range(fewer + 1))
    return min(1.0, 2 * ways / (1 << told))


def difference(wins: int, games: int, other_wins: int, other_games: int) -> dict[str, float]:
    """A rate less another, from different games (Newcombe's interval, made of two of Wilson's)."""
    one, other = wilson(wins, games), wilson(other_wins, other_games)
    gap = one["value"] - other["value"]
    return {
        "value": gap,
        "low": gap - sqrt((one["value"] - one["low"]) ** 2 + (other["high"] - other["value"]) ** 2),
        "high": gap + sqrt((one["high"] - one["value"]) ** 2 + (other["value"] - other["low"]) ** 2),
    }


def half_width(interval: dict[str, float]) -> float:
    """How far an interval reaches to either side, on average of both."""
    return (interval["high"] - interval["low"]) / 2


def mean_interval(values: list[float]) -> dict[str, float]:
    """A mean with Student's interval; a single value has none, for it says nothing of how values differ."""
    if len(values) < 2:
        return {"value": values[0] if values else 0.0}
    value = fmean(values)
    variance = sum((each - value) ** 2 for each in values) / (len(values) - 1)
    reach = student(len(values) - 1) * sqrt(variance / len(values))
    return {"value": value, "low": value - reach, "high": value + reach}


STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
"""Student's t for 1 to 9 degrees of freedom, 95 % to both sides."""


def student(freedom: int) -> float:
    """Student's t for so many degrees of freedom, 95 % to both sides; from ten on by Cornish and Fisher's series."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


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
    cells = Counter(row["cell"] for row in rows)
    won = Counter((row["cell"], row["winner"]) for row in rows)
    reasons: dict[str, int] = {}
    for row in sorted(rows, key=lambda row: str(row["reason"])):
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
    return {
        "games": len(rows),
        "wins": wins,
        "rate": {side: wilson_of_cells((won[cell, side], games) for cell, games in cells.items()) for side in sides},
        "reasons": reasons,
        **{number: spread([row[number] for row in rows]) for number in numbers},
        "decisions": sum(row["decisions"] for row in rows),
    }


Stratum = tuple[int, int, int, int]
"""Wins and games with something, wins and games without it."""


def stratified(strata: list[Stratum], level: float = 0.95) -> dict[str, float]:
    """A difference of rates taken within each stratum, then averaged by how much each can tell (Mantel and Haenszel).

    Games of one scenario are compared with each other only, so that a card of the advanced deck is not blamed for the
    scenarios that use it. Half a win and half a loss are added on each side, so that a rate of 0 or 1 has a width.
    """
    z = NormalDist().inv_cdf((1 + level) / 2)
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
    value, reach = gap / weights, z * sqrt(variance) / weights
    return {"value": value, "low": value - reach, "high": value + reach}


# -- many comparisons --------------------------------------------------------------------------------------

FALSE_DISCOVERIES = 0.05
"""Of all things a chart calls clear, the part that may be chance; if nothing matters, of all charts that call any."""
NORMAL_FROM = 60.0
"""Variance of the number of wins from which the normal curve is near enough to the true one."""
NEGLIGIBLE = 1e-15


def chance_of(strata: list[Stratum]) -> float:
    """How likely chance alone gives a difference as large as this, if what is looked at has no effect.

    Within a stratum the wins are then dealt at random over its games. How many fall to the games with the thing is
    counted exactly where there are few: the normal curve errs tenfold in the tails that many comparisons look at.
    """
    told = [each for each in strata if each[1] and each[3]]
    won = sum(wins for wins, _, _, _ in told)
    usual = variance = 0.0
    for wins, games, other_wins, other_games in told:
        all_games, all_wins = games + other_games, wins + other_wins
        rate = all_wins / all_games
        usual += games * rate
        if all_games > 1:
            variance += games * rate * (1 - rate) * other_games / (all_games - 1)
    if variance == 0:
        return 1.0
    if variance > NORMAL_FROM:
        return erfc(max(0.0, abs(won - usual) - 0.5) / sqrt(2 * variance))
    first, odds = 0, [1.0]
    for stratum in told:
        start, dealt = _dealt(*stratum)
        first, odds = first + start, _sum_of(odds, dealt)
    place = won - first
    return min(1.0, 2 * min(sum(odds[: place + 1]), sum(odds[place:])))


def _dealt(wins: int, games: int, other_wins: int, other_games: int) -> tuple[int, list[float]]:
    """Dealing all wins at random: the fewest that can fall to the first games, and how likely each number is."""
    all_wins, all_games = wins + other_wins, games + other_games
    low, high = max(0, all_wins - other_games), min(all_wins, games)
    ways = comb(all_games, games)
    return low, [comb(all_wins, n) * comb(all_games - all_wins, games - n) / ways for n in range(low, high + 1)]


def _sum_of(one: list[float], other: list[float]) -> list[float]:
    """How likely each sum of two independent numbers is."""
    found = [0.0] * (len(one) + len(other) - 1)
    for place, odds in enumerate(one):
        if odds > NEGLIGIBLE:
            for more, likely in enumerate(other, place):
                found[more] += odds * likely
    return found


def discoveries(chances: Sequence[float], rate: float = FALSE_DISCOVERIES) -> int:
    """How many of these, the least likely first, count as more than chance (Benjamini and Hochberg)."""
    found = 0
    for number, chance in enumerate(sorted(chances), 1):
        if chance <= rate * number / len(chances):
            found = number
    return found
