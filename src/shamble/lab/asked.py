"""Reading the command line: words become a job."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from shamble import games as known_games
from shamble.kernel.errors import BadConfig
from shamble.lab.job import NO_RULES, Job

T = TypeVar("T")

MOST_VALUES = 40
"""Values of one sweep."""
MOST_IN_A_RUN = 2_000_000
"""Games of all cells of a run, which are all listed before the first is played."""
MOST_GAMES = 20_000
"""Games of a cell in a run that ends when enough is known, unless fewer are asked for."""


def asked(
    *,
    game: str,
    scenario: str,
    players: str,
    situation: Path | None,
    games: int | None,
    usual_games: int,
    until: float | None,
    switches: list[str] | None,
    bots: str,
    heroes: str,
    zombies: str,
    team: str = "",
    special: str = "",
    surprise: bool = False,
    boxes: str = "",
    **plain: Any,
) -> Job:
    """The job that the words of a command mean. Raises BadConfig with one clear sentence."""
    position = None
    if situation is not None:
        if scenario or players or team:
            raise BadConfig("A position names its scenario, players and Heroes itself: leave those options out.")
        position = read_situation(situation)
        scenario, players = str(position.get("scenario", "")), str(position.get("players", ""))
    if surprise and (scenario or team or special or situation):
        raise BadConfig("A surprise chooses scenario, special rules and Heroes by itself: leave those options out.")
    if until is not None and not 0 < until < 50:
        raise BadConfig(f"--until is a number of points between 0 and 50, such as 2.5, not {until:g}.")
    job = Job(
        game=game,
        scenarios=("random",) if surprise else scenario_ids(game, scenario),
        players=counts(players),
        games=games or (usual_games if until is None else MOST_GAMES),
        until=until,
        switches=switches_of(switches or []),
        team=listed(team),
        special_rules=special_rules(listed(special)),
        surprise=surprise,
        boxes=listed(boxes),
        situation=position,
        **plain,
    )
    if job.games * len(job.cells) > MOST_IN_A_RUN:
        raise BadConfig(f"A run has at most {MOST_IN_A_RUN:,} games, not {job.games * len(job.cells):,}.")
    return seated(job, bots, heroes=heroes, zombies=zombies)


def special_rules(ids: tuple[str, ...]) -> tuple[str, ...]:
    if NO_RULES in ids and len(ids) > 1:
        raise BadConfig(f"{NO_RULES!r} stands for no special rule at all: it goes with no other.")
    return ids


def listed(words: str) -> tuple[str, ...]:
    """Ids with commas between."""
    return tuple(word.strip() for word in words.split(",") if word.strip())


def scenario_ids(game: str, words: str) -> tuple[str, ...]:
    """The scenarios meant: by id, all there are, or without a word the usual one."""
    kit = known_games.kit(game)
    if words == "all":
        return kit.lab.scenarios()
    return different(listed(words), "scenario") or (kit.usual().get("scenario", ""),)


def counts(words: str) -> tuple[int, ...]:
    """Numbers of players; 0 is as few as usual."""
    return different(tuple(number(word) for word in listed(words)), "number of players") or (0,)


def different(things: tuple[T, ...], kind: str) -> tuple[T, ...]:
    """Each named once: a cell that is there twice would count for two."""
    for thing in things:
        if things.count(thing) > 1:
            raise BadConfig(f"The {kind} {thing} is named twice.")
    return things


def seated(job: Job, bots: str, **sides: str) -> Job:
    """The job with these bots: one for all, or side by side; the sides that have an option of their own come last."""
    found = dict.fromkeys(job.sides(), bots) if bots and "=" not in bots else {}
    if "=" in bots:
        found.update(sides_seated(bots))
    found.update({side: name for side, name in sides.items() if name})
    return msgspec.structs.replace(job, bots=found)


def sides_seated(words: str) -> list[tuple[str, str]]:
    """SIDE=BOT with commas between, each side named once."""
    read = [tuple(part.strip() for part in word.partition("=")) for word in listed(words)]
    for side, _, name in read:
        if not side or not name:
            raise BadConfig(f"--bots is one bot, or SIDE=BOT with commas between such as heroes=steady, not {words!r}.")
    different(tuple(side for side, _, _ in read), "side")
    return [(side, name) for side, _, name in read]


def number(word: str) -> int:
    if not word.strip().isdecimal():
        raise BadConfig(f"{word!r} is no whole number.")
    return int(word)


def switches_of(words: Iterable[str]) -> dict[str, Any]:
    """Switches and their values, each named once: of two values one would be lost without a word."""
    read = [switch(word) for word in words]
    different(tuple(key for key, _ in read), "switch")
    return dict(read)


def switch(word: str) -> tuple[str, Any]:
    """KEY=VALUE; numbers and true or false are read as such."""
    key, equals, value = word.partition("=")
    if not equals:
        raise BadConfig(f"A switch is written as KEY=VALUE, such as zombie_hand=3, not {word!r}.")
    return key, value_of(value)


def value_of(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.removeprefix("-").isdecimal() else word


def sweep_of(word: str) -> tuple[str, list[Any]]:
    """A switch and its values: KEY=3..6, or KEY=A,B,C."""
    key, _, told = word.partition("=")
    first, dots, last = told.partition("..")
    if dots:
        ends = [value_of(first), value_of(last)]
        numbers = range(ends[0], ends[1] + 1) if all(type(end) is int for end in ends) else range(0)
        values: list[Any] = list(numbers[: MOST_VALUES + 1])
    else:
        values = [value_of(each) for each in listed(told)]
    if not key or not 2 <= len(values) <= MOST_VALUES or len(set(values)) < len(values):
        raise BadConfig(
            f"A sweep is written as zombie_hand=3..6 or hero_death=removed,black-zone, with 2 to {MOST_VALUES} "
            f"different values, not {word!r}."
        )
    return key, values


def read_situation(file: Path) -> dict[str, Any]:
    """A described position from a file, in the form of the protocol."""
    try:
        found = msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise BadConfig(f"{file} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise BadConfig(f"{file} is no JSON: {error}.") from error
    if not isinstance(found, dict):
        raise BadConfig(f"{file} holds no position: it is an object, as `docs/protocol.md` describes it.")
    return found
