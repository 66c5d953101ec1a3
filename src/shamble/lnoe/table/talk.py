"""What the table adds to Last Night on Earth: fights as they stand, chances, ways ahead, the night in numbers."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from shamble.kernel.errors import UnknownId
from shamble.lnoe.describe import event_dict
from shamble.lnoe.names import model_name
from shamble.lnoe.rules.fight import has_doubles, wins_ties, worse
from shamble.lnoe.table.asking import card_behind, offer, pressing
from shamble.lnoe.table.odds import odds, several
from shamble.lnoe.table.reach import in_range, reach
from shamble.lnoe.table.statistics import statistics
from shamble.lnoe.uses import hero_total
from shamble.lnoe.view import view
from shamble.server.talk import Event, Talk
from shamble.texts import say

MOST_ZOMBIES = 30
"""Asked about at once."""


class LnoeTalk(Talk):
    """The words and numbers that only a table needs."""

    def may_be_answered(self, game: Any, events: list[Event]) -> bool:
        """All that happens can be answered, but for exchanges and for the steps of a Hero that go through no door."""
        doors = game.board.door_steps
        return any(
            event["type"] != "gave"
            and (event["type"] != "moved" or not game.is_hero(event["who"]) or (event["from"], event["to"]) in doors)
            for event in events
        )

    def pressing(self, game: Any) -> bool:
        return pressing(game)

    def offer(self, game: Any) -> tuple[Hashable, frozenset[Hashable]]:
        return offer(game)

    def shown(self, game: Any, language: str) -> dict[str, Any]:
        return {"fight": self._fight(game, language)}

    def ahead(self, game: Any, decision: dict[str, Any], hints: bool, language: str) -> dict[str, Any]:
        """Where the acting Hero could still go and shoot, and the chances of the fights that are offered."""
        if "fight" in decision:
            decision["fight"] = self._fight(game, language)
        decision.update(reach=reach(game), range=in_range(game), about=card_behind(game))
        if hints:
            for option in decision["options"]:
                if option["type"] == "fight":
                    option["odds"] = odds(game, game.named(option["hero"]), game.named(option["zombie"]))
        return decision

    def odds(self, game: Any, about: dict[str, Any]) -> dict[str, Any]:
        """The chances of a Hero against so many Zombies without cards that touch only one of them."""
        hero = game.named(about["hero"])
        if hero < 0 or not game.is_hero(hero):
            raise UnknownId(f"There is no Hero {about['hero']!r} in this game.")
        zombies = min(max(about["zombies"], 1), MOST_ZOMBIES)
        return {"hero": about["hero"], "zombies": zombies, **several(odds(game, hero), zombies)}

    def statistics(self, game: Any, events: list[Event]) -> dict[str, Any]:
        """The night in numbers."""
        heroes = view(game, -1)["heroes"]
        return statistics((event_dict(game, event) for event in events), heroes, game.seats)

    def _fight(self, game: Any, language: str) -> dict[str, Any] | None:
        """The fight that is going on: its dice, and what would come of them now."""
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
        """What would come of the dice as they lie, as `resolve` and `apply_result` of the fight would have it."""
        hero, zombie = max(frame.hero_dice), max(frame.zombie_dice)
        if hero < zombie or (hero == zombie and not wins_ties(game, frame)):
            result = self._lost(game, frame, zombie - hero)
        elif self._is_hit(game, frame, hero - zombie):
            result = "kills"
        else:
            result = "fends-off"
        who = model_name(game, language, frame.hero)
        return say(language, f"server-fight-{result}", hero=hero, zombie=zombie, who=who)

    def _lost(self, game: Any, frame: Any, by: int) -> str:
        if frame.afar or (hero_total(game, "safe-with-doubles", frame.hero) and self._doubles(frame)):
            return "spared"
        # Who is no Hero falls with the first wound.  [16.3.7.3]
        boxes = game.health(frame.hero) - game.wounds[frame.hero] if game.is_hero(frame.hero) else 1
        dies = frame.kills_hero or 0 < frame.kills_hero_by <= by or boxes <= 1 + worse(game, frame)
        return ("" if by else "tie-") + ("dies" if dies else "lost")

    def _is_hit(self, game: Any, frame: Any, by: int) -> bool:
        kills = frame.kills or 0 < frame.kills_by <= by or hero_total(game, "kills-beaten", frame.hero)
        return bool(kills or self._doubles(frame))

    def _doubles(self, frame: Any) -> bool:
        return has_doubles(frame.hero_dice, frame.doubles_within)
