"""The four Heroes of Growing Hunger and what they can do."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.growing_hunger.scenes import BOXES, fight, fights, hero_turn, items, table
from tests.table import Table, new_game

# -- Amanda ------------------------------------------------------------------------------------------------


def fights_beside(other: str, at: str = "3,3", hero: str = "sheriff-anderson") -> Table:
    return fight([4, 2, 1, 6], hero=hero, others={other: at})


def rolled(t: Table, purpose: str = "hero-fight") -> list[int]:
    return [len(e["values"]) for e in t.events if e["type"] == "roll" and e["for"] == purpose]


def test_a_man_in_amandas_space_rolls_one_more_fight_die() -> None:
    t = fights_beside("amanda")
    assert rolled(t) == [3]
    t.passes()
    t.nothing_pending()


@pytest.mark.parametrize(
    ("hero", "other", "at"),
    [("sheriff-anderson", "amanda", "3,2"), ("becky", "amanda", "3,3"), ("sheriff-anderson", "jenny", "3,3")],
)
def test_nobody_else_does(hero: str, other: str, at: str) -> None:
    assert rolled(fights_beside(other, at, hero)) == [2]


def amanda_hides(die: int) -> Table:
    t = hero_turn("amanda", zombies={"z1": "3,3"})
    t.choose("skip")
    assert t.window == "fight-begins"
    t.dice(die, 1, 2, 6)
    t.choose("ability", ability="hide")
    return t


def test_amanda_hides_from_a_fight_on_four_or_more() -> None:
    t = amanda_hides(4)
    assert t.saw("fight-canceled", hero="amanda")
    assert not t.saw("roll", **{"for": "hero-fight"})
    assert "z1" in t.zombies
    t.nothing_pending()


def test_on_three_she_has_to_fight_and_may_not_try_again() -> None:
    t = amanda_hides(3)
    assert not t.offers("ability", ability="hide")
    t.passes()
    assert t.heroes["amanda"]["wounds"] == 1


def test_amanda_hides_only_from_her_own_fights() -> None:
    t = hero_turn("billy", zombies={"z1": "3,3"}, others={"amanda": "3,3"})
    t.choose("skip")
    assert not t.offers("ability", ability="hide")


# -- Kenny -------------------------------------------------------------------------------------------------


def kenny_wins(kit: tuple[str, ...] = (), wounds: int = 0) -> Table:
    t = fight([6, 3, 2], kit, hero="kenny", wounds=wounds)
    until(t, "zombie-beaten")
    return t


def test_kenny_takes_a_wound_to_kill_a_zombie_he_has_beaten() -> None:
    t = kenny_wins()
    t.choose("ability", ability="clean-up-on-aisle-7", mode="wound")
    assert t.heroes["kenny"]["wounds"] == 1
    assert "z1" not in t.zombies
    t.nothing_pending()


def test_kenny_may_pay_with_any_item_instead() -> None:
    t = kenny_wins(("keys", "ammo", "ammo"))
    assert t.values("ability", "target", mode="item") == ["ammo", "keys"]
    t.choose("ability", mode="item", target="keys")
    assert "z1" not in t.zombies
    assert items(t, "kenny") == ["ammo", "ammo"]
    assert t.heroes["kenny"]["wounds"] == 0


def test_kenny_need_not_pay() -> None:
    t = kenny_wins(("keys",))
    t.choose("pass")
    assert "z1" in t.zombies
    assert items(t, "kenny") == ["keys"]


def test_without_an_item_kenny_can_only_pay_with_a_wound() -> None:
    assert [o["mode"] for o in kenny_wins().find("ability")] == ["wound"]


def test_a_lost_fight_gives_kenny_nothing_to_pay_for() -> None:
    t = fight([3, 2, 6], ("keys",), hero="kenny")
    t.passes()
    assert not t.saw("used-ability")
    assert "z1" in t.zombies


# -- Rachelle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.6.4")
def test_rachelle_starts_with_a_revolver_and_a_flashlight() -> None:
    t = new_game(heroes=["rachelle", "billy", "becky", "jenny"], profile="original-advanced", boxes=BOXES)
    while t.kind == "place-hero":
        t.choose("place")
    assert items(t, "rachelle") == ["revolver", "flashlight"]


def rachelle_is_hit(die: int) -> Table:
    t = fight([3, 2, 6], hero="rachelle")
    until(t, "about-to-wound")
    t.dice(die)
    t.choose("ability", ability="intuition")
    return t


def test_rachelle_ignores_a_wound_on_a_six() -> None:
    t = rachelle_is_hit(6)
    assert t.heroes["rachelle"]["wounds"] == 0
    assert t.saw("prevented", who="rachelle", by="intuition")
    t.nothing_pending()


def test_on_a_five_she_takes_it_and_has_no_second_try() -> None:
    t = rachelle_is_hit(5)
    assert t.heroes["rachelle"]["wounds"] == 1
    t.nothing_pending()


def test_each_wound_is_tried_for_anew() -> None:
    t = table(heroes={"rachelle": "3,3"}, zombies={"z1": "3,3", "z2": "3,3"}, turn="zombies", step="fight")
    for _ in range(2):
        t.choose("fight", zombie=t.options[0]["zombie"]) if t.kind == "choose-fight" else None
        while t.window != "about-to-wound" and t.kind == "window":
            t.choose("pass")
        if t.window == "about-to-wound":
            assert t.offers("ability", ability="intuition")
            t.choose("pass")
    t.passes()


def test_rachelle_does_nothing_for_the_wound_of_another() -> None:
    t = fight([3, 2, 6], hero="billy", others={"rachelle": "3,3"})
    assert not t.saw("used-ability")
    assert t.window != "about-to-wound"


# -- Sam ---------------------------------------------------------------------------------------------------


def sam_is_answered(die: int, hero: str = "sam", others: dict[str, str] | None = None) -> Table:
    t = table(
        heroes={hero: "3,3", **(others or {})},
        zombies={"z1": "3,3"},
        hands={"zombies-1": ["uuuurrrggghh"]},
        acting=hero,
    )
    t.dice(5, 2, 1)
    t.choose("skip")
    t.choose("done") if t.kind == "exchange" else None
    t.dice(die, 6, 6)
    t.choose("play-card", card="uuuurrrggghh")
    return t


@pytest.mark.parametrize(("die", "canceled"), [(4, True), (3, False)])
def test_sam_cancels_a_fight_card_on_four_or_more(die: int, canceled: bool) -> None:
    t = sam_is_answered(die)
    t.choose("ability", ability="brawling")
    assert t.saw("canceled", card="uuuurrrggghh") is canceled
    assert (t.heroes["sam"]["wounds"] == 0) is canceled
    t.nothing_pending()


def test_sam_does_not_answer_for_others() -> None:
    t = sam_is_answered(4, "billy", {"sam": "3,3"})
    assert not t.offers("ability", ability="brawling")


def test_a_card_that_is_no_fight_card_is_none_of_sams_business() -> None:
    t = fights(["overconfidence"], [5, 2, 1], "sam")
    assert not t.saw("used-ability")


def test_sam_has_four_health_boxes() -> None:
    assert table(heroes={"sam": "3,3"}).heroes["sam"]["health"] == 4


@pytest.mark.parametrize("hero", ["amanda", "kenny"])
def test_the_two_students_heal_in_place_of_moving(hero: str) -> None:
    t = hero_turn(hero, wounds=1)
    t.choose("ability", ability="youth")
    assert t.heroes[hero]["wounds"] == 0
