"""The Survival decks and combined items on the page: by mouse, by dragging and by key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]


def taping(new_context: People, server: Server, **size: int) -> Seat:
    """Becky has three items, and her player Duct Tape, which has just been played."""
    situation = night(
        board={"center": "town-center", "outer": ["church", "farm", "hospital", "school"]},
        boxes=["base", "survival-of-the-fittest"],
        profile="original-advanced",
        switches={"survival_decks": "on"},
        heroes={
            "sheriff-anderson": {"space": "1,3", "items": ["riot-gear"], "charges": {"riot-gear": [2]}},
            "becky": {"space": "11,0", "items": ["crowbar", "keys", "torch"]},
        },
        zombies={"z1": {"space": "5,5"}},
        hands={"heroes-1": ["duct-tape"]},
        piles={"unique-items": {"discard": ["family-sword"]}},
    )
    me = new_context(server.table(SOLO, config={"situation": situation})["token"], **size)
    me.take(lambda options: next(o[0] for o in options if o[1] == "play-card"))
    return me


ROLLS_FIVE, ROLLS_LESS = 1, 3
"""Seeds."""


def in_the_station(new_context: People, server: Server, seed: int, **size: int) -> Seat:
    """The Sheriff in a building where Survival Tactics are found has rolled for movement."""
    situation = night(
        board={"center": "town-center", "outer": ["church", "farm", "hospital", "school"]},
        boxes=["base", "survival-of-the-fittest"],
        profile="original-advanced",
        switches={"survival_decks": "on"},
        heroes={"sheriff-anderson": {"space": "1,3"}, "becky": {"space": "11,0"}},
        zombies={"z1": {"space": "5,5"}},
        piles={"survival-tactics": {"discard": ["fall-back"]}},
    )
    me = new_context(server.table(SOLO, seed=seed, config={"situation": situation})["token"], **size)
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    me.take(lambda options: next(o[0] for o in options if o[1] == "roll-movement"))
    return me


@pytest.mark.parametrize("by", ["drag", "keyboard"])
def test_one_item_is_laid_on_another(new_context: People, server: Server, by: str) -> None:
    me = taping(new_context, server)
    keys, crowbar = (me.page.locator(f'button.item[data-card="{card}"]') for card in ("keys", "crowbar"))
    expect(keys).to_be_visible()
    expect(me.page.locator('button.item[data-card="riot-gear"]')).to_contain_text("(2)")
    if by == "drag":
        keys.drag_to(crowbar)
    else:
        keys.focus()
        me.page.keyboard.press("Enter")
        me.page.locator('[data-sheet-card="keys"] [data-type="combine"]').first.focus()
        me.page.keyboard.press("Enter")
    expect(me.page.locator('[data-bundle="crowbar keys"]')).to_be_visible()
    me.shot(f"combined-{by}")
    assert me.problems == []


def test_what_may_be_found_and_what_is_gone_is_a_click_away(new_context: People, server: Server) -> None:
    me = taping(new_context, server)
    me.page.locator("#tab-table").click()
    found = me.page.locator('[data-list="found-unique-items"]')
    found.locator("summary").click()
    expect(found.get_by_text("Sniper Rifle").first).to_be_visible()
    expect(found.get_by_text("Family Sword")).to_have_count(0)
    gone = me.page.locator('[data-list="discards-unique-items"]')
    gone.locator("summary").click()
    expect(gone.get_by_text("Family Sword").first).to_be_visible()
    me.shot("survival-decks")
    assert me.problems == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_what_a_search_could_bring_is_one_click_from_the_choice(
    new_context: People, server: Server, width: int, height: int
) -> None:
    me = in_the_station(new_context, server, ROLLS_FIVE, width=width, height=height)
    before = me.wait_for_choice()["seq"]
    me.page.click('[data-choice] .read[aria-label*="Survival Tactics"]')
    found = me.page.locator('[data-list="found-survival-tactics"]')
    expect(me.page.locator("#tab-table")).to_be_in_viewport(ratio=1)
    expect(found.get_by_text("Aim for the Head").first).to_be_in_viewport()
    expect(found.get_by_text("Field Medicine")).to_have_count(1)
    expect(found.get_by_text("Fall Back")).to_have_count(0)
    assert me.look()["seq"] == before
    me.shot(f"survival-decks-{width}")
    assert me.problems == []


def test_why_a_survival_deck_cannot_be_searched_is_answered(new_context: People, server: Server) -> None:
    me = in_the_station(new_context, server, ROLLS_LESS)
    for deck, why in (("survival-tactics", "needs 5 or more"), ("unique-items", "Police Station: not here")):
        me.page.keyboard.press("w")
        me.page.click(f'[data-why="search-{deck}"]')
        expect(me.page.locator(".why")).to_contain_text(why)
        me.page.keyboard.press("Escape")
    offered = in_the_station(new_context, server, ROLLS_FIVE)
    offered.page.keyboard.press("w")
    expect(offered.page.locator('[data-why="search-unique-items"]')).to_be_visible()
    expect(offered.page.locator('[data-why="search-survival-tactics"]')).to_have_count(0)
