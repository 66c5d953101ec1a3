"""Intervals, against numbers from the literature and simple bounds."""

import pytest

from shamble.lab.stats import (
    chance_of,
    chance_of_pairs,
    difference,
    discoveries,
    mean_interval,
    paired,
    paired_of_cells,
    student,
    summary,
    wilson,
    wilson_of_cells,
)


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
    row = {"cell": 0, "winner": "zombies", "reason": "sundown", "rounds": 15, "deaths": 1, "kills": 4, "decisions": 200}
    assert summary([row], ("heroes", "zombies"), ("rounds", "kills"))["wins"] == {"heroes": 0, "zombies": 1}


def test_the_lady_who_tasted_all_eight_cups_rightly_was_lucky_once_in_35() -> None:
    """Fisher's own example: 4 of 4, and 0 of 4; both tails count."""
    assert chance_of([(4, 4, 0, 4)]) == pytest.approx(2 / 70)


def test_strata_are_dealt_each_by_itself() -> None:
    """One win of two games, twice: both with the thing has one chance in four, and so has neither."""
    assert chance_of([(1, 1, 0, 1), (1, 1, 0, 1)]) == pytest.approx(0.5)


def test_where_all_games_end_alike_nothing_is_unlikely() -> None:
    assert chance_of([(30, 30, 40, 40)]) == 1.0


def test_the_normal_curve_takes_over_where_the_exact_count_leaves_it() -> None:
    """A variance of 62.5 less a hair, then a hair more: neighbours differ by little."""
    few, many = chance_of([(140, 245, 105, 245)]), chance_of([(141, 247, 106, 247)])
    assert few == pytest.approx(many, rel=0.15)


def test_of_many_comparisons_the_kth_least_likely_must_be_below_its_own_share() -> None:
    """Benjamini and Hochberg's example of 1995: four of fifteen at 5 %."""
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    assert discoveries([*chances, 0.7590, 1.0]) == 4


def test_a_late_one_below_its_share_carries_all_before_it() -> None:
    assert discoveries([0.04, 0.03, 0.05]) == 3


def test_a_mean_of_three_has_students_interval() -> None:
    """Mean 2, standard deviation 1, two degrees of freedom: 4.303 / √3 to either side."""
    assert mean_interval([1.0, 2.0, 3.0])["high"] == pytest.approx(2 + 4.3027 / 3**0.5)


@pytest.mark.parametrize(("freedom", "printed"), [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (120, 1.980)])
def test_students_t_is_as_printed_in_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, rel=2e-3)


def test_a_single_value_says_nothing_of_how_values_differ() -> None:
    assert mean_interval([3.0]) == {"value": 3.0}


def test_cells_of_as_many_games_are_one_heap() -> None:
    assert wilson_of_cells([(4, 10), (6, 10)]) == pytest.approx(wilson(10, 20))
    assert paired_of_cells([(1, 4, 10), (2, 3, 10)]) == pytest.approx(paired(3, 7, 20))


def test_a_cell_with_more_games_counts_no_more() -> None:
    """1 of 100 and 500 of 1000: on average 25.5 %, though 46 % of all games were won."""
    found = wilson_of_cells([(1, 100), (500, 1000)])
    assert found["value"] == pytest.approx(0.255)
    assert found["high"] < 0.46
    assert paired_of_cells([(0, 100, 100), (0, 0, 900)])["value"] == pytest.approx(0.5)


def test_cells_without_games_say_nothing() -> None:
    assert wilson_of_cells([(0, 0), (3, 10)]) == pytest.approx(wilson(3, 10))
    assert wilson_of_cells([]) == wilson(0, 0)


def test_pairs_are_counted_as_fair_coins_would_fall() -> None:
    """Five or fewer of nineteen, and fourteen or more: 33 328 of 524 288."""
    assert chance_of_pairs(5, 14) == pytest.approx(33328 / 524288)
