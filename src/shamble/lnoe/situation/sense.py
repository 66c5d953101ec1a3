"""What a described position may not say at once: parts that contradict each other, before anything is laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shamble.kernel.errors import BadSituation
from shamble.lnoe.content import SHEET

BEFORE_THE_ROLL = ("sun", "draw", "spawn-roll")
"""The steps of a Zombie turn in which nobody knows yet who will place new Zombies."""


def check_sense(said: dict[str, Any]) -> None:
    """Raises BadSituation, in a sentence that names the part, where two parts cannot both be true."""
    _turn(said)
    for name, hero in said.get("heroes", {}).items():
        _fallen(name, hero)
    _versions(said.get("heroes", {}))
    _cards_in_play(said)
    for marker in said.get("markers", []):
        if sum(marker.get(place) is not None for place in ("space", "building", "edge")) > 1:
            raise BadSituation(f"A {marker['kind']} marker lies on a space, a building or an edge: say one of them.")


def _turn(said: dict[str, Any]) -> None:
    turn, step = said.get("turn", "heroes"), said.get("step", "sun")
    if "acting" in said and turn != "heroes":
        raise BadSituation(f"{said['acting']} cannot be acting: it is not the turn of the Heroes.")
    due = said.get("spawn_due", [])
    if due and (turn != "zombies" or step in BEFORE_THE_ROLL):
        raise BadSituation("spawn_due is known in a Zombie turn from the step move on.")
    if len(set(due)) < len(due):
        raise BadSituation(f"spawn_due names a seat twice: {', '.join(due)}.")


def _fallen(name: str, hero: dict[str, Any]) -> None:
    """Who is out of the game stands nowhere and carries nothing."""
    stands = hero.get("space") is not None
    for word in ("alive", "turned"):
        if stands and hero.get(word) is (word == "turned"):
            raise BadSituation(f"{name} stands at {hero['space']}, so {word} cannot be {str(hero[word]).lower()}.")
    if not stands and "space" in hero and hero.get("items"):
        raise BadSituation(f"{name} is not on the board and carries nothing; leave the items out.")


def _versions(heroes: dict[str, Any]) -> None:
    """[5.6.1]"""
    people = Counter(SHEET[name].person for name in heroes if name in SHEET)
    twice = [name for name in heroes if name in SHEET and people[SHEET[name].person] > 1]
    if twice:
        raise BadSituation(f"{' and '.join(twice)} are versions of the same Hero, never in one game.", ("5.6.1",))


def _cards_in_play(said: dict[str, Any]) -> None:
    """The short lists, where they are said as well, name the cards of the rows."""
    if "in_play_rows" not in said:
        return
    rows: dict[str, Counter[str]] = {}
    for row in said["in_play_rows"]:
        rows.setdefault(row.get("hero", ""), Counter())[row["card"]] += 1
    listed = {name: hero["in_play"] for name, hero in said.get("heroes", {}).items() if "in_play" in hero}
    for name, cards in {**listed, **({"": said["in_play"]} if "in_play" in said else {})}.items():
        if cards and Counter(cards) != rows.get(name, Counter()):
            where = f"heroes.{name}.in_play" if name else "in_play"
            raise BadSituation(f"{where} and in_play_rows name different cards; one of the two will do.")
