"""What a table says beyond the protocol: log lines, fights as they stand, reasons, chances. One class for each game."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

from shamble.kernel.errors import UnknownId
from shamble.texts import has, say

Line = dict[str, Any]
Event = dict[str, Any]


class Speech(Protocol):
    """The words and numbers of a game that only a table needs."""

    def log(self, game: Any, events: list[Event], language: str, group: str) -> list[Line]: ...
    def rounds(self, game: Any) -> int: ...
    def may_be_answered(self, game: Any, events: list[Event]) -> bool: ...
    def pressing(self, game: Any) -> bool: ...
    def offer(self, game: Any) -> tuple[Hashable, frozenset[Hashable]]: ...
    def fight(self, game: Any, language: str) -> dict[str, Any] | None: ...
    def coming_fight(self, game: Any, option: dict[str, Any]) -> dict[str, float] | None: ...
    def odds(self, game: Any, hero: str, zombies: int) -> dict[str, float]: ...
    def why(self, game: Any, seat: int, about: dict[str, Any], language: str) -> dict[str, Any]: ...
    def ending(self, game: Any, language: str) -> str: ...
    def ahead(self, game: Any) -> dict[str, Any]: ...
    def statistics(self, game: Any, events: list[Event]) -> dict[str, Any]: ...


def speech_of(game: str) -> Speech:
    """The speech of the game of this name."""
    if game == "last-night-on-earth":
        return LnoeSpeech()
    raise UnknownId(f"There is no table for the game {game!r}.")


def card_behind(game: Any) -> str | None:
    """The card that is being played, so that a question about it shows it."""
    for frame in reversed(game.stack):
        card = frame.__dict__.get("card")
        if isinstance(card, int) and not isinstance(card, bool) and card >= 0:
            found: str = game.content.kinds[card].id
            return found
    return None


class LnoeSpeech:
    """Last Night on Earth."""

    def log(self, game: Any, events: list[Event], language: str, group: str) -> list[Line]:
        """Lines about events; these hold no secret."""
        from shamble.lnoe.words import log_lines

        return log_lines(game, events, language, group)

    def rounds(self, game: Any) -> int:
        from shamble.lnoe.scenario import scenario_of

        turns: int = scenario_of(game).turns + game.profile.extra_turns
        return turns

    def may_be_answered(self, game: Any, events: list[Event]) -> bool:
        """Whether somebody with the right card could have answered this. Told from what everybody sees, nothing else.

        All that happens can be answered, but for exchanges and for the steps of a Hero that go through no door.
        """
        doors = game.board.door_steps
        return any(
            event["type"] != "gave"
            and (event["type"] != "moved" or not game.is_hero(event["who"]) or (event["from"], event["to"]) in doors)
            for event in events
        )

    def pressing(self, game: Any) -> bool:
        """Whether the seat asked in a window has something to lose right now."""
        from shamble.lnoe.table.asking import pressing

        return pressing(game)

    def offer(self, game: Any) -> tuple[Hashable, frozenset[Hashable]]:
        """The turn, and what a window offers in it, whomever it is aimed at."""
        from shamble.lnoe.table.asking import offer

        return offer(game)

    def fight(self, game: Any, language: str) -> dict[str, Any] | None:
        """The fight that is going on: its dice, and what would come of them now."""
        from shamble.lnoe.table.odds import odds

        frame = game.top("fight")
        if frame is None or game.space_of[frame.hero] < 0 or game.space_of[frame.zombie] < 0:
            return None
        facts = frame.__dict__
        found: dict[str, Any] = {
            "hero": game.name_of(frame.hero),
            "zombie": game.name_of(frame.zombie),
            "hero_dice": list(facts.get("hero_dice", ())),
            "zombie_dice": list(facts.get("zombie_dice", ())),
            "odds": None,
        }
        if found["hero_dice"] and found["zombie_dice"]:
            found["running"] = self._running(game, frame, language)
        else:
            found["odds"] = odds(game, frame.hero, frame.zombie)
        return found

    def _running(self, game: Any, frame: Any, language: str) -> str:
        from shamble.lnoe.rules.fight import has_doubles, wins_ties
        from shamble.lnoe.uses import hero_total

        hero, zombie = max(frame.hero_dice), max(frame.zombie_dice)
        if hero < zombie or (hero == zombie and not wins_ties(game, frame)):
            result = "tie-lost" if hero == zombie else "lost"
        elif frame.kills or has_doubles(frame.hero_dice) or hero_total(game, "kills-beaten", frame.hero):
            result = "kills"
        else:
            result = "fends-off"
        return say(language, f"server-fight-{result}", hero=hero, zombie=zombie)

    def coming_fight(self, game: Any, option: dict[str, Any]) -> dict[str, float] | None:
        """The chances of a fight that an option would start."""
        if option["type"] != "fight":
            return None
        from shamble.lnoe.table.odds import odds

        return odds(game, game.named(option["hero"]), game.named(option["zombie"]))

    def odds(self, game: Any, hero: str, zombies: int) -> dict[str, float]:
        """The chances of a Hero against so many Zombies without cards that touch only one of them."""
        from shamble.lnoe.table.odds import odds, several

        found = game.named(hero)
        if found < 0 or not game.is_hero(found):
            raise UnknownId(f"There is no Hero {hero!r} in this game.")
        return several(odds(game, found), zombies)

    def why(self, game: Any, seat: int, about: dict[str, Any], language: str) -> dict[str, Any]:
        """Why something cannot be done now."""
        from shamble.lnoe.explain import why

        return why(game, seat, about, language)

    def ending(self, game: Any, language: str) -> str:
        """Who has won and why, in a sentence."""
        winner, reason, _ = game.result
        key = f"reason-{reason}"
        words = say(language, key) if has(language, key) else reason
        return say(language, f"event-game-over-{winner}", reason=words)

    def ahead(self, game: Any) -> dict[str, Any]:
        """Where the acting Hero could still go and shoot, as fields of a decision."""
        from shamble.lnoe.table.reach import in_range, reach

        return {"reach": reach(game), "range": in_range(game), "about": card_behind(game)}

    def statistics(self, game: Any, events: list[Event]) -> dict[str, Any]:
        """The night in numbers."""
        from shamble.lnoe.describe import event_dict
        from shamble.lnoe.table.statistics import statistics
        from shamble.lnoe.view import view

        heroes = view(game, -1)["heroes"]
        return statistics((event_dict(game, event) for event in events), heroes, game.seats)
