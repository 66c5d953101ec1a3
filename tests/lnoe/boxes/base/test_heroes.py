"""The eight Heroes and what they can do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import fight, hero_turn, until
from tests.table import Table, new_game, table


def items(t: Table, hero: str) -> list[str]:
    return list(t.heroes[hero]["items"])


def moves(hero: str, die: int, **more: Any) -> Table:
    """The Hero rolls this for movement."""
    t = hero_turn(hero, **more)
    t.dice(die)
    t.choose("roll-movement")
    return t


# -- Sheriff Anderson --------------------------------------------------------------------------------------


@pytest.mark.rule("5.6.4")
def test_the_sheriff_starts_with_a_revolver_out_of_the_deck() -> None:
    t = new_game(heroes=["sheriff-anderson", "billy", "becky", "jenny"], profile="original-advanced")
    while t.kind == "place-hero":
        t.choose("place")
    assert items(t, "sheriff-anderson") == ["revolver"]
    assert t.state["hero_deck"].count("revolver") == 2


def sheriff(**more: Any) -> Table:
    more.setdefault("space", "5,0")
    more.setdefault("hero_discard", ["revolver", "torch"])
    return hero_turn("sheriff-anderson", **more)


def test_where_he_could_search_he_takes_a_revolver_from_the_discard_pile_instead() -> None:
    t = sheriff()
    t.choose("ability", ability="man-of-action")
    assert items(t, "sheriff-anderson") == ["revolver"]
    assert t.state["hero_discard"] == ["torch"]
    assert not t.saw("searched")
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


@pytest.mark.parametrize(
    "where",
    [
        {"space": "3,3"},
        {"hero_discard": ["torch"]},
        {"in_play": ["my-god-theyve-taken-the"], "markers": [{"kind": "taken-over", "building": "gym"}]},
    ],
)
def test_he_takes_none_outdoors_or_where_he_could_not_search_or_if_there_is_none(where: dict[str, Any]) -> None:
    assert not sheriff(**where).offers("ability", ability="man-of-action")


def test_nobody_else_takes_a_revolver_that_way() -> None:
    t = hero_turn("billy", space="5,0", hero_discard=["revolver"])
    assert not t.offers("ability", ability="man-of-action")


def test_it_is_instead_of_moving_too() -> None:
    t = moves("sheriff-anderson", 3, space="5,0", hero_discard=["revolver"])
    assert t.offers("ability", ability="man-of-action"), "the roll binds to nothing"
    t.choose("step", to="5,1")
    assert not t.offers("ability", ability="man-of-action")


# -- Billy -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "spaces"), [("billy", 3), ("jenny", 2)])
def test_billy_has_one_space_more_on_his_roll(hero: str, spaces: int) -> None:
    t = moves(hero, 2)
    steps = 0
    while t.offers("step"):
        t.choose("step", to=["4,3", "3,3"][steps % 2])
        steps += 1
    assert steps == spaces


@pytest.mark.rule("3.17.1")
def test_reductions_come_before_billys_bonus() -> None:
    t = moves("billy", 1, in_play=["heavy-rain"])
    t.choose("step", to="4,3")
    t.choose("step", to="3,3")
    assert not t.offers("step"), "1 less is still 1, and 1 more is 2"


# -- Youth -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", ["billy", "johnny", "sally", "jenny"])
def test_a_student_gives_up_the_move_action_to_heal_fully(hero: str) -> None:
    t = hero_turn(hero, wounds=1)
    t.choose("ability", ability="youth")
    assert t.heroes[hero]["wounds"] == 0
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


def test_youth_needs_a_wound_and_a_student() -> None:
    assert not hero_turn("billy").offers("ability", ability="youth")
    assert not hero_turn("jake-cartwright", wounds=1).offers("ability", ability="youth")


# -- Johnny ------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4.1")
def test_johnny_wins_on_a_tie() -> None:
    t = fight([4, 2, 4], hero="johnny")
    assert t.saw("fended-off", hero="johnny")


def test_others_near_johnny_do_not() -> None:
    t = fight([4, 2, 4], others={"johnny": "3,3"})
    assert t.heroes["billy"]["wounds"] == 1


def test_johnny_fights_on_entering_a_space_and_moves_on() -> None:
    t = moves("johnny", 3, zombies={"z1": "4,3", "z2": "4,3"})
    t.choose("step", to="4,3")
    assert t.values("choose", "charge") == ["no", "yes"]
    t.dice(6, 1, 2, 5, 5, 2)
    t.choose("choose", charge="yes")
    t.choose("fight", zombie="z1")
    assert sorted(t.zombies) == ["z1"]
    assert t.kind == "move-hero"
    t.choose("step", to="5,3")
    assert t.heroes["johnny"]["space"] == "5,3"


def test_johnny_may_come_back_and_fight_the_same_zombie_again() -> None:
    t = moves("johnny", 3, zombies={"z1": "4,3"})
    for to in ("4,3", "5,3", "4,3"):
        t.choose("step", to=to)
        if to == "4,3":
            t.dice(6, 1, 2)
            t.choose("choose", charge="yes")
    assert sum(e["type"] == "fight-resolved" for e in t.events) >= 2


def test_johnny_may_also_stop_there_like_anybody() -> None:
    t = moves("johnny", 3, zombies={"z1": "4,3"})
    t.choose("step", to="4,3")
    t.dice(6, 1, 2)
    t.choose("choose", charge="no")
    assert sum(e["type"] == "fight-resolved" for e in t.events) == 1
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


def test_a_lost_charge_is_a_wound_and_if_he_lives_he_moves_on() -> None:
    t = moves("johnny", 3, zombies={"z1": "4,3"})
    t.choose("step", to="4,3")
    t.dice(1, 2, 5)
    t.choose("choose", charge="yes")
    assert t.heroes["johnny"]["wounds"] == 1
    assert t.offers("step", to="5,3")


@pytest.mark.rule("8.4.2")
def test_for_others_zombies_end_the_move() -> None:
    t = moves("jenny", 3, zombies={"z1": "4,3"})
    t.dice(6, 1, 2)
    t.choose("step", to="4,3")
    assert sum(e["type"] == "fight-resolved" for e in t.events) == 1
    assert t.decision is not None
    assert t.decision["actor"] == "becky"


# -- Father Joseph -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("gun", ["revolver", "pump-shotgun"])
def test_father_joseph_carries_guns_but_uses_none(gun: str) -> None:
    t = hero_turn("father-joseph", (gun,), zombies={"z1": "4,3"}, others={"billy": "3,3"})
    t.choose("skip")
    assert t.offers("give", card=gun, hero="billy")
    t.choose("done")
    assert t.kind != "ranged-attack"


def joseph_answers(wounds: int = 0, **more: Any) -> Table:
    """The Zombie player plays a fight card against Father Joseph, who may answer."""
    t = fight([3, 5, 4], hero="father-joseph", wounds=wounds, zombie_hand=("uuuurrrggghh",), **more)
    t.passes("heroes-1")
    t.choose("play-card", card="uuuurrrggghh")
    assert t.window == "card-played"
    return t


@pytest.mark.rule("7.1.2")
@pytest.mark.parametrize(("die", "cancelled"), [(2, False), (3, True)])
def test_he_takes_a_wound_and_cancels_a_zombie_card_on_3(die: int, cancelled: bool) -> None:
    t = joseph_answers()
    t.dice(die, 1, 1)
    t.choose("ability", ability="strength-of-spirit", mode="cancel")
    t.passes()
    assert t.heroes["father-joseph"]["wounds"] == 1
    assert t.saw("canceled", card="uuuurrrggghh") is cancelled


def test_the_wound_comes_before_the_roll() -> None:
    t = joseph_answers()
    t.dice(3)
    t.choose("ability", ability="strength-of-spirit")
    kinds = [e["type"] for e in t.events]
    prayed = next(n for n, e in enumerate(t.events) if e["type"] == "roll" and e["for"] == "cancel")
    assert kinds.index("wounded") < prayed < kinds.index("canceled")


def test_he_may_try_again_and_not_once_it_is_cancelled() -> None:
    t = joseph_answers()
    t.dice(2)
    t.choose("ability", ability="strength-of-spirit")
    assert t.window == "card-played"
    t.dice(3)
    t.choose("ability", ability="strength-of-spirit")
    assert t.heroes["father-joseph"]["wounds"] == 2
    assert t.saw("canceled", card="uuuurrrggghh")
    assert t.window != "card-played"


def test_with_the_last_box_he_dies_and_still_rolls() -> None:
    t = joseph_answers(wounds=2, sun=5)
    t.dice(3)
    t.choose("ability", ability="strength-of-spirit")
    assert t.saw("killed", who="father-joseph", by="strength-of-spirit")
    assert t.saw("canceled", card="uuuurrrggghh")
    assert not t.saw("fight-resolved"), "a dead Hero fights no more"


def test_a_card_in_play_is_cancelled_at_any_time() -> None:
    t = hero_turn("father-joseph", in_play=["heavy-rain"])
    t.dice(3)
    t.choose("ability", ability="strength-of-spirit", mode="cancel-in-play", target="heavy-rain")
    assert t.state["in_play"] == []
    assert t.heroes["father-joseph"]["wounds"] == 1
    assert t.kind == "move-action"


def test_a_failed_roll_leaves_the_card_in_play() -> None:
    t = hero_turn("father-joseph", in_play=["heavy-rain"])
    t.dice(2)
    t.choose("ability", ability="strength-of-spirit")
    assert t.heroes["father-joseph"]["wounds"] == 1
    assert t.offers("ability", ability="strength-of-spirit")


def test_without_a_zombie_card_there_is_nothing_to_pray_for() -> None:
    t = hero_turn("father-joseph", on_hero=("faith",))
    assert not t.offers("ability")


def test_while_losing_a_fight_he_may_still_give_his_last_for_a_card() -> None:
    t = fight([1, 2, 5], hero="father-joseph", wounds=2, in_play=["heavy-rain"], sun=5)
    assert t.window == "fight"
    t.dice(3)
    t.choose("ability", ability="strength-of-spirit")
    assert t.state["in_play"] == []
    assert sum(e["type"] == "killed" for e in t.events) == 1
    assert not t.saw("fight-resolved")


def test_about_to_be_wounded_he_may_pray_only_over_what_lies_on_that_hero() -> None:
    billy = {"space": "3,3", "in_play": ["i-feel-kinda-strange"]}
    t = table(heroes={"billy": billy, "father-joseph": "7,0"}, zombies={"z1": "3,3"}, in_play=["heavy-rain"])
    t.choose("activate", hero="billy")
    t.dice(1, 2, 5)
    t.choose("skip")
    until(t, "about-to-wound")
    assert t.values("ability", "target") == ["i-feel-kinda-strange"]
    t.dice(3)
    t.choose("ability", ability="strength-of-spirit")
    assert t.heroes["billy"]["wounds"] == 1
    assert t.heroes["father-joseph"]["wounds"] == 1


def test_a_prevented_wound_still_lets_him_roll() -> None:
    t = hero_turn("father-joseph", in_play=["heavy-rain"], hand=("just-a-scratch",))
    t.dice(3)
    t.choose("ability", ability="strength-of-spirit")
    assert t.window == "about-to-wound"
    t.choose("play-card", card="just-a-scratch")
    assert t.heroes["father-joseph"]["wounds"] == 0
    assert t.state["in_play"] == []


# -- Becky -------------------------------------------------------------------------------------------------


def becky_ends_the_turn(team: dict[str, Any], wounds: int = 0) -> Table:
    t = hero_turn("becky", wounds=wounds, others=team, zombie_hand=("shamble",))
    answers = {"activate-hero": "activate", "move-action": "skip", "exchange": "done"}
    while t.kind in answers:
        t.choose(answers[t.kind])
    return t


def test_at_the_end_of_the_hero_turn_becky_heals_one_wound_of_another_hero_with_her() -> None:
    team = {
        "jake-cartwright": {"space": "3,3", "wounds": 2},
        "billy": {"space": "3,3"},
        "sally": {"space": "4,3", "wounds": 1},
    }
    t = becky_ends_the_turn(team, wounds=1)
    assert t.window == "hero-turn-end"
    assert t.values("ability", "target", ability="first-aid") == ["jake-cartwright"]
    t.choose("ability", ability="first-aid")
    assert t.heroes["jake-cartwright"]["wounds"] == 1
    assert t.heroes["becky"]["wounds"] == 1
    assert t.kind == "discard-and-draw", "once a turn"


def test_nobody_with_her_is_wounded_nobody_is_asked() -> None:
    t = becky_ends_the_turn({"billy": {"space": "4,3", "wounds": 1}}, wounds=1)
    assert t.kind == "discard-and-draw"


# -- Sally -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gun", "usable"), [("revolver", True), ("pump-shotgun", False)])
def test_the_revolver_is_the_only_gun_sally_uses(gun: str, usable: bool) -> None:
    t = hero_turn("sally", (gun,), zombies={"z1": "4,3"})
    t.choose("skip")
    assert t.offers("attack", card=gun) is usable


def test_sally_makes_the_zombie_reroll_the_dice_she_chooses_once_a_fight() -> None:
    t = fight([3, 4, 2], hero="sally", zombie_hand=("uuuurrrggghh",))
    t.passes("heroes-1")
    t.dice(5, 6)
    t.choose("play-card", card="uuuurrrggghh")
    t.choose("ability", ability="lucky")
    assert t.values("choose", "dice") == [[2, 5, 6], [2, 5], [2, 6], [2], [5, 6], [5], [6]]
    t.dice(1, 1)
    t.choose("choose", dice=[5, 6])
    t.passes()
    assert t.saw("fended-off", hero="sally")
    assert [e["ability"] for e in t.events if e["type"] == "used-ability"] == ["lucky"]


def test_sallys_luck_is_spent_for_the_fight_but_not_for_the_next() -> None:
    t = hero_turn("sally", zombies={"z1": "3,3", "z2": "3,3"})
    t.dice(3, 4, 5)
    t.choose("skip")
    t.choose("fight", zombie="z1")
    t.dice(6, 3, 4, 5)
    t.choose("ability", ability="lucky")
    assert t.heroes["sally"]["wounds"] == 1
    assert t.window == "fight"
    assert t.offers("ability", ability="lucky")


def test_sally_brings_luck_to_nobody_else() -> None:
    t = fight([3, 4, 5], others={"sally": "3,3"})
    assert t.heroes["billy"]["wounds"] == 1


# -- Jenny -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("test", "left"), [(1, []), (2, ["baseball-bat"])])
def test_jenny_saves_a_weapon_from_a_2_but_not_from_a_1(test: int, left: list[str]) -> None:
    t = fight([1, 2, 5], ("baseball-bat",), "jenny")
    t.dice(6, test)
    t.choose("use-item", card="baseball-bat")
    assert items(t, "jenny") == left


FARM = {"center": "town-center", "outer": ["farm", "church", "hospital", "school"]}


def on_the_farm(hero: str, place: str) -> list[int]:
    """The dice a Hero rolls in a fight at a place of the Farm."""
    spots = {"barn": "5,0", "cornfield": "1,1", "elsewhere": "3,1"}
    t = table(board=FARM, heroes={hero: spots[place], "becky": "9,9"}, zombies={"z1": spots[place]})
    t.choose("activate", hero=hero)
    t.dice(6, 5, 4, 1)
    t.choose("skip")
    if t.offers("choose", hide="no"):
        t.choose("choose", hide="no")
    return next(e["values"] for e in t.events if e.get("for") == "hero-fight")


@pytest.mark.parametrize(
    ("hero", "place", "dice"),
    [("jenny", "barn", 3), ("jenny", "cornfield", 3), ("jenny", "elsewhere", 2), ("billy", "barn", 2)],
)
def test_jenny_has_one_more_die_in_barn_and_cornfield(hero: str, place: str, dice: int) -> None:
    assert len(on_the_farm(hero, place)) == dice


# -- Jake Cartwright ---------------------------------------------------------------------------------------


def test_jake_draws_two_keeps_one_and_discards_the_other() -> None:
    t = hero_turn("jake-cartwright", space="5,0", hero_deck=["crowbar", "faith"])
    t.choose("search")
    t.choose("choose", draw=2)
    assert t.values("choose", "card") == ["crowbar", "faith"]
    t.choose("choose", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]
    assert items(t, "jake-cartwright") == []
    assert t.state["hero_discard"] == ["crowbar"]
    t.passes()
    t.nothing_pending()


def test_jake_need_not_take_two() -> None:
    """Printed as "may": with two good cards on top one of them would be lost.  [Ruling 59]"""
    t = hero_turn("jake-cartwright", space="5,0", hero_deck=["crowbar", "faith"])
    t.choose("search")
    assert t.values("choose", "draw") == [1, 2]
    t.choose("choose", draw=1)
    assert items(t, "jake-cartwright") == ["crowbar"]
    assert t.state["hero_discard"] == []
    assert t.state["hero_deck"][0] == "faith"


def test_with_one_card_left_he_takes_it() -> None:
    t = hero_turn("jake-cartwright", space="5,0", hero_deck_exact=["crowbar"])
    t.choose("search")
    assert items(t, "jake-cartwright") == ["crowbar"]
    assert t.result is None


@pytest.mark.rule("3.3.9.1")
def test_a_pick_up_is_no_draw() -> None:
    t = hero_turn("jake-cartwright", space="0,0", hero_discard=["faith", "torch"])
    t.choose("pick-up", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]
    assert t.state["hero_discard"] == ["torch"]


def test_others_draw_one() -> None:
    t = hero_turn("billy", space="5,0", hero_deck=["crowbar", "faith"])
    t.choose("search")
    assert items(t, "billy") == ["crowbar"]
    assert t.state["hero_discard"] == []
