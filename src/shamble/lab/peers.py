"""Two known engines played at random, to set our figures beside: catanatron and python-chess (extra `bench`)."""

from __future__ import annotations

import json
import random
from importlib.util import find_spec
from typing import Any

from shamble.lab.clocks import Pace, each, play

Figures = dict[str, float | None]


def available() -> list[str]:
    """The peers that are installed."""
    return [name for name, module in (("catanatron", "catanatron"), ("python-chess", "chess")) if find_spec(module)]


def pace_of(name: str, seconds: float) -> Pace:
    """Whole random games of a peer for this long."""
    return play(seconds, _catan_game if name == "catanatron" else _chess_game)


def parts_of(name: str, seconds: float) -> Figures:
    """Clone, listing of options, save and load of a peer's mid-game states, in microseconds; None: it has none."""
    return _catan_parts(seconds) if name == "catanatron" else _chess_parts(seconds)


# -- catanatron --------------------------------------------------------------------------------------------


def _catan_table(seed: int, asked: list[int]) -> Any:
    """Four random players; `asked[0]` counts how often one had more than one action to choose from."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    class Counting(RandomPlayer):  # type: ignore[misc]
        """A random player who counts real decisions."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            if len(playable_actions) > 1:
                asked[0] += 1
            return super().decide(game, playable_actions)

    # Their seed 0 means "any", so ours start at 1.
    return Game([Counting(color) for color in Color], seed=seed + 1)


def _catan_game(number: int) -> int:
    asked = [0]
    _catan_table(number, asked).play()
    return asked[0]


def _catan_parts(seconds: float) -> Figures:
    from catanatron.json import GameEncoder
    from catanatron.models.actions import generate_playable_actions

    states = []
    for number in range(20):
        game = _catan_table(number, [0])
        for _ in range(250):
            if game.winning_color() is None:
                game.play_tick()
        states.append(game)
    return {
        "clone_us": each(seconds, lambda game: game.copy(), states),
        "list_us": each(seconds, lambda game: generate_playable_actions(game.state), states),
        "save_us": each(seconds, lambda game: json.dumps(game, cls=GameEncoder), states),
        "save_load_us": None,
    }


# -- python-chess ------------------------------------------------------------------------------------------


def _chess_game(number: int) -> int:
    """A game between random movers, to the end the rules give it."""
    import chess

    dice = random.Random(number)
    board = chess.Board()
    asked = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        asked += len(moves) > 1
        board.push(moves[dice.randrange(len(moves))])
    return asked


def _chess_parts(seconds: float) -> Figures:
    import chess

    states = []
    for number in range(20):
        dice = random.Random(number)
        board = chess.Board()
        for _ in range(40):
            moves = list(board.legal_moves)
            if moves:
                board.push(dice.choice(moves))
        states.append(board)
    return {
        "clone_us": each(seconds, lambda board: board.copy(stack=False), states),
        "list_us": each(seconds, lambda board: list(board.legal_moves), states),
        "save_us": each(seconds, lambda board: board.fen(), states),
        "save_load_us": each(seconds, lambda board: chess.Board(board.fen()), states),
    }
