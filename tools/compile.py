"""Make the compiled build with mypyc: `./run setup --compiled` calls it, and falls back with a sentence if it fails.

    .venv/bin/python tools/compile.py

Sources are compiled as they are. With gcc it is done twice: the first build plays games (tools/rehearse.py) and notes
where it runs, the second is made by these notes; where that fails, once. The new build takes the place of the old one
only when it is whole. The last line that this prints says in a sentence what was made.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
os.environ["SHAMBLE_COMPILED"] = "no"

from shamble import compiled  # noqa: E402 - the sources of this folder, whatever else is installed
from shamble.lab.run import cores  # noqa: E402

WORK = ROOT / "build" / "compiling"
AMONG_THEMSELVES = ["-fno-semantic-interposition"]
"""With it, and with the linker told the same, compiled functions call one another directly: as they stand, a library
that is loaded earlier could put others in their place, so that each call would go by a table.
"""

NOTING = ["-fprofile-generate"]
BY_NOTES = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-error"]
"""What was played often is made fast, and what nobody played as it is without notes."""


def main() -> None:
    from mypyc.build import mypycify

    sources = compiled.sources()
    made_from = compiled.digest(sources)
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    os.chdir(ROOT)
    names = [str(source.relative_to(ROOT)) for source in sources]
    # The second level of gcc is as fast here as the third, and made in two thirds of the time; a file for each module
    # takes it less than half the time and a fifth of the memory of one for all of them.
    extensions = mypycify(names, opt_level="2", debug_level="0", multi_file=True, target_dir=str(WORK / "c"))
    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *AMONG_THEMSELVES]
            extension.extra_link_args = ["-Wl,-Bsymbolic"]
    modules = [compiled.module_name(source) for source in sources]
    try:
        rehearsed(extensions, made_from, modules)
        made = "The compiled engine is made by notes of what it does in play."
    except Exception as error:  # Whatever it is, the ordinary build needs nothing of it.
        made = f"The compiled engine is made without notes of what it does in play ({error}); it plays a little slower."
        build(extensions, [])
        index(made_from, modules)
    keep()
    print(made)


def rehearsed(extensions: list[Any], made_from: str, modules: list[str]) -> None:
    """Build, play, and build anew what is more than the door to a module, by the notes of the first build."""
    if not by_gcc():
        raise RuntimeError("only gcc is asked to take any")
    build(extensions, NOTING)
    index(made_from, modules)
    play = [sys.executable, str(ROOT / "tools" / "rehearse.py"), str(WORK / "lib")]
    done = subprocess.run(play, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError((done.stderr.strip() or f"playing ended with {done.returncode}").splitlines()[-1])
    build([extension for extension in extensions if len(extension.sources) > 1], BY_NOTES)


def by_gcc() -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    known = subprocess.run([*compiler, "-dM", "-E", "-"], input="", capture_output=True, text=True).stdout
    return "__GNUC__" in known and "__clang__" not in known


def build(extensions: list[Any], flags: list[str]) -> None:
    """Compile and link all of these, whatever is there from before: objects of the same name, so notes are found."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        """Builds several extensions at once, as it can by itself, and several files of the large one."""

        def build_extensions(self) -> None:
            self.compiler.compile = at_once(self.compiler.compile)
            super().build_extensions()

    built = [copy(extension) for extension in extensions]
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    command = OnAllCores(Distribution({"name": "shamble-compiled", "ext_modules": built}))
    command.build_lib, command.build_temp = str(WORK / "lib"), str(WORK / "objects")
    command.force = True
    command.parallel = cores()
    command.ensure_finalized()
    command.run()


def at_once(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Compile files side by side that would be compiled one after the other."""

    def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(cores()) as pool:
            found = pool.map(lambda source: compile_all([source], **options), sources)
            return [file for files in found for file in files]

    return compile_side_by_side


def index(made_from: str, names: list[str]) -> None:
    """Say what the new build is made from and where its modules are."""
    built, suffix = WORK / "lib", sysconfig.get_config_var("EXT_SUFFIX")
    modules = {name: f"{name.replace('.', '/')}{suffix}" for name in names}
    modules.update({file.name.removesuffix(suffix): file.name for file in built.glob(f"*__mypyc{suffix}")})
    made = {"tag": compiled.TAG, "digest": made_from, "modules": modules}
    (built / "index.json").write_text(json.dumps(made, indent=1), encoding="utf-8")


def keep() -> None:
    """Put the new build in the place of the old one."""
    shutil.rmtree(compiled.FOLDER, ignore_errors=True)
    compiled.FOLDER.parent.mkdir(parents=True, exist_ok=True)
    (WORK / "lib").rename(compiled.FOLDER)
    shutil.rmtree(WORK, ignore_errors=True)


if __name__ == "__main__":
    main()
