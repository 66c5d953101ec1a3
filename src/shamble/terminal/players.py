"""Who plays which seat: people at this keyboard, and bots."""

from __future__ import annotations

from typing import Any

from shamble import bots
from shamble.kernel.errors import BadConfig
from shamble.kit import Kit

ME = "me"


class Players:
    """Seat by seat, a person's name or a bot."""

    def __init__(self, game: str, seats: tuple[str, ...], who: dict[str, str]) -> None:
        usual = bots.usual_bot(game)
        self.who = {seat: who.get(seat, f"bot:{usual}") for seat in seats}
        self.bots = {
            seat: bots.bot(name.removeprefix("bot").removeprefix(":") or usual, seed=number, game=game)
            for number, (seat, name) in enumerate(self.who.items())
            if name == "bot" or name.startswith("bot:")
        }

    def bot(self, seat: str) -> Any:
        """The bot of a seat, or None for a person."""
        return self.bots.get(seat)

    def person(self, seat: str) -> str:
        return self.who[seat]

    @property
    def people(self) -> list[str]:
        """The people at the keyboard, each once."""
        return list(dict.fromkeys(name for seat, name in self.who.items() if seat not in self.bots))

    @property
    def one_sees_all(self) -> bool:
        """One person plays every seat: nothing is secret, everything may be taken back."""
        return len(self.people) == 1 and not self.bots


def parse_seats(text: str, seats: tuple[str, ...], kit: Kit) -> dict[str, str]:
    """`heroes-1=me,zombies-1=bot:steady` as a table; a seat that is not named is a bot's.

    Without a word about seats, the person plays the whole first side.
    """
    if not text:
        return {seat: ME for seat in seats if kit.side(seat) == kit.side(seats[0])}
    found = {}
    for part in text.split(","):
        seat, _, who = (word.strip() for word in part.partition("="))
        if seat not in seats or not who:
            example = f"{seats[0]}=me,{seats[-1]}=bot:{bots.usual_bot(kit.NAME)}"
            raise BadConfig(f"Seats are given like {example}; the seats are {', '.join(seats)}.")
        found[seat] = who
    return found
