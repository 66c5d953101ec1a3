"""One server for the tests of a module; the database servers are started once and only where a test asks."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres, postgres_in, redis_in
from tests.server.house import House
from tests.server.house import kept_in as places


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not below pytest's own folder, which is root's alone: PostgreSQL runs as a user of its own.
    with tempfile.TemporaryDirectory(prefix="shamble-postgres-") as folder, postgres_in(Path(folder)) as server:
        yield server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_in(tmp_path_factory.mktemp("redis")) as address:
        yield address


ON_BOTH = ("test_playing", "test_lasting", "test_luck", "test_one_writer", "test_seats_and_links")
"""Modules whose tests run on SQLite and on PostgreSQL."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        metafunc.parametrize("kept_in", ["sqlite", "postgresql"], indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where the houses of a module keep their tables."""
    if getattr(request, "param", "sqlite") == "postgresql":
        places["postgres"] = request.getfixturevalue("postgres")
    yield
    places["postgres"] = None


@pytest.fixture(scope="module")
def house(kept_in: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = House(tmp_path_factory.mktemp("house"))
    yield server
    server.close()
