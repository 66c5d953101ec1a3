"""Advanced Abilities: bought with Experience, or there from the start; and what those of the Zombies do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, new_game, table

BOXES = ["base", "growing-hunger", "timber-peak", "lnoe-advanced-abilities"]
ON = {"experience": "on"}
OWN, HORDE = "hero-advanced-abilities", "zombie-advanced-abilities"


def learns(hero: str, tokens: int, upgrades: tuple[str, ...] = (), **more: Any) -> Table:
    """A Hero with so many tokens is about to act."""
    own = {"space": "3,3", "experience": tokens, "upgrades": [{"card": card} for card in upgrades]}
    t = table(boxes=BOXES, switches=ON, heroes={hero: own, "becky": "7,0"}, **more)
    t.choose("activate", hero=hero)
    return t


# -- buying ------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.7.1", "3.9.8", "3.9.8.1")
def test_a_hero_buys_the_own_ability_like_an_upgrade_and_it_lies_face_up() -> None:
    t = learns("billy", 3)
    assert OWN in t.values("buy", "deck")
    t.choose("buy", deck=OWN)
    assert t.heroes["billy"]["upgrades"] == [{"card": "hurdler", "boosted": False}]
    assert t.heroes["billy"]["experience"] == 0
    assert t.view("zombies-1")["heroes"]["billy"]["upgrades"] == [{"card": "hurdler", "boosted": False}]


@pytest.mark.rule("13.7.1")
def test_two_tokens_are_not_enough_and_each_upgrade_makes_it_dearer() -> None:
    assert not learns("billy", 2).offers("buy")
    assert not learns("billy", 3, ("strong-arm",)).offers("buy", deck=OWN)
    assert learns("billy", 4, ("strong-arm",)).offers("buy", deck=OWN)
    t = learns("billy", 3, ("hurdler",))
    assert not t.offers("buy"), "the ability counts in the price"
    t = learns("billy", 4, ("hurdler",))
    assert t.offers("buy")
    assert not t.offers("buy", deck=OWN), "and is there only once"


def test_the_shop_shows_the_own_ability_and_no_other() -> None:
    t = learns("billy", 3)
    assert t.decision is not None
    (goods,) = [row for row in t.decision["shop"]["goods"] if row.get("deck") == OWN]
    assert [row["card"] for row in goods["cards"]] == ["hurdler"]


@pytest.mark.rule("3.9.8")
def test_not_every_hero_has_one() -> None:
    t = learns("nikki", 3)
    assert t.offers("buy")
    assert not t.offers("buy", deck=OWN)


def zombies_learn(tokens: int, **more: Any) -> Table:
    t = table(
        boxes=BOXES, switches=ON, turn="zombies", step="draw", experience=tokens, heroes={"billy": "3,3"},
        hands={"zombies-1": ["resilient", "resilient", "trip"]}, zombie_deck=["heavy-rain"], **more,
    )  # fmt: skip
    while t.kind not in ("buy-upgrade", "move-zombies") and t.result is None and t.state["turn"] == "zombies":
        t.must(cmd="choose", option="0")
    return t


@pytest.mark.rule("14.11.1")
def test_zombies_pay_five_for_one_drawn_at_random() -> None:
    assert not zombies_learn(4).offers("buy", deck=HORDE)
    t = zombies_learn(5)
    t.choose("buy", deck=HORDE)
    (learned,) = t.state["zombie_upgrades"]
    assert learned in ("infectious", "outbreak", "ravenous", "swarm")
    assert t.state["experience"] == 0
    found = set()
    for seed in range(12):
        t = zombies_learn(5, seed=seed)
        t.choose("buy", deck=HORDE)
        found.update(t.state["zombie_upgrades"])
    assert len(found) > 1


@pytest.mark.rule("14.11.1")
def test_it_is_five_however_many_they_have() -> None:
    t = zombies_learn(5, zombie_upgrades=["swarm", "outbreak", "infectious"])
    t.choose("buy", deck=HORDE)
    assert sorted(t.state["zombie_upgrades"]) == ["infectious", "outbreak", "ravenous", "swarm"]


def test_they_are_no_hero_or_zombie_cards_and_come_back_from_a_save() -> None:
    t = learns("billy", 3)
    t.choose("buy", deck=OWN)
    assert t.heroes["billy"]["in_play"] == []
    again = Table()
    again.must(cmd="load", save=t.must(cmd="save")["save"])
    assert again.state == t.state
    told = Table()
    told.must(cmd="situation", game="last-night-on-earth", seed=1, situation=t.state)
    assert told.heroes["billy"]["upgrades"] == t.heroes["billy"]["upgrades"]


# -- from the start ----------------------------------------------------------------------------------------


def started(**config: Any) -> Table:
    t = new_game(scenario="escape-in-the-truck", boxes=BOXES, **config)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    return t


@pytest.mark.rule("16.3.11")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_all_heroes_who_have_an_ability_have_it_from_the_start(profile: str) -> None:
    team = ["billy", "nikki", "kenny", "becky"]
    t = started(profile=profile, heroes=team, special_rules=["hero-unique-advanced-abilities"])
    known = {hero: [row["card"] for row in t.heroes[hero]["upgrades"]] for hero in team}
    assert known == {"billy": ["hurdler"], "nikki": [], "kenny": ["pent-up-anger"], "becky": ["triage"]}
    t = started(profile=profile, heroes=team, special_rules=[])
    assert [row for hero in team for row in t.heroes[hero]["upgrades"]] == []


@pytest.mark.rule("16.3.11")
def test_and_so_do_those_who_come_later() -> None:
    t = table(
        boxes=["base", "lnoe-advanced-abilities"], profile="complete", special_rules=["hero-unique-advanced-abilities"],
        scenario="escape-in-the-truck", heroes={"billy": {"space": "3,3", "wounds": 1}, "becky": "7,0"},
        zombies={"z1": "3,3"}, turn="zombies", step="fight", dice=[1, 1, 6],
    )  # fmt: skip
    while len(t.heroes) < 3 or any(hero["space"] is None for hero in t.heroes.values() if hero["alive"]):
        t.must(cmd="choose", option="0")
    (new,) = set(t.heroes) - {"billy", "becky"}
    assert len(t.heroes[new]["upgrades"]) == 1


@pytest.mark.rule("16.4.5", "16.4.5.1")
@pytest.mark.parametrize("x", [1, 3])
def test_zombies_start_with_so_many_drawn_at_random(x: int) -> None:
    t = started(profile="original-advanced", special_rules={"zombie-advanced-abilities-random": x})
    assert len(set(t.state["zombie_upgrades"])) == x
    assert t.engine.game is not None
    from shamble.lnoe.rules.special_rules import spent

    assert spent(t.engine.game, "zombies") == 2 * x


@pytest.mark.rule("16.4.8", "16.4.8.1", "16.4.5")
def test_or_with_so_many_of_their_choice_taken_before_any_is_drawn() -> None:
    rules = {"zombie-advanced-abilities-chosen": 2, "zombie-advanced-abilities-random": 1}
    t = new_game(scenario="escape-in-the-truck", boxes=BOXES, profile="original-advanced", special_rules=rules)
    while not t.offers("choose", card="swarm"):
        t.must(cmd="choose", option="0")
    assert t.seat == "zombies-1"
    assert t.values("choose", "card") == ["infectious", "outbreak", "ravenous", "swarm"]
    t.choose("choose", card="swarm")
    assert t.values("choose", "card") == ["infectious", "outbreak", "ravenous"]
    t.choose("choose", card="outbreak")
    assert len(t.state["zombie_upgrades"]) == 3
    assert t.engine.game is not None
    from shamble.lnoe.rules.special_rules import spent

    assert spent(t.engine.game, "zombies") == 2 * 3 + 2


# -- what those of the Zombies do --------------------------------------------------------------------------


def zombies_fight(dice: list[int], abilities: list[str], zombies: int = 1, **more: Any) -> Table:
    around = {f"z{number}": "3,3" for number in range(1, zombies + 1)}
    usual: dict[str, Any] = {"heroes": {"jake-cartwright": "3,3", "becky": "7,0"}, "zombies": around}
    return table(
        dice=dice, boxes=BOXES, turn="zombies", step="fight", zombie_upgrades=abilities, **{**usual, **more}
    )  # fmt: skip


@pytest.mark.parametrize(("die", "wounds"), [(4, 1), (5, 2)])
def test_infectious_adds_a_wound_on_five(die: int, wounds: int) -> None:
    t = zombies_fight([1, 2, 6, die], ["infectious"])
    t.passes()
    assert t.heroes["jake-cartwright"]["wounds"] == wounds


def test_there_is_no_roll_for_a_wound_that_was_prevented() -> None:
    t = zombies_fight([1, 2, 6, 6], ["infectious"], hands={"heroes-1": ["just-a-scratch"]})
    while not t.offers("play-card", card="just-a-scratch"):
        t.choose("pass")
    t.choose("play-card", card="just-a-scratch")
    t.passes()
    assert t.heroes["jake-cartwright"]["wounds"] == 0
    assert dice_rolled(t, "infectious") == []


def test_a_card_that_answers_the_wound_comes_first() -> None:
    t = zombies_fight([1, 2, 6], ["infectious"], hands={"zombies-1": ["i-feel-kinda-strange"]})
    while t.window != "hero-wounded":
        t.choose("pass")
    assert dice_rolled(t, "infectious") == []
    t.dice(1, 1, 1)
    t.choose("play-card", card="i-feel-kinda-strange")
    t.passes()
    assert dice_rolled(t, "infectious") == [1]


@pytest.mark.parametrize(
    ("abilities", "dead", "placed"), [([], 0, 1), (["outbreak"], 0, 2), (["outbreak"], 1, 2), (["outbreak"], 2, 3)]
)
def test_outbreak_brings_one_more_for_each_dead_hero_at_least_one(abilities: list[str], dead: int, placed: int) -> None:
    t = table(
        boxes=BOXES, turn="zombies", step="place", spawn_due=["zombies-1"], zombie_upgrades=abilities, dice=[1],
        heroes={"jake-cartwright": "3,3"}, heroes_killed=dead, scenario="escape-in-the-truck", zombies={},
    )  # fmt: skip
    while t.state["turn"] == "zombies" and t.result is None:
        t.must(cmd="choose", option="0")
    assert len(t.zombies) == placed


def test_it_brings_none_when_none_are_due() -> None:
    t = table(
        boxes=BOXES, turn="zombies", step="place", spawn_due=[], zombie_upgrades=["outbreak"],
        heroes={"jake-cartwright": "3,3"}, scenario="escape-in-the-truck", zombies={},
    )  # fmt: skip
    assert t.zombies == {}


@pytest.mark.parametrize(("zombies", "abilities", "dice"), [(3, ["swarm"], 2), (2, ["swarm"], 1), (3, [], 1)])
def test_among_two_others_a_zombie_of_a_swarm_rolls_one_more_die(zombies: int, abilities: list[str], dice: int) -> None:
    t = zombies_fight([6, 5, 1, 1], abilities, zombies)
    while not dice_rolled(t, "zombie-fight"):
        t.must(cmd="choose", option="0")
    assert dice_rolled(t, "zombie-fight")[0] == dice
