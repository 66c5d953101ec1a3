"""Events of the Hero deck of Growing Hunger."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base import scenes
from tests.lnoe.boxes.growing_hunger.scenes import fight, hero_turn, items, table
from tests.table import Table


def hero_dice(t: Table) -> list[int]:
    """How many Fight Dice each roll of the Heroes had."""
    return [len(e["values"]) for e in t.events if e["type"] == "roll" and e["for"] == "hero-fight"]


# -- Back to Back ------------------------------------------------------------------------------------------


def test_back_to_back_gives_a_die_to_everybody_in_the_space() -> None:
    others = {"jenny": "3,3", "becky": "6,3", "sally": "6,4"}
    t = hero_turn("billy", hand=("back-to-back",), others=others, zombies={"z1": "3,3", "z2": "6,3"})
    assert t.values("play-card", "to", card="back-to-back") == ["3,3"]
    t.choose("play-card", card="back-to-back", to="3,3")
    assert {e["who"]: e["amount"] for e in t.state["effects"]} == {"billy": 1, "jenny": 1}
    t.choose("skip")
    t.choose("done") if t.kind == "exchange" else None
    t.passes()
    assert hero_dice(t)[0] == 3
    t.nothing_pending()


def test_in_the_middle_of_a_fight_the_die_is_rolled_at_once() -> None:
    t = fight([3, 2, 5, 6], hand=("back-to-back",), others={"jenny": "3,3"})
    t.choose("play-card", card="back-to-back", to="3,3")
    t.passes()
    assert hero_dice(t) == [2, 1]
    assert t.saw("fight-resolved", won=True)


def test_heroes_who_are_alone_have_nobody_at_their_back() -> None:
    assert not hero_turn("billy", hand=("back-to-back",)).offers("play-card")


# -- Coach Packer ------------------------------------------------------------------------------------------


def test_coach_packer_cancels_a_fight_and_the_zombie_goes_back_to_the_pool() -> None:
    t = fight([1, 2, 5], hand=("coach-packer",))
    before = t.state["pool"]["zombies-1"]
    t.choose("play-card", card="coach-packer", mode="cancel-fight")
    assert t.saw("fight-canceled", zombie="z1")
    assert t.zombies == {}
    assert (t.state["zombies_killed"], t.state["pool"]["zombies-1"]) == (0, before + 1)
    assert t.heroes["billy"]["wounds"] == 0
    t.nothing_pending()


def test_coach_packer_lifts_no_zombie_that_another_card_has_blown_up_before() -> None:
    hand = ("coach-packer", "miles-the-blast-miner")
    t = scenes.hero_turn("billy", hand=hand, zombies={"z1": "3,3"}, boxes=["base", "growing-hunger", "timber-peak"])
    t.choose("skip")
    assert t.window == "fight-begins"
    t.dice(2)
    t.choose("play-card", card="miles-the-blast-miner", to="3,3")
    assert t.window is None, "nobody is asked any more in a fight that has lost its Zombie"
    assert not t.offers("play-card", card="coach-packer", mode="cancel-fight")
    assert t.zombies == {}
    assert t.state["zombies_killed"] == 1


@pytest.mark.rule("14.3.2")
def test_a_zombie_hero_stays_though_the_fight_is_canceled() -> None:
    zombies = {"z20": {"space": "3,3", "hero": "sally", "kind": "zombie-hero"}}
    t = fight([1, 2, 5], hand=("coach-packer",), zombies=zombies)
    t.choose("play-card", card="coach-packer", mode="cancel-fight")
    assert t.saw("fight-canceled")
    assert list(t.zombies) == ["z20"]


@pytest.mark.rule("14.4.2")
def test_grave_dead_go_back_to_their_own_pool() -> None:
    zombies = {"g1": {"space": "3,3", "ability": "ravenous"}}
    t = fight([1, 2, 5, 5], hand=("coach-packer",), zombies=zombies)
    t.choose("play-card", card="coach-packer", mode="cancel-fight")
    assert t.zombies == {}
    assert t.state["figures"] == {"ravenous": 7}


def test_or_a_student_rolls_one_more_die_this_turn() -> None:
    others = {"jenny": "0,0", "becky": "7,0"}
    t = hero_turn("billy", hand=("coach-packer",), others=others, zombies={"z1": "3,3"})
    assert t.values("play-card", "hero", mode="extra-die") == ["billy", "jenny"]
    t.choose("play-card", mode="extra-die", hero="billy")
    t.choose("skip")
    t.passes()
    assert hero_dice(t) == [3]


def test_coach_packer_cannot_help_a_haunted_hero() -> None:
    t = fight([1, 2, 5], hero="becky", on_hero=("haunted-by-the-past",), hand=("coach-packer",), others={})
    assert not t.offers("play-card", mode="cancel-fight")


# -- Courage -----------------------------------------------------------------------------------------------


def test_courage_gives_a_die_for_each_space_with_zombies_that_is_entered() -> None:
    t = hero_turn("johnny", hand=("courage",), zombies={"z1": "3,2", "z2": "3,1"})
    t.choose("play-card", card="courage", hero="johnny")
    t.dice(4)
    t.choose("roll-movement")
    t.dice(6, 6, 6, 1)
    t.choose("step", to="3,2")
    t.choose("choose", charge="yes")
    t.passes()
    t.dice(6, 6, 6, 6, 1)
    t.choose("step", to="3,1")
    t.choose("choose", charge="yes")
    t.passes()
    assert hero_dice(t) == [3, 4], "it stacks"


def test_courage_does_nothing_for_who_stays_with_a_zombie() -> None:
    t = hero_turn("billy", hand=("courage",), zombies={"z1": "3,3"})
    t.choose("play-card", card="courage", hero="billy")
    t.choose("skip")
    t.passes()
    assert hero_dice(t) == [2]


def test_courage_comes_too_late_for_a_hero_who_has_acted() -> None:
    heroes = {"billy": {"space": "3,3", "activated": True}, "jenny": "6,3", "becky": "0,3"}
    t = table(heroes=heroes, hands={"heroes-1": ["courage"]})
    assert t.values("play-card", "hero", card="courage") == ["becky", "jenny"]


def test_courage_helps_nobody_but_its_hero() -> None:
    t = hero_turn("billy", hand=("courage",), others={"becky": "6,3"}, zombies={"z1": "3,2"})
    t.choose("play-card", card="courage", hero="becky")
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="3,2")
    t.passes()
    assert hero_dice(t)[0] == 2


# -- Hopeful Discovery -------------------------------------------------------------------------------------


def discovers(pile: str, **more: Any) -> Table:
    more.setdefault("scenario", "escape-in-the-truck")
    t = hero_turn("billy", hand=("hopeful-discovery",), others={"becky": "7,0"}, **more)
    t.choose("play-card", card="hopeful-discovery", hero="billy")
    if t.offers("choose", effect=pile):
        t.choose("choose", effect=pile)
    return t


def test_hopeful_discovery_takes_a_card_the_scenario_asks_for_from_the_discard_pile() -> None:
    t = discovers("discard-pile", hero_discard=["keys", "gasoline", "torch"])
    assert t.values("choose", "card") == ["gasoline", "keys"]
    t.choose("choose", card="keys")
    assert items(t, "billy") == ["keys"]
    assert sorted(t.state["hero_discard"]) == ["gasoline", "hopeful-discovery", "torch"]
    t.nothing_pending()


def test_or_one_of_the_top_five_cards_and_the_others_are_shuffled_back() -> None:
    deck = ["torch", "ammo", "faith", "recovery", "keys", "gasoline"]
    t = discovers("top-cards", hero_deck_exact=deck)
    assert items(t, "billy") == ["keys"], "only one of the five will do, the sixth is out of reach"
    assert sorted(t.state["hero_deck"]) == sorted(["torch", "ammo", "faith", "recovery", "gasoline"])
    t.nothing_pending()


def test_if_none_of_the_five_is_asked_for_nothing_is_found() -> None:
    t = discovers("top-cards", hero_deck_exact=["torch", "ammo", "faith", "recovery", "torch"][:4])
    assert items(t, "billy") == []
    assert len(t.state["hero_deck"]) == 4


def test_where_the_scenario_asks_for_nothing_any_of_the_five_may_be_taken() -> None:
    deck = ["torch", "ammo", "faith", "recovery", "keys", "gasoline"]
    t = discovers("top-cards", scenario="die-zombies-die", hero_deck_exact=deck)
    assert t.values("choose", "card") == ["ammo", "faith", "keys", "recovery", "torch"]
    t.choose("choose", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]


def test_the_zombie_player_does_not_see_the_five_cards() -> None:
    def seen(card: str) -> dict[str, Any]:
        deck = [card, "ammo", "faith", "keys", "gasoline"]
        t = hero_turn("billy", hand=("hopeful-discovery",), scenario="escape-in-the-truck", hero_deck=deck)
        t.choose("play-card", card="hopeful-discovery", hero="billy")
        assert t.kind == "choose"
        return t.view("zombies-1")

    assert seen("torch") == seen("recovery")


# -- Lizzy -------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.8.7")
def test_in_lizzys_building_a_beaten_zombie_is_killed() -> None:
    t = hero_turn("billy", hand=("lizzy-the-shopkeeper",), space="5,0", zombies={"z1": "5,0"})
    assert t.values("play-card", "building", card="lizzy-the-shopkeeper") == ["church", "gym"]
    t.choose("play-card", card="lizzy-the-shopkeeper", building="gym")
    t.dice(6, 2, 3)
    t.choose("skip")
    t.passes()
    assert "z1" not in t.zombies
    assert t.state["in_play"] == ["lizzy-the-shopkeeper"]
    t.nothing_pending()


def test_elsewhere_she_is_no_help() -> None:
    lizzy = [{"card": "lizzy-the-shopkeeper", "building": "gym"}]
    t = fight([6, 2, 3], space="3,3", in_play_rows=lizzy)
    t.passes()
    assert "z1" in t.zombies


def test_a_lost_fight_is_lost_there_too() -> None:
    lizzy = [{"card": "lizzy-the-shopkeeper", "building": "gym"}]
    t = fight([2, 2, 3], space="5,0", in_play_rows=lizzy)
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1


# -- Rise to the Challenge ---------------------------------------------------------------------------------


def test_rise_to_the_challenge_needs_a_crowd_of_zombies() -> None:
    assert not hero_turn("billy", hand=("rise-to-the-challenge",), zombies={"z1": "3,3"}).offers("play-card")
    t = hero_turn("billy", hand=("rise-to-the-challenge",), zombies={"z1": "3,3", "z2": "3,3"})
    assert t.values("play-card", "hero") == ["billy"]


def test_who_rises_rolls_one_more_die_and_has_one_heroic_card() -> None:
    zombies = {"z1": "3,3", "z2": "3,3"}
    t = hero_turn("billy", hand=("rise-to-the-challenge", "heroic-resolve"), zombies=zombies)
    t.choose("play-card", card="rise-to-the-challenge")
    assert not t.offers("play-card", card="heroic-resolve")
    t.choose("skip")
    t.choose("fight", zombie="z1")
    assert hero_dice(t) == [3]


def challenged(dice: list[int], **more: Any) -> Table:
    return fight(dice, on_hero=("rise-to-the-challenge",), **more)


def test_the_card_is_discarded_to_make_the_zombie_re_roll() -> None:
    t = challenged([4, 3, 2, 6, 1])
    t.choose("use-item", card="rise-to-the-challenge", mode="zombie-rerolls")
    t.passes()
    assert t.saw("fight-resolved", won=True)
    assert t.heroes["billy"]["in_play"] == []
    assert t.state["hero_discard"] == ["rise-to-the-challenge"]
    t.nothing_pending()


def test_only_in_a_fight_of_the_hero_who_has_it() -> None:
    jenny = {"jenny": {"space": "3,3", "in_play": ["rise-to-the-challenge"]}}
    t = fight([4, 3, 5], others=jenny)
    assert not t.offers("use-item")


# -- 'T-Bone' Packer ---------------------------------------------------------------------------------------


def test_t_bone_packer_gives_two_dice_in_a_fight() -> None:
    t = fight([3, 2, 5, 1, 6], hand=("t-bone-packer",))
    t.choose("play-card", card="t-bone-packer", mode="extra-die")
    t.passes()
    assert hero_dice(t) == [2, 2]
    assert t.saw("fight-resolved", won=True)


def test_or_pushes_a_zombie_up_to_two_spaces_out_of_a_heros_space() -> None:
    t = hero_turn("billy", hand=("t-bone-packer",), zombies={"z1": "3,3", "z2": "5,5"})
    assert t.values("play-card", "zombie", mode="drive-away") == ["z1"]
    t.choose("play-card", mode="drive-away", zombie="z1")
    assert not t.offers("done"), "it has to go"
    t.choose("choose", to="4,4")
    assert not t.offers("choose", to="3,3"), "not back to a Hero"
    t.choose("choose", to="5,4")
    assert t.zombies["z1"]["space"] == "5,4"
    t.nothing_pending()


def test_one_space_is_enough() -> None:
    t = hero_turn("billy", hand=("t-bone-packer",), zombies={"z1": "3,3"})
    t.choose("play-card", mode="drive-away", zombie="z1")
    t.choose("choose", to="4,4")
    t.choose("done")
    assert t.zombies["z1"]["space"] == "4,4"
    t.nothing_pending()


@pytest.mark.rule("7.1.2")
@pytest.mark.parametrize(
    "card",
    ["back-to-back", "coach-packer", "courage", "hopeful-discovery", "lizzy-the-shopkeeper", "rise-to-the-challenge"],
)
def test_the_zombie_player_cannot_tell_which_event_the_heroes_hold(card: str) -> None:
    def seen(held: str) -> dict[str, Any]:
        t = table(heroes={"billy": "3,3", "jenny": "3,3"}, zombies={"z1": "3,3"}, hands={"heroes-1": [held]})
        return t.view("zombies-1")

    assert seen(card) == seen("faith")
