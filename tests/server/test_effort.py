"""What costs much is counted by what it costs: one address cannot take the server's time from all others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from shamble import games
from shamble.server.effort import Account, Beside, Paid, payer
from shamble.server.rates import Rates
from shamble.server.refusals import Refused
from shamble.server.settings import UNLIMITED, Limits
from tests.awaited import awaited
from tests.server.house import House, line_to
from tests.server.test_seats_and_links import closed_with

FREE = {name: getattr(UNLIMITED, name) for name in UNLIMITED.__slots__}
LINKED = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
ALMOST_NEVER = 1e-4


def account(most: float = 1.0) -> Account:
    return Account(Rates(), "192.0.2.1", (most, ALMOST_NEVER))


def busy(seconds: float) -> str:
    """Take so much processor time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    return "done"


def test_whoever_waits_pays_nothing_and_whoever_computes_pays_for_it() -> None:
    async def work(seconds: float) -> str:
        await asyncio.sleep(0.2)
        return busy(seconds)

    async def pay() -> None:
        paying = account(0.1)
        for _ in range(5):
            assert await Paid(work(0.0), paying) == "done"
            paying.check()
        assert await Paid(work(0.15), paying) == "done"
        with pytest.raises(Refused, match="too much at once"):
            paying.check()

    awaited(pay())


def test_what_takes_next_to_nothing_is_paid_for_too_when_it_is_done() -> None:
    async def pay() -> None:
        rates = Rates()

        async def work() -> str:
            return busy(0.001)

        for _ in range(60):
            assert await Paid(work(), Account(rates, "192.0.2.1", (0.05, ALMOST_NEVER))) == "done"
        with pytest.raises(Refused, match="too much at once"):
            Account(rates, "192.0.2.1", (0.05, ALMOST_NEVER)).check()

    awaited(pay())


def test_errors_and_cancelling_go_through_as_if_nobody_counted() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            await asyncio.sleep(0)
            raise

    async def try_both() -> None:
        async def paid(work: Any) -> None:
            await Paid(work, account())

        with pytest.raises(KeyError):
            await paid(fail())
        task = asyncio.create_task(paid(wait()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    awaited(try_both())


def test_what_takes_long_is_done_one_at_a_time_and_not_at_all_for_whoever_owes() -> None:
    async def ask() -> list[Any]:
        beside = Beside()
        payer.set(account(0.1))
        asked = [beside.run(busy, 0.15) for _ in range(5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        payer.set(account())
        assert await beside.run(busy, 0.0) == "done", "somebody else need not wait for them"
        return answers

    answers = awaited(ask())
    assert answers[0] == "done"
    assert all(isinstance(answer, Refused) for answer in answers[1:])


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = Limits(**{**FREE, "effort": (0.4, ALMOST_NEVER)})
    server = House(tmp_path_factory.mktemp("effort"), limits=limits)
    yield server
    server.close()


def from_address(house: House, address: str) -> httpx.Client:
    return httpx.Client(base_url=house.http.base_url, transport=httpx.HTTPTransport(local_address=address), timeout=120)


def test_an_address_that_has_taken_its_share_waits_and_others_do_not(strict: House) -> None:
    with from_address(strict, "127.0.0.2") as greedy, from_address(strict, "127.0.0.3") as modest:
        made = greedy.post("/api/tables", json={"config": {"scenario": "die-zombies-die"}, "seats": LINKED, "seed": 3})
        token = made.json()["token"]
        for _ in range(2000):
            answer = greedy.get("/api/replay", params={"token": token})
            if answer.status_code != 200:
                break
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["message"].startswith("That is too much at once")
        # Neither another call nor a line helps; but for everybody else all is as it was.
        assert greedy.get("/api/catalog").status_code == 429
        address = f"ws://127.0.0.1:{strict.port}/ws?token={token}"
        with line_to(address, source_address=("127.0.0.2", 0)) as line, pytest.raises(ConnectionClosed) as closed:
            line.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert modest.get("/api/replay", params={"token": token}).status_code == 200
        with line_to(address, source_address=("127.0.0.3", 0)) as line:
            assert '"t":"state"' in str(line.recv(60))


def test_catalog_and_rules_are_put_into_words_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = games.kit("humans")
    made: list[str] = []
    usual = type(kit).catalog

    def counted(self: Any, language: str = "en") -> Any:
        made.append(language)
        return usual(self, language)

    monkeypatch.setattr(type(kit), "catalog", counted)
    answers = [
        house.http.get("/api/catalog", params={"game": "humans", "lang": lang}) for lang in ["en", "it", "en", "it"]
    ]
    assert made == ["en", "it"]
    assert answers[0].json() == answers[2].json() == usual(kit, "en")
    assert answers[1].json() == usual(kit, "it")
    plain = house.http.get("/api/catalog", params={"game": "humans"}, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert answers[0].headers["content-encoding"] == "gzip"
    assert plain.json() == answers[0].json()
    rules = [house.http.get("/api/rules", params={"lang": lang}).json() for lang in ("en", "it", "en")]
    assert rules[0] == rules[2] != rules[1]


# -- what is said --------------------------------------------------------------------------------------------


def test_coming_anew_on_another_line_does_not_begin_the_count_anew(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(**{**FREE, "chat": (3, ALMOST_NEVER), "questions": (3, ALMOST_NEVER)}))
    made = house.table(LINKED)
    said = refused = 0
    for number in range(4):
        page = house.page(made["token"])
        page.asked()
        page.say("chat", text=f"line {number}")
        page.say("why", about={"card": "nothing"})
        heard = [page.hear_until(lambda m: m["t"] in ("why", "error") or m.get("chat")) for _ in range(2)]
        said += sum(bool(m.get("chat")) for m in heard)
        refused += sum("too much at once" in m.get("message", "") for m in heard)
        page.close()
    assert refused == 2, "the fourth line of chat and the fourth question"
    # Another seat from the same address has a count of its own.
    page = house.page(made["links"]["zombies-1"])
    page.hear()
    page.say("chat", text="and I?")
    page.hear_until(lambda m: any(row["text"] == "and I?" for row in m.get("chat", ())))
    page.close()
    house.close()


def test_pages_that_come_and_go_are_counted(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(**{**FREE, "lines_opened": (4, ALMOST_NEVER)}))
    token = house.table()["token"]
    for _ in range(4):
        page = house.page(token)
        page.asked()
        page.close()
    assert closed_with(house.page(token))[0] == 4429
    house.close()


def test_before_the_cards_are_dealt_messages_are_counted_too(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(**{**FREE, "frames": (5, ALMOST_NEVER)}))
    answer = house.http.post("/api/tables", json={"config": {"scenario": "die-zombies-die"}, "seats": LINKED})
    page = house.page(answer.json()["token"])
    assert page.hear()["t"] == "gathering"
    for _ in range(6):
        page.say("undo")
    sentences = [page.hear_until(lambda m: m["t"] == "error")["message"] for _ in range(6)]
    assert ["too much at once" in sentence for sentence in sentences] == [False] * 5 + [True]
    page.close()
    house.close()


def test_new_links_are_counted(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(**{**FREE, "links": (2, ALMOST_NEVER)}))
    wanted = {"token": house.table(LINKED)["token"], "link": "zombies-1"}
    assert [house.http.post("/api/links", json=wanted).status_code for _ in range(3)] == [200, 200, 429]
    house.close()


def test_a_page_that_speaks_in_binary_before_the_game_begins_is_closed_and_nothing_else(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    answer = house.http.post("/api/tables", json={"config": {"scenario": "die-zombies-die"}, "seats": LINKED})
    page = house.page(answer.json()["token"])
    page.hear()
    page.line.send(b"\x00\x01")
    with pytest.raises(ConnectionClosed):
        page.hear_until(lambda m: False)
    assert not [record for record in caplog.records if record.exc_info]
    again = house.page(answer.json()["token"])
    assert again.hear()["t"] == "gathering"
    again.close()
