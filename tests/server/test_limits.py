"""One stranger cannot stop the table for all: everything sent, held or started has a limit and a sentence."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from shamble.server.opponents import Opponents
from shamble.server.rates import Rates
from shamble.server.settings import UNLIMITED, Limits, Settings
from shamble.server.table import LONGEST_KIND, MOST_KINDS
from tests.awaited import awaited
from tests.server.house import PATIENCE, SOLO, House, line_to, wait_until
from tests.server.test_lasting import play_on

SMALL = {
    **{name: getattr(UNLIMITED, name) for name in UNLIMITED.__slots__},
    "body": 4096,
    "patience": 0.6,
    "tables": (5, 0.01),
    "reports": (2, 0.01),
    "chat": (3, 0.01),
    "questions": (4, 0.01),
    "lines_of_address": 12,
    "lines_of_table": 8,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = House(tmp_path_factory.mktemp("strict"), limits=Limits(**SMALL))
    server.made = server.table()  # type: ignore[attr-defined]
    yield server
    server.close()


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rates = Rates()
    assert [rates.take("a", (2, 0.5)) for _ in range(3)] == [0, 0, 2.0]
    assert rates.take("b", (2, 0.5)) == 0
    now += 2
    assert [rates.take("a", (2, 0.5)) for _ in range(2)] == [0, 2.0]


def test_a_large_body_is_refused_whether_it_announces_itself_or_not(strict: House) -> None:
    body = json.dumps({"config": {"x": "y" * 5000}}).encode()
    answer = strict.http.post("/api/tables", content=body)
    assert answer.status_code == 413
    assert answer.json()["message"] == "That is larger than 4 kilobytes; send less."
    assert "yyyy" not in answer.text
    pieces = (body[at : at + 500] for at in range(0, len(body), 500))
    assert strict.http.post("/api/tables?lang=it", content=pieces).status_code == 413


def test_a_refusal_does_not_echo_what_was_sent(strict: House) -> None:
    answer = strict.http.post("/api/tables", json={"seats": "s" * 3000})
    assert answer.status_code == 422
    assert len(answer.content) < 400


def test_new_tables_are_counted_by_address(strict: House) -> None:
    answers = [strict.http.post("/api/tables", json={"seats": SOLO}) for _ in range(8)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0
    assert answers[-1].json()["message"].startswith("That is too much at once; try again in")
    assert strict.http.get("/api/catalog").status_code == 200


def test_reports_are_counted(strict: House) -> None:
    token = strict.made["token"]  # type: ignore[attr-defined]
    answers = [strict.http.post("/api/report", json={"token": token, "text": "x"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]


def test_chat_and_questions_are_counted_on_each_line_and_choices_go_on(strict: House) -> None:
    page = strict.page(strict.made["token"])  # type: ignore[attr-defined]
    page.asked()
    for number in range(6):
        page.say("chat", text=str(number))
    assert "too much at once" in page.hear_until(lambda m: m["t"] == "error")["message"]
    for _ in range(6):
        page.say("why", about={"card": "nothing"})
    page.hear_until(lambda m: m["t"] == "error" and "too much at once" in m["message"])
    page.choose("0")
    page.hear_until(lambda m: m.get("decision"))
    page.close()


def test_chances_are_looked_up_as_often_as_a_pointer_rests_on_a_space(strict: House) -> None:
    page = strict.page(strict.made["token"])  # type: ignore[attr-defined]
    hero = next(iter(page.asked()["view"]["heroes"]))
    for _ in range(30):
        page.say("odds", hero=hero)
    answers = [page.hear_until(lambda m: m["t"] in ("odds", "error"))["t"] for _ in range(30)]
    assert answers == ["odds"] * 30
    page.close()


def test_whoever_sits_at_a_machine_that_is_a_home_is_never_counted(tmp_path: Path) -> None:
    home = House(tmp_path, limits=Limits(**SMALL), home=True)
    answers = [home.http.post("/api/tables", json={"seats": SOLO}) for _ in range(8)]
    assert {answer.status_code for answer in answers} == {200}
    # Under another name it is not the owner who comes: somebody led a browser here, or is led through a proxy.
    guest = {"host": "192.0.2.7"}
    answers = [home.http.post("/api/tables", json={"seats": SOLO}, headers=guest) for _ in range(8)]
    assert answers[-1].status_code == 429
    page = home.page(answers[0].json()["token"])
    page.asked()
    for number in range(8):
        page.say("chat", text=str(number))
    page.hear_until(lambda m: m["t"] == "update" and any(row["text"] == "7" for row in m["chat"]))
    page.close()
    home.close()


def test_pages_at_one_table_and_of_one_address_are_counted(strict: House) -> None:
    watch = strict.made["watch"]  # type: ignore[attr-defined]
    pages = [strict.page(watch) for _ in range(8)]
    for page in pages:
        page.hear()
    one_more = strict.page(watch)
    with pytest.raises(ConnectionClosed) as closed:
        one_more.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    for page in pages:
        page.close()
    wait_until(lambda: is_welcome(strict, watch))


def is_welcome(house: House, token: str) -> bool:
    page = house.page(token)
    try:
        page.hear()
    except ConnectionClosed:
        return False
    finally:
        page.close()
    return True


def test_spectators_who_come_and_go_are_no_news_for_the_others(house: House) -> None:
    made = house.table()
    page = house.page(made["token"])
    page.asked()
    with pytest.raises(TimeoutError):
        page.hear(0.2)
    for _ in range(5):
        watcher = house.page(made["watch"])
        watcher.hear()
        watcher.close()
    with pytest.raises(TimeoutError):
        page.hear(0.3)
    page.close()


def test_of_made_up_quiet_kinds_only_a_few_short_ones_are_kept(house: House) -> None:
    page = house.page(house.table()["token"])
    page.asked()
    for number in range(3):
        page.say("quiet", kinds=[f"kind-{number}-{n}" for n in range(20)], on=True)
    page.hear_until(lambda m: m["t"] == "error")
    page.say("quiet", kinds=["k" * 5000], on=True)
    page.hear_until(lambda m: m["t"] == "error")
    page.say("quiet", kinds=["window"] * 900, on=True)
    page.choose("0")
    page.hear_until(lambda m: m.get("decision"))
    assert 0 < len(page.now["quiet"]) <= MOST_KINDS
    assert all(len(kind) <= LONGEST_KIND for kind in page.now["quiet"])
    page.close()


def test_a_frame_that_is_too_large_closes_the_line_and_nothing_else(tmp_path: Path) -> None:
    house = House(tmp_path)
    made = house.table()
    address = f"ws://127.0.0.1:{house.port}/ws?token={made['token']}"
    with line_to(address) as line:
        line.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            hear_all(line)
    assert house.page(made["token"]).asked()
    house.close()


def hear_all(line: ClientConnection) -> None:
    while True:
        line.recv(PATIENCE)


@pytest.mark.parametrize(
    "half",
    [b"GET / HT", b"POST /api/links HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\n{", b""],
    ids=["head", "body", "silence"],
)
def test_half_sent_requests_are_closed(strict: House, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), timeout=60) as line:
        line.sendall(half)
        started, heard = time.monotonic(), b""
        while chunk := line.recv(1000):
            heard += chunk
        assert time.monotonic() - started > 0.3
        assert heard.startswith(b"HTTP/1.1 408")


def test_bots_that_nobody_watches_do_not_play(tmp_path: Path) -> None:
    house = House(tmp_path, bot_step=0.05)
    made = house.table([{"seat": seat, "who": "bot", "level": "random"} for seat in ("heroes-1", "zombies-1")])

    def steps() -> int:
        return int(house.http.get("/api/replay", params={"token": made["watch"], "step": 10**6}).json()["steps"])

    time.sleep(0.4)
    assert steps() == 1
    watcher = house.page(made["watch"])
    watcher.hear_until(lambda m: m.get("seq", 0) >= 3)
    watcher.close()
    wait_until(lambda: not house.app.state.ready.result().bus.anybody(made["table"]))

    def pauses() -> bool:
        before = steps()
        time.sleep(0.4)
        return steps() == before

    wait_until(pauses)
    house.close()


class Slow(Opponents):
    """Opponents whose processes only note who is served."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.served: list[str] = []

    async def think(self, table: str) -> None:
        worker = await self._turn(table)
        self.served.append(table)
        await asyncio.sleep(0.01)
        self._used[table] = self._share(table) + 0.01
        self._give_back(worker)


def test_whoever_had_the_least_thinking_comes_first() -> None:
    async def play() -> list[str]:
        opponents = Slow(Settings(data=Path(), workers=1))
        greedy = [opponents.think(f"greedy-{n % 3}") for n in range(30)]
        tasks = [asyncio.create_task(one) for one in greedy]
        await asyncio.sleep(0.05)
        await opponents.think("modest")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return opponents.served

    served = awaited(play())
    assert len(served) < 12, "the modest table had to wait for all the others"


def test_in_a_crowd_everybody_thinks_shorter() -> None:
    opponents = Opponents(Settings(data=Path(), workers=2))
    assert opponents._budget(1.0) == 1.0
    opponents._waiting = [(0.0, n, None) for n in range(40)]  # type: ignore[misc]
    assert opponents._budget(1.0) == pytest.approx(0.2)
    opponents._waiting *= 100
    assert opponents._budget(1.0) == pytest.approx(0.05)


def test_a_flood_on_one_line_does_not_keep_others_from_playing(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(tables=(100, 100)))
    flooder, player = house.page(house.table()["token"]), house.page(house.table()["token"])
    flooder.asked()
    for _ in range(2000):
        flooder.line.send('{"t":"nonsense"}')
    started = time.monotonic()
    play_on(player, 10)
    assert time.monotonic() - started < 30
    player.close()
    house.close()
