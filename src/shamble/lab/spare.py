"""A run on cores that nobody else needs: `python -m shamble.lab.spare FOLDER`, started by the table for its owner.

Each batch is kept in the folder, and who has won in it told in a line on standard output. It ends with whoever started
it: when standard input does.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import Counter
from pathlib import Path

import msgspec

from shamble.lab.job import Row
from shamble.lab.run import cores, run
from shamble.lab.store import job_of, keep_part, rows_in

POLITE = 15
"""How far it stands back behind everything else on the machine."""


def spare_cores() -> int:
    """All but one, which is left to the table."""
    return max(1, cores() - 1)


def main(folder: Path) -> int:
    """Play what of the folder's job is still to be played; returns the status to end with."""
    os.nice(POLITE)
    threading.Thread(target=_end_with_starter, daemon=True).start()
    job = job_of(folder)
    assert job is not None, f"{folder} holds no run"
    played = {(row["cell"], row["number"]) for row in rows_in(folder)}

    def keep(rows: list[Row]) -> None:
        keep_part(folder, rows)
        print(msgspec.json.encode(Counter(row["winner"] for row in rows)).decode(), flush=True)

    left = [task for task in job.tasks() if task not in played]
    return run(job, left, workers=spare_cores(), keep=keep).status


def _end_with_starter() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
