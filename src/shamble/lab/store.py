"""A run on disk: what was asked, and one row a game. A run that was stopped goes on where it was.

runs/first/job.json        the job
runs/first/games.parquet   the rows, sorted by cell and number
runs/first/parts/          batches that have not been put together yet
runs/two/variants.json     that the runs in runs/two belong side by side, and what each of them stands for
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from shamble.kernel.errors import BadConfig
from shamble.lab.job import Job, Row, Task


def polars() -> Any:
    """Polars, when a run is written or read."""
    try:
        import polars
    except ImportError as error:
        raise BadConfig("Runs are kept with polars, of the extra `lab`: `./run setup` installs it.") from error
    return polars


class Store:
    """The folder of one run."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.folder = folder
        self.parts = folder / "parts"
        self.games = folder / "games.parquet"
        self.job = job
        polars()  # missing, it is missed before the first game
        beside = variants_of(folder)
        if beside is not None:
            raise BadConfig(f"{folder} holds runs side by side ({beside.names}); give another folder.")
        before = job_of(folder)
        if before is not None and not before.same_games(job):
            raise BadConfig(f"{folder} holds another run; give another folder, or the same settings to go on with it.")
        keep_job(folder, job)

    def rows(self) -> list[Row]:
        return rows_in(self.folder)

    def keep(self, rows: list[Row]) -> None:
        """Write a batch at once, so that nothing played is lost."""
        keep_part(self.folder, rows)

    def close(self) -> None:
        """Put all batches together into one file."""
        rows = self.rows()
        if not rows:
            return
        whole = self.folder / "games.writing"
        frame(rows, self.job.kit.lab.lists).write_parquet(whole)
        whole.replace(self.games)
        for part in self.parts.iterdir():
            part.unlink()
        self.parts.rmdir()


@contextmanager
def writing_to(place: Path) -> Iterator[None]:
    """What cannot be written there is said in a sentence."""
    try:
        yield
    except OSError as error:
        raise BadConfig(f"Nothing can be kept in {place} ({error.strerror}); give another place with --out.") from error


def keep_job(folder: Path, job: Job) -> None:
    """A folder for the games of a job."""
    with writing_to(folder):
        (folder / "parts").mkdir(parents=True, exist_ok=True)
        (folder / "job.json").write_bytes(msgspec.json.format(msgspec.json.encode(job), indent=2) + b"\n")


def keep_part(folder: Path, rows: list[Row]) -> None:
    """Write a batch, all of it or nothing."""
    first = f"{rows[0]['cell']:03d}-{rows[0]['number']:08d}"
    part = folder / "parts" / f"{first}.writing"
    # Not parquet yet: polars answers Ctrl-C by itself, and a batch must not be broken off.
    part.write_bytes(msgspec.json.encode(rows))
    part.replace(part.with_suffix(".json"))


def frame(rows: list[Row], lists: dict[str, type]) -> Any:
    """The rows as a table; columns of lists keep their type even where all lists are empty."""
    pl = polars()
    types = {str: pl.List(pl.String), int: pl.List(pl.Int64)}
    columns = set().union(*rows)
    known = {name: types[kind] for name, kind in {**lists, "choices": int}.items() if name in columns}
    return pl.DataFrame(rows, schema_overrides=known, infer_schema_length=None)


def rows_in(folder: Path) -> list[Row]:
    """The rows of a run, of whole ones and of stopped ones."""
    whole = folder / "games.parquet"
    pl = polars()
    file = whole
    try:
        rows: list[Row] = pl.read_parquet(whole).to_dicts() if whole.exists() else []
        for file in sorted((folder / "parts").glob("*.json")):
            rows += msgspec.json.decode(file.read_bytes(), type=list[dict[str, Any]])
        found: dict[Task, Row] = {(row["cell"], row["number"]): row for row in rows}
    except (msgspec.DecodeError, pl.exceptions.PolarsError, KeyError) as error:
        raise BadConfig(f"{file} holds no games of a run: {error}.") from error
    return [found[task] for task in sorted(found)]


def job_of(folder: Path) -> Job | None:
    """The job of a run, if the folder holds one."""
    file = folder / "job.json"
    if not file.exists():
        return None
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        # Older runs name the bots of their sides beside everything else.
        known = {field.name for field in msgspec.structs.fields(Job)}
        kept.setdefault("bots", {side: bot for side, bot in kept.items() if side not in known})
        return msgspec.convert(kept, Job)
    except msgspec.DecodeError as error:
        raise BadConfig(f"{file} is no job of a run: {error}.") from error


class Variant(msgspec.Struct, frozen=True):
    """One of several runs on the same seeds: its folder, and what it stands for."""

    folder: str
    name: str


class Variants(msgspec.Struct, frozen=True, kw_only=True):
    """Runs that differ in one thing and were played to be set side by side; pooling them would mean nothing."""

    side: str
    """Whose wins are compared."""
    switch: str = ""
    """The switch that a sweep goes over; empty for a comparison of two."""
    runs: tuple[Variant, ...]

    @property
    def names(self) -> str:
        return ", ".join(run.name for run in self.runs)

    def write(self, folder: Path) -> None:
        """Put it above the runs. Raises BadConfig where other runs are side by side already."""
        before = variants_of(folder)
        if before is not None and before != self:
            raise BadConfig(f"{folder} holds other runs side by side ({before.names}); give another folder.")
        if job_of(folder) is not None:
            raise BadConfig(f"{folder} holds a run by itself; give another folder for runs side by side.")
        with writing_to(folder):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "variants.json").write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n")


def variants_of(folder: Path) -> Variants | None:
    """What the runs in this folder stand for, if they belong side by side."""
    file = folder / "variants.json"
    if not file.exists():
        return None
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Variants)
    except msgspec.DecodeError as error:
        raise BadConfig(f"{file} does not say which runs belong side by side: {error}.") from error
    if not found.runs:
        raise BadConfig(f"{file} names no runs.")
    return found


def read_variants(folder: Path, variants: Variants) -> tuple[list[tuple[str, Job, dict[Task, Row]]], int]:
    """Each variant with its name, its job and its games: those that all of them have played, so that pairs hold.

    And how many games are left out, because some of them have not played them.
    """
    found = []
    for run in variants.runs:
        job = job_of(folder / run.folder)
        if job is None:
            raise BadConfig(f"{folder / run.folder} has not been played yet; the same command goes on with it.")
        rows = rows_in(folder / run.folder)
        found.append((run.name, job, {(row["cell"], row["number"]): row for row in rows}))
    played = [set(rows) for _, _, rows in found]
    common = set.intersection(*played)
    if not common:
        raise BadConfig(f"There are no games yet that all runs in {folder} have played.")
    runs = [(name, job, {task: rows[task] for task in sorted(common)}) for name, job, rows in found]
    return runs, len(set.union(*played) - common)


def read_runs(folder: Path) -> tuple[list[Job], list[Row]]:
    """The jobs and rows of a run, or of all runs below a folder; a row knows its `run`, the place of its job.

    A game that several of them hold, such as a run and its copy, counts once: it is the same game.
    """
    jobs: list[Job] = []
    rows: list[Row] = []
    met: set[tuple[Any, int]] = set()
    for file in sorted(folder.rglob("job.json")):
        job = job_of(file.parent)
        if job is not None:
            found = rows_in(file.parent)
            if found:
                rows += [{**row, "run": len(jobs)} for row in found if (job.cells[row["cell"]], row["seed"]) not in met]
                met.update((job.cells[row["cell"]], row["seed"]) for row in found)
                jobs.append(job)
    if not rows:
        if folder.is_file():
            raise BadConfig(f"{folder} is a file; name the folder that was given with --out.")
        raise BadConfig(f"There are no games in {folder}; `shamble simulate --out {folder}` plays some.")
    if not all(job.same_rules(jobs[0]) for job in jobs):
        names = ", ".join(str(file.parent.relative_to(folder)) for file in sorted(folder.rglob("job.json")))
        raise BadConfig(
            f"The runs in {folder} were played by different bots or rules, and one rate for all of them would mean "
            f"nothing; report one of them: {names}."
        )
    return jobs, rows
