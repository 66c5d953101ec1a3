"""Recorded games replay to the last event, and saves of this version load from now on."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from shamble import games
from shamble.lnoe.save_names import FACTS, PLAIN_FACTS
from tests.lnoe.recorded import NAME, SAVES, recorded_games, replay


@pytest.mark.parametrize("part", range(4))
def test_recorded_games_play_the_same_to_the_last_event(part: int) -> None:
    differences = {game["seed"]: replay(game) for game in recorded_games()[part::4]}
    assert {seed: sentence for seed, sentence in differences.items() if sentence} == {}


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.json.gz")), ids=lambda path: path.name.removesuffix(".json.gz"))
def test_a_save_of_an_earlier_day_loads_and_is_played_on(path: Path) -> None:
    save = json.loads(gzip.decompress(path.read_bytes()))
    game = games.load(save)
    assert json.loads(json.dumps(game.sealed())) == save, "nothing was lost or read otherwise"
    for _ in range(200):
        if game.decision is None:
            break
        game.choose(len(game.decision.options) - 1)


def test_every_fact_of_a_running_rule_is_named_or_known_to_be_plain() -> None:
    """A fact that nobody listed would be saved by its index: a later row would make it mean something else."""
    known = FACTS.keys() | PLAIN_FACTS
    found: dict[str, Any] = {}
    for recorded in recorded_games()[:24]:
        game = games.kit(NAME).new(recorded["config"], recorded["seed"])
        for choice in recorded["choices"]:
            for frame in game.stack:
                found |= {name: frame.rule for name in frame.__dict__ if name not in known}
            offered = [json.loads(json.dumps(games.kit(NAME).option(game, o))) for o in game.decision.options]
            game.choose(offered.index(choice))
    assert found == {}
