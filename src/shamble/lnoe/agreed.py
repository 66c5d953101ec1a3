"""Special rules that the players have agreed on before the game: whether there are such, and go together.  [16.2]"""

from __future__ import annotations

from typing import Any

from shamble.kernel.errors import BadConfig
from shamble.lnoe.content import BOXES, SPECIAL, parts_of
from shamble.lnoe.profiles import Profile
from shamble.lnoe.rows import SpecialRow
from shamble.lnoe.rules.special_rules import unfit


def agreed(config: dict[str, Any]) -> Any:
    """What was said about them; `special` is another name for it."""
    if "special" in config and "special_rules" in config:
        raise BadConfig("Special is another name for special_rules: give only one of them.")
    return config.get("special_rules", config.get("special"))


def checked_special(said: Any, boxes: tuple[str, ...]) -> dict[str, int]:
    """The special rules of a configuration and the x of each.  Raises BadConfig with a sentence.  [16.2]"""
    if said is None:
        return {}
    wanted = _special_rules(said)
    known = [rule for box in parts_of(boxes) for rule in BOXES[box].special]
    for rule, times in wanted.items():
        if rule in SPECIAL and rule not in known:
            homes = [box.id for box in BOXES.values() if rule in box.special]
            raise BadConfig(f"The special rule {rule} comes in the box {homes[0]}, which is not in play.")
        if rule not in known:
            raise BadConfig(
                f"There is no special rule {rule!r} in these boxes; there are {', '.join(known) or 'none'}."
            )
        row = SPECIAL[rule]
        if type(times) is not int or times not in times_of(row):
            steps = f" in steps of {row.each}" if row.each > 1 else ""
            often = f"{row.each} to {row.most} times{steps}" if row.times else "once"
            raise BadConfig(f"The special rule {rule} is used {often}, not {times!r}.")
    return wanted


def times_of(row: SpecialRow) -> range:
    """What x of a special rule can be.  [16.3.1.1]"""
    return range(row.each, row.most + 1, row.each) if row.times else range(1, 2)


def _special_rules(said: Any) -> dict[str, Any]:
    """Ids, ids with their x, or an object of both."""
    if isinstance(said, dict):
        return dict(said)
    if not isinstance(said, list | tuple) or not all(map(_is_special, said)):
        raise BadConfig(
            'Special rules are a list of ids or of {"rule": "lights-out", "x": 2}, or an object of ids and their x.'
        )
    wanted: dict[str, Any] = {}
    for entry in said:
        row = {"rule": entry} if isinstance(entry, str) else entry
        rule = row["rule"]
        if rule in wanted:
            raise BadConfig(f"The special rule {rule} is named twice; give it an x.")
        wanted[rule] = row.get("x", SPECIAL[rule].each if rule in SPECIAL else 1)
    return wanted


def _is_special(entry: Any) -> bool:
    """An id, or one with its x."""
    if isinstance(entry, dict):
        return isinstance(entry.get("rule"), str) and entry.keys() <= {"rule", "x"}
    return isinstance(entry, str)


def check_together(special: dict[str, int], scenario: str, rules: Profile) -> None:
    """Raises BadConfig with a sentence where they do not fit each other or the scenario.  [16.2, 16.3.4, 16.3.9]"""
    problem = unfit(special, scenario, rules)
    if problem:
        raise BadConfig(problem)
