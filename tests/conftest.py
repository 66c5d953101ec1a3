"""What every test shares: the rules plugin, and a Chromium from the system instead of a downloaded one."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from collections.abc import Iterator
from typing import Any

import pytest

from tests.ground.house import find_program

# A gap in the words fails a test; a player would read English or the message's id.
os.environ.setdefault("SHAMBLE_TEXTS", "strict")

# The plugin checks that a test cites only rules that exist; the other tests run without it too.
pytest_plugins = ["tests.rules_plugin"] if importlib.util.find_spec("tests.rules_plugin") else []


def nightly(most: int, otherwise: int) -> int:
    """How often something is tried: the large size only where SHAMBLE_NIGHTLY is set."""
    return most if os.environ.get("SHAMBLE_NIGHTLY") else otherwise


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's Chromium; without one, skip at home and fail where CI promises a browser."""
    chromium = find_program("chromium")
    if chromium is None:
        give_up = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        give_up("no Chromium on this system; install the package `chromium` or set SHAMBLE_CHROMIUM")
    # Chromium refuses its sandbox to root, and small machines have a small /dev/shm.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    arguments = ["--disable-dev-shm-usage", *sandbox]
    return {**browser_type_launch_args, "executable_path": chromium, "args": arguments}


@pytest.fixture(autouse=True)
def no_loop_of_a_page(request: pytest.FixtureRequest) -> Iterator[None]:
    """A worker that has had a page open has its loop running ever after: to tests without a page there is none."""
    running = asyncio._get_running_loop()
    hidden = running is not None and request.node.get_closest_marker("browser") is None
    if hidden:
        asyncio._set_running_loop(None)
    yield
    if hidden:
        asyncio._set_running_loop(running)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that asks for a page as a browser test, so that none is forgotten."""
    for item in items:
        if {"page", "browser", "context", "new_context"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once more, just above the closing line, which checks of `./run test` failed."""
    failed = os.environ.get("SHAMBLE_FAILED_CHECKS")
    if failed:
        terminalreporter.section("checks that failed before the tests", red=True)
        terminalreporter.write_line(failed)
