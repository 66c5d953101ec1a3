"""A game that nobody in the house knows is served by every way in, because it has a kit."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

from shamble import bots, games
from shamble.cli import build
from shamble.engine import Engine
from shamble.kernel.errors import BadConfig
from shamble.server.table import Table
from shamble.server.tokens import Ticket
from shamble.server.viewer import Viewer
from shamble.terminal.players import Players, parse_seats
from shamble.terminal.session import Session
from shamble.texts import say
from tests.awaited import awaited
from tests.kernel.toy import Toy
from tests.server.house import House, table_of
from tests.toybox import unpacked

RIVALS = [{"seat": "red", "who": "me"}, {"seat": "blue", "who": "bot", "level": "random"}]


@pytest.fixture(autouse=True, scope="module")
def toybox() -> Iterator[None]:
    with unpacked():
        yield


def command(name: str, *words: str) -> Any:
    return CliRunner().invoke(build(name), [name, *words])


# -- the protocol ------------------------------------------------------------------------------------------


class Talk:
    """A conversation with the engine."""

    def __init__(self) -> None:
        self.engine = Engine()

    def __call__(self, cmd: str, **more: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.engine.answer(msgspec.json.encode({"cmd": cmd, **more}))
        return answer


def test_the_engine_plays_it_to_its_end() -> None:
    ask = Talk()
    assert "toy" in ask("hello")["games"]
    answer = ask("new", game="toy", seed=4)
    while answer["decision"] is not None:
        assert ask("view", seat="red")["view"]["hands"]["blue"] in (0, 1, 2)
        answer = ask("choose", option=ask("suggest")["option"])
        assert answer["ok"], answer
    assert answer["result"]["winner"] in ("red", "blue")
    saved = ask("save")["save"]
    assert ask("load", save=saved)["result"] == answer["result"]


def test_what_it_does_not_offer_is_refused_in_a_sentence() -> None:
    ask = Talk()
    assert ask("situation", game="toy")["error"]["code"] == "bad-situation"
    ask("new", game="toy")
    assert "There is no bot 'solo'" in ask("suggest", bot="solo")["error"]["message"]
    assert ask("why", seat="red", about={"option": "fly"})["text"] == say("en", "game-not-offered")


# -- bots --------------------------------------------------------------------------------------------------


def test_rivals_are_sides_of_their_own() -> None:
    kit = games.kit("toy")
    assert kit.sides(Toy()) == ("red", "blue")
    assert kit.audience("red") != kit.audience("blue")


@pytest.mark.parametrize("name", ["random", "steady", "search", *bots.LEVELS])
def test_every_bot_plays_it(name: str) -> None:
    game = Toy(3)
    players = [bots.bot(name, seed=seat, iterations=40, game="toy") for seat in range(2)]
    while game.decision is not None:
        before = game.hash()
        option = players[game.decision.seat].choose(game)
        assert game.hash() == before
        game.choose(option)
    assert game.result is not None


def test_search_climbs_the_ladder_and_says_why() -> None:
    game = Toy(1, dice=(3, 3), hands=(("ladder", "wind"), ()))
    choice = bots.bot("search", iterations=200, game="toy").suggest(game)
    assert game.decision is not None
    assert game.decision.options[choice.option] == ("play", "ladder")
    assert say("en", "toy-ladder") in choice.reasons


# -- the terminal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_person_plays_it_in_the_terminal(language: str, tmp_path: Path) -> None:
    game, kit = Toy(2), games.kit("toy")
    out = io.StringIO()
    typed = iter(["?", "w fly", "h", "c", "m", "l", *["1"] * 200])
    console = Console(file=out, width=100, highlight=False)
    players = Players("toy", game.seats, parse_seats("", game.seats, kit))
    assert players.person("red") == "me"
    Session(game, players, language, console, lambda: f"{next(typed)}\n", tmp_path / "game.json").run()
    text = out.getvalue()
    assert say(language, "toy-pass") in text
    assert say(language, "toy-climbs", player="red", steps=6)[:-2] in text
    assert kit.ending(game, language) in text


def test_the_command_plays_it_between_bots() -> None:
    done = command("play", "--game", "toy", "--seed", "1", "--seats", "red=bot:random,blue=bot:steady")
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("The stairs\n")
    assert "The seed was 1." in done.stdout


# -- the laboratory ----------------------------------------------------------------------------------------


def test_games_of_it_are_simulated_and_counted() -> None:
    done = command(
        "simulate", "--game", "toy", "--bots", "red=steady,blue=random", "--games", "30", "--workers", "1", "--json"
    )
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["wins"].keys() == {"red", "blue"}
    assert found["games"] == sum(found["wins"].values()) == 30
    assert (found["red"], found["blue"]) == ("steady", "random")
    assert found["rounds"]["mean"] > 1


def test_a_run_of_rivals_ends_when_the_rate_of_each_is_known() -> None:
    done = command("simulate", "--game", "toy", "--bots", "random", "--until", "8", "--workers", "1", "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert all(rate["high"] - rate["low"] <= 0.16 for rate in found["rate"].values())
    assert found["games"] < 1000


def test_its_games_are_kept_and_two_bots_compared(tmp_path: Path) -> None:
    pytest.importorskip("polars")
    words = ["--game", "toy", "--games", "6", "--workers", "1"]
    done = command("simulate", *words, "--bots", "random", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    assert "Wins: Red" in done.stdout
    page = command("report", str(tmp_path))
    assert page.exit_code == 0, page.output
    written = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Red" in written
    assert "How often each side wins" in written
    compared = command("compare", "random", "steady", *words, "--side", "blue", "--json")
    assert json.loads(compared.stdout)["pairs"] == 6


def test_it_is_measured_and_its_strength_too() -> None:
    report = json.loads(command("bench", "--game", "toy", "--json", "--runs", "1", "--seconds", "0.02").stdout)
    assert report["game"] == "toy"
    assert report["random"]["decisions_per_second"] > 0
    assert "hordes" not in report
    cells = json.loads(command("strength", "--game", "toy", "--games", "2", "--workers", "1", "--json").stdout)
    assert {cell["side"] for cell in cells["steady"]} == {"red", "blue"}


def test_what_is_missing_is_said_in_a_sentence() -> None:
    assert "The rules of toy are not numbered." in command("rules", "--game", "toy").stderr
    assert (
        "There is no side 'heroes'; the sides are red, blue."
        in command("simulate", "--game", "toy", "--heroes", "random").stderr
    )
    with pytest.raises(BadConfig, match="nobody has put it into numbers"):
        games.kit("toy").lab.features(Toy())


# -- the table ---------------------------------------------------------------------------------------------


def told(table: Table, seat: str) -> dict[str, Any]:
    message = Viewer(table, Ticket("t", (seat,)), "en").next_message()
    assert message is not None
    return message


def test_a_server_plays_it_to_its_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        table = house.table(RIVALS, game="toy", config={})
        page = house.page(table["token"])
        dice = random.Random(1)
        while not page.asked()["result"]:
            page.choose(dice.choice(page.now["decision"]["options"])["id"])
        assert page.now["result"]["text"]
        assert page.now["table"]["game"] == "toy"
        assert house.http.get("/api/statistics", params={"token": table["token"]}).json() == {}
        assert house.http.get("/api/rules", params={"game": "toy"}).json() == []
        page.close()
    finally:
        house.close()


def choose(table: Table, option: int) -> None:
    awaited(table.choose(option, table.seq))


def test_rivals_do_not_learn_who_was_asked_about_a_hidden_hand() -> None:
    asked = table_of(Toy(1, dice=(1, 1), hands=(("ladder",), ("net",))))
    silent = table_of(Toy(1, dice=(1, 1), hands=(("ladder",), ("wind",))))
    for table in (asked, silent):
        choose(table, 1)
    assert asked.window() == "net"
    assert silent.window() == ""
    assert told(asked, "red")["waiting"] == []
    assert told(asked, "blue")["waiting"] == ["blue"]
    assert told(asked, "red")["view"]["hands"]["blue"] == 1


def test_a_page_is_told_a_new_layout_only_when_it_has_changed() -> None:
    """The wind blows until the end of the second round."""
    table = table_of(Toy(1, dice=(1,) * 6, hands=(("wind", "ladder"), ("ladder",))))
    viewer = Viewer(table, Ticket("t", ("red",)), "en")
    layouts = []
    for option in (("play", "wind"), *[("pass",)] * 4):
        message = viewer.next_message()
        assert message is not None
        layouts.append((message["view"]["round"], message.get("layout")))
        choose(table, table.game.decision.options.index(option))
    calm, windy = {"stairs": 12, "windy": [], "version": 0}, {"stairs": 12, "windy": ["blue"], "version": 1}
    assert layouts == [(1, calm), (1, windy), (2, None), (2, None), (3, calm)]
