"""A folder of boxes as an enemy would fill it: script in names, ids that leave the folder, files that are none."""

from __future__ import annotations

import shutil
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "box"
SCRIPT = '"/></svg><img src=x onerror="robbed=1"><script>window.robbed=1</script>'
MARKUP = "[/red] [link=file:///etc/passwd] :skull:"
"""What prints to a terminal could take for orders."""
ORDERS = "\x1b[2J\x1b]0;owned\x07"
"""What a terminal takes for orders."""

WRONG: dict[str, tuple[str, str]] = {
    "leaves": ("box.toml", 'id = "../../leaves"\nversion = "1"'),
    "script": ("box.toml", f"id = '''{SCRIPT}'''\nversion = \"1\""),
    "markup": ("box.toml", f'id = "{MARKUP}\\u001b[2J"\nversion = "1"'),
    "taken": ("box.toml", 'id = "base"\nversion = "1"'),
    "alone": ("box.toml", 'id = "alone"\nversion = "1"\nneeds = ["nothing"]'),
    "types": ("box.toml", 'id = ["a"]\nversion = {}\nneeds = 3'),
    "noise": ("box.toml", "\0\1\2 = ["),
    "deep": ("box.toml", f"id = {'[' * 5000}"),
    "card": ("cards.toml", f"[[card]]\nid = '''{SCRIPT}'''\ndeck = \"hero\"\ntype = \"item\""),
    "hero": ("heroes.toml", '[[hero]]\nid = "../../secret"\nhealth = 3'),
    "marker": ("markers.toml", f"[[marker]]\nid = '''{SCRIPT}'''\non = \"space\""),
    "board": ("boards.toml", f"[[board]]\nid = '''{SCRIPT}'''\nname = \"x\"\nkind = \"outer\"\nmap = \"......\""),
    "house": (
        "boards.toml",
        '[[board]]\nid = "house"\nname = "x"\nkind = "outer"\n'
        'map = """\nMMM...\nMMM...\n......\n...###\n...###\n...###\n"""\n'
        f'[[board.buildings]]\nid = \'\'\'{SCRIPT}\'\'\'\nname = "x"\non = "M"\ndoors = [["2,1", "3,1"]]',
    ),
    "wall": ("boards.toml", '[[board]]\nid = "wall"\nname = "Wall"\nkind = "outer"\nmap = 7'),
    "goal": ("scenarios.toml", '[[scenario]]\nid = "goal"\nturns = 99999999999999999999\nobjective = [1]'),
    "code": ("code.py", "raise SystemExit('no table for anybody')"),
    "more-code": ("code.py", "def ("),
    "orders": ("texts/en.ftl", f"box-orders = {ORDERS}\n"),
    "noise-in-words": ("texts/en.ftl", "box-noise-in-words = \udcff\n"),
}
"""Box -> a file of it and what stands there; all else of it is fine."""


def fill(folder: Path) -> None:
    """Wrong boxes, and one whose names are hostile and whose rows are fine."""
    for name, (file, text) in WRONG.items():
        box = folder / name
        box.mkdir(parents=True)
        (box / "box.toml").write_text(f'id = "{name}"\nversion = "1"\nneeds = ["base"]\n')
        (box / file).parent.mkdir(exist_ok=True)
        (box / file).write_text(text, errors="surrogateescape")
    shutil.copytree(EXAMPLE, folder / "mill-road")
    for words in (folder / "mill-road" / "texts").iterdir():
        lines = words.read_text().splitlines()
        words.write_text(
            "\n".join(line if line.startswith("    ") else f"{line} {SCRIPT} {MARKUP}" for line in lines) + "\n"
        )
