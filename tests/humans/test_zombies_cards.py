"""The events and items of Zombies!!!."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from shamble.humans.content import CARDS
from tests.humans.table import Town, tile, zombies

ROAD_EAST = tile("road-straight", "3,0", 1)
POLICE = tile("police-station", "0,-3")
PAD = tile("helipad", "3,0")


def guys(dice: list[int] | None = None, hand: str = "", other: str = "", **situation: Any) -> Town:
    """Shotgun guy 1 with a card, shotgun guy 2 at 0,1 with another."""
    sheets = situation.setdefault("sheets", {})
    sheets["shotgun-2"] = {"pawns": ["0,1"]} | sheets.get("shotgun-2", {})
    hands = {"shotgun-1": [hand] if hand else [], "shotgun-2": [other] if other else []}
    return zombies(dice, hands=hands, **situation)


def to_turn_of(t: Town, seat: str) -> None:
    """Everybody takes the first choice until it is that seat's turn."""
    for _ in range(200):
        if t.state["turn"] == seat:
            return
        t.must(cmd="choose", option="0")
    raise AssertionError(f"it never was the turn of {seat}")


def test_every_card_of_zombies_is_tested_here():
    here = pathlib.Path(__file__).read_text()
    for slug, card in CARDS.items():
        if card.deck == "zombies":
            assert f'"{slug}"' in here, slug


# -- movement ----------------------------------------------------------------------------------------------


def test_adrenaline_rush_doubles_the_movement_roll_with_its_bonus():
    t = guys([3], "adrenaline-rush", sheets={"shotgun-1": {"items": ["skateboard"]}})
    assert t.window == "move-rolled"
    t.choose("play-card", card="adrenaline-rush", mode="movement")
    assert t.state["movement"]["left"] == 10


@pytest.mark.parametrize(("die", "life"), [(2, 3), (1, 2)])
def test_adrenaline_rush_adds_two_to_one_combat_roll(die: int, life: int):
    t = guys([6, die, 4], "adrenaline-rush", zombies=["1,0"], sheets={"shotgun-1": {"bullets": 0}})
    t.passes()
    t.choose("step", to="1,0")
    t.choose("play-card", card="adrenaline-rush", mode="combat")
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["life"] == life, "one less is not enough, and the next roll has no bonus any more"


@pytest.mark.rule("ZR19")
def test_skateboard_adds_two_to_movement_rolls_as_long_as_it_lies_there():
    t = guys([3], sheets={"shotgun-1": {"items": ["skateboard"]}})
    assert t.state["movement"]["left"] == 5
    assert t.sheets["shotgun-1"]["items"] == ["skateboard"]


@pytest.mark.parametrize(("die", "left"), [(5, 2), (4, 2), (1, 0)])
def test_your_shoes_untied_halves_an_opponents_roll(die: int, left: int):
    t = guys([die], other="your-shoes-untied")
    assert t.window == "move-rolled"
    assert t.seat == "shotgun-2"
    t.choose("play-card", card="your-shoes-untied", seat="shotgun-1")
    moved = t.state.get("movement", {"left": 0})["left"] if t.state["turn"] == "shotgun-1" else 0
    assert moved == left
    t = guys([5], "your-shoes-untied")
    assert t.window != "move-rolled", "not against oneself"


def test_doubling_and_halving_go_together():
    t = guys([5], "adrenaline-rush", "your-shoes-untied")
    t.choose("play-card", card="your-shoes-untied", seat="shotgun-1")
    t.choose("play-card", card="adrenaline-rush")
    assert t.state["movement"]["left"] == 5


def test_the_keys_are_still_in_it_move_ten_squares_without_a_roll():
    t = guys([], "the-keys-are-still-in-it", sheets={"shotgun-1": {"items": ["skateboard"]}})
    assert t.kind == "roll-movement"
    t.choose("play-card", card="the-keys-are-still-in-it")
    assert t.state["movement"]["left"] == 10
    assert not t.rolls("movement")


@pytest.mark.rule("ZR20")
def test_fear_keeps_an_opponent_from_moving_in_the_next_turn():
    t = guys([1], "fear", stack={}, stack_exact=["zombies"], zombies=["1,2"])
    t.choose("play-card", card="fear", seat="shotgun-2")
    to_turn_of(t, "shotgun-2")
    for _ in range(30):
        if t.state["turn"] != "shotgun-2":
            break
        t.must(cmd="choose", option="0")
    assert t.saw("held", seat="shotgun-2")
    assert not [e for e in t.events if e["type"] == "roll" and e["for"] == "movement" and e["who"] == "shotgun-2"]
    assert t.state["effects"] == []


@pytest.mark.rule("ZR20")
def test_fear_in_the_targets_own_turn_works_in_the_next_one():
    t = guys([4], other="fear")
    t.choose("play-card", card="fear", seat="shotgun-1")
    assert t.state["effects"] == [{"effect": "fear", "seat": "shotgun-1", "clock": "shotgun-1", "turns": 2}]
    assert t.state["movement"]["left"] == 4


def test_under_fear_one_may_rest_but_not_drive():
    fear = [{"effect": "fear", "seat": "shotgun-1", "clock": "shotgun-1", "turns": 1}]
    t = guys([], "much-needed-rest", effects=fear)
    assert {o["type"] for o in t.options} == {"stay", "play-card"}
    t.choose("play-card", card="much-needed-rest")
    assert t.sheets["shotgun-1"]["life"] == 5
    t = guys([], "the-keys-are-still-in-it", effects=fear)
    assert t.saw("held", seat="shotgun-1")


@pytest.mark.parametrize(("life", "after"), [(2, 4), (4, 5), (5, 5)])
def test_much_needed_rest_gives_two_life_instead_of_movement(life: int, after: int):
    t = guys([], "much-needed-rest", sheets={"shotgun-1": {"life": life}})
    t.choose("play-card", card="much-needed-rest")
    assert t.sheets["shotgun-1"]["life"] == after
    assert not t.rolls("movement")
    assert t.state["turn"] == "shotgun-2" or t.state["stage"] == "moved"


def test_brain_cramp_lets_another_player_move_the_pawn():
    t = guys([3, 4], other="brain-cramp", zombies=["1,0"])
    assert t.window == "move-begins"
    t.choose("play-card", card="brain-cramp", seat="shotgun-1")
    assert t.kind == "move-guy"
    assert t.seat == "shotgun-2"
    t.choose("step", to="1,0")
    assert t.saw("killed", seat="shotgun-1"), "fights happen as usual, for the pawn's own player"
    t.choose("done")
    assert t.sheets["shotgun-1"]["pawns"] == ["1,0"]


@pytest.mark.rule("ZR23")
def test_bad_sense_of_direction_sends_a_pawn_home_for_a_life_and_the_rest_of_the_move_goes_on_from_there():
    t = guys(
        [4, 4],
        other="bad-sense-of-direction",
        tiles=[ROAD_EAST],
        zombies=["4,1"],
        sheets={"shotgun-1": {"pawns": ["3,1"]}},
    )
    t.passes()
    t.choose("step", to="4,1")
    assert t.window == "fight-over"
    t.choose("play-card", card="bad-sense-of-direction", seat="shotgun-1")
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]
    assert t.sheets["shotgun-2"]["life"] == 2
    assert t.kind == "move-guy"
    assert t.state["movement"]["left"] == 3


def test_bad_sense_of_direction_is_not_for_the_last_life():
    t = guys([4], other="bad-sense-of-direction", sheets={"shotgun-2": {"pawns": ["0,1"], "life": 1}})
    assert t.kind == "move-guy"


def test_where_did_everybody_go_moves_an_opponents_pawn_which_fights_what_it_meets():
    t = guys([4, 4], other="where-did-everybody-go", zombies=["1,0"])
    t.choose("play-card", card="where-did-everybody-go", seat="shotgun-1")
    assert t.kind == "move-guy"
    assert t.seat == "shotgun-2"
    assert t.state["movement"] == {"seat": "shotgun-1", "left": 5}
    t.choose("step", to="1,0")
    assert t.saw("combat", seat="shotgun-1")
    t.choose("done")
    assert t.sheets["shotgun-1"]["pawns"] == ["1,0"]


def test_claustrophobia_keeps_one_out_of_buildings():
    phobia = [{"effect": "claustrophobia", "seat": "shotgun-1", "clock": "shotgun-1", "turns": 1}]
    t = guys([6], tiles=[POLICE], sheets={"shotgun-1": {"pawns": ["1,-1"]}}, effects=phobia)
    assert t.values("step", "to") == ["1,0"]


def test_claustrophobia_drives_one_out_by_the_shortest_way_before_anything_else():
    phobia = [{"effect": "claustrophobia", "seat": "shotgun-1", "clock": "shotgun-1", "turns": 1}]
    t = guys([6], tiles=[POLICE], sheets={"shotgun-1": {"pawns": ["0,-2"]}}, effects=phobia)
    # Only one way leads out, so nothing is asked until the street is reached.
    assert t.sheets["shotgun-1"]["pawns"] == ["1,-1"]
    assert t.state["movement"]["left"] == 4
    assert t.values("step", "to") == ["1,0"]


def test_claustrophobia_is_aimed_at_an_opponents_next_turn():
    t = guys([4], "claustrophobia")
    t.choose("play-card", card="claustrophobia", seat="shotgun-2")
    assert t.state["effects"][0] == {"effect": "claustrophobia", "seat": "shotgun-2", "clock": "shotgun-2", "turns": 1}


def test_hysterical_paralysis_skips_the_whole_next_turn():
    t = guys([1], "hysterical-paralysis", stack={}, stack_exact=["zombies"], zombies=["0,1"])
    t.choose("play-card", card="hysterical-paralysis", seat="shotgun-2")
    for _ in range(40):
        if t.saw("skipped-turn", seat="shotgun-2"):
            break
        t.must(cmd="choose", option="0")
    assert t.saw("skipped-turn", seat="shotgun-2")
    assert not t.saw("combat", seat="shotgun-2")
    assert t.state["turn"] == "shotgun-1"


# -- fights and zombies ------------------------------------------------------------------------------------


@pytest.mark.rule("ZR16")
def test_alternate_food_source_stops_fights_until_the_end_of_ones_next_turn():
    t = guys([6], "alternate-food-source", zombies=["1,0"])
    t.choose("play-card", card="alternate-food-source")
    assert t.state["effects"] == [{"effect": "truce", "clock": "shotgun-1", "turns": 2}]
    if t.kind == "roll-movement":
        t.choose("roll")
    t.choose("step", to="1,0")
    assert not t.saw("combat")
    assert t.state["zombies"] == ["1,0"]


@pytest.mark.rule("ZR16")
def test_played_in_anothers_turn_the_truce_ends_with_ones_own_next_turn_or_as_an_option_at_once():
    t = guys([6], other="alternate-food-source")
    t.choose("play-card", card="alternate-food-source")
    assert t.state["effects"] == [{"effect": "truce", "clock": "shotgun-2", "turns": 1}]
    t = guys([6], other="alternate-food-source", switches={"short_truce": True})
    t.choose("play-card", card="alternate-food-source")
    assert t.state["effects"] == [{"effect": "truce", "clock": "shotgun-1", "turns": 1}]


def test_during_a_truce_the_helipad_wins_beside_a_zombie():
    truce = [{"effect": "truce", "clock": "shotgun-1", "turns": 1}]
    t = guys([6], tiles=[PAD], zombies=["4,1"], sheets={"shotgun-1": {"pawns": ["3,1"]}}, effects=truce)
    t.choose("step", to="4,1")
    assert t.result["winner"] == "shotgun-1"


@pytest.mark.rule("ZR14", "ZR21")
def test_butter_fingers_cost_an_opponent_an_item_or_bullets_as_its_player_chooses():
    t = guys(
        [4],
        "butter-fingers",
        sheets={"shotgun-1": {"items": ["fire-axe"]}, "shotgun-2": {"pawns": ["0,1"], "items": ["skateboard"]}},
    )
    assert t.values("play-card", "seat") == ["shotgun-2"], "an opponent is never oneself"
    t.choose("play-card", card="butter-fingers", seat="shotgun-2")
    assert t.seat == "shotgun-1"
    assert {(o["type"], o.get("card"), o.get("count")) for o in t.options} == {
        ("drop-item", "skateboard", None),
        ("drop-bullets", None, 2),
        ("drop-bullets", None, 1),
    }
    t.choose("drop-bullets", count=2)
    assert t.sheets["shotgun-2"]["bullets"] == 1
    t = guys([4], "butter-fingers", sheets={"shotgun-2": {"pawns": ["0,1"], "items": ["skateboard"]}})
    t.choose("play-card", card="butter-fingers", seat="shotgun-2")
    t.choose("drop-item", card="skateboard")
    assert t.sheets["shotgun-2"]["items"] == []
    t = guys([4], "butter-fingers", sheets={"shotgun-2": {"pawns": ["0,1"], "bullets": 0}})
    assert not t.offers("play-card")


@pytest.mark.rule("ZR22")
@pytest.mark.parametrize(("dice", "left"), [([4, 4], 5), ([4, 3], 3), ([3, 4], 3)])
def test_i_dont_think_theyre_dead_costs_two_zombies_if_a_die_shows_three_or_less(dice: list[int], left: int):
    t = guys(dice, "i-dont-think-theyre-dead", sheets={"shotgun-2": {"pawns": ["0,1"], "kills": 5}})
    t.choose("play-card", card="i-dont-think-theyre-dead", seat="shotgun-2")
    if t.kind == "mend-die":
        assert t.seat == "shotgun-2"
        t.choose("accept")
    assert t.sheets["shotgun-2"]["kills"] == left


@pytest.mark.rule("ZR22", "Z6.4")
def test_bullets_and_life_mend_those_dice_and_nobody_gives_more_than_they_have():
    t = guys([2, 3, 5], "i-dont-think-theyre-dead", sheets={"shotgun-2": {"pawns": ["0,1"], "kills": 1}})
    t.choose("play-card", card="i-dont-think-theyre-dead", seat="shotgun-2")
    t.choose("bullets", count=2)
    t.choose("lose-life")
    assert t.sheets["shotgun-2"]["kills"] == 1
    assert (t.sheets["shotgun-2"]["bullets"], t.sheets["shotgun-2"]["life"]) == (1, 2)
    t = guys([1, 5], "i-dont-think-theyre-dead", sheets={"shotgun-2": {"pawns": ["0,1"], "kills": 1}})
    t.choose("play-card", card="i-dont-think-theyre-dead", seat="shotgun-2")
    t.choose("accept")
    assert t.sheets["shotgun-2"]["kills"] == 0
    t = guys([4], "i-dont-think-theyre-dead")
    assert not t.offers("play-card"), "nobody has collected anything"


def test_just_when_you_thought_fills_a_building():
    t = guys([4], "just-when-you-thought", tiles=[POLICE], zombies=["0,-2"])
    t.choose("play-card", card="just-when-you-thought")
    assert len(t.state["zombies"]) == 6
    t = guys([4], "just-when-you-thought")
    assert not t.offers("play-card"), "there is no building"


def test_slight_miscalculation_doubles_the_zombies_of_a_building_as_far_as_there_is_room():
    t = guys([4], "slight-miscalculation", tiles=[POLICE], zombies=["0,-2", "1,-2"])
    t.choose("play-card", card="slight-miscalculation")
    while t.kind == "place-zombie":
        t.must(cmd="choose", option="0")
    assert len(t.state["zombies"]) == 4
    full = ["0,-2", "1,-2", "2,-2", "0,-3"]
    t = guys([4], "slight-miscalculation", tiles=[POLICE], zombies=full)
    t.choose("play-card", card="slight-miscalculation")
    assert len(t.state["zombies"]) == 6
    t = guys([4], "slight-miscalculation", tiles=[POLICE], zombies=["1,0"])
    assert not t.offers("play-card"), "no building has a zombie"


def test_this_isnt_so_bad_moves_two_zombies_anywhere():
    t = guys([4], "this-isnt-so-bad", tiles=[ROAD_EAST], zombies=["1,0", "5,1"])
    t.choose("play-card", card="this-isnt-so-bad")
    t.choose("choose", zombie="1,0")
    assert "5,1" not in t.values("move", "to")
    assert "1,1" in t.values("move", "to"), "a player's square is legal"
    t.choose("move", to="2,1")
    t.choose("move", to="1,2")
    assert sorted(t.state["zombies"]) == ["1,2", "2,1"]


def test_zombie_master_puts_five_zombies_where_no_player_and_no_zombie_is():
    t = guys([4], "zombie-master", tiles=[POLICE, ROAD_EAST], zombies=["1,0"])
    t.choose("play-card", card="zombie-master")
    places = t.values("place", "to")
    assert "1,1" not in places
    assert "0,1" not in places
    assert "1,0" not in places
    while t.kind == "place-zombie":
        t.must(cmd="choose", option="0")
    assert len(t.state["zombies"]) == 6


def test_were_screwed_puts_ten_zombies_anywhere_that_has_none():
    t = guys([4], "were-screwed", tiles=[POLICE, ROAD_EAST])
    t.choose("play-card", card="were-screwed")
    assert "1,1" in t.values("place", "to")
    while t.kind == "place-zombie":
        t.must(cmd="choose", option="0")
    assert len([e for e in t.events if e["type"] == "placed"]) == 10


@pytest.mark.rule("ZR7")
def test_no_more_zombies_come_than_the_pool_has():
    t = guys([4], "were-screwed", tiles=[POLICE, ROAD_EAST], pools={"zombies": 3})
    t.choose("play-card", card="were-screwed")
    while t.kind == "place-zombie":
        t.must(cmd="choose", option="0")
    assert len([e for e in t.events if e["type"] == "placed"]) == 3
    t = guys([4], "zombie-master", pools={"zombies": 0})
    assert not t.offers("play-card")


def test_a_shotgun_adds_one_to_the_next_three_combat_rolls_beside_another_weapon():
    t = guys([6, 3, 2, 1, 1], "shotgun", zombies=["1,0"], sheets={"shotgun-1": {"bullets": 0, "life": 5}})
    t.choose("play-card", card="shotgun")
    assert t.sheets["shotgun-1"]["items"] == ["shotgun"]
    assert t.sheets["shotgun-1"]["counters"] == 3
    if t.kind == "roll-movement":
        t.choose("roll")
    t.choose("step", to="1,0")
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["counters"] == 2
    t = guys([6, 2], zombies=["1,0"], sheets={"shotgun-1": {"items": ["shotgun", "fire-axe"], "counters": 1}})
    t.choose("step", to="1,0")
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["items"] == ["fire-axe"], "the last counter is used and the card discarded"
    t = guys([4], "shotgun", sheets={"shotgun-1": {"items": ["shotgun"]}})
    assert not t.offers("play-card"), "no second one of a kind"


# -- items -------------------------------------------------------------------------------------------------

PLACES = {
    "all-the-marbles": ("toy-store", "0,-3"),
    "chainsaw": ("lawn-and-garden-center", "0,-3"),
    "fire-axe": ("fire-station", "0,-3"),
    "first-aid-kit": ("hospital", "0,-3"),
    "grenade": ("army-surplus", "0,-3"),
    "lots-of-ammo": ("sporting-goods-store", "0,-3"),
    "molotov-cocktail": ("gas-station", "0,-3"),
    "skateboard": ("skate-shop", "0,-3"),
}


@pytest.mark.rule("ZR18")
@pytest.mark.parametrize("slug", PLACES)
def test_each_item_is_laid_down_only_in_its_building_and_is_the_card_of_the_round(slug: str):
    name, at = PLACES[slug]
    from shamble.humans.land import land_of

    land = land_of([("zombies/town-square", 0, 0, 0)])
    turn = next(t for column, row, t in land.places(f"zombies/{name}") if (column, row) == (0, -1))
    laid = land.laid(f"zombies/{name}", 0, -1, turn)
    inside = next(laid.names[square] for square in range(9, 18) if laid.house[square] >= 0)
    t = guys([4], slug, tiles=[tile(name, at, turn)], sheets={"shotgun-1": {"pawns": [inside]}})
    if t.kind == "roll-movement":
        t.choose("play-card", card=slug)
    assert t.sheets["shotgun-1"]["items"] == [slug]
    assert t.sheets["shotgun-1"]["played"]
    t = guys([4], slug, tiles=[tile(name, at, turn)])
    assert not t.offers("play-card"), "outside it stays in the hand"
    t = guys([4], slug, tiles=[tile(name, at, turn)], sheets={"shotgun-1": {"pawns": [inside], "items": [slug]}})
    assert not t.offers("play-card"), "no second one of a kind"


@pytest.mark.rule("ZR18")
def test_the_first_aid_kit_is_laid_down_in_the_drug_store_too():
    t = guys([4], "first-aid-kit", tiles=[tile("drug-store", "3,0")], sheets={"shotgun-1": {"pawns": ["4,0"]}})
    assert t.offers("play-card", card="first-aid-kit")


def fight(die: int, item: str, *more: int, **situation: Any) -> Town:
    """Shotgun guy 1 with an item and no bullets walks into the zombie at 1,0 and rolls this."""
    sheet = {"items": [item], "bullets": 0} | situation.pop("sheet", {})
    t = guys([6, die, *more], zombies=["1,0"], sheets={"shotgun-1": sheet}, **situation)
    while t.kind in ("roll-movement", "window"):
        t.choose("roll" if t.kind == "roll-movement" else "pass")
    t.choose("step", to="1,0")
    return t


@pytest.mark.rule("ZR19")
@pytest.mark.parametrize(("dice", "life"), [([3], 3), ([2, 3], 2)])
def test_the_fire_axe_adds_one_to_every_combat_roll(dice: list[int], life: int):
    t = fight(dice[0], "fire-axe", *dice[1:])
    assert (t.sheets["shotgun-1"]["kills"], t.sheets["shotgun-1"]["life"]) == (1, life)
    assert t.sheets["shotgun-1"]["items"] == ["fire-axe"]


@pytest.mark.parametrize(("dice", "life"), [([2], 3), ([1, 2], 2)])
def test_the_chainsaw_is_discarded_for_two_more_on_all_rolls_of_the_turn(dice: list[int], life: int):
    t = fight(dice[0], "chainsaw", *dice[1:])
    t.choose("use-item", card="chainsaw")
    assert (t.sheets["shotgun-1"]["kills"], t.sheets["shotgun-1"]["life"]) == (1, life)
    assert t.sheets["shotgun-1"]["items"] == []
    assert [e["effect"] for e in t.state["effects"]] == ["weapon"]
    assert not t.sheets["shotgun-1"]["played"], "using an item is no card of the round"


def test_only_the_best_weapon_counts():
    t = fight(1, "chainsaw", 4, sheet={"items": ["chainsaw", "fire-axe"]})
    t.choose("use-item", card="chainsaw")
    assert t.sheets["shotgun-1"]["life"] == 2, "1 and 2, not 1 and 2 and 1: the roll failed"


def test_the_first_aid_kit_goes_instead_of_a_life():
    t = fight(1, "first-aid-kit", 4)
    assert {o["type"] for o in t.options} == {"lose-life", "use-item"}
    t.choose("use-item", card="first-aid-kit")
    assert t.sheets["shotgun-1"]["life"] == 3
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["items"] == []


def test_lots_of_ammo_is_three_bullets():
    t = fight(1, "lots-of-ammo")
    t.choose("use-item", card="lots-of-ammo")
    t.choose("bullets", count=3)
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["bullets"] == 0


def test_all_the_marbles_stop_the_horde_until_the_end_of_ones_next_turn():
    t = guys([1], sheets={"shotgun-1": {"items": ["all-the-marbles"]}}, zombies=["1,0"], tiles=[POLICE])
    t.choose("use-item", card="all-the-marbles")
    assert t.state["effects"] == [{"effect": "marbles", "clock": "shotgun-1", "turns": 2}]
    to_turn_of(t, "shotgun-2")
    assert not t.rolls("horde")
    assert t.state["zombies"][0] == "1,0"


@pytest.mark.rule("ZR13")
def test_a_grenade_kills_all_zombies_of_the_building_for_a_life_also_from_its_door():
    inside = ["0,-2", "1,-2", "2,-3"]
    for here in ("0,-3", "1,-1"):
        t = guys(
            [1], tiles=[POLICE], zombies=[*inside, "1,0"], sheets={"shotgun-1": {"pawns": [here], "items": ["grenade"]}}
        )
        t.choose("use-item", card="grenade")
        assert t.sheets["shotgun-1"]["kills"] == 3
        assert t.sheets["shotgun-1"]["life"] == 2
        assert t.state["zombies"] == ["1,0"]
    t = guys([1], tiles=[POLICE], zombies=inside, sheets={"shotgun-1": {"items": ["grenade"]}})
    assert not t.offers("use-item"), "too far away"


@pytest.mark.rule("ZR13")
def test_a_grenade_in_anothers_turn_can_win():
    t = guys(
        [1],
        tiles=[POLICE],
        zombies=["1,-2"],
        sheets={"shotgun-2": {"pawns": ["0,-3"], "items": ["grenade"], "kills": 24}},
    )
    assert t.seat == "shotgun-2"
    t.choose("use-item", card="grenade")
    assert t.result["winner"] == "shotgun-2"


def test_the_last_life_lost_by_a_grenade_is_death():
    t = guys(
        [1],
        tiles=[POLICE],
        zombies=["1,-2"],
        sheets={"shotgun-1": {"pawns": ["0,-3"], "items": ["grenade"], "life": 1}},
    )
    t.choose("use-item", card="grenade")
    assert t.saw("died", seat="shotgun-1")
    assert t.sheets["shotgun-1"]["kills"] == 0, "one collected, half of it rounded up lost"


def throw_and_step(die: int, to: str) -> Town:
    """A Molotov Cocktail at the door of the Police Station, then a fight at `to`."""
    sheet = {"pawns": ["1,-1"], "items": ["molotov-cocktail"], "bullets": 0}
    t = guys([6, die, 6], tiles=[POLICE], zombies=[to], sheets={"shotgun-1": sheet})
    t.choose("use-item", card="molotov-cocktail")
    while t.kind in ("roll-movement", "window"):
        t.choose("roll" if t.kind == "roll-movement" else "pass")
    t.choose("step", to=to)
    return t


@pytest.mark.parametrize(("die", "to", "life"), [(2, "1,-2", 3), (1, "1,-2", 2), (2, "1,0", 2)])
def test_the_molotov_cocktail_adds_two_in_its_building_only(die: int, to: str, life: int):
    t = throw_and_step(die, to)
    assert t.sheets["shotgun-1"]["life"] == life
    assert t.sheets["shotgun-1"]["items"] == []


# -- one card a round --------------------------------------------------------------------------------------


@pytest.mark.rule("Z8.1", "ZR15")
def test_a_card_in_anothers_turn_is_the_one_for_the_round():
    t = zombies([4], hands={"shotgun-2": ["fear", "your-shoes-untied"]}, sheets={"shotgun-2": {"pawns": ["0,1"]}})
    assert t.window == "move-begins"
    t.choose("play-card", card="fear", seat="shotgun-1")
    assert t.sheets["shotgun-2"]["played"]
    assert t.kind == "move-guy", "no second card is asked for"


@pytest.mark.rule("Z8.2")
def test_an_exhausted_deck_is_shuffled_anew():
    t = guys(
        step="cards", deck={"zombies": []}, deck_exact=["zombies"], discard={"zombies": ["fear", "grenade", "shotgun"]}
    )
    assert t.saw("reshuffled", deck="zombies")
    assert len(t.state["hands"]["shotgun-1"]) == 3


@pytest.mark.rule("ZR14")
@pytest.mark.parametrize("slug", ["fear", "claustrophobia", "hysterical-paralysis", "where-did-everybody-go"])
def test_an_opponent_is_never_oneself(slug: str):
    t = guys([4], slug)
    assert {o["seat"] for o in t.find("play-card", card=slug)} == {"shotgun-2"}
