"""The four Heroes of Hero Pack One."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, dice_rolled
from tests.table import new_game
from tests.table import table as any_table

scenes = Scenes("hero-pack-1")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table
TAKEN = [{"kind": "taken-over", "building": "gym"}]

# -- Stacy -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "enters"), [("stacy", True), ("jenny", False)])
@pytest.mark.rule("3.14.16")
def test_daring_goes_into_a_building_that_is_taken_over(hero: str, enters: bool) -> None:
    t = hero_turn(hero, space="5,2", markers=TAKEN)
    t.dice(3)
    t.choose("roll-movement")
    assert t.offers("step", to="5,1") is enters


@pytest.mark.parametrize(("hero", "searches"), [("stacy", True), ("jenny", False)])
def test_daring_searches_there(hero: str, searches: bool) -> None:
    assert hero_turn(hero, space="5,1", markers=TAKEN).offers("search") is searches


@pytest.mark.parametrize(("hero", "drawn"), [("stacy", ["gym"]), ("jenny", [])])
def test_she_is_drawn_even_to_a_building_that_is_taken_over(hero: str, drawn: list[str]) -> None:
    t = scenes.zombie_move(
        ["ive-got-to-get-to-the"], [2, 4], heroes={hero: "0,0"}, zombies={"z1": "7,5"}, markers=TAKEN
    )
    t.choose("play-card", hero=hero)
    assert [row["building"] for row in t.state["in_play_rows"] if row["hero"] == hero] == drawn
    t.nothing_pending()


def test_a_destroyed_building_stops_even_her() -> None:
    t = hero_turn("stacy", space="5,2", markers=[{"kind": "destroyed", "building": "gym"}])
    t.dice(3)
    t.choose("roll-movement")
    assert not t.offers("step", to="5,1")


@pytest.mark.parametrize(("space", "cards"), [("7,5", 1), ("6,5", 0)])
def test_reckless_draws_where_the_move_ends_on_a_pit(space: str, cards: int) -> None:
    t = hero_turn("stacy", space=space, hero_deck=["keys"])
    t.choose("skip")
    assert len(t.heroes["stacy"]["items"]) == cards


def test_who_gives_up_the_turn_on_a_pit_has_no_move_action_to_end_there() -> None:
    t = hero_turn("stacy", ("dynamite",), space="7,5", scenario="burn-em-out", hero_deck=["keys"])
    t.choose("destroy-pit")
    assert t.heroes["stacy"]["items"] == []
    t.nothing_pending()


def test_others_find_nothing_on_a_pit() -> None:
    t = hero_turn("jenny", space="7,5", hero_deck=["keys"])
    t.choose("skip")
    assert t.heroes["jenny"]["items"] == []


# -- Mr. Goddard -------------------------------------------------------------------------------------------


def test_he_lights_dynamite_without_an_item() -> None:
    t = hero_turn("mr-goddard", ("dynamite",), zombies={"z1": "5,3"})
    t.choose("skip")
    assert t.offers("attack", card="dynamite")
    t = hero_turn("jenny", ("dynamite",), zombies={"z1": "5,3"})
    t.choose("skip")
    assert t.kind != "ranged-attack"


@pytest.mark.rule("9.5.3.1")
def test_he_throws_fire_at_gas_again_and_again() -> None:
    t = hero_turn("mr-goddard", zombies={"z1": "5,3"}, markers=[{"kind": "gas", "space": "5,3"}])
    t.choose("skip")
    t.dice(3)
    t.choose("attack", card="flame", to="5,3")
    assert t.zombies == {}
    t = hero_turn("mr-goddard", zombies={"z1": "5,3"}, markers=[{"kind": "gas", "space": "5,3"}])
    t.choose("skip")
    t.dice(2)
    t.choose("attack", card="flame", to="5,3")
    assert list(t.zombies) == ["z1"]


@pytest.mark.parametrize(("hero", "won"), [("mr-goddard", True), ("jenny", False)])
def test_his_fire_is_the_fire_item_that_a_scenario_asks_for(hero: str, won: bool) -> None:
    """The evidence is burnt where a Fire item and two Records are."""
    records = ["chemical-plant-files", "stacys-notebook"]
    t = any_table(
        boxes=["base", "survival-of-the-fittest", "hero-pack-1"],
        scenario="search-for-the-truth",
        heroes={hero: {"space": "5,2", "items": records}},
        markers=[{"kind": "final-location", "building": "gym"}],
        notes={"records-read": 2, "first-record": 2, "second-record": 3, **{f"read-{card}": 1 for card in records}},
        sun=8,
        dice=[3],
    )
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert (t.result is not None) is won
    t.nothing_pending()


@pytest.mark.parametrize(("hero", "goes_on"), [("mr-goddard", True), ("jenny", False)])
@pytest.mark.rule("3.14.10")
def test_he_ignores_lights_out(hero: str, goes_on: bool) -> None:
    t = hero_turn(hero, space="5,2", markers=[{"kind": "lights-out", "building": "gym"}])
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert t.offers("step", to="5,0") is goes_on


def test_quick_thinking_turns_two_items_into_a_card() -> None:
    t = hero_turn("mr-goddard", ("keys", "torch", "ammo"), hero_deck=["crowbar"])
    t.choose("ability", ability="quick-thinking", mode="draw")
    t.choose("choose", card="ammo")
    t.choose("choose", card="torch")
    assert t.heroes["mr-goddard"]["items"] == ["keys", "crowbar"]
    assert sorted(t.state["hero_discard"]) == ["ammo", "torch"]
    t.nothing_pending()


def test_or_into_a_discarded_event_but_not_any() -> None:
    discarded = ["faith", "recovery", "keys", "deputy-taylor", "just-what-i-needed"]
    t = hero_turn("mr-goddard", ("keys", "torch"), hero_discard=discarded)
    t.choose("ability", ability="quick-thinking", mode="fetch")
    t.choose("choose", card="keys")
    assert t.values("choose", "card") == ["faith", "recovery"]
    t.choose("choose", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]


def test_one_item_is_too_little_to_think_with() -> None:
    assert not hero_turn("mr-goddard", ("keys",)).offers("ability")


# -- Jade --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "wounds"), [([2, 2, 6], 0), ([2, 1, 6], 1)])
def test_doubles_keep_jade_safe(dice: list[int], wounds: int) -> None:
    t = fight(dice, hero="jade")
    t.passes()
    assert t.heroes["jade"]["wounds"] == wounds
    assert t.saw("fight-resolved", won=False)
    t.nothing_pending()


@pytest.mark.parametrize(
    ("others", "dice"), [({"jake-cartwright": "3,3"}, 3), ({"billy": "3,3"}, 2), ({"jake-cartwright": "4,3"}, 2)]
)
def test_she_rolls_one_more_beside_another_strange_hero(others: dict[str, str], dice: int) -> None:
    t = fight([6, 6, 6, 1], hero="jade", others=others)
    assert dice_rolled(t, "hero-fight")[0] == dice


# -- Victor ------------------------------------------------------------------------------------------------


def test_he_starts_with_nobodys_trust() -> None:
    t = new_game(scenario="burn-em-out", boxes=["base", "hero-pack-1"], heroes=["victor", "billy", "jenny", "becky"])
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert t.heroes["victor"]["in_play"] == ["i-dont-trust-em"]
    rows = [row for row in t.state["in_play_rows"] if row["card"] == "i-dont-trust-em"]
    assert [(row["seat"], row["hero"]) for row in rows] == [("zombies-1", "victor")]


def test_so_he_exchanges_nothing() -> None:
    t = hero_turn("victor", ("keys",), on_hero=("i-dont-trust-em",), others={"billy": "3,3"})
    t.choose("skip")
    assert t.kind != "exchange"


@pytest.mark.parametrize(("hero", "locked"), [("victor", False), ("jenny", True)])
def test_a_locked_door_is_none_to_him(hero: str, locked: bool) -> None:
    t = hero_turn(hero, space="5,2", zombie_hand=("locked-door",))
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert (t.window == "at-the-door") is locked


@pytest.mark.parametrize(("items", "dice"), [((), 2), (("crowbar",), 3), (("crowbar", "pitchfork"), 4), (("keys",), 2)])
def test_rage_is_a_die_for_each_hand_weapon(items: tuple[str, ...], dice: int) -> None:
    t = fight([6, 6, 6, 6, 1], items, hero="victor")
    assert dice_rolled(t, "hero-fight")[0] == dice
