"""How saves call the things in facts and options: models, cards, spaces and buildings by their ids, and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import eq, getitem, itemgetter
from typing import Any

from shamble.kernel.errors import BadSave
from shamble.kernel.game import Naming, Option
from shamble.kernel.save_form import tuples
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.describe import PAIRED
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import MOMENTS

_MOMENT_OF = {name: moment for moment, (name, _) in MOMENTS.items()}

# -- what a fact is ----------------------------------------------------------------------------------------

FACTS: dict[str, str] = {
    **dict.fromkeys(("actor", "by", "hero", "zombie", "team", "waiting", "stepped", "zombies", "fought"), "model"),
    **dict.fromkeys(("targets", "doomed", "burnt", "aimed", "helpers"), "model"),
    **dict.fromkeys(("spared", "found", "meetings", "named", "extras", "victims", "figure", "ally", "fled"), "model"),
    **dict.fromkeys(("card", "cards", "risked", "given", "taken", "target", "kept", "barred", "guns"), "copy"),
    **dict.fromkeys(("space", "spaces", "to_space", "first", "toward"), "space"),
    **dict.fromkeys(("building", "usable", "fallen"), "building"),
    **dict.fromkeys(("option", "action"), "option"),
    "handed": "options",
    "reach": "reach",
    "accept": "moments",
}
"""Fact of a frame -> what its ints stand for; a fact that is not listed is a plain value."""

PLAIN_FACTS = frozenset(
    (
        *(
            "rule",
            "step",
            "seat",
            "seats",
            "due",
            "placing",
            "phase",
            "name",
            "at",
            "passed",
            "left",
            "free",
            "driven",
            "optional",
        ),
        *("counts", "forced", "die", "breaks_on", "sixes", "short", "count", "rolls", "most", "amount"),
        *("hero_dice", "zombie_dice", "bonuses", "cancelled", "wins_ties", "kills", "zombie_cards", "hides", "won"),
        *("rolled", "moved", "crossed", "halted", "locked", "killed", "kind", "what", "type", "placed", "turn_start"),
        *("source", "prevented", "wounded", "turns", "replaced", "whose", "pile", "bonus", "outer", "heroes"),
        *("scenario", "board", "center", "chosen", "dots", "surprise"),
        *("tried", "used_for", "anew", "searching", "starting", "afar", "loses_ties", "kills_hero", "kills_by"),
        *(
            "kills_hero_by",
            "doubles_within",
            "rolled_as",
            "times",
            "again",
            "fate",
            "stock",
            "section",
            "edges",
            "movement",
        ),
        *(
            "spawning",
            "attacked",
            "deck",
            "needed",
            "slipped",
            "special",
            "passes",
            "fresh",
            "value",
            "own",
            "least",
            "runs",
            "open_choice",
            "fired",
            "worse",
            "worse_with_doubles",
            "robs",
            "shown",
            "blind",
            "infected",
            "infects",
            "natural",
            "more",
            "once",
            "bought",
            "fewer",
            "zombie_rolled_as",
            "zombie_sixes",  # only in older saves
            "sure",
            "fixed",
            "afterwards",
            "every",
        ),
    )
)
"""The facts that are plain values; a test plays games and demands that every fact is known here or above."""

OPTION_FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("play-card", "use-item", "ability"), ("", "model", "model", "model", "space", "building", "copy", "")
    ),
    "move": ("model", "space"),
    "leave": ("model",),
    "fight": ("model", "model"),
    "activate": ("model",),
    "step": ("space",),
    "put-out": ("space",),
    "spread": ("space", "space"),
    "give": ("", "model"),
    "take": ("", "model"),
    "give-marker": ("", "model"),
    "take-marker": ("", "model"),
    "attack": ("", "model", "space", ""),
    "ally-attack": ("model", "model"),
    **dict.fromkeys(("ally-build", "ally-reinforce"), ("model", "")),
    **dict.fromkeys(("move-ally", "leave-ally"), ("model",)),
}
"""Option type -> what the ints behind its type stand for; what is not listed is plain but for `place` and `choose`."""
_NAMED = {type: sorts for type, sorts in OPTION_FIELDS.items() if all(sorts)}
"""The types of most options: all of their fields are named, so that they are looked up at once."""
_TYPE = itemgetter(0)
_CHOSEN = {"hero": "model", "zombie": "model", "space": "space", "to": "space", "building": "building"}


def _sorts(option: Any) -> tuple[str, ...]:
    """What stands behind the type of an option, field by field; empty where all of it is plain."""
    type = option[0]
    found = OPTION_FIELDS.get(type)
    if found is not None:
        return found
    if type == "place":
        return ("model", "space") if len(option) == 3 else ("space",)
    if type in PAIRED:
        return tuple(sort for name in option[1::2] for sort in ("", _CHOSEN.get(name, "")))
    return ()


@lru_cache(maxsize=1024)
def _moments(accept: int) -> tuple[str, ...]:
    """These moments by their names."""
    return tuple(name for moment, (name, _) in MOMENTS.items() if accept & moment)


@kept_with_board
def _buildings(board: Board) -> tuple[str, ...]:
    return tuple(building.id for building in board.buildings)


class Names(Naming):
    """The names of everything in a game, by sort; what is -1 is called by the empty name."""

    def __init__(self, g: Lnoe) -> None:
        self.g = g
        self.tables: dict[str, Sequence[str]] = {
            "model": g.names,
            "copy": g.content.names,
            "space": g.board.names,
            "building": _buildings(g.board),
        }
        self._numbers: dict[str, dict[str, int]] = {"copy": g.content.copy_of, "space": g.board.by_name}

    def spaces_called(self, numbers: dict[str, int]) -> None:
        """From here on spaces are looked up by these names."""
        self._numbers["space"] = numbers

    def id_of(self, sort: str, value: Any) -> Any:
        """Ints of this sort as ids, in tuples of any depth; words and yes or no stay what they are."""
        if type(value) is int:
            return self.tables[sort][value] if value >= 0 else ""
        if isinstance(value, tuple):
            return [self.id_of(sort, part) for part in value]
        return {"said": value}

    def number_of(self, sort: str, value: Any) -> Any:
        """What `id_of` made, turned back."""
        if value == "":
            return -1
        if type(value) is str:
            found = self.numbers(sort).get(value, -1)
            if found < 0:
                raise BadSave(f"The save speaks of a {sort} {value!r} that is not in it.")
            return found
        if isinstance(value, tuple | list):
            return tuple([self.number_of(sort, part) for part in value])
        return value["said"]

    def numbers(self, sort: str) -> dict[str, int]:
        found = self._numbers.get(sort)
        if found is None:
            found = self._numbers[sort] = {name: number for number, name in enumerate(self.tables[sort])}
        return found

    # -- facts and options ---------------------------------------------------------------------------------

    def out(self, name: str, value: Any) -> Any:
        sort = FACTS.get(name)
        if sort is None or value is None:
            return value
        if sort == "option":
            return self._option_out(value)
        if sort == "options":
            return [self._option_out(option) for option in value]
        if sort == "reach":
            return [[self.id_of("model", model), spaces] for model, spaces in value]
        if sort == "moments":
            return _moments(value)
        return self.id_of(sort, value)

    def back(self, name: str, value: Any) -> Any:
        sort = FACTS.get(name)
        if sort is None or value is None:
            return value
        if sort == "option":
            return self._option_back(value)
        if sort == "options":
            return tuple(self._option_back(option) for option in value)
        if sort == "reach":
            return tuple((self.number_of("model", model), spaces) for model, spaces in value)
        if sort == "moments":
            return sum(_MOMENT_OF[name] for name in set(value))
        return self.number_of(sort, value)

    def facts_out(self, facts: dict[str, Any]) -> dict[str, Any]:
        for name, value in facts.items():
            if name in FACTS:
                table = self.tables.get(FACTS[name])
                if table is not None and type(value) is int:
                    facts[name] = table[value] if value >= 0 else ""
                else:
                    facts[name] = self.out(name, value)
        return facts

    def facts_back(self, plain: dict[str, Any]) -> dict[str, Any]:
        for name, value in plain.items():
            if name in FACTS:
                plain[name] = self.back(name, value if type(value) is str else tuples(value))
            elif type(value) is list:
                plain[name] = tuples(value)
        return plain

    def options_out(self, options: list[Option]) -> list[Any]:
        tables: dict[str, list[Any]] = {}
        for type in set(map(_TYPE, options)):
            if type in _NAMED:
                tables[type] = [{type: type}, *[self.tables[sort] for sort in _NAMED[type]]]
        return [
            list(map(getitem, tables[option[0]], option)) if option[0] in tables else self._option_out(option)
            for option in options
        ]

    def options_back(self, plain: list[Any]) -> list[Option]:
        tables: dict[str, list[Any]] = {}
        try:
            for type in set(map(_TYPE, plain)):
                if type in _NAMED:
                    tables[type] = [{type: type}, *[self.numbers(sort) for sort in _NAMED[type]]]
            found: list[Option] = [
                tuple(map(getitem, tables[option[0]], option)) if option[0] in tables else self._option_back(option)
                for option in plain
            ]
            if all(map(eq, map(len, found), map(len, plain))):
                return found
        except (LookupError, TypeError):
            pass  # Something else than a name is in one of them: nobody, or what no save has.
        return [self._option_back(option) for option in plain]

    def _option_out(self, option: Option) -> Any:
        sorts = _sorts(option) if option else ()
        if not sorts:
            return option
        parts = zip(sorts, option[1:], strict=True)
        return [
            option[0],
            *[value if not sort else self.tables[sort][value] if value >= 0 else "" for sort, value in parts],
        ]

    def _option_back(self, plain: Any) -> Option:
        sorts = _sorts(plain) if plain else ()
        if not sorts:
            option: Option = tuples(plain)
            return option
        parts = zip(sorts, plain[1:], strict=True)
        return (
            plain[0],
            *[
                tuples(value) if not sort else -1 if value == "" else self.number_of(sort, value)
                for sort, value in parts
            ],
        )
