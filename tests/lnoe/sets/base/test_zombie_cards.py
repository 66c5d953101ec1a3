"""The basic Zombie deck, card by card in alphabetical order."""

from typing import Any

import pytest

from tests.table import Table, table

FILLER = ["resilient", "resilient", "trip"]
"""Three cards that cannot be played at the start of a turn; a fourth is drawn."""


def draws(card: str, dice: list[int] | None = None, **situation: Any) -> Table:
    """The Zombie player draws this card at the start of a Zombie turn."""
    hands = {"zombies-1": FILLER, **situation.pop("hands", {})}
    deck = [card, *situation.pop("then", [])]
    t = table(dice=dice, turn="zombies", step="draw", zombie_deck=deck, hands=hands, **situation)
    t.choose("keep")
    return t


def fights(hand: list[str], dice: list[int], hero: str = "billy", **situation: Any) -> Table:
    """A Hero fights a Zombie in the Hero turn, and the Zombie player holds these cards."""
    hands = {"zombies-1": hand, **situation.pop("hands", {})}
    facts = situation.pop("facts", {})
    zombies = situation.pop("zombies", {"z1": "3,3"})
    t = table(dice=dice, heroes={hero: {"space": "3,3", **facts}}, zombies=zombies, hands=hands, **situation)
    t.choose("skip")
    return t


def zombie_move(hand: list[str], dice: list[int] | None = None, **situation: Any) -> Table:
    """The Zombie player, holding these cards, is about to move."""
    hands = {"zombies-1": hand, **situation.pop("hands", {})}
    return table(dice=dice, turn="zombies", step="move", hands=hands, **situation)


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


# -- "Oh the Horror!" --------------------------------------------------------------------------------------


def test_oh_the_horror_draws_three_cards_above_the_hand_size() -> None:
    t = draws("oh-the-horror", [1, 1], heroes={"billy": "3,3"}, then=["shamble", "braaains", "cornered"])
    assert sorted(t.state["hands"]["zombies-1"]) == sorted([*FILLER, "shamble", "braaains", "cornered"])
    assert t.state["zombie_discard"] == ["oh-the-horror"]


@pytest.mark.rule("7.2.1")
def test_a_play_immediately_card_drawn_by_oh_the_horror_is_played_at_once() -> None:
    t = draws("oh-the-horror", [1, 1], heroes={"billy": "3,3"}, then=["shamble", "heavy-rain", "braaains"])
    assert t.state["in_play"] == ["heavy-rain"]
    assert sorted(t.state["hands"]["zombies-1"]) == sorted([*FILLER, "shamble", "braaains"])


@pytest.mark.rule("3.9.2.1")
def test_a_hand_above_its_size_is_discarded_down_before_the_optional_discard() -> None:
    hand = ["shamble", "shamble", "shamble", "trip", "resilient", "braaains"]
    t = table(
        dice=[1, 1],
        turn="zombies",
        step="draw",
        heroes={"billy": "3,3"},
        zombies={"z1": "7,5", "z2": "7,5"},
        hands={"zombies-1": hand},
        zombie_deck=["cornered"],
    )
    assert not t.offers("keep")
    t.choose("discard", card="shamble")
    assert not t.offers("keep")
    t.choose("discard", card="trip")
    assert t.offers("keep")
    t.choose("discard", card="braaains")
    assert t.state["hands"]["zombies-1"] == ["shamble", "shamble", "resilient", "cornered"]
    assert t.kind == "move-zombies"


# -- Relentless Advance ------------------------------------------------------------------------------------


def test_relentless_advance_moves_that_many_zombies_one_space_before_their_normal_move() -> None:
    zombies = {"z1": "7,5", "z2": "0,5", "z3": "7,3"}
    t = zombie_move(["relentless-advance"], [2], heroes={"billy": "3,0"}, zombies=zombies)
    t.choose("play-card", card="relentless-advance")
    t.choose("move", zombie="z1", to="7,4")
    assert set(t.values("move", "zombie")) == {"z2", "z3"}
    t.choose("move", zombie="z2", to="0,4")
    assert (t.zombies["z1"]["space"], t.zombies["z2"]["space"]) == ("7,4", "0,4")
    assert set(t.values("move", "zombie")) == {"z1", "z2", "z3"}
    t.choose("move", zombie="z1", to="7,3")
    assert t.zombies["z1"]["space"] == "7,3"


@pytest.mark.rule("8.1.1")
def test_hunger_binds_a_zombie_that_advances() -> None:
    t = zombie_move(["relentless-advance"], [1], heroes={"billy": "3,3"}, zombies={"z1": "4,4"})
    t.choose("play-card", card="relentless-advance")
    assert t.values("move", "to") == ["3,3"]


@pytest.mark.rule("7.2.2")
def test_an_advance_is_not_yet_the_first_move_of_the_turn() -> None:
    hand = ["relentless-advance", "cornered"]
    t = zombie_move(hand, [1], heroes={"billy": "3,0"}, zombies={"z1": "7,5"})
    t.choose("play-card", card="relentless-advance")
    t.choose("move", zombie="z1", to="7,4")
    assert t.offers("play-card", card="cornered")


def test_zombies_that_may_not_move_this_turn_do_not_advance() -> None:
    zombies = {"z1": {"space": "7,5", "moved": True}, "z2": "0,5"}
    t = zombie_move(["relentless-advance"], [6], heroes={"billy": "3,0"}, zombies=zombies)
    t.choose("play-card", card="relentless-advance")
    assert set(t.values("move", "zombie")) == {"z2"}


def test_relentless_advance_needs_a_zombie_on_the_board() -> None:
    t = table(turn="zombies", step="draw", heroes={"billy": "3,0"}, hands={"zombies-1": ["relentless-advance"]})
    assert not t.offers("play-card")


# -- Resilient ---------------------------------------------------------------------------------------------


def shoots(dice: list[int], items: list[str], weapon: str = "revolver") -> Table:
    """Jenny shoots at a Zombie two spaces away; the Zombie player holds Resilient."""
    t = table(
        dice=dice,
        heroes={"jenny": {"space": "3,3", "items": items}},
        zombies={"z1": "5,3"},
        hands={"zombies-1": ["resilient"]},
    )
    t.choose("skip")
    t.choose("attack", card=weapon)
    return t


def test_resilient_discards_the_gun_that_has_killed_a_zombie() -> None:
    t = shoots([4], ["revolver"])
    assert (t.seat, t.window) == ("zombies-1", "killed-by-gun")
    t.choose("play-card", card="resilient")
    assert t.heroes["jenny"]["items"] == []
    assert t.state["hero_discard"] == ["revolver"]
    assert "z1" not in t.zombies
    t.nothing_pending()


def test_ammo_may_be_discarded_in_place_of_the_gun() -> None:
    t = shoots([4], ["revolver", "ammo"])
    t.choose("play-card", card="resilient")
    assert t.seat == "heroes-1"
    assert t.values("choose", "card") == ["ammo", "revolver"]
    t.choose("choose", card="ammo")
    assert t.heroes["jenny"]["items"] == ["revolver"]


def test_resilient_does_not_answer_a_miss_or_another_weapon() -> None:
    t = shoots([3], ["revolver"])
    assert t.window is None
    t = shoots([2], ["signal-flare"], "signal-flare")
    assert t.window is None
    assert "z1" not in t.zombies


def test_resilient_takes_a_shotgun_before_its_ammo_is_tested() -> None:
    t = shoots([3], ["pump-shotgun"], "pump-shotgun")
    t.choose("play-card", card="resilient")
    assert t.heroes["jenny"]["items"] == []
    assert not t.saw("roll", **{"for": "out-of-ammo"})


# -- Shamble -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.2")
def test_shamble_moves_a_zombie_as_far_as_the_die_in_place_of_its_normal_move() -> None:
    t = zombie_move(["shamble"], [3], heroes={"billy": "0,0"}, zombies={"z1": "7,5", "z2": "7,3"})
    t.choose("play-card", card="shamble", zombie="z1")
    for to in ("6,4", "5,4", "4,4"):
        t.choose("move", zombie="z1", to=to)
    assert t.zombies["z1"]["space"] == "4,4"
    assert set(t.values("move", "zombie")) == {"z2"}
    t.nothing_pending()


def test_a_shambling_zombie_may_stop_early() -> None:
    t = zombie_move(["shamble"], [6], heroes={"billy": "0,0"}, zombies={"z1": "7,5", "z2": "7,3"})
    t.choose("play-card", card="shamble", zombie="z1")
    t.choose("move", zombie="z1", to="6,4")
    t.choose("done")
    assert t.zombies["z1"]["space"] == "6,4"
    assert set(t.values("move", "zombie")) == {"z2"}


@pytest.mark.rule("8.1.1.2")
def test_hunger_binds_a_shambling_zombie_on_its_way() -> None:
    t = zombie_move(["shamble"], [6], heroes={"billy": "3,3"}, zombies={"z1": "5,5"})
    t.choose("play-card", card="shamble", zombie="z1")
    t.choose("move", zombie="z1", to="4,4")
    assert t.values("move", "to") == ["3,3"]
    t.choose("move", zombie="z1", to="3,3")
    assert t.zombies["z1"]["space"] == "3,3"


def test_shamble_is_for_zombies_that_could_still_move() -> None:
    zombies = {"z1": "3,3", "z2": {"space": "7,5", "moved": True}, "z3": "0,5"}
    t = zombie_move(["shamble"], heroes={"billy": "3,3"}, zombies=zombies)
    assert t.values("play-card", "zombie", card="shamble") == ["z3"]


def test_with_two_zombie_players_shamble_moves_a_zombie_of_either() -> None:
    zombies = {"z1": "7,5", "z8": "0,5"}
    t = zombie_move(["shamble"], players=4, heroes={"billy": "3,0"}, zombies=zombies)
    assert t.seat == "zombies-1"
    assert t.values("play-card", "zombie", card="shamble") == ["z1", "z8"]


# -- Surprise Attack ---------------------------------------------------------------------------------------


def test_surprise_attack_puts_a_zombie_beside_any_hero_in_a_building() -> None:
    t = draws("surprise-attack", [1, 1], heroes={"billy": "0,0", "jenny": "6,1", "becky": "3,3"})
    assert t.values("choose", "hero") == ["billy", "jenny"]
    t.choose("choose", hero="jenny")
    assert [zombie["space"] for zombie in t.zombies.values()] == ["6,1"]
    assert t.state["zombie_discard"] == ["surprise-attack"]
    t.nothing_pending()


def test_surprise_attack_does_nothing_when_every_hero_is_outside() -> None:
    t = draws("surprise-attack", [1, 1], heroes={"billy": "3,3"})
    assert t.zombies == {}
    assert t.state["zombie_discard"] == ["surprise-attack"]


def test_surprise_attack_needs_a_zombie_in_the_own_pool() -> None:
    pool = {"zombies-1": 0, "zombies-2": 7}
    hands = {"zombies-1": ["trip"], "zombies-2": ["braaains", "cornered"]}
    t = draws("surprise-attack", [1, 1], heroes={"billy": "0,0"}, players=4, pool=pool, hands=hands)
    assert t.zombies == {}


# -- "There's Too Many!" -----------------------------------------------------------------------------------


def turn_end(dice: list[int], **situation: Any) -> Table:
    """The Zombie turn ends, and the Zombie player holds There's Too Many."""
    hands = {"zombies-1": ["theres-too-many"]}
    t = table(dice=[1, *dice], turn="zombies", step="place", hands=hands, **situation)
    t.choose("done")
    return t


@pytest.mark.rule("14.8.1.1")
def test_theres_too_many_spawns_zombies_as_a_placing_of_its_own() -> None:
    t = turn_end([3], heroes={"billy": "3,3"})
    assert t.window == "zombie-turn-end"
    t.choose("play-card", card="theres-too-many")
    t.choose("place", to="7,5")
    t.choose("place", to="7,5")
    assert sorted(zombie["space"] for zombie in t.zombies.values()) == ["0,5", "7,5", "7,5"]
    t.nothing_pending()


def test_with_a_short_pool_zombies_may_be_taken_from_the_board_and_were_not_killed() -> None:
    zombies = {f"z{n}": "3,0" for n in range(1, 14)}
    t = turn_end([3], heroes={"billy": "0,0"}, zombies=zombies)
    t.choose("play-card", card="theres-too-many")
    assert len(t.find("choose")) == 13
    t.choose("choose", zombie="z5")
    t.choose("choose", zombie="z6")
    while t.kind == "place-zombie":
        t.choose("place")
    assert sum(zombie["space"] in ("0,5", "7,5") for zombie in t.zombies.values()) == 3
    assert len(t.zombies) == 14
    assert t.state["zombies_killed"] == 0


def test_nobody_has_to_take_zombies_from_the_board() -> None:
    zombies = {f"z{n}": "3,0" for n in range(1, 14)}
    t = turn_end([3], heroes={"billy": "0,0"}, zombies=zombies)
    t.choose("play-card", card="theres-too-many")
    t.choose("done")
    t.choose("place", to="0,5")
    assert len(t.zombies) == 14


def test_only_own_standard_zombies_are_taken_from_the_board() -> None:
    zombies = {f"z{n}": "3,0" for n in (1, 2, 3, 4, 5, 6, 7, 8)}
    t = turn_end([1], players=4, heroes={"billy": "0,0"}, zombies={**zombies, "becky": {"space": "3,1"}})
    t.choose("play-card", card="theres-too-many")
    assert t.values("choose", "zombie") == [f"z{n}" for n in range(1, 8)]


# -- Trip! -------------------------------------------------------------------------------------------------


def test_trip_makes_a_hero_roll_again_for_movement() -> None:
    t = table(dice=[6, 1], heroes={"jenny": "3,3"}, hands={"zombies-1": ["trip"]})
    t.choose("roll-movement")
    assert (t.seat, t.window) == ("zombies-1", "move-rolled")
    t.choose("play-card", card="trip")
    t.choose("step", to="3,2")
    assert not t.offers("step")
    assert t.saw("discarded", card="trip")


def test_who_searches_without_rolling_cannot_trip() -> None:
    t = table(heroes={"jenny": "0,0"}, hands={"zombies-1": ["trip"]}, hero_deck=["keys"])
    t.choose("search")
    assert not t.saw("played", card="trip")
    assert t.window is None


# -- Undead Hate The Living --------------------------------------------------------------------------------


def test_undead_hate_the_living_re_rolls_the_hero_dice_the_zombie_player_chooses() -> None:
    t = fights(["undead-hate-the-living"], [5, 2, 4, 1])
    t.choose("play-card", card="undead-hate-the-living")
    assert t.seat == "zombies-1"
    assert sorted(t.values("choose", "dice")) == [[2], [2, 5], [5]]
    t.choose("choose", dice=[5])
    assert t.saw("roll", **{"for": "hero-fight"}, values=[1])
    assert t.heroes["billy"]["wounds"] == 1
    t.nothing_pending()


def test_undead_hate_the_living_may_re_roll_all_dice() -> None:
    t = fights(["undead-hate-the-living"], [5, 2, 4, 6, 6])
    t.choose("play-card", card="undead-hate-the-living")
    t.choose("choose", dice=[2, 5])
    assert t.heroes["billy"]["wounds"] == 0
    assert "z1" not in t.zombies


# -- Uuuurrrggghh! -----------------------------------------------------------------------------------------


def test_uuuurrrggghh_gives_the_zombie_two_more_dice() -> None:
    t = fights(["uuuurrrggghh"], [5, 2, 4, 1, 6])
    t.choose("play-card", card="uuuurrrggghh")
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[1, 6])
    assert t.heroes["billy"]["wounds"] == 1
    t.nothing_pending()


def test_uuuurrrggghh_is_for_one_fight() -> None:
    t = fights(["uuuurrrggghh"], [5, 2, 4, 1, 1, 5, 2, 4], zombies={"z1": "3,3", "z2": "3,3"})
    t.choose("fight", zombie="z1")
    t.choose("play-card", card="uuuurrrggghh")
    assert sum(e["type"] == "roll" and e["for"] == "zombie-fight" for e in t.events) == 3
    assert t.heroes["billy"]["wounds"] == 0
