"""The cards of Hero Pack Two."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, dice_rolled, walked, zombies_answer
from tests.table import Table

scenes = Scenes("hero-pack-2")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table
draws, zombie_move = scenes.draws, scenes.zombie_move

# -- Motorcycle Chain --------------------------------------------------------------------------------------


def beaten(dice: list[int]) -> Table:
    t = fight(dice, ("motorcycle-chain",))
    while t.kind == "window" and t.window != "zombie-beaten":
        t.choose("pass")
    return t


@pytest.mark.parametrize(("die", "left"), [(3, ["motorcycle-chain"]), (2, [])])
def test_a_chain_pushes_a_beaten_zombie_and_may_break(die: int, left: list[str]) -> None:
    t = beaten([5, 3, 2])
    assert t.values("use-item", "mode") == ["drive-away"]
    t.choose("use-item", mode="drive-away")
    t.choose("choose", to="4,3")
    t.dice(die)
    t.choose("done")
    assert t.zombies["z1"]["space"] == "4,3"
    assert t.heroes["billy"]["items"] == left


def test_or_kills_it_with_a_six() -> None:
    t = beaten([6, 3, 2])
    assert t.values("use-item", "mode") == ["drive-away", "kill-on-six"]
    t.dice(5)
    t.choose("use-item", mode="kill-on-six")
    assert t.zombies == {}
    t.nothing_pending()


def test_a_lost_fight_is_no_moment_for_a_chain() -> None:
    assert beaten([2, 1, 6]).window != "zombie-beaten"


# -- Overdue Book ------------------------------------------------------------------------------------------


def reads(discarded: list[str]) -> list[str]:
    t = hero_turn("billy", hand=("overdue-book",), hero_discard=discarded)
    t.choose("play-card", card="overdue-book")
    t.nothing_pending()
    return list(t.state["hands"]["heroes-1"])


def test_the_uppermost_event_comes_back() -> None:
    assert reads(["keys", "faith", "recovery"]) == ["faith"]


def test_the_sixth_card_is_looked_at_and_the_seventh_is_not() -> None:
    assert reads(["keys", "torch", "ammo", "ammo", "keys", "faith"]) == ["faith"]
    assert reads(["keys", "torch", "ammo", "ammo", "keys", "crowbar", "faith"]) == []


# -- Pep Rally ---------------------------------------------------------------------------------------------


def test_students_may_roll_again_and_others_may_not() -> None:
    t = hero_turn("jenny", hand=("pep-rally",))
    t.choose("play-card", card="pep-rally")
    t.dice(1)
    t.choose("roll-movement")
    t.dice(3)
    t.choose("choose", reroll="yes")
    assert walked(t) == 3
    t = hero_turn("becky", hand=("pep-rally",), others={})
    t.choose("play-card", card="pep-rally")
    t.choose("roll-movement")
    assert t.kind == "move-action"


@pytest.mark.parametrize(("others", "dice"), [({"jenny": "3,3"}, 3), ({"jenny": "4,3"}, 2)])
def test_heroes_in_the_same_space_roll_one_more(others: dict[str, str], dice: int) -> None:
    t = hero_turn("billy", hand=("pep-rally",), others=others, zombies={"z1": "3,3"})
    t.choose("play-card", card="pep-rally")
    t.choose("skip")
    t.choose("done") if t.kind == "exchange" else None
    t.passes()
    assert dice_rolled(t, "hero-fight")[0] == dice


# -- Volatile Compound -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "left", "wounds"), [((3, 4), [], 1), ((2, 3), ["z1"], 0)])
def test_a_compound_kills_zombies_on_three_and_wounds_heroes_on_four(
    dice: tuple[int, ...], left: list[str], wounds: int
) -> None:
    t = hero_turn("billy", ("volatile-compound",), zombies={"z1": "5,3"}, others={"becky": "5,3"})
    t.choose("skip")
    t.dice(*dice)
    t.choose("attack", card="volatile-compound", to="5,3")
    assert list(t.zombies) == left
    assert t.heroes["becky"]["wounds"] == wounds
    assert t.heroes["billy"]["items"] == []


# -- Bitter Grudge -----------------------------------------------------------------------------------------


def test_a_grudge_re_rolls_the_lowest_die() -> None:
    t = fight([5, 3, 1], zombie_hand=("bitter-grudge",))
    t.dice(6)
    zombies_answer(t, "bitter-grudge")
    t.passes()
    assert t.saw("fight-resolved", won=False)
    t.nothing_pending()


def test_and_again_for_each_strange_hero() -> None:
    t = fight([5, 3, 1], zombie_hand=("bitter-grudge",), others={"jake-cartwright": "7,0"})
    t.dice(2)
    zombies_answer(t, "bitter-grudge")
    assert t.seat == "zombies-1"
    t.dice(6)
    t.choose("choose", dice=[2])
    t.passes()
    assert t.saw("fight-resolved", won=False)


# -- Closing Time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "offered"), [("church", False), ("gym", True)])
def test_a_closed_building_has_nothing_to_pick_up(building: str, offered: bool) -> None:
    rows = [{"card": "closing-time", "building": building}]
    t = hero_turn("jenny", space="0,0", hero_discard=["faith"], in_play_rows=rows)
    assert t.offers("pick-up", card="faith") is offered
    assert t.offers("search")


def test_it_lies_on_a_random_building() -> None:
    t = draws("closing-time", [3, 5], heroes={"billy": "3,3"})
    assert t.state["in_play_rows"] == [{"card": "closing-time", "seat": "zombies-1", "building": "gym"}]


# -- Dead Weight -------------------------------------------------------------------------------------------


def test_the_fourth_item_is_too_many() -> None:
    billy = {"space": "3,3", "items": ["keys", "torch", "ammo", "crowbar"]}
    t = zombie_move(["dead-weight"], heroes={"billy": billy}, zombies={"z1": "7,5"})
    t.choose("play-card", card="dead-weight", hero="billy")
    assert (t.seat, t.kind) == ("heroes-1", "discard-down")
    t.choose("discard", card="ammo")
    assert sorted(t.heroes["billy"]["items"]) == ["crowbar", "keys", "torch"]


@pytest.mark.parametrize(("items", "spaces"), [(("keys", "torch", "ammo"), 2), (("keys", "torch"), 3)])
def test_three_items_slow_down(items: tuple[str, ...], spaces: int) -> None:
    t = hero_turn("jenny", items, on_hero=("dead-weight",))
    t.dice(3)
    t.choose("roll-movement")
    assert walked(t) == spaces


# -- Left Behind -------------------------------------------------------------------------------------------


def test_stragglers_catch_up_two_spaces_and_still_move() -> None:
    t = zombie_move(["left-behind"], [1], heroes={"billy": "0,3"}, zombies={"z1": "7,3", "z2": "2,3"})
    t.choose("play-card", card="left-behind")
    assert t.values("choose", "zombie") == ["z1"], "z2 is two spaces from Billy"
    t.choose("choose", zombie="z1")
    t.choose("move", zombie="z1", to="6,3")
    t.choose("move", zombie="z1", to="5,3")
    assert t.zombies["z1"]["space"] == "5,3"
    assert t.offers("move", zombie="z1")


@pytest.mark.rule("7.2.2")
def test_stragglers_do_not_end_the_start_of_the_turn() -> None:
    t = zombie_move(["left-behind", "cornered"], [1], heroes={"billy": "0,3"}, zombies={"z1": "7,3"})
    t.choose("play-card", card="left-behind")
    t.choose("choose", zombie="z1")
    t.choose("move", zombie="z1", to="6,3")
    t.choose("done")
    assert t.offers("play-card", card="cornered")
    t.choose("move", zombie="z1", to="5,3")
    assert not t.offers("play-card", card="cornered")
    t.nothing_pending()
