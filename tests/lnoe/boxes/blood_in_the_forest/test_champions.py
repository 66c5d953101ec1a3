"""Zombie Champions: Feral Dead and Behemoths, what they cost and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.blood_in_the_forest.scenes import BOXES, CHAMPIONS, table
from tests.table import Refused, Table, new_game

LEARNING = {"experience": "on"}
TEAM = ["billy", "becky", "johnny", "sally"]
FIGURES = {"behemoth": 2, "feral-dead": 6}


def spawning(points: int, experience: int = 9, **more: Any) -> Table:
    """New Zombies come, and so many Spawn Points are rolled."""
    more = {"heroes": {"billy": "0,0"}, "figures": FIGURES, "experience": experience, **more}
    more.setdefault("switches", {**CHAMPIONS, "spawn_model": "points"})
    return table(dice=[points], turn="zombies", step="place", **more)


def saves(t: Table) -> list[tuple[str, int]]:
    return [(option["what"], option["tokens"]) for option in t.find("save")]


# -- what they cost ----------------------------------------------------------------------------------------


@pytest.mark.rule("14.5", "14.5.1")
@pytest.mark.parametrize(("experience", "offered"), [(0, []), (1, ["feral-dead"])])
def test_a_champion_costs_experience_besides_spawn_points(experience: int, offered: list[str]) -> None:
    t = spawning(2, experience)
    assert [option["what"] for option in t.find("buy") if option["what"] != "standard"] == offered


@pytest.mark.rule("14.5.1.2", "14.5.1")
def test_feral_dead_come_for_two_points_and_one_experience_on_a_pit() -> None:
    t = spawning(3, 1)
    t.choose("buy", what="feral-dead")
    assert t.saw("bought", what="feral-dead")
    assert t.values("place", "to") == ["0,5", "7,5"]
    t.choose("place", to="7,5")
    assert t.zombies["f1"]["kind"] == "feral-dead"
    assert not t.offers("buy", what="feral-dead"), "neither points nor Experience are left for another"
    assert t.offers("buy", what="standard")


@pytest.mark.rule("14.5.1.1")
def test_points_may_be_saved_but_never_more_than_the_champion_costs() -> None:
    t = spawning(4, spawn_tokens={"behemoth": 3, "feral-dead": 1})
    assert saves(t) == [("behemoth", 1), ("behemoth", 2), ("behemoth", 3), ("feral-dead", 1)]
    t.choose("save", what="behemoth", tokens=2)
    assert t.saw("saved", what="behemoth", tokens=2, saved=5)
    assert t.state["spawn_tokens"] == {"behemoth": 5, "feral-dead": 1}
    assert t.view("heroes-1")["spawn_tokens"] == {"behemoth": 5, "feral-dead": 1}, "everybody sees them"
    assert saves(t) == [("behemoth", 1), ("feral-dead", 1)]


@pytest.mark.rule("14.5.1.2")
def test_what_was_saved_and_what_is_laid_now_pay_together_and_come_off_the_sheet() -> None:
    t = spawning(4, 3, spawn_tokens={"behemoth": 3})
    assert t.find("buy", what="behemoth")[0]["label"].endswith("3 points are saved")
    assert "saved" not in t.find("buy", what="feral-dead")[0]["label"]
    t.choose("buy", what="behemoth")
    t.choose("place", to="7,5")
    assert t.zombies["b1"]["health"] == 3
    assert "spawn_tokens" not in t.state
    assert saves(t) == [("behemoth", 1), ("feral-dead", 1)], "one of the four points is left"


@pytest.mark.rule("14.5.1.2")
def test_one_point_too_few_brings_no_behemoth() -> None:
    assert not spawning(2, spawn_tokens={"behemoth": 3}).offers("buy", what="behemoth")
    assert spawning(3, spawn_tokens={"behemoth": 3}).offers("buy", what="behemoth")


@pytest.mark.rule("14.5.1.2")
def test_a_full_sheet_brings_its_champion_even_when_no_point_is_left() -> None:
    t = spawning(1, spawn_tokens={"behemoth": 5})
    t.choose("save", what="behemoth", tokens=1)
    assert [option["type"] for option in t.options] == ["buy", "done"]
    t.choose("buy", what="behemoth")
    t.choose("place")
    assert "b1" in t.zombies


@pytest.mark.rule("14.5.1.3", "5.7.3")
def test_several_of_a_kind_may_be_in_play_until_the_pool_is_empty() -> None:
    t = spawning(6, zombies={f"f{n}": "7,5" for n in range(1, 6)}, figures={"feral-dead": 1})
    t.choose("buy", what="feral-dead")
    t.choose("place")
    assert sum(fact["kind"] == "feral-dead" for fact in t.zombies.values()) == 6
    assert not t.offers("buy", what="feral-dead")
    assert not t.offers("save", what="feral-dead")


@pytest.mark.rule("5.7.3")
def test_none_of_them_is_bought_while_the_game_is_set_up() -> None:
    t = new_game(
        scenario="die-zombies-die",
        profile="original-advanced",
        boxes=BOXES,
        switches=CHAMPIONS,
        dice=[6, 6],
        heroes=TEAM,
    )
    while t.kind == "place-hero":
        t.choose("place")
    assert t.state["figures"] == FIGURES
    assert t.kind == "place-zombie"


@pytest.mark.rule("5.7.3")
@pytest.mark.parametrize(("times", "figures"), [(1, {"behemoth": 1, "feral-dead": 3}), (2, FIGURES)])
def test_agreed_on_by_the_printed_rules_the_heroes_get_cards_in_return(times: int, figures: dict[str, int]) -> None:
    def heroes_cards(special: dict[str, int]) -> tuple[int, dict[str, Any]]:
        t = new_game(
            scenario="die-zombies-die",
            profile="original-advanced",
            boxes=BOXES,
            special=special,
            switches=LEARNING,
            heroes=TEAM,
        )
        while t.kind == "place-hero":
            t.choose("place")
        return t.view("heroes-1")["hero_deck"], t.state

    before, without = heroes_cards({})
    after, state = heroes_cards({"zombie-champions": times})
    assert "figures" not in without
    assert state["figures"] == figures
    assert before - after >= 4 * times


@pytest.mark.rule("5.7.3", "14.5.2")
def test_the_complete_rulebook_has_all_of_them_in_every_game() -> None:
    t = new_game(scenario="die-zombies-die", profile="complete", boxes=BOXES, special_rules=[])
    assert t.state["figures"] == FIGURES


def test_a_sheet_holds_no_more_tokens_than_its_champion_costs_in_a_described_position() -> None:
    with pytest.raises(Refused, match="The sheet of feral-dead holds 2 Spawn Tokens, not 3"):
        spawning(1, spawn_tokens={"feral-dead": 3})
    with pytest.raises(Refused, match="no sheet of 'giant'"):
        spawning(1, spawn_tokens={"giant": 1})


# -- what they do ------------------------------------------------------------------------------------------


def meeting(zombie: str, dice: list[int], **more: Any) -> Table:
    """Sheriff Anderson, with three Health boxes, stays in a space with a Champion and fights it."""
    more.setdefault("heroes", {"sheriff-anderson": "3,3", "becky": "7,0"})
    t = table(zombies={zombie: "3,3"}, switches=CHAMPIONS, **more)
    t.choose("activate", hero="sheriff-anderson")
    t.dice(*dice)
    t.choose("skip")
    t.passes()
    return t


@pytest.mark.rule("14.5.3.2")
def test_who_is_beaten_by_feral_dead_fights_it_again_until_it_loses() -> None:
    t = meeting("f1", [1, 2, 4, 1, 3, 5, 5, 4, 3])
    assert t.heroes["sheriff-anderson"]["wounds"] == 2
    assert sum(event["type"] == "fight-started" for event in t.events) == 3
    assert t.saw("fended-off", zombie="f1")
    t.nothing_pending()


@pytest.mark.rule("14.5.3.2")
def test_feral_dead_that_loses_is_not_fought_again_and_a_standard_zombie_never_is() -> None:
    t = meeting("f1", [5, 6, 4])
    assert sum(event["type"] == "fight-started" for event in t.events) == 1
    t = meeting("z1", [1, 2, 4])
    assert sum(event["type"] == "fight-started" for event in t.events) == 1


@pytest.mark.rule("14.5.3.2")
def test_the_fight_goes_on_until_the_hero_is_dead() -> None:
    t = meeting("f1", [1, 2, 4] * 3)
    assert not t.heroes["sheriff-anderson"]["alive"]
    assert sum(event["type"] == "fight-started" for event in t.events) == 3


@pytest.mark.rule("14.5.3.1")
@pytest.mark.parametrize(("dice", "wounds"), [([5, 5], 1), ([6, 5], 2)])
def test_each_natural_six_of_a_behemoth_that_wins_is_one_wound_more(dice: list[int], wounds: int) -> None:
    t = meeting("b1", [1, 2, *dice])
    assert t.heroes["sheriff-anderson"]["wounds"] == wounds


@pytest.mark.rule("14.5.3.1")
def test_two_sixes_of_a_behemoth_kill_a_hero_of_three_boxes() -> None:
    assert not meeting("b1", [1, 2, 6, 6]).heroes["sheriff-anderson"]["alive"]


@pytest.mark.rule("14.5.3.1")
def test_a_six_that_was_rolled_again_does_not_count() -> None:
    heroes = {"sheriff-anderson": {"space": "3,3", "items": ["torch"]}, "becky": "7,0"}
    t = table(zombies={"b1": "3,3"}, switches=CHAMPIONS, heroes=heroes, dice=[])
    t.choose("activate", hero="sheriff-anderson")
    t.dice(1, 2, 6, 6)
    t.choose("skip")
    t.choose("skip")
    while not t.offers("use-item", card="torch"):
        t.choose("pass")
    t.dice(5, 4)
    t.choose("use-item", card="torch")
    t.passes()
    assert t.heroes["sheriff-anderson"]["wounds"] == 1


def fought_with(items: tuple[str, ...], hand: tuple[str, ...], dice: list[int]) -> Table:
    """Sheriff Anderson in a fight with a Behemoth, the dice on the table."""
    heroes = {"sheriff-anderson": {"space": "3,3", "items": list(items)}, "becky": "7,0"}
    t = table(zombies={"b1": "3,3"}, switches=CHAMPIONS, heroes=heroes, hands={"heroes-1": list(hand)})
    t.choose("activate", hero="sheriff-anderson")
    t.dice(*dice)
    while t.window != "fight":
        t.choose("skip" if t.offers("skip") else "pass")
    return t


@pytest.mark.rule("14.5.3.1", "3.17.1")
def test_a_six_that_was_lowered_and_then_rolled_again_does_not_count() -> None:
    t = fought_with(("torch",), ("farmer-sty",), [1, 2, 6, 4])
    t.choose("play-card", card="farmer-sty", mode="subtract")
    t.choose("choose", dice=[6], of="zombie")
    t.dice(5, 3)
    t.choose("use-item", card="torch")
    t.passes()
    assert t.heroes["sheriff-anderson"]["wounds"] == 1


@pytest.mark.rule("14.5.3.1", "3.17.1")
def test_a_six_that_was_lowered_is_a_natural_six_still_and_a_raised_five_is_none() -> None:
    for mode, face, wounds in (("subtract", 6, 2), ("add", 5, 2)):
        t = fought_with((), ("farmer-sty",), [1, 2, 6, 5])
        t.choose("play-card", card="farmer-sty", mode=mode)
        t.choose("choose", dice=[face], of="zombie")
        t.passes()
        assert t.heroes["sheriff-anderson"]["wounds"] == wounds


@pytest.mark.rule("14.5.3.1")
@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 0)])
def test_a_behemoth_ignores_a_wound_on_four_or_more(die: int, wounds: int) -> None:
    t = meeting("b1", [6, 6, 1, 1, die])
    assert t.zombies["b1"]["wounds"] == wounds
    assert t.saw("ignored-wound", who="b1") is (wounds == 0)


@pytest.mark.rule("14.5.3.1")
def test_it_may_ignore_even_an_explosion() -> None:
    heroes = {"billy": {"space": "3,3", "items": ["dynamite", "torch"]}}
    t = table(heroes=heroes, zombies={"b1": "3,5"}, switches=CHAMPIONS, acting="billy")
    t.choose("skip")
    t.dice(6, 4, 4, 1)
    t.choose("attack", card="dynamite", to="3,5")
    t.passes()
    assert t.zombies["b1"]["wounds"] == 1, "a kill is three wounds, of which two were ignored"


@pytest.mark.rule("14.5.2")
def test_a_killed_champion_does_not_come_back() -> None:
    t = meeting("f1", [6, 6, 1], figures={"feral-dead": 2})
    assert "f1" not in t.zombies
    assert t.state["figures"]["feral-dead"] == 2


@pytest.mark.rule("14.5.3.2", "8.1")
def test_feral_dead_move_two_spaces_without_a_roll() -> None:
    t = table(heroes={"billy": "0,0"}, zombies={"f1": "7,5"}, turn="zombies", step="move", switches=CHAMPIONS)
    t.choose("move", zombie="f1", to="6,4")
    assert t.offers("move", zombie="f1", to="5,3")
    t.choose("move", zombie="f1", to="5,3")
    assert t.zombies["f1"]["space"] == "5,3"
    assert not t.find("move", zombie="f1")


@pytest.mark.rule("14.5.3.1", "8.1")
@pytest.mark.parametrize(("die", "more"), [(2, False), (3, True)])
def test_a_behemoth_rolls_for_its_spaces(die: int, more: bool) -> None:
    situation = {"turn": "zombies", "step": "move", "switches": CHAMPIONS}
    t = table(heroes={"billy": "0,0"}, zombies={"b1": "7,5"}, dice=[die], **situation)
    t.choose("move", zombie="b1", to="6,4")
    assert t.offers("move", zombie="b1", to="5,3") is more


@pytest.mark.rule("14.6.1")
def test_no_champion_is_given_a_grave_weapon() -> None:
    boxes = ["base", "survival-of-the-fittest", "timber-peak", "blood-in-the-forest"]
    both = {**CHAMPIONS, "grave_weapons": "on"}
    t = spawning(2, 0, boxes=boxes, zombies={"f1": "7,5", "b1": "7,5"}, switches=both)
    assert not t.offers("buy", what="grave-weapon")
    t = spawning(2, 0, boxes=boxes, zombies={"f1": "7,5", "z1": "7,5"}, switches=both)
    t.choose("buy", what="grave-weapon")
    assert not t.find("choose", zombie="f1")


@pytest.mark.rule("14.5.1.1", "14.5")
def test_tokens_and_champions_survive_a_save_and_a_described_position() -> None:
    t = spawning(3, spawn_tokens={"behemoth": 2}, zombies={"f1": "7,5", "b2": {"space": "6,5", "wounds": 2}})
    saved = t.must(cmd="save")["save"]
    before = t.state
    t.choose("save", what="behemoth", tokens=3)
    t.must(cmd="load", save=saved)
    assert t.state == before
    described = {key: before[key] for key in ("spawn_tokens", "figures", "zombies", "experience")}
    again = spawning(3, **described)
    assert {key: again.state[key] for key in described} == described


# -- the solo game -----------------------------------------------------------------------------------------


def alone(dice: list[int], experience: int, scenario: str = "die-zombies-die") -> list[str]:
    """What comes in a solo game when six Spawn Points were rolled; then one die for how many and two for what."""
    t = table(
        heroes={"billy": "3,3"}, turn="zombies", step="place", switches={**CHAMPIONS, "solo": True}, figures=FIGURES,
        experience=experience, dice=[6, *dice], scenario=scenario,
    )  # fmt: skip
    while t.kind in ("spend-spawn", "place-zombie"):
        t.must(cmd="choose", option=t.must(cmd="suggest", bot="solo")["option"])
    return sorted(fact["kind"] for fact in t.zombies.values())


@pytest.mark.rule("17.5.3.7")
def test_the_highest_spawn_roll_of_a_solo_game_brings_a_behemoth() -> None:
    assert alone([6], 3) == ["behemoth"]


@pytest.mark.rule("17.5.3.7")
def test_without_the_experience_it_is_rolled_again() -> None:
    assert alone([6, 1], 2) == ["standard"] * 6


@pytest.mark.rule("17.5.3.7")
@pytest.mark.parametrize(("experience", "feral"), [(1, 1), (2, 2)])
def test_eleven_or_twelve_brings_feral_dead_as_far_as_they_can_be_paid(experience: int, feral: int) -> None:
    assert alone([4, 6, 5], experience).count("feral-dead") == feral


def test_where_the_scenario_wants_upgrades_the_experience_is_kept() -> None:
    assert alone([6, 1], 3, "learn-to-survive") == ["standard"] * 6
    assert "feral-dead" in alone([2, 6, 6], 2, "learn-to-survive")
