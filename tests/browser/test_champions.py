"""Champions at the table: what is saved for them, what they cost, and how they look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_fire import contains
from tests.browser.test_story import night

People = Callable[..., Seat]
DEAD = [{"seat": "heroes-1", "who": "bot", "level": "normal"}, {"seat": "zombies-1", "who": "me"}]


def spawning(server: Server) -> str:
    situation: dict[str, Any] = night(
        boxes=["base", "timber-peak", "blood-in-the-forest"], profile="original-advanced",
        switches={"champions": "on", "champion_pool": "full", "experience": "on", "spawn_model": "points"},
        figures={"behemoth": 1, "feral-dead": 5}, spawn_tokens={"behemoth": 2}, experience=4,
        zombies={"b1": {"space": "5,5"}, "f1": {"space": "6,9"}, "z1": {"space": "2,9"}},
        heroes={"billy": {"space": "10,5"}}, turn="zombies", step="place",
    )  # fmt: skip
    token: str = server.table(DEAD, config={"situation": situation})["token"]
    return token


@pytest.mark.parametrize(("width", "height", "name"), [(1280, 800, "champions"), (360, 740, "champions-phone")])
def test_who_spawns_sees_what_can_be_bought_or_saved(
    new_context: People, server: Server, width: int, height: int, name: str
) -> None:
    me = new_context(spawning(server), width=width, height=height)
    expect(me.page.locator('[data-space="5,5"]')).to_have_attribute("aria-label", contains("Behemoth 1"))
    expect(me.page.locator('[data-space="6,9"]')).to_have_attribute("aria-label", contains("Feral Dead 1"))
    expect(me.page.get_by_role("button", name="Save 1 Point for a Zombie Behemoth (3/6)")).to_be_visible()
    expect(me.page.locator("[data-choice] .options .option").last).to_be_in_viewport(ratio=0.95)
    me.shot(name)
    assert me.problems == []
