"""Last Night on Earth as the laboratory asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shamble.kit import Config
from shamble.lab.laboratory import Laboratory
from shamble.lnoe.content import BOXES, SCENARIO_ROWS, SPECIAL, parts_of
from shamble.lnoe.game import of_the_package
from shamble.lnoe.lab.watch import LISTS, LnoeWatch
from shamble.lnoe.profiles import PROFILES
from shamble.lnoe.state import Lnoe

if TYPE_CHECKING:
    from shamble.lab.job import Job, Row
    from shamble.lnoe.lab.batch import LnoeBatch
    from shamble.lnoe.lab.features import LnoeFeatures

LAYOUTS = 8
"""Towns that the bench plays in, for each scenario. They are built once, in the warm-up, as in any long run."""


class LnoeLaboratory(Laboratory):
    """Its scenarios and profiles, its rows, its maps and its bench."""

    numbers = ("rounds", "deaths", "kills")
    lists = LISTS
    midgame = 90

    def scenarios(self) -> tuple[str, ...]:
        """In the order of the boxes; seeds go by it, and a later box only adds at the end."""
        return tuple(SCENARIO_ROWS)

    def special_rules(self) -> tuple[str, ...]:
        return tuple(SPECIAL)

    def profiles(self) -> tuple[str, ...]:
        return tuple(PROFILES)

    def watch(self, game: Lnoe) -> LnoeWatch:
        return LnoeWatch(self.kit, game)

    def page(self, jobs: list[Job], rows: list[Row], language: str, table_at: str) -> str:
        from shamble.lnoe.lab.page import page

        return page(jobs, rows, language, table_at)

    def features(self, game: Lnoe) -> LnoeFeatures:
        from shamble.lnoe.lab.features import LnoeFeatures

        return LnoeFeatures(self.kit, game)

    def batch(self, count: int, first: Lnoe, most: int) -> LnoeBatch:
        from shamble.lnoe.lab.batch import LnoeBatch

        return LnoeBatch(self.kit, count, first, most)

    def bench_configs(self) -> list[Config]:
        """The scenarios of the 2007 box in turn, each in the same few towns."""
        return self._in_towns([{"scenario": scenario} for scenario in BOXES["base"].scenarios])

    def bench_variants(self) -> dict[str, list[Config]]:
        """Each large expansion, one with rules and several scenarios of its own, over what it needs and by the newest
        rules; and everything that is installed.
        """
        known = of_the_package()
        rows = {box: BOXES[box].row for box in known if BOXES[box].modules and BOXES[box].scenarios[1:]}
        large = {box: [*row.needs, *row.needs_one[:1], box] for box, row in rows.items()}
        return {
            name: self._in_towns(
                [
                    {"profile": "complete", "boxes": list(boxes), "scenario": scenario}
                    for box in parts_of(boxes)
                    for scenario in BOXES[box].scenarios
                ]
            )
            for name, boxes in {**large, "everything": known}.items()
        }

    def _in_towns(self, configs: list[Config]) -> list[Config]:
        """Each of them in the same few towns."""
        return [{**config, "board": self._town(config, town)} for town in range(LAYOUTS) for config in configs]

    def _town(self, config: Config, number: int) -> dict[str, Any]:
        """A town for it; where special rules are bought first, nobody buys any."""
        game = self.kit.new(config, number)
        while game.decision.kind == "special-rules":
            game.choose(game.decision.options.index(("done",)))
        return dict(game.board.description)

    def bench_extras(self, runs: int, seconds: float) -> dict[str, Any]:
        from shamble.lnoe.lab.clocks import board_time, hordes, sizes

        boards = {"board_ms": board_time(), "largest_board_ms": board_time(ring=True)}
        found = {**boards, "hordes": hordes(self.kit, runs, seconds)}
        return {**found, "sizes": sizes(self.kit, runs, seconds)}
