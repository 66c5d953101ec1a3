"""What a game is to everybody else: server, terminal, laboratory, bot protocol and bots ask its kit and nothing else.

A game is a package below `shamble`: its `__init__.py` names the `GAMES` in it, its `kit.py` holds their `KITS`, and
`shamble.games` finds both. A kit says how the game is played (the first half, which every game writes) and hands out
what only one way in needs (`play`, `talk`, `screen`, `lab`, `rules`), each with a plain form that serves until the game
has its own. These parts are imported when they are asked for: a bot waits for no terminal.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadSituation
from shamble.kernel.game import Decision, Game, Option
from shamble.texts import has, say

if TYPE_CHECKING:
    from shamble.bots.play import Play
    from shamble.lab.laboratory import Laboratory
    from shamble.rules_reference.book import Book
    from shamble.server.talk import Talk
    from shamble.terminal.screen import Screen

Config = dict[str, Any]
Event = dict[str, Any]
Line = dict[str, Any]
"""A line of the log: `text`, `rules` it cites, `group` it stands in (one fight is one block), `kind`."""


class Kit:
    """One game. Methods that raise NotImplementedError are its own to write; all others have a plain form."""

    NAME: str
    """Its name in the protocol; it never changes, because saved games contain it."""
    GAME: type[Game]
    """The class of its state."""

    # -- playing -------------------------------------------------------------------------------------------

    def new(self, config: Config, seed: Seed, dice: Any = ()) -> Any:
        """A game at its first decision. Raises BadConfig or UnknownId with one clear sentence."""
        raise NotImplementedError

    def situation(self, situation: Any, seed: Seed, dice: Any = ()) -> Any:
        """A game from a described position. Raises BadSituation or UnknownId with one clear sentence."""
        raise BadSituation(f"{self.NAME} cannot begin with a described position.")

    def decision(self, game: Any, language: str = "en") -> dict[str, Any] | None:
        """The pending decision in the words of the protocol: seat, kind, actor, prompt, rules, options with labels."""
        raise NotImplementedError

    def option(self, game: Any, option: Option) -> dict[str, Any]:
        """An option by its fields: type and what tells it apart."""
        raise NotImplementedError

    def event(self, game: Any, event: Event) -> dict[str, Any]:
        """What happened, in the words of the protocol."""
        raise NotImplementedError

    def state(self, game: Any) -> dict[str, Any]:
        """Everything, secrets included."""
        raise NotImplementedError

    def view(self, game: Any, seat: int, language: str = "en") -> dict[str, Any]:
        """The game as a seat may see it, built up from what it may know; -1 is a spectator."""
        raise NotImplementedError

    def layout(self, game: Any) -> dict[str, Any]:
        """What the board looks like, apart from what stands on it."""
        return {}

    def layout_version(self, game: Any) -> int:
        """Another number when the layout has changed during play; whoever draws it is then told the new one."""
        return 0

    def catalog(self, language: str = "en") -> dict[str, Any]:
        """What can be chosen from, each a list of objects with id and name."""
        return {}

    def redeal(self, game: Any, seat: int, seed: Seed) -> Any:
        """A copy in which all that the seat cannot see is dealt anew; it depends on nothing but what the seat knows."""
        raise NotImplementedError

    def boxes(self, language: str = "en") -> list[dict[str, Any]]:
        """What the game can be played with: `id`, `name`, `contents` (counts by sort), `needs` (ids), and perhaps
        `needs_one` (any of them will do)."""
        return []

    def box_rules(self) -> dict[str, tuple[str, ...]]:
        """The numbers of the rules that each box on the shelf brings."""
        return {}

    def box_problems(self) -> list[str]:
        """What is wrong with boxes that were found and left out, each a sentence."""
        return []

    # -- setting up ----------------------------------------------------------------------------------------

    def usual(self) -> Config:
        """The configuration that is played where nobody asks for another."""
        return {}

    def config(
        self,
        scenario: str = "",
        players: int = 0,
        profile: str = "",
        team: tuple[str, ...] = (),
        switches: dict[str, Any] | None = None,
    ) -> Config:
        """A configuration from what a command line says; what it leaves out is as usual."""
        said = {
            "scenario": scenario,
            "players": players,
            "profile": profile,
            "team": list(team),
            "switches": dict(switches or {}),
        }
        return {**self.usual(), **{key: value for key, value in said.items() if value}}

    # -- who sits there ------------------------------------------------------------------------------------

    def side(self, seat: str) -> str:
        """Who wins and loses together with this seat; among rivals everybody is a side."""
        return seat

    def audience(self, seat: str) -> str:
        """Who shares the secrets of this seat."""
        return self.side(seat)

    def sides(self, game: Any) -> tuple[str, ...]:
        """The sides of a game, in the order of its seats."""
        return tuple(dict.fromkeys(self.side(seat) for seat in game.seats))

    def window(self, decision: Decision) -> str:
        """The name of the moment in which a hidden hand is asked, or "".

        Nobody else may learn that somebody was asked. The first option of such a decision passes.
        """
        return ""

    def unseen(self, decision: Decision) -> bool:
        """Whether nobody else may learn that this is asked: a window, or a question that answers itself unless the seat
        holds something. The first option is what it would have answered by itself.
        """
        return self.window(decision) != ""

    # -- words ---------------------------------------------------------------------------------------------

    def log(self, game: Any, events: list[Event], language: str, group: str = "") -> list[Line]:
        """The events of a choice as lines; no line holds a secret. `group` is that of the line before."""
        return []

    def seat_name(self, seat: str, language: str) -> str:
        """The seat in words, for whoever plays it without a name."""
        return _named(language, f"seat-{seat}", seat.replace("-", " ").capitalize())

    def player_name(self, game: Any, seat: int, language: str) -> str:
        """Who sits there, within a sentence."""
        return self.seat_name(game.seats[seat], language)

    def side_name(self, side: str, language: str) -> str:
        return _named(language, f"side-{side}", side.replace("-", " ").capitalize())

    def scenario_name(self, scenario: str, language: str) -> str:
        return _named(language, f"scenario-{scenario}", scenario)

    def ending(self, game: Any, language: str) -> str:
        """Who has won and why, in a sentence; only of a game that is over."""
        winner, reason, _ = game.result
        words = _named(language, f"reason-{reason}", reason.replace("-", " "))
        return say(language, "game-won", winner=self.side_name(winner, language), reason=words)

    def why(self, game: Any, seat: int, about: Any, language: str) -> dict[str, Any]:
        """Why something cannot be done now: `text`, and the `rules` that say so."""
        return {"text": say(language, "game-not-offered"), "rules": []}

    def facts(self, game: Any) -> dict[str, Any]:
        """What everybody may know of a game at a glance: scenario, profile, round, and how many rounds there are."""
        return {"scenario": "", "profile": "", "round": 0, "rounds": 0}

    # -- what one way in needs -----------------------------------------------------------------------------

    @cached_property
    def play(self) -> Play | None:
        """How bots play it: without it there is only `random`."""
        return None

    @cached_property
    def talk(self) -> Talk:
        """What the table shows beyond the protocol."""
        from shamble.server.talk import Talk

        return Talk()

    @cached_property
    def screen(self) -> Screen:
        """How the terminal draws it."""
        from shamble.terminal.screen import Screen

        return Screen(self)

    @cached_property
    def lab(self) -> Laboratory:
        """What the laboratory plays, measures and remembers."""
        from shamble.lab.laboratory import Laboratory

        return Laboratory(self)

    @cached_property
    def rules(self) -> Book | None:
        """Its numbered rules, if they are numbered."""
        return None


def _named(language: str, message: str, otherwise: str) -> str:
    return say(language, message) if has(language, message) else otherwise
