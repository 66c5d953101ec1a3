"""Which boxes a player has, the rules that a game is played by, and the dead by the book."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat

People = Callable[..., Seat]


@pytest.mark.parametrize(("width", "lang"), [(1400, "en"), (360, "it")])
def test_the_boxes_are_asked_for_once_and_new_games_offer_what_they_can_do(
    new_context: People, server: Server, width: int, lang: str
) -> None:
    me = new_context("", width=width, height=800, lang=lang)
    me.go("new")
    hunger = me.page.locator("input[name=box][value=growing-hunger]")
    expect(hunger).to_be_checked()
    me.page.click(".boxes summary small")  # What asks is gone once it is answered.
    expect(me.page.locator("input[name=scenario][value=plague-carriers]")).to_have_count(1)
    me.nothing_wrong(f"boxes-{width}")
    hunger.focus()
    me.page.keyboard.press("Space")
    expect(me.page.locator("input[name=scenario][value=plague-carriers]")).to_have_count(0)
    expect(me.page.locator("input[name=scenario][value=die-zombies-die]")).to_have_count(1)
    me.page.reload()
    me.page.wait_for_selector(".boxes summary")
    expect(me.page.locator(".boxes summary small")).to_have_count(0)
    expect(hunger).not_to_be_visible()
    expect(me.page.locator("input[name=scenario][value=plague-carriers]")).to_have_count(0)
    me.page.focus(".boxes summary")
    me.page.keyboard.press("Enter")
    expect(hunger).not_to_be_checked()


def test_the_box_that_others_need_goes_with_them_and_one_box_stays(new_context: People, server: Server) -> None:
    me = new_context("")
    me.go("new")
    me.page.click(".boxes summary")
    base, again, hunger, peak = (
        me.page.locator(f"input[name=box][value={box}]")
        for box in ("base", "anniversary-edition", "growing-hunger", "timber-peak")
    )
    base.click()
    expect(hunger).to_be_checked()  # The Anniversary Edition holds the base game again.
    again.click()
    expect(base).not_to_be_checked()
    expect(hunger).not_to_be_checked()
    expect(peak).to_be_checked()
    hunger.click()
    expect(base).to_be_checked()
    peak.click()
    base.click()
    expect(base).to_be_checked()
    expect(hunger).to_be_checked()


@pytest.mark.parametrize(("width", "lang"), [(1280, "en"), (360, "it")])
def test_the_chosen_scenario_tells_its_story_and_the_others_are_folded_away(
    new_context: People, server: Server, width: int, lang: str
) -> None:
    me = new_context("", width=width, height=740, lang=lang)
    me.go("new")
    panel = me.page.locator("[data-testid=scenario]")
    summary, told = panel.locator("summary"), panel.locator(".told")
    both = ("die-zombies-die", "escape-in-the-truck")
    first, truck = (panel.locator(f".scenario:has([value={one}])") for one in both)
    first_story = told.locator(".story").inner_text()
    expect(truck).not_to_be_visible()
    me.nothing_wrong(f"new-game-{width}")
    summary.click()
    expect(told).to_have_count(0)
    expect(truck.locator(".goal")).to_be_visible()
    me.nothing_wrong(f"scenarios-{width}")
    truck.click()
    expect(truck).not_to_be_visible()
    expect(told.locator(".goal")).to_have_text(truck.locator(".goal").text_content() or "")
    assert told.locator(".story").inner_text() != first_story
    expect(summary).to_contain_text(truck.locator("strong").text_content() or "")
    expect(summary).to_be_focused()
    expect(summary).to_be_in_viewport()
    # By keys one walks along the list, which stays open until Enter takes the scenario.
    me.page.keyboard.press("Enter")
    truck.locator("input").focus()
    me.page.keyboard.press("ArrowUp")
    expect(first.locator("input")).to_be_checked()
    expect(first).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(told.locator(".story")).to_have_text(first_story)
    expect(summary).to_be_focused()


@pytest.mark.parametrize("game", ["last-night-on-earth", "humans", "zombies", "humans-and-zombies"])
def test_a_new_game_is_set_up_on_two_screens_and_a_half_of_a_phone(
    new_context: People, server: Server, game: str
) -> None:
    me = new_context("", width=360, height=740)
    me.go(f"new?game={game}")
    me.page.wait_for_selector("#who-1")
    assert me.page.evaluate("document.documentElement.scrollHeight") <= 2.5 * 740
    folds = me.page.locator("summary").all_inner_texts()
    assert folds
    assert all(" · " in fold for fold in folds), "each says what is chosen in it"


def test_the_search_in_the_rules_leaves_out_what_an_unowned_box_brings(new_context: People, server: Server) -> None:
    me = new_context("")
    me.go("rules")
    me.page.fill("#find-rule", "Grave Dead")
    expect(me.page.locator('[data-rule="14.4"]')).to_have_count(1)
    me.page.fill("#find-rule", "Bitten")
    expect(me.page.locator("[data-thing=card-bitten]")).to_have_count(1)
    me.page.evaluate(
        "localStorage.setItem('shamble.settings', JSON.stringify({boxes: {'last-night-on-earth': ['base']}}))"
    )
    me.page.reload()
    me.page.fill("#find-rule", "Grave Dead")
    me.page.wait_for_selector("text=Nothing found")
    me.page.fill("#find-rule", "Bitten")
    expect(me.page.locator("[data-thing=card-bitten]")).to_have_count(0)
    me.page.fill("#find-rule", "")
    me.go("rules/14.4")
    expect(me.page.locator('[data-rule="14.4"]')).to_have_count(1)


@pytest.mark.parametrize("width", [1400, 360])
def test_the_complete_rules_with_two_zombie_players_against_the_dead_by_the_book(
    new_context: People, server: Server, width: int
) -> None:
    me = new_context("", width=width, height=800)
    me.go("new")
    me.page.click('summary:has-text("Rules in force")')
    me.page.select_option("#profile", "complete")
    expect(me.page.locator("#switch-movement_roll")).to_have_value("mandatory")
    me.page.select_option("#switch-zombie_players", label="two")
    expect(me.page.locator("#players option")).to_have_text(["3", "4", "5", "6", "7", "8"])
    expect(me.page.locator("#who-2")).to_have_count(1)
    for seat in (1, 2):
        me.page.select_option(f"#level-{seat}", label="The dead by the book")
    expect(me.page.locator("#level-1-text")).to_contain_text("Complete Rulebook")
    me.nothing_wrong(f"complete-{width}")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")
    for _ in range(4):
        me.take()
    state = [frame for frame in me.frames if '"switches"' in frame]
    assert any('"solo": true' in frame or '"solo":true' in frame for frame in state)
    assert any('"zombie_players":2' in frame or '"zombie_players": 2' in frame for frame in state)
