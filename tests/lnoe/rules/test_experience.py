"""Experience: who gains it, what it buys, Boosts and doubles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.rules.learning import BOXES, activated, learnt, meeting, scene, upgrades
from tests.lnoe.rules.scenes import rolls, seen
from tests.table import table

# -- who learns --------------------------------------------------------------------------------------------


@pytest.mark.rule("11.5", "13.4.1")
@pytest.mark.parametrize(("dice", "tokens"), [([4, 4, 2], 1), ([4, 3, 2], 0)])
def test_a_hero_gains_a_token_for_a_wound_and_none_for_fending_off(dice: list[int], tokens: int) -> None:
    t = meeting(dice)
    assert learnt(t) == tokens
    assert learnt(t, "becky") == 0
    assert t.state["experience"] == 0


@pytest.mark.rule("11.5", "14.9.1")
@pytest.mark.parametrize(("dice", "tokens"), [([2, 1, 3], 1), ([4, 3, 2], 0)])
def test_the_zombies_gain_a_token_together_for_a_wound(dice: list[int], tokens: int) -> None:
    t = meeting(dice)
    assert t.state["experience"] == tokens
    assert t.saw("experience", amount=1, total=1) == bool(tokens)
    assert learnt(t) == 0


@pytest.mark.rule("13.4.1")
def test_a_zombie_hero_is_worth_a_token_a_wound() -> None:
    t = scene(
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"z1": {"space": "3,3", "kind": "zombie-hero", "hero": "jenny"}},
        turn="zombies",
        step="fight",
        spawn_due=[],
        dice=[5, 5, 2, 1],
    )
    assert learnt(t) == 1
    assert t.zombies["z1"]["wounds"] == 1


@pytest.mark.rule("13.4.1")
def test_a_shot_teaches_who_fired_it() -> None:
    t = activated(items=["revolver"], zombies={"z1": "5,3"}, dice=[6])
    t.choose("skip")
    t.choose("attack", target="z1")
    t.passes()
    assert learnt(t) == 1


@pytest.mark.rule("14.9.2")
def test_a_prevented_wound_teaches_the_zombies_nothing() -> None:
    t = meeting([2, 1, 3], hands={"heroes-1": ["just-a-scratch"]})
    while not t.offers("play-card", card="just-a-scratch"):
        t.choose("pass")
    t.choose("play-card", card="just-a-scratch")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0
    assert t.state["experience"] == 0


@pytest.mark.rule("13.4.2")
@pytest.mark.parametrize(("die", "tokens"), [(6, 0), (1, 1)])
def test_a_wound_that_a_zombie_ignores_teaches_the_hero_nothing(die: int, tokens: int) -> None:
    t = scene(
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"g1": {"space": "3,3", "kind": "grave-dead", "ability": "very-rotten"}},
        turn="zombies",
        step="fight",
        spawn_due=[],
        dice=[5, 5, 2, die],
    )
    assert rolls(t, "ignore-wound") == [[die]]
    assert learnt(t) == tokens


@pytest.mark.rule("13.4.3", "11.5")
def test_a_zombie_that_walks_into_a_fire_teaches_nobody() -> None:
    t = scene(
        heroes={"billy": "7,3", "becky": "0,0"},
        zombies={"z1": "3,2"},
        fires=[{"space": "3,3"}],
        turn="zombies",
        step="move",
        spawn_due=[],
        dice=[6],
    )
    t.choose("move", zombie="z1", to="3,3")
    t.passes()
    assert "z1" not in t.zombies
    assert not seen(t, "experience")


@pytest.mark.rule("14.9.3", "11.5")
def test_a_hero_who_walks_into_a_fire_teaches_nobody() -> None:
    t = scene(heroes={"billy": "3,2", "becky": "0,0"}, fires=[{"space": "3,3"}], dice=[1, 4])
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="3,3")
    assert t.heroes["billy"]["wounds"] == 1
    assert not seen(t, "experience")


@pytest.mark.rule("14.9.3", "11.5")
def test_who_exerts_teaches_nobody() -> None:
    t = scene(
        boxes=["base", "growing-hunger", "survival-of-the-fittest", "timber-peak"],
        switches={"experience": "on", "barricades": "on"},
        heroes={"billy": "1,1", "becky": "0,0"},
        dice=[1],
    )
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    while not t.find("build", exert=True):
        t.choose("stop") if t.offers("stop") else t.choose("skip")
    t.choose("build", exert=True)
    assert t.heroes["billy"]["wounds"] == 1
    assert t.state["experience"] == 0


@pytest.mark.rule("16.6.9.7", "14.9.1")
def test_zombies_learn_from_a_generator_as_from_a_hero() -> None:
    t = scene(
        scenario="mountain-of-the-dead",
        generators=[{"space": "1,1"}, {"space": "5,0"}],
        heroes={"billy": "3,3"},
        zombies={"z1": "1,1"},
        turn="zombies",
        step="fight",
        spawn_due=[],
        dice=[5],
    )
    t.choose("choose", zombie="z1")
    t.passes()
    assert t.state["experience"] == 1


@pytest.mark.rule("14.9.1")
@pytest.mark.parametrize(("die", "tokens"), [(5, 1), (4, 0)])
def test_the_horde_learns_from_a_zombie_that_explodes_beside_a_hero(die: int, tokens: int) -> None:
    """[Ruling T26]"""
    t = scene(
        boxes=[*BOXES, "survival-of-the-fittest", "zombies-with-grave-weapons"],
        special=["grave-weapons"],
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"z1": {"space": "4,3", "weapon": "explosive"}},
        turn="zombies",
        step="place",
        spawn_due=[],
        dice=[6, die],
    )
    assert t.heroes["billy"]["wounds"] == tokens
    assert t.state["experience"] == tokens


def test_without_the_switch_nobody_learns_and_nothing_is_for_sale() -> None:
    t = table(
        boxes=BOXES,
        scenario="die-zombies-die",
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"z1": "3,3"},
        turn="zombies",
        step="fight",
        spawn_due=[],
        dice=[4, 4, 2],
    )
    assert "experience" not in t.heroes["billy"]
    assert "experience" not in t.state
    assert not seen(t, "experience")
    assert t.state["piles"]["melee-upgrades"]["deck"] == []


# -- buying ------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.5", "13.5.1", "3.9.6", "3.9.6.1")
def test_three_tokens_buy_the_top_card_of_a_deck_of_ones_choice() -> None:
    t = activated(experience=3, piles={"melee-upgrades": {"deck": ["strong-arm"]}})
    assert t.kind == "buy-upgrade"
    assert t.values("buy", "deck")[0] == "melee-upgrades"
    t.choose("buy", deck="melee-upgrades")
    assert upgrades(t) == [("strong-arm", False)]
    assert learnt(t) == 0
    assert t.saw("upgraded", who="billy", card="strong-arm")
    t.nothing_pending()


@pytest.mark.rule("13.5")
def test_two_tokens_buy_nothing_and_nobody_is_asked() -> None:
    t = activated(experience=2)
    assert t.kind == "move-action"


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("tokens", "enough"), [(3, False), (4, True)])
def test_each_upgrade_makes_the_next_one_dearer_by_a_token(tokens: int, enough: bool) -> None:
    t = activated(experience=tokens, upgrades=[{"card": "strong-arm", "boosted": True}])
    assert t.offers("buy", deck="special-upgrades") == enough


@pytest.mark.rule("13.5")
def test_the_token_that_makes_it_enough_is_offered_at_once() -> None:
    t = meeting([4, 4, 2], experience=2)
    assert t.kind == "buy-upgrade"
    assert t.seat == "heroes-1"
    t.choose("done")
    assert learnt(t) == 3


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("tokens", "asked"), [(2, False), (3, True)])
def test_who_has_kept_tokens_may_spend_them_as_a_fight_begins(tokens: int, asked: bool) -> None:
    t = meeting([2, 1, 3], experience=tokens, piles={"melee-upgrades": {"deck": ["strong-arm"]}})
    assert (t.kind == "buy-upgrade") == asked
    if asked:
        assert not seen(t, "roll")
        t.choose("buy", deck="melee-upgrades")
    assert bool(upgrades(t)) == asked
    assert t.heroes["billy"]["wounds"] == 1


@pytest.mark.parametrize(("learners", "hero", "horde"), [("heroes", 1, 0), ("zombies", 0, 1), ("on", 1, 1)])
def test_a_switch_lets_only_one_side_learn(learners: str, hero: int, horde: int) -> None:
    switches = {"experience": learners}
    assert learnt(meeting([4, 4, 2], switches=switches)) == hero
    assert meeting([2, 1, 3], switches=switches).state["experience"] == horde


# -- Boosts and doubles ------------------------------------------------------------------------------------


@pytest.mark.rule("13.6")
@pytest.mark.parametrize(("tokens", "enough"), [(2, False), (3, True)])
def test_a_boost_is_paid_for_and_stays(tokens: int, enough: bool) -> None:
    t = activated(experience=tokens, upgrades=[{"card": "strong-arm"}])
    assert t.offers("boost", card="strong-arm") == enough
    if enough:
        t.choose("boost", card="strong-arm")
        assert upgrades(t) == [("strong-arm", True)]
        assert learnt(t) == tokens - 3
        assert not t.offers("boost")


@pytest.mark.rule("13.6")
@pytest.mark.parametrize(("zombies", "boosted", "dice"), [(1, False, 2), (2, False, 3), (1, True, 3)])
def test_strong_arm_is_for_who_is_outnumbered_and_boosted_for_every_fight(
    zombies: int, boosted: bool, dice: int
) -> None:
    t = meeting([1] * dice + [1], zombies=zombies, upgrades=[{"card": "strong-arm", "boosted": boosted}])
    if t.kind == "choose-fight":
        t.choose("fight", zombie="z1")
    assert rolls(t, "hero-fight")[0] == [1] * dice


@pytest.mark.rule("13.6.1")
@pytest.mark.parametrize(("hero", "boosted"), [("billy", True), ("jenny", False)])
def test_an_upgrade_called_like_an_ability_on_the_sheet_is_boosted(hero: str, boosted: bool) -> None:
    t = activated(hero, space="5,0", upgrades=[{"card": "track-star"}], dice=[3])
    assert upgrades(t, hero) == [("track-star", boosted)]
    t.choose("roll-movement")
    t.choose("step", to="6,0")
    assert t.decision is not None
    assert t.decision["prompt"] == f"{hero.capitalize()} may move {4 if boosted else 2} more spaces."


@pytest.mark.rule("13.4.1")
def test_the_tokens_and_upgrades_of_a_dead_hero_are_gone() -> None:
    t = meeting([2, 1, 3], experience=2, wounds=1, upgrades=[{"card": "strong-arm", "boosted": True}])
    assert not t.heroes["billy"]["alive"]
    assert learnt(t) == 0
    assert upgrades(t) == []
    assert t.state["piles"]["melee-upgrades"]["discard"] == ["strong-arm"]


# -- told, saved, described --------------------------------------------------------------------------------


def test_a_position_with_experience_is_saved_and_described_alike() -> None:
    t = activated(experience=3, upgrades=[{"card": "strong-arm", "boosted": True}])
    before: dict[str, Any] = t.state
    save = t.must(cmd="save")["save"]
    t.must(cmd="load", save=save)
    assert t.state == before
    again = table(**{key: value for key, value in before.items() if key != "seed"})
    assert again.state["heroes"] == before["heroes"]
    assert again.state["experience"] == before["experience"]


def test_everybody_sees_what_was_learnt_and_nobody_the_order_of_the_decks() -> None:
    t = activated(experience=3, upgrades=[{"card": "strong-arm"}])
    view = t.view("zombies-1")
    assert view["heroes"]["billy"]["experience"] == 3
    assert view["heroes"]["billy"]["upgrades"] == [{"card": "strong-arm", "boosted": False}]
    assert isinstance(view["piles"]["melee-upgrades"]["deck"], int)


def test_experience_in_a_game_without_it_is_refused_in_a_sentence() -> None:
    with pytest.raises(AssertionError, match="experience is off"):
        scene(switches={}, heroes={"billy": {"space": "3,3", "experience": 3}})


def test_the_shop_says_what_things_cost_and_what_they_would_change() -> None:
    t = activated(experience=3, upgrades=[{"card": "strong-arm"}])
    assert t.decision is not None
    shop = t.decision["shop"]
    assert shop["experience"] == 3
    melee, *_, boost = shop["goods"]
    assert (melee["deck"], melee["price"], melee["affordable"]) == ("melee-upgrades", 4, False)
    assert {"card": "tough", "count": 1, "changes": []} in melee["cards"]
    assert "strong-arm" not in [row["card"] for row in melee["cards"]]
    assert boost == {"card": "strong-arm", "price": 3, "affordable": True, "changes": ["2 → 3 Fight Dice"]}
    (option,) = t.find("boost")
    assert option["price"] == 3
    assert option["text"] == "2 → 3 Fight Dice"


def test_who_lights_gas_learns_from_whom_it_kills() -> None:
    t = activated(items=["torch"], zombies={"z1": "5,3"}, markers=[{"kind": "gas", "space": "5,3"}], dice=[6])
    t.choose("skip")
    t.choose("attack", card="torch", target="gas")
    t.passes()
    assert "z1" not in t.zombies
    assert learnt(t) == 1
