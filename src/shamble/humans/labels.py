"""What a decision asks and what its options say, in a language."""

from __future__ import annotations

from typing import Any

from shamble.compass import Cell, cell, part_of, steps_between, wind
from shamble.humans.describe import option_fields, rules_behind
from shamble.humans.land import Land
from shamble.humans.state import ZOMBIE, Town
from shamble.kernel.game import Decision
from shamble.texts import has, say


def card_name(language: str, slug: str) -> str:
    return say(language, f"hz-card-{slug}")


def tile_name(language: str, tile: str) -> str:
    """A tile by its id, or by its id with its box."""
    return say(language, f"hz-tile-{tile.rpartition('/')[2]}")


def player_name(g: Town, language: str, seat: int) -> str:
    """A zombie player by the character, a shotgun guy by number."""
    if g.roles[seat] == ZOMBIE and g.characters[seat]:
        return say(language, f"hz-character-{g.characters[seat]}")
    return seat_name(language, g.seats[seat])


def seat_name(language: str, seat: str) -> str:
    role, _, number = seat.partition("-")
    return say(language, f"hz-seat-{role}", number=int(number))


def place_name(g: Town, language: str, square: int) -> str:
    """A square for readers: in words, and behind them in brackets its coordinates for whoever cannot point at it."""
    # Kept by the land itself, so that it goes with a map that nobody looks at any more.
    known = g.land.words
    if (language, square) not in known:
        known[language, square] = _place_name(g.land, language, square)
    return known[language, square]


def _place_name(land: Land, language: str, square: int) -> str:
    tile, house = land.tile_of(square), land.house[square]
    if tile.kind == "road" or (tile.kind == "named" and house < 0):
        where = _street(land, language, cell(land.names[square]))
    else:
        first = square // 9 * 9
        squares = [cell(land.names[each]) for each in range(first, first + 9) if house < 0 or land.house[each] == house]
        part = part_of(cell(land.names[square]), squares)
        where = say(language, "place-part", place=tile_name(language, tile.id), part=part)
    return f"{where} ({land.names[square]})"


def _street(land: Land, language: str, here: Cell) -> str:
    """Somewhere outside, by the nearest tile that has a name of its own."""
    named = [number for number in range(len(land.tiles)) if land.tile_of(number * 9).kind != "road"]
    if not named:
        return say(language, "place-open")

    def squares(number: int) -> list[Cell]:
        inside = [each for each in range(number * 9, number * 9 + 9) if land.house[each] == number]
        return [cell(land.names[each]) for each in inside or range(number * 9, number * 9 + 9)]

    nearest = min(named, key=lambda number: min(steps_between(here, there) for there in squares(number)))
    name = tile_name(language, land.tile_of(nearest * 9).id)
    return say(language, "place-street", place=name, part=part_of(here, squares(nearest)))


def _tile_place(land: Land, language: str, corner: str) -> str:
    """Where a tile lies or would lie, by its first square."""
    column, row = cell(corner)
    middle = (column + 1, row + 1)
    middles = {number: cell(land.names[number * 9 + 4]) for number in range(len(land.tiles))}
    others = [number for number in middles if middles[number] != middle] or list(middles)
    beside = min(others, key=lambda number: steps_between(middles[number], middle))
    across, down = (there - here for there, here in zip(middle, middles[beside], strict=True))
    name = tile_name(language, land.tile_of(beside * 9).id)
    return f"{say(language, 'place-beside', place=name, part=wind(across, down))} ({corner})"


def named_place(g: Town, language: str, name: str) -> str:
    square = g.land.by_name.get(name)
    return name if square is None else place_name(g, language, square)


def spoken(g: Town, language: str, field: str, value: Any) -> str | int:
    """A protocol value as a player reads it."""
    if field == "card":
        return card_name(language, value)
    if field == "ability":
        return say(language, f"hz-ability-{value}")
    if field == "wound":
        return card_name(language, value)
    if field == "tile":
        return tile_name(language, value)
    if field == "at":
        return _tile_place(g.land, language, value)
    if field in ("to", "from", "human", "zombie", "pawn"):
        return named_place(g, language, value)
    if field in ("seat", "prey", "foe"):
        if value in g.seats:
            return player_name(g, language, g.seats.index(value))
        return say(language, f"hz-{value}")
    if field == "deck":
        return say(language, f"hz-deck-{value}")
    if field == "what":
        return say(language, f"hz-what-{value}")
    return value if isinstance(value, int) else str(value)


def label(g: Town, language: str, option: dict[str, Any]) -> str:
    """What an option says on its button."""
    type = option["type"]
    words = {
        field: spoken(g, language, field, value) for field, value in option.items() if field not in ("type", "mode")
    }
    if type == "choose":
        field = next(name for name in ("human", "zombie", "pawn", "tile") if name in option)
        return say(language, f"hz-option-choose-{field}", **words)
    about = [option.get("mode"), *(field for field in ("seat", "prey") if field in option)]
    for word in about:
        if word and has(language, f"hz-option-{type}-{word}"):
            return say(language, f"hz-option-{type}-{word}", **words)
    return say(language, f"hz-option-{type}", **words)


# -- decisions ---------------------------------------------------------------------------------------------


def decision_dict(g: Town, language: str = "en") -> dict[str, Any] | None:
    """The pending decision as the protocol shows it."""
    decision = g.decision
    if decision is None:
        return None
    options = []
    for number, option in enumerate(decision.options):
        fields = option_fields(g, option)
        options.append({"id": str(number), **fields, "label": label(g, language, fields)})
    found: dict[str, Any] = {
        "seat": g.seats[decision.seat],
        "kind": decision.kind,
        "actor": None,
        "prompt": prompt(g, decision, language),
        "rules": list(rules_behind(g, decision)),
        "options": options,
    }
    if decision.kind == "window":
        found["window"] = decision.facts[0]
    return found


def prompt(g: Town, decision: Decision, language: str) -> str:
    """The question in words, with what it is about."""
    kind, facts = decision.kind, decision.facts
    words: dict[str, str | int] = {"player": player_name(g, language, g.active)}
    if kind == "window":
        return say(language, f"hz-window-{facts[0]}", **words, **_about_window(g, language, facts[0]))
    if kind in ("place-tile", "people-tile"):
        words["tile"] = tile_name(language, facts[0])
    elif kind in ("place-human", "place-zombie", "place-token"):
        words |= {"what": say(language, f"hz-what-{facts[0]}"), "count": facts[1]}
    elif kind in ("move-zombies", "move-guy", "move-horde"):
        words["left"] = facts[0]
        if kind == "move-guy":
            words["whose"] = player_name(g, language, facts[1])
    elif kind == "re-roll":
        purpose, die, good, bonus = facts
        words |= {"purpose": say(language, f"hz-roll-{purpose}"), "die": die, "good": good}
        words |= {"bonus": abs(bonus), "sign": "+" if bonus > 0 else "−"}
        return say(language, "hz-kind-re-roll-open" if not good else "hz-kind-re-roll", **words)
    elif kind == "move-human":
        return _prompt_of_run(g, language, facts, words)
    elif kind == "choose-fate":
        words["place"] = named_place(g, language, facts[0])
    elif kind == "take-wound":
        words["cards"] = ", ".join(card_name(language, slug) for slug in facts)
    elif kind == "combat":
        foe = say(language, "hz-horde") if facts[2] < 0 else player_name(g, language, facts[2])
        words |= {"die": facts[0], "total": facts[1], "foe": foe}
    elif kind == "mend-die":
        words["die"] = facts[0]
    return say(language, f"hz-kind-{kind}", **words)


def _prompt_of_run(g: Town, language: str, facts: tuple[Any, ...], words: dict[str, str | int]) -> str:
    steps, prey = facts
    if not steps:
        return say(language, "hz-kind-move-human-called")
    runner = say(language, "hz-human") if prey < 0 else player_name(g, language, prey)
    return say(language, "hz-kind-move-human", **words, steps=steps, runner=runner)


def _about_window(g: Town, language: str, name: str) -> dict[str, str | int]:
    if name == "card-played":
        played = next(frame for frame in reversed(g.stack) if frame.rule == "hz-play")
        return {"card": card_name(language, played.card), "by": player_name(g, language, played.seat)}
    if name == "revealed":
        attempt = g.top("hz-attempt")
        assert attempt is not None
        return {"cards": ", ".join(card_name(language, slug) for slug in attempt.cards)}
    if name == "move-rolled":
        move = g.top("hz-guy-move")
        assert move is not None
        return {"points": move.points << move.times >> move.halves}
    return {}
