"""Programs of the system that the tests need: a browser, PostgreSQL and Redis. `./run test` calls it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

APPS = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
PROGRAMS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", *APPS),
    # Debian keeps PostgreSQL's own programs off the path.
    "postgresql": ("initdb", *map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb"))),
    "redis-server": ("redis-server",),
}
"""Package of the system -> names of the program that the tests need of it."""
PIPES = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def find(package: str) -> str | None:
    """The path of the program of a package, or None; SHAMBLE_CHROMIUM names another browser."""
    named = os.environ.get(f"SHAMBLE_{package.upper()}")
    return named or next(filter(None, map(shutil.which, PROGRAMS[package])), None)


def get_missing(say: Callable[[str], None]) -> list[str]:
    """Install what is missing, on Debian and where we may; returns a line for each package that cannot be had."""
    missing = [package for package in PROGRAMS if find(package) is None]
    if missing and shutil.which("apt-get"):
        say(f"Installing for the tests: {', '.join(missing)}.")
        rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        with contextlib.suppress(FileNotFoundError):  # where there is no sudo
            subprocess.run([*rights, "apt-get", "update"], env=env, **PIPES)  # type: ignore[call-overload]
            subprocess.run([*rights, "apt-get", "install", "-y", *missing], env=env, **PIPES)  # type: ignore[call-overload]
    lines = [f"NO {name.upper()}: install the package {name}." for name in missing if find(name) is None]
    for line in lines:
        say(f"{'!' * 80}\n{line} Its tests will be skipped.\n{'!' * 80}")
    return lines
