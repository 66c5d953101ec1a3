"""Setting up a game.  [2.1, 5]"""

from typing import Any

import pytest

from shamble import games
from tests.lnoe.rules.scenes import rolls, seen
from tests.table import Table, new_game

SCENARIOS = {
    "die-zombies-die": 15,
    "escape-in-the-truck": 15,
    "save-the-townsfolk": 16,
    "burn-em-out": 18,
    "defend-the-manor-house": 17,
}
NO_STARTING_CARDS = ["becky", "johnny", "jenny", "sally"]


def set_up(seed: int = 1, dice: list[int] | None = None, **config: Any) -> Table:
    """A game whose Heroes and Zombies stand on the board; the first placing offered is taken."""
    t = new_game(seed=seed, dice=dice, **config)
    while t.kind in ("place-hero", "place-zombie", "choose", "discard-down"):
        t.must(cmd="choose", option="0")
    return t


def last_of_set_up(**config: Any) -> dict[str, Any]:
    """The state at the last decision before the first turn."""
    t = new_game(**config)
    while t.state["round"] == 0:
        state = t.state
        t.must(cmd="choose", option="0")
    return state


def set_up_events(t: Table) -> list[dict[str, Any]]:
    """What happened before the first turn."""
    types = [event["type"] for event in t.events]
    return t.events[: types.index("turn")]


def refusal(**config: Any) -> dict[str, Any]:
    answer = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)
    assert answer["ok"] is False
    error: dict[str, Any] = answer["error"]
    return error


# -- players -----------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("players", "heroes", "zombies"),
    [(2, [4], 1), (3, [2, 2], 1), (4, [2, 2], 2), (5, [1, 1, 1, 1], 1), (6, [1, 1, 1, 1], 2)],
)
def test_there_are_always_four_heroes_shared_out_evenly(players: int, heroes: list[int], zombies: int) -> None:
    t = set_up(players=players)
    assert t.state["seats"] == [f"heroes-{n + 1}" for n in range(len(heroes))] + [
        f"zombies-{n + 1}" for n in range(zombies)
    ]
    owners = [hero["seat"] for hero in t.heroes.values()]
    assert [owners.count(f"heroes-{n + 1}") for n in range(len(heroes))] == heroes


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("players", [1, 7, 0, -2, 2.5, "4", True, None, [2]])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    error = refusal(players=players)
    assert error["code"] == "bad-config"
    assert error["message"] == f"Last Night on Earth is for 2 to 6 players, not {players!r}."


# -- scenario and board ------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
def test_the_basic_game_has_one_scenario() -> None:
    assert set_up(profile="original-basic").state["scenario"] == "die-zombies-die"
    error = refusal(profile="original-basic", scenario="burn-em-out")
    assert error["code"] == "bad-config"
    assert "die-zombies-die" in error["message"]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(("scenario", "turns"), SCENARIOS.items())
def test_the_players_may_agree_on_any_of_the_five_scenarios(scenario: str, turns: int) -> None:
    t = set_up(profile="original-advanced", scenario=scenario)
    assert t.state["scenario"] == scenario
    assert t.state["sun"] == turns
    assert t.view("zombies-1")["scenario"] == scenario


@pytest.mark.rule("5.1.1")
def test_a_scenario_can_be_drawn_at_random() -> None:
    drawn = [new_game(seed=seed, scenario="random").state["scenario"] for seed in range(40)]
    assert set(drawn) == set(SCENARIOS)
    assert drawn[7] == new_game(seed=7, scenario="random").state["scenario"], "the same seed draws the same"


@pytest.mark.rule("5.1.1")
def test_in_the_basic_game_there_is_only_one_to_draw() -> None:
    drawn = {new_game(seed=n, scenario="random", profile="original-basic").state["scenario"] for n in range(9)}
    assert drawn == {"die-zombies-die"}


@pytest.mark.rule("5.3")
def test_the_scenario_asks_for_its_centre_and_the_outer_boards_may_be_chosen() -> None:
    outer = ["school", "farm", "church", "hospital"]
    t = new_game(scenario="defend-the-manor-house", board={"outer": outer})
    assert t.state["board"] == {"center": "manor-house", "outer": outer}


@pytest.mark.rule("5.3.1", "5.5")
def test_the_truck_stands_in_the_centre_space_and_no_other_marker_lies_anywhere() -> None:
    t = new_game(scenario="escape-in-the-truck")
    center = t.engine.game.board.names[t.engine.game.board.center[0]]
    assert t.state["markers"] == [{"kind": "truck", "space": center}]
    assert last_of_set_up(scenario="burn-em-out")["markers"] == []


@pytest.mark.rule("5.5")
def test_nobody_is_wounded_and_nothing_is_killed_or_in_play_when_the_game_begins() -> None:
    state = last_of_set_up(scenario="die-zombies-die")
    assert {hero["wounds"] for hero in state["heroes"].values()} == {0}
    assert (state["zombies_killed"], state["heroes_killed"]) == (0, 0)
    assert state["in_play"] == state["markers"] == state["hero_discard"] == state["zombie_discard"] == []


# -- decks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.4", "5.4.1", "5.4.2")
def test_both_decks_are_shuffled_anew_for_each_game() -> None:
    first, second, again = (new_game(seed=seed).state for seed in (1, 2, 1))
    for deck in ("hero_deck", "zombie_deck"):
        assert first[deck] != second[deck]
        assert sorted(first[deck]) == sorted(second[deck]), "the same cards"
        assert first[deck] == again[deck], "the same seed"


# -- Heroes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.6")
def test_four_different_heroes_are_drawn_at_random_and_lie_open() -> None:
    teams = set()
    for seed in range(1, 9):
        t = new_game(seed=seed)
        assert len(t.heroes) == 4
        assert t.view("zombies-1")["heroes"].keys() == t.heroes.keys()
        teams.add(tuple(t.heroes))
    assert len(teams) > 1


@pytest.mark.rule("5.6")
def test_in_the_advanced_game_the_players_may_choose_and_what_is_left_open_is_drawn() -> None:
    t = new_game(profile="original-advanced", heroes=["jenny", "becky"])
    assert {"jenny", "becky"} < set(t.heroes)
    assert len(t.heroes) == 4


@pytest.mark.rule("5.6")
def test_in_the_basic_game_a_table_may_choose_too() -> None:
    t = new_game(profile="original-basic", heroes=["jenny", "sally", "billy", "johnny"])
    assert set(t.heroes) == {"jenny", "sally", "billy", "johnny"}


def with_boards(*outer: str, dice: list[int] | None = None, **config: Any) -> Table:
    return new_game(
        profile="original-advanced", board={"center": "town-center", "outer": list(outer)}, dice=dice, **config
    )


@pytest.mark.rule("5.6.6")
def test_a_hero_starts_in_any_space_of_the_place_on_the_sheet() -> None:
    t = with_boards("church", "farm", "hospital", "school", heroes=["johnny", "becky", "jenny", "sally"])
    board = t.engine.game.board
    starts = {"johnny": "gym", "becky": "hospital", "jenny": "farmhouse", "sally": "high-school"}
    while t.kind == "place-hero":
        hero = t.options[0]["hero"]
        spaces = sorted(board.names[space] for space in board.place(starts[hero]))
        assert t.values("place", "to") == spaces
        t.choose("place", to=spaces[-1])
        assert t.heroes[hero]["space"] == spaces[-1]


@pytest.mark.rule("5.6.6.1")
def test_a_hero_whose_start_is_missing_starts_in_the_centre_with_a_hero_card() -> None:
    t = with_boards("church", "farm", "hospital", "gas", heroes=["johnny", "becky", "jenny", "father-joseph"])
    board = t.engine.game.board
    assert not board.place("gym")
    center = board.names[board.center[0]]
    assert t.heroes["johnny"]["space"] == center, "there is one such space, so nobody is asked"
    while t.kind == "place-hero":
        t.choose("place")
    drawn = [e for e in seen(t, "drew") if e["seat"] == "heroes-1"]
    assert [e["who"] for e in drawn] == ["johnny"]


@pytest.mark.rule("5.6.6.1", "3.2.2")
def test_in_the_manor_house_it_is_any_space_of_the_house() -> None:
    t = new_game(
        scenario="defend-the-manor-house",
        board={"outer": ["church", "farm", "hospital", "gas"]},
        heroes=["johnny", "becky", "jenny", "father-joseph"],
    )
    assert t.options[0]["hero"] == "johnny"
    assert len(t.options) == len(t.engine.game.board.place("manor-house"))


@pytest.mark.rule("5.6.4")
def test_the_sheriffs_revolver_comes_out_of_the_deck_before_any_other_card_is_drawn() -> None:
    for seed in range(1, 6):
        t = with_boards(
            "gas", "farm", "hospital", "school", seed=seed, heroes=["sheriff-anderson", "becky", "jenny", "sally"]
        )
        while t.kind == "place-hero":
            t.choose("place")
        items = t.heroes["sheriff-anderson"]["items"]
        assert items[0] == "revolver", "and then the free card for the missing Police Station"
        assert [*items, *t.state["hero_deck"], *t.state["hands"]["heroes-1"]].count("revolver") == 3


@pytest.mark.rule("16.3.3")
def test_in_defend_the_manor_house_every_hero_starts_with_a_card() -> None:
    t = set_up(
        scenario="defend-the-manor-house",
        board={"outer": ["church", "farm", "hospital", "school"]},
        heroes=["johnny", "becky", "jenny", "sally"],
    )
    assert sorted(e["who"] for e in seen(t, "drew") if e["seat"] == "heroes-1") == ["becky", "jenny", "johnny", "sally"]


# -- Zombies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.7", "5.7.1", "17.1.1")
@pytest.mark.parametrize(("players", "pools"), [(2, [14]), (3, [14]), (4, [7, 7]), (5, [14]), (6, [7, 7])])
def test_the_pool_holds_14_zombies_or_7_for_each_of_two_players(players: int, pools: list[int]) -> None:
    t = new_game(players=players)
    assert list(t.state["pool"].values()) == pools


@pytest.mark.rule("5.8", "14.8.1")
def test_the_zombie_player_starts_with_2d6_zombies_spread_over_the_pits() -> None:
    t = set_up(dice=[4, 2])
    assert rolls(t, "starting-zombies") == [[4, 2]]
    at = [event["to"] for event in set_up_events(t) if event["type"] == "placed" and event["who"].startswith("z")]
    assert len(at) == 6
    assert sorted(at.count(pit) for pit in set(at)) == [1, 1, 2, 2]


@pytest.mark.rule("17.1.1")
def test_two_zombie_players_start_with_one_d6_each() -> None:
    t = set_up(players=4, dice=[6, 1])
    placed = [event["who"] for event in set_up_events(t) if event["type"] == "placed"]
    assert [who for who in placed if who.startswith("z")] == ["z1", "z2", "z3", "z4", "z5", "z6", "z8"]


@pytest.mark.rule("5.8", "14.8.1")
def test_at_the_start_no_zombie_may_be_held_back() -> None:
    t = new_game(dice=[3, 3])
    while t.kind == "place-hero":
        t.choose("place")
    assert t.kind == "place-zombie"
    assert not t.offers("done")


# -- what cannot be set up ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("config", "code", "word"),
    [
        ({"scenario": "hospital-frenzy"}, "unknown-id", "hospital-frenzy"),
        ({"scenario": ["die-zombies-die"]}, "unknown-id", "die-zombies-die"),
        ({"profile": "house-rules"}, "unknown-id", "house-rules"),
        ({"profile": {"id": "original-basic"}}, "unknown-id", "profile"),
        ({"profile": "original-advanced", "heroes": ["becky", "becky"]}, "bad-config", "once"),
        ({"profile": "original-advanced", "heroes": ["ash"]}, "unknown-id", "ash"),
        ({"profile": "original-advanced", "heroes": [["becky"]]}, "unknown-id", "becky"),
        ({"profile": "original-advanced", "heroes": "becky"}, "bad-config", "list"),
        ({"profile": "original-advanced", "heroes": [*NO_STARTING_CARDS, "billy"]}, "bad-config", "four"),
        ({"board": "town"}, "bad-config", "object"),
        ({"board": {"outer": ["church", "farm", "hospital", "atlantis"]}}, "bad-config", "atlantis"),
        ({"board": {"outer": ["church"]}}, "bad-config", "four"),
        ({"board": {"outer": ["church", "church", "farm", "hospital"]}}, "bad-config", "church"),
        ({"board": {"center": "moon", "outer": ["church", "farm", "hospital", "school"]}}, "bad-config", "moon"),
        ({"switches": {"gravity": 1}}, "bad-config", "gravity"),
        ({"switches": {"hunger_first": "yes"}}, "bad-config", "hunger_first"),
        ({"switches": {"zombie_hand": -1}}, "bad-config", "from 0 to 40"),
        ({"switches": {"zombie_hand": 41}}, "bad-config", "from 0 to 40"),
        ({"switches": ["hunger_first"]}, "bad-config", "object"),
        ({"weather": "rain"}, "bad-config", "weather"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_one_clear_sentence(config: dict[str, Any], code: str, word: str) -> None:
    error = refusal(**config)
    assert error["code"] == code
    assert word in error["message"]
    assert error["message"].endswith(".")
    assert "\n" not in error["message"]


@pytest.mark.rule("5.1.1")
def test_scenario_boards_and_team_are_told_as_they_are_set_up() -> None:
    t = new_game(scenario="random", seed=5)
    told = [event["type"] for event in t.events[:3]]
    assert told == ["scenario", "boards", "team"]
    assert t.events[0]["scenario"] == t.state["scenario"]
    assert t.events[1]["outer"] == t.state["board"]["outer"]


@pytest.mark.rule("5.6")
def test_where_the_players_choose_each_takes_a_hero_for_each_of_the_own_places() -> None:
    t = new_game(players=3, heroes="choose")
    taken = []
    for seat in ("heroes-1", "heroes-1", "heroes-2", "heroes-2"):
        assert (t.seat, t.kind) == (seat, "choose")
        taken.append(t.options[-1]["sheet"])
        assert len(t.options) == 8 - len(taken) + 1
        t.choose("choose", sheet=taken[-1])
    assert list(t.state["heroes"]) == sorted(taken, key=list(t.state["heroes"]).index)
    assert set(t.state["heroes"]) == set(taken)
    assert t.kind == "place-hero"


@pytest.mark.parametrize("scenario", ["supply-run", "radio-for-help", "hold-the-line", "all-hallows-eve-ii-the-ritual"])
def test_a_drawn_board_without_a_place_that_the_scenario_needs_is_refused_in_a_sentence(scenario: str) -> None:
    grid = {"grid": {"width": 6, "height": 6, "buildings": []}}
    answer = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config={"scenario": scenario, "board": grid})
    assert answer["error"]["code"] == "bad-config"
    assert answer["error"]["message"] == f"{scenario} cannot be set up on this board: it lacks a place that it needs."


def test_a_game_is_saved_and_goes_on_before_anybody_stands_on_the_table() -> None:
    game = games.kit("last-night-on-earth").new({"profile": "complete", "boxes": ["base"], "dots": 1}, 1)
    assert game.decision.kind == "special-rules"
    assert not game.model
    assert type(game).load(game.save()).save() == game.save()


@pytest.mark.parametrize(
    ("scenario", "center"),
    [("supply-run", "town-center"), ("darkest-night", "manor-house")],
)
def test_a_centre_without_a_place_that_the_scenario_needs_is_refused_in_a_sentence(scenario: str, center: str) -> None:
    config = {"profile": "complete", "scenario": scenario, "board": {"center": center}}
    answer = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)
    assert answer["error"]["code"] == "bad-config"
    assert answer["error"]["message"] == f"{scenario} cannot be set up on this board: it lacks a place that it needs."


@pytest.mark.rule("16.6.1")
def test_the_radio_station_can_be_the_centre_of_a_town_with_a_front() -> None:
    t = new_game(profile="complete", scenario="hold-the-line", special_rules=["radio-station"])
    assert t.state["board"]["layout"] == "line"
    assert t.state["board"]["boards"][0] == "radio-station"


def test_a_forest_board_that_is_named_in_the_town_is_not_laid_a_second_time_round_it() -> None:
    outer = ["gas", "church", "bf-ranger-station", "school"]
    board = {"center": "town-center", "outer": outer}
    for seed in range(4):
        t = new_game(profile="complete", special_rules=["forest-ring"], board=board, seed=seed)
        assert t.state["board"] == board
