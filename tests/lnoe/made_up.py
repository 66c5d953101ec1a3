"""A made-up box on the shelf for as long as a test needs it, and off it again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shamble.lnoe import shelf
from shamble.lnoe.content import content

BOX = 'id = "made-up"\nneeds = ["base"]\n'


@contextmanager
def made_up_box(folder: Path, **files: str) -> Iterator[str]:
    """Put a box with these files (`scenarios="…"` is scenarios.toml) on the shelf; raises BadBox as the shelf does."""
    (folder / "box.toml").write_text(BOX, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    before = {name: dict(table) for name, table in shelf._TABLES.items()}
    try:
        yield shelf.add_box(folder)
    finally:
        for name, table in shelf._TABLES.items():
            table.clear()
            table.update(before[name])
        content.cache_clear()
