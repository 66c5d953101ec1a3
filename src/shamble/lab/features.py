"""What a learner sees of a game: numbers made of a seat's view and of its options, and of nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shamble.kit import Kit

Vector = NDArray[np.float32]


class Features:
    """One game as numbers; made anew for each game that is played."""

    state_size: int
    """How many numbers a view becomes."""
    option_size: int
    """How many an option becomes."""

    def state(self, view: dict[str, Any], seat: int) -> Vector:
        """A seat's view as a vector, each number about 0 to 1."""
        raise NotImplementedError

    def options(self, view: dict[str, Any], options: list[dict[str, Any]], seat: int) -> Vector:
        """A row of numbers for each option of the pending decision."""
        raise NotImplementedError


class Batch:
    """Many games in numbers at once, a row for each: what the seat sees that is asked, and its options.

    The plain form asks each game's `Features`. A game that wants to be learnt fast reads its state directly instead,
    and proves by a test that the numbers are the same.
    """

    def __init__(self, kit: Kit, count: int, first: Any, most: int) -> None:
        self.kit = kit
        self.most = most
        features = kit.lab.features(first)
        self.games: list[Any] = [first] * count
        self.features = [features] * count
        self.observation = np.zeros((count, features.state_size), np.float32)
        self.options = np.zeros((count, most, features.option_size), np.float32)
        self.mask = np.zeros((count, most), np.int8)

    def take(self, row: int, game: Any) -> None:
        """Another game in this row."""
        self.games[row] = game
        self.features[row] = self.kit.lab.features(game)

    def write(self) -> None:
        """Bring all rows up to date."""
        self.options[:] = 0
        self.mask[:] = 0
        for row, (game, features) in enumerate(zip(self.games, self.features, strict=True)):
            seat = game.decision.seat
            view = self.kit.view(game, seat)
            shown = [self.kit.option(game, option) for option in game.decision.options[: self.most]]
            self.observation[row] = features.state(view, seat)
            self.options[row, : len(shown)] = features.options(view, shown, seat)
            self.mask[row, : len(shown)] = 1
