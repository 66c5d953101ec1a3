"""Decks, hands, playing and cancelling cards.  [3.9, 7]"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import FAR, INERT, order, rolls, seen
from tests.table import Table, new_game, table


def rain(*hand: str, **more: Any) -> Table:
    """A Zombie turn in which Heavy Rain is drawn while the Heroes hold these cards."""
    t = table(
        turn="zombies",
        **{
            "heroes": {"billy": "4,4", **FAR},
            "hands": {"heroes-1": list(hand), "zombies-1": INERT[:3]},
            "zombie_deck": ["heavy-rain"],
            **more,
        },
    )
    t.choose("keep")
    return t


# -- decks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.9", "5.4.1", "5.4.2")
@pytest.mark.parametrize(("profile", "size"), [("original-basic", 40), ("original-advanced", 60)])
def test_there_are_two_decks_of_40_cards_and_60_in_the_advanced_game(profile: str, size: int) -> None:
    state = new_game(scenario="die-zombies-die", profile=profile, seed=2).state
    assert len(state["hero_deck"]) == size
    assert len(state["zombie_deck"]) == size
    assert not set(state["hero_deck"]) & set(state["zombie_deck"])


@pytest.mark.rule("3.9.2")
def test_every_zombie_card_is_an_event_and_every_hero_card_an_item_or_an_event() -> None:
    cards = new_game().must(cmd="catalog", game="last-night-on-earth")["cards"]
    assert {card["type"] for card in cards if card["deck"] == "zombie"} == {"zombie-event"}
    assert {card["type"] for card in cards if card["deck"] == "hero"} == {"item", "event"}


@pytest.mark.rule("3.9.2", "3.9.2.1")
def test_zombie_cards_are_held_hidden_from_the_heroes() -> None:
    t = table(heroes=FAR, hands={"zombies-1": INERT})
    assert t.view("zombies-1")["hands"]["zombies-1"] == INERT
    assert t.view("heroes-1")["hands"]["zombies-1"] == 4


@pytest.mark.rule("17.1.3")
def test_two_zombie_players_may_see_each_others_cards() -> None:
    t = table(players=4, heroes=FAR, hands={"zombies-1": ["trip"], "zombies-2": ["shamble"]})
    assert t.view("zombies-1")["hands"]["zombies-2"] == ["shamble"]
    assert t.view("heroes-1")["hands"]["zombies-2"] == 1


@pytest.mark.rule("3.9.2.3", "7.1.4")
def test_an_empty_zombie_deck_is_made_from_its_discard_pile_at_once() -> None:
    t = table(
        turn="zombies",
        heroes=FAR,
        hands={"zombies-1": INERT[:3]},
        zombie_deck_exact=["trip"],
        zombie_discard=["shamble", "braaains"],
    )
    t.choose("keep")
    assert t.state["hands"]["zombies-1"] == [*INERT[:3], "trip"]
    assert sorted(t.state["zombie_deck"]) == ["braaains", "shamble"]
    assert t.state["zombie_discard"] == []


# -- the last Hero card ------------------------------------------------------------------------------------


def overrun(deck: list[str]) -> Table:
    """A Town Overrun takes the top ten Hero cards."""
    t = table(
        turn="zombies",
        heroes=FAR,
        hands={"zombies-1": INERT[:3]},
        zombie_deck=["a-town-overrun"],
        hero_deck_exact=deck,
    )
    t.choose("keep")
    return t


TEN = ["keys", "keys", "ammo", "ammo", "faith", "faith", "faith", "recovery", "recovery", "torch"]


@pytest.mark.rule("2.2.1", "7.1.4", "3.9.1.4")
def test_a_zombie_card_that_takes_the_last_hero_card_wins() -> None:
    t = overrun(TEN)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "hero-deck")


@pytest.mark.rule("2.2.1", "7.1.4")
def test_it_does_not_win_while_one_card_is_left() -> None:
    t = overrun([*TEN, "lighter"])
    assert t.result is None
    assert t.state["hero_deck"] == ["lighter"]


@pytest.mark.rule("2.2.1")
def test_a_zombie_card_that_finds_no_hero_card_to_take_wins_too() -> None:
    """The 2007 FAQ."""
    t = overrun([])
    assert t.result is not None
    assert t.result["winner"] == "zombies"


# -- playing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1", "3.9.1.2")
def test_an_event_is_played_on_any_hero_in_either_turn() -> None:
    """Faith helps at any time."""
    t = table(heroes={"billy": "4,4", **FAR}, hands={"heroes-1": ["faith"]})
    assert t.values("play-card", "hero", card="faith") == ["becky", "billy"]
    t = table(turn="zombies", step="move", heroes={"billy": "4,4", **FAR}, hands={"heroes-1": ["faith"]})
    assert t.values("play-card", "hero", card="faith") == ["becky", "billy"]
    t.choose("play-card", card="faith", hero="billy")
    assert t.state["hero_discard"] == ["faith"]


@pytest.mark.rule("7.1", "7.2")
def test_an_event_with_a_moment_of_its_own_is_not_played_outside_it() -> None:
    """At Last is for the start of a Hero turn, Shamble for the Zombies' move."""
    t = table(
        turn="zombies",
        step="move",
        heroes={"billy": "4,4", **FAR},
        zombies={"z1": "7,5"},
        in_play=["heavy-rain"],
        hands={"heroes-1": ["at-last"], "zombies-1": ["shamble"]},
    )
    assert t.seat == "zombies-1"
    assert t.offers("play-card", card="shamble")
    t.choose("done")
    assert t.state["turn"] == "heroes"
    assert t.seat == "heroes-1"
    assert t.offers("play-card", card="at-last")


@pytest.mark.rule("7.2.2")
def test_the_start_of_the_zombie_turn_lasts_until_the_first_zombie_moves() -> None:
    t = table(
        dice=[1, 1],
        turn="zombies",
        heroes={"becky": "7,0"},
        zombies={"z1": "0,5", "z2": "1,5"},
        hands={"zombies-1": ["cornered", *INERT[:3]]},
    )
    assert t.offers("play-card", card="cornered"), "before drawing"
    t.choose("keep")
    assert rolls(t, "spawn-check")
    assert t.offers("play-card", card="cornered"), "after the spawn roll"
    t.choose("move", zombie="z1", to="0,4")
    assert t.offers("move", zombie="z2")
    assert not t.offers("play-card", card="cornered")


@pytest.mark.rule("7.2.2")
def test_the_second_zombie_player_too_has_the_start_of_the_turn() -> None:
    t = table(
        dice=[6, 6],
        turn="zombies",
        players=4,
        heroes={"becky": "7,0"},
        zombies={"z1": "0,5", "z8": "1,5"},
        hands={"zombies-1": INERT[:2], "zombies-2": ["loss-of-faith"]},
        zombie_deck=["cornered"],
    )
    t.choose("keep")
    t.choose("keep")
    assert (t.seat, t.window) == ("zombies-2", "zombie-turn-start")
    assert t.offers("play-card", card="cornered")


# -- cancelling --------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1.2")
def test_a_cancelled_card_is_discarded_and_does_nothing() -> None:
    """The 2007 FAQ: any Zombie card, while it is being played …"""
    t = rain("principal-gomez")
    assert t.window == "card-played"
    t.choose("play-card", card="principal-gomez", mode="cancel")
    assert t.saw("canceled", card="heavy-rain")
    assert t.state["in_play"] == []
    assert t.state["zombie_discard"] == ["heavy-rain"]


@pytest.mark.rule("7.1.2", "7.2.4")
def test_a_card_in_play_may_be_cancelled_too() -> None:
    """… or while it remains in play."""
    t = rain("principal-gomez")
    t.choose("pass")
    assert t.state["in_play"] == ["heavy-rain"]
    while not t.offers("play-card", card="principal-gomez", mode="cancel-in-play"):
        t.must(cmd="choose", option="0")
    t.choose("play-card", card="principal-gomez", mode="cancel-in-play")
    assert t.state["in_play"] == []


@pytest.mark.rule("7.1.2.3")
def test_a_cancelled_card_in_play_takes_its_marker_along() -> None:
    t = table(
        heroes={"billy": "4,4", **FAR},
        in_play=["lights-out"],
        markers=[{"kind": "lights-out", "building": "gym"}],
        hands={"heroes-1": ["at-last"]},
    )
    t.choose("play-card", card="at-last", target="lights-out")
    assert t.state["markers"] == []
    assert t.state["zombie_discard"] == ["lights-out"]


@pytest.mark.rule("7.1.2")
def test_two_copies_of_a_card_in_play_on_two_heroes_are_told_apart() -> None:
    strange = {"in_play": ["i-feel-kinda-strange"]}
    t = table(
        heroes={"father-joseph": {"space": "3,3", **strange}, "billy": {"space": "4,4", **strange}, **FAR},
    )
    options = t.find("ability", ability="strength-of-spirit", target="i-feel-kinda-strange")
    assert sorted(option["on"] for option in options) == ["billy", "father-joseph"]
    assert {option["hero"] for option in options} == {"father-joseph"}
    assert len({option["label"] for option in options}) == 2


@pytest.mark.rule("7.1.2.1")
def test_a_card_that_has_made_dice_roll_is_no_longer_cancelled() -> None:
    """The answer is asked before the effect: once Uuuurrrggghh! has rolled, Gomez can do nothing about it."""
    t = table(
        dice=[6, 5, 1, 2, 3],
        turn="zombies",
        step="fight",
        heroes={"billy": "4,4", **FAR},
        zombies={"z1": "4,4"},
        hands={"heroes-1": ["principal-gomez"], "zombies-1": ["uuuurrrggghh"]},
    )
    while t.seat != "zombies-1":
        t.choose("pass")
    t.choose("play-card", card="uuuurrrggghh")
    assert t.window == "card-played"
    assert rolls(t, "zombie-fight") == [[1]]
    t.choose("pass")
    assert rolls(t, "zombie-fight") == [[1], [2, 3]]
    assert t.window == "fight"
    assert t.values("play-card", "mode", card="principal-gomez") == ["reroll"]


@pytest.mark.rule("7.2.3")
def test_an_instant_kill_ends_the_fight_without_a_result_before_anybody_answers() -> None:
    """The Meat Cleaver acts on a 6."""
    t = table(
        dice=[6, 1, 6],
        turn="zombies",
        step="fight",
        heroes={"billy": {"space": "4,4", "items": ["meat-cleaver"]}, **FAR},
        zombies={"z1": "4,4"},
        hands={"zombies-1": ["uuuurrrggghh"]},
    )
    assert t.seat == "heroes-1"
    t.choose("use-item", card="meat-cleaver")
    assert "z1" not in t.zombies
    assert order(t, "killed", "fight-resolved", "wounded") == ["killed"]
    t.nothing_pending()


# -- remains in play ---------------------------------------------------------------------------------------


@pytest.mark.rule("7.2.4")
def test_a_card_that_remains_in_play_works_until_it_is_discarded_and_is_in_no_hand() -> None:
    t = rain(heroes={"sheriff-anderson": "4,4", **FAR})
    assert t.state["in_play"] == ["heavy-rain"]
    assert t.state["hands"]["zombies-1"] == INERT[:3]
    while t.state["turn"] == "zombies":
        t.must(cmd="choose", option="0")
    t.dice(2)
    t.choose("activate", hero="sheriff-anderson")
    t.choose("roll-movement")
    t.choose("step", to="4,5")
    assert t.decision is not None
    assert t.decision["actor"] == "becky", "a 2 was worth one space"


@pytest.mark.rule("7.2.4")
def test_there_may_be_any_number_of_cards_in_play() -> None:
    cards = ["heavy-rain", "lights-out", "lights-out", "living-nightmare"]
    t = table(
        heroes={
            "billy": {"space": "4,4", "in_play": ["overconfidence", "teen-angst", "this-cant-be-happening"]},
            **FAR,
        },
        in_play=cards,
    )
    assert len(t.state["in_play_rows"]) == 7
    assert not t.saw("discarded")


# -- dice --------------------------------------------------------------------------------------------------


def farmer_changes(hero_dice: list[int], zombie_die: int, more: list[int]) -> Table:
    t = table(
        dice=[*hero_dice, zombie_die, *more],
        turn="zombies",
        step="fight",
        heroes={"billy": "4,4", **FAR},
        zombies={"z1": "4,4"},
        hands={"heroes-1": ["farmer-sty", "principal-gomez"]},
    )
    while t.window != "fight":
        t.choose("pass")
    return t


@pytest.mark.rule("3.17.1")
def test_a_die_may_be_raised_above_6() -> None:
    t = farmer_changes([6, 3], 6, [])
    t.choose("play-card", card="farmer-sty", mode="add")
    t.choose("choose", dice=[6], of="hero")
    assert t.decision is not None
    assert t.decision["fight"]["hero_dice"] == [3, 7]
    t.passes()
    assert t.saw("fended-off")


@pytest.mark.rule("3.17.1")
def test_a_die_is_never_lowered_below_1() -> None:
    t = farmer_changes([2, 3], 1, [])
    t.choose("play-card", card="farmer-sty", mode="subtract")
    assert [(o["dice"], o["of"]) for o in t.options] == [([2], "hero"), ([3], "hero")]


@pytest.mark.rule("3.17.1")
def test_a_re_roll_loses_the_change() -> None:
    t = farmer_changes([2, 5], 6, [6])
    t.choose("play-card", card="farmer-sty", mode="subtract")
    t.choose("choose", dice=[6], of="zombie")
    t.choose("play-card", card="principal-gomez", mode="reroll")
    assert t.saw("wounded", who="billy"), "the new 6 counts as 6"
    assert seen(t, "fight-resolved")[0]["won"] is False
