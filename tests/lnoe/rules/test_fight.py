"""Fights: a Hero and a Zombie in the same space.  [11]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, rolls, seen
from tests.table import Table, table


def billy_fights(dice: list[int], hero: str = "billy", others: Any = FAR, **more: Any) -> Table:
    """Billy stays where a Zombie is and fights it at the end of his turn; Becky is far away."""
    items = {"items": more.pop("items", [])}
    t = table(dice=dice, heroes={hero: {"space": "3,3", **items}, **others}, **{"zombies": {"z1": "3,3"}, **more})
    t.choose("activate", hero=hero)
    t.choose("skip")
    return t


# -- the dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2", "11.4.1")
def test_two_dice_against_one_and_a_higher_die_without_doubles_fends_the_zombie_off() -> None:
    """The worked example of the 2007 rulebook: Billy rolls 3 and 5, the Zombie 4."""
    t = billy_fights([3, 5, 4])
    assert rolls(t, "hero-fight") == [[3, 5]]
    assert rolls(t, "zombie-fight") == [[4]]
    assert t.saw("fended-off", hero="billy", zombie="z1")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.zombies["z1"]["space"] == "3,3"
    t.nothing_pending()


@pytest.mark.rule("11.3.3", "11.4.1", "11.3")
def test_a_third_die_that_makes_doubles_kills_the_zombie() -> None:
    """The same example: already winning, Billy uses the bat and rolls another 3."""
    t = billy_fights([3, 5, 4, 3, 6], items=["baseball-bat"])
    assert t.kind == "window"
    t.choose("use-item", card="baseball-bat")
    t.passes()
    assert "z1" not in t.zombies
    assert t.heroes["billy"]["items"] == ["baseball-bat"]


@pytest.mark.rule("11.2", "11.4.1")
def test_a_tie_is_a_loss_for_the_hero() -> None:
    t = billy_fights([4, 2, 4])
    assert t.heroes["billy"]["wounds"] == 1
    assert t.saw("wounded", who="billy", by="z1")


@pytest.mark.rule("11.2", "11.4.1")
def test_only_the_highest_die_counts() -> None:
    t = billy_fights([1, 5, 4])
    assert t.saw("fended-off")
    t = billy_fights([3, 3, 4])
    assert t.heroes["billy"]["wounds"] == 1, "doubles that lose are worth nothing"


@pytest.mark.rule("11.4.1", "11.6.5", "14.3.3")
def test_a_win_with_doubles_is_a_wound_and_removes_the_zombie() -> None:
    t = billy_fights([5, 5, 4])
    assert t.saw("killed", who="z1", by="billy")
    assert t.zombies == {}
    assert t.state["zombies_killed"] == 1


@pytest.mark.rule("11.2")
def test_nobody_rolls_fewer_than_one_fight_die() -> None:
    t = billy_fights([5, 4], switches={"hero_fight_dice": 0})
    assert rolls(t, "hero-fight") == [[5]]


@pytest.mark.rule("13.1")
def test_an_ability_concerns_only_its_own_hero() -> None:
    """Johnny wins ties; that does not help Billy beside him."""
    t = billy_fights([4, 2, 4], others={"johnny": "3,3", **FAR})
    assert t.heroes["billy"]["wounds"] == 1
    t = billy_fights([4, 2, 4], hero="johnny")
    assert t.heroes["johnny"]["wounds"] == 0


# -- using cards and abilities -----------------------------------------------------------------------------


@pytest.mark.rule("7.1.1", "11.3")
def test_cards_are_used_after_the_roll_is_seen() -> None:
    """Mr. Hyde cancels a fight of a Student: before the dice, or when Billy sees that he is losing."""
    t = billy_fights([1, 2, 4], hands={"heroes-1": ["mr-hyde-the-shop-teacher"]})
    assert t.window == "fight-begins"
    t.choose("pass")
    assert rolls(t, "hero-fight") == [[1, 2]]
    assert t.offers("play-card", card="mr-hyde-the-shop-teacher", mode="cancel-fight")


@pytest.mark.rule("7.1.2.2")
def test_nobody_wins_or_loses_a_cancelled_fight() -> None:
    t = billy_fights([1, 2, 4], hands={"heroes-1": ["mr-hyde-the-shop-teacher"]})
    t.choose("pass")
    t.choose("play-card", card="mr-hyde-the-shop-teacher", mode="cancel-fight")
    assert t.saw("fight-canceled", hero="billy", zombie="z1")
    assert not t.saw("fight-resolved")
    assert t.heroes["billy"]["wounds"] == 0
    assert "z1" in t.zombies
    t.nothing_pending()


@pytest.mark.rule("7.1.1.1", "11.4")
def test_a_fight_is_decided_only_when_all_have_passed_in_a_row() -> None:
    t = billy_fights(
        [3, 5, 4, 1, 1, 6, 6, 4],
        items=["baseball-bat"],
        hands={"zombies-1": ["uuuurrrggghh"]},
    )
    assert t.seat == "heroes-1"
    t.choose("pass")
    assert t.seat == "zombies-1"
    t.choose("play-card", card="uuuurrrggghh")
    assert t.seat == "heroes-1", "who has passed is asked again after the other side acted"
    assert not t.saw("fight-resolved")
    t.choose("pass")
    t.passes()
    assert t.saw("fight-resolved")


@pytest.mark.rule("11.3.1")
def test_a_zombie_uses_at_most_one_fight_card_in_a_fight() -> None:
    t = billy_fights([3, 5, 4, 1, 1], hands={"zombies-1": ["uuuurrrggghh", "braaains"]})
    assert t.values("play-card", "card") == ["braaains", "uuuurrrggghh"]
    t.choose("play-card", card="uuuurrrggghh")
    assert t.saw("fended-off"), "no second card can follow, so the fight is over"


@pytest.mark.rule("11.3.1")
def test_in_the_next_fight_there_may_be_another_fight_card() -> None:
    t = billy_fights(
        [3, 5, 4, 1, 1, 3, 5, 4],
        zombies={"z1": "3,3", "z2": "3,3"},
        hands={"zombies-1": ["uuuurrrggghh", "braaains"]},
    )
    t.choose("fight", zombie="z1")
    t.choose("play-card", card="uuuurrrggghh")
    assert t.values("play-card", "card") == ["braaains"]


@pytest.mark.rule("11.3.3")
def test_a_combat_bonus_is_used_once_in_a_fight_but_two_items_may_serve() -> None:
    t = billy_fights([1, 2, 4, 6], items=["crowbar", "pitchfork"])
    assert t.values("use-item", "card") == ["crowbar", "pitchfork"]
    t.choose("use-item", card="crowbar")
    assert t.values("use-item", "card") == ["pitchfork"]


@pytest.mark.rule("11.3.3")
def test_a_hero_uses_no_item_of_somebody_else() -> None:
    t = billy_fights([3, 5, 4], others={"johnny": {"space": "3,3", "items": ["crowbar"]}, **FAR})
    t.choose("done")
    assert t.saw("fended-off")
    assert not t.offers("use-item", card="crowbar")


@pytest.mark.rule("7.1.1.2", "11.6.4")
def test_what_is_not_for_fights_cannot_be_used_between_the_roll_and_the_result() -> None:
    t = table(
        dice=[3, 4, 5, 6, 5, 1],
        heroes={"billy": {"space": "3,3", "wounds": 1, "items": ["first-aid-kit"]}, **FAR},
        zombies={"z1": "3,3", "z2": "3,3"},
        hands={"heroes-1": ["recovery", "faith"]},
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("fight", zombie="z1")
    while t.window != "fight":
        t.choose("pass")
    assert {o.get("card") for o in t.options} == {None, "faith"}


@pytest.mark.rule("7.1.1.2")
def test_between_two_fights_it_can_be_used() -> None:
    t = table(
        dice=[1, 2, 5, 6, 5, 1],
        heroes={"sheriff-anderson": {"space": "3,3"}, **FAR},
        zombies={"z1": "3,3", "z2": "3,3"},
        hands={"heroes-1": ["recovery"]},
    )
    t.choose("activate", hero="sheriff-anderson")
    t.choose("skip")
    t.choose("fight", zombie="z1")
    assert t.heroes["sheriff-anderson"]["wounds"] == 1
    assert rolls(t, "hero-fight") == [[1, 2]]
    assert t.offers("play-card", card="recovery")


# -- who fights in the Zombie turn: the three figures of the 2007 rulebook ---------------------------------


THREE = {"z1": "3,3", "z2": "3,3", "z3": "3,3"}


def zombie_fights(dice: list[int] | None = None, **more: Any) -> Table:
    return table(dice=dice or [6, 5, 1] * 9, turn="zombies", step="fight", **more)


def fought(t: Table) -> list[tuple[str, str]]:
    return [(e["hero"], e["zombie"]) for e in seen(t, "fight-started")]


@pytest.mark.rule("11.1.1", "11.1.1.1", "6.1.5")
def test_figure_a_one_hero_fights_both_zombies() -> None:
    t = zombie_fights(heroes={"billy": "3,3", **FAR}, zombies={"z1": "3,3", "z2": "3,3"})
    assert t.values("fight", "zombie") == ["z1", "z2"]
    t.choose("fight", zombie="z2")
    assert fought(t) == [("billy", "z2"), ("billy", "z1")]


@pytest.mark.rule("11.1.1", "11.1.1.1")
def test_figure_b_two_heroes_and_two_zombies_fight_one_each() -> None:
    t = zombie_fights(heroes={"billy": "3,3", "johnny": "3,3", **FAR}, zombies={"z1": "3,3", "z2": "3,3"})
    assert len(t.find("fight")) == 4
    t.choose("fight", hero="johnny", zombie="z1")
    assert fought(t) == [("johnny", "z1"), ("billy", "z2")]
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("11.1.1", "11.1.1.1")
@pytest.mark.parametrize(("twice", "once"), [("billy", "johnny"), ("johnny", "billy")])
def test_figure_c_of_three_zombies_the_heroes_choose_who_fights_the_second_one(twice: str, once: str) -> None:
    t = zombie_fights(heroes={"billy": "3,3", "johnny": "3,3", **FAR}, zombies=THREE)
    t.choose("fight", hero=twice, zombie="z3")
    t.choose("fight", hero=twice, zombie="z1")
    t.choose("fight", hero=twice)
    assert fought(t) == [(twice, "z1"), (twice, "z3"), (once, "z2")]


@pytest.mark.rule("11.1.1.1")
def test_who_takes_the_extra_zombie_is_settled_before_the_first_fight() -> None:
    t = zombie_fights(heroes={"billy": "3,3", "johnny": "3,3", **FAR}, zombies=THREE)
    assert t.decision is not None
    assert t.decision["prompt"] == "Who has to fight this Zombie?"
    assert {(o["hero"], o["zombie"]) for o in t.options} == {("billy", "z3"), ("johnny", "z3")}
    t.choose("fight", hero="johnny")
    assert fought(t) == []
    t.choose("fight", hero="billy", zombie="z1")
    assert t.values("fight", "hero") == ["johnny", "johnny"], "he has both of the others"


@pytest.mark.rule("11.1.1.1")
@pytest.mark.parametrize(("extra", "fights"), [("billy", 1), ("johnny", 2)])
def test_when_a_hero_dies_the_others_fight_no_zombie_that_was_his(extra: str, fights: int) -> None:
    """Billy dies of his first fight; Johnny fights as many as he had taken upon him, and no more."""
    t = zombie_fights(
        [1, 2, 5],
        sun=9,
        heroes={"billy": {"space": "3,3", "wounds": 1}, "johnny": "3,3", **FAR},
        zombies=THREE,
    )
    t.choose("fight", hero=extra)
    t.choose("fight", hero="billy", zombie="z1")
    assert t.saw("killed", who="billy")
    while t.kind == "choose-fight":
        t.choose("fight")
    assert [hero for hero, _ in fought(t)] == ["billy"] + ["johnny"] * fights


@pytest.mark.rule("11.1.1.1")
def test_extras_in_every_space_are_settled_before_the_first_fight() -> None:
    heroes = {"billy": "3,3", "johnny": "3,3", "jenny": "5,4", "sally": "5,4"}
    t = zombie_fights(heroes=heroes, zombies={"z1": "3,3", "z2": "5,4"})
    assert t.values("fight", "hero") == ["billy", "johnny"]
    t.choose("fight", hero="billy")
    assert t.values("fight", "hero") == ["jenny", "sally"]
    t.choose("fight", hero="sally")
    assert fought(t) == []
    assert {(o["hero"], o["zombie"]) for o in t.options} == {("billy", "z1"), ("sally", "z2")}


@pytest.mark.rule("11.1.1.1")
def test_who_fights_a_zombie_unlike_the_others_is_settled_before_the_first_fight() -> None:
    zombies = {"z1": "3,3", "z2": {"space": "3,3", "kind": "zombie-hero", "hero": "sally"}}
    t = zombie_fights(heroes={"billy": "3,3", "johnny": "3,3", **FAR}, zombies=zombies)
    assert {(o["hero"], o["zombie"]) for o in t.options} == {("billy", "z2"), ("johnny", "z2")}
    t.choose("fight", hero="johnny")
    assert {(o["hero"], o["zombie"]) for o in t.options} == {("billy", "z1"), ("johnny", "z2")}
    t.choose("fight", hero="billy")
    assert fought(t) == [("billy", "z1"), ("johnny", "z2")]


@pytest.mark.rule("11.1.1", "11.1.1.1")
def test_with_two_unlike_the_others_nobody_fights_two_more_than_another() -> None:
    """Two Zombie Heroes and two Zombies against two Heroes: who takes both Zombie Heroes fights nothing else."""
    risen = {"z3": "sally", "z4": "jenny"}
    turned = {name: {"space": "3,3", "kind": "zombie-hero", "hero": hero} for name, hero in risen.items()}
    t = zombie_fights(heroes={"billy": "3,3", "johnny": "3,3", **FAR}, zombies={"z1": "3,3", "z2": "3,3", **turned})
    t.choose("fight", hero="johnny", zombie="z3")
    t.choose("fight", hero="johnny", zombie="z4")
    while t.kind == "choose-fight":
        t.choose("fight")
    assert sorted(fought(t)) == [("billy", "z1"), ("billy", "z2"), ("johnny", "z3"), ("johnny", "z4")]


@pytest.mark.rule("11.1.1.1")
def test_of_two_heroes_with_one_zombie_one_fights() -> None:
    t = zombie_fights(heroes={"billy": "3,3", "johnny": "3,3", **FAR}, zombies={"z1": "3,3"})
    assert t.values("fight", "hero") == ["billy", "johnny"]
    t.choose("fight", hero="johnny")
    assert fought(t) == [("johnny", "z1")]


@pytest.mark.rule("11.1.1.1")
def test_the_hero_players_choose_the_order_of_fights_in_different_spaces() -> None:
    t = zombie_fights(heroes={"billy": "3,3", "johnny": "5,3", **FAR}, zombies={"z1": "3,3", "z2": "5,3"})
    assert t.seat == "heroes-1"
    assert {(o["hero"], o["zombie"]) for o in t.options} == {("billy", "z1"), ("johnny", "z2")}
    t.choose("fight", hero="johnny")
    assert fought(t) == [("johnny", "z2"), ("billy", "z1")]


@pytest.mark.rule("11.1", "11.1.3.1")
def test_a_hero_may_have_to_fight_the_same_zombie_in_both_turns() -> None:
    t = zombie_fights(heroes={"billy": "3,3", **FAR}, zombies={"z1": "3,3"})
    assert fought(t) == [("billy", "z1")]
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert fought(t) == [("billy", "z1"), ("billy", "z1")]


# -- the Cornfield -----------------------------------------------------------------------------------------

FARM = {"center": "town-center", "outer": ["farm", "church", "hospital", "school"]}


def in_the_corn(dice: list[int]) -> Table:
    board = table(board=FARM, heroes={"becky": "0,0"}).engine.game.board
    corn = sorted(board.names[space] for space in board.areas["cornfield"])[0]
    t = table(dice=dice, board=FARM, heroes={"billy": corn, "becky": "11,0"}, zombies={"z1": corn})
    t.choose("activate", hero="billy")
    t.choose("skip")
    return t


@pytest.mark.rule("3.3.10.4", "3.3.10")
def test_in_the_cornfield_a_zombie_that_rolls_3_does_not_find_the_hero() -> None:
    t = in_the_corn([3])
    t.choose("choose", hide="yes")
    assert t.saw("hidden", hero="billy", zombie="z1")
    assert not rolls(t, "hero-fight")


@pytest.mark.rule("3.3.10.4")
def test_in_the_cornfield_a_zombie_that_rolls_4_fights_as_usual() -> None:
    t = in_the_corn([4, 3, 5, 4])
    t.choose("choose", hide="yes")
    assert rolls(t, "hero-fight") == [[3, 5]]


@pytest.mark.rule("3.3.10.4")
def test_a_hero_may_decline_to_hide() -> None:
    t = in_the_corn([3, 5, 4])
    t.choose("choose", hide="no")
    assert rolls(t, "hide") == []
    assert rolls(t, "hero-fight") == [[3, 5]]
