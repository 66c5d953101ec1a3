"""The stage, and what one may count on at any moment: goals, questions that can be muted, cards to be read, phones."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.seat import PATIENCE, Seat, harmless_first
from tests.browser.test_fire import burning
from tests.browser.test_story import DEAD, ON_TOP, SOLO, TEAM, night

People = Callable[..., Seat]

PHONE = {"width": 360, "height": 740, "has_touch": True}
FAR = {"z1": {"space": "0,11"}}
DOOMED = {"billy": {"space": "5,5", "seat": "heroes-1", "wounds": 1}, "sally": {"space": "9,0", "seat": "heroes-1"}}
CROWD = {f"z{n}": {"space": "5,5"} for n in range(1, 8)}
RECORD = """() => { window.beats = []; let last = null; new MutationObserver(() => {
  const beat = document.querySelector('[data-beat]');
  const text = beat ? beat.dataset.beat + ': ' + beat.innerText : null;
  if (text === last) return;
  if (window.beats.length) window.beats.at(-1).until = performance.now();
  if (text) window.beats.push({ text, kind: beat.dataset.beat, at: performance.now() });
  last = text;
}).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true }) }"""


def table(new_context: People, server: Server, situation: dict[str, Any], seats: Any = SOLO, **more: Any) -> Seat:
    return new_context(server.table(seats, config={"situation": situation})["token"], **more)


def play_until(me: Seat, happened: Callable[[], bool]) -> None:
    """Leave what can be left until something is seen."""
    deadline = time.monotonic() + PATIENCE
    while True:
        seen = me.look()  # before asking, so that no question is answered that `happened` has not looked at
        if happened():
            return
        assert not seen["over"], seen
        assert time.monotonic() < deadline, seen
        if seen["kind"]:
            me.choose_now(harmless_first)
            deadline = time.monotonic() + PATIENCE
        me.page.wait_for_timeout(30)


# -- beats -------------------------------------------------------------------------------------------------


def test_a_death_stops_the_night_and_can_be_looked_back_at(new_context: People, server: Server) -> None:
    situation = night(heroes=DOOMED, zombies=CROWD, turn="zombies", step="fight", hands={"heroes-1": []})
    me = table(new_context, server, situation, pace="brisk")
    me.page.evaluate(RECORD)
    play_until(me, lambda: bool(me.page.evaluate("window.beats.some((b) => b.kind === 'death' && b.until)")))
    death = me.page.evaluate("window.beats.find((b) => b.kind === 'death')")
    assert "Billy" in death["text"]
    assert death["until"] - death["at"] >= 2000, "longer than anything else that is told"
    me.wait_for_choice()
    expect(me.page.locator("[data-beat]")).to_have_count(0)
    me.page.locator(".strip button.blood").last.click()
    expect(me.page.locator("[data-beat]")).to_be_visible()
    me.page.locator(".stage .skip").click()
    expect(me.page.locator("[data-beat]")).to_have_count(0)
    assert me.problems == []


@pytest.mark.parametrize(("pace", "told"), [("instant", False), ("brisk", True)])
def test_the_pace_is_a_setting_and_instant_tells_nothing(
    new_context: People, server: Server, pace: str, told: bool
) -> None:
    situation = night(heroes={"sally": {"space": "9,0", "seat": "heroes-1"}}, zombies=FAR, hands={"heroes-1": []})
    me = table(new_context, server, situation, pace="calm")
    me.wait_for_choice()
    me.page.keyboard.press("?")
    me.page.locator("dialog[open] select").filter(has=me.page.locator("option[value=calm]")).select_option(pace)
    me.page.locator("dialog[open] header button, dialog[open] button[aria-label=Close]").first.click()
    me.page.evaluate(RECORD)

    def phase() -> str:
        return me.page.locator(".title .soft").inner_text()

    before = phase()
    play_until(
        me,
        lambda: bool(me.look()["kind"]) and phase() != before and "Hero" in phase(),
    )
    assert bool(me.page.evaluate("window.beats.length")) is told


def test_a_wound_is_never_shown_over_the_fight_that_comes_next(new_context: People, server: Server) -> None:
    """A picture goes with its own sentence: what is on the stage and what it says are one beat."""
    team = {name: {**TEAM[name], "space": "5,5", "wounds": 0} for name in ("sally", "father-joseph")}
    zombies = {f"z{n}": {"space": "5,5"} for n in range(1, 5)}
    situation = night(heroes=team, zombies=zombies, turn="zombies", step="fight", hands={"heroes-1": []})
    me = table(new_context, server, situation, pace="brisk")
    me.page.evaluate(RECORD)
    play_until(
        me, lambda: bool(me.page.evaluate("window.beats.filter((b) => b.kind === 'contest' && b.until).length > 2"))
    )
    beats = me.page.evaluate("window.beats")
    for beat in beats:
        assert ("is hurt" in beat["text"]) == (beat["kind"] == "hurt"), beat
    assert all(re.search(r"\w", beat["text"].split(":", 1)[1]) for beat in beats if beat["kind"] == "contest")


def test_a_finished_fight_leaves_the_board(new_context: People, server: Server) -> None:
    me = table(new_context, server, night(turn="zombies", step="fight", hands={"heroes-1": []}), pace="brisk")
    play_until(me, lambda: me.look()["kind"] == "activate-hero")
    assert not me.page.locator("[data-testid=fight]").count()
    assert not me.page.locator("[data-beat]").count()


def test_who_comes_late_or_was_away_catches_up_at_once(new_context: People, server: Server) -> None:
    made = server.table(SOLO, config={"situation": night(turn="zombies", step="fight", hands={"heroes-1": []})})
    me = new_context(made["token"])
    play_until(me, lambda: me.look()["kind"] == "activate-hero")
    late = new_context(made["watch"], pace="calm")
    expect(late.page.locator(".title .soft")).to_contain_text("Hero turn")
    assert not late.page.locator("[data-beat]").count(), "what happened before is in the log, not on the stage"


def test_a_fight_that_would_kill_says_whom(new_context: People, server: Server) -> None:
    situation = night(heroes=DOOMED, zombies=CROWD, turn="zombies", step="fight", hands={"heroes-1": ["faith"]})
    me = table(new_context, server, situation)
    told: set[str] = set()

    def said() -> bool:
        running = me.page.locator("[data-testid=fight] .running")
        told.update(running.all_inner_texts())
        return any("Billy would die" in text for text in told)

    play_until(me, lambda: said() or me.look()["kind"] == "activate-hero")
    assert any(re.search(r"\d against \d.*: Billy would die\.", text) for text in told), told


# -- goals and questions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_goal_and_side_are_in_sight_and_set_up_says_so(
    new_context: People, server: Server, size: dict[str, Any]
) -> None:
    me = new_context(server.table(SOLO, rounds=9)["token"], **size)
    expect(me.page.locator(".title .soft")).to_contain_text("Set-up")
    score = me.page.locator("[data-score]")
    for words in ("Heroes", "0 of 15", "Heroes killed: 0 of", "9 rounds"):
        expect(score).to_contain_text(words)
    expect(score).to_be_in_viewport(ratio=1)
    assert score.evaluate("(e) => e.scrollHeight <= e.clientHeight + 2"), "nothing of it is cut off"


@pytest.mark.parametrize("game", ["humans", "zombies", "humans-and-zombies"])
def test_the_other_games_say_their_goal_too(new_context: People, server: Server, game: str) -> None:
    me = new_context("", **PHONE)
    me.go("new")
    me.page.check(f"input[name=game][value={game}]")
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")
    score = me.page.locator("[data-score]")
    expect(score).to_contain_text("first")
    expect(score).to_be_in_viewport(ratio=1)
    assert score.evaluate("(e) => e.scrollHeight <= e.clientHeight + 2")


def test_a_kind_of_question_is_muted_listed_and_asked_again(new_context: People, server: Server) -> None:
    hands = {"heroes-1": ["faith", "recovery"]}
    me = table(new_context, server, night(turn="zombies", step="fight", hands=hands))
    play_until(me, lambda: me.page.locator("[data-choice] .quiet").count() == 1)
    window = json.loads(next(f for f in reversed(me.frames) if '"decision"' in f))["decision"]["window"]
    me.page.click("[data-choice] .quiet")
    me.page.keyboard.press("?")
    muted = me.page.locator(f'dialog[open] [data-quiet="{window}"]')
    expect(muted).to_be_visible()
    muted.click()
    expect(me.page.locator("dialog[open] [data-quiet]")).to_have_count(0)
    assert me.problems == []


# -- phones ------------------------------------------------------------------------------------------------


def test_on_touch_a_card_is_read_and_nothing_is_played(new_context: People, server: Server) -> None:
    me = table(new_context, server, night(hands={"heroes-1": ["faith"]}), **PHONE)
    before = me.wait_for_choice()["seq"]
    me.page.locator(".sheets button").nth(1).tap()
    me.page.locator(".left [data-card=faith]").tap()
    sheet = me.page.locator("[data-sheet-card=faith]")
    expect(sheet).to_be_in_viewport(ratio=0.9)
    assert me.look()["seq"] == before
    me.page.locator("dialog[open] button[aria-label=Close]").tap()
    me.page.locator(".sheets button").nth(0).tap()
    me.page.locator("[data-choice] .read").first.tap()
    expect(sheet).to_be_visible()
    assert me.look()["seq"] == before
    assert me.problems == []


def test_the_log_of_a_phone_opens_at_its_newest_line(new_context: People, server: Server) -> None:
    me = table(new_context, server, night(turn="zombies", step="move", hands={"heroes-1": []}), **PHONE)
    play_until(me, lambda: me.look()["kind"] == "activate-hero")
    me.page.locator(".sheets button").nth(2).tap()
    log = me.page.locator("[role=log]")
    me.page.wait_for_function(
        "(log) => log.scrollTop + log.clientHeight >= log.scrollHeight - 2", arg=log.element_handle()
    )
    assert log.evaluate("(l) => l.scrollHeight > l.clientHeight"), "there is something to scroll"
    expect(log.locator(".line").last).to_be_in_viewport(ratio=0.9)


def test_previews_stay_inside_a_phones_screen(new_context: People, server: Server) -> None:
    me = table(new_context, server, night(hands={"heroes-1": ["faith"]}), width=360, height=740)
    me.wait_for_choice()
    me.page.locator(".sheets button").nth(1).click()
    me.page.hover(".left [data-card=faith]")
    expect(me.page.locator(".look.narrow .card")).to_be_in_viewport(ratio=1)


def test_a_phone_shows_every_choice_of_a_fight_with_a_full_hand(new_context: People, server: Server) -> None:
    hands = {"heroes-1": ["faith", "recovery", "t-j-thoroughbred"]}
    situation = night(
        boxes=["base", "stock-up"], profile="original-advanced", turn="zombies", step="fight", hands=hands
    )
    me = table(new_context, server, situation, **PHONE)
    buttons = me.page.locator("[data-choice] .options .option")
    play_until(me, lambda: bool(me.page.locator("[data-testid=fight] .running").count()) and buttons.count() >= 4)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(ON_TOP), "no other part of the page lies over it"
    me.shot("phone-full-hand")


# -- the end -----------------------------------------------------------------------------------------------


def test_how_it_ended_can_be_opened_again(new_context: People, server: Server) -> None:
    me = table(new_context, server, night(round=15, zombies=FAR, hands={"heroes-1": []}))
    play_until(me, lambda: bool(me.look()["over"]))
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-over]")).to_have_count(0)
    me.page.click("[data-end]")
    expect(me.page.locator("[data-over]")).to_be_visible()
    expect(me.page.locator("dialog[open]")).to_contain_text("Once more")


def test_words_about_a_place_keep_away_from_it(new_context: People, server: Server) -> None:
    me = table(new_context, server, night(turn="zombies", step="move"), DEAD, width=1280, height=800)
    me.wait_for_choice()
    for space in ("5,0", "5,11"):
        me.page.locator(f'[data-space="{space}"]').hover(force=True)
        caption = me.page.locator(".middle > .caption")
        expect(caption).to_be_visible()
        words, place = caption.bounding_box(), me.page.locator(f'[data-space="{space}"]').bounding_box()
        assert words is not None
        assert place is not None
        assert words["y"] >= place["y"] + place["height"] or words["y"] + words["height"] <= place["y"]


# -- choices that say enough ---------------------------------------------------------------------------------


def test_a_card_that_is_looked_at_covers_no_choice(new_context: People, server: Server) -> None:
    hands = {"heroes-1": ["faith", "recovery"]}
    me = table(new_context, server, night(turn="zombies", step="fight", hands=hands), width=1280, height=800)
    plays = me.page.locator("[data-choice] [data-type=play-card], [data-choice] [data-group]")
    play_until(me, lambda: bool(me.page.locator("[data-testid=fight]").count()) and plays.count() > 0)
    plays.last.hover()
    card = me.page.locator(".look .card")
    expect(card).to_be_in_viewport(ratio=1)
    bar = me.page.locator("[data-choice]").bounding_box()
    shown = card.bounding_box()
    assert bar is not None
    assert shown is not None
    assert shown["y"] >= bar["y"] + bar["height"] - 2
    words = card.locator(".text")
    assert words.evaluate("(w) => w.getBoundingClientRect().bottom <= w.parentElement.getBoundingClientRect().bottom")


def test_what_is_taken_from_another_hero_says_from_whom(new_context: People, server: Server) -> None:
    team = {
        "sally": {"space": "5,5", "seat": "heroes-1"},
        "billy": {"space": "5,5", "seat": "heroes-1", "items": ["revolver"]},
        "jenny": {"space": "5,5", "seat": "heroes-1", "items": ["torch"]},
    }
    me = table(new_context, server, night(heroes=team, zombies=FAR))
    me.page.click("[data-choice] >> text=Activate Sally")
    play_until(me, lambda: me.look()["kind"] == "exchange")
    for words in ("Take Revolver from Billy", "Take Torch from Jenny"):
        expect(me.page.locator("[data-choice] [data-type=take]", has_text=words)).to_be_visible()


def test_cards_to_be_shared_out_are_chosen_one_by_one(new_context: People, server: Server) -> None:
    config = {"scenario": "salvage-mission", "profile": "complete", "switches": {"experience": "off"}}
    me = new_context(server.table(SOLO, seed=11, config=config)["token"], width=1280, height=800)
    cards = me.page.locator("[data-choice] [data-group]")
    play_until(me, lambda: cards.count() > 2)
    expect(me.page.locator("[data-testid=prompt]")).to_have_text("Who gets which card?")
    left = cards.count()
    cards.first.click()
    targets = me.page.locator("[data-choice] .list [data-option]")
    expect(targets).to_have_count(4)
    targets.first.click()
    expect(cards).to_have_count(left - 1)
    assert me.problems == []


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_all_that_can_be_bought_is_in_sight(new_context: People, server: Server, size: dict[str, Any]) -> None:
    situation = night(
        boxes=["base", "timber-peak"],
        profile="original-advanced",
        switches={"experience": "on"},
        heroes={"ed-baker": {"space": "4,3", "experience": 9, "upgrades": [{"card": "strong-arm"}]}},
        zombies=FAR,
    )
    me = table(new_context, server, situation, **size)
    me.page.wait_for_selector("[data-testid=shop]")
    buttons = me.page.locator("[data-choice] .options .option")
    assert buttons.count() >= 4
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(ON_TOP)
    assert me.page.locator("[data-choice] .options").first.evaluate("(o) => o.scrollHeight <= o.clientHeight + 1")


def test_what_has_no_picture_of_its_own_is_told_too(new_context: People, server: Server) -> None:
    """A fire that spreads or goes out is seen and said, with its place."""
    me = table(new_context, server, burning(), pace="brisk")
    me.page.evaluate(RECORD)
    play_until(
        me, lambda: bool(me.page.evaluate("window.beats.some((b) => b.kind === 'note' && /fire/i.test(b.text))"))
    )
    assert me.problems == []
