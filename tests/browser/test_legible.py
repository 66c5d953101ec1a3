"""What is on the page can be read and told apart: hints, names of abilities and cards, who can still act."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import Seat
from tests.browser.test_champions import DEAD, spawning
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]

LOOK = "(button) => [getComputedStyle(button).outlineStyle, getComputedStyle(button, '::before').content]"
CUT = """() => [...document.querySelectorAll('.abilities summary')]
  .filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.innerText)"""


def test_what_is_hinted_is_not_taken_for_what_the_keyboard_is_on(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, config={"situation": night()})["token"])
    me.wait_for_choice()
    me.page.keyboard.press("h")
    hinted = me.page.locator(".option.hinted")
    expect(hinted).to_have_count(1)
    other = me.page.locator("[data-choice] .option:not(.hinted)").first
    other.focus()
    style, star = hinted.evaluate(LOOK)
    assert style == "dashed"
    assert "✦" in star
    assert other.evaluate(LOOK) == ["solid", "none"]
    me.nothing_wrong("hinted")


def test_the_abilities_of_a_hero_are_not_cut_off(new_context: People, server: Server) -> None:
    team = {name: {"space": "5,5"} for name in ("sally", "jenny", "father-joseph", "sheriff-anderson")}
    situation = night(heroes=team)
    me = new_context(server.table(SOLO, config={"situation": situation})["token"], width=1280, height=800, lang="it")
    me.wait_for_choice()
    assert me.page.locator(".abilities summary").count() == len(team)
    assert me.page.evaluate(CUT) == []


def test_those_who_can_still_act_stand_before_the_dead(new_context: People, server: Server) -> None:
    heroes = {**night()["heroes"], "sally": {"alive": False}}
    me = new_context(server.table(SOLO, config={"situation": night(heroes=heroes)})["token"])
    me.wait_for_choice()
    shown = me.page.locator(".heroes article")
    expect(shown).to_have_count(len(heroes))
    expect(shown.last.locator("h2")).to_have_text("Sally")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_whoever_spawns_on_a_phone_sees_every_choice(new_context: People, server: Server, lang: str) -> None:
    me = new_context(spawning(server), width=360, height=740, lang=lang)
    for option in me.page.locator("[data-choice] .options .option").all():
        expect(option).to_be_in_viewport(ratio=0.95)
    assert me.problems == []


def test_a_long_word_on_a_card_is_not_broken(new_context: People, server: Server) -> None:
    situation = night(turn="zombies", step="draw", hands={"zombies-1": ["unnecessary-self-sacrifice", "shamble"]})
    situation["profile"] = "original-advanced"
    me = new_context(server.table(DEAD, config={"situation": situation})["token"], width=360, height=740)
    title = me.page.locator("[data-choice] .pick .title", has_text="Unnecessary").first
    line = title.evaluate("(title) => parseFloat(getComputedStyle(title).lineHeight)")
    words = title.evaluate(
        """(title) => { const range = document.createRange(); const text = title.firstChild;
        return text.data.split(' ').map((word) => { const at = text.data.indexOf(word);
        range.setStart(text, at); range.setEnd(text, at + word.length); return range.getClientRects().length; }); }"""
    )
    assert line > 0
    assert words == [1, 1, 1]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_a_goal_that_is_too_long_for_its_place_can_be_opened(
    new_context: People, server: Server, width: int, height: int
) -> None:
    made = server.table(SOLO, config={"scenario": "hunt-for-survivors"})
    me = new_context(made["token"], width=width, height=height, lang="it")
    me.wait_for_choice()
    opener = me.page.locator("[data-goals]")
    expect(opener).to_be_visible()
    opener.focus()
    me.page.keyboard.press("Enter")
    last = me.page.locator("[data-score] span").last
    expect(last).to_be_in_viewport(ratio=0.95)
    assert last.evaluate(
        "(part) => { const r = part.getClientRects(); const box = r[r.length - 1]; "
        "return part.parentElement.contains(document.elementFromPoint(box.x + 4, box.y + 4)); }"
    )
    me.nothing_wrong(f"goals-{width}")
    opener.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_special_rules_have_the_width_of_a_phone_and_the_hinted_one_is_in_sight(
    new_context: People, server: Server, lang: str
) -> None:
    config = {"scenario": "burn-it-to-the-ground", "profile": "complete", "dots": 2}
    me = new_context(server.table(DEAD, config=config)["token"], width=360, height=740, lang=lang)
    while me.wait_for_choice()["kind"] != "special-rules":
        me.take()
    for rule in me.page.locator('[data-choice] [data-type="buy"]').all():
        box = rule.bounding_box()
        assert box is not None
        assert box["width"] > 300
    me.page.keyboard.press("h")
    expect(me.page.locator(".option.hinted")).to_be_in_viewport(ratio=0.9)
    me.nothing_wrong(f"special-rules-{lang}")
