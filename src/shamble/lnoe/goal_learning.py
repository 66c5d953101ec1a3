"""Words of goals about what a side learns."""

from __future__ import annotations

from typing import Literal

from shamble.lnoe.goals import Goal, Progress, word
from shamble.lnoe.state import Lnoe


@word("learn")
class Learn(Goal, frozen=True):
    """A side has bought so many Upgrades in the course of the game, whatever became of them."""

    learn: int
    of: Literal["heroes", "zombies"]

    def progress(self, g: Lnoe) -> Progress:
        return self.counted(g), self.learn

    def moments(self) -> tuple[str, ...]:
        return ("upgraded",)

    def noticed(self) -> tuple[str, ...]:
        return self.moments()

    def noted(self) -> str:
        return f"learnt-by-{self.of}"

    def notice(self, g: Lnoe, who: int) -> None:
        if (who >= 0) == (self.of == "heroes"):
            self.add(g)
