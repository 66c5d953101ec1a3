"""A made-up box on the shelf for as long as a test needs it, and off it again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shamble.lnoe.content import content, remember
from shamble.lnoe.shelf import add_box

BOX = 'id = "made-up"\nneeds = ["base"]\n'


@contextmanager
def made_up_box(folder: Path, **files: str) -> Iterator[str]:
    """Put a box with these files (`scenarios="…"` is scenarios.toml) on the shelf; raises BadBox as the shelf does."""
    (folder / "box.toml").write_text(BOX, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    put_back = remember()
    try:
        yield add_box(folder)
    finally:
        put_back()
        content.cache_clear()
