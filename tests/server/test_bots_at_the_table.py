"""Bots sit at the table, think elsewhere unless they answer at once, and never keep it waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from shamble import games
from shamble.bots import Bot
from shamble.server import opponents
from shamble.server.opponents import BotFailed
from shamble.server.settings import Settings
from tests.awaited import awaited
from tests.server.house import House, wait_until
from tests.server.test_lasting import play_on

NORMAL = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "normal"}]
HARD = [NORMAL[0], {"seat": "zombies-1", "who": "bot", "level": "hard"}]
TWO = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link", "name": "Bruno"}]


@pytest.fixture
def failing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot but `random` fails."""

    async def fail(self: Any, *anything: Any) -> int:
        raise BotFailed("out of brains")

    monkeypatch.setattr(opponents.Opponents, "choose", fail)


@pytest.mark.usefixtures("failing")
def test_a_failing_bot_plays_at_random_from_then_on_and_the_log_says_so(house: House) -> None:
    page = house.page(house.table(NORMAL)["token"])
    for _ in range(30):
        page.choose(page.asked()["decision"]["options"][0]["id"])
    page.asked()
    assert any("plays at random now" in row["text"] for row in page.log)
    assert page.now["table"]["seats"][1]["level"] == "random"
    page.close()


def test_a_bot_that_does_not_answer_in_time_is_ended() -> None:
    async def ask() -> opponents._Worker:
        worker = opponents._Worker()
        await worker.ask(opponents.WAKE, 60)
        assert worker._process.pid is not None
        os.kill(worker._process.pid, signal.SIGSTOP)
        with pytest.raises(BotFailed, match="did not answer"):
            await worker.ask(opponents.WAKE, 0.05)
        worker.kill()
        return worker

    worker = awaited(ask())
    wait_until(lambda: not worker._process.is_alive())


def test_a_bot_whose_process_dies_is_told_apart_from_one_that_is_slow() -> None:
    async def ask() -> None:
        worker = opponents._Worker()
        await worker.ask(opponents.WAKE, 60)
        worker._process.kill()
        with pytest.raises(BotFailed, match="its process ended"):
            await worker.ask(("choose", "random", b"{}", None, "en"), 60)
        worker.kill()

    awaited(ask())


def test_a_worker_whose_server_is_gone_ends() -> None:
    worker = opponents._Worker()
    worker._line.close()
    wait_until(lambda: not worker._process.is_alive())


def test_bots_of_every_level_play(house: House) -> None:
    for level in ("easy", "normal"):
        seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": level}]
        page = house.page(house.table(seats)["token"])
        for _ in range(15):
            if page.asked()["result"]:
                break
            page.choose(page.now["decision"]["options"][0]["id"])
        assert not any("at random" in row["text"] for row in page.log)
        assert page.now["table"]["seats"][1]["level"] == level
        assert page.now["view"]["round"] > 0, "the Zombies have had a turn"
        page.close()


def test_an_unknown_bot_is_refused(house: House) -> None:
    wanted = {"seats": [{"seat": "zombies-1", "who": "bot", "level": "genius"}]}
    answer = house.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert "genius" in answer.json()["message"]


def test_a_bot_takes_over_from_somebody_who_left_until_they_come_back(house: House) -> None:
    made = house.table(TWO)
    ada, bruno = house.page(made["token"]), house.page(made["links"]["zombies-1"])
    ada.asked()
    bruno.hear()
    ada.say("takeover", seat="zombies-1", level="easy")
    assert ada.hear_until(lambda m: m["t"] == "error")["message"] == "Whoever sits there is at the table."
    bruno.close()
    ada.hear_until(lambda m: m["t"] == "update" and not m["table"]["seats"][1]["connected"])
    ada.say("takeover", seat="zombies-1", level="easy")
    ada.hear_until(lambda m: m["t"] == "update" and m["table"]["seats"][1]["who"] == "bot")
    assert "A bot plays for Bruno now." in [row["text"] for row in ada.log]
    back = house.page(made["links"]["zombies-1"])
    back.hear_until(lambda m: any(row["text"] == "Bruno is back at the table." for row in m["log"]))
    assert back.now["table"]["seats"][1]["who"] == "link"
    ada.close()
    back.close()


def test_a_table_of_bots_plays_by_itself(house: House) -> None:
    made = house.table([{"seat": s, "who": "bot", "level": "random"} for s in ("heroes-1", "zombies-1")])
    watcher = house.page(made["watch"])
    watcher.hear_until(lambda m: m.get("result"))
    watcher.close()


@pytest.mark.slow
def test_a_hard_bot_plays_its_turns_and_stays_itself(house: House) -> None:
    """It searches, so it thinks for a while about every Zombie; it must not run out of time."""
    page = house.page(house.table(HARD)["token"])
    for _ in range(25):
        page.choose(page.asked()["decision"]["options"][0]["id"])
    page.asked()
    assert page.now["table"]["seats"][1]["level"] == "hard"
    assert not any("plays at random" in row["text"] for row in page.log)
    page.close()


def test_a_bot_that_people_wait_for_thinks_before_one_that_they_watch_unless_its_table_had_much_more() -> None:
    async def ask() -> list[str]:
        crowded = opponents.Opponents(Settings(data=Path(), workers=0))
        crowded._used = {"greedy": 2 * opponents.HEAD_START}
        answered: list[str] = []

        async def turn(table: str, waited_for: bool) -> None:
            await crowded._turn(table, waited_for)
            answered.append(table)
            crowded._give_back(None)

        asked = [("greedy", True), ("watched", False), ("waited for", True)]
        turns = [asyncio.create_task(turn(*one)) for one in asked]
        await asyncio.sleep(0)
        crowded._give_back(None)
        await asyncio.gather(*turns)
        return answered

    assert awaited(ask()) == ["waited for", "watched", "greedy"]


def test_other_tables_are_answered_while_a_bot_thinks(house: House) -> None:
    slow = house.page(house.table(HARD)["token"])
    quick = house.page(house.table()["token"])
    slow.asked()
    thinking = house.app.state.ready.result().opponents
    wait_until(lambda: thinking._all)
    # As long as its process is stopped the bot is thinking, however fast the machine is.
    processes = [worker._process.pid for worker in thinking._all]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    slow.choose(slow.now["decision"]["options"][0]["id"])
    play_on(quick, 5)
    for process in processes:
        os.kill(process, signal.SIGCONT)
    slow.asked()
    slow.close()
    quick.close()


@pytest.mark.parametrize("level", ["normal", "solo"])
def test_a_bot_that_answers_at_once_needs_no_process(house: House, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    async def nobody_there(self: Any, *anything: Any) -> int:
        raise BotFailed("nobody is there")

    monkeypatch.setattr(opponents.Opponents, "_ask", nobody_there)
    config = {"scenario": "die-zombies-die", "switches": {"solo": level == "solo"}}
    page = house.page(house.table([NORMAL[0], {**NORMAL[1], "level": level}], config=config)["token"])
    play_on(page, 10)
    page.asked()
    assert page.now["view"]["round"] > 0, "the Zombies have had a turn"
    assert page.now["table"]["seats"][1]["level"] == level
    page.close()


class Sitting(Bot):
    """Notes the games that it is shown, and answers as it was told."""

    at_once = True

    def __init__(self, answer: int | Exception, takes: float = 0.0) -> None:
        super().__init__()
        self.answer, self.takes = answer, takes
        self.shown: list[Any] = []

    def choose(self, game: Any) -> int:
        self.shown.append(game)
        until = time.thread_time() + self.takes
        while time.thread_time() < until:
            pass
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def asked_of(player: Sitting, monkeypatch: pytest.MonkeyPatch, game: Any) -> opponents.Opponents:
    """Opponents of whom this one has been asked a question."""
    monkeypatch.setattr(opponents.bots, "bot", lambda *_, **__: player)
    at_table = opponents.Opponents(Settings(data=Path()))
    assert awaited(at_table.choose("steady", game, table="here")) == player.answer
    return at_table


def test_a_bot_at_the_table_is_given_none_of_its_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = games.kit("last-night-on-earth")
    game = kit.new(kit.usual(), "a seed that nobody knows")
    game.force_dice([6, 6])
    player = Sitting(0)
    asked_of(player, monkeypatch, game)
    (shown,) = player.shown
    assert shown is not game
    assert not set(map(str, shown.streams)) & set(map(str, game.streams))
    assert (shown.seed, shown.forced) == (opponents.NO_LUCK, ())
    assert game.forced == (6, 6)


@pytest.mark.parametrize(("takes", "slow"), [(opponents.MOMENT / 5, set()), (opponents.MOMENT * 1.2, {"here"})])
def test_a_table_at_which_a_bot_took_long_is_sent_to_the_processes(
    takes: float, slow: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = games.kit("last-night-on-earth")
    at_table = asked_of(Sitting(0, takes), monkeypatch, kit.new(kit.usual(), 1))
    assert at_table._slow == slow


@pytest.mark.parametrize("answer", [ValueError("no idea"), 999, -1])
def test_a_bot_that_stumbles_at_the_table_has_failed(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = games.kit("last-night-on-earth")
    with pytest.raises(BotFailed):
        asked_of(Sitting(answer), monkeypatch, kit.new(kit.usual(), 1))
