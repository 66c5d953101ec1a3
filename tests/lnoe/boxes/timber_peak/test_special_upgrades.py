"""Special Upgrades: each works, not without its condition, and more with its Boost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.rules.learning import activated, bought, learnt, meeting, scene
from tests.lnoe.rules.scenes import rolls


def test_first_aid_heals_one_wound_here_in_place_of_the_move_action() -> None:
    heroes = {
        "sam": {"space": "3,3", "wounds": 1, "upgrades": bought("first-aid")},
        "jenny": {"space": "3,3", "wounds": 1},
        "billy": {"space": "7,3", "wounds": 1},
    }
    t = scene(heroes=heroes)
    t.choose("activate", hero="sam")
    assert t.values("use-item", "hero", card="first-aid") == ["jenny", "sam"]
    t.choose("use-item", card="first-aid", hero="jenny")
    assert t.heroes["jenny"]["wounds"] == 0
    assert t.kind not in ("move-action", "move-hero")


@pytest.mark.parametrize("boosted", [False, True])
def test_boosted_first_aid_helps_another_at_the_end_of_the_turn(boosted: bool) -> None:
    heroes = {
        "sam": {"space": "3,3", "wounds": 1, "upgrades": bought("first-aid", boosted)},
        "jenny": {"space": "3,3", "wounds": 1, "activated": True},
    }
    t = scene(heroes=heroes)
    t.choose("skip")
    assert t.offers("use-item", card="first-aid", hero="jenny", mode="for-free") == boosted
    assert not t.offers("use-item", card="first-aid", hero="sam")
    if boosted:
        t.choose("use-item", card="first-aid")
        assert t.heroes["jenny"]["wounds"] == 0


BARRICADES: dict[str, Any] = {
    "boxes": ["base", "survival-of-the-fittest", "timber-peak"],
    "switches": {"experience": "on", "barricades": "on"},
}


@pytest.mark.parametrize(("die", "upgrades", "able"), [(2, True, False), (3, True, True), (3, False, False)])
def test_handy_builds_with_three(die: int, upgrades: bool, able: bool) -> None:
    t = activated("johnny", space="1,1", dice=[die], upgrades=bought("handy") if upgrades else [], **BARRICADES)
    t.choose("roll-movement")
    assert t.offers("build") == able


@pytest.mark.parametrize(("boosted", "markers"), [(False, 1), (True, 2)])
def test_boosted_handy_adds_two_markers(boosted: bool, markers: int) -> None:
    wall = [{"edge": ["1,1", "2,1"], "reinforcements": 0}]
    facts = {"upgrades": bought("handy", boosted), "barricades": wall, **BARRICADES}
    t = activated("johnny", space="1,1", dice=[3], **facts)
    t.choose("roll-movement")
    t.choose("reinforce")
    assert t.state["barricades"][0]["reinforcements"] == markers


def test_handy_stays_in_the_box_while_nobody_builds() -> None:
    assert "handy" not in scene(heroes={"billy": "3,3"}).state["piles"]["special-upgrades"]["deck"]


@pytest.mark.parametrize(
    ("boosted", "die", "ignored"), [(False, 5, False), (False, 6, True), (True, 5, True), (True, 4, False)]
)
def test_intuition_may_ignore_a_wound(boosted: bool, die: int, ignored: bool) -> None:
    t = meeting([2, 1, 3, die], upgrades=bought("intuition", boosted))
    t.choose("use-item", card="intuition")
    assert (t.heroes["billy"]["wounds"] == 0) == ignored
    assert t.state["experience"] == (not ignored)
    assert not t.offers("use-item", card="intuition")


@pytest.mark.parametrize(("boosted", "die", "lives"), [(False, 4, False), (False, 5, True), (True, 4, True)])
def test_iron_resolve_keeps_the_last_box(boosted: bool, die: int, lives: bool) -> None:
    t = meeting([2, 1, 3, die], wounds=1, upgrades=bought("iron-resolve", boosted))
    assert t.heroes["billy"]["alive"] == lives
    assert t.saw("clung-to-life", who="billy") == lives
    if lives:
        assert t.heroes["billy"]["wounds"] == 1


def test_iron_resolve_is_not_rolled_for_a_wound_that_does_not_kill() -> None:
    t = meeting([2, 1, 3], upgrades=bought("iron-resolve"))
    assert not rolls(t, "prevent")


def test_iron_resolve_takes_a_second_infected_marker_off_again() -> None:
    t = meeting(
        [2, 1, 3, 6, 5],
        "sam",
        tokens={"infected": 1},
        upgrades=bought("iron-resolve"),
        hands={"zombies-1": ["infected"]},
    )
    t.passes("heroes-1")
    t.choose("play-card", card="infected")
    t.passes()
    assert t.heroes["sam"]["alive"]
    assert t.heroes["sam"]["tokens"] == {"infected": 1}


@pytest.mark.parametrize("picks", [False, True])
def test_lock_pick_opens_locked_doors_for_good(picks: bool) -> None:
    facts = {
        "markers": [{"kind": "locked-door", "edge": ["1,1", "2,1"]}],
        "upgrades": bought("lock-pick") if picks else [],
    }
    t = activated("jenny", space="2,1", dice=[3], **facts)
    t.choose("roll-movement")
    assert t.offers("step", to="1,1") == picks
    if picks:
        t.choose("step", to="1,1")
        assert t.state["markers"] == []


@pytest.mark.parametrize("boosted", [False, True])
def test_boosted_lock_pick_lets_those_who_follow_through(boosted: bool) -> None:
    heroes = {"jenny": {"space": "7,3", "upgrades": bought("lock-pick", boosted)}, "sam": "2,1"}
    t = scene(heroes=heroes, markers=[{"kind": "locked-door", "edge": ["1,1", "2,1"]}], dice=[3])
    t.choose("activate", hero="jenny")
    t.choose("skip")
    t.choose("roll-movement")
    assert t.offers("step", to="1,1") == boosted


def test_natural_leader_takes_a_discarded_card_once_in_place_of_a_search() -> None:
    t = activated(space="1,1", upgrades=bought("natural-leader"), hero_discard=["torch", "faith"], experience=1)
    t.choose("use-item", card="natural-leader")
    assert t.values("choose", "card") == ["faith", "torch"]
    t.choose("choose", card="torch")
    assert t.heroes["billy"]["items"] == ["torch"]
    assert learnt(t) == 1
    assert [row["effect"] for row in t.state["effects"]] == ["natural-leader-used"]


USED = [{"effect": "natural-leader-used", "who": "billy", "amount": 1, "until": "game"}]


@pytest.mark.parametrize(("boosted", "tokens", "able"), [(False, 2, False), (True, 1, False), (True, 2, True)])
def test_boosted_it_costs_two_experience_from_then_on(boosted: bool, tokens: int, able: bool) -> None:
    facts = {"hero_discard": ["torch", "faith"], "experience": tokens, "effects": USED}
    t = activated(space="1,1", upgrades=bought("natural-leader", boosted), **facts)
    if t.kind == "buy-upgrade":
        t.choose("done")
    assert t.offers("use-item", card="natural-leader") == able
    if able:
        t.choose("use-item", card="natural-leader")
        assert learnt(t) == 0


def test_natural_leader_is_nothing_outdoors_or_without_a_discarded_card() -> None:
    t = activated(upgrades=bought("natural-leader"), hero_discard=["torch"])
    assert not t.offers("use-item", card="natural-leader")
    t = activated(space="1,1", upgrades=bought("natural-leader"))
    assert not t.offers("use-item", card="natural-leader")


@pytest.mark.parametrize(("boosted", "again"), [(False, 1), (True, 2)])
def test_resourceful_draws_two_once_a_turn_and_boosted_always(boosted: bool, again: int) -> None:
    t = activated(space="1,1", upgrades=bought("resourceful", boosted))
    t.choose("search")
    t.choose("choose", draw=2)
    assert len(t.options) == 2 or len({o["card"] for o in t.options}) == 1
    t.choose("choose")
    shown = [row["effect"] for row in t.state["effects"]]
    assert shown == ["been-resourceful"]
    facts = {"effects": [{"effect": "been-resourceful", "who": "billy", "amount": 1, "until": "turn"}]}
    t = activated(space="1,1", upgrades=bought("resourceful", boosted), **facts)
    t.choose("search")
    assert t.offers("choose", draw=2) == (again == 2)


@pytest.mark.rule("13.6.1")
def test_for_jake_the_boost_of_resourceful_is_automatic() -> None:
    t = activated("jake-cartwright", space="1,1", upgrades=bought("resourceful"))
    assert t.heroes["jake-cartwright"]["upgrades"] == [{"card": "resourceful", "boosted": True}]
    t.choose("search")
    assert t.offers("choose", draw=3)
