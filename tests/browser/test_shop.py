"""Experience on the page: tokens on each bust, a shop that says what things cost and would change."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]


def test_the_shop_is_seen_and_bought_from_by_keyboard_on_a_phone(new_context: People, server: Server) -> None:
    situation = night(
        boxes=["base", "timber-peak"],
        profile="original-advanced",
        switches={"experience": "on"},
        scenario="die-zombies-die",
        heroes={"ed-baker": {"space": "4,3", "experience": 3, "upgrades": [{"card": "strong-arm"}]}},
        zombies={"z1": {"space": "7,3"}},
        experience=2,
        zombie_upgrades=["limitless-dead"],
    )
    me = new_context(server.table(SOLO, config={"situation": situation})["token"])
    page = me.page
    shop = page.get_by_test_id("shop")
    expect(shop).to_contain_text("Melee Upgrades")
    # What can be paid for is above what is too dear.
    expect(shop.locator("li").first).to_contain_text("Strong Arm")
    expect(shop).to_contain_text("4 Experience, 1 short")
    expect(shop).to_contain_text("2 → 3 Fight Dice")
    expect(page.get_by_role("img", name="3 Experience").first).to_be_visible()
    expect(page.get_by_test_id("horde-experience")).to_contain_text("Limitless Dead")
    me.shot("shop")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(shop).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    me.shot("shop-phone")
    boost = page.locator('[data-type="boost"]')
    boost.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("shop")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_text("Strong Arm (boosted)").first).to_be_visible()
    me.nothing_wrong("shop-bought")
