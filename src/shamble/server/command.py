"""`shamble serve`: the table for browsers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

DEFAULT_PORT = 8642
CANNOT_OPEN = 2
LARGEST_FRAME = 16 * 1024
"""Bytes of a message from a page; the longest that means anything is a line of chat."""


def serve(
    port: Annotated[int, typer.Option(help="Where browsers find the table.")] = DEFAULT_PORT,
    data: Annotated[Path, typer.Option(help="Where games and the secret are kept.")] = Path("data"),
    host: Annotated[str, typer.Option(help="Address to listen on; keep it unless others shall reach the table.")] = (
        "127.0.0.1"
    ),
    database: Annotated[str, typer.Option(help="Address of a PostgreSQL; without it SQLite in the data folder.")] = "",
    redis: Annotated[str, typer.Option(help="Address of a Redis that carries news between processes.")] = "",
    name: Annotated[
        list[str] | None, typer.Option(help="A name under which browsers reach the table, such as play.example.org.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may speak to the table, such as https://…")
    ] = None,
    secret: Annotated[Path | None, typer.Option(help="File of the secret that signs links (DATA/secret).")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    durability: Annotated[
        str, typer.Option(help="power: an answered choice survives a power cut; process: the death of the process.")
    ] = "power",
    metrics: Annotated[bool, typer.Option("--metrics", help="Answer /metrics with numbers for Prometheus.")] = False,
    log: Annotated[str, typer.Option(help="Log lines: plain or json.")] = "plain",
    proxy: Annotated[str, typer.Option(help="Addresses of reverse proxies to believe, separated by commas.")] = (
        "127.0.0.1"
    ),
) -> None:
    """Serve the table until Ctrl-C."""
    from shamble.server import logs
    from shamble.server.app import make_app
    from shamble.server.settings import Settings

    logs.set_up(log)
    settings = Settings(
        data=data.expanduser(),
        url=database or os.environ.get("SHAMBLE_DATABASE", ""),
        redis=redis or os.environ.get("SHAMBLE_REDIS", ""),
        hosts=tuple(name or ()),
        origins=tuple(origin or ()),
        secret=secret,
        workers=workers,
        durable=durability == "power",
        metrics=metrics,
    )
    raise typer.Exit(run(make_app(settings), settings, host=host, port=port, forwarded_allow_ips=proxy))


def server_of(app: Any, settings: Any, **where: Any) -> Any:
    """The server of an application, with the limits of its settings."""
    import uvicorn

    from shamble.server.impatient import Impatient

    config = uvicorn.Config(
        app,
        http=type("Impatient", (Impatient,), {"patience": settings.limits.patience}),
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=16,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=2,
        server_header=False,
        **where,
    )
    return uvicorn.Server(config)


def run(app: Any, settings: Any, **where: Any) -> int:
    """Serve until told to stop; one line on standard error where it cannot even start."""
    from shamble.server.database import CannotOpen

    server = server_of(app, settings, **where)
    problem: list[str] = []

    def opened(error: BaseException | None) -> None:
        if error is not None:
            problem.append(error.message if isinstance(error, CannotOpen) else repr(error))
            server.should_exit = True

    app.state.opened = opened
    server.run()
    for sentence in problem:
        typer.echo(sentence, err=True)
    return CANNOT_OPEN if problem or not server.started else 0
