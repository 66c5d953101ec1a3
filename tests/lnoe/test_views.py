"""A view is a whitelist: what each seat sees, and that nothing else shows."""

import random
from typing import Any

import pytest

from shamble.lnoe.game import new_game as raw_game
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.situation import from_situation
from shamble.lnoe.state import Lnoe
from shamble.lnoe.view import full_state, view
from tests.lnoe.soak import config_of, pick
from tests.table import table

HANDS = {"heroes-1": ["faith"], "heroes-2": ["recovery", "at-last"], "zombies-1": ["trip"], "zombies-2": ["shamble"]}

PUBLIC = {
    "game", "profile", "boxes", "scenario",
    "players", "seats", "board", "round", "sun", "turn", "step", "turn_begun", "heroes",
    "zombies", "in_play", "in_play_rows", "markers", "pits", "pool", "zombies_killed", "heroes_killed", "townsfolk",
    "effects", "notes", "used", "objectives",
}  # fmt: skip


def four_players(**more: Any) -> Lnoe:
    situation = {"players": 4, "heroes": {"becky": {"space": "0,0"}, "billy": {"space": "11,11"}}, "hands": HANDS}
    return from_situation({**situation, **more}, seed=1)


@pytest.mark.rule("3.9.1.2", "3.9.2.1")
def test_a_seat_sees_the_hands_of_its_side_and_counts_the_others() -> None:
    g = four_players()
    assert view(g, 0)["hands"] == {**{s: HANDS[s] for s in ("heroes-1", "heroes-2")}, "zombies-1": 1, "zombies-2": 1}
    assert view(g, 3)["hands"] == {"heroes-1": 1, "heroes-2": 2, "zombies-1": ["trip"], "zombies-2": ["shamble"]}


def test_a_spectator_sees_no_hand() -> None:
    assert set(view(four_players(), -1)["hands"].values()) == {1, 2}


def test_a_view_has_the_public_facts_hands_and_counts_and_nothing_else() -> None:
    shown = view(four_players(), 0)
    assert shown.keys() == PUBLIC | {
        "hands",
        "hero_deck",
        "zombie_deck",
        "hero_discard_top",
        "zombie_discard_top",
    }
    assert isinstance(shown["hero_deck"], int)
    assert isinstance(shown["zombie_deck"], int)


def test_nobody_sees_the_seed_or_the_streams() -> None:
    shown = str(view(from_situation({"heroes": {"becky": {"space": "0,0"}}}, seed=123456789123), 0))
    assert "123456789123" not in shown


def test_a_discard_pile_shows_its_top_card_alone() -> None:
    """Nobody counts a pile or looks through it unless a card says so. [2007 FAQ]"""
    g = four_players(hero_discard=["keys", "torch", "ammo"], zombie_discard=["braaains", "resilient"])
    for seat in range(-1, 4):
        shown = view(g, seat)
        assert (shown["hero_discard_top"], shown["zombie_discard_top"]) == ("keys", "braaains")
        assert "torch" not in str(shown)
        assert "resilient" not in str(shown)


def test_where_the_rules_open_the_piles_everybody_sees_them() -> None:
    g = four_players(hero_discard=["keys", "torch"], switches={"discard_open": True})
    assert view(g, 3)["hero_discard"] == ["keys", "torch"]


def test_two_games_that_differ_only_in_what_a_seat_cannot_see_look_the_same_to_it() -> None:
    zombies = {"hands": {**HANDS, "zombies-1": ["braaains"], "zombies-2": ["resilient"]}}
    heroes = {"hands": {**HANDS, "heroes-1": ["just-a-scratch"], "heroes-2": ["faith", "faith"]}}
    decks = {"hero_deck": ["keys", "revolver"], "zombie_deck": ["cornered"]}
    plain = four_players()
    assert view(four_players(**zombies, **decks), 0) == view(plain, 0)
    assert view(four_players(**heroes, **decks), 2) == view(plain, 2)
    assert view(four_players(**heroes, **decks), 0) != view(plain, 0)


def test_an_event_drawn_is_announced_by_number_only() -> None:
    t = table(heroes={"becky": "0,0", "billy": "4,4"}, hero_deck=["recovery"])
    t.choose("activate", hero="becky")
    t.choose("search")
    (drew,) = [event for event in t.events if event["type"] == "drew"]
    assert drew == {"type": "drew", "seat": "heroes-1", "count": 1, "who": "becky"}


def test_zombie_cards_drawn_are_announced_by_number_only() -> None:
    t = table(
        turn="zombies",
        heroes={"becky": "0,0"},
        hands={"zombies-1": ["resilient"]},
        zombie_deck=["trip", "shamble", "braaains"],
    )
    t.choose("keep")
    (drew,) = [event for event in t.events if event["type"] == "drew"]
    assert drew == {"type": "drew", "seat": "zombies-1", "count": 3}


def test_a_state_can_be_given_back_as_a_situation() -> None:
    """Whenever a Hero is to be chosen, the whole state describes the position."""
    looked_at = 0
    for number in range(10):
        game, rng = raw_game(config_of(number), number), random.Random(number)
        while game.decision is not None:
            if game.decision.kind == "activate-hero":
                said = full_state(game)
                again = full_state(from_situation(said, game.seed))
                assert again == said
                looked_at += 1
            game.choose(pick(game, rng))
    assert looked_at > 50


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_a_state_of_any_scenario_with_all_boxes_can_be_given_back(scenario: str) -> None:
    """The special rules that come with the profile and a larger horde are part of it."""
    config = {"profile": "complete", "scenario": scenario, "special_rules": ["zombie-horde-21"]}
    game, rng = raw_game(config, seed=5), random.Random(scenario)
    for _ in range(120):
        if game.decision is None:
            break
        if game.decision.kind in ("activate-hero", "discard-and-draw"):
            said = full_state(game)
            assert full_state(from_situation(said, game.seed)) == said
        game.choose(pick(game, rng))
