"""A real PostgreSQL and a real Redis for tests, started on loopback from the system's packages and ended with them."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ground.house import find_program
from tests.server.house import free_port

PATIENCE = 30.0


def missing(what: str) -> None:
    """Skip at home, loudly; fail where CI promises everything."""
    give_up = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
    give_up(f"NO {what.upper()} on this system: install the package {what}; its tests did not run")


def user() -> dict[str, int]:
    """PostgreSQL refuses to run as root; its package brings a user."""
    if os.geteuid() != 0:
        return {}
    entry = pwd.getpwnam("postgres")
    return {"user": entry.pw_uid, "group": entry.pw_gid}


class Postgres:
    """One server with a database for each test that asks."""

    def __init__(self, folder: Path) -> None:
        initdb = find_program("postgresql")
        if initdb is None:
            missing("postgresql")
        self._programs = Path(str(initdb)).resolve().parent
        self._folder = folder
        self.port = free_port()
        self._count = 0
        if user():
            shutil.chown(folder, user()["user"], user()["group"])
        self._run("initdb", "-D", str(folder / "data"), "-U", "shamble", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._programs / program, *words],
            capture_output=True,
            text=True,
            cwd=self._folder,
            **user(),  # type: ignore[call-overload]
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        settings = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self._folder)]
        command = [self._programs / "postgres", "-D", str(self._folder / "data"), *settings]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **user())  # type: ignore[call-overload]
        deadline = time.monotonic() + PATIENCE
        ready = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready).returncode != 0:
            assert time.monotonic() < deadline, (self._folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """At once, as where the machine goes down."""
        self._process.send_signal(3)
        self._process.wait(PATIENCE)

    def database(self) -> str:
        """The address of a fresh database."""
        self._count += 1
        name = f"test{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "shamble", name)
        return f"postgresql://shamble@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def postgres_in(folder: Path) -> Iterator[Postgres]:
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def redis_in(folder: Path) -> Iterator[str]:
    """The address of a Redis that keeps nothing."""
    program = find_program("redis-server")
    if program is None:
        missing("redis-server")
    port = free_port()
    words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    process = subprocess.Popen([str(program), *words], stdout=subprocess.DEVNULL)
    try:
        import redis

        line, deadline = redis.Redis(port=port), time.monotonic() + PATIENCE
        while True:
            try:
                line.ping()
                break
            except redis.ConnectionError:
                assert time.monotonic() < deadline
                time.sleep(0.02)
        line.close()
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(PATIENCE)
