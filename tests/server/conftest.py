"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = House(tmp_path_factory.mktemp("house"))
    yield server
    server.close()
