"""Townsfolk events: each offers alternatives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import fight, hero_turn, until
from tests.table import Table, table

HYDE, STY = "mr-hyde-the-shop-teacher", "farmer-sty"
GOMEZ, JEB = "principal-gomez", "jeb-the-grease-monkey"
BRODY = "doc-brody-country-physician"


def modes(t: Table, card: str) -> list[str]:
    return sorted(set(t.values("play-card", "mode", card=card)))


# -- cancelling a fight: Mr. Hyde and Deputy Taylor --------------------------------------------------------


@pytest.mark.rule("7.1.2.2")
@pytest.mark.parametrize(
    ("card", "hero"),
    [(HYDE, "billy"), (HYDE, "jenny"), ("deputy-taylor", "sheriff-anderson"), ("deputy-taylor", "jake-cartwright")],
)
def test_a_fight_of_the_right_hero_is_cancelled_and_nobody_wins(card: str, hero: str) -> None:
    t = fight([1, 2, 6], hero=hero, hand=(card,))
    t.choose("play-card", card=card, mode="cancel-fight")
    assert t.heroes[hero]["wounds"] == 0
    assert not t.saw("fight-resolved")
    assert t.state["hero_discard"] == [card]
    t.nothing_pending()


@pytest.mark.parametrize(
    ("card", "hero"),
    [(HYDE, "sheriff-anderson"), (HYDE, "father-joseph"), ("deputy-taylor", "billy"), ("deputy-taylor", "becky")],
)
def test_a_fight_of_another_hero_is_not(card: str, hero: str) -> None:
    t = fight([6, 2, 3], ("crowbar",), hero=hero, hand=(card,), others={"sally": "7,0"})
    assert t.window == "fight"
    assert "cancel-fight" not in modes(t, card)


def test_a_fight_may_be_cancelled_before_the_dice_are_rolled() -> None:
    t = hero_turn("billy", hand=(HYDE,), zombies={"z1": "3,3"})
    t.choose("skip")
    assert t.window == "fight-begins"
    t.choose("play-card", card=HYDE, mode="cancel-fight")
    assert not any(e["type"] == "roll" for e in t.events)
    t.nothing_pending()


# -- changing a die: Mr. Hyde and Farmer Sty ---------------------------------------------------------------


@pytest.mark.rule("3.17.1")
@pytest.mark.parametrize("card", [HYDE, STY])
def test_one_is_added_to_any_die_of_either_side(card: str) -> None:
    t = fight([4, 6, 6], hand=(card,))
    t.choose("play-card", card=card, mode="add")
    assert [(o["of"], o["dice"]) for o in t.find("choose")] == [("hero", [4]), ("hero", [6]), ("zombie", [6])]
    t.choose("choose", of="hero", dice=[6])
    assert t.saw("fended-off", hero="billy"), "7 beats 6"
    t.nothing_pending()


@pytest.mark.parametrize("card", [HYDE, STY])
def test_one_is_taken_from_a_die_of_the_zombie(card: str) -> None:
    t = fight([4, 5, 5], hand=(card,))
    t.choose("play-card", card=card, mode="subtract")
    t.choose("choose", of="zombie", dice=[5])
    assert t.saw("fended-off", hero="billy")


def test_an_added_one_may_make_doubles() -> None:
    t = fight([4, 5, 3], hand=(STY,))
    t.choose("play-card", card=STY, mode="add")
    t.choose("choose", of="hero", dice=[4])
    assert "z1" not in t.zombies


@pytest.mark.rule("3.17.1")
def test_a_die_never_goes_below_1() -> None:
    t = fight([1, 3, 1], hand=(STY,))
    t.choose("play-card", card=STY, mode="subtract")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.saw("die-changed", who="billy", face=3, to_face=2), "the only die above 1"


def test_with_nothing_but_ones_nothing_is_subtracted() -> None:
    t = fight([1, 1, 1], hand=(STY,))
    assert modes(t, STY) == ["add"]


@pytest.mark.rule("3.17.1")
def test_a_changed_die_loses_the_change_when_it_is_rolled_again() -> None:
    t = fight([4, 5, 5], ("torch",), hand=(STY,))
    t.choose("play-card", card=STY, mode="subtract")
    t.choose("choose", of="zombie", dice=[5])
    t.dice(5)
    t.choose("use-item", card="torch")
    assert t.heroes["billy"]["wounds"] == 1


@pytest.mark.rule("7.2.3")
def test_a_5_raised_to_6_is_good_for_the_cleaver() -> None:
    t = fight([2, 5, 6], ("meat-cleaver",), hand=(STY,))
    t.choose("play-card", card=STY, mode="add")
    t.choose("choose", of="hero", dice=[5])
    assert t.window == "six-rolled"
    t.choose("use-item", card="meat-cleaver")
    assert "z1" not in t.zombies


def test_a_6_raised_to_7_is_no_new_chance_for_the_cleaver() -> None:
    t = fight([2, 6, 6], ("meat-cleaver",), hand=(STY,))
    t.choose("pass")
    t.choose("play-card", card=STY, mode="add")
    t.choose("choose", of="hero", dice=[6])
    assert t.saw("fended-off", hero="billy")


# -- Farmer Sty: a Zombie stays where it is ----------------------------------------------------------------


def sty_waits(**situation: Any) -> Table:
    situation.setdefault("heroes", {"billy": "7,0"})
    hands = {"heroes-1": [STY], "zombies-1": situation.pop("zombie_hand", [])}
    t = table(turn="zombies", step="move", hands=hands, **situation)
    until(t, "before-zombies-move")
    return t


def test_one_zombie_does_not_move_this_turn() -> None:
    t = sty_waits(zombies={"z1": "2,4", "z2": "4,4"})
    t.choose("play-card", card=STY, mode="hold", zombie="z1")
    assert not t.offers("move", zombie="z1")
    assert t.offers("move", zombie="z2")


@pytest.mark.rule("8.1.1")
def test_even_a_hungry_zombie_is_held_and_the_others_are_not_kept_waiting() -> None:
    t = sty_waits(heroes={"billy": "2,3"}, zombies={"z1": "2,4", "z2": "7,4"})
    t.choose("play-card", card=STY, mode="hold", zombie="z1")
    assert t.offers("move", zombie="z2")
    assert t.offers("done")


def test_who_has_moved_or_stands_with_a_hero_is_no_target() -> None:
    t = sty_waits(heroes={"billy": "7,0"}, zombies={"z1": "2,4", "z2": "4,4", "z3": "7,0"})
    assert t.values("play-card", "zombie", mode="hold") == ["z1", "z2"]
    t.choose("pass")
    t.choose("move", zombie="z1", to="2,3")
    assert t.window == "zombies-moving"
    assert t.values("play-card", "zombie", mode="hold") == ["z2"]


def test_a_shambling_zombie_is_stopped_on_its_way() -> None:
    t = sty_waits(zombies={"z1": "2,4", "z2": "4,4"}, zombie_hand=["shamble"])
    t.choose("pass")
    t.dice(5)
    t.choose("play-card", card="shamble", zombie="z1")
    t.choose("move", zombie="z1", to="2,3")
    t.choose("play-card", card=STY, mode="hold", zombie="z1")
    assert t.zombies["z1"]["space"] == "2,3"
    assert not t.offers("move", zombie="z1")


# -- cancelling Zombie cards: Principal Gomez and Jeb ------------------------------------------------------


@pytest.mark.rule("7.1.2")
@pytest.mark.parametrize("card", [GOMEZ, JEB])
def test_a_zombie_card_being_played_is_cancelled_and_discarded(card: str) -> None:
    t = fight([3, 5, 4], hand=(card,), zombie_hand=("uuuurrrggghh",))
    t.passes("heroes-1")
    t.choose("play-card", card="uuuurrrggghh")
    assert t.window == "card-played"
    t.choose("play-card", card=card, mode="cancel")
    assert t.saw("canceled", card="uuuurrrggghh")
    assert t.state["zombie_discard"] == ["uuuurrrggghh"]
    assert t.state["hero_discard"] == [card]
    t.passes()
    assert t.saw("fended-off", hero="billy")
    t.nothing_pending()


@pytest.mark.rule("7.1.2.3")
@pytest.mark.parametrize("card", [GOMEZ, JEB])
def test_a_zombie_card_in_play_is_cancelled_at_any_time(card: str) -> None:
    dark: dict[str, Any] = {"in_play": ["lights-out"], "markers": [{"kind": "lights-out", "building": "church"}]}
    t = hero_turn("billy", hand=(card,), **dark)
    t.dice(3)
    t.choose("roll-movement")
    t.choose("play-card", card=card, mode="cancel-in-play", target="lights-out")
    assert t.state["markers"] == []
    assert t.state["in_play"] == []
    assert t.kind == "move-action"


@pytest.mark.parametrize("card", [GOMEZ, JEB])
def test_a_hero_card_in_play_is_not_offered(card: str) -> None:
    t = hero_turn("father-joseph", hand=(card,), on_hero=("faith",))
    assert "cancel-in-play" not in modes(t, card)


@pytest.mark.parametrize("card", [GOMEZ, JEB])
def test_what_turns_a_hero_is_cancelled_in_the_last_moment(card: str) -> None:
    t = fight([1, 2, 5], hand=(card,), on_hero=("i-feel-kinda-strange",))
    until(t, "about-to-wound")
    t.choose("play-card", card=card, mode="cancel-in-play")
    assert t.heroes["billy"]["wounds"] == 1
    assert not t.saw("turned")


def test_gomez_makes_the_zombie_reroll_its_dice() -> None:
    t = fight([3, 5, 6], hand=(GOMEZ,))
    t.dice(4)
    t.choose("play-card", card=GOMEZ, mode="reroll")
    assert t.saw("fended-off", hero="billy")
    t.nothing_pending()


def test_jeb_gives_one_hero_a_die_for_the_rest_of_the_turn() -> None:
    t = hero_turn("billy", hand=(JEB,), zombies={"z1": "3,3"})
    assert t.values("play-card", "hero", mode="extra-die") == ["becky", "billy"]
    t.choose("play-card", card=JEB, mode="extra-die", hero="billy")
    t.dice(1, 2, 6, 5)
    t.choose("skip")
    assert t.saw("fended-off", hero="billy")


@pytest.mark.rule("11.3")
def test_jebs_die_is_rolled_at_once_in_a_fight() -> None:
    t = fight([1, 2, 5], hand=(JEB,))
    t.dice(6)
    t.choose("play-card", card=JEB, mode="extra-die", hero="billy")
    assert t.saw("fended-off", hero="billy")


# -- Deputy Taylor: the discard pile -----------------------------------------------------------------------


def test_up_to_three_cards_go_from_the_pile_into_the_deck() -> None:
    pile = ["crowbar", "torch", "faith", "faith"]
    t = hero_turn("billy", hand=("deputy-taylor",), hero_discard=pile, hero_deck_exact=["keys"])
    t.choose("play-card", card="deputy-taylor", mode="shuffle")
    assert t.values("choose", "card") == ["crowbar", "faith", "torch"]
    assert not t.offers("done")
    t.choose("choose", card="faith")
    t.choose("choose", card="faith")
    assert t.values("choose", "card") == ["crowbar", "torch"]
    t.choose("choose", card="crowbar")
    assert sorted(t.state["hero_deck"]) == ["crowbar", "faith", "faith", "keys"]
    assert sorted(t.state["hero_discard"]) == ["deputy-taylor", "torch"]
    t.nothing_pending()


def test_fewer_than_three_are_fine() -> None:
    t = hero_turn("billy", hand=("deputy-taylor",), hero_discard=["crowbar", "torch"], hero_deck_exact=[])
    t.choose("play-card", card="deputy-taylor", mode="shuffle")
    t.choose("choose", card="torch")
    t.choose("done")
    assert t.state["hero_deck"] == ["torch"]
    assert sorted(t.state["hero_discard"]) == ["crowbar", "deputy-taylor"]


def test_an_empty_pile_is_not_looked_through() -> None:
    t = hero_turn("billy", hand=("deputy-taylor",))
    assert not t.offers("play-card", card="deputy-taylor")


# -- Doc Brody ---------------------------------------------------------------------------------------------


def test_doc_brody_heals_any_hero_fully() -> None:
    team = {"jake-cartwright": {"space": "7,0", "wounds": 2}, "sally": "0,5"}
    t = hero_turn("billy", wounds=1, hand=(BRODY,), others=team)
    assert t.values("play-card", "hero") == ["billy", "jake-cartwright"]
    t.choose("play-card", card=BRODY, hero="jake-cartwright")
    assert t.heroes["jake-cartwright"]["wounds"] == 0
    assert t.heroes["billy"]["wounds"] == 1
    assert t.state["hero_discard"] == [BRODY]


def test_played_on_becky_he_goes_back_into_the_deck() -> None:
    t = hero_turn("billy", hand=(BRODY,), others={"becky": {"space": "7,0", "wounds": 2}}, hero_deck_exact=["keys"])
    t.choose("play-card", card=BRODY, hero="becky")
    assert t.heroes["becky"]["wounds"] == 0
    assert sorted(t.state["hero_deck"]) == [BRODY, "keys"]
    assert t.state["hero_discard"] == []


@pytest.mark.rule("7.1.1.2")
def test_doc_brody_does_not_come_into_a_fight() -> None:
    t = fight([6, 2, 3], ("crowbar",), wounds=1, hand=(BRODY,))
    assert t.window == "fight"
    assert not t.offers("play-card", card=BRODY)


# -- a Hero whom townsfolk do not help ---------------------------------------------------------------------

HAUNTED = ("haunted-by-the-past",)


def test_no_townsfolk_heal_or_strengthen_a_haunted_hero() -> None:
    t = hero_turn("jake-cartwright", wounds=1, on_hero=HAUNTED, hand=(BRODY, JEB))
    assert not t.offers("play-card", card=BRODY)
    assert t.values("play-card", "hero", mode="extra-die") == ["becky"]


def test_no_townsfolk_cancel_the_fight_of_a_haunted_hero() -> None:
    t = fight([6, 2, 3], ("crowbar",), "jake-cartwright", on_hero=HAUNTED, hand=("deputy-taylor",))
    assert "cancel-fight" not in modes(t, "deputy-taylor")


def test_only_the_zombies_dice_are_changed_in_the_fight_of_a_haunted_hero() -> None:
    t = fight([4, 5, 6], hero="jake-cartwright", on_hero=HAUNTED, hand=(STY,))
    t.choose("play-card", card=STY, mode="subtract")
    assert t.saw("die-changed", who="z1", to_face=5)


def test_other_events_still_help_a_haunted_hero() -> None:
    t = hero_turn("jake-cartwright", wounds=1, on_hero=HAUNTED, hand=("recovery",))
    assert t.offers("play-card", card="recovery", hero="jake-cartwright")


# -- on the table in Save the Townsfolk --------------------------------------------------------------------


def test_townsfolk_on_the_table_may_be_played_by_any_hero_player_and_are_then_gone() -> None:
    t = hero_turn("billy", wounds=1, townsfolk=[BRODY, GOMEZ], scenario="save-the-townsfolk")
    t.choose("play-card", card=BRODY, hero="billy")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.state["townsfolk"] == [GOMEZ]
    assert t.state["hero_discard"] == [BRODY]
