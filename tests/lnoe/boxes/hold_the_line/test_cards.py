"""The cards of Hold the Line!."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, dice_rolled
from tests.table import Table

scenes = Scenes("hold-the-line")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table
draws, zombie_move = scenes.draws, scenes.zombie_move
barricaded = Scenes("hold-the-line", "survival-of-the-fittest")

# -- Hold the Line! ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "moves"), [(["hold-the-line"], False), ([], True)])
def test_a_zombie_beside_a_hero_whom_it_cannot_reach_stays(hand: list[str], moves: bool) -> None:
    """Walls that are closed keep it from Billy, who is next to it all the same."""
    t = zombie_move([], heroes={"billy": "1,0"}, zombies={"z1": "2,0", "z2": "7,3"}, hands={"heroes-1": hand},
                    effects=[{"effect": "walls-closed", "amount": 1, "until": "turn"}])  # fmt: skip
    if hand:
        t.choose("play-card", card="hold-the-line")
    t.passes()
    assert t.offers("move", zombie="z1") is moves
    assert t.offers("move", zombie="z2"), "one that is far from every Hero"


@pytest.mark.parametrize(("turn", "offered"), [({"turn": "zombies", "step": "fight"}, True), ({}, False)])
def test_hold_the_line_is_for_the_whole_zombie_turn_and_for_no_other(turn: dict[str, str], offered: bool) -> None:
    """Its fights included: some cards move Zombies in the middle of one."""
    t = table(heroes={"billy": "3,3"}, zombies={"z1": "3,3"}, hands={"heroes-1": ["hold-the-line"]}, **turn)
    if not offered:
        t.choose("skip")
    assert t.window == "fight-begins" or not offered
    assert t.offers("play-card", card="hold-the-line") is offered


@pytest.mark.parametrize("hand", [["hold-the-line"], []])
def test_not_even_blinding_rage_leads_a_zombie_away_from_a_hero_beside_it(hand: list[str]) -> None:
    t = Scenes("hold-the-line", "timber-peak").zombie_move(
        ["blinding-rage"], [3], heroes={"billy": "3,3"}, zombies={"z1": "4,3"}, hands={"heroes-1": hand}
    )
    if hand:
        t.choose("play-card", card="hold-the-line")
        t.passes()
    t.choose("play-card", card="blinding-rage", zombie="z1")
    t.passes()
    assert (t.values("move", "to") == ["3,3"]) is bool(hand)


# -- Human Chain -------------------------------------------------------------------------------------------


def chained(space: str) -> Table:
    t = hero_turn("billy", ("torch",), hand=("human-chain",), others={"jenny": space})
    t.choose("play-card", card="human-chain")
    t.choose("skip")
    return t


def test_heroes_side_by_side_exchange() -> None:
    t = chained("4,4")
    t.choose("give", card="torch", hero="jenny")
    assert t.heroes["jenny"]["items"] == ["torch"]


def test_those_two_spaces_apart_do_not() -> None:
    t = chained("5,3")
    assert t.kind != "exchange"


@pytest.mark.parametrize(("space", "dice"), [("4,4", 3), ("5,3", 2), ("3,3", 2)])
def test_a_hero_with_another_beside_rolls_one_more(space: str, dice: int) -> None:
    t = hero_turn("billy", hand=("human-chain",), others={"jenny": space}, zombies={"z1": "3,3"})
    t.choose("play-card", card="human-chain")
    t.choose("skip")
    if t.kind == "exchange":
        t.choose("done")
    t.passes()
    assert dice_rolled(t, "hero-fight")[0] == dice


# -- Sandbags ----------------------------------------------------------------------------------------------


def test_sandbags_build_and_reinforce_at_once_whatever_was_rolled() -> None:
    t = barricaded.hero_turn("billy", ("sandbags",), space="1,1", switches={"barricades": "on"})
    t.dice(1)
    t.choose("roll-movement")
    t.choose("use-item", card="sandbags")
    wall = t.find("choose")[0]["edge"]
    t.choose("choose", edge=wall)
    assert [row["reinforcements"] for row in t.state["barricades"]] == [2]
    assert t.heroes["billy"]["items"] == []


def test_there_must_be_a_wall_to_close() -> None:
    t = barricaded.hero_turn("billy", ("sandbags",), space="3,3", switches={"barricades": "on"})
    t.choose("roll-movement")
    assert not t.offers("use-item", card="sandbags")


# -- Anxious to Feed ---------------------------------------------------------------------------------------


def spawning(copies: int) -> Table:
    rows = [{"card": "anxious-to-feed"}] * copies
    t = table(dice=[1], turn="zombies", step="place", spawn_due=["zombies-1"], heroes={"billy": "3,0"}, zombies={},
              in_play_rows=rows)  # fmt: skip
    t.choose("place", to="7,5")
    return t


def test_a_spawned_zombie_may_step_off_its_pit() -> None:
    t = spawning(1)
    t.choose("move", to="6,4")
    assert [zombie["space"] for zombie in t.zombies.values()] == ["6,4"]
    t.nothing_pending()


def test_without_the_card_it_stays() -> None:
    t = spawning(0)
    assert t.kind != "move-zombies"


def test_it_remains_in_play() -> None:
    t = draws("anxious-to-feed", heroes={"billy": "3,3"})
    assert [row["card"] for row in t.state["in_play_rows"]] == ["anxious-to-feed"]


# -- Dead End ----------------------------------------------------------------------------------------------


def walks(hand: list[str]) -> Table:
    t = zombie_move(hand, heroes={"billy": "3,3"}, zombies={"z1": "7,0"})
    if hand:
        t.choose("play-card", card=hand[0])
    while t.kind != "move-action":
        t.choose("done") if t.offers("done") else t.must(cmd="choose", option="0")
    t.dice(3)
    t.choose("roll-movement")
    t.passes()
    return t


def test_in_a_dead_end_nobody_moves_diagonally() -> None:
    assert walks(["dead-end"]).values("step", "to") == ["2,3", "3,2", "3,4", "4,3"]
    assert len(walks([]).values("step", "to")) == 8


def test_and_the_table_says_why() -> None:
    t = walks(["dead-end"])
    assert "diagonal" in str(t.must(cmd="why", seat="heroes-1", about={"space": "4,4"}))


# -- Desperate for Flesh -----------------------------------------------------------------------------------


def fights(played: bool) -> Table:
    effects = [{"effect": "fight-cards", "amount": 1, "until": "zombies"}] if played else []
    t = fight([3, 3, 1], zombie_hand=("braaains", "undead-hate-the-living", "uuuurrrggghh"), effects=effects)
    while t.seat != "zombies-1":
        t.choose("pass")
    t.choose("play-card", card="braaains")
    while t.kind == "window" and t.seat != "zombies-1":
        t.choose("pass")
    return t


def test_a_desperate_zombie_uses_a_second_fight_card_and_no_third() -> None:
    t = fights(played=True)
    assert t.values("play-card", "card") == ["undead-hate-the-living", "uuuurrrggghh"]
    t.choose("play-card", card="uuuurrrggghh")
    while t.kind == "window" and t.seat != "zombies-1":
        t.choose("pass")
    assert not t.offers("play-card")


def test_any_other_uses_one() -> None:
    assert not fights(played=False).offers("play-card")


def test_it_lasts_until_the_next_zombie_turn() -> None:
    t = zombie_move(["desperate-for-flesh"], heroes={"billy": "3,3"}, zombies={"z1": "7,0"})
    t.choose("play-card", card="desperate-for-flesh")
    assert [effect["effect"] for effect in t.state["effects"]] == ["fight-cards"]
    assert t.state["effects"][0]["until"] == "zombies"


# -- Gaining Ground ----------------------------------------------------------------------------------------


def test_each_zombie_on_a_board_moves_a_space_and_still_moves() -> None:
    t = zombie_move(["gaining-ground"], heroes={"billy": "0,3"}, zombies={"z1": "7,3", "z2": "7,5"})
    t.choose("play-card", card="gaining-ground")
    t.choose("move", zombie="z1", to="6,3")
    assert not t.offers("move", zombie="z1")
    t.choose("move", zombie="z2", to="6,4")
    assert t.offers("move", zombie="z1"), "the normal move comes after it"


# -- Overwhelmed -------------------------------------------------------------------------------------------


def attacked(count: int, **more: Any) -> Table:
    zombies = {f"z{number + 1}": "3,3" for number in range(count)}
    return table(
        turn="zombies", step="fight", heroes={"sally": "3,3", "billy": "0,0"}, zombies=zombies,
        hands={"zombies-1": ["overwhelmed"]}, **more,
    )  # fmt: skip


def test_three_zombies_overwhelm_before_the_dice() -> None:
    t = attacked(3)
    while t.kind == "choose-fight":
        t.must(cmd="choose", option="0")
    t.choose("play-card", card="overwhelmed", hero="sally")
    kinds = [event["type"] if event["type"] != "roll" else event["for"] for event in t.events]
    assert t.saw("wounded", who="sally", by="overwhelmed")
    assert "hero-fight" not in kinds[: kinds.index("wounded")]


def test_two_do_not() -> None:
    t = attacked(2, dice=[6, 5, 1, 6, 5, 1])
    while t.kind == "choose-fight":
        t.must(cmd="choose", option="0")
    assert not t.offers("play-card", card="overwhelmed")
