"""Salvage Tokens and the Salvage Mission."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import board_from
from tests.lnoe.boxes.blood_in_the_forest.scenes import BOXES, CHAMPIONS, table
from tests.table import GRID, Refused, Table, new_game

FOREST = board_from(
    {
        "layout": "forest-only",
        "boards": [
            *("forest-center", "bf-tower-relay", "bf-old-cabin", "bf-thrashers-mill", "bf-ranger-station"),
            *(f"bf-straight-{number}" for number in range(1, 5)),
        ],
    }
)
AIRFIELD = {"grid": {**GRID["grid"], "center": ["4,4"]}}
BAG = {"nothing": 3, "supplies": 4, "free-search": 3, "survivor": 2, "zombie-attack": 3, "zombie-champion": 1}
PIT_STOP, DISTRESS_CALL, ZOMBIE_HUNT = "mission-pit-stop", "mission-distress-call", "mission-zombie-hunt"


def only(found: str, mission: str = PIT_STOP) -> dict[str, int]:
    """The bag holds nothing but tokens of one kind."""
    return {mission: 1, **{f"salvage-{name}": (BAG[name] if name == found else 0) for name in BAG}}


def mission(notes: dict[str, int], **more: Any) -> Table:
    more.setdefault("board", AIRFIELD)
    more.setdefault("markers", [{"kind": "airplane", "space": "4,4"}])
    more.setdefault("switches", CHAMPIONS)
    return table(scenario="salvage-mission", notes=notes, **more)


def turns(found: str, which: str = PIT_STOP, **more: Any) -> Table:
    """Billy moves into the church, where a token of this kind lies, and turns it."""
    more.setdefault("heroes", {"billy": "2,1", "becky": "7,0"})
    markers = [{"kind": "airplane", "space": "4,4"}, {"kind": "salvage", "building": "church"}]
    t = mission(only(found, which), markers=markers, acting="billy", **more)
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    if t.offers("step"):
        t.choose("stop")
    assert t.decision is not None
    t.choose("choose", use="yes")
    return t


# -- laying and turning ------------------------------------------------------------------------------------


@pytest.mark.rule("16.6.11", "16.6.11.1")
def test_two_lie_on_each_town_board_and_one_on_each_forest_board() -> None:
    t = new_game(scenario="salvage-mission", profile="complete", boxes=BOXES, special_rules=[])
    while t.kind == "place-hero":
        t.choose("place")
    lying = [marker["building"] for marker in t.state["markers"] if marker["kind"] == "salvage"]
    assert len(lying) == len(set(lying)) == 16
    straights = [name for name in lying if "straight" in name]
    assert len({name.rpartition("-forest-")[0] for name in straights}) == len(straights) == 4


@pytest.mark.rule("16.6.11")
def test_salvage_tokens_go_with_no_other_markers_of_their_sort() -> None:
    boxes = ["base", "growing-hunger", "blood-in-the-forest"]
    with pytest.raises(Refused, match="not used together"):
        new_game(boxes=boxes, special_rules=["salvage-tokens", "free-search-markers"], scenario="die-zombies-die")


@pytest.mark.rule("16.6.11.2")
def test_a_token_is_turned_only_by_who_has_moved_there_and_is_gone_then() -> None:
    markers = [{"kind": "airplane", "space": "4,4"}, {"kind": "salvage", "building": "church"}]
    t = mission(only("nothing"), heroes={"billy": "0,0", "becky": "7,0"}, markers=markers, acting="billy")
    t.choose("skip")
    assert not t.offers("choose", use="yes"), "who stays where one lies does not turn it"
    t = turns("nothing")
    assert t.saw("salvaged-nothing", who="billy")
    assert [marker["kind"] for marker in t.state["markers"]] == ["airplane"]


@pytest.mark.rule("16.6.11.2")
@pytest.mark.parametrize(("which", "kept"), [(PIT_STOP, {"supplies": 1}), (DISTRESS_CALL, None)])
def test_supplies_teach_and_stay_with_the_hero_where_they_are_asked_for(which: str, kept: dict[str, int]) -> None:
    t = turns("supplies", which)
    assert t.heroes["billy"]["experience"] == 1
    assert t.heroes["billy"].get("tokens") == kept


@pytest.mark.rule("16.6.11.2")
@pytest.mark.parametrize(("which", "kept"), [(DISTRESS_CALL, {"survivor": 1}), (PIT_STOP, None)])
def test_a_survivor_brings_a_townsfolk_event_and_stays_where_asked_for(which: str, kept: dict[str, int]) -> None:
    t = turns("survivor", which, hero_discard=["jeb-the-grease-monkey", "faith"])
    assert "faith" not in t.values("choose", "card")
    assert "farmer-sty" in t.values("choose", "card"), "out of the deck too"
    t.choose("choose", card="jeb-the-grease-monkey")
    assert "jeb-the-grease-monkey" in t.state["hands"]["heroes-1"]
    assert t.heroes["billy"].get("tokens") == kept


@pytest.mark.rule("16.6.11.2")
def test_a_free_search_is_made_at_once() -> None:
    t = turns("free-search", hero_deck=["torch"])
    assert t.heroes["billy"]["items"] == ["torch"]


@pytest.mark.rule("16.6.11.2")
def test_a_zombie_of_the_pool_may_wait_in_the_dark() -> None:
    t = turns("zombie-attack")
    assert (t.seat, t.kind) == ("zombies-1", "place-zombie")
    t.choose("place", to="1,1")
    assert [fact["space"] for fact in t.zombies.values()] == ["1,1"]
    t = turns("zombie-attack")
    t.choose("done")
    assert t.zombies == {}


@pytest.mark.rule("12.4.5")
def test_a_token_on_a_building_that_is_destroyed_goes_to_another() -> None:
    markers = [{"kind": "airplane", "space": "8,5"}, {"kind": "salvage", "building": "old-cabin"}]
    cabin = FOREST.names[FOREST.place("old-cabin")[0]]
    t = mission(
        {PIT_STOP: 1}, board=FOREST.description, heroes={"billy": "8,5"}, markers=markers, turn="zombies", step="place",
        spawn_due=[], fires=[{"space": cabin}], dice=[6, 2, 1],
    )  # fmt: skip
    t.passes()
    assert t.saw("marker", kind="destroyed", building="old-cabin", on=True)
    assert [one["building"] for one in t.state["markers"] if one["kind"] == "salvage"] == ["tower-relay"]


def turned_in_the_woods(hero: str, **more: Any) -> Table:
    """A Hero walks into a numbered forest space, where a free search lies under the token."""
    wood = next(building for building in FOREST.buildings if building.id == "bf-old-cabin-forest-1")
    camp, inside = FOREST.names[FOREST.center[0]], FOREST.names[wood.spaces[0]]
    beside = FOREST.names[FOREST.hero_steps[wood.spaces[0]][0]]
    markers = [{"kind": "airplane", "space": camp}, {"kind": "salvage", "building": wood.id}]
    heroes = {hero: beside, "becky": camp}
    t = mission(only("free-search"), board=FOREST.description, heroes=heroes, markers=markers, acting=hero, **more)
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to=inside)
    assert not t.offers("search"), "nobody searches the woods otherwise"
    t.choose("choose", use="yes")
    return t


@pytest.mark.rule("16.6.11.2", "3.3.6.3")
def test_a_free_search_is_made_in_a_forest_too() -> None:
    t = turned_in_the_woods("sheriff-anderson", hero_deck=["torch"])
    assert t.heroes["sheriff-anderson"]["items"] == ["torch"]
    t.nothing_pending()


@pytest.mark.rule("16.6.11.2", "16.3.9.1")
def test_an_ability_in_place_of_a_search_is_used_for_free_where_there_is_no_building() -> None:
    t = turned_in_the_woods("agent-carter", hero_deck=["faith", "lighter", "keys", "torch", "ammo"])
    t.choose("ability", ability="hunt-for-information")
    t.passes()
    assert sorted(t.heroes["agent-carter"]["items"]) == ["ammo", "torch"]


@pytest.mark.rule("16.6.11.2")
def test_a_behemoth_may_come_that_does_not_count_against_the_pool() -> None:
    t = turns("zombie-champion", figures={"behemoth": 1})
    assert (t.seat, t.kind) == ("zombies-1", "choose")
    t.choose("choose", zombie="b1")
    assert t.zombies["b1"]["space"] == "1,1"
    assert t.zombies["b1"]["tokens"] == {"extra-champion": 1}


@pytest.mark.rule("16.6.11.2")
def test_with_none_in_the_pool_one_on_the_board_comes_over_or_nobody() -> None:
    t = turns("zombie-champion", figures={"behemoth": 0}, zombies={"b2": {"space": "7,5", "wounds": 1}})
    assert t.values("choose", "zombie") == ["b2"]
    t.choose("choose", zombie="b2")
    assert (t.zombies["b2"]["space"], t.zombies["b2"]["wounds"]) == ("1,1", 1)
    t = turns("zombie-champion", figures={"behemoth": 1})
    t.choose("done")
    assert t.zombies == {}


@pytest.mark.rule("16.6.11.2")
def test_where_it_is_hunted_the_super_behemoth_comes() -> None:
    t = turns("zombie-champion", ZOMBIE_HUNT)
    assert (t.zombies["s1"]["kind"], t.zombies["s1"]["health"]) == ("super-behemoth", 5)


# -- the mission -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "which"),
    [(1, PIT_STOP), (2, PIT_STOP), (3, DISTRESS_CALL), (4, DISTRESS_CALL), (5, ZOMBIE_HUNT), (6, ZOMBIE_HUNT)],
)
def test_a_die_says_what_the_heroes_have_come_for(die: int, which: str) -> None:
    t = new_game(scenario="salvage-mission", profile="complete", boxes=BOXES, special_rules=[], dice=[die])
    assert [note for note in t.state["notes"] if note.startswith("mission-")] == [which]
    heroes = [row for row in t.state["objectives"] if row["side"] == "heroes"]
    assert len(heroes) == 1, "the other missions are not shown"


def test_all_feral_dead_start_on_the_yellow_pits_and_come_again_when_killed() -> None:
    t = new_game(scenario="salvage-mission", profile="complete", boxes=BOXES, special_rules=[])
    while t.kind == "place-hero":
        t.choose("place")
    feral = {name: fact["space"] for name, fact in t.zombies.items() if fact["kind"] == "feral-dead"}
    assert len(feral) == 6
    assert Counter(feral.values()).most_common(1)[0][1] == 1
    assert {fact["space"] for fact in t.heroes.values()} == {next(
        marker["space"] for marker in t.state["markers"] if marker["kind"] == "airplane"
    )}  # fmt: skip
    t = mission(
        {PIT_STOP: 1}, heroes={"billy": "3,3"}, zombies={"f1": "3,3"}, figures={"feral-dead": 0}, acting="billy"
    )
    t.dice(6, 6, 1)
    t.choose("skip")
    t.passes()
    assert t.state["figures"]["feral-dead"] == 1


@pytest.mark.rule("14.5")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_mission_brings_feral_dead_and_experience_under_every_profile(profile: str, players: int) -> None:
    boxes = ["base", "blood-in-the-forest"]
    t = new_game(scenario="salvage-mission", profile=profile, boxes=boxes, players=players, special_rules=[])
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert t.state["figures"] == {"behemoth": 2, "feral-dead": 0}
    assert t.state["experience"] == 0


def home(notes: dict[str, int], **heroes: Any) -> Table:
    """The last Hero ends the turn."""
    t = mission(notes, heroes=heroes, acting=next(iter(heroes)))
    t.choose("skip")
    t.passes()
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    return t


@pytest.mark.parametrize(
    ("marker", "which", "needed", "reason"),
    [("supplies", PIT_STOP, 3, "supplies-flown-out"), ("survivor", DISTRESS_CALL, 2, "survivors-flown-out")],
)
def test_what_was_asked_for_at_the_airplane_with_two_heroes_wins(
    marker: str, which: str, needed: int, reason: str
) -> None:
    def bring(count: int, second: str) -> Table:
        return home({which: 1}, billy={"space": "4,4", "tokens": {marker: count}}, becky={"space": second})

    t = bring(needed, "4,4")
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", reason)
    assert bring(needed - 1, "4,4").result is None
    assert bring(needed, "4,5").result is None, "one Hero is not enough"


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("which", "notes", "tokens", "over"),
    [
        (PIT_STOP, {}, {"supplies": 3}, True),
        (PIT_STOP, {}, {"supplies": 2}, False),
        (DISTRESS_CALL, {}, {"survivor": 2}, True),
        (DISTRESS_CALL, {}, {"survivor": 1}, False),
        (ZOMBIE_HUNT, {"killed-super-behemoth": 1}, {}, True),
        (ZOMBIE_HUNT, {}, {}, False),
    ],
)
def test_the_second_hero_at_the_airplane_wins_at_once(
    which: str, notes: dict[str, int], tokens: dict[str, int], over: bool
) -> None:
    heroes = {"billy": {"space": "3,4", "tokens": tokens}, "becky": {"space": "4,4"}}
    t = mission({which: 1, **notes}, heroes=heroes, zombies={"z1": "4,4"}, acting="billy", dice=[3])
    t.choose("roll-movement")
    t.choose("step", to="4,4")
    assert (t.result is not None) is over


@pytest.mark.parametrize("killed", [0, 1])
def test_the_hunt_is_won_with_the_behemoth_dead_and_two_heroes_back(killed: int) -> None:
    t = home({ZOMBIE_HUNT: 1, "killed-super-behemoth": killed}, billy={"space": "4,4"}, becky={"space": "4,4"})
    assert (t.result is not None) is bool(killed)
    if t.result is not None:
        assert t.result["reason"] == "largest-of-the-dead-slain"


@pytest.mark.parametrize(("which", "lost"), [(PIT_STOP, True), (DISTRESS_CALL, True), (ZOMBIE_HUNT, False)])
def test_the_second_dead_hero_loses_unless_they_hunt(which: str, lost: bool) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "becky": "7,0", "jake-cartwright": "7,0"}
    t = mission({which: 1}, heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=1, acting="billy")
    t.dice(1, 2, 6)
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is lost


def test_the_third_dead_hero_loses_the_hunt_and_so_does_sundown() -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "becky": "7,0"}
    t = mission({ZOMBIE_HUNT: 1}, heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=2, acting="billy")
    t.dice(1, 2, 6)
    t.choose("skip")
    t.passes()
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")
    t = mission({ZOMBIE_HUNT: 1}, heroes={"billy": "3,3"}, turn="zombies", step="sun", round=13, sun=1)
    assert t.result is not None
    assert t.result["reason"] == "sundown"
