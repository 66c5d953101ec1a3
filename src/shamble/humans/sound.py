"""What is true of every table, so that a save that says otherwise is refused before anybody plays on from it.

Cards, tiles and figures may be fewer than in the boxes, as in a described position, but never more.
"""

from __future__ import annotations

from collections import Counter

from shamble.humans.content import CARDS, TILES, deck_of, tiles_of
from shamble.humans.rules.setup import boxes_of
from shamble.humans.state import (
    BOXES,
    DICE_IN_BOX,
    HUMANS_IN_BOX,
    MOST_LIFE,
    PAWNS_EACH,
    ZOMBIE,
    ZOMBIES_IN_BOX,
    Town,
    bits,
)
from shamble.humans.uses import refresh
from shamble.kernel.errors import BadSave

MOST_CARDS = 3
"""In a hand."""


def look_over(g: Town) -> None:
    """Raises BadSave with a sentence where something is at this table that can never be."""
    _cards(g)
    _tiles(g)
    _figures(g)
    _seats(g)
    _decision(g)


def _demand(true: bool, sentence: str) -> None:
    if not true:
        raise BadSave(f"The save cannot be of any game: {sentence}.")


def _cards(g: Town) -> None:
    boxes = boxes_of(g)
    for box in BOXES:
        number = BOXES.index(box)
        own = [slug for row in (*g.hands, *g.items) for slug in row if CARDS[slug].deck == box]
        played = [f.card for f in g.stack if f.rule == "hz-play" and f.type == "play-card" and not f.placed]
        held = [slug for slug in played if slug in CARDS and CARDS[slug].deck == box]
        lying = Counter((*g.deck[number], *g.discard[number], *own, *held))
        _demand(
            lying <= Counter(deck_of(box) if box in boxes else ()), f"the event cards of {box} are not those there are"
        )
    named = {CARDS[slug].deck for row in (*g.hands, *g.items) for slug in row}
    _demand(named <= {*boxes}, "somebody holds a card that is no event card")
    captures = Counter((*g.captures, *g.captures_seen, *["eat"] * sum(g.eaten), *["escape"] * g.captures_out))
    whole = Counter(deck_of("capture", retail=g.switches.retail_capture_deck))
    _demand(captures <= whole, "the capture cards are not those there are")
    wounds = Counter((*g.wound_deck, *g.wound_discard, *(kind for row in g.wounds for kind in row)))
    _demand(wounds <= Counter(deck_of("wound")), "the wound cards are not those there are")


def _tiles(g: Town) -> None:
    known = Counter(placed[0] for placed in g.land.tiles[1:]) + Counter(g.asides)
    for number, box in enumerate(BOXES):
        stack = g.stack_of[number]
        _demand(all(TILES[key].set == box for key in stack), f"the stack of {box} has a tile of the other box")
        known += Counter(stack)
    whole = Counter(key for box in boxes_of(g) for key in tiles_of(box))
    _demand(known <= whole, "the tiles are not those there are")


def _figures(g: Town) -> None:
    places = g.land.streets | g.land.houses
    _demand(not g.humans & g.horde, "a human and a zombie that belong to nobody share a square")
    _demand(not g.chits & ~g.land.streets, "a chit lies in a building")
    for mask in (g.humans, g.horde, g.chits, g.lying_dice, g.lying_life, g.lying_bullets):
        _demand(mask & places == mask, "something lies where nobody can stand")
    for seat, pawns in enumerate(g.pawns):
        _demand(bits(pawns) & places == bits(pawns), "a pawn stands where nobody can")
        _demand(len(pawns) <= (PAWNS_EACH if g.roles[seat] == ZOMBIE else 1), "somebody has too many pawns")
    _demand(g.human_pool + g.humans.bit_count() <= HUMANS_IN_BOX, "there are more humans than in the box")
    if not g.mixed():
        # Where both games meet, kills of players' zombies may outnumber the supply, and lost ones go back.  [X21, X26]
        _demand(g.zombie_pool + g.horde.bit_count() <= ZOMBIES_IN_BOX, "there are more zombies than in the box")
    tokens = g.token_pool + sum(g.dice) + g.lying_dice.bit_count()
    _demand(tokens <= DICE_IN_BOX, "there are more dice tokens than in the box")


def _seats(g: Town) -> None:
    for seat, role in enumerate(g.roles):
        sheet = g.sheets[seat]
        _demand((sheet is not None) == (role == ZOMBIE), "a zombie player has no character, or a shotgun guy has one")
        _demand(len(g.hands[seat]) <= MOST_CARDS, "somebody holds too many cards")
        _demand(0 <= g.life[seat] <= MOST_LIFE, "somebody has too much life")
        _demand(len(set(g.wounds[seat])) >= len(g.wounds[seat]) - 1, "somebody has wounds that had killed them")
        _demand(g.result is not None or g.points(seat) < g.needed(seat), "somebody has won already")
    before = g.react[:]
    for seat in range(len(g.seats)):
        refresh(g, seat)
    _demand(g.react == before, "somebody may act in moments that their cards do not know")


def _decision(g: Town) -> None:
    if g.decision is not None:
        _demand(len({*g.decision.options}) == len(g.decision.options) > 1, "a question has no two answers")
