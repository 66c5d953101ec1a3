"""Events of the Hero deck of Timber Peak."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.timber_peak.scenes import draws, fight, hero_turn
from tests.table import Table


def loses(then: list[int], hand: tuple[str, ...], dice: tuple[int, ...] = (2, 1, 6), **more: Any) -> Table:
    """Billy loses a fight with these dice and is about to be wounded; those that follow are given too."""
    t = fight([*dice], hand=hand, **more)
    while t.window != "about-to-wound":
        t.choose("pass")
    t.dice(*then)
    return t


# -- Hero's Grit -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wounds", "in_play"), [(2, 1, []), (3, 0, ["heros-grit"])])
def test_grit_prevents_a_wound_on_three_and_then_stays_with_the_hero(die: int, wounds: int, in_play: list[str]) -> None:
    t = loses([die], ("heros-grit",))
    t.choose("play-card", card="heros-grit")
    t.passes()
    assert t.heroes["billy"]["wounds"] == wounds
    assert t.heroes["billy"]["in_play"] == in_play
    assert ("heros-grit" in t.state["hero_discard"]) == (not in_play)
    t.nothing_pending()


def test_it_is_not_for_a_hero_who_has_a_heroic_card() -> None:
    t = loses([], ("heros-grit", "just-a-scratch"), (2, 1, 3, 6), on_hero=("heroic-resolve",))
    assert t.values("play-card", "card") == ["just-a-scratch"]


def test_in_play_it_is_discarded_to_reroll_fight_dice() -> None:
    t = fight([1, 2, 3], on_hero=("heros-grit",))
    until(t, "fight")
    t.choose("use-item", card="heros-grit")
    t.dice(6, 6)
    t.choose("choose", dice=[1, 2])
    t.passes()
    assert t.heroes["billy"]["in_play"] == []
    assert "z1" not in t.zombies


# -- Miles -------------------------------------------------------------------------------------------------


def test_miles_blows_up_an_outdoor_space_killing_on_two_and_hitting_around_on_five() -> None:
    zombies = {"z1": "3,4", "z2": "3,4", "z3": "4,4", "z4": "4,4", "z5": "0,0"}
    t = hero_turn("billy", hand=("miles-the-blast-miner",), space="7,3", zombies=zombies)
    spaces = t.values("play-card", "to", card="miles-the-blast-miner")
    assert "3,4" in spaces
    assert "0,0" not in spaces, "a building is not outdoors"
    assert "7,5" not in spaces, "no Zombie is near"
    t.dice(1, 2, 4, 5)
    t.choose("play-card", card="miles-the-blast-miner", to="3,4")
    assert sorted(t.zombies) == ["z1", "z3", "z5"]
    t.nothing_pending()


def test_or_he_brings_back_an_explosive_for_one_of_the_players_heroes() -> None:
    pile = ["dynamite", "gasoline", "crowbar"]
    t = hero_turn("billy", hand=("miles-the-blast-miner",), hero_discard=pile)
    t.choose("play-card", card="miles-the-blast-miner", mode="fetch", hero="billy")
    assert t.values("choose", "card") == ["dynamite", "gasoline"]
    t.choose("choose", card="gasoline")
    assert t.heroes["billy"]["items"] == ["gasoline"]
    t = hero_turn("billy", hand=("miles-the-blast-miner",), hero_discard=["crowbar"])
    assert not t.offers("play-card", card="miles-the-blast-miner")


# -- Samantha ----------------------------------------------------------------------------------------------


def test_samantha_shuffles_the_whole_discard_pile_herself_too_into_the_deck() -> None:
    t = hero_turn("billy", hand=("samantha-radio-dj",), hero_discard=["crowbar", "torch"])
    before = len(t.state["hero_deck"])
    t.choose("play-card", card="samantha-radio-dj", mode="shuffle-back")
    assert t.state["hero_discard"] == []
    assert len(t.state["hero_deck"]) == before + 3
    t.nothing_pending()


def test_or_she_cancels_a_zombie_card() -> None:
    t = draws("heavy-rain", heroes={"billy": "3,3"}, hands={"heroes-1": ["samantha-radio-dj"]})
    t.choose("play-card", card="samantha-radio-dj", mode="cancel")
    t.passes()
    assert t.state["in_play"] == []
    assert t.state["zombie_discard"][0] == "heavy-rain"


def test_or_one_in_play() -> None:
    """The 2007 FAQ: what cancels any Zombie card is for one being played, or one in play."""
    t = hero_turn("billy", hand=("samantha-radio-dj",), in_play=["heavy-rain"])
    t.choose("play-card", card="samantha-radio-dj", mode="cancel-in-play")
    assert t.state["in_play"] == []
    assert t.state["zombie_discard"] == ["heavy-rain"]
    t.nothing_pending()
