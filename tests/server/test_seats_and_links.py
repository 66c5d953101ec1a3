"""Who may sit, who may let a bot play, and which links hold."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from shamble.server.tokens import NotYourSeat, Ticket, Tokens
from tests.server.house import PATIENCE, House, Page, line_to

TWO = [{"seat": "heroes-1", "who": "me", "name": "Ada"}, {"seat": "zombies-1", "who": "link", "name": "Bruno"}]


def closed_with(page: Page) -> tuple[int, str]:
    """The code and the sentence with which a line is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        page.hear_until(lambda m: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


# -- bots in somebody's place ------------------------------------------------------------------------------


def test_an_opponent_cannot_have_my_turn_played(house: House) -> None:
    made = house.table(TWO)
    bruno = house.page(made["links"]["zombies-1"])
    bruno.hear()
    bruno.say("takeover", seat="heroes-1", level="easy")
    assert bruno.hear_until(lambda m: m["t"] == "error")["message"] == "Only whoever made the table may do that."
    assert bruno.now["waiting"] == ["heroes-1"]
    bruno.close()


def test_a_bot_is_announced_and_comes_after_a_while_unless_the_player_returns(tmp_path: Path) -> None:
    house = House(tmp_path, grace=3.0)
    made = house.table(TWO)
    ada, bruno = house.page(made["token"]), house.page(made["links"]["zombies-1"])
    ada.asked()
    bruno.hear()
    ada.say("takeover", seat="zombies-1")
    assert ada.hear_until(lambda m: m["t"] == "error")["message"] == "Whoever sits there is at the table."
    bruno.close()
    ada.hear_until(lambda m: not m["table"]["seats"][1]["connected"])
    ada.say("takeover", seat="zombies-1")
    ada.hear_until(lambda m: any("Bruno is away: a bot will play" in row["text"] for row in m["log"]))
    assert ada.now["table"]["seats"][1]["who"] == "link"
    # Back in time: no bot comes.
    bruno = house.page(made["links"]["zombies-1"])
    bruno.hear()
    time.sleep(3.3)
    assert house.page(made["watch"]).hear()["table"]["seats"][1]["who"] == "link"
    # Away for good: a bot comes, and goes when the player is back.
    bruno.close()
    ada.hear_until(lambda m: not m["table"]["seats"][1]["connected"])
    ada.say("takeover", seat="zombies-1")
    ada.hear_until(lambda m: m["table"]["seats"][1]["who"] == "bot")
    bruno = house.page(made["links"]["zombies-1"])
    ada.hear_until(lambda m: m["table"]["seats"][1]["who"] == "link")
    for page in (ada, bruno):
        page.close()
    house.close()


def test_a_shared_device_is_one_again_after_a_bot_has_stood_in(house: House) -> None:
    seats = [{"seat": "heroes-1", "who": "hotseat"}, {"seat": "zombies-1", "who": "hotseat"}]
    made = house.table(seats)
    page = house.page(made["token"])
    page.hear()
    page.close()
    hall = house.app.state.ready.result()

    async def stand_in() -> None:
        table = await hall.table(made["table"])
        await hall.driving.take_over(table, "zombies-1", "easy")

    run_there(house, stand_in())
    again = house.page(made["token"])
    again.hear_until(lambda m: m["table"]["seats"][1]["who"] == "hotseat")
    assert again.now["active"] is None, "the cover is on again"
    again.close()


def run_there(house: House, work: Any) -> Any:
    """Run something on the server's own loop."""
    import asyncio

    return asyncio.run_coroutine_threadsafe(work, house.app.state.ready.get_loop()).result(20)


# -- links -------------------------------------------------------------------------------------------------


def test_the_host_renews_a_link_and_the_old_one_is_shown_the_door(house: House) -> None:
    made = house.table(TWO)
    old = made["links"]["zombies-1"]
    bruno, ada = house.page(old), house.page(made["token"])
    bruno.hear()
    fresh = house.http.post("/api/links", json={"token": made["token"], "link": "zombies-1"}).json()["token"]
    assert closed_with(bruno) == (4401, "This link was revoked; ask for a new one.")
    assert closed_with(house.page(old))[0] == 4401
    assert house.http.get("/api/seat", params={"token": old}).status_code == 401
    assert (
        house.http.get("/api/replay", params={"token": old, "lang": "it"}).json()["message"].startswith("Questo link")
    )
    again = house.page(fresh)
    assert again.hear()["you"] == ["zombies-1"]
    ada.hear_until(lambda m: any("link of Bruno is new" in row["text"] for row in m["log"]))
    again.close()
    ada.close()


def test_a_seat_is_handed_over_by_whoever_sits_there_and_by_nobody_else(house: House) -> None:
    made = house.table(TWO)
    bruno = made["links"]["zombies-1"]
    for token, link, status in (
        (bruno, "host", 403),
        (bruno, "watch", 403),
        (made["watch"], "watch", 403),
        (made["watch"], "zombies-1", 403),
        (made["token"], "heroes-1", 400),
        (made["token"], "moon", 400),
        ("made-up", "zombies-1", 401),
    ):
        assert house.http.post("/api/links", json={"token": token, "link": link}).status_code == status, link
    fresh = house.http.post("/api/links", json={"token": bruno, "link": "zombies-1"}).json()["token"]
    assert house.http.get("/api/seat", params={"token": bruno}).status_code == 401
    assert house.http.get("/api/seat", params={"token": fresh}).json()["seat"] == "zombies-1"
    host = house.http.post("/api/links", json={"token": made["token"], "link": "host"}).json()["token"]
    assert house.http.get("/api/seat", params={"token": made["token"]}).status_code == 401
    assert house.page(host).asked()["you"] == ["heroes-1"]


def test_a_revoked_link_stays_revoked_after_a_restart(tmp_path: Path) -> None:
    first = House(tmp_path)
    made = first.table(TWO)
    fresh = first.http.post("/api/links", json={"token": made["token"], "link": "watch"}).json()["token"]
    first.close()
    second = House(tmp_path)
    assert second.http.get("/api/seat", params={"token": made["watch"]}).status_code == 401
    assert second.http.get("/api/seat", params={"token": fresh}).status_code == 200
    second.close()


def test_a_link_ends_some_day(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = Tokens(b"s" * 32)
    until = int(time.time()) + 50
    token = tokens.sign(Ticket("t", ("a-1",), until=until))
    assert tokens.read(token).seats == ("a-1",)
    monkeypatch.setattr(time, "time", lambda: until + 1.0)
    with pytest.raises(NotYourSeat, match="too old"):
        tokens.read(token)


def test_links_of_the_first_version_still_open_their_seats() -> None:
    tokens = Tokens(b"s" * 32)
    old = str(tokens._signer.dumps(["t", ["a-1"], 1]))
    assert tokens.read(old) == Ticket("t", ("a-1",), host=True)


# -- seats that no script can read ---------------------------------------------------------------------------


def test_a_seat_kept_in_a_cookie_opens_by_its_handle_and_only_in_that_browser(house: House) -> None:
    made = house.table()
    with httpx.Client(base_url=str(house.http.base_url)) as browser:
        answer = browser.post("/api/sit", json={"token": made["token"]})
        handle = answer.json()["handle"]
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert made["token"] not in answer.text
        assert browser.get("/api/seat", params={"token": handle}).json()["seat"] == "heroes-1"
        assert browser.post("/api/sit", json={"token": handle}).json()["handle"] == handle
        kept = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        with line_to(f"ws://127.0.0.1:{house.port}/ws?token={handle}", additional_headers={"cookie": kept}) as line:
            assert '"you":["heroes-1"]' in str(line.recv(PATIENCE))
    assert house.http.get("/api/seat", params={"token": handle}).status_code == 401
    assert house.http.post("/api/sit", json={"token": "made-up"}).status_code == 401


# -- names and origins ---------------------------------------------------------------------------------------


def test_the_server_answers_only_under_its_own_names(tmp_path: Path) -> None:
    house = House(tmp_path, hosts=("play.example.org",))
    for host, status in (
        ("localhost", 200),
        ("127.0.0.1:80", 200),
        ("[::1]:80", 200),
        ("play.example.org", 200),
        ("evil.example.org", 403),
        ("localhost.evil.example", 403),
        ("", 403),
    ):
        assert house.http.get("/api/catalog", headers={"host": host}).status_code == status, host
    house.close()


def test_pages_of_other_sites_may_not_speak_to_the_table(tmp_path: Path) -> None:
    house = House(tmp_path, origins=("https://friend.example",))
    made = house.table()
    address = f"ws://127.0.0.1:{house.port}/ws?token={made['token']}"
    for origin, welcome in (
        (f"http://127.0.0.1:{house.port}", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("null", False),
    ):
        answer = house.http.post("/api/tables", json={}, headers={"origin": origin})
        assert answer.status_code == (200 if welcome else 403), origin
        if welcome:
            with line_to(address, additional_headers={"origin": origin}) as line:
                assert line.recv(PATIENCE)
        else:
            with pytest.raises(Exception, match="403"):
                line_to(address, additional_headers={"origin": origin})
    house.close()


# -- spectators' delay ---------------------------------------------------------------------------------------


def test_whatever_answers_a_watcher_follows_the_delay(tmp_path: Path) -> None:
    house = House(tmp_path)
    made = house.table(delay=600, config={"scenario": "die-zombies-die", "switches": {"extra_turns": -13}})
    page, watcher = house.page(made["token"]), house.page(made["watch"])
    first = watcher.hear()
    page.say("chat", text="It is nearly over!")
    for _ in range(2000):
        if page.asked()["result"]:
            break
        page.choose(page.now["decision"]["options"][-1]["id"])
    assert page.now["result"]
    with pytest.raises(TimeoutError):
        watcher.hear_until(
            lambda m: "view" in m and (m["seq"] != first["seq"] or m["chat"] or m["waiting"] != first["waiting"]), 1.0
        )
    late = house.page(made["watch"]).hear()
    assert (late["seq"], late["result"], late["chat"], "seed" in late["table"]) == (0, None, [], False)
    watch = {"token": made["watch"]}
    for path in ("proof", "save", "statistics"):
        assert house.http.get(f"/api/{path}", params=watch).status_code == 400, path
        assert house.http.get(f"/api/{path}", params={"token": made["token"]}).status_code == 200, path
    assert house.http.post("/api/fork", json={**watch, "step": 0}).status_code == 400
    assert house.http.get("/api/seat", params=watch).json()["over"] is False
    assert house.http.get("/api/replay", params={**watch, "step": 10**6}).json()["steps"] == 1
    assert house.http.get("/api/replay", params={**watch, "seat": "zombies-1"}).status_code == 400
    house.close()


def test_a_restart_shows_a_watcher_nothing_that_the_delay_still_hides(tmp_path: Path) -> None:
    first = House(tmp_path)
    made = first.table(delay=600)
    page = first.page(made["token"])
    page.say("chat", text="Between us")
    for _ in range(6):
        page.asked()
        page.choose(page.now["decision"]["options"][0]["id"])
    page.asked()
    page.close()
    first.close()
    second = House(tmp_path)
    seen = second.page(made["watch"]).hear()
    assert (seen["seq"], seen["chat"]) == (0, [])
    assert second.http.get("/api/replay", params={"token": made["watch"], "step": 100}).json()["steps"] == 1
    again = second.page(made["token"]).asked()
    assert again["view"] == page.now["view"]
    assert [row["text"] for row in again["chat"]] == ["Between us"]
    second.close()


def test_taking_a_choice_back_shows_a_watcher_nothing_that_the_delay_still_hides(house: House) -> None:
    made = house.table(delay=600)
    page, watcher = house.page(made["token"]), house.page(made["watch"])
    watcher.hear()
    for _ in range(5):
        page.asked()
        page.choose(page.now["decision"]["options"][0]["id"])
    page.asked()
    page.say("undo")
    page.hear_until(lambda m: m["t"] == "state")
    told = watcher.hear_until(lambda m: m["t"] == "state")
    assert told["seq"] % 1_000_000 == 0
    assert house.http.get("/api/replay", params={"token": made["watch"], "step": 100}).json()["steps"] == 1
    page.close()
    watcher.close()
