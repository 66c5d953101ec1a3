"""A boxes folder full of traps: wrong boxes get a sentence each, hostile names stay names, and everybody can play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.hostile_boxes import MARKUP, ORDERS, SCRIPT, WRONG, fill
from tests.server.house import free_port
from tests.server.test_lasting import start_process


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home")
    fill(folder / "shamble" / "boxes")
    return folder


def shamble(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from shamble.cli import app; app()", *words]
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "500"}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_every_wrong_box_gets_a_sentence_and_the_others_are_listed(home: Path) -> None:
    told = shamble(home, "boxes")
    assert told.returncode == 0, told.stderr
    assert "Traceback" not in told.stdout + told.stderr
    for name in WRONG:
        assert any(f"{name}/" in line for line in told.stdout.splitlines()), f"nothing is said about {name}"
    assert ORDERS not in told.stdout
    assert f"Mill Road {SCRIPT} {MARKUP}" in told.stdout, "a name is printed as it stands"


def test_the_laboratory_prints_hostile_names_as_they_stand(home: Path) -> None:
    words = ("simulate", "--games", "1", "--scenario", "seed-corn", "--boxes", "base,mill-road", "--bots", "random")
    told = shamble(home, *words)
    assert told.returncode == 0, told.stderr
    assert MARKUP.split()[0] in told.stdout


def test_the_server_serves_them_as_text_and_plays_them(home: Path, tmp_path: Path) -> None:
    port = free_port()
    server = start_process(tmp_path, port, XDG_DATA_HOME=str(home))
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            catalog = http.get("/api/catalog")
            assert catalog.headers["content-type"] == "application/json"
            names = [scenario["name"] for scenario in catalog.json()["scenarios"] if scenario["id"] == "seed-corn"]
            assert names == [f"Seed Corn {SCRIPT} {MARKUP}"]
            config = {"scenario": "seed-corn", "boxes": ["base", "mill-road"]}
            assert http.post("/api/tables", json={"config": config}).status_code == 200
    finally:
        server.terminate()
        server.wait()
