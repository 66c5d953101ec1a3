"""Where steady Heroes begin, and where they lay what they will have to look for."""

from __future__ import annotations

import pytest

from shamble.lnoe.bots.steady import answer
from shamble.lnoe.state import Lnoe
from tests.table import new_game


def asked(g: Lnoe, kind: str, about: tuple[str, ...]) -> bool:
    d = g.decision
    return d is not None and d.kind == kind and d.facts[: len(about)] == about and g.side[d.seat] == "heroes"


def walked_up_to(scenario: str, seed: int, kind: str, *about: str) -> Lnoe:
    """A game played by steady until the Heroes are asked about something, or the night begins."""
    game: Lnoe = new_game(scenario=scenario, seed=seed).engine.game
    while game.round == 0 and not asked(game, kind, about):
        game.choose(answer(game))
    return game


def steps(g: Lnoe, at: int, house: int) -> int:
    return min(g.board.walk[at][room] for room in g.board.buildings[house].spaces)


@pytest.mark.parametrize("scenario", ["airstrike", "supply-run"])
@pytest.mark.rule("16.6.8", "3.4")
def test_a_counter_that_the_heroes_may_lay_lies_near_them(scenario: str) -> None:
    """In one scenario they stand already, in the other they will all begin in the house in the middle."""
    nights = [walked_up_to(scenario, seed, "choose", "building") for seed in range(1, 9)]
    games = [g for g in nights if asked(g, "choose", ("building",)) and g.top("place-counters")]
    assert games
    for g in games:
        assert g.decision is not None
        begin = g.hero_spaces() or g.board.place("manor-house")
        far = [sum(steps(g, at, option[2]) for at in begin) for option in g.decision.options]
        assert far[answer(g)] == min(far)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_begins_on_the_side_of_a_counter_of_their_own(seed: int) -> None:
    g = walked_up_to("radio-for-help", seed, "move-action")
    houses = [one.building for one in g.markers if one.kind == "number-counter"]
    nearest = {min(houses, key=lambda house: steps(g, at, house)) for at in g.hero_spaces()}
    assert len(nearest) > 1


@pytest.mark.parametrize(("scenario", "together"), [("rescue-mission", True), ("radio-for-help", False)])
def test_where_no_counters_lie_all_begin_far_from_the_dead(scenario: str, together: bool) -> None:
    g = walked_up_to(scenario, 1, "move-action")
    assert (len(set(g.hero_spaces())) == 1) is together
