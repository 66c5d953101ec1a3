"""What a player reads before choosing: whose turn it is, the map, the players, the hand."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from shamble.humans.content import CARDS
from shamble.humans.labels import card_name, player_name
from shamble.humans.terminal.map import DIM, PAWN, letters, picture
from shamble.terminal.screen import Screen, View
from shamble.texts import say


class TownScreen(Screen):
    """One of the three games in a terminal."""

    def opening(self, game: Any, language: str) -> list[Text]:
        return [
            Text(say(language, f"game-{self.kit.NAME}"), "bold"),
            Text(say(language, f"hz-goal-{self.kit.NAME}")),
        ]

    def table(self, game: Any, layout: dict[str, Any], view: View, language: str) -> tuple[list[Text], list[Text]]:
        turn = view["turn"]
        player = player_name(game, language, game.seats.index(turn)) if turn in game.seats else "–"
        lines = [Text(say(language, "hz-terminal-heading", round=view["round"], player=player), "bold")]
        lines += picture(layout, view)
        lines += [self._player(game, view, seat, language) for seat in range(len(game.seats))]
        return lines, [Text(say(language, "hz-terminal-legend"), DIM)]

    def _player(self, game: Any, view: View, seat: int, language: str) -> Text:
        """A line for each player: letter, name, points, where the pawns stand, what lies open."""
        name = game.seats[seat]
        sheet = view["sheets"][name]
        line = Text(f"{letters(view)[name]} ", PAWN)
        line.append(player_name(game, language, seat), "bold")
        line.append(f" {sheet['points']}/{sheet['needed']}")
        # A square of the map has room for two letters.
        line.append("".join(f" ({space})" for space in dict.fromkeys(sheet["pawns"])))
        if sheet["role"] == "zombie":
            words = say(language, "hz-terminal-zombie", dice=sheet["dice"], eaten=sheet["eaten"])
            wounds = [card_name(language, kind) for kind in sheet["wounds"]]
            line.append(f" {words} {', '.join(wounds)}".rstrip(), DIM)
        else:
            words = say(language, "hz-terminal-guy", life=sheet["life"], bullets=sheet["bullets"])
            items = [card_name(language, slug) for slug in sheet["items"]]
            line.append(f" {words} {', '.join(items)}".rstrip(), DIM)
        return line

    def hand(self, game: Any, view: View, seat: int, language: str) -> Text | None:
        cards = view["hands"][game.seats[seat]]
        names = ", ".join(card_name(language, slug) for slug in cards) if isinstance(cards, list) else ""
        return Text(say(language, "hz-terminal-hand", cards=names or "–"))

    def cards(self, game: Any, view: View, seat: int, language: str) -> list[Text]:
        own = view["hands"][game.seats[seat]]
        lines = []
        for slug in (*(own if isinstance(own, list) else ()), *view["sheets"][game.seats[seat]].get("items", ())):
            line = Text(f"{card_name(language, slug)}: ", "bold")
            line.append(say(language, f"hz-card-{slug}.text"), "not bold")
            lines.append(line)
        return lines

    def why_not(self, game: Any, seat: int, words: str, language: str) -> str:
        """About a card by its name, a square by its coordinates, or a choice by its type."""
        wanted = words.strip().lower()
        for slug in CARDS:
            if wanted in (slug, card_name(language, slug).lower()):
                return self.answered(game, seat, {"card": slug}, language)
        return self.answered(game, seat, {"space" if "," in wanted else "option": wanted}, language)

    def is_inner(self, line: dict[str, Any]) -> bool:
        """The lines of an attempt or a combat belong to the one that begins it."""
        return line["group"].count("/") > 1 and line["kind"] not in ("attempt", "combat")
