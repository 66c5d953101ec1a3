"""A table for tests of the three games: tiles at coordinates, figures, hands, forced dice; play, look.

    t = town(sheets={"zombie-1": {"character": "doctor", "pawns": ["1,1"]}}, humans=["1,2"], dice=[4])
    t.choose("step", to="1,2")
    t.done()

Town Square lies at "0,0"; its squares are 1,0 - 0,1 1,1 2,1 - 1,2. `NORTH_HOSPITAL` and the like lay a tile beside it.
Everything goes through the engine's protocol.
"""

from __future__ import annotations

from typing import Any

from tests.table import Table


def tile(name: str, at: str, turn: int = 0, **more: Any) -> dict[str, Any]:
    return {"tile": name, "at": at, "turn": turn, **more}


MUSIC_STORE = tile("music-store", "3,0")
"""East of Town Square: streets 3,1 4,1 5,1, the building 3,0 4,0 5,0 above them, barricade 3."""
HOSPITAL = tile("hospital", "0,-3")
"""North of Town Square: the street 1,-1, the building all round and above it, barricade 5."""
ROAD_EAST = tile("road-straight", "3,0", 1)
"""East of Town Square: streets 3,1 4,1 5,1."""
ROAD_SOUTH = tile("road-straight", "0,3")
"""South of Town Square: streets 1,3 1,4 1,5."""


class Town(Table):
    """One conversation about one of the three games."""

    @property
    def sheets(self) -> dict[str, Any]:
        sheets: dict[str, Any] = self.state["sheets"]
        return sheets

    def passes(self, seat: str | None = None) -> None:
        """Everybody (or one seat) passes windows and keeps their dice until something else is asked."""
        while self.kind in ("window", "re-roll") and (seat is None or self.seat == seat):
            self.choose("pass" if self.kind == "window" else "keep")

    def stop(self) -> None:
        """The movement is over, if it was not before; nobody passes anything."""
        if self.offers("done"):
            self.choose("done")

    def done(self) -> None:
        """The movement is over, if it was not before; everybody passes."""
        self.passes()
        self.stop()
        self.passes()

    def nothing_pending(self) -> None:
        assert self.kind not in ("window", "re-roll"), f"{self.seat} is still asked {self.decision}"

    def rolls(self, purpose: str) -> list[int]:
        """The dice that were rolled for this."""
        return [value for e in self.events if e["type"] == "roll" and e["for"] == purpose for value in e["values"]]

    def why(self, seat: str, **about: str) -> dict[str, Any]:
        return self.must(cmd="why", seat=seat, about=about)


def town(game: str = "humans", dice: list[int] | None = None, seed: int = 1, **situation: Any) -> Town:
    """A table in the given situation; without `sheets`, everybody's pawn is in the middle of Town Square."""
    players = situation.get("players", len(situation.get("sheets", ())) or 2)
    if "roles" not in situation:
        situation.setdefault("players", max(2, players))
    t = Town()
    t.must(cmd="situation", game=game, seed=seed, situation=situation, dice=dice or [])
    return t


def humans(dice: list[int] | None = None, **situation: Any) -> Town:
    """Humans!!! for two: zombie-1 is the Miner (movement 5, capture 4, infect 2, wounds 3), zombie-2 the Lawyer."""
    sheets = situation.setdefault("sheets", {})
    for seat, character in (("zombie-1", "miner"), ("zombie-2", "lawyer")):
        sheets.setdefault(seat, {})
        sheets[seat] = {"character": character, "pawns": ["1,1"]} | sheets[seat]
    return town("humans", dice, **situation)


def zombies(dice: list[int] | None = None, **situation: Any) -> Town:
    """Zombies!!! for two, both in the middle of Town Square with three life and three bullets."""
    sheets = situation.setdefault("sheets", {})
    for seat in ("shotgun-1", "shotgun-2"):
        sheets[seat] = {"pawns": ["1,1"]} | sheets.get(seat, {})
    return town("zombies", dice, **situation)


def both(dice: list[int] | None = None, **situation: Any) -> Town:
    """Both games for two: zombie-1 is the Miner, shotgun-1 a shotgun guy, each in the middle of Town Square."""
    sheets = situation.setdefault("sheets", {})
    usual = {"zombie-1": {"character": "miner", "pawns": ["1,1"]}, "shotgun-1": {"pawns": ["1,2"]}}
    for seat, sheet in usual.items():
        sheets[seat] = sheet | sheets.get(seat, {})
    situation.setdefault("roles", ["zombie", "shotgun"])
    situation.setdefault("tiles", [])
    return town("humans-and-zombies", dice, **situation)


def new_town(game: str = "humans", seed: int = 1, dice: list[int] | None = None, **config: Any) -> Town:
    t = Town()
    t.must(cmd="new", game=game, seed=seed, config=config, dice=dice or [])
    return t
