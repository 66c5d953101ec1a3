"""What stands between a stranger and the table: headers, hosts, origins, files."""

from __future__ import annotations

import re

import pytest

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


@pytest.mark.parametrize("host", ["[", "[::1", "[x]", "a b"])
def test_a_name_that_is_none_is_refused_with_a_sentence(house: House, host: str) -> None:
    answer = house.http.get("/api/catalog", headers={"host": host})
    assert (answer.status_code, answer.json()["message"]) == (403, "This server is not reached under that name.")


def test_an_origin_that_is_none_is_refused_with_a_sentence(house: House) -> None:
    answer = house.http.post("/api/player", json={"on": True}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "refused")


@pytest.mark.parametrize(
    "body", ["[" * 100_000, '{"seed": ' + "9" * 6000 + "}", '{"config": ' + '{"a":' * 3000 + "1" + "}" * 3000 + "}"]
)
def test_a_body_that_cannot_be_read_gets_a_sentence(house: House, body: str) -> None:
    answer = house.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["message"].startswith("The body of the request cannot be read")


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("DELETE", "/api/tables", 405)])
def test_a_call_that_is_none_gets_a_sentence(house: House, method: str, path: str, status: int) -> None:
    answer = house.http.request(method, path, params={"lang": "it"})
    assert answer.status_code == status
    assert answer.json()["message"].startswith("Questa chiamata non esiste")
