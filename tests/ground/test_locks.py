"""The lock files: complete, checked by hash, and silent about where packages came from."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

from tests.ground.house import ROOT

PYTHON_LOCKS = ("requirements-build.txt", "requirements.txt", "requirements-dev.txt")


def pins(name: str) -> dict[str, set[str]]:
    """Return the versions of each package in a lock; one package may have several, by Python or system."""
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([a-z0-9._-]+)==(\S+)", (ROOT / name).read_text(), re.M):
        found.setdefault(package, set()).add(version)
    return found


def names(requirements: list[str]) -> set[str]:
    """Return the bare, normalised names of requirements, without our own extras."""
    bare = {re.split(r"[\[<>=!~; ]", requirement)[0] for requirement in requirements}
    return {re.sub(r"[._-]+", "-", name).lower() for name in bare} - {"shamble"}


def client_packages() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    return packages


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_a_python_lock_names_no_registry(name: str) -> None:
    lock = (ROOT / name).read_text()
    assert "://" not in lock
    assert " @ " not in lock
    options = {line.split("=")[0].split()[0] for line in lock.splitlines() if line.lstrip().startswith("--")}
    assert options == {"--hash"}


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_package_of_a_python_lock_has_a_hash(name: str) -> None:
    blocks = re.split(r"^(?=[a-z0-9])", (ROOT / name).read_text(), flags=re.M)
    assert [block.split()[0] for block in blocks if block.strip() and "--hash=sha256:" not in block] == []


def test_no_lock_of_a_kind_that_names_the_registry_is_kept() -> None:
    assert [name for name in ("uv.lock", "pylock.toml", "poetry.lock") if (ROOT / name).exists()] == []


def test_what_the_table_needs_is_in_the_lock_for_playing() -> None:
    assert names(PROJECT["project"]["dependencies"]) <= set(pins("requirements.txt"))


def test_what_sets_up_an_environment_is_in_the_lock_for_building() -> None:
    assert names(PROJECT["dependency-groups"]["build"]) <= set(pins("requirements-build.txt"))


@pytest.mark.parametrize("extra", sorted(PROJECT["project"]["optional-dependencies"]))
def test_every_extra_is_in_the_lock_for_testing(extra: str) -> None:
    assert names(PROJECT["project"]["optional-dependencies"][extra]) <= set(pins("requirements-dev.txt"))


def test_the_lock_for_testing_holds_the_one_for_playing_version_for_version() -> None:
    dev = pins("requirements-dev.txt")
    assert {name: dev.get(name) for name in pins("requirements.txt")} == pins("requirements.txt")


def test_the_client_lock_names_no_registry() -> None:
    assert [path for path, package in client_packages().items() if "resolved" in package] == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text().split()


def test_every_package_of_the_client_lock_has_a_hash() -> None:
    assert [path for path, package in client_packages().items() if path and "integrity" not in package] == []


def test_every_optional_package_of_the_client_has_its_entry_for_every_platform() -> None:
    packages = client_packages()
    wanted = [
        (f"{path}/node_modules/{name}", f"node_modules/{name}")
        for path, package in packages.items()
        for name in package.get("optionalDependencies", {})
    ]
    assert wanted
    assert [own for own, shared in wanted if own not in packages and shared not in packages] == []


def test_the_client_is_built_with_the_versions_whose_lock_is_complete() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    assert package["devDependencies"]["vite"] == "8.3.4"
    assert package["overrides"] == {"rolldown": "1.2.15"}
    assert client_packages()["node_modules/rolldown"]["version"] == "1.2.15"
