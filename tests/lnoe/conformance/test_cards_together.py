"""Cards of several boxes meet in one fight, one wound, one move."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.engine import Engine
from shamble.lnoe.hidden import redeal
from shamble.lnoe.state import Lnoe
from tests.lnoe.boxes.base import scenes
from tests.lnoe.boxes.base.scenes import until
from tests.table import Table, table

FOREST = ["base", "growing-hunger", "timber-peak", "blood-in-the-forest"]
HAUNTED = ("haunted-by-the-past",)


def game_of(t: Table) -> Lnoe:
    engine: Engine = t.engine
    assert isinstance(engine.game, Lnoe)
    return engine.game


# -- Haunted By The Past, and Townsfolk of later boxes -----------------------------------------------------


@pytest.mark.parametrize(("on_hero", "offered"), [((), True), (HAUNTED, False)])
def test_the_forest_ranger_neither_stops_the_fight_of_a_haunted_hero_nor_lends_an_eye(
    on_hero: tuple[str, ...], offered: bool
) -> None:
    t = scenes.fight([1, 2, 5], (), "becky", on_hero=on_hero, hand=("frank-forest-ranger",), others={}, boxes=FOREST)
    assert t.offers("play-card", card="frank-forest-ranger", mode="cancel-fight") is offered
    assert t.offers("play-card", card="frank-forest-ranger", hero="becky", mode="aim") is offered


@pytest.mark.parametrize(("on_hero", "offered"), [((), True), (HAUNTED, False)])
def test_the_survivalist_and_the_blast_miner_bring_a_haunted_hero_nothing(
    on_hero: tuple[str, ...], offered: bool
) -> None:
    hand = ("hurst-survivalist", "miles-the-blast-miner")
    t = scenes.hero_turn(
        "becky", wounds=1, on_hero=on_hero, hand=hand, others={"sally": "7,0"}, hero_discard=["gasoline"],
        boxes=[*FOREST, "survival-of-the-fittest"], switches={"survival_decks": "on"},
    )  # fmt: skip
    for card, mode in (
        ("hurst-survivalist", "heal"),
        ("hurst-survivalist", "draw"),
        ("miles-the-blast-miner", "fetch"),
    ):
        assert t.offers("play-card", card=card, mode=mode, hero="becky") is offered
    assert t.offers("play-card", card="hurst-survivalist", mode="draw", hero="sally")


# -- pushed into a fire ------------------------------------------------------------------------------------


@pytest.mark.rule("14.6.3.5")
def test_a_zombie_that_another_one_takes_along_in_a_fire_is_not_driven_away_any_more() -> None:
    boxes = ["base", "timber-peak", "survival-of-the-fittest"]
    t = scenes.hero_turn(
        "becky", ("fire-extinguisher",), others={"sally": "0,0"}, boxes=boxes, switches={"grave_weapons": "on"},
        zombies={"z1": {"space": "4,3", "weapon": "explosive"}, "z2": "4,4"}, fires=[{"space": "5,3"}],
    )  # fmt: skip
    t.choose("use-item", card="fire-extinguisher", mode="drive-away")
    # It burns; the other one beside the fire is hurt by the explosion.
    t.dice(6, 6)
    t.choose("choose", zombie="z1", to="5,3")
    assert t.zombies == {}
    assert t.kind == "move-action"
    t.nothing_pending()


# -- a wound, and who is gone meanwhile ---------------------------------------------------------------------


def test_nothing_is_wasted_on_a_wound_of_somebody_whom_a_prayer_has_killed_meanwhile() -> None:
    t = scenes.fight(
        [1, 2, 6], (), "father-joseph", wounds=2, on_hero=("overconfidence",), hand=("just-a-scratch",),
        others={"becky": "0,0", "sally": "0,1"},
    )  # fmt: skip
    until(t, "about-to-wound")
    t.choose("ability", ability="strength-of-spirit", mode="cancel-in-play")
    t.dice(1)
    t.choose("pass")
    t.choose("choose", start="centre")
    assert not t.heroes["father-joseph"]["alive"]
    assert not t.offers("play-card", card="just-a-scratch")
    t.nothing_pending()


# -- the Fence Post, and Combat Bonuses turned round --------------------------------------------------------

ARMED = {"items": ("fence-post", "chainsaw"), "others": {"sally": "0,0"}, "zombies": {"z1": "4,3"}}


def reaches_over(zombie_hand: tuple[str, ...], dice: list[int], **more: Any) -> Table:
    """Becky, with a Fence Post and a Chainsaw, fights a Zombie in the next space."""
    t = scenes.hero_turn("becky", zombie_hand=zombie_hand, boxes=FOREST, **{**ARMED, **more})
    t.choose("skip")
    t.dice(*dice)
    t.choose("use-item", card="fence-post", mode="reach")
    return t


def test_who_reaches_over_with_a_post_is_safe_from_a_chainsaw_that_is_turned_round() -> None:
    t = reaches_over(("fighting-instincts",), [1, 1, 6, 2])
    while t.seat != "zombies-1":
        t.choose("pass")
    t.choose("play-card", card="fighting-instincts")
    t.choose("choose", card="chainsaw")
    t.dice(6)
    t.passes()
    assert t.saw("fight-resolved", won=False)
    assert t.heroes["becky"]["wounds"] == 0
    t.nothing_pending()


def test_a_zombie_out_of_reach_of_the_hero_does_not_fight_on() -> None:
    t = reaches_over(("unrelenting-attack",), [6, 5, 2, 6])
    t.passes("heroes-1")
    assert t.saw("fended-off")
    assert not t.offers("play-card", card="unrelenting-attack")


def test_a_zombie_that_was_pushed_away_does_not_fight_on() -> None:
    boxes = ["base", "timber-peak", "hero-pack-2"]
    for pushed in (True, False):
        t = scenes.fight(
            [6, 5, 2], ("motorcycle-chain",), "becky", zombie_hand=("unrelenting-attack",), others={"sally": "0,0"},
            boxes=boxes,
        )  # fmt: skip
        until(t, "zombie-beaten")
        if pushed:
            t.dice(6)
            t.choose("use-item", card="motorcycle-chain", mode="drive-away")
            t.choose("choose", to="4,3")
            t.choose("done")
        t.passes("heroes-1")
        assert t.saw("fended-off")
        assert t.offers("play-card", card="unrelenting-attack") is not pushed


def test_a_kill_that_cannot_be_prevented_is_not() -> None:
    boxes = [*FOREST, "hold-the-line"]
    hand = ("fighting-instincts", "chewing-through")
    t = scenes.fight(
        [1, 2, 6], ("chainsaw",), "becky", zombie_hand=hand, hand=("just-a-scratch",), others={"sally": "0,0"},
        boxes=boxes, effects=[{"effect": "fight-cards", "amount": 1, "until": "zombies"}],
    )  # fmt: skip
    t.choose("pass")
    t.choose("play-card", card="chewing-through")
    t.choose("pass")
    t.dice(3)
    t.choose("play-card", card="fighting-instincts")
    while t.kind == "window":
        assert not t.offers("play-card", card="just-a-scratch")
        t.choose("pass")
    assert not t.heroes["becky"]["alive"]


@pytest.mark.parametrize(
    ("weapon", "wounds"),
    [("sledgehammer", 1), ("nail-studded-bat", 1), ("hunting-knife", 1), ("hammer-and-nails", 1), ("baseball-bat", 0)],
)
def test_the_whole_bonus_of_a_weapon_is_turned_round(weapon: str, wounds: int) -> None:
    t = scenes.fight(
        [5, 2, 5 if weapon in ("hunting-knife", "hammer-and-nails") else 3], (weapon,), "johnny",
        zombie_hand=("fighting-instincts",), others={"sally": "0,0"},
        boxes=[*FOREST, "survival-of-the-fittest"], switches={"survival_decks": "on", "barricades": "on"},
    )  # fmt: skip
    t.passes("heroes-1")
    # Johnny wins ties. Two dice more are enough where one is not, and so is one more on the die.
    t.dice(1, 6)
    t.choose("play-card", card="fighting-instincts")
    t.passes()
    assert t.heroes["johnny"]["wounds"] == wounds


# -- several wounds -----------------------------------------------------------------------------------------


def test_too_close_against_both_wounds_of_a_fight_is_two_moves() -> None:
    boxes = ["base", "timber-peak", "zombie-pillage"]
    t = scenes.fight(
        [1, 2, 6], (), "becky", zombie_hand=("vicious-attack",), hand=("too-close", "too-close"),
        others={"sally": "0,0"}, boxes=boxes,
    )  # fmt: skip
    t.choose("play-card", card="vicious-attack") if t.seat == "zombies-1" else t.choose("pass")
    if not t.saw("played", card="vicious-attack"):
        t.choose("play-card", card="vicious-attack")
    until(t, "about-to-wound")
    # Prevented, two spaces; prevented, one space.
    t.dice(4, 4, 4, 2)
    t.choose("play-card", card="too-close")
    until(t, "about-to-wound")
    t.choose("play-card", card="too-close")
    assert t.heroes["becky"]["wounds"] == 0
    steps = 0
    while t.kind == "move-hero" and t.find("step"):
        t.choose("step", to=t.values("step", "to")[0])
        steps += 1
    assert steps == 3


def test_the_pendant_is_no_help_against_a_wound_that_comes_before_the_fight() -> None:
    t = table(
        boxes=["base", "survival-of-the-fittest", "hold-the-line"], switches={"survival_decks": "on"}, turn="zombies",
        step="fight", heroes={"sally": {"space": "3,3", "items": ["sallys-pendant"]}, "becky": "0,0"},
        zombies={"z1": "3,3", "z2": "3,3", "z3": "3,3"}, hands={"zombies-1": ["overwhelmed"]}, dice=[1, 1, 6],
    )  # fmt: skip
    t.choose("fight", hero="sally", zombie="z1")
    t.choose("play-card", card="overwhelmed")
    assert t.heroes["sally"]["wounds"] == 1
    t.passes("zombies-1")
    until(t, "about-to-wound")
    t.choose("use-item", card="sallys-pendant", mode="once")
    assert t.heroes["sally"]["wounds"] == 1


# -- people of the town -------------------------------------------------------------------------------------


def attacked_ally(*hand: str) -> Table:
    """A Zombie is about to kill an Ally whom nobody stands by."""
    return table(
        boxes=["base", "timber-peak", "survival-of-the-fittest", "zombie-pillage"], special=["townsfolk-allies"],
        heroes={"billy": "3,3", "sally": "7,0"}, townsfolk={"t1": "5,5"}, zombies={"z1": "5,5"}, turn="zombies",
        step="fight", hands={"heroes-1": list(hand)}, dice=[6],
    )  # fmt: skip


@pytest.mark.rule("16.3.7.3")
def test_what_prevents_wounds_of_a_fight_is_no_help_to_an_ally_and_the_rest_is() -> None:
    t = attacked_ally("just-a-scratch", "too-close")
    assert t.offers("play-card", card="just-a-scratch", hero="t1")
    assert not t.offers("play-card", card="too-close")


@pytest.mark.rule("16.3.7.3")
def test_grit_saves_an_ally_and_is_discarded() -> None:
    t = attacked_ally("heros-grit")
    t.dice(3)
    t.choose("play-card", card="heros-grit")
    assert "t1" in t.state["townsfolk"]
    assert "heros-grit" in t.state["hero_discard"]
    t.nothing_pending()


# -- what was lent, kept, seen ------------------------------------------------------------------------------

TALENTED = ["base", "timber-peak", "revenge-of-the-dead", "lnoe-advanced-abilities"]


def test_an_ability_that_was_lent_goes_with_the_card_that_lends_it() -> None:
    t = scenes.hero_turn(
        "billy", hand=("natural-talent",), zombie_hand=("falling-darkness",), boxes=TALENTED,
        switches={"experience": "on"},
    )  # fmt: skip
    t.choose("play-card", card="natural-talent", hero="billy")
    assert t.heroes["billy"]["upgrades"] == [{"card": "hurdler", "boosted": False}]
    t.choose("skip")
    while t.seat != "zombies-1":
        t.choose("done" if t.kind == "exchange" else "pass")
    t.choose("play-card", card="falling-darkness")
    assert t.heroes["billy"]["upgrades"] == []
    assert "hurdler" in t.state["piles"]["hero-advanced-abilities"]["deck"]


def test_who_looks_ahead_while_reading_the_zombie_hand_knows_it() -> None:
    jake = {"space": "0,0", "upgrades": [{"card": "seen-it-all-before"}]}
    t = table(
        heroes={"jake-cartwright": jake, "sally": "7,0"}, hands={"zombies-1": ["trip", "resilient"]},
        boxes=TALENTED, switches={"experience": "on"}, zombies={"z1": "7,5"},
    )  # fmt: skip
    t.choose("activate", hero="jake-cartwright")
    t.choose("use-item", card="seen-it-all-before")
    assert t.values("choose", "card") == ["resilient", "trip"]
    game = game_of(t)
    assert redeal(game, 0, 7).hands[1] == game.hands[1]
    assert {redeal(game, 1, seed).hands[1] for seed in range(3)} == {game.hands[1]}


def test_what_the_radio_lets_a_hero_see_of_the_deck_the_zombies_do_not() -> None:
    t = scenes.hero_turn("billy", ("emergency-radio",), boxes=FOREST, hero_deck=["ammo", "torch", "recovery"])
    t.choose("use-item", card="emergency-radio", mode="listen")
    game = game_of(t)
    seen = game.stack[-1].cards
    assert redeal(game, 0, 7).stack[-1].cards == seen
    assert {redeal(game, 1, seed).stack[-1].cards for seed in range(6)} != {seen}


# -- the same copy twice in a turn ---------------------------------------------------------------------------


# -- who is gone before the wound is answered ----------------------------------------------------------------


@pytest.mark.rule("14.4.3.6")
def test_nobody_dazes_a_hero_whom_the_carrier_has_turned() -> None:
    t = scenes.fight(
        [1, 2, 6, 5], (), "becky", zombies={"g1": "3,3"}, grave_dead="carrier", zombie_upgrades=["concussion"],
        others={"sally": "0,0"}, boxes=["base", "growing-hunger", "timber-peak"], switches={"experience": "on"},
    )  # fmt: skip
    assert not t.heroes["becky"]["alive"]
    assert not t.offers("use-item", card="concussion")
    t.choose("choose", start="centre")
    assert not t.offers("use-item", card="concussion")
    t.nothing_pending()


ARSENAL = ["base", "growing-hunger", "survival-of-the-fittest"]


@pytest.mark.rule("14.6.3.5")
@pytest.mark.parametrize("gun", ["assault-rifle", "rifle"])
def test_a_hero_whom_the_explosion_of_the_first_target_kills_hits_no_second_one(gun: str) -> None:
    t = scenes.hero_turn(
        "becky", (gun,), wounds=2, others={"sally": "0,0", "billy": "7,0"}, boxes=ARSENAL,
        switches={"survival_decks": "on", "grave_weapons": "on"},
        zombies={"z1": {"space": "4,3", "weapon": "explosive"}, "z2": "4,3"},
    )  # fmt: skip
    t.choose("skip")
    # The shot, the Zombie beside the target, the Hero next to it.
    t.dice(6, 1, 5)
    t.choose("attack")
    if gun == "assault-rifle":
        t.choose("choose", zombie="z1")
    t.choose("choose", start="centre")
    assert not t.heroes["becky"]["alive"]
    assert "z2" in t.zombies
    assert t.kind == "activate-hero"


@pytest.mark.rule("14.4.3.6")
def test_a_wound_that_turns_is_no_card_that_takes_hero_cards() -> None:
    t = table(
        boxes=["base", "growing-hunger", "zombie-pillage"], special=["zombie-pillage"], turn="zombies", step="fight",
        heroes={"becky": "3,3", "sally": "0,0"}, zombies={"g1": "3,3"}, grave_dead="carrier",
        hands={"heroes-1": ["guard-the-stores", "principal-gomez"]}, dice=[1, 2, 6, 5],
    )  # fmt: skip
    until(t, "card-played")
    assert t.values("play-card", "card") == ["principal-gomez"]
