"""What is found out about a board lies with that board and no other."""

from __future__ import annotations

from shamble.lnoe.board import Board, board_from, standard_board
from shamble.lnoe.board.kept import kept_with_board

TOWN = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
asked: list[tuple[int, int]] = []


@kept_with_board
def spaces_and(board: Board, more: int) -> int:
    asked.append((len(board.names), more))
    return len(board.names) + more


def test_each_thing_is_asked_once_about_each_board() -> None:
    asked.clear()
    board = standard_board("town-center", ("church", "farm", "hospital", "school"))
    count = len(board.names)
    assert [spaces_and(board, more) for more in (1, 2, 1)] == [count + 1, count + 2, count + 1]
    assert asked == [(count, 1), (count, 2)]


def test_a_board_with_sewers_does_not_answer_for_the_one_without() -> None:
    above = board_from(TOWN)
    spaces_and(above, 0)
    below = board_from({**TOWN, "sewers": [["0,0", "5,5"]]})
    assert spaces_and(below, 0) == spaces_and(above, 0) + 1
