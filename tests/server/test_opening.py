"""A saved file is opened at the table: tried out as a whole, played on from where it stands."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from shamble import games
from tests.server.house import SOLO, House


def kept(house: House, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table that was played for a while, and its file."""
    made = house.table(**more)
    page = house.page(made["token"])
    for _ in range(6):
        page.asked()
        page.choose("0")
    page.asked()
    answer = house.http.get("/api/save", params={"token": made["token"]})
    assert answer.status_code == 200, answer.text
    page.close()
    return page.now, answer.json()


def opened(house: House, file: dict[str, Any]) -> dict[str, Any]:
    answer = house.http.post("/api/open", json={"file": file})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_a_saved_file_goes_on_where_it_was_with_the_same_seats(house: House) -> None:
    before, file = kept(house)
    page = house.page(opened(house, file)["token"])
    page.asked()
    assert page.now["view"] == before["view"]
    assert page.now["decision"] == before["decision"]
    seats = [(seat["seat"], seat["who"], seat["level"]) for seat in page.now["table"]["seats"]]
    assert seats == [("heroes-1", "me", None), ("zombies-1", "bot", "random")]
    assert page.now["table"]["marks"] == ["opened"]
    page.choose("0")
    page.asked()
    page.close()


def test_a_friend_by_link_gets_a_new_link_and_reads_that_the_game_was_opened(house: House) -> None:
    _, file = kept(house)
    file["seats"][1] = {"seat": "zombies-1", "who": "link", "name": "Bela"}
    made = opened(house, file)
    friend = house.page(made["links"]["zombies-1"])
    friend.hear()
    assert any("goes on from a file" in row["text"] for row in friend.log)
    friend.close()


def test_a_file_of_the_terminal_or_the_protocol_seats_whoever_opens_it_on_the_first_side(house: House) -> None:
    _, file = kept(house)
    for other in ({"shamble": "terminal", "players": {"heroes-1": "me"}, "save": file["save"]}, file["save"]):
        page = house.page(opened(house, other)["token"])
        assert page.asked()["you"] == ["heroes-1"]
        page.close()


def test_it_outlives_the_process(tmp_path: Path) -> None:
    house = House(tmp_path)
    before, file = kept(house)
    token = opened(house, file)["token"]
    house.close()
    house = House(tmp_path)
    page = house.page(token)
    assert page.asked()["view"] == before["view"]
    page.close()
    house.close()


@pytest.mark.parametrize("name", [name for name in games.names() if name != games.usual()])
def test_every_game_can_be_opened(house: House, name: str) -> None:
    game = games.kit(name).new({}, 5)
    file = {"shamble": "any", "save": json.loads(game.save())}
    page = house.page(opened(house, file)["token"])
    page.asked()
    page.close()


def altered(file: dict[str, Any], change: Any) -> dict[str, Any]:
    other = copy.deepcopy(file)
    change(other)
    return other


def test_a_file_that_is_no_save_or_was_altered_is_refused_with_a_sentence(house: House) -> None:
    _, file = kept(house)
    bad = [
        {},
        {"shamble": "1", "save": None},
        {"shamble": "1", "save": {"game": "chess"}},
        {"game": games.usual()},
        altered(file, lambda other: other["save"].pop("hash", None) or other["save"].update(round=3)),
        altered(file, lambda other: other["seats"].__setitem__(1, {**other["seats"][1], "level": "godlike"})),
    ]
    for one in bad:
        answer = house.http.post("/api/open", json={"file": one})
        assert answer.status_code == 400, (one, answer.text)
        assert len(answer.json()["message"]) > 20
    assert house.http.post("/api/open", json={"file": "save"}).status_code == 422


def test_a_game_that_is_over_is_not_opened(house: House) -> None:
    config = {"scenario": "die-zombies-die", "switches": {"extra_turns": -14}}
    made = house.table(SOLO, config=config)
    page = house.page(made["token"])
    while not page.asked()["result"]:
        page.choose("0")
    page.close()
    file = house.http.get("/api/save", params={"token": made["token"]}).json()
    answer = house.http.post("/api/open", json={"file": file})
    assert answer.status_code == 400
    assert "is over" in answer.json()["message"]
