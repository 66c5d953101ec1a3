"""Hands, decks, one card a round, the order of asking, and the events of Humans!!!."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.humans.content import CARDS
from tests.humans.table import HOSPITAL, MUSIC_STORE, ROAD_EAST, ROAD_SOUTH, Town, humans, tile, town


def four(**situation: Any) -> Town:
    """Four players in the middle of Town Square; zombie-1 is about to move."""
    names = ("miner", "lawyer", "doctor", "wrestler")
    sheets = {f"zombie-{n + 1}": {"character": name, "pawns": ["1,1"]} for n, name in enumerate(names)}
    for seat, sheet in situation.pop("sheets", {}).items():
        sheets[seat] |= sheet
    return town("humans", sheets=sheets, **situation)


# -- hands and decks ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_the_hand_is_filled_up_to_three(held: int):
    hand = ["pistol", "machete", "crowbar"][:held]
    t = humans(step="cards", hands={"zombie-1": hand})
    assert len(t.state["hands"]["zombie-1"]) == 3
    assert t.saw("drew", seat="zombie-1") is (held < 3)


@pytest.mark.rule("H8.1")
def test_at_the_end_of_the_turn_one_card_may_go():
    t = humans(step="end", hands={"zombie-1": ["pistol", "pistol", "crowbar"]})
    assert t.kind == "discard-card"
    assert t.values("discard", "card") == ["crowbar", "pistol"], "two copies are one choice"
    t.choose("discard", card="pistol")
    assert t.state["hands"]["zombie-1"] == ["pistol", "crowbar"]
    assert t.state["discard"]["humans"] == ["pistol"]
    assert t.state["turn"] == "zombie-2"


@pytest.mark.rule("H8.1")
def test_all_cards_may_be_kept():
    t = humans(step="end", hands={"zombie-1": ["pistol"]})
    t.choose("keep")
    assert t.state["hands"]["zombie-1"] == ["pistol"]


@pytest.mark.rule("R23")
def test_an_empty_event_deck_takes_its_discards_anew():
    t = humans(
        step="cards", deck={"humans": ["pistol"]}, deck_exact=["humans"], discard={"humans": ["machete", "crowbar"]}
    )
    assert sorted(t.state["hands"]["zombie-1"]) == ["crowbar", "machete", "pistol"]
    assert t.saw("reshuffled", deck="humans")
    assert t.state["discard"]["humans"] == []


@pytest.mark.rule("R23")
def test_with_no_card_left_anywhere_fewer_are_drawn():
    t = humans(step="cards", deck={"humans": ["pistol"]}, deck_exact=["humans"])
    assert t.state["hands"]["zombie-1"] == ["pistol"]


# -- one card a round --------------------------------------------------------------------------------------


@pytest.mark.rule("H9.1")
def test_after_one_card_no_other_may_be_played_this_round():
    t = humans(hands={"zombie-1": ["lucky-break", "fresh-legs"]})
    assert t.offers("play-card", card="lucky-break")
    assert t.offers("play-card", card="fresh-legs")
    t.choose("play-card", card="lucky-break")
    assert t.sheets["zombie-1"]["played"]
    assert not t.offers("play-card")


@pytest.mark.rule("H9.1")
def test_the_round_of_a_player_ends_with_their_next_turn():
    t = humans(
        sheets={"zombie-2": {"played": True}},
        hands={"zombie-2": ["lucky-break"]},
        stack={},
        stack_exact=["humans"],
        humans=["1,0"],
        step="end",
    )
    while t.state["turn"] == "zombie-1":
        t.must(cmd="choose", option="0")
    assert t.sheets["zombie-2"]["played"] is False
    assert t.seat == "zombie-2"
    assert t.offers("play-card", card="lucky-break")


@pytest.mark.rule("H9.1")
def test_a_weapon_in_anothers_turn_is_the_card_of_the_round():
    t = four(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        dice=[4, 1],
        deck={"capture": ["eat", "eat"]},
        hands={"zombie-3": ["frying-pan", "stiff-joints"]},
    )
    while t.window != "caught":
        t.choose("pass" if t.kind == "window" else "done")
    t.choose("play-card", card="frying-pan")
    assert t.sheets["zombie-3"]["played"]
    assert t.saw("eaten")
    assert t.kind != "window", "Stiff Joints could be played at this seam, but the card of the round is played"


@pytest.mark.rule("H9.2", "R35")
def test_players_are_asked_clockwise_from_the_left_and_again_after_a_card():
    hands = {"zombie-2": ["stiff-joints"], "zombie-3": ["stiff-joints"], "zombie-4": ["run-for-it"]}
    t = four(hands=hands, humans=["4,1"], tiles=[ROAD_EAST])
    asked = []
    asked.append(t.seat)
    t.choose("pass")
    asked.append(t.seat)
    t.choose("play-card", card="stiff-joints", seat="zombie-1")
    asked.append(t.seat)
    t.choose("pass")
    asked.append(t.seat)
    assert asked == ["zombie-2", "zombie-3", "zombie-4", "zombie-2"]


@pytest.mark.rule("R35")
def test_nobody_is_asked_who_has_nothing_to_play():
    t = four(hands={"zombie-3": ["pistol"]})
    assert t.kind == "move-zombies"
    assert t.seat == "zombie-1"


def test_a_seat_sees_its_own_hand_and_the_others_as_counts():
    t = humans(hands={"zombie-1": ["pistol"], "zombie-2": ["machete", "crowbar"]})
    assert t.view("zombie-1")["hands"] == {"zombie-1": ["pistol"], "zombie-2": 2}
    assert t.view("zombie-2")["hands"] == {"zombie-1": 1, "zombie-2": ["machete", "crowbar"]}
    assert isinstance(t.view("zombie-1")["deck"]["humans"], int)
    assert isinstance(t.view("zombie-1")["stack"]["humans"], int)


# -- the events --------------------------------------------------------------------------------------------


def test_every_event_of_humans_is_tested_here():
    import pathlib

    here = pathlib.Path(__file__).read_text()
    for slug, card in CARDS.items():
        if card.deck == "humans":
            assert f'"{slug}"' in here or card.kind == "weapon"


def test_back_door_opens_a_barricade_where_one_stands_also_after_a_failed_try():
    t = humans(
        tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1", "1,1"]}}, hands={"zombie-1": ["back-door"]}, dice=[1]
    )
    t.choose("break-in", to="3,1")
    t.choose("play-card", card="back-door")
    assert t.state["chits"] == ["3,1"]
    assert t.offers("step", to="3,0")
    assert t.state["discard"]["humans"] == ["back-door"]


def test_back_door_asks_which_of_several_doors_and_needs_one():
    t = humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1", "5,1"]}}, hands={"zombie-1": ["back-door"]})
    t.choose("play-card", card="back-door")
    assert t.values("chit", "to") == ["3,1", "5,1"]
    t.choose("chit", to="5,1")
    assert t.state["chits"] == ["5,1"]
    t = humans(tiles=[MUSIC_STORE], hands={"zombie-1": ["back-door"]})
    assert not t.offers("play-card")
    t = humans(
        tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"]}}, chits=["3,1"], hands={"zombie-1": ["back-door"]}
    )
    assert not t.offers("play-card"), "where it is open already there is nothing to open"


def test_block_party_puts_up_to_three_humans_on_the_empty_squares_of_one_tile():
    t = humans(tiles=[MUSIC_STORE], hands={"zombie-1": ["block-party"]}, sheets={"zombie-1": {"pawns": ["3,1"]}})
    t.choose("play-card", card="block-party")
    assert t.kind == "choose-tile"
    t.choose("choose", tile="music-store")
    assert t.values("place", "to") == ["3,0", "4,0", "4,1", "5,0", "5,1"], "street or building, but nobody's square"
    assert not t.offers("stop"), "at least one comes"
    t.choose("place", to="4,1")
    assert t.offers("stop")
    t.choose("place", to="4,0")
    t.choose("place", to="5,0")
    assert sorted(t.state["humans"]) == ["4,0", "4,1", "5,0"]
    assert t.state["pools"]["humans"] == 57
    t.nothing_pending()


def test_block_party_may_stop_early_and_is_over_once_one_has_moved():
    t = humans(hands={"zombie-1": ["block-party"]})
    t.choose("play-card", card="block-party")
    t.choose("place", to="1,0")
    t.choose("stop")
    assert t.state["humans"] == ["1,0"]
    t = humans(hands={"zombie-1": ["block-party"]})
    t.choose("step", to="1,0")
    assert not t.offers("play-card")
    t = humans(hands={"zombie-1": ["block-party"]}, pools={"humans": 0})
    assert not t.offers("play-card")


@pytest.mark.rule("R41")
def test_change_of_plans_discards_an_event_without_effect_which_is_still_the_card_of_the_round():
    t = humans(hands={"zombie-1": ["lucky-break", "fresh-legs"], "zombie-2": ["change-of-plans"]})
    t.choose("play-card", card="lucky-break")
    assert t.window == "card-played"
    assert t.seat == "zombie-2"
    t.choose("play-card", card="change-of-plans")
    assert t.saw("canceled", card="lucky-break")
    assert t.sheets["zombie-1"]["dice"] == 0
    assert t.sheets["zombie-1"]["played"]
    assert sorted(t.state["discard"]["humans"]) == ["change-of-plans", "lucky-break"]
    t.nothing_pending()


def test_change_of_plans_can_be_answered_by_another():
    t = four(
        hands={"zombie-1": ["lucky-break"], "zombie-2": ["change-of-plans"], "zombie-3": ["change-of-plans"]},
    )
    t.choose("play-card", card="lucky-break")
    t.choose("play-card", card="change-of-plans")
    assert t.seat == "zombie-3"
    t.choose("play-card", card="change-of-plans")
    t.passes()
    assert t.sheets["zombie-1"]["dice"] == 2


@pytest.mark.rule("R41")
def test_change_of_plans_does_not_stop_weapons_or_abilities():
    t = humans(
        humans=["2,1"],
        tiles=[ROAD_EAST],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        dice=[4, 6, 2],
        hands={"zombie-1": ["change-of-plans"], "zombie-2": ["pistol"]},
        deck={"wound": ["arm", "arm", "leg"]},
    )
    t.stop()
    t.choose("play-card", card="pistol")
    assert t.window != "card-played"
    assert t.saw("wounded")


@pytest.mark.parametrize("moved", [False, True])
def test_fresh_legs_add_three_squares_before_or_during_movement(moved: bool):
    t = humans(hands={"zombie-1": ["fresh-legs"]})
    if moved:
        t.choose("step", to="1,0")
    t.choose("play-card", card="fresh-legs")
    assert t.state["movement"]["left"] == (7 if moved else 8)


def test_fresh_legs_played_before_the_movement_count_too_and_only_for_oneself():
    t = humans(
        step="tile",
        stack={"humans": ["road-straight"]},
        hands={"zombie-1": ["fresh-legs", "pistol", "pistol"], "zombie-2": ["fresh-legs"]},
    )
    t.choose("place-tile", at="0,-3")
    assert t.seat == "zombie-1"
    t.choose("play-card", card="fresh-legs")
    while t.kind == "window":
        t.choose("pass")
    assert t.state["movement"]["left"] == 8


def test_lucky_break_takes_two_tokens_or_as_many_as_are_left():
    t = humans(hands={"zombie-1": ["lucky-break"]})
    t.choose("play-card")
    assert t.sheets["zombie-1"]["dice"] == 2
    assert t.sheets["zombie-2"]["dice"] == 0
    t = humans(hands={"zombie-1": ["lucky-break"]}, pools={"dice": 1})
    t.choose("play-card")
    assert t.sheets["zombie-1"]["dice"] == 1
    t = humans(hands={"zombie-1": ["lucky-break"]}, pools={"dice": 0})
    assert not t.offers("play-card")


@pytest.mark.rule("R30")
def test_nailed_shut_takes_a_chit_but_shuts_nobody_in():
    chits = ["3,1", "1,-1"]
    t = humans(
        tiles=[MUSIC_STORE, HOSPITAL],
        chits=chits,
        hands={"zombie-2": ["nailed-shut"]},
        sheets={"zombie-1": {"pawns": ["3,0"]}},
    )
    assert t.seat == "zombie-2"
    t.choose("play-card", card="nailed-shut")
    assert t.state["chits"] == ["3,1"], "the store's only chit is safe while a zombie is inside"
    t = humans(
        tiles=[MUSIC_STORE],
        chits=["3,1", "4,1"],
        hands={"zombie-2": ["nailed-shut"]},
        sheets={"zombie-1": {"pawns": ["3,0"]}},
    )
    t.choose("play-card", card="nailed-shut")
    assert t.values("chit", "to") == ["3,1", "4,1"]
    t = humans(
        tiles=[MUSIC_STORE], chits=["3,1"], hands={"zombie-2": ["nailed-shut"]}, sheets={"zombie-1": {"pawns": ["3,0"]}}
    )
    assert not t.offers("play-card")


def test_nailed_shut_is_not_for_the_middle_of_a_movement():
    t = humans(tiles=[MUSIC_STORE], chits=["3,1"], hands={"zombie-1": ["nailed-shut"]})
    assert t.offers("play-card", card="nailed-shut")
    t.choose("step", to="2,1")
    assert t.kind == "move-zombies"
    assert not t.offers("play-card", card="nailed-shut")


def test_patch_job_discards_one_of_ones_wounds():
    t = humans(hands={"zombie-1": ["patch-job"]}, sheets={"zombie-1": {"wounds": ["arm", "leg"]}})
    t.choose("play-card")
    assert t.values("heal", "wound") == ["arm", "leg"]
    t.choose("heal", wound="leg")
    assert t.sheets["zombie-1"]["wounds"] == ["arm"]
    assert t.state["discard"]["wound"] == ["leg"]
    t = humans(hands={"zombie-1": ["patch-job"]})
    assert not t.offers("play-card")


def test_run_for_it_moves_a_human_up_to_four_squares():
    t = humans(tiles=[ROAD_EAST], humans=["2,1"], hands={"zombie-2": ["run-for-it"]})
    t.choose("play-card", card="run-for-it")
    assert t.kind == "move-human"
    assert t.seat == "zombie-2"
    assert t.values("run", "to") == ["3,1", "4,1", "5,1"], "not past the zombies in the middle"
    t.choose("run", to="5,1")
    assert t.state["humans"] == ["5,1"]


def test_run_for_it_asks_which_human_and_leaves_those_alone_that_cannot_move():
    t = humans(tiles=[ROAD_EAST], humans=["1,0", "2,1", "3,1"], hands={"zombie-2": ["run-for-it"]})
    t.choose("play-card", card="run-for-it")
    assert t.values("choose", "human") == ["2,1", "3,1"]
    t = humans(humans=["1,0"], hands={"zombie-2": ["run-for-it"]})
    assert t.kind == "move-zombies", "a human that is cornered cannot run"


def test_run_for_it_saves_a_human_between_movement_and_capture():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        hands={"zombie-2": ["run-for-it"]},
    )
    while not (t.kind == "window" and t.window == "movement-over"):
        t.choose("pass" if t.kind == "window" else "done")
    t.choose("play-card", card="run-for-it")
    t.choose("run", to="4,1")
    assert not t.saw("attempt")


@pytest.mark.rule("R35")
def test_second_helping_draws_the_cards_again_and_no_escape_leaves_for_the_first():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        dice=[4],
        hands={"zombie-1": ["second-helping"]},
        deck={"capture": ["escape", "escape", "eat", "eat"]},
    )
    t.stop()
    assert t.window == "revealed"
    assert t.seat == "zombie-1"
    t.choose("play-card", card="second-helping")
    assert t.sheets["zombie-1"]["eaten"] == 1
    assert t.state["escapes_removed"] == 0
    assert sorted(t.state["discard"]["capture"]) == ["eat", "escape", "escape"]


def test_second_helping_is_only_for_ones_own_cards():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        dice=[4],
        hands={"zombie-2": ["second-helping"]},
        deck={"capture": ["eat", "eat"]},
    )
    t.stop()
    assert t.saw("eaten")


@pytest.mark.rule("R35")
@pytest.mark.parametrize(("die", "caught"), [(6, True), (5, False)])
def test_slippery_takes_two_from_an_opponents_capture_roll(die: int, caught: bool):
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        dice=[die, 1],
        hands={"zombie-1": ["slippery"], "zombie-2": ["slippery"]},
        deck={"capture": ["eat", "eat"]},
    )
    t.stop()
    assert t.window == "capture-begins"
    assert t.seat == "zombie-2", "nobody makes the own prey slippery"
    t.choose("play-card", card="slippery")
    assert t.saw("caught") is caught


def test_slippery_touches_every_re_roll_of_that_attempt():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["2,1"], "dice": 1}},
        dice=[1, 5, 1],
        hands={"zombie-2": ["slippery"]},
    )
    t.stop()
    t.choose("play-card", card="slippery")
    t.choose("re-roll")
    assert not t.saw("caught")


def test_stiff_joints_halve_the_movement_of_whose_turn_it_is_before_the_first_step():
    t = humans(hands={"zombie-2": ["stiff-joints"]})
    assert t.values("play-card", "seat") == ["zombie-1"]
    t.choose("play-card")
    assert t.state["movement"]["left"] == 2


def test_stiff_joints_bite_in_the_next_turn_of_somebody_else_and_only_once():
    t = humans(
        hands={"zombie-1": ["stiff-joints"]},
        stack={},
        stack_exact=["humans"],
        humans=["1,0"],
        deck_exact=["humans"],
    )
    t.choose("play-card", card="stiff-joints", seat="zombie-2")
    t.stop()
    t.passes()
    while t.kind != "move-zombies":
        t.must(cmd="choose", option="0")
    assert t.seat == "zombie-2"
    assert t.state["movement"]["left"] == 2
    assert len(t.state["effects"]) == 1
    t.stop()
    while t.state["turn"] == "zombie-2":
        t.must(cmd="choose", option="0")
    assert t.state["effects"] == []


def test_stiff_joints_come_too_late_for_whoever_has_started_to_move():
    sheets = {"zombie-1": {"pawns": ["1,1", "1,0"]}}
    t = four(sheets=sheets, hands={"zombie-3": ["stiff-joints"]})
    assert t.values("play-card", "seat") == ["zombie-1", "zombie-2", "zombie-4"]
    t.choose("pass")
    t.choose("step", **{"from": "1,0", "to": "1,1"})
    t.choose("step", **{"from": "1,1", "to": "2,1"})
    while t.kind == "move-zombies" and not t.window:
        t.stop()
    assert t.window in ("zombie-moved", "movement-over")
    assert t.values("play-card", "seat") == ["zombie-2", "zombie-4"]


def test_wrong_way_leads_a_zombie_of_an_opponent_up_to_three_squares():
    t = humans(
        tiles=[ROAD_EAST, ROAD_SOUTH],
        humans=["1,3"],
        sheets={"zombie-1": {"pawns": ["2,1"]}, "zombie-2": {"pawns": ["0,1"]}},
        hands={"zombie-2": ["wrong-way"]},
    )
    t.choose("play-card", card="wrong-way")
    assert t.kind == "move-pawn"
    ends = t.values("move", "to")
    assert "5,1" in ends
    assert "1,2" in ends
    assert "1,3" not in ends, "never onto a human"
    assert "2,1" not in ends
    t.choose("move", to="5,1")
    assert t.sheets["zombie-1"]["pawns"] == ["5,1"]
    assert t.sheets["zombie-2"]["pawns"] == ["0,1"]


def test_wrong_way_breaks_no_barricade_and_passes_no_human_but_uses_open_doors():
    t = humans(
        tiles=[MUSIC_STORE],
        humans=["4,1"],
        chits=["3,1"],
        sheets={"zombie-1": {"pawns": ["2,1"]}, "zombie-2": {"pawns": ["0,1"]}},
        hands={"zombie-2": ["wrong-way"]},
    )
    t.choose("play-card", card="wrong-way")
    ends = t.values("move", "to")
    assert "3,0" in ends
    assert "5,1" not in ends
    assert "4,1" not in ends


def test_wrong_way_is_for_opponents_pawns_and_not_during_a_movement():
    t = humans(hands={"zombie-1": ["wrong-way"]})
    t.choose("step", to="2,1")
    assert not t.offers("play-card")
    t = humans(hands={"zombie-1": ["wrong-way"]}, sheets={"zombie-2": {"pawns": ["1,0", "1,2"]}})
    t.choose("play-card", card="wrong-way")
    assert t.values("choose", "pawn") == ["1,0", "1,2"]


def test_a_zombie_led_onto_a_token_takes_it():
    t = humans(
        tokens={"dice": ["2,1"]},
        sheets={"zombie-1": {"pawns": ["1,1"]}, "zombie-2": {"pawns": ["0,1"]}},
        hands={"zombie-2": ["wrong-way"]},
    )
    t.choose("play-card", card="wrong-way")
    t.choose("move", to="2,1")
    assert t.sheets["zombie-1"]["dice"] == 1


def test_a_tile_helper_lays_what_it_says():
    t = humans(tiles=[tile("road-cross", "0,-3")])
    assert t.state["tiles"][-1]["tile"] == "road-cross"
