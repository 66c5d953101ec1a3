"""Re-dealing what a seat cannot see, so that a bot can look ahead without looking into hands, decks and stacks."""

from __future__ import annotations

from shamble.humans.content import TILES
from shamble.humans.rules.cards import box_number
from shamble.humans.state import CAPTURE, EVENTS, WOUNDS, Town
from shamble.humans.state import TILES as TILE_STREAM
from shamble.humans.uses import refresh
from shamble.kernel import chance
from shamble.kernel.chance import Seed


def redeal(game: Town, seat: int, seed: Seed) -> Town:
    """A copy in which everything hidden from the seat is dealt anew from what it has not seen.

    That is: the other hands (each keeps as many cards of each back), the order of all decks and tile stacks, every
    stream of chance and dice that were forced. The copy depends on nothing but what the seat knows.
    """
    copy: Town = game.clone()
    copy.seed = seed
    copy.forced = ()
    copy.streams = list(chance.streams(seed, copy.stream_names()))
    others = [other for other in range(len(copy.seats)) if other != seat]
    for box, deck in enumerate(copy.deck):
        unseen = deck + [slug for other in others for slug in copy.hands[other] if box_number(slug) == box]
        unseen.sort()
        copy.shuffle(EVENTS, unseen)
        for other in others:
            hand = [slug if box_number(slug) != box else unseen.pop() for slug in copy.hands[other]]
            copy.hands[other] = tuple(hand)
        deck[:] = unseen
    for other in others:
        copy.hands[other] = tuple(sorted(copy.hands[other]))
        refresh(copy, other)
    for cards, stream in ((copy.captures, CAPTURE), (copy.wound_deck, WOUNDS)):
        cards.sort()
        copy.shuffle(stream, cards)
    for stack in copy.stack_of:
        _shuffle_stack(copy, stack)
    return copy


def _shuffle_stack(g: Town, stack: list[str]) -> None:
    """Everybody knows that the Helipad is in the lower half of the stack, or at its bottom.  [Z2.2, X5]"""
    pads = [key for key in stack if TILES[key].kind == "helipad"]
    rest = sorted(key for key in stack if key not in pads)
    g.shuffle(TILE_STREAM, rest)
    for key in pads:
        lowest = 1 if g.switches.helipad_at_bottom else min(len(rest), LOWER_HALF) + 1
        rest.insert(g.pick(TILE_STREAM, lowest), key)
    stack[:] = rest


LOWER_HALF = 14
"""Tiles of Zombies!!! of which the Helipad may be any, or on top of them."""
