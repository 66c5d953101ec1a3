"""Which windows matter: an answer to what just happened, a fight that goes badly; and what a window has that is new."""

from __future__ import annotations

from collections.abc import Hashable

from shamble.lnoe.describe import option_fields
from shamble.lnoe.rules.fight import wins_ties
from shamble.lnoe.state import Lnoe

AT_LEISURE = frozenset(
    {
        "zombie-turn-start",
        "before-zombies-move",
        "zombies-moving",
        "zombie-turn-end",
        "hero-turn-start",
        "hero-activates",
        "hero-turn-end",
        "fight-begins",
        "fight",
        "zombie-beaten",
    }
)
"""Windows that come again and again in a turn; all others answer one thing that just happened."""
AIMS = ("zombie", "target", "to", "space")
"""Fields of an option that say at whom it is aimed, not what it is."""


def pressing(g: Lnoe) -> bool:
    """Whether the seat asked has something to lose right now: it is answering, or its side is losing a fight."""
    assert g.decision is not None
    window, seat = g.decision.facts[0], g.seats[g.decision.seat]
    if window not in AT_LEISURE:
        return True
    heroes = seat.startswith("heroes")
    if window == "zombie-beaten":
        return not heroes
    fight = g.top("fight")
    if window != "fight" or fight is None or not fight.__dict__.get("hero_dice"):
        return False
    best, worst = max(fight.hero_dice), max(fight.zombie_dice)
    winning = best > worst or (best == worst and wins_ties(g, fight))
    return heroes != winning


def offer(g: Lnoe) -> tuple[Hashable, frozenset[Hashable]]:
    """The turn, and what may be used in this window, whomever it is aimed at."""
    assert g.decision is not None
    plays = (option_fields(g, option) for option in g.decision.options if option[0] != "pass")
    kinds = (tuple(sorted((k, str(v)) for k, v in play.items() if k not in AIMS)) for play in plays)
    return (g.round, g.turn), frozenset(kinds)


def card_behind(g: Lnoe) -> str | None:
    """The card that is being played, so that a question about it shows it."""
    for frame in reversed(g.stack):
        card = frame.__dict__.get("card")
        if isinstance(card, int) and not isinstance(card, bool) and card >= 0:
            return g.content.kinds[card].id
    return None
