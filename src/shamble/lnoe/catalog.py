"""What can be chosen from: boxes, scenarios, profiles, Heroes, cards, boards, seats, each with id and name."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from shamble.lnoe.agreed import times_of
from shamble.lnoe.board import piece, piece_ids
from shamble.lnoe.content import BOXES, DECK, KIND, SHEET, SPECIAL, Box, parts_of
from shamble.lnoe.game import numbers_of_players, seats_for
from shamble.lnoe.names import thing
from shamble.lnoe.profiles import LIMITS, PROFILES, ZOMBIE_PLAYERS
from shamble.lnoe.rows import MOST_PLAYERS
from shamble.lnoe.rules.special_rules import always_by, for_who_sits
from shamble.lnoe.scenario import SCENARIOS, dots_of, exclude
from shamble.texts import say


def catalog(language: str = "en") -> dict[str, Any]:
    """All that is on the shelf."""
    return {
        "boxes": boxes(language),
        "scenarios": [
            {
                "id": scenario.id,
                "name": say(language, f"scenario-{scenario.id}"),
                "box": scenario.box,
                "turns": scenario.turns,
                "centre": scenario.centre,
                "team": scenario.team,
                "linked": scenario.row.linked,
                "most_players": scenario.row.most_players,
                "story": say(language, f"scenario-{scenario.id}.story"),
                "objective": say(language, f"scenario-{scenario.id}.objective"),
                "zombies": say(language, f"scenario-{scenario.id}.zombies"),
                "dots": dict(scenario.row.dots),
                "special_rules": scenario.special_rules,
                "printed_rules": scenario.printed_rules,
                "profiles": [p.id for p in PROFILES.values() if scenario.played_by(p)],
            }
            for scenario in SCENARIOS.values()
        ],
        "profiles": [
            {
                "id": name,
                "name": say(language, f"profile-{name}"),
                "text": say(language, f"profile-{name}.text"),
                "basic": not rules.advanced,
                "switches": {key: value for key, value in asdict(rules).items() if key not in SAID_ELSEWHERE},
                "boxes": list(rules.boxes),
                "seats": _seats(rules.zombie_players),
            }
            for name, rules in PROFILES.items()
        ],
        "seat_dots": {
            "heroes": [for_who_sits(heroes, 1) for heroes in range(MOST_PLAYERS)],
            "zombies": [for_who_sits(1, zombies) for zombies in range(3)],
        },
        "special_rules": [
            {
                "id": rule,
                "name": say(language, f"special-{rule}"),
                "text": say(language, f"special-{rule}.text"),
                "box": box.id,
                "side": SPECIAL[rule].side,
                "dots": {name: dots_of(rule, profile) for name, profile in PROFILES.items()},
                "x": list(times_of(SPECIAL[rule])),
                "shares": SPECIAL[rule].shares,
                "excludes": [other for other in SPECIAL if other != rule and exclude(rule, other)],
                "needs": SPECIAL[rule].needs,
                "always": [name for name, profile in PROFILES.items() if always_by(profile, rule)],
            }
            for box in BOXES.values()
            for rule in box.special
        ],
        "heroes": [
            {
                "id": sheet.id,
                "name": say(language, f"hero-{sheet.id}"),
                "title": say(language, f"hero-{sheet.id}.title"),
                "box": sheet.box,
                "health": sheet.health,
                "start": sheet.start,
                "keywords": sorted(sheet.keywords),
                "abilities": list(sheet.abilities),
                **_doubt(sheet.confidence),
            }
            for sheet in SHEET.values()
            if sheet.row.drawn
        ],
        "cards": [
            {
                "id": kind.id,
                "name": say(language, f"card-{kind.id}"),
                "text": say(language, f"card-{kind.id}.text"),
                "deck": kind.deck,
                "type": kind.row.type,
                "keywords": sorted(kind.keywords),
                "box": kind.box,
                "copies": _copies(kind.id),
                **({"letter": kind.row.letter} if kind.row.letter else {}),
                **_doubt(kind.row.confidence),
            }
            for kind in KIND.values()
        ],
        "boards": [
            {
                "id": name,
                "name": say(language, f"board-{name}"),
                "kind": kind,
                "box": piece(name).box,
                **_doubt(piece(name).confidence),
            }
            for kind in ("center", "outer")
            for name in piece_ids(kind, BOXES)
        ],
        "buildings": _buildings(language),
        "seats": _seats(0),
        "seats_by": {"zombie_players": {str(count): _seats(count) for count in ZOMBIE_PLAYERS}},
        "choices": {key: list(limit) for key, limit in LIMITS.items() if len(limit) <= MOST_CHOICES},
        "opponents": [
            {
                "id": "solo",
                "name": say(language, "bot-solo"),
                "text": say(language, "bot-solo.text"),
                "side": "zombies",
                "switches": {"solo": True},
            }
        ],
    }


def _buildings(language: str) -> list[dict[str, Any]]:
    """Every building once: on which board it stands, and what is picked up there."""
    found: dict[str, dict[str, Any]] = {}
    for board in (name for kind in ("center", "outer") for name in piece_ids(kind, BOXES)):
        for house in piece(board).plan.houses:
            offers = [say(language, "pick-up", card=thing(language, "card", card)) for card in house.pick_up]
            where = say(language, "building-stands", board=say(language, f"board-{board}"))
            name = thing(language, "building", house.id)
            found.setdefault(
                house.id, {"id": house.id, "name": name, "text": " ".join([where, *offers]), "board": board}
            )
    return list(found.values())


SAID_ELSEWHERE = ("id", "boxes", "advanced", "solo")
"""What a profile says that is no single switch on a page: itself, its boxes, and whom one plays against."""
MOST_CHOICES = 5
"""A switch with more values than these is a number."""


def _seats(zombie_players: int) -> dict[str, list[str]]:
    """The seats of each number of players; somebody plays the Heroes."""
    return {
        str(players): [name for name, _ in seats_for(players, zombie_players)]
        for players in numbers_of_players(zombie_players)
    }


def boxes(language: str = "en") -> list[dict[str, Any]]:
    """The boxes on the shelf and what is in them."""
    return [
        {
            "id": box.id,
            "name": say(language, f"box-{box.id}"),
            "year": box.row.year,
            "needs": box.row.needs,
            "needs_one": box.row.needs_one,
            "replaces": box.row.replaces,
            "outside": box.outside,
            "contents": _contents([BOXES[part] for part in parts_of((box.id,))]),
        }
        for box in BOXES.values()
    ]


def _contents(parts: list[Box]) -> dict[str, int]:
    """How much of everything there is in a box, and in those that lie in it again."""
    cards = [(KIND[card].deck, copies + more) for part in parts for card, copies, more in part.cards]
    printed = {deck for deck, _ in cards}
    return {
        "heroes": sum(len(part.heroes) for part in parts),
        **{
            f"{deck}-cards": sum(copies for own, copies in cards if own == deck)
            for deck, pile in DECK.items()
            if not (pile.fight_cards_of or pile.taken_from) and (not pile.module or deck in printed)
        },
        "boards": sum(len(part.pieces) for part in parts),
        "scenarios": sum(len(part.scenarios) for part in parts),
    }


def _doubt(confidence: str) -> dict[str, str]:
    """Said where the printed text has not been seen."""
    return {"confidence": confidence} if confidence else {}


def _copies(kind: str) -> dict[str, int]:
    """How often a card is printed, by box; what the advanced game adds apart."""
    found: dict[str, int] = {}
    for box in BOXES.values():
        for card, copies, advanced in box.cards:
            if card == kind:
                found[box.id] = found.get(box.id, 0) + copies
                found["advanced"] = found.get("advanced", 0) + advanced
    return found
