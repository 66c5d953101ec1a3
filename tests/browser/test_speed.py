"""How quickly the table is there and answers, measured in the browser itself."""

from __future__ import annotations

import gzip
import statistics
from collections.abc import Callable

import pytest

from tests.browser.conftest import STATIC, Server
from tests.browser.seat import HARMLESS, Seat

pytestmark = pytest.mark.alone

HORDE = {f"z{n + 1}": {"space": f"{n % 7},{n // 7}"} for n in range(14)}
TEAM = {
    "billy": {"space": "6,6", "seat": "heroes-1"},
    "sally": {"space": "5,6", "seat": "heroes-1"},
    "jake-cartwright": {"space": "6,5", "seat": "heroes-1"},
    "sheriff-anderson": {"space": "5,5", "seat": "heroes-1"},
}

CLICK = """() => new Promise((done) => {
  const bar = document.querySelector('[data-choice]');
  const before = bar.dataset.choice;
  const doing = (button) => !['done', 'pass'].includes(button.dataset.type) && !button.disabled;
  const button = [...document.querySelectorAll('[data-option]')].find(doing);
  const started = performance.now();
  const shown = () => {
    if (bar.dataset.choice === before || !bar.dataset.kind) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - started)));
  };
  const watch = new MutationObserver(shown);
  watch.observe(bar, { attributes: true });
  button.click();
})"""


def test_the_client_is_at_most_200_kb_of_code_and_300_kb_with_the_words_of_every_box_in_both_languages() -> None:
    files = [file for file in (STATIC / "assets").iterdir() if file.suffix in (".js", ".css")]
    files.append(STATIC / "index.html")
    size = {file.stem: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    texts = {file.stem for file in STATIC.parents[1].rglob("*.ftl")}
    words = sum(part for name, part in size.items() if name[: -len("-12345678")] in texts)
    assert words > 20_000
    assert sum(size.values()) - words <= 200_000
    assert sum(size.values()) <= 300_000


def test_the_first_paint_comes_within_a_second(new_context: Callable[..., Seat], server: Server) -> None:
    def first_paint() -> float:
        me = new_context()
        me.go("")
        me.page.wait_for_selector("h1")
        paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        me.page.wait_for_function(paint)
        return float(me.page.evaluate(paint))

    assert quick_enough(first_paint, 1000)


def test_a_choice_is_on_screen_within_100_ms_with_14_zombies(new_context: Callable[..., Seat], server: Server) -> None:
    situation = {
        "scenario": "die-zombies-die", "profile": "original-basic", "turn": "zombies", "step": "move",
        "heroes": TEAM, "zombies": HORDE,
    }  # fmt: skip
    seats = [{"seat": "zombies-1", "who": "me"}, {"seat": "heroes-1", "who": "bot", "level": "random"}]
    made = server.table(seats, config={"situation": situation})
    me = new_context(made["token"])
    # Other work on the machine comes and goes; what counts is what the table itself needs.
    assert quick_enough(lambda: median_of_choices(me), 100)


def quick_enough(measure: Callable[[], float], limit: float) -> bool:
    """Whether one of three measurements is within the limit."""
    return any(measure() <= limit for _ in range(3))


def median_of_choices(me: Seat) -> float:
    """Milliseconds from click to picture, the median of seven choices: Zombies that move, one after another."""
    times: list[float] = []
    while len(times) < 7:
        seen = me.wait_for_choice()
        if not any(option[1] not in HARMLESS for option in seen["options"]):
            me.page.click("[data-unfold]")
        times.append(me.page.evaluate(CLICK))
    return float(statistics.median(times))
