"""The compiled build: the same modules, made fast by mypyc, taken in place of the plain ones where it is there.

`./run setup --compiled` makes it, in `build/compiled`, from the very sources that run without it. It is taken only if
it was made from these sources by this Python; otherwise the plain modules run, and `fallen_back` says why.
`SHAMBLE_COMPILED=no` takes the plain ones in any case.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE.parents[1] / "build" / "compiled"
TAG = f"{sys.implementation.cache_tag}-{sys.platform}"

COMPILED = ("kernel/*.py", "bots/*.py")
"""What is worth it beside the modules that a game lists in its `compiled.txt`."""
PLAIN = {
    "bots/base.py": "bots written elsewhere may be made from it",
    "bots/play.py": "a game that is not compiled says with it how it is played",
    "kernel/errors.py": "errors of every package are made from it",
    "kernel/frame.py": "a frame holds whatever facts its rule has",
    "kernel/match.py": "takes what strangers send and answers with sentences; compiled, a wrong type is a TypeError",
    "kernel/native.py": "means nothing at run time",
}
"""What stays as it is, and why."""

fallen_back = ""
"""Why a compiled build that is there is not taken; empty if there is none, or it is."""
taken = False
"""Whether the compiled modules run."""


def sources() -> list[Path]:
    """The modules that are compiled, in the same order everywhere."""
    patterns = list(COMPILED)
    for listed in PACKAGE.glob("*/compiled.txt"):
        lines = listed.read_text(encoding="utf-8").splitlines()
        patterns += [f"{listed.parent.name}/{line}" for line in lines if line and not line.startswith("#")]
    found = {file for pattern in patterns for file in PACKAGE.glob(pattern) if file.name != "__init__.py"}
    return sorted(file for file in found if file.relative_to(PACKAGE).as_posix() not in PLAIN)


def module_name(source: Path) -> str:
    return ".".join(("shamble", *source.relative_to(PACKAGE).with_suffix("").parts))


def digest(files: Iterable[Path]) -> str:
    """What a build is made from: the compiled modules, and those whose types they rely on."""
    total = blake2b(digest_size=16)
    for file in [*files, *(PACKAGE / name for name in PLAIN)]:
        total.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode())
        total.update(blake2b(file.read_bytes()).digest())
    return total.hexdigest()


class Finder:
    """Finds compiled modules before anybody looks for the plain ones."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def take() -> None:
    """Take the compiled modules from now on, if they are there and fit; called before any of them is imported."""
    global fallen_back, taken
    index = FOLDER / "index.json"
    if os.environ.get("SHAMBLE_COMPILED") == "no" or not index.exists():
        return
    try:
        made = json.loads(index.read_text(encoding="utf-8"))
        modules = {name: FOLDER / file for name, file in made["modules"].items()}
        fits = made["tag"] == TAG and made["digest"] == digest(sources())
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        fallen_back = f"The compiled build cannot be read ({error}), so the plain one runs; {AGAIN}"
        return
    if not fits or not all(file.exists() for file in modules.values()):
        fallen_back = f"The compiled build is of other sources or another Python, so the plain one runs; {AGAIN}"
        return
    sys.meta_path.insert(0, Finder(modules))
    taken = True


AGAIN = "`./run setup --compiled` makes it anew."
