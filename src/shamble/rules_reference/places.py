"""Where a rule is cited: in the code that carries it out, and in the tests that prove it.

Code cites a rule in brackets in a comment or docstring, or names it in the `rules` of a decision or result.
A test cites it with the mark `rule`. Nothing is imported: the files are read as text.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from shamble import games
from shamble.rules_reference.book import Book

PACKAGE = Path(__file__).parents[1]
CHECKOUT = PACKAGE.parents[1]

NUMBER = r"[A-Z]{0,2}\d+(?:\.\d+)*"
# One bracket may cite several things; a bracket right behind a name is an index, not a citation.
CITATION = re.compile(r"(?<![\w\]])\[([^\[\]]+)\]")
# Reading a file word by word takes a while: only where there may be something in it.
HASH_AND_BRACKET = re.compile(r"#.*\[")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Place(NamedTuple):
    """A line of a file and the function or class around it (empty at the top of a module)."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        """Say it the way editors and terminals open it."""
        return f"{self.path}:{self.line} {self.name}".rstrip()


Places = dict[str, tuple[Place, ...]]


@cache
def in_code(book: Book) -> Places:
    """Places in the game of this book under the number they cite, chapters included."""
    found: list[tuple[str, Place]] = []
    root = CHECKOUT if has_tests() else PACKAGE.parent
    for path in sorted(book.folder.parent.rglob("*.py")):
        found += citations_in_source(path.read_text("utf-8"), path.relative_to(root).as_posix())
    return gathered(found)


def has_tests() -> bool:
    """Whether this is a source checkout; an installed package comes without its tests."""
    return (CHECKOUT / "tests" / "rules_plugin.py").is_file()


@cache
def in_tests(book: Book) -> Places:
    """Tests under the number of this book that they cite; empty where no tests are installed."""
    found: list[tuple[str, Place]] = []
    if has_tests():
        for path in sorted((CHECKOUT / "tests").rglob("*.py")):
            if book_of_test(path) is book:
                found += marks_in_source(path.read_text("utf-8"), path.relative_to(CHECKOUT).as_posix())
    return gathered(found)


def book_of_test(path: Path) -> Book | None:
    """The book that a test cites: that of the game whose folder it stands in, else that of the usual game."""
    tests = CHECKOUT / "tests"
    folder = path.relative_to(tests).parts[0] if path.is_relative_to(tests) else ""
    own = [name for name in games.names() if games.package(name) == folder]
    return games.kit(own[0] if own else games.usual()).rules


def gathered(found: list[tuple[str, Place]]) -> Places:
    """Put the places of one number together, each once, in file order."""
    places: dict[str, dict[Place, None]] = {}
    for number, place in found:
        places.setdefault(number, {})[place] = None
    return {number: tuple(ordered) for number, ordered in places.items()}


def citations_in_source(source: str, path: str) -> Iterator[tuple[str, Place]]:
    """Yield every rule number cited by comments, docstrings and `rules` of one Python file."""
    tree = ast.parse(source)
    named = named_as_rules(tree) if "rules=" in source else ()
    cited = [*cited_in_comments(source), *cited_in_docstrings(tree), *named]
    for line, number in sorted(cited):
        yield number, Place(path, line, enclosing(tree, line))


def cited_in_comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line, number) for `# … [8.1.1]`."""
    if not HASH_AND_BRACKET.search(source):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for number in numbers_cited(token.string):
                yield token.start[0], number


def cited_in_docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield (line, number) for citations in the docstrings of the module, its classes and functions."""
    for node in ast.walk(tree):
        if isinstance(node, Definition | ast.Module) and (text := ast.get_docstring(node, clean=False)):
            for line, words in enumerate(text.splitlines(), start=node.body[0].lineno):
                for number in numbers_cited(words):
                    yield line, number


def numbers_cited(text: str) -> list[str]:
    """Return the numbers of `[8.1]` and `[8.1, Ruling 7]`; a ruling or `[2007 FAQ 3]` is no numbered rule."""
    parts = (part.strip() for group in CITATION.findall(text) for part in re.split("[,;]", group))
    return [part for part in parts if re.fullmatch(NUMBER, part)]


def named_as_rules(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield (line, number) for `rules=("8.4",)`, the numbers a decision or a result shows to players."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "rules":
            for constant in ast.walk(node.value):
                if isinstance(constant, ast.Constant) and re.fullmatch(NUMBER, str(constant.value)):
                    yield constant.lineno, str(constant.value)


def enclosing(tree: ast.Module, line: int) -> str:
    """Return the dotted name of the innermost function or class around a line, decorators included."""
    names: list[str] = []
    inside: Sequence[ast.stmt] = tree.body
    while inner := next((node for node in inside if isinstance(node, Definition) and spans(node, line)), None):
        names.append(inner.name)
        inside = inner.body
    return ".".join(names)


def spans(node: Definition, line: int) -> bool:
    """Whether a line belongs to a function or class, from its first decorator to its end."""
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    return first <= line <= (node.end_lineno or node.lineno)


def marks_in_source(source: str, path: str) -> Iterator[tuple[str, Place]]:
    """Yield every rule number that a test of one file claims to prove."""
    if "mark.rule" not in source:
        return
    tree = ast.parse(source)
    for node in tree.body:
        if is_module_mark(node):
            for number in marked(node):
                yield number, Place(path, node.lineno, "")
        yield from marks_of_definition(node, path, "")


def marks_of_definition(node: ast.stmt, path: str, outer: str) -> Iterator[tuple[str, Place]]:
    """Yield the marks on a test function, or on a test class and the tests in it."""
    if not isinstance(node, Definition):
        return
    if not node.name.lower().startswith("test") or any(map(is_excused, node.decorator_list)):
        return
    name = f"{outer}{node.name}"
    for decorator in node.decorator_list:
        for number in marked(decorator):
            yield number, Place(path, node.lineno, name)
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            yield from marks_of_definition(inner, path, f"{name}.")


def is_module_mark(node: ast.stmt) -> bool:
    """Whether this is `pytestmark = …`, which marks every test of the file."""
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def is_excused(decorator: ast.expr) -> bool:
    """Whether a test is skipped or expected to fail: such a test proves nothing."""
    return any(isinstance(node, ast.Attribute) and node.attr in {"skip", "xfail"} for node in ast.walk(decorator))


def marked(node: ast.AST) -> Iterator[str]:
    """Yield the literal arguments of every `pytest.mark.rule(…)` within a piece of code."""
    for call in ast.walk(node):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "rule"
            and isinstance(call.func.value, ast.Attribute)
            and call.func.value.attr == "mark"
        ):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
