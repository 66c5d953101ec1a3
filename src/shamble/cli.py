"""The `shamble` command. Each word imports what it needs only when it is used, so that `--help` is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Zombie board games by their full rules.")


@app.callback()
def shamble() -> None:
    """Keep every word a sub-command, also while there is only one."""


@app.command()
def serve(
    port: Annotated[int, typer.Option(help="Port on this machine.")] = 8642,
    data: Annotated[Path, typer.Option(help="Folder where games are kept.")] = Path(),
) -> None:
    """Serve the pages of the table on this machine alone."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import Mount
    from starlette.staticfiles import StaticFiles

    data.mkdir(parents=True, exist_ok=True)
    pages = StaticFiles(directory=Path(__file__).parent / "server" / "static", html=True)
    uvicorn.run(Starlette(routes=[Mount("/", pages)]), host="127.0.0.1", port=port, log_level="warning")
