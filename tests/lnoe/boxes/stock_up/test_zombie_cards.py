"""The Zombie deck of Stock Up."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, dice_rolled, zombies_answer
from tests.table import Table

scenes = Scenes("stock-up")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table
draws, zombie_move = scenes.draws, scenes.zombie_move


# -- Exhaustion --------------------------------------------------------------------------------------------


def test_exhaustion_lies_on_any_hero() -> None:
    t = zombie_move(["exhaustion"], heroes={"billy": "3,3", "becky": "5,0"}, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero") == ["becky", "billy"]
    t.choose("play-card", card="exhaustion", hero="becky")
    assert t.heroes["becky"]["in_play"] == ["exhaustion"]
    t.nothing_pending()


@pytest.mark.rule("3.17.1")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 1), (3, 2)])
def test_an_exhausted_hero_walks_a_space_less_but_always_one(die: int, steps: int) -> None:
    t = hero_turn("jenny", on_hero=("exhaustion",))
    t.dice(die)
    t.choose("roll-movement")
    for to in ("3,2", "3,1", "3,0")[:steps]:
        t.choose("step", to=to)
    assert not t.offers("step")


def test_a_turn_without_moving_ends_it() -> None:
    t = hero_turn("jenny", on_hero=("exhaustion",), space="5,0")
    t.choose("search")
    assert t.heroes["jenny"]["in_play"] == []


def test_a_turn_with_a_step_does_not_nor_does_that_of_another_hero() -> None:
    t = hero_turn("jenny", on_hero=("exhaustion",))
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="3,2")
    t.choose("stop")
    t.choose("skip")
    assert t.heroes["jenny"]["in_play"] == ["exhaustion"]


@pytest.mark.rule("8.6.3")
@pytest.mark.parametrize(("cards", "exerts"), [((), True), (("exhaustion",), False)])
def test_an_exhausted_hero_does_not_exert_for_barricades(cards: tuple[str, ...], exerts: bool) -> None:
    fort = Scenes("stock-up", "survival-of-the-fittest")
    t = fort.hero_turn("sally", space="1,1", special=["barricades"], on_hero=cards)
    t.choose("skip")
    assert t.offers("build", exert=True) is exerts


# -- Overtaken ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zombies", "dice"), [({"z1": "3,3"}, [1]), ({"z1": "3,3", "z2": "3,3"}, [2])])
def test_zombies_that_outnumber_the_heroes_roll_one_more(zombies: dict[str, str], dice: list[int]) -> None:
    effects = [{"effect": "overtaken", "who": None, "amount": 1, "until": "zombies"}]
    t = hero_turn("billy", zombies=zombies, effects=effects)
    t.choose("skip")
    if t.kind == "choose-fight":
        t.choose("fight", zombie="z1")
    assert dice_rolled(t, "zombie-fight")[:1] == dice


def test_overtaken_lasts_until_the_next_zombie_turn() -> None:
    t = zombie_move(["overtaken"], heroes={"billy": "3,3"}, zombies={"z1": "7,5"})
    t.choose("play-card", card="overtaken")
    assert [e["effect"] for e in t.state["effects"]] == ["overtaken"]
    while t.state["turn"] == "zombies":
        t.choose("done") if t.offers("done") else t.choose("pass")
    assert t.state["effects"] != []
    while t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert t.state["effects"] == []


# -- The Smell of Brains -----------------------------------------------------------------------------------

NEAR = {"z1": "3,3", "z2": "5,3", "z3": "3,5", "z4": "6,3", "z5": "4,3"}


def smelled(**more: object) -> Table:
    t = fight([5, 4, 1], zombies=NEAR, zombie_hand=("the-smell-of-brains",), **more)
    zombies_answer(t, "the-smell-of-brains")
    return t


def test_every_zombie_within_two_spaces_comes() -> None:
    t = smelled()
    assert {name for name, zombie in t.zombies.items() if zombie["space"] == "3,3"} == {"z1", "z2", "z3", "z5"}


def test_they_are_fought_in_the_same_fight_step() -> None:
    t = smelled()
    while t.kind in ("window", "choose-fight"):
        t.dice(6, 5, 1)
        t.must(cmd="choose", option="0")
    assert {e["zombie"] for e in t.events if e["type"] == "fight-started"} == {"z1", "z2", "z3", "z5"}


def test_even_those_in_the_space_of_another_hero_come() -> None:
    t = fight(
        [5, 4, 1], zombies={"z1": "3,3", "z2": "4,3"}, others={"jenny": "4,3"}, zombie_hand=("the-smell-of-brains",)
    )
    zombies_answer(t, "the-smell-of-brains")
    assert t.zombies["z2"]["space"] == "3,3"


def test_blocked_windows_keep_them_out() -> None:
    effects = [{"effect": "walls-closed", "who": None, "amount": 1, "until": "turn"}]
    zombies = {"z1": "1,0", "z2": "2,0", "z3": "0,1"}
    t = fight([5, 4, 1], space="1,0", zombies=zombies, effects=effects, zombie_hand=("the-smell-of-brains",))
    zombies_answer(t, "the-smell-of-brains")
    assert t.zombies["z2"]["space"] == "2,0"
    assert t.zombies["z3"]["space"] == "1,0"


FORTIFIED = Scenes("stock-up", "survival-of-the-fittest")
EAST, SOUTH = ["1,1", "2,1"], ["1,1", "1,2"]


@pytest.mark.rule("11.1.1")
@pytest.mark.parametrize("others", [("becky",), ("becky", "johnny")])
def test_a_zombie_that_is_drawn_away_is_no_longer_that_of_the_hero_who_was_named_for_it(
    others: tuple[str, ...],
) -> None:
    heroes = {**dict.fromkeys(("billy", *others), "3,3"), "jenny": "5,3", "sally": "5,3"}
    t = table(
        turn="zombies", step="fight", heroes=heroes, zombies={"z1": "3,3", "z2": "5,3"},
        hands={"zombies-1": ["the-smell-of-brains"]}, dice=[5, 4, 1],
    )  # fmt: skip
    t.choose("fight", hero="billy", zombie="z1")
    t.choose("fight", hero="jenny", zombie="z2")
    if t.kind == "choose-fight":
        t.choose("fight", hero="billy", zombie="z1")
    zombies_answer(t, "the-smell-of-brains")
    assert t.zombies["z2"]["space"] == "3,3"
    t.passes()
    if len(others) > 1:
        assert t.values("fight", "hero") == sorted(others), "each of them could take it, and nobody where it was"
        t.choose("fight", hero="johnny", zombie="z2")
    assert t.saw("fight-started", hero=others[-1], zombie="z2")
    assert not t.saw("fight-started", hero="jenny")


def test_a_zombie_that_was_pushed_out_of_the_space_and_is_drawn_back_is_fought_once() -> None:
    other = Scenes("growing-hunger", "stock-up")
    t = other.table(
        turn="zombies", step="fight", heroes={"billy": "3,3", "jenny": "7,0"}, zombies={"z1": "3,3", "z2": "3,3"},
        hands={"zombies-1": ["the-smell-of-brains"], "heroes-1": ["t-bone-packer"]}, dice=[5, 4, 1, 6, 5, 1],
    )  # fmt: skip
    t.choose("fight", hero="billy", zombie="z1")
    t.choose("play-card", card="t-bone-packer", mode="drive-away", zombie="z2")
    t.choose("choose", zombie="z2", to="4,3")
    t.choose("done")
    zombies_answer(t, "the-smell-of-brains")
    assert t.zombies["z2"]["space"] == "3,3"
    t.passes()
    fought = [event["zombie"] for event in t.events if event["type"] == "fight-started"]
    assert fought == ["z1", "z2"]
    t.nothing_pending()


def test_a_zombie_that_was_fought_and_knocked_away_is_drawn_back_but_not_fought_again() -> None:
    other = Scenes("hero-pack-2", "stock-up")
    t = other.fight(
        [6, 2, 1, 5, 4, 1], ("motorcycle-chain",), "jenny", zombies={"z1": "3,3", "z2": "3,3"},
        zombie_hand=("the-smell-of-brains",),
    )  # fmt: skip
    if t.kind == "choose-fight":
        t.choose("fight", zombie="z1")
    t.passes("zombies-1")
    while t.window != "zombie-beaten":
        t.choose("pass")
    t.dice(6)
    t.choose("use-item", card="motorcycle-chain", mode="drive-away")
    t.choose("choose", zombie="z1", to="4,3")
    t.choose("done")
    t.dice(5, 4, 1)
    t.passes("heroes-1")
    zombies_answer(t, "the-smell-of-brains")
    assert t.zombies["z1"]["space"] == "3,3"
    t.passes()
    fought = [event["zombie"] for event in t.events if event["type"] == "fight-started"]
    assert fought == ["z1", "z2"]
    t.nothing_pending()


def smelled_through_a_door(*dice: int, reinforcements: int) -> Table:
    barricades = [{"edge": edge, "reinforcements": reinforcements} for edge in (EAST, SOUTH)]
    t = FORTIFIED.table(dice=[5, 4, 1], turn="zombies", step="fight", heroes={"billy": "1,1"}, barricades=barricades,
                        zombies={"z1": "1,1", "z2": "2,1"}, hands={"zombies-1": ["the-smell-of-brains"]},
                        switches={"barricades": "on"})  # fmt: skip
    t.dice(*dice)
    zombies_answer(t, "the-smell-of-brains")
    return t


@pytest.mark.parametrize(("die", "space"), [(4, "1,1"), (3, "2,1")])
@pytest.mark.rule("8.1.2.3")
def test_a_barricade_on_the_way_wants_four_or_more(die: int, space: str) -> None:
    assert smelled_through_a_door(die, reinforcements=0).zombies["z2"]["space"] == space


@pytest.mark.rule("8.1.2.3", "8.1.2")
def test_one_that_tears_a_reinforcement_off_stays_outside() -> None:
    t = smelled_through_a_door(4, reinforcements=2)
    assert t.zombies["z2"]["space"] == "2,1"
    assert sorted(row["reinforcements"] for row in t.state["barricades"]) == [1, 2]


@pytest.mark.rule("8.1.2")
def test_it_goes_round_a_barricade_where_another_wall_is_open() -> None:
    barricades = [{"edge": EAST, "reinforcements": 3}]
    t = FORTIFIED.table(dice=[5, 4, 1], turn="zombies", step="fight", heroes={"billy": "1,1"}, barricades=barricades,
                        zombies={"z1": "1,1", "z2": "2,1"}, hands={"zombies-1": ["the-smell-of-brains"]},
                        switches={"barricades": "on"})  # fmt: skip
    zombies_answer(t, "the-smell-of-brains")
    assert t.zombies["z2"]["space"] == "1,1"


@pytest.mark.rule("12.3")
def test_one_that_comes_into_a_fire_rolls_for_entering_it_and_for_ending_there() -> None:
    t = Scenes("stock-up", "timber-peak").fight(
        [5, 4, 1], zombies={"z1": "3,3", "z2": "4,3"}, zombie_hand=("the-smell-of-brains",),
        markers=[{"kind": "fire", "space": "3,3"}],
    )  # fmt: skip
    t.dice(4, 5)
    zombies_answer(t, "the-smell-of-brains")
    assert "z2" not in t.zombies


@pytest.mark.rule("11.1.1")
def test_in_the_zombie_turn_they_are_shared_among_the_heroes_there() -> None:
    heroes = {"billy": "3,3", "jenny": "3,3"}
    zombies = {
        name: {"space": at, "moved": True} for name, at in {"z1": "3,3", "z2": "3,3", "z3": "5,3", "z4": "5,4"}.items()
    }
    t = table(
        heroes=heroes, zombies=zombies, turn="zombies", step="fight", hands={"zombies-1": ["the-smell-of-brains"]}
    )
    t.dice(6, 5, 1)
    t.choose("fight", hero="billy")
    t.choose("play-card", card="the-smell-of-brains")
    while t.kind in ("window", "choose-fight"):
        t.dice(6, 5, 1)
        t.must(cmd="choose", option="0")
    fights = [(e["hero"], e["zombie"]) for e in t.events if e["type"] == "fight-started"]
    assert sorted(zombie for _, zombie in fights) == ["z1", "z2", "z3", "z4"]
    assert sorted(hero for hero, _ in fights) == ["billy", "billy", "jenny", "jenny"]


def fought(t: Table) -> list[tuple[str, str]]:
    """Who met whom, once all fights are over."""
    t.choose("play-card", card="the-smell-of-brains")
    while t.kind in ("window", "choose-fight"):
        t.dice(6, 5, 1)
        t.must(cmd="choose", option="0")
    return sorted((e["zombie"], e["hero"]) for e in t.events if e["type"] == "fight-started")


@pytest.mark.rule("11.1.1")
def test_one_that_was_given_to_somebody_elsewhere_is_fought_where_it_has_come() -> None:
    t = table(
        heroes={"billy": "3,3", "jenny": "3,3", "sally": "5,3", "johnny": "5,3"},
        zombies={name: {"space": at, "moved": True} for name, at in {"z1": "3,3", "z2": "5,3"}.items()},
        turn="zombies", step="fight", hands={"zombies-1": ["the-smell-of-brains"]},
    )  # fmt: skip
    t.choose("fight", hero="billy", zombie="z1")
    t.choose("fight", hero="sally", zombie="z2")
    t.dice(6, 5, 1)
    t.choose("fight", hero="billy", zombie="z1")
    assert fought(t) == [("z1", "billy"), ("z2", "jenny")]


@pytest.mark.parametrize("when", [{"turn": "heroes", "acting": "bear"}, {"turn": "zombies", "step": "fight"}])
def test_one_that_was_fought_and_knocked_back_comes_but_is_not_fought_again(when: dict[str, str]) -> None:
    t = Scenes("stock-up", "hero-pack-2").table(
        heroes={"bear": "3,3", "becky": "0,0"}, zombies={"z1": "3,3", "z2": "3,3"}, dice=[6, 5, 1],
        hands={"zombies-1": ["the-smell-of-brains"]}, **when,
    )  # fmt: skip
    while not t.offers("fight"):
        t.choose("skip")
    t.choose("fight", hero="bear", zombie="z1")
    while t.window != "zombie-beaten":
        t.choose("pass")
    t.dice(6, 5, 1)
    t.choose("ability", ability="knockback")
    t.choose("choose", to="4,3")
    t.choose("done")
    zombies_answer(t, "the-smell-of-brains")
    assert t.zombies["z1"]["space"] == "3,3"
    while t.kind in ("window", "choose-fight"):
        t.must(cmd="choose", option="0")
    assert [e["zombie"] for e in t.events if e["type"] == "fight-started"] == ["z1", "z2"]


@pytest.mark.rule("11.3.1")
def test_it_is_the_one_fight_card() -> None:
    t = fight([5, 4, 1], zombie_hand=("the-smell-of-brains", "uuuurrrggghh"))
    zombies_answer(t, "uuuurrrggghh")
    assert not t.offers("play-card", card="the-smell-of-brains")


# -- Twisted Ankle -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "offered"), [(1, True), (2, False)])
def test_an_ankle_is_twisted_on_a_rolled_one(die: int, offered: bool) -> None:
    t = hero_turn("jenny", zombie_hand=("twisted-ankle",))
    t.dice(die)
    t.choose("roll-movement")
    assert t.offers("play-card", card="twisted-ankle", hero="jenny") is offered
    if offered:
        t.choose("play-card", card="twisted-ankle")
        assert t.heroes["jenny"]["in_play"] == ["twisted-ankle"]


@pytest.mark.rule("3.17.1")
def test_billy_limps_first_and_then_adds_his_space() -> None:
    t = hero_turn("billy", on_hero=("twisted-ankle",))
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="3,2")
    t.choose("step", to="3,1")
    assert not t.offers("step")


def test_healing_cures_it() -> None:
    t = hero_turn("jenny", on_hero=("twisted-ankle",), wounds=1, hand=("recovery",))
    t.choose("play-card", card="recovery", hero="jenny")
    assert t.heroes["jenny"]["in_play"] == []


def test_giving_up_a_move_action_cures_it_and_searching_does_not() -> None:
    t = hero_turn("jenny", on_hero=("twisted-ankle",))
    t.choose("skip")
    assert t.heroes["jenny"]["in_play"] == []
    t = hero_turn("jenny", on_hero=("twisted-ankle",), space="5,0")
    t.choose("search")
    assert t.heroes["jenny"]["in_play"] == ["twisted-ankle"]


# -- We've Got to Reach the... -----------------------------------------------------------------------------

GYM = [{"card": "weve-got-to-reach-the", "building": "gym"}]


def test_it_lies_on_a_random_building() -> None:
    t = draws("weve-got-to-reach-the", [3, 5], heroes={"billy": "3,3"})
    assert t.state["in_play_rows"] == [{"card": "weve-got-to-reach-the", "seat": "zombies-1", "building": "gym"}]
    t.nothing_pending()


def test_nobody_searches_anywhere_else() -> None:
    assert not hero_turn("jenny", space="0,0", in_play_rows=GYM).offers("search")
    assert hero_turn("jenny", space="5,0", in_play_rows=GYM).offers("search")


def test_a_hero_who_enters_the_building_ends_it() -> None:
    t = hero_turn("jenny", space="5,2", in_play_rows=GYM)
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert t.state["in_play"] == []


def test_another_building_does_not_end_it() -> None:
    t = hero_turn("jenny", space="2,1", in_play_rows=GYM)
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    assert t.state["in_play"] == ["weve-got-to-reach-the"]


def test_a_building_that_no_hero_may_enter_is_not_rolled() -> None:
    markers = [{"kind": "taken-over", "building": "gym"}]
    t = draws("weve-got-to-reach-the", [3, 5, 2], heroes={"billy": "3,3"}, markers=markers)
    assert t.state["in_play_rows"][0]["building"] == "church"
