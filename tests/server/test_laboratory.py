"""The laboratory at the table: for the owner of the machine, beside everything else, with a report."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble import games
from tests.server.house import House, wait_until

SETUP = {"config": {"scenario": "die-zombies-die", "players": 2}, "games": 12}
QUICK = [{"seat": "heroes-1", "who": "bot", "level": "random"}, {"seat": "zombies-1", "who": "bot", "level": "random"}]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("home"), home=True)
    # Its database is made before another server of this process makes one: alembic is one for all threads.
    wait_until(lambda: running.http.get("/healthz").json()["ok"], 60)
    yield running
    running.close()


def start(home: House, **more: Any) -> dict[str, Any]:
    answer = home.http.post("/api/lab", json={**SETUP, "seats": QUICK, **more})
    assert answer.status_code == 200, answer.text
    run: dict[str, Any] = answer.json()
    return run


def now(home: House, run: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in home.http.get("/api/lab").json() if one["id"] == run["id"])
    return found


def ended(home: House, run: dict[str, Any]) -> dict[str, Any]:
    wait_until(lambda: now(home, run)["state"] != "playing")
    return now(home, run)


def test_a_set_up_is_played_to_the_end_and_reported(home: House) -> None:
    run = ended(home, start(home))
    assert (run["state"], run["played"], run["games"]) == ("done", 12, 12)
    heroes, zombies = run["sides"]
    assert heroes["bot"] == "random"
    assert heroes["value"] + zombies["value"] == pytest.approx(1)
    assert heroes["low"] <= heroes["value"] <= heroes["high"]
    page = home.http.get("/api/lab/report", params={"run": run["id"]})
    assert page.headers["content-type"].startswith("text/html")
    assert "How often the Heroes win" in page.text
    assert f"127.0.0.1:{home.port}/#/recorded?game=" in page.text
    assert "Quanto" in home.http.get("/api/lab/report", params={"run": run["id"], "lang": "it"}).text


def test_a_run_outlives_the_server_and_can_be_thrown_away(tmp_path: Path) -> None:
    home = House(tmp_path, home=True)
    run = ended(home, start(home, games=3))
    home.close()
    home = House(tmp_path, home=True)
    assert now(home, run)["played"] == 3
    assert home.http.post("/api/lab/forget", json={"run": run["id"]}).status_code == 200
    assert home.http.get("/api/lab").json() == []
    home.close()


def test_one_run_at_a_time_and_it_can_be_stopped(home: House) -> None:
    run = start(home, games=2000, seats=[])
    busy = home.http.post("/api/lab", json={**SETUP, "seats": QUICK})
    assert busy.status_code == 400
    assert "already" in busy.json()["message"]
    assert home.http.get("/api/lab/report", params={"run": "nothing"}).status_code == 404
    stopped = home.http.post("/api/lab/stop", json={"run": run["id"]}).json()
    assert stopped["state"] == "stopped"
    assert stopped["played"] < 2000
    assert now(home, run)["sides"] == stopped["sides"]


@pytest.mark.parametrize("game", [name for name in games.names() if name != games.usual()])
def test_every_game_has_a_report(home: House, game: str) -> None:
    run = ended(home, start(home, game=game, config={"players": 2}, games=2, seats=[]))
    assert run["state"] == "done"
    page = home.http.get("/api/lab/report", params={"run": run["id"]})
    assert "How often each side wins" in page.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"config": {"scenario": "no-such"}},
        {"config": {"players": "two"}},
        {"config": {"situation": {}}},
        {"seats": [{"seat": "heroes-1", "who": "bot", "level": "godlike"}]},
    ],
)
def test_what_cannot_be_played_is_refused_at_once(home: House, wrong: dict[str, Any]) -> None:
    answer = home.http.post("/api/lab", json={**SETUP, **wrong})
    assert answer.status_code in (400, 404), answer.text
    assert len(answer.json()["message"]) > 20


def test_a_guest_in_the_network_is_refused(home: House, house: House) -> None:
    """Another name or address than the machine's own is somebody else; a server for everybody has no owner at all."""
    assert home.http.get("/api/house").json() == {"owner": True, "address": ""}
    guest = {"host": f"192.0.2.9:{home.port}"}
    assert home.http.get("/api/house", headers=guest).json() == {"owner": False, "address": ""}
    asked = [
        home.http.get("/api/lab", headers=guest),
        home.http.post("/api/lab", json=SETUP, headers=guest),
        home.http.post("/api/lab/stop", json={"run": "x"}, headers=guest),
        home.http.post("/api/lab/forget", json={"run": "x"}, headers=guest),
        home.http.get("/api/lab/report", params={"run": "x"}, headers=guest),
        home.http.get("/api/lab", headers={"x-forwarded-for": "192.0.2.9"}),
        house.http.post("/api/lab", json=SETUP),
    ]
    for answer in asked:
        assert answer.status_code == 403
        assert answer.json()["message"].startswith("Only whoever sits at this machine")
