"""Shamble: zombie board games played by their full rules."""

from shamble import compiled

__version__ = "0.1.0"

compiled.take()
