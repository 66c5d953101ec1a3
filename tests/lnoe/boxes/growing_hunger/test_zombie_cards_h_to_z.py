"""Zombie cards of Growing Hunger, from H to Z."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.growing_hunger.scenes import fight, fights, hero_turn, items, table, zombie_move
from tests.table import Table
from tests.table import table as any_table

# -- Hysteria ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "canceled"), [(4, True), (3, False)])
def test_an_event_played_on_a_hysterical_hero_is_canceled_on_four_or_more(die: int, canceled: bool) -> None:
    t = hero_turn("billy", on_hero=("hysteria",), hand=("faith",))
    t.dice(die)
    t.choose("play-card", card="faith", hero="billy")
    assert t.saw("canceled", card="faith") is canceled
    assert (t.state["effects"] == []) is canceled
    t.nothing_pending()


def test_so_is_one_played_to_be_rid_of_a_card_that_lies_there() -> None:
    t = table(heroes={"billy": {"space": "3,3", "in_play": ["hysteria"]}}, hands={"heroes-1": ["at-last"]}, dice=[4])
    t.choose("play-card", card="at-last", target="hysteria")
    assert t.heroes["billy"]["in_play"] == ["hysteria"]
    assert t.saw("canceled", card="at-last")


def test_other_heroes_hear_reason() -> None:
    t = hero_turn("billy", on_hero=("hysteria",), hand=("faith",))
    t.choose("play-card", card="faith", hero="becky")
    assert not t.saw("roll")
    assert t.state["effects"] != []


def test_hysteria_is_played_on_any_hero_at_the_start_of_a_zombie_turn() -> None:
    t = zombie_move(["hysteria"], heroes={"billy": "3,3", "becky": "6,3"}, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero") == ["becky", "billy"]
    t.choose("play-card", hero="becky")
    assert t.heroes["becky"]["in_play"] == ["hysteria"]
    t.nothing_pending()


# -- It's Stuck! -------------------------------------------------------------------------------------------


def breaks(die: int, hero: str = "sam") -> Table:
    t = fight([3, 2, 5, 6, die], ("baseball-bat",), hero, zombie_hand=("its-stuck",))
    t.choose("use-item", card="baseball-bat")
    return t


@pytest.mark.rule("9.2")
def test_a_weapon_that_passed_its_break_test_is_stuck() -> None:
    t = breaks(3)
    assert t.window == "break-test"
    t.choose("play-card", card="its-stuck")
    assert items(t, "sam") == []
    t.passes()
    assert t.saw("fight-resolved", won=True), "its bonus still counts"
    t.nothing_pending()


def test_one_that_breaks_anyway_is_not() -> None:
    assert breaks(2).window != "break-test"


def test_the_zombie_player_may_let_it_go() -> None:
    t = breaks(3)
    t.choose("pass")
    assert items(t, "sam") == ["baseball-bat"]


# -- Knocked Away ------------------------------------------------------------------------------------------


def test_a_wounded_hero_loses_an_item_of_the_zombie_players_choice() -> None:
    t = fight([2, 1, 6], ("keys", "ammo", "ammo"), "sam", zombie_hand=("knocked-away",))
    until(t, "hero-wounded")
    assert t.values("play-card", "target") == ["ammo", "keys"]
    t.choose("play-card", card="knocked-away", target="keys")
    assert items(t, "sam") == ["ammo", "ammo"]
    t.nothing_pending()


def test_gasoline_goes_in_place_of_a_chainsaw_only_for_the_fight_that_was_lost_with_it() -> None:
    t = fight([2, 1, 6], ("chainsaw", "gasoline"), "sam", zombie_hand=("knocked-away",))
    until(t, "hero-wounded")
    t.choose("play-card", card="knocked-away", target="chainsaw")
    assert items(t, "sam") == ["gasoline"]
    t.nothing_pending()


def test_ammo_may_go_in_place_of_a_gun() -> None:
    sam = {"space": "3,3", "items": ["revolver", "ammo"]}
    hands = {"zombies-1": ["knocked-away"]}
    t = table(dice=[2, 1, 6], heroes={"sam": sam}, zombies={"z1": "3,3"}, hands=hands, turn="zombies", step="fight")
    until(t, "hero-wounded")
    t.choose("play-card", card="knocked-away", target="revolver")
    t.choose("choose", card="ammo")
    assert items(t, "sam") == ["revolver"]


def test_a_hero_without_items_loses_none() -> None:
    t = fight([2, 1, 6], (), "sam", zombie_hand=("knocked-away",))
    t.passes()
    assert t.heroes["sam"]["wounds"] == 1
    assert not t.saw("played", card="knocked-away")


# -- Legions of the Dead -----------------------------------------------------------------------------------


def legions(die: int, **more: Any) -> Table:
    t = zombie_move(["legions-of-the-dead"], [die], heroes={"billy": "3,3"}, zombies={"z1": "7,5"}, **more)
    t.choose("play-card", card="legions-of-the-dead")
    return t


def test_legions_rise_in_spaces_neither_with_nor_next_to_a_hero_one_in_each() -> None:
    t = legions(2)
    spaces = t.values("place", "to")
    assert "3,3" not in spaces
    assert "4,4" not in spaces
    assert "0,0" in spaces, "walls do not matter, nor pits"
    t.choose("place", to="0,0")
    assert "0,0" not in t.values("place", "to")
    t.choose("place", to="7,0")
    assert len(t.zombies) == 3
    t.nothing_pending()


def test_legions_stop_with_the_pool() -> None:
    t = legions(6, pool={"zombies-1": 1})
    t.choose("place", to="0,0")
    assert len(t.zombies) == 2
    t.nothing_pending()


def test_none_rises_where_standing_would_win_the_game() -> None:
    board = {"center": "manor-house", "outer": ["school", "church", "farm", "gas"]}
    t = zombie_move(
        ["legions-of-the-dead"], [1], scenario="defend-the-manor-house", board=board,
        heroes={"billy": "0,0"}, zombies={"z1": "11,11"},
    )  # fmt: skip
    t.choose("play-card", card="legions-of-the-dead")
    assert not {"5,4", "4,5", "5,5", "6,6"} & set(t.values("place", "to"))


# -- Let's Split Up ----------------------------------------------------------------------------------------


def split_up(heroes: dict[str, str], die: int, hero: str = "billy", **more: Any) -> Table:
    t = table(heroes=heroes, hands={"zombies-1": ["lets-split-up"]}, **more)
    t.choose("play-card", card="lets-split-up")
    t.passes()
    if t.kind == "activate-hero":
        t.choose("activate", hero=hero)
    t.passes()
    t.dice(die)
    return t


def test_heroes_in_the_same_space_have_to_part() -> None:
    t = split_up({"billy": "3,3", "jenny": "3,3", "becky": "0,5"}, 1)
    if t.kind == "move-action" and t.offers("roll-movement"):
        t.choose("roll-movement")
    assert not t.offers("skip")
    assert not t.offers("stop")
    t.choose("step", to="4,3")
    assert t.heroes["billy"]["space"] == "4,3"


def test_nobody_ends_a_move_beside_another_hero() -> None:
    t = split_up({"jenny": "3,3", "becky": "4,3", "billy": "0,5"}, 1, "jenny")
    t.choose("roll-movement")
    assert "4,3" not in t.values("step", "to")
    t.choose("step", to="2,3")


def test_one_may_pass_through_a_space_with_a_hero_but_not_stop_there() -> None:
    t = split_up({"jenny": "3,3", "becky": "4,3", "billy": "0,5"}, 2, "jenny")
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert not t.offers("stop")
    t.choose("step", to="5,3")
    assert t.heroes["jenny"]["space"] == "5,3"


def test_a_hero_who_is_alone_may_stay_and_search() -> None:
    t = split_up({"jenny": "5,0", "becky": "4,3", "billy": "0,5"}, 2, "jenny")
    assert t.offers("skip")
    assert t.offers("search")


def test_who_cannot_get_away_stays() -> None:
    zombies = {"z1": "3,3"}
    heroes = {"billy": {"space": "3,3", "in_play": ["overconfidence"]}, "jenny": "3,3", "becky": "0,5"}
    t = split_up(heroes, 2, zombies=zombies)  # type: ignore[arg-type]
    assert t.offers("skip")


# -- Loner -------------------------------------------------------------------------------------------------


def test_a_loner_exchanges_nothing_and_ends_no_move_beside_another() -> None:
    t = hero_turn("jenny", ("keys",), on_hero=("loner",), others={"billy": "4,3", "becky": "3,3"})
    t.dice(1)
    t.choose("roll-movement")
    assert "4,3" not in t.values("step", "to")
    t.choose("stop")
    assert t.kind != "exchange"


def test_a_loner_may_walk_past_others() -> None:
    t = hero_turn("billy", on_hero=("loner",), others={"jenny": "4,3"})
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert not t.offers("stop")
    t.choose("step", to="5,3")


TOWN = {"center": "town-center", "outer": ["school", "church", "farm", "gas"]}


@pytest.mark.parametrize(("other", "left"), [("0,0", ["loner"]), ("11,0", [])])
def test_alone_on_a_board_a_loner_finds_peace(other: str, left: list[str]) -> None:
    heroes = {"billy": {"space": "2,3", "in_play": ["loner"]}, "jenny": other}
    t = table(board=TOWN, heroes=heroes, turn="zombies", step="place", spawn_due=[])
    t.passes()
    assert t.state["turn"] == "heroes"
    assert t.heroes["billy"]["in_play"] == left


def test_the_centre_and_a_straight_board_are_two_boards_to_a_loner() -> None:
    woods = ["bf-old-cabin", "bf-tower-relay", "bf-thrashers-mill", "bf-ranger-station"]
    straights = [f"bf-straight-{number}" for number in range(1, 5)]
    board = {"layout": "forest-only", "boards": ["forest-center", *woods, *straights]}
    heroes = {"billy": {"space": "6,2", "in_play": ["loner"]}, "jenny": "8,5"}
    boxes = ["base", "growing-hunger", "blood-in-the-forest"]
    t = any_table(boxes=boxes, board=board, heroes=heroes, turn="zombies", step="place", spawn_due=[])
    t.passes()
    assert t.state["turn"] == "heroes"
    assert t.heroes["billy"]["in_play"] == []


# -- Nowhere To Run ----------------------------------------------------------------------------------------

NOWHERE = [{"effect": "stopped-near-zombies", "who": None, "amount": 1, "until": "zombies", "card": "nowhere-to-run"}]


def test_nowhere_to_run_lasts_until_the_next_zombie_turn() -> None:
    t = zombie_move(["nowhere-to-run"], heroes={"billy": "3,3"}, zombies={"z1": "7,5"})
    t.choose("play-card", card="nowhere-to-run")
    assert t.state["effects"] == NOWHERE
    t.nothing_pending()


def test_a_hero_who_comes_next_to_a_zombie_stops_there() -> None:
    t = hero_turn("billy", effects=NOWHERE, zombies={"z1": "6,3"})
    t.dice(5)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.offers("step", to="5,3"), "two spaces away one goes on"
    t.choose("step", to="5,3")
    assert not t.offers("step")
    assert t.saw("stopped", who="billy", why="zombies-near")


def test_without_it_one_goes_on() -> None:
    t = hero_turn("billy", zombies={"z1": "6,3"})
    t.dice(5)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    t.choose("step", to="5,3")
    assert t.offers("step", to="5,4")


# -- Scratch and Claw --------------------------------------------------------------------------------------


def test_the_zombie_re_rolls_and_may_do_so_once_more() -> None:
    t = fights(["scratch-and-claw"], [5, 2, 1], "sam")
    t.dice(2, 6)
    t.choose("play-card", card="scratch-and-claw")
    t.passes(seat="heroes-1")
    assert t.offers("done")
    t.choose("choose", dice=[2])
    t.passes()
    assert t.heroes["sam"]["wounds"] == 1
    t.nothing_pending()


def test_once_is_enough() -> None:
    t = fights(["scratch-and-claw"], [5, 2, 1], "sam")
    t.dice(6)
    t.choose("play-card", card="scratch-and-claw")
    t.passes(seat="heroes-1")
    t.choose("done")
    t.passes()
    assert t.heroes["sam"]["wounds"] == 1


# -- The Line is Dead! -------------------------------------------------------------------------------------


@pytest.mark.rule("8.5")
def test_a_hero_who_searches_finds_nothing() -> None:
    t = hero_turn("billy", space="5,0", hero_deck=["keys"], zombie_hand=("the-line-is-dead",))
    t.choose("search")
    assert t.window == "searching"
    t.choose("play-card", card="the-line-is-dead")
    assert items(t, "billy") == []
    assert t.state["hero_deck"][0] == "keys"
    t.nothing_pending()


def test_nor_does_one_who_picks_something_up() -> None:
    t = hero_turn("billy", space="0,0", hero_discard=["faith"], zombie_hand=("the-line-is-dead",))
    t.choose("pick-up", card="faith")
    t.choose("play-card", card="the-line-is-dead")
    assert t.state["hero_discard"] == ["faith"]
    t.nothing_pending()


def test_drawing_with_keys_is_no_search() -> None:
    t = hero_turn("billy", ("keys",), space="5,0", hero_deck=["torch", "ammo"], zombie_hand=("the-line-is-dead",))
    t.choose("use-item", card="keys")
    assert items(t, "billy") == ["torch", "ammo"]


# -- Town Secrets ------------------------------------------------------------------------------------------


def test_no_townsfolk_event_is_played_until_the_next_zombie_turn() -> None:
    hands = {"heroes-1": ["doc-brody-country-physician", "recovery"]}
    billy = {"space": "3,3", "wounds": 1}
    t = zombie_move(["town-secrets"], heroes={"billy": billy}, zombies={"z1": "7,5"}, hands=hands)
    t.passes()
    t.choose("play-card", card="town-secrets", mode="silence")
    t.passes()
    t.choose("done")
    t.passes()
    while t.kind == "place-zombie":
        t.choose("done") if t.offers("done") else t.choose("place")
    assert t.values("play-card", "card") == ["recovery"]
    told = t.must(cmd="why", seat="heroes-1", about={"card": "doc-brody-country-physician"})["text"]
    assert told == "Something in play keeps Doc Brody, Country Physician from being played now."


def test_or_the_player_of_a_hero_discards_a_random_event() -> None:
    hands = {"heroes-1": ["faith", "recovery"], "heroes-2": []}
    heroes = {"billy": {"space": "3,3", "seat": "heroes-1"}, "becky": {"space": "6,3", "seat": "heroes-2"}}
    t = zombie_move(["town-secrets"], heroes=heroes, zombies={"z1": "7,5"}, hands=hands, players=3)
    t.passes()
    assert t.values("play-card", "hero", mode="discard") == ["billy"]
    t.choose("play-card", mode="discard", hero="billy")
    assert len(t.state["hands"]["heroes-1"]) == len(t.state["hero_discard"]) == 1
    t.nothing_pending()
