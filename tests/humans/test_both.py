"""Humans!!! and Zombies!!! at one table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.humans.table import Town, both, tile

ROAD_EAST = tile("road-straight", "3,0", 1, set="humans")
MUSIC_STORE = tile("music-store", "3,0")
GAS_STATION = tile("gas-station", "3,0", set="zombies")
"""East of Town Square: streets 3,1 4,1 5,1 4,2, building 3,0 4,0 5,0, one door at 4,1."""


def guy_turn(dice: list[int] | None = None, **situation: Any) -> Town:
    """The shotgun guy (1,2) is about to move; it rolls the first die and adds its three life."""
    t = both(dice, turn="shotgun-1", **situation)
    while t.kind in ("roll-movement", "window"):
        t.choose("roll" if t.kind == "roll-movement" else "pass")
    return t


# -- moving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X13")
@pytest.mark.parametrize("life", [1, 3, 5])
def test_shotgun_guys_move_a_die_and_their_life(life: int):
    t = guy_turn([2], sheets={"shotgun-1": {"life": life}})
    assert t.state["movement"]["left"] == 2 + life


@pytest.mark.rule("X13")
def test_neither_barricades_nor_doors_stop_shotgun_guys():
    for store, inside in ((MUSIC_STORE, "3,0"), (GAS_STATION, "3,0")):
        t = guy_turn([6], tiles=[store], sheets={"shotgun-1": {"pawns": ["3,1"]}})
        assert inside in t.values("step", "to")


@pytest.mark.rule("X14")
def test_guys_share_squares_with_humans_and_zombies_with_player_zombies():
    t = guy_turn([6], humans=["0,1"], sheets={"shotgun-1": {"pawns": ["1,2"]}, "zombie-1": {"pawns": ["2,1"]}})
    t.choose("step", to="1,1")
    t.choose("step", to="0,1")
    assert not t.saw("combat")
    assert t.state["humans"] == ["0,1"]
    t = both(zombies=["1,0"])
    t.choose("step", to="1,0")
    assert t.sheets["zombie-1"]["pawns"] == ["1,0"]
    assert not t.saw("combat")


@pytest.mark.rule("X14")
def test_figures_of_nobody_never_share_a_square():
    t = both([1], step="horde", zombies=["1,0"], humans=["1,1"], sheets={"zombie-1": {"pawns": ["0,1"]}})
    assert not t.saw("shambled")
    assert (
        t.ask(
            cmd="situation",
            game="humans-and-zombies",
            situation={"roles": ["zombie", "shotgun"], "humans": ["1,1"], "zombies": ["1,1"]},
        )["error"]["code"]
        == "bad-situation"
    )


@pytest.mark.rule("X15")
def test_a_zombie_inside_opens_a_building_for_player_zombies():
    t = both(tiles=[MUSIC_STORE], zombies=["5,0"], sheets={"zombie-1": {"pawns": ["3,1"]}})
    assert t.offers("step", to="3,0")
    assert not t.offers("break-in")
    t.choose("step", to="3,0")
    assert t.state["chits"] == ["3,1"], "the way in is the way out, also when the horde has left"


@pytest.mark.rule("X15")
@pytest.mark.parametrize(("die", "opens"), [(4, True), (3, False)])
def test_a_building_of_zombies_has_the_barricade_number_four(die: int, opens: bool):
    t = both([die], tiles=[GAS_STATION], sheets={"zombie-1": {"pawns": ["3,1"]}})
    assert not t.offers("step", to="3,0")
    t.choose("break-in", to="3,1")
    assert bool(t.state["chits"]) is opens


@pytest.mark.rule("X16")
@pytest.mark.parametrize("seat", ["zombie-1", "shotgun-1"])
def test_every_turn_ends_with_the_horde(seat: str):
    t = both([2], turn=seat, step="horde", zombies=["4,1"], tiles=[ROAD_EAST])
    assert t.rolls("horde") == [2]
    assert t.seat == seat


@pytest.mark.rule("X17")
def test_the_player_on_the_right_moves_the_human_whatever_they_play():
    t = both(
        [1, 2], tiles=[tile("road-cross", "3,0", set="humans")], humans=["2,1"], sheets={"zombie-1": {"pawns": ["2,1"]}}
    )
    t.done()
    assert t.kind == "move-human"
    assert t.seat == "shotgun-1"


@pytest.mark.rule("X17")
def test_the_horde_blocks_and_traps_humans():
    t = both([1, 3], humans=["1,0"], zombies=["1,1"], sheets={"zombie-1": {"pawns": ["1,0"]}})
    t.done()
    assert t.saw("infected", to="1,0", cornered=True)


# -- a shotgun guy attacks ---------------------------------------------------------------------------------


@pytest.mark.rule("X18", "X20", "X21")
def test_four_wounds_a_player_zombie_collects_one_and_the_guy_may_go_on():
    t = guy_turn([6, 4], deck={"wound": ["arm", "arm", "leg"]})
    t.choose("step", to="1,1")
    assert t.saw("combat", seat="shotgun-1", foe="zombie-1")
    assert t.sheets["zombie-1"]["wounds"] == ["arm"]
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.kind == "move-guy"


@pytest.mark.rule("X21")
def test_three_for_a_zombie_that_is_removed():
    t = guy_turn(
        [6, 4], deck={"wound": ["head-shot", "head-shot", "leg"]}, sheets={"zombie-1": {"pawns": ["1,1", "1,0"]}}
    )
    t.choose("step", to="1,1")
    assert t.sheets["zombie-1"]["pawns"] == ["1,0"]
    assert t.sheets["shotgun-1"]["kills"] == 3


@pytest.mark.rule("X21", "X26")
def test_three_for_the_only_pawn_which_stays_off_the_board_until_its_players_turn():
    t = guy_turn([6, 4], deck={"wound": ["head-shot", "head-shot", "leg"]}, stack={}, stack_exact=["humans", "zombies"])
    t.choose("step", to="1,1")
    assert t.sheets["zombie-1"]["pawns"] == []
    assert t.sheets["zombie-1"]["waiting"]
    assert t.sheets["shotgun-1"]["kills"] == 3
    while t.state["turn"] == "shotgun-1":
        t.must(cmd="choose", option="0")
    assert t.saw("entered", seat="zombie-1", to="1,1")


@pytest.mark.rule("X18", "X21")
def test_three_or_less_ends_the_movement_and_costs_no_life():
    t = guy_turn([6, 3])
    t.choose("step", to="1,1")
    assert {o["type"] for o in t.options} == {"give-up", "bullets"}
    t.choose("give-up")
    assert t.sheets["shotgun-1"]["life"] == 3
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]
    assert t.kind != "move-guy"


@pytest.mark.rule("X21")
def test_bullets_may_raise_that_roll():
    t = guy_turn([6, 2], deck={"wound": ["arm", "arm", "leg"]})
    t.choose("step", to="1,1")
    t.choose("bullets", count=2)
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["bullets"] == 1


@pytest.mark.rule("X21")
def test_an_empty_zombie_pool_does_not_matter():
    t = guy_turn([6, 4], deck={"wound": ["arm", "arm", "leg"]}, pools={"zombies": 0})
    t.choose("step", to="1,1")
    assert t.sheets["shotgun-1"]["kills"] == 1


@pytest.mark.rule("X19", "X20")
def test_the_horde_is_fought_first_then_player_zombies_each_once():
    t = guy_turn(
        [6, 4, 4, 4],
        zombies=["1,1"],
        sheets={"zombie-1": {"pawns": ["1,1", "1,1"]}},
        deck={"wound": ["arm", "arm", "leg", "leg", "leg", "torso"]},
    )
    t.choose("step", to="1,1")
    assert [e["foe"] for e in t.events if e["type"] == "combat"] == ["horde", "zombie-1", "zombie-1"]
    assert t.sheets["shotgun-1"]["kills"] == 3


@pytest.mark.rule("X20")
def test_a_failed_attack_ends_the_rest():
    t = guy_turn([6, 1], sheets={"zombie-1": {"pawns": ["1,1", "1,1"]}, "shotgun-1": {"bullets": 0}})
    t.choose("step", to="1,1")
    assert len([e for e in t.events if e["type"] == "combat"]) == 1


@pytest.mark.rule("X20")
def test_the_guy_names_the_order_among_several_players_zombies():
    sheets = {
        "zombie-1": {"character": "miner", "pawns": ["1,1"]},
        "zombie-2": {"character": "lawyer", "pawns": ["1,1"]},
        "shotgun-1": {"pawns": ["1,2"]},
    }
    t = both(
        [6, 4, 4],
        roles=["zombie", "zombie", "shotgun"],
        sheets=sheets,
        turn="shotgun-1",
        deck={"wound": ["arm", "arm", "leg", "torso", "torso", "leg", "leg"]},
    )
    t.choose("step", to="1,1")
    assert t.kind == "choose-foe"
    t.choose("fight", seat="zombie-2")
    while t.kind == "take-wound":
        t.must(cmd="choose", option="0")
    assert [e["foe"] for e in t.events if e["type"] == "combat"] == ["zombie-2", "zombie-1"]


@pytest.mark.rule("X20")
def test_nobody_fights_who_does_not_move():
    t = guy_turn([6], sheets={"zombie-1": {"pawns": ["1,2"]}})
    assert not t.saw("combat")
    t.choose("done")
    assert not t.saw("combat")


# -- a zombie attacks --------------------------------------------------------------------------------------


def attack(dice: list[int], cards: tuple[str, ...] = (), **situation: Any) -> Town:
    """The Miner steps from 1,1 onto the shotgun guy at 1,2."""
    if cards:
        situation["deck"] = {"capture": list(cards)} | situation.get("deck", {})
    t = both(dice, **situation)
    t.choose("step", to="1,2")
    t.stop()
    return t


@pytest.mark.rule("X22", "X23", "X26")
def test_a_guy_that_is_eaten_loses_a_life_goes_home_and_gives_a_point():
    t = attack(
        [4],
        ("eat", "eat"),
        sheets={"shotgun-1": {"kills": 6, "items": ["fire-axe"]}},
        hands={"zombie-1": ["pistol"]},
    )
    one = t.sheets["shotgun-1"]
    assert (one["life"], one["pawns"], one["kills"], one["items"]) == (2, [], 6, ["fire-axe"])
    assert t.sheets["zombie-1"]["eaten"] == 1
    assert t.state["pools"]["humans"] == 60


@pytest.mark.rule("X26", "X25")
def test_the_guy_comes_back_in_the_own_turn_with_what_was_left():
    t = attack([4], ("eat", "eat"), stack={}, stack_exact=["humans", "zombies"])
    while t.state["turn"] == "zombie-1":
        t.must(cmd="choose", option="0")
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]
    assert (t.sheets["shotgun-1"]["life"], t.sheets["shotgun-1"]["bullets"]) == (2, 3)


@pytest.mark.rule("X23")
def test_a_guy_that_is_infected_leaves_a_zombie_on_the_square():
    t = attack([4], ("infection", "infection"))
    assert t.sheets["zombie-1"]["pawns"] == ["1,2", "1,2"]
    assert t.sheets["shotgun-1"]["life"] == 2


@pytest.mark.rule("X25")
def test_with_the_last_life_items_are_lost_but_no_kills_and_three_life_come_back():
    t = attack(
        [4],
        ("eat", "eat"),
        sheets={"shotgun-1": {"life": 1, "bullets": 1, "kills": 7, "items": ["fire-axe"]}},
        stack={},
        stack_exact=["humans", "zombies"],
    )
    assert t.sheets["shotgun-1"]["kills"] == 7
    assert t.sheets["shotgun-1"]["items"] == []
    while t.state["turn"] == "zombie-1":
        t.must(cmd="choose", option="0")
    assert (t.sheets["shotgun-1"]["life"], t.sheets["shotgun-1"]["bullets"]) == (3, 3)


@pytest.mark.rule("X24")
@pytest.mark.parametrize("cards", [(), ("escape", "eat")])
def test_a_guy_that_gets_away_is_moved_by_the_player_on_the_right(cards: tuple[str, ...]):
    t = attack([4 if cards else 3, 2], cards, tiles=[tile("road-straight", "0,3", set="humans")])
    if t.kind == "move-human":
        assert t.seat == "shotgun-1"
        t.choose("run", to="1,4")
    assert t.saw("ran", seat="shotgun-1", to="1,4")
    assert t.sheets["shotgun-1"]["pawns"] == ["1,4"]


@pytest.mark.rule("X24")
def test_a_guy_with_nowhere_to_go_stays_and_nothing_more_happens():
    t = both([3, 2], zombies=["1,1"], sheets={"zombie-1": {"pawns": ["1,2"]}})
    t.stop()
    assert t.saw("stays", prey="shotgun-1")
    assert not t.saw("infected")
    assert t.sheets["shotgun-1"]["life"] == 3


@pytest.mark.rule("X22")
def test_the_attacked_player_too_may_play_a_weapon():
    t = attack([4, 6, 1], hands={"shotgun-1": ["pistol"]}, deck={"wound": ["arm", "arm", "leg"]})
    assert t.window == "caught"
    assert t.seat == "shotgun-1"
    t.choose("play-card", card="pistol")
    assert t.saw("wounded", seat="zombie-1")


@pytest.mark.rule("X22")
def test_a_guys_square_ends_a_zombies_movement_but_who_begins_there_may_walk_off():
    t = both(tiles=[tile("road-straight", "0,3", set="humans")], sheets={"zombie-1": {"pawns": ["1,1", "1,0"]}})
    t.choose("step", **{"from": "1,1", "to": "1,2"})
    assert not t.find("step", **{"from": "1,2"})
    t = both(tiles=[tile("road-straight", "0,3", set="humans")], sheets={"zombie-1": {"pawns": ["1,2"]}})
    t.choose("step", to="1,3")
    t.stop()
    assert not t.saw("attempt")


@pytest.mark.rule("X22", "H5.1")
def test_a_human_and_a_guy_on_one_square_must_both_be_tried():
    t = both([4, 4], humans=["1,2"], deck={"capture": ["eat"] * 4})
    t.choose("step", to="1,2")
    t.stop()
    assert t.kind == "choose-capture"
    assert {o.get("prey") for o in t.options} == {None, "shotgun-1"}
    t.choose("capture", prey="shotgun-1")
    assert t.sheets["zombie-1"]["eaten"] == 2


# -- cards across the games --------------------------------------------------------------------------------


@pytest.mark.rule("X27")
def test_cards_go_to_the_pile_of_their_own_deck():
    t = both(step="end", hands={"zombie-1": ["fear", "pistol"]})
    t.choose("discard", card="fear")
    assert t.state["discard"]["zombies"] == ["fear"]
    assert t.state["discard"]["humans"] == []


@pytest.mark.rule("X27")
def test_one_card_a_round_whatever_its_deck():
    t = both(hands={"zombie-1": ["fear", "lucky-break"]})
    t.choose("play-card", card="fear", seat="shotgun-1")
    assert not t.offers("play-card")


@pytest.mark.rule("X28")
@pytest.mark.parametrize(("die", "wins"), [(2, True), (1, False)])
def test_a_guy_uses_a_weapon_of_humans_once_in_an_own_combat(die: int, wins: bool):
    t = guy_turn(
        [6, die, 4],
        zombies=["2,1"],
        hands={"shotgun-1": ["pistol"]},
        sheets={"shotgun-1": {"bullets": 0, "pawns": ["1,1"]}, "zombie-1": {"pawns": ["1,0"]}},
    )
    t.choose("step", to="2,1")
    t.choose("play-card", card="pistol", mode="combat")
    assert t.sheets["shotgun-1"]["life"] == (3 if wins else 2)
    assert t.state["discard"]["humans"] == ["pistol"]
    assert t.sheets["shotgun-1"]["items"] == []


@pytest.mark.rule("X28")
def test_a_guy_may_arm_the_prey_of_a_zombie_in_the_usual_way():
    t = both(
        [4, 6, 1],
        humans=["2,1"],
        tiles=[ROAD_EAST],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        hands={"shotgun-1": ["pistol"]},
        deck={"wound": ["arm", "arm", "leg"]},
    )
    t.stop()
    t.choose("play-card", card="pistol")
    assert t.saw("wounded", seat="zombie-1")


@pytest.mark.rule("X29", "X30")
def test_cards_about_zombies_do_not_touch_player_zombies():
    t = both(hands={"shotgun-1": ["this-isnt-so-bad"]}, zombies=["1,0"])
    t.choose("play-card", card="this-isnt-so-bad")
    assert t.kind == "move-horde"
    assert {o["from"] for o in t.options} == {"1,0"}


@pytest.mark.rule("X30")
def test_a_truce_and_marbles_touch_only_the_horde():
    truce = [
        {"effect": "truce", "clock": "shotgun-1", "turns": 1},
        {"effect": "marbles", "clock": "shotgun-1", "turns": 1},
    ]
    t = guy_turn([6, 4], zombies=["1,1"], effects=truce, deck={"wound": ["arm", "arm", "leg"]})
    t.choose("step", to="1,1")
    assert [e["foe"] for e in t.events if e["type"] == "combat"] == ["zombie-1"]
    t = both(effects=truce, zombies=["1,0"])
    assert t.offers("step"), "player zombies walk as they like"
    t.choose("done")
    assert not t.rolls("horde")


@pytest.mark.rule("X29")
def test_run_for_it_moves_a_nonplayer_human_only():
    t = both(hands={"shotgun-1": ["run-for-it"]})
    assert t.kind == "move-zombies", "the shotgun guy is no human of nobody"


@pytest.mark.rule("X31")
def test_movement_cards_of_zombies_hit_zombie_players():
    t = both(hands={"shotgun-1": ["your-shoes-untied"]})
    t.choose("play-card", card="your-shoes-untied", seat="zombie-1")
    assert t.state["movement"]["left"] == 2
    t = both(hands={"shotgun-1": ["fear"]})
    t.choose("play-card", card="fear", seat="zombie-1")
    assert t.state["effects"][0]["effect"] == "fear"
    t = both(effects=[{"effect": "fear", "seat": "zombie-1", "clock": "zombie-1", "turns": 1}])
    assert t.saw("held", seat="zombie-1")


@pytest.mark.rule("X31")
def test_stiff_joints_and_fresh_legs_change_a_guys_roll():
    halved = [{"effect": "halved", "seat": "shotgun-1", "clock": "shotgun-1", "turns": 1}]
    t = guy_turn([4], effects=halved)
    assert t.state["movement"]["left"] == 3
    t = both([2], turn="shotgun-1", hands={"shotgun-1": ["fresh-legs"]})
    t.choose("play-card", card="fresh-legs")
    while t.kind in ("roll-movement", "window"):
        t.choose("roll" if t.kind == "roll-movement" else "pass")
    assert t.state["movement"]["left"] == 8


@pytest.mark.rule("X31")
def test_brain_cramp_moves_only_shotgun_guys():
    t = both(hands={"shotgun-1": ["brain-cramp"]})
    assert t.kind == "move-zombies"
    t = both([2], turn="shotgun-1", hands={"zombie-1": ["brain-cramp"]})
    assert t.offers("play-card", card="brain-cramp", seat="shotgun-1")


@pytest.mark.rule("X32")
def test_some_cards_are_for_shotgun_guys_only():
    t = both(hands={"zombie-1": ["much-needed-rest", "the-keys-are-still-in-it"]})
    assert not t.offers("play-card")
    sheets = {"shotgun-1": {"kills": 3}}
    t = both([5, 5], sheets=sheets, hands={"zombie-1": ["i-dont-think-theyre-dead"]})
    assert t.values("play-card", "seat") == ["shotgun-1"]


@pytest.mark.rule("X31")
def test_claustrophobia_touches_all_zombies_of_a_player():
    phobia = [{"effect": "claustrophobia", "seat": "zombie-1", "clock": "zombie-1", "turns": 1}]
    t = both(tiles=[MUSIC_STORE], chits=["3,1"], effects=phobia, sheets={"zombie-1": {"pawns": ["3,1", "4,0"]}})
    # The one inside leaves by the chit before anything else: 4,0 - 3,0 - 3,1.
    assert sorted(t.sheets["zombie-1"]["pawns"]) == ["3,1", "3,1"]
    assert t.state["movement"]["left"] == 3
    assert "3,0" not in t.values("step", "to")


@pytest.mark.rule("X33")
def test_each_player_zombie_in_a_grenade_makes_one_wound_draw():
    t = guy_turn(
        [1],
        tiles=[MUSIC_STORE],
        zombies=["5,0"],
        sheets={"shotgun-1": {"pawns": ["3,1"], "items": ["grenade"]}, "zombie-1": {"pawns": ["3,0", "4,0", "1,1"]}},
        deck={"wound": ["arm", "arm", "leg", "torso", "torso", "leg"]},
    )
    t.choose("use-item", card="grenade")
    assert sorted(t.sheets["zombie-1"]["wounds"]) == ["arm", "torso"]
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["life"] == 2


@pytest.mark.rule("X31", "R42")
def test_a_zombie_sent_onto_a_humans_square_waits_for_its_own_turn():
    t = both(
        [2],
        turn="shotgun-1",
        hands={"shotgun-1": ["bad-sense-of-direction"]},
        humans=["1,1"],
        sheets={"zombie-1": {"pawns": ["1,0", "0,1"]}, "shotgun-1": {"pawns": ["1,2"]}},
    )
    t.choose("play-card", card="bad-sense-of-direction", seat="zombie-1")
    assert t.kind == "choose-pawn"
    t.choose("choose", pawn="1,0")
    assert "1,1" in t.sheets["zombie-1"]["pawns"]
    assert t.state["humans"] == ["1,1"]
    assert not t.saw("attempt")


@pytest.mark.rule("X31")
def test_where_did_everybody_go_leads_a_zombie_which_stops_on_a_human_and_breaks_nothing():
    t = both(
        [2],
        turn="shotgun-1",
        hands={"shotgun-1": ["where-did-everybody-go"]},
        tiles=[MUSIC_STORE],
        humans=["4,1"],
        sheets={"zombie-1": {"pawns": ["3,1"]}},
    )
    t.choose("play-card", card="where-did-everybody-go", seat="zombie-1")
    assert t.seat == "shotgun-1"
    assert t.values("step", "to") == ["2,1", "4,1"]
    t.choose("step", to="4,1")
    assert t.sheets["zombie-1"]["pawns"] == ["4,1"]
    assert not t.saw("attempt")
    assert t.state.get("movement", {}).get("seat") != "zombie-1"


def test_adrenaline_rush_of_a_zombie_player_doubles_movement_or_helps_a_capture():
    t = both(hands={"zombie-1": ["adrenaline-rush"]})
    t.choose("play-card", card="adrenaline-rush", mode="zombies")
    assert t.state["movement"]["left"] == 10
    t = both(
        [2],
        humans=["2,1"],
        tiles=[ROAD_EAST],
        sheets={"zombie-1": {"pawns": ["2,1"]}},
        hands={"zombie-1": ["adrenaline-rush"]},
        deck={"capture": ["eat", "eat"]},
    )
    t.stop()
    assert t.window == "capture-begins"
    t.choose("pass")
    assert t.kind == "re-roll"
    t.choose("play-card", card="adrenaline-rush", mode="capture")
    assert t.saw("caught")


def test_after_adrenaline_that_is_not_enough_a_token_may_still_be_spent():
    t = both(
        [1, 2],
        humans=["2,1"],
        tiles=[ROAD_EAST],
        sheets={"zombie-1": {"pawns": ["2,1"], "dice": 1}},
        hands={"zombie-1": ["adrenaline-rush"]},
        deck={"capture": ["eat", "eat"]},
    )
    t.stop()
    t.choose("pass")
    t.choose("play-card", card="adrenaline-rush", mode="capture")
    assert t.kind == "re-roll"
    t.choose("re-roll")
    assert t.saw("caught"), "2 and the 2 of the card"


# -- winning -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X35", "H10.1")
def test_a_zombie_player_wins_by_points():
    t = attack([4], ("eat", "eat"), sheets={"zombie-1": {"eaten": 7}})
    assert t.result == {"winner": "zombie-1", "reason": "points", "rules": ["H10.1", "R24"]}


@pytest.mark.rule("X35", "Z1.1")
def test_a_shotgun_guy_wins_by_kills_or_on_the_helipad():
    t = guy_turn([6, 4], deck={"wound": ["arm", "arm", "leg"]}, sheets={"shotgun-1": {"kills": 24}})
    t.choose("step", to="1,1")
    assert t.result["winner"] == "shotgun-1"
    assert t.result["reason"] == "kills"
    t = guy_turn([6], tiles=[tile("helipad", "3,0")], sheets={"shotgun-1": {"pawns": ["3,1"]}})
    t.choose("step", to="4,1")
    assert t.result["reason"] == "helipad"


@pytest.mark.rule("X11", "X35")
def test_a_player_zombie_on_the_centre_keeps_the_guy_from_winning():
    t = guy_turn(
        [6, 1],
        tiles=[tile("helipad", "3,0")],
        sheets={"shotgun-1": {"pawns": ["3,1"], "bullets": 0}, "zombie-1": {"pawns": ["4,1"]}},
    )
    t.choose("step", to="4,1")
    assert t.result is None
