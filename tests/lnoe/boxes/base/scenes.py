"""Scenes that many tests of Hero cards start from."""

from __future__ import annotations

from typing import Any

from tests.table import Table, table


def until(t: Table, window: str) -> None:
    """Everybody passes until this window is open."""
    while t.kind == "window" and t.window != window:
        t.choose("pass")
    assert t.window == window, f"asked {t.decision} while waiting for {window}"


def hero_turn(
    hero: str = "billy",
    items: tuple[str, ...] = (),
    *,
    space: str = "3,3",
    wounds: int = 0,
    on_hero: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    zombie_hand: tuple[str, ...] = (),
    others: dict[str, Any] | None = None,
    **situation: Any,
) -> Table:
    """One Hero of the team is about to take the Move Action; Becky stands far away unless others are named."""
    own = {"space": space, "items": list(items), "wounds": wounds, "in_play": list(on_hero)}
    team = {hero: own, **({"becky": "7,0"} if others is None else others)}
    hands = {"heroes-1": list(hand), "zombies-1": list(zombie_hand)}
    t = table(heroes=team, hands=hands, **situation)
    t.passes()
    if t.kind == "activate-hero":
        t.choose("activate", hero=hero)
    t.passes()
    assert t.kind == "move-action", t.decision
    return t


def fight(dice: list[int], items: tuple[str, ...] = (), hero: str = "billy", **more: Any) -> Table:
    """The Hero stays with a Zombie and fights it with these dice; the table is at the first window after the roll."""
    more.setdefault("zombies", {"z1": more.get("space", "3,3")})
    t = hero_turn(hero, items, **more)
    t.dice(*dice)
    t.choose("skip")
    if t.kind == "exchange":
        t.choose("done")
    while t.window == "fight-begins":
        t.choose("pass")
    return t
