"""The REST part keeps its schema whatever it is sent; the client is served; chances are counted."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from shamble.lnoe.odds import fresh
from shamble.lnoe.table.odds import several, shown
from shamble.server.app import make_app
from shamble.server.settings import Settings
from shamble.server.tokens import NotYourSeat, Ticket, Tokens, secret_in
from tests.conftest import nightly
from tests.server.house import PATIENCE, House

SCHEMA = schemathesis.openapi.from_dict(make_app(Settings(data=Path())).openapi())
EXAMPLES = nightly(400, otherwise=25)
OPERATIONS = {one.ok().label: one.ok() for one in SCHEMA.get_all_operations()}


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_every_answer_fits_the_schema(house: House, operation: str) -> None:
    @given(case=OPERATIONS[operation].as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def holds(case: schemathesis.Case) -> None:
        case.call_and_validate(
            base_url=f"http://127.0.0.1:{house.port}",
            timeout=PATIENCE,
            checks=[
                schemathesis.checks.not_a_server_error,
                response_schema_conformance,
                status_code_conformance,
                content_type_conformance,
            ],
        )

    holds()


def test_the_catalog_and_the_rules_come_in_both_languages(house: House) -> None:
    english = house.http.get("/api/catalog").json()
    assert {"die-zombies-die", "escape-in-the-truck"} <= {scenario["id"] for scenario in english["scenarios"]}
    italian = house.http.get("/api/rules", params={"lang": "it"}).json()
    assert len(italian) == len(house.http.get("/api/rules").json()) > 100


def test_an_impossible_table_is_refused_with_a_sentence(house: House) -> None:
    answer = house.http.post("/api/tables", json={"config": {"players": 9}})
    assert answer.status_code == 400
    assert answer.json()["message"] == "Last Night on Earth is for 2 to 6 players, not 9."
    for strange in ({"scenario": []}, {"players": {}}, {"board": {"outer": 3}}, {"heroes": [[]]}, {"switches": 1}):
        assert house.http.post("/api/tables", json={"config": strange}).status_code in (400, 404), strange
    assert house.http.post("/api/tables", json={"game": "chess"}).status_code == 404
    assert house.http.post("/api/tables", json={"seats": "all"}).status_code == 422


def test_the_built_client_is_served_at_the_root(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Shamble</title>")
    (static / "assets" / "index-1a2b.js").write_text("1")
    house = House(tmp_path, static=static)
    page = house.http.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert "Shamble" in page.text
    assert "immutable" in house.http.get("/assets/index-1a2b.js").headers["cache-control"]
    assert house.http.get("/api/catalog").status_code == 200
    house.close()


def test_without_a_built_client_the_page_says_how_to_build_it(house: House) -> None:
    assert "./run play" in house.http.get("/").text


def test_a_ticket_is_read_only_with_the_secret_it_was_signed_with(tmp_path: Path) -> None:
    tokens = Tokens(secret_in(tmp_path / "secret"))
    ticket = Ticket("t", ("heroes-1",), host=True)
    assert Tokens(secret_in(tmp_path / "secret")).read(tokens.sign(ticket)) == ticket
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    with pytest.raises(NotYourSeat):
        Tokens(b"another").read(tokens.sign(ticket))


def test_two_dice_against_one_as_counted_by_hand() -> None:
    # 216 ways. Doubles beat the Zombie's die in 0+1+2+3+4+5 ways; of all pairs 125 of 216 beat it.
    odds = shown(fresh(2, 1))
    assert odds["kill"] == pytest.approx(15 / 216)
    assert odds["win"] + odds["kill"] == pytest.approx(125 / 216)
    assert odds["lose"] == pytest.approx(91 / 216)
    assert several(odds, 2)["win"] == pytest.approx((125 / 216) ** 2)
