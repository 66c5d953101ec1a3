"""Items of Timber Peak."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.blood_in_the_forest.scenes import fight as fight_in_the_woods
from tests.lnoe.boxes.timber_peak.scenes import BOXES, fight, hero_turn
from tests.table import Table, table


def charges(t: Table, hero: str = "billy") -> dict[str, list[int]]:
    found: dict[str, list[int]] = t.heroes[hero].get("charges", {})
    return found


# -- Bandages ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.4")
def test_bandages_heal_a_hero_in_the_space_a_marker_a_wound_and_go_with_the_last_one() -> None:
    t = hero_turn(
        "billy",
        ("bandages",),
        wounds=1,
        others={"sam": {"space": "3,3", "wounds": 2}, "jake-cartwright": {"space": "4,3", "wounds": 1}},
    )
    assert charges(t) == {"bandages": [3]}
    assert t.values("use-item", "hero", card="bandages") == ["billy", "sam"]
    t.choose("use-item", card="bandages", hero="sam")
    t.choose("use-item", card="bandages", hero="sam")
    assert charges(t) == {"bandages": [1]}
    t.choose("use-item", card="bandages", hero="billy")
    assert (t.heroes["billy"]["wounds"], t.heroes["sam"]["wounds"]) == (0, 0)
    assert t.heroes["billy"]["items"] == []
    assert charges(t) == {}


def test_bandages_are_no_help_in_a_fight_or_for_the_sound() -> None:
    assert not hero_turn("billy", ("bandages",)).offers("use-item", card="bandages")
    t = fight([5, 2, 3], ("bandages", "baseball-bat"), wounds=1)
    until(t, "fight")
    assert not t.offers("use-item", card="bandages")


def test_markers_go_with_the_card_that_is_handed_over_and_come_anew_from_the_pile() -> None:
    t = hero_turn("billy", ("bandages",), wounds=1, others={"sam": "3,3"})
    t.choose("use-item", card="bandages")
    t.choose("skip")
    t.choose("give", card="bandages", hero="sam")
    assert charges(t, "sam") == {"bandages": [2]}
    assert charges(t) == {}


@pytest.mark.rule("9.4.2")
def test_combined_with_another_item_only_the_card_is_rolled_for_and_not_its_markers() -> None:
    both = {"space": "3,3", "wounds": 2, "items": ["bandages", "crowbar"], "combined": [["bandages", "crowbar"]]}
    boxes = [*BOXES, "survival-of-the-fittest"]
    t = table(boxes=boxes, heroes={"sam": {**both, "charges": {"bandages": [2]}}, "becky": "7,0"}, acting="sam")
    t.choose("use-item", card="bandages")
    assert not t.saw("roll", **{"for": "holds-together"})
    t.dice(4)
    t.choose("use-item", card="bandages")
    assert t.saw("held-together", who="sam")
    assert t.heroes["sam"]["items"] == ["bandages", "crowbar"]
    assert charges(t, "sam") == {"bandages": [0]}
    assert not t.offers("use-item", card="bandages")


# -- Crate of Dynamite -------------------------------------------------------------------------------------


@pytest.mark.rule("9.4")
def test_the_crate_throws_a_stick_a_marker_and_stays_when_it_is_empty() -> None:
    t = hero_turn("billy", ("crate-of-dynamite", "lighter"), zombies={"z1": "5,3", "z2": "5,3"}, dice=[2, 1])
    t.choose("skip")
    t.choose("attack", card="crate-of-dynamite", to="5,3")
    assert list(t.zombies) == ["z2"]
    assert charges(t) == {"crate-of-dynamite": [2]}
    assert t.heroes["billy"]["items"] == ["crate-of-dynamite", "lighter"]


def test_an_empty_crate_throws_nothing_and_a_full_one_nothing_without_fire() -> None:
    facts = {"charges": {"crate-of-dynamite": [0]}}
    t = hero_turn(
        "billy",
        others={"sam": {"space": "3,3", "items": ["crate-of-dynamite", "lighter"], **facts}},
        zombies={"z1": "5,3"},
    )
    t.choose("skip")
    t.choose("done")
    t.choose("skip")
    t.choose("done")
    assert not t.offers("attack", card="crate-of-dynamite")
    t = hero_turn("billy", ("crate-of-dynamite",), zombies={"z1": "5,3"})
    t.choose("skip")
    assert not t.offers("attack")


def test_a_hero_in_the_space_is_killed_on_five() -> None:
    for die, alive in ((4, True), (5, False)):
        t = hero_turn(
            "billy",
            ("crate-of-dynamite", "lighter"),
            others={"sam": "5,3", "becky": "7,0"},
            zombies={"z1": "5,3"},
            dice=[1, die],
        )
        t.choose("skip")
        t.choose("attack", card="crate-of-dynamite", to="5,3")
        t.passes()
        assert t.heroes["sam"]["alive"] == alive


# -- Fuel Can ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.4")
def test_a_fuel_can_pours_gas_here_or_next_to_here_a_marker_at_a_time() -> None:
    t = hero_turn("billy", ("fuel-can",), dice=[3])
    assert len(t.find("use-item", card="fuel-can")) == 9
    t.choose("use-item", card="fuel-can", to="3,3")
    t.choose("use-item", card="fuel-can", to="4,3")
    assert [marker["space"] for marker in t.state["markers"]] == ["3,3", "4,3"]
    assert charges(t) == {"fuel-can": [1]}
    t.choose("use-item", card="fuel-can", to="4,4")
    assert charges(t) == {"fuel-can": [0]}
    assert not t.offers("use-item", card="fuel-can")
    assert t.heroes["billy"]["items"] == ["fuel-can"]


def test_a_marker_of_it_saves_a_chainsaw_and_an_empty_can_does_not() -> None:
    t = fight([2, 3, 6], ("chainsaw", "fuel-can"))
    t.dice(1)
    t.choose("use-item", card="chainsaw")
    t.passes()
    assert t.values("choose", "card") == ["chainsaw", "fuel-can"]
    t.choose("choose", card="fuel-can")
    assert t.heroes["billy"]["items"] == ["chainsaw", "fuel-can"]
    assert charges(t) == {"fuel-can": [2]}


def test_it_fills_the_truck_like_gasoline() -> None:
    t = hero_turn(
        "billy", ("fuel-can",), scenario="escape-in-the-truck", space="3,3", markers=[{"kind": "truck", "space": "3,3"}]
    )
    t.choose("fill-up", card="fuel-can")
    t.passes()
    assert t.saw("filled-up", who="billy")
    assert charges(t) == {"fuel-can": [2]}


# -- weapons -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "breaks"), [(1, True), (2, False)])
def test_the_hand_axe_adds_a_die_and_breaks_on_one(die: int, breaks: bool) -> None:
    t = fight([], ("hand-axe",))
    t.dice(5, 2, 3, 4, die)
    t.choose("skip")
    t.choose("use-item", card="hand-axe")
    t.passes()
    assert ("hand-axe" in t.state["hero_discard"]) == breaks


@pytest.mark.parametrize(("die", "killed"), [(2, False), (3, True)])
def test_the_hand_axe_may_be_thrown_two_spaces_and_is_gone(die: int, killed: bool) -> None:
    t = hero_turn("billy", ("hand-axe",), zombies={"z1": "5,3", "z2": "6,3"}, dice=[die])
    t.choose("skip")
    assert t.values("attack", "target") == ["z1"]
    t.choose("attack", card="hand-axe", target="z1")
    t.passes()
    assert ("z1" not in t.zombies) == killed
    assert t.state["hero_discard"] == ["hand-axe"]


def test_a_six_of_the_hero_kills_with_the_pick_axe_and_a_five_does_not() -> None:
    t = fight([6, 2, 6], ("pick-axe",))
    until(t, "six-rolled")
    t.dice(3)
    t.choose("use-item", card="pick-axe")
    assert "z1" not in t.zombies
    assert t.heroes["billy"]["items"] == ["pick-axe"]
    t = fight([5, 2, 6], ("pick-axe",))
    assert not t.offers("use-item", card="pick-axe")


def test_a_five_that_a_knife_makes_a_six_is_none_for_the_pick_axe() -> None:
    t = fight_in_the_woods([5, 2, 6, 6], ("pick-axe", "hunting-knife"))
    t.choose("use-item", card="hunting-knife")
    assert not t.offers("use-item", card="pick-axe")


@pytest.mark.parametrize(("die", "breaks"), [(2, True), (3, False)])
def test_the_pick_axe_breaks_on_two(die: int, breaks: bool) -> None:
    t = fight([6, 2, 6], ("pick-axe",))
    until(t, "six-rolled")
    t.dice(die)
    t.choose("use-item", card="pick-axe")
    assert (t.heroes["billy"]["items"] == []) == breaks


def test_the_pistol_may_be_fired_twice_at_one_zombie_or_at_two() -> None:
    t = hero_turn("billy", ("pistol", "revolver"), zombies={"z1": "5,3", "z2": "6,3"}, dice=[4, 3])
    t.choose("skip")
    t.choose("attack", card="pistol", target="z1")
    t.passes()
    assert "z1" not in t.zombies
    assert t.kind == "ranged-attack"
    assert t.values("attack", "card") == ["pistol"]
    t.choose("attack", card="pistol", target="z2")
    t.passes()
    assert "z2" in t.zombies
    assert t.kind != "ranged-attack"
    t.nothing_pending()


def test_one_shot_is_enough_if_the_hero_likes_and_a_one_empties_it() -> None:
    t = hero_turn("billy", ("pistol",), zombies={"z1": "5,3"}, dice=[2])
    t.choose("skip")
    t.choose("attack", card="pistol", target="z1")
    t.choose("skip")
    assert t.kind != "ranged-attack"
    t = hero_turn("billy", ("pistol",), zombies={"z1": "5,3"}, dice=[1])
    t.choose("skip")
    t.choose("attack", card="pistol", target="z1")
    assert t.kind != "ranged-attack"
    assert t.heroes["billy"]["items"] == []


def test_the_police_shotgun_hits_a_whole_space_spares_heroes_and_has_three_shots() -> None:
    t = hero_turn("billy", ("police-shotgun",), zombies={"z1": "5,3", "z2": "5,3"}, others={"sam": "5,3"}, dice=[3, 2])
    t.choose("skip")
    t.choose("attack", card="police-shotgun", to="5,3")
    t.passes()
    assert list(t.zombies) == ["z2"]
    assert t.heroes["sam"]["wounds"] == 0
    assert charges(t) == {"police-shotgun": [2]}
    facts = {"charges": {"police-shotgun": [1]}}
    t = hero_turn(
        "billy", zombies={"z1": "5,3"}, others={"sam": {"space": "4,3", "items": ["police-shotgun"], **facts}}
    )
    t.choose("skip")
    t.choose("skip")
    t.choose("attack", card="police-shotgun", to="5,3")
    t.passes()
    assert t.heroes["sam"]["items"] == []
    assert "police-shotgun" in t.state["hero_discard"]


def test_the_markers_of_cards_come_back_from_a_save() -> None:
    t = hero_turn("billy", ("bandages",), wounds=1)
    t.choose("use-item", card="bandages")
    other = Table()
    other.must(cmd="load", save=t.must(cmd="save")["save"])
    assert charges(other) == {"bandages": [2]}
    again = Table()
    again.must(cmd="situation", game="last-night-on-earth", seed=1, situation=t.state)
    assert charges(again) == {"bandages": [2]}
    assert t.view("zombies-1")["heroes"]["billy"]["charges"] == {"bandages": [2]}
