"""What the laboratory remembers of a game of Last Night on Earth."""

from typing import Any

import pytest

from shamble import games
from shamble.lnoe.board import board_from
from shamble.lnoe.lab.maps import maps
from shamble.lnoe.lab.watch import LnoeWatch
from shamble.lnoe.rules.lay_anew import lay_anew

TOWN: dict[str, Any] = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}


@pytest.fixture
def watched() -> Any:
    kit = games.kit("last-night-on-earth")
    game = kit.new({"scenario": "die-zombies-die", "board": TOWN}, 1)
    watch = LnoeWatch(kit, game)
    while not watch.place:
        game.choose(0)
        watch.look()
    return watch


def dies(watch: LnoeWatch, hero: int) -> None:
    watch.game.emit("killed", who=hero, by="zombie")
    watch.look()


def grows(watch: LnoeWatch) -> None:
    """A board is laid outside of the corner top left: every space moves by three cells to the right and down."""
    boards = [TOWN["center"], *TOWN["outer"], "gas"]
    lay_anew(watch.game, board_from({"layout": "beyond-top-left", "boards": boards}), (3, 3))
    watch.look()


def deaths(watch: LnoeWatch) -> dict[str, dict[Any, float]]:
    return {each.board: {cell: n for cell, n in each.deaths.items() if n} for each in maps([watch.row()])}


def test_who_died_before_the_town_grew_lies_on_the_same_printed_space(watched: LnoeWatch) -> None:
    hero = next(iter(watched.place))
    dies(watched, hero)
    before = deaths(watched)
    grows(watched)
    assert deaths(watched) == {**before, "gas": {}}


def test_who_has_not_moved_since_the_town_grew_dies_on_the_same_printed_space(watched: LnoeWatch) -> None:
    hero = next(iter(watched.place))
    home = watched.game.board.names[watched.place[hero]]
    grows(watched)
    dies(watched, hero)
    x, y = map(int, home.split(","))
    assert watched.row()["dead_at"] == [f"{x + 3},{y + 3}"]
