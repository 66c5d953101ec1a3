"""The four Heroes of Hero Pack Two."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.small_scenes import Scenes, dice_rolled
from tests.lnoe.rules import learning
from tests.table import Table

scenes = Scenes("hero-pack-2")
hero_turn, fight, table = scenes.hero_turn, scenes.fight, scenes.table

# -- Angela ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "goes_on"), [("angela", True), ("jenny", False)])
@pytest.mark.rule("8.4.2")
def test_acrobatics_carry_her_past_zombies(hero: str, goes_on: bool) -> None:
    t = hero_turn(hero, zombies={"z1": "4,3"})
    t.dice(3)
    t.choose("roll-movement")
    t.dice(6, 5, 1)
    t.choose("step", to="4,3")
    assert t.offers("step", to="5,3") is goes_on


def test_team_spirit_gives_a_die_to_another_hero_beside_her_once_a_turn() -> None:
    others = {"billy": "3,3", "jenny": "3,3", "becky": "4,3"}
    t = hero_turn("angela", others=others)
    assert t.values("ability", "target", ability="team-spirit") == ["billy", "jenny"]
    t.choose("ability", ability="team-spirit", target="billy")
    assert [(e["who"], e["amount"]) for e in t.state["effects"] if e["effect"] == "fight-dice"] == [("billy", 1)]
    assert not t.offers("ability", ability="team-spirit")


def test_in_a_fight_the_die_is_rolled_at_once() -> None:
    t = fight([1, 2, 5], others={"angela": "3,3"})
    t.dice(6)
    t.choose("ability", ability="team-spirit", target="billy")
    t.passes()
    assert dice_rolled(t, "hero-fight") == [2, 1]
    assert t.saw("fight-resolved", won=True)


def test_alone_she_has_no_team() -> None:
    assert not hero_turn("angela").offers("ability", ability="team-spirit")


# -- Bear --------------------------------------------------------------------------------------------------


def test_bear_knocks_a_zombie_back_two_spaces() -> None:
    t = fight([6, 3, 2], hero="bear")
    while t.window != "zombie-beaten":
        t.choose("pass")
    t.choose("ability", ability="knockback")
    t.choose("choose", to="4,3")
    t.choose("choose", to="5,3")
    assert t.zombies["z1"]["space"] == "5,3"
    t.nothing_pending()


def test_a_zombie_hero_whom_doubles_wound_is_knocked_back_all_the_same() -> None:
    t = fight([6, 6, 2, 2], hero="bear", zombies={"z1": {"space": "3,3", "kind": "zombie-hero", "hero": "jenny"}})
    while t.window != "zombie-beaten":
        t.choose("pass")
    t.choose("ability", ability="knockback")
    t.choose("choose", to="4,3")
    t.choose("done")
    (john,) = t.zombies.values()
    assert (john["space"], john["wounds"]) == ("4,3", 1)


@pytest.mark.parametrize(("die", "burnt"), [(4, False), (5, True)])
def test_a_zombie_that_burns_on_its_way_is_pushed_no_farther(die: int, burnt: bool) -> None:
    with_fire = Scenes("hero-pack-2", "timber-peak")
    t = with_fire.fight([6, 3, 2, die], hero="bear", switches={"fire_rules": "on"}, fires=[{"space": "4,3"}])
    while t.window != "zombie-beaten":
        t.choose("pass")
    t.choose("ability", ability="knockback")
    t.choose("choose", to="4,3")
    if not burnt:
        t.choose("choose", to="5,3")
    assert ("z1" in t.zombies) is not burnt
    assert t.saw("fended-off") is not burnt
    t.nothing_pending()


def test_a_zombie_that_nothing_can_kill_is_knocked_back_with_doubles_too() -> None:
    rotten = [{"effect": "zombies-cannot-be-killed", "who": None, "amount": 1, "until": "zombies"}]
    t = fight([6, 6, 2], hero="bear", effects=rotten)
    while t.window != "zombie-beaten":
        t.choose("pass")
    t.choose("ability", ability="knockback")
    t.choose("choose", to="4,3")
    t.choose("done")
    assert t.zombies["z1"]["space"] == "4,3"
    t.nothing_pending()


@pytest.mark.parametrize("dice", [[6, 6, 2], [2, 1, 6]], ids=["doubles kill it", "he lost"])
def test_there_is_no_knockback_otherwise(dice: list[int]) -> None:
    t = fight(dice, hero="bear")
    assert not t.offers("ability", ability="knockback")


# -- Maria -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "cards"), [(5, 1), (4, 0)])
def test_maria_learns_from_every_event(die: int, cards: int) -> None:
    t = hero_turn("maria", hand=("faith",), hero_deck=["keys"])
    t.dice(die)
    t.choose("play-card", card="faith", hero="maria")
    assert len(t.heroes["maria"]["items"]) == cards
    t.nothing_pending()


def test_even_from_one_that_is_canceled() -> None:
    t = hero_turn("maria", hand=("faith",), zombie_hand=("loss-of-faith",), hero_deck=["keys"])
    t.choose("play-card", card="faith", hero="maria")
    t.dice(6)
    t.choose("play-card", card="loss-of-faith")
    assert t.saw("canceled", card="faith")
    assert t.heroes["maria"]["items"] == ["keys"]


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("die", "cards"), [(5, ["keys", "torch"]), (4, ["keys"])])
def test_even_from_one_that_is_played_as_soon_as_it_is_drawn(die: int, cards: list[str]) -> None:
    t = hero_turn("maria", space="5,0", hero_deck=["just-what-i-needed", "torch"], hero_discard=["keys"])
    t.dice(die)
    t.choose("search")
    assert t.heroes["maria"]["items"] == cards
    t.nothing_pending()


def test_a_zombie_card_teaches_nothing() -> None:
    t = table(
        heroes={"maria": "3,3"}, zombies={"z1": "7,5"}, turn="zombies", step="move", hands={"zombies-1": ["cornered"]}
    )
    t.choose("play-card", card="cornered")
    assert not t.saw("roll", who="maria")


# -- Dr. Yamato --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "canceled"), [(5, True), (4, False)])
def test_science_cancels_a_card_in_play_on_five_or_more(die: int, canceled: bool) -> None:
    t = hero_turn("dr-yamato", on_hero=("this-cant-be-happening",), hero_deck=["keys", "torch", "ammo"])
    t.dice(die)
    t.choose("ability", ability="cutting-edge-science", mode="cancel-in-play")
    assert (t.heroes["dr-yamato"]["in_play"] == []) is canceled
    assert sorted(t.state["hero_discard"]) == ["ammo", "keys", "torch"]
    assert not t.offers("ability", ability="cutting-edge-science"), "once a turn"


def test_science_answers_a_card_that_is_being_played() -> None:
    t = hero_turn("dr-yamato", zombie_hand=("trip",))
    t.dice(6)
    t.choose("roll-movement")
    t.choose("play-card", card="trip")
    t.dice(5)
    t.choose("ability", ability="cutting-edge-science", mode="cancel")
    assert t.saw("canceled", card="trip")


@pytest.mark.parametrize(("die", "wounds"), [(5, 1), (4, None)])
def test_about_to_be_wounded_one_may_still_be_rid_of_what_turns(die: int, wounds: int | None) -> None:
    """[Ruling 58]"""
    t = fight([1, 2, 6], hero="dr-yamato", on_hero=("i-feel-kinda-strange",), in_play=["heavy-rain"], sun=5,
              hero_deck=["keys", "torch", "ammo"])  # fmt: skip
    while t.window != "about-to-wound":
        t.choose("pass")
    assert t.values("ability", "target", ability="cutting-edge-science") == ["i-feel-kinda-strange"]
    t.dice(die)
    t.choose("ability", ability="cutting-edge-science")
    assert t.heroes["dr-yamato"]["alive"] is (wounds is not None)
    assert t.heroes["dr-yamato"].get("wounds") == wounds or wounds is None


def among_the_learned(*bought: str, scenario: str = "die-zombies-die") -> Table:
    """The Zombies have bought these Upgrades."""
    t = learning.scene(
        boxes=["base", "timber-peak", "hero-pack-2"], scenario=scenario, zombie_upgrades=list(bought),
        hero_deck=["keys", "gasoline", "ammo"], heroes={"dr-yamato": "3,3", "becky": "0,0"},
    )  # fmt: skip
    t.choose("activate", hero="dr-yamato")
    return t


@pytest.mark.parametrize(("die", "left"), [(5, []), (4, ["breakdown"])])
def test_science_undoes_a_zombie_upgrade_for_cards_that_leave_the_game(die: int, left: list[str]) -> None:
    t = among_the_learned("breakdown")
    t.dice(die)
    t.choose("ability", ability="cutting-edge-science", mode="cancel-upgrade")
    assert t.state["zombie_upgrades"] == left
    assert (t.state["hero_discard"], sorted(t.state["removed"])) == ([], ["ammo", "gasoline", "keys"])
    assert not t.offers("ability", ability="cutting-edge-science"), "once a turn"


def test_what_the_scenario_asks_for_is_only_discarded() -> None:
    t = among_the_learned("breakdown", scenario="escape-in-the-truck")
    t.dice(5)
    t.choose("ability", ability="cutting-edge-science", mode="cancel-upgrade")
    assert (sorted(t.state["hero_discard"]), t.state["removed"]) == (["gasoline", "keys"], ["ammo"])


def test_without_an_upgrade_there_is_none_to_undo() -> None:
    assert not among_the_learned().offers("ability", ability="cutting-edge-science")


def test_two_cards_are_too_few_for_an_experiment() -> None:
    t = hero_turn("dr-yamato", on_hero=("this-cant-be-happening",), hero_deck_exact=["keys", "torch"])
    assert not t.offers("ability", ability="cutting-edge-science")


@pytest.mark.parametrize(("die", "items"), [(6, ["keys", "torch"]), (5, ["keys"])])
def test_brilliant_finds_another_card_on_a_six(die: int, items: list[str]) -> None:
    t = hero_turn("dr-yamato", space="5,0", hero_deck=["keys", "torch"])
    t.dice(die)
    t.choose("search")
    assert t.heroes["dr-yamato"]["items"] == items


@pytest.mark.rule("8.5", "8.5.3")
@pytest.mark.parametrize(("die", "items"), [(6, ["keys"]), (5, [])])
def test_a_pick_up_is_a_search_too(die: int, items: list[str]) -> None:
    """The church offers Faith out of the discard pile."""
    t = hero_turn("dr-yamato", space="0,0", hero_deck=["keys"], hero_discard=["faith"])
    t.dice(die)
    t.choose("pick-up", card="faith")
    assert t.view("heroes-1")["hands"]["heroes-1"] == ["faith"]
    assert t.heroes["dr-yamato"]["items"] == items
    t.nothing_pending()
