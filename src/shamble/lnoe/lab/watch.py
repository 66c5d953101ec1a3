"""What the laboratory remembers of a game of Last Night on Earth: facts read off its events while it is played."""

from __future__ import annotations

from typing import Any

from shamble.kit import Kit
from shamble.lab.watch import Watch
from shamble.lnoe.board import Board
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.lay_anew import name_after
from shamble.lnoe.state import Lnoe

EARLY = 15
"""Cards on top of a deck that count as coming early. Where a card lies is chance, so early and late can be compared."""
UNARMED = "bare-hands"
LISTS: dict[str, type] = {
    "team": str,
    "special_rules": str,
    "dead": str,
    "dead_in_round": int,
    "dead_at": str,
    "dead_in": str,
    "dead_by": str,
    "kills_by": str,
    "hero_cards": str,
    "zombie_cards": str,
    "items_used": str,
    "early_hero_cards": str,
    "early_zombie_cards": str,
}
"""Columns with one entry for each thing that happened."""


def rounds_played(game: Lnoe) -> int:
    """The rounds in which somebody could do anything: the one that sundown cuts off as it begins is none.  [6.1.1]"""
    return game.round - (game.round > 0 and game.sun <= 0)


class LnoeWatch(Watch):
    """Reads the events of a game after every choice."""

    def __init__(self, kit: Kit, game: Any) -> None:
        super().__init__(kit, game)
        self.board: Board = game.board
        self.place: dict[int, int] = {}
        self.weapon = UNARMED
        self.team: list[str] = []
        self.deaths: list[dict[str, Any]] = []
        self.kills_by: list[str] = []
        self.played: dict[str, list[str]] = {"heroes": [], "zombies": []}
        self.used: list[str] = []
        self.counts = dict.fromkeys(
            ("searches", "fights", "fights_won", "wounds", "turned", "spawned", "hero_steps", "zombie_steps"), 0
        )
        self.early: dict[str, list[str]] = self.on_top()
        self.look()
        if not self.team and game.round:
            # A described position: nobody was told who takes part and where they stand.
            self.place = {hero: game.space_of[hero] for hero in game.living_heroes()}
            self.team = [game.name_of(hero) for hero in game.living_heroes()]

    def look(self) -> None:
        """Take in what has happened since the last look."""
        if self.game.board is not self.board:
            self.laid_anew()
        events, self.game.events = self.game.events, []
        for event in events:
            read = _READERS.get(event["type"])
            if read is not None:
                read(self, event)

    def laid_anew(self) -> None:
        """The town has grown and everything in it keeps its place: where Heroes stand and died is called anew."""
        old, self.board = self.board, self.game.board
        if self.place:
            (x, y), (new_x, new_y) = (board.plan.parts[0].cells[0] for board in (old, self.board))
            moved = new_x - x, new_y - y
            self.place = {
                hero: self.board.by_name[name_after(old.names[space], moved)] for hero, space in self.place.items()
            }
            for death in self.deaths:
                death["space"] = name_after(death["space"], moved)

    def row(self) -> dict[str, Any]:
        """Everything seen, as columns of a row; lists have one entry for each thing that happened."""
        game = self.game
        return {
            "profile": game.profile.id,
            "rounds": rounds_played(game),
            "sun": game.sun,
            "board": game.board.key,
            "team": self.team,
            "special_rules": [f"{rule}:{times}" for rule, times in sorted(game.special.items())],
            "heroes_alive": len(game.living_heroes()),
            "deaths": len(self.deaths),
            "dead": [death["hero"] for death in self.deaths],
            "dead_in_round": [death["round"] for death in self.deaths],
            "dead_at": [death["space"] for death in self.deaths],
            "dead_in": [death["building"] for death in self.deaths],
            "dead_by": [death["by"] for death in self.deaths],
            "kills": game.kills,
            "kills_by": self.kills_by,
            "hero_cards": self.played["heroes"],
            "zombie_cards": self.played["zombies"],
            "items_used": self.used,
            **self.early,
            **self.counts,
        }

    # -- events --------------------------------------------------------------------------------------------

    def on_top(self) -> dict[str, list[str]]:
        """The cards that come early, by deck."""
        kind_of, decks = self.game.content.kind_of, self.game.deck
        return {
            f"early_{deck}_cards": sorted({kind_of[c] for c in decks[deck][-EARLY:]}) for deck in ("hero", "zombie")
        }

    def team_chosen(self, event: dict[str, Any]) -> None:
        """The decks are shuffled by now; before, special rules may have been bought."""
        self.early = self.on_top()
        self.team += [self.game.name_of(hero) for hero in event["heroes"]]

    def hero_joins(self, event: dict[str, Any]) -> None:
        self.team.append(self.game.name_of(event["who"]))

    def placed(self, event: dict[str, Any]) -> None:
        if self.game.is_hero(event["who"]):
            self.place[event["who"]] = event["to"]
        else:
            self.counts["spawned"] += 1

    def moved(self, event: dict[str, Any]) -> None:
        if self.game.is_hero(event["who"]):
            self.place[event["who"]] = event["to"]
            self.counts["hero_steps"] += 1
        else:
            self.counts["zombie_steps"] += 1

    def searched(self, event: dict[str, Any]) -> None:
        self.counts["searches"] += 1

    def fight_started(self, event: dict[str, Any]) -> None:
        self.weapon = UNARMED
        self.counts["fights"] += 1

    def fight_resolved(self, event: dict[str, Any]) -> None:
        self.counts["fights_won"] += event["won"]

    def used_item(self, event: dict[str, Any]) -> None:
        kind = KIND[event["card"]]
        self.used.append(kind.id)
        if kind.is_weapon:
            self.weapon = kind.id

    def attacked(self, event: dict[str, Any]) -> None:
        self.weapon = event["card"]
        self.used.append(self.weapon)

    def card_played(self, event: dict[str, Any]) -> None:
        self.played[self.game.side[event["seat"]]].append(event["card"])

    def wounded(self, event: dict[str, Any]) -> None:
        self.counts["wounds"] += self.game.is_hero(event["who"])

    def hero_turned(self, event: dict[str, Any]) -> None:
        self.counts["turned"] += 1

    def killed(self, event: dict[str, Any]) -> None:
        who, by = event["who"], event["by"]
        if not self.game.is_hero(who):
            self.kills_by.append(by if isinstance(by, str) else self.weapon)
            return
        board = self.game.board
        space = self.place[who]
        building = board.building[space]
        self.deaths.append(
            {
                "hero": self.game.name_of(who),
                "round": self.game.round,
                "space": board.names[space],
                "building": board.buildings[building].id if building >= 0 else "",
                "by": by if isinstance(by, str) else "zombie",
            }
        )


_READERS = {
    "team": LnoeWatch.team_chosen,
    "hero-joins": LnoeWatch.hero_joins,
    "placed": LnoeWatch.placed,
    "moved": LnoeWatch.moved,
    "searched": LnoeWatch.searched,
    "fight-started": LnoeWatch.fight_started,
    "fight-resolved": LnoeWatch.fight_resolved,
    "used-item": LnoeWatch.used_item,
    "attacked": LnoeWatch.attacked,
    "played": LnoeWatch.card_played,
    "wounded": LnoeWatch.wounded,
    "turned": LnoeWatch.hero_turned,
    "killed": LnoeWatch.killed,
}
