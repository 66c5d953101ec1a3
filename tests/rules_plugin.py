"""A pytest plugin: a test may only cite rules that exist.

`@pytest.mark.rule("8.1.1", "8.1.1.2")` says which numbered rules the test proves; `shamble rules` lists them.
A file with an unknown number fails to be collected, and with it the suite.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator
from functools import cache
from pathlib import Path

import pytest

from shamble.rules_reference.places import book_of_test


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(number, ...): the numbered rules that this test proves")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.passed:
        wrong = [line for item in report.result if isinstance(item, pytest.Item) for line in faults_of(item)]
        if wrong:
            report.outcome = "failed"
            report.longrepr = "\n".join(dict.fromkeys(wrong))
            report.result = []
    return report


def faults_of(item: pytest.Item) -> Iterator[str]:
    """Yield one sentence for each citation of a test that names no rule."""
    known = numbers_for(item.path)
    for mark in item.iter_markers("rule"):
        if not mark.args:
            yield f"{item.nodeid}: pytest.mark.rule names no rule; give numbers as strings, like '8.1.1'"
        for number in mark.args:
            if number not in known:
                yield f"{item.nodeid}: there is no rule {number!r}; `shamble rules` lists the numbers"


@cache
def numbers_for(path: Path) -> Collection[str]:
    """The numbers that the tests of a file may cite."""
    book = book_of_test(path)
    return book.by_number if book is not None else ()
