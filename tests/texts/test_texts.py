"""The words: both languages say the same things, and a gap never reaches a player as an error."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shamble import texts
from shamble.lnoe.profiles import PROFILES
from shamble.texts import MissingText, has, languages, say
from tests.toybox import unpacked

from .test_base_box import BOX, rows

INVISIBLE = re.compile("[\u2066-\u2069]")


class Variables(Visitor):  # type: ignore[misc]  # the parser ships no types
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's name
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """Every file of a language, those of the games too, by where it stands."""
    return {
        str(file).replace(f"/{language}", "/*"): FluentParser().parse(file.read_text(encoding="utf-8"))
        for file in texts.resources(language)
    }


def patterns(resource: ast.Resource) -> list[tuple[str, frozenset[str]]]:
    """Return every message and attribute of a file with the variables it uses."""
    found = []
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found.append((entry.id.name, variables(entry.value)))
            found += [(f"{entry.id.name}.{a.id.name}", variables(a.value)) for a in entry.attributes]
    return found


@pytest.fixture
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_TEXTS", "strict")


@pytest.fixture
def forgiving_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHAMBLE_TEXTS", raising=False)


def test_there_are_english_and_italian() -> None:
    assert languages() == ("en", "it")


@pytest.mark.parametrize("language", languages())
def test_every_file_is_plain_fluent(language: str) -> None:
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{name}"


@pytest.mark.parametrize("language", languages())
def test_every_message_of_every_file_can_be_said(language: str) -> None:
    written = [name for resource in resources(language).values() for name, _ in patterns(resource)]
    assert [name for name in written if not has(language, name)] == []


def test_a_message_may_say_others_and_parts_of_them(tmp_path: Path) -> None:
    lines = [
        "lamp = A { -light } and { torch.of }, {",
        "torch",
        "}",
        "# torch = no message",
        "-light = { $much ->",
        "   [one] flame",
        "  *[other] lamp",
        "}",
        "torch = torch",
        "    .of = burning",
    ]
    (tmp_path / "en.ftl").write_text("\n".join(lines), encoding="utf-8")
    texts.add_folder(tmp_path)
    try:
        assert say("en", "lamp") == "A lamp and burning, torch"
    finally:
        texts.drop_folder(tmp_path)


@pytest.mark.parametrize("language", languages())
def test_no_message_is_written_twice(language: str) -> None:
    ids = Counter(name for resource in resources(language).values() for name, _ in patterns(resource))
    assert [name for name, count in ids.items() if count > 1] == []


def test_both_languages_have_the_same_messages_with_the_same_variables_in_the_same_files() -> None:
    english, italian = resources("en"), resources("it")
    assert sorted(english) == sorted(italian)
    for name in english:
        assert sorted(patterns(english[name])) == sorted(patterns(italian[name])), name


def test_the_italian_is_not_english_left_over() -> None:
    same = [
        name
        for resource in resources("en").values()
        for name, used in patterns(resource)
        if not used
        and name.endswith((".text", ".story", ".objective", ".zombies"))
        and say("en", name) == say("it", name)
    ]
    assert same == []


@pytest.mark.parametrize("language", languages())
def test_everything_in_the_box_has_its_words(language: str) -> None:
    wanted = [f"card-{card['id']}{part}" for card in rows("card") for part in ("", ".text")]
    wanted += [f"keyword-{keyword}" for row in rows("card") + rows("hero") for keyword in row["keywords"]]
    wanted += [f"hero-{hero['id']}{part}" for hero in rows("hero") for part in ("", ".title")]
    abilities = {ability for hero in rows("hero") for ability in hero["abilities"]}
    wanted += [f"ability-{ability}{part}" for ability in abilities for part in ("", ".text")]
    for scenario in rows("scenario"):
        wanted += [f"scenario-{scenario['id']}{part}" for part in ("", ".story", ".objective", ".zombies")]
        wanted += [f"special-{rule}{part}" for rule in scenario.get("special_rules", ()) for part in ("", ".text")]
        wanted += [f"board-{scenario['centre']}"]
    wanted += [f"profile-{profile}{part}" for profile in PROFILES for part in ("", ".text")]
    assert [name for name in wanted if not has(language, name)] == []


@pytest.mark.parametrize("language", languages())
def test_every_board_building_and_named_place_has_its_words(language: str) -> None:
    wanted = []
    for board in tomllib.loads((BOX / "boards.toml").read_text(encoding="utf-8"))["board"]:
        buildings = board.get("buildings", [])
        wanted += [f"board-{board['id']}", *(f"building-{building['id']}" for building in buildings)]
        wanted += [
            f"area-{area}" for part in [board, *buildings] for area in (*part.get("areas", ()), *part.get("rooms", ()))
        ]
    assert [name for name in wanted if not has(language, name)] == []


def test_card_names_are_the_games_own_in_every_language() -> None:
    for card in rows("card"):
        assert say("it", f"card-{card['id']}") == say("en", f"card-{card['id']}")


@pytest.mark.usefixtures("strict_texts")
def test_a_sentence_is_said_in_the_language_asked_for() -> None:
    dice = {"hero": "Billy", "zombie": "z3", "hero_dice": "4 2", "zombie_dice": "4"}
    assert say("en", "event-fight", **dice) == "Billy fights z3: 4 2 against 4."
    assert say("it", "event-fight", **dice) == "Billy combatte contro z3: 4 2 contro 4."


@pytest.mark.usefixtures("strict_texts")
@pytest.mark.parametrize(
    ("language", "left", "sentence"),
    [
        ("en", 1, "Billy may move one more space."),
        ("en", 3, "Billy may move 3 more spaces."),
        ("it", 1, "Billy può fare ancora un passo."),
        ("it", 3, "Billy può fare ancora 3 passi."),
    ],
)
def test_one_and_many_are_told_apart(language: str, left: int, sentence: str) -> None:
    assert say(language, "kind-move-hero", actor="Billy", left=left) == sentence


@pytest.mark.usefixtures("strict_texts")
@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "Zombie 1 strappa un segnalino Rinforzo dal muro: non ne resta nessuno."),
        (1, "Zombie 1 strappa un segnalino Rinforzo dal muro: ne resta uno."),
        (2, "Zombie 1 strappa un segnalino Rinforzo dal muro: ne restano 2."),
    ],
)
def test_what_is_left_is_told_apart_too(count: int, sentence: str) -> None:
    assert say("it", "event-broken", who="Zombie 1", wall="muro", count=count) == sentence


def test_in_italian_no_number_is_left_in_the_plural_where_it_may_be_one() -> None:
    """The line of a choice begins with its count in brackets; what stands outside of one is said of any number."""
    lines = [
        line
        for file in texts.resources("it")
        for line in file.read_text(encoding="utf-8").splitlines()
        if "restano { $" in line and not line.lstrip().startswith(("*[", "["))
    ]
    assert lines == []


@pytest.mark.usefixtures("strict_texts")
@pytest.mark.parametrize(
    ("lose", "english", "italian"),
    [
        (
            17,
            "The weapon is gone afterwards 17% of the time.",
            "Nel 17% dei casi dopo il colpo l’arma è persa.",
        ),
        (100, "The weapon is used up by it.", "L’arma serve una volta sola."),
    ],
)
def test_a_hint_says_a_chance_as_people_do(lose: int, english: str, italian: str) -> None:
    assert say("en", "why-ammo", lose=lose) == english
    assert say("it", "why-ammo", lose=lose) == italian


@pytest.mark.usefixtures("strict_texts")
def test_a_hint_counts_no_points_in_the_plural_where_there_is_one() -> None:
    for language, wrong in (("en", "1 points"), ("it", "1 punti")):
        said = [say(language, key, value=1) for key in ("why-play", "why-search")]
        assert not [sentence for sentence in (*said, say(language, "why-better", points=1)) if wrong in sentence]


def test_an_attribute_is_named_after_a_dot() -> None:
    assert say("en", "card-uuuurrrggghh.text") == "Fight card: the Zombie rolls 2 more Fight Dice."
    assert not has("en", "card-uuuurrrggghh.nothing")


def test_no_invisible_marks_surround_a_name() -> None:
    assert not INVISIBLE.search(say("it", "event-moved", who="Billy", to="4,7"))


@pytest.mark.usefixtures("forgiving_texts")
def test_a_player_reads_english_where_a_language_has_no_words() -> None:
    assert say("xx", "option-pass") == "Pass"


@pytest.mark.usefixtures("forgiving_texts")
def test_a_player_reads_the_id_where_no_language_has_words() -> None:
    assert say("it", "event-never-written") == "event-never-written"


@pytest.mark.usefixtures("strict_texts")
def test_a_missing_message_fails_a_test_by_name() -> None:
    with pytest.raises(MissingText, match="event-never-written"):
        say("it", "event-never-written")


@pytest.mark.usefixtures("strict_texts")
def test_a_forgotten_variable_fails_a_test_by_name() -> None:
    with pytest.raises(MissingText, match=r"event-moved.*was given who"):
        say("en", "event-moved", who="Billy")


KINDS = [
    "place-hero",
    "place-zombie",
    "discard-and-draw",
    "move-zombies",
    "choose-fight",
    "activate-hero",
    "move-action",
    "move-hero",
    "exchange",
    "ranged-attack",
    "discard-down",
    "window",
    "choose",
]
OPTIONS = [
    "place",
    "discard",
    "keep",
    "move",
    "done",
    "fight",
    "activate",
    "roll-movement",
    "search",
    "pick-up",
    "ability",
    "skip",
    "step",
    "stop",
    "give",
    "take",
    "attack",
    "play-card",
    "use-item",
    "pass",
    "choose",
]
ROLLS = ["hero-fight", "zombie-fight", "movement", "spawn-check", "spawn", "break", "ranged"]
EVENTS = [
    "moved",
    "searched",
    "drew",
    "played",
    "canceled",
    "discarded",
    "fight-started",
    "fended-off",
    "wounded",
    "healed",
    "killed",
    "turned",
    "placed",
    "marker-on",
    "marker-off",
    "turn-heroes",
    "turn-zombies",
    "game-over-heroes",
    "game-over-zombies",
]


@pytest.mark.parametrize("language", languages())
def test_every_decision_option_and_event_of_the_protocol_has_its_words(language: str) -> None:
    wanted = [f"kind-{kind}" for kind in KINDS] + [f"option-{option}" for option in OPTIONS]
    wanted += [f"event-{event}" for event in EVENTS] + [f"event-roll-{roll}" for roll in ROLLS]
    assert [name for name in wanted if not has(language, name)] == []


# -- words from elsewhere ----------------------------------------------------------------------------------


@pytest.fixture
def no_folders(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(texts, "_added", [])
    yield
    texts.forget()


@pytest.mark.parametrize("place", ["{}.ftl", "{}/fan.ftl"])
def test_a_folder_that_is_added_speaks_at_once(
    place: str, tmp_path: Path, no_folders: None, strict_texts: None
) -> None:
    for language, words in (("en", "A broom"), ("it", "Una scopa")):
        file = tmp_path / place.format(language)
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"card-fan-broom = {words}\n", encoding="utf-8")
    assert not has("en", "card-fan-broom")
    texts.add_folder(tmp_path)
    assert [say(language, "card-fan-broom") for language in languages()] == ["A broom", "Una scopa"]


def test_a_game_brings_its_words_in_its_own_package(strict_texts: None) -> None:
    with unpacked():
        assert [say(language, "game-toy") for language in languages()] == ["The stairs", "Le scale"]
    assert not has("en", "game-toy")
