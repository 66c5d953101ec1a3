"""The Hero turn and the Move Action.  [6.4, 8.3, 8.4]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, INERT, order, rolls, seen
from tests.table import Table, table


def billy_at(space: str, dice: list[int] | None = None, **more: Any) -> Table:
    """Billy is about to take his Move Action; Becky waits in the church. His roll gives one space more."""
    heroes = {"billy": {"space": space, **more.pop("billy", {})}, **more.pop("others", FAR)}
    t = table(dice=dice, heroes=heroes, **more)
    t.choose("activate", hero="billy")
    return t


def sheriff_at(space: str, dice: list[int] | None = None, **more: Any) -> Table:
    """The Sheriff, who has no ability that touches movement."""
    t = table(dice=dice, heroes={"sheriff-anderson": space, **FAR}, **more)
    t.choose("activate", hero="sheriff-anderson")
    return t


@pytest.mark.rule("6.4")
def test_the_heroes_act_in_any_order_each_once() -> None:
    t = table(heroes={"billy": "3,3", "sally": "5,3", "becky": "7,5"})
    assert t.values("activate", "hero") == ["becky", "billy", "sally"]
    t.choose("activate", hero="sally")
    t.choose("skip")
    assert t.values("activate", "hero") == ["becky", "billy"]


@pytest.mark.rule("6.4")
def test_a_hero_finishes_before_the_next_one_begins() -> None:
    t = table(
        dice=[6, 4, 6, 5, 1],
        heroes={"billy": {"space": "3,3", "items": ["revolver"]}, "sally": "3,4", **FAR},
        zombies={"z1": "3,4", "z2": "5,4"},
    )
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="3,4")
    assert (t.kind, t.decision["actor"] if t.decision else "") == ("exchange", "billy")
    t.choose("done")
    assert t.kind == "ranged-attack"
    t.choose("attack", target="z2")
    assert t.kind == "activate-hero"
    assert order(t, "movement", "ranged", "hero-fight") == ["movement", "ranged", "hero-fight"]


# -- the Move Action ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.1", "8.3")
def test_outside_a_building_there_is_nothing_to_search() -> None:
    t = sheriff_at("3,3")
    assert t.offers("roll-movement")
    assert not t.offers("search")


@pytest.mark.rule("6.4.1", "8.3")
def test_inside_a_building_a_hero_moves_or_searches() -> None:
    t = sheriff_at("1,1")
    assert t.offers("roll-movement")
    assert t.offers("search")


@pytest.mark.rule("8.3")
def test_a_hero_may_roll_first_and_search_after_all() -> None:
    t = sheriff_at("1,1", dice=[6], hero_deck=["torch"])
    t.choose("roll-movement")
    t.choose("search")
    assert t.heroes["sheriff-anderson"]["items"] == ["torch"]
    assert t.heroes["sheriff-anderson"]["space"] == "1,1"


@pytest.mark.rule("8.3")
def test_who_has_moved_cannot_search() -> None:
    t = sheriff_at("1,1", dice=[6])
    t.choose("roll-movement")
    t.choose("step", to="1,0")
    assert not t.offers("search")
    t.choose("stop")
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


@pytest.mark.rule("8.3", "8.5")
def test_who_has_searched_cannot_move() -> None:
    t = sheriff_at("1,1", hero_deck=["torch"])
    t.choose("search")
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("die", [1, 2, 4])
def test_a_hero_moves_at_most_as_many_spaces_as_the_die_shows(die: int) -> None:
    t = sheriff_at("2,5", dice=[die])
    t.choose("roll-movement")
    for step in range(1, die + 1):
        t.choose("step", to=f"{2 + step},5")
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


@pytest.mark.rule("8.4")
def test_a_hero_may_stop_earlier() -> None:
    t = sheriff_at("2,5", dice=[6])
    t.choose("roll-movement")
    t.choose("step", to="3,4")
    t.choose("stop")
    assert t.heroes["sheriff-anderson"]["space"] == "3,4"


@pytest.mark.rule("8.4")
def test_a_hero_steps_in_all_eight_directions() -> None:
    t = sheriff_at("3,3", dice=[1])
    t.choose("roll-movement")
    assert t.values("step", "to") == ["2,2", "2,3", "2,4", "3,2", "3,4", "4,2", "4,3", "4,4"]


@pytest.mark.rule("8.4", "3.17.1")
def test_rain_takes_a_space_away_but_never_the_last_one() -> None:
    t = sheriff_at("3,3", dice=[1], in_play=["heavy-rain"])
    t.choose("roll-movement")
    t.choose("step", to="3,4")
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


# -- walls and doors ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.3")
def test_a_hero_goes_through_a_door_straight_but_not_through_a_wall() -> None:
    t = sheriff_at("2,1", dice=[6])
    t.choose("roll-movement")
    assert t.offers("step", to="1,1")
    assert not t.offers("step", to="1,0"), "diagonally through the door"
    t.choose("step", to="2,0")
    assert not t.offers("step", to="1,0"), "a wall"
    assert not t.offers("step", to="1,1"), "diagonally through the door"


# -- Zombies in the way ------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.2")
def test_entering_a_space_with_a_zombie_ends_the_move() -> None:
    t = sheriff_at("3,3", dice=[6, 6, 5, 1], zombies={"z1": "3,4"})
    t.choose("roll-movement")
    t.choose("step", to="3,4")
    assert t.heroes["sheriff-anderson"]["space"] == "3,4"
    assert rolls(t, "hero-fight") == [[6, 5]]


@pytest.mark.rule("8.4.2")
def test_a_hero_among_zombies_may_move_away() -> None:
    t = sheriff_at("3,3", dice=[6], zombies={"z1": "3,3", "z2": "3,3"})
    t.choose("roll-movement")
    t.choose("step", to="3,2")
    assert t.offers("step", to="3,1")
    t.choose("stop")
    assert not rolls(t, "hero-fight")


@pytest.mark.rule("3.14.16")
def test_nobody_enters_a_building_that_is_taken_over() -> None:
    t = sheriff_at("2,1", dice=[6], markers=[{"kind": "taken-over", "building": "church"}])
    t.choose("roll-movement")
    assert not t.offers("step", to="1,1")
    assert t.offers("step", to="2,0")


@pytest.mark.rule("3.14.16")
def test_who_is_inside_when_it_is_taken_over_may_move_about_and_leave() -> None:
    t = sheriff_at("1,1", dice=[6], markers=[{"kind": "taken-over", "building": "church"}])
    assert not t.offers("search")
    t.choose("roll-movement")
    assert t.values("step", "to") == ["0,0", "0,1", "1,0", "2,1"]


@pytest.mark.rule("3.14.10")
def test_where_the_lights_are_out_each_space_entered_ends_the_move() -> None:
    t = sheriff_at("2,1", dice=[6], markers=[{"kind": "lights-out", "building": "church"}])
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert t.heroes["sheriff-anderson"]["space"] == "1,1"
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


@pytest.mark.rule("3.14.10")
def test_out_of_the_dark_a_hero_moves_freely() -> None:
    t = sheriff_at("1,1", dice=[3], markers=[{"kind": "lights-out", "building": "church"}])
    assert t.offers("search"), "searching is not affected"
    t.choose("roll-movement")
    t.choose("step", to="2,1")
    assert t.offers("step", to="3,1")


# -- the steps after the move ------------------------------------------------------------------------------


@pytest.mark.rule("6.4.4", "11.1.3.1")
def test_at_last_the_hero_fights_every_zombie_in_the_space() -> None:
    t = sheriff_at("3,3", dice=[6, 5, 1, 6, 5, 1], zombies={"z1": "3,3", "z2": "3,3", "z3": "3,4"})
    t.choose("skip")
    assert t.values("fight", "zombie") == ["z1", "z2"]
    t.choose("fight", zombie="z2")
    assert [e["zombie"] for e in seen(t, "fight-started")] == ["z2", "z1"]


@pytest.mark.rule("11.1.3")
def test_in_the_hero_turn_nobody_helps_and_only_the_acting_hero_fights() -> None:
    t = table(
        dice=[6, 5, 1, 6, 5, 1, 6, 5, 1, 6, 5, 1],
        heroes={"billy": "3,3", "sally": "3,3", **FAR},
        zombies={"z1": "3,3", "z2": "3,3"},
    )
    for hero in ("billy", "sally"):
        t.choose("activate", hero=hero)
        t.choose("skip")
        t.choose("fight", hero=hero, zombie="z1")
        t.passes()
    fights = [(e["hero"], e["zombie"]) for e in seen(t, "fight-started")]
    assert fights == [("billy", "z1"), ("billy", "z2"), ("sally", "z1"), ("sally", "z2")]


@pytest.mark.rule("7.2.2")
def test_the_hero_turn_is_still_at_its_start_until_the_first_move_action() -> None:
    """Bickering is played at the start of the Hero turn."""
    t = table(heroes={"billy": "3,3", "sally": "3,3", **FAR}, hands={"zombies-1": ["bickering"]})
    assert t.window == "hero-turn-start"
    assert t.offers("play-card", card="bickering")
    t.choose("pass")
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert not t.offers("play-card", card="bickering")


@pytest.mark.rule("6.4.2")
def test_a_hero_alone_is_not_asked_to_exchange() -> None:
    t = billy_at("3,3", billy={"items": ["torch"]})
    t.choose("skip")
    assert t.kind == "move-action"


def test_after_the_last_hero_the_zombie_turn_begins() -> None:
    t = table(heroes={"billy": "3,3"}, hands={"zombies-1": INERT})
    t.choose("skip")
    assert t.state["turn"] == "zombies"
