"""The Survival decks and combined items on the page: by mouse, by dragging and by key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]


def taping(new_context: People, server: Server) -> Seat:
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
    me = new_context(server.table(SOLO, config={"situation": situation})["token"])
    me.take(lambda options: next(o[0] for o in options if o[1] == "play-card"))
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
