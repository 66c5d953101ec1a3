"""A game that is set up by chance, and what else the Complete Rulebook rolls for or leaves out.  [5, 17.3]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble import games
from shamble.lnoe.board import piece, piece_ids
from shamble.lnoe.content import KIND
from shamble.lnoe.scenario import SCENARIOS
from tests.lnoe.made_up import made_up_box
from tests.lnoe.rules.scenes import rolls
from tests.table import Table, new_game

KIT = games.kit("last-night-on-earth")
GAME = "last-night-on-earth"


def surprise(dice: list[int], **more: Any) -> Table:
    return new_game(dice=dice, **{"surprise": True, "boxes": ["base"], **more})


BOARDS = [2, 1, 1, 5, 1, 1, 2, 5]
"""Church, farm, gas, school."""


# -- the scenario ------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.1", "3.17.3")
@pytest.mark.parametrize(
    ("dice", "scenario"),
    [
        ([1, 1, 1], "die-zombies-die"),
        ([1, 1, 5], "die-zombies-die"),
        ([1, 1, 6], "escape-in-the-truck"),
        ([1, 2, 4], "escape-in-the-truck"),
        ([1, 4, 2], "burn-em-out"),
        ([1, 4, 3], "defend-the-manor-house"),
    ],
)
def test_three_dice_choose_the_scenario(dice: list[int], scenario: str) -> None:
    t = surprise([*dice, 1, *BOARDS])
    assert t.state["scenario"] == scenario
    assert rolls(t, "scenario") == [dice]


@pytest.mark.rule("5.1.1")
def test_a_scenario_whose_box_is_not_there_is_rolled_again() -> None:
    dice = [2, 2, 4, 6, 6, 6, 1, 1, 1]
    t = surprise([*dice, 1, *BOARDS])
    assert rolls(t, "scenario") == [[2, 2, 4], [6, 6, 6], [1, 1, 1]]
    t = surprise([2, 2, 4, 1, *BOARDS], boxes=["base", "growing-hunger"])
    assert t.state["scenario"] == "plague-carriers"


@pytest.mark.rule("5.1.1")
def test_every_scenario_of_the_package_stands_in_the_table_once() -> None:
    spans = [SCENARIOS[name].row.d216 for name in SCENARIOS]
    assert len(set(spans)) == len(spans)
    assert all(spans)


# -- the boards --------------------------------------------------------------------------------------------


@pytest.mark.rule("5.3.6", "3.17.2")
def test_two_dice_choose_each_board_and_none_twice() -> None:
    t = surprise([1, 4, 3, 1, 2, 1, 2, 2, 5, 5, 1, 5, 1, 1, 2, 6])
    assert t.state["board"] == {"center": "manor-house", "outer": ["church", "farm", "gas", "school"]}
    assert rolls(t, "board") == [[2, 1], [2, 2], [5, 5], [1, 5], [1, 1], [2, 6]]


@pytest.mark.rule("5.3.6")
def test_every_town_board_of_the_package_stands_in_the_table_once() -> None:
    spans = [piece(board).d36 for board in piece_ids("outer", ["base", "growing-hunger"])]
    assert sorted(spans) == ["11-12", "13-14", "15-16", "21-22", "23-24", "25-26", "31-32", "33-34"]


# -- the special rules -------------------------------------------------------------------------------------


@pytest.mark.rule("5.2", "16.2")
@pytest.mark.parametrize(("die", "dots"), [(1, 1), (2, 1), (3, 2), (6, 3)])
def test_chance_gives_both_sides_d3_dots_and_spends_them(die: int, dots: int) -> None:
    t = surprise([1, 1, 6, die, *BOARDS], boxes=["base"])
    spent = {"heroes-1": 0, "zombies-1": 0}
    for event in t.events:
        if event["type"] == "bought":
            spent[event["seat"]] += event["dots"]
    assert spent == {"heroes-1": dots, "zombies-1": dots + 2}, "and the two that the scenario gives the Zombies"
    assert t.kind != "special-rules"


@pytest.mark.rule("5.2")
def test_the_game_as_printed_adds_none() -> None:
    t = surprise([1, 1, 1, *BOARDS], profile="original-advanced")
    assert "special" not in t.state
    assert t.kind == "place-hero"


# -- what may be said --------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [{"scenario": "burn-em-out"}, {"heroes": ["billy"]}, {"dots": 2}])
def test_a_surprise_leaves_nothing_to_choose(said: dict[str, Any]) -> None:
    error = Table().ask(cmd="new", game=GAME, seed=1, config={"surprise": True, **said})["error"]
    assert error["message"] == f"A surprise chooses everything by itself: leave {next(iter(said))} out."


def test_it_is_yes_or_no() -> None:
    error = Table().ask(cmd="new", game=GAME, seed=1, config={"surprise": "please"})["error"]
    assert error["message"] == "A surprise is true or false, not 'please'."


def test_players_and_boxes_may_be_said() -> None:
    t = new_game(surprise=True, players=5, boxes=["base"])
    assert (t.state["profile"], len(t.state["seats"])) == ("complete", 5)


def test_a_box_of_ones_own_without_a_place_in_the_table_does_not_come_up(tmp_path: Any) -> None:
    scenario = '[[scenario]]\nid = "mine"\nturns = 5\ncentre = "town-center"\n[[scenario.objective]]\n'
    scenario += 'side = "heroes"\nsundown = true\nreason = "sundown"\n'
    with made_up_box(tmp_path, scenarios=scenario):
        found = {new_game(seed=seed, surprise=True, boxes=["base", "made-up"]).state["scenario"] for seed in range(8)}
    assert "mine" not in found


# -- Grave Dead --------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4.3", "5.7.2", "3.17.2")
@pytest.mark.parametrize(
    ("dice", "ability"),
    [
        ([1, 5], "very-rotten"),
        ([1, 6], "brainthirsty"),
        ([2, 4], "brainthirsty"),
        ([3, 3], "freshly-dead"),
        ([4, 2], "ravenous"),
        ([5, 1], "pack-mentality"),
        ([5, 2], "carrier"),
        ([6, 1, 6, 6, 5, 6], "carrier"),
    ],
)
def test_the_complete_rulebook_rolls_two_dice_for_the_grave_dead(dice: list[int], ability: str) -> None:
    t = new_game(dice=dice, profile="complete", boxes=["base", "growing-hunger"], special_rules=[])
    assert t.saw("grave-dead", ability=ability)
    assert [value for roll in rolls(t, "grave-dead") for value in roll] == dice


@pytest.mark.rule("14.4.3")
def test_their_own_box_rolls_one() -> None:
    t = new_game(dice=[6], profile="original-advanced", boxes=["base", "growing-hunger"], special_rules=["grave-dead"])
    assert t.saw("grave-dead", ability="carrier")
    assert rolls(t, "grave-dead") == [[6]]


# -- the reduced Hero deck ---------------------------------------------------------------------------------


def dealt(seed: int = 1, **more: Any) -> Table:
    """All boxes, the Heroes placed and their cards dealt."""
    said: dict[str, Any] = {
        "profile": "complete", "boxes": ["base", "growing-hunger"], "special_rules": [],
        "scenario": "escape-in-the-truck",
        "switches": {"reduced_hero_deck": True}, "heroes": ["billy", "sally", "becky", "sheriff-anderson"],
        "board": {"center": "town-center", "outer": ["school", "hospital", "church", "gas"]}, **more,
    }  # fmt: skip
    t = new_game(seed=seed, **said)
    while t.kind == "place-hero":
        t.choose("place")
    return t


@pytest.mark.rule("17.3")
@pytest.mark.parametrize("seed", range(4))
def test_a_reduced_hero_deck_has_65_cards_with_what_the_scenario_asks_for(seed: int) -> None:
    t = dealt(seed)
    deck = t.state["hero_deck"]
    assert len(deck) == 65
    assert [deck.count(card) >= 2 for card in ("gasoline", "keys")] == [True, True]
    assert deck.count("just-what-i-needed") == 4
    assert sum(KIND[card].is_weapon for card in deck) >= 16


@pytest.mark.rule("17.3")
def test_heroes_have_their_own_cards_all_the_same() -> None:
    heroes = dealt().heroes
    assert "revolver" in heroes["sheriff-anderson"]["items"]


@pytest.mark.rule("17.3")
def test_without_the_switch_every_card_is_in_the_deck() -> None:
    assert len(dealt(switches={}).state["hero_deck"]) > 65
    assert dealt(switches={}).state["removed"] == []


@pytest.mark.rule("17.3")
def test_a_deck_that_is_no_larger_stays_as_it_is() -> None:
    t = dealt(boxes=["base"])
    assert 50 < len(t.state["hero_deck"]) <= 65
    assert t.state["removed"] == []


def test_nobody_knows_what_was_left_out() -> None:
    t = dealt()
    game = t.engine.game
    left = len(game.removed)
    assert left == 19
    dealt_anew = [KIT.redeal(game, 0, seed) for seed in range(4)]
    assert len({tuple(sorted(copy.removed)) for copy in dealt_anew}) == 4
    assert all(len(copy.removed) == left and len(copy.deck["hero"]) == 65 for copy in dealt_anew)
    assert all("removed" not in t.view(seat) for seat in ("heroes-1", "zombies-1"))
