"""Revenge of the Dead, the scenario and the box."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.content import content
from tests.lnoe.boxes import small_box
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, new_game, table

BOXES = ["base", "revenge-of-the-dead"]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="revenge-of-the-dead", boxes=BOXES, **{"sun": 5, **situation})


def test_the_box_holds_five_cards_a_side_and_a_scenario() -> None:
    assert small_box.contents("revenge-of-the-dead") == {"hero-cards": 5, "zombie-cards": 5, "scenarios": 1}
    decks = content(("base", "revenge-of-the-dead"), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 65, "zombie": 65}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.4.11")
def test_the_zombies_hold_six_cards_and_every_hero_starts_with_one(players: int) -> None:
    t = new_game(scenario="revenge-of-the-dead", players=players, seed=players)
    while t.state["round"] < 1 or t.kind != "move-zombies":
        t.must(cmd="choose", option="0")
    hands = sum(len(hand) for seat, hand in t.state["hands"].items() if seat.startswith("zombies"))
    played = sum(e["type"] == "played" for e in t.events)
    assert hands + played >= 6
    assert len({e["who"] for e in t.events if e["type"] == "drew" and "who" in e}) >= 4


@pytest.mark.rule("11.6.3", "11.6.3.1")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_however_late_it_is_a_killed_hero_rises_and_a_new_one_comes(profile: str) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "jenny": "0,0"}
    t = night([1, 2, 6, 6, 1], heroes=heroes, zombies={"z1": "3,3"}, sun=3, profile=profile)
    t.choose("activate", hero="billy")
    while not t.saw("killed"):
        t.must(cmd="choose", option="0")
    t.passes()
    assert t.saw("turned", who="billy")
    assert t.saw("hero-joins")


def test_every_zombie_rolls_two_fight_dice() -> None:
    t = night([6, 5, 1, 1], heroes={"billy": "3,3"}, zombies={"z1": "3,3"})
    t.choose("skip")
    t.passes()
    assert dice_rolled(t, "zombie-fight") == [2]


def test_a_described_position_says_it_once() -> None:
    t = night(heroes={"billy": "3,3"}, effects=[{"effect": "zombie-dice", "who": None, "amount": 1, "until": "game"}])
    assert len(t.state["effects"]) == 1


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_the_heroes_win_when_the_track_runs_out(sun: int, over: bool) -> None:
    t = night(heroes={"billy": "3,3"}, sun=sun)
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "night-survived")


@pytest.mark.parametrize(("killed", "over"), [(3, True), (2, False)])
def test_or_when_four_zombie_heroes_are_dead(killed: int, over: bool) -> None:
    zombies = {"z20": {"space": "5,3", "hero": "sally", "kind": "zombie-hero"}}
    billy = {"space": "3,3", "items": ["magnum-revolver"]}
    t = night(heroes={"billy": billy}, zombies=zombies, notes={"killed-zombie-hero": killed})
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="magnum-revolver")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "zombie-heroes-killed")


@pytest.mark.parametrize(("dead", "over"), [(4, True), (3, False)])
@pytest.mark.rule("2.2.1")
def test_the_fifth_dead_hero_loses_and_the_fourth_does_not(dead: int, over: bool) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "jenny": "0,0"}
    t = night([1, 2, 6, 6], heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=dead)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")


@pytest.mark.rule("7.1.4")
def test_an_empty_hero_deck_loses_nothing_here() -> None:
    filler = ["resilient", "resilient", "trip", "locked-door", "loss-of-faith"]
    hands = {"zombies-1": filler}
    t = night(
        turn="zombies",
        step="draw",
        zombie_deck=["a-town-overrun"],
        hero_deck_exact=["keys"],
        hands=hands,
        heroes={"billy": "3,3"},
    )
    t.choose("keep")
    assert t.state["hero_deck"] == []
    assert t.result is None


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("revenge-of-the-dead", range(0, 100, 9))


@pytest.mark.slow
def test_every_card_is_used() -> None:
    assert small_box.never_used("revenge-of-the-dead", range(100)) == set()
