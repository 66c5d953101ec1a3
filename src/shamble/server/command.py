"""`shamble serve`: the table for browsers."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from shamble.kernel import spare

DEFAULT_PORT = 8642
CANNOT_OPEN = 2
LARGEST_FRAME = 16 * 1024
"""Bytes of a message from a page; the longest that means anything is a line of chat."""


SPARE_TOWNS = 32
"""Kept for the next table; those that are played in are held by their tables."""
COLLECT_EVERY = 600.0
"""Seconds between two rounds of the collector of garbage through all tables."""
MUCH_GARBAGE = 1_000_000
"""New objects after which it does not wait for the clock."""
LET_GO_EVERY = 15.0
"""Seconds after which bots look anew at what they have found out about towns."""
EVERYWHERE = "0.0.0.0"
OPEN_DOOR = """In the local network the table is open at {address}
Everybody in this network can open it, make tables and use this machine's bots; a seat still needs its own link.
The line is not encrypted. Use it at home, not in a network of strangers; Ctrl-C closes it."""


def serve(
    port: Annotated[int, typer.Option(help="Where browsers find the table.")] = DEFAULT_PORT,
    data: Annotated[Path, typer.Option(help="Where games and the secret are kept.")] = Path("data"),
    host: Annotated[str, typer.Option(help="Address to listen on; keep it unless others shall reach the table.")] = (
        "127.0.0.1"
    ),
    open_door: Annotated[
        bool, typer.Option("--open-door", help="Let others in the local network reach the table; says what it opens.")
    ] = False,
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
    home: Annotated[
        bool,
        typer.Option("--home", help="My own machine: whoever sits at it has its laboratory and is never counted."),
    ] = False,
    metrics: Annotated[bool, typer.Option("--metrics", help="Answer /metrics with numbers for Prometheus.")] = False,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Count nothing by address: for load tests and closed houses.")
    ] = False,
    log: Annotated[str, typer.Option(help="Log lines: plain or json.")] = "plain",
    proxy: Annotated[str, typer.Option(help="Addresses of reverse proxies to believe, separated by commas.")] = (
        "127.0.0.1"
    ),
) -> None:
    """Serve the table until Ctrl-C."""
    from shamble.server import logs
    from shamble.server.app import make_app
    from shamble.server.settings import UNLIMITED, Limits, Settings

    logs.set_up(log)
    address = ""
    if open_door:
        host, name = EVERYWHERE, [*(name or ()), own_address()]
        address = f"http://{own_address()}:{port}"
        typer.echo(OPEN_DOOR.format(address=f"{address}/"))
    settings = Settings(
        data=data.expanduser(),
        url=database or os.environ.get("SHAMBLE_DATABASE", ""),
        redis=redis or os.environ.get("SHAMBLE_REDIS", ""),
        hosts=tuple(name or ()),
        origins=tuple(origin or ()),
        secret=secret,
        workers=workers,
        durable=durability == "power",
        home=home,
        address=address,
        metrics=metrics,
        limits=UNLIMITED if no_limits else Limits(),
    )
    raise typer.Exit(run(make_app(settings), settings, host=host, port=port, forwarded_allow_ips=proxy))


def own_address() -> str:
    """The address of this machine in the local network. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


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


def keep_pauses_short() -> None:
    """What is loaded by now stays for good, so the collector of garbage need not go through it again and again: that
    took half a second each time. It comes by the clock: by the count it came every two seconds for 50 ms with two
    hundred tables, to find nearly nothing, and whoever chose just then was answered late. And a thread that stores
    choices gets its turn soon, however busy the loop is.
    """
    spare.keep_at_most(SPARE_TOWNS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(MUCH_GARBAGE, MUCH_GARBAGE, MUCH_GARBAGE)
    _now_and_then(COLLECT_EVERY, gc.collect)
    _now_and_then(LET_GO_EVERY, spare.let_go)
    sys.setswitchinterval(0.0002)


def _now_and_then(seconds: float, do: Callable[[], object]) -> None:
    def again() -> None:
        do()
        _now_and_then(seconds, do)

    asyncio.get_running_loop().call_later(seconds, again)


def run(app: Any, settings: Any, **where: Any) -> int:
    """Serve until told to stop; one line on standard error where it cannot even start."""
    from shamble.server.database import CannotOpen

    server = server_of(app, settings, **where)
    problem: list[str] = []

    def opened(error: BaseException | None) -> None:
        if error is None:
            keep_pauses_short()
        else:
            problem.append(error.message if isinstance(error, CannotOpen) else repr(error))
            server.should_exit = True

    app.state.opened = opened
    server.run()
    for sentence in problem:
        typer.echo(sentence, err=True)
    return CANNOT_OPEN if problem or not server.started else 0
