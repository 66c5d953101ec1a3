"""Random games with Survival of the Fittest over all scenarios of the base game, players and modules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shamble.lnoe.content import KIND
from shamble.lnoe.game import new_game
from shamble.lnoe.situation import from_situation
from shamble.lnoe.state import Lnoe
from tests.lnoe.soak import Soak, config_of, pick, pick_curiously, pick_eagerly, pick_steadily
from tests.seen import not_seen

BOXES = ["base", "survival-of-the-fittest", "zombies-with-grave-weapons", "radioactive-zombies-with-grave-weapons"]
AGREED = (
    ["barricades", "survival-decks"],
    ["grave-weapons"],
    ["barricades", "grave-weapons", "survival-decks"],
    ["survival-decks"],
)


def game(number: int) -> Lnoe:
    """All scenarios and numbers of players of the 2007 box, with each of the modules in turn."""
    config: dict[str, Any] = {**config_of(number), "profile": "original-advanced", "boxes": BOXES}
    return new_game({**config, "special": AGREED[number // 25 % 4]}, seed=number)


@pytest.mark.parametrize("chunk", range(4))
def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision(chunk: int) -> None:
    for number in range(3000 + chunk * 25, 3000 + (chunk + 1) * 25, 5):
        Soak(number, pick=pick_eagerly if number % 2 else pick).play(game(number))


SCENARIOS = ("rescue-mission", "hunker-down", "supply-run", "search-for-the-truth")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_the_scenarios_of_the_box_come_to_an_end(scenario: str, profile: str) -> None:
    picks = (pick, pick_eagerly, pick_steadily)
    for number in range(6):
        config = {"scenario": scenario, "profile": profile, "players": 2 + number % 5}
        Soak(number, pick=picks[number % 3]).play(new_game(config, seed=100 + number))


TACTICS = sorted(kind.id for kind in KIND.values() if kind.deck == "survival-tactics")
UNIQUE = sorted(kind.id for kind in KIND.values() if kind.deck == "unique-items")


def game_with_tactics(number: int) -> Lnoe:
    """Four Heroes in two buildings, with a Unique Item, three tactics in hand, and Zombies among them."""
    hand = [TACTICS[(number * 3 + place) % len(TACTICS)] for place in range(3)]
    return from_situation(
        {
            "boxes": BOXES,
            "profile": "original-advanced",
            "scenario": "save-the-townsfolk",
            "special_rules": [{"rule": rule} for rule in AGREED[2]],
            "heroes": {
                "johnny": {"space": "0,0", "items": [UNIQUE[number // 4 % len(UNIQUE)]]},
                "becky": {"space": "0,0", "items": ["revolver"], "wounds": 1},
                "sally": {"space": "5,5", "items": ["lighter"]},
                "jenny": {"space": "5,5", "items": ["crowbar", "torch"]},
            },
            "zombies": {f"z{n}": {"space": space} for n, space in enumerate(("0,0", "5,5", "1,1", "4,4"), 1)},
            "hands": {"heroes-1": hand},
        },
        number,
    )


RARE = (56, 20, 64, 5, 58, 105, 77, 66, 32, 80, 52, 40, 95, 37, 91, 44, 263)
"""Games in which something came up that hardly ever does; played first, so that few others have to be."""


@pytest.mark.slow
def test_every_card_is_used() -> None:
    def played(number: int) -> Counter[str]:
        soak = Soak(number, pick=pick_steadily if number % 9 == 0 else pick_curiously)
        soak.play(game_with_tactics(number) if number % 4 == 0 else game(number))
        return soak.used

    kinds = [kind for kind in KIND.values() if kind.box in BOXES[1:] and kind.row.type != "grave-weapon"]
    # What an item does just by being carried is not a use.
    cards = {kind.id for kind in kinds if kind.uses or kind.row.range >= 0 or not kind.carried}
    assert not_seen(cards, map(played, (*RARE, *range(200)))) == set()
