"""Play what a compiled build is for, so that the C compiler sees where it runs: tools/compile.py calls it.

    .venv/bin/python tools/rehearse.py FOLDER

Random games of the usual boxes and of all of them, `steady` against `steady`, searches, saves and copies, all by the
build in this folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
os.environ["SHAMBLE_COMPILED"] = "no"

from shamble import compiled

RANDOM, LARGER, STEADY, IN_FULL_SWING, COPIES = 300, 150, 60, 20, 20


def main(folder: Path) -> None:
    compiled.FOLDER = folder
    del os.environ["SHAMBLE_COMPILED"]
    compiled.take()
    if not compiled.taken:
        sys.exit(compiled.fallen_back or f"There is no build in {folder}.")
    from shamble import games
    from shamble.bots import bot
    from shamble.lab.clocks import PLAYOUTS, Games

    kit = games.kit(games.usual())
    usual = Games(kit)
    for number in range(RANDOM):
        usual.random_game(number)
    for configs in kit.lab.bench_variants().values():
        larger = Games(kit, configs)
        for number in range(LARGER):
            larger.random_game(number)
    steady = usual.bot_game("steady")
    for number in range(STEADY):
        steady(number)
    for number, game in enumerate(usual.midgame(IN_FULL_SWING)):
        bot("search", seed=number, iterations=PLAYOUTS).choose(game)
        for _ in range(COPIES):
            type(game).load(game.save()).clone()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
