"""The tool that fits the value model: started by itself it must find the boxes and their games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LOOK = """
import runpy
tool = runpy.run_path("tools/fit_value.py")
scenario = tool["BOXES"]["base"].scenarios[0]
print(*sorted({key[0] or "any" for key in tool["watch"](scenario, 1)}))
"""


def test_it_watches_games_of_the_first_box() -> None:
    found = subprocess.run([sys.executable, "-c", LOOK], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert found.stdout.split() == ["any", "die-zombies-die"], found.stderr
