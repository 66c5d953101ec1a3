"""The examples run as they are printed."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
def test_the_example_bot_plays_a_whole_game_through_the_engine() -> None:
    command = [sys.executable, str(EXAMPLES / "bot.py"), "save-the-townsfolk", "4"]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert " win (" in answer.stdout


@pytest.mark.slow
def test_the_example_learner_moves_its_weights(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    learner = runpy.run_path(str(EXAMPLES / "learn.py"))
    learner["main"].__globals__.update(TEST_GAMES=4, BATCH=6)
    learner["main"](minutes=0.02)
    printed = capsys.readouterr().out
    assert "before:" in printed
    assert "after" in printed


@pytest.mark.parametrize(("name", "most"), [("bot.py", 60), ("learn.py", 60)])
def test_an_example_is_short_enough_to_be_read(name: str, most: int) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= most
