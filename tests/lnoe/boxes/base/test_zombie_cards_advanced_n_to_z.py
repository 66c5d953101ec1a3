"""The advanced Zombie cards from N to Z, card by card."""

from typing import Any

import pytest

from tests.lnoe.boxes.base.zombie_player import draws, fights, zombie_move
from tests.table import Table, table

# -- Night That Never Ends ---------------------------------------------------------------------------------


def test_night_that_never_ends_returns_every_copy_of_a_card_to_each_deck() -> None:
    t = draws(
        "night-that-never-ends",
        [1, 1],
        heroes={"billy": "3,3"},
        zombie_discard=["shamble", "cornered", "shamble"],
        hero_discard=["keys", "faith", "keys"],
    )
    assert (t.seat, t.values("choose", "card")) == ("zombies-1", ["cornered", "shamble"])
    t.choose("choose", card="shamble")
    assert (t.seat, t.values("choose", "card")) == ("heroes-1", ["faith", "keys"])
    t.choose("choose", card="keys")
    state = t.state
    assert state["zombie_discard"] == ["night-that-never-ends", "cornered"]
    assert state["hero_discard"] == ["faith"]
    assert state["zombie_deck"].count("shamble") == 6
    assert state["hero_deck"].count("keys") == 2
    t.nothing_pending()


def test_the_heroes_need_not_return_anything() -> None:
    t = draws(
        "night-that-never-ends",
        [1, 1],
        heroes={"billy": "3,3"},
        zombie_discard=["shamble"],
        hero_discard=["keys"],
    )
    t.choose("pass")
    assert t.state["hero_discard"] == ["keys"]
    assert t.state["zombie_discard"] == ["night-that-never-ends"]


def test_with_empty_piles_the_night_changes_nothing() -> None:
    t = draws("night-that-never-ends", [1, 1], heroes={"billy": "3,3"})
    assert t.state["zombie_discard"] == ["night-that-never-ends"]
    t.nothing_pending()


# -- Overconfidence ----------------------------------------------------------------------------------------


def test_overconfidence_is_played_on_any_hero() -> None:
    t = zombie_move(["overconfidence"], heroes={"billy": "3,3", "becky": "0,0"}, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero") == ["becky", "billy"]
    t.choose("play-card", hero="billy")
    assert t.heroes["billy"]["in_play"] == ["overconfidence"]
    assert t.heroes["becky"]["in_play"] == []
    t.nothing_pending()


def test_an_overconfident_hero_does_not_leave_a_zombie_but_may_search() -> None:
    jenny = {"space": "0,0", "in_play": ["overconfidence"]}
    t = table(dice=[6], heroes={"jenny": jenny}, zombies={"z1": "0,0"})
    assert t.offers("search")
    t.choose("roll-movement")
    assert not t.offers("step")
    assert t.offers("search")


def test_without_a_zombie_in_the_space_an_overconfident_hero_moves_on() -> None:
    jenny = {"space": "3,3", "in_play": ["overconfidence"]}
    t = table(dice=[6], heroes={"jenny": jenny}, zombies={"z1": "3,4"})
    t.choose("roll-movement")
    assert t.offers("step")


@pytest.mark.parametrize(("die", "left"), [(3, ["overconfidence"]), (4, [])])
def test_a_lost_fight_discards_overconfidence_on_four(die: int, left: list[str]) -> None:
    t = fights([], [3, 2, 4, die], "becky", facts={"in_play": ["overconfidence"]})
    assert t.heroes["becky"]["wounds"] == 1
    assert t.heroes["becky"]["in_play"] == left


def test_a_won_fight_leaves_overconfidence_alone() -> None:
    t = fights([], [5, 2, 4, 6, 6], "becky", facts={"in_play": ["overconfidence"]})
    assert t.heroes["becky"]["in_play"] == ["overconfidence"]


# -- Rotten Bodies -----------------------------------------------------------------------------------------


def test_rotten_bodies_returns_zombies_to_the_pool_without_killing_them() -> None:
    zombies = {"z1": "7,5", "z2": "0,5", "z3": "7,3", "becky": {"space": "6,4"}}
    t = draws("rotten-bodies", [2, 1, 1], heroes={"billy": "3,0"}, zombies=zombies)
    assert t.values("choose", "zombie") == ["z1", "z2", "z3"]
    t.choose("choose", zombie="z1")
    t.choose("choose", zombie="z3")
    assert t.saw("returned", who="z1")
    standing = {name for name, zombie in t.zombies.items() if zombie["kind"] == "standard"}
    assert standing == {"z2"}
    assert t.state["pool"] == {"zombies-1": 13}
    assert t.state["zombies_killed"] == 0


def test_until_the_next_zombie_turn_no_zombie_can_be_killed() -> None:
    zombies = {"z1": "7,5", "z2": "3,3"}
    t = draws("rotten-bodies", [1, 1, 1, 5, 5, 1], heroes={"billy": "3,3"}, zombies=zombies)
    t.choose("choose", zombie="z1")
    assert t.saw("fight-resolved", hero="billy", won=True)
    assert t.saw("unhurt", who="z2")
    assert t.zombies["z2"]["space"] == "3,3"
    assert t.state["zombies_killed"] == 0


def test_rotten_bodies_with_few_zombies_returns_them_all() -> None:
    t = draws("rotten-bodies", [6, 1, 1], heroes={"billy": "3,0"}, zombies={"z1": "7,5"})
    assert t.saw("returned", who="z1")


def test_with_two_zombie_players_rotten_bodies_may_take_the_zombies_of_either() -> None:
    zombies = {"z1": "7,5", "z8": "0,5"}
    hands = {"zombies-1": ["trip"], "zombies-2": ["braaains", "cornered"]}
    t = draws("rotten-bodies", [1, 1, 1], heroes={"billy": "3,0"}, zombies=zombies, players=4, hands=hands)
    assert t.values("choose", "zombie") == ["z1", "z8"]
    t.choose("choose", zombie="z8")
    assert t.state["pool"] == {"zombies-1": 6, "zombies-2": 7}


# -- Teen Angst --------------------------------------------------------------------------------------------


def test_teen_angst_is_for_students() -> None:
    heroes = {"billy": "3,3", "becky": "0,0", "jenny": "6,3"}
    t = zombie_move(["teen-angst"], heroes=heroes, zombies={"z1": "7,5"})
    assert t.values("play-card", "hero") == ["billy", "jenny"]
    t.choose("play-card", hero="billy")
    assert t.heroes["billy"]["in_play"] == ["teen-angst"]
    t.nothing_pending()


@pytest.mark.parametrize(("beside", "dice"), [("3,3", [3]), ("3,4", [3, 2])])
def test_teen_angst_takes_a_die_beside_another_hero(beside: str, dice: list[int]) -> None:
    heroes = {"billy": {"space": "3,3", "in_play": ["teen-angst"]}, "becky": beside}
    t = table(dice=[*dice, 1], heroes=heroes, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.saw("roll", **{"for": "hero-fight"}, who="billy", values=dice)


@pytest.mark.rule("11.2")
def test_no_card_takes_the_last_fight_die() -> None:
    heroes = {"billy": {"space": "3,3", "in_play": ["teen-angst", "this-cant-be-happening"]}, "becky": "3,3"}
    t = table(
        dice=[4, 3],
        turn="zombies",
        step="fight",
        heroes=heroes,
        zombies={"z1": "3,3"},
    )
    t.choose("fight", hero="billy")
    assert t.saw("roll", **{"for": "hero-fight"}, who="billy", values=[4])


# -- "There's No Time, Leave It!" --------------------------------------------------------------------------


def test_theres_no_time_removes_a_discarded_hero_card_from_the_game() -> None:
    hands = {"zombies-1": ["theres-no-time-leave-it"]}
    t = table(heroes={"billy": "3,3"}, hands=hands, hero_discard=["keys", "revolver", "keys"])
    assert t.seat == "zombies-1"
    t.choose("play-card", card="theres-no-time-leave-it")
    assert t.values("choose", "card") == ["keys", "revolver"]
    t.choose("choose", card="keys")
    assert t.state["removed"] == ["keys"]
    assert sorted(t.state["hero_discard"]) == ["keys", "revolver"]
    t.nothing_pending()


def test_theres_no_time_needs_a_card_in_the_hero_discard_pile() -> None:
    t = table(heroes={"billy": "3,3"}, hands={"zombies-1": ["theres-no-time-leave-it"]})
    assert t.seat == "heroes-1"


def test_theres_no_time_may_even_be_played_in_a_fight() -> None:
    t = fights_with_pile()
    assert t.offers("play-card", card="theres-no-time-leave-it")


def fights_with_pile() -> Table:
    """Billy is in a fight, and there is a card in the Hero discard pile."""
    t = table(
        dice=[5, 2, 4],
        heroes={"billy": "3,3"},
        zombies={"z1": "3,3"},
        hands={"zombies-1": ["theres-no-time-leave-it"]},
        hero_discard=["keys"],
    )
    while t.window != "fight":
        t.choose("pass" if t.kind == "window" else "skip")
    return t


# -- "This Can't Be Happening!" ----------------------------------------------------------------------------


def test_this_cant_be_happening_takes_a_fight_die_from_its_hero_alone() -> None:
    heroes = {"billy": "3,3", "becky": "6,3"}
    zombies = {"z1": "3,3", "z2": "6,3"}
    t = zombie_move(["this-cant-be-happening"], [4, 3, 4, 3, 2], heroes=heroes, zombies=zombies)
    assert t.values("play-card", "hero") == ["becky", "billy"]
    t.choose("play-card", hero="billy")
    t.choose("fight", hero="billy")
    assert t.saw("roll", **{"for": "hero-fight"}, who="billy", values=[4])
    assert t.saw("roll", **{"for": "hero-fight"}, who="becky", values=[4, 3])


def test_a_turn_started_beside_another_hero_ends_it() -> None:
    heroes = {"billy": {"space": "3,3", "in_play": ["this-cant-be-happening"]}, "becky": "3,3"}
    t = table(heroes=heroes)
    t.choose("activate", hero="becky")
    assert t.heroes["billy"]["in_play"] == ["this-cant-be-happening"]
    t.choose("skip")
    t.choose("done") if t.kind == "exchange" else None
    assert t.heroes["billy"]["in_play"] == []
    assert t.state["zombie_discard"] == ["this-cant-be-happening"]


def test_a_turn_started_alone_does_not_end_it() -> None:
    heroes = {"billy": {"space": "3,3", "in_play": ["this-cant-be-happening"]}, "becky": "3,4"}
    t = table(heroes=heroes)
    t.choose("activate", hero="billy")
    assert t.heroes["billy"]["in_play"] == ["this-cant-be-happening"]


# -- "This Could Be Our Last Night On Earth" ---------------------------------------------------------------


LAST_NIGHT = "this-could-be-our-last-night-on-earth"


def test_a_man_and_a_woman_in_the_same_space_lose_their_turn() -> None:
    heroes = {"billy": "3,3", "becky": "3,3", "johnny": "6,3"}
    t = table(heroes=heroes, zombies={"z1": "3,3"}, hands={"zombies-1": [LAST_NIGHT]})
    assert t.values("play-card", "hero", card=LAST_NIGHT) == ["billy"]
    t.choose("play-card", card=LAST_NIGHT)
    assert t.saw("lost-turn", who="billy")
    assert t.saw("lost-turn", who="becky")
    assert t.decision is not None
    assert t.decision["actor"] == "johnny"
    t.choose("skip")
    assert not t.saw("fight-started")
    t.nothing_pending()


def test_the_zombie_player_chooses_among_several_women() -> None:
    heroes = {"billy": "3,3", "becky": "3,3", "jenny": "3,3", "sally": "6,3"}
    t = table(heroes=heroes, hands={"zombies-1": [LAST_NIGHT]})
    t.choose("play-card", card=LAST_NIGHT, hero="billy")
    assert (t.seat, t.values("choose", "hero")) == ("zombies-1", ["becky", "jenny"])
    t.choose("choose", hero="jenny")
    assert t.values("activate", "hero") == ["becky", "sally"]


@pytest.mark.parametrize(
    "heroes",
    [
        {"billy": "3,3", "becky": "3,4"},
        {"billy": "3,3", "johnny": "3,3"},
        {"jenny": "3,3", "becky": "3,3"},
        {"father-joseph": "3,3", "becky": "3,3"},
    ],
)
def test_nobody_else_is_distracted(heroes: dict[str, str]) -> None:
    t = table(heroes=heroes, hands={"zombies-1": [LAST_NIGHT]})
    assert not t.offers("play-card", card=LAST_NIGHT)
    assert t.kind == "activate-hero"


def test_who_lost_the_hero_turn_fights_as_usual_in_the_next_zombie_turn() -> None:
    heroes = {"billy": {"space": "3,3", "items": ["baseball-bat"]}, "becky": "3,3"}
    quiet = ["trip", "resilient", "resilient", "loss-of-faith"]
    t = table(
        dice=[1, 1, 5, 2, 4],
        heroes=heroes,
        zombies={"z1": "3,3"},
        hands={"zombies-1": [LAST_NIGHT]},
        zombie_deck=quiet,
    )
    t.choose("play-card", card=LAST_NIGHT)
    t.choose("fight", hero="billy")
    assert t.window == "fight"
    assert t.offers("use-item", card="baseball-bat")


# -- Unnecessary Self Sacrifice ----------------------------------------------------------------------------


def sacrifice(dice: list[int] | None = None, **situation: Any) -> Table:
    """Billy, beside Becky, is about to fight; the Zombie player holds Unnecessary Self Sacrifice."""
    situation.setdefault("heroes", {"billy": "3,3", "becky": "3,3"})
    hands = {"zombies-1": ["unnecessary-self-sacrifice"], **situation.pop("hands", {})}
    t = table(dice=dice, zombies={"z1": "3,3"}, hands=hands, **situation)
    t.choose("activate", hero="billy")
    t.choose("skip")
    return t


def test_instead_of_a_fight_one_of_two_heroes_takes_a_wound() -> None:
    t = sacrifice()
    assert (t.seat, t.window) == ("zombies-1", "fight-begins")
    assert t.values("play-card", "hero") == ["becky"]
    t.choose("play-card", card="unnecessary-self-sacrifice")
    assert (t.seat, t.values("choose", "hero")) == ("heroes-1", ["becky", "billy"])
    t.choose("choose", hero="becky")
    assert t.heroes["becky"]["wounds"] == 1
    assert t.heroes["billy"]["wounds"] == 0
    assert not t.saw("roll", **{"for": "hero-fight"})
    t.nothing_pending()


def test_the_wound_may_be_prevented() -> None:
    t = sacrifice(hands={"heroes-1": ["just-a-scratch"]})
    t.choose("play-card", card="unnecessary-self-sacrifice")
    t.choose("choose", hero="billy")
    assert t.window == "about-to-wound"
    t.choose("play-card", card="just-a-scratch")
    assert t.heroes["billy"]["wounds"] == 0


def test_a_lone_hero_cannot_be_sacrificed() -> None:
    t = sacrifice([5, 2, 1], heroes={"billy": "3,3", "becky": "3,4"})
    assert t.saw("roll", **{"for": "hero-fight"})


def test_the_zombie_player_chooses_which_companion_is_meant() -> None:
    t = sacrifice(heroes={"billy": "3,3", "becky": "3,3", "jenny": "3,3"})
    assert t.values("play-card", "hero") == ["becky", "jenny"]
    t.choose("play-card", hero="jenny")
    assert t.values("choose", "hero") == ["billy", "jenny"]


def test_it_is_no_fight_card_and_not_played_once_dice_are_rolled() -> None:
    t = sacrifice([5, 2, 4], hands={"zombies-1": ["unnecessary-self-sacrifice", "braaains"]})
    t.choose("pass")
    assert t.window == "fight"
    assert t.values("play-card", "card") == ["braaains"]
