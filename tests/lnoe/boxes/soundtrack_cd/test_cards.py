"""The two cards of the soundtrack, and the box."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.content import content
from shamble.lnoe.rules.cards import leave_play
from tests.lnoe.boxes import small_box
from tests.lnoe.boxes.base import scenes, zombie_player
from tests.table import Table

BOXES = ["base", "soundtrack-cd"]


def hero_turn(hero: str = "billy", items: tuple[str, ...] = (), **more: Any) -> Table:
    return scenes.hero_turn(hero, items, boxes=BOXES, **more)


def fight(dice: list[int], **more: Any) -> Table:
    return scenes.fight(dice, boxes=BOXES, **more)


def test_the_box_holds_one_card_a_side() -> None:
    assert small_box.contents("soundtrack-cd") == {"hero-cards": 1, "zombie-cards": 1}
    decks = content(("base", "soundtrack-cd"), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 61, "zombie": 61}


# -- Endurance ---------------------------------------------------------------------------------------------


def test_endurance_is_another_health_box() -> None:
    t = hero_turn("billy", hand=("endurance",))
    assert t.values("play-card", "hero") == ["becky", "billy"]
    t.choose("play-card", card="endurance", hero="billy")
    assert (t.heroes["billy"]["health"], t.heroes["becky"]["health"]) == (3, 3)
    t.nothing_pending()


@pytest.mark.parametrize(("wounds", "alive"), [(1, True), (2, False)])
@pytest.mark.rule("11.6.3")
def test_billy_dies_of_the_third_wound(wounds: int, alive: bool) -> None:
    t = fight([1, 2, 6], on_hero=("endurance",), wounds=wounds, sun=5)
    t.passes()
    assert t.heroes["billy"]["alive"] is alive


def test_who_has_a_heroic_card_endures_no_more() -> None:
    t = hero_turn("billy", on_hero=("heroic-resolve",), hand=("endurance",))
    assert t.values("play-card", "hero") == ["becky"]


def test_healing_fully_heals_the_box_on_the_card_too() -> None:
    t = hero_turn("billy", ("first-aid-kit",), on_hero=("endurance",), wounds=2)
    t.choose("use-item", card="first-aid-kit", hero="billy")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.heroes["billy"]["in_play"] == ["endurance"]


def test_it_is_not_played_in_a_fight() -> None:
    t = fight([1, 2, 6], hand=("endurance",))
    assert t.saw("fight-resolved"), "nobody was asked after the dice were rolled"


def test_a_lost_card_takes_its_wound_along() -> None:
    t = hero_turn("billy", on_hero=("endurance",), wounds=2)
    game: Any = t.engine.game
    leave_play(game, game.in_play[0][0])
    assert (t.heroes["billy"]["wounds"], t.heroes["billy"]["health"]) == (1, 2)


# -- Nowhere To Hide ---------------------------------------------------------------------------------------


def test_a_zombie_comes_to_each_hero_inside_on_four_or_more() -> None:
    heroes = {"billy": "5,0", "jenny": "0,0", "sally": "3,3"}
    t = zombie_player.draws("nowhere-to-hide", [4, 3], boxes=BOXES, heroes=heroes)
    assert [z["space"] for z in t.zombies.values()] == ["5,0"], "outdoors nobody rolls"
    t.nothing_pending()


def test_without_a_pool_nobody_comes() -> None:
    t = zombie_player.draws("nowhere-to-hide", [6], boxes=BOXES, heroes={"billy": "5,0"}, pool={"zombies-1": 0})
    assert t.zombies == {}


# -- whole games -------------------------------------------------------------------------------------------


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("soundtrack-cd", range(0, 100, 12))


@pytest.mark.slow
def test_both_cards_are_used() -> None:
    assert small_box.never_used("soundtrack-cd", range(50)) == set()
