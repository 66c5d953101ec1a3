"""More players than the box of 2007 is for: the Complete Rulebook has any number of Hero players.  [2.1]"""

from __future__ import annotations

import pytest

from shamble.lnoe.catalog import catalog
from shamble.lnoe.game import new_game
from tests.lnoe.soak import Soak, pick_eagerly
from tests.table import Table

GAME = "last-night-on-earth"


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("profile", "most"), [("complete", 8), ("original-advanced", 6)])
def test_more_hero_players_may_sit_down_by_the_complete_rulebook_alone(profile: str, most: int) -> None:
    t = Table()
    t.must(cmd="new", game=GAME, seed=1, config={"profile": profile, "players": most})
    assert len(t.state["seats"]) == most
    error = Table().ask(cmd="new", game=GAME, seed=1, config={"profile": profile, "players": most + 1})["error"]
    assert error["message"] == f"Last Night on Earth is for 2 to {most} players, not {most + 1}."


@pytest.mark.rule("2.1")
def test_the_catalog_offers_them_where_the_rules_do() -> None:
    seats = {rules["id"]: [int(count) for count in rules["seats"]] for rules in catalog()["profiles"]}
    assert seats["complete"] == [2, 3, 4, 5, 6, 7, 8]
    assert seats["original-basic"] == seats["original-advanced"] == [2, 3, 4, 5, 6]


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("zombie_players", [1, 2])
def test_a_game_of_eight_comes_to_an_end(zombie_players: int) -> None:
    switches = {"zombie_players": zombie_players}
    game = new_game({"profile": "complete", "players": 8, "boxes": ["base"], "switches": switches}, seed=8)
    Soak(8, pick=pick_eagerly).play(game)
    assert game.result is not None
