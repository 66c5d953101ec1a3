"""What a learner sees of a game: numbers made of a seat's view and of its options, and of nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

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
