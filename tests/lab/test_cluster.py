"""The same job on a Dask cluster: a real scheduler and two real workers on loopback."""

import contextlib
import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.lab.job import Job
from shamble.lab.run import Stop, _answer_of, run

pytest.importorskip("distributed")

START = 60
"""Seconds the cluster may take to come up on a busy machine."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers, each a process of its own."""
    folder = tmp_path_factory.mktemp("cluster")
    contact = folder / "scheduler.json"
    quiet = ["--no-dashboard", "--host", "127.0.0.1", "--scheduler-file", str(contact)]
    dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0", *quiet]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--nthreads", "1", "--no-nanny", *quiet]
    with ExitStack() as stack:
        log = stack.enter_context((folder / "log").open("wb"))
        stack.callback(_end, scheduler := subprocess.Popen(dask, stdout=log, stderr=log, cwd=folder))
        deadline = time.monotonic() + START
        while not contact.exists() or not contact.read_text():
            assert scheduler.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < deadline, (folder / "log").read_text()
            time.sleep(0.1)
        for _ in range(2):
            stack.callback(_end, subprocess.Popen(worker, stdout=log, stderr=log, cwd=folder))
        address: str = json.loads(contact.read_text())["address"]
        _wait_for_workers(address)
        yield address


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _wait_for_workers(address: str) -> None:
    from distributed import Client

    with Client(address, timeout=START) as client:
        client.wait_for_workers(2, timeout=START)


@pytest.mark.slow
def test_a_cluster_plays_the_same_rows_as_one_process(cluster: str) -> None:
    job = Job(
        scenarios=("save-the-townsfolk",),
        players=(2, 4),
        bots={"heroes": "random", "zombies": "random"},
        games=20,
        seed=7,
    )
    alone = run(job, job.tasks(), workers=1, keep=lambda rows: None)
    spread = run(job, job.tasks(), workers=1, keep=lambda rows: None, cluster=cluster)
    assert spread.rows == alone.rows


@pytest.mark.slow
def test_the_command_takes_the_address_of_a_scheduler(cluster: str, tmp_path: Path) -> None:
    words = ["--heroes", "random", "--zombies", "random", "--games", "8", "--out", str(tmp_path), "--json"]
    answer = CliRunner().invoke(build("simulate"), ["simulate", *words, "--cluster", cluster])
    assert answer.exit_code == 0, answer.output
    assert json.loads(answer.stdout)["games"] == 8


@pytest.mark.parametrize("address", ["nonsense", "tcp://here:there", "pigeon://10.0.0.5:1"])
def test_an_address_that_is_none_is_said_in_one_line_with_one_that_is(address: str) -> None:
    words = ["--heroes", "random", "--zombies", "random", "--games", "8", "--cluster", address]
    answer = CliRunner().invoke(build("simulate"), ["simulate", *words])
    assert answer.exit_code == 2
    assert address in answer.stderr
    assert "tcp://10.0.0.5:8786" in answer.stderr


@pytest.mark.slow
def test_a_scheduler_that_does_not_answer_is_said_in_one_line() -> None:
    words = ["--heroes", "random", "--zombies", "random", "--games", "8", "--cluster", "tcp://127.0.0.1:9"]
    answer = CliRunner().invoke(build("simulate"), ["simulate", *words])
    assert answer.exit_code == 2
    assert "127.0.0.1:9" in answer.stderr


@pytest.mark.parametrize("greeting", [b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n", b"", None])
@pytest.mark.slow
def test_whatever_else_answers_there_is_no_scheduler(greeting: bytes | None) -> None:
    """Something that speaks otherwise, that hangs up, or that says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        held: list[socket.socket] = []

        def answer_all() -> None:
            with contextlib.suppress(OSError):
                while True:
                    held.append(somebody.accept()[0])
                    if greeting is not None:
                        held[-1].sendall(greeting)
                        held[-1].close()

        threading.Thread(target=answer_all, daemon=True).start()
        address = f"tcp://127.0.0.1:{somebody.getsockname()[1]}"
        answer = CliRunner().invoke(build("simulate"), ["simulate", "--games", "8", "--cluster", address])
    assert answer.exit_code == 2, answer.output
    assert f"No Dask scheduler answers at '{address}'" in answer.stderr


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_waits_for_a_scheduler_can_stop(number: signal.Signals) -> None:
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        words = ["simulate", "--games", "8", "--cluster", f"tcp://127.0.0.1:{somebody.getsockname()[1]}"]
        running = subprocess.Popen([sys.executable, "-m", "shamble", *words], stderr=subprocess.PIPE, text=True)
        called, _ = somebody.accept()
        running.send_signal(number)
        _, told = running.communicate(timeout=60)
        called.close()
    assert running.returncode == 128 + number
    assert "Traceback" not in told


def test_whoever_has_stopped_is_not_told_that_nobody_answers() -> None:
    stop = Stop()
    stop.status = 128 + signal.SIGINT

    def refuses(*_: object, **__: object) -> None:
        raise OSError("refused")

    with pytest.raises(KeyboardInterrupt):
        _answer_of(refuses, "tcp://127.0.0.1:9", stop)
