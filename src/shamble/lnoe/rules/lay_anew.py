"""The board changes in the middle of a game: everything on it keeps its place.  [8.7, Appendix II]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.lnoe.board import Board
from shamble.lnoe.rules.barricades import edge_of, wall_at
from shamble.lnoe.state import Lnoe

SPACES, BUILDINGS = ("to", "from", "space"), ("building",)
"""What spaces and buildings are called in events."""


def lay_anew(g: Lnoe, board: Board, moved: tuple[int, int] = (0, 0)) -> None:
    """Lay a board that has every space of the old one, each moved by so many cells to the right and down."""
    from shamble.lnoe.save_names import Names

    old, names = g.board, Names(g)
    walls = {edge_of(g, wall): count for wall, count in g.barricades.items()}
    frames = [names.facts_out(frame.__dict__.copy()) for frame in g.stack]
    answer = names.options_out([g.answer]) if g.answer else []
    spaces = [board.by_name[name_after(name, moved)] for name in old.names]
    houses = [_house(board, building.id) for building in old.buildings]
    g.board = board
    g.to_move = None
    _move_models(g, spaces)
    _move_things(g, spaces, houses)
    g.pits = [spaces[pit] for pit in g.pits] + [pit for pit in board.pits if pit not in {spaces[p] for p in old.pits}]
    g.barricades = {wall_at(g, (name_after(a, moved), name_after(b, moved))): count for (a, b), count in walls.items()}
    found = Names(g)
    found.spaces_called(dict(zip(old.names, spaces, strict=True)))
    for frame, facts in zip(g.stack, frames, strict=True):
        frame.__dict__ = found.facts_back(facts)
    if answer:
        (g.answer,) = found.options_back(answer)
    for event in g.events or ():
        _move_event(event, spaces, houses)
    g.boundary = True


def name_after(name: str, moved: tuple[int, int]) -> str:
    """What a space is called after the move; one off the board keeps its name."""
    x, comma, y = name.partition(",")
    return f"{int(x) + moved[0]},{int(y) + moved[1]}" if comma else name


def _house(board: Board, id: str) -> int:
    return next(number for number, building in enumerate(board.buildings) if building.id == id)


def _at(table: Sequence[int], number: int) -> int:
    return table[number] if number >= 0 else number


def _move_models(g: Lnoe, spaces: Sequence[int]) -> None:
    g.space_of = [_at(spaces, space) for space in g.space_of]
    g.at = [[0] * len(g.board.names) for _ in g.rosters]
    g.heroes_at, g.zombies_at = g.at[:2]
    for roster, counts in zip(g.rosters, g.at, strict=True):
        for model in roster:
            counts[g.space_of[model]] += 1


def _move_things(g: Lnoe, spaces: Sequence[int], houses: Sequence[int]) -> None:
    g.markers = [
        row._replace(space=_at(spaces, row.space), building=_at(houses, row.building), beyond=_at(spaces, row.beyond))
        for row in g.markers
    ]
    g.note_markers()
    g.in_play = [
        (copy, seat, hero, _at(houses, building), _at(spaces, space)) for copy, seat, hero, building, space in g.in_play
    ]
    g.effects = [
        (name, who, _at(spaces, space), amount, until, copy) for name, who, space, amount, until, copy in g.effects
    ]


def _move_event(event: dict[str, Any], spaces: Sequence[int], houses: Sequence[int]) -> None:
    for table, fields in ((spaces, SPACES), (houses, BUILDINGS)):
        for field in fields:
            if type(event.get(field)) is int:
                event[field] = _at(table, event[field])
