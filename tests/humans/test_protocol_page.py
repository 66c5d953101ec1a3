"""docs/protocol.md names everything that the three games ask and tell."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

from shamble.humans.describe import KIND_RULES, TYPES
from shamble.humans.describe_fields import FIELDS
from shamble.humans.situation import KEYS, SHEET_KEYS
from tests.humans.table import Town

HOUSE = Path(__file__).parents[2]
PAGE = (HOUSE / "docs" / "protocol.md").read_text(encoding="utf-8")
OURS = PAGE[PAGE.index("## Humans!!!") : PAGE.index("## Why not?")]


def emitted() -> set[str]:
    """Every event that a rule or card emits."""
    found = set()
    for file in (HOUSE / "src" / "shamble" / "humans").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found


def test_every_decision_option_and_event_is_named():
    words = {*re.findall(r"`([a-z-]+)`", OURS)}
    assert len(emitted()) > 40
    types = {TYPES.get(type, type) for type in FIELDS}
    assert ({*KIND_RULES} | types | emitted()) - words == set()


def test_the_position_on_the_page_names_what_a_situation_has():
    position = json.loads(re.findall(r"```json\n(.*?)```", OURS, re.DOTALL)[0])
    assert {*position} <= {*KEYS}
    for sheet in position["sheets"].values():
        assert {*sheet} <= {*SHEET_KEYS}


def test_a_position_like_that_of_the_page_can_be_played():
    position = json.loads(re.findall(r"```json\n(.*?)```", OURS, re.DOTALL)[0])
    del position["sheets"]["shotgun-1"], position["players"]
    position["players"] = 2
    t = Town()
    t.must(cmd="situation", game="humans", situation=position)
    assert t.saw("held", seat="zombie-1"), "the effect on the page is Fear"
