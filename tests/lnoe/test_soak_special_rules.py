"""Random games with special rules that are bought or drawn: sound at each decision, and every rule comes up."""

from __future__ import annotations

import os
from typing import Any

import pytest

from shamble.lnoe.content import BOXES, SPECIAL
from shamble.lnoe.game import new_game
from shamble.lnoe.state import Lnoe
from tests.lnoe.soak import Soak, config_of

GAMES = 400 if os.environ.get("SHAMBLE_NIGHTLY") == "1" else 12


def table(number: int) -> Lnoe:
    """In turn: dots to spend as boxes print it, by the Complete Rulebook, with two Zombie players, or a surprise."""
    players = 2 + number % 5
    both: dict[str, Any] = {**config_of(number), "boxes": ["base", "growing-hunger"], "players": players, "dots": 12}
    two = {"zombie_players": min(2, players - 1), "reduced_hero_deck": True}
    configs: list[dict[str, Any]] = [
        {**both, "profile": "original-advanced"},
        {**both, "profile": "complete"},
        {**both, "profile": "complete", "switches": two},
        {"surprise": True, "players": players, "boxes": ["base"]},
    ]
    return new_game(configs[number % 4], seed=number)


@pytest.mark.parametrize("chunk", range(4))
def test_games_with_special_rules_come_to_an_end_and_the_table_is_sound(chunk: int) -> None:
    for number in range(9000 + chunk * GAMES, 9000 + (chunk + 1) * GAMES):
        Soak(number).play(table(number))


def test_every_rule_that_is_for_sale_is_bought_by_somebody() -> None:
    bought: set[str] = set()
    known: set[str] = set()
    for number in range(9000, 9060):
        soak, game = Soak(number), table(number)
        while game.decision is not None and game.decision.kind == "special-rules":
            game.choose(soak.pick(game, soak.rng))
        bought |= game.special.keys()
        known |= {rule for box in game.content.boxes for rule in BOXES[box].special if SPECIAL[rule].dots}
    assert bought >= known
