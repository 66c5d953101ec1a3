"""Walls on the page: pointed at, clicked, reached with the keyboard, and seen once they are barricaded."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]


def inside(new_context: People, server: Server) -> Seat:
    """A Hero inside a building has just ended the Move Action, and may take a wound to barricade."""
    situation = night(
        board={"center": "town-center", "outer": ["church", "farm", "hospital", "school"]},
        boxes=["base", "survival-of-the-fittest"],
        special=["barricades", "grave-weapons"],
        heroes={"sheriff-anderson": {"space": "1,3"}, "becky": {"space": "11,0"}},
        zombies={"z1": {"space": "3,3", "weapon": "machete"}},
        barricades=[{"edge": ["0,3", "0,2"], "reinforcements": 2}],
    )
    me = new_context(server.table(SOLO, config={"situation": situation})["token"])
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    me.take(lambda options: next(o[0] for o in options if o[1] == "skip"))
    return me


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_wall_is_barricaded_where_it_stands(new_context: People, server: Server, by: str) -> None:
    me = inside(new_context, server)
    wall = me.page.locator('[data-wall="1,3 2,3"]')
    price = "Barricade the east wall of the Police Station, for a wound."
    effect = "A Zombie needs 4+ to get through; each Reinforcement marker must be torn off first"
    expect(wall).to_have_attribute("aria-label", f"{price} {effect}")
    expect(me.page.locator('[data-barricade="0,3 0,2"]')).to_have_attribute(
        "aria-label", "Barricade with 2 Reinforcement markers"
    )
    expect(me.page.locator('[data-figure="z1"] [data-weapon="machete"]')).to_be_visible()
    me.shot(f"barricades-{by}")
    if by == "mouse":
        wall.click()
    else:
        wall.focus()
        me.page.keyboard.press("Enter")
    expect(me.page.locator('[data-barricade="1,3 2,3"]')).to_be_visible()
    assert me.problems == []
