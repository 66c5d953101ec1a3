"""Supply Run: counters that are Supplies, a house to bring them to, and the deck that lies there."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from shamble.lnoe.board.whole_walls import outer_walls
from shamble.lnoe.bots.solo_priorities import objective
from shamble.lnoe.hidden import redeal
from tests.lnoe.boxes.survival_of_the_fittest.scenes import BOXES, table
from tests.table import GRID, Table, new_game

TOWN: dict[str, Any] = deepcopy(GRID)
TOWN["grid"]["buildings"][0] |= {"id": "manor-house", "numbers": [], "pick_up": [], "search": False}
"""The Manor House stands where the church stands on the other drawing."""
HOUSE = ["0,0", "1,0", "0,1", "1,1"]


def night(heroes: dict[str, Any], **more: Any) -> Table:
    deck = {"manor-deck": {"deck": ["keys", "torch"]}}
    return table(scenario="supply-run", board=TOWN, heroes=heroes, **{"sun": 8, "piles": deck, **more})


def supplies(count: int, **where: str) -> list[dict[str, Any]]:
    return [{"kind": "supply", **where}] * count


def lying(t: Table, **where: str) -> int:
    return sum(m["kind"] == "supply" and where.items() <= m.items() for m in t.state["markers"])


def carried(t: Table, hero: str) -> int:
    return int(t.heroes[hero].get("tokens", {}).get("supply", 0))


def comes_to_the_exchange(t: Table) -> None:
    """A Hero stays, and takes no wound to barricade anything."""
    t.choose("skip")
    while t.kind == "move-action":
        t.choose("done")


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.3.4", "16.6.8")
def test_all_start_in_the_barricaded_house_and_ten_cards_lie_there(players: int) -> None:
    t = new_game(scenario="supply-run", players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    g = t.engine.game
    house = g.board.building[g.board.place("manor-house")[0]]
    placed = [e["to"] for e in t.events if e["type"] == "placed" and e["who"] in t.heroes]
    assert {g.board.by_name[space] for space in placed} <= set(g.board.place("manor-house"))
    assert g.is_fully_barricaded(house)
    assert {g.barricades[wall] for wall in outer_walls(g.board)[house]} == {0}
    assert len(t.state["piles"]["manor-deck"]["deck"]) == 10
    assert [m["kind"] for m in t.state["markers"]].count("number-counter") == 6
    assert sorted(m.value for m in g.markers if m.kind == "number-counter") == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("16.3.4")
@pytest.mark.parametrize(("scenario", "offered"), [("defend-the-manor-house", True), ("die-zombies-die", False)])
def test_a_manor_deck_needs_a_manor_house(scenario: str, offered: bool) -> None:
    t = new_game(scenario=scenario, boxes=BOXES, profile="complete", dots=4, seed=1)
    while t.seat != "heroes-1":
        t.must(cmd="choose", option=t.options[-1]["id"])
    assert t.offers("buy", rule="manor-deck", dots=2) is offered


# -- the Manor Deck ----------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.4", "16.3.4.1")
def test_who_searches_in_the_house_finds_a_card_of_its_deck() -> None:
    t = night({"billy": "0,0", "becky": "7,5"}, hero_deck=["revolver"])
    t.choose("activate", hero="billy")
    t.choose("search")
    assert t.heroes["billy"]["items"] == ["keys"]
    assert t.state["piles"]["manor-deck"]["deck"] == ["torch"]
    assert t.state["hero_deck"][0] == "revolver"


@pytest.mark.rule("16.3.4")
def test_elsewhere_the_hero_deck_is_searched() -> None:
    t = night({"billy": "5,0"}, hero_deck=["revolver"])
    t.choose("search")
    assert t.heroes["billy"]["items"] == ["revolver"]


@pytest.mark.rule("16.3.4")
@pytest.mark.parametrize(("cards", "offered"), [(["keys"], True), ([], False)])
def test_without_a_card_in_it_there_is_nothing_to_search(cards: list[str], offered: bool) -> None:
    t = night({"billy": "0,0"}, piles={"manor-deck": {"deck": cards}})
    assert t.offers("search") is offered


@pytest.mark.rule("16.3.4", "16.3.9.2")
@pytest.mark.parametrize(("cards", "found"), [(["keys"], ["keys"]), ([], [])])
def test_nor_is_there_for_a_free_search(cards: list[str], found: list[str]) -> None:
    t = night(
        {"billy": "2,1"}, piles={"manor-deck": {"deck": cards}}, boxes=[*BOXES, "growing-hunger"], dice=[1],
        markers=[{"kind": "free-search", "space": "1,1"}], hero_deck=["revolver"],
    )  # fmt: skip
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("stop") if t.offers("stop") else None
    t.choose("choose", use="yes") if t.offers("choose", use="yes") else None
    assert t.heroes["billy"]["items"] == found


@pytest.mark.rule("16.3.4.2")
def test_just_what_i_needed_looks_through_the_hero_deck_alone() -> None:
    t = night({"billy": "0,0"}, piles={"manor-deck": {"deck": ["just-what-i-needed", "keys"]}}, hero_discard=["torch"])
    t.choose("search")
    while t.kind == "choose" and t.offers("choose", effect="discard-pile"):
        t.choose("choose", effect="discard-pile")
    if t.kind == "choose":
        t.choose("choose", card="torch")
    assert t.state["piles"]["manor-deck"]["deck"] == ["keys"]
    assert t.heroes["billy"]["items"] == ["torch"]


@pytest.mark.rule("16.3.4.3")
@pytest.mark.parametrize(("movement", "cards", "decks"), [(5, 1, 2), (4, 1, 0), (5, 0, 0)])
def test_with_five_for_movement_either_survival_deck_may_be_searched_while_there_are_cards(
    movement: int, cards: int, decks: int
) -> None:
    piles = {"manor-deck": {"deck": ["keys"] * cards}}
    t = night({"becky": "0,0"}, piles=piles, special=["survival-decks"], dice=[movement])
    t.choose("roll-movement")
    assert len(t.values("search", "deck")) == decks
    assert t.offers("search") is (cards > 0)


@pytest.mark.rule("16.3.4")
def test_nobody_sees_the_cards_and_who_looks_ahead_deals_them_anew() -> None:
    t = night({"billy": "0,0"})
    assert t.view("heroes-1")["piles"]["manor-deck"]["deck"] == 2
    g = t.engine.game
    dealt = {tuple(redeal(g, 0, seed).deck["manor-deck"]) for seed in range(20)}
    assert len(dealt) > 5
    assert all(len(cards) == 2 for cards in dealt)


# -- Supplies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("16.6.8.1")
@pytest.mark.parametrize("value", [1, 4])
def test_a_counter_is_so_many_supplies_and_one_may_be_taken_at_once(value: int) -> None:
    t = night({"billy": "5,0"}, markers=[{"kind": "number-counter", "building": "gym", "value": value}])
    t.choose("find", marker="number-counter")
    t.choose("done")
    assert lying(t, building="gym") == value
    t.choose("pick-up-marker", marker="supply")
    assert (lying(t, building="gym"), carried(t, "billy")) == (value - 1, 1)
    assert not t.offers("pick-up-marker")


def test_one_a_turn_off_a_building() -> None:
    t = night({"billy": "5,0", "becky": "7,5"}, markers=supplies(3, building="gym"))
    t.choose("activate", hero="billy")
    comes_to_the_exchange(t)
    t.choose("pick-up-marker", marker="supply")
    assert carried(t, "billy") == 1
    assert not t.offers("pick-up-marker")


@pytest.mark.parametrize(("has", "offered"), [(2, True), (3, False)])
def test_a_hero_carries_three(has: int, offered: bool) -> None:
    t = night({"billy": {"space": "5,0", "tokens": {"supply": has}}}, markers=supplies(2, building="gym"))
    comes_to_the_exchange(t)
    assert t.offers("pick-up-marker") is offered


def test_what_a_dead_hero_has_left_is_free() -> None:
    t = night({"billy": "3,3"}, markers=supplies(2, space="3,3"))
    comes_to_the_exchange(t)
    t.choose("pick-up-marker", marker="supply")
    t.choose("pick-up-marker", marker="supply")
    assert carried(t, "billy") == 2


def test_who_is_killed_leaves_them_in_the_space_and_nobody_takes_them_in_passing() -> None:
    billy = {"space": "3,3", "wounds": 1, "tokens": {"supply": 2}}
    t = night({"billy": billy, "becky": {"space": "3,4", "activated": True}}, zombies={"z1": "3,3"}, dice=[1, 2, 6])
    t.choose("skip")
    t.choose("done")
    t.passes()
    assert lying(t, space="3,3") == 2


def test_supplies_are_handed_on_one_by_one_as_far_as_there_is_room() -> None:
    heroes = {"billy": {"space": "3,3", "tokens": {"supply": 3}}, "becky": {"space": "3,3", "tokens": {"supply": 2}}}
    t = night(heroes)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("give-marker", marker="supply", hero="becky")
    assert (carried(t, "billy"), carried(t, "becky")) == (2, 3)
    assert not t.offers("give-marker")
    assert t.offers("take-marker", marker="supply", hero="becky")


def test_a_building_with_supplies_is_not_taken_over() -> None:
    g = night({"billy": "3,3"}, markers=supplies(1, building="gym") + supplies(1, space="0,0")).engine.game
    assert g.flags["never-taken-over"] == 0b11
    g = night({"billy": "3,3"}, markers=supplies(1, space="3,3")).engine.game
    assert g.flags.get("never-taken-over", 0) == 0


# -- how it ends -------------------------------------------------------------------------------------------


def stores(stored: int, has: int, zombies: dict[str, str] | None = None, others: dict[str, Any] | None = None) -> Table:
    """Billy lays down what he has and ends the Hero turn."""
    heroes = {"billy": {"space": "0,0", "tokens": {"supply": has}}, **(others or {})}
    t = night(heroes, markers=supplies(stored, building="manor-house"), zombies=zombies or {}, dice=[6, 5, 1])
    t.choose("skip")
    t.choose("put-down-marker", marker="supply")
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("done" if t.offers("done") else "pass")
    return t


def test_twelve_supplies_in_the_house_win_when_the_hero_turn_ends() -> None:
    t = stores(10, 2)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "supplies-stored")


@pytest.mark.parametrize(("stored", "zombies"), [(9, {}), (10, {"z1": "1,1"})])
def test_eleven_or_as_many_zombies_inside_do_not(stored: int, zombies: dict[str, str]) -> None:
    assert stores(stored, 2, zombies).result is None


def test_stored_supplies_stay_where_they_are() -> None:
    t = night({"billy": "0,0"}, markers=supplies(5, building="manor-house"))
    t.choose("skip")
    assert not t.offers("pick-up-marker")


def test_the_night_wins_for_the_zombies() -> None:
    t = night({"billy": "0,0"}, turn="zombies", step="sun", sun=1, round=17)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.parametrize(("killed", "over"), [(1, False), (2, True)])
def test_the_third_dead_hero_loses(killed: int, over: bool) -> None:
    heroes = {"sally": {"space": "3,3", "wounds": 1}, "billy": {"space": "0,0", "activated": True}}
    t = night(heroes, zombies={"z1": "3,3"}, heroes_killed=killed, dice=[1, 2, 6])
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over


@pytest.mark.parametrize(("stored", "sought"), [(4, 0), (5, 4)])
def test_the_solo_zombies_come_once_five_are_stored(stored: int, sought: int) -> None:
    g = night({"billy": "3,3"}, markers=supplies(stored, building="manor-house"), zombies={"z1": "7,5"}).engine.game
    assert len(objective(g, g.named("z1"))) == sought


def test_a_saved_game_and_a_situation_keep_the_deck_and_the_supplies() -> None:
    t = night({"billy": {"space": "5,0", "tokens": {"supply": 2}}}, markers=supplies(2, building="gym"))
    before = t.state
    t.must(cmd="load", save=t.must(cmd="save")["save"])
    assert t.state == before
    t.must(cmd="situation", game="last-night-on-earth", seed=1, situation=before)
    assert t.state["piles"] == before["piles"]
    assert (t.state["markers"], t.heroes["billy"]["tokens"]) == (before["markers"], {"supply": 2})
