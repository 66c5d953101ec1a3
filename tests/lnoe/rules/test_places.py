"""The boards on the table, random buildings, new pits.  [3.2, 3.3, 3.4, 3.14.15]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, INERT, rolls, seen
from tests.table import Table, new_game, table

TOWN = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
MANOR = {**TOWN, "center": "manor-house"}


# -- boards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2", "5.3")
def test_four_different_outer_boards_lie_round_the_centre() -> None:
    seen_boards = set()
    for seed in range(1, 9):
        board = new_game(seed=seed).state["board"]
        assert board["center"] == "town-center"
        assert len(set(board["outer"])) == 4
        seen_boards.add(tuple(board["outer"]))
    assert len(seen_boards) > 1, "they are drawn"


@pytest.mark.rule("3.2", "3.3")
def test_the_town_is_twelve_by_twelve_with_its_walls_doors_and_a_pit_on_each_outer_board() -> None:
    t = new_game(board=TOWN)
    board = t.engine.game.board
    cells = {cell for cells in board.cells for cell in cells}
    assert cells == {f"{x},{y}" for x in range(12) for y in range(12)}
    assert len(t.state["pits"]) == 4
    assert all(building.doors for building in board.buildings)


@pytest.mark.rule("3.2.2", "16.6.1")
def test_the_manor_house_lies_in_the_centre_only_in_its_scenario() -> None:
    for scenario in ("die-zombies-die", "escape-in-the-truck", "save-the-townsfolk", "burn-em-out"):
        assert new_game(scenario=scenario).state["board"]["center"] == "town-center"
    assert new_game(scenario="defend-the-manor-house").state["board"]["center"] == "manor-house"


# -- random buildings --------------------------------------------------------------------------------------


def new_pit(dice: list[int], **more: Any) -> Table:
    """A New Spawning Pit is drawn: the first dice roll for its building."""
    t = table(
        dice=dice,
        turn="zombies",
        **{"heroes": FAR, "hands": {"zombies-1": INERT[:3]}, "zombie_deck": ["new-spawning-pit"], **more},
    )
    t.choose("keep")
    return t


def building(t: Table) -> str:
    return str(seen(t, "building-rolled")[0]["building"])


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("arrow", [2, 3, 4, 5])
def test_the_first_die_picks_an_outer_board_and_the_second_a_building_by_its_numbers(arrow: int) -> None:
    heroes = {"becky": "5,5"}
    boards = table(board=TOWN, heroes=heroes).engine.game.board
    place = boards.arrows[arrow]
    expected = {n: b.id for b in boards.buildings if b.board == place for n in b.numbers}
    assert sorted(expected) == [1, 2, 3, 4, 5, 6], "each number leads to one building"
    for number, name in expected.items():
        assert building(new_pit([arrow, number], board=TOWN, heroes=heroes)) == name
    assert sorted(boards.arrows.values()) == [0, 1, 2, 3]


@pytest.mark.rule("3.4")
def test_a_1_lets_the_heroes_choose_any_numbered_building() -> None:
    t = new_pit([1], board=TOWN, heroes={"becky": "5,5"})
    assert t.seat == "heroes-1"
    everywhere = sorted(b.id for b in t.engine.game.board.buildings if b.numbers)
    assert t.values("choose", "building") == everywhere
    assert t.decision is not None
    assert t.decision["prompt"] == "New Spawning Pit: the die lets you choose the building. Which one?"


@pytest.mark.rule("3.4")
def test_a_6_lets_the_zombies_choose() -> None:
    t = new_pit([6], board=TOWN, heroes={"becky": "5,5"})
    assert t.seat == "zombies-1"
    assert t.kind == "choose"
    assert len(t.values("choose", "building")) > 4


@pytest.mark.rule("3.2.2.1", "3.4")
def test_a_random_building_is_never_the_manor_house() -> None:
    for die in (1, 6):
        t = new_pit([die], board=MANOR, scenario="defend-the-manor-house", heroes={"becky": "0,0"})
        assert "manor-house" not in t.values("choose", "building")
        assert t.offers("choose", building="church")


@pytest.mark.rule("3.4.1")
def test_a_building_that_cannot_be_used_is_rolled_again_on_the_same_board() -> None:
    """The church, 1-2-3, is already taken over: the second die is rolled once more."""
    t = table(
        dice=[3, 2, 5],
        turn="zombies",
        heroes={"becky": "7,5"},
        hands={"zombies-1": INERT[:3]},
        zombie_deck=["my-god-theyve-taken-the"],
        markers=[{"kind": "taken-over", "building": "church"}],
    )
    t.choose("keep")
    assert rolls(t, "random-building") == [[3], [2], [5]]
    assert building(t) == "gym"


@pytest.mark.rule("3.4.1")
def test_if_nothing_on_that_board_can_be_used_the_first_die_is_rolled_again() -> None:
    boards = table(board=TOWN, heroes={"becky": "5,5"}).engine.game.board
    on_first = [b.id for b in boards.buildings if b.board == boards.arrows[2]]
    t = table(
        dice=[2, 3, 1],
        board=TOWN,
        turn="zombies",
        heroes={"becky": "5,5"},
        hands={"zombies-1": INERT[:3]},
        zombie_deck=["my-god-theyve-taken-the"],
        markers=[{"kind": "taken-over", "building": name} for name in on_first],
    )
    t.choose("keep")
    assert rolls(t, "random-building") == [[2], [3], [1]]
    found = next(b for b in boards.buildings if b.id == building(t))
    assert found.board == boards.arrows[3]


# -- new pits ----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4.5", "3.14.15")
def test_the_zombie_player_picks_the_space_of_a_pit_even_where_the_heroes_chose_the_building() -> None:
    """The 2007 FAQ."""
    t = new_pit([1])
    assert t.seat == "heroes-1"
    t.choose("choose", building="gym")
    assert t.seat == "zombies-1"
    assert t.values("choose", "space") == ["5,0", "5,1", "6,0", "6,1"]
    t.choose("choose", space="6,1")
    assert {"kind": "spawning-pit", "space": "6,1"} in t.state["markers"]


@pytest.mark.rule("3.14.15", "14.8.1")
def test_zombies_come_out_of_a_new_pit_as_out_of_any_other() -> None:
    t = table(
        dice=[3, 1, 1, 1],
        turn="zombies",
        step="place",
        heroes=FAR,
        markers=[{"kind": "spawning-pit", "space": "6,1"}],
    )
    assert t.values("place", "to") == ["0,5", "6,1", "7,5"]
    t.choose("place", to="6,1")
    assert t.values("place", "to") == ["0,5", "7,5"]
