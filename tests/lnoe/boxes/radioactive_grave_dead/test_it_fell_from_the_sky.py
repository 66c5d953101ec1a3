"""It Fell from the Sky"""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Table, new_game, table

BOXES = ["base", "radioactive-grave-dead"]
ROCK = {"kind": "meteorite", "space": "4,3"}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    facts: dict[str, Any] = {"sun": 8, "markers": [ROCK], "heroes": {"billy": "0,5", "becky": "7,0"}, **situation}
    return table(dice=dice, scenario="it-fell-from-the-sky", **{"boxes": BOXES, **facts})


def wounds(t: Table) -> int:
    return int(t.state["notes"].get("wounds-meteorite", 0))


def acts(hero: str, dice: list[int] | None = None, **situation: Any) -> Table:
    t = night(dice, **situation)
    t.choose("activate", hero=hero)
    t.passes()
    return t


def billy(space: str, *items: str, **more: Any) -> dict[str, Any]:
    return {"billy": {"space": space, "items": list(items), **more}, "becky": "7,0"}


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_it_lies_in_the_centre_and_the_grave_dead_glow(players: int, profile: str) -> None:
    boxes = BOXES if profile == "original-advanced" else ["base", "growing-hunger", "radioactive-grave-dead"]
    t = new_game(scenario="it-fell-from-the-sky", boxes=boxes, players=players, profile=profile, seed=players)
    while t.state["round"] < 1:
        t.must(cmd="choose", option="0")
    state = t.state
    assert [m["kind"] for m in state["markers"]] == ["meteorite"]
    assert state["grave_dead"] == "radioactive"
    glowing = state["figures"]["radioactive"] + sum(z["kind"] == "grave-dead" for z in state["zombies"].values())
    assert glowing == 7
    assert state["sun"] == 16
    assert len({e["who"] for e in t.events if e["type"] == "drew" and "who" in e}) >= 4


@pytest.mark.rule("13.11.1")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_who_has_no_start_location_starts_in_a_random_building_without_a_free_card(profile: str) -> None:
    board = {"center": "town-center", "outer": ["school", "hospital", "church", "plant"]}
    heroes = ["becky", "johnny", "jenny", "sally"]  # Jenny's farm is not on this board
    more = {"special_rules": []} if profile == "complete" else {}
    t = new_game(
        scenario="it-fell-from-the-sky", boxes=BOXES, heroes=heroes, board=board, profile=profile, seed=1, **more
    )
    while t.state["round"] == 0 and t.kind != "spend-spawn":
        t.must(cmd="choose", option="0")
    assert t.saw("building-rolled")
    drawn = [event["who"] for event in t.events if event["type"] == "drew" and "who" in event]
    assert sorted(drawn) == sorted(heroes), "one each, as every Hero has in this night"


def test_at_first_grave_dead_may_be_put_with_it_and_others_may_not() -> None:
    t = new_game(scenario="it-fell-from-the-sky", boxes=BOXES, seed=3)
    while t.kind != "spend-spawn":
        t.must(cmd="choose", option="0")
    (rock,) = [m["space"] for m in t.state["markers"] if m["kind"] == "meteorite"]
    t.choose("buy", what="standard")
    assert rock not in t.values("place", "to")
    t.must(cmd="choose", option="0")
    t.choose("buy", what="grave-dead")
    assert rock in t.values("place", "to")
    t.choose("place", to=rock)
    assert any(z["space"] == rock for z in t.zombies.values())


def test_later_they_rise_from_the_pits_alone() -> None:
    t = night([4], turn="zombies", step="place", round=3, grave_dead="radioactive", spawn_due=["zombies-1"])
    t.choose("buy", what="grave-dead")
    assert t.values("place", "to") == ["0,5", "7,5"]


# -- wounds to it ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "hits"), [(4, 1), (3, 0)])
def test_a_shot_that_would_hit_a_zombie_is_one_wound(die: int, hits: int) -> None:
    t = acts("billy", heroes=billy("2,3", "revolver"))
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="revolver", target="meteorite")
    assert wounds(t) == hits


def test_a_kill_is_one_wound_too() -> None:
    t = acts("billy", heroes=billy("2,3", "signal-flare"))
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="signal-flare", target="meteorite")
    assert wounds(t) == 1


@pytest.mark.parametrize(("again", "hits"), [("yes", 1), ("no", 0)])
def test_who_may_roll_again_after_a_miss_may_do_so_here_too(again: str, hits: int) -> None:
    learned = billy("2,3", "revolver", upgrades=[{"card": "trick-shot"}])
    t = acts("billy", boxes=[*BOXES, "timber-peak"], heroes=learned, switches={"experience": "on"})
    while not t.offers("attack"):
        t.choose("skip")
    t.dice(2, 5)
    t.choose("attack", card="revolver", target="meteorite")
    t.choose("choose", reroll=again)
    assert wounds(t) == hits


def test_a_blast_of_shot_rolls_for_it_as_for_each_zombie_there() -> None:
    t = acts("billy", heroes=billy("3,3", "pump-shotgun"), zombies={"z1": "4,3"})
    t.choose("skip")
    t.dice(1, 6, 6)
    t.choose("attack", card="pump-shotgun", to="4,3")
    t.passes()
    assert list(t.zombies) == ["z1"]
    assert wounds(t) == 1


def test_an_empty_space_with_it_is_a_target_and_one_without_is_not() -> None:
    t = acts("billy", heroes=billy("3,3", "pump-shotgun"))
    t.choose("skip")
    assert t.values("attack", "to") == ["4,3"]


@pytest.mark.parametrize(("hit", "done"), [(2, 5), (1, 0)])
def test_an_explosive_that_hits_does_d6(hit: int, done: int) -> None:
    t = acts("billy", heroes=billy("2,3", "dynamite", "lighter"))
    t.choose("skip")
    t.dice(hit, 5)
    t.choose("attack", card="dynamite", to="4,3")
    assert wounds(t) == done


@pytest.mark.parametrize(("gas", "dice", "done"), [("4,3", [6, 4], 4), ("5,3", [6, 3, 4], 4), ("5,3", [6, 2], 0)])
def test_gas_that_goes_off_there_or_beside_it_on_three_or_more(gas: str, dice: list[int], done: int) -> None:
    t = acts("billy", heroes=billy("3,4", "lighter"), markers=[ROCK, {"kind": "gas", "space": gas}])
    t.choose("skip")
    t.dice(*dice[:1], *([1] if gas == "4,3" else []), *dice[1:])
    t.choose("attack", card="lighter", target="gas")
    assert t.saw("explosion")
    assert wounds(t) == done


def test_a_hero_who_goes_out_with_a_bang_beside_it_takes_some_of_it_along() -> None:
    heroes = {"billy": {"space": "3,3", "items": ["dynamite"]}, "becky": "7,0"}
    boxes = ["base", "stock-up", "radioactive-grave-dead"]
    t = night([3, 4], heroes=heroes, boxes=boxes, hands={"heroes-1": ["ill-see-you-in-hell"]})
    t.choose("play-card", card="ill-see-you-in-hell")
    assert wounds(t) == 4


@pytest.mark.parametrize(("dice", "hits"), [([5, 6], 2), ([5, 4], 1), ([4, 4], 0)])
def test_a_hero_in_its_space_rolls_fight_dice_against_it(dice: list[int], hits: int) -> None:
    t = night([6, *dice], heroes=billy("4,3"))
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("choose", strike="yes")
    assert wounds(t) == hits


def test_after_the_fights_and_only_who_likes() -> None:
    t = night([6], heroes=billy("4,3"), zombies={"z1": "4,3"})
    t.choose("activate", hero="billy")
    t.dice(6, 6, 1, 5, 5)
    t.choose("skip")
    t.passes()
    assert t.saw("killed", who="z1")
    t.choose("choose", strike="no")
    assert wounds(t) == 0


def test_who_dies_in_those_fights_strikes_no_more() -> None:
    t = night([6], heroes=billy("4,3", wounds=1), zombies={"z1": "4,3"})
    t.choose("activate", hero="billy")
    t.dice(1, 2, 6)
    t.choose("skip")
    t.passes()
    assert not t.heroes["billy"]["alive"]
    assert not t.offers("choose", strike="yes")


def test_johnny_may_strike_it_on_the_move() -> None:
    t = acts("johnny", heroes={"johnny": "2,3", "becky": "7,0"})
    t.dice(5)
    t.choose("roll-movement")
    t.choose("step", to="3,3")
    t.dice(5, 5)
    t.choose("step", to="4,3")
    t.choose("choose", strike="yes")
    assert wounds(t) == 2
    t.choose("step", to="5,3")
    assert t.heroes["johnny"]["space"] == "5,3"


def test_others_may_not() -> None:
    t = acts("billy", heroes=billy("2,3"))
    t.dice(5)
    t.choose("roll-movement")
    t.choose("step", to="3,3")
    t.choose("step", to="4,3")
    assert not t.offers("choose", strike="yes")
    assert t.offers("step", to="5,3"), "nor does it end the move"


# -- radiation ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "die", "hurt"), [("4,3", 2, 1), ("4,3", 3, 0), ("4,4", 1, 1), ("4,4", 2, 0), ("4,5", 1, 0)]
)
def test_who_begins_a_turn_there_or_next_to_it_may_be_wounded(space: str, die: int, hurt: int) -> None:
    t = night([die], heroes=billy(space))
    t.choose("activate", hero="billy")
    t.passes()
    assert t.heroes["billy"]["wounds"] == hurt
    assert t.heroes["becky"]["wounds"] == 0


# -- gas ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "goes_off"), [(3, True), (2, False)])
def test_what_hits_a_whole_space_may_set_off_the_gas_in_it(die: int, goes_off: bool) -> None:
    t = acts(
        "billy",
        heroes=billy("0,5", "pump-shotgun"),
        zombies={"z1": "1,5"},
        markers=[ROCK, {"kind": "gas", "space": "1,5"}],
    )
    t.choose("skip")
    t.dice(1, die, 6, 6)
    t.choose("attack", card="pump-shotgun", to="1,5")
    t.passes()
    assert t.saw("explosion", to="1,5") is goes_off


@pytest.mark.parametrize(("die", "both"), [(3, True), (2, False)])
def test_gas_sets_off_gas_beside_it(die: int, both: bool) -> None:
    gas = [{"kind": "gas", "space": "1,3"}, {"kind": "gas", "space": "2,3"}]
    t = acts("billy", heroes=billy("3,5", "lighter"), markers=[{"kind": "meteorite", "space": "7,3"}, *gas])
    t.choose("skip")
    t.dice(6, die)
    t.choose("attack", card="lighter", to="2,3", target="gas")
    assert t.saw("explosion", to="1,3") is both


def test_in_other_scenarios_it_does_not() -> None:
    gas = [{"kind": "gas", "space": "1,3"}, {"kind": "gas", "space": "2,3"}]
    t = table(boxes=BOXES, heroes=billy("3,5", "lighter"), markers=gas)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.dice(6, 6, 6)
    t.choose("attack", card="lighter", to="2,3", target="gas")
    assert not t.saw("explosion", to="1,3")


# -- the end -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "over"), [(11, True), (10, False)])
def test_twelve_wounds_destroy_it(before: int, over: bool) -> None:
    t = acts("billy", heroes=billy("2,3", "revolver"), notes={"wounds-meteorite": before})
    shown = next(o for o in t.view("heroes-1")["objectives"] if o["reason"] == "meteorite-destroyed")
    assert (shown["done"], shown["needed"]) == (before, 12)
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="revolver", target="meteorite")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "meteorite-destroyed")


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_the_zombies_win_at_sundown(sun: int, over: bool) -> None:
    t = night(sun=sun)
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.parametrize(("dead", "over"), [(3, True), (2, False)])
@pytest.mark.rule("2.2.1")
def test_or_with_the_fourth_dead_hero(dead: int, over: bool) -> None:
    t = acts("billy", heroes=billy("0,5", wounds=1), zombies={"z1": "0,5"}, heroes_killed=dead)
    t.dice(1, 2, 6)
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")
