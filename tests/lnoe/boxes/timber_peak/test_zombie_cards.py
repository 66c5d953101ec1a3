"""The Zombie deck of Timber Peak."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.timber_peak.scenes import draws, fight, fights, hero_turn, table, zombie_move
from tests.table import Table


def zombie_turn(hand: list[str], **more: Any) -> Table:
    """The Zombie player holds these cards at the start of a Zombie turn."""
    hands = {"zombies-1": hand, **more.pop("hands", {})}
    return table(turn="zombies", step="move", turn_begun=False, hands=hands, **more)


# -- moves -------------------------------------------------------------------------------------------------


def test_a_zombie_in_blinding_rage_walks_d6_spaces_past_the_heroes_if_it_likes() -> None:
    t = zombie_move(["blinding-rage"], dice=[3], heroes={"billy": "3,3"}, zombies={"z1": "2,3", "z2": "7,5"})
    assert t.values("play-card", "zombie", card="blinding-rage") == ["z1", "z2"]
    t.choose("play-card", card="blinding-rage", zombie="z1")
    assert "2,2" in t.values("move", "to"), "hunger does not drive it"
    t.choose("move", to="2,2")
    t.choose("move", to="3,1")
    t.choose("move", to="4,1")
    t.passes()
    assert t.zombies["z1"]["space"] == "4,1"
    assert not t.offers("move", zombie="z1"), "it has moved"


def test_farmer_sty_holds_a_zombie_in_blinding_rage_where_it_is() -> None:
    hands = {"heroes-1": ["farmer-sty"]}
    t = zombie_move(["blinding-rage"], dice=[6], heroes={"billy": "3,3"}, zombies={"z1": "6,3"}, hands=hands)
    t.passes()
    t.choose("play-card", card="blinding-rage", zombie="z1")
    t.passes()
    t.choose("move", to="6,4")
    t.choose("play-card", card="farmer-sty", zombie="z1")
    assert not t.offers("move", zombie="z1")
    assert t.zombies["z1"]["space"] == "6,4"


def test_dragging_meat_moves_up_to_d3_zombies_one_space_more() -> None:
    zombies = {"z1": "2,3", "z2": "7,5", "z3": "0,5"}
    t = zombie_move(["dragging-meat"], dice=[4], heroes={"billy": "5,3"}, zombies=zombies)
    t.choose("play-card", card="dragging-meat")
    t.choose("move", zombie="z1", to="3,3")
    t.choose("move", zombie="z2", to="6,4")
    assert t.values("move", "to", zombie="z1") != [], "it still has its own move"
    t.choose("move", zombie="z1", to="4,3")
    assert t.zombies["z3"]["space"] == "0,5"


# -- fire --------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2")
def test_fire_starts_next_to_a_zombie_and_burns_who_is_there() -> None:
    t = zombie_turn(["fire"], heroes={"billy": "4,3"}, zombies={"z1": "3,3"}, fires=[{"space": "2,3"}], dice=[4])
    spaces = t.values("play-card", "to", card="fire")
    assert spaces == ["2,2", "2,4", "3,2", "3,4", "4,2", "4,3", "4,4"]
    t.choose("play-card", card="fire", to="4,3")
    t.passes()
    assert t.saw("fire", space="4,3", new=True)
    assert t.heroes["billy"]["wounds"] == 1


def test_spreading_flames_starts_a_fire_under_a_zombie() -> None:
    t = zombie_turn(["spreading-flames"], heroes={"billy": "6,3"}, zombies={"z1": "3,3", "z2": "7,5"}, dice=[4])
    assert t.values("play-card", "to", card="spreading-flames") == ["3,3", "7,5"]
    t.choose("play-card", card="spreading-flames", to="3,3")
    assert [fire["space"] for fire in t.state["fires"]] == ["3,3"]


@pytest.mark.parametrize(("die", "spreads"), [(2, False), (3, True)])
def test_or_an_existing_one_spreads_on_three_where_the_player_likes(die: int, spreads: bool) -> None:
    fires = [{"space": "2,3"}, {"space": "5,3", "new": True}]
    t = zombie_turn(["spreading-flames"], heroes={"billy": "7,3"}, zombies={"z1": "2,3"}, fires=fires, dice=[die])
    assert t.values("play-card", "to", card="spreading-flames", mode="spread") == ["2,3"]
    t.choose("play-card", card="spreading-flames", mode="spread")
    if spreads:
        assert (t.kind, t.seat) == ("fire", "zombies-1")
        t.choose("spread", to="3,4")
    assert ("3,4" in [fire["space"] for fire in t.state["fires"]]) == spreads


def test_gas_is_spilled_in_a_space_of_a_random_building_and_goes_off_in_a_fire() -> None:
    t = draws("spilled-gas", dice=[2, 1], heroes={"billy": "7,3"})
    t.choose("choose", space="1,1")
    assert t.state["markers"] == [{"kind": "gas", "space": "1,1"}]
    t = draws("spilled-gas", dice=[2, 1, 2, 3], heroes={"billy": "7,3"}, fires=[{"space": "2,2", "new": True}])
    t.choose("choose", space="1,1")
    t.passes()
    assert t.saw("explosion", to="1,1")


# -- fights ------------------------------------------------------------------------------------------------


def test_clawing_strike_adds_a_die_and_each_six_takes_the_heros_highest_but_not_the_last() -> None:
    t = fights(["clawing-strike"], [6, 3, 4])
    until(t, "fight")
    t.dice(6)
    t.choose("play-card", card="clawing-strike")
    assert t.decision is None or t.decision.get("fight", {}).get("hero_dice", [3]) == [3]
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1
    t = fights(["clawing-strike"], [6, 5, 6])
    until(t, "fight")
    t.dice(6)
    t.choose("play-card", card="clawing-strike")
    t.passes()
    assert t.saw("fight-resolved", won=False)


@pytest.mark.parametrize(("added", "wounds"), [(5, 2), (4, 1)])
def test_jagged_teeth_bite_deeper_with_doubles(added: int, wounds: int) -> None:
    t = fights(["jagged-teeth"], [2, 1, 5], hero="sam")
    until(t, "fight")
    t.dice(added)
    t.choose("play-card", card="jagged-teeth")
    t.passes()
    assert t.heroes["sam"]["wounds"] == wounds


def test_a_vicious_attack_is_two_wounds_and_none_if_the_hero_wins() -> None:
    for dice, wounds in (([2, 1, 5], 2), ([6, 1, 5], 0)):
        t = fights(["vicious-attack"], dice, hero="sam")
        until(t, "fight")
        t.choose("play-card", card="vicious-attack")
        t.passes()
        assert t.heroes["sam"]["wounds"] == wounds


def test_pulled_away_takes_an_item_of_the_zombies_choice_from_who_loses() -> None:
    t = fights(["pulled-away"], [2, 1, 5], hero="sam", facts={"items": ["ammo", "crowbar"]})
    until(t, "fight")
    t.passes("heroes-1")
    t.choose("play-card", card="pulled-away")
    t.passes()
    assert (t.seat, t.values("choose", "card")) == ("zombies-1", ["ammo", "crowbar"])
    t.choose("choose", card="ammo")
    assert t.heroes["sam"]["items"] == ["crowbar"]


def test_it_takes_nothing_from_who_wins() -> None:
    t = fights(["pulled-away"], [6, 1, 5], hero="sam", facts={"items": ["crowbar"]})
    until(t, "fight")
    t.passes("heroes-1")
    t.choose("play-card", card="pulled-away")
    t.passes()
    assert t.heroes["sam"]["items"] == ["crowbar"]


@pytest.mark.rule("11.4.1")
def test_an_unrelenting_zombie_that_was_fended_off_fights_again_at_once() -> None:
    t = fights(["unrelenting-attack"], [6, 1, 5])
    t.passes("heroes-1")
    until(t, "fended-off")
    t.dice(1, 2, 6)
    t.choose("play-card", card="unrelenting-attack")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1
    assert len([event for event in t.events if event["type"] == "fight-started"]) == 2


def test_it_is_not_offered_after_a_kill_or_a_lost_fight() -> None:
    for dice in ([6, 6, 5], [1, 2, 5]):
        t = fights(["unrelenting-attack"], dice)
        while t.kind == "window":
            assert t.window != "fended-off"
            t.choose("pass")


# -- on a Hero ---------------------------------------------------------------------------------------------


def test_haunted_memories_cost_the_whole_turn_on_a_one_and_no_townsfolk_help() -> None:
    t = hero_turn("billy", ("revolver",), on_hero=("haunted-memories",), zombies={"z1": "5,3"}, dice=[1])
    t.choose("roll-movement")
    t.passes()
    assert t.saw("lost-turn", who="billy")
    assert t.state.get("acting") != "billy"
    t = hero_turn("billy", ("revolver",), on_hero=("haunted-memories",), zombies={"z1": "5,3"}, dice=[2])
    t.choose("roll-movement")
    assert t.offers("step")
    t = hero_turn("billy", wounds=1, on_hero=("haunted-memories",), hand=("doc-brody-country-physician",))
    assert not t.offers("play-card", card="doc-brody-country-physician", hero="billy")


def test_it_is_played_on_any_hero() -> None:
    t = zombie_turn(["haunted-memories"], heroes={"billy": "3,3", "becky": "4,4"})
    assert t.values("play-card", "hero", card="haunted-memories") == ["becky", "billy"]
    t.choose("play-card", card="haunted-memories", hero="becky")
    assert t.heroes["becky"]["in_play"] == ["haunted-memories"]


def test_an_outsider_is_strange_and_takes_events_only_from_the_own_player() -> None:
    team = {"billy": {"space": "3,3", "wounds": 1, "in_play": ["outsider"]}, "becky": {"space": "3,4", "wounds": 1}}
    seats = {"billy": "heroes-1", "becky": "heroes-2"}
    heroes = {name: {**facts, "seat": seats[name]} for name, facts in team.items()}
    hands = {"heroes-1": ["recovery"], "heroes-2": ["recovery"]}
    t = table(players=4, heroes=heroes, hands=hands)
    offered: dict[str, list[str]] = {}
    while t.kind in ("window", "activate-hero") and len(offered) < 2:
        offered[str(t.seat)] = t.values("play-card", "hero", card="recovery")
        if t.kind != "window":
            break
        t.choose("pass")
    assert offered["heroes-2"] == ["becky"]
    assert offered["heroes-1"] == ["becky", "billy"]


@pytest.mark.rule("11.6.2")
def test_a_hero_whom_a_zombie_wounded_is_infected() -> None:
    t = fights(["infected"], [1, 2, 6], hero="sam")
    until(t, "hero-wounded")
    t.choose("play-card", card="infected")
    t.passes()
    assert t.heroes["sam"]["tokens"] == {"infected": 1}
    assert t.saw("infected", who="sam")


INFECTED: dict[str, Any] = {"facts": {"tokens": {"infected": 1}}, "hero": "sam"}


@pytest.mark.rule("11.6.2")
@pytest.mark.parametrize(("die", "wounds"), [(2, 2), (3, 1)])
def test_who_is_infected_takes_another_wound_on_one_or_two(die: int, wounds: int) -> None:
    t = fights([], [1, 2, 6, die], **INFECTED)
    t.passes()
    assert t.heroes["sam"]["wounds"] == wounds


@pytest.mark.rule("11.6.2")
def test_once_for_each_source_and_not_for_the_wound_of_the_infection() -> None:
    t = fights(["vicious-attack"], [1, 2, 6], **INFECTED)
    until(t, "fight")
    t.dice(1)
    t.choose("play-card", card="vicious-attack")
    t.passes()
    assert t.heroes["sam"]["wounds"] == 3
    assert len([event for event in t.events if event.get("for") == "infected"]) == 1


@pytest.mark.rule("11.6.2.1")
def test_infected_a_second_time_the_hero_turns_at_once() -> None:
    t = fights(["infected"], [1, 2, 6, 6], **INFECTED)
    until(t, "hero-wounded")
    t.choose("play-card", card="infected")
    t.passes()
    assert t.saw("turned", who="sam")
    assert not t.heroes["sam"]["alive"]


def test_who_is_trapped_may_move_about_the_building_and_not_leave_it() -> None:
    t = zombie_turn(["trapped"], heroes={"billy": "1,1", "becky": "3,3"})
    assert t.values("play-card", "hero", card="trapped") == ["billy"]
    t.choose("play-card", card="trapped", hero="billy")
    while t.kind != "activate-hero":
        t.choose("done" if t.offers("done") else "pass")
    t.choose("activate", hero="billy")
    t.dice(3)
    t.choose("roll-movement")
    assert t.values("step", "to") == ["0,0", "0,1", "1,0"]


# -- cards that are played at once -------------------------------------------------------------------------


def test_terror_draws_two_cards_and_makes_the_hand_six() -> None:
    t = draws("terror-at-timber-peak", heroes={"billy": "3,3"}, then=["trip", "resilient", "lights-out", "shamble"])
    assert t.state["in_play"] == ["terror-at-timber-peak"]
    assert len(t.state["hands"]["zombies-1"]) == 5
    t = table(
        turn="zombies", step="draw", in_play=["terror-at-timber-peak"], heroes={"billy": "3,3"},
        hands={"zombies-1": ["resilient"] * 2}, zombie_deck=["trip", "trip", "resilient", "lights-out"],
    )  # fmt: skip
    t.choose("keep")
    assert len(t.state["hands"]["zombies-1"]) == 6


def test_d3_zombies_come_out_of_a_random_building_and_wait_a_turn() -> None:
    t = draws("theyre-coming-from-the", dice=[2, 1, 3], heroes={"billy": "7,3"})
    assert t.values("place", "to") == ["0,0", "0,1", "1,0", "1,1"]
    t.choose("place", to="1,1")
    assert t.values("place", "to") == ["0,0", "0,1", "1,0"]
    t.choose("place", to="0,0")
    assert len(t.zombies) == 2
    assert all(zombie["moved"] for zombie in t.zombies.values())


def test_youve_gotta_be_kidding_rerolls_a_movement_roll_or_a_break_test() -> None:
    t = hero_turn("billy", zombie_hand=("youve-gotta-be-kidding",), dice=[6])
    t.choose("roll-movement")
    t.dice(1)
    t.choose("play-card", card="youve-gotta-be-kidding")
    assert t.saw("roll", who="billy", values=[1])
    assert len(t.values("step", "to")) == 8
    t = fight([5, 2, 3], ("baseball-bat",), zombie_hand=("youve-gotta-be-kidding",))
    until(t, "fight")
    t.dice(4, 6, 1)
    t.choose("use-item", card="baseball-bat")
    until(t, "break-test")
    t.choose("play-card", card="youve-gotta-be-kidding")
    t.passes()
    assert t.heroes["billy"]["items"] == []
