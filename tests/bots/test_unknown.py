"""Bots meet scenarios and cards that nobody has told them about: they play by objectives and tags."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shamble import games
from shamble.bots import bot
from shamble.lnoe.bots import value
from tests.lnoe.made_up import made_up_box

KIT = games.kit("last-night-on-earth")

MARKERS = """
[[marker]]
id = "crate"
on = "space"

[[marker]]
id = "counter"
on = "building"
"""

CARDS_ROWS = """
[[card]]
id = "bandage"
deck = "hero"
copies = 20
type = "event"
tags = ["heal"]

[[card]]
id = "moan"
deck = "zombie"
copies = 20
type = "zombie-event"
tags = []
"""

CODE = '''
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.timing import EXCEPT_IN_FIGHT, ZOMBIE_TURN_START
from shamble.lnoe.uses import card, on_hero


def wounded(g, seat, by):
    return [on_hero(hero) for hero in g.heroes if g.wounds[hero]]


@card("bandage", when=EXCEPT_IN_FIGHT, targets=wounded)
def bandage(g, f):
    """Heal one wound."""
    heal(g, f.hero, 1)


@card("moan", when=ZOMBIE_TURN_START)
def moan(g, f):
    """Nothing happens."""
'''

GOALS = {
    "hunt": "kill = 5",
    "run": 'escape = 2\nat = "road-out-of-town"',
    "reach": 'reach = 2\nat = "centre"',
    "gather": 'gather = 3\nat = "crate"\nholding = "revolver"',
    "hold": 'hold = 3\nat = "centre"',
    "stock": 'collect = 3\ncards = "keyword:hand-weapon"',
    "work": 'spend_turn = 2\nat = "centre"',
    "search": 'find = 1\nmarker = "crate"',
    "wait": 'all = [{ protect = 1, marker = "crate" }, { sundown = true }]',
    "plan": 'then = [{ collect = 1, cards = "keyword:explosive" }, { reach = 1, at = "centre" }, { kill = 3 }]',
    "choice": 'any = [{ kill = 30 }, { clear = true, at = "centre" }]',
}
"""Objectives of the Heroes in words that the 2007 box does not use, or not so."""


def rows() -> str:
    found = ""
    for name, goal in GOALS.items():
        found += f'[[scenario]]\nid = "night-of-{name}"\nturns = 8\ncentre = "town-center"\n'
        found += 'markers = [{ marker = "crate", at = "centre" }]\n'
        found += f'[[scenario.objective]]\nside = "heroes"\nreason = "made-up"\n{goal}\n'
        found += '[[scenario.objective]]\nside = "zombies"\nreason = "sundown"\nsundown = true\n'
    return found


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("made-up")
    (folder / "cards.py").write_text(CODE, encoding="utf-8")
    with made_up_box(folder, scenarios=rows(), markers=MARKERS, cards=CARDS_ROWS) as name:
        yield name


def begun(box: str, scenario: str, seed: int) -> Any:
    config = {"scenario": f"night-of-{scenario}", "boxes": ["base", box], "profile": "original-advanced"}
    return KIT.new(config, seed)


def played(game: Any, heroes: str, zombies: str) -> Any:
    players = {"heroes": bot(heroes, seed=1), "zombies": bot(zombies, seed=1)}
    while game.decision is not None:
        game.choose(players[game.side[game.decision.seat]].choose(game))
    return game


@pytest.mark.parametrize("scenario", GOALS)
def test_steady_and_solo_play_a_scenario_that_they_have_never_seen(box: str, scenario: str) -> None:
    for seed, zombies in ((1, "steady"), (2, "solo")):
        assert played(begun(box, scenario, seed), "steady", zombies).result is not None


@pytest.mark.parametrize("scenario", GOALS)
def test_the_chance_to_win_such_a_scenario_is_a_number_between_none_and_certain(box: str, scenario: str) -> None:
    game = begun(box, scenario, 1)
    assert 0 < value.chance(game) < 1


def test_search_looks_ahead_in_such_a_scenario(box: str) -> None:
    game = begun(box, "run", 1)
    player = bot("search", seed=1, iterations=8)
    for _ in range(6):
        game.choose(player.choose(game))
    assert game.decision is not None


@pytest.mark.parametrize("scenario", ["hunt", "run", "reach", "hold", "work", "plan"])
def test_steady_heroes_win_by_words_alone_where_random_ones_do_not(box: str, scenario: str) -> None:
    """Against Zombies at random, on the same six nights."""
    won = {
        heroes: sum(played(begun(box, scenario, seed), heroes, "random").result[0] == "heroes" for seed in range(6))
        for heroes in ("steady", "random")
    }
    assert won["steady"] >= 4
    assert won["steady"] > won["random"]


def test_steady_plays_cards_that_it_knows_only_by_their_tags(box: str) -> None:
    game = begun(box, "reach", 3)
    used = set()
    while game.decision is not None:
        number = bot("steady").choose(game)
        option = game.decision.options[number]
        used |= {option[1]} if option[0] == "play-card" else set()
        game.choose(number)
        if {"bandage", "moan"} <= used:
            break
    assert "moan" in used
