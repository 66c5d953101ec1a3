"""Walls on the page: pointed at, clicked, reached with the keyboard, and seen once they are barricaded."""

from __future__ import annotations

import re
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


def test_a_wall_that_is_pointed_at_tells_what_a_barricade_takes_and_stops(new_context: People, server: Server) -> None:
    me = inside(new_context, server)
    wall = me.page.locator('[data-side="11,0 12,0"], [data-side^="11,"]').first
    expect(wall.locator("title")).to_have_text(re.compile("4 or more for movement.*for a wound.*needs 4\\+"))
    standing = me.page.locator('[data-barricade="0,3 0,2"]')
    expect(standing).to_be_visible()
    expect(me.page.locator('[data-side="0,3 0,2"]')).to_have_count(0)
    plain = new_context(server.table(SOLO, config={"situation": night()})["token"])
    plain.wait_for_choice()
    expect(plain.page.locator("[data-side]")).to_have_count(0)


def test_a_press_on_a_bare_wall_says_what_can_be_barricaded_now(new_context: People, server: Server) -> None:
    me = inside(new_context, server)
    box = me.page.locator('[data-side^="11,"]').first.bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(me.page.locator(".why")).to_contain_text("You can: Barricade the east wall of the Police Station")


def test_why_nothing_can_be_barricaded_is_answered(new_context: People, server: Server) -> None:
    me = inside(new_context, server)
    me.take(lambda options: next(o[0] for o in options if o[1] == "done"))
    me.take(lambda options: next((o[0] for o in options if o[1] == "activate"), options[0][0]))
    before = me.look()["seq"]
    me.page.keyboard.press("w")
    me.page.click("[data-why=build]")
    expect(me.page.locator(".why")).to_contain_text(re.compile("barricad|build"))
    assert me.look()["seq"] == before
