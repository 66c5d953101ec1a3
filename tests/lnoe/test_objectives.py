"""Objectives: what wins is said in the row of a scenario, and everybody reads the same.  [2.2]"""

from pathlib import Path
from typing import Any

import pytest

from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.shelf import BadBox
from tests.lnoe.made_up import made_up_box
from tests.lnoe.rules.scenes import FAR, INERT
from tests.table import Table, table

MARKERS = """
[[marker]]
id = "crate"
on = "space"

[[marker]]
id = "counter"
on = "building"
"""


@pytest.fixture
def play(tmp_path: Path) -> Any:
    """A table for a scenario whose objective is written here."""
    shelves = []

    def start(goal: str, side: str = "heroes", more: str = "", **situation: Any) -> Table:
        rows = f'[[scenario]]\nid = "made-up-night"\nturns = 9\ncentre = "town-center"\n{more}\n'
        rows += f'[[scenario.objective]]\nside = "{side}"\nreason = "made-up"\n{goal}\n'
        shelf = made_up_box(tmp_path, scenarios=rows, markers=MARKERS)
        box = shelf.__enter__()
        shelves.append(shelf)
        situation.setdefault("heroes", {"billy": "3,3", "becky": "0,4"})
        return table(scenario="made-up-night", boxes=["base", box], **situation)

    yield start
    for shelf in shelves:
        shelf.__exit__(None, None, None)


def refused(folder: Path, goal: str) -> str:
    rows = '[[scenario]]\nid = "made-up-night"\nturns = 9\ncentre = "town-center"\n'
    rows += f'[[scenario.objective]]\nside = "heroes"\nreason = "made-up"\n{goal}\n'
    with pytest.raises(BadBox) as refusal, made_up_box(folder, scenarios=rows):
        pass
    assert "scenarios.toml, row 1 (made-up-night): objective 1: " in refusal.value.message
    return refusal.value.message


def winner(t: Table) -> str | None:
    return None if t.result is None else t.result["winner"]


def progress(t: Table, side: str = "heroes") -> tuple[int, int]:
    shown = next(one for one in t.state["objectives"] if one["side"] == side)
    return shown["done"], shown["needed"]


def end_the_hero_turn(t: Table) -> None:
    while t.decision is not None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")


# -- read and checked --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "says"),
    [
        ("befriend = 3", "a goal has one of the words all, then, any, kill"),
        ("kill = 3\nreach = 2", "here is kill and reach"),
        ("kill = 0", "kill counts from 1"),
        ('kill = 3\nat = "church"', "unknown field `at`"),
        ('kill = 3\nof = "dragons"', "of = 'dragons' is no side or kind of model"),
        ('reach = 2\nat = "casino"', "at = 'casino' is no place"),
        ('collect = 2\ncards = "bazooka"', "cards = 'bazooka' is no card"),
        ('collect = 2\ncards = "keyword:bazooka"', "cards = 'keyword:bazooka' is no card"),
        ('find = 2\nmarker = "treasure"', "marker = 'treasure' is no marker"),
        ("all = [{ kill = 3 }]", "all joins a list of two goals or more"),
        ("any = [{ kill = 3 }, { befriend = 1 }]", "here is befriend"),
        ('kill = 3\nchecked = "teatime"', "there is no moment 'teatime'; there are set-up"),
        ('protect = 1\nmarker = "truck"', "it is never looked at"),
    ],
)
def test_an_objective_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path, goal: str, says: str) -> None:
    assert says in refused(tmp_path, goal)


def test_a_refused_box_leaves_no_scenario_behind(tmp_path: Path) -> None:
    before = list(SCENARIOS)
    refused(tmp_path, "befriend = 3")
    assert list(SCENARIOS) == before


@pytest.mark.rule("2.2.1")
def test_where_nothing_else_is_said_the_fourth_dead_hero_loses(play: Any) -> None:
    t = play("kill = 3", heroes_killed=2)
    assert progress(t, "zombies") == (2, 4)


@pytest.mark.rule("2.2.1")
def test_the_profiles_switch_overrides_how_many_dead_heroes_lose() -> None:
    t = table(scenario="escape-in-the-truck", heroes=FAR, heroes_killed=1, switches={"heroes_lost": 3})
    lost = [one for one in t.state["objectives"] if one["reason"] == "heroes-killed"]
    assert [(one["done"], one["needed"]) for one in lost] == [(1, 3)]


# -- what is shown -----------------------------------------------------------------------------------------


def test_both_sides_see_how_far_each_has_come() -> None:
    t = table(heroes=FAR, zombies_killed=7, heroes_killed=1, sun=4, round=12)
    for shown in (t.state, t.view("heroes-1"), t.view("zombies-1")):
        told = {(one["side"], one["reason"]): one["text"] for one in shown["objectives"]}
        assert told == {
            ("heroes", "zombies-killed"): "Zombies killed: 7 of 15",
            ("zombies", "heroes-killed"): "Heroes killed: 1 of 2",
            ("zombies", "sundown"): "4 rounds until the sun is down",
        }


def test_what_is_made_of_several_goals_shows_each_and_where_it_is_worked_at() -> None:
    keys = {"space": "4,3", "items": ["keys"]}
    t = table(scenario="escape-in-the-truck", heroes={"billy": keys, "jenny": "0,0"}, notes={"filled": 1})
    shown = t.state["objectives"][0]
    assert [(part["goal"], part["done"], part["needed"]) for part in shown["parts"]] == [
        ("spend_turn", 1, 1),
        ("gather", 1, 2),
    ]
    assert (shown["done"], shown["needed"], shown["where"]) == (1, 2, ["4,3"])


def test_two_at_the_truck_without_the_keys_are_not_enough() -> None:
    t = table(scenario="escape-in-the-truck", heroes={"billy": "4,3", "jenny": "4,3"}, notes={"filled": 1})
    assert t.state["objectives"][0]["parts"][1]["done"] == 1


def test_why_have_we_not_won_tells_what_is_missing() -> None:
    t = table(heroes=FAR, zombies_killed=7)
    answer = t.must(cmd="why", seat="heroes-1", about={"objective": "heroes"})
    assert "Zombies killed: 7 of 15" in answer["text"]
    assert answer["rules"] == ["2.2"]
    answer = t.must(cmd="why", seat="heroes-1", about={"objective": "zombies"}, language="it")
    assert "Eroi uccisi: 0 di 2, oppure " in answer["text"]
    assert t.ask(cmd="why", seat="heroes-1", about={"objective": "dragons"})["error"]["code"] == "unknown-id"


# -- words that 2007 does not need -------------------------------------------------------------------------


def fight_of(t: Table) -> None:
    while t.decision is not None and t.kind in ("choose-fight", "window"):
        t.must(cmd="choose", option="0")


@pytest.mark.parametrize(("kind", "won"), [("standard", True), ("zombie-hero", False)])
def test_only_kills_of_the_named_kind_count(play: Any, kind: str, won: bool) -> None:
    t = play(
        f'kill = 1\nof = "{kind}"',
        dice=[5, 5, 1],
        turn="zombies",
        step="fight",
        heroes={"billy": "3,3", **FAR},
        zombies={"z1": "3,3"},
    )
    assert (winner(t) == "heroes") is won


@pytest.mark.parametrize(("needed", "won"), [(2, True), (3, False)])
def test_a_place_is_reached_when_enough_heroes_are_there(play: Any, needed: int, won: bool) -> None:
    t = play(f'reach = {needed}\nat = "church"', heroes={"billy": "2,1", "becky": "0,0", "jenny": "7,0"}, dice=[3])
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert winner(t) is None
    t.choose("step", to="1,1")
    assert (winner(t) == "heroes") is won


def test_who_gathers_wins_only_when_the_hero_turn_ends(play: Any) -> None:
    t = play('gather = 2\nat = "church"', heroes={"billy": "0,0", "becky": "1,1"})
    assert progress(t) == (2, 2)
    assert winner(t) is None
    end_the_hero_turn(t)
    assert winner(t) == "heroes"


@pytest.mark.parametrize(("zombie", "held"), [("7,3", 1), ("1,0", 0)])
def test_a_turn_counts_as_held_with_a_hero_and_no_zombie_in_the_place(play: Any, zombie: str, held: int) -> None:
    t = play(
        'hold = 2\nat = "church"',
        heroes={"billy": "0,0", "becky": "7,0"},
        zombies={"z1": zombie},
        hands={"zombies-1": INERT},
    )
    end_the_hero_turn(t)
    assert t.state["notes"].get("held-church", 0) == held
    assert winner(t) is None


def test_holding_a_place_for_all_the_turns_wins(play: Any) -> None:
    t = play('hold = 2\nat = "church"', heroes={"billy": "0,0", "becky": "7,0"}, notes={"held-church": 1})
    end_the_hero_turn(t)
    assert winner(t) == "heroes"


def test_who_gets_to_the_way_out_is_off_the_board_and_safe(play: Any) -> None:
    billy = {"space": "2,1", "items": ["keys"]}
    t = play('escape = 2\nat = "church"', heroes={"billy": billy, "becky": "2,0", "jenny": "7,0"}, dice=[3, 3])
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert t.saw("escaped", who="billy")
    assert t.heroes["billy"]["space"] is None
    assert t.state["heroes_killed"] == 0
    assert t.state["removed"] == ["keys"]
    assert progress(t) == (1, 2)
    t.nothing_pending()
    t.choose("activate", hero="becky")
    t.choose("roll-movement")
    t.choose("step", to="2,1")
    t.choose("step", to="1,1")
    assert winner(t) == "heroes"


def test_a_hero_looks_for_a_marker_in_place_of_a_search(play: Any) -> None:
    counters = [{"kind": "counter", "building": building} for building in ("church", "gym")]
    t = play('find = 2\nmarker = "counter"', heroes={"billy": "0,0", "becky": "5,0", "jenny": "7,3"}, markers=counters)
    t.choose("activate", hero="jenny")
    assert not t.offers("find")
    t.choose("skip")
    t.choose("activate", hero="billy")
    t.choose("find", marker="counter")
    assert progress(t) == (1, 2)
    assert {"kind": "counter", "building": "church"} not in t.state["markers"]
    t.choose("find", marker="counter")
    assert winner(t) == "heroes"


def test_a_turn_is_given_up_without_a_card_where_none_is_asked_for(play: Any) -> None:
    t = play('spend_turn = 1\nat = "crate"\nleaves = "counter"', markers=[{"kind": "crate", "space": "3,3"}])
    t.choose("activate", hero="billy")
    assert [option["label"] for option in t.find("spend-turn")] == ["Give up the turn for the objective"]
    t.choose("spend-turn")
    assert winner(t) == "heroes"


def test_items_are_collected_in_the_place_that_is_named(play: Any) -> None:
    armed = {"space": "0,0", "items": ["crowbar"]}
    elsewhere = {"space": "7,0", "items": ["baseball-bat"]}
    t = play('collect = 2\ncards = "keyword:hand-weapon"\nat = "church"', heroes={"billy": armed, "becky": elsewhere})
    assert progress(t) == (1, 2)


@pytest.mark.parametrize(("crates", "won"), [(2, "heroes"), (1, "zombies")])
def test_what_is_protected_counts_when_the_night_is_over(play: Any, crates: int, won: str) -> None:
    t = play(
        'all = [{ protect = 2, marker = "crate" }, { sundown = true }]\n'
        '[[scenario.objective]]\nside = "zombies"\nreason = "sundown"\nsundown = true',
        turn="zombies",
        sun=1,
        markers=[{"kind": "crate", "space": f"{n},3"} for n in range(crates)],
        hands={"zombies-1": INERT},
    )
    assert winner(t) == won


@pytest.mark.parametrize(("goal", "won"), [("kill = 14", "heroes"), ("kill = 16", None)])
def test_one_of_several_goals_is_enough(play: Any, goal: str, won: str | None) -> None:
    t = play(
        f'any = [{{ {goal} }}, {{ reach = 2, at = "gym" }}]',
        dice=[5, 5, 1],
        turn="zombies",
        step="fight",
        heroes={"billy": "3,3", **FAR},
        zombies={"z1": "3,3"},
        zombies_killed=14,
    )
    assert winner(t) == won


def test_a_marker_of_the_scenario_lies_in_its_place_from_the_start(play: Any) -> None:
    t = play('gather = 2\nat = "crate"', more='markers = [{ marker = "crate", at = "church" }]')
    assert t.state["markers"] == [{"kind": "crate", "space": "0,0"}]


def test_a_scenario_that_nothing_wins_for_the_heroes_is_refused(tmp_path: Path) -> None:
    rows = '[[scenario]]\nid = "made-up-night"\nturns = 9\ncentre = "town-center"\n'
    with (
        pytest.raises(BadBox, match="nothing wins 'made-up-night' for the Heroes"),
        made_up_box(tmp_path, scenarios=rows),
    ):
        pass
