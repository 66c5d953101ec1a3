"""Alone in the Dark"""

from typing import Any

import pytest

from tests.table import Table, new_game, table

BOXES = ["base", "growing-hunger"]
ALONE = {"becky": {"space": "3,3"}}
BOTH_DECKS = {"hero_deck": ["back-to-back", "keys"], "zombie_deck": ["trip", "resilient"]}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    situation.setdefault("heroes", ALONE)
    return table(dice=dice, scenario="alone-in-the-dark", boxes=BOXES, **situation)


def zombie_draw(card: str, hand: str = "resilient", **situation: Any) -> Table:
    """The Zombie player draws one card."""
    hands = {"zombies-1": [hand]}
    t = night(turn="zombies", step="draw", zombie_deck=[card], hands=hands, **situation)
    t.choose("keep")
    return t


def set_up(seed: int = 1, dice: list[int] | None = None, **config: Any) -> Table:
    t = new_game(seed=seed, dice=dice, scenario="alone-in-the-dark", boxes=BOXES, **config)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    return t


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_one_hero_starts_in_a_random_building_of_two_boards(seed: int) -> None:
    t = set_up(seed)
    state = t.state
    assert state["board"]["layout"] == "two"
    assert len(state["board"]["boards"]) == 2
    (hero,) = state["heroes"].values()
    marked = {marker["building"] for marker in state["markers"] if marker["kind"] == "free-search"}
    assert hero["space"] is not None
    assert marked
    assert t.saw("turn", turn="zombies", round=1, sun=10)
    assert len(state["pits"]) >= 2


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(("die", "board"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_a_random_building_is_on_the_left_board_up_to_three_and_nobody_chooses(die: int, board: int) -> None:
    boards = {"layout": "two", "boards": ["school", "church"]}
    t = new_game(dice=[die, 1], scenario="alone-in-the-dark", boxes=BOXES, board=boards)
    assert t.kind == "place-hero"
    assert all(hero["alive"] for hero in t.heroes.values()), "nobody is dead before being placed"
    left = {"gym", "high-school"}
    rolled = next(event["building"] for event in t.events if event["type"] == "building-rolled")
    assert (rolled in left) is (board == 0)


@pytest.mark.rule("16.3.3", "16.3.10")
@pytest.mark.parametrize(("profile", "cards"), [("original-advanced", 2), ("complete", 1)])
def test_the_hero_starts_with_two_cards_or_one_by_the_complete_rulebook(profile: str, cards: int) -> None:
    t = new_game(scenario="alone-in-the-dark", boxes=BOXES, profile=profile, heroes=["becky"], seed=4)
    while not t.saw("roll", **{"for": "starting-zombies"}):
        t.must(cmd="choose", option="0")
    state = t.state
    held = len(state["hands"]["heroes-1"]) + len(state["heroes"]["becky"]["items"]) + len(state["hero_discard"])
    assert held == cards


def test_the_zombies_have_half_of_everything() -> None:
    t = set_up(seed=2)
    assert len(next(e["values"] for e in t.events if e["type"] == "roll" and e["for"] == "starting-zombies")) == 1
    state = t.state
    assert len(state["zombies"]) + state["pool"]["zombies-1"] == 7
    while t.kind == "discard-and-draw":
        t.choose("keep")
    assert len(t.state["hands"]["zombies-1"]) <= 2


@pytest.mark.parametrize(("die", "due"), [(2, False), (3, True)])
def test_one_die_says_whether_new_zombies_come(die: int, due: bool) -> None:
    t = night([die], turn="zombies", step="spawn-roll", zombies={"z1": "7,5", "z2": "7,5"})
    assert t.saw("spawn-due", seats=["zombies-1"] if due else [])


@pytest.mark.parametrize(("die", "count"), [(2, 1), (3, 2), (5, 3), (6, 3)])
def test_half_a_die_of_them_comes(die: int, count: int) -> None:
    t = night([die], turn="zombies", step="place", spawn_due=["zombies-1"])
    while t.kind == "place-zombie":
        t.choose("place")
    assert len(t.zombies) == count


def test_it_is_for_two_players() -> None:
    config = {"scenario": "alone-in-the-dark", "boxes": BOXES, "players": 3}
    answer = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)
    assert answer["error"]["message"] == "The scenario alone-in-the-dark is for two players at most, not 3."


# -- ends --------------------------------------------------------------------------------------------------


def fights(before: int, dice: list[int], **becky: Any) -> Table:
    heroes = {"becky": {"space": "3,3", **becky}}
    t = night(dice, turn="zombies", step="fight", heroes=heroes, zombies={"z1": "3,3"}, zombies_killed=before)
    t.passes()
    return t


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(4, False), (5, True)])
def test_the_sixth_dead_zombie_lets_the_hero_escape(before: int, won: bool) -> None:
    t = fights(before, [6, 6, 1])
    assert (t.result is not None) == won
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "lone-escape")


@pytest.mark.rule("2.2.1")
@pytest.mark.parametrize(("wounds", "over"), [(1, False), (2, True)])
def test_the_death_of_the_hero_ends_it(wounds: int, over: bool) -> None:
    t = fights(0, [1, 2, 6], wounds=wounds)
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "lone-death")


@pytest.mark.rule("6.1.1")
@pytest.mark.parametrize(("sun", "over"), [(2, False), (1, True)])
def test_morning_comes_too_early(sun: int, over: bool) -> None:
    t = night(turn="zombies", step="sun", sun=sun)
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


# -- what is different for one Hero ------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 0)])
def test_becky_may_bandage_herself_in_place_of_moving(die: int, wounds: int) -> None:
    t = night(heroes={"becky": {"space": "3,3", "wounds": 1}}, turn="heroes")
    t.dice(die)
    t.choose("ability", ability="first-aid")
    assert t.heroes["becky"]["wounds"] == wounds


def test_unhurt_she_does_not_and_in_other_nights_she_does_not_either() -> None:
    t = night(turn="heroes")
    assert t.offers("roll-movement")
    assert not t.offers("ability", ability="first-aid")
    heroes = {"becky": {"space": "3,3", "wounds": 1}, "billy": {"space": "0,4"}}
    t = table(scenario="die-zombies-die", boxes=BOXES, heroes=heroes, turn="heroes")
    t.choose("activate", hero="becky")
    assert not t.offers("ability", ability="first-aid")


@pytest.mark.parametrize("card", ["bickering", "unnecessary-self-sacrifice", "loner", "catfight"])
@pytest.mark.parametrize(("way", "sun"), [("stay", 6), ("back", 7), ("forward", 5)])
def test_a_card_about_several_heroes_is_discarded_and_moves_the_sun(card: str, way: str, sun: int) -> None:
    t = zombie_draw(card, sun=6)
    assert (t.seat, t.values("choose", "sun")) == ("zombies-1", ["back", "forward", "stay"])
    t.choose("choose", sun=way)
    state = t.state
    assert state["sun"] == sun
    assert state["zombie_discard"] == [card]
    assert state["hands"]["zombies-1"] == ["resilient"], "nothing is drawn in its place"


def test_the_last_round_is_not_taken_away() -> None:
    t = zombie_draw("bickering", sun=1)
    assert t.values("choose", "sun") == ["back", "stay"]


def test_any_other_card_is_kept() -> None:
    t = zombie_draw("trip")
    assert sorted(t.state["hands"]["zombies-1"]) == ["resilient", "trip"]


def test_in_other_nights_such_cards_are_kept() -> None:
    hands = {"zombies-1": ["resilient", "trip", "shamble"]}
    t = table(
        scenario="die-zombies-die", boxes=BOXES, heroes={"becky": {"space": "3,3"}}, turn="zombies", step="draw",
        zombie_deck=["bickering"], hands=hands,
    )  # fmt: skip
    t.choose("keep")
    assert "bickering" in t.state["hands"]["zombies-1"]


def test_a_hero_card_about_several_heroes_goes_the_same_way() -> None:
    t = night(heroes={"becky": {"space": "1,1"}}, turn="heroes", sun=6, **BOTH_DECKS)
    t.choose("search")
    assert t.seat == "heroes-1"
    t.choose("choose", sun="back")
    assert t.saw("sun-moved", sun=7, count=1)
    assert t.state["hero_discard"] == ["back-to-back"]
    assert t.heroes["becky"]["items"] == []
    t.nothing_pending()


SMALL = ["stock-up", "revenge-of-the-dead", "hero-pack-1", "hero-pack-2", "hold-the-line"]


@pytest.mark.parametrize("card", ["catch", "heros-sacrifice", "human-chain", "pep-rally", "working-together"])
def test_so_does_one_of_another_box(card: str) -> None:
    boxes = [*BOXES, *SMALL, "survival-of-the-fittest"]
    t = table(
        scenario="alone-in-the-dark", boxes=boxes, special=["barricades"], heroes={"becky": {"space": "1,1"}},
        turn="heroes", sun=6, hero_deck=[card, "keys"],
    )  # fmt: skip
    if t.offers("roll-movement"):
        t.choose("search")
    t.choose("choose", sun="back")
    assert t.state["hero_discard"] == [card]
    assert t.state["hands"]["heroes-1"] == []


def test_the_zombies_have_such_cards_of_other_boxes_too() -> None:
    t = table(
        scenario="alone-in-the-dark", boxes=[*BOXES, *SMALL], heroes=ALONE, turn="zombies", step="draw",
        zombie_deck=["i-have-a-bad-feeling"], hands={"zombies-1": ["resilient"]},
    )  # fmt: skip
    t.choose("keep")
    assert t.values("choose", "sun") == ["back", "forward", "stay"]


@pytest.mark.parametrize("card", ["stick-together", "watch-your-back", "coordinated-attack"])
def test_and_so_does_a_card_of_a_survival_deck(card: str) -> None:
    t = table(
        scenario="alone-in-the-dark", boxes=[*BOXES, "survival-of-the-fittest"], special=["survival-decks"],
        heroes={"becky": {"space": "5,0"}}, turn="heroes", sun=6, dice=[5],
        piles={"survival-tactics": {"deck": [card]}},
    )  # fmt: skip
    t.choose("roll-movement")
    t.choose("search", deck="survival-tactics")
    t.choose("choose", sun="back")
    assert t.saw("sun-moved", sun=7, count=1)
    assert t.state["piles"]["survival-tactics"]["discard"] == [card]
    assert t.state["hands"]["heroes-1"] == []


def test_who_draws_two_cards_keeps_the_other_one() -> None:
    t = night(heroes={"jake-cartwright": {"space": "1,1"}}, turn="heroes", sun=6, **BOTH_DECKS)
    t.choose("search")
    t.choose("choose", draw=2)
    t.choose("choose", sun="stay")
    assert t.heroes["jake-cartwright"]["items"] == ["keys"]
    assert t.state["hero_discard"] == ["back-to-back"]


def test_the_night_that_never_ends_brings_a_zombie_to_each_pit_and_two_more_rounds() -> None:
    t = zombie_draw("night-that-never-ends", sun=6)
    while t.kind == "choose":
        t.choose("pass" if t.offers("pass") else "choose")
    while t.offers("place"):
        t.choose("place")
    assert t.state["sun"] == 8
    assert sorted(zombie["space"] for zombie in t.zombies.values()) == ["0,5", "7,5"]
    assert not any(zombie["moved"] for zombie in t.zombies.values())


def test_with_one_zombie_in_the_pool_it_comes_to_a_pit_of_the_players_choice() -> None:
    t = zombie_draw("night-that-never-ends", sun=6, pool={"zombies-1": 1})
    while t.kind == "choose":
        t.choose("pass" if t.offers("pass") else "choose")
    assert t.must(cmd="save")["ok"], "and the game can be saved while it is chosen"
    t.choose("place", to="0,5")
    assert [zombie["space"] for zombie in t.zombies.values()] == ["0,5"]


def test_in_other_nights_it_does_neither() -> None:
    hands = {"zombies-1": ["resilient", "trip", "shamble"]}
    t = table(
        scenario="die-zombies-die", boxes=BOXES, heroes={"becky": {"space": "3,3"}}, turn="zombies", step="draw",
        zombie_deck=["night-that-never-ends"], hands=hands, sun=6,
    )  # fmt: skip
    t.choose("keep")
    while t.offers("pass"):
        t.choose("pass")
    assert t.state["sun"] == 6
    assert t.zombies == {}


@pytest.mark.parametrize(("way", "sun"), [("stay", 10), ("back", 11), ("forward", 9)])
def test_a_starting_card_may_move_the_sun_before_the_first_round(way: str, sun: int) -> None:
    for seed in range(200):
        t = new_game(scenario="alone-in-the-dark", boxes=BOXES, heroes=["becky"], seed=seed)
        while t.state["round"] == 0 and not t.offers("choose", sun=way):
            t.must(cmd="choose", option="0")
        if t.offers("choose", sun=way):
            break
    t.choose("choose", sun=way)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert t.saw("turn", turn="zombies", round=1, sun=sun)
