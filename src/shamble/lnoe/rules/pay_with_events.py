"""Events that the Hero players give up together for something, out of any of their hands.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import copy_in, discard, from_hand, kinds_in
from shamble.lnoe.state import Lnoe

DONE: Option = ("done",)

pay = Rule("pay-with-events")  # facts: left (to be given up), seats (that may still give, in turn)


def events_in_hands(g: Lnoe) -> int:
    """How many events the Hero players hold among them."""
    return sum(len(g.hands[seat]) for seat in g.seats_of("heroes"))


def pay_with_events(g: Lnoe, first: int, count: int) -> None:
    """So many are discarded, not played, so that nobody cancels them; this player is asked before the others."""
    others = [seat for seat in g.seats_of("heroes") if seat != first]
    g.call("pay-with-events", left=count, seats=(first, *others))


@pay.step
def offer_event(g: Lnoe, f: Frame) -> None:
    """Each gives what they like, as long as those who come after can give the rest."""
    while f.seats and not g.hands[f.seats[0]]:
        f.seats = f.seats[1:]
    if not f.left or not f.seats:
        f.finish()
        return
    hand = g.hands[f.seats[0]]
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, hand)]
    enough = sum(len(g.hands[seat]) for seat in f.seats[1:]) >= f.left
    g.ask(f.seats[0], "choose", [DONE, *options] if enough else options, facts=("give-event",))


@pay.step
def give_event(g: Lnoe, f: Frame) -> None:
    f.to("offer_event")
    if g.answer == DONE:
        f.seats = f.seats[1:]
        return
    seat = f.seats[0]
    copy = copy_in(g, g.hands[seat], g.answer[2])
    from_hand(g, seat, copy)
    discard(g, copy, "hand")
    f.left -= 1
