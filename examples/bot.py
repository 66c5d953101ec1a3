"""A bot for `shamble engine`: it plays a whole game over the protocol, one JSON object a line.

    python examples/bot.py [scenario] [seed]

Copy it, change `choose`, and you have a bot of your own; in another language the lines look the same.
"""

import json
import subprocess
import sys

LIKES = ("fight", "attack", "search", "pick-up", "use-item", "play-card", "ability", "move", "step", "roll-movement")


def choose(decision: dict, view: dict) -> str:
    """The id of an option: what we like best, and a step that leads to the other side."""
    heroes = [hero["space"] for hero in view["heroes"].values() if hero["space"]]
    zombies = [zombie["space"] for zombie in view["zombies"].values()]
    targets = zombies if decision["seat"].startswith("heroes") else heroes

    def worth(option: dict) -> tuple[int, int]:
        liked = LIKES.index(option["type"]) if option["type"] in LIKES else len(LIKES)
        return liked, min((apart(option["to"], space) for space in targets), default=0) if "to" in option else 0

    return min(decision["options"], key=worth)["id"]


def apart(one: str, other: str) -> int:
    """Steps between two spaces over open ground; spaces off the board count as far."""
    try:
        (x, y), (u, v) = (map(int, name.split(",")) for name in (one, other))
    except ValueError:
        return 99
    return max(abs(x - u), abs(y - v))


def main(scenario: str = "die-zombies-die", seed: str = "1") -> None:
    command = [sys.executable, "-c", "from shamble.cli import app; app()", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:

        def ask(**request: object) -> dict:
            engine.stdin.write(json.dumps(request) + "\n")
            engine.stdin.flush()
            answer = json.loads(engine.stdout.readline())
            if not answer["ok"]:
                sys.exit(answer["error"]["message"])
            return answer

        answer = ask(cmd="new", game="last-night-on-earth", seed=int(seed), config={"scenario": scenario})
        decisions = 0
        while (decision := answer["decision"]) is not None:
            view = ask(cmd="view", seat=decision["seat"])["view"]
            answer = ask(cmd="choose", option=choose(decision, view))
            decisions += 1
        print(f"{decisions} decisions; the {answer['result']['winner']} win ({answer['result']['reason']}).")
        ask(cmd="quit")


if __name__ == "__main__":
    main(*sys.argv[1:3])
