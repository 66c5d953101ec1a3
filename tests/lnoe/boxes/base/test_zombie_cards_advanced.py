"""The advanced Zombie cards that are played on Heroes, and those that change the table, from B to M."""

from typing import Any

import pytest

from tests.lnoe.boxes.base.zombie_player import draws, fights, zombie_move
from tests.table import Table, table


@pytest.mark.parametrize(
    "card",
    [
        "bickering",
        "haunted-by-the-past",
        "i-dont-trust-em",
        "i-feel-kinda-strange",
        "ive-got-to-get-to-the",
        "locked-door",
        "my-god-hes-a-zombie",
        "overconfidence",
        "teen-angst",
        "theres-no-time-leave-it",
        "this-cant-be-happening",
        "this-could-be-our-last-night-on-earth",
        "unnecessary-self-sacrifice",
    ],
)
def test_the_heroes_cannot_tell_which_card_the_zombie_player_holds(card: str) -> None:
    def seen(held: str) -> dict[str, Any]:
        t = table(
            heroes={"billy": "3,3", "jenny": "3,3"},
            zombies={"z1": "3,3"},
            hands={"zombies-1": [held]},
            hero_discard=["keys"],
        )
        return t.view("heroes-1")

    assert seen(card) == seen("shamble")


# -- Bickering ---------------------------------------------------------------------------------------------


def test_bickering_takes_the_turn_of_all_heroes_in_a_crowded_space() -> None:
    heroes = {"billy": "3,3", "jenny": "3,3", "becky": "6,3"}
    t = table(heroes=heroes, zombies={"z1": "3,3"}, hands={"zombies-1": ["bickering"]})
    assert t.values("play-card", "to", card="bickering") == ["3,3"]
    t.choose("play-card", card="bickering", to="3,3")
    assert t.saw("lost-turn", who="billy")
    assert t.saw("lost-turn", who="jenny")
    assert t.kind == "move-action"
    assert t.decision is not None
    assert t.decision["actor"] == "becky"
    t.choose("skip")
    assert not t.saw("fight-started")
    t.nothing_pending()


def test_bickering_needs_two_heroes_in_a_space() -> None:
    t = table(heroes={"billy": "3,3", "jenny": "3,2"}, hands={"zombies-1": ["bickering"]})
    assert t.kind == "activate-hero"


@pytest.mark.rule("7.2.2")
def test_bickering_comes_too_late_once_a_hero_has_acted() -> None:
    heroes = {"billy": "3,3", "jenny": "3,3", "becky": {"space": "6,3", "activated": True}}
    t = table(heroes=heroes, hands={"zombies-1": ["bickering"]})
    assert t.kind == "activate-hero"


@pytest.mark.rule("7.2.2")
def test_bickering_may_answer_the_first_roll_for_movement_and_the_hero_does_nothing_more() -> None:
    """The start of the turn is not over before somebody moves.  [Ruling 87]"""
    heroes = {"billy": {"space": "3,3", "items": ["revolver"]}, "jenny": "3,3", "becky": "6,3"}
    t = table(dice=[4], heroes=heroes, zombies={"z1": "3,3"}, hands={"zombies-1": ["bickering"]})
    t.choose("pass")
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert (t.seat, t.window) == ("zombies-1", "move-rolled")
    t.choose("play-card", card="bickering", to="3,3")
    assert t.saw("lost-turn", who="billy")
    assert t.kind == "move-action"
    assert t.decision is not None
    assert t.decision["actor"] == "becky", "no step, no shot, no fight of Billy's"
    assert not t.saw("fight-started")


@pytest.mark.rule("7.2.2")
def test_bickering_does_not_answer_the_roll_of_the_second_hero() -> None:
    heroes = {"billy": "3,3", "jenny": "3,3", "becky": "6,3"}
    t = table(dice=[4, 4], heroes=heroes, hands={"zombies-1": ["bickering"]})
    t.choose("pass")
    t.choose("activate", hero="becky")
    t.choose("skip")
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert t.kind == "move-action"


def test_nobody_exchanges_items_with_a_hero_who_has_lost_the_turn() -> None:
    heroes = {
        "billy": {"space": "3,3", "items": ["keys"]},
        "jenny": {"space": "3,3", "items": ["torch"]},
        "becky": {"space": "3,4", "items": ["ammo"]},
    }
    t = table(dice=[1], heroes=heroes, hands={"zombies-1": ["bickering"]})
    t.choose("play-card", card="bickering", to="3,3")
    t.choose("roll-movement")
    t.choose("step", to="3,3")
    assert t.kind != "exchange"


def test_a_hero_who_has_lost_the_turn_uses_no_item() -> None:
    heroes = {
        "billy": {"space": "3,3", "items": ["first-aid-kit"], "wounds": 1},
        "jenny": "3,3",
        "becky": "6,3",
    }
    t = table(heroes=heroes, hands={"zombies-1": ["bickering"]})
    t.choose("play-card", card="bickering", to="3,3")
    while t.kind == "window":
        t.choose("pass")
    assert t.kind == "move-action"
    assert not t.offers("use-item")


# -- Haunted By The Past -----------------------------------------------------------------------------------


def test_haunted_by_the_past_is_played_on_a_hero_who_is_no_student() -> None:
    heroes = {"billy": "3,3", "becky": "0,3", "sheriff-anderson": "6,3"}
    t = zombie_move(["haunted-by-the-past"], heroes=heroes, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero") == ["becky", "sheriff-anderson"]
    t.choose("play-card", hero="becky")
    assert t.heroes["becky"]["in_play"] == ["haunted-by-the-past"]
    t.nothing_pending()


def test_a_haunted_hero_is_strange() -> None:
    becky = {"space": "3,3", "in_play": ["haunted-by-the-past"]}
    heroes = {"becky": becky, "billy": "6,3"}
    t = zombie_move(["i-dont-trust-em"], heroes=heroes, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero", mode="strange-hero") == ["becky"]


def test_townsfolk_cannot_help_a_haunted_hero() -> None:
    becky = {"space": "3,3", "wounds": 1, "in_play": ["haunted-by-the-past"]}
    heroes = {"becky": becky, "billy": {"space": "6,3", "wounds": 1}}
    t = table(heroes=heroes, hands={"heroes-1": ["doc-brody-country-physician"]})
    assert t.values("play-card", "hero") == ["billy"]


def test_townsfolk_do_not_touch_the_fight_dice_of_a_haunted_hero() -> None:
    t = fights([], [3, 2, 4], "becky", facts={"in_play": ["haunted-by-the-past"]}, hands={"heroes-1": ["farmer-sty"]})
    t.choose("play-card", card="farmer-sty", mode="subtract")
    assert {option.get("of") for option in t.find("choose")} <= {"zombie"}
    t.passes()
    assert t.saw("die-changed")


def test_deputy_taylor_does_not_stop_the_fight_of_a_haunted_hero() -> None:
    hands = {"heroes-1": ["deputy-taylor"]}
    t = fights([], [3, 2, 4], "becky", facts={"in_play": ["haunted-by-the-past"]}, hands=hands)
    assert not t.offers("play-card", mode="cancel-fight")


# -- "I Don't Trust 'em" -----------------------------------------------------------------------------------


def test_i_dont_trust_em_keeps_everybody_from_exchanging_until_the_next_zombie_turn() -> None:
    heroes = {"billy": {"space": "3,3", "items": ["keys"]}, "jenny": "3,3"}
    hand = ["i-dont-trust-em", "trip", "resilient", "resilient"]
    t = zombie_move(hand, heroes=heroes, zombies={"z1": "7,5"})
    t.choose("play-card", card="i-dont-trust-em", mode="everybody")
    assert t.state["zombie_discard"] == ["i-dont-trust-em"]
    t.choose("done")
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.kind != "exchange"
    t.choose("skip")
    assert t.state["turn"] == "zombies"
    assert t.state["effects"] == []


def test_i_dont_trust_em_remains_in_play_on_one_strange_hero() -> None:
    heroes = {"jake-cartwright": "3,3", "jenny": "3,3"}
    t = zombie_move(["i-dont-trust-em"], heroes=heroes, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero", mode="strange-hero") == ["jake-cartwright"]
    t.choose("play-card", mode="strange-hero")
    assert t.heroes["jake-cartwright"]["in_play"] == ["i-dont-trust-em"]
    t.nothing_pending()


def test_nobody_exchanges_with_the_mistrusted_hero_but_others_do() -> None:
    heroes = {
        "jake-cartwright": {"space": "3,3", "items": ["torch"], "in_play": ["i-dont-trust-em"]},
        "jenny": {"space": "3,3", "items": ["keys"]},
        "becky": "3,3",
    }
    t = table(heroes=heroes)
    t.choose("activate", hero="jenny")
    t.choose("skip")
    assert t.kind == "exchange"
    assert t.values("give", "hero") == ["becky"]
    assert not t.offers("take")
    t.choose("done")
    t.choose("activate", hero="jake-cartwright")
    t.choose("skip")
    assert t.kind != "exchange"


# -- I Feel Kinda Strange ----------------------------------------------------------------------------------


def test_i_feel_kinda_strange_answers_a_wound_from_a_zombie() -> None:
    t = fights(["i-feel-kinda-strange"], [3, 2, 4])
    assert (t.seat, t.window) == ("zombies-1", "hero-wounded")
    assert t.values("play-card", "hero") == ["billy"]
    t.choose("play-card", card="i-feel-kinda-strange")
    assert t.heroes["billy"]["in_play"] == ["i-feel-kinda-strange"]
    assert t.heroes["billy"]["wounds"] == 1
    t.nothing_pending()


def test_i_feel_kinda_strange_is_not_offered_for_a_killing_wound_or_a_won_fight() -> None:
    t = fights(["i-feel-kinda-strange"], [3, 2, 4], facts={"wounds": 1}, sun=10)
    assert t.window is None
    t = fights(["i-feel-kinda-strange"], [5, 2, 4])
    assert t.window is None


@pytest.mark.rule("13.10", "14.7.1")
def test_the_next_wound_turns_the_hero_into_a_zombie_hero() -> None:
    becky = {"space": "3,3", "wounds": 1, "items": ["keys"], "in_play": ["i-feel-kinda-strange"]}
    heroes = {"becky": becky, "billy": "6,3"}
    t = table(dice=[3, 2, 4], heroes=heroes, zombies={"z1": "3,3"}, sun=10)
    t.choose("activate", hero="becky")
    t.choose("skip")
    turned = [zombie for zombie in t.zombies.values() if zombie["kind"] == "zombie-hero"]
    assert [(zombie["hero"], zombie["space"], zombie["wounds"], zombie["health"]) for zombie in turned] == [
        ("becky", "3,3", 0, 3)
    ]
    assert t.state["heroes_killed"] == 1
    assert "i-feel-kinda-strange" in t.state["zombie_discard"]
    assert "keys" in t.state["hero_discard"]


def test_outside_the_black_zone_a_hero_turned_by_the_card_is_not_replaced() -> None:
    becky = {"space": "3,3", "in_play": ["i-feel-kinda-strange"]}
    t = table(dice=[3, 2, 4], heroes={"becky": becky, "billy": "6,3"}, zombies={"z1": "3,3"}, sun=10)
    t.choose("activate", hero="becky")
    t.choose("skip")
    assert t.saw("turned", who="becky")
    assert not t.saw("hero-joins")
    t.nothing_pending()


def test_in_the_black_zone_a_hero_turned_by_the_card_is_replaced() -> None:
    becky = {"space": "3,3", "in_play": ["i-feel-kinda-strange"]}
    t = table(dice=[3, 2, 4], heroes={"becky": becky, "billy": "6,3"}, zombies={"z1": "3,3"}, sun=14)
    t.choose("activate", hero="becky")
    t.choose("skip")
    assert t.saw("turned", who="becky")
    assert t.saw("hero-joins")


def test_a_prevented_wound_turns_nobody() -> None:
    becky = {"space": "3,3", "in_play": ["i-feel-kinda-strange"]}
    hands = {"heroes-1": ["just-a-scratch"]}
    t = table(dice=[3, 2, 4], heroes={"becky": becky}, zombies={"z1": "3,3"}, sun=10, hands=hands)
    t.choose("skip")
    t.choose("play-card", card="just-a-scratch")
    assert not t.saw("turned")
    assert t.heroes["becky"]["in_play"] == ["i-feel-kinda-strange"]


# -- "I've Got to Get to the..." ---------------------------------------------------------------------------


@pytest.mark.rule("3.4.1")
def test_ive_got_to_get_to_the_rolls_a_building_the_hero_is_not_in() -> None:
    t = zombie_move(["ive-got-to-get-to-the"], [2, 1, 4], heroes={"billy": "0,0"}, zombies={"z1": "7,5"})
    t.choose("play-card", hero="billy")
    (row,) = t.state["in_play_rows"]
    assert (row["card"], row["hero"], row["building"]) == ("ive-got-to-get-to-the", "billy", "gym")
    t.nothing_pending()


def test_a_building_that_is_taken_over_is_no_destination() -> None:
    t = zombie_move(
        ["ive-got-to-get-to-the"],
        [2, 4],
        heroes={"billy": "0,0"},
        zombies={"z1": "7,5"},
        markers=[{"kind": "taken-over", "building": "gym"}],
    )
    t.choose("play-card", hero="billy")
    assert t.state["in_play_rows"] == []
    assert t.state["zombie_discard"] == ["ive-got-to-get-to-the"]


def test_the_driven_hero_does_not_search_until_in_the_building() -> None:
    hand = ["ive-got-to-get-to-the", "trip", "resilient", "resilient"]
    t = zombie_move(hand, [2, 4], heroes={"jenny": "0,0", "becky": "0,1"}, zombies={"z1": "7,5"})
    t.choose("play-card", hero="jenny")
    t.choose("done")
    t.choose("activate", hero="jenny")
    assert not t.offers("search")
    t.choose("skip")
    assert t.offers("search")


def test_the_card_is_discarded_when_the_hero_moves_into_the_building() -> None:
    t = zombie_move(["ive-got-to-get-to-the"], [2, 4], heroes={"jenny": "5,2"}, zombies={"z1": "0,5"})
    t.choose("play-card", hero="jenny")
    t.choose("done")
    t.dice(6, 1)
    t.choose("roll-movement")
    t.passes()
    t.choose("step", to="5,1")
    assert t.heroes["jenny"]["in_play"] == []
    assert "ive-got-to-get-to-the" in t.state["zombie_discard"]


# -- Living Nightmare --------------------------------------------------------------------------------------


def test_living_nightmare_discards_a_hero_card_at_once_and_remains_in_play() -> None:
    t = draws("living-nightmare", [1, 1], heroes={"billy": "3,3"}, hero_deck=["keys", "torch"])
    assert t.state["hero_discard"] == ["keys"]
    assert t.state["in_play"] == ["living-nightmare"]
    t.nothing_pending()


def test_living_nightmare_discards_a_hero_card_at_each_zombie_turn() -> None:
    t = table(
        turn="zombies",
        step="sun",
        heroes={"billy": "3,3"},
        in_play=["living-nightmare"],
        hero_deck=["keys", "torch"],
        hands={"zombies-1": ["trip"]},
    )
    assert t.state["hero_discard"] == ["keys"]


@pytest.mark.rule("2.2.1")
@pytest.mark.parametrize(("deck", "lost"), [(["keys", "torch"], False), (["keys"], True), ([], True)])
def test_living_nightmare_wins_with_the_last_hero_card(deck: list[str], lost: bool) -> None:
    t = draws("living-nightmare", [1, 1], heroes={"billy": "3,3"}, hero_deck_exact=deck)
    assert (t.result is not None) == lost


def test_living_nightmare_gives_zombie_heroes_two_more_dice_and_others_none() -> None:
    zombies = {"becky": {"space": "3,3"}, "z1": "6,3"}
    heroes = {"billy": "3,3", "jenny": "6,3"}
    t = table(dice=[6, 5, 1, 1, 1, 6, 5, 1], heroes=heroes, zombies=zombies, in_play=["living-nightmare"])
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("skip")
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[1, 1, 1])
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[1], who="z1")


# -- Locked Door -------------------------------------------------------------------------------------------


def at_the_door(**facts: Any) -> Table:
    """Jenny wants to enter the church; the Zombie player holds Locked Door."""
    t = table(dice=[6], heroes={"jenny": {"space": "3,1", **facts}}, hands={"zombies-1": ["locked-door"]})
    t.choose("roll-movement")
    t.choose("step", to="2,1")
    assert t.window is None
    t.choose("step", to="1,1")
    return t


def test_a_locked_door_ends_the_move_in_front_of_it() -> None:
    t = at_the_door()
    assert (t.seat, t.window) == ("zombies-1", "at-the-door")
    t.choose("play-card", card="locked-door")
    assert t.heroes["jenny"]["space"] == "2,1"
    assert not t.offers("step")
    assert t.saw("discarded", card="locked-door")
    assert t.state["in_play"] == []


def test_a_door_nobody_locks_lets_the_hero_through() -> None:
    t = at_the_door()
    t.choose("pass")
    assert t.heroes["jenny"]["space"] == "1,1"
    assert t.offers("step")


@pytest.mark.parametrize("key", ["keys", "fire-axe"])
def test_a_hero_with_keys_or_an_axe_ignores_locked_doors(key: str) -> None:
    t = at_the_door(items=[key])
    assert t.heroes["jenny"]["space"] == "1,1"
    assert t.window is None


def test_the_window_is_a_way_round_a_locked_door() -> None:
    t = table(
        dice=[6],
        heroes={"jenny": "2,1"},
        hands={"zombies-1": ["locked-door"], "heroes-1": ["escape-through-the-window"]},
    )
    t.choose("play-card", card="escape-through-the-window")
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert t.heroes["jenny"]["space"] == "1,1"


# -- "My God, He's A Zombie" -------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "canceled"), [(3, False), (4, True)])
def test_my_god_hes_a_zombie_takes_a_townsfolk_out_of_the_game_on_four(die: int, canceled: bool) -> None:
    t = table(
        heroes={"jenny": {"space": "3,3", "wounds": 1}},
        hands={"zombies-1": ["my-god-hes-a-zombie"], "heroes-1": ["doc-brody-country-physician"]},
    )
    t.choose("play-card", card="doc-brody-country-physician", hero="jenny")
    assert (t.seat, t.window) == ("zombies-1", "card-played")
    t.dice(die)
    t.choose("play-card", card="my-god-hes-a-zombie", mode="cancel")
    assert t.heroes["jenny"]["wounds"] == (1 if canceled else 0)
    doc = ["doc-brody-country-physician"]
    assert t.state["removed"] == (doc if canceled else [])
    assert t.state["hero_discard"] == ([] if canceled else doc)
    t.nothing_pending()


def test_my_god_hes_a_zombie_answers_only_townsfolk() -> None:
    t = table(
        heroes={"jenny": {"space": "3,3", "wounds": 1}},
        hands={"zombies-1": ["my-god-hes-a-zombie"], "heroes-1": ["recovery"]},
    )
    t.choose("play-card", card="recovery", hero="jenny")
    assert t.heroes["jenny"]["wounds"] == 0


def test_my_god_hes_a_zombie_puts_a_zombie_next_to_a_hero() -> None:
    t = zombie_move(["my-god-hes-a-zombie"], heroes={"jenny": "0,0"}, zombies={"z1": "7,5"})
    assert t.values("play-card", "to", mode="place") == ["0,1", "1,0", "1,1"]
    t.choose("play-card", mode="place", to="1,1")
    assert t.zombies["z2"]["space"] in ("1,1", "0,0")
    assert t.saw("placed", who="z2", to="1,1")


def test_my_god_hes_a_zombie_needs_a_zombie_in_the_own_pool() -> None:
    t = zombie_move(
        ["my-god-hes-a-zombie"],
        players=4,
        heroes={"jenny": "0,0"},
        zombies={"z1": "7,5"},
        pool={"zombies-1": 0, "zombies-2": 7},
    )
    assert not t.offers("play-card")
