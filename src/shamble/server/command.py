"""`shamble serve`: the table for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DEFAULT_PORT = 8642


def serve(
    port: Annotated[int, typer.Option(help="Where browsers find the table.")] = DEFAULT_PORT,
    data: Annotated[Path, typer.Option(help="Where games are kept.")] = Path("data"),
    host: Annotated[str, typer.Option(help="Address to listen on; keep it unless others shall reach the table.")] = (
        "127.0.0.1"
    ),
) -> None:
    """Serve the table until Ctrl-C."""
    import uvicorn

    from shamble.server.app import make_app
    from shamble.server.settings import Settings

    app = make_app(Settings(data=data))
    uvicorn.run(app, host=host, port=port, log_level="warning", ws_max_size=64 * 1024, timeout_graceful_shutdown=2)
