"""Fires and generators on the page: seen, and told with what they will do in the next Fire Phase."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]


def burning() -> dict[str, Any]:
    return night(
        board={"center": "radio-station", "outer": ["church", "tp-diner-power", "hospital", "school"]},
        boxes=["base", "timber-peak"],
        profile="original-advanced",
        scenario="mountain-of-the-dead",
        heroes={"sheriff-anderson": {"space": "4,3", "items": ["lighter", "fuel-can"], "tokens": {"infected": 1}}},
        zombies={"z1": {"space": "7,3"}},
        fires=[{"space": "3,3"}, {"space": "4,2", "new": True}],
        generators=[{"space": "5,5", "damage": 1}],
    )


def test_a_fire_glows_and_says_what_it_will_do_in_the_next_fire_phase(new_context: People, server: Server) -> None:
    situation = burning()
    me = new_context(server.table(SOLO, config={"situation": situation})["token"])
    old, new, generator = (me.page.locator(f'[data-space="{space}"]') for space in ("3,3", "4,2", "5,5"))
    expect(old).to_have_attribute("aria-label", contains("fire, in the next Fire Phase out on 1 or less"))
    expect(new).to_have_attribute("aria-label", contains("new fire, it spreads only after the next Fire Phase"))
    expect(generator).to_have_attribute("aria-label", contains("Generator, damaged: once more destroys it"))
    expect(me.page.locator(".marker.fire")).to_have_count(2)
    expect(me.page.get_by_text("Fuel Can (3)").first).to_be_visible()
    expect(me.page.get_by_text("Infected").first).to_be_visible()
    me.shot("fire")
    assert me.problems == []


@pytest.mark.parametrize(
    ("space", "told"), [("3,3", "out on 1 or less"), ("4,2", "spreads only after"), ("5,5", "once more destroys it")]
)
def test_on_a_phone_a_tap_tells_what_burns_and_what_is_damaged(
    new_context: People, server: Server, space: str, told: str
) -> None:
    made = server.table(SOLO, config={"situation": burning()})
    me = new_context(made["token"], width=360, height=740, has_touch=True)
    before = me.wait_for_choice()["seq"]
    me.page.locator(f'[data-space="{space}"]').tap(force=True)
    expect(me.page.locator(".why")).to_contain_text(told)
    assert me.look()["seq"] == before


def contains(part: str) -> re.Pattern[str]:
    return re.compile(re.escape(part))
