"""The basic Zombie deck from A to N, card by card."""

from typing import Any

import pytest

from tests.lnoe.boxes.base.zombie_player import draws, fights, zombie_move
from tests.table import table


@pytest.mark.parametrize(
    "card",
    [
        "braaains",
        "cornered",
        "lights-out",
        "loss-of-faith",
        "relentless-advance",
        "resilient",
        "shamble",
        "theres-too-many",
        "trip",
        "undead-hate-the-living",
        "uuuurrrggghh",
    ],
)
def test_the_heroes_cannot_tell_which_card_the_zombie_player_holds(card: str) -> None:
    def seen(held: str) -> dict[str, Any]:
        t = table(heroes={"billy": "3,3"}, zombies={"z1": "3,3"}, hands={"zombies-1": [held]})
        return t.view("heroes-1")

    assert seen(card) == seen("unnecessary-self-sacrifice")


# -- A Town Overrun ----------------------------------------------------------------------------------------


def test_a_town_overrun_discards_the_top_ten_hero_cards() -> None:
    top = ["keys", "torch", "ammo", "keys", "faith", "faith", "faith", "ammo", "recovery", "recovery"]
    t = draws("a-town-overrun", heroes={"billy": "3,3"}, hero_deck=top)
    assert sorted(t.state["hero_discard"]) == sorted(top)
    assert len(t.state["hero_deck"]) == 50
    assert t.state["zombie_discard"] == ["a-town-overrun"]
    assert t.result is None
    t.nothing_pending()


@pytest.mark.rule("2.2.1", "7.1.4")
@pytest.mark.parametrize(("cards", "lost"), [(11, False), (10, True), (3, True), (0, True)])
def test_a_town_overrun_wins_the_game_with_the_last_hero_card(cards: int, lost: bool) -> None:
    deck = [*["just-what-i-needed"] * 4, *["dynamite"] * 4, "keys", "keys", "torch"][:cards]
    t = draws("a-town-overrun", heroes={"billy": "3,3"}, hero_deck_exact=deck)
    assert (t.result is not None) == lost
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "hero-deck")


@pytest.mark.rule("7.1.2", "7.2.1")
def test_a_canceled_play_immediately_card_is_discarded_without_effect() -> None:
    t = draws("a-town-overrun", heroes={"billy": "3,3"}, hands={"heroes-1": ["principal-gomez"]})
    assert (t.seat, t.window) == ("heroes-1", "card-played")
    t.choose("play-card", card="principal-gomez", mode="cancel")
    assert t.state["hero_discard"] == ["principal-gomez"]
    assert t.state["zombie_discard"] == ["a-town-overrun"]
    t.nothing_pending()


# -- Braaains! ---------------------------------------------------------------------------------------------


def test_braaains_adds_one_to_the_zombies_highest_die() -> None:
    t = fights(["braaains"], [5, 2, 4])
    assert (t.seat, t.window) == ("zombies-1", "fight")
    t.choose("play-card", card="braaains")
    assert t.heroes["billy"]["wounds"] == 1
    t.nothing_pending()


def test_without_braaains_the_same_fight_is_won() -> None:
    t = fights(["braaains"], [5, 2, 4])
    t.choose("pass")
    assert t.heroes["billy"]["wounds"] == 0


@pytest.mark.rule("3.17.1")
def test_braaains_may_bring_a_die_above_six() -> None:
    t = fights(["braaains"], [6, 2, 6], hero="johnny")  # Johnny wins ties
    t.choose("play-card", card="braaains")
    assert t.heroes["johnny"]["wounds"] == 1


@pytest.mark.rule("3.17.1")
def test_braaains_is_lost_when_the_die_is_rolled_again() -> None:
    t = fights(["braaains"], [5, 2, 4, 1], hands={"heroes-1": ["principal-gomez"]})
    t.choose("pass")
    t.choose("play-card", card="braaains")
    t.choose("pass")
    t.choose("play-card", card="principal-gomez", mode="reroll")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0


@pytest.mark.rule("7.1.2")
def test_a_canceled_fight_card_changes_nothing() -> None:
    t = fights(["braaains"], [5, 2, 4], hands={"heroes-1": ["principal-gomez"]})
    t.choose("pass")
    t.choose("play-card", card="braaains")
    t.choose("play-card", card="principal-gomez", mode="cancel")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0
    assert t.state["zombie_discard"][0] == "braaains"


@pytest.mark.rule("11.3.1")
def test_a_zombie_uses_one_fight_card_in_a_fight() -> None:
    t = fights(["braaains", "uuuurrrggghh", "undead-hate-the-living"], [5, 2, 3])
    assert t.values("play-card", "card") == ["braaains", "undead-hate-the-living", "uuuurrrggghh"]
    t.choose("play-card", card="braaains")
    assert not t.offers("play-card")
    t.nothing_pending()


@pytest.mark.rule("11.3.1")
def test_the_next_zombie_may_use_a_fight_card_of_its_own() -> None:
    t = fights(["braaains", "uuuurrrggghh"], [6, 2, 3, 6, 2, 3], zombies={"z1": "3,3", "z2": "3,3"})
    t.choose("fight", zombie="z2")
    t.choose("play-card", card="braaains")
    assert t.window == "fight"
    assert t.values("play-card", "card") == ["uuuurrrggghh"]


# -- Cornered ----------------------------------------------------------------------------------------------


def test_cornered_gives_every_zombie_two_more_dice_and_the_heroes_the_ties() -> None:
    t = zombie_move(["cornered"], [4, 2, 4, 1, 1], heroes={"billy": "3,3"}, zombies={"z1": "3,3"})
    t.choose("play-card", card="cornered")
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[4, 1, 1])
    assert t.heroes["billy"]["wounds"] == 0
    t.nothing_pending()


def test_cornered_lasts_through_the_hero_turn_and_ends_with_the_next_zombie_turn() -> None:
    quiet = ["trip", "resilient", "resilient", "loss-of-faith"]
    t = zombie_move(["cornered"], [6, 2, 1, 1, 1], heroes={"billy": "3,3"}, zombies={"z1": "3,3"}, zombie_deck=quiet)
    t.choose("play-card", card="cornered")
    t.dice(6, 2, 5, 5, 5, 1, 1, 6, 2, 1)
    t.choose("skip")
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[5, 5, 5])
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[1])
    assert t.state["effects"] == []


@pytest.mark.rule("7.2.2")
def test_a_start_of_turn_card_is_no_longer_offered_once_a_zombie_has_moved() -> None:
    t = zombie_move(["cornered"], heroes={"billy": "3,0"}, zombies={"z1": "7,5", "z2": "0,5"})
    assert t.offers("play-card", card="cornered")
    t.choose("move", zombie="z1", to="7,4")
    assert not t.offers("play-card", card="cornered")


# -- Heavy Rain --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolled", "spaces"), [(1, 1), (2, 1), (6, 5)])
def test_heavy_rain_takes_one_off_the_roll_of_who_starts_outside(rolled: int, spaces: int) -> None:
    t = table(dice=[rolled], heroes={"jenny": "3,3"}, in_play=["heavy-rain"])
    t.choose("roll-movement")
    for _ in range(spaces):
        assert t.offers("step")
        t.choose("step")
    assert not t.offers("step")


def test_heavy_rain_does_not_touch_who_starts_inside() -> None:
    t = table(dice=[2], heroes={"jenny": "1,1"}, in_play=["heavy-rain"])
    t.choose("roll-movement")
    t.choose("step", to="2,1")
    assert t.offers("step")


def test_heavy_rain_is_played_when_drawn_and_remains_in_play() -> None:
    t = draws("heavy-rain", heroes={"billy": "3,3"})
    assert t.state["in_play"] == ["heavy-rain"]
    assert t.state["zombie_discard"] == []
    t.nothing_pending()


# -- Lights Out --------------------------------------------------------------------------------------------


def test_lights_out_may_be_put_on_any_building() -> None:
    t = zombie_move(["lights-out"], heroes={"billy": "3,3"}, zombies={"z1": "7,5"})
    assert t.values("play-card", "building", card="lights-out") == ["church", "gym"]
    t.choose("play-card", card="lights-out", building="church")
    assert t.state["markers"] == [{"kind": "lights-out", "building": "church"}]
    assert t.state["in_play"] == ["lights-out"]
    t.nothing_pending()


@pytest.mark.rule("3.14.10")
def test_lights_out_ends_the_move_of_a_hero_who_steps_into_the_building() -> None:
    dark = {"kind": "lights-out", "building": "church"}
    t = table(dice=[6], heroes={"jenny": "2,1"}, in_play=["lights-out"], markers=[dark])
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert not t.offers("step")
    assert t.heroes["jenny"]["space"] == "1,1"


@pytest.mark.rule("3.14.10")
def test_lights_out_does_not_stop_a_hero_who_leaves_or_searches() -> None:
    dark = {"kind": "lights-out", "building": "church"}
    t = table(dice=[6], heroes={"jenny": "1,1"}, in_play=["lights-out"], markers=[dark])
    assert t.offers("search")
    t.choose("roll-movement")
    t.choose("step", to="2,1")
    assert t.offers("step")


@pytest.mark.rule("3.14.10")
def test_inside_a_dark_building_a_hero_moves_one_space_in_a_turn() -> None:
    dark = {"kind": "lights-out", "building": "church"}
    t = table(dice=[6], heroes={"jenny": "0,0"}, in_play=["lights-out"], markers=[dark])
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert not t.offers("step")


@pytest.mark.parametrize("light", ["torch", "lighter"])
def test_a_hero_with_a_light_ignores_lights_out(light: str) -> None:
    dark = {"kind": "lights-out", "building": "church"}
    jenny = {"space": "2,1", "items": [light]}
    t = table(dice=[6], heroes={"jenny": jenny}, in_play=["lights-out"], markers=[dark])
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert t.offers("step")


@pytest.mark.rule("7.1.2.3")
def test_canceling_lights_out_takes_the_marker_away() -> None:
    dark = {"kind": "lights-out", "building": "church"}
    hands = {"heroes-1": ["at-last"]}
    t = table(heroes={"jenny": "2,1"}, in_play=["lights-out"], markers=[dark], hands=hands)
    t.choose("play-card", card="at-last")
    assert t.state["markers"] == []
    assert t.state["in_play"] == []
    assert t.state["zombie_discard"] == ["lights-out"]


# -- Loss of Faith -----------------------------------------------------------------------------------------


def test_loss_of_faith_cancels_a_faith_being_played() -> None:
    t = table(heroes={"billy": "3,3"}, hands={"heroes-1": ["faith"], "zombies-1": ["loss-of-faith"]})
    t.choose("play-card", card="faith", hero="billy")
    assert (t.seat, t.window) == ("zombies-1", "card-played")
    t.choose("play-card", card="loss-of-faith", mode="cancel")
    assert t.saw("canceled", card="faith")
    assert t.state["effects"] == []
    assert t.state["hero_discard"] == ["faith"]
    t.nothing_pending()


def test_loss_of_faith_discards_a_faith_in_play() -> None:
    becky = {"space": "3,3", "in_play": ["faith"]}
    t = table(heroes={"becky": becky}, hands={"zombies-1": ["loss-of-faith"]})
    assert t.seat == "zombies-1"
    t.choose("play-card", card="loss-of-faith", mode="cancel-in-play")
    assert t.heroes["becky"]["in_play"] == []
    assert t.state["hero_discard"] == ["faith"]


def test_loss_of_faith_answers_no_other_card() -> None:
    t = table(
        heroes={"billy": {"space": "3,3", "wounds": 1}},
        hands={"heroes-1": ["recovery"], "zombies-1": ["loss-of-faith"]},
    )
    t.choose("play-card", card="recovery", hero="billy")
    assert t.heroes["billy"]["wounds"] == 0
    t.nothing_pending()


@pytest.mark.parametrize(("second", "broken"), [(2, True), (3, False)])
def test_loss_of_faith_makes_a_hero_test_a_hand_weapon_again(second: int, broken: bool) -> None:
    t = fights(["loss-of-faith"], [3, 5, 4, 1, 6, second], facts={"items": ["baseball-bat"]})
    t.choose("use-item", card="baseball-bat")
    assert (t.seat, t.window) == ("zombies-1", "break-test")
    t.choose("play-card", card="loss-of-faith", mode="break-test")
    t.passes()
    assert t.heroes["billy"]["items"] == ([] if broken else ["baseball-bat"])


def test_loss_of_faith_is_no_fight_card() -> None:
    becky = {"space": "3,3", "in_play": ["faith"]}
    t = table(
        dice=[5, 5, 5, 4],
        heroes={"becky": becky},
        zombies={"z1": "3,3"},
        hands={"zombies-1": ["loss-of-faith", "braaains"]},
    )
    t.passes()
    t.choose("skip")
    while t.window != "fight":
        t.choose("pass")
    t.choose("play-card", card="loss-of-faith", mode="cancel-in-play")
    assert t.offers("play-card", card="braaains")


# -- "My God, They've Taken the..." ------------------------------------------------------------------------


@pytest.mark.rule("3.14.16", "3.4")
def test_a_building_is_taken_over_with_a_zombie_in_each_empty_space() -> None:
    t = draws("my-god-theyve-taken-the", [2, 1, 1, 1], heroes={"billy": "0,0"}, zombies={"z1": "1,0"})
    assert t.state["markers"] == [{"kind": "taken-over", "building": "church"}]
    assert [event["to"] for event in t.events if event["type"] == "placed"] == ["0,1", "1,1"]
    assert t.state["in_play"] == ["my-god-theyve-taken-the"]
    assert t.state["pool"] == {"zombies-1": 11}
    t.nothing_pending()


def test_zombies_that_take_over_a_building_may_not_move_this_turn() -> None:
    t = draws("my-god-theyve-taken-the", [2, 1, 1, 1], heroes={"billy": "3,3"}, zombies={"z9": "7,5"})
    assert len(t.zombies) == 5
    assert set(t.values("move", "zombie")) == {"z9"}


@pytest.mark.rule("3.14.16")
def test_heroes_may_neither_enter_nor_search_a_building_that_is_taken_over() -> None:
    taken = {"kind": "taken-over", "building": "church"}
    t = table(dice=[6], heroes={"billy": "2,1"}, in_play=["my-god-theyve-taken-the"], markers=[taken])
    t.choose("roll-movement")
    assert "1,1" not in t.values("step", "to")
    t = table(dice=[6], heroes={"billy": "0,0"}, in_play=["my-god-theyve-taken-the"], markers=[taken])
    assert not t.offers("search")
    t.choose("roll-movement")
    assert "1,1" in t.values("step", "to")


@pytest.mark.rule("3.4.1")
def test_a_building_already_taken_over_is_rolled_again() -> None:
    taken = {"kind": "taken-over", "building": "church"}
    t = draws(
        "my-god-theyve-taken-the",
        [2, 1, 3, 4, 1, 1],
        heroes={"billy": "3,3"},
        in_play=["my-god-theyve-taken-the"],
        markers=[taken],
    )
    assert t.state["markers"] == [taken, {"kind": "taken-over", "building": "gym"}]


def test_with_every_building_taken_over_the_card_is_discarded() -> None:
    taken = [{"kind": "taken-over", "building": name} for name in ("church", "gym")]
    t = draws("my-god-theyve-taken-the", [1, 1], heroes={"billy": "3,3"}, markers=taken)
    assert t.state["in_play"] == []
    assert t.state["zombie_discard"] == ["my-god-theyve-taken-the"]


def test_with_a_short_pool_the_zombie_player_picks_the_spaces() -> None:
    t = draws(
        "my-god-theyve-taken-the",
        [2, 1, 1, 1],
        heroes={"billy": "3,3"},
        zombies={"z1": "7,5"},
        pool={"zombies-1": 2},
    )
    assert t.values("place", "to") == ["0,0", "0,1", "1,0", "1,1"]
    t.choose("place", to="1,1")
    t.choose("place", to="0,1")
    assert sorted(zombie["space"] for zombie in t.zombies.values()) == ["0,1", "1,1", "7,5"]
    t.nothing_pending()


@pytest.mark.rule("7.1.2.3")
def test_canceling_the_card_opens_the_building_again_and_leaves_the_zombies() -> None:
    t = table(
        heroes={"billy": "3,3"},
        zombies={"z1": "0,0"},
        in_play=["my-god-theyve-taken-the"],
        markers=[{"kind": "taken-over", "building": "church"}],
        hands={"heroes-1": ["at-last"]},
    )
    t.choose("play-card", card="at-last")
    assert t.state["markers"] == []
    assert t.zombies["z1"]["space"] == "0,0"


# -- New Spawning Pit --------------------------------------------------------------------------------------


@pytest.mark.rule("3.14.15", "3.4.5")
def test_the_zombie_player_picks_the_space_of_a_new_pit_even_in_a_building_the_heroes_chose() -> None:
    t = draws("new-spawning-pit", [1, 1, 1], heroes={"billy": "3,3"})
    assert t.seat == "heroes-1"
    t.choose("choose", building="gym")
    assert t.seat == "zombies-1"
    assert t.values("choose", "space") == ["5,0", "5,1", "6,0", "6,1"]
    t.choose("choose", space="6,0")
    assert t.state["pits"] == ["0,5", "7,5", "6,0"]
    assert t.state["markers"] == [{"kind": "spawning-pit", "space": "6,0"}]
    t.nothing_pending()


def test_the_card_of_a_new_pit_is_discarded_and_its_marker_stays() -> None:
    t = draws("new-spawning-pit", [2, 4, 1, 1], heroes={"billy": "3,3"}, hands={"heroes-1": ["at-last"]})
    t.choose("choose", space="5,0")
    assert t.state["in_play"] == []
    assert t.state["zombie_discard"] == ["new-spawning-pit"]
    assert "5,0" in t.state["pits"]


def test_a_new_pit_takes_its_share_of_new_zombies() -> None:
    pit = {"kind": "spawning-pit", "space": "5,0"}
    t = table(dice=[3], turn="zombies", step="place", heroes={"billy": "3,3"}, markers=[pit])
    assert t.values("place", "to") == ["0,5", "5,0", "7,5"]
