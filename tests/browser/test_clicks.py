"""How often a sensible player has to click, counted at the page itself.

`SHAMBLE_CLICKS=20 .venv/bin/python -m pytest tests/browser/test_clicks.py -s` plays twenty games, asked always and
asked when there is something new, and prints the clicks of each kind; a game takes a minute. What the table asks is
held to the same limit, without a browser, by `tests/server/test_asking.py`.
"""

from __future__ import annotations

import json
import os
import statistics
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from shamble.compass import cell, steps_between
from tests.browser.conftest import KEPT, Server
from tests.browser.seat import HARMLESS, Seat

GAMES = int(os.environ.get("SHAMBLE_CLICKS", "0"))
ROUNDS = int(os.environ.get("SHAMBLE_CLICKS_ROUNDS", "15"))
LONGEST_TEST = 7200
SOLO = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "normal"}]
MOST_IN_THE_TURN_OF_THE_OTHERS = 4
MOST_IN_THE_OWN_TURN = 14
WANTED = ("search", "pick-up", "attack", "fight", "roll-movement", "activate", "choose")
"""What is taken where it is offered, the best first."""
IN_DANGER = ("attack", "roll-movement", "stop", "fight", "activate", "choose")
"""The same for a Hero with one of the dead beside them."""
MODES = os.environ.get("SHAMBLE_CLICKS_ASKED", "all,new").split(",")


class Player:
    """Searches where it is safe, walks away from the dead, shoots what it sees, answers when a fight goes badly."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.turns: list[tuple[str, Counter[str], int]] = []
        """Whose turn it was, the clicks of each kind in it, and how many Heroes lived."""
        self._turn: tuple[int, str] | None = None

    def play(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            seen = self.me.wait_for_choice(seconds=60)
            if seen["over"]:
                return
            message = self._message()
            if message is None:
                continue
            self._note(message["view"])
            self._click(message["decision"], message["view"])
            self._wait_on(seen["seq"])

    def _message(self) -> dict[str, Any] | None:
        """What is shown now."""
        message: dict[str, Any] = json.loads(next(f for f in reversed(self.me.frames) if '"decision"' in f))
        return message if message["decision"] else None

    def _note(self, view: dict[str, Any]) -> None:
        turn = (view["round"], view["turn"])
        if turn != self._turn and view["round"] > 0:
            living = sum(hero["alive"] for hero in view["heroes"].values())
            self.turns.append((view["turn"], Counter(), living))
        self._turn = turn

    def _click(self, decision: dict[str, Any], view: dict[str, Any]) -> None:
        if self.turns:
            self.turns[-1][1][decision.get("window") or decision["kind"]] += 1
        goal = self._goal(decision, view)
        if goal:
            self.me.page.locator(f'[data-space="{goal}"]').dispatch_event("click")
            return
        any_order = self.me.page.locator("[data-any]")
        if any_order.count():
            any_order.click()
            return
        option = self._option(decision, view)
        button = self.me.page.locator(f'[data-option="{option["id"]}"]').first
        if not button.count():
            group = self.me.page.locator(f'[data-group="{option.get("card") or option.get("ability")}"]').first
            (group if group.count() else self.me.page.locator("[data-unfold]").first).click()
            self.me.page.wait_for_timeout(30)
        listed = self.me.page.locator("dialog[open] .chooser button").first
        if not button.count() and not listed.count():
            # Not to be had after all: close what was opened and leave it.
            self.me.page.keyboard.press("Escape")
            button = self.me.page.locator("[data-choice] [data-option]:enabled").first
        (listed if listed.count() else button).click()

    def _goal(self, decision: dict[str, Any], view: dict[str, Any]) -> str | None:
        """Where to walk: as far from the dead as the roll reaches, if that is farther than here."""
        reach = decision.get("reach") or {}
        here = view["heroes"].get(decision["actor"] or "", {}).get("space")
        best = max(reach, key=lambda space: _safety(space, view), default=None)
        return best if best and here and _safety(best, view) > _safety(here, view) else None

    def _option(self, decision: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
        options: list[dict[str, Any]] = decision["options"]
        fight = decision.get("fight") or {}
        losing = bool(fight.get("hero_dice")) and max(fight["hero_dice"]) <= max(fight["zombie_dice"])
        if decision["kind"] == "window" and losing:
            return options[-1]
        here = view["heroes"].get(decision["actor"] or "", {}).get("space")
        for wanted in IN_DANGER if here and _safety(here, view) <= 1 else WANTED:
            for option in options:
                if option["type"] == wanted:
                    return option
        return next((option for option in options if option["type"] in HARMLESS), options[0])

    def _wait_on(self, seq: int) -> None:
        """Until the page shows what came of it: a walk is several choices and one click."""
        deadline = time.monotonic() + 10
        while self.me.look()["seq"] == seq and time.monotonic() < deadline:
            self.me.page.wait_for_timeout(10)
        settled = self.me.look()
        while time.monotonic() < deadline:
            self.me.page.wait_for_timeout(60)
            now = self.me.look()
            if now["seq"] == settled["seq"] and (now["kind"] or now["over"]):
                return
            settled = now


def _safety(space: str, view: dict[str, Any]) -> int:
    """Spaces to the nearest of the dead, as a king walks."""
    return min((steps_between(cell(space), cell(z["space"])) for z in view["zombies"].values()), default=9)


def clicks(new_context: Callable[..., Seat], server: Server, asking: str, games: int) -> dict[str, list[Counter[str]]]:
    """The clicks of every turn, by side; of the own turn only those with four Heroes."""
    found: dict[str, list[Counter[str]]] = {"heroes": [], "zombies": []}
    for seed in range(games):
        me = new_context()
        kept = json.dumps({"pace": "instant", "asking": asking})
        me.page.add_init_script(f"localStorage.setItem('{KEPT}', '{kept}')")
        me.sit(server.table(SOLO, seed=seed, rounds=ROUNDS)["token"])
        player = Player(me)
        player.play(120)
        for side, count, living in player.turns[:-1]:
            if side == "zombies" or living == 4:
                found[side].append(count)
        me.page.context.close()
    return found


def report(asking: str, found: dict[str, list[Counter[str]]]) -> dict[str, float]:
    """Print the clicks by turn and kind; returns the median of each side's turn."""
    medians = {}
    for side, turns in found.items():
        totals = sorted(sum(turn.values()) for turn in turns)
        medians[side] = statistics.median(totals)
        kinds = sum(turns, Counter[str]())
        middle = f"median {medians[side]}, mean {statistics.mean(totals):.1f}, most {totals[-1]}"
        print(f"asked {asking}, {side} turn: {len(turns)} turns, {middle}")
        print("  by kind:", ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    return medians


@pytest.mark.skipif(not GAMES, reason="a measurement: SHAMBLE_CLICKS says of how many games")
def test_the_turn_of_the_others_takes_few_clicks(new_context: Callable[..., Seat], server: Server) -> None:
    for mode in MODES:
        medians = report(mode, clicks(new_context, server, mode, GAMES))
    assert medians["zombies"] <= MOST_IN_THE_TURN_OF_THE_OTHERS
    assert medians["heroes"] <= MOST_IN_THE_OWN_TURN
