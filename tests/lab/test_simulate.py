"""Simulating: the same rows whoever plays them, stopped and taken up again, counted with intervals."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.games import usual
from shamble.kernel.errors import BadConfig
from shamble.lab import run as lab_run
from shamble.lab.job import ITERATIONS, Job, play_game, player, seed_of
from shamble.lab.run import run
from shamble.lab.store import rows_in

RANDOM = ["--heroes", "random", "--zombies", "random"]


def simulate(*words: str) -> Any:
    return CliRunner().invoke(build("simulate"), ["simulate", *RANDOM, *words])


def test_the_answer_counts_wins_with_their_intervals() -> None:
    answer = simulate("--games", "6", "--workers", "1", "--json")
    assert answer.exit_code == 0, answer.output
    found = json.loads(answer.stdout)
    assert found["games"] == 6 == sum(found["wins"].values())
    for side, rate in found["rate"].items():
        assert rate["value"] == found["wins"][side] / 6
        assert 0 <= rate["low"] <= rate["value"] <= rate["high"] <= 1
    assert {"rounds", "seconds", "decisions"} <= set(found)


def test_a_row_depends_on_the_seed_and_the_number_alone() -> None:
    job = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, games=3, seed=5)
    assert play_game(job, (0, 2)) == play_game(job, (0, 2))
    assert play_game(job, (0, 2)) != play_game(job, (0, 1))


def test_two_seeds_share_no_game() -> None:
    one, other = (Job(scenarios=("die-zombies-die",), seed=seed) for seed in (1, 2))
    assert not {seed_of(one, (0, n)) for n in range(500)} & {seed_of(other, (0, n)) for n in range(500)}


def test_every_cell_has_seeds_of_its_own() -> None:
    job = Job(
        scenarios=("die-zombies-die", "burn-em-out"),
        players=(2, 4),
        bots={"heroes": "random", "zombies": "random"},
        games=2,
    )
    outcome = run(job, job.tasks(), workers=1, keep=lambda rows: None)
    assert len({row["seed"] for row in outcome.rows}) == len(outcome.rows) == 8
    assert {(row["scenario"], row["players"]) for row in outcome.rows} == set(job.cells)


def test_another_scenario_in_the_same_place_has_the_same_seeds() -> None:
    one, other = (Job(scenarios=(scenario,), games=5) for scenario in ("die-zombies-die", "burn-em-out"))
    assert [seed_of(one, task) for task in one.tasks()] == [seed_of(other, task) for task in other.tasks()]


@pytest.mark.slow
def test_the_rows_are_the_same_however_many_workers_play() -> None:
    job = Job(scenarios=("escape-in-the-truck",), bots={"heroes": "random", "zombies": "random"}, games=24, seed=3)
    alone = run(job, job.tasks(), workers=1, keep=lambda rows: None)
    together = run(job, job.tasks(), workers=2, keep=lambda rows: None)
    assert alone.rows == together.rows


def test_a_row_tells_who_died_where_and_what_killed_zombies() -> None:
    job = Job(scenarios=("burn-em-out",), bots={"heroes": "random", "zombies": "random"}, games=8, seed=2)
    rows = [play_game(job, task) for task in job.tasks()]
    assert any(row["deaths"] for row in rows)
    for row in rows:
        lists = [row[key] for key in ("dead", "dead_in_round", "dead_at", "dead_in", "dead_by")]
        assert {len(each) for each in lists} == {row["deaths"]}
        assert len(row["kills_by"]) == row["kills"]
        assert set(row["dead"]) <= set(row["team"])
        assert row["hero_steps"] > 0


def test_a_run_in_a_folder_goes_on_where_it_was(tmp_path: Path) -> None:
    assert simulate("--games", "3", "--workers", "1", "--out", str(tmp_path)).exit_code == 0
    first = rows_in(tmp_path)
    answer = simulate("--games", "5", "--workers", "1", "--out", str(tmp_path), "--json")
    assert json.loads(answer.stdout)["games"] == 5
    assert rows_in(tmp_path)[:3] == first
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.parquet", "job.json"]


def test_a_folder_with_another_run_is_left_alone(tmp_path: Path) -> None:
    simulate("--games", "1", "--workers", "1", "--out", str(tmp_path))
    answer = simulate("--games", "1", "--workers", "1", "--seed", "9", "--out", str(tmp_path))
    assert answer.exit_code == 2
    assert "another run" in answer.stderr
    assert len(rows_in(tmp_path)) == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--scenario", "picnic"], "picnic"),
        (["--players", "7"], "2 to 6"),
        (["--set", "hero_fight_dice=many"], "hero_fight_dice"),
        (["--profile", "strange"], "strange"),
        (["--team", "dracula"], "dracula"),
        (["--heroes", "nobody"], "nobody"),
        (["--heroes", "search:0"], "search:200"),
        (["--set", "hero_fight_dice=-3"], "from 0 to 20"),
        (["--set", "hero_death=sleep"], "black-zone"),
        (["--seed", "-1"], "from 0 on, not -1"),
        (["--scenario", "burn-em-out, burn-em-out"], "burn-em-out is named twice"),
        (["--players", "2,3,2"], "2 is named twice"),
        (["--special", "none,lights-out"], "goes with no other"),
        (["--set", "zombie_hand=3", "--set", "zombie_hand=5"], "zombie_hand is named twice"),
        (["--set", "zombie_hand=3", "--sweep", "zombie_hand=4..6"], "leave --set zombie_hand=3 out"),
        (["--bots", "heroes="], "SIDE=BOT"),
        (["--bots", "heroes=steady,random"], "SIDE=BOT"),
        (["--bots", "heroes=steady,heroes=random"], "heroes is named twice"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(words: list[str], complaint: str) -> None:
    answer = simulate("--games", "1", *words)
    assert answer.exit_code == 2
    assert complaint in answer.stderr


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", r"Die Zombies, Die! +2 +1 +\d+\.\d % \(\d+–\d+\)( +\d+\.\d){3} *"),
        ("it", r"Muori, Zombie, +2 +1 +\d+\.\d % \(\d+–\d+\)( +\d+\.\d){3} *"),
    ],
)
def test_the_table_of_a_run_cuts_no_name_and_no_number_on_eighty_columns(language: str, line: str) -> None:
    scenarios = "die-zombies-die,all-hallows-eve-ii-the-ritual"
    told = simulate("--games", "1", "--workers", "1", "--scenario", scenarios, "--lang", language).stdout
    assert any(re.fullmatch(line, each.strip()) for each in told.splitlines()), told
    assert max(map(len, told.splitlines())) <= 80
    assert "…" not in told


def test_a_run_too_long_to_be_listed_is_refused() -> None:
    answer = simulate("--games", "100000000000")
    assert answer.exit_code == 2
    assert "at most 2,000,000 games" in answer.stderr


def test_a_switch_changes_the_games(tmp_path: Path) -> None:
    usual = json.loads(simulate("--games", "6", "--workers", "1", "--json").stdout)
    armed = json.loads(simulate("--games", "6", "--workers", "1", "--json", "--set", "hero_fight_dice=6").stdout)
    assert armed["kills"]["mean"] > usual["kills"]["mean"]


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_played_and_the_same_command_finishes_it(tmp_path: Path) -> None:
    words = ["simulate", *RANDOM, "--games", "100000", "--out", str(tmp_path), "--workers", "2", "--json"]
    start = [sys.executable, "-c", "from shamble.cli import app; app()", *words]
    running = subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("parts/*.json")):
        assert time.monotonic() < deadline
        assert running.poll() is None
        time.sleep(0.1)
    os.kill(running.pid, signal.SIGINT)
    printed, _ = running.communicate(timeout=60)
    found = json.loads(printed)
    assert running.returncode == 130
    assert found["stopped"] is True
    kept = rows_in(tmp_path)
    assert 0 < found["games"] == len(kept) < 100000
    job = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, games=100000)
    assert kept[0] == play_game(job, (0, kept[0]["number"]))


def started(*words: str, python: tuple[str, ...] = ()) -> subprocess.Popen[str]:
    """`shamble simulate` as a terminal starts it: with its own group, which Ctrl-C reaches as a whole."""
    start = [sys.executable, *python, "-c", "from shamble.cli import app; app()", "simulate", *RANDOM, *words]
    pipe = subprocess.PIPE
    # Whoever runs these tests in the background has them inherit that Ctrl-C is ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(start, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    finally:
        signal.signal(signal.SIGINT, before)
    STARTED.append(running)
    return running


STARTED: list[subprocess.Popen[str]] = []


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    """Whatever a test is about, and however it ends."""
    yield
    while STARTED:
        if (running := STARTED.pop()).poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in found.read_text().split()] if found.exists() else []


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def until(holds: Callable[[], Any]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


linux_only = pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at /proc")


@linux_only
@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2, 3])
def test_ctrl_c_while_workers_start_ends_without_a_traceback(processes: int) -> None:
    """The first process is the tracker of multiprocessing, the others are workers that do not listen yet."""
    running = started("--games", "100000", "--workers", "2")
    until(lambda: len(children(running.pid)) >= processes)
    workers = children(running.pid)
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in told
    until(lambda: not any(alive(worker) for worker in workers))


@linux_only
@pytest.mark.slow
@pytest.mark.parametrize("processes", [2, 3])
def test_a_polite_kill_of_all_while_workers_start_is_no_complaint_about_memory(processes: int) -> None:
    running = started("--games", "100000", "--workers", "2")
    until(lambda: len(children(running.pid)) >= processes)
    workers = children(running.pid)
    os.killpg(running.pid, signal.SIGTERM)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 143, told
    assert "memory" not in told
    until(lambda: not any(alive(worker) for worker in workers))


@pytest.mark.slow
def test_ctrl_c_before_a_command_is_there_is_said_in_a_word() -> None:
    # Python says which modules it has loaded: the command itself is still to come after this one.
    running = started("--games", "100000", "--workers", "1", python=("-X", "importtime"))
    assert running.stderr is not None
    assert any("shamble.games" in line for line in running.stderr)
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert told.strip().endswith("Stopped.")
    assert "Traceback" not in told


def test_ctrl_c_that_got_lost_on_the_way_is_heeded_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_run, "_struck", [])
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        lab_run.heed()
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        job = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, games=3)
        outcome = run(job, [(0, 0), (0, 1), (0, 2)], workers=1, keep=lambda rows: None)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (outcome.status, outcome.rows) == (130, [])


@linux_only
@pytest.mark.slow
def test_a_polite_kill_keeps_what_is_played_and_leaves_no_process_behind(tmp_path: Path) -> None:
    running = started("--games", "100000", "--workers", "2", "--out", str(tmp_path))
    until(lambda: list(tmp_path.glob("parts/*.json")))
    workers = children(running.pid)
    os.kill(running.pid, signal.SIGTERM)
    _, told = running.communicate(timeout=20)
    assert running.returncode == 143
    assert "Traceback" not in told
    assert rows_in(tmp_path)
    until(lambda: not any(alive(worker) for worker in workers))


@linux_only
@pytest.mark.slow
def test_workers_end_when_their_parent_is_gone(tmp_path: Path) -> None:
    running = started("--games", "100000", "--workers", "2", "--out", str(tmp_path))
    until(lambda: list(tmp_path.glob("parts/*.json")))
    workers = children(running.pid)
    running.kill()
    running.communicate(timeout=20)
    until(lambda: not any(alive(worker) for worker in workers))


@linux_only
@pytest.mark.slow
def test_the_batches_of_a_killed_worker_are_played_by_others(tmp_path: Path) -> None:
    words = ["--games", "400", "--workers", "2", "--out", str(tmp_path), "--json"]
    running = started(*words)
    until(lambda: list(tmp_path.glob("parts/*.json")))
    worker = next(pid for pid in children(running.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes())
    os.kill(worker, signal.SIGKILL)
    printed, told = running.communicate(timeout=120)
    assert running.returncode == 0, told
    assert json.loads(printed)["games"] == 400
    job = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, games=400)
    assert rows_in(tmp_path)[399] == play_game(job, (0, 399))


def test_workers_that_die_before_they_play_are_not_started_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("shamble.lab.run._spread", broken)
    job = Job(scenarios=("die-zombies-die",), games=100)
    with pytest.raises(BadConfig, match="--workers"):
        run(job, job.tasks(), workers=2, keep=lambda _: None)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_while_a_batch_is_being_kept_does_not_lose_it(workers: int) -> None:
    job = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, games=100000)
    kept: list[dict[str, Any]] = []

    def keep(rows: list[dict[str, Any]]) -> None:
        if not kept:
            os.kill(os.getpid(), signal.SIGINT)
        kept.extend(rows)

    outcome = run(job, job.tasks(), workers=workers, keep=keep)
    assert outcome.stopped
    assert 0 < len(outcome.rows) == len(kept) < 100000


def test_a_bot_that_searches_is_given_iterations_or_seconds() -> None:
    """Iterations unless seconds are asked for: the same seed must give the same games."""
    budgets = {
        name: (player(usual(), name, 1).iterations, player(usual(), name, 1).seconds)
        for name in ("search", "search:7", "hard:0.2s")
    }
    assert budgets == {"search": (ITERATIONS, None), "search:7": (7, None), "hard:0.2s": (None, 0.2)}
    assert player(usual(), "hard:0.2s", 1).clock is time.thread_time, "so that other work on the machine weakens nobody"


@pytest.mark.parametrize("name", ["search:fast", "search:s", "search:-1s", "search:nans", "search:1e9s"])
def test_a_budget_that_is_none_is_refused_with_how_to_write_it(name: str) -> None:
    with pytest.raises(BadConfig, match=r"search:0\.5s"):
        player(usual(), name, 1)
