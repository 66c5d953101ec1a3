"""Many games in numbers at once: the same numbers as one by one."""

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from shamble import games
from shamble.lab.env import MOST_OPTIONS
from shamble.lab.features import Batch
from shamble.lnoe.content import SCENARIO_ROWS

KIT = games.kit("last-night-on-earth")


@pytest.mark.parametrize("players", [2, 6])
def test_all_rows_are_what_each_seat_would_see_by_itself(players: int) -> None:
    """Every scenario, every kind of decision that random play meets, and figures that are nowhere."""
    scenarios = [name for name, row in SCENARIO_ROWS.items() if players <= (row.most_players or 6)]
    started = [KIT.new({"scenario": name, "players": players}, 5) for name in scenarios]
    fast = KIT.lab.batch(len(started), started[0], MOST_OPTIONS)
    plain = Batch(KIT, len(started), started[0], MOST_OPTIONS)
    dice = np.random.default_rng(players)
    seen = set()
    for step in range(250):
        for row, game in enumerate(started):
            if game.decision is None:
                game = started[row] = KIT.new({"scenario": game.scenario, "players": players}, int(dice.integers(999)))
            if step % 3:
                continue
            fast.take(row, game)
            plain.take(row, game)
            seen |= {option[0] for option in game.decision.options}
        if step % 3 == 0:
            fast.write()
            plain.write()
            for one, other in (
                (fast.mask, plain.mask),
                (fast.observation, plain.observation),
                (fast.options, plain.options),
            ):
                np.testing.assert_allclose(one, other, atol=1e-6)
        for game in started:
            game.choose(int(dice.integers(len(game.decision.options))))
    assert {"move", "step", "fight", "play-card", "use-item", "search"} <= seen


def test_a_board_that_is_laid_after_special_rules_were_bought_is_seen() -> None:
    game = KIT.new({"profile": "complete", "dots": 2}, 5)
    rows = [KIT.lab.batch(1, game, MOST_OPTIONS), Batch(KIT, 1, game, MOST_OPTIONS)]
    for batch in rows:
        batch.take(0, game)
    while game.decision.kind != "activate-hero":
        for batch in rows:
            batch.write()
        game.choose(0)
    for batch in rows:
        batch.write()
    np.testing.assert_allclose(rows[0].options, rows[1].options, atol=1e-6)
    fresh = Batch(KIT, 1, game, MOST_OPTIONS)
    fresh.take(0, game)
    fresh.write()
    np.testing.assert_allclose(rows[1].options, fresh.options, atol=1e-6)
