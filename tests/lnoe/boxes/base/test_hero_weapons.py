"""Hand weapons and the Torch: Combat Bonuses and break tests."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.base.scenes import fight, hero_turn
from tests.table import Table


def items(t: Table, hero: str = "billy") -> list[str]:
    return list(t.heroes[hero]["items"])


def dice_of(t: Table) -> tuple[list[int], list[int]]:
    """The Hero's and the Zombie's dice as they lie."""
    assert t.decision is not None
    return sorted(t.decision["fight"]["hero_dice"]), sorted(t.decision["fight"]["zombie_dice"])


# -- what all share ----------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.3")
def test_a_weapon_helps_only_its_carrier() -> None:
    friend = {"becky": {"space": "3,3", "items": ["crowbar"]}}
    t = fight([3, 5, 4], ("baseball-bat",), others=friend)
    assert t.values("use-item", "card") == ["baseball-bat"]


@pytest.mark.rule("11.3.3")
def test_several_bonuses_may_be_used_in_one_fight() -> None:
    t = fight([1, 2, 5], ("baseball-bat", "crowbar"))
    t.dice(5, 6)
    t.choose("use-item", card="baseball-bat")
    t.dice(6)
    t.choose("use-item", card="crowbar")
    t.passes()
    assert t.saw("fended-off", hero="billy")


# -- Baseball Bat ------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3", "7.1.1")
def test_the_bat_is_swung_after_the_dice_are_seen_and_may_make_doubles() -> None:
    t = fight([3, 5, 4], ("baseball-bat",))
    t.dice(3, 6)
    t.choose("use-item", card="baseball-bat")
    assert dice_of(t) == ([3, 3, 5], [4])
    t.passes()
    assert "z1" not in t.zombies
    assert items(t) == ["baseball-bat"]
    t.nothing_pending()


def test_the_bat_may_be_used_again_and_again() -> None:
    t = fight([1, 2, 6], ("baseball-bat",), hero="johnny")
    for die in (3, 4, 6):
        t.dice(die, 3)
        t.choose("use-item", card="baseball-bat")
    assert dice_of(t) == ([1, 2, 3, 4, 6], [6])
    t.passes()
    assert t.saw("fended-off", hero="johnny")


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("test", "left"), [(2, []), (3, ["baseball-bat"])])
def test_the_bat_breaks_on_2_and_holds_on_3(test: int, left: list[str]) -> None:
    t = fight([1, 2, 5], ("baseball-bat",))
    t.dice(6, test)
    t.choose("use-item", card="baseball-bat")
    assert items(t) == left
    t.passes()
    assert t.saw("fended-off", hero="billy")


@pytest.mark.rule("9.2")
def test_a_broken_weapon_has_still_given_its_bonus_and_lies_in_the_discard_pile() -> None:
    t = fight([1, 2, 5], ("baseball-bat",))
    t.dice(6, 1)
    t.choose("use-item", card="baseball-bat")
    assert t.saw("broke", card="baseball-bat", who="billy")
    assert t.saw("fended-off", hero="billy")
    assert t.state["hero_discard"] == ["baseball-bat"]
    t.nothing_pending()


# -- Chainsaw ----------------------------------------------------------------------------------------------


def test_the_chainsaw_adds_a_die_and_kills_without_doubles() -> None:
    t = fight([1, 2, 5], ("chainsaw",))
    t.dice(6)
    t.choose("use-item", card="chainsaw")
    assert "z1" not in t.zombies
    assert items(t) == ["chainsaw"]
    t.nothing_pending()


@pytest.mark.rule("11.3.3")
def test_the_chainsaw_is_used_once_in_a_fight() -> None:
    t = fight([1, 2, 5], ("chainsaw", "crowbar"))
    t.dice(3)
    t.choose("use-item", card="chainsaw")
    assert not t.offers("use-item", card="chainsaw")


def test_a_lost_fight_costs_the_chainsaw_that_was_used() -> None:
    t = fight([1, 2, 5], ("chainsaw",))
    t.dice(4)
    t.choose("use-item", card="chainsaw")
    assert t.heroes["billy"]["wounds"] == 1
    assert items(t) == []
    assert t.state["hero_discard"] == ["chainsaw"]


@pytest.mark.parametrize(("goes", "left"), [("gasoline", ["chainsaw"]), ("chainsaw", ["gasoline"])])
def test_gasoline_may_go_in_the_place_of_the_chainsaw(goes: str, left: list[str]) -> None:
    t = fight([1, 2, 5], ("chainsaw", "gasoline"))
    t.dice(4)
    t.choose("use-item", card="chainsaw")
    assert t.values("choose", "card") == ["chainsaw", "gasoline"]
    t.choose("choose", card=goes)
    assert items(t) == left
    t.nothing_pending()


def test_a_chainsaw_that_was_not_used_is_kept_after_a_loss() -> None:
    t = fight([1, 2, 5], ("chainsaw",))
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1
    assert items(t) == ["chainsaw"]


# -- Crowbar -----------------------------------------------------------------------------------------------


def test_the_crowbar_wins_a_tie_once_in_a_fight() -> None:
    t = fight([2, 5, 5], ("crowbar", "baseball-bat"))
    t.dice(3)
    t.choose("use-item", card="crowbar")
    assert not t.offers("use-item", card="crowbar")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0
    assert t.saw("fended-off", hero="billy")
    t.nothing_pending()


@pytest.mark.parametrize(("test", "left"), [(2, []), (3, ["crowbar"])])
def test_the_crowbar_breaks_on_2_and_holds_on_3(test: int, left: list[str]) -> None:
    t = fight([2, 5, 5], ("crowbar",))
    t.dice(test)
    t.choose("use-item", card="crowbar")
    assert items(t) == left
    assert t.heroes["billy"]["wounds"] == 0


def test_the_crowbar_does_not_turn_a_lower_roll() -> None:
    t = fight([2, 4, 5], ("crowbar",))
    t.dice(6)
    t.choose("use-item", card="crowbar")
    assert t.heroes["billy"]["wounds"] == 1


# -- Fire Axe ----------------------------------------------------------------------------------------------


def axe_against(card: str, test: int = 4, **more: object) -> Table:
    """The Zombie player answers a lost fight with a card."""
    t = fight([3, 5, 4], ("fire-axe",), zombie_hand=(card,), **more)
    assert t.seat == "zombies-1"
    t.dice(test)
    t.choose("play-card", card=card)
    return t


@pytest.mark.rule("7.1.2", "7.1.2.1")
@pytest.mark.parametrize(("test", "left"), [(3, []), (4, ["fire-axe"])])
def test_the_axe_cancels_a_fight_card_as_it_is_played_and_breaks_on_3(test: int, left: list[str]) -> None:
    t = axe_against("uuuurrrggghh", test)
    assert t.window == "card-played"
    t.choose("use-item", card="fire-axe")
    assert t.saw("canceled", card="uuuurrrggghh")
    assert items(t) == left
    t.passes()
    assert t.saw("fended-off", hero="billy")
    assert [e["values"] for e in t.events if e["type"] == "roll" and e["for"] == "zombie-fight"] == [[4]]
    t.nothing_pending()


@pytest.mark.rule("11.3.1")
def test_a_cancelled_fight_card_was_the_only_one_of_that_fight() -> None:
    t = fight([3, 5, 4], ("fire-axe",), zombie_hand=("uuuurrrggghh", "braaains"))
    t.dice(6)
    t.choose("play-card", card="uuuurrrggghh")
    t.choose("use-item", card="fire-axe")
    assert not t.offers("play-card", card="braaains")


def test_a_hero_may_let_the_fight_card_happen() -> None:
    t = axe_against("uuuurrrggghh", 1)
    t.choose("pass")
    assert not t.saw("canceled", card="uuuurrrggghh")
    assert items(t) == ["fire-axe"]


def test_the_axe_is_no_help_to_another_hero() -> None:
    axe = {"becky": {"space": "3,3", "items": ["fire-axe"]}}
    t = fight([3, 5, 4], others=axe, zombie_hand=("uuuurrrggghh",))
    t.dice(6, 1)
    t.choose("play-card", card="uuuurrrggghh")
    assert t.heroes["billy"]["wounds"] == 1


# -- Meat Cleaver ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2.3")
def test_a_6_kills_at_once_even_in_a_fight_that_would_be_lost() -> None:
    t = fight([6, 2, 6], ("meat-cleaver",), zombie_hand=("uuuurrrggghh",))
    assert t.window == "six-rolled"
    t.choose("use-item", card="meat-cleaver")
    assert "z1" not in t.zombies
    assert t.heroes["billy"]["wounds"] == 0
    assert not t.saw("fight-resolved")
    assert items(t) == ["meat-cleaver"]
    t.nothing_pending()


def test_a_5_is_no_chance_for_the_cleaver() -> None:
    t = fight([5, 5, 6], ("meat-cleaver",))
    assert t.heroes["billy"]["wounds"] == 1
    assert not t.saw("used-item")


def test_a_6_not_acted_on_is_wasted_for_the_fight() -> None:
    t = fight([6, 2, 3], ("meat-cleaver", "baseball-bat"))
    t.choose("pass")
    assert t.window == "fight"
    assert not t.offers("use-item", card="meat-cleaver")
    t.dice(4, 3)
    t.choose("use-item", card="baseball-bat")
    assert t.window == "fight"
    t.passes()
    assert t.saw("fended-off", hero="billy")


def test_a_new_6_is_a_new_chance_and_the_other_weapon_is_still_tested() -> None:
    t = fight([6, 2, 3], ("meat-cleaver", "baseball-bat"))
    t.choose("pass")
    t.dice(6, 2)
    t.choose("use-item", card="baseball-bat")
    assert t.window == "six-rolled"
    t.choose("use-item", card="meat-cleaver")
    assert "z1" not in t.zombies
    assert items(t) == ["meat-cleaver"]
    t.nothing_pending()


def test_a_6_of_the_zombie_is_nothing_to_the_cleaver() -> None:
    t = fight([3, 2, 6], ("meat-cleaver",))
    assert t.heroes["billy"]["wounds"] == 1


ROTTEN = [{"effect": "zombies-cannot-be-killed", "who": None, "amount": 1, "until": "zombies"}]
"""Rotten Bodies was played: until the next Zombie turn nothing kills a Zombie."""


def test_a_6_serves_once_also_when_the_zombie_cannot_be_killed() -> None:
    t = fight([6, 2, 3], ("meat-cleaver", "baseball-bat"), effects=ROTTEN)
    t.choose("use-item", card="meat-cleaver")
    assert t.saw("unhurt", who="z1")
    assert t.window == "fight", "the one 6 has been acted on"
    assert not t.offers("use-item", card="meat-cleaver")
    t.passes()
    assert t.saw("fended-off", hero="billy")


def test_of_two_6s_each_serves_once() -> None:
    """As CR Appendix III says of a weapon with the same words: each 6 kills once more."""
    t = fight([6, 6, 3], ("meat-cleaver", "baseball-bat"), effects=ROTTEN)
    t.choose("use-item", card="meat-cleaver")
    assert t.window == "six-rolled"
    t.choose("use-item", card="meat-cleaver")
    assert t.window == "fight"
    assert not t.offers("use-item", card="meat-cleaver")
    t.passes()


# -- Pitchfork ---------------------------------------------------------------------------------------------


def test_the_pitchfork_rerolls_any_number_of_own_dice() -> None:
    t = fight([1, 4, 5], ("pitchfork",))
    t.choose("use-item", card="pitchfork")
    assert t.values("choose", "dice") == [[1, 4], [1], [4]]
    t.dice(6, 3)
    t.choose("choose", dice=[1])
    assert [e["values"] for e in t.events if e.get("for") == "hero-fight"] == [[1, 4], [6]]
    assert t.saw("fended-off", hero="billy")
    t.nothing_pending()


def test_both_dice_may_be_rerolled_together() -> None:
    t = fight([1, 4, 5], ("pitchfork",))
    t.choose("use-item", card="pitchfork")
    t.dice(6, 6, 3)
    t.choose("choose", dice=[1, 4])
    assert "z1" not in t.zombies


@pytest.mark.rule("11.3.3")
def test_the_pitchfork_is_used_once_in_a_fight() -> None:
    t = fight([1, 4, 5], ("pitchfork", "baseball-bat"))
    t.choose("use-item", card="pitchfork")
    t.dice(1, 4)
    t.choose("choose", dice=[1])
    assert t.values("use-item", "card") == ["baseball-bat"]


@pytest.mark.parametrize(
    ("torch", "test", "holds"), [(False, 2, False), (False, 3, True), (True, 1, False), (True, 2, True)]
)
def test_the_pitchfork_breaks_on_2_but_beside_a_torch_only_on_1(torch: bool, test: int, holds: bool) -> None:
    t = fight([1, 4, 5], ("pitchfork", "torch") if torch else ("pitchfork",))
    t.choose("use-item", card="pitchfork")
    t.dice(6, test)
    t.choose("choose", dice=[1])
    assert ("pitchfork" in items(t)) is holds


def test_a_torch_that_served_another_hero_this_turn_does_not_spare_the_pitchfork() -> None:
    spent = [{"card": "torch", "hero": "becky", "holder": "billy"}]
    t = fight([1, 4, 5], ("pitchfork", "torch"), used=spent)
    t.choose("use-item", card="pitchfork")
    t.dice(6, 2)
    t.choose("choose", dice=[1])
    assert t.saw("broke", card="pitchfork")


# -- Torch -------------------------------------------------------------------------------------------------


def test_the_torch_is_discarded_and_the_zombie_rerolls_all_its_dice() -> None:
    t = fight([3, 4, 5], ("torch",), zombie_hand=("uuuurrrggghh",))
    assert t.seat == "heroes-1"
    t.dice(2)
    t.choose("use-item", card="torch")
    assert dice_of(t)[1] == [2]
    assert items(t) == []
    t.passes()
    assert t.saw("fended-off", hero="billy")
    t.nothing_pending()


def test_the_torch_also_turns_dice_the_zombie_gained() -> None:
    t = fight([3, 4, 2], ("torch",), zombie_hand=("uuuurrrggghh",))
    t.choose("pass")
    t.dice(6, 6)
    t.choose("play-card", card="uuuurrrggghh")
    t.dice(1, 2, 3)
    t.choose("use-item", card="torch")
    assert t.saw("fended-off", hero="billy")


# -- Welding Torch -----------------------------------------------------------------------------------------


def test_the_welding_torch_rerolls_one_die_at_a_time_again_and_again() -> None:
    t = fight([1, 2, 5], ("welding-torch",))
    t.choose("use-item", card="welding-torch")
    assert t.values("choose", "dice") == [[1], [2]]
    t.dice(2, 3)
    t.choose("choose", dice=[1])
    assert dice_of(t) == ([2, 2], [5])
    t.dice(6, 3)
    t.choose("use-item", card="welding-torch")
    assert dice_of(t) == ([2, 6], [5])
    t.passes()
    assert t.saw("fended-off", hero="billy")
    t.nothing_pending()


@pytest.mark.parametrize(("test", "left"), [(2, []), (3, ["welding-torch"])])
def test_the_welding_torch_breaks_on_2_and_holds_on_3(test: int, left: list[str]) -> None:
    t = fight([1, 2, 5], ("welding-torch",))
    t.choose("use-item", card="welding-torch")
    t.dice(6, test)
    t.choose("choose", dice=[1])
    assert items(t) == left


# -- the same item twice in a turn -------------------------------------------------------------------------


def test_a_weapon_used_by_one_hero_is_of_no_use_to_another_in_the_same_turn() -> None:
    mate = {"becky": {"space": "3,3"}}
    t = hero_turn("billy", ("baseball-bat",), others=mate, zombies={"z1": "3,3"})
    t.choose("skip")
    t.dice(1, 2, 5)
    t.choose("done")
    t.dice(6, 6)
    t.choose("use-item", card="baseball-bat")
    t.passes()
    t.choose("skip")
    t.choose("take", card="baseball-bat", hero="billy")
    t.dice(3, 5, 4)
    t.choose("done")
    assert items(t, "becky") == ["baseball-bat"]
    assert t.saw("fended-off", hero="becky"), "nothing was there to be asked"
