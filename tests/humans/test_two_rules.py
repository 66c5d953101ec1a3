"""Cases in which two rules of Humans!!!, Zombies!!! or both meet."""

from __future__ import annotations

import pytest

from tests.humans.table import MUSIC_STORE, both, humans, tile, zombies

SUPPLIES = tile("skate-shop", "3,0", set="zombies")
"""East of Town Square: streets 3,1 4,1 5,1, the building 3,0 4,0 5,0 above them, its door between 4,1 and 4,0."""
HOSPITAL = tile("hospital", "0,-3", set="zombies")
"""North of Town Square: the street 1,-1, a door between it and 1,-2."""

# -- when a card may be played -----------------------------------------------------------------------------


@pytest.mark.rule("H9.2", "R35")
@pytest.mark.parametrize("card", ["wrong-way", "nailed-shut"])
def test_a_card_for_a_calm_moment_may_be_played_before_the_own_first_step(card: str):
    t = humans(step="move", tiles=[MUSIC_STORE], chits=["4,1"], hands={"zombie-1": [card]})
    assert t.kind == "move-zombies"
    assert t.offers("play-card", card=card)
    t.choose("step", to="2,1")
    assert not t.offers("play-card", card=card), "not during movement"


@pytest.mark.rule("H3.1", "R35")
@pytest.mark.parametrize("card", ["block-party", "fresh-legs"])
def test_what_is_played_before_the_movement_waits_until_cards_were_drawn(card: str):
    t = humans(step="tile", stack_exact=["humans"], hands={"zombie-1": [card, "frying-pan"]})
    assert t.kind == "move-zombies", "nothing was asked before the cards were drawn"
    assert len(t.state["hands"]["zombie-1"]) == 3
    t.choose("play-card", card=card)


@pytest.mark.rule("H9.2", "R35")
def test_others_may_answer_a_card_that_was_played_instead_of_the_first_step():
    t = humans(step="move", hands={"zombie-1": ["fresh-legs"], "zombie-2": ["stiff-joints"]})
    t.choose("pass")
    t.choose("play-card", card="fresh-legs")
    assert (t.seat, t.window) == ("zombie-2", "before-movement")
    t.choose("play-card", card="stiff-joints")
    assert t.state["movement"]["left"] == 4, "half of 8"


@pytest.mark.rule("H9.2", "R35")
def test_others_may_answer_a_card_that_was_played_between_steps():
    t = humans(
        humans=["2,1"], sheets={"zombie-1": {"pawns": ["1,0"]}},
        hands={"zombie-1": ["lucky-break"], "zombie-2": ["run-for-it"]}, tiles=[MUSIC_STORE],
    )  # fmt: skip
    t.passes()
    t.choose("step", to="1,1")
    t.choose("play-card", card="lucky-break")
    assert (t.seat, t.window) == ("zombie-2", "card-resolved")
    t.choose("pass")
    t.choose("step", to="2,1")


@pytest.mark.rule("Z8.1")
def test_others_may_answer_a_card_that_was_played_instead_of_the_roll():
    t = zombies([5], hands={"shotgun-1": ["shotgun"], "shotgun-2": ["where-did-everybody-go"]})
    t.passes()
    t.choose("play-card", card="shotgun")
    assert (t.seat, t.window) == ("shotgun-2", "move-begins")
    t.choose("pass")
    assert t.rolls("movement") == [5]


# -- cards in a fight --------------------------------------------------------------------------------------


@pytest.mark.rule("Z8.1", "Z6.2")
@pytest.mark.parametrize(("second", "life"), [(3, 2), (2, 1)])
def test_a_shotgun_found_in_the_middle_of_a_fight_helps_with_the_next_roll(second: int, life: int):
    t = zombies(
        [1, second, 6], step="fight", zombies=["1,1"], hands={"shotgun-1": ["shotgun"]},
        sheets={"shotgun-1": {"bullets": 0}},
    )  # fmt: skip
    assert t.kind == "combat"
    t.choose("play-card", card="shotgun")
    assert t.saw("killed")
    assert t.sheets["shotgun-1"]["life"] == life


@pytest.mark.rule("Z8.1", "ZR18")
def test_an_item_of_the_building_may_be_laid_down_in_a_fight_there():
    t = zombies(
        [1, 4], tiles=[HOSPITAL], zombies=["1,-2"], step="fight", hands={"shotgun-1": ["first-aid-kit"]},
        sheets={"shotgun-1": {"pawns": ["1,-2"], "bullets": 0}},
    )  # fmt: skip
    t.choose("play-card", card="first-aid-kit")
    t.choose("use-item", card="first-aid-kit")
    assert t.saw("killed")
    assert t.sheets["shotgun-1"]["life"] == 3


@pytest.mark.rule("Z8.1", "ZR16")
def test_a_truce_breaks_off_the_fight_in_which_it_is_called():
    t = zombies([1], zombies=["1,1"], step="fight", hands={"shotgun-1": ["alternate-food-source"]})
    t.choose("play-card", card="alternate-food-source")
    assert t.rolls("movement")
    assert t.sheets["shotgun-1"]["life"] == 3
    assert t.state["zombies"] == ["1,1"]


# -- on a zombie's square ----------------------------------------------------------------------------------


@pytest.mark.rule("Z5.3")
def test_whoever_gets_a_zombie_onto_their_square_before_moving_fights_before_walking_on():
    t = zombies([3, 5], hands={"shotgun-2": ["were-screwed"]}, sheets={"shotgun-2": {"pawns": ["0,1"]}})
    assert t.window == "move-begins"
    t.choose("play-card", card="were-screwed")
    while t.kind == "place-zombie":
        t.choose("place", to="1,1") if t.offers("place", to="1,1") else t.choose("place")
    assert t.rolls("combat") == [5]
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.state["movement"]["left"] == 3, "a fight costs no movement"


@pytest.mark.rule("Z5.3", "ZR23")
def test_whoever_is_sent_to_a_zombie_on_town_square_in_the_middle_of_a_move_fights_it_first():
    t = zombies(
        [6, 4, 5], zombies=["1,1", "3,1"], tiles=[SUPPLIES], hands={"shotgun-2": ["bad-sense-of-direction"]},
        sheets={"shotgun-1": {"pawns": ["2,1"]}, "shotgun-2": {"pawns": ["0,1"]}},
    )  # fmt: skip
    t.choose("pass")
    t.choose("step", to="3,1")
    assert t.window == "fight-over"
    t.choose("play-card", card="bad-sense-of-direction")
    assert t.rolls("combat") == [4, 5]
    assert t.state["movement"]["left"] == 5


@pytest.mark.rule("Z7.2")
def test_who_is_led_off_in_anothers_turn_leaves_the_zombie_at_home_unfought():
    t = zombies(
        zombies=["1,1"], hands={"shotgun-1": ["where-did-everybody-go"]}, sheets={"shotgun-1": {"pawns": ["0,1"]}}
    )
    t.choose("play-card", card="where-did-everybody-go", seat="shotgun-2")
    t.choose("step", to="1,0")
    assert not t.rolls("combat")


# -- led off -----------------------------------------------------------------------------------------------

AFRAID_OF_ROOMS = [{"effect": "claustrophobia", "seat": "zombie-1", "clock": "zombie-1", "turns": 1}]


@pytest.mark.parametrize("card", ["wrong-way", "where-did-everybody-go"])
@pytest.mark.parametrize("afraid", [True, False])
def test_under_claustrophobia_nobody_is_led_into_a_building_either(card: str, afraid: bool):
    t = both(
        step="move", tiles=[MUSIC_STORE], chits=["3,1"], hands={"shotgun-1": [card]},
        sheets={"zombie-1": {"pawns": ["3,1"]}}, effects=AFRAID_OF_ROOMS if afraid else [],
    )  # fmt: skip
    assert t.window == "before-movement"
    t.choose("play-card", card=card)
    way = t.values("move" if card == "wrong-way" else "step", "to")
    assert ("3,0" in way) is not afraid
    assert "2,1" in way


@pytest.mark.rule("R42")
def test_where_did_everybody_go_leads_a_zombie_away_from_the_human_it_stands_on():
    t = both(
        turn="shotgun-1", humans=["1,1"], hands={"shotgun-1": ["where-did-everybody-go"]},
        sheets={"zombie-1": {"pawns": ["1,1"]}},
    )  # fmt: skip
    t.choose("play-card", card="where-did-everybody-go", seat="zombie-1")
    t.choose("step", to="1,0")
    t.choose("done")
    assert t.sheets["zombie-1"]["pawns"] == ["1,0"]


# -- more than one foe -------------------------------------------------------------------------------------


@pytest.mark.rule("X20", "X33")
def test_nobody_rolls_against_a_player_zombie_that_a_grenade_removed_in_the_fight_before():
    t = both(
        [6, 1], turn="shotgun-1", tiles=[MUSIC_STORE], deck={"wound": ["head-shot", "arm", "leg"] * 4},
        sheets={
            "zombie-1": {"pawns": ["1,0", "3,0", "3,0"]},
            "shotgun-1": {"pawns": ["3,1"], "items": ["grenade"], "bullets": 0},
        },
    )  # fmt: skip
    t.choose("roll")
    t.choose("step", to="3,0")
    t.choose("use-item", card="grenade")
    while t.kind == "take-wound":
        t.choose("take", wound="head-shot")
    assert t.sheets["zombie-1"]["pawns"] == ["1,0"]
    assert t.rolls("combat") == [1]


@pytest.mark.rule("X20", "Z5.3")
def test_a_zombie_put_beside_a_player_zombie_brings_no_fight_with_that_one():
    t = both(
        [6, 1], step="move", turn="shotgun-1", tiles=[MUSIC_STORE], hands={"zombie-1": ["were-screwed"]},
        sheets={"zombie-1": {"pawns": ["1,2"]}},
    )  # fmt: skip
    assert t.window == "move-begins"
    t.choose("play-card", card="were-screwed")
    while t.kind == "place-zombie":
        t.choose("place", to="1,2") if t.offers("place", to="1,2") else t.choose("place")
    assert t.kind == "combat"
    t.choose("bullets", count=3)
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.kind == "move-guy"
    assert not t.saw("hit-zombie")


@pytest.mark.rule("X21")
@pytest.mark.parametrize("die", [3, 4])
def test_an_attack_that_failed_while_one_was_led_off_ends_the_own_movement(die: int):
    t = both(
        [6, 4, die], step="move", turn="shotgun-1", tiles=[MUSIC_STORE], zombies=["2,1"],
        hands={"zombie-1": ["where-did-everybody-go"]},
        sheets={"zombie-1": {"pawns": ["3,1"]}, "shotgun-1": {"pawns": ["1,1"], "bullets": 0}},
    )  # fmt: skip
    t.choose("pass")
    t.choose("step", to="2,1")
    assert t.window == "fight-over"
    t.choose("play-card", card="where-did-everybody-go", seat="shotgun-1")
    t.choose("step", to="3,1")
    while t.kind == "take-wound":
        t.choose("take")
    if die == 4:
        assert t.seat == "zombie-1", "it may be led on"
        t.choose("done")
    assert (t.kind == "move-guy") is (die == 4)
