"""The Hero deck of Stock Up."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, walked

scenes = Scenes("stock-up")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table

# -- Catch -------------------------------------------------------------------------------------------------


def test_an_item_is_thrown_to_a_hero_within_three_spaces() -> None:
    others = {"jenny": "6,3", "becky": "7,3", "sally": "0,0"}
    t = hero_turn("billy", ("crowbar", "keys"), hand=("catch",), others=others)
    assert t.values("play-card", "hero", card="catch") == ["billy"], "nobody else has anything to throw"
    t.choose("play-card", card="catch", hero="billy")
    assert t.values("choose", "card") == ["crowbar", "keys"]
    t.choose("choose", card="crowbar")
    assert t.heroes["jenny"]["items"] == ["crowbar"], "Becky is four spaces away, Sally inside a building"
    assert t.heroes["billy"]["items"] == ["keys"]
    t.nothing_pending()


def test_several_can_catch_and_the_player_says_who() -> None:
    t = hero_turn("billy", ("crowbar",), hand=("catch",), others={"jenny": "3,3", "sally": "4,4"})
    t.choose("play-card", card="catch", hero="billy")
    assert t.values("choose", "hero") == ["jenny", "sally"]
    t.choose("choose", hero="sally")
    assert t.heroes["sally"]["items"] == ["crowbar"]


def test_who_catches_a_third_weapon_lets_one_go() -> None:
    jenny = {"space": "3,3", "items": ["baseball-bat", "pitchfork"]}
    t = hero_turn("billy", ("crowbar",), hand=("catch",), others={"jenny": jenny})
    t.choose("play-card", card="catch", hero="billy")
    assert t.kind == "discard-down"
    t.choose("discard", card="pitchfork")
    assert sorted(t.heroes["jenny"]["items"]) == ["baseball-bat", "crowbar"]


def test_a_thrown_item_that_was_used_serves_nobody_else_this_turn() -> None:
    others = {"jenny": {"space": "4,3"}, "becky": "7,0"}
    t = hero_turn("billy", ("revolver",), hand=("catch",), others=others, zombies={"z1": "3,4", "z2": "5,3"})
    t.choose("skip")
    t.dice(2, 5)
    t.choose("attack", card="revolver")
    t.passes()
    t.choose("play-card", card="catch", hero="billy")
    t.choose("activate", hero="jenny")
    t.choose("skip")
    assert t.heroes["jenny"]["items"] == ["revolver"]
    assert t.kind != "ranged-attack"


def test_without_an_item_or_a_hero_to_catch_it_there_is_nothing_to_play() -> None:
    assert not hero_turn("billy", hand=("catch",), others={"jenny": "3,3"}).offers("play-card")
    assert not hero_turn("billy", ("keys",), hand=("catch",), others={"jenny": "7,3"}).offers("play-card")


# -- I'll See You in Hell! ---------------------------------------------------------------------------------

CROWD = {"z1": "3,3", "z2": "3,3", "z3": "4,3", "z4": "3,4", "z5": "5,3"}


def test_a_hero_with_dynamite_takes_the_zombies_along() -> None:
    t = hero_turn("billy", ("dynamite",), hand=("ill-see-you-in-hell",), zombies=CROWD, others={"jenny": "3,3"}, sun=5)
    t.dice(3, 2)
    t.choose("play-card", card="ill-see-you-in-hell", hero="billy")
    assert t.heroes["billy"]["alive"] is False
    assert sorted(t.zombies) == ["z4", "z5"], "next to it 3 kills and 2 does not; two spaces away nobody rolls"
    assert t.heroes["jenny"]["wounds"] == 0, "other Heroes are safe"
    assert t.state["removed"] == ["dynamite"]
    assert t.state["zombies_killed"] == 3
    t.nothing_pending()


def test_it_is_played_in_a_fight_before_the_last_wound_and_nothing_prevents_it() -> None:
    hand = ("ill-see-you-in-hell", "just-a-scratch")
    t = fight([1, 2, 6], ("gasoline",), hand=hand, wounds=1, sun=5)
    t.choose("play-card", card="ill-see-you-in-hell", hero="billy")
    assert t.heroes["billy"]["alive"] is False
    assert t.zombies == {}
    assert not t.saw("fight-resolved")
    t.nothing_pending()


def test_or_when_the_last_wound_of_a_lost_fight_is_about_to_be_taken() -> None:
    jenny = {"jenny": {"space": "3,3", "items": ["dynamite"]}}
    t = fight([1, 2, 6], ("gasoline",), hand=("ill-see-you-in-hell",), wounds=1, others=jenny, sun=15)
    while t.window != "about-to-wound":
        t.choose("pass")
    assert t.values("play-card", "hero") == ["billy"], "the wound is nobody else's"
    t.choose("play-card", card="ill-see-you-in-hell")
    assert t.heroes["billy"]["alive"] is False
    assert t.zombies == {}, "and nobody has risen"
    assert not t.saw("wounded")


def test_nobody_is_left_to_rise_even_early_in_the_night() -> None:
    t = hero_turn("billy", ("dynamite",), hand=("ill-see-you-in-hell",), sun=15)
    t.choose("play-card", card="ill-see-you-in-hell", hero="billy")
    assert not t.saw("turned")


def test_which_of_two_explosives_is_asked_and_the_other_is_discarded() -> None:
    t = hero_turn("billy", ("dynamite", "gasoline"), hand=("ill-see-you-in-hell",))
    t.choose("play-card", card="ill-see-you-in-hell", hero="billy")
    t.choose("choose", card="gasoline")
    assert t.state["removed"] == ["gasoline"]
    assert "dynamite" in t.state["hero_discard"]


def test_without_an_explosive_nobody_says_goodbye() -> None:
    assert not hero_turn("billy", ("lighter",), hand=("ill-see-you-in-hell",)).offers("play-card")


# -- Matches -----------------------------------------------------------------------------------------------


def throws(items: tuple[str, ...], *dice: int) -> list[str]:
    t = hero_turn("billy", items, zombies={"z1": "5,3"})
    t.choose("skip")
    t.dice(*dice)
    t.choose("attack", card="dynamite", to="5,3")
    return list(t.heroes["billy"]["items"])


@pytest.mark.parametrize(("die", "left"), [(3, []), (4, ["matches"])])
def test_matches_light_dynamite_and_burn_out_on_three_or_less(die: int, left: list[str]) -> None:
    assert throws(("dynamite", "matches"), die, 5) == left


def test_who_has_a_lighter_too_saves_the_matches() -> None:
    assert throws(("dynamite", "matches", "lighter"), 5) == ["matches", "lighter"]


def test_matches_lead_through_the_dark() -> None:
    rows = [{"card": "lights-out", "building": "gym"}]
    t = hero_turn(
        "billy", ("matches",), space="5,2", in_play_rows=rows, markers=[{"kind": "lights-out", "building": "gym"}]
    )
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert t.offers("step", to="5,0")


# -- Ruuuuuun! ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("second", "spaces"), [(3, 3), (2, 2), (1, 2)])
def test_the_better_of_two_dice_counts(second: int, spaces: int) -> None:
    t = hero_turn("jenny", hand=("ruuuuuun",))
    t.dice(2, second)
    t.choose("roll-movement")
    assert t.window == "own-roll"
    t.choose("play-card", card="ruuuuuun")
    assert walked(t) == spaces


def test_it_comes_after_a_trip_and_may_be_kept() -> None:
    t = hero_turn("jenny", hand=("ruuuuuun",), zombie_hand=("trip",))
    t.dice(6, 1)
    t.choose("roll-movement")
    t.choose("play-card", card="trip")
    assert (t.seat, t.window) == ("heroes-1", "own-roll")
    t.choose("pass")
    assert walked(t) == 1


def test_who_has_nothing_to_answer_with_is_not_asked() -> None:
    t = hero_turn("billy", hand=("faith",))
    t.choose("roll-movement")
    assert t.kind == "move-action"


# -- T.J., Thoroughbred ------------------------------------------------------------------------------------


def test_a_hero_rides_past_zombies() -> None:
    t = hero_turn("billy", hand=("t-j-thoroughbred",), zombies={"z1": "4,3", "z2": "5,3"})
    t.dice(3)
    t.choose("play-card", card="t-j-thoroughbred", hero="billy")
    for space in ("4,3", "5,3", "6,3"):
        t.choose("step", to=space)
    assert t.heroes["billy"]["space"] == "6,3"
    assert t.kind == "move-action", "the Move Action is still there"


def test_walls_still_stop_the_horse_and_nobody_must_ride_on() -> None:
    t = hero_turn("billy", space="2,0", hand=("t-j-thoroughbred",))
    t.dice(6)
    t.choose("play-card", card="t-j-thoroughbred", hero="billy")
    assert not t.offers("step", to="1,0")
    t.choose("stop")
    assert t.heroes["billy"]["space"] == "2,0"


def test_a_fight_that_is_left_is_canceled() -> None:
    t = fight([1, 2, 6], hand=("t-j-thoroughbred",))
    t.dice(1)
    t.choose("play-card", card="t-j-thoroughbred", hero="billy")
    t.choose("step", to="3,2")
    assert t.saw("fight-canceled", hero="billy")
    assert t.heroes["billy"]["wounds"] == 0
    t.nothing_pending()


def test_who_stays_fights_on() -> None:
    t = fight([1, 2, 6], hand=("t-j-thoroughbred",))
    t.dice(1)
    t.choose("play-card", card="t-j-thoroughbred", hero="billy")
    t.choose("stop")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1


def test_a_fight_of_another_hero_goes_on() -> None:
    t = fight([1, 2, 6], hand=("t-j-thoroughbred",), others={"jenny": "6,3"})
    t.dice(1)
    t.choose("play-card", card="t-j-thoroughbred", hero="jenny")
    t.choose("step", to="6,4")
    t.passes()
    assert t.saw("fight-resolved", hero="billy")


@pytest.mark.rule("3.14.10")
def test_the_dark_ends_the_ride() -> None:
    rows = [{"card": "lights-out", "building": "gym"}]
    markers = [{"kind": "lights-out", "building": "gym"}]
    t = table(
        heroes={"billy": "5,2", "becky": "7,5"},
        hands={"heroes-1": ["t-j-thoroughbred"]},
        in_play_rows=rows,
        markers=markers,
    )
    t.dice(6)
    t.choose("play-card", card="t-j-thoroughbred", hero="billy")
    t.choose("step", to="5,1")
    assert t.heroes["billy"]["space"] == "5,1"
    assert not t.offers("step", to="5,0")
