"""Make the compiled build with mypyc: `./run setup --compiled` calls it, and falls back with a sentence if it fails.

    .venv/bin/python tools/compile.py

Sources are compiled as they are. The new build takes the place of the old one only when it is whole.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
os.environ["SHAMBLE_COMPILED"] = "no"

from shamble import compiled  # noqa: E402 - the sources of this folder, whatever else is installed

WORK = ROOT / "build" / "compiling"
AMONG_THEMSELVES = ["-fno-semantic-interposition"]
"""With it, and with the linker told the same, compiled functions call one another directly: as they stand, a library
that is loaded earlier could put others in their place, so that each call would go by a table.
"""


def main() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

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
    command = build_ext(Distribution({"name": "shamble-compiled", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(WORK / "lib"), str(WORK / "objects")
    command.ensure_finalized()
    command.run()
    keep(made_from, [compiled.module_name(source) for source in sources])


def keep(made_from: str, names: list[str]) -> None:
    """Put the new build in the place of the old one."""
    built, suffix = WORK / "lib", sysconfig.get_config_var("EXT_SUFFIX")
    modules = {name: f"{name.replace('.', '/')}{suffix}" for name in names}
    modules.update({file.name.removesuffix(suffix): file.name for file in built.glob(f"*__mypyc{suffix}")})
    index = {"tag": compiled.TAG, "digest": made_from, "modules": modules}
    (built / "index.json").write_text(json.dumps(index, indent=1), encoding="utf-8")
    shutil.rmtree(compiled.FOLDER, ignore_errors=True)
    compiled.FOLDER.parent.mkdir(parents=True, exist_ok=True)
    built.rename(compiled.FOLDER)
    shutil.rmtree(WORK, ignore_errors=True)


if __name__ == "__main__":
    main()
