"""Whatever strangers write, no page runs it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Server
from tests.browser.seat import Seat

SCRIPT = '"/></clipPath></svg><img src=x onerror="robbed=1"><script>window.robbed=1</script><svg onload="robbed=1">'
SHORT = "<img src=x onerror=robbed=1>"
SOLO = [
    {"seat": "heroes-1", "who": "me", "name": SHORT},
    {"seat": "zombies-1", "who": "link", "name": '"><svg/onload=robbed=1>'},
]


def robbed(seat: Seat) -> Any:
    seat.page.wait_for_timeout(300)
    return seat.page.evaluate("window.robbed")


def test_a_board_with_script_in_it_makes_no_table(server: Server) -> None:
    house = {"id": SCRIPT, "cells": ["0,0"], "doors": [["0,0", "1,0"]]}
    grid = {"width": 4, "height": 4, "buildings": [house], "pits": ["3,3"]}
    situation = {"board": {"grid": grid}, "heroes": {"billy": {"space": "1,1"}}, "zombies": {"z1": {"space": "2,2"}}}
    answer = server.http.post("/api/tables", json={"config": {"situation": situation}})
    assert answer.status_code == 400
    assert "small letters" in answer.json()["message"]
    fine = {**grid, "buildings": [{**house, "id": "church", "name": SHORT}]}
    answer = server.http.post("/api/tables", json={"config": {"situation": {**situation, "board": {"grid": fine}}}})
    assert answer.status_code == 200, answer.text


def test_names_and_chat_are_shown_and_never_run(server: Server, new_context: Callable[..., Seat]) -> None:
    made = server.table(SOLO)
    ada, guest = new_context(made["token"]), new_context()
    guest.go(f"table?token={made['links']['zombies-1']}")
    guest.page.wait_for_selector("svg.board")
    ada.page.evaluate(
        """([token, text]) => new Promise((done) => {
          const line = new WebSocket(`ws://${location.host}/ws?token=${token}`);
          line.onopen = () => { line.send(JSON.stringify({ t: "chat", text })); setTimeout(done, 300); };
        })""",
        [made["token"], SHORT],
    )
    for seat in (ada, guest):
        assert robbed(seat) is None


def test_a_hostile_message_reaches_the_page_as_text(server: Server, new_context: Callable[..., Seat]) -> None:
    """As if the server itself had been fooled: every id and name of the first message holds script."""
    seat = new_context()

    def fooled(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            for number, building in enumerate(message.get("layout", {}).get("buildings", [])):
                building["id"] = building["name"] = f"{number}{SCRIPT}"
            for row in message.get("log", []):
                row["text"] = SCRIPT
            for row in message.get("table", {}).get("seats", []):
                row["name"] = SCRIPT
            line.send(json.dumps(message))

        far.on_message(pass_on)

    seat.page.route_web_socket("**/ws*", fooled)
    seat.go(f"table?token={server.table(SOLO)['token']}")
    seat.page.wait_for_selector("[data-choice]")
    assert robbed(seat) is None
    assert seat.page.locator("img[src=x]").count() == 0


def test_even_script_inside_the_page_is_not_run(server: Server, new_context: Callable[..., Seat]) -> None:
    seat = new_context(server.table(SOLO)["token"])
    seat.page.evaluate("(text) => document.body.insertAdjacentHTML('beforeend', text)", SCRIPT)
    seat.page.evaluate(
        "() => { const s = document.createElement('script'); s.text = 'window.robbed=1'; document.body.append(s); }"
    )
    assert robbed(seat) is None
    assert any("Content Security Policy" in problem for problem in seat.problems)
    asked = seat.page.evaluate("fetch('https://example.invalid/').then(() => 'sent', (e) => e.name)")
    assert asked == "TypeError"


def test_a_seat_is_kept_where_no_script_can_read_it(server: Server, new_context: Callable[..., Seat]) -> None:
    made = server.table(SOLO)
    seat = new_context(made["token"])
    readable = seat.page.evaluate(
        "JSON.stringify([document.cookie, location.href, {...localStorage}, {...sessionStorage}])"
    )
    assert made["token"] not in readable
    assert "token=~" in readable
    # A reload finds the seat again, and the list at home too.
    seat.page.reload()
    seat.page.wait_for_selector("[data-choice]")
    seat.go("")
    seat.page.wait_for_selector("a[href*='token=~']")
    # The handle means nothing in another browser.
    stranger = new_context()
    stranger.page.goto(seat.page.locator("a[href*='token=~']").first.evaluate("a => a.href"))
    stranger.page.wait_for_selector("text=This link opens no seat here")


def test_two_browsers_sit_down_and_the_cards_are_dealt(server: Server, new_context: Callable[..., Seat]) -> None:
    seats = [{"seat": "heroes-1", "who": "me", "name": "Ada"}, {"seat": "zombies-1", "who": "link", "name": "Bruno"}]
    # On these boards the Heroes have somewhere to start, so that Ada is asked first whatever the seed is.
    board = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
    config = {"scenario": "die-zombies-die", "board": board}
    made = server.http.post("/api/tables", json={"seats": seats, "config": config}).json()
    ada = new_context()
    ada.go(f"table?token={made['token']}")
    ada.page.wait_for_selector("[data-gathering] >> text=Bruno")
    assert made["seed_hash"] in ada.page.inner_text("[data-gathering]")
    ada.nothing_wrong("gathering")
    bruno = new_context(width=360, height=740, lang="it")
    bruno.go(f"table?token={made['links']['zombies-1']}")
    for seat in (ada, bruno):
        seat.page.wait_for_selector("svg.board, [data-choice]")
    ada.wait_for_choice()
    assert ada.problems == bruno.problems == []
