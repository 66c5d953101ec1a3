"""A table for tests: set a position, give the dice, play, look.

    billy = {"space": "3,3", "items": ["baseball-bat"]}
    t = table(heroes={"billy": billy}, zombies={"z1": "3,3"}, dice=[3, 5, 4, 3, 6])
    t.choose("activate", hero="billy")        # pick the option with this type and these fields
    t.choose("skip")
    assert t.offers("use-item", card="baseball-bat")
    t.choose("use-item", card="baseball-bat")
    t.passes()                                 # everybody passes until something else than a window is asked
    assert "z1" not in t.zombies

Everything goes through the engine's protocol, as any client would. `t.seat`, `t.kind`, `t.window` tell who is asked
what; `t.options` are the options as the protocol shows them; `t.events` all events so far, as in
`t.saw("wounded", who="billy")`; `t.heroes`, `t.zombies`, `t.state` are the whole state, `t.view(seat)` what a seat
sees; `t.dice(…)` forces the next dice. After each answer the copies of all cards must add up.
The default board is a small drawn grid (see GRID); pass board={"center": …, "outer": […]} for the real ones.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.engine import Engine
from shamble.lnoe.state import Lnoe
from tests.lnoe.copies import copies_add_up

GRID: dict[str, Any] = {
    "grid": {
        "width": 8,
        "height": 6,
        "buildings": [
            {
                "id": "church",
                "cells": ["0,0", "1,0", "0,1", "1,1"],
                "doors": [["1,1", "2,1"]],
                "numbers": [1, 2, 3],
                "pick_up": ["faith"],
            },
            {
                "id": "gym",
                "cells": ["5,0", "6,0", "5,1", "6,1"],
                "doors": [["5,1", "5,2"]],
                "numbers": [4, 5, 6],
                "pick_up": [],
            },
        ],
        "walls": [],
        "pits": ["7,5", "0,5"],
        "large": [],
    }
}
"""Two buildings of four spaces, doors at 1,1-2,1 and 5,1-5,2, pits in the lower corners, open ground elsewhere."""


class Refused(AssertionError):
    """The engine refused a request."""


class Table:
    """One conversation with the engine."""

    def __init__(self) -> None:
        self.engine = Engine()
        self.events: list[dict[str, Any]] = []
        self.decision: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send one request and return its answer, refusals included."""
        answer: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(self.engine.answer(msgspec.json.encode(request)))
        )
        if answer["ok"] and "decision" in answer:
            self.decision, self.result = answer["decision"], answer["result"]
            self.events += answer.get("events", [])
            if self.decision and isinstance(self.engine.game, Lnoe):
                copies_add_up(self.engine.game)
        return answer

    def must(self, **request: Any) -> dict[str, Any]:
        answer = self.ask(**request)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[dict[str, Any]]:
        return self.decision["options"] if self.decision else []

    @property
    def seat(self) -> str | None:
        return self.decision["seat"] if self.decision else None

    @property
    def kind(self) -> str | None:
        return self.decision["kind"] if self.decision else None

    @property
    def window(self) -> str | None:
        return self.decision.get("window") if self.decision else None

    @property
    def state(self) -> dict[str, Any]:
        return self.must(cmd="state")["state"]

    @property
    def heroes(self) -> dict[str, Any]:
        return self.state["heroes"]

    @property
    def zombies(self) -> dict[str, Any]:
        return self.state["zombies"]

    def view(self, seat: str) -> dict[str, Any]:
        return self.must(cmd="view", seat=seat)["view"]

    def find(self, type: str, **fields: Any) -> list[dict[str, Any]]:
        """The options of this type whose fields are as given."""
        return [o for o in self.options if o["type"] == type and all(o.get(k) == v for k, v in fields.items())]

    def offers(self, type: str, **fields: Any) -> bool:
        return bool(self.find(type, **fields))

    def values(self, type: str, field: str, **fields: Any) -> list[Any]:
        """One field of every option of a type, sorted."""
        return sorted((o[field] for o in self.find(type, **fields) if field in o), key=str)

    def saw(self, type: str, **fields: Any) -> bool:
        """Whether an event like this has happened."""
        return any(e["type"] == type and all(e.get(k) == v for k, v in fields.items()) for e in self.events)

    # -- playing -------------------------------------------------------------------------------------------

    def dice(self, *values: int) -> None:
        self.must(cmd="dice", values=list(values))

    def choose(self, type: str, **fields: Any) -> None:
        """Take the one option that fits; more than one is fine when they are alike but for fields not named."""
        found = self.find(type, **fields)
        if not found:
            offered = [{k: v for k, v in o.items() if k not in ("id", "label")} for o in self.options]
            raise AssertionError(f"{type} {fields} is not offered to {self.seat} ({self.kind}): {offered}")
        self.must(cmd="choose", option=found[0]["id"])

    def passes(self, seat: str | None = None) -> None:
        """Everybody (or one seat) passes windows until something else is asked."""
        while self.kind == "window" and (seat is None or self.seat == seat):
            self.choose("pass")

    def nothing_pending(self) -> None:
        """No window or follow-up question is open: the turn goes on with an ordinary decision, or the game is over."""
        assert self.kind not in ("window", "choose", "discard-down"), f"{self.seat} is still asked {self.decision}"


def table(dice: list[int] | None = None, seed: int = 1, **situation: Any) -> Table:
    """A table in the given situation. Zombies may be given as name: space."""
    situation.setdefault("board", GRID)
    situation.setdefault("profile", "original-advanced")
    zombies = situation.get("zombies", {})
    situation["zombies"] = {n: {"space": z} if isinstance(z, str) else z for n, z in zombies.items()}
    heroes = situation.get("heroes", {})
    situation["heroes"] = {n: {"space": h} if isinstance(h, str) else h for n, h in heroes.items()}
    t = Table()
    t.must(cmd="situation", game="last-night-on-earth", seed=seed, situation=situation, dice=dice or [])
    return t


def new_game(seed: int = 1, dice: list[int] | None = None, **config: Any) -> Table:
    """A table with a new game."""
    t = Table()
    t.must(cmd="new", game="last-night-on-earth", seed=seed, config=config, dice=dice or [])
    return t
