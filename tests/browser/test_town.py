"""Humans!!!, Zombies!!! and both together, started and played in the page."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import PATIENCE, Seat, default

GAMES = ("humans", "zombies", "humans-and-zombies")
People = Callable[..., Seat]


def view(me: Seat) -> dict[str, Any]:
    """The table as this page was last told."""
    told = [json.loads(frame) for frame in reversed(me.frames)]
    shown: dict[str, Any] = next(message["view"] for message in told if message.get("view"))
    return shown


def start(me: Seat, game: str, seed: int = 5, players: int = 3) -> None:
    """From the first page by clicks to a table with bots."""
    me.go("")
    me.page.click("text=New game")
    me.page.check(f"input[name=game][value={game}]")
    me.page.wait_for_selector("#players")
    me.page.select_option("#players", str(players))
    for seat in range(1, players):
        me.page.select_option(f"#level-{seat}", "easy")
    me.page.click("summary >> text=/Rules in force|Regole in vigore/")
    me.page.fill("#seed", str(seed))


def sit_down(me: Seat) -> None:
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")


def act(me: Seat) -> dict[str, Any]:
    """Something that leads on; who stops with steps left is asked once more, now and then a step is taken instead."""
    seen = me.wait_for_choice()
    if seen["over"]:
        return seen
    stops = [option[1] for option in seen["options"]] == ["done"]
    if stops and seen["seq"] % 3 == 0:
        me.page.click("[data-unfold]")
    me.choose_now(default)
    if stops and me.page.locator("text=/leave .* where/").count():
        me.page.click("[data-type=done]")
    return me.wait_for_choice(after=seen["seq"])


def take_advice(me: Seat) -> dict[str, Any]:
    """What the hint says, as a newcomer would."""
    seen = me.wait_for_choice()
    if seen["over"]:
        return seen
    me.page.keyboard.press("h")
    me.page.wait_for_selector(".hint")
    if not me.page.locator(".option.hinted").count():
        me.page.click("[data-unfold]")
    me.page.locator(".option.hinted").first.click()
    if me.page.locator("text=/leave .* where/").count():
        me.page.click("[data-type=done]")
    return me.wait_for_choice(after=seen["seq"])


MOST_CHOICES = 400


def play_rounds(me: Seat, last: int) -> None:
    """Choose until this round has begun."""
    for _ in range(MOST_CHOICES):
        if view(me)["round"] >= last or act(me)["over"]:
            return
    raise AssertionError(f"round {view(me)['round']} after {MOST_CHOICES} choices")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_starts_from_the_page_and_goes_on_for_rounds(new_context: People, server: Server, game: str) -> None:
    me = new_context(width=1280, height=800)
    start(me, game)
    me.nothing_wrong(f"new-{game}")
    sit_down(me)
    me.wait_for_choice()
    me.nothing_wrong(f"{game}-first-choice")
    play_rounds(me, last=3)
    assert len(me.page.query_selector_all("[data-tile]")) == len(view(me)["tiles"])
    me.nothing_wrong(f"{game}-later")


def test_everybody_chooses_a_role_where_both_games_meet(new_context: People, server: Server) -> None:
    me = new_context(width=1280, height=800)
    start(me, "humans-and-zombies")
    assert me.page.locator("#role-0").input_value() == "zombie"
    me.page.select_option("#role-0", "shotgun")
    me.page.select_option("#role-2", "shotgun")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("text=at least one player of each")
    me.page.select_option("#role-1", "zombie")
    sit_down(me)
    assert view(me)["seats"] == ["shotgun-1", "zombie-1", "shotgun-2"]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_fits_a_phone(new_context: People, server: Server, game: str) -> None:
    me = new_context(width=360, height=740, has_touch=True)
    start(me, game, players=4)
    me.nothing_wrong(f"phone-new-{game}")
    sit_down(me)
    play_rounds(me, last=2)
    me.nothing_wrong(f"phone-{game}")
    me.page.click(".sheets >> text=People")
    me.nothing_wrong(f"phone-{game}-people")


def squares(me: Seat, css: str) -> list[str]:
    found: list[str] = me.page.eval_on_selector_all(css, "all => all.map((one) => one.dataset.space)")
    return found


def test_a_tile_is_turned_and_laid_on_the_map_and_a_pawn_walks_by_clicks(new_context: People, server: Server) -> None:
    seats = [{"seat": "zombie-1", "who": "me"}, {"seat": "zombie-2", "who": "bot", "level": "random"}]
    made = server.http.post("/api/tables", json={"game": "humans", "config": {"players": 2}, "seats": seats, "seed": 8})
    me = new_context(made.json()["token"])
    while not squares(me, ".space.plot"):
        act(me)
    before = squares(me, ".space.plot")
    if me.page.locator("[data-turn]").count():
        me.page.click("[data-turn]")
        me.page.wait_for_selector(f'[data-space="{before[0]}"]', state="detached")
    laid = len(view(me)["tiles"])
    place = squares(me, ".space.plot")[0]
    me.page.click(f'[data-space="{place}"] rect')
    me.page.locator("[data-tile]").nth(laid).wait_for(state="attached")
    newest = view(me)["tiles"][-1]
    assert f"{newest['at']}@{newest['turn']}" == place
    while me.wait_for_choice()["kind"] != "move-zombies":
        act(me)
    to = squares(me, ".space.able")[0]
    me.page.click(f'[data-space="{to}"] rect', force=True)
    me.page.wait_for_selector(f'[data-figure="{to}"]', state="attached")
    assert me.problems == []


def test_a_round_by_keyboard_alone(new_context: People, server: Server) -> None:
    seats = [{"seat": "shotgun-1", "who": "me"}, {"seat": "shotgun-2", "who": "bot", "level": "random"}]
    made = server.http.post(
        "/api/tables", json={"game": "zombies", "config": {"players": 2}, "seats": seats, "seed": 8}
    )
    me = new_context(made.json()["token"])
    on_map = 0
    for turn in range(200):
        seen = me.wait_for_choice()
        if view(me)["round"] >= 3:
            break
        if not seen["options"] or turn % 2:
            for key in ("b", "n", "Enter"):
                me.page.keyboard.press(key)
            if me.page.locator("dialog[open]").count():
                me.page.keyboard.press("Enter")
        # A choice that was sent is answered first.
        if me.wait_for_choice()["seq"] != seen["seq"]:
            on_map += 1
        else:
            me.page.keyboard.press("1")
    assert view(me)["round"] >= 3
    assert on_map > 0
    assert me.problems == []


NEARLY_WON = {
    "characters": ["cheerleader", "lawyer"],
    "turn": "zombie-1",
    "step": "move",
    "humans": ["1,0", "2,1"],
    "sheets": {"zombie-1": {"pawns": ["1,1"]}, "zombie-2": {"pawns": ["0,1", "1,2"], "eaten": 6}},
}


def test_a_rivals_turn_is_told_beat_by_beat_and_the_game_ends_in_the_page(new_context: People, server: Server) -> None:
    seats = [{"seat": "zombie-1", "who": "me"}, {"seat": "zombie-2", "who": "bot", "level": "normal"}]
    wanted = {"game": "humans", "config": {"situation": NEARLY_WON}, "seats": seats, "seed": 4}
    made = server.http.post("/api/tables", json=wanted)
    assert made.status_code == 200, made.text
    me = new_context(made.json()["token"], width=1280, height=800, pace="brisk")
    me.wait_for_choice()
    me.page.click("[data-type=done]")
    me.page.wait_for_selector("[data-beat]")
    me.shot("humans-told")
    deadline = time.monotonic() + 3 * PATIENCE
    while not me.look()["over"]:
        assert time.monotonic() < deadline, me.look()
        me.page.keyboard.press("Escape")
        if me.look()["kind"]:
            act(me)
    me.page.wait_for_selector("dialog table")
    me.nothing_wrong("humans-end")
    me.page.click("text=Watch the night again")
    me.page.wait_for_selector("[data-tile]", state="attached")
    me.nothing_wrong("humans-replay")


def test_keys_choose_among_several_pawns_that_could_go_to_one_square(new_context: People, server: Server) -> None:
    seats = [{"seat": "zombie-1", "who": "me"}, {"seat": "zombie-2", "who": "bot", "level": "random"}]
    two_ways = {"turn": "zombie-1", "step": "move", "sheets": {"zombie-1": {"pawns": ["0,1", "1,0"]}}}
    wanted = {"game": "humans", "config": {"situation": two_ways}, "seats": seats, "seed": 4}
    me = new_context(server.http.post("/api/tables", json=wanted).json()["token"])
    asked = me.wait_for_choice()["seq"]
    me.page.focus('[data-space="1,1"]')
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("dialog[open]")
    me.page.keyboard.press("Enter")
    me.wait_for_choice(after=asked)
    assert "1,1" in view(me)["sheets"]["zombie-1"]["pawns"]


TAUGHT = {
    "humans": {"tile", "walk", "fill"},
    "zombies": {"tile", "roll", "guy", "horde"},
    "humans-and-zombies": {"tile", "people", "draw", "walk", "horde"},
}


@pytest.mark.parametrize(("game", "width"), [("humans", 1280), ("zombies", 360), ("humans-and-zombies", 1280)])
def test_the_first_turns_of_each_game_are_guided(new_context: People, server: Server, game: str, width: int) -> None:
    me = new_context(width=width, height=800 if width > 400 else 740)
    begin_to_learn(me, game)
    lessons: set[str] = set()
    for _ in range(MOST_CHOICES):
        lessons.add(me.page.locator("[data-coach]").get_attribute("data-coach") or "")
        if lessons >= TAUGHT[game]:
            break
        assert not take_advice(me)["over"], f"the game is over, and nothing was said of {TAUGHT[game] - lessons}"
        expect(me.page.locator("[data-choice]")).to_be_in_viewport(ratio=0.9)
    assert lessons >= TAUGHT[game]


def begin_to_learn(me: Seat, game: str) -> None:
    me.go("")
    me.page.click(f"[data-first={game}]")
    me.page.wait_for_selector("[data-coach=welcome]")
    expect(me.page.locator(".coach")).to_be_in_viewport(ratio=0.95)
    expect(me.page.locator(".coach .goal")).to_contain_text("first")
    me.nothing_wrong(f"first-turns-{game}")
    me.page.click(".coach .main")


def test_a_first_game_ends_with_things_to_try(new_context: People, server: Server) -> None:
    me = new_context(width=360, height=740)
    begin_to_learn(me, "zombies")
    for _ in range(MOST_CHOICES):
        if take_advice(me)["over"]:
            break
    me.page.wait_for_selector("[data-coach=end]", state="attached")
    me.page.keyboard.press("Escape")
    me.page.click("text=Things to try")
    assert me.page.locator(".coach li.done").count() >= 4
