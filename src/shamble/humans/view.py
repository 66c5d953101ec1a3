"""The whole state for `state`, and the whitelist of it that a seat may see. Everybody is everybody's rival."""

from __future__ import annotations

from typing import Any

from shamble.humans.content import CARDS, TILES
from shamble.humans.describe import tile_corner
from shamble.humans.land import squares
from shamble.humans.rules.setup import boxes_of
from shamble.humans.rules.turn import STEPS
from shamble.humans.state import BOXES, ZOMBIE, Town
from shamble.humans.switches import changed


def step_name(g: Town) -> str:
    """Where in the turn the game stands, in the protocol's words."""
    for frame in g.stack:
        if frame.rule in STEPS:
            passed = frame.steps_taken()
            return next(word for word, first in reversed(STEPS[frame.rule].items()) if first in passed)
    return "set-up" if g.decision is not None else "over"


def names(g: Town, mask: int) -> list[str]:
    return [g.land.names[square] for square in squares(mask)]


def tiles(g: Town) -> list[dict[str, Any]]:
    """The tiles on the table in the order in which they were laid."""
    return [
        {"tile": TILES[key].id, "set": TILES[key].set, "at": tile_corner(column, row), "turn": turn}
        for key, column, row, turn in g.land.tiles
    ]


def sheet(g: Town, seat: int) -> dict[str, Any]:
    """What lies open in front of a player."""
    found: dict[str, Any] = {
        "role": g.roles[seat],
        "pawns": [g.land.names[square] for square in g.pawns[seat]],
        "points": g.points(seat),
        "needed": g.needed(seat),
        "played": bool(g.played >> seat & 1),
    }
    if g.waiting >> seat & 1:
        found["waiting"] = True
    if g.roles[seat] == ZOMBIE:
        return found | {
            "character": g.characters[seat],
            "dice": g.dice[seat],
            "eaten": g.eaten[seat],
            "wounds": list(g.wounds[seat]),
            "ability_used": bool(g.used >> seat & 1),
        }
    return found | {
        "life": g.life[seat],
        "bullets": g.bullets[seat],
        "kills": g.kills[seat],
        "items": list(g.items[seat]),
        "counters": g.shells[seat],
    }


def public_facts(g: Town) -> dict[str, Any]:
    """What lies open on the table."""
    switches = changed(g.NAME, g.switches)
    plays_humans = g.NAME != "zombies"
    discards: dict[str, list[str]] = {box: g.discard[BOXES.index(box)][::-1] for box in boxes_of(g)}
    if plays_humans:
        discards |= {"capture": g.captures_seen[::-1], "wound": g.wound_discard[::-1]}
    return {
        "game": g.NAME,
        **({"switches": switches} if switches else {}),
        "players": len(g.seats),
        "seats": list(g.seats),
        "turn": g.seats[g.active] if g.active >= 0 else None,
        "turn_number": g.turn,
        "round": round_of(g),
        "step": step_name(g),
        "stage": ("before", "moving", "moved")[g.stage],
        "tiles": tiles(g),
        "humans": names(g, g.humans),
        "zombies": names(g, g.horde),
        "chits": names(g, g.chits),
        "tokens": {
            "dice": names(g, g.lying_dice),
            "life": names(g, g.lying_life),
            "bullets": names(g, g.lying_bullets),
        },
        "sheets": {name: sheet(g, seat) for seat, name in enumerate(g.seats)},
        "pools": {"humans": g.human_pool, "zombies": g.zombie_pool, "dice": g.token_pool},
        "tried": [tile_corner(*g.land.tiles[number][1:3]) for number in squares(g.tried)],
        "effects": [
            {
                "effect": name,
                **({"seat": g.seats[whom]} if whom >= 0 else {}),
                **({"value": value} if value else {}),
                "clock": g.seats[clock],
                "turns": left,
            }
            for name, whom, value, clock, left in g.effects
        ],
        "aside": [TILES[key].id for key in g.asides],
        "escapes_removed": g.captures_out,
        "discard": discards,
        **under_way(g),
    }


def round_of(g: Town) -> int:
    """Rounds begun; a round is a turn of everybody."""
    return -(-g.turn // len(g.seats))


def under_way(g: Town) -> dict[str, Any]:
    """The movement, attempt or fight that is going on; all of it lies open."""
    found: dict[str, Any] = {}
    for frame in g.stack:
        facts = frame.__dict__
        if frame.rule in ("hz-walk", "hz-guy-walk") and "left" in facts:
            found["movement"] = {"seat": g.seats[frame.seat], "left": frame.left}
        elif frame.rule == "hz-attempt":
            found["attempt"] = {
                "seat": g.seats[frame.seat],
                "at": g.land.names[frame.square],
                "prey": g.seats[frame.prey] if frame.prey >= 0 else "human",
                "cards": list(facts.get("cards", ())),
            }
        elif frame.rule == "hz-combat":
            found["combat"] = {
                "seat": g.seats[frame.seat],
                "foe": g.seats[frame.foe] if frame.foe >= 0 else "horde",
            }
        elif frame.rule == "hz-lay-tile":
            found["tile"] = TILES[frame.tile].id
        if "die" in facts and frame.rule in ("hz-tokened-roll", "hz-combat"):
            found["die"] = frame.die
    return found


def full_state(g: Town) -> dict[str, Any]:
    """Everything, secrets included. Decks and stacks list their top card first."""
    decks = {box: g.deck[BOXES.index(box)][::-1] for box in boxes_of(g)}
    if g.NAME != "zombies":
        decks |= {"capture": g.captures[::-1], "wound": g.wound_deck[::-1]}
    return {
        **public_facts(g),
        "hands": {name: list(g.hands[seat]) for seat, name in enumerate(g.seats)},
        "deck": decks,
        "stack": {box: [TILES[key].id for key in reversed(g.stack_of[BOXES.index(box)])] for box in boxes_of(g)},
        "seed": g.seed,
    }


def view(g: Town, seat: int) -> dict[str, Any]:
    """The state as a seat may see it; -1 is a spectator. A hand is its owner's; the backs of cards are open."""
    shown = public_facts(g)
    shown["hands"] = {
        name: list(g.hands[other]) if other == seat else len(g.hands[other]) for other, name in enumerate(g.seats)
    }
    if g.mixed():
        shown["backs"] = {
            name: {box: sum(CARDS[slug].deck == box for slug in g.hands[other]) for box in BOXES}
            for other, name in enumerate(g.seats)
        }
    shown["deck"] = {box: len(g.deck[BOXES.index(box)]) for box in boxes_of(g)}
    if g.NAME != "zombies":
        shown["deck"] |= {"capture": len(g.captures), "wound": len(g.wound_deck)}
    shown["stack"] = {box: len(g.stack_of[BOXES.index(box)]) for box in boxes_of(g)}
    return shown


def layout(g: Town) -> dict[str, Any]:
    """What the map looks like, apart from what stands on it; it grows with every tile."""
    land = g.land
    return {
        "version": len(land.tiles),
        "tiles": [
            {
                **tile,
                "kind": TILES[key].kind,
                "grid": [TILES[key].faces[turn].grid[row : row + 3] for row in (0, 3, 6)],
                "doors": [
                    [land.names[9 * number + inside], land.names[9 * number + outside]]
                    for inside, outside in TILES[key].faces[turn].doors
                ],
                **({"barricade": TILES[key].barricade} if TILES[key].kind == "named" else {}),
            }
            for number, (tile, (key, _, _, turn)) in enumerate(zip(tiles(g), land.tiles, strict=True))
        ],
        "streets": names(g, land.streets),
        "buildings": [
            {"tile": TILES[land.tiles[number][0]].id, "squares": names(g, inside)}
            for number, inside in enumerate(land.buildings)
            if inside
        ],
    }
