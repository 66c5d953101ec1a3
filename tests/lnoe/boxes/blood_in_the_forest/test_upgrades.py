"""The Upgrades that come with Blood in the Forest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shamble.lnoe.content import BOXES, KIND
from tests.lnoe.boxes.blood_in_the_forest.scenes import BOXES as IN_PLAY
from tests.lnoe.boxes.blood_in_the_forest.scenes import table
from tests.table import Table


def scene(card: str, **more: Any) -> Table:
    more.setdefault("switches", {"experience": "on"})
    return table(zombie_upgrades=[card], **{"boxes": IN_PLAY, **more})


def test_five_of_each_hero_deck_and_six_for_the_zombies() -> None:
    counted: Counter[str] = Counter()
    for kind, copies, _ in BOXES["blood-in-the-forest"].cards:
        counted[KIND[kind].deck] += copies
    upgrades = {deck: counted[deck] for deck in counted if deck.endswith("-upgrades")}
    assert upgrades == {"melee-upgrades": 5, "ranged-upgrades": 5, "special-upgrades": 5, "zombie-upgrades": 6}


# -- Overcome By Fear --------------------------------------------------------------------------------------


def test_a_hero_overcome_by_fear_enters_no_zombie_space_and_rolls_a_die_fewer() -> None:
    heroes = {"sheriff-anderson": "3,3", "becky": "7,0"}
    t = scene("overcome-by-fear", heroes=heroes, zombies={"z1": "4,3"}, turn="zombies", step="place", spawn_due=[])
    while not t.offers("use-item", card="overcome-by-fear"):
        t.choose("pass")
    assert t.values("use-item", "hero", card="overcome-by-fear") == ["becky", "sheriff-anderson"]
    t.choose("use-item", card="overcome-by-fear", hero="sheriff-anderson")
    assert t.state["zombie_upgrades"] == []
    t.passes()
    t.choose("activate", hero="sheriff-anderson")
    t.dice(3)
    t.choose("roll-movement")
    assert not t.offers("step", to="4,3")
    assert t.offers("step", to="3,4")


@pytest.mark.parametrize(("hero", "dice"), [("sheriff-anderson", 1), ("becky", 2)])
def test_only_the_frightened_hero_rolls_fewer_dice(hero: str, dice: int) -> None:
    effects = [{"effect": "fight-dice", "who": "sheriff-anderson", "amount": -1, "until": "zombies"}]
    t = scene("overcome-by-fear", heroes={"sheriff-anderson": "3,3", "becky": "3,4"}, effects=effects, acting=hero,
              zombies={"z1": "3,3" if hero != "becky" else "3,4"})  # fmt: skip
    t.choose("skip")
    t.passes()
    rolled = next(event["values"] for event in t.events if event["type"] == "roll" and event["for"] == "hero-fight")
    assert len(rolled) == dice


# -- Secretly Bitten ---------------------------------------------------------------------------------------


def test_only_a_hero_with_a_wound_was_secretly_bitten() -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "becky": "7,0"}
    t = scene("secretly-bitten", heroes=heroes, turn="zombies", step="place", spawn_due=[])
    while not t.offers("use-item", card="secretly-bitten"):
        t.choose("pass")
    assert t.values("use-item", "hero", card="secretly-bitten") == ["billy"]
    t.choose("use-item", card="secretly-bitten", hero="billy")
    assert t.heroes["billy"]["tokens"] == {"infected": 1}
    assert t.state["piles"]["zombie-upgrades"]["discard"] == ["secretly-bitten"]


# -- Starving Dead -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "zombie", "lost"), [(1, "z1", True), (0, "z1", False), (1, "b1", False)])
def test_starving_dead_bite_harder_where_there_is_blood(wounds: int, zombie: str, lost: bool) -> None:
    heroes = {"sheriff-anderson": {"space": "3,3", "wounds": wounds}, "becky": "7,0"}
    switches = {"experience": "on", "champions": "on"}
    t = scene("starving-dead", heroes=heroes, zombies={zombie: "3,3"}, acting="sheriff-anderson", switches=switches)
    t.dice(5, 2, 4, *([1] if zombie == "b1" else [3] if lost else []))
    t.choose("skip")
    t.passes()
    assert (t.heroes["sheriff-anderson"]["wounds"] > wounds) is (lost or False), "5 against 4 and one more is a tie"


# -- You'll Only Make Them Mad! ----------------------------------------------------------------------------


def shot(card: str = "youll-only-make-them-mad", die: int = 5) -> Table:
    heroes = {"sheriff-anderson": {"space": "3,3", "items": ["revolver"]}, "becky": "7,0"}
    t = scene(card, heroes=heroes, zombies={"z1": "3,4", "z2": "7,4"}, acting="sheriff-anderson")
    t.choose("skip")
    t.dice(die)
    t.choose("attack", card="revolver", target="z1")
    return t


def test_another_zombie_comes_for_the_hero_who_wounded_one() -> None:
    t = shot()
    while not t.offers("use-item", card="youll-only-make-them-mad"):
        t.choose("pass")
    assert t.values("use-item", "zombie") == ["z2"]
    t.dice(2)
    t.choose("use-item", card="youll-only-make-them-mad")
    assert all(int(to.split(",")[0]) < 7 for to in t.values("move", "to", zombie="z2")), "only closer"
    t.choose("move", zombie="z2", to="6,4")
    t.choose("move", zombie="z2")
    assert t.zombies["z2"]["space"].startswith("5,")
    assert t.state["zombie_upgrades"] == []


@pytest.mark.rule("8.1.1")
def test_a_zombie_that_is_with_another_hero_does_not_come() -> None:
    heroes = {"sheriff-anderson": {"space": "3,3", "items": ["revolver"]}, "becky": "7,4"}
    zombies = {"z1": "3,4", "z2": "7,4"}
    t = scene("youll-only-make-them-mad", heroes=heroes, zombies=zombies, acting="sheriff-anderson")
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver", target="z1")
    assert not t.offers("use-item", card="youll-only-make-them-mad")
    assert "z1" not in t.zombies


def test_nobody_is_mad_after_a_miss() -> None:
    t = shot(die=1)
    assert not t.offers("use-item", card="youll-only-make-them-mad")
