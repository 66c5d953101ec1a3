"""Games that are linked: what they hand on, and what a scenario makes of it."""

from typing import Any

import pytest

from shamble import games
from tests.table import Table, new_game, table

KIT = games.kit("last-night-on-earth")
BOXES = ["base", "growing-hunger"]
ALONE = "alone-in-the-dark"


def played(hero: str, *cards: str, survived: bool = True) -> dict[str, Any]:
    return {"hero": hero, "survived": survived, "cards": list(cards)}


FOUR = [
    played("billy", "revolver", "faith"),
    played("becky", survived=False),
    played("sally", "fire-axe"),
    played("jenny", survived=False),
]


def begin(campaign: list[dict[str, Any]], scenario: str = ALONE, **config: Any) -> Table:
    config = {"profile": "original-advanced", "boxes": BOXES, **config}
    return new_game(scenario=scenario, campaign=campaign, **config)


def refused(campaign: Any, scenario: str = ALONE, **config: Any) -> str:
    config = {"scenario": scenario, "profile": "original-advanced", "boxes": BOXES, "campaign": campaign, **config}
    answer = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)
    assert not answer["ok"]
    return str(answer["error"]["message"])


# -- what a game hands on ----------------------------------------------------------------------------------


def at_the_end(zombies_killed: int, dice: list[int], **becky: Any) -> Table:
    heroes = {"becky": {"space": "3,3", "items": ["keys"], **becky}}
    t = table(
        dice, scenario=ALONE, boxes=BOXES, turn="zombies", step="fight", heroes=heroes, zombies={"z1": "3,3"},
        zombies_killed=zombies_killed, hands={"heroes-1": ["recovery"], "zombies-1": []},
        campaign={"games": [played("billy", "revolver")], "of": 4},
    )  # fmt: skip
    t.passes()
    return t


def test_while_a_game_goes_on_the_campaign_is_what_came_before() -> None:
    before = {"games": [played("billy", "revolver")], "of": 4}
    t = table(scenario=ALONE, boxes=BOXES, heroes={"becky": {"space": "3,3"}}, turn="heroes", campaign=before)
    assert t.view("zombies-1")["campaign"] == before


def test_who_wins_hands_items_and_events_on() -> None:
    t = at_the_end(5, [6, 6, 1])
    assert t.view("heroes-1")["campaign"]["games"] == [
        played("billy", "revolver"),
        played("becky", "keys", "recovery"),
    ]


def test_who_is_killed_hands_nothing_on() -> None:
    t = at_the_end(5, [1, 2, 6], wounds=2)
    assert t.view("heroes-1")["campaign"]["games"][1] == played("becky", survived=False)


def test_who_has_not_escaped_by_morning_is_lost_too() -> None:
    t = table(scenario=ALONE, boxes=BOXES, turn="zombies", step="sun", sun=1, heroes={"becky": {"space": "3,3"}})
    assert t.view("heroes-1")["campaign"] == {"games": [played("becky", survived=False)], "of": 4}


def test_other_scenarios_have_no_campaign() -> None:
    t = new_game(scenario="die-zombies-die")
    assert "campaign" not in t.view("heroes-1")


# -- the next game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_each_game_has_another_hero_and_the_kept_cards_are_in_no_deck(seed: int) -> None:
    t = begin(FOUR[:3], seed=seed)
    (hero,) = t.state["heroes"]
    assert hero not in ("billy", "becky", "sally")
    assert sorted(t.state["removed"]) == ["faith", "fire-axe", "revolver"]


def test_a_hero_of_an_earlier_game_is_refused() -> None:
    assert refused(FOUR[:1], heroes=["billy"]) == "billy has played a game of this campaign already."


PEAK = [*BOXES, "timber-peak"]


@pytest.mark.rule("5.6.1")
def test_nor_does_another_version_of_such_a_hero_play() -> None:
    t = begin([played("sally")], boxes=PEAK, heroes="choose", profile="complete")
    offered = t.values("choose", "sheet")
    assert not {"sally", "sally-survivor"} & set(offered)
    assert {"jake-cartwright", "jake-cartwright-survivor"} & set(offered)
    message = refused([played("sally")], boxes=PEAK, heroes=["sally-survivor"])
    assert message == "sally-survivor has played a game of this campaign already."
    message = refused([played("sally"), played("sally-survivor")], boxes=PEAK)
    assert message == "A Hero plays one game of a campaign, in whatever version."


# -- the scenario at the end -------------------------------------------------------------------------------


def test_only_the_survivors_play_on_and_they_have_what_they_kept() -> None:
    t = begin(FOUR, "escape-in-the-truck")
    while t.kind == "place-hero":
        t.choose("place")
    state = t.state
    assert sorted(state["heroes"]) == ["billy", "sally"]
    assert "revolver" in state["heroes"]["billy"]["items"]
    assert "fire-axe" in state["heroes"]["sally"]["items"]
    assert "faith" in state["hands"]["heroes-1"]
    assert t.view("zombies-1")["campaign"] == {"games": FOUR, "of": 4, "last": True}


def test_two_survivors_may_have_a_player_each_but_not_three() -> None:
    t = begin(FOUR, "escape-in-the-truck", players=3)
    assert {hero["seat"] for hero in t.state["heroes"].values()} == {"heroes-1", "heroes-2"}
    message = refused(FOUR, "escape-in-the-truck", players=5)
    assert message == "With 2 of the Heroes left there cannot be 4 Hero players."


@pytest.mark.parametrize(
    ("campaign", "scenario", "problem"),
    [
        (FOUR, ALONE, "All 4 games of the campaign are played; what comes now is another scenario."),
        (FOUR[:3], "escape-in-the-truck", "A campaign goes on after 4 games, not after 3."),
        (
            [*FOUR[:3], played("billy")],
            "escape-in-the-truck",
            "A Hero plays one game of a campaign, in whatever version.",
        ),
        ([played("nobody")], ALONE, "There is no Hero 'nobody' in these boxes; there are sheriff-anderson"),
        (
            [played("billy", *["chainsaw"] * 9)],
            ALONE,
            "billy cannot have 'chainsaw': the decks of the Heroes hold no further",
        ),
        ("four games", ALONE, "A campaign is a list of games, each with hero, survived and cards."),
        ([{"hero": "billy"}], ALONE, "The game of billy says survived, true or false, and a list of cards."),
    ],
)
def test_what_cannot_be_is_refused_by_a_sentence(campaign: Any, scenario: str, problem: str) -> None:
    assert problem in refused(campaign, scenario)


def test_without_a_survivor_the_campaign_is_over() -> None:
    lost = [{**row, "survived": False} for row in FOUR]
    assert refused(lost, "escape-in-the-truck") == "Nobody has survived: the campaign is over."


def test_a_saved_game_knows_its_campaign() -> None:
    game = KIT.new({"scenario": ALONE, "boxes": BOXES, "campaign": FOUR[:2]}, 1)
    again = type(game).load(game.save())
    assert KIT.view(again, 0) == KIT.view(game, 0)


# -- cards of other decks ----------------------------------------------------------------------------------

SURVIVAL = [*BOXES, "survival-of-the-fittest"]
SURVIVORS = [played("billy", "assault-rifle", "board-it-up"), *FOUR[1:]]


def test_cards_of_the_survival_decks_are_kept_like_others() -> None:
    rules: dict[str, Any] = {"boxes": SURVIVAL, "profile": "complete"}
    t = begin(SURVIVORS[:3], **rules)
    assert sorted(t.state["removed"]) == ["assault-rifle", "board-it-up", "fire-axe"]
    t = begin(SURVIVORS, "escape-in-the-truck", **rules)
    while not t.state["round"]:
        t.must(cmd="choose", option="0")
    assert "assault-rifle" in t.state["heroes"]["billy"]["items"]
    assert "board-it-up" in t.state["hands"]["heroes-1"]
    assert t.state.get("removed", []) == []


def test_where_those_decks_are_not_played_it_is_said_that_nobody_can_have_kept_such_a_card() -> None:
    said = "billy has kept 'assault-rifle', which is a card of rules that are off in this game."
    assert refused(SURVIVORS[:1], boxes=SURVIVAL) == said


def test_but_no_more_of_them_than_there_are() -> None:
    twice = [played("billy", "assault-rifle"), played("sally", "assault-rifle")]
    message = refused(twice, boxes=SURVIVAL, profile="complete")
    assert message == "sally cannot have 'assault-rifle': the decks of the Heroes hold no further copy of it."


def test_what_was_kept_is_nothing_that_the_last_scenario_lays_out() -> None:
    """Darkest Night hides two of three Fuel Cans under counters; Billy has two."""
    billy = played("billy", "fuel-can", "fuel-can")
    t = begin([billy, *FOUR[1:]], "darkest-night", boxes=[*BOXES, "timber-peak", "web-scenario"], profile="complete")
    while not t.state["round"]:
        t.must(cmd="choose", option="0")
    assert t.state["heroes"]["billy"]["items"].count("fuel-can") == 2
