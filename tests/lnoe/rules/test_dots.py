"""Special rules that each side buys with dots.  [5.1.3, 5.2, 16.2]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble import games
from shamble.bots import bot
from shamble.lnoe.content import SPECIAL
from tests.lnoe.rules.scenes import seen
from tests.table import Table, new_game

KIT = games.kit("last-night-on-earth")
GAME = "last-night-on-earth"


def opened(**config: Any) -> Table:
    return new_game(**{"profile": "complete", "boxes": ["base"], **config})


def prices(t: Table) -> dict[str, int]:
    return {option["rule"]: option["dots"] for option in t.find("buy")}


# -- who has how many --------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.3", "5.2")
@pytest.mark.parametrize(("scenario", "dots"), [("die-zombies-die", 1), ("escape-in-the-truck", 2)])
def test_a_scenario_gives_the_zombies_dots_before_anything_is_laid(scenario: str, dots: int) -> None:
    t = opened(scenario=scenario)
    assert (t.seat, t.kind) == ("zombies-1", "special-rules")
    assert t.decision["dots"] == dots
    assert t.decision["sides"] == {"heroes": {"dots": 0, "spent": 0}, "zombies": {"dots": dots, "spent": 0}}
    assert t.state["board"] == {"layout": "alone", "boards": ["town-center"]}
    assert not t.saw("boards")


@pytest.mark.rule("5.1.3")
def test_another_gives_the_heroes_one() -> None:
    t = new_game(profile="complete", scenario="plague-carriers")
    assert (t.seat, t.decision["dots"]) == ("heroes-1", 1)


@pytest.mark.rule("5.1.3")
@pytest.mark.parametrize("config", [{"scenario": "defend-the-manor-house"}, {"profile": "original-advanced"}])
def test_where_nobody_has_any_nobody_is_asked(config: dict[str, Any]) -> None:
    assert opened(**config).kind == "place-hero"


@pytest.mark.rule("16.3.12")
@pytest.mark.parametrize(("players", "dots"), [(5, 1), (6, 6), (8, 16)])
def test_a_hero_player_beyond_four_is_worth_five_dots_to_the_zombies(players: int, dots: int) -> None:
    assert opened(players=players).decision["dots"] == dots


@pytest.mark.rule("17.1.9")
def test_two_zombie_players_get_two_dots_for_being_two() -> None:
    t = opened(players=3, switches={"zombie_players": 2})
    assert (t.seat, t.decision["dots"]) == ("zombies-1", 3)


@pytest.mark.rule("16.2")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_both_sides_may_agree_on_more(profile: str) -> None:
    t = opened(profile=profile, scenario="defend-the-manor-house", dots=4)
    assert t.seat == "heroes-1"
    t.choose("done")
    assert (t.seat, t.decision["dots"]) == ("zombies-1", 4)


@pytest.mark.parametrize(
    ("config", "problem"),
    [
        ({"dots": -1}, "Dots are a whole number from 0 to 30, not -1."),
        ({"dots": True}, "Dots are a whole number from 0 to 30, not True."),
        ({"dots": 2, "special_rules": []}, "Either the special rules are named, or there are dots to buy them with."),
    ],
)
def test_what_cannot_be_spent_is_refused(config: dict[str, Any], problem: str) -> None:
    assert Table().ask(cmd="new", game=GAME, seed=1, config=config)["error"]["message"] == problem


def refused(**config: Any) -> str:
    said = {"profile": "complete", "special_rules": [], **config}
    message: str = Table().ask(cmd="new", game=GAME, seed=1, config=said)["error"]["message"]
    return message


@pytest.mark.rule("16.3.4", "16.6.1", "16.6.2", "16.6.3")
@pytest.mark.parametrize(
    ("config", "problem"),
    [
        ({"special_rules": ["manor-deck"]}, "manor-deck is only used with manor-house, which die-zombies-die has not."),
        ({"special_rules": ["manor-house", "radio-station"]}, "manor-house and radio-station are not used together."),
        (
            {"special_rules": ["airfield"], "scenario": "defend-the-manor-house"},
            "airfield is not used with manor-house, which defend-the-manor-house has.",
        ),
        (
            {"special_rules": ["hero-starting-cards-2"], "scenario": "defend-the-manor-house"},
            "hero-starting-cards-2 is not used with hero-starting-cards-1, which defend-the-manor-house has.",
        ),
        (
            {"special_rules": {"lights-out": 7}, "scenario": "left-behind"},
            "lights-out is used 8 times at most, and left-behind has 2 of them.",
        ),
        (
            {"special_rules": {"zombie-advanced-abilities-chosen": 2, "zombie-advanced-abilities-random": 3}},
            "zombie-advanced-abilities-chosen and zombie-advanced-abilities-random together are used 4 times at most.",
        ),
        ({"special_rules": ["airstrike"], "boxes": ["base"]}, "comes in the box airstrike, which is not in play."),
        ({"special": ["lights-out"]}, "Special is another name for special_rules: give only one of them."),
    ],
)
def test_rules_that_do_not_go_with_each_other_or_the_scenario_are_refused(config: dict[str, Any], problem: str) -> None:
    assert refused(**config).endswith(problem)


@pytest.mark.rule("16.3.9", "16.6.10")
@pytest.mark.parametrize("rule", ["exploration-markers", "salvage-tokens"])
def test_a_scenario_with_free_search_markers_takes_no_others(rule: str) -> None:
    for scenario in ("zombie-apocalypse", "burn-it-to-the-ground", "alone-in-the-dark"):
        said = f"The special rule {rule} is not used with free-search-markers, which {scenario} has."
        assert refused(scenario=scenario, special_rules=[rule]) == said


@pytest.mark.rule("16.6.5.1", "16.6.6.1")
def test_a_ring_is_laid_where_the_scenario_has_no_map_of_its_own() -> None:
    assert new_game(profile="complete", special_rules=["forest-ring"]).state["board"]["layout"] == "ring"
    said = "run-for-it says how its boards lie: the special rule forest-ring is not used in it."
    assert refused(scenario="run-for-it", special_rules=["forest-ring"]) == said


@pytest.mark.rule("16.6.5.1", "16.6.6.1")
@pytest.mark.parametrize(
    ("option", "boxes", "lacking"),
    [
        ("forest-ring", ["base"], "4 forest L-boards, and the boxes in play have 0"),
        ("town-ring", ["base", "blood-in-the-forest"], "8 town L-boards, and the boxes in play have 6"),
    ],
)
def test_boards_that_nobody_has_are_missed_before_anything_is_bought(
    option: str, boxes: list[str], lacking: str
) -> None:
    config = {"profile": "complete", "boxes": boxes, "switches": {"board_option": option}}
    error = Table().ask(cmd="new", game=GAME, seed=1, config=config)["error"]
    assert error["code"] == "bad-config"
    assert lacking in error["message"]


@pytest.mark.rule("5.1.1", "16.3.4")
def test_a_scenario_that_is_drawn_goes_with_the_rules_that_were_agreed_on() -> None:
    boxes = ["base", "growing-hunger", "survival-of-the-fittest"]
    rules = {"profile": "complete", "boxes": boxes, "scenario": "random", "special_rules": ["manor-deck"]}
    drawn = {new_game(seed=seed, **rules).state["scenario"] for seed in range(12)}
    assert drawn <= {"defend-the-manor-house", "burn-it-to-the-ground", "supply-run"}
    assert len(drawn) > 1
    said = "No scenario of the boxes in play goes with these special rules; name fewer of them."
    basic = {"profile": "original-basic", "boxes": ["base", "survival-of-the-fittest"], "scenario": "random"}
    assert refused(**basic, special_rules=["manor-deck"]) == said


@pytest.mark.rule("16.2")
def test_rules_that_are_named_beforehand_are_not_asked_for() -> None:
    t = opened(special_rules=[{"rule": "taken-over", "x": 1}])
    assert t.kind != "special-rules"
    assert t.state["special_rules"] == [{"rule": "taken-over", "x": 1}]


# -- buying ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.2", "5.2")
def test_a_side_buys_rules_until_its_dots_are_spent_and_then_the_boards_are_laid() -> None:
    t = opened(scenario="escape-in-the-truck")
    t.choose("buy", rule="lights-out")
    assert t.saw("bought", what="lights-out", seat="zombies-1")
    assert t.decision["dots"] == 1
    assert prices(t) == {"lights-out": 1}
    t.choose("buy", rule="lights-out")
    assert t.state["special_rules"] == [{"rule": "lights-out", "x": 2}]
    assert t.kind != "special-rules"
    assert len(t.state["board"]["outer"]) == 4


@pytest.mark.rule("16.2")
def test_dots_need_not_be_spent() -> None:
    t = opened(scenario="escape-in-the-truck")
    t.choose("done")
    assert "special" not in t.state
    assert t.kind != "special-rules"


@pytest.mark.rule("16.3.1.1", "16.3.12.1", "16.4.2.1", "16.4.3.1", "16.4.4.1", "16.4.7.1")
def test_every_rule_has_its_price_and_each_side_its_own_rules() -> None:
    t = opened(scenario="defend-the-manor-house", dots=5)
    heroes = {"hero-card-pool": 1, "constructing-the-hero-team": 2, "extra-heroes": 5}
    assert prices(t) == heroes, "the scenario has a starting card already"
    t.choose("done")
    zombies = {"lights-out": 1, "lights-out-choice": 2, "taken-over": 2, "taken-over-choice": 3}
    assert prices(t) == {**zombies, "extra-zombie-move-1": 4, "zombie-hand-6": 4}, "nor do Zombies always come twice"


@pytest.mark.rule("16.3.2.1", "16.3.2")
@pytest.mark.parametrize(("profile", "doors"), [("complete", 2), ("original-advanced", 4)])
def test_a_dot_buys_a_door_or_two_where_the_box_says_so(profile: str, doors: int) -> None:
    t = new_game(profile=profile, boxes=["base", "growing-hunger"], dots=2, scenario="defend-the-manor-house")
    assert prices(t)["extra-doors"] == 1
    t.choose("buy", rule="extra-doors")
    t.choose("buy", rule="extra-doors")
    t.choose("done")
    count = 0
    while t.kind == "choose" and t.seat == "heroes-1" and t.offers("choose"):
        t.choose("choose")
        count += 1
    assert count == doors


@pytest.mark.rule("16.2")
def test_what_does_not_go_together_is_not_for_sale() -> None:
    t = opened(profile="original-advanced", dots=8)
    t.choose("buy", rule="hero-starting-cards-1")
    assert not {"hero-starting-cards-1", "hero-starting-cards-2"} & prices(t).keys()


@pytest.mark.rule("16.2")
def test_a_price_beyond_the_dots_left_is_not_offered() -> None:
    t = opened(profile="original-advanced", dots=3)
    assert "hero-starting-cards-2" not in prices(t)
    t.choose("buy", rule="constructing-the-hero-team")
    assert prices(t) == {"hero-card-pool": 1}


@pytest.mark.rule("16.3.1.1")
def test_a_dot_buys_two_cards_of_the_pool() -> None:
    t = opened(profile="original-advanced", dots=2)
    t.choose("buy", rule="hero-card-pool")
    t.choose("buy", rule="hero-card-pool")
    t.choose("done")
    assert t.state["special_rules"] == [{"rule": "hero-card-pool", "x": 4}]


@pytest.mark.rule("16.2")
def test_the_second_side_is_told_how_much_would_be_even() -> None:
    t = opened(scenario="escape-in-the-truck", dots=4)
    assert t.decision["suggested"] == 4
    t.choose("buy", rule="constructing-the-hero-team")
    t.choose("done")
    assert t.decision["dots"] == 6
    assert t.decision["suggested"] == 4, "as many as the Heroes, and the two of the scenario"
    assert t.decision["sides"]["heroes"] == {"dots": 4, "spent": 2}
    t.choose("buy", rule="taken-over-choice")
    assert t.decision["suggested"] == 1


# -- what is always in effect ------------------------------------------------------------------------------


@pytest.mark.rule("16.1")
def test_grave_dead_are_in_every_game_with_their_box_and_cost_nothing() -> None:
    t = new_game(profile="complete", boxes=["base", "growing-hunger"], dots=4)
    assert t.state["special_rules"] == [{"rule": "grave-dead", "x": 1}]
    t.choose("done")
    assert t.decision["sides"]["zombies"]["spent"] == 0
    assert "grave-dead" not in prices(t)


@pytest.mark.rule("16.1")
def test_in_the_game_as_printed_they_are_bought() -> None:
    t = new_game(profile="original-advanced", boxes=["base", "growing-hunger"], dots=4)
    t.choose("done")
    assert prices(t)["grave-dead"] == 3


# -- everywhere else ---------------------------------------------------------------------------------------


def test_a_choice_can_be_taken_back_saved_and_seen_by_everybody() -> None:
    t = opened(scenario="escape-in-the-truck")
    t.choose("buy", rule="lights-out")
    t.must(cmd="undo")
    assert t.decision["dots"] == 2
    save = t.must(cmd="save")["save"]
    t.choose("done")
    t.must(cmd="load", save=save)
    assert t.decision["dots"] == 2
    t.choose("buy", rule="taken-over")
    for seat in ("heroes-1", "zombies-1"):
        assert t.view(seat)["special_rules"] == [{"rule": "taken-over", "x": 1}]


def test_the_board_is_drawn_anew_when_it_is_laid() -> None:
    game = KIT.new({"profile": "complete", "boxes": ["base"]}, 1)
    first = KIT.layout_version(game)
    game.choose(0)
    assert KIT.layout_version(game) != first


@pytest.mark.parametrize("name", ["random", "steady", "search", "solo"])
def test_every_bot_buys_and_plays_on(name: str) -> None:
    game = KIT.new({"profile": "complete", "dots": 6}, 3)
    player = bot(name, seed=1, iterations=4)
    for _ in range(30):
        game.choose(player.choose(game))
    assert game.round >= 1 or game.decision.kind != "special-rules"


def test_steady_spends_what_it_has() -> None:
    t = opened(dots=5)
    while t.kind == "special-rules":
        t.must(cmd="choose", option=t.must(cmd="suggest", bot="steady")["option"])
    worth = {"heroes": 0, "zombies": 0}
    for event in seen(t, "bought"):
        worth[SPECIAL[event["what"]].side] += SPECIAL[event["what"]].dots
    assert worth == {"heroes": 5, "zombies": 6}


def test_steady_gives_a_reason() -> None:
    t = opened(dots=5)
    reasons = t.must(cmd="suggest", bot="steady")["reasons"]
    assert reasons == ["It makes the most of the dots that are left."]
