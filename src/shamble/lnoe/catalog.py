"""What can be chosen from: boxes, scenarios, profiles, Heroes, cards, boards, seats, each with id and name."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from shamble.lnoe.board import piece_ids
from shamble.lnoe.content import BOXES, DECK, KIND, SHEET
from shamble.lnoe.game import HERO_SEATS, seats_for
from shamble.lnoe.profiles import PROFILES
from shamble.lnoe.scenario import SCENARIOS
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
                "profiles": [p.id for p in PROFILES.values() if scenario.played_by(p)],
            }
            for scenario in SCENARIOS.values()
        ],
        "profiles": [
            {
                "id": name,
                "name": say(language, f"profile-{name}"),
                "text": say(language, f"profile-{name}.text"),
                "switches": {
                    key: value
                    for key, value in asdict(rules).items()
                    if isinstance(value, int) and key not in SAID_ELSEWHERE
                },
                "seats": _seats(rules.zombie_players),
            }
            for name, rules in PROFILES.items()
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
                **_doubt(kind.row.confidence),
            }
            for kind in KIND.values()
        ],
        "boards": [
            {"id": name, "name": say(language, f"board-{name}"), "kind": kind}
            for kind in ("center", "outer")
            for name in piece_ids(kind, BOXES)
        ],
        "seats": _seats(0),
    }


SAID_ELSEWHERE = ("advanced", "zombie_players")
"""Whole numbers of a profile that are no single switch on a page: the profile itself, and who sits where."""


def _seats(zombie_players: int) -> dict[str, list[str]]:
    """The seats of each number of players."""
    return {str(players): [name for name, _ in seats_for(players, zombie_players)] for players in HERO_SEATS}


def boxes(language: str = "en") -> list[dict[str, Any]]:
    """The boxes on the shelf and what is in them."""
    return [
        {
            "id": box.id,
            "name": say(language, f"box-{box.id}"),
            "year": box.row.year,
            "needs": box.row.needs,
            "outside": box.outside,
            "contents": {
                "heroes": len(box.heroes),
                **{
                    f"{deck}-cards": sum(copies + more for card, copies, more in box.cards if KIND[card].deck == deck)
                    for deck, pile in DECK.items()
                    if not pile.fight_cards_of
                },
                "boards": len(box.pieces),
                "scenarios": len(box.scenarios),
            },
        }
        for box in BOXES.values()
    ]


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
