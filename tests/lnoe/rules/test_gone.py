"""Who or what is gone when a card takes effect: the dead neither suffer nor roll, and a card leaves play once.

Father Joseph may answer a Zombie card with Strength of Spirit even when the wound that pays for it kills him. What the
card was about may be gone with him when it takes effect after all.
"""

from typing import Any

import pytest

from tests.lnoe.rules.scenes import rolls
from tests.table import Table, table

PRAYER_FAILS = 2


def joseph(space: str = "3,3", **more: Any) -> dict[str, Any]:
    """Father Joseph with one empty Health box."""
    return {"space": space, "wounds": 2, **more}


def evening(**situation: Any) -> Table:
    """A table late enough that the dead stay dead; Becky is far away."""
    heroes = {**situation.pop("heroes"), "becky": "7,5"}
    return table(sun=9, heroes=heroes, **situation)


def prays_and_dies(t: Table, *more_dice: int) -> None:
    """Father Joseph answers with his last wound, and in vain."""
    assert t.window == "card-played"
    t.dice(PRAYER_FAILS, *more_dice)
    t.choose("ability", ability="strength-of-spirit", mode="cancel")
    assert t.saw("killed", who="father-joseph", by="strength-of-spirit")


# -- cards in play -----------------------------------------------------------------------------------------


@pytest.mark.rule("7.1.2", "13.9")
def test_a_card_that_went_with_its_hero_is_not_cancelled_any_more() -> None:
    t = evening(
        turn="zombies",
        step="draw",
        heroes={"father-joseph": joseph(in_play=["faith"]), "billy": "0,0"},
        hands={"zombies-1": ["loss-of-faith"]},
    )
    t.choose("play-card", card="loss-of-faith", target="faith")
    prays_and_dies(t)
    assert t.state["hero_discard"].count("faith") == 1
    assert t.state["zombie_discard"].count("loss-of-faith") == 1
    assert not t.saw("canceled", card="faith")


@pytest.mark.rule("7.1.2", "13.9")
def test_a_townsfolk_event_finds_nothing_to_cancel_once_the_card_went_with_its_hero() -> None:
    t = evening(
        heroes={"father-joseph": joseph(in_play=["overconfidence"]), "billy": "0,0"},
        hands={"heroes-1": ["principal-gomez"], "zombies-1": ["my-god-hes-a-zombie"]},
    )
    t.choose("play-card", card="principal-gomez", target="overconfidence")
    t.choose("play-card", card="my-god-hes-a-zombie", mode="cancel")
    prays_and_dies(t, 3)
    assert t.state["zombie_discard"].count("overconfidence") == 1
    assert t.state["hero_discard"].count("principal-gomez") == 1
    assert not t.saw("canceled", card="overconfidence")


# -- fights ------------------------------------------------------------------------------------------------


def fight_of_joseph(hand: list[str], dice: list[int], **more: Any) -> Table:
    others = more.pop("others", {"billy": "0,0"})
    t = evening(
        dice=dice,
        heroes={"father-joseph": joseph(**more), **others},
        zombies={"z1": "3,3"},
        hands={"zombies-1": hand},
        turn="zombies",
        step="fight",
    )
    if t.kind == "choose-fight":
        t.choose("fight", hero="father-joseph")
    return t


@pytest.mark.rule("7.1.2", "11.3.1")
def test_nobody_is_asked_about_the_dice_of_a_dead_hero() -> None:
    t = fight_of_joseph(["undead-hate-the-living"], [4, 5, 1])
    t.choose("play-card", card="undead-hate-the-living")
    prays_and_dies(t)
    assert t.kind != "choose"
    assert rolls(t, "hero-fight") == [[4, 5]]
    assert not t.saw("fight-resolved")


@pytest.mark.rule("7.1.2", "11.3.1")
def test_a_zombie_rolls_no_more_dice_against_a_dead_hero() -> None:
    t = fight_of_joseph(["uuuurrrggghh"], [4, 5, 1])
    t.choose("play-card", card="uuuurrrggghh")
    prays_and_dies(t)
    assert rolls(t, "zombie-fight") == [[1]]


@pytest.mark.rule("9.2")
def test_a_dead_hero_makes_no_break_test_again() -> None:
    t = fight_of_joseph(["loss-of-faith"], [4, 5, 1, 3, 6], items=["baseball-bat"])
    t.choose("use-item", card="baseball-bat")
    t.choose("play-card", card="loss-of-faith", mode="break-test")
    prays_and_dies(t)
    assert rolls(t, "break") == [[6]]


def sacrifice(fighter: str) -> Table:
    """Unnecessary Self Sacrifice in the fight of this one of two Heroes; Father Joseph dies answering it."""
    t = evening(
        heroes={"father-joseph": joseph(), "billy": "3,3"},
        zombies={"z1": "3,3"},
        hands={"zombies-1": ["unnecessary-self-sacrifice"]},
        turn="zombies",
        step="fight",
    )
    t.choose("fight", hero=fighter)
    t.choose("play-card", card="unnecessary-self-sacrifice")
    prays_and_dies(t, 6, 5, 1)
    return t


@pytest.mark.rule("7.1.2", "11.1")
def test_who_died_answering_unnecessary_self_sacrifice_is_not_its_victim() -> None:
    t = sacrifice("father-joseph")
    assert t.kind != "choose"
    assert t.heroes["billy"]["wounds"] == 0, "and nobody suffers in the place of the dead"


@pytest.mark.rule("7.1.2", "11.1")
def test_without_a_companion_left_the_fight_takes_place() -> None:
    t = sacrifice("billy")
    assert rolls(t, "hero-fight") == [[6, 5]]
    assert not t.saw("fight-canceled")
    assert t.heroes["billy"]["wounds"] == 0


# -- moves and turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_a_dead_hero_does_not_trip() -> None:
    t = evening(heroes={"father-joseph": joseph(), "billy": "0,0"}, hands={"zombies-1": ["trip"]})
    t.choose("activate", hero="father-joseph")
    t.dice(4)
    t.choose("roll-movement")
    t.choose("play-card", card="trip")
    prays_and_dies(t)
    assert rolls(t, "movement") == [[4]]


@pytest.mark.rule("7.1.2")
def test_one_hero_alone_does_not_bicker() -> None:
    t = evening(heroes={"father-joseph": joseph(), "billy": "3,3"}, hands={"zombies-1": ["bickering"]})
    t.choose("play-card", card="bickering", to="3,3")
    prays_and_dies(t)
    assert not t.saw("lost-turn")
    assert "billy" in t.values("activate", "hero")


@pytest.mark.rule("7.1.2")
def test_no_zombie_appears_next_to_a_hero_who_is_gone() -> None:
    t = evening(
        turn="zombies",
        step="draw",
        heroes={"father-joseph": joseph(), "billy": "0,0"},
        hands={"zombies-1": ["my-god-hes-a-zombie"]},
    )
    t.choose("play-card", card="my-god-hes-a-zombie", mode="place", to="4,4")
    prays_and_dies(t)
    assert t.zombies == {}


@pytest.mark.rule("7.1.2")
def test_a_card_whose_hero_has_died_but_whose_own_target_stands_takes_effect() -> None:
    """Shamble moves a Zombie; that Father Joseph died praying changes nothing for it."""
    t = evening(
        turn="zombies",
        step="move",
        heroes={"father-joseph": joseph(), "billy": "0,0"},
        zombies={"z1": "7,0"},
        hands={"zombies-1": ["shamble"]},
    )
    t.choose("play-card", card="shamble", zombie="z1")
    prays_and_dies(t, 5)
    assert rolls(t, "shamble") == [[5]]


# -- a fight that has lost its Zombie ----------------------------------------------------------------------


@pytest.mark.parametrize(("die", "goes_on"), [(2, False), (1, True)])
def test_nobody_is_asked_any_more_in_a_fight_whose_zombie_was_blown_up(die: int, goes_on: bool) -> None:
    """Another event is at hand that could be played before the fight."""
    t = table(
        boxes=["base", "timber-peak"], heroes={"billy": {"space": "3,3", "wounds": 1}, "becky": "7,5"}, acting="billy",
        zombies={"z1": "3,3"}, hands={"heroes-1": ["miles-the-blast-miner", "recovery"]},
    )  # fmt: skip
    t.choose("skip")
    while t.window != "fight-begins":
        t.choose("done" if t.offers("done") else "pass" if t.offers("pass") else "skip")
    t.dice(die)
    t.choose("play-card", card="miles-the-blast-miner", to="3,3")
    assert ("z1" in t.zombies) is goes_on
    assert (t.window == "fight-begins") is goes_on


# -- in the middle of a search -----------------------------------------------------------------------------


@pytest.mark.rule("13.9", "8.5.4", "8.5.3")
@pytest.mark.parametrize("found", [{"type": "search", "deck": "unique-items"}, {"type": "pick-up", "card": "faith"}])
def test_who_died_to_go_on_searching_finds_nothing(found: dict[str, str]) -> None:
    t = evening(
        heroes={"father-joseph": joseph("0,0")}, hero_discard=["faith"], dice=[6],
        boxes=["base", "growing-hunger", "survival-of-the-fittest"], switches={"survival_decks": "on"},
        hands={"zombies-1": ["the-line-is-dead"]}, piles={"unique-items": {"deck": ["jakes-backpack"]}},
    )  # fmt: skip
    t.choose("activate", hero="father-joseph")
    t.choose("roll-movement")
    t.choose(**found)
    t.choose("play-card", card="the-line-is-dead")
    t.dice(6)
    t.choose("ability", ability="strength-of-spirit", mode="cancel")
    assert t.saw("canceled", card="the-line-is-dead")
    assert t.heroes["father-joseph"]["items"] == []
    assert t.state["hands"]["heroes-1"] == []
    assert t.state["hero_discard"] == ["faith"]


# -- in the middle of an exchange --------------------------------------------------------------------------


@pytest.mark.rule("9.1.2")
def test_who_has_too_much_from_somebody_who_died_in_the_exchange_discards() -> None:
    t = evening(
        heroes={
            "father-joseph": joseph(items=["crowbar"], in_play=["overconfidence"]),
            "billy": {"space": "3,3", "items": ["pump-shotgun", "revolver"]},
        },
    )
    t.choose("activate", hero="father-joseph")
    t.choose("skip")
    t.choose("give", card="crowbar", hero="billy")
    t.dice(PRAYER_FAILS)
    t.choose("ability", ability="strength-of-spirit", mode="cancel-in-play")
    assert t.saw("killed", who="father-joseph")
    assert t.kind == "discard-down"
    t.choose("discard", card="revolver")
    assert t.heroes["billy"]["items"] == ["pump-shotgun", "crowbar"]


@pytest.mark.rule("6.4.2", "13.9")
def test_who_died_in_the_exchange_takes_nothing_more() -> None:
    """Heroes may exchange over a space; johnny stands where the board ends."""
    t = evening(
        heroes={
            "father-joseph": joseph(in_play=["overconfidence"]),
            "billy": {"space": "4,3", "items": ["crowbar"]},
            "johnny": {"space": "7,5", "items": ["torch"]},
        },
        effects=[{"effect": "exchange-afar", "who": None, "amount": 1, "until": "turn"}],
        boxes=["base", "hold-the-line"],
    )
    t.choose("activate", hero="father-joseph")
    t.choose("skip")
    assert t.values("take", "card") == ["crowbar"]
    t.dice(PRAYER_FAILS)
    t.choose("ability", ability="strength-of-spirit", mode="cancel-in-play")
    assert not t.offers("take")
    assert t.decision is not None
    assert t.decision.get("actor") != "father-joseph"


# -- one of several Zombies that an item moves -------------------------------------------------------------


@pytest.mark.rule("8.1.2.3", "14.6.3.5")
def test_who_was_blown_up_by_another_is_not_driven_away_any_more() -> None:
    t = table(
        [5, 6, 6, 1, 1],
        heroes={"billy": {"space": "3,2", "items": ["fire-extinguisher"]}, "becky": "0,0"},
        zombies={"z1": {"space": "3,3", "weapon": "explosive"}, "z2": "3,3", "z3": "4,3"},
        markers=[{"kind": "fire", "space": "3,4"}],
        boxes=["base", "growing-hunger", "survival-of-the-fittest", "timber-peak"],
        profile="complete",
    )
    t.choose("use-item", card="fire-extinguisher", mode="drive-away")
    t.choose("choose", zombie="z1", to="3,4")
    assert {e["who"] for e in t.events if e["type"] == "killed"} == {"z1", "z2", "z3"}
    assert {e["who"] for e in t.events if e["type"] == "moved"} == {"z1"}
    t.nothing_pending()
