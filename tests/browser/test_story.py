"""The table tells the story: what happened is seen, a card is read before it is played, no refusal is silent."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Server
from tests.browser.seat import PATIENCE, Seat, harmless_first

People = Callable[..., Seat]

WHERE = """async () => {
  const token = new URLSearchParams(location.hash.split('?')[1]).get('token');
  return (await fetch('/api/seat?token=' + encodeURIComponent(token))).json();
}"""
ON_TOP = """(button) => {
  const r = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
}"""

SOLO = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "normal"}]
DEAD = [{"seat": "heroes-1", "who": "bot", "level": "random"}, {"seat": "zombies-1", "who": "me"}]
DESKTOPS = [(1280, 800), (1440, 900), (1920, 1080)]
TEAM = {
    "sally": {"space": "5,5", "seat": "heroes-1", "items": ["revolver"]},
    "billy": {"space": "6,9", "seat": "heroes-1", "wounds": 1},
    "father-joseph": {"space": "8,3", "seat": "heroes-1"},
    "jake-cartwright": {"space": "5,5", "seat": "heroes-1"},
}


def night(**more: Any) -> dict[str, Any]:
    """A night with four Heroes, three of the dead among them."""
    spaces = ["5,5", "5,5", "6,9", "2,9", "2,9", "10,5"]
    return {
        "scenario": "die-zombies-die", "profile": "original-basic", "heroes": TEAM, "round": 6,
        "board": {"center": "town-center", "outer": ["hospital", "school", "gas", "farm"]},
        "zombies": {f"z{n}": {"space": space} for n, space in enumerate(spaces, 1)},
        "turn": "heroes", "step": "activate", **more,
    }  # fmt: skip


def board_of(me: Seat) -> dict[str, float]:
    box = me.page.locator("[data-town]").bounding_box()
    assert box is not None
    return dict(box)


@pytest.mark.parametrize(("width", "height"), DESKTOPS)
def test_the_board_has_at_least_45_percent_of_a_desktop(
    new_context: People, server: Server, width: int, height: int
) -> None:
    hands = {"heroes-1": ["faith", "recovery"]}
    me = new_context(server.table(SOLO, config={"situation": night(hands=hands)})["token"], width=width, height=height)
    me.wait_for_choice()
    board = board_of(me)
    assert board["width"] * board["height"] >= 0.45 * width * height
    me.nothing_wrong(f"story-{width}")


@pytest.mark.parametrize(("width", "height"), [*DESKTOPS, (820, 1180), (360, 740)])
def test_all_choices_of_a_fight_are_in_sight(new_context: People, server: Server, width: int, height: int) -> None:
    hands = {"heroes-1": ["faith", "recovery"]}
    situation = night(turn="zombies", step="fight", hands=hands)
    me = new_context(server.table(SOLO, config={"situation": situation})["token"], width=width, height=height)
    for _ in range(9):
        me.wait_for_choice()
        if me.page.locator("[data-testid=fight]").count():
            break
        me.take(harmless_first)
    fight = me.page.locator("[data-testid=fight]")
    expect(fight).to_be_in_viewport(ratio=1)
    buttons = me.page.locator("[data-choice] .option")
    assert buttons.count() >= 3
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(ON_TOP)
    me.nothing_wrong(f"story-fight-{width}")
    if width < 900:
        assert me.page.locator(".faces .mini").count() == 4
        for face in me.page.locator(".faces .mini").all():
            expect(face).to_be_in_viewport(ratio=0.95)


def test_nothing_on_the_page_covers_a_space_that_can_be_chosen(new_context: People, server: Server) -> None:
    me = new_context(
        server.table(DEAD, config={"situation": night(turn="zombies", step="move")})["token"], width=1280, height=800
    )
    seen = me.wait_for_choice()
    assert seen["kind"] == "move-zombies"
    covered = """() => [...document.querySelectorAll('.space.able')].filter((space) => {
      const r = space.getBoundingClientRect();
      const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
      return !top || !top.closest('svg.board');
    }).length"""
    assert me.page.evaluate(covered) == 0


def zombie_turn_watched(
    new_context: People, server: Server, seed: int
) -> tuple[list[str], list[dict[str, Any]], float]:
    """A Zombie turn as a watcher sees it at a brisk pace: the beats by kind, the events, the seconds they are shown."""
    hands = {"heroes-1": [], "zombies-1": ["shamble", "uuuurrrggghh", "undead-hate-the-living"]}
    made = server.table(SOLO, seed=seed, config={"situation": night(turn="zombies", step="move", hands=hands)})
    watcher = new_context(made["watch"], pace="brisk")
    watcher.page.evaluate(
        """() => { window.beats = []; new MutationObserver(() => {
          const { beat: kind, number, lasts } = document.querySelector('[data-beat]')?.dataset ?? {};
          if (kind && window.beats.at(-1)?.number !== number) window.beats.push({ kind, number, lasts: Number(lasts) });
        }).observe(document.body, { childList: true, subtree: true, attributes: true }) }"""
    )
    me = new_context(made["token"])
    while me.wait_for_choice()["kind"] != "activate-hero":
        me.take(harmless_first)
    watcher.page.wait_for_function("() => window.beats.some((b) => b.kind === 'turn')")
    watcher.page.wait_for_selector("[data-beat]", state="detached")
    beats = watcher.page.evaluate("window.beats")
    seconds = sum(beat["lasts"] for beat in beats)
    events = [event for frame in watcher.frames for event in json.loads(frame).get("events", [])]
    assert watcher.problems == []
    return [beat["kind"] for beat in beats], events, seconds


def test_a_watcher_sees_every_wound_and_card_of_a_zombie_turn_at_a_brisk_pace(
    new_context: People, server: Server
) -> None:
    for seed in (5, 6, 7):
        kinds, events, seconds = zombie_turn_watched(new_context, server, seed)
        assert kinds.count("hurt") == sum(event["type"] == "wounded" for event in events)
        assert kinds.count("card") == sum(event["type"] in ("played", "used-item") for event in events)
        assert kinds.count("death") == sum(event["type"] == "killed" and event["who"] in TEAM for event in events)
        assert 6 <= seconds <= 25
        # What happened before the watcher had come is not told: then there is another night.
        if kinds.count("hurt") and kinds.count("card"):
            return
    raise AssertionError("three Zombie turns without a wound or a card")


def test_a_key_goes_on_to_the_next_beat_and_escape_to_the_choice(new_context: People, server: Server) -> None:
    alone = {"sally": {"space": "9,0", "seat": "heroes-1"}}
    zombies = {f"z{n}": {"space": "2,9"} for n in range(1, 7)}
    me = new_context(
        server.table(SOLO, config={"situation": night(heroes=alone, zombies=zombies)})["token"], pace="calm"
    )
    deadline = time.monotonic() + PATIENCE
    while not me.page.locator("[data-beat]").count():
        assert time.monotonic() < deadline
        if me.look()["kind"]:
            me.choose_now(harmless_first)
        me.page.wait_for_timeout(20)
    first = me.page.locator("[data-beat]").inner_text()
    me.page.keyboard.press("Space")
    me.page.wait_for_function("(first) => document.querySelector('[data-beat]')?.innerText !== first", arg=first)
    while me.look()["kind"] == "":
        assert time.monotonic() < deadline
        me.page.keyboard.press("Escape")
        me.page.wait_for_timeout(100)
    assert not me.page.locator("[data-beat]").count()


def test_what_is_found_turns_over_large_before_the_dead_rise(new_context: People, server: Server) -> None:
    alone = {"sally": {"space": "0,2", "seat": "heroes-1"}}
    situation = night(heroes=alone, zombies={"z1": {"space": "11,11"}}, hero_deck=["fire-axe", "revolver", "torch"])
    me = new_context(server.table(SOLO, config={"situation": situation})["token"], pace="brisk")
    me.wait_for_choice()
    if me.look()["kind"] == "activate-hero":
        me.take()
    me.page.click("[data-type=search]")
    me.page.wait_for_selector("[data-beat=find] .card.large")
    expect(me.page.locator("[data-beat=find]")).to_contain_text("Fire Axe")
    turn = me.page.locator(".title .soft").inner_text()
    assert "Hero turn" in turn


def test_a_card_is_read_before_it_is_fired(new_context: People, server: Server) -> None:
    situation = night(heroes={"sally": TEAM["sally"]}, zombies={"z1": {"space": "5,7"}, "z2": {"space": "0,11"}})
    me = new_context(server.table(SOLO, config={"situation": situation})["token"])
    for _ in range(6):
        if me.wait_for_choice()["kind"] == "ranged-attack":
            break
        me.take(lambda options: next((o[0] for o in options if o[1] in ("skip", "stop", "stay")), options[0][0]))
    assert me.look()["kind"] == "ranged-attack"
    before = me.look()["seq"]
    me.page.click("[data-card=revolver]")
    me.page.wait_for_selector("[data-sheet-card=revolver]")
    assert me.look()["seq"] == before
    me.nothing_wrong("story-card")
    me.page.click("[data-sheet-card] [data-option]")
    me.wait_for_choice(after=before)


def test_card_names_in_the_log_open_the_card(new_context: People, server: Server) -> None:
    hands = {"heroes-1": ["faith"], "zombies-1": ["shamble"]}
    me = new_context(server.table(SOLO, config={"situation": night(hands=hands)})["token"])
    me.wait_for_choice()
    me.page.click("[data-card=faith]")
    me.page.click("[data-sheet-card] [data-option] >> nth=0")
    in_log = me.page.locator("[role=log] [data-read=faith]").first
    preview = me.page.locator(".look .card")
    for shown, gone in ((in_log.hover, lambda: me.page.mouse.move(5, 5)), (in_log.focus, in_log.blur)):
        shown()
        expect(preview).to_contain_text("Faith")
        gone()
        expect(preview).to_have_count(0)
    in_log.click()
    me.page.wait_for_selector("[data-sheet-card=faith]")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("[data-sheet-card=faith]", state="detached")
    in_log.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("[data-sheet-card=faith]")
    # A name of several words goes on in the next line: it leaves no hole at the end of this one.
    in_log.evaluate("e => { e.closest('.line').style.width = '90px'; e.textContent = 'Faith and patience of a saint' }")
    assert in_log.evaluate("e => e.getClientRects().length") > 1


def test_why_mode_never_acts(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, config={"situation": night()})["token"])
    before = me.wait_for_choice()["seq"]
    me.page.keyboard.press("w")
    me.page.click("[data-choice] .option >> nth=0")
    me.page.wait_for_selector(".why")
    assert me.look()["seq"] == before


def test_leaving_the_dead_where_they_are_is_said_once(new_context: People, server: Server) -> None:
    situation = night(turn="zombies", step="move", zombies={"z1": {"space": "0,11"}, "z2": {"space": "11,0"}})
    me = new_context(server.table(DEAD, config={"situation": situation})["token"])
    before = me.wait_for_choice()["seq"]
    me.page.click("[data-type=done]")
    assert "2" in me.page.locator("[data-type=done]").inner_text()
    assert me.look()["seq"] == before
    me.page.click("[data-type=done]")
    me.wait_for_choice(after=before)


def test_those_who_stand_together_can_go_together(new_context: People, server: Server) -> None:
    crowd = {f"z{n}": {"space": "2,9"} for n in range(1, 5)}
    situation = night(
        heroes={"sally": {"space": "9,0", "seat": "heroes-1"}}, turn="zombies", step="move", zombies=crowd
    )
    me = new_context(server.table(DEAD, config={"situation": situation})["token"])
    me.wait_for_choice()
    decision = json.loads(me.frames[-1])["decision"]
    goal = next(o["to"] for o in decision["options"] if o["type"] == "move" and o["zombie"] == "z1")
    me.page.evaluate(
        "document.querySelector('[data-stack]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    me.page.click(f'[data-space="{goal}"] rect', force=True)
    if me.page.locator("dialog[open]").count():
        me.page.click("dialog[open] .chooser button >> nth=0")
    me.page.click("[data-follow]")
    me.page.wait_for_function("() => !document.querySelector('[data-follow]')")
    deadline = time.monotonic() + PATIENCE
    while True:
        zombies = json.loads(me.frames[-1])["view"]["zombies"]
        if sum(z["space"] == goal for z in zombies.values()) == 4:
            break
        assert time.monotonic() < deadline, zombies
        me.page.wait_for_timeout(50)


def test_a_dead_hero_has_no_heart_and_nobody_has_acted_in_the_zombie_turn(new_context: People, server: Server) -> None:
    team = {"billy": {"space": "5,5", "seat": "heroes-1", "wounds": 1}, "sally": {"space": "9,0", "seat": "heroes-1"}}
    zombies = {f"z{n}": {"space": "5,5"} for n in range(1, 8)}
    situation = night(heroes=team, zombies=zombies, turn="zombies", step="move")
    made = server.table(DEAD, seed=1, config={"situation": situation})
    me = new_context(made["token"])
    expect(me.page.locator(".title .soft")).to_contain_text("Zombie turn")
    for _ in range(60):
        if "Zombie turn" in me.page.locator(".title .soft").inner_text():
            assert "has acted" not in me.page.locator(".left").inner_html()
        if "dead" in me.page.locator(".left").inner_text():
            break
        me.take(harmless_first)
    left = me.page.locator(".left article.dead .hearts").get_attribute("aria-label")
    assert left is not None
    assert left.startswith("0 of")


def test_a_replay_through_forbidden_eyes_says_why_not(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
    made = server.table(seats, config={"situation": night()})
    me = new_context()
    me.go(f"replay?token={made['token']}")
    me.page.wait_for_selector("footer select")
    me.page.select_option("footer select", "zombies-1")
    me.page.wait_for_selector("footer [role=alert]")
    assert me.page.locator("footer select").input_value() == ""


def test_a_save_that_is_refused_says_why(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
    me = new_context(server.table(seats, config={"situation": night()})["token"])
    me.page.keyboard.press("?")
    me.page.click("dialog[open] >> text=Save to a file")
    me.page.wait_for_selector("dialog[open] [role=alert]")


def test_a_click_without_a_line_says_that_nothing_was_chosen(new_context: People, server: Server) -> None:
    me = new_context()
    lines: list[WebSocketRoute] = []

    def once(line: WebSocketRoute) -> None:
        """The first line works until it is cut; no other ever comes about."""
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    me.page.route_web_socket("**/ws*", once)
    me.sit(server.table(SOLO, config={"situation": night()})["token"])
    me.wait_for_choice()
    lines[0].close()
    me.page.wait_for_selector(".offline")
    me.page.click("[data-choice] .option >> nth=0")
    expect(me.page.locator(".why")).to_contain_text("nothing was chosen")


def test_the_menu_stays_open_when_the_language_changes(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, config={"situation": night()})["token"])
    me.page.keyboard.press("?")
    me.page.locator("dialog[open] select").first.select_option("it")
    me.page.wait_for_function("() => document.documentElement.lang === 'it'")
    expect(me.page.locator("dialog[open] h2")).to_contain_text("Menu")


def test_n_goes_to_a_space_with_a_choice_without_b_before(new_context: People, server: Server) -> None:
    me = new_context(server.table(DEAD, config={"situation": night(turn="zombies", step="move")})["token"])
    me.wait_for_choice()
    me.page.keyboard.press("n")
    assert me.page.evaluate("document.activeElement.dataset.space") is not None


def test_a_mistyped_address_leads_home(new_context: People, server: Server) -> None:
    me = new_context()
    me.page.goto(f"{server.url}/foo")
    me.page.wait_for_selector("h1")
    assert me.page.locator("h1").inner_text() == "Shamble"


def test_a_hint_names_its_option(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, config={"situation": night()})["token"])
    me.wait_for_choice()
    me.page.keyboard.press("h")
    me.page.wait_for_selector(".hint strong")
    hinted = me.page.locator(".option.hinted").inner_text().split("\n")[-1]
    assert hinted in me.page.locator(".hint strong").inner_text()


def test_dice_leave_with_what_they_led_to(new_context: People, server: Server) -> None:
    me = new_context(
        server.table(SOLO, seed=6, config={"situation": night(zombies={"z1": {"space": "0,11"}})})["token"]
    )
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    me.take(lambda options: next(o[0] for o in options if o[1] == "roll-movement"))
    me.page.wait_for_selector("[data-rolls]")
    me.take(lambda options: next((o[0] for o in options if o[1] == "stop"), options[0][0]))
    me.page.wait_for_selector("[data-rolls]", state="detached")


def test_a_rematch_brings_both_players_to_the_same_new_table(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
    made = server.table(seats, config={"situation": night(round=15, zombies={"z1": {"space": "0,11"}})})
    early = server.http.post("/api/rematch", json={"token": made["token"]})
    assert early.status_code == 400
    people = [new_context(made["token"]), new_context(made["links"]["zombies-1"])]
    deadline = time.monotonic() + 3 * PATIENCE
    while not all(one.look()["over"] for one in people):
        assert time.monotonic() < deadline
        for one in people:
            if one.look()["kind"] and not one.look()["over"]:
                one.choose_now(harmless_first)
        people[0].page.wait_for_timeout(20)
    tables = []
    for one in people:
        one.page.click("dialog[open] >> text=Once more")
        one.page.wait_for_function("() => !document.querySelector('[data-over]')")
        tables.append(one.page.evaluate(WHERE))
    assert tables[0]["table"] == tables[1]["table"]
    assert {one["seat"] for one in tables} == {"heroes-1", "zombies-1"}


def test_an_absent_choice_can_be_asked_about(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, config={"situation": night(zombies={"z1": {"space": "0,11"}})})["token"])
    me.take(lambda options: next(o[0] for o in options if o[1] == "activate"))
    before = me.look()["seq"]
    assert not any(option[1] == "search" for option in me.look()["options"])
    me.page.keyboard.press("w")
    me.page.click("[data-why=search]")
    expect(me.page.locator(".why")).to_contain_text("search")
    assert me.look()["seq"] == before


def test_the_search_of_the_rules_ranks_the_number_first_and_finds_cards(new_context: People, server: Server) -> None:
    me = new_context()
    me.go("rules")
    me.page.wait_for_selector("[data-rule]")
    me.page.fill("#find-rule", "8.4")
    expect(me.page.locator("[data-rule]").first).to_have_attribute("data-rule", "8.4")
    me.page.fill("#find-rule", "Meat Cleaver")
    me.page.wait_for_selector("[data-thing=card-meat-cleaver]")
    me.page.fill("#find-rule", "Gas Station")
    me.page.wait_for_selector("[data-thing]")


def test_the_guide_reaches_its_lesson_about_fights(new_context: People, server: Server) -> None:
    me = new_context(width=1280, height=800, pace="brisk")
    me.go("")
    me.page.click("text=My first game")
    me.page.wait_for_selector("[data-coach=welcome]")
    expect(me.page.locator(".coach")).to_be_in_viewport(ratio=0.95)
    me.page.click(".coach .main")
    lessons: set[str] = set()
    deadline = time.monotonic() + 3 * PATIENCE
    while "fight" not in lessons:
        assert time.monotonic() < deadline, lessons
        seen = me.look()
        lessons.add(me.page.locator("[data-coach]").get_attribute("data-coach") or "")
        assert not seen["over"], lessons
        if seen["kind"] and "fight" not in lessons:
            me.choose_now(lambda options: next((o[0] for o in options if o[1] == "fight"), harmless_first(options)))
        me.page.wait_for_timeout(60)


def test_fights_are_fought_in_any_order_with_one_click(new_context: People, server: Server) -> None:
    zombies = {f"z{n}": {"space": space} for n, space in enumerate(["5,5", "5,5", "5,5", "6,9", "8,3"], 1)}
    me = new_context(
        server.table(SOLO, config={"situation": night(turn="zombies", step="move", zombies=zombies)})["token"]
    )
    asked = 0
    for _ in range(30):
        seen = me.wait_for_choice()
        if seen["over"] or seen["kind"] == "activate-hero":
            break
        if seen["kind"] == "choose-fight" and "Which fight" in me.page.locator("[data-testid=prompt]").inner_text():
            asked += 1
            me.page.click("[data-any]")
            me.wait_for_choice(after=seen["seq"])
        else:
            # Who has to fight the third Zombie of a space is a choice that matters, whatever the order.
            assert not me.page.locator("[data-any]").count()
            me.take(harmless_first)
    assert asked == 1


def test_who_comes_by_link_says_a_name_once(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
    made = server.table(seats, config={"situation": night()})
    host, guest = new_context(made["token"]), new_context(made["links"]["zombies-1"])
    assert not host.page.locator("#called").count()
    guest.page.fill("#called", "Bela <b>")
    guest.nothing_wrong("naming")
    guest.page.click(".naming button")
    guest.page.wait_for_selector("#called", state="detached")
    host.page.click("[role=tab] >> text=Table")
    expect(host.page.locator(".seats")).to_contain_text("Bela <b>")
