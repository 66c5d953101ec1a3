"""Special rules at the table: agreed on in the form, bought in the game, or left to chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat

People = Callable[..., Seat]
TWO = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "me"}]
PANEL = "[data-testid=special-rules]"
CHOSEN, DRAWN = (f"Zombie Advanced Abilities, {how}" for how in ("chosen", "random"))


def rules_by_the_complete_rulebook(me: Seat) -> Locator:
    """The form of a new game, with all boxes, where special rules are named."""
    me.go("new")
    me.page.click('summary:has-text("Rules in force")')
    me.page.select_option("#profile", "complete")
    panel = me.page.locator(PANEL)
    panel.locator("summary").click()
    panel.get_by_label("Choose the rules now").check()
    return panel


@pytest.mark.parametrize("width", [1400, 360])
def test_rules_are_chosen_in_the_form_by_keyboard(new_context: People, server: Server, width: int) -> None:
    me = new_context(width=width, height=800)
    me.go("new")
    panel = me.page.locator(PANEL)
    panel.locator("summary").focus()
    me.page.keyboard.press("Enter")
    panel.get_by_label("Choose the rules now").focus()
    me.page.keyboard.press("Space")
    panel.get_by_label("Choosing the Heroes").focus()
    me.page.keyboard.press("Space")
    assert "2 more dots for the Zombies would make it even" in panel.inner_text()
    panel.get_by_label("Taken over So many random").select_option("1")
    assert "Both sides are even" in panel.inner_text()
    me.nothing_wrong(f"special-rules-{width}")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")
    me.wait_for_choice()
    assert "Which Hero" in me.page.inner_text("[data-testid=prompt]"), "the Heroes are chosen, as was agreed"


def test_rules_that_do_not_go_together_cannot_be_chosen_together(new_context: People, server: Server) -> None:
    me = new_context()
    panel = rules_by_the_complete_rulebook(me)
    deck, manor = panel.get_by_label("Manor Deck"), panel.get_by_label("Manor House The Manor House lies")
    assert deck.is_disabled(), "there is no Manor House"
    expect(panel.locator("label", has_text="Manor Deck")).to_contain_text("only with Manor House")
    manor.check()
    deck.check()
    assert panel.get_by_label("Radio Station The Radio Station").is_disabled(), "there is one centre"
    expect(panel.locator("label", has_text="The Radio Station")).to_contain_text("not with Manor House")
    manor.uncheck()
    assert "Manor Deck" not in panel.locator("summary").inner_text()


@pytest.mark.parametrize("width", [1400, 360])
def test_a_side_sees_its_dots_and_buys_with_them(new_context: People, server: Server, width: int) -> None:
    config = {"profile": "complete", "scenario": "escape-in-the-truck", "boxes": ["base"], "dots": 2}
    made = server.http.post("/api/tables", json={"config": config, "seats": TWO, "seed": 7}).json()
    me = new_context(made["token"], width=width, height=800)
    assert me.wait_for_choice()["kind"] == "special-rules"
    assert "2 more dots make it even" in me.page.inner_text("[data-testid=dots]")
    me.nothing_wrong(f"dots-{width}")
    me.page.get_by_role("button", name="Choosing the Heroes").focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("text=4 dots are left")
    assert "4 more dots make it even" in me.page.inner_text("[data-testid=dots]"), (
        "the Zombies have two of the scenario"
    )
    for rule in ("Lights out, chosen", "Taken over ("):
        me.page.locator("button.option", has_text=rule).first.click()
    me.page.wait_for_selector("text=Which Hero do you take")
    me.nothing_wrong()


def test_chance_sets_a_game_up_at_the_press_of_a_button(new_context: People, server: Server) -> None:
    me = new_context()
    me.go("new")
    me.page.select_option("#players", "4")
    me.page.click("[data-surprise]")
    me.page.wait_for_selector("[data-choice]")
    me.wait_for_choice()
    me.nothing_wrong("surprise")


def test_the_form_counts_the_dots_for_who_sits_at_the_table(new_context: People, server: Server) -> None:
    """Five dots for each Hero player beyond the fourth.  [16.3.12]"""
    me = new_context()
    panel = rules_by_the_complete_rulebook(me)
    even = panel.locator(".even")
    expect(even).to_contain_text("One more dot for the Zombies would make it even")
    me.page.select_option("#players", "7")
    expect(even).to_contain_text("11 more dots for the Zombies would make it even")
    me.page.select_option("#players", "5")
    expect(even).to_contain_text("One more dot for the Zombies would make it even")


def test_abilities_that_are_chosen_and_drawn_come_of_the_same_four(new_context: People, server: Server) -> None:
    me = new_context()
    panel = rules_by_the_complete_rulebook(me)
    chosen, drawn = (panel.locator("label", has_text=text).locator("select") for text in (CHOSEN, DRAWN))
    expect(drawn.locator("option")).to_have_count(5)
    chosen.select_option("3")
    expect(drawn.locator("option")).to_have_count(2)
