"""Zombie cards of Growing Hunger, from B to G."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.growing_hunger.scenes import draws, fight, fights, hero_turn, items, table, zombie_move
from tests.lnoe.boxes.small_scenes import Scenes
from tests.table import Table


@pytest.mark.parametrize(
    "card",
    [
        *("bitten", "catfight", "caught-off-guard", "deadly-surprise", "despair", "fighting-instincts", "hysteria"),
        *("its-stuck", "knocked-away", "legions-of-the-dead", "lets-split-up", "loner", "nowhere-to-run"),
        *("scratch-and-claw", "the-line-is-dead", "town-secrets"),
    ],
)
def test_the_heroes_cannot_tell_which_card_the_zombie_player_holds(card: str) -> None:
    def seen(held: str) -> dict[str, Any]:
        heroes = {"billy": {"space": "3,3", "items": ["crowbar"]}, "jenny": "3,3"}
        t = table(heroes=heroes, zombies={"z1": "3,3"}, hands={"zombies-1": [held]})
        return t.view("heroes-1")

    assert seen(card) == seen("shamble")


# -- Bitten ------------------------------------------------------------------------------------------------


def wounded(hand: list[str], **facts: Any) -> Table:
    """Billy has just lost a fight, and the Zombie player may answer."""
    t = fights(hand, [2, 1, 6], "sam", facts=facts)
    t.passes(seat="heroes-1")
    assert t.window == "hero-wounded"
    return t


def test_bitten_is_played_on_a_hero_whom_a_zombie_has_just_wounded() -> None:
    t = wounded(["bitten"])
    assert t.values("play-card", "hero") == ["sam"]
    t.choose("play-card", card="bitten")
    assert t.heroes["sam"]["in_play"] == ["bitten"]
    t.nothing_pending()


@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (2, 1)])
def test_a_bite_festers_on_a_one_when_the_zombie_turn_starts(die: int, wounds: int) -> None:
    sam = {"space": "3,3", "wounds": 1, "in_play": ["bitten"]}
    t = table(dice=[die], heroes={"sam": sam, "billy": "6,3"}, turn="zombies", step="sun", round=2)
    assert t.heroes["sam"]["wounds"] == wounds
    assert t.heroes["billy"]["wounds"] == 0


def test_a_bite_is_gone_when_no_wound_is_left() -> None:
    t = hero_turn("sam", wounds=1, on_hero=("bitten",), hand=("recovery",))
    t.choose("play-card", card="recovery", hero="sam")
    assert t.heroes["sam"]["in_play"] == []
    assert t.state["zombie_discard"] == ["bitten"]


def test_a_hero_who_still_has_a_wound_keeps_the_bite() -> None:
    t = hero_turn("sam", wounds=2, on_hero=("bitten",), hand=("recovery",))
    t.choose("play-card", card="recovery", hero="sam")
    assert t.heroes["sam"]["in_play"] == ["bitten"]


# -- Catfight ----------------------------------------------------------------------------------------------


def test_catfight_takes_the_turn_of_the_women_in_a_space_and_of_nobody_else() -> None:
    heroes = {"jenny": "3,3", "becky": "3,3", "billy": "3,3", "sally": "6,3"}
    t = table(heroes=heroes, zombies={"z1": "3,3"}, hands={"zombies-1": ["catfight"]})
    assert t.values("play-card", "to", card="catfight") == ["3,3"]
    t.choose("play-card", card="catfight", to="3,3")
    assert t.values("activate", "hero") == ["billy", "sally"]
    t.nothing_pending()


def test_one_woman_does_not_fight_alone() -> None:
    heroes = {"jenny": "3,3", "billy": "3,3", "sally": "6,3"}
    assert not table(heroes=heroes, hands={"zombies-1": ["catfight"]}).offers("play-card")


# -- Caught Off-Guard --------------------------------------------------------------------------------------


def test_an_item_caught_off_guard_is_not_used_in_this_fight() -> None:
    t = fight([2, 1, 6], ("baseball-bat", "crowbar"), zombie_hand=("caught-off-guard",), zombies={"z1": "3,3"})
    t.choose("pass")
    t.choose("play-card", card="caught-off-guard")
    assert t.values("choose", "card") == ["baseball-bat", "crowbar"]
    t.choose("choose", card="baseball-bat")
    assert t.values("use-item", "card") == ["crowbar"]


@pytest.mark.parametrize("card", ["caught-off-guard", "fighting-instincts"])
def test_an_item_given_up_in_vain_against_the_card_leaves_it_without_effect(card: str) -> None:
    t = Scenes("growing-hunger", "timber-peak").fight([6, 1, 3, 2], ("baseball-bat",), "nikki", zombie_hand=(card,))
    while not t.offers("play-card", card=card):
        t.choose("pass")
    t.choose("play-card", card=card)
    t.choose("ability", ability="rescue-gear", mode="cancel")
    assert t.heroes["nikki"]["items"] == []
    assert t.saw("fight-resolved"), "the fight goes on"
    t.nothing_pending()


def test_in_the_next_fight_it_serves_again() -> None:
    zombies = {"z1": "3,3", "z2": "3,3"}
    t = hero_turn("sam", ("baseball-bat",), zombie_hand=("caught-off-guard",), zombies=zombies)
    t.choose("skip")
    t.dice(2, 1, 6)
    t.choose("fight", zombie="z1")
    t.choose("pass")
    t.choose("play-card", card="caught-off-guard")
    assert not t.offers("use-item")
    t.dice(2, 1, 3)
    while not t.saw("fight-started", zombie="z2"):
        t.choose("pass")
    assert t.window == "fight"
    assert t.offers("use-item", card="baseball-bat")


def test_of_two_alike_only_one_is_out_of_hand() -> None:
    t = fight([2, 1, 6], ("baseball-bat", "baseball-bat"), zombie_hand=("caught-off-guard",))
    t.choose("pass")
    t.choose("play-card", card="caught-off-guard")
    assert t.offers("use-item", card="baseball-bat")


def test_without_items_there_is_nothing_to_catch() -> None:
    assert not fights(["caught-off-guard"], [5, 1, 3]).offers("play-card")


@pytest.mark.rule("11.3.1")
def test_it_is_a_fight_card_and_one_is_enough() -> None:
    t = fights(["caught-off-guard", "uuuurrrggghh"], [5, 1, 3, 1, 1], facts={"items": ["keys"]})
    t.choose("play-card", card="uuuurrrggghh")
    assert not t.offers("play-card")


# -- Deadly Surprise ---------------------------------------------------------------------------------------


def test_deadly_surprise_puts_a_zombie_beside_a_hero_outdoors() -> None:
    t = zombie_move(["deadly-surprise"], heroes={"billy": "3,3", "becky": "5,0"}, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero", mode="place") == ["billy"]
    t.choose("play-card", card="deadly-surprise", hero="billy")
    assert sorted(z["space"] for z in t.zombies.values()) == ["3,3", "7,5"]
    t.nothing_pending()


def test_it_needs_a_zombie_in_the_pool() -> None:
    t = zombie_move(["deadly-surprise"], heroes={"billy": "3,3"}, zombies={"z1": "7,5"}, pool={"zombies-1": 0})
    assert not t.offers("play-card")


@pytest.mark.parametrize(("die", "lost"), [(4, True), (3, False)])
def test_or_an_item_just_drawn_is_discarded_on_four_or_more(die: int, lost: bool) -> None:
    t = hero_turn("billy", space="5,0", hero_deck=["keys"], zombie_hand=("deadly-surprise",))
    t.dice(die)
    t.choose("search")
    assert t.window == "item-drawn"
    t.choose("play-card", card="deadly-surprise", mode="take-item")
    assert items(t, "billy") == ([] if lost else ["keys"])
    t.nothing_pending()


def test_ammo_may_go_in_place_of_a_gun_that_was_just_drawn() -> None:
    t = hero_turn("billy", ("ammo",), space="5,0", hero_deck=["revolver"], zombie_hand=("deadly-surprise",))
    t.dice(4)
    t.choose("search")
    t.choose("play-card", card="deadly-surprise", mode="take-item")
    t.choose("choose", card="ammo")
    assert items(t, "billy") == ["revolver"]
    t.nothing_pending()


def test_an_item_that_is_gone_is_not_taken_twice() -> None:
    surprises = ("deadly-surprise", "deadly-surprise")
    t = hero_turn("billy", space="5,0", hero_deck=["keys"], zombie_hand=surprises)
    t.dice(4)
    t.choose("search")
    t.choose("play-card", card="deadly-surprise", mode="take-item")
    assert not t.offers("play-card", mode="take-item")
    assert t.state["hero_discard"] == ["keys"]


def test_an_event_that_is_drawn_is_no_item_and_tells_nothing() -> None:
    t = hero_turn("billy", space="5,0", hero_deck=["faith"], zombie_hand=("deadly-surprise",))
    t.choose("search")
    assert t.window != "item-drawn"


# -- Despair -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "canceled"), [(4, True), (3, False)])
@pytest.mark.rule("7.1.2")
def test_despair_cancels_a_hero_event_on_four_or_more(die: int, canceled: bool) -> None:
    t = hero_turn("billy", hand=("faith",), zombie_hand=("despair",))
    t.dice(die)
    t.choose("play-card", card="faith", hero="billy")
    t.choose("play-card", card="despair")
    assert t.saw("canceled", card="faith") is canceled
    assert (t.state["effects"] == []) is canceled
    t.nothing_pending()


def test_despair_does_not_answer_an_item() -> None:
    t = hero_turn("billy", ("first-aid-kit",), wounds=1, zombie_hand=("despair",))
    t.choose("use-item", card="first-aid-kit", hero="billy")
    assert not t.offers("play-card")
    assert t.heroes["billy"]["wounds"] == 0


# -- Don't Go In the... ------------------------------------------------------------------------------------


def test_dont_go_in_the_lies_on_a_random_building() -> None:
    t = draws("dont-go-in-the", [3, 5], heroes={"billy": "3,3"})
    assert t.state["in_play_rows"] == [{"card": "dont-go-in-the", "seat": "zombies-1", "building": "gym"}]
    t.nothing_pending()


WAITING = [{"card": "dont-go-in-the", "building": "gym"}]


def test_the_first_hero_who_enters_meets_a_zombie_and_stops() -> None:
    t = hero_turn("billy", space="5,2", in_play_rows=WAITING)
    t.dice(5)
    t.choose("roll-movement")
    t.dice(6, 6, 1)
    t.choose("step", to="5,1")
    t.passes()
    assert t.saw("placed", to="5,1")
    assert not t.offers("step")
    assert t.state["in_play"] == []
    assert t.state["zombie_discard"] == ["dont-go-in-the"]


def test_another_building_is_safe_and_so_is_who_is_already_inside() -> None:
    t = hero_turn("billy", space="2,1", in_play_rows=WAITING, others={"becky": "5,0"})
    t.dice(3)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("stop")
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert t.state["in_play"] == ["dont-go-in-the"]
    assert t.zombies == {}


def test_without_a_zombie_in_the_pool_it_waits_on() -> None:
    t = hero_turn("billy", space="5,2", in_play_rows=WAITING, pool={"zombies-1": 0})
    t.dice(5)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert t.state["in_play"] == ["dont-go-in-the"]


# -- Fighting Instincts ------------------------------------------------------------------------------------


def turned_against(weapon: str, dice: list[int], then: list[int], hero: str = "sam") -> Table:
    t = fights(["fighting-instincts"], dice, hero, facts={"items": [weapon]})
    t.passes(seat="heroes-1")
    t.dice(*then)
    t.choose("play-card", card="fighting-instincts")
    t.passes(seat="heroes-1")
    t.choose("pass") if t.offers("pass") else None
    return t


def test_a_baseball_bat_gives_the_zombie_a_die() -> None:
    t = turned_against("baseball-bat", [4, 2, 3], [6])
    t.passes()
    assert t.heroes["sam"]["wounds"] == 1
    assert items(t, "sam") == ["baseball-bat"], "it does not break in strange hands"
    t.nothing_pending()


def test_with_a_crowbar_the_zombie_wins_ties_even_against_a_tough_hero() -> None:
    t = turned_against("crowbar", [4, 2, 4], [], "johnny")
    t.passes()
    assert t.saw("fight-resolved", won=False, tie=True)


@pytest.mark.rule("10.4.2")
def test_a_chainsaw_kills_the_hero_who_loses() -> None:
    t = turned_against("chainsaw", [4, 2, 3], [6], "sam")
    t.passes()
    assert t.heroes["sam"]["alive"] is False


def test_a_meat_cleaver_kills_on_a_six_of_the_zombie_at_once() -> None:
    t = turned_against("meat-cleaver", [4, 2, 6], [])
    t.passes()
    assert t.heroes["sam"]["alive"] is False
    assert not t.saw("fight-resolved")


def test_without_a_six_the_cleaver_does_nothing() -> None:
    t = turned_against("meat-cleaver", [4, 2, 3], [])
    t.passes()
    assert t.heroes["sam"]["wounds"] == 0


def test_the_pitchfork_lets_the_zombie_re_roll() -> None:
    t = turned_against("pitchfork", [4, 2, 3], [6])
    t.passes()
    assert t.heroes["sam"]["wounds"] == 1


@pytest.mark.parametrize(("hero_die", "dies"), [(3, False), (2, True)])
def test_jumper_cables_kill_a_hero_who_loses_by_two(hero_die: int, dies: bool) -> None:
    t = turned_against("jumper-cables", [hero_die, 1, 4], [])
    t.passes()
    assert (t.heroes["sam"]["alive"] is False) is dies


@pytest.mark.parametrize("kit", [[], ["keys"], ["revolver"], ["fire-axe"], ["garden-sheers"]])
def test_what_is_of_no_use_to_a_zombie_is_not_turned(kit: list[str]) -> None:
    assert not fights(["fighting-instincts"], [4, 2, 3], facts={"items": kit}).offers("play-card")


# -- Growing Hunger ----------------------------------------------------------------------------------------


def test_the_card_growing_hunger_stays_in_play() -> None:
    t = draws("growing-hunger", heroes={"billy": "3,3"})
    assert t.state["in_play"] == ["growing-hunger"]
    t.nothing_pending()


def test_when_a_zombie_wounds_a_hero_another_one_may_move_a_space() -> None:
    t = fight([2, 1, 6], hero="sam", in_play=["growing-hunger"], zombies={"z1": "3,3", "z2": "7,3"})
    t.passes()
    assert t.seat == "zombies-1"
    assert {o["zombie"] for o in t.find("move")} == {"z2"}
    t.choose("move", zombie="z2", to="6,3")
    assert t.zombies["z2"]["space"] == "6,3"
    t.nothing_pending()


def test_it_need_not_move_and_a_won_fight_moves_nobody() -> None:
    t = fight([2, 1, 6], hero="sam", in_play=["growing-hunger"], zombies={"z1": "3,3", "z2": "7,3"})
    t.passes()
    t.choose("done")
    assert t.zombies["z2"]["space"] == "7,3"
    t = fight([6, 1, 2], hero="sam", in_play=["growing-hunger"], zombies={"z1": "3,3", "z2": "7,3"})
    t.passes()
    assert not t.offers("move")


def test_in_the_zombie_turn_one_that_has_moved_may_move_again() -> None:
    zombies = {"z1": {"space": "3,3", "moved": True}, "z2": {"space": "7,3", "moved": True}}
    t = table(
        dice=[2, 1, 6], heroes={"sam": "3,3"}, zombies=zombies, turn="zombies", step="fight", in_play=["growing-hunger"]
    )
    t.passes()
    assert t.offers("move", zombie="z2")


def test_who_dies_between_two_cards_does_not_draw_the_second() -> None:
    joseph = {"space": "1,1", "items": ["keys"], "wounds": 2}
    t = table(
        heroes={"father-joseph": joseph, "becky": "3,3"}, hero_deck=["torch", "ammo"],
        hands={"zombies-1": ["deadly-surprise"]},
    )  # fmt: skip
    t.choose("use-item", card="keys")
    t.choose("play-card", card="deadly-surprise")
    t.dice(6)
    t.choose("ability", ability="strength-of-spirit")
    while t.kind in ("choose", "place-hero", "window"):
        t.must(cmd="choose", option="0")
    assert t.heroes["father-joseph"]["alive"] is False
    assert t.heroes["father-joseph"]["items"] == []
    assert not t.saw("drew", card="ammo")
