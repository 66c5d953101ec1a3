"""Intervals, against numbers from the literature and simple bounds."""

import pytest

from shamble.lab.stats import difference, mean_interval, paired, summary, wilson


def test_wilsons_interval_of_81_in_263_is_the_textbook_one() -> None:
    rate = wilson(81, 263)
    assert (round(rate["low"], 4), round(rate["high"], 4)) == (0.2553, 0.3662)


def test_a_rate_of_nought_still_has_room_above() -> None:
    rate = wilson(0, 20)
    assert rate["low"] == 0.0
    assert rate["high"] == pytest.approx(0.1611, abs=1e-4)


def test_a_difference_of_two_rates_is_newcombes() -> None:
    gap = difference(56, 70, 48, 80)
    assert (round(gap["value"], 4), round(gap["low"], 4), round(gap["high"], 4)) == (0.2, 0.0524, 0.3339)


def test_a_paired_difference_has_the_sign_of_the_second() -> None:
    gap = paired(only_first=5, only_second=25, games=100)
    assert gap["value"] == 0.2
    assert 0 < gap["low"] < 0.2 < gap["high"] < 0.32


def test_two_that_never_differ_are_told_apart_by_nothing() -> None:
    gap = paired(0, 0, 100)
    assert gap["value"] == 0
    assert gap["low"] == pytest.approx(-gap["high"])


def test_a_mean_of_equal_values_has_no_width() -> None:
    assert mean_interval([3.0, 3.0, 3.0]) == {"value": 3.0, "low": 3.0, "high": 3.0}


def test_a_summary_counts_sides_that_never_won() -> None:
    row = {"winner": "zombies", "reason": "sundown", "rounds": 15, "deaths": 1, "kills": 4, "decisions": 200}
    assert summary([row], ("heroes", "zombies"), ("rounds", "kills"))["wins"] == {"heroes": 0, "zombies": 1}
