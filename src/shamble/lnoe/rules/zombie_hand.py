"""Looking at the Zombie hand: a card of one's choice may have to be discarded.  [3.9.2.1]"""

from __future__ import annotations

from typing import Final

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.content import register
from shamble.lnoe.rules.cards import copy_in, discard, from_hand, kinds_in
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import NOTHING, Target

SHOWN: Final[set[str]] = register({"zombie-hand"})
"""The rules in which somebody looks at the Zombie hands."""
looking = Rule("zombie-hand")  # facts: seat (who looks), needed (for the card to go; 0: no die is rolled)


def zombie_hands(g: Lnoe) -> tuple[int, ...]:
    return tuple(copy for seat in g.seats_of("zombies") for copy in g.hands[seat])


def is_shown_to(g: Lnoe, side: str) -> bool:
    """Whether this side is looking at the Zombie hand right now."""
    return any(g.side[_looker(g, frame)] == side for frame in g.stack if frame.rule in SHOWN)


def _looker(g: Lnoe, frame: Frame) -> int:
    """The seat that looks: a player's own, or that of the Hero whose ability it is."""
    return int(frame.seat if "seat" in frame.__dict__ else g.owner[frame.hero])


def zombie_cards_in_hand(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if zombie_hands(g) else []


def look_at_zombie_hand(g: Lnoe, seat: int, needed: int = 0) -> None:
    """A player looks at the Zombie hand and names a card, which is discarded, or only on so much or more."""
    g.boundary = True
    if not zombie_hands(g):
        # The last card was played in answer.
        return
    g.call("zombie-hand", seat=seat, needed=needed)


@looking.step
def choose_card(g: Lnoe, f: Frame) -> None:
    kinds = kinds_in(g, zombie_hands(g))
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds], facts=("zombie-hand",))


@looking.step
def discard_it(g: Lnoe, f: Frame) -> None:
    if f.needed and g.roll("cancel", 1, g.seats[f.seat])[0] < f.needed:
        return
    copy = copy_in(g, zombie_hands(g), g.answer[2])
    from_hand(g, next(seat for seat in g.seats_of("zombies") if copy in g.hands[seat]), copy)
    discard(g, copy, "hand")
