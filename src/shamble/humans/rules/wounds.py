"""Wounds: cards drawn, one taken; a matching one or a Head Shot removes the zombie.  [H7, R18, R37, R40]"""

from __future__ import annotations

from shamble.humans.rules.goals import check_helipad
from shamble.humans.rules.windows import open_window
from shamble.humans.state import WOUNDS, Town
from shamble.kernel.flow import Frame, Rule

FATAL = "head-shot"

wound = Rule("hz-wound")  # facts: seat (whose zombie), square; then cards, saved. Hands back: removed


@wound.step
def draw_wounds(g: Town, f: Frame) -> None:
    """As many cards as Taking Wounds says; of two or more alike one must be taken.  [H7.1, R18]"""
    sheet = g.sheets[f.seat]
    assert sheet is not None
    g.boundary = True
    f.saved = False
    cards = []
    for _ in range(sheet.wounds):
        if not g.wound_deck and g.wound_discard:
            g.wound_deck, g.wound_discard = g.wound_discard, []
            g.shuffle(WOUNDS, g.wound_deck)
            g.emit("reshuffled", deck="wound")
        if g.wound_deck:
            cards.append(g.wound_deck.pop())
    f.cards = tuple(cards)
    g.emit("wound-cards", seat=f.seat, cards=f.cards)
    if not cards:
        f.finish()
        g.hand_back(removed=False)
        return
    matching = [kind for kind in dict.fromkeys(cards) if cards.count(kind) > 1]
    g.ask(f.seat, "take-wound", [("take", kind) for kind in matching or dict.fromkeys(cards)], facts=f.cards)


@wound.step
def take_wound(g: Town, f: Frame) -> None:
    """A second wound of a kind, or a Head Shot, removes the zombie that fought last.  [H7.2]"""
    kind = g.answer[1]
    left = list(f.cards)
    left.remove(kind)
    g.wound_discard += left
    fatal = kind == FATAL or kind in g.wounds[f.seat]
    g.wounds[f.seat] = (*g.wounds[f.seat], kind)
    g.emit("wounded", seat=f.seat, kind=kind, to=f.square)
    if not fatal:
        f.finish()
        g.hand_back(removed=False)
        return
    open_window(g, "removal", only=f.seat)


@wound.step
def remove(g: Town, f: Frame) -> None:
    """All wounds go; the only pawn returns to Town Square, where both games meet in its next turn.

    [H7.2, H7.3, X26]
    """
    g.wound_discard += g.wounds[f.seat]
    g.wounds[f.seat] = ()
    g.hand_back(removed=not f.saved)
    if f.saved:
        return
    last = len(g.pawns[f.seat]) == 1
    g.move_pawn(f.seat, f.square, -1)
    g.emit("removed", seat=f.seat, to=f.square, last=last)
    check_helipad(g, f.square)
    if last and g.mixed():
        g.waiting |= 1 << f.seat
    elif last:
        g.call("hz-enter-town-square", seat=f.seat)
