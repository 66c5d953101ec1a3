"""Every copy of every card is somewhere, and nowhere twice: looked at after each answer of every table and soak."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from shamble.lnoe.state import Lnoe


def copies_add_up(g: Lnoe) -> None:
    """Every copy is in one zone, none in two. One that is being played or looked at is a fact of a running rule."""
    piles = (*g.deck.values(), *g.discard.values(), g.removed, g.townsfolk, *g.hands, *g.items)
    zones: list[int] = [*chain.from_iterable(piles), *(row[0] for row in g.in_play)]
    assert len(zones) == len(set(zones)), f"in two zones: {[c for c, n in Counter(zones).items() if n > 1]}"
    missing = set(range(len(g.content.kinds))).difference(zones)
    if missing:
        held: set[int] = set()
        for frame in g.stack:
            facts = frame.__dict__
            held.update(facts.get("cards", ()))
            if isinstance(facts.get("card"), int):
                held.add(facts["card"])
        assert missing <= held, f"in no zone: {[g.content.kinds[c].id for c in missing - held]}"
