"""Who wants to know that a table has changed. In one process now; several processes need another Bus, nothing else."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[], None]


class Bus:
    """Listeners by table. A message says only which table: what changed is read from the table itself."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    def listen(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, set()).add(listener)

    def leave(self, table: str, listener: Listener) -> None:
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table, None)

    def tell(self, table: str) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener()

    def anybody(self, table: str) -> bool:
        """Whether anybody listens."""
        return table in self._listeners
