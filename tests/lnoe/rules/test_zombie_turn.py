"""The Zombie turn: sun, cards, spawn roll, moves, fights, new Zombies.  [6.1]"""

import pytest

from tests.lnoe.rules.scenes import FAR, INERT, order, rolls
from tests.table import new_game, table


@pytest.mark.rule("6.1", "6.1.5")
def test_the_six_steps_come_in_the_order_of_the_rulebook() -> None:
    t = table(
        dice=[6, 6, 6, 5, 1, 1],
        turn="zombies",
        heroes={"billy": "3,3", **FAR},
        zombies={"z1": "3,4"},
        hands={"zombies-1": INERT},
        zombie_deck=["trip"],
    )
    t.choose("discard", card="resilient")
    t.choose("place", to="7,5")
    assert order(t, "turn", "drew", "spawn-check", "moved", "hero-fight", "spawn", "placed") == [
        "turn", "drew", "spawn-check", "moved", "hero-fight", "spawn", "placed", "turn",
    ]  # fmt: skip


# -- Step 1: the sun ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.1")
def test_in_the_first_round_the_sun_is_put_on_the_turns_of_the_scenario() -> None:
    t = new_game(scenario="die-zombies-die")
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert (t.state["round"], t.state["sun"]) == (1, 15)


@pytest.mark.rule("6.1.1")
def test_in_each_later_round_the_sun_sinks_by_one() -> None:
    t = table(turn="zombies", round=4, sun=12, heroes=FAR, hands={"zombies-1": INERT})
    assert (t.state["round"], t.state["sun"]) == (5, 11)


@pytest.mark.rule("6.1.1", "2.2")
def test_when_the_sun_leaves_1_the_game_is_over_at_once() -> None:
    t = table(turn="zombies", sun=1, heroes=FAR, hands={"zombies-1": INERT})
    assert t.decision is None
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.rule("6.1.1")
def test_on_the_last_number_of_the_track_a_whole_round_is_still_played() -> None:
    t = table(turn="zombies", sun=2, heroes=FAR, hands={"zombies-1": INERT})
    assert t.state["sun"] == 1
    assert t.result is None


# -- Step 2: cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.2", "3.9.2.1")
def test_the_zombie_player_draws_up_to_four_cards() -> None:
    t = table(
        turn="zombies",
        heroes=FAR,
        hands={"zombies-1": ["resilient"]},
        zombie_deck=["loss-of-faith", "trip", "loss-of-faith"],
    )
    t.choose("keep")
    assert t.state["hands"]["zombies-1"] == ["resilient", "loss-of-faith", "trip", "loss-of-faith"]


@pytest.mark.rule("17.1.3")
def test_two_zombie_players_draw_up_to_two_cards_each() -> None:
    t = table(
        turn="zombies",
        players=4,
        heroes=FAR,
        hands={"zombies-1": ["resilient"]},
        zombie_deck=["trip", "loss-of-faith", "resilient"],
    )
    t.choose("keep")
    hands = t.state["hands"]
    assert hands["zombies-1"] == ["resilient", "trip"]
    assert hands["zombies-2"] == ["loss-of-faith", "resilient"]


@pytest.mark.rule("6.1.2")
def test_before_drawing_one_card_may_be_discarded_and_no_second_one() -> None:
    t = table(turn="zombies", heroes=FAR, hands={"zombies-1": INERT}, zombie_deck=["trip"])
    assert t.kind == "discard-and-draw"
    assert t.values("discard", "card") == ["loss-of-faith", "resilient"]
    t.choose("discard", card="resilient")
    assert t.kind != "discard-and-draw"
    assert t.state["hands"]["zombies-1"] == ["resilient", "loss-of-faith", "loss-of-faith", "trip"]
    assert t.state["zombie_discard"] == ["resilient"]


@pytest.mark.rule("6.1.2")
def test_a_full_hand_may_be_kept_and_nothing_is_drawn() -> None:
    t = table(turn="zombies", heroes=FAR, hands={"zombies-1": INERT})
    t.choose("keep")
    assert t.state["hands"]["zombies-1"] == INERT
    assert not t.saw("drew")


@pytest.mark.rule("3.9.2.1")
def test_a_hand_above_its_size_is_discarded_down_first_and_then_one_more_card_may_go() -> None:
    t = table(turn="zombies", heroes=FAR, hands={"zombies-1": [*INERT, "trip", "shamble"]})
    assert not t.offers("keep")
    t.choose("discard", card="trip")
    assert not t.offers("keep")
    t.choose("discard", card="shamble")
    assert t.offers("keep")
    assert t.offers("discard", card="resilient")


@pytest.mark.parametrize(("language", "may"), [("en", "You may discard"), ("it", "puoi scartare")])
def test_a_discard_that_is_forced_is_not_asked_as_if_it_were_free(language: str, may: str) -> None:
    t = table(turn="zombies", heroes=FAR, hands={"zombies-1": [*INERT, "trip"]})
    assert may not in t.must(cmd="options", language=language)["decision"]["prompt"]
    t.choose("discard", card="trip")
    assert may in t.must(cmd="options", language=language)["decision"]["prompt"]


@pytest.mark.rule("7.2.1", "6.1.3")
def test_play_immediately_cards_are_done_in_any_order_before_the_spawn_roll() -> None:
    t = table(
        turn="zombies",
        heroes=FAR,
        hands={"zombies-1": ["resilient", "resilient"]},
        zombie_deck=["heavy-rain", "surprise-attack"],
    )
    t.choose("keep")
    assert t.values("choose", "card") == ["heavy-rain", "surprise-attack"]
    assert not rolls(t, "spawn-check")
    t.choose("choose", card="surprise-attack")
    assert [e["card"] for e in t.events if e["type"] == "played"] == ["surprise-attack", "heavy-rain"]
    assert order(t, "played", "spawn-check") == ["played", "played", "spawn-check"]


@pytest.mark.rule("7.2.1")
def test_a_play_immediately_card_never_enters_the_hand() -> None:
    t = table(turn="zombies", heroes=FAR, hands={"zombies-1": INERT[:3]}, zombie_deck=["heavy-rain"])
    t.choose("keep")
    assert t.state["in_play"] == ["heavy-rain"]
    assert t.state["hands"]["zombies-1"] == INERT[:3]


# -- Step 3: the spawn roll --------------------------------------------------------------------------------

ELEVEN = {f"z{n}": "7,4" for n in range(1, 12)}


@pytest.mark.rule("6.1.3", "6.1.6")
@pytest.mark.parametrize(("dice", "comes"), [((5, 6), False), ((6, 6), True)])
def test_new_zombies_come_only_if_2d6_are_higher_than_the_zombies_on_the_board(
    dice: tuple[int, int], comes: bool
) -> None:
    t = table(dice=[*dice, 1], turn="zombies", step="spawn-roll", heroes=FAR, zombies=ELEVEN)
    t.choose("done")
    assert bool(rolls(t, "spawn")) is comes


@pytest.mark.rule("17.1.6")
@pytest.mark.parametrize(("die", "comes"), [(2, False), (3, True)])
def test_each_of_two_zombie_players_rolls_one_die_against_the_own_zombies(die: int, comes: bool) -> None:
    t = table(
        dice=[die, 1, 6],
        turn="zombies",
        step="spawn-roll",
        players=4,
        heroes=FAR,
        zombies={"z1": "7,4", "z2": "7,4", "z8": "7,4", "z9": "7,4", "z10": "7,4"},
    )
    t.choose("done")
    t.choose("done")
    due = [e["seats"] for e in t.events if e["type"] == "spawn-due"]
    assert due == [["zombies-1"] if comes else []]


@pytest.mark.rule("6.1.3", "14.7.4")
@pytest.mark.parametrize(("dice", "comes"), [((1, 2), False), ((1, 3), True)])
def test_zombie_heroes_count_for_the_spawn_roll(dice: tuple[int, int], comes: bool) -> None:
    t = table(
        dice=[*dice, 1, 1],
        turn="zombies",
        step="spawn-roll",
        heroes=FAR,
        zombies={"z1": "7,4", "z2": "7,4", "sally": "7,4"},
    )
    t.choose("done")
    assert bool(rolls(t, "spawn")) is comes


# -- Step 6: new Zombies -----------------------------------------------------------------------------------


@pytest.mark.rule("6.1.6", "14.8")
def test_up_to_as_many_as_the_die_shows_are_placed_on_the_pits() -> None:
    t = table(dice=[3], turn="zombies", step="place", heroes=FAR)
    assert t.kind == "place-zombie"
    assert t.values("place", "to") == ["0,5", "7,5"]
    t.choose("place", to="0,5")
    t.choose("place", to="7,5")
    t.choose("place", to="7,5")
    assert sorted(z["space"] for z in t.zombies.values()) == ["0,5", "7,5", "7,5"]
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("6.1.6")
def test_the_zombie_player_may_place_fewer() -> None:
    t = table(dice=[3], turn="zombies", step="place", heroes=FAR)
    t.choose("place", to="0,5")
    t.choose("done")
    assert len(t.zombies) == 1
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("3.17", "17.1.7")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_each_of_two_zombie_players_places_d3(die: int, count: int) -> None:
    """A D3 is a D6 read by halves."""
    t = table(dice=[die, 1], turn="zombies", step="place", players=4, heroes=FAR)
    while t.seat == "zombies-1":
        t.choose("place")
    assert sum(z["seat"] == "zombies-1" for z in t.zombies.values()) == count


@pytest.mark.rule("5.7.1", "14.3")
def test_nobody_places_more_zombies_than_the_pool_holds() -> None:
    t = table(dice=[6], turn="zombies", step="place", heroes=FAR, zombies={f"z{n}": "4,4" for n in range(1, 14)})
    t.choose("place", to="0,5")
    assert len(t.zombies) == 14
    assert t.state["pool"] == {"zombies-1": 0}
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("17.1.1")
def test_a_zombie_player_never_places_zombies_of_the_other_colour() -> None:
    t = table(
        dice=[6, 6],
        turn="zombies",
        step="place",
        players=4,
        heroes=FAR,
        zombies={f"z{n}": "4,4" for n in range(1, 8)},
    )
    assert t.seat == "zombies-2"
    assert t.state["pool"] == {"zombies-1": 0, "zombies-2": 7}


# -- placing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("14.8.1")
def test_no_pit_gets_a_second_zombie_before_every_pit_has_its_first() -> None:
    t = table(dice=[4], turn="zombies", step="place", heroes=FAR)
    t.choose("place", to="0,5")
    assert t.values("place", "to") == ["7,5"]
    t.choose("place", to="7,5")
    assert t.values("place", "to") == ["0,5", "7,5"]


@pytest.mark.rule("17.1.7")
def test_with_two_zombie_players_each_spreads_the_own_zombies() -> None:
    t = table(dice=[1, 1], turn="zombies", step="place", players=4, heroes=FAR)
    t.choose("place", to="0,5")
    assert t.seat == "zombies-2"
    assert t.values("place", "to") == ["0,5", "7,5"]


@pytest.mark.rule("14.8.1.1")
def test_a_zombie_left_on_a_pit_by_an_earlier_placing_does_not_count() -> None:
    t = table(dice=[1], turn="zombies", step="place", heroes=FAR, zombies={"z1": "0,5", "z2": "0,5"})
    assert t.values("place", "to") == ["0,5", "7,5"]


@pytest.mark.rule("14.8.1.1")
def test_the_card_theres_too_many_is_a_placing_of_its_own() -> None:
    """The 2007 FAQ: what the turn's spawning has placed does not bind the card."""
    t = table(dice=[1, 1], turn="zombies", step="place", heroes=FAR, hands={"zombies-1": ["theres-too-many"]})
    t.choose("place", to="0,5")
    t.choose("play-card", card="theres-too-many")
    assert t.values("place", "to") == ["0,5", "7,5"]
    t.choose("place", to="0,5")
    assert [z["space"] for z in t.zombies.values()] == ["0,5", "0,5"]
