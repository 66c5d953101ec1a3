"""`--lang`: which language a command speaks."""

from __future__ import annotations

from typing import Annotated

import typer

from shamble.texts import languages


def known(language: str) -> str:
    """Refuse a language that nothing is said in."""
    if language not in languages():
        raise typer.BadParameter(f"there is no language {language!r}; there are {', '.join(languages())}.")
    return language


Lang = Annotated[str, typer.Option("--lang", callback=known, help=f"Language: {', '.join(languages())}.")]
"""The option of every command that speaks."""
