"""Sewers: two entrances outdoors, and one space between them that is no building.  [8.7]

What moves, sees and measures asks the board, so that opening a sewer is laying another board.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import board_from
from shamble.lnoe.board.sewers import NAMES
from shamble.lnoe.rules.cards import put_marker
from shamble.lnoe.rules.lay_anew import lay_anew
from shamble.lnoe.state import Lnoe

ENTRANCE = "sewer-entrance"

opening = Rule("open-sewer")  # facts: seat; then first (entrance)


def can_open_sewer(g: Lnoe) -> bool:
    """There are markers for two sewers, each independent of the other.  [8.7.3]"""
    return len(g.board.plan.off_board) < len(NAMES)


def open_sewer(g: Lnoe, seat: int) -> None:
    """A player puts its two entrances into any two outdoor spaces.  [3.12.2, 8.7]"""
    g.call("open-sewer", seat=seat)


def _entrances(g: Lnoe) -> list[Option]:
    free = [at for at in range(len(g.board.names)) if g.board.outdoor >> at & 1]
    taken = {marker.space for marker in g.markers if marker.kind == ENTRANCE}
    return [("choose", "space", at) for at in free if at not in taken]


@opening.step
def choose_first(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "choose", _entrances(g), facts=("sewer",))


@opening.step
def choose_second(g: Lnoe, f: Frame) -> None:
    f.first = g.answer[2]
    g.ask(f.seat, "choose", [option for option in _entrances(g) if option[2] != f.first], facts=("sewer",))


@opening.step
def open_it(g: Lnoe, f: Frame) -> None:
    """Both entrances lead into the same space, and out of it again.  [8.7.1, 8.7.2]"""
    ends, laid = (f.first, g.answer[2]), g.board.description
    names = [g.board.names[end] for end in ends]
    lay_anew(g, board_from({**laid, "sewers": [*laid.get("sewers", []), names]}))
    for end in ends:
        put_marker(g, ENTRANCE, end)
