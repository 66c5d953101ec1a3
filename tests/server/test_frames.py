"""Whatever comes over a line: it is refused or answered, nobody else notices, and the game is what it was."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.conftest import nightly
from tests.server.house import House, Page

KINDS = ("choose", "undo", "chat", "hint", "why", "reveal", "quiet", "odds", "takeover", "contribute", "state", "", 7)
STRANGE = (None, True, -1, 0, 2**63, 1.5, "", "0", "x" * 300, "\u0000", "\ud800", [], [[]], {}, {"a": {"b": []}})


def value(dice: random.Random, depth: int = 0) -> Any:
    kind = dice.randrange(6)
    if kind == 0 and depth < 4:
        return [value(dice, depth + 1) for _ in range(dice.randrange(4))]
    if kind == 1 and depth < 4:
        return {dice.choice(["seq", "option", "seat", "text", "x"]): value(dice, depth + 1) for _ in range(3)}
    return dice.choice(STRANGE)


def frame(dice: random.Random) -> str | bytes:
    """A message that is nearly right, or not at all."""
    way = dice.random()
    if way < 0.1:
        return dice.randbytes(dice.randrange(60))
    if way < 0.2:
        return "".join(chr(dice.randrange(32, 0x2FF)) for _ in range(dice.randrange(80)))
    if way < 0.25:
        return "[" * dice.randrange(1, 3000)
    said: dict[str, Any] = {"t": dice.choice(KINDS)}
    for name in ("seq", "option", "text", "about", "seat", "kinds", "on", "hero", "zombies", "level", "part"):
        if dice.random() < 0.4:
            said[name] = value(dice)
    text = json.dumps(said)
    return text[: dice.randrange(len(text) + 1)] if way < 0.35 else text


def test_no_frame_changes_a_game_that_its_sender_may_not_change(house: House) -> None:
    seats = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "link"}]
    made = house.table(seats)
    ada = house.page(made["token"])
    before = ada.asked()
    dice = random.Random(16)
    strangers: dict[str, Page] = {}
    for _ in range(nightly(10_000, otherwise=800)):
        token = dice.choice([made["watch"], made["links"]["zombies-1"]])
        if token not in strangers:
            strangers[token] = house.page(token)
        try:
            strangers[token].line.send(frame(dice))
            with contextlib.suppress(TimeoutError):
                while True:
                    strangers[token].line.recv(0)
        except ConnectionClosed:
            del strangers[token]
    for page in strangers.values():
        page.close()
    # The table is as it was, and answers.
    again = house.page(made["token"])
    now = again.asked()
    assert (now["seq"], now["view"], now["decision"]) == (before["seq"], before["view"], before["decision"])
    again.choose("0")
    again.hear_until(lambda m: m.get("seq", -1) > before["seq"])
    again.close()
    ada.close()


def test_frames_of_the_player_in_turn_leave_the_game_whole(house: House) -> None:
    made = house.table([{"seat": seat, "who": "me"} for seat in ("heroes-1", "zombies-1")])
    dice = random.Random(61)
    page = house.page(made["token"])
    for _ in range(nightly(3000, otherwise=300)):
        try:
            page.line.send(frame(dice))
            with contextlib.suppress(TimeoutError):
                while True:
                    page.line.recv(0)
        except ConnectionClosed:
            page = house.page(made["token"])
    page.close()
    again = house.page(made["token"])
    assert again.asked()["decision"]
    again.choose("0")
    again.asked()
    again.close()
