"""Pillaging, the Town Deck, and the scenario of Zombie Pillage."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import board_from
from shamble.lnoe.bots.looting import larders
from shamble.lnoe.content import content
from shamble.lnoe.hidden import redeal
from shamble.lnoe.kit import Lnoe
from tests.lnoe.boxes import small_box
from tests.table import Table, new_game, table

BOXES = ["base", "zombie-pillage"]
ELSEWHERE = {"billy": "3,3", "becky": "3,4"}
PILLAGE = [{"rule": "zombie-pillage", "x": 1}]


def fights_begin(dice: list[int] | None = None, **situation: Any) -> Table:
    """The Zombies are about to fight, in a game in which they pillage the Hero deck."""
    facts: dict[str, Any] = {"heroes": ELSEWHERE, "special_rules": PILLAGE, **situation}
    return table(dice=dice, boxes=BOXES, turn="zombies", step="fight", **facts)


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    """The scenario, when the Zombies are about to fight."""
    facts: dict[str, Any] = {"heroes": ELSEWHERE, "turn": "zombies", "step": "fight", "sun": 5, **situation}
    return table(dice=dice, scenario="zombie-pillage", boxes=BOXES, **facts)


def lost(t: Table, deck: str = "hero") -> int:
    return sum(e["type"] == "discarded" and e["from"] == f"{deck} deck" for e in t.events)


# -- pillaging ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "cards"), [(4, 1), (3, 0)])
@pytest.mark.rule("16.4.1", "6.1.5.1")
def test_a_zombie_in_a_building_discards_the_top_hero_card_on_four_or_more(die: int, cards: int) -> None:
    t = fights_begin([die], zombies={"z1": "0,0"}, hero_deck=["keys"])
    t.choose("choose", space="0,0")
    assert lost(t) == cards
    assert ("keys" in t.state["hero_discard"]) is bool(cards)
    t.nothing_pending()


@pytest.mark.rule("16.4.1")
def test_two_zombies_in_a_space_take_one_card_without_a_roll() -> None:
    t = fights_begin(zombies={"z1": "0,0", "z2": "0,0"})
    t.choose("choose", space="0,0")
    assert lost(t) == 1
    assert not any(e["type"] == "roll" and e["for"] == "pillage" for e in t.events)


@pytest.mark.rule("16.4.1")
def test_a_zombie_hero_never_fails() -> None:
    t = fights_begin(zombies={"z20": {"space": "0,0", "hero": "sally", "kind": "zombie-hero"}})
    t.choose("choose", space="0,0")
    assert lost(t) == 1
    assert not any(e["type"] == "roll" and e["for"] == "pillage" for e in t.events)


@pytest.mark.rule("16.4.1")
def test_nobody_pillages_outdoors_beside_a_hero_on_a_pit_or_where_it_is_taken_over() -> None:
    board = {"grid": {**_grid(), "pits": ["1,0"]}}
    t = fights_begin(
        heroes={"billy": "0,1", "becky": "3,4"},
        zombies={"z1": "3,0", "z2": "0,1", "z3": "1,0", "z4": "5,0", "z5": "0,0"},
        markers=[{"kind": "taken-over", "building": "gym"}],
        board=board,
    )
    assert t.values("choose", "space") == ["0,0"]


def _grid() -> dict[str, Any]:
    from tests.table import GRID

    return dict(GRID["grid"])


@pytest.mark.rule("16.4.1")
def test_a_zombie_need_not_pillage() -> None:
    t = fights_begin(zombies={"z1": "0,0"})
    t.choose("done")
    assert lost(t) == 0


def test_all_of_them_do_it_with_one_answer() -> None:
    t = fights_begin([4, 3, 6], zombies={"z1": "0,0", "z2": "1,1", "z3": "5,0"})
    t.choose("pillage")
    assert lost(t) == 2
    t.nothing_pending()


def test_or_one_space_after_the_other() -> None:
    t = fights_begin([6], zombies={"z1": "0,0", "z2": "1,1"})
    t.choose("choose", space="1,1")
    assert t.values("choose", "space") == ["0,0"]
    t.choose("done")
    assert lost(t) == 1


@pytest.mark.rule("16.4.1")
def test_without_the_rule_nobody_is_asked() -> None:
    t = fights_begin(zombies={"z1": "0,0"}, special_rules=[])
    assert t.state["turn"] == "heroes" or not t.offers("choose", space="0,0")
    assert lost(t) == 0


@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
@pytest.mark.rule("16.4.1", "2.2.1")
def test_the_last_hero_card_loses_the_game(left: int, over: bool) -> None:
    t = fights_begin([6], zombies={"z1": "0,0"}, hero_deck_exact=["keys", "faith"][:left])
    t.choose("choose", space="0,0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "hero-deck")


@pytest.mark.rule("16.4.1")
def test_a_building_that_is_taken_over_is_pillaged_once_for_each_space() -> None:
    hands = {"zombies-1": ["building-overrun"]}
    t = table(
        dice=[4, 3, 5, 1],
        boxes=BOXES,
        turn="zombies",
        step="move",
        hands=hands,
        heroes=ELSEWHERE,
        zombies={"z1": "0,0", "z2": "0,0"},
        special_rules=PILLAGE,
    )
    t.choose("play-card", card="building-overrun", building="church")
    assert lost(t) == 2
    assert [m["kind"] for m in t.state["markers"]] == ["taken-over"]


def test_the_rule_costs_one_dot_and_brings_two_cards() -> None:
    with_it = table(boxes=BOXES, heroes=ELSEWHERE, special_rules=PILLAGE).state
    without = table(boxes=BOXES, heroes=ELSEWHERE).state
    assert len(with_it["hero_deck"]) - len(without["hero_deck"]) == 2
    assert {"guard-the-stores", "hidden-cache"} <= {*with_it["hero_deck"]}
    assert not {"guard-the-stores", "hidden-cache"} & {*without["hero_deck"]}


# -- the Town Deck -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_forty_five_hero_cards_are_the_town(players: int, profile: str) -> None:
    t = new_game(scenario="zombie-pillage", boxes=BOXES, players=players, profile=profile, seed=players)
    while t.state["round"] < 1:
        t.must(cmd="choose", option="0")
    state = t.state
    assert state["sun"] == 13
    assert len(state["piles"]["town-deck"]["deck"]) == 45
    assert len({event["who"] for event in t.events if event["type"] == "drew" and "who" in event}) >= 4


def test_nobody_sees_into_it_and_everybody_sees_how_many_there_are() -> None:
    t = night(piles={"town-deck": {"deck": ["keys", "faith"]}})
    for seat in ("heroes-1", "zombies-1"):
        assert t.view(seat)["piles"]["town-deck"] == {"deck": 2, "discard_top": None}


@pytest.mark.rule("16.4.1")
def test_pillage_takes_the_town_and_leaves_the_hero_deck_alone() -> None:
    t = night([6], zombies={"z1": "0,0"}, piles={"town-deck": {"deck": ["keys", "faith"]}}, hero_deck=["crowbar"])
    t.choose("choose", space="0,0")
    assert t.state["piles"]["town-deck"]["deck"] == ["faith"]
    assert t.state["hero_discard"] == ["keys"]
    assert t.state["hero_deck"][0] == "crowbar"


@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_the_zombies_win_when_it_has_run_out(left: int, over: bool) -> None:
    t = night([6], zombies={"z1": "0,0"}, piles={"town-deck": {"deck": ["keys", "faith"][:left]}})
    shown = next(o for o in t.view("heroes-1")["objectives"] if o["reason"] == "town-emptied")
    assert (shown["done"], shown["needed"]) == (45 - left, 45)
    t.choose("choose", space="0,0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "town-emptied")


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_the_heroes_win_when_the_sun_is_down(sun: int, over: bool) -> None:
    t = night(turn="heroes", step="activate", sun=sun)
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "town-kept")


@pytest.mark.parametrize(("dead", "over"), [(3, True), (2, False)])
@pytest.mark.rule("2.2.1")
def test_or_the_zombies_when_four_are_dead(dead: int, over: bool) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "jenny": "7,2"}
    t = night([1, 2, 6, 6], heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=dead)
    t.passes()
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")


def overrun(*dice: int) -> Table:
    hands = {"zombies-1": ["resilient", "resilient", "trip"]}
    t = night(list(dice), step="draw", zombie_deck=["a-town-overrun"], hands=hands)
    t.choose("keep")
    return t


def test_a_card_that_discards_hero_cards_may_turn_against_the_town_with_a_roll_for_each() -> None:
    t = overrun(4, 4, 4, 3, 3, 3, 3, 3, 3, 3)
    assert t.values("choose", "deck") == ["hero", "town-deck"]
    t.choose("choose", deck="town-deck")
    assert (lost(t, "town-deck"), lost(t)) == (3, 0)


def test_or_takes_hero_cards_as_ever() -> None:
    t = overrun()
    t.choose("choose", deck="hero")
    assert (lost(t, "town-deck"), lost(t)) == (0, 10)


@pytest.mark.parametrize(("deck", "dice", "saved"), [("town-deck", [4, 3], 1), ("hero", [], 0)])
def test_cards_that_come_back_may_be_saved_for_the_town_each_on_four_or_more(
    deck: str, dice: list[int], saved: int
) -> None:
    hands = {"heroes-1": ["deputy-taylor"]}
    t = night(turn="heroes", step="activate", hands=hands, hero_discard=["keys", "faith"])
    before = t.state
    t.choose("play-card", card="deputy-taylor", mode="shuffle")
    t.choose("choose", card="keys")
    t.choose("choose", card="faith")
    t.dice(*dice)
    if t.offers("done"):
        t.choose("done")
    assert t.values("choose", "deck") == ["hero", "town-deck"]
    t.choose("choose", deck=deck)
    after = t.state
    assert len(after["piles"]["town-deck"]["deck"]) - len(before["piles"]["town-deck"]["deck"]) == saved
    assert len(after["hero_deck"]) - len(before["hero_deck"]) == (0 if deck == "town-deck" else 2)
    assert len(after["hero_discard"]) == (2 if deck == "town-deck" else 1), (
        "Deputy Taylor himself, and who was not saved"
    )


def town_grows_by(t: Table, before: int) -> int:
    return len(t.state["piles"]["town-deck"]["deck"]) - before


def test_what_the_antique_shop_brings_back_may_be_saved_for_the_town() -> None:
    board = {"center": "town-center", "outer": ["gh-antique-factory-library", "farm", "church", "school"]}
    shop = board_from(board)
    billy = shop.names[shop.place("antique-shop")[0]]
    t = table(scenario="zombie-pillage", boxes=[*BOXES, "growing-hunger"], heroes={"billy": billy}, sun=5, board=board,
              hero_discard=["keys", "faith"])  # fmt: skip
    before = len(t.state["piles"]["town-deck"]["deck"])
    t.choose("pick-up", card="shuffle-back")
    t.choose("choose", card="keys")
    t.choose("done")
    t.dice(4)
    t.choose("choose", deck="town-deck")
    assert town_grows_by(t, before) == 1
    t.nothing_pending()


def test_so_may_the_whole_discard_pile_that_samantha_brings_back() -> None:
    t = table(scenario="zombie-pillage", boxes=[*BOXES, "timber-peak"], heroes=ELSEWHERE, sun=5,
              hands={"heroes-1": ["samantha-radio-dj"]}, hero_discard=["keys", "faith"])  # fmt: skip
    before = len(t.state["piles"]["town-deck"]["deck"])
    t.choose("play-card", card="samantha-radio-dj", mode="shuffle-back")
    t.dice(4, 3, 6)
    t.choose("choose", deck="town-deck")
    assert town_grows_by(t, before) == 2
    assert len(t.state["hero_discard"]) == 1
    t.nothing_pending()


def test_a_described_town_is_what_was_described_and_saves_keep_it() -> None:
    t = night(piles={"town-deck": {"deck": ["keys", "faith"]}})
    again = table(**{key: value for key, value in t.state.items() if key in ROUND_TRIP})
    assert again.state["piles"]["town-deck"] == t.state["piles"]["town-deck"]
    assert again.state["hero_deck"] == t.state["hero_deck"]
    saved = t.must(cmd="save")["save"]
    loaded = Table()
    loaded.must(cmd="load", save=saved)
    assert loaded.state == t.state


ROUND_TRIP = (
    *("scenario", "boxes", "profile", "heroes", "zombies", "turn", "step", "sun", "round", "board"),
    *("piles", "hero_deck", "hero_discard", "zombie_deck", "zombie_discard", "removed"),
)


def test_who_looks_ahead_deals_town_and_hero_deck_together_and_learns_nothing() -> None:
    t = night(piles={"town-deck": {"deck": ["keys", "faith", "crowbar"]}})
    game = t.engine.game
    assert isinstance(game, Lnoe)
    dealt = [redeal(game, 0, seed) for seed in range(20)]
    assert all(len(copy.deck["town-deck"]) == 3 for copy in dealt)
    assert len({tuple(copy.deck["town-deck"]) for copy in dealt}) > 10
    whole = sorted(game.deck["town-deck"] + game.deck["hero"])
    assert all(sorted(copy.deck["town-deck"] + copy.deck["hero"]) == whole for copy in dealt)


# -- the box -----------------------------------------------------------------------------------------------


def test_the_box_holds_five_cards_a_side_and_a_scenario() -> None:
    assert small_box.contents("zombie-pillage") == {"hero-cards": 5, "zombie-cards": 5, "scenarios": 1}
    decks = content(tuple(BOXES), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 65, "zombie": 65, "town-deck": 0}


def test_steady_zombies_go_one_to_each_space_of_a_building() -> None:
    t = night(heroes={"billy": "7,3"}, zombies={"z1": "2,1", "z2": "3,1", "z3": "7,3"}, step="move")
    game = t.engine.game
    assert isinstance(game, Lnoe)
    wanted = larders(game)
    assert len(wanted) == 2, "who is with a Hero stays there"
    assert len(set(wanted.values())) == 2


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("zombie-pillage", range(0, 100, 9))


@pytest.mark.slow
def test_every_card_is_used() -> None:
    assert small_box.never_used("zombie-pillage", range(100)) == set()


def test_the_question_says_what_each_deck_would_lose() -> None:
    t = table(
        scenario="zombie-pillage", boxes=BOXES, heroes=ELSEWHERE, turn="zombies", step="draw", sun=9,
        zombie_deck=["all-is-lost"], hands={"zombies-1": ["resilient", "resilient", "trip"]},
    )  # fmt: skip
    t.choose("keep")
    assert t.values("choose", "deck") == ["hero", "town-deck"]
    asked = t.must(cmd="options")["decision"]["prompt"]
    assert "4+" in asked
    italian = t.must(cmd="options", language="it")["decision"]["prompt"]
    assert "4+" in italian
    assert italian != asked
