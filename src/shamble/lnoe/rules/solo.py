"""The solo game: what the rules change for Zombies that nobody plays.  [17.5]

Their hand lies open and is new each turn, and each fight brings a card of its own. Whom they go for and how they use
their cards is the business of the bot called `solo`.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.content import DECK
from shamble.lnoe.rules.cards import discard, draw_card, from_hand, to_hand
from shamble.lnoe.state import Lnoe


def lies_open(g: Lnoe, side: str) -> bool:
    """Whether everybody sees the hands of a side.  [17.5.3.2]"""
    return g.profile.solo and side == "zombies"


def throw_hand_away(g: Lnoe, seat: int) -> None:
    """What was not used by the next Zombie turn is discarded.  [17.5.3.2]"""
    for copy in g.hands[seat]:
        from_hand(g, seat, copy)
        discard(g, copy, "hand")


def fight_out(g: Lnoe, hero: int, zombie: int, **facts: bool) -> None:
    """A fight; in a solo game the Zombie has a Fight card for it, which goes when the fight is over.  [17.5.3.6]"""
    if not g.profile.solo:
        g.call("fight", hero=hero, zombie=zombie, **facts)
        return
    g.call("deal-fight-card", zombie=zombie)
    g.call("fight", hero=hero, zombie=zombie, **facts)
    g.call("take-fight-card", zombie=zombie)


def fight_deck(g: Lnoe) -> str:
    """The deck that holds the Fight cards alone.  [17.5.2]"""
    return next(deck for deck in g.deck if DECK[deck].fight_cards_of)


deal_fight_card = Rule("deal-fight-card")  # facts: zombie


@deal_fight_card.step
def deal(g: Lnoe, f: Frame) -> None:
    """Each Zombie draws one card from the Zombie Fight Deck for each fight, in both turns.  [17.5.3.6]"""
    copy = draw_card(g, fight_deck(g))
    if copy >= 0:
        to_hand(g, g.owner[f.zombie], copy)
        g.emit("drew", seat=g.owner[f.zombie], who=f.zombie, count=1, card=g.content.kind_of[copy])


take_fight_card = Rule("take-fight-card")  # facts: zombie


@take_fight_card.step
def take_away(g: Lnoe, f: Frame) -> None:
    """A Fight card that did not serve in its fight serves in no other."""
    seat = g.owner[f.zombie]
    for copy in g.hands[seat]:
        if g.content.pile_of[g.content.kind_of[copy]] == fight_deck(g):
            from_hand(g, seat, copy)
            discard(g, copy, "hand")
