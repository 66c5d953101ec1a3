"""Which items are combined: what lies on top of each other counts as one and goes together.  [9.3]

A state holds bundles of copies; whose they are follows from who has the copies.
"""

from __future__ import annotations

from collections.abc import Iterable

from shamble.lnoe.state import Lnoe, card_names

KEPT_ON = 4


def combined_with(g: Lnoe, copy: int) -> tuple[int, ...]:
    """The other items of the bundle that this one is part of."""
    for bundle in g.combined:
        if copy in bundle:
            return tuple(other for other in bundle if other != copy)
    return ()


def combine(g: Lnoe, copies: Iterable[int]) -> None:
    """These items, and what they were combined with before, are one from now on.  [9.3]"""
    bundle = {*copies}
    for copy in tuple(bundle):
        bundle.update(combined_with(g, copy))
    if len(bundle) > 1:
        others = [other for other in g.combined if not bundle & {*other}]
        g.combined = (*others, tuple(sorted(bundle)))


def come_apart(g: Lnoe, copy: int) -> None:
    """An item leaves its bundle; what is left of it stays combined."""
    rests = [tuple(other for other in bundle if other != copy) for bundle in g.combined]
    g.combined = tuple(rest for rest in rests if len(rest) > 1)


def bundles(g: Lnoe, items: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Items as they count: each bundle once, and what is not combined by itself."""
    found: list[tuple[int, ...]] = []
    for copy in items:
        if not any(copy in known for known in found):
            bundle = [copy, *combined_with(g, copy)]
            found.append(tuple(item for item in items if item in bundle))
    return found


def bundles_on(g: Lnoe, hero: int) -> list[list[str]]:
    """The bundles that a Hero has, by the slugs of their cards."""
    return [card_names(g, bundle) for bundle in g.combined if bundle[0] in g.items[hero]]
