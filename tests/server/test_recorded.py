"""A game that was played elsewhere, looked at as a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.lab.job import Job, Row, play_game
from tests.server.house import House

JOB = Job(scenarios=("burn-em-out",), bots={"heroes": "random", "zombies": "random"}, games=1, seed=11)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("recorded"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def row() -> Row:
    return play_game(JOB, (0, 0))


def wanted(row: Row, **other: Any) -> dict[str, Any]:
    return {"game": JOB.game, "config": JOB.config(0), "seed": row["seed"], "choices": row["choices"], **other}


def test_a_game_of_the_laboratory_is_replayed_at_the_table_to_the_same_end(house: House, row: Row) -> None:
    made = house.http.post("/api/tables", json=wanted(row)).json()
    shown = house.http.get("/api/replay", params={"token": made["token"], "step": 1_000_000}).json()
    assert shown["step"] == shown["steps"] - 1 > 100
    assert (shown["result"]["winner"], shown["result"]["reason"]) == (row["winner"], row["reason"])


def test_it_outlives_the_process(row: Row, tmp_path: Path) -> None:
    first = House(tmp_path)
    token = first.http.post("/api/tables", json=wanted(row)).json()["token"]
    first.close()
    second = House(tmp_path)
    assert second.http.get("/api/seat", params={"token": token}).json()["over"] is True
    second.close()


def test_a_choice_that_the_rules_do_not_offer_is_named_and_no_table_is_made(house: House, row: Row) -> None:
    answer = house.http.post("/api/tables", json=wanted(row, choices=[*row["choices"][:5], 999]))
    assert answer.status_code == 400
    assert "Choice 6 of 6" in answer.json()["message"]


def test_a_choice_after_the_end_is_refused(house: House, row: Row) -> None:
    answer = house.http.post("/api/tables", json=wanted(row, choices=[*row["choices"], 0]))
    assert answer.status_code == 400


def test_a_game_that_is_not_over_is_no_record(house: House, row: Row) -> None:
    answer = house.http.post("/api/tables", json=wanted(row, choices=row["choices"][:-1]))
    assert answer.status_code == 400
    assert "not over" in answer.json()["message"]
