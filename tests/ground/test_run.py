"""The `run` script: done once, done whole, and a sentence for whatever stops it."""

from __future__ import annotations

import ast
import os
import shutil
import socket
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.ground.house import ROOT, load_run


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """Return the script as a module that believes it stands in an empty folder."""
    run = load_run()
    venv = tmp_path / ".venv"
    for name, value in {"ROOT": tmp_path, "VENV": venv, "BIN": venv / "bin"}.items():
        monkeypatch.setattr(run, name, value)
    return run


def pretend_venv(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the making of an environment cost nothing; return the list that grows with each one made."""
    made: list[str] = []

    def must(advice: str, command: list[str], **where: object) -> None:
        made.append(" ".join(command[1:3]))
        (run.BIN).mkdir()
        (run.BIN / "python").touch()
        (run.BIN / "pip").touch()

    monkeypatch.setattr(run, "must", must)
    return made


def test_the_script_needs_nothing_but_python_and_is_read_in_one_sitting() -> None:
    source = (ROOT / "run").read_text()
    imported = {
        (node.module or "").split(".")[0] if isinstance(node, ast.ImportFrom) else node.names[0].name.split(".")[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert imported - {"__future__"} <= set(sys.stdlib_module_names)
    assert len(source.splitlines()) < 400


def test_the_build_server_runs_the_same_command_as_everybody() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "exec ./run test"


def test_an_old_python_reads_the_script_far_enough_to_say_what_is_missing() -> None:
    ast.parse((ROOT / "run").read_text(), feature_version=(3, 8))


def test_too_old_a_python_is_told_which_one_to_install(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "OLDEST_PYTHON", (3, 99))
    with pytest.raises(house.Stop, match=r"needs Python 3\.99 or newer"):
        house.check_python()


def test_an_environment_is_made_once(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_venv(house, monkeypatch)
    house.make_venv()
    house.make_venv()
    assert made == ["-m venv"]


def test_a_half_made_environment_is_made_anew(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def power_cut(advice: str, command: list[str], **where: object) -> None:
        house.BIN.mkdir()
        (house.BIN / "python").touch()
        (house.BIN / "pip").touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(house, "must", power_cut)
    with pytest.raises(KeyboardInterrupt):
        house.make_venv()
    made = pretend_venv(house, monkeypatch)
    house.make_venv()
    assert made == ["-m venv"]


def test_an_environment_that_was_moved_is_made_anew(
    house: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = pretend_venv(house, monkeypatch)
    house.make_venv()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    house.VENV.rename(elsewhere / ".venv")
    monkeypatch.setattr(house, "VENV", elsewhere / ".venv")
    monkeypatch.setattr(house, "BIN", elsewhere / ".venv" / "bin")
    house.make_venv()
    assert made == ["-m venv", "-m venv"]


def test_an_environment_made_by_hand_is_kept(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_venv(house, monkeypatch)
    house.BIN.mkdir(parents=True)
    (house.BIN / "python").touch()
    (house.BIN / "pip").touch()
    house.make_venv()
    assert made == []


def test_work_that_was_stopped_is_done_again(house: ModuleType, tmp_path: Path) -> None:
    house.VENV.mkdir()
    with pytest.raises(KeyboardInterrupt), house.Stamps().once("client", "abc", made=tmp_path):
        raise KeyboardInterrupt
    with house.Stamps().once("client", "abc", made=tmp_path) as needed:
        assert needed
    with house.Stamps().once("client", "abc", made=tmp_path) as needed:
        assert not needed


def test_work_is_done_again_when_what_it_made_is_gone(house: ModuleType, tmp_path: Path) -> None:
    house.VENV.mkdir()
    made = tmp_path / "index.html"
    with house.Stamps().once("client", "abc", made=made):
        made.touch()
    made.unlink()
    with house.Stamps().once("client", "abc", made=made) as needed:
        assert needed


def test_a_changed_added_or_renamed_source_makes_the_client_stale(house: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "src" / "App.svelte"
    source.parent.mkdir()
    source.write_text("one")
    seen = [house.digest(tmp_path / "src")]
    source.write_text("two")
    seen.append(house.digest(tmp_path / "src"))
    source.rename(source.with_name("Table.svelte"))
    seen.append(house.digest(tmp_path / "src"))
    source.touch()
    seen.append(house.digest(tmp_path / "src"))
    assert len(set(seen)) == 4


def test_a_taken_port_is_named_with_another_to_try(house: ModuleType) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(house.Stop, match=rf"Port {port} is taken.*--port {port + 1}"):
            house.free_port(port)


def test_port_0_takes_any_free_one(house: ModuleType) -> None:
    assert house.free_port(0) > 0


def test_without_a_browser_the_build_server_fails(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHAMBLE_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(house.Stop, match="NO CHROMIUM"):
        house.get_programs()


def test_without_a_browser_or_a_database_a_developer_is_told_loudly(
    house: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SHAMBLE_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.delenv("CI", raising=False)
    assert house.get_programs() == ""
    said = capsys.readouterr().err
    assert all(f"NO {package}" in said for package in ("CHROMIUM", "POSTGRESQL", "REDIS-SERVER"))


def test_what_the_system_lacks_is_fetched_while_our_own_packages_are_installed(
    house: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetching, called = threading.Event(), []

    def get_programs() -> str:
        fetching.set()
        return "/usr/bin/chromium"

    def set_up(*locks: str) -> None:
        assert fetching.wait(60), "it comes first or not at all"

    def call(command: list[str], env: dict[str, str], **where: Any) -> int:
        called.append(env["SHAMBLE_CHROMIUM"])
        return 0

    monkeypatch.setattr(house, "get_programs", get_programs)
    monkeypatch.setattr(house, "set_up", set_up)
    monkeypatch.setattr(house, "npm", lambda *words: ([], {}))
    monkeypatch.setattr(house.subprocess, "call", call)
    assert house.test(["tests/kernel"]) == 0
    assert called == ["/usr/bin/chromium"]


def test_a_failed_check_is_named_and_shown(
    house: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house, "npm", lambda: ([], dict(os.environ)))
    checks = {
        "good": ([sys.executable, "-c", "print('fine')"], tmp_path),
        "bad": ([sys.executable, "-c", "print('line 7 is wrong'); raise SystemExit(1)"], tmp_path),
    }
    assert house.run_checks(checks) == ["bad"]
    assert "line 7 is wrong" in capsys.readouterr().out


def test_a_command_that_fails_stops_with_its_words_and_the_advice(house: ModuleType) -> None:
    with pytest.raises(house.Stop, match=r"(?s)no such host.*Is there a network\?"):
        house.must("Is there a network?", [sys.executable, "-c", "print('no such host'); raise SystemExit(1)"])


def test_what_it_starts_keeps_the_bytecode_so_that_the_next_start_is_quick(
    house: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(house, "set_up", lambda *locks, **more: None)
    assert house.main(["setup"]) == 0
    kept = house.run_quietly([sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"])
    assert kept.stdout.strip() == "False"


def test_what_stops_the_script_is_a_sentence_and_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "run"), "play", "--port", "99999"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.strip() == "--port 99999: a port is a number from 0 to 65535."
