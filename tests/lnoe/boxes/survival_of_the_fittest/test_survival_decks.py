"""The Survival decks: what a search with 5 or more for movement may bring.  [3.9.4, 8.5.4]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.content import DECK
from shamble.lnoe.hidden import redeal
from tests.lnoe.boxes.survival_of_the_fittest.scenes import table
from tests.table import GRID, Table, new_game

INSIDE = {"church": "0,0", "gym": "5,0"}


def numbered(*numbers: int) -> dict[str, Any]:
    """The usual board with another number set on the church."""
    church, gym = GRID["grid"]["buildings"]
    return {"grid": GRID["grid"] | {"buildings": [church | {"numbers": list(numbers)}, gym]}}


def searching(die: int, hero: str = "johnny", space: str = "0,0", **more: Any) -> Table:
    """A Hero in a building, with a Survival deck that the situation stacks, has rolled for movement."""
    t = table(**{"switches": {"survival_decks": "on"}, "heroes": {hero: space, "becky": "4,4"}, **more})
    t.dice(die)
    t.choose("activate", hero=hero)
    if t.offers("roll-movement"):
        t.choose("roll-movement")
    return t


def decks(t: Table) -> list[str]:
    return t.values("search", "deck")


@pytest.mark.rule("8.5.4")
@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ((1, 2, 3), ["unique-items"]),
        ((1, 2), ["unique-items"]),
        ((3, 4), ["survival-tactics", "unique-items"]),
        ((5, 6), ["survival-tactics"]),
        ((4, 5, 6), ["survival-tactics"]),
    ],
)
def test_the_numbers_of_a_building_say_which_survival_deck_is_found_there(
    numbers: tuple[int, ...], found: list[str]
) -> None:
    assert decks(searching(5, board=numbered(*numbers))) == found


@pytest.mark.rule("8.5.4.3")
def test_a_building_without_numbers_has_no_survival_deck() -> None:
    t = searching(6, board=numbered())
    assert t.offers("search")
    assert decks(t) == []


@pytest.mark.rule("8.5.4")
@pytest.mark.parametrize(("die", "found"), [(4, []), (5, ["unique-items"])])
def test_it_takes_five_for_movement(die: int, found: list[str]) -> None:
    t = searching(die)
    assert decks(t) == found
    assert len(t.find("search")) == 1 + len(found), "the Hero deck is always there"


@pytest.mark.rule("8.5.4.1")
@pytest.mark.parametrize(("die", "found"), [(3, []), (4, ["unique-items"])])
def test_what_an_ability_adds_to_the_roll_counts(die: int, found: list[str]) -> None:
    assert decks(searching(die, hero="billy")) == found, "Billy adds one to his movement"


@pytest.mark.rule("8.5.4.1")
def test_what_a_card_takes_off_the_roll_counts_too() -> None:
    boxes = ["base", "stock-up", "survival-of-the-fittest"]
    t = searching(5, boxes=boxes, heroes={"johnny": {"space": "0,0", "in_play": ["exhaustion"]}, "becky": "4,4"})
    assert decks(t) == []


@pytest.mark.rule("8.5.4")
def test_nobody_searches_a_survival_deck_without_a_roll_nor_after_a_step() -> None:
    t = table(switches={"survival_decks": "on"}, heroes={"johnny": "0,0", "becky": "4,4"})
    t.choose("activate", hero="johnny")
    assert t.offers("search")
    assert decks(t) == []
    t.dice(6)
    t.choose("roll-movement")
    t.choose("step", to="1,0")
    assert not t.offers("search")


@pytest.mark.parametrize(
    ("profile", "switches", "special", "found"),
    [
        ("original-advanced", {}, [], []),
        ("original-advanced", {}, ["survival-decks"], ["unique-items"]),
        ("original-advanced", {"survival_decks": "off"}, ["survival-decks"], []),
        ("complete", {}, [], ["unique-items"]),
        ("complete", {"survival_decks": "off"}, [], []),
    ],
)
def test_the_decks_are_in_play_by_agreement_and_always_by_the_complete_rulebook(
    profile: str, switches: dict[str, str], special: list[str], found: list[str]
) -> None:
    assert decks(searching(6, profile=profile, switches=switches, special_rules=special)) == found


@pytest.mark.rule("3.9.4.1", "8.5.4.2")
def test_a_unique_item_lies_on_the_hero_at_once() -> None:
    t = searching(5, piles={"unique-items": {"deck": ["town-records"]}})
    t.choose("search", deck="unique-items")
    assert t.heroes["johnny"]["items"] == ["town-records"]
    assert t.saw("searched", who="johnny", deck="unique-items")
    assert t.saw("drew", who="johnny", card="town-records")
    t.nothing_pending()


@pytest.mark.rule("8.5.4.2")
def test_a_unique_item_counts_for_what_a_hero_can_carry() -> None:
    items = ["ammo", "keys", "lighter", "torch"]
    piles = {"unique-items": {"deck": ["town-records"]}}
    t = searching(5, piles=piles, heroes={"johnny": {"space": "0,0", "items": items}, "becky": "4,4"})
    t.choose("search", deck="unique-items")
    assert t.kind == "discard-down"
    t.choose("discard", card="town-records")
    assert t.state["piles"]["unique-items"]["discard"] == ["town-records"]


@pytest.mark.rule("3.9.4.2", "8.5.4.2")
def test_a_survival_tactic_goes_to_the_hand_unseen_by_the_zombies() -> None:
    t = searching(5, space=INSIDE["gym"], piles={"survival-tactics": {"deck": ["know-the-enemy"]}})
    left = len(t.state["piles"]["survival-tactics"]["deck"])
    t.choose("search", deck="survival-tactics")
    assert t.state["hands"]["heroes-1"] == ["know-the-enemy"]
    assert not t.saw("drew", card="know-the-enemy")
    seen = t.view("zombies-1")
    assert seen["hands"]["heroes-1"] == 1
    assert seen["piles"]["survival-tactics"]["deck"] == left - 1


@pytest.mark.rule("3.9.4.4")
def test_a_survival_deck_that_has_run_out_is_not_made_anew() -> None:
    piles = {"unique-items": {"deck_exact": [], "discard": ["town-records"]}}
    t = searching(6, piles=piles)
    assert decks(t) == []
    assert t.state["piles"]["unique-items"] == {"deck": [], "discard": ["town-records"]}


@pytest.mark.rule("3.9.4.3")
def test_everybody_may_look_through_the_survival_discards() -> None:
    piles = {"unique-items": {"discard": ["town-records", "government-memo"]}}
    t = table(switches={"survival_decks": "on"}, heroes={"johnny": "0,0"}, piles=piles)
    for seat in ("heroes-1", "zombies-1"):
        assert t.view(seat)["piles"]["unique-items"]["discard"] == ["town-records", "government-memo"]


@pytest.mark.rule("3.9.4")
def test_survival_cards_are_no_hero_cards_and_are_not_cancelled_like_them() -> None:
    boxes = ["base", "growing-hunger", "survival-of-the-fittest"]
    hands = {"heroes-1": ["know-the-enemy", "recovery"], "zombies-1": ["despair", "shamble"]}
    t = table(
        boxes=boxes, switches={"survival_decks": "on"}, hands=hands, heroes={"johnny": {"space": "0,0", "wounds": 1}}
    )
    t.choose("play-card", card="recovery")
    assert t.offers("play-card", card="despair"), "a Hero event may be cancelled"
    t.passes()
    t.choose("play-card", card="know-the-enemy")
    assert t.seat == "heroes-1", "the Zombies are not asked"


@pytest.mark.rule("8.5.4")
@pytest.mark.parametrize(("die", "found"), [(4, []), (5, ["unique-items"])])
def test_a_free_search_after_a_move_may_bring_a_survival_card_too(die: int, found: list[str]) -> None:
    boxes = ["base", "growing-hunger", "survival-of-the-fittest"]
    markers = [{"kind": "free-search", "building": "church"}]
    t = searching(die, boxes=boxes, markers=markers, space="3,1", special_rules=["free-search-markers"])
    for to in ("2,1", "1,1"):
        t.choose("step", to=to)
    t.choose("stop")
    t.choose("choose", use="yes")
    assert decks(t) == found


def test_a_search_that_a_card_spoils_finds_no_survival_card_either() -> None:
    boxes = ["base", "growing-hunger", "survival-of-the-fittest"]
    t = searching(6, boxes=boxes, hands={"zombies-1": ["the-line-is-dead"]})
    t.choose("search", deck="unique-items")
    t.choose("play-card", card="the-line-is-dead")
    assert t.heroes["johnny"]["items"] == []


@pytest.mark.rule("3.3.9.2")
def test_a_pick_up_takes_nothing_from_the_survival_decks() -> None:
    church, gym = GRID["grid"]["buildings"]
    board = {"grid": GRID["grid"] | {"buildings": [church | {"pick_up": ["town-records"]}, gym]}}
    piles = {"unique-items": {"discard": ["town-records"]}}
    t = searching(6, board=board, piles=piles)
    assert not t.offers("pick-up")


# -- the cards of the other side see nothing, and no card changes its deck ---------------------------------


def test_who_looks_ahead_deals_tactics_only_from_their_own_deck() -> None:
    hands = {"heroes-1": ["know-the-enemy", "recovery"]}
    t = table(switches={"survival_decks": "on"}, hands=hands, heroes={"johnny": "0,0"})
    game = t.engine.game
    for seed in range(8):
        copy = redeal(game, game.seats.index("zombies-1"), seed)
        backs = sorted(copy.content.kinds[card].deck for card in copy.hands[0])
        assert backs == ["hero", "survival-tactics"]
        for deck, pile in copy.deck.items():
            assert {copy.content.kinds[card].deck for card in pile} <= {deck}
            assert len(pile) == len(game.deck[deck])


def test_a_saved_game_keeps_both_decks() -> None:
    t = searching(6, space=INSIDE["gym"])
    t.choose("search", deck="survival-tactics")
    before = t.state
    save = t.must(cmd="save")["save"]
    t.must(cmd="load", save=save)
    assert t.state == before


def test_a_state_with_survival_cards_is_a_situation_again() -> None:
    heroes = {"johnny": {"space": "0,0", "items": ["town-records"]}}
    t = table(switches={"survival_decks": "on"}, hands={"heroes-1": ["know-the-enemy"]}, heroes=heroes)
    again = table(**t.state)
    assert again.state["piles"] == t.state["piles"]
    assert again.state["hands"] == t.state["hands"]
    assert again.heroes == t.heroes


def test_without_the_rule_the_decks_have_no_cards() -> None:
    t = new_game(boxes=["base", "survival-of-the-fittest"], scenario="burn-em-out", profile="original-advanced")
    assert t.state["piles"]["unique-items"] == {"deck": [], "discard": []}


def test_both_decks_belong_to_the_heroes() -> None:
    assert {DECK[deck].side for deck in ("unique-items", "survival-tactics")} == {"heroes"}


# -- two cards ---------------------------------------------------------------------------------------------

RECORDS = {
    "chemical-plant-files": "B",
    "doc-brodys-journal": "A",
    "government-memo": "B",
    "stacys-notebook": "C",
    "town-records": "A",
    "widowcrest-patient-files": "C",
}


@pytest.mark.rule("3.9.4.1")
@pytest.mark.parametrize("records", RECORDS)
def test_records_have_a_letter(records: str) -> None:
    cards = table().must(cmd="catalog", game="last-night-on-earth")["cards"]
    (row,) = [card for card in cards if card["id"] == records]
    assert row["letter"] == RECORDS[records]


@pytest.mark.parametrize("records", RECORDS)
@pytest.mark.parametrize(("die", "hand"), [(3, ["shamble", "trip"]), (4, ["shamble"])])
def test_records_are_discarded_for_a_look_at_the_zombie_hand(records: str, die: int, hand: list[str]) -> None:
    heroes = {"johnny": {"space": "0,0", "items": [records]}, "becky": "4,4"}
    t = table(switches={"survival_decks": "on"}, heroes=heroes, hands={"zombies-1": ["shamble", "trip"]})
    t.dice(die)
    t.choose("use-item", card=records)
    assert t.values("choose", "card") == ["shamble", "trip"]
    t.choose("choose", card="trip")
    assert sorted(t.state["hands"]["zombies-1"]) == hand
    assert t.heroes["johnny"]["items"] == []
    t.nothing_pending()


def test_know_the_enemy_discards_a_card_of_the_zombie_hand() -> None:
    hands = {"heroes-1": ["know-the-enemy"], "zombies-1": ["shamble", "trip"]}
    t = table(switches={"survival_decks": "on"}, heroes={"johnny": "0,0", "becky": "4,4"}, hands=hands)
    t.choose("play-card", card="know-the-enemy")
    t.choose("choose", card="shamble")
    assert t.state["hands"]["zombies-1"] == ["trip"]
    assert t.state["zombie_discard"][0] == "shamble"
    assert t.state["piles"]["survival-tactics"]["discard"] == ["know-the-enemy"]
    t.nothing_pending()


def test_a_bot_that_looks_ahead_knows_the_zombie_hand_that_it_is_shown() -> None:
    hands = {"heroes-1": ["know-the-enemy"], "zombies-1": ["shamble", "trip"]}
    t = table(switches={"survival_decks": "on"}, heroes={"johnny": "0,0", "becky": "4,4"}, hands=hands)
    t.choose("play-card", card="know-the-enemy")
    # Dealt anew, the hand would not hold the cards that it is asked to choose from.
    assert t.must(cmd="suggest", bot="search")["option"] in {option["id"] for option in t.decision["options"]}


@pytest.mark.parametrize("card", ["play-card", "use-item"])
def test_nobody_looks_at_an_empty_zombie_hand(card: str) -> None:
    heroes = {"johnny": {"space": "0,0", "items": ["town-records"]}, "becky": "4,4"}
    t = table(switches={"survival_decks": "on"}, heroes=heroes, hands={"heroes-1": ["know-the-enemy"]})
    assert not t.offers(card)


def why_not(t: Table, deck: str) -> str:
    return str(t.must(cmd="why", seat="heroes-1", about={"option": "search", "deck": deck})["text"])


@pytest.mark.rule("8.5.4")
def test_it_is_said_why_a_survival_deck_cannot_be_searched() -> None:
    here = {"board": numbered(1, 2, 3)}
    assert "needs 5 or more" in why_not(searching(4, **here), "unique-items")
    assert "You can: Search" in why_not(searching(5, **here), "unique-items")
    assert "Church: not here" in why_not(searching(5, **here), "survival-tactics")
    empty = searching(5, **here, piles={"unique-items": {"deck_exact": []}})
    assert "Nothing is left" in why_not(empty, "unique-items")
    assert "without that deck" in why_not(searching(5, switches={}), "unique-items")
    outside = searching(5, space="4,4", heroes={"johnny": "3,3", "becky": "4,4"})
    assert "is outside" in why_not(outside, "unique-items")
