"""Storage that fails: one line at the start or a sentence at the table, nothing lost, and play goes on when it can."""

from __future__ import annotations

import contextlib
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from typer.testing import CliRunner

from shamble.cli import build
from shamble.server import driving
from shamble.server.database import CannotOpen
from shamble.server.tokens import secret_in
from tests.server.house import House, free_port
from tests.server.test_lasting import play_on

ALONE = [{"seat": seat, "who": "me"} for seat in ("heroes-1", "zombies-1")]


def set_most(connection: Any, pages: int) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA max_page_count = {pages}")
    cursor.close()


@contextlib.contextmanager
def full_disk(house: House) -> Iterator[None]:
    """From now on SQLite may not add a page to its file: it answers as on a full disk."""
    file = house.app.state.ready.result().storage.writer.file
    engine = file._engine

    def limit(connection: Any, record: Any, proxy: Any) -> None:
        set_most(connection, 1)

    def lift(connection: Any, record: Any, proxy: Any) -> None:
        set_most(connection, 1_000_000)

    event.listen(engine, "checkout", limit)
    file.close()
    try:
        yield
    finally:
        event.remove(engine, "checkout", limit)
        event.listen(engine, "checkout", lift)
        file.close()


def test_on_a_full_disk_the_player_reads_a_sentence_and_goes_on_later(tmp_path: Path) -> None:
    house = House(tmp_path)
    made = house.table(ALONE)
    page = house.page(made["token"])
    play_on(page, 5)
    with full_disk(house):
        last = page.now
        for _ in range(3000):
            seq = page.asked()["seq"]
            last = page.now
            page.choose(page.now["decision"]["options"][0]["id"])
            message = page.hear_until(lambda m: m["t"] == "error" or m.get("seq", -1) > seq)  # noqa: B023
            if message["t"] == "error":
                break
        assert message["message"].startswith("The table cannot be stored at the moment; nothing has changed.")
        answers = [house.http.post("/api/tables", json={"seats": ALONE, "seed": 1}) for _ in range(30)]
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert refused.status_code == 503
        assert "nothing has changed" in refused.json()["message"]
    # The same question is still there, and now it can be answered.
    page.choose(last["decision"]["options"][0]["id"], seq=last["seq"])
    page.hear_until(lambda m: m.get("seq", -1) > last["seq"])
    before = page.asked()
    page.close()
    house.close()
    again = House(tmp_path)
    page = again.page(made["token"])
    assert page.asked()["view"] == before["view"]
    page.close()
    again.close()


def test_a_bots_turn_goes_on_when_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "RETRY_SECONDS", 0.1)
    house = House(tmp_path)
    made = house.table([{"seat": seat, "who": "bot", "level": "random"} for seat in ("heroes-1", "zombies-1")])
    with full_disk(house):
        watcher = house.page(made["watch"])
        with contextlib.suppress(TimeoutError):
            while not watcher.hear(1.0)["result"]:
                pass
        stuck = watcher.now
        assert stuck["result"] is None
    watcher.hear_until(lambda m: m.get("seq", -1) > stuck["seq"])
    watcher.close()
    house.close()


# -- two on one folder ----------------------------------------------------------------------------------------


def serve(data: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to end by itself."""
    words = ["serve", "--port", str(free_port()), "--data", str(data), *more]
    command = [sys.executable, "-c", "from shamble.cli import app; app()", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_second_server_on_the_same_folder_is_sent_away_with_a_sentence(tmp_path: Path) -> None:
    house = House(tmp_path)
    page = house.page(house.table()["token"])
    play_on(page, 10)
    second = serve(tmp_path)
    assert second.returncode == 2
    assert second.stderr.strip().endswith("end it, or name another folder with --data.")
    assert len(second.stderr.strip().splitlines()) == 1
    play_on(page, 3)
    page.close()
    house.close()
    # The lock goes with the process: nothing has to be cleaned up.
    House(tmp_path).close()


# -- at the start --------------------------------------------------------------------------------------------


def sentence_of(data: Path, *more: str) -> str:
    """The one line with which `shamble serve` says why it does not start."""
    words = ["serve", "--port", str(free_port()), "--data", str(data), *more]
    done = CliRunner().invoke(build("serve"), words)
    assert done.exit_code == 2, done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return str(lines[0])


def test_a_folder_that_cannot_be_written_is_one_line_at_the_start() -> None:
    assert "Name a folder with --data." in sentence_of(Path("/proc/shamble"))


def test_a_damaged_database_is_one_line_at_the_start_and_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    before = file.read_bytes()
    sentence = sentence_of(tmp_path)
    assert "cannot be opened" in sentence
    assert sentence.endswith("Nothing in it was changed.")
    assert file.read_bytes() == before


def test_a_database_of_a_newer_version_is_one_line_at_the_start(tmp_path: Path) -> None:
    House(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version of Shamble (schema 9999" in sentence_of(tmp_path)


def test_an_address_that_is_none_and_a_database_that_is_not_there_are_one_line(tmp_path: Path) -> None:
    assert "no address of a database" in sentence_of(tmp_path, "--database", "nonsense")
    assert "SQLite or PostgreSQL" in sentence_of(tmp_path, "--database", "mysql://x/y")
    gone = sentence_of(tmp_path, "--database", "postgresql://ada:secret@127.0.0.1:1/none")
    assert "cannot be opened" in gone
    assert "secret" not in gone


# -- the secret ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"", b"\n", b"short"])
def test_an_empty_secret_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "secret").write_bytes(content)
    with pytest.raises(CannotOpen, match="empty or too short"):
        secret_in(tmp_path / "secret")
    assert "empty or too short" in sentence_of(tmp_path)
    assert (tmp_path / "secret").read_bytes() == content


def test_the_secret_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    def fail(*anything: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space"):
        secret_in(tmp_path / "secret")
    assert not (tmp_path / "secret").exists()
    monkeypatch.undo()
    assert len(secret_in(tmp_path / "secret")) >= 32


def test_everything_in_the_data_folder_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    house = House(folder)
    house.table()
    time.sleep(0.1)
    files = [folder, *folder.iterdir()]
    assert {"secret", "lock", "tables.sqlite"} <= {file.name for file in files}
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    house.close()
