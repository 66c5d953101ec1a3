"""`shamble engine`: the protocol on standard input and output, one JSON object a line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from shamble import __version__, games
from shamble.kernel.errors import (
    BadConfig,
    BadSituation,
    GameIsOver,
    IllegalChoice,
    NoGame,
    NoUndo,
    RulesBug,
    ShambleError,
    UnknownId,
)
from shamble.kernel.match import AS_THEY_FALL, Match

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes; a longer line is refused unread."""
LONGEST_ID = 9
"""Digits of an option's id."""
LONGEST_MESSAGE = 2000
"""Characters; a refusal says again what was wrong, but not all of it where that is a book."""


class BadJson(ShambleError):
    """A line that is no JSON object."""

    code = "bad-json"


class UnknownCommand(ShambleError):
    """A `cmd` that the protocol does not have."""

    code = "unknown-command"


class Engine:
    """One conversation: at most one game, changed only by requests that succeed."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.commands: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "hello": self.hello,
            "catalog": self.catalog,
            "new": self.new,
            "situation": self.situation,
            "options": self.options,
            "choose": self.choose,
            "undo": self.undo,
            "dice": self.dice,
            "state": self.state,
            "view": self.view,
            "suggest": self.suggest,
            "save": self.save,
            "load": self.load,
            "why": self.why,
            "quit": self.quit,
        }
        self.running = True

    def answer(self, line: bytes) -> dict[str, Any]:
        """The answer to one line. Never raises; a refusal changes nothing."""
        try:
            if len(line) > LONGEST_LINE:
                raise BadJson(f"A request is at most {LONGEST_LINE} bytes long.")
            try:
                request = msgspec.json.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadJson(f"That line is no JSON: {error}.") from error
            if not isinstance(request, dict):
                raise BadJson('A request is an object with a "cmd".')
            command = request.get("cmd")
            if not isinstance(command, str) or command not in self.commands:
                raise UnknownCommand(f"There is no command {command!r}; there are {', '.join(self.commands)}.")
            return {"ok": True, **self.commands[command](request)}
        except ShambleError as error:
            refusal: dict[str, Any] = {"code": error.code, "message": _shortened(error.message)}
            if error.rules:
                refusal["rules"] = list(error.rules)
            return {"ok": False, "error": refusal}
        except (RulesBug, RecursionError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
            # A bug of ours must not end the conversation; the game is the one from before the request.
            return {"ok": False, "error": {"code": "rules-bug", "message": f"Our mistake, nothing changed: {error!r}"}}

    # -- requests ------------------------------------------------------------------------------------------

    def hello(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"engine": "shamble", "version": __version__, "protocol": 1, "games": games.names()}

    def catalog(self, request: dict[str, Any]) -> dict[str, Any]:
        return games.kit(request.get("game", games.usual())).catalog(_language(request))

    def new(self, request: dict[str, Any]) -> dict[str, Any]:
        kit = games.kit(request.get("game"))
        config = request.get("config", {})
        dice = request.get("dice", [])
        if not isinstance(config, dict):
            raise BadConfig("config is an object.")
        return self._begin(lambda seed: kit.new(config, seed, dice), request, BadConfig)

    def situation(self, request: dict[str, Any]) -> dict[str, Any]:
        kit = games.kit(request.get("game"))
        dice = request.get("dice", [])
        situation = request.get("situation", {})
        return self._begin(lambda seed: kit.situation(situation, seed, dice), request, BadSituation)

    def _begin(self, make: Callable[[int], Any], request: dict[str, Any], error: type[ShambleError]) -> dict[str, Any]:
        seed = request.get("seed", 0)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise error(f"The seed is a whole number, not {seed!r}.")
        game = make(seed)
        answer = self._told(game, _language(request))
        self.match = Match(game)
        return answer

    def options(self, request: dict[str, Any]) -> dict[str, Any]:
        return self._asked(self._running_game(), _language(request))

    def choose(self, request: dict[str, Any]) -> dict[str, Any]:
        game = self._running_game()
        if game.decision is None:
            raise GameIsOver("The game is over; nothing can be chosen any more.")
        option = request.get("option")
        number = option
        if isinstance(option, str) and option.isascii() and option.isdigit() and len(option) <= LONGEST_ID:
            number = int(option)
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(game.decision.options):
            raise IllegalChoice(
                f"There is no option {option!r}; the ids of this decision are 0 to {len(game.decision.options) - 1}."
            )
        match = self._running()
        after = match.look_ahead(number, request.get("dice", AS_THEY_FALL))
        answer = self._told(after, _language(request))
        match.accept(number, after)
        return answer

    def undo(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self._running()
        if not match.past:
            raise NoUndo("There is no choice to take back.")
        match.undo(match.asked[-1])
        return self._asked(match.game, _language(request))

    def dice(self, request: dict[str, Any]) -> dict[str, Any]:
        self._running_game().force_dice(request.get("values"))
        return {}

    def state(self, request: dict[str, Any]) -> dict[str, Any]:
        game = self._running_game()
        return {"state": games.kit_of(game).state(game)}

    def view(self, request: dict[str, Any]) -> dict[str, Any]:
        game = self._running_game()
        return {"view": games.kit_of(game).view(game, _seat(game, request.get("seat")))}

    def suggest(self, request: dict[str, Any]) -> dict[str, Any]:
        from shamble import bots

        game = self._running_game()
        if game.decision is None:
            raise GameIsOver("The game is over; there is nothing to suggest.")
        name = request.get("bot", bots.usual_bot(game.NAME))
        if not isinstance(name, str):
            raise UnknownId(f"A bot is called by its name, not {name!r}.")
        choice = bots.bot(name, game=game.NAME).suggest(game)
        return {"option": str(choice.option), "reasons": choice.reasons}

    def why(self, request: dict[str, Any]) -> dict[str, Any]:
        game = self._running_game()
        seat = _seat(game, request.get("seat"))
        return games.kit_of(game).why(game, seat, request.get("about"), _language(request))

    def save(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"save": self._running_game().sealed()}

    def load(self, request: dict[str, Any]) -> dict[str, Any]:
        game = games.take_in(request.get("save"))
        answer = self._asked(game, _language(request))
        self.match = Match(game)
        return answer

    def quit(self, request: dict[str, Any]) -> dict[str, Any]:
        self.running = False
        return {}

    # -- parts ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        """The game that is being played, if there is one."""
        return None if self.match is None else self.match.game

    def _running(self) -> Match:
        if self.match is None:
            raise NoGame("There is no game yet: send new, situation or load first.")
        return self.match

    def _running_game(self) -> Any:
        return self._running().game

    def _asked(self, game: Any, language: str) -> dict[str, Any]:
        return {"decision": games.kit_of(game).decision(game, language), "result": games.result_dict(game)}

    def _told(self, game: Any, language: str) -> dict[str, Any]:
        """What happened and what is asked now. A game is taken over only when all of it could be told."""
        kit = games.kit_of(game)
        events, game.events = game.events, []
        return {"events": [kit.event(game, event) for event in events], **self._asked(game, language)}


def _shortened(message: str) -> str:
    """Its beginning and its end, where what would have been right stands."""
    half = LONGEST_MESSAGE // 2
    return message if len(message) <= LONGEST_MESSAGE else f"{message[:half]} … {message[-half:]}"


def _language(request: dict[str, Any]) -> str:
    language = request.get("language", "en")
    return language if language in ("en", "it") else "en"


def _seat(game: Any, name: Any) -> int:
    if name not in game.seats:
        raise UnknownId(f"There is no seat {name!r}; the seats are {', '.join(game.seats)}.")
    seat: int = game.seats.index(name)
    return seat


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer line by line until `quit` or the end of input."""
    engine = Engine()
    while engine.running:
        line = requests.readline(LONGEST_LINE + 2)
        if not line:
            return
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := requests.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
        if not line.strip():
            continue
        answers.write(msgspec.json.encode(engine.answer(line)) + b"\n")
        answers.flush()


def main() -> None:
    serve(sys.stdin.buffer, sys.stdout.buffer)
