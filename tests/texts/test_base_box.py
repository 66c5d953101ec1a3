"""The 2007 box as data: how many cards, Heroes and scenarios it holds."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from shamble.lnoe.profiles import PROFILES
from shamble.lnoe.scenario import SCENARIOS

Row = dict[str, Any]

BOX = files("shamble.lnoe") / "boxes" / "base"
FILES = {"card": "cards.toml", "hero": "heroes.toml", "scenario": "scenarios.toml"}


def rows(kind: str) -> list[Row]:
    table = tomllib.loads((BOX / FILES[kind]).read_text(encoding="utf-8"))
    found: list[Row] = table[kind]
    return found


def deck(name: str) -> list[Row]:
    return [card for card in rows("card") if card["deck"] == name]


@pytest.mark.parametrize("name", ["hero", "zombie"])
def test_a_deck_has_forty_basic_and_twenty_advanced_cards(name: str) -> None:
    assert sum(card.get("copies", 0) for card in deck(name)) == 40
    assert sum(card.get("advanced", 0) for card in deck(name)) == 20


@pytest.mark.parametrize(
    ("name", "part", "different"),
    [("hero", "copies", 25), ("hero", "advanced", 11), ("zombie", "copies", 17), ("zombie", "advanced", 16)],
)
def test_each_part_of_a_deck_has_its_number_of_different_cards(name: str, part: str, different: int) -> None:
    assert sum(1 for card in deck(name) if card.get(part, 0)) == different


def test_the_signal_flare_is_one_card_in_both_parts_of_the_deck() -> None:
    (flare,) = (card for card in rows("card") if card["id"] == "signal-flare")
    assert (flare["copies"], flare["advanced"]) == (1, 1)
    assert [card["id"] for card in rows("card") if card["copies"] and card.get("advanced")] == ["signal-flare"]


@pytest.mark.parametrize("kind", ["card", "hero", "scenario"])
def test_no_id_is_used_twice(kind: str) -> None:
    ids = [row["id"] for row in rows(kind)]
    assert len(ids) == len(set(ids))


def test_the_hero_deck_holds_six_ranged_and_eight_hand_weapons_before_the_advanced_cards() -> None:
    def count(keyword: str) -> int:
        return sum(card["copies"] for card in deck("hero") if keyword in card["keywords"])

    assert (count("ranged-weapon"), count("hand-weapon"), count("townsfolk")) == (6, 8, 6)


def test_every_ranged_weapon_has_a_range_and_a_number_to_hit() -> None:
    weapons = [card for card in rows("card") if "ranged-weapon" in card["keywords"]]
    assert {card["id"]: (card["range"], card["to_hit"]) for card in weapons} == {
        "signal-flare": (4, 2),
        "revolver": (3, 4),
        "pump-shotgun": (2, 3),
    }


def test_students_have_two_health_boxes_and_the_others_three() -> None:
    heroes = rows("hero")
    assert len(heroes) == 8
    for hero in heroes:
        assert hero["health"] == (2 if "student" in hero["keywords"] else 3), hero["id"]
        assert ("youth" in hero["abilities"]) == ("student" in hero["keywords"]), hero["id"]


def test_every_hero_is_male_or_female() -> None:
    for hero in rows("hero"):
        assert len({"male", "female"} & set(hero["keywords"])) == 1, hero["id"]


def test_the_basic_game_plays_only_the_first_scenario() -> None:
    scenarios = [scenario["id"] for scenario in rows("scenario")]
    assert len(scenarios) == 5
    basic = [name for name in scenarios if SCENARIOS[name].played_by(PROFILES["original-basic"])]
    assert basic == scenarios[:1] == ["die-zombies-die"]


def test_cards_named_by_heroes_and_scenarios_exist() -> None:
    cards = {card["id"] for card in rows("card")}
    keywords = {keyword for card in rows("card") for keyword in card["keywords"]}
    for hero in rows("hero"):
        assert set(hero["starting_cards"]) <= cards
    asked_for = [scenario.search_cards for scenario in SCENARIOS.values() if scenario.box == "base"]
    assert asked_for == [(), ("gasoline", "keys"), ("keyword:townsfolk",), ("keyword:explosive",), ()]
    for search_cards in asked_for:
        for wanted in search_cards:
            prefix, _, keyword = wanted.partition("keyword:")
            assert prefix in cards if not keyword else keyword in keywords, wanted
