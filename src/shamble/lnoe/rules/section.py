"""Board sections: one outer or straight board or the centre, as some cards choose them.  [3.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.board import FOREST, Board, piece
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.board.pieces import is_piece
from shamble.lnoe.state import Lnoe

choose_section = Rule("choose-section")  # facts: seat, spaces (one of them on each section that may be chosen)


def section_of(g: Lnoe, space: int) -> str:
    """The board that a space lies on, by its id; a drawn grid is one board."""
    return _sections(g.board).get(g.board.names[space], "")


@kept_with_board
def _sections(board: Board) -> dict[str, str]:
    """Cell -> the board that it is part of, by its id."""
    return {f"{x},{y}": part.id for part in board.plan.parts for x, y in part.cells}


def is_alone_on_section(g: Lnoe, hero: int) -> bool:
    """Whether no other Hero is on the same board."""
    own = section_of(g, g.space_of[hero])
    return all(section_of(g, g.space_of[other]) != own for other in g.heroes if other != hero)


def is_forest_board(section: str) -> bool:
    """Whether this board is one of the woods: an L-board, a straight board with its trees up, or the centre.

    [3.2.7, 3.2.9]
    """
    return is_piece(section) and piece(section).set == FOREST


def ask_for_section(g: Lnoe, seat: int, spaces: list[int]) -> None:
    """A player chooses among the sections of these spaces; the caller's next step finds it in `f.section`."""
    g.call("choose-section", seat=seat, spaces=tuple(spaces))


@choose_section.step
def offer_sections(g: Lnoe, f: Frame) -> None:
    sections = sorted({section_of(g, space) for space in f.spaces})
    g.ask(f.seat, "choose", [("choose", "section", section) for section in sections], facts=("section",))


@choose_section.step
def take_section(g: Lnoe, f: Frame) -> None:
    g.hand_back(section=g.answer[2])
