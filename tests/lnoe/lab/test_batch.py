"""Many games in numbers at once: the same numbers as one by one."""

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from shamble import games
from shamble.lab.env import MOST_OPTIONS
from shamble.lab.features import Batch
from shamble.lnoe.scenario import SCENARIOS

KIT = games.kit("last-night-on-earth")


@pytest.mark.parametrize("players", [2, 6])
def test_all_rows_are_what_each_seat_would_see_by_itself(players: int) -> None:
    """Every scenario, every kind of decision that random play meets, and figures that are nowhere."""
    names = [name for name in KIT.lab.scenarios() if players <= SCENARIOS[name].row.most_players]
    started = [KIT.new({"scenario": name, "players": players}, 5) for name in names]
    fast = KIT.lab.batch(len(started), started[0], MOST_OPTIONS)
    plain = Batch(KIT, len(started), started[0], MOST_OPTIONS)
    dice = np.random.default_rng(players)
    seen = set()
    for _ in range(250):
        for row, game in enumerate(started):
            if game.decision is None:
                game = started[row] = KIT.new({"scenario": game.scenario, "players": players}, int(dice.integers(999)))
            fast.take(row, game)
            plain.take(row, game)
            seen |= {option[0] for option in game.decision.options}
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
