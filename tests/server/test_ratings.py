"""Ratings: off unless wished, by game and side, with an interval; no result counts that somebody could have made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from shamble.server.ratings import Rating, ratings, result_of, updated
from shamble.server.seats import Seat
from tests.server.house import SOLO, House, Page, line_to

NIGHT = {"scenario": "die-zombies-die", "switches": {"extra_turns": -14}}


def one(player: str, side: str, won: bool, role: str = "") -> dict[str, Any]:
    return {"player": player, "name": player, "side": side, "role": role or side, "won": won}


def test_the_example_of_the_paper_comes_out_as_printed() -> None:
    value, deviation = updated(1500, 200, [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)])
    assert value == pytest.approx(1464, abs=0.5)
    assert deviation == pytest.approx(151.4, abs=0.1)


def test_a_win_lifts_as_much_as_a_loss_lowers_and_makes_both_surer() -> None:
    found = ratings([("g", [one("ada", "heroes", True), one("bela", "zombies", False)])])
    ada, bela = found["ada", "g", "heroes"], found["bela", "g", "zombies"]
    assert ada.value - 1500 == pytest.approx(1500 - bela.value)
    assert ada.deviation == bela.deviation < Rating().deviation
    assert (ada.games, ada.won, bela.games, bela.won) == (1, 1, 1, 0)


def test_sides_and_games_are_rated_apart() -> None:
    as_heroes = [one("ada", "heroes", True), one("bela", "zombies", False)]
    as_zombies = [one("ada", "zombies", False), one("bela", "heroes", True)]
    found = ratings([("g", as_heroes), ("g", as_zombies), ("h", as_heroes)])
    assert set(found) == {(who, game, side) for who in ("ada", "bela") for game, side in _played(who)}


def _played(who: str) -> list[tuple[str, str]]:
    return [("g", "heroes"), ("g", "zombies"), ("h", "heroes" if who == "ada" else "zombies")]


def test_a_team_counts_as_one_opponent() -> None:
    team = [one("ada", "heroes", True), one("bela", "zombies", False), one("cleo", "zombies", False)]
    pair = [one("ada", "heroes", True), one("bela", "zombies", False)]
    assert ratings([("g", team)])["ada", "g", "heroes"] == ratings([("g", pair)])["ada", "g", "heroes"]


def test_among_rivals_the_winner_has_beaten_all_and_the_others_nobody_else() -> None:
    rivals = [one(who, f"zombie-{n}", who == "ada", "zombie") for n, who in enumerate(("ada", "bela", "cleo"))]
    found = ratings([("g", rivals)])
    gain = found["ada", "g", "zombie"].value - 1500
    loss = 1500 - found["bela", "g", "zombie"].value
    assert loss < gain < 2 * loss
    assert found["bela", "g", "zombie"].value == found["cleo", "g", "zombie"].value


@pytest.mark.parametrize(
    "zombies",
    [
        Seat("zombies-1", "link", player=""),
        Seat("zombies-1", "link", player="-"),
        Seat("zombies-1", "me", player="ada"),
        Seat("zombies-1", "bot", level="normal", stands_in=True, was="link", player="bela"),
    ],
    ids=["a guest", "several at one seat", "the same person", "a bot for somebody who left"],
)
def test_what_says_nothing_about_two_players_does_not_count(zombies: Seat) -> None:
    ada = Seat("heroes-1", "me", player="ada")
    assert result_of("last-night-on-earth", "heroes", [ada, zombies]) is None
    friend = Seat("zombies-1", "link", player="bela")
    assert result_of("last-night-on-earth", "heroes", [ada, friend]) is not None


# -- at the table ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("rated"))
    yield running
    running.close()


def player(house: House) -> httpx.Client:
    """A browser whose games count."""
    browser = httpx.Client(base_url=f"http://127.0.0.1:{house.port}", timeout=30)
    assert browser.post("/api/player", json={"on": True}).status_code == 200
    return browser


def made(browser: httpx.Client, **more: Any) -> dict[str, Any]:
    wanted = {"config": NIGHT, "seats": SOLO, "rated": True, **more}
    answer = browser.post("/api/tables", json=wanted)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def at_table(house: House, browser: httpx.Client, token: str) -> Page:
    page = house.page(token)
    page.line.close()
    kept = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"ws://127.0.0.1:{house.port}/ws?token={token}"
    page.line = page.open.enter_context(line_to(address, additional_headers={"cookie": kept}))
    return page


def play_out(page: Page) -> None:
    while not page.asked()["result"]:
        page.choose("0")


def test_a_game_that_counts_rates_the_player_and_the_bot(house: House) -> None:
    browser = player(house)
    token = made(browser)["token"]
    page = at_table(house, browser, token)
    assert page.asked()["table"]["rated"] is True
    assert any("counts for the ratings" in row["text"] for row in page.log)
    play_out(page)
    found = browser.get("/api/ratings").json()
    assert found["on"] is True
    mine = [row for row in found["rows"] if row["you"]]
    assert [(row["game"], row["role"], row["games"]) for row in mine] == [("last-night-on-earth", "heroes", 1)]
    assert mine[0]["low"] < mine[0]["rating"] < mine[0]["high"]
    assert any(row["bot"] == "random" and row["role"] == "zombies" for row in found["rows"])
    # Others see the row, and nothing by which they could play under this name.
    stranger = house.http.get("/api/ratings")
    assert stranger.json()["on"] is False
    assert not any(row["you"] for row in stranger.json()["rows"])
    assert browser.cookies["player"] not in stranger.text
    assert browser.cookies["player"] not in "".join(page.heard)
    page.close()


def test_nothing_counts_unless_it_is_wished_by_the_table_and_by_the_player(house: House) -> None:
    before = house.http.get("/api/ratings").json()["rows"]
    browser = player(house)
    for page in (
        at_table(house, browser, made(browser, rated=False)["token"]),
        house.page(made(browser)["token"]),
    ):
        play_out(page)
        page.close()
    assert house.http.get("/api/ratings").json()["rows"] == before
    browser.post("/api/player", json={"on": False})
    assert browser.get("/api/ratings").json()["on"] is False


SITUATION = {"heroes": {"billy": {"space": "5,5"}}, "zombies": {"z1": {"space": "5,6"}}}
HOTSEAT = [{"seat": "heroes-1", "who": "hotseat"}, {"seat": "zombies-1", "who": "hotseat"}]


@pytest.mark.parametrize(
    "more",
    [{"seed": 4}, {"config": {"situation": SITUATION}}, {"seats": HOTSEAT}],
    ids=["a chosen seed", "a described position", "one device for both"],
)
def test_tables_that_somebody_could_know_never_count(house: House, more: dict[str, Any]) -> None:
    browser = player(house)
    page = at_table(house, browser, made(browser, **more)["token"])
    assert page.hear_until(lambda m: m["t"] == "state")["table"]["rated"] is False
    page.close()


def test_a_table_opened_from_a_file_or_forked_never_counts(house: House) -> None:
    browser = player(house)
    token = made(browser)["token"]
    page = at_table(house, browser, token)
    play_out(page)
    page.close()
    fork = browser.post("/api/fork", json={"token": token, "step": 3}).json()["token"]
    open_one = made(browser, rated=False)["token"]
    file = browser.get("/api/save", params={"token": open_one}).json()
    opened = browser.post("/api/open", json={"file": file}).json()["token"]
    for one_of_these in (fork, opened):
        again = at_table(house, browser, one_of_these)
        assert again.hear_until(lambda m: m["t"] == "state")["table"]["rated"] is False
        again.close()


def test_a_game_that_counts_is_played_without_help(house: House) -> None:
    browser = player(house)
    token = made(browser, config={"scenario": "die-zombies-die"})["token"]
    page = at_table(house, browser, token)
    assert page.asked()["table"]["hints"] is False
    page.say("hint")
    assert "without hints" in page.hear_until(lambda m: m["t"] == "error")["message"]
    for path, words in (("/api/fork", {"step": 0}), ("/api/save", None)):
        given = {"token": token, **(words or {})}
        answer = browser.get(path, params=given) if words is None else browser.post(path, json=given)
        assert answer.status_code == 400, path
    while not any(event["type"] == "roll" for event in page.now.get("events", [])):
        options = page.asked()["decision"]["options"]
        page.choose(next((o for o in options if o["type"] == "move"), options[-1])["id"])
        page.asked()
    assert page.now["undo"] is False
    page.close()


def test_ratings_outlive_the_process(tmp_path: Path) -> None:
    house = House(tmp_path)
    browser = player(house)
    page = at_table(house, browser, made(browser)["token"])
    play_out(page)
    page.close()
    before = house.http.get("/api/ratings").json()
    house.close()
    house = House(tmp_path)
    assert house.http.get("/api/ratings").json() == before
    assert len(before["rows"]) == 2
    house.close()
