"""Event cards: hands, decks and piles, one card a round, playing and cancelling.  [H3, H8, H9, Z8, X27]"""

from __future__ import annotations

from shamble.humans.content import CARDS
from shamble.humans.rules.windows import open_window
from shamble.humans.state import BOXES, EVENTS, Town
from shamble.humans.uses import refresh, use_of
from shamble.kernel.flow import Frame, Rule

HAND = 3

# -- decks and hands ---------------------------------------------------------------------------------------


def box_number(slug: str) -> int:
    """Which of the two event decks a card belongs to."""
    return BOXES.index(CARDS[slug].deck)


def discard(g: Town, slug: str, source: str) -> None:
    """Put a card on the pile of the deck it came from.  [X27]"""
    g.discard[box_number(slug)].append(slug)
    g.emit("discarded", card=slug, source=source)


def draw(g: Town, box: int) -> str:
    """The top card of an event deck, "" if there is none anywhere; an empty deck takes its pile anew.  [R23, Z8.2]"""
    g.boundary = True
    deck, pile = g.deck[box], g.discard[box]
    if not deck and pile:
        deck += pile
        pile.clear()
        g.shuffle(EVENTS, deck)
        g.emit("reshuffled", deck=BOXES[box])
    return deck.pop() if deck else ""


def take_from_hand(g: Town, seat: int, slug: str) -> None:
    hand = list(g.hands[seat])
    hand.remove(slug)
    g.hands[seat] = tuple(hand)
    refresh(g, seat)


draw_up = Rule("hz-draw-up")  # facts: seat, count (cards drawn so far)


@draw_up.step
def ask_deck(g: Town, f: Frame) -> None:
    """Up to three cards; where both decks lie on the table, from either each time.  [H3.1, Z3.3, X27]"""
    decks = [box for box in (0, 1) if g.deck[box] or g.discard[box]]
    if len(g.hands[f.seat]) >= HAND or not decks:
        f.finish()
        if f.count:
            g.emit("drew", seat=f.seat, count=f.count)
        return
    g.ask(f.seat, "draw-card", [("draw", BOXES[box]) for box in decks])


@draw_up.step
def take_card(g: Town, f: Frame) -> None:
    slug = draw(g, BOXES.index(g.answer[1]))
    g.hands[f.seat] = (*g.hands[f.seat], slug)
    refresh(g, f.seat)
    f.count += 1
    f.to("ask_deck")


last_discard = Rule("hz-last-discard")  # facts: seat


@last_discard.step
def offer_discard(g: Town, f: Frame) -> None:
    """At the end of the turn one card may go.  [H8.1, Z3.7]"""
    hand = list(dict.fromkeys(g.hands[f.seat]))
    g.ask(f.seat, "discard-card", [("keep",), *(("discard", slug) for slug in hand)])


@last_discard.step
def discard_it(g: Town, f: Frame) -> None:
    if g.answer[0] == "discard":
        take_from_hand(g, f.seat, g.answer[1])
        discard(g, g.answer[1], "hand")


# -- playing -----------------------------------------------------------------------------------------------

play = Rule("hz-play")  # facts: seat, option; then type, card, target, mode, cancelled, placed


@play.step
def announce(g: Town, f: Frame) -> None:
    """The card leaves the hand and is its player's card of the round.  [H9.1]"""
    f.type, f.card, f.target, f.mode = f.option
    f.cancelled = f.placed = False
    if f.type == "ability":
        g.used |= 1 << f.seat
        refresh(g, f.seat)
        g.emit("used-ability", seat=f.seat, ability=f.card)
        return
    if f.type == "use-item":
        g.emit("used-item", seat=f.seat, card=f.card, target=f.target)
        return
    g.played |= 1 << f.seat
    take_from_hand(g, f.seat, f.card)
    g.emit("played", seat=f.seat, card=f.card, target=f.target, mode=f.mode)
    if CARDS[f.card].kind != "weapon":
        open_window(g, "card-played", but=f.seat)


@play.step
def take_effect(g: Town, f: Frame) -> None:
    if f.cancelled:
        g.emit("canceled", card=f.card)
    else:
        use_of(f.option).effect(g, f)


@play.step
def put_away(g: Town, f: Frame) -> None:
    """A card goes to its pile unless its effect laid it down; an item stays unless its effect discarded it."""
    if f.type == "play-card" and not f.placed:
        discard(g, f.card, "played")


def being_played(g: Town, above: Frame | None = None) -> Frame | None:
    """The innermost card being played, or the one that the card in frame `above` answers."""
    found = above is None
    for frame in reversed(g.stack):
        if frame.rule == "hz-play":
            if found:
                return frame
            found = frame is above
    return None


def lay_down(g: Town, f: Frame) -> None:
    """The played card stays in front of its player."""
    f.placed = True
    g.items[f.seat] = (*g.items[f.seat], f.card)
    g.shells[f.seat] += CARDS[f.card].printed.get("counters", 0)
    refresh(g, f.seat)
    g.emit("laid-down", seat=f.seat, card=f.card)


def lose_item(g: Town, seat: int, slug: str) -> None:
    """An item in front of a player goes to its pile."""
    left = list(g.items[seat])
    left.remove(slug)
    if "counters" in CARDS[slug].printed:
        g.shells[seat] = 0
    g.items[seat] = tuple(left)
    refresh(g, seat)
    discard(g, slug, "items")


# -- lasting effects ---------------------------------------------------------------------------------------


def lasting(g: Town, name: str, seat: int, value: int = 0, *, clock: int, turns: int) -> None:
    """Add an effect until so many turns of the seat `clock` have ended."""
    g.effects = (*g.effects, (name, seat, value, clock, turns))


def next_turn(g: Town, name: str, seat: int) -> None:
    """An effect in force in that seat's next turn; played in their own turn, the one after.  [ZR20]"""
    lasting(g, name, seat, clock=seat, turns=2 if g.active == seat else 1)


def end_of_own_next_turn(g: Town, name: str, by: int) -> None:
    """An effect on everybody until the end of its player's next turn.  [ZR16]"""
    lasting(g, name, -1, clock=by, turns=2 if g.active == by else 1)


def this_turn(g: Town, name: str, seat: int, value: int = 0) -> None:
    lasting(g, name, seat, value, clock=g.active, turns=1)


def turn_ends(g: Town, seat: int) -> None:
    """Count the end of a turn."""
    if g.effects:
        g.effects = tuple(
            (name, whom, value, clock, left - (clock == seat))
            for name, whom, value, clock, left in g.effects
            if clock != seat or left > 1
        )
