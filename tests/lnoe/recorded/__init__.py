"""Games that were played once and must play the same for ever: seeds, choices by their fields, what happened.

    python -m tests.lnoe.recorded                 # record anew, after a rule was mended on purpose
    python -m tests.lnoe.recorded --games 300 --out FILE    # to compare a redesign before and after
    python -m tests.lnoe.recorded --saves         # keep saves of this format in the middle of every rule

A game is a line of JSON: configuration, seed, the choices as the protocol names them, and a digest of the events that
each one caused.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from shamble import bots, games

GAMES = Path(__file__).parent / "games.jsonl.gz"
SAVES = Path(__file__).parents[1] / "saves"
BASE = ("die-zombies-die", "escape-in-the-truck", "save-the-townsfolk", "burn-em-out", "defend-the-manor-house")
NAME = "last-night-on-earth"
PLAYERS = (("random", "random"), ("steady", "steady"), ("random", "steady"), ("steady", "random"))


def configs(count: int) -> Iterator[tuple[dict[str, Any], int]]:
    """Every scenario under every profile for every number of players, again and again."""
    kinds = [("die-zombies-die", "original-basic"), *((scenario, "original-advanced") for scenario in BASE)]
    cells = [(scenario, profile, players) for players in range(2, 7) for scenario, profile in kinds]
    for number in range(count):
        scenario, profile, players = cells[number % len(cells)]
        yield {"scenario": scenario, "profile": profile, "players": players}, number


def digest(kit: Any, game: Any, events: Any) -> str:
    told = json.dumps([kit.event(game, event) for event in events], sort_keys=True, separators=(",", ":"))
    return blake2b(told.encode(), digest_size=4).hexdigest()


def record(config: dict[str, Any], number: int) -> dict[str, Any]:
    """Play a game with bots and note it."""
    kit = games.kit(NAME)
    game = kit.new(config, number)
    heroes, zombies = PLAYERS[number // 30 % len(PLAYERS)]
    players = [bots.bot(heroes if side == "heroes" else zombies, n) for n, side in enumerate(game.side)]
    choices, happened = [], [digest(kit, game, game.events)]
    while game.decision is not None:
        chosen = players[game.decision.seat].choose(game)
        choices.append(kit.option(game, game.decision.options[chosen]))
        game.events = []
        game.choose(chosen)
        happened.append(digest(kit, game, game.events))
    return {"config": config, "seed": number, "choices": choices, "events": happened, "result": games.result_dict(game)}


def replay(recorded: dict[str, Any]) -> str:
    """Play a recorded game again by its choices; a sentence about the first difference, or nothing."""
    kit = games.kit(NAME)
    game = kit.new(recorded["config"], recorded["seed"])
    if digest(kit, game, game.events) != recorded["events"][0]:
        return "Set-up went otherwise."
    for step, (choice, happened) in enumerate(zip(recorded["choices"], recorded["events"][1:], strict=True), 1):
        if game.decision is None:
            return f"The game was over before choice {step}."
        offered = [json.loads(json.dumps(kit.option(game, option))) for option in game.decision.options]
        if choice not in offered:
            return f"Choice {step}, {choice}, is not offered: {offered}."
        game.events = []
        game.choose(offered.index(choice))
        if digest(kit, game, game.events) != happened:
            told = [kit.event(game, event) for event in game.events]
            return f"After choice {step}, {choice}, something else happened: {told}."
    return "" if games.result_dict(game) == recorded["result"] else f"It ended with {games.result_dict(game)}."


def recorded_games(path: Path = GAMES) -> list[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def keep_saves() -> None:
    """A save in the middle of every rule and window that the recorded games meet; those of earlier formats stay."""
    kit = games.kit(NAME)
    found: dict[str, bytes] = {}
    for recorded in recorded_games():
        game = kit.new(recorded["config"], recorded["seed"])
        for choice in recorded["choices"]:
            decision = game.decision
            where = f"window-{decision.facts[0]}" if decision.kind == "window" else game.stack[-1].rule
            found.setdefault(where, json.dumps(game.sealed(), sort_keys=True).encode())
            offered = [json.loads(json.dumps(kit.option(game, option))) for option in decision.options]
            game.choose(offered.index(choice))
    SAVES.mkdir(exist_ok=True)
    for where, save in found.items():
        _write(SAVES / f"{kit.GAME.FORMAT}-{where}.json.gz", [save])


def _write(path: Path, lines: list[bytes]) -> None:
    """No time and no name in the file, so that the same content gives the same bytes."""
    with path.open("wb") as raw, gzip.GzipFile("", "wb", mtime=0, fileobj=raw) as out:
        out.writelines(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Record games anew.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--out", type=Path, default=GAMES)
    parser.add_argument("--saves", action="store_true")
    asked = parser.parse_args()
    if asked.saves:
        keep_saves()
        return
    lines = (json.dumps(record(*each), sort_keys=True, separators=(",", ":")) for each in configs(asked.games))
    _write(asked.out, [f"{line}\n".encode() for line in lines])
