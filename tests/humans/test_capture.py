"""Captures, weapons, running, wounds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.humans.table import HOSPITAL, MUSIC_STORE, ROAD_EAST, Town, humans, tile, town


def hunt(dice: list[int] | None = None, cards: tuple[str, ...] = (), **situation: Any) -> Town:
    """The Miner (capture 4, infect 2) is about to step from 1,1 onto the human at 2,1; a road leads on to the east."""
    situation.setdefault("tiles", [ROAD_EAST])
    situation.setdefault("humans", ["2,1"])
    sheets = situation.setdefault("sheets", {})
    sheets.setdefault("zombie-2", {"pawns": ["1,1"]})
    if cards:
        situation["deck"] = {"capture": list(cards)} | situation.get("deck", {})
    t = humans(dice=dice, **situation)
    t.choose("step", to="2,1")
    t.stop()
    return t


# -- the roll ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H5.1", "H5.2")
def test_the_capture_number_catches():
    t = hunt([4], ("eat", "eat"))
    assert t.saw("caught", to="2,1", prey="human")


@pytest.mark.rule("H5.2", "H6.1", "R29")
def test_one_less_lets_the_human_run_moved_by_the_player_on_the_right():
    t = hunt([3, 2])
    assert not t.saw("caught")
    assert t.rolls("run") == [2]
    assert t.state["humans"] == ["4,1"]


@pytest.mark.rule("H5.1", "R13")
def test_several_humans_are_tried_in_the_order_one_likes_each_once():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1", "1,0"],
        sheets={"zombie-1": {"pawns": ["2,1", "1,0"]}, "zombie-2": {"pawns": ["1,1"]}},
        dice=[4, 4],
        deck={"capture": ["eat", "eat", "eat", "eat"]},
    )
    t.done()
    assert t.kind == "choose-capture"
    assert t.values("capture", "to") == ["1,0", "2,1"]
    t.choose("capture", to="2,1")
    assert [e["to"] for e in t.events if e["type"] == "eaten"] == ["2,1", "1,0"]
    assert t.sheets["zombie-1"]["eaten"] == 2


@pytest.mark.rule("R13")
def test_two_zombies_on_one_human_make_one_attempt():
    t = humans(
        humans=["1,0"],
        dice=[4, 6, 1],
        sheets={"zombie-1": {"pawns": ["1,0", "1,0"]}, "zombie-2": {"pawns": ["1,1"]}},
        hands={"zombie-2": ["deer-rifle"]},
        deck={"wound": ["arm", "arm", "leg"]},
    )
    t.stop()
    t.choose("play-card")
    assert t.state["humans"] == ["1,0"], "it cannot run, stays on the square, and is not tried again"
    assert len([e for e in t.events if e["type"] == "attempt"]) == 1


@pytest.mark.rule("R13")
def test_captures_go_on_with_the_other_zombies_when_one_was_removed():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1", "1,0"],
        dice=[4, 6, 1, 4],
        sheets={"zombie-1": {"pawns": ["2,1", "1,0"], "wounds": ["arm"]}, "zombie-2": {"pawns": ["1,1"]}},
        hands={"zombie-2": ["deer-rifle"]},
        deck={"wound": ["arm", "arm", "leg"], "capture": ["eat", "eat"]},
    )
    t.done()
    t.choose("capture", to="2,1")
    t.choose("play-card", card="deer-rifle")
    assert t.saw("removed", to="2,1")
    while t.kind == "move-human":
        t.must(cmd="choose", option="0")
    assert t.saw("attempt", to="1,0")


# -- cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H5.4", "H5.5", "R26", "R38")
def test_more_eat_cards_eat_and_one_of_them_is_kept():
    t = hunt([4], ("eat", "eat"))
    assert t.sheets["zombie-1"]["eaten"] == 1
    assert t.sheets["zombie-1"]["points"] == 2
    assert t.state["humans"] == []
    assert t.state["discard"]["capture"] == ["eat"]
    assert t.state["pools"]["humans"] == 59, "an eaten human is out of the game"


@pytest.mark.rule("R26")
def test_as_an_option_eaten_humans_go_back_to_the_pool():
    t = hunt([4], ("eat", "eat"), switches={"eaten_to_pool": True})
    assert t.state["pools"]["humans"] == 60


@pytest.mark.rule("H5.4", "H5.5", "R25")
def test_more_infection_cards_make_a_zombie_and_the_human_goes_back_to_the_pool():
    t = hunt([4], ("infection", "infection"))
    assert t.sheets["zombie-1"]["pawns"] == ["2,1", "2,1"]
    assert t.sheets["zombie-1"]["points"] == 2
    assert t.state["pools"]["humans"] == 60
    assert t.state["discard"]["capture"] == ["infection", "infection"]


@pytest.mark.rule("H5.4")
@pytest.mark.parametrize(("choice", "eaten"), [("eat", 1), ("infect", 0)])
def test_on_a_tie_the_player_chooses(choice: str, eaten: int):
    t = hunt([4], ("eat", "infection"))
    assert t.kind == "choose-fate"
    assert t.seat == "zombie-1"
    t.choose(choice)
    assert t.sheets["zombie-1"]["eaten"] == eaten
    assert t.sheets["zombie-1"]["points"] == 2


@pytest.mark.rule("H5.4")
def test_an_escape_lets_the_human_run_whatever_the_other_card_says():
    t = hunt([4, 2], ("escape", "eat"))
    assert t.state["humans"] == ["4,1"]
    assert sorted(t.state["discard"]["capture"]) == ["eat", "escape"]
    assert t.state["escapes_removed"] == 0


@pytest.mark.rule("H5.4")
def test_of_two_escapes_one_leaves_the_game():
    t = hunt([4, 2], ("escape", "escape"))
    assert t.state["escapes_removed"] == 1
    assert t.state["discard"]["capture"] == ["escape"]


@pytest.mark.rule("R23")
def test_an_empty_capture_deck_takes_its_discards_anew_in_the_middle_of_a_draw():
    t = hunt([4], ("eat",), deck_exact=["capture"], discard={"capture": ["eat"]})
    assert t.saw("reshuffled", deck="capture")
    assert t.saw("capture-cards", cards=["eat", "eat"])


@pytest.mark.rule("R23")
def test_if_nothing_is_left_fewer_cards_are_drawn():
    t = hunt([4], ("eat",), deck_exact=["capture"])
    assert t.saw("capture-cards", cards=["eat"])
    assert t.sheets["zombie-1"]["eaten"] == 1


@pytest.mark.rule("R28")
def test_a_new_zombie_does_not_act_this_turn_but_takes_a_token_at_once():
    t = hunt([4], ("infection", "infection"), tokens={"dice": ["2,1"]})
    assert t.sheets["zombie-1"]["dice"] == 1
    assert t.state["turn"] == "zombie-2"


@pytest.mark.rule("R33")
@pytest.mark.parametrize(("switch", "count"), [(False, 40), (True, 30)])
def test_forty_capture_cards_or_as_an_option_thirty(switch: bool, count: int):
    t = humans(switches={"retail_capture_deck": switch})
    assert len(t.state["deck"]["capture"]) == count


# -- weapons -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H5.3", "R16")
def test_others_may_arm_a_caught_human_the_active_player_may_not():
    t = hunt(
        [4, 4], hands={"zombie-1": ["pistol"], "zombie-2": ["frying-pan"]}, deck={"wound": ["arm", "leg", "torso"]}
    )
    assert t.kind == "window"
    assert t.window == "caught"
    assert t.seat == "zombie-2"
    t.choose("play-card", card="frying-pan")
    assert t.rolls("weapon") == [4]
    assert t.saw("weapon-hit", card="frying-pan")
    assert t.kind == "take-wound"
    assert t.seat == "zombie-1"


@pytest.mark.rule("H5.3")
@pytest.mark.parametrize(
    ("card", "miss"),
    [("frying-pan", 3), ("golf-club", 2), ("crowbar", 2), ("baseball-bat", 2), ("machete", 1), ("pistol", 1)],
)
def test_a_weapon_misses_below_four_with_its_bonus_and_hits_at_four(card: str, miss: int):
    for die, hits in ((miss, False), (miss + 1, True)):
        t = hunt([4, die], ("eat", "eat"), hands={"zombie-2": [card]}, deck={"wound": ["arm", "leg", "torso"]})
        t.choose("play-card", card=card)
        assert t.saw("weapon-hit") is hits
        assert t.saw("eaten") is not hits


@pytest.mark.rule("H5.3")
def test_a_weapon_that_was_not_played_stays_and_the_cards_decide():
    t = hunt([4], ("eat", "eat"), hands={"zombie-2": ["pistol"]})
    t.choose("pass")
    assert t.saw("eaten")
    assert t.state["hands"]["zombie-2"][0] == "pistol"


@pytest.mark.rule("R15", "H9.2")
def test_several_players_may_arm_the_human_clockwise_until_the_zombie_is_wounded():
    sheets = {
        "zombie-1": {"character": "miner", "pawns": ["2,1"]},
        "zombie-2": {"character": "lawyer", "pawns": ["1,1"]},
        "zombie-3": {"character": "doctor", "pawns": ["1,1"]},
        "zombie-4": {"character": "wrestler", "pawns": ["1,1"]},
    }
    hands = {f"zombie-{n}": ["frying-pan"] if n < 4 else ["pistol"] for n in (2, 3, 4)}
    hands["zombie-3"] = ["garden-rake"]
    t = town(
        "humans",
        sheets=sheets,
        tiles=[ROAD_EAST],
        humans=["2,1"],
        hands=hands,
        dice=[4, 1, 4],
        deck={"wound": ["arm", "leg", "torso"]},
    )
    t.stop()
    assert t.seat == "zombie-2"
    t.choose("play-card")
    assert t.saw("weapon-missed")
    assert t.seat == "zombie-3"
    t.choose("play-card")
    assert t.kind == "take-wound", "once the zombie is wounded, nobody is asked any more"
    assert len(t.state["hands"]["zombie-4"]) == 1


@pytest.mark.rule("R17")
def test_after_a_wound_the_human_runs():
    t = hunt([4, 6, 2], hands={"zombie-2": ["pistol"]}, deck={"wound": ["arm", "arm", "leg"]})
    t.choose("play-card")
    assert t.saw("wounded", kind="arm")
    assert t.rolls("run") == [2]
    assert t.state["humans"] == ["4,1"]
    assert not t.saw("capture-cards")


@pytest.mark.rule("R17")
def test_a_human_that_cannot_run_after_a_wound_stays_and_is_not_infected():
    t = humans(
        humans=["1,0"],
        sheets={"zombie-1": {"pawns": ["1,0"]}, "zombie-2": {"pawns": ["1,1"]}},
        dice=[4, 6, 3],
        hands={"zombie-2": ["pistol"]},
        deck={"wound": ["arm", "arm", "leg"]},
    )
    t.stop()
    t.choose("play-card")
    assert t.saw("stays", to="1,0")
    assert t.state["humans"] == ["1,0"]
    assert not t.saw("infected")


# -- running -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.1", "R21")
def test_the_active_player_rolls_and_the_player_on_the_right_moves():
    sheets = {
        "zombie-1": {"character": "miner", "pawns": ["2,1"]},
        "zombie-2": {"character": "lawyer", "pawns": ["1,1"]},
        "zombie-3": {"character": "doctor", "pawns": ["1,1"]},
    }
    t = town("humans", sheets=sheets, tiles=[tile("road-cross", "3,0")], humans=["2,1"], dice=[1, 3])
    t.done()
    roll = next(e for e in t.events if e["type"] == "roll" and e["for"] == "run")
    assert roll["who"] == "zombie-1"
    assert t.kind == "move-human"
    assert t.seat == "zombie-3", "with three players the one on the right comes last clockwise"
    assert t.seat != "zombie-2"


@pytest.mark.rule("H6.2", "R19")
def test_the_whole_roll_is_used_and_no_square_twice():
    t = hunt([1, 3], tiles=[tile("road-cross", "3,0")], sheets={"zombie-2": {"pawns": ["1,1"]}})
    # 3,1 and 4,1 are passed; the third step goes to one of the three arms.
    assert t.values("run", "to") == ["4,0", "4,2", "5,1"]


@pytest.mark.rule("H6.2")
def test_if_the_whole_roll_cannot_be_used_as_much_as_possible_is():
    t = hunt([1, 6])
    assert t.state["humans"] == ["5,1"]


@pytest.mark.rule("H6.3")
def test_a_human_runs_past_humans_but_not_past_zombies():
    t = hunt([1, 3], humans=["2,1", "3,1"])
    assert sorted(t.state["humans"]) == ["3,1", "5,1"]
    t = hunt([1, 3], sheets={"zombie-2": {"pawns": ["1,1", "4,1"]}})
    assert t.state["humans"] == ["3,1"]


@pytest.mark.rule("R20")
def test_a_run_that_would_end_on_a_human_is_shorter():
    t = hunt([1, 3], humans=["2,1", "5,1"])
    assert sorted(t.state["humans"]) == ["4,1", "5,1"]


@pytest.mark.rule("H6.3")
def test_no_barricade_stops_a_running_human():
    t = hunt([1, 2], tiles=[MUSIC_STORE])
    assert t.values("run", "to") == ["3,0", "4,1"]


@pytest.mark.rule("R19")
def test_as_an_option_no_step_leads_closer_to_the_zombie():
    # In the hospital a run can turn back towards its start; strictly away it cannot.
    loose, strict = (
        humans(
            tiles=[HOSPITAL],
            humans=["1,-2"],
            chits=["1,-1"],
            dice=[1, 3],
            switches={"strict_away": switch},
            sheets={"zombie-1": {"pawns": ["1,-2"]}, "zombie-2": {"pawns": ["1,1"]}},
        )
        for switch in (False, True)
    )
    for t in (loose, strict):
        t.done()
        assert t.kind == "move-human"
    assert "0,-2" in loose.values("run", "to"), "round the corner and back beside the zombie"
    assert strict.values("run", "to") == ["0,-1", "0,-3", "1,0", "2,-1", "2,-3"]


@pytest.mark.rule("H6.4", "R22")
def test_a_human_with_nowhere_to_go_is_infected_without_weapons_or_cards():
    t = humans(
        humans=["1,0"],
        sheets={"zombie-1": {"pawns": ["1,0"]}, "zombie-2": {"pawns": ["1,1"]}},
        dice=[1, 3],
        hands={"zombie-2": ["pistol"]},
    )
    t.done()
    assert t.saw("infected", to="1,0", cornered=True)
    assert t.sheets["zombie-1"]["pawns"] == ["1,0", "1,0"]
    assert not t.saw("capture-cards")
    assert t.state["hands"]["zombie-2"][0] == "pistol"


@pytest.mark.rule("R22")
def test_a_free_square_within_the_roll_saves_the_human_one_step_short_does_not():
    # 1,0 is a dead end behind a human at 1,1: two steps reach the free square 0,1, one step does not.
    for die, saved in ((2, True), (1, False)):
        t = humans(
            humans=["1,0", "1,1"],
            dice=[1, die],
            sheets={"zombie-1": {"pawns": ["1,0"]}, "zombie-2": {"pawns": ["2,1", "1,2"]}},
        )
        t.done()
        assert t.saw("infected", cornered=True) is not saved


@pytest.mark.rule("R22")
def test_as_an_option_a_cornered_human_is_infected_before_the_roll():
    t = humans(
        humans=["1,0"],
        sheets={"zombie-1": {"pawns": ["1,0"]}, "zombie-2": {"pawns": ["1,1"]}},
        switches={"cornered_at_once": True},
    )
    t.done()
    assert t.saw("infected", to="1,0", cornered=True)
    assert not t.rolls("capture")


# -- wounds ------------------------------------------------------------------------------------------------


def wounded(cards: list[str], sheet: dict[str, Any] | None = None, **more: Any) -> Town:
    """The Miner (Taking Wounds 3) is hit by a rifle and draws these cards."""
    sheets = {"zombie-1": sheet or {}, "zombie-2": {"pawns": ["1,1"]}}
    more.setdefault("dice", [4, 6, 2])
    t = hunt(sheets=sheets, hands={"zombie-2": ["deer-rifle"]}, deck={"wound": cards}, **more)
    t.choose("play-card")
    return t


@pytest.mark.rule("H7.1")
def test_of_different_wounds_one_is_chosen_and_the_others_discarded():
    t = wounded(["arm", "leg", "torso"])
    assert t.kind == "take-wound"
    assert t.values("take", "wound") == ["arm", "leg", "torso"]
    t.choose("take", wound="leg")
    assert t.sheets["zombie-1"]["wounds"] == ["leg"]
    assert sorted(t.state["discard"]["wound"]) == ["arm", "torso"]


@pytest.mark.rule("H7.1")
def test_of_two_alike_one_must_be_taken():
    t = wounded(["arm", "leg", "arm"])
    assert t.sheets["zombie-1"]["wounds"] == ["arm"]


@pytest.mark.rule("R18")
def test_between_two_pairs_one_chooses_and_a_single_head_shot_can_be_left():
    sheet = {"character": "lawyer", "pawns": ["1,1"]}
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        dice=[4, 6, 2],
        hands={"zombie-2": ["deer-rifle"]},
        sheets={"zombie-1": sheet, "zombie-2": {"character": "miner", "pawns": ["1,1"]}},
        deck={"wound": ["arm", "leg", "leg", "arm"]},
    )
    t.choose("step", to="2,1")
    t.stop()
    t.choose("play-card")
    assert t.values("take", "wound") == ["arm", "leg"]
    t = wounded(["head-shot", "leg", "torso"])
    assert t.values("take", "wound") == ["head-shot", "leg", "torso"]
    t.choose("take", wound="torso")
    assert not t.saw("removed")


@pytest.mark.rule("H7.2")
def test_a_second_wound_of_a_kind_removes_the_zombie_that_fought_and_all_wounds():
    t = wounded(["arm", "arm", "leg"], {"pawns": ["1,1", "1,0"], "wounds": ["arm", "torso"]})
    assert t.saw("removed", to="2,1")
    assert t.sheets["zombie-1"]["pawns"] == ["1,0"]
    assert t.sheets["zombie-1"]["wounds"] == []
    assert sorted(t.state["discard"]["wound"]) == ["arm", "arm", "arm", "leg", "torso"]


@pytest.mark.rule("H7.2")
def test_a_head_shot_removes_the_zombie_at_once():
    t = wounded(["head-shot", "head-shot", "leg"], {"pawns": ["1,1", "1,0"]})
    assert t.saw("removed", to="2,1")
    assert t.sheets["zombie-1"]["points"] == 1


@pytest.mark.rule("R17", "H7.2")
def test_the_human_runs_also_when_the_zombie_was_removed():
    t = wounded(["head-shot", "head-shot", "leg"], {"pawns": ["1,1", "1,0"]})
    assert t.rolls("run") == [2]


@pytest.mark.rule("H7.3", "R37")
def test_the_only_pawn_returns_to_the_middle_of_town_square():
    t = wounded(["head-shot", "head-shot", "leg"])
    assert t.sheets["zombie-1"]["pawns"] == ["1,1"]
    assert t.saw("removed", last=True)


@pytest.mark.rule("R37")
def test_with_a_human_in_the_middle_the_only_pawn_returns_beside_it():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1", "1,1"],
        dice=[4, 6, 2],
        hands={"zombie-2": ["deer-rifle"]},
        sheets={"zombie-1": {"pawns": ["2,1"]}, "zombie-2": {"pawns": ["1,0"]}},
        deck={"wound": ["head-shot", "head-shot", "leg"]},
    )
    t.stop()
    t.choose("play-card")
    assert t.kind == "enter-town-square"
    assert t.seat == "zombie-1"
    t.choose("enter", to="1,2")
    assert t.sheets["zombie-1"]["pawns"] == ["1,2"]


@pytest.mark.rule("R23", "R40")
def test_a_short_wound_deck_takes_its_discards_and_then_what_there_is():
    t = wounded(["arm"], deck_exact=["wound"], discard={"wound": ["leg"]}, sheet={"pawns": ["1,1", "1,0"]})
    drawn = next(e for e in t.events if e["type"] == "wound-cards")
    assert sorted(drawn["cards"]) == ["arm", "leg"]
    t = wounded([], deck_exact=["wound"])
    assert t.sheets["zombie-1"]["wounds"] == []
    assert not t.saw("wounded")


# -- tokens ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H9.3", "R14")
def test_a_failed_capture_roll_may_be_rolled_again_as_long_as_tokens_last():
    t = hunt([3, 2, 4], ("eat", "eat"), sheets={"zombie-1": {"dice": 2}, "zombie-2": {"pawns": ["1,1"], "dice": 1}})
    assert t.kind == "re-roll"
    assert t.seat == "zombie-1"
    t.choose("re-roll")
    assert t.seat == "zombie-1", "only the roller's own tokens count"
    t.choose("re-roll")
    assert t.saw("eaten")
    assert t.sheets["zombie-1"]["dice"] == 0
    assert t.sheets["zombie-2"]["dice"] == 1


@pytest.mark.rule("R14")
def test_a_roll_that_succeeded_is_not_asked_about():
    t = hunt([4], ("eat", "eat"), sheets={"zombie-1": {"dice": 2}, "zombie-2": {"pawns": ["1,1"]}})
    assert t.saw("eaten")
    assert t.sheets["zombie-1"]["dice"] == 2


@pytest.mark.rule("R14", "R21")
def test_barricade_run_and_own_weapon_may_be_rolled_again():
    t = hunt([3, 1, 2], sheets={"zombie-1": {"dice": 1}, "zombie-2": {"pawns": ["1,1"]}})
    t.choose("keep")
    assert t.kind == "re-roll"
    t.choose("re-roll")
    assert t.state["humans"] == ["4,1"]
    t = hunt(
        [4, 1, 4],
        hands={"zombie-2": ["frying-pan"]},
        deck={"wound": ["arm", "arm", "leg"]},
        sheets={"zombie-2": {"pawns": ["1,1"], "dice": 1}},
    )
    t.choose("play-card")
    assert t.seat == "zombie-2"
    t.choose("re-roll")
    assert t.saw("weapon-hit")
    t = humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"], "dice": 1}}, dice=[2, 3])
    t.choose("break-in")
    t.choose("re-roll")
    assert t.state["chits"] == ["3,1"]


@pytest.mark.rule("R14")
def test_as_an_option_a_token_re_rolls_anybodys_die():
    t = hunt(
        [4, 1, 2],
        ("eat", "eat"),
        sheets={"zombie-2": {"pawns": ["1,1"], "dice": 1}},
        switches={"tokens_reroll_any": True},
    )
    assert t.kind == "re-roll"
    assert t.seat == "zombie-2"
    t.choose("re-roll")
    assert t.rolls("capture") == [4, 1]
    assert not t.saw("caught")
