"""Sight told a second time, as slow and plain as possible, to check the fast tables."""

from __future__ import annotations

from shamble.lnoe.board import Board

# Cells are this wide, so that a hair is a whole number.
WIDE = 2000

Point = tuple[int, int]


class Ruler:
    """A ruler laid from centre to centre, moved a hair to one side and to the other."""

    def __init__(self, board: Board) -> None:
        self.cells = [[_cell(name) for name in group] for group in board.cells]
        self.walls = [_scaled(edge) for line in board.walls.lines for edge in line]
        self.through = [self._seen_through(board, group) for group in self.cells]
        self.thick = set(board.plan.forest) | set(board.plan.blocked)

    def sees(self, here: int, there: int) -> bool:
        """Whether the ruler crosses nothing it may not cross, held to one side or the other."""
        (ax, ay), (bx, by) = _middle(self.cells[here]), _middle(self.cells[there])
        dx, dy = (bx - ax) // 1000, (by - ay) // 1000
        return not all(
            self._stopped(here, there, (ax - side * dy, ay + side * dx), (bx - side * dy, by + side * dx))
            for side in (1, -1)
        )

    def _seen_through(self, board: Board, cells: list[Point]) -> set[tuple[int, ...]]:
        """The edges of every straight wall that lies along one of these cells, looking outwards."""
        seen: set[tuple[int, ...]] = set()
        for line in board.walls.lines:
            if any(len(_beside(edge) & set(cells)) == 1 for edge in line):
                seen |= {_scaled(edge) for edge in line}
        return seen

    def _stopped(self, here: int, there: int, start: Point, end: Point) -> bool:
        through = self.through[here]
        if any(wall not in through and _cross(wall, start, end) for wall in self.walls):
            return True
        others = self.thick - set(self.cells[here]) - set(self.cells[there])
        return any(_cross(_scaled(edge), start, end) for x, y in others for edge in _round(x, y))


def _cell(name: str) -> Point:
    x, y = name.split(",")
    return int(x), int(y)


def _middle(cells: list[Point]) -> Point:
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return (min(xs) + max(xs) + 1) * WIDE // 2, (min(ys) + max(ys) + 1) * WIDE // 2


def _beside(edge: tuple[int, ...]) -> set[Point]:
    x, y, far, _ = edge
    return {(x, y), (x - 1, y) if x == far else (x, y - 1)}


def _round(x: int, y: int) -> tuple[tuple[int, ...], ...]:
    return (x, y, x + 1, y), (x, y, x, y + 1), (x + 1, y, x + 1, y + 1), (x, y + 1, x + 1, y + 1)


def _scaled(edge: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number * WIDE for number in edge)


def _cross(edge: tuple[int, ...], start: Point, end: Point) -> bool:
    one, other = (edge[0], edge[1]), (edge[2], edge[3])
    return (
        _turn(one, other, start) * _turn(one, other, end) < 0 and _turn(start, end, one) * _turn(start, end, other) < 0
    )


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
