"""Last Night on Earth as the engine, the table and the laboratory see it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from shamble.lnoe import board as boards
from shamble.lnoe.content import BOXES, KIND, SHEET
from shamble.lnoe.describe import event_dict, option_fields
from shamble.lnoe.game import HERO_SEATS, new_game, seats_for
from shamble.lnoe.labels import decision_dict
from shamble.lnoe.profiles import PROFILES
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.situation import from_situation
from shamble.lnoe.state import Lnoe
from shamble.lnoe.view import full_state, view
from shamble.texts import say


class LastNightOnEarth:
    """The functions every game has, for this one."""

    NAME = "last-night-on-earth"
    GAME = Lnoe

    def new(self, config: dict[str, Any], seed: int, dice: Any = ()) -> Lnoe:
        return new_game(config, seed, dice)

    def situation(self, situation: dict[str, Any], seed: int, dice: Any = ()) -> Lnoe:
        return from_situation(situation, seed, dice)

    def decision(self, game: Lnoe, language: str = "en") -> dict[str, Any] | None:
        return decision_dict(game, language)

    def option(self, game: Lnoe, option: tuple[Any, ...]) -> dict[str, Any]:
        return option_fields(game, option)

    def event(self, game: Lnoe, event: dict[str, Any]) -> dict[str, Any]:
        return event_dict(game, event)

    def state(self, game: Lnoe) -> dict[str, Any]:
        return full_state(game)

    def view(self, game: Lnoe, seat: int) -> dict[str, Any]:
        return view(game, seat)

    def layout(self, game: Lnoe) -> dict[str, Any]:
        return boards.layout(game.board)

    def catalog(self, language: str = "en") -> dict[str, Any]:
        """What can be chosen from, each with id and name."""
        return {
            "scenarios": [
                {
                    "id": scenario.id,
                    "name": say(language, f"scenario-{scenario.id}"),
                    "turns": scenario.turns,
                    "centre": scenario.centre,
                    "story": say(language, f"scenario-{scenario.id}.story"),
                    "objective": say(language, f"scenario-{scenario.id}.objective"),
                    "zombies": say(language, f"scenario-{scenario.id}.zombies"),
                    "profiles": [p.id for p in PROFILES.values() if not p.scenarios or scenario.id in p.scenarios],
                }
                for scenario in SCENARIOS.values()
            ],
            "profiles": [
                {
                    "id": name,
                    "name": say(language, f"profile-{name}"),
                    "text": say(language, f"profile-{name}.text"),
                    "switches": {key: value for key, value in asdict(rules).items() if isinstance(value, int)},
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
                }
                for kind in KIND.values()
            ],
            "boards": [
                {"id": name, "name": say(language, f"board-{name}"), "kind": kind}
                for kind in ("center", "outer")
                for name in boards.piece_ids(kind, BOXES)
            ],
            "seats": {str(players): [name for name, _ in seats_for(players)] for players in HERO_SEATS},
        }


def _copies(kind: str) -> dict[str, int]:
    """How often a card is printed, by box; what the advanced game adds apart."""
    found: dict[str, int] = {}
    for box in BOXES.values():
        for card, copies, advanced in box.cards:
            if card == kind:
                found[box.id] = found.get(box.id, 0) + copies
                found["advanced"] = found.get("advanced", 0) + advanced
    return found
