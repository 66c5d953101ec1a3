"""Playing at a table: a whole game, several pages, late and wrong choices."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import SHORT_NIGHT, House, Page
from tests.server.test_seats_and_links import run_there


def play_to_the_end(page: Page, seed: int = 1) -> None:
    dice = random.Random(seed)
    while not page.asked()["result"]:
        page.choose(dice.choice(page.now["decision"]["options"])["id"])


def test_a_solo_game_is_played_from_the_first_choice_to_the_end(house: House) -> None:
    made = house.table()
    page = house.page(made["token"])
    first = page.hear()
    assert first["t"] == "state"
    assert first["you"] == ["heroes-1"]
    assert first["layout"]["width"] == 12
    play_to_the_end(page)
    assert page.now["result"]["winner"] in ("heroes", "zombies")
    assert page.now["result"]["text"]
    assert page.now["table"]["seed"] == "7"
    assert len({row["n"] for row in page.log}) == len(page.log)
    page.close()


def test_a_reload_returns_to_the_same_question(house: House) -> None:
    made = house.table()
    page = house.page(made["token"])
    for _ in range(5):
        page.choose(page.asked()["decision"]["options"][0]["id"])
    before = page.asked()
    page.close()
    again = house.page(made["token"])
    after = again.asked()
    for field in ("seq", "view", "decision", "waiting", "result"):
        assert after[field] == before[field]
    assert [row["text"] for row in again.log] == [row["text"] for row in page.log]
    again.close()


def test_a_choice_for_an_earlier_moment_changes_nothing(house: House) -> None:
    page = house.page(house.table()["token"])
    old = page.asked()["seq"]
    page.choose("0")
    now = page.asked()
    page.choose("0", seq=old)
    assert page.hear_until(lambda m: m["t"] == "error")["message"] == "That moment has passed; look again."
    again = house.page(page.token)
    assert again.asked()["seq"] == now["seq"]


def test_an_option_that_is_not_offered_is_refused(house: House) -> None:
    page = house.page(house.table()["token"])
    page.asked()
    for wrong in ("999", "-1", "x", ""):
        page.say("choose", seq=page.now["seq"], option=wrong)
        assert page.hear()["t"] == "error"
    page.say("nonsense")
    assert page.hear()["message"] == "The table did not understand that."
    page.line.send("{")
    assert page.hear()["t"] == "error"
    page.choose("0")
    assert page.asked()["decision"]
    page.close()


TWO = [{"seat": "heroes-1", "who": "me", "name": "Ada"}, {"seat": "zombies-1", "who": "link", "name": "Bruno"}]


def test_nobody_can_choose_for_the_other_side(house: House) -> None:
    made = house.table(TWO)
    ada, bruno = house.page(made["token"]), house.page(made["links"]["zombies-1"])
    ada.asked()
    bruno.hear_until(lambda m: m["t"] == "state")
    assert bruno.now["decision"] is None
    assert bruno.now["waiting"] == ["heroes-1"]
    bruno.say("choose", seq=bruno.now["seq"], option="0")
    assert bruno.hear_until(lambda m: m["t"] == "error")["message"] == "Somebody else is asked now."
    ada.close()
    bruno.close()


def test_two_people_play_each_other_to_the_end_with_a_reload_in_the_middle(house: House) -> None:
    made = house.table(TWO, seed=11, config=SHORT_NIGHT)
    pages = {"heroes-1": house.page(made["token"]), "zombies-1": house.page(made["links"]["zombies-1"], "it")}
    dice = random.Random(5)
    for number in range(2000):
        page = next((p for p in pages.values() if p.now.get("decision") or p.now.get("result")), None)
        if page is None:
            for one in pages.values():
                hear_what_is_there(one)
            continue
        if page.now["result"]:
            break
        page.choose(dice.choice(page.now["decision"]["options"])["id"])
        if number == 60:
            pages["heroes-1"].close()
            pages["heroes-1"] = house.page(made["token"])
    assert number > 60
    for one in pages.values():
        assert one.asked()["result"]
        one.close()
    assert [row["step"] for row in pages["heroes-1"].log]


def hear_what_is_there(page: Page) -> None:
    try:
        page.hear(0.02)
    except TimeoutError:
        return


def test_chat_is_stored_and_read_by_everybody(house: House) -> None:
    made = house.table(TWO)
    ada, watcher = house.page(made["token"]), house.page(made["watch"])
    ada.asked()
    ada.say("chat", text="  Stay together!  ")
    assert watcher.hear_until(lambda m: m.get("chat"))["chat"][0]["text"] == "Stay together!"
    late = house.page(made["links"]["zombies-1"])
    assert late.hear_until(lambda m: m["t"] == "state")["chat"][0]["name"] == "Ada"
    ada.say("chat", text="x" * 501)
    assert ada.hear_until(lambda m: m["t"] == "error")
    for page in (ada, watcher, late):
        page.close()


def test_whoever_goes_to_and_fro_is_noted_once(house: House) -> None:
    made = house.table([{"seat": seat, "who": "me"} for seat in ("heroes-1", "zombies-1")])
    page = house.page(made["token"])
    for _ in range(4):
        page.asked()
        page.choose("0")
        page.asked()
        page.say("undo")
        page.hear_until(lambda m: m["t"] == "state")
    assert sum("takes back a choice" in row["text"] for row in page.log) == 1
    page.close()
    hall = house.app.state.ready.result()
    assert [note["message"] for note in run_there(house, hall.storage.notes(made["table"]))] == ["undo"]


def test_a_made_up_token_opens_nothing(house: House) -> None:
    for token in ("", "nonsense", house.table()["token"][:-3] + "abc"):
        page = house.page(token)
        with pytest.raises(ConnectionClosed) as closed:
            page.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_the_table_speaks_italian(house: House) -> None:
    page = house.page(house.table()["token"], lang="it")
    page.asked()
    page.say("choose", seq=-5, option="0")
    assert page.hear_until(lambda m: m["t"] == "error")["message"] == "Quel momento è passato; guarda di nuovo."
    page.close()


def test_hints_come_from_a_bot_with_reasons_unless_the_table_bars_them(house: House) -> None:
    page = house.page(house.table()["token"])
    page.asked()
    page.say("hint")
    hint = page.hear_until(lambda m: m["t"] in ("hint", "error"))
    assert hint["t"] == "hint"
    assert hint["option"] in [option["id"] for option in page.now["decision"]["options"]]
    page.close()
    page = house.page(house.table(hints=False)["token"])
    page.asked()
    page.say("hint")
    assert page.hear_until(lambda m: m["t"] == "error")["message"] == "This table plays without hints."
    page.close()


def test_why_and_odds_are_answered(house: House) -> None:
    page = house.page(house.table()["token"])
    page.asked()
    page.say("why", about={"card": "faith"})
    assert page.hear_until(lambda m: m["t"] in ("why", "error"))["text"]
    hero = next(iter(page.now["view"]["heroes"]))
    page.say("odds", hero=hero, zombies=2)
    odds = page.hear_until(lambda m: m["t"] in ("odds", "error"))
    assert abs(odds["win"] + odds["lose"] - 1) < 1e-9
    page.say("odds", hero="nobody")
    assert page.hear_until(lambda m: m["t"] == "error")
    page.close()


def test_strange_questions_are_answered_and_the_line_stays_open(house: House) -> None:
    page = house.page(house.table()["token"])
    page.asked()
    for about in ({}, {"card": ""}, {"space": "99,99"}, {"hero": "z1"}, {"zombie": "z999"}, {"moon": "full"}):
        page.say("why", about=about)
        assert page.hear_until(lambda m: m["t"] in ("why", "error"))
    page.choose("0")
    assert page.asked()
    page.close()
