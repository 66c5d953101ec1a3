"""Markers that Heroes carry: taken along in passing, handed on, put down, dropped by the dead.  [3.15.4.1]

They are outside the carrying limit but for those that count as items, which are put down and lie until taken up.
"""

from __future__ import annotations

from shamble.kernel.game import Option
from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.cards import put_marker, take_marker
from shamble.lnoe.state import Lnoe


def carry(g: Lnoe, hero: int, kind: str) -> None:
    """A Hero has such a marker now."""
    g.add_tokens(hero, kind)
    g.emit("took-marker", who=hero, kind=kind)


def take_along(g: Lnoe, hero: int) -> None:
    """Who enters a space takes what lies there and can be carried."""
    space = g.space_of[hero]
    for marker in [one for one in g.markers if one.space == space and MARKER[one.kind].carried]:
        if MARKER[marker.kind].item:
            continue
        take_marker(g, marker)
        carry(g, hero, marker.kind)


def drop(g: Lnoe, hero: int) -> None:
    """What a Hero carried stays in the space."""
    for kind, count in carried_by(g, hero).items():
        g.add_tokens(hero, kind, -count)
        for _ in range(count):
            put_marker(g, kind, g.space_of[hero])


def carried_by(g: Lnoe, hero: int) -> dict[str, int]:
    """The markers that a Hero carries, by kind; in the same order however they were found, as a save has them."""
    tokens = sorted(g.tokens_on(hero).items())
    return {kind: count for kind, count in tokens if kind in MARKER and MARKER[kind].carried}


def items_carried(g: Lnoe, hero: int) -> int:
    """How many of them count as items."""
    return sum(count for kind, count in carried_by(g, hero).items() if MARKER[kind].item)


def lying_here(g: Lnoe, hero: int) -> list[str]:
    """What could be taken up where a Hero stands."""
    space = g.space_of[hero]
    return sorted({one.kind for one in g.markers if one.space == space and MARKER[one.kind].carried})


def lift_options(g: Lnoe, hero: int, handed: tuple[Option, ...]) -> list[Option]:
    """What a Hero may take up here, and what may be put down; nothing is lifted and laid down again."""
    up: list[Option] = [("take-up", kind) for kind in lying_here(g, hero)]
    down: list[Option] = [("put-down", kind) for kind in carried_by(g, hero) if MARKER[kind].item]
    return [option for option in up if ("put-down", option[1]) not in handed] + [
        option for option in down if ("take-up", option[1]) not in handed
    ]


def lift(g: Lnoe, hero: int, option: Option) -> None:
    type, kind = option
    if type == "put-down":
        g.add_tokens(hero, kind, -1)
        put_marker(g, kind, g.space_of[hero])
        return
    take_marker(g, next(one for one in g.markers if one.kind == kind and one.space == g.space_of[hero]))
    carry(g, hero, kind)


def hand_on_options(g: Lnoe, hero: int, other: int, handed: tuple[Option, ...]) -> list[Option]:
    """Markers that two Heroes may hand on when they exchange items: all of a kind at once, each way once."""
    options: list[Option] = [("give-marker", kind, other) for kind in carried_by(g, hero)]
    options += [("take-marker", kind, other) for kind in carried_by(g, other)]
    return [option for option in options if option not in handed]


def hand_on(g: Lnoe, hero: int, option: Option) -> None:
    type, kind, other = option
    giver, taker = (hero, other) if type == "give-marker" else (other, hero)
    count = g.tokens[giver, kind]
    g.add_tokens(giver, kind, -count)
    g.add_tokens(taker, kind, count)
    g.emit("gave-marker", who=giver, to_hero=taker, kind=kind)
