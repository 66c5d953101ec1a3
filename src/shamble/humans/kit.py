"""Humans!!!, Zombies!!! and both together as everybody else sees them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from shamble.humans.content import CARDS, CHARACTERS, TILES
from shamble.humans.describe import event_dict, option_fields
from shamble.humans.explain import why
from shamble.humans.game import PLAYERS, new_game, seats_for
from shamble.humans.hidden import redeal
from shamble.humans.labels import decision_dict, player_name, seat_name
from shamble.humans.situation import from_situation
from shamble.humans.state import GAMES, Town
from shamble.humans.switches import DEFAULTS, NAMES
from shamble.humans.uses import is_play
from shamble.humans.view import full_state, layout, round_of, view
from shamble.humans.words import ending, log_lines
from shamble.kernel.chance import Seed
from shamble.kernel.game import Decision
from shamble.kit import Config, Event, Kit, Line
from shamble.texts import say

if TYPE_CHECKING:
    from shamble.bots.play import Play
    from shamble.lab.laboratory import Laboratory
    from shamble.rules_reference.book import Book
    from shamble.server.talk import Talk
    from shamble.terminal.screen import Screen


class TownKit(Kit):
    """One of the three games."""

    def __init__(self, name: str) -> None:
        self.NAME = name
        self.GAME = GAMES[name]

    # -- playing -------------------------------------------------------------------------------------------

    def new(self, config: Config, seed: Seed, dice: Any = ()) -> Town:
        return new_game(self.NAME, config, seed, dice)

    def situation(self, situation: Any, seed: Seed, dice: Any = ()) -> Town:
        return from_situation(self.NAME, situation, seed, dice)

    def decision(self, game: Town, language: str = "en") -> dict[str, Any] | None:
        return decision_dict(game, language)

    def option(self, game: Town, option: tuple[Any, ...]) -> dict[str, Any]:
        return option_fields(game, option)

    def event(self, game: Town, event: Event) -> dict[str, Any]:
        return event_dict(game, event)

    def state(self, game: Town) -> dict[str, Any]:
        return full_state(game)

    def view(self, game: Town, seat: int, language: str = "en") -> dict[str, Any]:
        return view(game, seat)

    def layout(self, game: Town) -> dict[str, Any]:
        return layout(game)

    def layout_version(self, game: Town) -> int:
        """The map grows with every tile."""
        return len(game.land.tiles)

    def redeal(self, game: Town, seat: int, seed: Seed) -> Town:
        return redeal(game, seat, seed)

    # -- setting up ----------------------------------------------------------------------------------------

    def usual(self) -> Config:
        return {"players": 4}

    def config(
        self,
        scenario: str = "",
        players: int = 0,
        profile: str = "",
        team: tuple[str, ...] = (),
        switches: dict[str, Any] | None = None,
    ) -> Config:
        """The team are characters by id; the others are dealt."""
        config = super().config(scenario, players, profile, team, switches)
        if "team" in config:
            config["characters"] = config.pop("team")
        return config

    def catalog(self, language: str = "en") -> dict[str, Any]:
        """What can be chosen from, each with id and name, and how sure we are of what is printed."""
        boxes = ("humans", "zombies") if self.NAME == "humans-and-zombies" else (self.NAME,)
        decks = {*boxes, *(("capture", "wound") if self.NAME != "zombies" else ())}
        return {
            "scenarios": [],
            "profiles": [],
            "characters": [
                {
                    "id": sheet.id,
                    "name": say(language, f"hz-character-{sheet.id}"),
                    "ability": sheet.ability,
                    "ability_name": say(language, f"hz-ability-{sheet.ability}"),
                    "ability_text": say(language, f"hz-ability-{sheet.ability}.text"),
                    **{key: sheet.printed[key] for key in _NUMBERS},
                    "confidence": sheet.printed["confidence"],
                }
                for sheet in CHARACTERS.values()
                if self.NAME != "zombies"
            ],
            "cards": [
                {
                    "id": card.id,
                    "name": say(language, f"hz-card-{card.id}"),
                    "text": say(language, f"hz-card-{card.id}.text"),
                    "deck": card.deck,
                    "kind": card.kind,
                    "copies": card.copies,
                    "confidence": card.printed["confidence"],
                }
                for card in CARDS.values()
                if card.deck in decks
            ],
            "tiles": [
                {
                    "id": tile.id,
                    "set": tile.set,
                    "name": say(language, f"hz-tile-{tile.id}"),
                    "kind": tile.kind,
                    "copies": tile.copies,
                    "grid": tile.printed["grid"],
                    "confidence": tile.printed["confidence"],
                }
                for tile in TILES.values()
                if tile.set in boxes
            ],
            "switches": [
                {
                    "id": name,
                    "name": say(language, f"hz-switch-{name.replace('_', '-')}"),
                    "usual": getattr(DEFAULTS[self.NAME], name),
                }
                for name in NAMES
            ],
            "seats": {str(players): list(seats_for(self.NAME, players)) for players in PLAYERS},
        }

    # -- who sits there ------------------------------------------------------------------------------------

    def window(self, decision: Decision) -> str:
        """A hand is hidden: nobody may learn who was asked."""
        return str(decision.facts[0]) if decision.kind == "window" else ""

    def unseen(self, decision: Decision) -> bool:
        """Where all options but the first use something, the hand alone may be why it is asked."""
        first, *others = decision.options
        return super().unseen(decision) or (not is_play(first) and all(map(is_play, others)))

    # -- words ---------------------------------------------------------------------------------------------

    def log(self, game: Town, events: list[Event], language: str, group: str = "") -> list[Line]:
        return log_lines(game, events, language, group)

    def seat_name(self, seat: str, language: str) -> str:
        return seat_name(language, seat)

    def player_name(self, game: Town, seat: int, language: str) -> str:
        return player_name(game, language, seat)

    def side_name(self, side: str, language: str) -> str:
        return seat_name(language, side)

    def ending(self, game: Town, language: str) -> str:
        return ending(game, language)

    def why(self, game: Town, seat: int, about: Any, language: str) -> dict[str, Any]:
        return why(game, seat, about, language)

    def facts(self, game: Town) -> dict[str, Any]:
        return {"scenario": "", "profile": "", "round": round_of(game), "rounds": 0}

    # -- what one way in needs -----------------------------------------------------------------------------

    @cached_property
    def play(self) -> Play:
        from shamble.humans.bots.play import TownPlay

        return TownPlay()

    @cached_property
    def talk(self) -> Talk:
        from shamble.humans.table.talk import TownTalk

        return TownTalk()

    @cached_property
    def screen(self) -> Screen:
        from shamble.humans.terminal.screen import TownScreen

        return TownScreen(self)

    @cached_property
    def lab(self) -> Laboratory:
        from shamble.humans.lab.laboratory import TownLaboratory

        return TownLaboratory(self)

    @cached_property
    def rules(self) -> Book:
        from shamble.humans.book import RULEBOOK

        return RULEBOOK


_NUMBERS = ("movement", "capture", "infect", "wounds", "dice", "points")

KITS: tuple[Kit, ...] = tuple(TownKit(name) for name in GAMES)
