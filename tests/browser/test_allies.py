"""Townsfolk Allies and a sewer on the page: seen where they are, called by name, and used by a click."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]


def test_an_ally_strikes_a_zombie_and_a_sewer_lies_beside_the_board(new_context: People, server: Server) -> None:
    boards = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
    situation = night(
        board={**boards, "sewers": [["2,0", "9,9"]]},
        boxes=["base", "survival-of-the-fittest"],
        special=["barricades", "townsfolk-allies"],
        heroes={"sheriff-anderson": {"space": "1,3"}, "becky": {"space": "11,0"}},
        zombies={"z1": {"space": "3,3"}},
        townsfolk={"t1": {"space": "3,3"}},
        markers=[{"kind": "sewer-entrance", "space": "2,0"}, {"kind": "sewer-entrance", "space": "9,9"}],
    )
    me = new_context(server.table(SOLO, config={"situation": situation})["token"])
    expect(me.page.locator('[data-figure="t1"]')).to_be_visible()
    expect(me.page.locator('[data-space="sewer-a"]')).to_have_attribute("aria-label", "Sewer A sewer-a")
    me.shot("allies-and-sewer")
    me.take(lambda options: next(o[0] for o in options if o[1] == "ally-attack"))
    expect(me.page.get_by_text("Ally 1 rolls").first).to_be_visible()
    assert me.problems == []
