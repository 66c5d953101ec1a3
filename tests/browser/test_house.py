"""Around the table: saved files, games over days, a word when it is one's turn, the laboratory, ratings, learning."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KEPT, Server
from tests.browser.seat import PATIENCE, Seat, harmless_first
from tests.browser.test_story import SOLO, night

People = Callable[..., Seat]
COORDINATES = re.compile(r"\d,\d")
QUIET = {"z1": {"space": "0,11"}}


def keep(me: Seat, **settings: Any) -> None:
    """This browser has set something."""
    kept = json.dumps({"pace": "instant", **settings})
    me.page.add_init_script(f"localStorage.setItem('{KEPT}', '{kept}')")


# -- saved files -------------------------------------------------------------------------------------------


def test_a_saved_game_is_opened_from_its_file_and_played_on(
    new_context: People, server: Server, tmp_path: Path
) -> None:
    me = new_context(server.table(SOLO, config={"situation": night(zombies=QUIET)})["token"])
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    before = json.loads(me.frames[-1])["view"]
    me.page.keyboard.press("?")
    with me.page.expect_download() as saved:
        me.page.click("dialog[open] >> text=Save to a file")
    file = tmp_path / "night.json"
    saved.value.save_as(file)
    me.go("")
    me.page.set_input_files("[data-open]", file)
    me.page.wait_for_selector("[data-choice]")
    assert me.wait_for_choice()["kind"] == "move-action"
    again = json.loads(next(frame for frame in reversed(me.frames) if '"view"' in frame))
    assert again["view"] == before
    assert again["table"]["marks"] == ["opened"]
    me.take(lambda options: next(o[0] for o in options if o[1] == "roll-movement"))
    assert me.problems == []


@pytest.mark.parametrize("wrong", ["no json at all", '{"shamble": "1", "save": {"game": "chess"}}'])
def test_a_file_that_is_no_saved_game_says_so(new_context: People, server: Server, tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(wrong)
    me = new_context()
    me.go("")
    me.page.set_input_files("[data-open]", file)
    expect(me.page.locator("[role=alert]")).to_contain_text("no saved game")


# -- games over days ---------------------------------------------------------------------------------------


def test_home_lists_first_where_one_is_waited_for_and_a_watcher_is_told_so(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
    made = server.table(seats, config={"situation": night(zombies=QUIET)})
    friend = new_context(made["links"]["zombies-1"])
    friend.page.wait_for_selector("svg.board")
    watcher = new_context()
    watcher.sit(server.table(SOLO, config={"situation": night()})["watch"])
    expect(watcher.page.locator("[data-score]")).to_contain_text("You are watching")
    me = new_context(made["token"])
    me.wait_for_choice()
    assert me.page.title().startswith("● Your turn")
    me.sit(server.table(SOLO, config={"situation": night(turn="zombies", step="move")})["watch"])
    for one, rows in ((me, [True, False]), (friend, [False])):
        one.go("")
        expect(one.page.locator("section li")).to_have_count(len(rows))
        for row, waited_for in zip(one.page.locator("section li").all(), rows, strict=True):
            expect(row.locator(".turn")).to_have_count(int(waited_for))
    assert not friend.page.title().startswith("●")


def test_a_word_from_the_browser_when_it_is_ones_turn(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "link"}, {"seat": "zombies-1", "who": "me"}]
    made = server.table(seats, config={"situation": night(zombies=QUIET, heroes={"sally": {"space": "9,0"}})})
    me = new_context()
    keep(me, notify=True)
    me.page.add_init_script(
        """window.said = [];
        window.Notification = class {
          static permission = 'granted';
          constructor(title, more) { said.push(more.body); }
          close() {}
        };
        Object.defineProperty(document, 'hidden', { get: () => true });"""
    )
    me.sit(made["token"])
    friend = new_context(made["links"]["heroes-1"])
    deadline = time.monotonic() + 3 * PATIENCE
    before_it_asks = "() => document.querySelector('[data-choice]').dataset.kind ? -1 : said.length"
    while (said := me.page.evaluate(before_it_asks)) >= 0:
        assert said == 0, "nobody is called before there is something to choose"
        assert time.monotonic() < deadline
        if friend.look()["kind"]:
            friend.choose_now(harmless_first)
        friend.page.wait_for_timeout(50)
    me.page.wait_for_function("() => said.length === 1")
    assert me.page.evaluate("said[0]") == me.page.locator("[data-testid=prompt]").inner_text()


def test_links_carry_the_address_that_others_can_reach(new_context: People, server: Server) -> None:
    me = new_context()
    open_door = {"owner": True, "address": "http://10.9.0.1:8700"}
    me.page.route("**/api/house*", lambda route: route.fulfill(json=open_door))
    me.go("")
    expect(me.page.locator("[data-open-door]")).to_contain_text("10.9.0.1")
    me.go("new")
    me.page.select_option("#who-1", "link")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("#link-zombies-1")
    assert me.page.input_value("#link-zombies-1").startswith("http://10.9.0.1:8700/#/table?token=")


# -- the laboratory and ratings ----------------------------------------------------------------------------


def test_games_of_a_set_up_are_run_from_the_page_with_progress_and_a_report(
    new_context: People, server: Server
) -> None:
    me = new_context()
    me.go("new")
    me.page.select_option("#who-0", "bot")
    for seat in (0, 1):
        me.page.select_option(f"#level-{seat}", "easy")
    me.page.click("summary >> text=Rules in force")
    me.page.fill("#switch-extra_turns", "-14")
    me.page.click("[data-simulate]")
    me.page.wait_for_selector("[data-run=playing] progress")
    me.page.wait_for_function("() => document.querySelector('progress').value > 0", timeout=180_000)
    expect(me.page.locator("[role=status]").first).to_contain_text("of 200 games")
    me.nothing_wrong("lab")
    # On a quick machine all of them have been played by now, and nothing is left to stop.
    me.page.evaluate("document.querySelector('[data-stop]')?.click()")
    me.page.wait_for_selector("[data-run=stopped] table, [data-run=done] table", timeout=180_000)
    me.page.click("[data-report]")
    me.page.wait_for_selector("h1")
    assert "How often the Heroes win" in me.page.content()
    me.nothing_wrong("lab-report")
    me.page.go_back()
    me.page.click("[data-forget]")
    me.page.wait_for_selector("text=Nothing has been played here yet")


def test_a_guest_sees_no_laboratory_and_reads_why(new_context: People, server: Server) -> None:
    """Only the answer about who asks is another: it is what a guest in the network is given."""
    me = new_context()
    refusal = {"code": "refused", "message": "Only whoever sits at this machine may do that.", "rules": []}
    me.page.route("**/api/house*", lambda route: route.fulfill(json={"owner": False, "address": ""}))
    me.page.route("**/api/lab*", lambda route: route.fulfill(status=403, json=refusal))
    me.go("")
    me.page.wait_for_selector("text=How to play")
    assert not me.page.locator("text=Laboratory").count()
    me.go("lab")
    expect(me.page.locator("[role=alert]")).to_have_text("Only whoever sits at this machine may do that.")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_phone_one_reads_what_is_set(new_context: People, server: Server, lang: str) -> None:
    me = new_context("", width=360, height=740, lang=lang)
    me.go("settings")
    me.page.wait_for_selector(".prefs select")
    widths = me.page.eval_on_selector_all(".prefs select", "all => all.map((one) => one.clientWidth)")
    assert len(widths) == 5
    assert min(widths) >= 120


def test_ratings_are_off_until_they_are_switched_on(new_context: People, server: Server) -> None:
    me = new_context()
    me.go("")
    me.page.wait_for_selector("text=How to play")
    assert not me.page.locator("text=Ratings").count()
    me.go("settings")
    me.page.check("text=My games count")
    me.go("new")
    me.page.wait_for_selector("[data-counts]")
    me.page.select_option("#level-1", "easy")
    me.page.click("summary >> text=Rules in force")
    me.page.fill("#switch-extra_turns", "-14")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")
    expect(me.page.locator("[role=log]")).to_contain_text("counts for the ratings")
    assert not me.page.locator("button[title=H]").count()
    me.play_to_the_end(lambda: me.take(harmless_first))
    me.go("")
    me.page.click("text=Ratings")
    mine = me.page.locator("[data-rated=you]")
    expect(mine).to_contain_text("of 1")
    assert re.search(r"\d{3,4}\s+\d{3,4} – \d{4}", mine.inner_text()), mine.inner_text()
    me.page.wait_for_selector("[data-rated=easy]")
    me.nothing_wrong("ratings")


# -- learning ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "width"),
    [("last-night-on-earth", 1280), ("humans", 360), ("zombies", 1280), ("humans-and-zombies", 360)],
)
def test_ten_drawings_tell_how_to_play_and_open_the_rules(
    new_context: People, server: Server, game: str, width: int
) -> None:
    me = new_context(width=width, height=800)
    me.go(f"how?game={game}")
    me.page.wait_for_selector("[data-how]")
    assert me.page.locator("[data-how] > svg").count() == 10
    words = me.page.locator("[data-how]").all_inner_texts()
    assert not any("how-" in text for text in words)
    rules = [link.inner_text() for link in me.page.locator("[data-how] .rule").all()]
    known = {entry["rule"] for entry in server.http.get("/api/rules", params={"game": game}).json() if entry["text"]}
    assert set(rules) <= known
    me.nothing_wrong(f"how-{game}")
    me.page.click("[data-how=goal] .rule >> nth=0")
    expect(me.page.locator("dialog[open] [data-rule].here")).to_have_attribute("data-rule", rules[0])


def test_a_rule_number_at_a_table_opens_the_rule_of_its_game(new_context: People, server: Server) -> None:
    seats = [{"seat": "zombie-1", "who": "me"}, {"seat": "zombie-2", "who": "bot", "level": "easy"}]
    answer = server.http.post("/api/tables", json={"game": "humans", "config": {"players": 2}, "seats": seats})
    me = new_context(answer.json()["token"])
    me.wait_for_choice()
    link = me.page.locator("[data-choice] .rule").first
    number = link.inner_text()
    link.click()
    expect(me.page.locator("dialog[open] [data-rule].here")).to_have_attribute("data-rule", number)


def test_the_search_finds_a_place_with_what_is_there(new_context: People, server: Server) -> None:
    me = new_context()
    me.go("rules")
    me.page.wait_for_selector("[data-rule]")
    me.page.fill("#find-rule", "Gun Shop")
    expect(me.page.locator("[data-thing=building-gun-shop]")).to_contain_text("Pick up")


def test_places_are_words_in_choices_and_log(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, seed=6, config={"situation": night(zombies=QUIET)})["token"])
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    me.take(lambda options: next(o[0] for o in options if o[1] == "roll-movement"))
    me.page.click("[data-unfold]")
    steps = [option.inner_text() for option in me.page.locator("[data-type=step]").all()]
    assert any("’s " in label or "the street" in label for label in steps), steps
    told = [label for label in steps if COORDINATES.search(label)]
    assert len(told) < len(steps)
    for _ in range(4):
        me.take()
    log = me.page.locator("[role=log]").inner_text()
    assert " moves to the " in log
    assert not COORDINATES.search(log), log
