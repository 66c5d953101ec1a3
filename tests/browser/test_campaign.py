"""A campaign at the table: what the browser keeps of it, the games that follow, and the scenario that ends it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat, harmless_first

People = Callable[..., Seat]
LINKED = "alone-in-the-dark"
BOTH_MINE = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "random"}]
FOUR: list[dict[str, Any]] = [
    {"hero": "becky", "survived": False, "cards": []},
    {"hero": "billy", "survived": True, "cards": ["revolver", "faith"]},
    {"hero": "jenny", "survived": True, "cards": []},
    {"hero": "sally", "survived": False, "cards": []},
]


def kept(me: Seat) -> list[dict[str, Any]]:
    found = json.loads(me.page.evaluate("localStorage.getItem('shamble.campaign')") or '{"games": []}')
    games: list[dict[str, Any]] = found["games"]
    return games


def remember(me: Seat, games: list[dict[str, Any]]) -> None:
    """What is kept of a campaign that was played before."""
    me.go("")
    text = json.dumps({"games": games, "of": 4})
    me.page.evaluate("text => localStorage.setItem('shamble.campaign', text)", text)
    me.go("new")


@pytest.mark.parametrize("width", [1400, 360])
def test_a_first_game_is_kept_and_the_next_one_begins_with_another_hero(
    new_context: People, server: Server, width: int
) -> None:
    config = {"scenario": LINKED, "heroes": ["billy"], "switches": {"extra_turns": -8}}
    made = server.http.post("/api/tables", json={"config": config, "seats": BOTH_MINE, "seed": 5}).json()
    me = new_context(made["token"], width=width, height=800)
    me.play_to_the_end()
    expect(me.page.locator(".campaign h2")).to_have_text("Campaign: 1 of 4 games played")
    me.nothing_wrong(f"campaign-first-{width}")
    assert [game["hero"] for game in kept(me)] == ["billy"]
    me.page.locator(".campaign button").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(f"input[name=scenario][value={LINKED}]")).to_be_checked()
    expect(me.page.get_by_label("with this campaign", exact=False)).to_be_checked()
    me.nothing_wrong(f"campaign-next-{width}")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")
    me.wait_for_choice()
    state = next(frame for frame in me.frames if '"campaign"' in frame and frame.count('"hero"'))
    assert '"billy"' in state
    assert [game["hero"] for game in kept(me)] == ["billy"], "a game that is not over adds nothing"


def test_after_four_games_the_survivors_play_another_scenario(new_context: People, server: Server) -> None:
    me = new_context("")
    remember(me, FOUR)
    panel = me.page.locator("section", has=me.page.locator("ol"))
    expect(panel.locator("li.lost")).to_have_count(2)
    expect(panel).to_contain_text("Revolver, Faith")
    choose(me, LINKED)
    expect(panel.get_by_role("checkbox")).to_have_count(0)
    choose(me, "escape-in-the-truck")
    expect(panel.get_by_role("checkbox")).to_be_checked()
    me.nothing_wrong("campaign-four")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")
    me.wait_for_choice()
    assert sorted(hero["id"] for hero in heroes(me)) == ["billy", "jenny"]
    for _ in range(12):
        if bearing(me, "billy"):
            break
        me.take(harmless_first)
    assert "revolver" in bearing(me, "billy"), "what he got through with comes along"


def choose(me: Seat, scenario: str) -> None:
    me.page.click("[data-testid=scenario] summary")
    me.page.click(f"input[name=scenario][value={scenario}]")


def heroes(me: Seat) -> list[dict[str, Any]]:
    """The Heroes of the last table that was sent."""
    views = [json.loads(frame) for frame in me.frames if '"heroes"' in frame]
    view = next(one["view"] for one in reversed(views) if "view" in one)
    return [{"id": slug, **hero} for slug, hero in view["heroes"].items()]


def bearing(me: Seat, hero: str) -> list[str]:
    items: list[Any] = next(one["items"] for one in heroes(me) if one["id"] == hero)
    return [item if isinstance(item, str) else item["id"] for item in items]


def test_a_campaign_that_nobody_survived_is_over_and_can_be_forgotten(new_context: People, server: Server) -> None:
    me = new_context("", lang="it")
    me.go("")
    lost = [{**game, "survived": False, "cards": []} for game in FOUR]
    me.page.evaluate("text => localStorage.setItem('shamble.campaign', text)", json.dumps({"games": lost, "of": 4}))
    me.go("new")
    panel = me.page.locator("section", has=me.page.locator("ol"))
    expect(panel.locator("li.lost")).to_have_count(4)
    expect(panel.get_by_role("checkbox")).to_have_count(0)
    me.nothing_wrong("campaign-lost")
    panel.get_by_role("button").focus()
    me.page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    assert kept(me) == []


def test_a_scenario_for_two_is_offered_to_two_alone(new_context: People, server: Server) -> None:
    me = new_context("")
    me.go("new")
    me.page.select_option("#players", "4")
    choose(me, LINKED)
    expect(me.page.locator("#players option")).to_have_text(["2"])
    expect(me.page.locator("#who-1")).to_have_count(1)
    expect(me.page.locator("#who-2")).to_have_count(0)
    choose(me, "escape-in-the-truck")
    expect(me.page.locator("#players option")).to_have_text(["2", "3", "4", "5", "6"])


def test_who_has_every_box_reads_no_list_of_names(new_context: People, server: Server) -> None:
    me = new_context("")
    me.go("new")
    expect(me.page.locator(".boxes summary")).to_have_text("Your boxes · all of them Do you have fewer?")
    me.page.click(".boxes summary")
    me.page.click("input[name=box][value=growing-hunger]")
    expect(me.page.locator(".boxes summary")).to_contain_text("Last Night on Earth (2007), Stock Up")
