"""Several processes share the tables of one PostgreSQL: over NOTIFY, or over Redis where it is named."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.server import driving
from tests.server.databases import Postgres
from tests.server.house import SHORT_NIGHT, House, Page, wait_until
from tests.server.test_lasting import play_on
from tests.server.test_playing import hear_what_is_there
from tests.server.test_seats_and_links import run_there

TWO = [{"seat": "heroes-1", "who": "me", "name": "Ada"}, {"seat": "zombies-1", "who": "link", "name": "Bruno"}]
ALONE = [{"seat": seat, "who": "me"} for seat in ("heroes-1", "zombies-1")]
BOTS = [{"seat": seat, "who": "bot", "level": "random"} for seat in ("heroes-1", "zombies-1")]

Pair = tuple[House, House]


@pytest.fixture(scope="module", params=["notify", "redis"])
def pair(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("shared")
    more = {"redis": request.getfixturevalue("redis")} if request.param == "redis" else {}
    url = postgres.database()
    houses = House(folder, url=url, **more), House(folder, url=url, **more)
    yield houses
    for house in houses:
        house.close()


def test_two_people_at_different_processes_play_to_the_end(pair: Pair) -> None:
    here, there = pair
    made = here.table(TWO, seed=11, config=SHORT_NIGHT)
    pages = [here.page(made["token"]), there.page(made["links"]["zombies-1"])]
    watcher = there.page(made["watch"])
    dice = random.Random(5)
    for _ in range(4000):
        page = next((p for p in pages if p.now.get("decision") or p.now.get("result")), None)
        if page is None:
            for one in pages:
                hear_what_is_there(one)
        elif page.now["result"]:
            break
        else:
            page.choose(dice.choice(page.now["decision"]["options"])["id"])
    ends = [page.asked() for page in pages]
    assert ends[0]["result"] == ends[1]["result"]
    assert ends[0]["view"]["zombies"] == ends[1]["view"]["zombies"]
    watcher.hear_until(lambda m: m.get("result"))
    for page in (*pages, watcher):
        page.close()


def test_a_page_that_comes_to_another_process_sees_all_that_is_stored_whatever_that_process_has_heard(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    made = here.table(ALONE)
    early = there.page(made["token"])
    early.asked()
    early.close()
    monkeypatch.setattr(here.app.state.ready.result().bus, "publish", lambda *anything, **facts: None)
    one = here.page(made["token"])
    play_on(one, 4)
    other = there.page(made["token"])
    assert other.hear()["view"] == one.now["view"]
    one.close()
    other.close()


def test_words_presence_and_undo_reach_the_other_process(pair: Pair) -> None:
    here, there = pair
    made = here.table(TWO)
    ada, bruno = here.page(made["token"]), there.page(made["links"]["zombies-1"])
    ada.hear_until(lambda m: "table" in m and m["table"]["seats"][1]["connected"])
    bruno.hear_until(lambda m: "table" in m and m["table"]["seats"][0]["connected"])
    ada.say("chat", text="Hello over there")
    bruno.hear_until(lambda m: any(row["text"] == "Hello over there" for row in m.get("chat", ())))
    bruno.close()
    ada.hear_until(lambda m: "table" in m and not m["table"]["seats"][1]["connected"])
    ada.close()
    alone = here.table(ALONE)
    one, other = here.page(alone["token"]), there.page(alone["token"])
    first = one.asked()
    play_on(one, 4)
    other.hear_until(lambda m: m.get("seq", -1) >= one.now["seq"])
    one.say("undo")
    now = one.hear_until(lambda m: m["t"] == "state" and m["decision"])
    other.hear_until(lambda m: m["t"] == "state" and m["decision"] and m["view"] == now["view"])
    assert first["table"]["id"] == now["table"]["id"]
    one.close()
    other.close()


def test_of_two_answers_at_once_one_counts_and_the_other_is_told_so(pair: Pair) -> None:
    here, there = pair
    made = here.table(ALONE, seed=3)
    pages = [here.page(made["token"]), there.page(made["token"])]
    for _ in range(15):
        # Both look at the same question, and both answer.
        latest = [settled(page) for page in pages]
        if latest[0]["result"]:
            break
        for page in pages:
            page.say("choose", seq=page.now["seq"], option="0")
        seqs = [page.now["seq"] for page in pages]
        for page, seq in zip(pages, seqs, strict=True):
            page.hear_until(lambda m: m.get("seq", -1) > seq)  # noqa: B023
    assert any("That moment has passed" in text for page in pages for text in page.heard)
    replays = [get_steps(house, made["token"]) for house in pair]
    assert replays[0] == replays[1]
    for page in pages:
        page.close()


def settled(page: Page) -> dict[str, Any]:
    """Listen until nothing more comes and this page is asked."""
    page.answered = -1
    page.asked()
    try:
        while True:
            page.hear(0.08)
    except TimeoutError:
        return page.now


def get_steps(house: House, token: str) -> int:
    return int(house.http.get("/api/replay", params={"token": token, "step": 10**6}).json()["steps"])


def test_bots_are_led_by_one_process_and_by_the_other_when_it_dies(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "LEASE_SECONDS", 1.0)
    url = postgres.database()
    here, there = House(tmp_path, url=url, bot_step=0.02), House(tmp_path, url=url, bot_step=0.02)
    made = here.table(BOTS)
    first, second = here.page(made["watch"]), there.page(made["watch"])
    second.hear_until(lambda m: m.get("seq", 0) > 5)
    first.close()
    here.close()
    before = second.now["seq"]
    second.hear_until(lambda m: m.get("seq", 0) > before + 20)
    second.close()
    there.close()


def test_a_database_that_goes_away_is_told_and_play_goes_on_when_it_is_back(tmp_path: Path) -> None:
    import tempfile

    from tests.server.databases import postgres_in

    with tempfile.TemporaryDirectory(prefix="shamble-postgres-") as folder, postgres_in(Path(folder)) as own:
        house = House(tmp_path, url=own.database())
        made = house.table(ALONE)
        page = house.page(made["token"])
        play_on(page, 5)
        now = page.now
        own.stop()
        page.choose(now["decision"]["options"][0]["id"])
        sentence = page.hear_until(lambda m: m["t"] == "error")["message"]
        assert sentence.startswith("The table cannot be stored at the moment; nothing has changed.")
        answer = house.http.post("/api/tables", json={"seats": ALONE})
        assert answer.status_code == 503
        assert house.http.get("/healthz").status_code == 503
        own.start()
        wait_until(lambda: house.http.get("/healthz").status_code == 200)
        answer_when_possible(page, now)
        assert page.asked()["seq"] == now["seq"] + 1
        page.close()
        house.close()


def answer_when_possible(page: Page, now: dict[str, Any]) -> None:
    """The same question is still there; ask until it can be answered."""
    for _ in range(300):
        page.say("choose", seq=now["seq"], option=now["decision"]["options"][0]["id"])
        if page.hear_until(lambda m: True)["t"] != "error":
            return
        time.sleep(0.1)
    raise AssertionError("the table does not go on")


def test_a_line_that_breaks_goes_on_where_it_was(pair: Pair) -> None:
    here, there = pair
    made = here.table(ALONE, seed=9)
    page = here.page(made["token"])
    page.say("chat", text="one")
    page.hear_until(lambda m: m.get("chat"))
    play_on(page, 25)
    page.close()
    # Somebody else goes on meanwhile, at the other process.
    other = there.page(made["token"])
    other.say("chat", text="two")
    other.hear_until(lambda m: m.get("chat") and m["chat"][-1]["text"] == "two")
    play_on(other, 3)
    again = there.page(made["token"], since=page)
    first = again.asked()
    assert first["t"] == "update"
    assert "layout" not in first
    assert len(first["log"]) < 30
    assert first["events"]
    assert again.log == other.log
    assert [row["text"] for row in again.chat] == ["one", "two"]
    # After an undo the old moment is gone, and everything is told anew.
    other.say("undo")
    other.hear_until(lambda m: m["t"] == "state")
    anew = here.page(made["token"], since=again)
    assert anew.hear_until(lambda m: m["t"] == "state" and m["decision"])["view"] == other.now["view"]
    for one in (other, again, anew):
        one.close()


def test_a_delay_holds_at_a_process_that_has_not_seen_the_table_before(pair: Pair) -> None:
    here, there = pair
    made = here.table(ALONE, delay=600)
    page = here.page(made["token"])
    page.say("chat", text="Between us")
    play_on(page, 6)
    seen = there.page(made["watch"]).hear()
    assert (seen["seq"], seen["chat"]) == (0, [])
    assert there.http.get("/api/replay", params={"token": made["watch"], "step": 100}).json()["steps"] == 1
    page.close()


def test_a_long_talk_goes_on_at_the_other_process(pair: Pair) -> None:
    here, there = pair
    made = here.table(TWO)
    storage = here.app.state.ready.result().storage

    async def talk() -> None:
        rows = ({"seat": "heroes-1", "name": "Ada", "text": f"line {number}"} for number in range(520))
        await asyncio.gather(*(storage.add_chat(made["table"], row) for row in rows))

    run_there(here, talk())
    ada, bruno = here.page(made["token"]), there.page(made["links"]["zombies-1"])
    opened = bruno.hear()["chat"]
    assert [(row["n"], row["text"]) for row in (opened[0], opened[-1])] == [(20, "line 20"), (519, "line 519")]
    ada.hear()
    for number in range(3):
        ada.say("chat", text=f"and {number}")
        bruno.hear_until(lambda m, n=number: any(row["text"] == f"and {n}" for row in m.get("chat", ())))
    assert bruno.chat[-1]["n"] == 522
    ada.close()
    bruno.close()


def test_what_is_said_while_the_talk_is_read_shifts_no_number(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, _ = pair
    made = here.table(TWO)
    storage = here.app.state.ready.result().storage
    read = storage._read

    def line(number: int) -> dict[str, str]:
        return {"seat": "heroes-1", "name": "Ada", "text": f"line {number}"}

    async def read_while_somebody_talks(*wanted: Any) -> Any:
        rows = await read(*wanted)
        await storage.add_chat(made["table"], line(4))
        return rows

    async def talk() -> Any:
        for number in range(4):
            await storage.add_chat(made["table"], line(number))
        monkeypatch.setattr(storage, "_read", read_while_somebody_talks)
        return await storage.chat(made["table"], most=3)

    rows, before = run_there(here, talk())
    assert ([row["text"] for row in rows], before) == (["line 1", "line 2", "line 3"], 1)
