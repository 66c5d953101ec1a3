"""Cases at the boundary of the rules of Humans!!!, Zombies!!! and both."""

from __future__ import annotations

import pytest

from tests.humans.table import MUSIC_STORE, both, humans, tile, zombies

HELIPAD = tile("helipad", "3,0", set="zombies")
"""East of Town Square: its centre is 4,1."""


@pytest.mark.rule("Z4.5", "Z4.6")
def test_a_copy_of_the_tile_that_closed_the_map_fits_nowhere_and_costs_no_turn():
    ring = [tile("road-bend", "0,-3", 1), tile("road-bend", "3,0", 3), tile("road-bend", "3,-3", 2)]
    ends = [tile("hospital", "0,3", 2), tile("lawn-and-garden-center", "-3,0", 3)]
    t = zombies(tiles=[*ends, *ring], step="tile", stack={"zombies": ["road-bend"]})
    assert t.saw("no-place")
    assert not t.saw("map-closed")
    t.nothing_pending()


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize("rally_first", [False, True])
def test_fresh_legs_and_pep_rally_give_the_same_movement_in_either_order(rally_first: bool):
    t = humans(sheets={"zombie-1": {"character": "cheerleader"}}, hands={"zombie-1": ["fresh-legs"]})
    uses = [{"type": "play-card", "card": "fresh-legs"}, {"type": "ability", "ability": "pep-rally"}]
    for use in reversed(uses) if rally_first else uses:
        t.choose(**use)
    assert t.state["movement"]["left"] == 20
    t.nothing_pending()


@pytest.mark.rule("X24", "Z5.4")
def test_a_guy_that_gets_away_takes_what_lies_where_it_ends():
    t = both(
        [1, 1],
        step="capture",
        sheets={"zombie-1": {"pawns": ["1,0"]}, "shotgun-1": {"pawns": ["1,0"]}},
        tokens={"bullets": ["1,1"]},
    )
    t.passes()
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]
    assert t.sheets["shotgun-1"]["bullets"] == 4
    t.nothing_pending()


@pytest.mark.rule("Z1.1")
def test_a_guy_on_the_helipad_wins_when_the_zombie_there_walks_off():
    sheets = {"zombie-1": {"pawns": ["4,1"]}, "shotgun-1": {"pawns": ["4,1"]}}
    t = both(tiles=[HELIPAD], sheets=sheets)
    t.choose("step", to="3,1")
    assert t.saw("game-over", winner="shotgun-1", reason="helipad")


# -- the Helipad is free -----------------------------------------------------------------------------------


@pytest.mark.rule("Z1.1", "R24")
@pytest.mark.parametrize("active", ["shotgun-1", "shotgun-2"])
def test_when_the_last_zombie_shambles_off_the_active_player_is_the_first_to_win(active: str):
    t = zombies(
        [1], tiles=[HELIPAD], turn=active, step="horde", zombies=["4,1"],
        sheets={"shotgun-1": {"pawns": ["4,1"]}, "shotgun-2": {"pawns": ["4,1"]}},
    )  # fmt: skip
    t.choose("move", to="3,1")
    assert t.saw("game-over", winner=active, reason="helipad")


@pytest.mark.rule("Z1.1")
def test_a_zombie_that_shambles_off_wins_for_nobody_while_a_player_zombie_stays():
    t = both(
        [1], tiles=[HELIPAD], step="horde", zombies=["4,1"],
        sheets={"zombie-1": {"pawns": ["4,1"]}, "shotgun-1": {"pawns": ["4,1"]}},
    )  # fmt: skip
    t.choose("move", to="3,1")
    assert not t.saw("game-over")
    assert t.state["zombies"] == ["3,1"]


@pytest.mark.rule("Z1.1", "X22")
@pytest.mark.parametrize(("wound", "over"), [("head-shot", True), ("arm", False)])
def test_a_guy_whose_attacker_is_removed_on_the_helipad_wins_before_being_moved_away(wound: str, over: bool):
    t = both(
        [4, 1, 1], tiles=[HELIPAD], step="capture", hands={"shotgun-1": ["deer-rifle"]},
        sheets={"zombie-1": {"pawns": ["4,1", "1,0"]}, "shotgun-1": {"pawns": ["4,1"]}},
        deck={"wound": [wound, wound, "leg"]},
    )  # fmt: skip
    t.choose("play-card", card="deer-rifle")
    assert t.saw("game-over", winner="shotgun-1", reason="helipad") is over


@pytest.mark.rule("Z1.1")
def test_a_zombie_sent_home_from_the_helipad_leaves_it_to_the_guy_there():
    t = both(
        tiles=[HELIPAD], turn="shotgun-1", hands={"shotgun-1": ["bad-sense-of-direction"]},
        sheets={"zombie-1": {"pawns": ["4,1"]}, "shotgun-1": {"pawns": ["4,1"]}},
    )  # fmt: skip
    t.choose("play-card", card="bad-sense-of-direction", seat="zombie-1")
    assert t.saw("game-over", winner="shotgun-1", reason="helipad")


@pytest.mark.rule("Z1.1")
def test_so_does_one_that_is_led_the_wrong_way():
    t = both(
        tiles=[HELIPAD], turn="shotgun-1", hands={"shotgun-1": ["wrong-way"]},
        sheets={"zombie-1": {"pawns": ["4,1"]}, "shotgun-1": {"pawns": ["4,1"]}},
    )  # fmt: skip
    t.choose("play-card", card="wrong-way")
    t.choose("move", to="3,1")
    assert t.saw("game-over", winner="shotgun-1", reason="helipad")


@pytest.mark.rule("X24", "Z1.1")
def test_a_guy_that_gets_away_onto_the_free_helipad_wins():
    t = both(
        [1, 1], tiles=[HELIPAD], step="capture",
        sheets={"zombie-1": {"pawns": ["3,1"]}, "shotgun-1": {"pawns": ["3,1"]}},
    )  # fmt: skip
    t.passes()
    t.choose("run", to="4,1")
    assert t.saw("game-over", winner="shotgun-1", reason="helipad")


@pytest.mark.rule("Z1.1", "ZR16")
@pytest.mark.parametrize(("at", "over"), [("4,1", True), ("4,0", False)])
def test_who_stands_on_the_helipad_beside_a_zombie_wins_when_zombies_begin_to_eat_elsewhere(at: str, over: bool):
    t = zombies(
        tiles=[HELIPAD], turn="shotgun-2", zombies=["4,1"], hands={"shotgun-1": ["alternate-food-source"]},
        sheets={"shotgun-1": {"pawns": [at]}},
    )  # fmt: skip
    t.choose("play-card", card="alternate-food-source")
    assert t.saw("game-over", winner="shotgun-1", reason="helipad") is over


# -- a fight before the cards ------------------------------------------------------------------------------


@pytest.mark.rule("Z3.2", "Z5.4")
def test_what_lay_under_a_zombie_that_was_fought_first_is_taken():
    t = zombies(
        [4], step="fight", zombies=["1,0"], tokens={"bullets": ["1,0"]}, sheets={"shotgun-1": {"pawns": ["1,0"]}}
    )
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["bullets"] == 4


@pytest.mark.rule("Z3.2", "Z1.1")
@pytest.mark.parametrize(("die", "over"), [(4, True), (3, False)])
def test_who_kills_the_zombie_on_the_helipad_before_drawing_cards_wins(die: int, over: bool):
    t = zombies([die], tiles=[HELIPAD], step="fight", zombies=["4,1"], sheets={"shotgun-1": {"pawns": ["4,1"]}})
    assert t.saw("game-over", winner="shotgun-1", reason="helipad") is over


# -- zombies that are done ---------------------------------------------------------------------------------


@pytest.mark.rule("R8", "R43")
@pytest.mark.parametrize("human", [True, False])
def test_a_zombie_sent_onto_a_humans_square_in_its_own_movement_is_done(human: bool):
    t = both(
        tiles=[tile("road-straight", "3,0", 1, set="humans")], humans=["1,1"] if human else [],
        sheets={"zombie-1": {"pawns": ["3,1", "5,1"]}, "shotgun-1": {"pawns": ["0,1"]}},
        hands={"shotgun-1": ["bad-sense-of-direction"]},
    )  # fmt: skip
    t.passes("shotgun-1")
    t.choose("step", **{"from": "3,1", "to": "2,1"})
    t.choose("step", **{"from": "5,1", "to": "4,1"})
    assert t.window == "zombie-moved"
    t.choose("play-card", card="bad-sense-of-direction", seat="zombie-1")
    t.choose("choose", pawn="2,1")
    assert sorted(t.sheets["zombie-1"]["pawns"]) == ["1,1", "4,1"]
    assert t.offers("step", **{"from": "4,1"})
    assert bool(t.offers("step", **{"from": "1,1"})) is not human


@pytest.mark.rule("R10", "R43")
@pytest.mark.parametrize("human", [True, False])
def test_a_zombie_that_is_done_tries_no_barricade(human: bool):
    t = humans(tiles=[MUSIC_STORE], humans=["3,1"] if human else [], sheets={"zombie-1": {"pawns": ["2,1", "1,0"]}})
    t.choose("step", **{"from": "2,1", "to": "3,1"})
    t.passes()
    assert bool(t.offers("break-in")) is not human


# -- cards that move and halve -----------------------------------------------------------------------------


@pytest.mark.rule("X31")
def test_fresh_legs_of_a_guy_on_the_way_are_halved_with_the_rest():
    t = both(
        [5], turn="shotgun-1", stack_exact=["humans", "zombies"],
        hands={"zombie-1": ["your-shoes-untied"], "shotgun-1": ["fresh-legs"]},
    )  # fmt: skip
    t.choose("roll")
    t.choose("play-card", card="your-shoes-untied")
    assert t.state["movement"]["left"] == 4
    t.choose("play-card", card="fresh-legs")
    assert t.state["movement"]["left"] == 5, "half of 11, and not 4 and 3"


@pytest.mark.rule("X15")
@pytest.mark.parametrize(("inside", "chits"), [(["5,0"], ["3,1"]), ([], [])])
def test_a_zombie_led_into_a_building_that_the_horde_holds_open_leaves_a_way_out(inside: list[str], chits: list[str]):
    t = both(
        tiles=[MUSIC_STORE], zombies=inside, turn="shotgun-1", hands={"shotgun-1": ["wrong-way"]},
        sheets={"zombie-1": {"pawns": ["3,1"]}},
    )  # fmt: skip
    t.choose("play-card", card="wrong-way")
    assert ("3,0" in t.values("move", "to")) is bool(inside)
    t.choose("move", to="3,0" if inside else "2,1")
    assert t.state["chits"] == chits


@pytest.mark.rule("X22")
def test_a_zombie_led_off_stops_on_a_guys_square():
    t = both(
        [2], turn="shotgun-1", hands={"shotgun-1": ["where-did-everybody-go"]},
        sheets={"zombie-1": {"pawns": ["1,0"]}, "shotgun-1": {"pawns": ["1,1"]}},
    )  # fmt: skip
    t.choose("play-card", card="where-did-everybody-go", seat="zombie-1")
    t.choose("step", to="1,1")
    assert t.sheets["zombie-1"]["pawns"] == ["1,1"]
    assert t.rolls("movement") == [2], "it is led no farther, and the guy's own movement begins"


@pytest.mark.rule("X22")
def test_a_zombie_led_the_wrong_way_does_not_pass_a_guy_either():
    t = both(
        turn="shotgun-1", hands={"shotgun-1": ["wrong-way"]},
        sheets={"zombie-1": {"pawns": ["1,0"]}, "shotgun-1": {"pawns": ["1,1"]}},
    )  # fmt: skip
    t.choose("play-card", card="wrong-way")
    assert t.sheets["zombie-1"]["pawns"] == ["1,1"], "there is no other square for it"


FEAR = [{"effect": "fear", "seat": "zombie-1", "clock": "zombie-1", "turns": 1}]


@pytest.mark.parametrize("card", ["wrong-way", "where-did-everybody-go", "bad-sense-of-direction"])
@pytest.mark.parametrize("afraid", [True, False])
def test_fear_keeps_a_pawn_from_being_moved_by_anybodys_card(card: str, afraid: bool):
    t = both(step="move", hands={"shotgun-1": [card]}, effects=FEAR if afraid else [])
    assert (t.window == "before-movement" and t.offers("play-card", card=card) != []) is not afraid


@pytest.mark.parametrize("afraid", [True, False])
def test_who_may_not_move_is_asked_for_cards_where_the_first_step_would_be(afraid: bool):
    t = both(step="move", hands={"zombie-1": ["lucky-break"]}, effects=FEAR if afraid else [])
    assert t.kind == ("window" if afraid else "move-zombies")
    assert t.offers("play-card", card="lucky-break")
    if afraid:
        assert t.window == "before-movement"


@pytest.mark.parametrize(("die", "life"), [(2, 3), (1, 2)])
def test_a_molotov_cocktail_serves_in_a_fight_into_which_another_leads_the_guy(die: int, life: int):
    t = zombies(
        [die, 6], tiles=[tile("gas-station", "3,0", set="zombies")], zombies=["4,0"],
        hands={"shotgun-1": ["where-did-everybody-go"]},
        sheets={"shotgun-2": {"pawns": ["4,1"], "items": ["molotov-cocktail"], "bullets": 0}},
    )  # fmt: skip
    t.choose("play-card", card="where-did-everybody-go", seat="shotgun-2")
    t.choose("step", to="4,0")
    t.choose("use-item", card="molotov-cocktail")
    assert t.sheets["shotgun-2"]["kills"] == 1
    assert t.sheets["shotgun-2"]["life"] == life
