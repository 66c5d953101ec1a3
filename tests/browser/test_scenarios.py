"""The scenarios of the boxes beyond the first: each is set up on the page and played for a while."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from shamble.lnoe.catalog import catalog
from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_story import DEAD, SOLO, night

People = Callable[..., Seat]

LATER = [scenario["id"] for scenario in catalog()["scenarios"] if scenario["box"] != "base"]
SCREENS = ((1280, 800), (360, 740))
A_WHILE = 14
"""Choices that lead out of the set-up and into the first turns."""
UNSAID = re.compile(r"undefined|NaN|\[object|\{ ?\$|\b(?:web|scenario|objective|marker|kind|option|event)-[a-z]")
"""What a page shows when something has no words."""


@pytest.mark.parametrize(("number", "scenario"), list(enumerate(LATER)))
def test_a_scenario_is_set_up_and_played_for_a_while(
    new_context: People, server: Server, number: int, scenario: str
) -> None:
    width, height = SCREENS[number % 2]
    made = server.table(SOLO, config={"scenario": scenario})
    me = new_context(made["token"], width=width, height=height)
    for _ in range(A_WHILE):
        if me.take()["over"]:
            break
        assert not UNSAID.findall(me.page.locator("main").inner_text())
    if not me.look()["over"]:
        assert me.page.locator("[data-score] span").count() >= 1, "a goal is in sight"
        expect(me.page.locator("[data-town]")).to_be_visible()
    me.shot(f"scenario-{scenario}")
    assert me.problems == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_the_edges_where_zombies_come_in_and_leave_are_drawn_and_no_pit_is(new_context: People, server: Server) -> None:
    me = new_context(server.table(DEAD, config={"scenario": "hold-the-line"})["token"], width=1280, height=800)
    me.wait_for_choice()
    town = me.page.locator("[data-town]").bounding_box()
    assert town is not None
    for kind, words, side in (("in", "Zombies come in here", town["y"]), ("out", "leave", town["y"] + town["height"])):
        edge = me.page.locator(f'[data-edge="{kind}"]')
        expect(edge).to_have_attribute("aria-label", re.compile(words))
        box = edge.bounding_box()
        assert box is not None
        assert box["width"] > 0.98 * town["width"]
        assert min(abs(box["y"] - side), abs(box["y"] + box["height"] - side)) < 3
    expect(me.page.locator('[data-space="5,11"]')).to_have_attribute("aria-label", re.compile("leave the board"))
    assert not me.page.locator('.space[aria-label*="spawning pit"]').count()
    me.shot("edges")
    assert me.problems == []


def test_a_pit_that_was_destroyed_is_drawn_no_more(new_context: People, server: Server) -> None:
    open_pits, destroyed = ("0,11", "6,0"), "0,0"
    situation = night(
        profile="original-advanced", scenario="burn-em-out", markers=[{"kind": "destroyed-pit", "space": destroyed}]
    )
    me = new_context(server.table(SOLO, config={"situation": situation})["token"])
    described = me.page.locator('.space[aria-label*="spawning pit"]')
    drawn = me.page.locator("[data-pit]")
    assert {pit.get_attribute("data-pit") for pit in drawn.all()} >= set(open_pits)
    assert not me.page.locator(f'[data-pit="{destroyed}"]').count()
    assert {pit.get_attribute("data-pit") for pit in drawn.all()} == {
        space.get_attribute("data-space") for space in described.all()
    }
    me.shot("destroyed-pit")
    assert me.problems == []
