"""A person at a page: looks at what is offered and takes it by mouse or by keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

HARMLESS = ("pass", "done", "stop", "skip", "keep")
PATIENCE = 120.0
"""Seconds without a new choice after which a page counts as stuck: a game may take as long as the machine needs."""

READ = """() => {
  const bar = document.querySelector('[data-choice]');
  return {
    seq: bar ? Number(bar.dataset.choice) : -1,
    kind: bar ? bar.dataset.kind : '',
    over: document.querySelector('[data-over]') !== null,
    options: [...document.querySelectorAll('[data-option]')].map((b) => [b.dataset.option, b.dataset.type, b.disabled]),
    cover: document.querySelector('[data-cover]') !== null,
  };
}"""


class Seat:
    """A page with the habits of a player. It takes the last option that is offered, so that games get somewhere."""

    def __init__(self, page: Page, url: str, token: str, shots: Path) -> None:
        self.page = page
        self.url = url
        self.shots = shots
        self.problems: list[str] = []
        self.frames: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        if token:
            self.sit(token)

    def sit(self, token: str) -> None:
        self.go(f"table?token={token}")
        self.page.wait_for_selector("[data-choice]")

    def go(self, path: str) -> None:
        self.page.goto(f"{self.url}/#/{path}")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(READ)
        return seen

    def wait_for_choice(self, after: int = -1, seconds: float = PATIENCE) -> dict[str, Any]:
        """Until this page is asked, covered or at the end."""
        deadline = time.monotonic() + seconds
        while True:
            seen = self.look()
            asked = seen["kind"] and seen["seq"] != after
            if seen["over"] or seen["cover"] or asked:
                return seen
            assert time.monotonic() < deadline, f"nothing happens: {seen} {self.problems}"
            self.page.wait_for_timeout(10)

    def take(self, wanted: Callable[[list[list[Any]]], str] | None = None) -> dict[str, Any]:
        """Take one option with the mouse; opens the list of choices on the board when no other is there."""
        seen = self.wait_for_choice()
        if seen["over"] or seen["cover"]:
            return seen
        self.choose_now(wanted or default)
        return self.wait_for_choice(after=seen["seq"])

    def choose_now(self, wanted: Callable[[list[list[Any]]], str]) -> None:
        """Take an option of what is asked now; where the page has gone on meanwhile, nothing is taken."""
        seen = self.look()
        try:
            options = seen["options"]
            if not options:
                self.page.locator("[data-unfold], [data-group]").first.click()
                options = self.look()["options"]
            if options:
                self.page.locator(f'[data-option="{wanted(options)}"]').first.click()
        except TooLate:
            now = self.look()
            assert not now["kind"] or now["seq"] != seen["seq"], f"cannot be chosen: {seen}"

    def play_to_the_end(self, step: Callable[[], dict[str, Any]] | None = None) -> int:
        """Choose until the night is over; returns how often. Each choice has its own time."""
        for count in range(2000):
            if (step or self.take)()["over"]:
                return count
        raise AssertionError("no end")

    def shot(self, name: str) -> None:
        self.shots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.shots / f"{name}.png")

    def nothing_wrong(self, name: str = "") -> None:
        """No error in the page, nothing sticking out, nothing that axe finds; and a picture of the screen."""
        if name:
            self.shot(name)
        assert self.problems == []
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} pixels stick out"
        found = Axe().run(self.page)
        assert found.violations_count == 0, found.generate_report()


def default(options: list[list[Any]]) -> str:
    """Something that is done rather than left; the first of the last type, which leads on quickly."""
    doing = [option for option in options if option[1] not in HARMLESS]
    chosen: str = (doing or options)[-1][0]
    return chosen


def harmless_first(options: list[list[Any]]) -> str:
    """Leave what can be left, so that a turn is over soon."""
    leaving = [option for option in options if option[1] in HARMLESS]
    chosen: str = (leaving or options)[0][0]
    return chosen
