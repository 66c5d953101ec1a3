"""What whoever runs the server can look at, and that no secret is in it."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from shamble.server.logs import Structured, without_secrets
from tests.server.house import House
from tests.server.test_lasting import play_on


def test_healthz_says_whether_the_table_can_be_played_at(house: House) -> None:
    answer = house.http.get("/healthz")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True


def test_numbers_are_off_unless_asked_for(house: House, tmp_path: Path) -> None:
    assert house.http.get("/metrics").status_code == 404
    counting = House(tmp_path, metrics=True)
    page = counting.page(counting.table()["token"])
    play_on(page, 3)
    lines = counting.http.get("/metrics").text.splitlines()
    values = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert values["shamble_tables_open"] == "1"
    assert values["shamble_lines_open"] == "1"
    assert int(values["shamble_choices_total"]) >= 3
    assert values['shamble_choice_stored_seconds_bucket{le="+Inf"}'] == values["shamble_choice_stored_seconds_count"]
    page.close()
    counting.close()


def test_log_lines_are_structured_and_hold_no_secret(house: House) -> None:
    token = house.table()["token"]
    for text in (
        f"GET /ws?token={token}&lang=en",
        f"a bare {token} in a sentence",
        "postgresql://ada:hunter2secret@host/db",
        "seed " + "ab" * 32,
    ):
        clean = without_secrets(text)
        assert token not in clean
        assert "hunter2secret" not in clean
        assert "abab" not in clean
    record = logging.LogRecord("shamble.server", logging.WARNING, "", 1, "table %s, token=%s", ("t", token), None)
    line = json.loads(Structured().format(record))
    assert (line["level"], line["logger"]) == ("warning", "shamble.server")
    assert token not in line["message"]
