"""The Complete Rulebook by its numbers, and what of it the game of 2007 lacks."""

from __future__ import annotations

from pathlib import Path

from shamble.rules_reference.book import Book

COMPLETE_RULEBOOK = Book(
    Path(__file__).parent,
    tiers=("base", "expansions", "martians", "optional", "solo"),
    # The reference cards: the steps of the Zombie turn and of a Hero's turn.  [3.9.9]
    turns=("6.1", "6.4"),
)
