"""The cards of Hero Pack One."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.bots import bot
from shamble.lnoe.content import content
from tests.lnoe.boxes.small_scenes import Scenes, dice_rolled, walked
from tests.table import Table
from tests.table import table as any_table

scenes = Scenes("hero-pack-1")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table
zombie_move = scenes.zombie_move

# -- a card whose rules are off ----------------------------------------------------------------------------


def test_the_chemistry_set_stays_out_of_the_deck_until_there_is_fire() -> None:
    assert "chemistry-set" not in content(("base", "hero-pack-1"), advanced=True).kind_of
    for town in (("base", "hero-pack-1", "timber-peak"), ("hero-pack-1", "anniversary-edition")):
        assert "chemistry-set" in content(town, advanced=True).kind_of


def throws_chemistry(dice: list[int], **more: Any) -> Table:
    """Billy throws it at 5,3, two spaces away; jenny and a Zombie stand there, becky and another one beside it."""
    heroes = {"billy": {"space": "3,3", "items": ["chemistry-set"]}, "jenny": "5,3", "becky": "5,4"}
    t = any_table(
        boxes=["base", "hero-pack-1", "timber-peak"], heroes=heroes, zombies={"z1": "5,3", "z2": "6,4"}, **more
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert not t.offers("attack", card="chemistry-set", to="6,3"), "three spaces are too far"
    t.dice(*dice)
    t.choose("attack", card="chemistry-set", to="5,3")
    t.passes()
    return t


@pytest.mark.parametrize(("zombie", "hero"), [(4, 3), (3, 4)])
@pytest.mark.rule("12.2")
def test_the_chemistry_set_hits_on_four_and_leaves_a_fire(zombie: int, hero: int) -> None:
    t = throws_chemistry([zombie, hero, 1, 1])
    assert ("z1" in t.zombies, t.heroes["jenny"]["wounds"]) == (zombie < 4, int(hero >= 4))
    assert (t.heroes["becky"]["wounds"], "z2" in t.zombies) == (0, True), "who stands beside it is untouched"
    assert [(fire["space"], fire["new"]) for fire in t.state["fires"]] == [("5,3", True)]
    assert (t.heroes["billy"]["items"], t.state["hero_discard"]) == ([], ["chemistry-set"])


def test_its_fire_burns_who_is_left_there() -> None:
    t = throws_chemistry([3, 3, 4, 5])
    assert (t.heroes["jenny"]["wounds"], "z1" in t.zombies) == (1, False)


@pytest.mark.rule("9.5.3.1")
def test_what_burns_and_blows_up_may_be_thrown_at_gas_like_any_fire() -> None:
    t = any_table(
        boxes=["base", "hero-pack-1", "timber-peak"], heroes={"billy": {"space": "3,3", "items": ["chemistry-set"]}},
        markers=[{"kind": "gas", "space": "5,3"}],
    )  # fmt: skip
    t.choose("skip")
    assert t.offers("attack", card="chemistry-set", to="4,3")
    t.dice(3)
    t.choose("attack", card="chemistry-set", target="gas")
    assert t.saw("explosion", to="5,3")
    assert t.heroes["billy"]["items"] == []


# -- Breaking Story ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "hand"), [(4, ["shamble"]), (3, ["shamble", "trip"])])
def test_a_story_spoils_a_zombie_card_on_four_or_more(die: int, hand: list[str]) -> None:
    t = hero_turn("billy", hand=("breaking-story",), zombie_hand=("trip", "shamble"))
    t.choose("play-card", card="breaking-story")
    assert (t.seat, t.values("choose", "card")) == ("heroes-1", ["shamble", "trip"])
    t.dice(die)
    t.choose("choose", card="trip")
    assert sorted(t.state["hands"]["zombies-1"]) == hand
    t.nothing_pending()


def test_an_empty_hand_makes_no_story() -> None:
    assert not hero_turn("billy", hand=("breaking-story",)).offers("play-card")


# -- Jailbreak ---------------------------------------------------------------------------------------------


def test_jailbreak_opens_a_locked_door() -> None:
    t = hero_turn("jenny", space="5,2", hand=("jailbreak",), zombie_hand=("locked-door",))
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    t.choose("play-card", card="locked-door")
    t.choose("play-card", card="jailbreak", mode="cancel")
    assert t.heroes["jenny"]["space"] == "5,1"


def test_jailbreak_opens_a_trap() -> None:
    hands = {"heroes-1": ["jailbreak"], "zombies-1": ["trapped"]}
    t = any_table(
        boxes=["base", "timber-peak", "hero-pack-1"],
        turn="zombies",
        step="move",
        turn_begun=False,
        heroes={"jenny": "5,1"},
        hands=hands,
    )
    t.choose("play-card", card="trapped")
    t.choose("play-card", card="jailbreak", mode="cancel")
    assert t.saw("canceled", card="trapped")
    assert not t.state["effects"]
    t.nothing_pending()


def test_other_cards_are_no_locks() -> None:
    t = hero_turn("jenny", hand=("jailbreak",), zombie_hand=("trip",))
    t.choose("roll-movement")
    t.choose("play-card", card="trip")
    assert t.window != "card-played"


def test_a_strange_hero_who_lost_gets_away() -> None:
    t = fight([1, 2, 6], hero="jake-cartwright", hand=("jailbreak",))
    t.passes() if t.window != "fight-lost" else None
    t.choose("play-card", card="jailbreak", mode="get-away")
    t.choose("step", to="3,2")
    assert t.heroes["jake-cartwright"]["space"] == "3,2"
    assert t.heroes["jake-cartwright"]["wounds"] == 1
    t.nothing_pending()


def test_who_is_not_strange_stays_and_so_does_who_won() -> None:
    t = fight([1, 2, 6], hand=("jailbreak",))
    assert t.window != "fight-lost"
    t = fight([6, 2, 1], hero="jake-cartwright", hand=("jailbreak",))
    assert t.window != "fight-lost"


# -- Press Pass --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "pass_left"), [(2, True), (1, False)])
def test_a_new_building_gives_two_cards_to_choose_from(die: int, pass_left: bool) -> None:
    t = hero_turn("jenny", ("press-pass",), space="5,0", hero_deck=["keys", "torch"])
    t.choose("search")
    t.choose("choose", draw=2)
    t.dice(die)
    t.choose("choose", card="torch")
    assert t.heroes["jenny"]["items"] == (["press-pass", "torch"] if pass_left else ["torch"])
    assert (
        t.state["hero_discard"][-1:] == (["keys"] if pass_left else ["press-pass"]) or "keys" in t.state["hero_discard"]
    )


def test_where_one_has_searched_before_the_pass_is_nothing_new() -> None:
    t = hero_turn("jenny", ("press-pass",), space="5,0", hero_deck=["keys", "torch"], notes={"searched-jenny-gym": 1})
    t.choose("search")
    assert t.heroes["jenny"]["items"] == ["press-pass", "keys"]


def test_who_has_picked_something_up_there_has_searched_there() -> None:
    t = hero_turn("jenny", ("press-pass",), space="0,0", hero_discard=["faith"])
    t.choose("pick-up", card="faith")
    assert t.state["notes"]["searched-jenny-church"] == 1
    assert t.heroes["jenny"]["items"] == ["press-pass"]
    t.nothing_pending()


def test_somebody_elses_pass_is_no_help() -> None:
    t = hero_turn("jenny", space="5,0", hero_deck=["keys"], others={"billy": {"space": "3,3", "items": ["press-pass"]}})
    t.choose("search")
    assert t.heroes["jenny"]["items"] == ["keys"]


# -- Skateboard --------------------------------------------------------------------------------------------


def test_two_spaces_more_outdoors() -> None:
    t = hero_turn("jenny", ("skateboard",), space="3,3")
    t.dice(2)
    t.choose("roll-movement")
    for to in ("4,3", "5,3", "6,3", "7,3"):
        t.choose("step", to=to)
    assert not t.offers("step")


def test_inside_it_is_only_carried() -> None:
    t = hero_turn("jenny", ("skateboard",), space="5,0")
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert not t.offers("step")
    assert t.heroes["jenny"]["items"] == ["skateboard"]


def test_a_one_ends_the_ride() -> None:
    t = hero_turn("jenny", ("skateboard",), space="3,3")
    t.dice(1)
    t.choose("roll-movement")
    assert t.heroes["jenny"]["items"] == []
    assert t.heroes["jenny"]["space"] == "3,3"
    assert not t.offers("step")


# -- Divide and Conquer ------------------------------------------------------------------------------------

DIVIDED = [{"effect": "divide-and-conquer", "who": None, "amount": 1, "until": "zombies"}]


@pytest.mark.parametrize(("others", "dice"), [({}, 1), ({"becky": "7,0"}, 2)])
def test_a_hero_alone_on_a_board_rolls_one_less(others: dict[str, str], dice: int) -> None:
    t = fight([6, 6, 1], effects=DIVIDED, others=others)
    assert dice_rolled(t, "hero-fight")[0] == dice


FOREST = {
    "layout": "forest-only",
    "boards": ["forest-center", "bf-thrashers-mill", "bf-old-cabin", "bf-tower-relay", "bf-ranger-station"]
    + [f"bf-straight-{number}" for number in (1, 2, 3, 4)],
}


@pytest.mark.parametrize(("other", "alone"), [("6,2", True), ("12,3", True), ("6,5", False)])
def test_a_straight_board_is_another_one_than_the_centre(other: str, alone: bool) -> None:
    t = any_table(
        boxes=["base", "blood-in-the-forest", "hero-pack-1"],
        board=FOREST,
        effects=DIVIDED,
        heroes={"billy": "8,5", "becky": other},
        zombies={"z1": "8,5"},
    )
    t.choose("activate", hero="billy")
    t.dice(6, 5, 1, 1)
    t.choose("skip")
    t.passes()
    assert dice_rolled(t, "hero-fight") == [1 if alone else 2]
    t.nothing_pending()


def test_it_is_played_at_the_start_of_a_zombie_turn() -> None:
    t = zombie_move(["divide-and-conquer"], heroes={"billy": "3,3"}, zombies={"z1": "7,5"})
    t.choose("play-card", card="divide-and-conquer")
    assert [e["effect"] for e in t.state["effects"]] == ["divide-and-conquer"]


# -- I Have a Bad Feeling! ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "dice"), [("5,3", 1), ("4,3", 2)])
def test_a_bad_feeling_costs_a_die_unless_somebody_is_near(at: str, dice: int) -> None:
    t = fight([6, 6, 1], on_hero=("i-have-a-bad-feeling",), others={"becky": at})
    assert dice_rolled(t, "hero-fight")[0] == dice


def test_a_kill_ends_the_feeling() -> None:
    t = hero_turn("billy", ("revolver",), on_hero=("i-have-a-bad-feeling",), zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver")
    assert t.heroes["billy"]["in_play"] == []


def test_a_kill_by_somebody_else_does_not() -> None:
    others = {"becky": {"space": "4,4", "in_play": ["i-have-a-bad-feeling"]}}
    t = hero_turn("billy", ("revolver",), others=others, zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver")
    assert t.heroes["becky"]["in_play"] == ["i-have-a-bad-feeling"]


# -- Out of Control ----------------------------------------------------------------------------------------


def test_on_a_rolled_one_the_zombies_move_the_hero() -> None:
    t = hero_turn("jenny", ("revolver",), on_hero=("out-of-control",), zombies={"z1": "5,3"})
    t.dice(1)
    t.choose("roll-movement")
    assert t.seat == "zombies-1"
    t.choose("step", to="4,3")
    t.dice(6, 5, 1)
    t.choose("step", to="5,3")
    t.passes()
    assert t.heroes["jenny"]["space"] == "5,3"
    assert t.heroes["jenny"]["in_play"] == []
    assert not t.saw("attacked"), "no shot, only the fight"
    assert t.saw("fight-started", hero="jenny")


def test_a_two_is_under_control() -> None:
    t = hero_turn("jenny", on_hero=("out-of-control",))
    t.dice(2)
    t.choose("roll-movement")
    assert (t.seat, walked(t)) == ("heroes-1", 2)
    assert t.heroes["jenny"]["in_play"] == ["out-of-control"]


# -- That's Not Good ---------------------------------------------------------------------------------------


def shot(**more: object) -> Table:
    t = hero_turn("billy", ("revolver",), zombies={"z1": "5,3"}, zombie_hand=("thats-not-good",), **more)
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver")
    return t


def test_another_one_comes_in_its_place() -> None:
    t = shot()
    assert t.window == "zombie-hurt"
    t.choose("play-card", card="thats-not-good", to="5,3")
    assert [z["space"] for z in t.zombies.values()] == ["5,3"]
    assert t.state["zombies_killed"] == 1
    t.nothing_pending()


def test_in_a_fight_the_new_one_waits_for_the_next_step() -> None:
    t = fight([6, 6, 1], zombie_hand=("thats-not-good",))
    t.passes() if t.window != "zombie-hurt" else None
    t.choose("play-card", card="thats-not-good")
    assert len(t.zombies) == 1
    assert sum(e["type"] == "fight-started" for e in t.events) == 1
    t.nothing_pending()


def test_a_zombie_that_is_missed_calls_nobody() -> None:
    t = hero_turn("billy", ("revolver",), zombies={"z1": "5,3"}, zombie_hand=("thats-not-good",))
    t.choose("skip")
    t.dice(3)
    t.choose("attack", card="revolver")
    assert t.window != "zombie-hurt"


# -- The Hungry One ----------------------------------------------------------------------------------------


def test_the_hungry_one_moves_d3_and_rolls_one_more() -> None:
    t = zombie_move(["the-hungry-one"], heroes={"billy": "3,3"}, zombies={"z1": "6,3", "z2": "0,5"})
    assert t.values("play-card", "zombie") == ["z1", "z2"]
    t.dice(6)
    t.choose("play-card", card="the-hungry-one", zombie="z1")
    assert t.state["in_play_rows"] == [{"card": "the-hungry-one", "seat": "zombies-1", "hero": "z1"}]
    t.choose("move", zombie="z1", to="5,3")
    t.choose("move", zombie="z1", to="4,3")
    t.dice(6, 6, 1, 1)
    t.choose("move", zombie="z1", to="3,3")
    while not t.saw("fight-started"):
        t.choose("done") if t.offers("done") else t.choose("pass")
    assert dice_rolled(t, "zombie-fight")[0] == 2


def test_its_card_goes_with_it() -> None:
    rows = [{"card": "the-hungry-one", "hero": "z1"}]
    t = hero_turn("billy", ("revolver",), zombies={"z1": "5,3"}, in_play_rows=rows)
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver")
    assert t.state["in_play_rows"] == []


@pytest.mark.parametrize("name", ["steady", "solo"])
def test_bots_drag_such_a_hero_to_the_closest_zombie(name: str) -> None:
    t = hero_turn("jenny", on_hero=("out-of-control",), zombies={"z1": "5,3", "z2": "0,5"})
    t.dice(1)
    t.choose("roll-movement")
    game = t.engine.game
    assert game is not None
    step = bot(name, 1).choose(game)
    assert t.options[step]["to"] in ("4,2", "4,3", "4,4")
