"""Words for people: every sentence is a Fluent message in `en/` and `it/`, one file for each subject.

What belongs to one game may stand in its package (`texts/en/*.ftl`), what belongs to a box beside it: see `add_folder`.
The web client reads the same files, so they hold plain Fluent syntax and no functions of ours.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

# Fluent is loaded by the first word: whoever plays without a word, as the workers of the laboratory, needs none of it.
if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

FALLBACK = "en"
LONGEST_WORD = 500
"""Letters of what is put into a sentence; the makers of Fluent look after what is longer."""
Value = str | int | float


class MissingText(LookupError):
    """A message, or a variable it needs, is missing. Raised only while texts are strict."""


def strict() -> bool:
    """Tell whether a gap is an error (`SHAMBLE_TEXTS=strict`, for tests) or filled as well as can be."""
    return os.environ.get("SHAMBLE_TEXTS") == "strict"


_added: list[Path] = []
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How a message begins; whatever else stands at the left edge, no name with its sign does."""
_NAME = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
_corrected: list[Path] = []
_found: dict[tuple[str, str], Pattern] = {}
"""Messages that were looked up; what is not there is not kept, for anybody may ask for anything."""
_to_forget: list[Callable[[], None]] = []
"""What clears each memory of texts."""
P = ParamSpec("P")
T = TypeVar("T")


def add_folder(folder: Path) -> None:
    """Also read the texts of this folder: `en/*.ftl` or `en.ftl`, and so for every language.

    Raises OSError or ValueError where they cannot be read or hold orders to a terminal, and reads none of them.
    """
    if folder not in _added:
        for file in folder.rglob("*.ftl"):
            if _CONTROL.search(file.read_text(encoding="utf-8")):
                raise ValueError(f"{file.name} has control characters, which no text needs")
        _added.append(folder)
        forget()


def drop_folder(folder: Path) -> None:
    """Do not read the texts of this folder any more."""
    if folder in _added:
        _added.remove(folder)
        forget()


def correct_by(folder: Path) -> None:
    """Let the texts of this folder (`en.ftl` and so on) stand in place of others of the same name."""
    if folder not in _corrected:
        _corrected.append(folder)
        forget()


class Unreadable(ValueError):
    """A file of texts that is no Fluent; the message quotes the line."""


def messages_in(file: Path) -> list[str]:
    """The ids of the messages in a file of texts. Raises Unreadable with a sentence."""
    from fluent.syntax import ast, parse

    found = []
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Unreadable(f"{(entry.content or '').strip().splitlines()[0]!r} cannot be read.")
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
    return found


def forget() -> None:
    """Read all texts anew when they are next needed."""
    _found.clear()
    for clear in _to_forget:
        clear()


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages there are, English first."""
    found = (folder.name for folder in _root().iterdir() if folder.is_dir() and any(_resources(folder)))
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


def has(language: str, message_id: str) -> bool:
    """Tell whether a language has this message, or this attribute when the id is like `card-shamble.text`."""
    return _find(language, message_id) is not None


def say(language: str, message_id: str, **args: Value) -> str:
    """Return the message in that language, or else in English, or else its id.

    While texts are strict each of these gaps, and a variable nobody gave, raises `MissingText`.
    """
    text, gap = _render(language, message_id, tuple(sorted(args.items())))
    if gap and strict():
        raise MissingText(gap)
    return text


def remembered(find: Callable[P, T]) -> Callable[P, T]:
    """Ask a function that puts something into words once only for the same things, until texts are read anew."""
    known = lru_cache(maxsize=8192)(find)
    _to_forget.append(known.cache_clear)
    return cast(Callable[P, T], known)


@remembered
def _render(language: str, message_id: str, args: tuple[tuple[str, Value], ...]) -> tuple[str, str]:
    """A message as well as it can be said, and what is missing for it, if anything."""
    spoken, gap = language, ""
    pattern = _find(language, message_id)
    if pattern is None:
        gap = f"{language!r} has no message {message_id!r}; languages: {', '.join(languages())}"
        spoken = FALLBACK
        pattern = _find(FALLBACK, message_id)
    if pattern is None:
        return message_id, gap
    filled_in = _filled_in(pattern, dict(args))
    if filled_in is not None:
        return filled_in, gap
    text, errors = _bundle(spoken).fluent.format_pattern(pattern, dict(args))
    if errors and not gap:
        given = ", ".join(name for name, _ in args) or "nothing"
        gap = f"{message_id!r} in {spoken!r} was given {given}: {errors[0]}"
    return str(text), gap


def _filled_in(pattern: Pattern, words: dict[str, Value]) -> str | None:
    """A sentence into which only words are put, as they are, in a tenth of the time that Fluent takes; None where it
    counts, formats or chooses.
    """
    from fluent.runtime.resolver import TextElement, VariableReference

    parts: list[str] = []
    # Fluent makes a sentence of one piece that piece.
    for element in getattr(pattern, "elements", (pattern,)):
        if isinstance(element, TextElement):
            parts.append(element.value)
            continue
        word = words.get(element.id.name) if isinstance(element, VariableReference) else None
        if type(word) is not str or len(word) > LONGEST_WORD:
            return None
        parts.append(word)
    return "".join(parts)


def _find(language: str, message_id: str) -> Pattern | None:
    known = _found.get((language, message_id))
    if known is not None:
        return known
    name, _, attribute = message_id.partition(".")
    message = _bundle(language).message(name) if language in languages() else None
    if message is None:
        return None
    found: Pattern | None = message.attributes.get(attribute) if attribute else message.value
    if found is not None:
        _found[language, message_id] = found
    return found


class _Bundle:
    """The messages of a language: files are cut into messages, and a message is read when it is first asked for."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        # Isolation marks are invisible characters in logs and labels; our languages all run left to right.
        self.fluent = FluentBundle([language], use_isolating=False)
        self.parse = FluentResource
        self.unread: dict[str, str] = {}
        """Message or -term -> how it is written."""
        self.reading = Lock()

    def add(self, text: str) -> None:
        """Put the messages of a file in place of those of the same names; of two in the file the first counts."""
        end = len(text)
        for start in reversed(list(_MESSAGE.finditer(text))):
            self.unread[start[1]] = text[start.start() : end]
            end = start.start()

    def message(self, name: str) -> Message | None:
        """A message that can be said, or None; several threads may ask."""
        with self.reading:
            self._read(name)
        return self.fluent.get_message(name) if self.fluent.has_message(name) else None

    def _read(self, name: str) -> None:
        """Read a message, and whatever it may refer to: words that are names."""
        written = self.unread.pop(name, None)
        if written is not None:
            self.fluent.add_resource(self.parse(written))
            for word in _NAME.findall(written):
                self._read(word)


@remembered
def _bundle(language: str) -> _Bundle:
    bundle = _Bundle(language)
    # Of two files the first counts, but for corrections.
    for resource in reversed(resources(language)):
        bundle.add(resource.read_text(encoding="utf-8"))
    for folder in _corrected:
        file = folder / f"{language}.ftl"
        if file.is_file():
            bundle.add(file.read_text(encoding="utf-8"))
    return bundle


def resources(language: str) -> list[Traversable]:
    """The files of a language: ours, those of each game, those of the folders that were added."""
    from shamble import games

    own = [folder / "texts" for folder in games.packages().values()]
    found: list[Traversable] = list(_resources(_root() / language))
    for folder in (*own, *_added):
        single = folder / f"{language}.ftl"
        found += [*_resources(folder / language)] if (folder / language).is_dir() else []
        found += [single] if single.is_file() else []
    return found


def _root() -> Traversable:
    return files(__name__)


def _resources(folder: Traversable) -> Iterator[Traversable]:
    written = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    yield from sorted(written, key=lambda file: file.name)
