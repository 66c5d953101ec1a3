"""The three games at a real table: the map that grows, rivals who learn nothing, the night in numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble import games
from tests.humans.soak import NAMES, config_of, pick
from tests.server.house import House

SEATS = {
    "humans": ["zombie-1", "zombie-2", "zombie-3"],
    "zombies": ["shotgun-1", "shotgun-2", "shotgun-3"],
    "humans-and-zombies": ["zombie-1", "shotgun-1", "zombie-2"],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(Path(tmp_path_factory.mktemp("town")))
    yield house
    house.close()


@pytest.mark.parametrize("game", SEATS)
def test_a_person_plays_against_two_bots_and_sees_the_map_grow(house: House, game: str):
    seats = [{"seat": seat, "who": "bot", "level": "normal"} for seat in SEATS[game]]
    seats[0] = {"seat": SEATS[game][0], "who": "me"}
    made = house.table(seats, game=game, config={"players": 3})
    page = house.page(made["token"])
    versions = set()
    for _ in range(25):
        page.asked()
        if page.now["result"]:
            break
        versions.add(page.layout["version"])
        hands = page.now["view"]["hands"]
        assert all(isinstance(hand, int) for seat, hand in hands.items() if seat != SEATS[game][0])
        page.choose(page.now["decision"]["options"][0]["id"])
    assert len(versions) > 1, "the layout comes anew with every tile"
    assert len(page.log) > 20
    page.close()


def test_a_table_speaks_italian(house: House):
    made = house.table(
        [{"seat": "zombie-1", "who": "me"}, {"seat": "zombie-2", "who": "bot", "level": "random"}],
        game="humans",
        config={"players": 2},
    )
    page = house.page(made["token"], lang="it")
    page.asked()
    assert page.now["decision"]["prompt"].endswith("?") or page.now["decision"]["prompt"].endswith(".")
    assert any("Turno:" in line["text"] for line in page.log)
    page.close()


@pytest.mark.parametrize("number", range(6))
def test_the_clock_does_not_tell_which_rival_could_have_answered(number: int):
    """Whether what follows is shown after a pause is the same in every world that the chooser may think of."""
    kit, rng = games.kit(NAMES[number % 3]), random.Random(number)
    game = kit.new(config_of(number), number)
    asked = 0
    for step in range(150):
        if game.decision is None:
            break
        option = pick(game, rng)
        if not kit.window(game.decision):
            worlds = [game.clone(), *(kit.redeal(game, game.decision.seat, 10 * step + luck) for luck in range(3))]
            for world in worlds:
                world.streams, world.seed, world.events = game.streams[:], game.seed, []
                world.choose(option)
            windows = [world.decision is not None and kit.window(world.decision) != "" for world in worlds]
            if any(windows):
                asked += 1
                pauses = [kit.talk.may_be_answered(world, world.events) for world in worlds]
                assert all(map(max, windows, pauses)), f"step {step}"
        game.choose(option)
    assert asked
