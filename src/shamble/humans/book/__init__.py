"""The rules of the three games by number: H of Humans!!!, R rulings on it, Z and ZR of Zombies!!!, X for both."""

from __future__ import annotations

from pathlib import Path

from shamble.rules_reference.book import Book

RULEBOOK = Book(Path(__file__).parent, tiers=("humans", "zombies", "both"), prefix="hz-rule")
