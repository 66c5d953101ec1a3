"""Chance that nobody can choose, know or compute ahead: not the host, not the server, not a bot."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble import games
from shamble.cli import build
from shamble.kernel import chance
from shamble.server import luck
from shamble.server.opponents import blind
from shamble.server.proof import check
from tests.server.house import SOLO, House, Page

TWO = [{"seat": "heroes-1", "who": "me", "name": "Ada"}, {"seat": "zombies-1", "who": "link", "name": "Bruno"}]


def draw(house: House, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A table whose seed nobody chose."""
    answer = house.http.post("/api/tables", json={"config": {"scenario": "die-zombies-die"}, "seats": seats, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def contribute(page: Page) -> str:
    part = secrets.token_hex(16)
    page.say("contribute", part=part)
    return part


def test_the_cards_are_dealt_when_everybody_has_added_a_part(house: House) -> None:
    made = draw(house, TWO, rated=True)
    ada, bruno = house.page(made["token"]), house.page(made["links"]["zombies-1"])
    first = ada.hear()
    assert (first["t"], first["waiting"]) == ("gathering", ["heroes-1", "zombies-1"])
    assert first["table"]["seed_hash"] == made["seed_hash"]
    contribute(ada)
    assert ada.hear_until(lambda m: m["t"] == "gathering" and m["waiting"] == ["zombies-1"])
    assert house.http.get("/api/replay", params={"token": made["token"]}).status_code == 409
    assert house.http.get("/api/seat", params={"token": made["token"]}).json()["waiting_for"] == ["zombies-1"]
    ada.say("choose", seq=0, option="0")
    assert ada.hear_until(lambda m: m["t"] == "error")["message"] == "The game begins when everybody has sat down."
    contribute(bruno)
    begun = ada.hear_until(lambda m: m["t"] == "state")
    assert begun["table"]["seed_hash"] == made["seed_hash"]
    assert begun["table"]["rated"] is True
    bruno.hear_until(lambda m: m["t"] == "state")
    ada.close()
    bruno.close()


def test_a_part_is_given_once_and_spectators_give_none(house: House) -> None:
    made = draw(house, TWO)
    ada, watcher = house.page(made["token"]), house.page(made["watch"])
    contribute(watcher)
    contribute(ada)
    contribute(ada)
    ada.say("contribute", part="no hex")
    assert ada.hear_until(lambda m: m["t"] == "error")["message"] == "The table did not understand that."
    bruno = house.page(made["links"]["zombies-1"])
    assert bruno.hear_until(lambda m: m["t"] == "gathering")["waiting"] == ["zombies-1"]
    contribute(bruno)
    bruno.hear_until(lambda m: m["t"] == "state")
    for page in (ada, bruno, watcher):
        page.close()


def test_a_gathering_outlives_a_restart(tmp_path: Path) -> None:
    first = House(tmp_path)
    made = draw(first, TWO)
    ada = first.page(made["token"])
    contribute(ada)
    ada.hear_until(lambda m: m["t"] == "gathering" and m["waiting"] == ["zombies-1"])
    first.close()
    second = House(tmp_path)
    bruno, ada = second.page(made["links"]["zombies-1"]), second.page(made["token"])
    contribute(bruno)
    assert ada.hear_until(lambda m: m["t"] == "state")["table"]["seed_hash"] == made["seed_hash"]
    ada.close()
    bruno.close()
    second.close()


def test_the_host_may_begin_without_somebody_who_does_not_come(house: House) -> None:
    made = draw(house, TWO)
    ada = house.page(made["token"])
    contribute(ada)
    ada.say("takeover", seat="zombies-1", level="easy")
    assert ada.asked()["table"]["seats"][1]["who"] == "bot"
    ada.close()


def test_alone_nobody_is_waited_for(house: House) -> None:
    page = house.page(draw(house, SOLO, rated=True)["token"])
    assert page.asked()["table"]["rated"] is True
    assert page.now["table"]["marks"] == []
    page.close()


@pytest.fixture(scope="module")
def proven(house: House) -> dict[str, Any]:
    """A whole game of two people over a drawn seed, its proof, and what they knew before."""
    from tests.server.test_playing import hear_what_is_there

    made = draw(house, TWO)
    pages = [house.page(made["token"]), house.page(made["links"]["zombies-1"])]
    parts = [contribute(page) for page in pages]
    for _ in range(4000):
        page = next((p for p in pages if p.now.get("decision") or p.now.get("result")), None)
        if page is None:
            for one in pages:
                hear_what_is_there(one)
        elif page.now["result"]:
            break
        else:
            page.choose(page.now["decision"]["options"][-1]["id"])
    for page in pages:
        page.close()
    proof = house.http.get("/api/proof", params={"token": made["token"]}).json()
    return {"proof": proof, "parts": parts, "hash": made["seed_hash"]}


def verify(proof: Any, folder: Path, *words: str) -> Any:
    file = folder / "proof.json"
    file.write_text(proof if isinstance(proof, str) else json.dumps(proof))
    return CliRunner().invoke(build("verify"), ["verify", str(file), *words])


def test_the_proof_holds_against_the_hash_and_the_part_that_each_player_knows(
    proven: dict[str, Any], tmp_path: Path
) -> None:
    proof, (ada, bruno), shown = proven["proof"], proven["parts"], proven["hash"]
    assert verify(proof, tmp_path, "--hash", shown, "--mine", f"heroes-1={ada}").exit_code == 0
    assert verify(proof, tmp_path, "--mine", f"zombies-1={bruno}").exit_code == 0
    other = verify(proof, tmp_path, "--hash", "0" * 32)
    assert (other.exit_code, "hash shown before" in other.output) == (1, True)
    left_out = verify(proof, tmp_path, "--mine", f"zombies-1={ada}")
    assert (left_out.exit_code, "without what zombies-1 added" in left_out.output) == (1, True)


@pytest.mark.parametrize("field", ["part", "salt"])
def test_another_secret_of_the_server_is_found(proven: dict[str, Any], tmp_path: Path, field: str) -> None:
    proof = json.loads(json.dumps(proven["proof"]))
    proof["luck"][field] = "0" * 64
    assert verify(proof, tmp_path).exit_code == 1
    # Also where everything that follows from it is made to fit: the hash that was shown does not.
    forged = luck.Luck(**proof["luck"])
    proof |= {"seed": str(forged.seed), "seed_hash": forged.commitment}
    assert verify(proof, tmp_path, "--hash", proven["hash"]).exit_code == 1


@pytest.mark.parametrize("seal", ["", "0" * 32])
def test_the_last_state_of_a_game_must_have_its_seal(proven: dict[str, Any], tmp_path: Path, seal: str) -> None:
    proof = json.loads(json.dumps(proven["proof"]))
    sealed = [step for step, choice in enumerate(proof["choices"], 1) if choice["hash"]]
    assert sealed == [*range(25, len(proof["choices"]), 25), len(proof["choices"])]
    proof["choices"][-1]["hash"] = seal
    other = verify(proof, tmp_path)
    assert (other.exit_code, "not where they were" in other.output) == (1, True)


def test_a_contribution_changed_afterwards_is_found(proven: dict[str, Any], tmp_path: Path) -> None:
    proof = json.loads(json.dumps(proven["proof"]))
    proof["luck"]["given"]["zombies-1"] = "0" * 32
    assert verify(proof, tmp_path).exit_code == 1
    proof["seed"] = str(luck.Luck(**proof["luck"]).seed)
    assert verify(proof, tmp_path).exit_code == 1


MALFORMED = ["", "[]", "{", "3", '{"seed": 1}', '{"luck": []}', "[" * 100_000, '{"config": {"players": []}}']


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_no_proof_is_told_from_wrong_dice_by_its_status(text: str, tmp_path: Path) -> None:
    result = verify(text, tmp_path)
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1


def test_every_damaged_field_of_a_proof_gets_a_sentence(proven: dict[str, Any]) -> None:
    from shamble.server.proof import Malformed

    for name in proven["proof"]:
        for strange in (None, -1, "x", [], {}, [[]], {"a": 1}, 2**70):
            if (name, strange) in (("config", {}), ("choices", [])) or proven["proof"][name] == strange:
                continue  # the same scenario by default, and a game that has only begun
            try:
                _, problem = check({**proven["proof"], name: strange})
            except Malformed:
                continue
            assert problem or name in ("shamble", "table", "marks"), (name, strange)


def test_a_chosen_seed_and_a_described_position_are_told_to_everybody(house: House) -> None:
    situation = {"heroes": {"billy": {"space": "5,5"}}, "zombies": {"z1": {"space": "5,6"}}}
    for more, mark in (({"seed": 4}, "chosen-seed"), ({"config": {"situation": situation}}, "situation")):
        made = draw(house, TWO, rated=True, **more)
        for token in (made["token"], made["links"]["zombies-1"], made["watch"]):
            page = house.page(token)
            page.hear_until(lambda m: m["t"] == "state" and m["log"])
            assert page.now["table"]["marks"] == [mark]
            assert page.now["table"]["rated"] is False
            assert any("can know every card" in row["text"] for row in page.log)
            page.close()


def test_the_hash_of_a_guessable_seed_tells_nothing(house: House) -> None:
    one, other = house.table(seed=7), house.table(seed=7)
    assert one["seed_hash"] != other["seed_hash"]
    assert chance.seed_hash(7) not in (one["seed_hash"], other["seed_hash"])


def test_chance_at_a_table_is_keyed_and_a_bot_is_given_none_of_it(house: House) -> None:
    save = house.http.get("/api/save", params={"token": draw(house, SOLO)["token"]}).json()["save"]
    game = games.load(save)
    assert chance.kind(game.seed) == "keyed"
    assert all(isinstance(value, tuple) for value in game.streams)
    given = blind(game).decode()
    assert str(game.seed) not in given
    assert not any(key in given for key, _ in game.streams)
