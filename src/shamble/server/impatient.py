"""Half-sent requests are closed: whoever opens a line and says nothing holds it for no longer than the limits say."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Impatient(HttpToolsProtocol):
    """The server's side of one connection, with a clock until the head of the first request is whole."""

    patience = 10.0
    _alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._alarm = self.loop.call_later(self.patience, self._too_late)

    def on_headers_complete(self) -> None:
        self._calm()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # The next head on the same line has its own time; a line that rests is closed by uvicorn's keep-alive.
        self._calm()

    def data_received(self, data: bytes) -> None:
        if self._alarm is None and getattr(self.cycle, "response_complete", True):
            self._alarm = self.loop.call_later(self.patience, self._too_late)
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def _calm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _too_late(self) -> None:
        self._alarm = None
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
