"""Choices as a short numbered list: what belongs together stands behind one line, such as the steps of one Zombie."""

from __future__ import annotations

from typing import Any

from shamble.lnoe.names import model_name, place_name, thing
from shamble.terminal.menu import Entry, told_apart
from shamble.texts import has, say

ARROWS = {
    (0, -1): "↑",
    (1, -1): "↗",
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
}
FEW = 3
"""So many choices of one kind are listed one by one."""


def menu(game: Any, decision: dict[str, Any], language: str) -> list[Entry]:
    """The options of a decision, grouped."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for option in decision["options"]:
        groups.setdefault(_group(option), []).append(option)
    moving = {key[1] for key in groups if key[0] == "move"}
    entries: list[Entry] = []
    for key, options in groups.items():
        several = len(moving) > 1 if key[0] == "move" else len(key) > 1 and len(options) > FEW and len(groups) > 1
        inner = [_entry(game, option, decision, language) for option in options]
        if several and len(options) > 1:
            entries.append(Entry(_heading(game, key, options, language), inner=inner))
        else:
            entries += inner
    return told_apart(entries)


def typed(game: Any, decision: dict[str, Any], line: str) -> int:
    """The option meant by `4,7` or `z3 4,7`, or -1 if it is none or several."""
    *zombie, name = line.split() or [""]
    if name not in game.board.by_name or len(zombie) > 1:
        return -1
    space = game.board.names[game.board.by_name[name]]
    found = [
        int(option["id"])
        for option in decision["options"]
        if option["type"] in ("step", "move", "place")
        and option["to"] == space
        and (not zombie or option.get("zombie") == zombie[0])
    ]
    return found[0] if len(found) == 1 else -1


def _group(option: dict[str, Any]) -> tuple[str, ...]:
    type = option["type"]
    if type == "move":
        return type, option["zombie"]
    if type in ("play-card", "use-item", "ability", "attack", "give", "take"):
        what = option.get("card") or option.get("ability", "")
        return type, what, option.get("mode", ""), option.get("by", "")
    return (type,)


def _heading(game: Any, key: tuple[str, ...], options: list[dict[str, Any]], language: str) -> str:
    type = key[0]
    if type == "move":
        zombie = game.named(key[1])
        at = place_name(game, language, game.space_of[zombie])
        return say(language, "terminal-move", zombie=model_name(game, language, zombie), place=at)
    if type in ("play-card", "use-item", "attack", "give", "take"):
        card = thing(language, "card", key[1])
        mode = f"mode-{key[1]}-{key[2]}"
        if key[2] and has(language, mode):
            card = f"{card} ({say(language, mode)})"
        plain = f"option-{type}" if type in ("play-card", "use-item") else f"terminal-{type}"
        return say(language, "terminal-more", choice=say(language, plain, card=card), count=len(options))
    choice = say(language, "option-ability", ability=thing(language, "ability", key[1]))
    return say(language, "terminal-more", choice=choice, count=len(options))


def _entry(game: Any, option: dict[str, Any], decision: dict[str, Any], language: str) -> Entry:
    return Entry(_words(game, option, decision, language), int(option["id"]))


def _words(game: Any, option: dict[str, Any], decision: dict[str, Any], language: str) -> str:
    """The option's label; a step says in which direction it goes and what is there."""
    to = option.get("to", option.get("space"))
    if to is None or option["type"] not in ("step", "move", "place", "choose", "attack"):
        return str(option["label"])
    space = game.board.by_name[to]
    start = _start(game, option, decision)
    arrow = f"{direction(game, start, space)} " if start >= 0 else ""
    here = _company(game, space, language)
    words = place_name(game, language, space) if option["type"] in ("step", "move") else str(option["label"])
    return f"{arrow}{words}{here}"


def _start(game: Any, option: dict[str, Any], decision: dict[str, Any]) -> int:
    """Where the model that would move stands, or -1."""
    if option["type"] == "step" and decision["actor"]:
        return int(game.space_of[game.named(decision["actor"])])
    if option["type"] in ("move", "choose") and "zombie" in option:
        return int(game.space_of[game.named(option["zombie"])])
    return -1


def _company(game: Any, space: int, language: str) -> str:
    """Whom one meets there."""
    names = [model_name(game, language, hero) for hero in game.heroes_in(space)]
    names += [model_name(game, language, zombie) for zombie in game.zombies_in(space)]
    return f" ({', '.join(names)})" if names else ""


DOWN = "⇵"
"""A step into a sewer or out of it."""


def direction(game: Any, start: int, to: int) -> str:
    """An arrow from the middle of a space to the middle of another."""

    if {game.board.names[start], game.board.names[to]} & set(game.board.plan.off_board):
        return DOWN

    def middle(space: int) -> tuple[float, float]:
        cells = [tuple(map(int, cell.split(","))) for cell in game.board.cells[space]]
        return sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)

    (ax, ay), (bx, by) = middle(start), middle(to)
    dx, dy = bx - ax, by - ay
    # A side of a large space lies a little off the straight line.
    return ARROWS.get((_sign(dx, dy), _sign(dy, dx)), "·")


def _sign(one: float, other: float) -> int:
    if abs(one) * 2 <= abs(other) * 0.99:
        return 0
    return (one > 0) - (one < 0)
