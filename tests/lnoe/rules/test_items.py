"""What Heroes carry, exchange and break.  [6.4.2, 9.1, 9.2]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, rolls
from tests.table import Table, table

FOUR = ["torch", "keys", "lighter", "ammo"]


def two_at(space: str = "3,3", **more: Any) -> Table:
    """Billy and Johnny share a space; Billy has skipped his move."""
    items = {name: more.pop(name, []) for name in ("billy", "johnny")}
    heroes = {name: {"space": space, "items": cards} for name, cards in items.items()}
    t = table(heroes={**heroes, **FAR}, **more)
    t.choose("activate", hero="billy")
    t.choose("skip")
    return t


# -- Exchange Items ----------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2")
def test_the_acting_hero_gives_and_takes_any_number_of_items() -> None:
    t = two_at(billy=["torch", "keys"], johnny=["ammo"])
    t.choose("give", card="torch", hero="johnny")
    t.choose("give", card="keys", hero="johnny")
    t.choose("take", card="ammo", hero="johnny")
    t.choose("done")
    assert t.heroes["billy"]["items"] == ["ammo"]
    assert sorted(t.heroes["johnny"]["items"]) == ["keys", "torch"]


@pytest.mark.rule("6.4.2")
def test_the_acting_hero_may_pass_an_item_from_one_companion_to_another() -> None:
    t = table(heroes={"billy": "3,3", "johnny": {"space": "3,3", "items": ["ammo"]}, "jenny": "3,3", **FAR})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("take", card="ammo", hero="johnny")
    t.choose("give", card="ammo", hero="jenny")
    assert t.heroes["jenny"]["items"] == ["ammo"]


@pytest.mark.rule("6.4.2")
def test_nobody_exchanges_with_a_hero_in_another_space() -> None:
    t = table(heroes={"billy": {"space": "3,3", "items": ["ammo"]}, "johnny": "3,4", **FAR})
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.kind == "activate-hero"


@pytest.mark.rule("6.4.2")
def test_the_exchange_comes_after_the_move() -> None:
    t = table(dice=[1], heroes={"becky": {"space": "3,3", "items": ["ammo"]}, "johnny": "3,4", "jenny": "0,0"})
    t.choose("activate", hero="becky")
    t.choose("roll-movement")
    t.choose("step", to="3,4")
    assert t.offers("give", card="ammo", hero="johnny")


@pytest.mark.rule("6.4.2", "9.1.2")
def test_the_limit_counts_once_the_exchange_is_done() -> None:
    """In between somebody may hold too much: Billy gives a fifth item and takes another one back."""
    t = two_at(billy=["first-aid-kit"], johnny=FOUR)
    t.choose("give", card="first-aid-kit", hero="johnny")
    t.choose("take", card="torch", hero="johnny")
    t.choose("done")
    assert t.kind != "discard-down"
    assert sorted(t.heroes["johnny"]["items"]) == ["ammo", "first-aid-kit", "keys", "lighter"]


@pytest.mark.rule("9.1.2")
def test_several_who_have_too_much_after_the_exchange_are_asked_in_the_order_of_their_sheets() -> None:
    others = {"jenny": ["gasoline", "gasoline", "old-betsy", "dynamite"], "johnny": ["crowbar", *FOUR[1:]]}
    heroes = {name: {"space": "3,3", "items": items} for name, items in others.items()}
    t = table(heroes={"billy": {"space": "3,3", "items": ["first-aid-kit", "torch"]}, **heroes, **FAR})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("give", card="torch", hero="johnny")
    t.choose("give", card="first-aid-kit", hero="jenny")
    t.choose("done")
    asked = []
    while t.kind == "discard-down":
        assert t.decision is not None
        asked.append(t.decision["actor"])
        t.choose("discard")
    assert asked == [name for name in t.heroes if name in others]


@pytest.mark.rule("9.1.2", "9.1")
def test_who_has_too_much_after_the_exchange_discards() -> None:
    t = two_at(billy=["first-aid-kit"], johnny=FOUR)
    t.choose("give", card="first-aid-kit", hero="johnny")
    t.choose("done")
    assert t.kind == "discard-down"
    assert t.decision is not None
    assert t.decision["actor"] == "johnny"


# -- the limit ---------------------------------------------------------------------------------------------


def becky_finds(card: str, items: list[str], **more: Any) -> Table:
    heroes = {"becky": {"space": "0,0", "items": items}, **more.pop("others", {"billy": "4,4"})}
    t = table(heroes=heroes, hero_deck=[card], **more)
    t.choose("activate", hero="becky")
    t.choose("search")
    return t


@pytest.mark.rule("9.1")
def test_a_hero_carries_four_items() -> None:
    t = becky_finds("ammo", ["torch", "keys", "lighter"])
    assert t.kind != "discard-down"
    assert len(t.heroes["becky"]["items"]) == 4


@pytest.mark.rule("9.1")
def test_only_two_of_them_may_be_weapons() -> None:
    t = becky_finds("crowbar", ["revolver"])
    assert t.kind != "discard-down"
    t = becky_finds("crowbar", ["revolver", "pitchfork"])
    assert t.kind == "discard-down"


@pytest.mark.rule("9.1", "9.1.2")
def test_with_a_third_weapon_a_weapon_must_go() -> None:
    t = becky_finds("crowbar", ["revolver", "pitchfork", "torch"])
    assert t.values("discard", "card") == ["crowbar", "pitchfork", "revolver"]
    t.choose("discard", card="revolver")
    assert sorted(t.heroes["becky"]["items"]) == ["crowbar", "pitchfork", "torch"]
    t.nothing_pending()


@pytest.mark.rule("9.1.2")
def test_before_discarding_an_item_may_be_handed_over() -> None:
    """The 2007 FAQ, second half."""
    t = becky_finds("first-aid-kit", FOUR, others={"johnny": "0,0", "billy": "4,4"})
    assert t.kind == "discard-down"
    t.choose("give", card="ammo", hero="johnny")
    assert t.heroes["johnny"]["items"] == ["ammo"]
    assert t.kind != "discard-down"
    assert t.state["hero_discard"] == []


@pytest.mark.rule("9.1.2")
def test_nothing_is_handed_to_a_hero_elsewhere_or_with_full_arms() -> None:
    t = becky_finds("first-aid-kit", FOUR, others={"johnny": "1,0", "billy": "4,4"})
    assert not t.offers("give")
    full = ["revolver", "gasoline", "dynamite", "dynamite"]
    t = becky_finds("first-aid-kit", FOUR, others={"johnny": {"space": "0,0", "items": full}, "billy": "4,4"})
    assert not t.offers("give")


BURDENED = {"johnny": {"space": "0,0", "items": FOUR}, "billy": "4,4"}
"""Johnny stands beside Becky with four items, none of them a weapon."""


@pytest.mark.rule("9.1.2")
def test_before_discarding_the_exchange_goes_both_ways() -> None:
    """Becky has a weapon too many, Johnny no hand free: she takes one of his items, and he takes the weapon."""
    t = becky_finds("crowbar", ["revolver", "pitchfork"], others=BURDENED)
    assert not t.offers("give"), "Johnny can carry nothing more"
    t.choose("take", card="keys", hero="johnny")
    t.choose("give", card="revolver", hero="johnny")
    assert sorted(t.heroes["becky"]["items"]) == ["crowbar", "keys", "pitchfork"]
    assert sorted(t.heroes["johnny"]["items"]) == ["ammo", "lighter", "revolver", "torch"]
    assert t.state["hero_discard"] == []
    t.nothing_pending()


@pytest.mark.rule("9.1.2")
def test_in_that_exchange_an_item_is_taken_once() -> None:
    """So it comes to an end: what was taken and given back is not taken again.  [Ruling 83]"""
    t = becky_finds("crowbar", ["revolver", "pitchfork"], others=BURDENED)
    t.choose("take", card="keys", hero="johnny")
    t.choose("give", card="keys", hero="johnny")
    assert t.values("take", "card") == ["ammo", "lighter", "torch"]
    t.choose("discard", card="crowbar")
    t.nothing_pending()


@pytest.mark.rule("9.1.2")
def test_nothing_is_taken_where_items_may_not_be_exchanged() -> None:
    nobody = [{"effect": "cannot-exchange", "who": None, "amount": 1, "until": "zombies"}]
    t = becky_finds("crowbar", ["revolver", "pitchfork"], others=BURDENED, effects=nobody)
    assert {option["type"] for option in t.options} == {"discard"}


@pytest.mark.rule("9.1.2")
def test_ammo_is_no_help_against_the_limit() -> None:
    """In the place of a third weapon it would leave three weapons.  [Ruling 90]"""
    t = becky_finds("crowbar", ["revolver", "pitchfork", "ammo"])
    t.choose("discard", card="revolver")
    assert sorted(t.heroes["becky"]["items"]) == ["ammo", "crowbar", "pitchfork"]
    t.nothing_pending()


@pytest.mark.rule("9.1.2", "9.5.3")
def test_before_discarding_gasoline_may_be_poured_out() -> None:
    """The 2007 FAQ, first half."""
    t = becky_finds("first-aid-kit", ["torch", "keys", "lighter", "gasoline"])
    t.choose("use-item", card="gasoline", to="0,0")
    assert t.kind != "discard-down"
    assert sorted(t.heroes["becky"]["items"]) == ["first-aid-kit", "keys", "lighter", "torch"]
    assert t.state["markers"] == [{"kind": "gas", "space": "0,0"}]


@pytest.mark.rule("9.1.2")
def test_before_discarding_old_betsy_may_be_called() -> None:
    t = becky_finds("first-aid-kit", ["torch", "keys", "lighter", "old-betsy"])
    t.choose("use-item", card="old-betsy")
    t.choose("choose", space="4,4")
    assert t.kind != "discard-down"
    assert t.state["markers"] == [{"kind": "old-betsy", "space": "4,4"}]


def test_nobody_discards_an_item_without_having_to() -> None:
    t = table(heroes={"becky": {"space": "0,0", "items": FOUR}, "billy": "4,4"})
    t.choose("activate", hero="becky")
    assert not t.offers("discard")


# -- Old Betsy ---------------------------------------------------------------------------------------------

BETSY = [{"kind": "old-betsy", "space": "4,4"}]


@pytest.mark.rule("3.13.4")
def test_zombies_feel_no_hunger_for_old_betsy() -> None:
    t = table(turn="zombies", step="move", heroes=FAR, zombies={"z1": "5,5"}, markers=BETSY)
    assert t.offers("move", zombie="z1", to="6,5")
    assert t.offers("done")


@pytest.mark.parametrize(("die", "free"), [(4, False), (5, True)])
def test_a_zombie_with_old_betsy_must_roll_5_to_leave(die: int, free: bool) -> None:
    t = table(dice=[die], turn="zombies", step="move", heroes=FAR, zombies={"z1": "4,4"}, markers=BETSY)
    t.choose("move", zombie="z1", to="5,5")
    assert t.zombies["z1"]["space"] == ("5,5" if free else "4,4")
    assert (t.state["markers"] == []) is free


@pytest.mark.rule("3.13.4")
def test_an_explosion_does_not_hurt_old_betsy() -> None:
    t = table(
        dice=[3],
        heroes={"becky": {"space": "3,3", "items": ["torch"]}, "billy": "0,0"},
        markers=[*BETSY, {"kind": "gas", "space": "4,4"}],
    )
    t.choose("activate", hero="becky")
    t.choose("skip")
    t.dice(3, 2)
    t.choose("attack", card="torch")
    assert t.state["markers"] == BETSY


# -- break tests -------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("die", "breaks"), [(2, True), (3, False)])
def test_after_the_bonus_a_separate_die_tells_whether_the_item_breaks(die: int, breaks: bool) -> None:
    """A Baseball Bat breaks on 1 and 2. Its effect stands all the same: the double 3 kills."""
    t = table(
        dice=[3, 5, 4, 3, die],
        heroes={"billy": {"space": "3,3", "items": ["baseball-bat"]}, **FAR},
        zombies={"z1": "3,3"},
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("use-item", card="baseball-bat")
    t.passes()
    assert rolls(t, "break") == [[die]]
    assert t.saw("broke", card="baseball-bat") is breaks
    assert (t.heroes["billy"]["items"] == []) is breaks
    assert "z1" not in t.zombies


@pytest.mark.rule("9.2")
def test_a_weapon_that_is_not_used_is_not_tested() -> None:
    t = table(
        dice=[3, 5, 4],
        heroes={"billy": {"space": "3,3", "items": ["baseball-bat"]}, **FAR},
        zombies={"z1": "3,3"},
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("pass")
    assert rolls(t, "break") == []
