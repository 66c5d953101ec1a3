"""Deaths on each printed board, whichever way round it lay."""

from typing import Any

import pytest

from shamble.lnoe.board import standard_board
from shamble.lnoe.lab.maps import maps

TOWN = ("church", "farm", "hospital", "school")


def game(*dead_at: str, outer: tuple[str, ...] = TOWN, center: str = "town-center") -> dict[str, Any]:
    first, second, third, fourth = outer
    return {"board": standard_board(center, (first, second, third, fourth)).key, "dead_at": list(dead_at)}


def test_a_board_that_was_turned_is_drawn_as_it_is_printed() -> None:
    """The corner that is top left as printed lies top right after a quarter turn clockwise."""
    turned = (TOWN[3], TOWN[0], TOWN[1], TOWN[2])
    found = {each.board: each for each in maps([game("0,0"), game("11,0", outer=turned)])}
    assert found["church"].deaths[0, 0] == 1.0
    assert sum(found["church"].deaths.values()) == 1.0


def test_a_death_counts_by_the_games_in_which_its_board_was_played() -> None:
    other = ("gas", "farm", "hospital", "school")
    found = {each.board: each for each in maps([game("0,0"), game("0,0", outer=other), game(outer=other)])}
    assert (found["church"].games, found["church"].deaths[0, 0]) == (1, 1.0)
    assert (found["gas"].games, found["gas"].deaths[0, 0]) == (2, 0.5)


def test_a_death_in_a_large_space_is_spread_over_its_cells() -> None:
    found = {each.board: each for each in maps([game("3,3")])}
    centre = found["town-center"].deaths
    assert [centre[cell] for cell in ((0, 0), (1, 0), (0, 1), (1, 1))] == [0.25] * 4
    assert sum(centre.values()) == pytest.approx(1)


def test_every_board_of_the_town_is_shown_with_its_buildings() -> None:
    found = {each.board: {name for name, _ in each.buildings} for each in maps([game()])}
    assert set(found) == {"town-center", *TOWN}
    assert found["church"] == {"church", "police-station"}
