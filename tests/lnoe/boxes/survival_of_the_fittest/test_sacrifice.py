"""Zombie cards that want a Sacrifice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import table, zombie_start
from tests.table import Table

FAR = {"z1": "0,5", "z2": "1,5", "z3": "2,5", "z4": "3,5", "z5": "4,5"}
"""Zombies along the lower edge, away from everybody."""


def sacrificed(card: str, zombies: dict[str, Any], dice: list[int] | None = None, **more: Any) -> Table:
    """The card is played, and its price in Zombies is asked for."""
    more.setdefault("heroes", {"billy": "7,0"})
    t = zombie_start([card], dice, zombies=zombies, **more)
    t.choose("play-card", card=card)
    return t


def give_up(t: Table, *zombies: str) -> None:
    for zombie in zombies:
        t.choose("choose", zombie=zombie)


# -- the price ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1.3")
@pytest.mark.parametrize(("zombies", "offered"), [(["z1", "z2"], False), (["z1", "z2", "z3"], True)])
def test_a_card_is_offered_only_to_who_can_pay_its_price_in_zombies(zombies: list[str], offered: bool) -> None:
    t = zombie_start(["hungry-dead"], heroes={"billy": "7,0"}, zombies={name: FAR[name] for name in zombies})
    assert t.offers("play-card", card="hungry-dead") is offered


@pytest.mark.rule("7.1.3")
@pytest.mark.parametrize(("others", "offered"), [(["trip"], False), (["trip", "shamble"], True)])
def test_a_price_in_cards_is_paid_with_other_cards_than_the_one_that_is_played(
    others: list[str], offered: bool
) -> None:
    t = zombie_start(["angry-dead", *others], heroes={"billy": "7,0"}, zombies={"z1": "0,5"})
    assert t.offers("play-card", card="angry-dead") is offered


@pytest.mark.rule("7.1.3")
def test_sacrificed_zombies_go_back_to_the_pool_and_are_not_killed() -> None:
    t = sacrificed("hungry-dead", FAR)
    pool = t.state["pool"]["zombies-1"]
    give_up(t, "z1", "z2", "z4")
    assert t.state["pool"]["zombies-1"] == pool + 3
    assert t.state["zombies_killed"] == 0
    assert sorted(t.zombies) == ["z3", "z5"]


@pytest.mark.rule("7.1.3.1")
def test_a_zombie_hero_cannot_be_sacrificed() -> None:
    zombies = {"z1": "0,5", "z2": "1,5", "jenny": {"space": "2,5", "kind": "zombie-hero", "hero": "jenny"}}
    t = zombie_start(["hungry-dead"], heroes={"billy": "7,0"}, zombies=zombies)
    assert not t.offers("play-card", card="hungry-dead")
    t = zombie_start(["risen-from-the-grave"], heroes={"billy": "7,0"}, zombies=zombies, zombie_discard=["trip"])
    t.choose("play-card", card="risen-from-the-grave")
    assert t.values("choose", "zombie") == ["z1", "z2"]


@pytest.mark.rule("7.1.3")
def test_it_is_too_late_for_a_sacrifice_once_a_zombie_has_moved() -> None:
    t = zombie_start(["hungry-dead"], heroes={"billy": "7,0"}, zombies=FAR)
    t.choose("move", zombie="z1", to="0,4")
    assert not t.offers("play-card", card="hungry-dead")


def test_the_price_is_paid_even_if_the_card_is_canceled() -> None:
    t = sacrificed("hungry-dead", FAR, heroes={"father-joseph": "7,0"})
    give_up(t, "z1", "z2", "z3")
    t.choose("ability", ability="strength-of-spirit")
    assert t.saw("canceled", card="hungry-dead")
    assert sorted(t.zombies) == ["z4", "z5"]
    t.passes()


# -- the cards ---------------------------------------------------------------------------------------------


def test_angry_dead_gives_every_zombie_a_die_until_the_next_zombie_turn() -> None:
    t = zombie_start(["angry-dead", "trip", "shamble"], heroes={"billy": "7,0"}, zombies={"z1": "0,5"})
    t.choose("play-card", card="angry-dead")
    t.choose("choose", card="trip")
    (effect,) = t.state["effects"]
    assert effect == {"effect": "zombie-dice", "who": None, "amount": 1, "until": "zombies", "card": "angry-dead"}
    assert t.state["hands"]["zombies-1"] == []
    t.nothing_pending()


def test_closing_in_lets_each_zombie_of_a_board_walk_as_far_as_its_own_die_says() -> None:
    t = sacrificed("closing-in", FAR, dice=[1, 2])
    give_up(t, "z1", "z2", "z3")
    assert (t.kind, t.decision["actor"]) == ("move-zombies", "z4")
    t.choose("move", zombie="z4", to="3,4")
    assert t.decision["actor"] == "z5"
    t.choose("move", zombie="z5", to="4,4")
    t.choose("move", zombie="z5", to="4,3")
    assert (t.zombies["z4"]["space"], t.zombies["z5"]["space"]) == ("3,4", "4,3")
    assert not t.zombies["z4"]["moved"]
    t.nothing_pending()


def test_closing_in_moves_only_the_zombies_of_the_chosen_board() -> None:
    board = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
    zombies = {"z1": "0,0", "z2": "0,0", "z3": "0,0", "z4": "0,1", "z5": "11,11"}
    t = zombie_start(["closing-in"], [1], heroes={"billy": "7,7"}, zombies=zombies, board=board)
    t.choose("play-card", card="closing-in")
    give_up(t, "z1", "z2", "z3")
    assert t.values("choose", "section") == ["church", "hospital"]
    t.choose("choose", section="church")
    assert t.decision["actor"] == "z4"
    t.choose("done")
    assert t.decision["actor"] is None


def test_hopeless_cancels_hero_cards_in_play_and_costs_each_hero_player_an_event() -> None:
    t = table(
        turn="zombies", step="move", players=3, heroes={"billy": "7,0", "jenny": "6,3"}, zombies={"z1": "0,5"},
        hands={"zombies-1": ["hopeless"], "heroes-1": ["faith", "recovery"], "heroes-2": ["at-last"]},
        in_play=["heavy-rain", "blocked-windows"],
    )  # fmt: skip
    t.passes()
    t.choose("play-card", card="hopeless")
    assert (t.seat, t.values("choose", "card")) == ("heroes-1", ["faith", "recovery"])
    assert t.state["in_play"] == []
    t.choose("choose", card="faith")
    assert t.state["hands"]["heroes-1"] == ["recovery"]
    assert t.state["hands"]["heroes-2"] == []
    t.passes()
    t.nothing_pending()


def test_hopeless_needs_a_zombie_card_in_play() -> None:
    hands = {"heroes-1": ["at-last"]}
    t = zombie_start(["hopeless"], heroes={"billy": "7,0"}, zombies=FAR, hands=hands)
    assert not t.offers("play-card", card="hopeless")


def test_hungry_dead_draws_three_cards() -> None:
    t = sacrificed("hungry-dead", FAR, zombie_deck=["trip", "resilient", "shamble"])
    give_up(t, "z1", "z2", "z3")
    assert sorted(t.state["hands"]["zombies-1"]) == ["resilient", "shamble", "trip"]
    t.nothing_pending()


def test_no_it_cant_be_brings_a_zombie_hero_out_of_a_pit_and_kills_nobody() -> None:
    t = zombie_start(["no-it-cant-be"], heroes={"billy": "7,0"}, zombies=FAR)
    assert t.values("play-card", "to") == ["0,5", "7,5"]
    t.choose("play-card", card="no-it-cant-be", to="7,5")
    give_up(t, "z1", "z2", "z3", "z4")
    (risen,) = [zombie for zombie in t.zombies.values() if zombie["kind"] == "zombie-hero"]
    assert risen["space"] == "7,5"
    assert risen["hero"] != "billy"
    assert t.state["heroes_killed"] == 0
    assert t.kind == "move-zombies"


@pytest.mark.rule("17.1.5")
@pytest.mark.parametrize(("control", "seat"), [("killer", "zombies-2"), ("alternate", "zombies-1")])
def test_of_two_players_the_one_in_control_has_that_zombie_hero(control: str, seat: str) -> None:
    """The first of them in odd rounds, though the other one has played the card."""
    t = zombie_start(
        [], players=4, switches={"extra_zombie_control": control}, round=1, heroes={"billy": "7,0"},
        zombies={f"z{number}": "3,4" for number in range(8, 12)}, hands={"zombies-2": ["no-it-cant-be"]},
    )  # fmt: skip
    while not t.offers("play-card", card="no-it-cant-be"):
        t.must(cmd="choose", option="0")
    t.choose("play-card", card="no-it-cant-be", to="7,5")
    give_up(t, "z8", "z9", "z10")
    (risen,) = [zombie for zombie in t.zombies.values() if zombie["kind"] == "zombie-hero"]
    assert risen["seat"] == seat


def test_risen_from_the_grave_takes_two_cards_back_but_none_that_is_played_when_drawn() -> None:
    pile = ["trip", "shamble", "heavy-rain"]
    t = sacrificed("risen-from-the-grave", FAR, zombie_discard=pile)
    give_up(t, "z1", "z2")
    assert t.values("choose", "card") == ["shamble", "trip"]
    t.choose("choose", card="shamble")
    assert sorted(t.state["hands"]["zombies-1"]) == ["shamble", "trip"]
    assert t.state["zombie_discard"] == ["risen-from-the-grave", "heavy-rain"]


def test_tide_of_the_dead_brings_six_more_zombies_when_the_turn_ends() -> None:
    t = zombie_start(["tide-of-the-dead", "trip", "shamble"], heroes={"billy": "7,0"}, zombies={"z1": "0,5"})
    t.choose("play-card", card="tide-of-the-dead")
    t.choose("choose", card="trip")
    t.choose("done")
    assert t.kind == "place-zombie"
    for _ in range(6):
        t.choose("place", to=t.values("place", "to")[0])
    assert len(t.zombies) == 7
    assert "tide-of-the-dead" in t.state["zombie_discard"]
    assert t.state["turn"] == "heroes"


def test_zombie_surge_moves_every_zombie_within_four_spaces_of_a_hero_closer() -> None:
    zombies = {"z1": "3,5", "z2": "7,5", "z3": "2,5", "z4": "4,5"}
    t = zombie_start(["zombie-surge"], heroes={"billy": "7,1"}, zombies=zombies)
    t.choose("play-card", card="zombie-surge", hero="billy")
    t.choose("choose", zombie="z4")
    assert t.values("move", "zombie") == ["z1"] or t.kind == "move-zombies"
    while t.decision["actor"]:
        t.must(cmd="choose", option="0")
    away = {name: max(abs(int(z["space"][0]) - 7), abs(int(z["space"][2]) - 1)) for name, z in t.zombies.items()}
    assert away == {"z1": 3, "z2": 3, "z3": 5}
    assert not t.zombies["z1"]["moved"]
    t.nothing_pending()


def test_tide_of_the_dead_does_not_remain_in_play_where_it_could_be_canceled_or_given_up() -> None:
    hand = ["tide-of-the-dead", "trip", "shamble", "hopeless"]
    t = zombie_start(hand, heroes={"father-joseph": "0,0"}, zombies={"z1": "7,0"})
    t.choose("play-card", card="tide-of-the-dead")
    t.choose("choose", card="trip")
    t.choose("choose", card="shamble")
    t.passes()
    assert "in_play" not in t.state or "tide-of-the-dead" not in t.state["in_play"]
    assert not t.offers("play-card", card="hopeless")
    t.choose("done")
    t.choose("place", to="0,5")
    t.nothing_pending()


@pytest.mark.rule("7.2.2")
def test_zombies_that_closing_in_moves_do_not_end_the_start_of_the_turn() -> None:
    """It ends with the first Zombie of the Move step; until then another card for the start may follow."""
    zombies = {**dict.fromkeys(("z1", "z2", "z3", "z4"), "7,5"), "z5": "3,5"}
    t = zombie_start(["closing-in", "zombie-surge"], [2, 2], heroes={"billy": "0,0"}, zombies=zombies)
    t.choose("play-card", card="closing-in")
    give_up(t, "z1", "z2", "z3")
    while t.decision["actor"]:
        t.must(cmd="choose", option=t.find("move")[0]["id"])
    assert {t.zombies[name]["space"] for name in ("z4", "z5")} != {"7,5", "3,5"}
    assert t.offers("play-card", card="zombie-surge")
    t.choose("move", zombie="z4")
    assert not t.offers("play-card", card="zombie-surge")


@pytest.mark.parametrize(("pile", "offered"), [(["heavy-rain"], False), (["heavy-rain", "trip"], True)])
def test_nobody_pays_for_risen_from_the_grave_where_no_card_can_be_taken_back(pile: list[str], offered: bool) -> None:
    t = zombie_start(["risen-from-the-grave"], heroes={"billy": "0,0"}, zombies=FAR, zombie_discard=pile)
    assert t.offers("play-card", card="risen-from-the-grave") is offered
