"""What stands between a stranger and the table: headers, hosts, origins, files."""

from __future__ import annotations

import re

from tests.server.house import House


def test_every_answer_says_what_a_browser_may_do(house: House) -> None:
    for path in ("/", "/api/catalog", "/api/seat?token=x", "/docs", "/openapi.json", "/nothing-here"):
        headers = house.http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"], path
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    assert house.http.get("/api/catalog").headers["cache-control"] == "no-store"


def test_the_page_about_the_rest_calls_asks_nobody_else(house: House) -> None:
    page = house.http.get("/docs")
    assert page.status_code == 200
    assert "/api/tables" in page.text
    assert "<script" not in page.text
    assert re.findall(r"https?://", page.text) == []


def test_names_and_chat_hold_no_control_characters(house: House) -> None:
    made = house.table([{"seat": "heroes-1", "who": "me", "name": " A\u202eda\x07\n "}])
    page = house.page(made["token"])
    assert page.asked()["table"]["seats"][0]["name"] == "Ada"
    page.say("chat", text="up\u202e and\x1b[2J down")
    assert page.hear_until(lambda m: m.get("chat"))["chat"][0]["text"] == "up and[2J down"
    page.close()
