"""What `shamble report` is given: folders that are no runs, copies, boxes that are not there, names that are markup."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shamble import games
from shamble.cli import build
from shamble.lab.charts import BROAD, LETTER, SLIM, Share, shares
from shamble.lab.page import Words, choice, mean_said, shell
from shamble.lab.store import read_runs

pytest.importorskip("polars")

RANDOM = ["--heroes", "random", "--zombies", "random", "--workers", "1"]
PACKAGE = Path(__file__).parents[2] / "src" / "shamble" / "lab"
BOX = Path(__file__).parents[2] / "examples" / "box"


def shamble(word: str, *words: str) -> Any:
    return CliRunner().invoke(build(word), [word, *words])


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "one"
    assert shamble("simulate", *RANDOM, "--games", "3", "--out", str(folder)).exit_code == 0
    return folder


@pytest.mark.parametrize("name", ["job.json", "games.parquet", "variants.json", "parts/000-00000000.json"])
@pytest.mark.parametrize("content", ["", "{}", "[1]", "no run"])
def test_a_folder_that_is_no_run_is_refused_in_one_sentence(
    name: str, content: str, played: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    shutil.copytree(played, folder)
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(content, encoding="utf-8")
    answer = shamble("report", str(folder))
    assert answer.exit_code == 2, answer.output
    assert name in answer.stderr


def test_a_file_is_no_folder_of_a_run_and_nobody_is_told_to_play_into_it(played: Path) -> None:
    answer = shamble("report", str(played / "job.json"))
    assert answer.exit_code == 2
    assert "job.json is a file; name the folder" in answer.stderr


def test_a_page_that_cannot_be_written_is_said_in_one_line(played: Path) -> None:
    answer = shamble("report", str(played), "--out", "/nowhere/report.html")
    assert answer.exit_code == 2
    assert "/nowhere/report.html" in answer.stderr


@pytest.mark.parametrize("words", [["simulate"], ["compare", "as-is", "hero_fight_dice=3"]])
def test_a_folder_that_cannot_be_made_is_said_in_a_sentence(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("a file", encoding="utf-8")
    answer = shamble(*words, *RANDOM, "--games", "1", "--out", str(tmp_path / "notes.txt"))
    assert answer.exit_code == 2
    assert answer.stderr.startswith("Nothing can be kept in ")
    assert "notes.txt" in answer.stderr


def test_an_address_of_a_table_that_is_none_is_refused(played: Path) -> None:
    answer = shamble("report", str(played), "--table", "my-table")
    assert answer.exit_code == 2
    assert "not 'my-table'" in answer.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--games", "1"], ["compare", "random", "steady"], ["report", "."], ["strength"], ["bench"],
        ["boxes"], ["rules", "8.1.1"], ["play"],
    ],
)  # fmt: skip
def test_a_language_that_nothing_is_said_in_is_refused(words: list[str]) -> None:
    answer = shamble(*words, "--lang", "fr")
    assert answer.exit_code == 2
    assert "there is no language 'fr'; there are en, it" in answer.stderr


def test_a_mean_of_nothing_has_no_sign() -> None:
    assert mean_said({"value": 0.05, "low": -0.02, "high": 0.12}) == "0.1 <small>0.0 – 0.1</small>"


def test_charts_are_drawn_no_larger_than_they_are_read() -> None:
    """On a page of 1280 pixels letters of 13 stay between 11 and 17, in half of it and in all of it."""
    css = (PACKAGE / "report.css").read_text(encoding="utf-8")
    widest = int(re.findall(r"\.broad svg \{ max-width: (\d+)px", css)[0])
    page = int(re.findall(r"main \{ max-width: (\d+)px", css)[0])
    half = (page - 2 * 20 - 20) / 2 - 2 * 22
    assert widest / BROAD.width * 13 <= 17
    assert half / BROAD.width * 13 >= 11


def test_the_name_of_a_bar_is_never_cut_off() -> None:
    """What two runs did with a scenario and a number of players is longer than a phone is wide."""
    name = "hero_fight_dice=3: Muori, Zombie, muori!, 2 giocatori"
    picture = shares("Come finiscono", [(name, [Share("il sole è tramontato", 1, "first")])])
    for room, drawn in zip((BROAD, SLIM), picture.split('<div class="slim">'), strict=True):
        lines = re.findall(r'class="label"[^>]*>([^<]+)<', drawn)
        assert " ".join(lines) == name
        assert max(map(len, lines)) * LETTER <= room.width


def test_a_part_of_a_bar_carries_its_name_only_where_a_broad_font_fits() -> None:
    parts = [Share("i Pozzi sono distrutti", 63, "first"), Share("sono morti troppi Eroi", 37, "second")]
    picture = shares("Come finiscono", [("Bruciateli tutti", parts)])
    inside = re.findall(r'<text x="([\d.]+)"[^>]*class="inside[^>]*>([^<]+)<', picture.split('<div class="slim">')[0])
    ends = [BROAD.width * 0.63, BROAD.width]
    assert [float(x) + 7.6 * len(words) <= end for (x, words), end in zip(inside, ends, strict=True)] == [True, True]


def test_a_run_and_its_copy_are_the_same_games(played: Path, tmp_path: Path) -> None:
    for name in ("one", "copy"):
        shutil.copytree(played, tmp_path / name)
    shamble("simulate", *RANDOM, "--games", "2", "--seed", "2", "--out", str(tmp_path / "others"))
    _, rows = read_runs(tmp_path)
    assert len(rows) == 5
    assert len({row["seed"] for row in rows}) == 5


def test_runs_side_by_side_and_a_run_by_itself_share_no_folder(played: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    shutil.copytree(played, alone)
    answer = shamble("compare", "as-is", "hero_fight_dice=3", *RANDOM, "--games", "1", "--out", str(alone))
    assert answer.exit_code == 2
    assert "a run by itself" in answer.stderr
    assert not (alone / "variants.json").exists()
    both = tmp_path / "both"
    shamble("compare", "as-is", "hero_fight_dice=3", *RANDOM, "--games", "1", "--out", str(both))
    answer = shamble("simulate", *RANDOM, "--games", "1", "--out", str(both))
    assert answer.exit_code == 2
    assert "side by side (as-is, hero_fight_dice=3)" in answer.stderr


def test_the_page_of_a_single_game_promises_nothing(played: Path, tmp_path: Path) -> None:
    for name in ("single", "pair"):
        words = ["simulate"] if name == "single" else ["compare", "as-is", "hero_fight_dice=3"]
        assert shamble(*words, *RANDOM, "--games", "1", "--out", str(tmp_path / name)).exit_code == 0
        assert shamble("report", str(tmp_path / name)).exit_code == 0
    text = (tmp_path / "pair" / "report.html").read_text(encoding="utf-8")
    assert "may still be chance" in text
    table = text[text.index("What else changes") :].partition("</table>")[0]
    assert "<small>" not in table, "one pair has no interval"


# -- boxes of one's own ------------------------------------------------------------------------------------


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: a box on the shelf would stay there for other tests."""
    start = [sys.executable, "-c", "from shamble.cli import app; app()", *words]
    return subprocess.run(start, capture_output=True, text=True, check=False, env=dict(os.environ))


MARKUP = "<script>alert(1)</script>&amp;\"'><img src=x onerror=alert(1)>"
NAMED = ("scenario-seed-corn", "card-", "hero-mara", "building-mill", "board-mill-road", "reason-seed-corn-")


@pytest.mark.slow
def test_names_of_a_box_are_never_markup(tmp_path: Path) -> None:
    box, run = tmp_path / "box", tmp_path / "run"
    shutil.copytree(BOX, box)
    texts = box / "texts" / "en.ftl"
    bad = [
        f"{line.partition('=')[0]}= {MARKUP}" if line.startswith(NAMED) else line
        for line in texts.read_text().splitlines()
    ]
    texts.write_text("\n".join(bad) + "\n")
    words = ["--box", str(box), "--boxes", "base,mill-road", "--scenario", "seed-corn", *RANDOM]
    assert command("simulate", *words, "--team", "mara", "--games", "4", "--out", str(run)).returncode == 0
    assert (
        command("compare", "as-is", "zombie_hand=3", *words, "--games", "2", "--out", str(tmp_path / "two")).returncode
        == 0
    )
    for folder in (run, tmp_path / "two"):
        answer = command("report", str(folder), "--box", str(box))
        assert answer.returncode == 0, answer.stderr
        text = (folder / "report.html").read_text(encoding="utf-8")
        assert "&lt;script&gt;" in text
        assert not re.search(r"<script|<img", text)


@pytest.mark.slow
def test_a_run_of_a_box_that_is_not_there_names_what_is_missing(tmp_path: Path) -> None:
    words = ["--box", str(BOX), "--boxes", "base,mill-road", "--scenario", "seed-corn", *RANDOM, "--games", "1"]
    assert command("simulate", *words, "--out", str(tmp_path)).returncode == 0
    answer = command("report", str(tmp_path))
    assert answer.returncode == 2
    assert "seed-corn" in answer.stderr
    assert answer.stderr.rstrip().endswith("add --box DIR.")
    assert json.loads((tmp_path / "job.json").read_text())["boxes"] == ["base", "mill-road"]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_buttons_of_all_scenarios_make_no_phone_scroll_sideways(language: str, page: Any) -> None:
    """With each button goes an unseen one that the keyboard reaches; it takes no room at the end of a line."""
    kit = games.kit("last-night-on-earth")
    names = [kit.scenario_name(scenario, language) for scenario in kit.lab.scenarios()]
    page.set_content(shell(Words(kit, language), "", choice(names, names)))
    for width in range(330, 430, 10):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
