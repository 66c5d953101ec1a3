"""Re-dealing what a seat cannot see, so that a bot can look ahead without looking into hands and decks."""

from __future__ import annotations

from shamble.kernel import chance
from shamble.kernel.flow import Frame
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import HERO_DECK, ZOMBIE_DECK, Lnoe
from shamble.lnoe.uses import IMMEDIATE, refresh


def redeal(game: Lnoe, seat: int, seed: int) -> Lnoe:
    """A copy in which everything hidden from the seat is dealt anew from the cards it has not seen.

    That is: the hands of the other side, the order of both decks, every stream of chance and dice that were forced.
    What lies in a discard pile came there openly and stays. The copy depends on nothing but what the seat knows.
    """
    copy: Lnoe = game.clone()
    copy.seed = seed
    copy.forced = ()
    copy.streams = [chance.stream(seed, name) for name in copy.STREAMS]
    own = copy.side[seat]
    for side, deck, stream in (("heroes", copy.hero_deck, HERO_DECK), ("zombies", copy.zombie_deck, ZOMBIE_DECK)):
        others = [] if side == own else copy.seats_of(side)
        held_back = [] if side == own else [frame for frame in copy.stack if frame.rule in _HELD]
        _deal(copy, deck, stream, others, held_back)
    return copy


_HELD = {"play-all-immediately": True, "draw-hero-card": False}
"""Rules whose frames hold cards that only their side has seen -> whether all of them are Play Immediately cards."""


def _deal(g: Lnoe, deck: list[int], stream: int, hands: list[int], frames: list[Frame]) -> None:
    """Shuffle what is unseen of one deck, sorted first so that where it lay before leaves no trace."""
    wanted = [frame for frame in frames if frame.__dict__.get("cards") and _is_of(g, frame.cards[0], stream)]
    unseen = sorted([*deck, *(c for seat in hands for c in g.hands[seat]), *(c for f in wanted for c in f.cards)])
    g.shuffle(stream, unseen)
    urgent = [copy for copy in unseen if g.box.kind_of[copy] in IMMEDIATE]
    for frame in wanted:
        supply = urgent if _HELD[frame.rule] else unseen
        frame.cards = tuple(supply[: len(frame.cards)])
        unseen = [copy for copy in unseen if copy not in frame.cards]
        urgent = [copy for copy in urgent if copy not in frame.cards]
    for seat in hands:
        count = len(g.hands[seat])
        fitting = [copy for copy in unseen if _may_be_held(g, copy)]
        held = (fitting + [copy for copy in unseen if copy not in fitting])[:count]
        g.hands[seat] = tuple(held)
        unseen = [copy for copy in unseen if copy not in held]
    deck[:] = unseen
    for seat in hands:
        refresh(g, seat)


def _may_be_held(g: Lnoe, copy: int) -> bool:
    """A hand holds no item, no Play Immediately card, and no card that is laid out when found.  [7.2.1, 8.5.1]"""
    kind = g.box.kinds[copy]
    laid_out = scenario_of(g).laid_out
    return kind.index not in IMMEDIATE and not kind.is_item and not (laid_out and laid_out in kind.keywords)


def _is_of(g: Lnoe, copy: int, stream: int) -> bool:
    return (g.box.kinds[copy].deck == "hero") == (stream == HERO_DECK)
