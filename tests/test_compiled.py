"""The compiled build plays the same games as the plain one, and steps aside when it does not fit."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from shamble import compiled

GAMES = """
import hashlib
from shamble import compiled, games
from shamble.bots import bot
from shamble.kernel import chance
from shamble.lnoe.scenario import SCENARIOS

kit = games.kit(games.usual())
total = hashlib.sha256()
for number in range(30):
    scenario = kit.lab.scenarios()[number % len(kit.lab.scenarios())]
    players = min(2 + number % 5, SCENARIOS[scenario].row.most_players)
    game = kit.new({"scenario": scenario, "players": players}, number)
    bots = [bot("steady" if number % 3 == 0 else "random", seed=number) for _ in game.seats]
    value = chance.stream(number, "parity")
    while game.decision is not None:
        if number % 3 == 0:
            game.choose(bots[game.decision.seat].choose(game))
        else:
            index, value = chance.pick(value, len(game.decision.options))
            game.choose(index)
        total.update(game.save())
    total.update(repr(game.events).encode())
print(compiled.taken, total.hexdigest())
"""


def python(code: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def there_is_one() -> bool:
    return "True" in python("from shamble import compiled; print(compiled.taken)", SHAMBLE_COMPILED="")


def test_when_a_compiled_build_must_be_tested_it_is() -> None:
    """`./run test --compiled` must not test the plain build by mistake."""
    if os.environ.get("SHAMBLE_COMPILED") == "must":
        assert compiled.taken, compiled.fallen_back or "there is no compiled build: ./run setup --compiled makes it"
    else:
        assert not (os.environ.get("SHAMBLE_COMPILED") == "no" and compiled.taken)


@pytest.mark.slow
def test_both_builds_play_the_same_games_byte_for_byte() -> None:
    if not there_is_one():
        pytest.skip("there is no compiled build; ./run setup --compiled makes it")
    plain, fast = (python(GAMES, SHAMBLE_COMPILED=which).split() for which in ("no", ""))
    assert (plain[0], fast[0]) == ("False", "True")
    assert plain[1] == fast[1]


def built(folder: Path, **other: Any) -> None:
    index = {"tag": compiled.TAG, "digest": compiled.digest(compiled.sources()), "modules": {}, **other}
    (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")


@pytest.mark.parametrize(
    "other", [{"digest": "of yesterday"}, {"tag": "cpython-27"}, {"modules": {"shamble.kernel.game": "gone.so"}}]
)
def test_a_build_that_does_not_fit_steps_aside_with_a_sentence(
    other: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built(tmp_path, **other)
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "taken", False)
    monkeypatch.setattr(compiled, "fallen_back", "")
    monkeypatch.delenv("SHAMBLE_COMPILED", raising=False)
    compiled.take()
    assert not compiled.taken
    assert "so the plain one runs" in compiled.fallen_back
    assert "./run setup --compiled" in compiled.fallen_back


def test_a_broken_index_steps_aside_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.json").write_text("[", encoding="utf-8")
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled, "fallen_back", "")
    monkeypatch.delenv("SHAMBLE_COMPILED", raising=False)
    compiled.take()
    assert "cannot be read" in compiled.fallen_back


def test_what_stays_plain_is_not_compiled() -> None:
    names = {compiled.module_name(source) for source in compiled.sources()}
    assert "shamble.kernel.game" in names
    assert "shamble.kernel.frame" not in names
    assert not any(name.startswith("shamble.server") for name in names)
    assert all((compiled.PACKAGE / name).exists() for name in compiled.PLAIN)


def test_nothing_is_looked_up_in_a_starred_list_which_the_compiler_cannot_do() -> None:
    """`x in (a, *b)` stops the build: the list gets a name first."""
    found = [
        f"{source.relative_to(compiled.PACKAGE)}:{node.lineno} {ast.unparse(node)}"
        for source in compiled.sources()
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn)
        if any(isinstance(part, ast.Starred) for part in getattr(node.comparators[0], "elts", ()))
    ]
    assert not found


def test_no_rule_takes_a_step_of_another_module_by_its_function_which_the_compiler_cannot_type() -> None:
    """`rule.step(module.function)` stops the build: `rule.steps_of("other-rule", "function")` names the step."""
    found = [
        f"{source.relative_to(compiled.PACKAGE)}:{node.lineno} {ast.unparse(node)}"
        for source in compiled.sources()
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "step"
        if any(isinstance(argument, ast.Attribute) for argument in node.args)
    ]
    assert not found


def made_by_the_tool(folder: Path, patch: pytest.MonkeyPatch, gcc: bool, fails_with: str = "") -> list[list[str]]:
    """Run tools/compile.py without a compiler; returns with which flags it would have built, one after the other."""
    patch.setenv("SHAMBLE_COMPILED", os.environ.get("SHAMBLE_COMPILED", ""))
    patch.setattr(sys, "path", [*sys.path])
    spec = importlib.util.spec_from_file_location("compile_tool", compiled.PACKAGE.parents[1] / "tools" / "compile.py")
    assert spec
    assert spec.loader
    tool: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    extension = SimpleNamespace(sources=["a.c", "b.c"], extra_compile_args=[], extra_link_args=[])
    mypyc = SimpleNamespace(mypycify=lambda *_, **__: [extension])
    patch.setitem(sys.modules, "mypyc", SimpleNamespace(build=mypyc))
    patch.setitem(sys.modules, "mypyc.build", mypyc)
    tries: list[list[str]] = []

    def build(_: list[Any], flags: list[str]) -> None:
        tries.append(flags)
        (tool.WORK / "lib").mkdir(exist_ok=True)
        if fails_with in flags:
            raise RuntimeError("the compiler said no")

    def played(*_: Any, **__: Any) -> Any:
        return SimpleNamespace(returncode=0, stdout="", stderr="")

    patch.chdir(folder)
    patch.setattr(tool, "WORK", folder / "compiling")
    patch.setattr(compiled, "FOLDER", folder / "compiled")
    patch.setattr(tool, "by_gcc", lambda: gcc)
    patch.setattr(tool, "build", build)
    patch.setattr(tool.subprocess, "run", played)
    tool.main()
    assert (folder / "compiled" / "index.json").exists()
    return tries


def test_gcc_builds_twice_the_second_time_by_notes_of_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = made_by_the_tool(tmp_path, monkeypatch, gcc=True)
    assert "-fprofile-generate" in first
    assert "-fprofile-use" in second
    assert "by notes of what it does in play" in capsys.readouterr().out


@pytest.mark.parametrize(("gcc", "fails_with"), [(False, ""), (True, "-fprofile-generate"), (True, "-fprofile-use")])
def test_without_notes_the_ordinary_build_is_made_and_a_sentence_says_why(
    gcc: bool, fails_with: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert made_by_the_tool(tmp_path, monkeypatch, gcc, fails_with)[-1] == []
    assert "without notes of what it does in play (" in capsys.readouterr().out
