"""Boards of eighteen by eighteen spaces: clear on a large screen and on a phone, with a small map and jumps by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_fire import contains
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]
WOODS = ["bf-thrashers-mill", "bf-old-cabin", "bf-tower-relay", "bf-ranger-station"]
STRAIGHTS = [f"bf-straight-{number}" for number in range(1, 5)]
RING = {"layout": "ring", "boards": ["airfield", "church", "farm", "hospital", "school", *WOODS, *STRAIGHTS]}
FOREST_ONLY = {"layout": "forest-only", "boards": ["forest-center", *WOODS, *STRAIGHTS]}


def in_the_woods(server: Server, board: dict[str, Any], **more: Any) -> str:
    situation = night(
        board=board,
        boxes=["base", "blood-in-the-forest"],
        profile="original-advanced",
        heroes={"sheriff-anderson": {"space": "4,2", "items": ["revolver"]}, "becky": {"space": "9,8"}},
        zombies={"z1": {"space": "0,0"}, "z2": {"space": "4,4"}, "z3": {"space": "15,9"}},
        markers=[{"kind": "lights-out", "building": "bf-thrashers-mill-forest-2"}],
        **more,
    )
    token: str = server.table(SOLO, config={"situation": situation})["token"]
    return token


@pytest.mark.parametrize(("width", "height", "name"), [(1280, 800, "woods"), (360, 740, "woods-phone")])
def test_a_ring_of_forest_is_drawn_and_told_in_words(
    new_context: People, server: Server, width: int, height: int, name: str
) -> None:
    me = new_context(in_the_woods(server, RING), width=width, height=height)
    woods = me.page.locator('[data-space="0,0"]')
    expect(woods).to_have_attribute("aria-label", contains("Mill Woods 0,0, Woods"))
    pit = me.page.locator('[data-space="2,1"]')
    expect(pit).to_have_attribute("aria-label", contains("a pit that need not be used"))
    expect(me.page.locator('[data-space="4,0"]')).to_have_attribute("aria-label", contains("Lights Out"))
    me.shot(name)
    assert me.problems == []


def test_the_forest_alone_is_drawn(new_context: People, server: Server) -> None:
    me = new_context(in_the_woods(server, FOREST_ONLY), width=1280, height=800)
    expect(me.page.locator('[data-space="8,5"]')).to_have_attribute("aria-label", contains("Clearing"))
    me.shot("forest-only")
    assert me.problems == []


def test_a_small_map_shows_the_rest_of_a_large_board_while_one_is_near(new_context: People, server: Server) -> None:
    me = new_context(in_the_woods(server, RING), width=1280, height=800)
    expect(me.page.locator(".map")).to_have_count(0)
    for _ in range(4):
        me.page.click("button[title=Closer]")
    expect(me.page.locator(".map")).to_have_count(1)
    before = me.page.locator(".board.figures").get_attribute("viewBox")
    me.page.locator(".map").click(position={"x": 8, "y": 8})
    assert me.page.locator(".board.figures").get_attribute("viewBox") != before
    me.shot("small-map")


def test_keys_jump_from_hero_to_hero_and_from_zombie_to_zombie_and_the_view_follows(
    new_context: People, server: Server
) -> None:
    me = new_context(in_the_woods(server, RING), width=1280, height=800)
    for _ in range(6):
        me.page.click("button[title=Closer]")
    me.page.locator("body").press("j")
    expect(me.page.locator('[data-space="4,2"]')).to_be_focused()
    me.page.keyboard.press("j")
    expect(me.page.locator('[data-space="8,8"]')).to_be_focused()
    before = me.page.locator(".board.figures").get_attribute("viewBox")
    for space in ("0,0", "4,4", "15,9"):
        me.page.keyboard.press("z")
        expect(me.page.locator(f'[data-space="{space}"]')).to_be_focused()
    assert me.page.locator(".board.figures").get_attribute("viewBox") != before
    assert me.problems == []


def test_on_a_phone_a_fight_is_seen_from_near(new_context: People, server: Server) -> None:
    situation = night(
        board=RING,
        boxes=["base", "blood-in-the-forest"],
        profile="original-advanced",
        heroes={"sheriff-anderson": {"space": "4,2"}, "becky": {"space": "15,9"}},
        zombies={"z1": {"space": "15,9"}},
        hands={"heroes-1": ["faith", "just-a-scratch"]},
        turn="zombies",
        step="fight",
    )
    made = server.table(SOLO, config={"situation": situation})
    me = new_context(made["token"], width=360, height=740)
    me.page.wait_for_selector('[data-testid="fight"]')
    expect(me.page.locator(".map")).to_have_count(1)
    me.shot("woods-phone-fight")
    assert me.problems == []


def test_on_a_phone_who_may_be_shot_at_is_seen_from_near_whatever_card_could_be_played(
    new_context: People, server: Server
) -> None:
    token = in_the_woods(server, RING, hands={"heroes-1": ["faith", "just-a-scratch"]})
    me = new_context(token, width=360, height=740)
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    me.take(lambda options: next(o[0] for o in options if o[1] == "skip"))
    assert me.wait_for_choice()["kind"] == "ranged-attack"
    expect(me.page.locator(".map")).to_have_count(1)
    expect(me.page.locator('[data-figure="z2"]')).to_be_in_viewport()
    assert me.problems == []
