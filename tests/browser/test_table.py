"""What the table promises beyond the game itself: secrets, undo, watching, replays, the first game, every screen."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Server
from tests.browser.seat import PATIENCE, Seat, harmless_first

SOLO = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "random"}]
HEROES_HOLD, ZOMBIES_HOLD = ["faith", "recovery"], ["shamble", "trip"]
OUTDOORS = ("5,9", "7,9", "5,7", "7,7", "3,5", "5,3", "7,5", "3,7", "3,3", "7,3")
People = Callable[..., Seat]


def quiet_street(**more: Any) -> dict[str, Any]:
    """A Hero turn with nobody near anybody."""
    heroes = {
        "sally": {"space": "5,5", "seat": "heroes-1", "items": ["revolver"]},
        "billy": {"space": "6,9", "seat": "heroes-1"},
    }
    board = {"center": "town-center", "outer": ["hospital", "school", "gas", "farm"]}
    horde = {"z1": {"space": "0,11"}, "z2": {"space": "5,2"}}
    return {
        "scenario": "die-zombies-die", "profile": "original-basic", "board": board, "heroes": heroes, "zombies": horde,
        "turn": "heroes", "step": "activate", "round": 14, **more,
    }  # fmt: skip


def test_a_shared_device_never_holds_the_other_sides_hand(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "hotseat"}, {"seat": "zombies-1", "who": "hotseat"}]
    hands = {"heroes-1": HEROES_HOLD, "zombies-1": ZOMBIES_HOLD}
    me = new_context(server.table(seats, config={"situation": quiet_street(hands=hands, round=13)})["token"])
    owners: list[str] = []
    for _ in range(60):
        seen = me.wait_for_choice()
        hand = me.page.locator(".hand-strip").inner_html() if not seen["cover"] else ""
        page, frame = me.page.content(), json.loads(me.frames[-1])
        shown = [seat for seat, cards in frame["view"]["hands"].items() if isinstance(cards, list)]
        assert len(shown) <= 1
        if seen["cover"]:
            assert shown == []
            assert "data-card" not in hand
            if not owners:
                me.nothing_wrong("hand-over")
            assert not any(f'data-card="{card}"' in page for card in HEROES_HOLD + ZOMBIES_HOLD)
            me.page.click("[data-cover] button")
            me.page.wait_for_selector("[data-cover]", state="detached")
            continue
        if seen["over"] or set(owners) == {"heroes-1", "zombies-1"}:
            break
        other = ZOMBIES_HOLD if shown == ["heroes-1"] else HEROES_HOLD
        assert not any(f'data-card="{card}"' in page or f'"{card}"' in me.frames[-1] for card in other)
        owners += shown
        me.take(harmless_first)
    assert set(owners) == {"heroes-1", "zombies-1"}


def test_undo_goes_up_to_a_die_and_not_past_it(new_context: People, server: Server) -> None:
    # Against a person: alone, or with everybody at one device, a table may go back as far as it likes.
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
    me = new_context(server.table(seats, config={"situation": quiet_street()})["token"])
    undo = me.page.locator("button[title=U]")
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    me.take(lambda options: next(o[0] for o in options if o[1] == "roll-movement"))
    rolled = me.page.locator("[role=log]").inner_text()
    assert undo.is_disabled()
    actor = json.loads(me.frames[-1])["decision"]["actor"]
    start = json.loads(me.frames[-1])["view"]["heroes"][actor]["space"]
    # Outdoors, so that nobody could have answered the step.
    steps = [o["to"] for o in json.loads(me.frames[-1])["decision"]["options"] if o["type"] == "step"]
    me.page.click(f'[data-space="{next(to for to in steps if to in OUTDOORS)}"] rect', force=True)
    me.page.wait_for_selector("button[title=U]:enabled")
    undo.click()
    me.page.wait_for_selector("button[title=U]:disabled")
    me.wait_for_choice()
    assert json.loads(me.frames[-1])["view"]["heroes"][actor]["space"] == start
    assert all(line in me.page.locator("[role=log]").inner_text() for line in rolled.splitlines())


def test_one_click_walks_to_a_far_space(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "random"}]
    me = new_context(server.table(seats, seed=6, config={"situation": quiet_street()})["token"])
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    me.take(lambda options: next(o[0] for o in options if o[1] == "roll-movement"))
    decision = json.loads(me.frames[-1])["decision"]
    steps = {option["to"] for option in decision["options"] if option["type"] == "step"}
    far = next(space for space in decision["reach"] if space not in steps)
    me.page.hover(f'[data-space="{far}"] rect', force=True)
    me.page.wait_for_selector("path.way", state="attached")
    me.nothing_wrong("reach")
    me.page.click(f'[data-space="{far}"] rect', force=True)
    me.page.wait_for_function("() => !document.querySelector('path.way')")
    deadline = time.monotonic() + PATIENCE
    while not any(stands(frame, decision["actor"]) == far for frame in me.frames):
        assert time.monotonic() < deadline
        me.page.wait_for_timeout(30)


def stands(frame: str, hero: str) -> str:
    """Where a Hero stands in a message of the table."""
    view = json.loads(frame).get("view") or {"heroes": {}}
    return str(view["heroes"].get(hero, {}).get("space"))


def test_a_spectator_sees_the_table_and_no_hand(new_context: People, server: Server) -> None:
    hands = {"heroes-1": HEROES_HOLD, "zombies-1": ZOMBIES_HOLD}
    made = server.table(SOLO, config={"situation": quiet_street(hands=hands)})
    watcher = new_context(made["watch"])
    me = new_context(made["token"])
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    watcher.page.wait_for_function("() => document.querySelectorAll('[role=log] .line').length > 0")
    assert watcher.look()["options"] == []
    assert all(isinstance(cards, int) for cards in json.loads(watcher.frames[-1])["view"]["hands"].values())
    everything = watcher.page.content() + "".join(watcher.frames)
    assert not any(f'"{card}"' in everything for card in HEROES_HOLD + ZOMBIES_HOLD)
    watcher.nothing_wrong("watching")


def test_a_replay_is_continued_from_its_middle(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, config={"situation": quiet_street(round=15)})["token"])
    me.play_to_the_end()
    me.page.click("dialog a.main")
    slider = me.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 4
    slider.fill(str(last // 2))
    me.page.wait_for_function(f"() => document.querySelector('input[type=range]').value === '{last // 2}'")
    me.page.keyboard.press("ArrowRight")
    me.nothing_wrong("replay")
    me.page.click("text=Continue from here")
    me.page.wait_for_selector("[data-choice]")
    assert not me.wait_for_choice()["over"]
    me.play_to_the_end()


@pytest.mark.parametrize("width", [1400, 360])
def test_the_first_game_teaches_by_doing(new_context: People, server: Server, width: int) -> None:
    me = new_context("", width=width, height=900 if width > 400 else 740)
    me.go("")
    me.page.click("text=My first game")
    me.page.wait_for_selector("[data-coach=welcome]")
    expect(me.page.locator(".coach .goal")).to_have_text("Your goal: Zombies killed: 13 of 15")
    me.nothing_wrong(f"first-game-{width}")
    # By keys alone: the guide is reached with Tab and answers to Enter.
    me.page.focus(".coach .main")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("[data-coach=activate-hero]")
    if width < 400:
        me.page.click("text=I can manage")
        me.page.wait_for_selector(".coach", state="detached")
        return
    me.take()
    me.take(lambda options: next(o[0] for o in options if o[1] == "roll-movement"))
    me.page.wait_for_selector("[data-coach=move-hero]")
    assert me.page.locator(".coach li.done").count() >= 1
    me.nothing_wrong("first-game-moving")
    me.play_to_the_end()
    assert me.page.locator(".coach li.done").count() >= 4


def test_who_goes_on_without_a_word_is_past_the_welcome(new_context: People, server: Server) -> None:
    me = new_context("")
    me.go("")
    me.page.click("text=My first game")
    me.page.wait_for_selector("[data-coach=welcome]")
    me.take()
    expect(me.page.locator("[data-coach=move-action]")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_any_screen(new_context: People, server: Server, theme: str) -> None:
    made = server.table(SOLO, config={"situation": quiet_street(hands={"heroes-1": HEROES_HOLD})})
    me = new_context()
    me.page.add_init_script(
        f"localStorage.setItem('shamble.settings', JSON.stringify({{theme: '{theme}', pace: 'instant'}}))"
    )
    for screen in ("", "new", "rules", "settings"):
        me.go(screen)
        me.page.wait_for_selector("h1")
        me.page.wait_for_load_state("networkidle")
        me.nothing_wrong(f"{screen or 'home'}-{theme}")
    me.sit(made["token"])
    me.page.focus("[data-card=faith]")
    me.nothing_wrong(f"card-{theme}")
    me.page.keyboard.press("w")
    me.page.click("[data-card=faith]")
    me.page.wait_for_selector("[role=alert]")
    me.nothing_wrong(f"why-{theme}")
    me.page.click("[role=alert] .rule >> nth=0")
    me.page.wait_for_selector("dialog[open] [data-rule]")
    me.nothing_wrong(f"rule-{theme}")
    me.page.keyboard.press("Escape")
    for tab in ("Chat", "Table"):
        me.page.click(f"[role=tab] >> text={tab}")
        me.nothing_wrong(f"{tab.lower()}-tab-{theme}")
    me.page.keyboard.press("?")
    me.page.wait_for_selector("dialog[open]")
    me.nothing_wrong(f"menu-{theme}")


def test_a_fight_shows_chances_dice_and_what_would_happen(new_context: People, server: Server) -> None:
    situation = quiet_street(zombies={f"z{n}": {"space": "5,5"} for n in (1, 2, 3)}, hands={"heroes-1": ["faith"]})
    me = new_context(server.table(SOLO, seed=2, config={"situation": situation})["token"])
    for _ in range(12):
        seen = me.take()
        if me.page.locator("[data-testid=fight]").count():
            break
        assert not seen["over"]
    assert me.page.locator("[data-testid=fight]").is_visible()
    me.nothing_wrong("fight")


def test_a_screen_that_cannot_be_drawn_says_so_and_comes_back(new_context: People, server: Server) -> None:
    me = new_context()
    spoilt: list[str] = []

    def between(page: WebSocketRoute) -> None:
        far_end = page.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "update" and message["events"] and not spoilt:
                spoilt.append(message["t"])
                message["view"]["heroes"] = None
            page.send(json.dumps(message))

        far_end.on_message(pass_on)

    me.page.route_web_socket("**/ws*", between)
    me.sit(server.table(SOLO, config={"situation": quiet_street()})["token"])
    me.page.click("[data-type=activate] >> nth=0")
    me.page.click("text=Draw it again")
    me.page.wait_for_selector("[data-choice]")
    assert me.wait_for_choice()["kind"] == "move-action"
    assert spoilt
