"""Re-dealing what a seat cannot see, so that a bot can look ahead without looking into hands and decks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from shamble.kernel import chance
from shamble.kernel.flow import Running
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.content import DECK, MARKER, Content
from shamble.lnoe.rules.cards import HELD
from shamble.lnoe.rules.reduced_deck import LEFT_OUT
from shamble.lnoe.rules.solo import lies_open
from shamble.lnoe.rules.zombie_hand import is_shown_to
from shamble.lnoe.scenario import Scenario, scenario_of
from shamble.lnoe.state import Lnoe, deck_stream
from shamble.lnoe.tabletop import SETUP


def redeal(game: Lnoe, seat: int, seed: chance.Seed) -> Lnoe:
    """A copy in which everything hidden from the seat is dealt anew from the cards it has not seen.

    That is: the hands of the other side unless it looks at them just now, the order of both decks, every stream of
    chance and dice that were forced. What lies in a discard pile came there openly and stays. The copy depends on
    nothing but what the seat knows.
    """
    copy: Lnoe = game.clone()
    copy.seed = seed
    copy.forced = ()
    copy.streams = list(chance.streams(seed, copy.stream_names()))
    own = copy.side[seat]
    known = is_shown_to(copy, own)
    for deck in copy.deck:
        if DECK[deck].taken_from:
            continue
        foreign = DECK[deck].side != own
        if lies_open(copy, DECK[deck].side):
            foreign = False
        others = copy.seats_of(DECK[deck].side) if foreign and not known else []
        held_back = [frame for frame in copy.stack if frame.rule in HELD] if foreign else []
        _deal(copy, deck, others, held_back)
    _turn_anew(copy)
    return copy


def _turn_anew(g: Lnoe) -> None:
    """What lies face down may show any of the faces that are still there."""
    covered = [number for number, marker in enumerate(g.markers) if MARKER[marker.kind].hidden]
    faces = sorted(g.markers[number].value for number in covered)
    g.shuffle(SETUP, faces)
    for number, face in zip(covered, faces, strict=True):
        g.markers[number] = g.markers[number]._replace(value=face)


def _deal(g: Lnoe, deck: str, hands: Sequence[int], frames: list[Running]) -> None:
    """Shuffle what is unseen of one deck and deal it to where it was."""
    kinds, pile_of, stream = g.content.kinds, g.content.pile_of, deck_stream(g, deck)
    wanted = [frame for frame in frames if frame.__dict__.get("cards") and pile_of[kinds[frame.cards[0]].id] == deck]
    left_out = g.notes.get(LEFT_OUT, 0) if deck == "hero" else 0
    apart = [other for other in g.deck if DECK[other].taken_from == deck]
    lying = [*g.deck.cards(deck), *g.removed[:left_out]]
    for other in apart:
        lying += g.deck.cards(other)
    held_before = {seat: [copy for copy in g.hands[seat] if pile_of[kinds[copy].id] == deck] for seat in hands}
    for own in held_before.values():
        lying += own
    for frame in wanted:
        lying += frame.cards
    g.streams[stream], shuffled = _shuffled(g.streams[stream], tuple(lying))
    unseen = list(shuffled)
    for frame in wanted:
        supply = [copy for copy in unseen if kinds[copy].immediate is not None] if HELD[frame.rule] else unseen
        frame.cards = tuple(supply[: len(frame.cards)])
        unseen = _without(unseen, frame.cards)
    holdable = _holdable(g.content, scenario_of(g))
    for seat, own in held_before.items():
        count = len(own)
        held = [copy for copy in unseen if copy in holdable][:count]
        if len(held) < count:
            held += [copy for copy in unseen if copy not in holdable][: count - len(held)]
        # The back of a card tells which deck it is from: the others in the hand stay what they are.
        g.hands[seat] = (*_without(list(g.hands[seat]), own), *held)
        unseen = _without(unseen, held)
    g.removed[:left_out] = unseen[:left_out]
    unseen = unseen[left_out:]
    for other in apart:
        count = g.deck.size(other)
        g.deck[other], unseen = tuple(unseen[:count]), unseen[count:]
    g.deck[deck] = tuple(unseen)
    for seat in hands:
        refresh(g, seat)


@lru_cache(maxsize=1024)
def _shuffled(value: chance.Stream, cards: tuple[int, ...]) -> tuple[chance.Stream, tuple[int, ...]]:
    """The stream's next value and the cards in their new order, sorted first so that the old one leaves no trace.

    Cached, because whoever looks ahead deals the same cards with the same luck to every option.
    """
    order = sorted(cards)
    return chance.shuffle(value, order), tuple(order)


@lru_cache(maxsize=64)
def _holdable(content: Content, scenario: Scenario) -> frozenset[int]:
    """A hand holds no item, no Play Immediately card, and no card that is laid out when found.  [7.2.1, 8.5.1]"""
    return frozenset(
        copy
        for copy, kind in enumerate(content.kinds)
        if kind.immediate is None and not kind.is_item and not scenario.is_laid_out(kind.id)
    )


def _without(cards: list[int], taken: Collection[int]) -> list[int]:
    gone = frozenset(taken)
    return [copy for copy in cards if copy not in gone]
