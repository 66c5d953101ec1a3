"""Sacrifice: what a Zombie player gives up to play a card.  [7.1.3]"""

from __future__ import annotations

from collections.abc import Callable

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.cards import being_played, copy_in, discard, from_hand, kinds_in, leave_play
from shamble.lnoe.rules.wound import may_be_lifted, return_to_pool
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ZOMBIE_TURN_START
from shamble.lnoe.uses import Effect, Target, Targets, always, card


def sacrifice(what: str, targets: Targets = always) -> Callable[[Effect], Effect]:
    """Declare a card with a Sacrifice cost: played at the start of the Zombie turn by who can pay it.  [7.1.3]"""

    def payable(g: Lnoe, seat: int, by: int) -> list[Target]:
        played = being_played(g)
        paid = played is not None and played.what == what
        return targets(g, seat, by) if paid or can_pay(g, seat, what) else []

    return card(what, when=ZOMBIE_TURN_START, targets=payable)


def can_pay(g: Lnoe, seat: int, kind: str) -> bool:
    """Whether the player has what the card costs, not counting the card itself."""
    return all(
        len(offered(g, seat, what)) >= count + (what == "cards") for what, count in KIND[kind].row.sacrifice.items()
    )


def offered(g: Lnoe, seat: int, what: str) -> list[int] | tuple[int, ...]:
    """What could be given up: own Zombies that go back to a pool, cards in hand, own cards in play.  [7.1.3.1]"""
    if what == "zombies":
        return [zombie for zombie in g.zombies if g.owner[zombie] == seat and may_be_lifted(g, zombie)]
    if what == "cards":
        return g.hands[seat]
    return own_in_play(g, seat)


def own_in_play(g: Lnoe, seat: int) -> list[int]:
    """The cards of a player that remain in play; what was bought with Experience is none.  [14.10.2]"""
    return [row[0] for row in g.in_play if row[1] == seat and not g.content.kinds[row[0]].is_upgrade]


paying = Rule("sacrifice")  # facts: seat, what (is given up), left
"""It is paid when the card is played, whatever becomes of the card."""


@paying.step
def offer_sacrifices(g: Lnoe, f: Frame) -> None:
    goods = offered(g, f.seat, f.what)
    if f.left <= 0 or not goods:
        f.finish()
        return
    if f.what == "zombies":
        options: list[Option] = [("choose", "zombie", zombie) for zombie in goods]
    else:
        options = [("choose", "card", kind) for kind in kinds_in(g, goods)]
    g.ask(f.seat, "choose", options, facts=("sacrifice",))


@paying.step
def give_up(g: Lnoe, f: Frame) -> None:
    """Zombies go back to their pool and are not killed.  [7.1.3]"""
    f.left -= 1
    f.to("offer_sacrifices")
    if f.what == "zombies":
        return_to_pool(g, g.answer[2])
        return
    copy = copy_in(g, offered(g, f.seat, f.what), g.answer[2])
    if f.what == "cards":
        from_hand(g, f.seat, copy)
        discard(g, copy, "hand")
    else:
        leave_play(g, copy)
