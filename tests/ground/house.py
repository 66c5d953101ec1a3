"""The `run` script as a module, for the tests of the ground and for the search of a browser."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import runpy
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def load_run() -> ModuleType:
    """Load the script, which has no `.py` in its name, without running it."""
    loader = importlib.machinery.SourceFileLoader("shamble_run", str(ROOT / "run"))
    spec = importlib.util.spec_from_loader("shamble_run", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def find_program(package: str) -> str | None:
    """The path of a program that tests need from this package of the system, or None."""
    found: str | None = runpy.run_path(str(ROOT / "tools" / "programs.py"))["find"](package)
    return found
