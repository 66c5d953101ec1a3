"""What the tables of the rule tests share: cards that never ask anything, and ways to read the log."""

from __future__ import annotations

from typing import Any

from tests.table import Table

INERT = ["resilient", "resilient", "loss-of-faith", "loss-of-faith"]
"""A full Zombie hand that nobody can use unless a gun kills, a weapon breaks or Faith is played."""

FAR = {"becky": "0,0"}
"""A bystander inside the church; while she waits, a Hero turn does not end."""


def rolls(t: Table, purpose: str) -> list[list[int]]:
    """The dice rolled for a purpose so far, throw by throw."""
    return [e["values"] for e in t.events if e["type"] == "roll" and e["for"] == purpose]


def order(t: Table, *types: str) -> list[str]:
    """The events of these types in the order in which they happened; a roll is named by what it was for."""
    names = [e["for"] if e["type"] == "roll" else e["type"] for e in t.events]
    return [name for name in names if name in types]


def seen(t: Table, type: str) -> list[dict[str, Any]]:
    """Every event of a type so far."""
    return [e for e in t.events if e["type"] == type]
