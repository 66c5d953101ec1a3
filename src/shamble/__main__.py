"""`python -m shamble` is the command line."""

from shamble.cli import app

app()
