"""docs/protocol.md tells the truth: its sessions are played again, and nothing the engine says is missing from it."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec

from shamble import games
from shamble.engine import Engine
from shamble.lnoe.describe import FIELDS, KIND_RULES
from shamble.lnoe.game import CONFIG_KEYS
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.situation import KEYS
from tests.lnoe.test_words import calls

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
PACKAGE = Path(__file__).parent.parent / "src" / "shamble" / "lnoe"
SESSION = re.compile(r"```session\n(.*?)```", re.DOTALL)


def requests_of(session: str) -> list[dict[str, Any]]:
    """What is sent in a session of the page; a line that goes on is indented."""
    joined = re.sub(r"\n {2}", " ", session)
    return [json.loads(line[2:]) for line in joined.splitlines() if line.startswith("→ ")]


def played(session: str) -> str:
    """The session as the engine of today plays it, in lines that fit the page."""
    engine = Engine()
    lines: list[str] = []
    for request in requests_of(session):
        answer = msgspec.json.decode(msgspec.json.encode(engine.answer(msgspec.json.encode(request))))
        answer.pop("version", None)
        for mark, said in (("→ ", request), ("← ", answer)):
            text = mark + json.dumps(said, ensure_ascii=False)
            lines += textwrap.wrap(text, 128, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines) + "\n"


def test_the_sessions_of_the_page_are_what_the_engine_answers() -> None:
    """`SHAMBLE_WRITE_DOCS=1` writes the page anew instead, after a change that is meant."""
    page = PAGE.read_text(encoding="utf-8")
    again = SESSION.sub(lambda found: f"```session\n{played(found[1])}```", page)
    if os.environ.get("SHAMBLE_WRITE_DOCS"):
        PAGE.write_text(again, encoding="utf-8")
    assert again == PAGE.read_text(encoding="utf-8")
    assert len(SESSION.findall(page)) == 3


def test_a_session_ends_as_its_story_says() -> None:
    last_zombie, hunger, left_over = SESSION.findall(PAGE.read_text(encoding="utf-8"))
    assert '"result": {"winner": "heroes", "reason": "zombies-killed"' in re.sub(r"\n {2}", " ", last_zombie)
    assert "must move before Zombie 2" in re.sub(r"\n {2}", " ", hunger)
    fights = re.findall(r'"fight-started", "hero": "(\w+)", "zombie": "(\w+)"', re.sub(r"\n {2}", " ", left_over))
    assert fights == [("billy", "z1"), ("sally", "z2")]


def test_every_event_decision_and_option_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    emitted = [call.args[0] for call in calls("emit")]
    events = {type.value for type in emitted if isinstance(type, ast.Constant)} | {"moved", "placed", "roll"}
    spent = [goal for scenario in SCENARIOS.values() for goal in scenario.turns_spent]
    events |= {"game-over"} | {goal.event for goal in spent if goal.event} | {goal.action for goal in spent}
    named = [call.args[0] for call in calls("roll") if call.args] + [call.args[1] for call in calls("roll_on")]
    rolls = {purpose.value for purpose in named if isinstance(purpose, ast.Constant)}
    wanted = events | rolls | set(KIND_RULES) | set(FIELDS)
    assert [word for word in sorted(wanted) if f"`{word}`" not in page] == []


def test_every_field_of_a_choice_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    fields = set(re.findall(r'\("choose", "([a-z_]+)"', source))
    assert "hide" in fields
    assert [field for field in sorted(fields) if f"`{field}`" not in page] == []


def test_everything_that_a_config_a_situation_a_state_and_a_view_say_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    kit = games.kit("last-night-on-earth")
    game = kit.new({}, 1)
    state = kit.state(game)
    said = {*CONFIG_KEYS, *KEYS, *state, *kit.view(game, 0), *next(iter(state["heroes"].values()))}
    assert [word for word in sorted(said) if f"`{word}`" not in page and f'"{word}":' not in page] == []


def test_every_code_of_a_refusal_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    source = "".join(
        (PAGE.parent.parent / "src" / "shamble" / name).read_text(encoding="utf-8")
        for name in ("engine.py", "kernel/errors.py")
    )
    codes = set(re.findall(r'code = "([a-z-]+)"', source)) - {"error"}
    assert [code for code in sorted(codes) if f"`{code}`" not in page] == []


def test_every_command_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [command for command in Engine().commands if f'"cmd":"{command}"' not in page] == []


def test_the_bot_of_the_page_plays_a_game() -> None:
    page = PAGE.read_text(encoding="utf-8")
    bot = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert bot is not None
    code = bot[1].replace(
        '["shamble", "engine"]', repr([sys.executable, "-c", "from shamble.engine import main; main()"])
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert "winner" in done.stdout
