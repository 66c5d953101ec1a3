"""What every test shares: the rules plugin, and a Chromium from the system instead of a downloaded one."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
CHROMIUM_ON_MACOS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)

# The plugin collects `@pytest.mark.rule` for `shamble rules`; the other tests run without it too.
pytest_plugins = ["tests.rules_plugin"] if importlib.util.find_spec("tests.rules_plugin") is not None else []


def find_chromium() -> str | None:
    """Return the path of a Chromium of this system, or None."""
    named = os.environ.get("SHAMBLE_CHROMIUM")
    if named:
        return named
    for name in CHROMIUM_NAMES:
        found = shutil.which(name)
        if found:
            return found
    if sys.platform == "darwin":
        return next((path for path in CHROMIUM_ON_MACOS if Path(path).exists()), None)
    return None


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's Chromium; without one, skip at home and fail where CI promises a browser."""
    chromium = find_chromium()
    if chromium is None:
        message = "no Chromium on this system; install the package `chromium` or set SHAMBLE_CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    arguments = ["--disable-dev-shm-usage"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Chromium refuses its sandbox to root.
        arguments.append("--no-sandbox")
    return {**browser_type_launch_args, "executable_path": chromium, "args": arguments}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that asks for a page as a browser test, so that none is forgotten."""
    for item in items:
        wanted = set(getattr(item, "fixturenames", ()))
        if wanted & {"page", "browser", "context", "new_context"}:
            item.add_marker(pytest.mark.browser)
