"""The browser of the tests is the system's own."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_systems_chromium_shows_a_page(page: Page) -> None:
    page.set_content("<main><h1>Shamble</h1></main>")
    expect(page.get_by_role("heading", name="Shamble")).to_be_visible()
