"""Last Night on Earth as everybody else sees it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any
from zlib import crc32

from shamble.kernel.chance import Seed
from shamble.kernel.game import Decision
from shamble.kit import Config, Event, Kit, Line
from shamble.lnoe import board as boards
from shamble.lnoe.catalog import boxes, catalog
from shamble.lnoe.describe import event_dict, option_fields
from shamble.lnoe.explain import why
from shamble.lnoe.game import new_game
from shamble.lnoe.hidden import redeal
from shamble.lnoe.labels import decision_dict
from shamble.lnoe.names import player_name
from shamble.lnoe.scenario import scenario_of, usual_scenario
from shamble.lnoe.shelf import PROBLEMS, box_rules
from shamble.lnoe.situation import from_situation
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import is_play
from shamble.lnoe.view import full_state, view
from shamble.lnoe.words import log_lines
from shamble.texts import has, say

if TYPE_CHECKING:
    from shamble.bots.play import Play
    from shamble.lab.laboratory import Laboratory
    from shamble.rules_reference.book import Book
    from shamble.server.talk import Talk
    from shamble.terminal.screen import Screen


class LastNightOnEarth(Kit):
    """The game of 2007."""

    NAME = "last-night-on-earth"
    GAME = Lnoe

    # -- playing -------------------------------------------------------------------------------------------

    def new(self, config: Config, seed: Seed, dice: Any = ()) -> Lnoe:
        return new_game(config, seed, dice)

    def situation(self, situation: Any, seed: Seed, dice: Any = ()) -> Lnoe:
        return from_situation(situation, seed, dice)

    def decision(self, game: Lnoe, language: str = "en") -> dict[str, Any] | None:
        return decision_dict(game, language)

    def option(self, game: Lnoe, option: tuple[Any, ...]) -> dict[str, Any]:
        return option_fields(game, option)

    def event(self, game: Lnoe, event: Event) -> dict[str, Any]:
        return event_dict(game, event)

    def state(self, game: Lnoe) -> dict[str, Any]:
        return full_state(game)

    def view(self, game: Lnoe, seat: int, language: str = "en") -> dict[str, Any]:
        return view(game, seat, language)

    def layout(self, game: Lnoe) -> dict[str, Any]:
        return boards.layout(game.board)

    def layout_version(self, game: Lnoe) -> int:
        """The boards are laid, and doors are put into walls, while the game is set up."""
        return crc32(game.board.key.encode())

    def boxes(self, language: str = "en") -> list[dict[str, Any]]:
        return boxes(language)

    def box_rules(self) -> dict[str, tuple[str, ...]]:
        return box_rules()

    def box_problems(self) -> list[str]:
        return PROBLEMS

    def redeal(self, game: Lnoe, seat: int, seed: Seed) -> Lnoe:
        return redeal(game, seat, seed)

    # -- setting up ----------------------------------------------------------------------------------------

    def usual(self) -> Config:
        return {"scenario": usual_scenario(), "players": 2}

    def config(
        self,
        scenario: str = "",
        players: int = 0,
        profile: str = "",
        team: tuple[str, ...] = (),
        switches: dict[str, Any] | None = None,
    ) -> Config:
        """The team are Heroes by id; open places are drawn."""
        config = super().config(scenario, players, profile, team, switches)
        if "team" in config:
            config["heroes"] = config.pop("team")
        return config

    def catalog(self, language: str = "en") -> dict[str, Any]:
        return catalog(language)

    # -- who sits there ------------------------------------------------------------------------------------

    def side(self, seat: str) -> str:
        """Heroes win and lose together, and so do Zombies; each side knows its own cards."""
        return seat.partition("-")[0]

    def window(self, decision: Decision) -> str:
        return decision.facts[0] if decision.kind == "window" else ""

    def unseen(self, decision: Decision) -> bool:
        """Where all options but the first use something, the hand alone may be why it is asked."""
        first, *others = decision.options
        return super().unseen(decision) or (not is_play(first) and all(map(is_play, others)))

    # -- words ---------------------------------------------------------------------------------------------

    def log(self, game: Lnoe, events: list[Event], language: str, group: str = "") -> list[Line]:
        return log_lines(game, events, language, group)

    def seat_name(self, seat: str, language: str) -> str:
        side, _, number = seat.partition("-")
        return say(language, f"seat-{side}", number=int(number))

    def player_name(self, game: Lnoe, seat: int, language: str) -> str:
        return player_name(game, language, seat)

    def ending(self, game: Lnoe, language: str) -> str:
        assert game.result is not None
        winner, reason, _ = game.result
        key = f"reason-{reason}"
        words = say(language, key) if has(language, key) else reason
        return say(language, f"event-game-over-{winner}", reason=words)

    def why(self, game: Lnoe, seat: int, about: Any, language: str) -> dict[str, Any]:
        return why(game, seat, about, language)

    def facts(self, game: Lnoe) -> dict[str, Any]:
        rounds = scenario_of(game).turns + game.profile.extra_turns
        return {"scenario": game.scenario, "profile": game.profile.id, "round": game.round, "rounds": rounds}

    # -- what one way in needs -----------------------------------------------------------------------------

    @cached_property
    def play(self) -> Play:
        from shamble.lnoe.bots.play import LnoePlay

        return LnoePlay()

    @cached_property
    def talk(self) -> Talk:
        from shamble.lnoe.table.talk import LnoeTalk

        return LnoeTalk()

    @cached_property
    def screen(self) -> Screen:
        from shamble.lnoe.terminal.screen import LnoeScreen

        return LnoeScreen(self)

    @cached_property
    def lab(self) -> Laboratory:
        from shamble.lnoe.lab.laboratory import LnoeLaboratory

        return LnoeLaboratory(self)

    @cached_property
    def rules(self) -> Book:
        from shamble.lnoe.book import COMPLETE_RULEBOOK

        return COMPLETE_RULEBOOK


KITS: tuple[Kit, ...] = (LastNightOnEarth(),)
