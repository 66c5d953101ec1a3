"""What outlives a page, a process and a version: choices, undo, replays, proofs, reports."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner

from shamble.cli import build
from shamble.kernel import chance
from shamble.server import schema
from shamble.server.database import MIGRATIONS, SCHEMA, asynchronous
from shamble.server.storage import Storage
from shamble.server.tokens import Ticket, Tokens, secret_in
from tests.awaited import awaited
from tests.conftest import nightly
from tests.server.house import House, Page, address_in, free_port, wait_until

TWO = [{"seat": "heroes-1", "who": "me", "name": "Ada"}, {"seat": "zombies-1", "who": "link", "name": "Bruno"}]


def play_on(page: Page, choices: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(choices):
        if page.asked()["result"]:
            return
        page.choose(dice.choice(page.now["decision"]["options"])["id"])
    page.asked()


# -- crashes and restarts ----------------------------------------------------------------------------------


def start_process(data: Path, port: int, **environment: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", "from shamble.cli import app; app()"]
    words = ["serve", "--port", str(port), "--data", str(data), "--database", address_in(data)]
    process = subprocess.Popen([*command, *words], env={**os.environ, **environment})
    with httpx.Client() as http:
        wait_until(lambda: process.poll() is None and _answers(http, port))
    return process


def _answers(http: httpx.Client, port: int) -> bool:
    try:
        return http.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.slow
def test_a_sigkill_at_any_moment_loses_no_answered_choice(tmp_path: Path) -> None:
    """Five tables are played at the same time; the server dies in the middle, again and again."""
    port = free_port()
    server = start_process(tmp_path, port)
    seats = [{"seat": seat, "who": "me"} for seat in ("heroes-1", "zombies-1")]
    url = f"http://127.0.0.1:{port}/api/tables"
    tokens = [httpx.post(url, json={"seats": seats}, timeout=120).json()["token"] for _ in range(5)]
    dice = random.Random(9)
    for _ in range(nightly(50, otherwise=1)):
        pages = [Page(port, token) for token in tokens]
        for page in pages:
            page.asked()
        for _ in range(dice.randrange(1, 12)):
            for page in pages:
                if not page.asked()["result"]:
                    page.choose(dice.choice(page.now["decision"]["options"])["id"])
        answered = [page.asked() for page in pages]
        # One more at each table is on its way when the process dies: lost or stored, but whole.
        for page in pages:
            if page.now["decision"]:
                page.choose("0")
        time.sleep(dice.random() * 0.02)
        server.send_signal(signal.SIGKILL)
        server.wait()
        server = start_process(tmp_path, port)
        for token, page, before in zip(tokens, pages, answered, strict=True):
            again = Page(port, token)
            now = again.asked()
            assert now["seq"] in (before["seq"], before["seq"] + 1)
            assert [row["text"] for row in again.log][: len(page.log)] == [row["text"] for row in page.log]
            if now["seq"] == before["seq"]:
                assert (now["decision"], now["result"]) == (before["decision"], before["result"])
                # Whoever has both seats looks at a game that is over from the first of them when coming back.
                assert now["active"] == before["active"] or now["result"]
                if now["active"] == before["active"]:
                    assert now["view"] == before["view"]
            again.close()
    server.terminate()
    server.wait()


def test_a_restart_brings_every_table_back(tmp_path: Path) -> None:
    first = House(tmp_path)
    made = first.table([{"seat": s, "who": "me"} for s in ("heroes-1", "zombies-1")], seed=3)
    page = first.page(made["token"])
    page.say("chat", text="Hello")
    play_on(page, 30)
    before = page.now
    first.close()
    second = House(tmp_path)
    again = second.page(made["token"])
    after = again.asked()
    for field in ("view", "decision", "waiting"):
        assert after[field] == before[field]
    assert [row["text"] for row in again.chat] == ["Hello"]
    assert again.log == page.log
    again.close()
    second.close()


def test_where_stored_choices_mean_something_else_now_the_stored_state_is_taken(tmp_path: Path) -> None:
    first = House(tmp_path)
    made = first.table([{"seat": s, "who": "me"} for s in ("heroes-1", "zombies-1")], seed=3)
    page = first.page(made["token"])
    play_on(page, 60)
    before = page.now
    first.close()

    async def change_the_past() -> None:
        storage = await Storage.open(address_in(tmp_path))
        # As if an older version had rolled these dice otherwise.
        await storage._write(None, (update(schema.tables).values(luck={"kind": "chosen", "part": "99"}), None))
        await storage.close()

    awaited(change_the_past())
    second = House(tmp_path)
    again = second.page(made["token"])
    after = again.asked()
    assert after["view"] == before["view"]
    assert after["decision"] == before["decision"]
    play_on(again, 5)
    again.close()
    second.close()


def test_a_game_that_cannot_be_played_on_says_why_and_keeps_its_replay(tmp_path: Path) -> None:
    first = House(tmp_path)
    made = first.table([{"seat": s, "who": "me"} for s in ("heroes-1", "zombies-1")], seed=3)
    page = first.page(made["token"])
    play_on(page, 60)
    first.close()

    async def change_the_past() -> None:
        storage = await Storage.open(address_in(tmp_path))
        # As if an older version had rolled other dice late in the game and named cards by their place in a table.
        late = update(schema.choices).where(schema.choices.c.step >= 40).values(rolls=[[9]], hash="other")
        old = {"game": "last-night-on-earth", "format": 1, "seed": 3}
        await storage._write(None, (late, None), (update(schema.saves).values(save=json.dumps(old)), None))
        await storage.close()

    awaited(change_the_past())
    second = House(tmp_path)
    again = second.page(made["token"])
    asked = again.asked()
    again.say("choose", option=asked["decision"]["options"][0]["id"], seq=asked["seq"])
    refused = again.hear_until(lambda message: message["t"] == "error")
    assert "begun under older rules" in refused["message"]
    assert "format 1" in refused["message"]
    shown = second.http.get("/api/replay", params={"token": made["token"], "step": 5}).json()
    assert shown["steps"] > 20, "what still plays the same can be looked at"
    again.close()
    second.close()


def test_the_newest_migration_makes_the_schema_of_the_code(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == SCHEMA

    async def compare() -> list[Any]:
        storage = await Storage.open(address_in(tmp_path))
        async with storage._engine.connect() as connection:
            found = await connection.run_sync(
                lambda one: compare_metadata(MigrationContext.configure(one), schema.metadata)
            )
        await storage.close()
        return list(found)

    assert awaited(compare()) == []


def test_a_database_of_the_first_version_is_brought_up_to_date_with_its_games(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    old = {"id": "old", "made": 0, "game": "last-night-on-earth", "config": "{}", "seed": 5, "seq": 0, "rolls": "[]"}
    seats = json.dumps([{"seat": seat, "who": "me"} for seat in ("heroes-1", "zombies-1")])
    row = {**old, "seats": seats, "hints": True, "delay": 0, "forked_from": ""}

    def make(connection: Any) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)

    async def first_version() -> None:
        engine = create_async_engine(asynchronous(address_in(tmp_path)))
        async with engine.begin() as connection:
            await connection.run_sync(make)
        await engine.dispose()

    awaited(first_version())
    house = House(tmp_path)
    token = Tokens(secret_in(tmp_path / "secret")).sign(Ticket("old", ("heroes-1", "zombies-1"), host=True))
    page = house.page(token)
    play_on(page, 3)
    assert page.now["decision"]
    page.close()
    house.close()


def test_many_writes_at_once_are_all_kept_and_a_bad_one_fails_alone(tmp_path: Path) -> None:
    async def write() -> tuple[list[Any], int]:
        storage = await Storage.open(address_in(tmp_path))
        row = {"game": "g", "config": {}, "seed": 2**63 - 1, "seats": [], "hints": True, "delay": 0}
        more = {"rolls": [], "forked_from": "", "luck": {}, "links": {}}
        writes = [storage.add_table({"id": str(n), **row, **more}, []) for n in range(50)]
        writes.append(storage.add_table({"id": "7", **row, **more}, []))
        results = await asyncio.gather(*writes, return_exceptions=True)
        names = await storage.table_ids()
        await storage.close()
        return results, len(names)

    results, count = awaited(write())
    assert count == 50
    assert sum(result is not None for result in results) == 1


# -- undo --------------------------------------------------------------------------------------------------


def test_alone_one_may_go_back_as_far_as_one_likes_and_the_log_says_so(house: House) -> None:
    page = house.page(house.table()["token"])
    first = page.asked()
    for _ in range(12):
        page.choose(page.asked()["decision"]["options"][0]["id"])
    page.asked()
    for _ in range(40):
        if not page.now["undo"]:
            break
        page.say("undo")
        page.hear_until(lambda m: m["t"] == "state" and m["decision"])
    assert page.now["view"] == first["view"]
    assert page.now["decision"] == first["decision"]
    assert "takes back" in page.log[-1]["text"]
    page.close()


def test_with_others_one_goes_back_up_to_a_die_and_not_past_it(house: House) -> None:
    made = house.table(TWO, seed=5, config={"scenario": "escape-in-the-truck"})
    ada, bruno = house.page(made["token"]), house.page(made["links"]["zombies-1"])
    until_ada_may(ada, bruno, "roll-movement")
    ada.take("roll-movement")
    until_ada_may(ada, bruno, "step")
    before = ada.now
    assert not before["undo"]
    ada.say("undo")
    assert "cannot be taken back" in ada.hear_until(lambda m: m["t"] == "error")["message"]
    ada.take("step")
    assert ada.asked()["undo"]
    bruno.say("undo")
    assert bruno.hear_until(lambda m: m["t"] == "error")
    ada.say("undo")
    ada.hear_until(lambda m: m["t"] == "state" and m["decision"])
    assert ada.now["view"] == before["view"]
    assert not ada.now["undo"]
    ada.close()
    bruno.close()


def until_ada_may(ada: Page, bruno: Page, type: str) -> None:
    """Both take their first options until Ada is offered this."""
    for _ in range(2000):
        page = next((p for p in (ada, bruno) if p.now.get("decision") and p.now["seq"] != p.answered), None)
        if page is None:
            for one in (ada, bruno):
                with contextlib.suppress(TimeoutError):
                    one.hear(0.02)
        elif page is ada and any(o["type"] == type for o in page.now["decision"]["options"]):
            return
        else:
            page.choose(page.now["decision"]["options"][0]["id"])
    raise AssertionError(f"Ada was never offered {type}")


# -- replays and forks -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(house: House) -> dict[str, Any]:
    made = house.table(seed=21)
    page = house.page(made["token"])
    play_on(page, 2000)
    assert page.now["result"]
    page.close()
    return {**made, "end": page.now}


def get(house: House, path: str, **query: Any) -> Any:
    answer = house.http.get(f"/api/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_finished_game_is_replayed_step_by_step_through_every_seat(house: House, finished: dict[str, Any]) -> None:
    token = finished["token"]
    last = get(house, "replay", token=token, step=10**6)
    assert last["step"] == last["steps"] - 1
    assert last["result"]["winner"] == finished["end"]["result"]["winner"]
    middle = get(house, "replay", token=token, step=last["steps"] // 2, lang="it")
    assert len(middle["log"]) < len(last["log"])
    assert isinstance(middle["view"]["hands"]["heroes-1"], list)
    assert isinstance(middle["view"]["hands"]["zombies-1"], int)
    other = get(house, "replay", token=token, step=last["steps"] // 2, seat="zombies-1")
    assert isinstance(other["view"]["hands"]["zombies-1"], list)


def test_a_running_game_shows_nobody_elses_view(house: House) -> None:
    made = house.table(TWO)
    answer = house.http.get("/api/replay", params={"token": made["token"], "seat": "zombies-1", "lang": "it"})
    assert answer.status_code == 400
    assert "partita finita" in answer.json()["message"]
    assert house.http.get("/api/save", params={"token": made["token"]}).status_code == 400
    assert house.http.get("/api/proof", params={"token": made["token"]}).status_code == 400
    assert house.http.post("/api/fork", json={"token": made["token"], "step": 0}).status_code == 400


def test_a_replay_is_continued_from_the_middle(house: House, finished: dict[str, Any]) -> None:
    middle = get(house, "replay", token=finished["token"], step=30)
    forked = house.http.post("/api/fork", json={"token": finished["token"], "step": 30}).json()
    page = house.page(forked["token"])
    page.hear()
    told, before = [row["text"] for row in page.log], [row["text"] for row in middle["log"]]
    # A bot may have gone on before the page came to the table.
    assert told[: len(before) + 1] == [*before, "This game goes on from step 30 of another one."]
    play_on(page, 2000, seed=8)
    assert page.now["result"]
    page.close()


def test_a_seat_says_where_its_game_stands(house: House, finished: dict[str, Any]) -> None:
    assert get(house, "seat", token=finished["token"])["over"] is True
    fresh = house.table()
    status = get(house, "seat", token=fresh["token"])
    assert (status["seat"], status["over"]) == ("heroes-1", False)
    assert get(house, "seat", token=fresh["watch"])["seat"] == "watch"


# -- honest dice -------------------------------------------------------------------------------------------


def verify(*words: str) -> Any:
    return CliRunner().invoke(build("verify"), ["verify", *words])


def test_the_proof_of_a_finished_game_holds(house: House, finished: dict[str, Any], tmp_path: Path) -> None:
    proof = get(house, "proof", token=finished["token"])
    assert proof["seed_hash"] == finished["seed_hash"] != chance.seed_hash(21)
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof))
    result = verify(str(file))
    assert result.exit_code == 0
    assert "all as shown" in result.output


def test_a_changed_die_or_seed_is_found(house: House, finished: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    proof = get(house, "proof", token=finished["token"])
    step = next(n for n, choice in enumerate(proof["choices"]) if choice["rolls"])
    dice = proof["choices"][step]["rolls"][0]
    dice[0] = dice[0] % 6 + 1
    file.write_text(json.dumps(proof))
    result = verify(str(file))
    assert result.exit_code == 1
    assert f"step {step + 1}" in result.output
    file.write_text(json.dumps({**proof, "seed": "22"}))
    assert "not the one whose hash was shown" in verify(str(file)).output
    file.write_text("[]")
    assert verify(str(file)).exit_code == 2


def test_a_database_is_verified_table_by_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    page = house.page(house.table(seed=3)["token"])
    play_on(page, 20)
    page.close()
    house.close()
    result = verify(address_in(tmp_path))
    assert result.exit_code == 0, result.output
    assert "seed 3" in result.output


# -- saves and reports -------------------------------------------------------------------------------------


def test_a_save_of_a_solo_game_goes_on_in_the_engine(house: House) -> None:
    from shamble import games

    made = house.table()
    page = house.page(made["token"])
    play_on(page, 10)
    save = get(house, "save", token=made["token"])["save"]
    assert games.load(save).decision is not None
    assert house.http.get("/api/save", params={"token": made["watch"]}).status_code == 400
    page.close()


def test_a_report_keeps_the_save_the_log_and_the_version(house: House) -> None:
    made = house.table()
    answer = house.http.post("/api/report", json={"token": made["token"], "text": "The dog ate my dice."}).json()

    async def read() -> Any:
        storage = await Storage.open(house.settings.database)
        report = await storage.report(answer["id"])
        await storage.close()
        return report

    report = awaited(read())
    assert report["text"] == "The dog ate my dice."
    assert json.loads(report["save"])["game"] == "last-night-on-earth"
    assert report["version"]
    assert report["log"]
