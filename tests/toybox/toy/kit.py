"""A second game, as small as a game can be: two rivals who hide their cards from each other."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from shamble.bots.base import Reason
from shamble.bots.play import Foresight, Plan
from shamble.kernel import chance
from shamble.kernel.game import Decision, Option
from shamble.kit import Config, Event, Kit, Line
from shamble.server.talk import Talk
from shamble.texts import say
from tests.kernel.toy import TOP, Toy


class ToyKit(Kit):
    """What every game writes, and what bots and the table need of this one."""

    NAME = "toy"
    GAME = Toy

    def new(self, config: Config, seed: int, dice: Any = ()) -> Toy:
        return Toy(seed, tuple(dice))

    def decision(self, game: Toy, language: str = "en") -> dict[str, Any] | None:
        decision = game.decision
        if decision is None:
            return None
        options = [
            {"id": str(number), **self.option(game, option), "label": self._label(option, language)}
            for number, option in enumerate(decision.options)
        ]
        player = self.player_name(game, decision.seat, language)
        return {
            "seat": game.seats[decision.seat],
            "kind": decision.kind,
            "actor": None,
            "prompt": say(language, "toy-prompt", player=player),
            "rules": [],
            "options": options,
        }

    def _label(self, option: Option, language: str) -> str:
        words = {"card": option[1]} if len(option) > 1 else {}
        return say(language, f"toy-{option[0]}", **words)

    def option(self, game: Toy, option: Option) -> dict[str, Any]:
        return {"type": option[0], **({"card": option[1]} if len(option) > 1 else {})}

    def event(self, game: Toy, event: Event) -> dict[str, Any]:
        return event

    def state(self, game: Toy) -> dict[str, Any]:
        return game.plain_state()

    def view(self, game: Toy, seat: int, language: str = "en") -> dict[str, Any]:
        hands = {
            name: list(hand) if number == seat else len(hand)
            for number, (name, hand) in enumerate(zip(game.seats, game.hands, strict=True))
        }
        steps = dict(zip(game.seats, game.steps, strict=True))
        return {"round": game.round, "steps": steps, "hands": hands, "deck": len(game.deck), "discard": game.discard}

    def layout(self, game: Toy) -> dict[str, Any]:
        return {"stairs": TOP, "windy": [game.seats[seat] for _, seat, _ in game.effects]}

    def layout_version(self, game: Toy) -> int:
        return len(game.effects)

    def redeal(self, game: Toy, seat: int, seed: int) -> Toy:
        copy: Toy = game.clone()
        copy.seed, copy.forced = seed, ()
        copy.streams = [chance.stream(seed, name) for name in copy.stream_names()]
        other = 1 - seat
        unseen = sorted([*copy.deck, *copy.hands[other]])
        copy.shuffle(1, unseen)
        held = len(copy.hands[other])
        copy.hands[other], copy.deck = tuple(unseen[:held]), unseen[held:]
        return copy

    def window(self, decision: Decision) -> str:
        return "net" if decision.kind == "answer" else ""

    def log(self, game: Toy, events: list[Event], language: str, group: str = "") -> list[Line]:
        lines = []
        for event in events:
            if event["type"] == "roll":
                text = say(language, "toy-climbs", player=event["who"], steps=event["values"][0])
            elif event["type"] == "played":
                text = say(language, "toy-plays", card=event["card"])
            else:
                continue
            lines.append({"text": text, "rules": [], "group": str(game.round), "kind": event["type"]})
        return lines

    def facts(self, game: Toy) -> dict[str, Any]:
        return {"scenario": "", "profile": "", "round": game.round, "rounds": 0}

    @cached_property
    def play(self) -> ToyPlay:
        return ToyPlay()

    @cached_property
    def talk(self) -> ToyTalk:
        return ToyTalk()


class Climb(NamedTuple):
    """A plan of one choice."""

    option: int
    goal: int = -1


class ToyPlay(Foresight):
    """Whoever has a ladder climbs it."""

    no_plan = Climb(-1)

    def answer(self, game: Toy, why: list[Reason] | None = None) -> int:
        assert game.decision is not None
        ladder = ("play", "ladder")
        if ladder not in game.decision.options:
            return 0
        if why is not None:
            why.append(("toy-ladder", {}))
        return game.decision.options.index(ladder)

    def in_words(self, why: list[Reason], language: str) -> list[str]:
        return [say(language, message, **words) for message, words in why]

    def plans(self, game: Toy, decision: Decision, most: int) -> list[Plan]:
        own = self.answer(game)
        others = [number for number in range(len(decision.options)) if number != own]
        return [Climb(number) for number in (own, *others)][:most]

    def follow(self, game: Toy, plan: Plan) -> int:
        return -1

    def turn(self, game: Toy) -> str:
        frame = game.top("toy-turn")
        return "" if frame is None else game.seats[frame.seat]

    def chance(self, game: Toy, side: str) -> float:
        if game.result is not None:
            return float(game.result[0] == side)
        ahead = game.steps[game.seats.index(side)] - max(game.steps)
        return 0.5 + ahead / (2 * TOP)


class ToyTalk(Talk):
    """A card that is played may be answered."""

    def may_be_answered(self, game: Toy, events: list[Event]) -> bool:
        return any(event["type"] == "played" for event in events)


KITS = (ToyKit(),)
