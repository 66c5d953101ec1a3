"""Described positions, saves, undo, views and re-dealing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from shamble import games
from shamble.humans.hidden import redeal
from shamble.humans.view import view
from shamble.kernel.match import Match
from tests.humans.table import HOSPITAL, MUSIC_STORE, Town, both, humans, new_town, tile, zombies

ALL = ("humans", "zombies", "humans-and-zombies")


def midgame(name: str, seed: int = 3, steps: int = 150, players: int = 4) -> Any:
    game = games.kit(name).new({"players": players}, seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if game.decision is None:
            break
        game.choose(rng.randrange(len(game.decision.options)))
    return game


# -- situations --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_what_a_state_says_can_be_given_back(name: str):
    game = midgame(name)
    # At the end of a turn nothing happens before the question about a discard.
    while game.decision.kind != "discard-card":
        game.choose(0)
    state = games.kit(name).state(game)
    assert state["step"] == "end"
    again = Town()
    again.must(cmd="situation", game=name, situation=json.loads(json.dumps(state)))
    assert {key: value for key, value in again.state.items() if key != "seed"} == {
        key: value for key, value in state.items() if key != "seed"
    }


def test_tiles_lie_at_coordinates_and_must_fit():
    t = humans(tiles=[HOSPITAL, MUSIC_STORE])
    assert [(row["tile"], row["at"], row["turn"]) for row in t.state["tiles"]] == [
        ("town-square", "0,0", 0),
        ("hospital", "0,-3", 0),
        ("music-store", "3,0", 0),
    ]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"tiles": [tile("hospital", "0,-3", 1)]}, "bad-situation"),
        ({"tiles": [tile("hospital", "9,9")]}, "bad-situation"),
        ({"tiles": [tile("hospital", "1,-3")]}, "bad-situation"),
        ({"tiles": [tile("castle", "0,-3")]}, "unknown-id"),
        ({"tiles": "hospital"}, "bad-situation"),
        ({"humans": ["0,0"]}, "bad-situation"),
        ({"humans": ["9,9"]}, "bad-situation"),
        ({"chits": ["0,-3"], "tiles": [HOSPITAL]}, "bad-situation"),
        ({"sheets": {"zombie-9": {}}}, "bad-situation"),
        ({"sheets": {"zombie-1": {"pawns": ["1,1"] * 11}}}, "bad-situation"),
        ({"sheets": {"zombie-1": {"character": "plumber"}}}, "unknown-id"),
        ({"sheets": {"zombie-1": {"character": "miner"}, "zombie-2": {"character": "miner"}}}, "bad-situation"),
        ({"hands": {"zombie-1": ["excalibur"]}}, "unknown-id"),
        ({"hands": {"zombie-1": ["pistol", "pistol", "pistol"]}}, "bad-situation"),
        ({"deck": {"capture": ["eat"] * 17}}, "bad-situation"),
        ({"step": "dance"}, "bad-situation"),
        ({"turn": "zombie-7"}, "bad-situation"),
        ({"fog": True}, "bad-situation"),
        ({"tokens": {"gold": ["1,1"]}}, "bad-situation"),
        ({"stack": {"humans": ["hospital", "hospital"]}}, "bad-situation"),
        ({"effects": ["fear"]}, "bad-situation"),
        ({"stage": "late"}, "bad-situation"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(change: dict[str, Any], code: str):
    t = humans()
    before = t.state
    answer = t.ask(cmd="situation", game="humans", situation=change)
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert answer["error"]["message"].endswith(".")
    assert t.state == before


def test_a_given_deck_lists_its_top_cards_first_and_is_completed_below():
    t = humans(deck={"humans": ["pistol", "crowbar"]}, hands={"zombie-1": ["machete"]})
    deck = t.state["deck"]["humans"]
    assert deck[:2] == ["pistol", "crowbar"]
    assert len(deck) == 39
    t = humans(deck={"humans": ["pistol"]}, deck_exact=["humans"])
    assert t.state["deck"]["humans"] == ["pistol"]


@pytest.mark.parametrize("name", ALL)
def test_a_game_can_begin_at_each_step_of_a_turn(name: str):
    make = {"humans": humans, "zombies": zombies, "humans-and-zombies": both}[name]
    for step in ("tile", "cards", "move", "end"):
        assert make(step=step).decision is not None


# -- saves and undo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_save_goes_on_like_the_game_it_was_made_of(name: str):
    for seed in (1, 2, 3):
        game = midgame(name, seed)
        if game.decision is None:
            continue
        again = type(game).load(game.save())
        assert again.hash() == game.hash()
        rng = random.Random(seed)
        for _ in range(60):
            if game.decision is None:
                break
            pick = rng.randrange(len(game.decision.options))
            game.choose(pick)
            again.choose(pick)
        assert again.hash() == game.hash()


@pytest.mark.parametrize("name", ALL)
def test_a_save_at_any_decision_of_a_turn_goes_on_alike(name: str):
    """Every step of a turn is saved once: a step that a save cannot name would be skipped."""
    game = games.kit(name).new({"players": 2}, 6)
    rng = random.Random(6)
    for _ in range(150):
        if game.decision is None:
            break
        again = type(game).load(game.save())
        pick = rng.randrange(len(game.decision.options))
        game.choose(pick)
        again.choose(pick)
        assert again.hash() == game.hash()


@pytest.mark.parametrize("name", ALL)
def test_a_save_names_squares_tiles_and_cards_and_no_index(name: str):
    game = midgame(name, 5)
    data = json.loads(game.save())
    state = data["state"]
    assert all("," in square for row in state["pawns"] for square in row)
    assert all("," in square for square in (*state["humans"], *state["horde"], *state["chits"]))
    assert all("/" in tile[0] for tile in state["tiles"])
    for option in data["decision"]["options"]:
        if option[0] in ("step", "move", "run"):
            assert all(isinstance(place, str) for place in option[1:3])


def test_an_altered_save_is_refused():
    t = humans()
    save = t.must(cmd="save")["save"]
    save["state"]["eaten"] = [8, 8]
    answer = t.ask(cmd="load", save=save)
    assert answer["ok"] is False


def test_a_choice_without_dice_can_be_taken_back_one_with_dice_cannot():
    match = Match(humans(dice=[1], tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"]}}).engine.game)
    seat = 0
    options = match.game.decision.options
    match.choose(next(n for n, option in enumerate(options) if option[0] == "step"))
    assert match.undoable(seat)
    match.undo(seat)
    assert match.game.decision.options == options
    match.choose(next(n for n, option in enumerate(options) if option[0] == "break-in"))
    assert not match.undoable(seat)


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_and_choices_give_the_same_game(name: str):
    assert midgame(name, 9).hash() == midgame(name, 9).hash()
    assert midgame(name, 9).hash() != midgame(name, 10).hash()


# -- views -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_dealing_anew_what_a_seat_cannot_see_leaves_its_view_as_it_was(name: str):
    for seed in range(6):
        game = midgame(name, seed, steps=40 * (seed + 1))
        for seat in range(len(game.seats)):
            dealt = redeal(game, seat, seed + 100)
            assert json.dumps(view(dealt, seat)) == json.dumps(view(game, seat))
            assert dealt.hands[seat] == game.hands[seat]


@pytest.mark.parametrize("name", ALL)
def test_what_is_dealt_anew_depends_on_nothing_the_seat_cannot_see(name: str):
    game = midgame(name, 4)
    first = redeal(game, 0, 7)
    other = redeal(redeal(game, 0, 99), 0, 7)
    assert first.hands == other.hands
    assert first.deck == other.deck
    assert first.stack_of == other.stack_of
    assert first.captures == other.captures


def test_a_spectator_sees_no_hand():
    t = new_town("humans", players=3)
    seen = view(t.engine.game, -1)
    assert all(isinstance(hand, int) for hand in seen["hands"].values())


def test_dealing_anew_keeps_the_helipad_in_the_lower_half():
    game = new_town("zombies").engine.game
    for seed in range(20):
        stack = redeal(game, 0, seed).stack_of[1]
        assert stack.index("zombies/helipad") <= 14
