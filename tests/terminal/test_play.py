"""The game in a terminal: what is shown, what can be typed, how it ends."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

from shamble import games
from shamble.cli import build
from shamble.kernel.errors import ShambleError
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.terminal.board import Drawing
from shamble.terminal.players import Players, parse_seats
from shamble.terminal.session import Session, load
from tests.table import GRID

BOOK = games.kit("last-night-on-earth")
ALONE = "heroes-1=me,zombies-1=me"
HERE = {"billy": "4,4", "jenny": "0,0"}


def typing(*lines: str) -> Callable[[], str]:
    """A keyboard on which these lines are typed; then the input ends."""
    waiting = iter(lines)
    return lambda: f"{line}\n" if (line := next(waiting, None)) is not None else ""


class Sitting:
    """A session whose output is kept."""

    def __init__(self, game: Any, seats: str, read: Callable[[], str], path: Path, language: str = "en") -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, height=25, highlight=False)
        players = Players(game.NAME, game.seats, parse_seats(seats, game.seats, BOOK))
        self.session = Session(game, players, language, console, read, path)
        self.session.run()

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def position(**said: Any) -> Any:
    said.setdefault("board", GRID)
    said["heroes"] = {name: {"space": at} if isinstance(at, str) else at for name, at in said["heroes"].items()}
    said["zombies"] = {name: {"space": at} for name, at in said.get("zombies", {}).items()}
    return BOOK.situation(said, 1, said.pop("dice", []))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.json"


# -- the board ---------------------------------------------------------------------------------------------


def drawn(game: Any, seat: int = 0) -> list[str]:
    return [line.plain for line in Drawing(BOOK.layout(game), BOOK.view(game, seat), "en").lines()]


def test_walls_doors_buildings_and_models_can_be_told_apart() -> None:
    game = position(heroes=HERE, zombies={"z7": "3,2", "z1": "5,5", "z2": "5,5", "z3": "5,5"})
    assert drawn(game) == [
        "      0     1     2     3     4     5     6     7",
        "   ┏━━━━━┯━━━━━┱─────┬─────┬─────┲━━━━━┯━━━━━┱─────┐",
        " 0 ┃J    │Ch   ┃     │     │     ┃Gy   │Gy   ┃     │",
        "   ┠─────┼─────╂─────┼─────┼─────╂─────┼─────╂─────┤",
        " 1 ┃Ch   │Ch   ╎     │     │     ┃Gy   │Gy   ┃     │",
        "   ┡━━━━━┿━━━━━╃─────┼─────┼─────╄━╸ ╺━┿━━━━━╃─────┤",
        " 2 │     │     │     │z7   │     │     │     │     │",
        "   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        " 3 │     │     │     │     │     │     │     │     │",
        "   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        " 4 │     │     │     │     │B    │     │     │     │",
        "   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        " 5 │o    │     │     │     │     │3z   │     │o    │",
        "   └─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┘",
    ]


def test_a_crowded_space_shows_counts() -> None:
    team = {"billy": "4,4", "jenny": "4,4", "sally": "4,4", "johnny": "4,4"}
    game = position(heroes=team, zombies={f"z{n}": "4,4" for n in range(1, 11)})
    assert "│4H10z│" in drawn(game)[10]


def test_a_crowd_on_a_board_of_eighteen_columns_is_two_digits() -> None:
    grid = {"grid": {"width": 18, "height": 4, "buildings": []}}
    team = {"billy": "4,2", "jenny": "4,2"}
    game = position(board=grid, heroes=team, zombies={f"z{n}": "4,2" for n in range(1, 4)})
    assert "│2+3│" in drawn(game)[6]


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_whole_town_fits_into_80_columns(scenario: str) -> None:
    for seed in range(4):
        game = BOOK.new({"scenario": scenario}, seed)
        picture = drawn(game)
        assert max(map(len, picture)) <= 80
        assert len(picture) == 2 + 2 * game.board.plan.height


def test_a_large_space_is_one_box() -> None:
    picture = drawn(BOOK.new({"scenario": "die-zombies-die"}, 1))
    assert "│           │           │           │" in picture[8]


# -- whole games -------------------------------------------------------------------------------------------

WORDS = [
    "?",
    "? 1",
    "w search",
    "w 4,7",
    "w z3 4,5",
    "w revolver",
    "w billy",
    "c",
    "u",
    "l",
    "m",
    "nonsense",
    "0",
    "99",
]


def monkey(seed: int) -> Callable[[], str]:
    """Someone who types numbers, and now and then anything else."""
    chance = random.Random(seed)
    return lambda: f"{chance.choice(WORDS) if chance.random() < 0.05 else chance.choice('1122345678')}\n"


@pytest.mark.parametrize(
    ("scenario", "players", "seats", "language"),
    [
        ("die-zombies-die", 2, "heroes-1=me,zombies-1=bot:random", "en"),
        ("burn-em-out", 2, "zombies-1=me,heroes-1=bot:random", "it"),
        ("escape-in-the-truck", 4, "heroes-1=Anna,heroes-2=Carl,zombies-1=Bob,zombies-2=bot:random", "en"),
        ("save-the-townsfolk", 2, ALONE, "it"),
        ("defend-the-manor-house", 6, "zombies-1=me,heroes-1=bot:random,heroes-2=bot:random", "en"),
    ],
)
def test_a_whole_game_is_played_whatever_is_typed(
    scenario: str, players: int, seats: str, language: str, saved: Path
) -> None:
    game = BOOK.new({"scenario": scenario, "players": players}, 5)
    sitting = Sitting(game, seats, monkey(5), saved, language)
    assert sitting.session.game.result is not None
    assert sitting.lines[-1] == {"en": "The seed was 5.", "it": "Il seme era 5."}[language]
    assert max(map(len, sitting.lines)) <= 80
    assert not saved.exists()


def test_bots_alone_play_to_the_end_and_the_log_is_read_along(saved: Path) -> None:
    game = BOOK.new({"scenario": "die-zombies-die"}, 2)
    sitting = Sitting(game, "heroes-1=bot:random,zombies-1=bot:random", typing(), saved)
    assert any(line.startswith("Round 2, sun at 14: Zombie turn.") for line in sitting.lines)
    assert sitting.session.game.result is not None


# -- what can be typed -------------------------------------------------------------------------------------


def test_the_objectives_of_both_sides_are_shown_as_progress(saved: Path) -> None:
    sitting = Sitting(position(heroes=HERE, zombies_killed=7), ALONE, typing("q"), saved)
    assert "Heroes: Zombies killed: 7 of 15" in sitting.lines
    assert "Zombies: Heroes killed: 0 of 2; 15 rounds until the sun is down" in sitting.lines
    fresh = Sitting(BOOK.new({"scenario": "die-zombies-die"}, 2), ALONE, typing(*["1"] * 12, "q"), saved)
    assert "Heroes: Zombies killed: 0 of 15" in fresh.lines


def test_a_number_takes_the_choice(saved: Path) -> None:
    sitting = Sitting(position(heroes=HERE), ALONE, typing("2"), saved)
    assert "It is Billy’s turn. [6.4]" in sitting.lines or "It is Jenny’s turn. [6.4]" in sitting.lines


def test_a_space_takes_the_step(saved: Path) -> None:
    sitting = Sitting(position(heroes=HERE, dice=[3]), ALONE, typing("1", "2", "5,4"), saved)
    assert "Billy moves to the street south of the Gym (5,4). [8.4]" in sitting.lines


def test_a_place_is_named_once_where_a_hero_starts(saved: Path) -> None:
    game = BOOK.new({"scenario": "die-zombies-die", "heroes": ["billy"]}, 3)
    placing = [line for line in Sitting(game, ALONE, typing(), saved).lines if "Place " in line]
    assert placing
    assert all(line.count(" at the ") == 1 and "((" not in line and line.count("(") <= 1 for line in placing)


def test_zombies_are_chosen_first_and_then_their_way(saved: Path) -> None:
    game = position(heroes={"billy": "4,4"}, zombies={"z1": "0,4", "z2": "7,5"}, turn="zombies", step="move")
    sitting = Sitting(game, ALONE, typing("2", "1"), saved)
    assert " 2  Zombie 1, the street south of the Church (0,4) …" in sitting.lines
    assert " 1  ↑ the street south of the Church (0,3)" in sitting.lines
    assert " 0  Back" in sitting.lines
    assert "Zombie 1 moves to the street south of the Church (0,3). [8.1]" in sitting.lines


def test_a_zombie_and_a_space_take_the_move(saved: Path) -> None:
    game = position(heroes={"billy": "4,4"}, zombies={"z1": "0,4", "z2": "7,5"}, turn="zombies", step="move")
    assert (
        "Zombie 2 moves to the street south of the Gym (6,5). [8.1]"
        in Sitting(game, ALONE, typing("z2 6,5"), saved).lines
    )


def test_a_question_mark_shows_the_rule_behind_a_choice(saved: Path) -> None:
    text = Sitting(position(heroes=HERE), ALONE, typing("1", "? 2"), saved).text
    assert "8.4 Hero movement. A Hero moves up to as many spaces as the die shows" in text


def test_w_says_why_not(saved: Path) -> None:
    sitting = Sitting(position(heroes=HERE), ALONE, typing("1", "w search"), saved)
    assert "Billy is outside; only a building can be searched. [8.5]" in sitting.lines


def test_one_who_plays_alone_takes_everything_back(saved: Path) -> None:
    game = position(heroes=HERE, dice=[3])
    before = game.hash()
    sitting = Sitting(game, ALONE, typing("1", "2", "u", "u"), saved)
    assert sitting.session.game.hash() == before


def test_dice_are_not_taken_back_in_company(saved: Path) -> None:
    game = position(heroes=HERE, dice=[3])
    sitting = Sitting(game, "heroes-1=me,zombies-1=bot:random", typing("1", "2", "u"), saved)
    assert "That cannot be taken back: dice, a draw or another player’s choice came after it." in " ".join(
        sitting.text.split()
    )


# -- secrets -----------------------------------------------------------------------------------------------


def test_the_other_player_sees_the_hand_only_after_the_keyboard_is_handed_over(saved: Path) -> None:
    game = position(
        heroes={"billy": "4,4"},
        zombies={"z1": "0,4", "z2": "7,5"},
        hands={"heroes-1": ["faith"], "zombies-1": ["shamble"]},
        turn="zombies",
        step="fight",
    )
    text = Sitting(game, "heroes-1=Anna,zombies-1=Bob", typing("1", "1"), saved).text
    before, _, after = text.partition("Pass the keyboard to Bob")
    assert "Faith" in before
    assert "Shamble" not in before
    assert "Faith" not in after


def test_the_picture_is_made_of_the_view_alone() -> None:
    """Other secrets, same picture and same lines."""
    one = position(heroes=HERE, hands={"zombies-1": ["shamble"]})
    two = position(heroes=HERE, hands={"zombies-1": ["cornered"]})
    assert drawn(one) == drawn(two)


# -- saves and the command ---------------------------------------------------------------------------------


def test_the_end_of_input_saves_the_game_and_says_where(saved: Path) -> None:
    game = position(heroes=HERE)
    sitting = Sitting(game, ALONE, typing("1"), saved)
    assert str(saved) in "".join(sitting.lines)
    again, who = load(saved)
    assert again.hash() == sitting.session.game.hash()
    assert who == {"heroes-1": "me", "zombies-1": "me"}


def test_a_save_of_the_protocol_can_be_played_too(saved: Path) -> None:
    saved.parent.mkdir()
    saved.write_bytes(msgspec.json.encode(position(heroes=HERE).sealed()))
    assert load(saved)[1] == {}


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"shamble": "terminal"}', "no save"])
def test_what_is_no_save_is_refused_in_one_sentence(content: str, saved: Path) -> None:
    saved.parent.mkdir()
    saved.write_text(content, encoding="utf-8")
    with pytest.raises(ShambleError):
        load(saved)


def shamble_play(*words: str, typed: Iterable[str] = ()) -> Any:
    return CliRunner().invoke(build("play"), ["play", *words], input="".join(f"{line}\n" for line in typed))


def test_the_command_plays_from_piped_lines(tmp_path: Path) -> None:
    found = shamble_play("--text", "--seed", "3", "--data", str(tmp_path), typed=["1", "q"])
    assert found.exit_code == 0
    assert "Kill 15 Zombies before the sun goes down." in found.output
    assert (tmp_path / "terminal" / "die-zombies-die-3.json").exists()


def test_without_a_word_about_it_a_save_goes_to_the_players_own_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, home = tmp_path / "here", tmp_path / "home"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    assert shamble_play("--text", "--seed", "3", typed=["1", "q"]).exit_code == 0
    assert (home / "shamble" / "terminal" / "die-zombies-die-3.json").exists()
    assert not list(here.iterdir())


@pytest.mark.parametrize(
    "words",
    [
        ["--scenario", "nowhere"],
        ["--players", "9"],
        ["--seats", "heroes-7=me"],
        ["--seats", "heroes-1=bot:clever"],
        ["--heroes", "nobody"],
        ["--profile", "none"],
        ["--lang", "xx"],
        ["--load", "no-such-file.json"],
    ],
)
def test_a_wrong_word_is_refused_in_one_sentence(words: list[str]) -> None:
    found = shamble_play(*words)
    assert found.exit_code == 2
    assert "Traceback" not in found.output


def test_boxes_and_switches_are_named_on_the_command_line(tmp_path: Path) -> None:
    words = [
        "play",
        "--boxes",
        "base,growing-hunger",
        "--set",
        "solo=true",
        "--seats",
        "heroes-1=bot:random,zombies-1=bot:solo",
    ]
    words += ["--seed", "3", "--data", str(tmp_path)]
    done = CliRunner().invoke(build("play"), words)
    assert done.exit_code == 0, done.output
    assert "fights with" in done.output, "each Zombie draws a card for its fight"


def test_an_open_hand_is_shown_to_everybody(saved: Path) -> None:
    held = {"zombies-1": ["trip", "bickering"]}
    solo = Sitting(position(heroes=HERE, hands=held, switches={"solo": True}), "heroes-1=me", typing("q"), saved)
    assert any("Trip" in line and "Bickering" in line for line in solo.lines)
    usual = Sitting(position(heroes=HERE, hands=held), "heroes-1=me", typing("q"), saved)
    assert not any("Bickering" in line for line in usual.lines)
