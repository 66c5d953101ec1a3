"""Combining items: Duct Tape, guns, Old Betsy, Double-Handed items, two sticks of Dynamite.  [9.3]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.terminal import screen
from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.survival_of_the_fittest.scenes import SURVIVAL, fight_with, found, table
from tests.table import Refused, Table

TAPE = ("duct-tape",)


def combined(*bundle: str, items: tuple[str, ...] = (), space: str = "3,3", **more: Any) -> Table:
    """Billy, about to move, has these items, the first of them combined."""
    billy = {"space": space, "items": [*bundle, *items], "combined": [list(bundle)]}
    others = more.pop("others", {"becky": "7,0"})
    t = table(**{**SURVIVAL, "heroes": {"billy": billy, **others}, **more})
    t.passes()
    if t.kind == "activate-hero":
        t.choose("activate", hero="billy")
    assert t.kind == "move-action", t.decision
    return t


def bundles(t: Table, hero: str = "billy") -> list[list[str]]:
    return list(t.heroes[hero].get("combined", []))


def items_of(t: Table, hero: str = "billy") -> list[str]:
    return list(t.heroes[hero]["items"])


# -- Duct Tape ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3")
def test_duct_tape_combines_two_items_of_a_hero() -> None:
    t = found(items=("chainsaw", "pump-shotgun", "keys"), hand=TAPE)
    t.choose("play-card", card="duct-tape", hero="billy")
    assert t.kind == "combine"
    pairs = [["chainsaw", "keys"], ["chainsaw", "pump-shotgun"], ["keys", "pump-shotgun"]]
    assert [option["cards"] for option in t.options] == pairs
    t.choose("combine", cards=["chainsaw", "pump-shotgun"])
    assert bundles(t) == [["chainsaw", "pump-shotgun"]]
    assert t.saw("combined", who="billy", cards=["chainsaw", "pump-shotgun"])
    assert t.state["piles"]["survival-tactics"]["discard"] == ["duct-tape"]
    t.nothing_pending()


@pytest.mark.parametrize(("items", "offered"), [(("keys",), False), (("keys", "torch"), True)])
def test_it_takes_two_items_to_combine(items: tuple[str, ...], offered: bool) -> None:
    assert found(items=items, hand=TAPE).offers("play-card", card="duct-tape") is offered


def test_nothing_is_combined_in_a_fight() -> None:
    t = fight_with([5, 2, 4], items=("crowbar", "torch"), hand=TAPE)
    assert t.offers("use-item", card="crowbar")
    assert not t.offers("play-card", card="duct-tape")


@pytest.mark.rule("9.3")
def test_a_combined_item_may_be_combined_again() -> None:
    t = combined("crowbar", "torch", items=("keys",), hands={"heroes-1": ["duct-tape"]})
    t.choose("play-card", card="duct-tape", hero="billy")
    assert [option["cards"] for option in t.options] == [["crowbar", "keys"], ["keys", "torch"]]
    t.choose("combine", cards=["crowbar", "keys"])
    assert sorted(bundles(t)[0]) == ["crowbar", "keys", "torch"]


def test_without_the_rule_duct_tape_stays_in_the_box() -> None:
    t = table(switches={"survival_decks": "on", "combining": "off"}, heroes={"billy": "3,3"})
    assert "duct-tape" not in t.state["piles"]["survival-tactics"]["deck"]
    on = table(switches={"survival_decks": "on"}, heroes={"billy": "3,3"})
    assert on.state["piles"]["survival-tactics"]["deck"].count("duct-tape") == 2


def test_a_situation_says_what_cannot_be_combined() -> None:
    billy = {"space": "3,3", "items": ["keys", "torch"], "combined": [["keys", "torch"]]}
    with pytest.raises(Refused, match="switch combining is off"):
        table(switches={"survival_decks": "on", "combining": "off"}, heroes={"billy": billy})
    billy["combined"] = [["keys", "crowbar"]]
    with pytest.raises(Refused, match="billy has no crowbar that could be combined"):
        table(**SURVIVAL, heroes={"billy": billy})


# -- one item ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("bundle", "over"), [(("keys", "torch"), False), ((), True)])
def test_what_is_combined_counts_as_one_item(bundle: tuple[str, ...], over: bool) -> None:
    four = tuple(item for item in ("keys", "torch", "ammo", "lighter") if item not in bundle)
    piles = {"hero_deck": ["first-aid-kit"], "space": "0,0"}
    t = combined(*bundle, items=four, **piles) if bundle else found(items=four, **piles)
    t.choose("search")
    assert (t.kind == "discard-down") is over


@pytest.mark.rule("9.3")
def test_an_item_combined_with_a_weapon_counts_as_a_weapon() -> None:
    t = combined("keys", "crowbar", items=("chainsaw",), hero_deck=["meat-cleaver"], space="0,0")
    t.choose("search")
    assert t.kind == "discard-down", "three weapons"
    assert t.values("discard", "card") == ["chainsaw", "crowbar", "meat-cleaver"]


@pytest.mark.rule("9.3.3")
def test_two_double_handed_items_combined_are_one_double_handed_item() -> None:
    t = combined("assault-rifle", "sledgehammer", hero_deck=["keys", "crowbar"], space="0,0")
    t.choose("search")
    assert t.kind != "discard-down"
    over = combined("assault-rifle", "sledgehammer", hero_deck=["crowbar"], space="0,0")
    over.choose("search")
    assert over.kind == "discard-down", "both hands are full of weapons"


@pytest.mark.rule("9.3.3")
def test_duct_tape_comes_before_anything_is_discarded() -> None:
    t = found(items=("sledgehammer",), hand=TAPE, hero_deck=["crowbar"], space="0,0")
    t.choose("search")
    assert t.kind == "discard-down"
    t.choose("play-card", card="duct-tape", hero="billy")
    assert bundles(t) == [["crowbar", "sledgehammer"]] or bundles(t) == [["sledgehammer", "crowbar"]]
    assert sorted(items_of(t)) == ["crowbar", "sledgehammer"]
    t.nothing_pending()


def test_who_carries_too_much_lets_both_go_without_a_die() -> None:
    t = combined("keys", "torch", items=("ammo", "lighter", "gasoline"), hero_deck=["first-aid-kit"], space="0,0")
    t.choose("search")
    t.choose("discard", card="keys")
    assert sorted(items_of(t)) == ["ammo", "first-aid-kit", "gasoline", "lighter"]
    assert not t.saw("roll", **{"for": "holds-together"})


# -- both are lost, or neither -----------------------------------------------------------------------------


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("die", "items"), [(3, []), (4, ["pump-shotgun", "chainsaw"])])
def test_a_gun_out_of_ammo_takes_its_other_half_along_unless_a_die_shows_four(die: int, items: list[str]) -> None:
    t = combined("pump-shotgun", "chainsaw", zombies={"z1": "4,3"})
    t.choose("skip")
    t.dice(6, 1, die)
    t.choose("attack", card="pump-shotgun", to="4,3")
    t.passes()
    assert items_of(t) == items
    assert len(bundles(t)) == bool(items)
    t.nothing_pending()


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("die", "items"), [(3, []), (4, ["crowbar", "keys"])])
def test_a_break_test_that_fails_is_asked_once_more(die: int, items: list[str]) -> None:
    billy = {"space": "3,3", "items": ["crowbar", "keys"], "combined": [["crowbar", "keys"]]}
    t = table(**SURVIVAL, heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.dice(4, 2, 4, 1, die)
    t.choose("skip")
    until(t, "fight")
    t.choose("use-item", card="crowbar")
    t.passes()
    assert items_of(t) == items


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("die", "kept"), [(3, False), (4, True)])
def test_a_discarded_first_aid_kit_may_be_kept_too(die: int, kept: bool) -> None:
    t = combined("first-aid-kit", "keys", others={"johnny": {"space": "3,3", "wounds": 1}})
    t.dice(die)
    t.choose("use-item", card="first-aid-kit", hero="johnny")
    assert t.heroes["johnny"]["wounds"] == 0
    assert bool(items_of(t)) is kept


@pytest.mark.rule("9.4.2")
def test_a_marker_that_is_used_is_no_card_that_is_discarded() -> None:
    t = combined("assault-rifle", "keys", zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="assault-rifle")
    assert not t.saw("roll", **{"for": "holds-together"})
    assert t.heroes["billy"]["charges"] == {"assault-rifle": [3]}


@pytest.mark.rule("9.4.2")
def test_what_holds_with_no_marker_left_shoots_no_more() -> None:
    billy = {"space": "3,3", "items": ["assault-rifle", "keys"], "combined": [["assault-rifle", "keys"]]}
    billy["charges"] = {"assault-rifle": [1]}
    t = table(**SURVIVAL, heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": "5,3", "z2": "6,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.dice(6, 4)
    t.choose("attack", card="assault-rifle", to="5,3")
    assert items_of(t) == ["assault-rifle", "keys"]
    state = t.state
    state["heroes"]["billy"]["activated"] = False
    again = table(**{key: value for key, value in state.items() if key not in ("acting", "used")})
    if again.kind == "activate-hero":
        again.choose("activate", hero="billy")
    again.choose("skip")
    assert not again.offers("attack")


def test_what_is_combined_changes_hands_together() -> None:
    t = combined("crowbar", "keys", items=("torch",), others={"johnny": "3,3"})
    t.choose("skip")
    t.choose("give", card="keys", hero="johnny")
    assert items_of(t) == ["torch"]
    assert sorted(items_of(t, "johnny")) == ["crowbar", "keys"]
    assert len(bundles(t, "johnny")) == 1


def test_a_killed_hero_leaves_nothing_combined() -> None:
    billy = {"space": "3,3", "items": ["crowbar", "keys"], "combined": [["crowbar", "keys"]], "wounds": 1}
    t = table(**SURVIVAL, heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.dice(1, 2, 6)
    t.choose("skip")
    t.passes()
    assert {"crowbar", "keys"} <= set(t.state["hero_discard"])
    assert t.engine.game.combined == ()


def test_a_saved_game_knows_what_is_combined() -> None:
    t = combined("crowbar", "keys")
    before = t.state
    t.must(cmd="load", save=t.must(cmd="save")["save"])
    assert t.state == before
    assert bundles(t) == [["crowbar", "keys"]]


def test_everybody_sees_what_is_combined() -> None:
    t = combined("crowbar", "keys")
    assert t.view("zombies-1")["heroes"]["billy"]["combined"] == [["crowbar", "keys"]]


# -- guns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3.1")
def test_two_combined_guns_are_fired_in_one_attack_at_different_targets() -> None:
    t = combined("pump-shotgun", "revolver", zombies={"z1": "4,3", "z2": "6,3"})
    t.choose("skip")
    t.dice(6, 6, 5)
    t.choose("attack", card="pump-shotgun", to="4,3")
    assert t.kind == "ranged-attack"
    assert {option.get("card") for option in t.find("attack")} == {"revolver"}
    t.choose("attack", card="revolver", target="z2")
    assert t.zombies == {}
    t.nothing_pending()
    assert not t.offers("attack"), "that was the attack of this turn"


@pytest.mark.rule("9.3.1")
def test_the_second_gun_need_not_be_fired() -> None:
    t = combined("pump-shotgun", "revolver", zombies={"z1": "4,3", "z2": "6,3"})
    t.choose("skip")
    t.dice(6, 6)
    t.choose("attack", card="pump-shotgun", to="4,3")
    t.choose("skip")
    assert sorted(t.zombies) == ["z2"]
    assert len(items_of(t)) == 2


@pytest.mark.rule("9.3.1")
def test_both_guns_are_fired_before_anybody_looks_at_the_ammunition() -> None:
    t = combined("revolver", "revolver", zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(1, 6, 3)  # out of ammo, a hit, and the two do not hold
    t.choose("attack", card="revolver", target="z1")
    t.choose("attack", card="revolver", target="z1")
    assert t.zombies == {}
    assert items_of(t) == []


def test_guns_that_are_not_combined_do_not_fire_together() -> None:
    t = found(items=("pump-shotgun", "revolver"), zombies={"z1": "4,3", "z2": "6,3"})
    t.choose("skip")
    t.dice(6, 6)
    t.choose("attack", card="pump-shotgun", to="4,3")
    assert not t.offers("attack")


def test_a_gun_combined_with_something_else_fires_alone() -> None:
    t = combined("pump-shotgun", "dynamite", items=("lighter",), zombies={"z1": "4,3", "z2": "5,3"})
    t.choose("skip")
    t.dice(6, 6)
    t.choose("attack", card="pump-shotgun", to="4,3")
    assert not t.offers("attack")


# -- Old Betsy ---------------------------------------------------------------------------------------------


def sent(*with_her: str, **more: Any) -> Table:
    """Old Betsy goes to 5,3."""
    t = combined("old-betsy", *with_her, **more)
    t.choose("use-item", card="old-betsy")
    t.choose("choose", space="5,3")
    return t


@pytest.mark.rule("9.3.2")
def test_old_betsy_delivers_what_she_is_combined_with() -> None:
    t = sent("first-aid-kit", others={"johnny": "5,3", "becky": "7,0"})
    assert t.values("choose", "hero") == ["johnny"]
    t.choose("choose", hero="johnny")
    assert items_of(t, "johnny") == ["first-aid-kit"]
    assert items_of(t) == []
    assert t.state["hero_discard"][0] == "old-betsy"
    assert not t.saw("roll", **{"for": "holds-together"}), "no die keeps her"
    t.nothing_pending()


@pytest.mark.rule("9.3.2")
@pytest.mark.parametrize(("effect", "gas"), [("pour-out", True), ("lose-item", False)])
def test_old_betsy_takes_gasoline_where_she_goes(effect: str, gas: bool) -> None:
    t = sent("gasoline")
    t.choose("choose", effect=effect)
    assert ({"kind": "gas", "space": "5,3"} in t.state["markers"]) is gas
    assert items_of(t) == []


@pytest.mark.rule("9.3.2")
def test_old_betsy_delivers_lit_dynamite_of_who_has_fire() -> None:
    t = sent("dynamite", items=("lighter",), zombies={"z1": "5,3", "z2": "5,3"}, others={"johnny": "5,3"})
    t.dice(1, 2, 4)
    t.choose("choose", effect="light")
    t.passes()
    assert sorted(t.zombies) == ["z1"]
    assert t.heroes["johnny"]["space"] == "5,3"
    assert {"kind": "old-betsy", "space": "5,3"} in t.state["markers"], "she is not hurt"
    assert items_of(t) == ["lighter"]


@pytest.mark.rule("9.3.2")
def test_without_fire_the_dynamite_is_not_lit() -> None:
    t = sent("dynamite", others={"johnny": "5,3"})
    assert not t.offers("choose", effect="light")
    assert t.offers("choose", hero="johnny")


@pytest.mark.rule("9.3.2")
def test_where_nobody_is_what_she_carries_is_lost() -> None:
    t = sent("keys")
    assert items_of(t) == []
    assert {"keys", "old-betsy"} <= set(t.state["hero_discard"])


# -- two sticks of Dynamite --------------------------------------------------------------------------------

BOTH = ("dynamite", "dynamite")


@pytest.mark.rule("9.3.4")
def test_two_sticks_together_need_no_fire_and_kill_all_in_the_space() -> None:
    zombies = {"z1": "5,3", "z2": "5,3", "z3": "6,3", "z4": "6,4", "z5": "7,3"}
    t = combined(*BOTH, zombies=zombies)
    t.choose("skip")
    t.dice(2, 1, 2)  # it flies; z3 has luck, z4 has not
    t.choose("attack", card="dynamite", to="5,3", target="both")
    assert sorted(t.zombies) == ["z3", "z5"]
    assert items_of(t) == []
    assert not t.saw("roll", **{"for": "holds-together"})
    t.nothing_pending()


@pytest.mark.rule("9.3.4")
def test_two_sticks_wound_heroes_next_to_the_blast_on_two() -> None:
    t = combined(*BOTH, others={"johnny": "6,3", "jenny": "5,4"}, zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(2, 1, 2)
    t.choose("attack", card="dynamite", to="5,3", target="both")
    t.passes()
    wounds = sorted(t.heroes[hero]["wounds"] for hero in ("johnny", "jenny"))
    assert wounds == [0, 1]


@pytest.mark.rule("9.3.4")
@pytest.mark.parametrize(("die", "alive"), [(1, False), (2, True)])
def test_on_a_one_they_go_off_in_the_hand(die: int, alive: bool) -> None:
    t = combined(*BOTH, zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="dynamite", to="5,3", target="both")
    t.passes()
    assert (t.heroes["billy"]["space"] is not None) is alive
    assert ("z1" in t.zombies) is not alive


@pytest.mark.rule("9.3.4")
@pytest.mark.parametrize(("die", "alive"), [(1, False), (2, True)])
def test_a_lost_fight_may_set_them_off(die: int, alive: bool) -> None:
    billy = {"space": "3,3", "items": list(BOTH), "combined": [list(BOTH)]}
    t = table(**SURVIVAL, heroes={"billy": billy, "becky": "7,0"}, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.dice(1, 2, 6, die)
    t.choose("skip")
    t.choose("skip")
    t.passes()
    assert (t.heroes["billy"]["space"] is not None) is alive
    assert ("z1" in t.zombies) is alive


def test_two_sticks_apart_are_thrown_one_by_one_and_only_with_fire() -> None:
    t = found(items=BOTH, zombies={"z1": "5,3"})
    t.choose("skip")
    assert not t.offers("attack")


# -- in the terminal ---------------------------------------------------------------------------------------


def test_the_terminal_shows_what_is_combined_what_is_left_and_the_survival_decks() -> None:
    billy = {"space": "3,3", "items": ["crowbar", "riot-gear", "keys"], "combined": [["crowbar", "keys"]]}
    billy["charges"] = {"riot-gear": [2]}
    piles = {"unique-items": {"discard": ["family-sword"]}}
    t = table(**SURVIVAL, heroes={"billy": billy, "becky": "7,0"}, piles=piles)
    view = t.view("heroes-1")
    assert screen.carried(view["heroes"]["billy"], "en") == ["Crowbar + Keys", "Riot Gear (2)"]
    assert "Unique Items: 18, discarded: Family Sword" in [line.plain for line in screen.cards(view, "en")]


@pytest.mark.parametrize(("die", "left"), [(3, []), (4, ["crowbar", "torch"])])
def test_two_combined_items_are_both_paid_at_once_or_hold(die: int, left: list[str]) -> None:
    goddard = {"space": "3,3", "items": ["crowbar", "torch"], "combined": [["crowbar", "torch"]]}
    boxes = ["base", "survival-of-the-fittest", "hero-pack-1"]
    dice = [die, 4]
    t = table(**{**SURVIVAL, "boxes": boxes, "heroes": {"mr-goddard": goddard}, "hero_deck": ["keys"], "dice": dice})
    t.passes()
    t.choose("ability", ability="quick-thinking", mode="draw")
    t.choose("choose", card="torch")
    if left:
        t.choose("choose", card="crowbar")
    assert [item for item in items_of(t, "mr-goddard") if item != "keys"] == left
    assert "keys" in items_of(t, "mr-goddard")
    t.nothing_pending()
