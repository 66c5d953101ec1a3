"""What happened, in sentences: the log of a table, a terminal or a replay, made of the engine's raw events.

    lines = log_lines(game, events, "en")
    more = log_lines(game, later_events, "en", group=lines[-1]["group"])

A line is `{"text", "rules", "group", "kind", "icon"}`. Lines with the same group belong together: a fight, a Hero's
turn, a side's turn. Events carry no secrets, so everybody may read every line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.lnoe.content import DECK, KIND
from shamble.lnoe.describe import in_play_card
from shamble.lnoe.line_tables import EVENT_RULES, ICONS
from shamble.lnoe.names import building_name, model_name, one_of, place_name, player_name, thing, wall_name
from shamble.lnoe.progress import made
from shamble.lnoe.state import Lnoe
from shamble.texts import has, say, strict

Event = dict[str, Any]
Line = dict[str, Any]
Told = tuple[str, tuple[str, ...]]
"""A sentence and the rules behind it."""

ROLLS_AFTER_A_FIGHT = frozenset(("spawn", "spawn-check", "starting-zombies", "movement", "ranged"))
"""Dice that are never part of a fight."""


def log_lines(game: Lnoe, events: list[Event], language: str, group: str = "") -> list[Line]:
    """The events of one choice as lines. `group` is the group of the line before, so that blocks go on."""
    teller = _Teller(game, language)
    lines: list[Line] = []
    group = group or f"{game.round}/{game.turn}"
    number = 0
    while number < len(events):
        event = events[number]
        group = _group(game, event, group)
        told, taken = teller.tell(events, number)
        for text, rules in told:
            kind = "fight" if _is_fight(events, number) else event["type"]
            # What wounds may be a fire or a fall, written small anywhere but in front.
            text = text[:1].upper() + text[1:]
            lines.append(
                {"text": text, "rules": list(rules), "group": group, "kind": kind, "icon": ICONS.get(kind, "card")}
            )
        number += taken
    icon = ICONS["objective"]
    for text in made(game, events, language):
        text = say(language, "event-objective", text=text)
        lines.append({"text": text, "rules": ["2.2"], "group": group, "kind": "objective", "icon": icon})
    return lines


# -- blocks ------------------------------------------------------------------------------------------------


def _group(g: Lnoe, event: Event, group: str) -> str:
    """Where a line belongs: round/side, then /hero, then /fight-hero-zombie."""
    type = event["type"]
    turn = "/".join(group.split("/")[:2])
    if type == "turn":
        return f"{event['round']}/{event['turn']}"
    if type == "activated":
        return f"{turn}/{g.name_of(event['who'])}"
    outside = group.split("/fight-")[0]
    if type == "fight-started":
        return f"{outside}/fight-{g.name_of(event['hero'])}-{g.name_of(event['zombie'])}"
    if type in ("moved", "searched", "attacked", "filled-up", "game-over") or (
        type == "roll" and event["for"] in ROLLS_AFTER_A_FIGHT
    ):
        return outside
    return group


def _is_fight(events: list[Event], number: int) -> bool:
    """Whether both sides of a fight roll here, one after the other."""
    if number + 1 >= len(events) or events[number].get("for") != "hero-fight":
        return False
    return bool(events[number + 1].get("for") == "zombie-fight")


def _picked_up_already(events: list[Event], number: int) -> bool:
    """Whether the line before has said that this card was taken, and by whom."""
    if number == 0 or events[number - 1]["type"] != "picked-up":
        return False
    return bool(events[number].get("who") == events[number - 1]["who"])


# -- sentences ---------------------------------------------------------------------------------------------


class _Teller:
    """Turns events of one game into sentences of one language."""

    def __init__(self, game: Lnoe, language: str) -> None:
        self.g = game
        self.language = language

    def tell(self, events: list[Event], number: int) -> tuple[list[Told], int]:
        """The lines for the event at this place, and how many events they cover."""
        event = events[number]
        type = event["type"]
        if type == "fight-started" and _is_fight(events, number + 1):
            return [], 1
        if _is_fight(events, number):
            return [self._fight(event, events[number + 1])], 2
        if type == "fight-resolved" and number + 1 < len(events) and events[number + 1]["type"] == "fended-off":
            return [], 1
        if type == "discarded":
            return self._discards(events, number)
        if type == "drew" and _picked_up_already(events, number):
            return [], 1
        words = getattr(self, f"_{type.replace('-', '_')}", self._plain)
        told: Told | None = words(event)
        return ([] if told is None else [told]), 1

    def _say(self, key: str, about: str = "", **words: Any) -> Told:
        """A sentence and its rules; `about` is the key of the rules where it is not the sentence's own."""
        text = say(self.language, f"event-{key}", **words)
        # A card called Braaains! ends a sentence by itself, and so does one that trails off.
        return text.removesuffix(".") if text.endswith(("!.", "....")) else text, EVENT_RULES.get(about or key, ())

    # -- names

    def who(self, value: Any) -> str:
        """A model, a card, an ability, a marker or a seat, however the event names it."""
        if isinstance(value, int):
            return say(self.language, "side-zombies") if value < 0 else model_name(self.g, self.language, value)
        if value in self.g.seats:
            return player_name(self.g, self.language, self.g.seats.index(value))
        return one_of(self.language, ("card", "ability", "marker", "cause"), str(value))

    def card(self, kind: str) -> str:
        return thing(self.language, "card", kind)

    def place(self, space: int) -> str:
        return place_name(self.g, self.language, space)

    def building(self, building: int) -> str:
        return building_name(self.g, self.language, building)

    # -- dice and fights

    def _fight(self, hero: Event, zombie: Event) -> Told:
        return self._say(
            "fight",
            hero=self.who(hero["who"]),
            zombie=self.who(zombie["who"]),
            hero_dice=_faces(hero["values"]),
            zombie_dice=_faces(zombie["values"]),
        )

    def _roll(self, event: Event) -> Told:
        purpose, dice = event["for"], _faces(event["values"])
        key = f"roll-{purpose}" if has(self.language, f"event-roll-{purpose}") else "roll"
        who = "" if event["who"] is None else self.who(event["who"])
        if not who and has(self.language, f"event-{key}-by-nobody"):
            key = f"{key}-by-nobody"
        more: dict[str, Any] = {}
        if "space" in event:
            more["space"] = self.place(event["space"])
        if "needed" in event:
            more["needed"] = event["needed"]
            key = f"{key}-needed" if has(self.language, f"event-{key}-needed") else key
        if "than" in event:
            more["than"] = event["than"]
            key = f"{key}-survivor"
        return self._say(key, f"roll-{purpose}", who=who, dice=dice, **more)

    def _fight_resolved(self, event: Event) -> Told:
        side = "hero" if event["won"] else "zombie"
        key = f"fight-tie-{side}" if event["tie"] else f"fight-won-{side}"
        return self._say(key, "fight-resolved", **self._pair(event))

    def _pair(self, event: Event) -> dict[str, str]:
        return {"hero": self.who(event["hero"]), "zombie": self.who(event["zombie"])}

    def _die_changed(self, event: Event) -> Told:
        return self._say("die-changed", who=self.who(event["who"]), face=event["face"], to_face=event["to_face"])

    def _attacked(self, event: Event) -> Told:
        at = self.place(event["to"])
        if event["zombie"] >= 0:
            target = self.who(event["zombie"])
        else:
            marker = event["marker"]
            target = f"{thing(self.language, 'marker', marker)} {at}" if marker else at
        return self._say("attacked", who=self.who(event["who"]), target=target, card=self.card(event["card"]))

    # -- models

    def _moved(self, event: Event) -> Told:
        return self._say("moved", self._side("moved", event), who=self.who(event["who"]), to=self.place(event["to"]))

    def _placed(self, event: Event) -> Told:
        return self._say("placed", self._side("placed", event), who=self.who(event["who"]), to=self.place(event["to"]))

    def _killed(self, event: Event) -> Told:
        return self._say("killed", self._side("killed", event), who=self.who(event["who"]), by=self.who(event["by"]))

    def _side(self, type: str, event: Event) -> str:
        """The rules of an event differ for Heroes and Zombies."""
        sides = {"heroes": "hero", "townsfolk": "ally"}
        return f"{type}-{sides.get(self.g.model[event['who']].side, 'zombie')}"

    def _stopped(self, event: Event) -> Told:
        return self._say(f"stopped-{event['why']}", who=self.who(event["who"]))

    def _scenario(self, event: Event) -> Told:
        return self._say("scenario", scenario=say(self.language, f"scenario-{event['scenario']}"))

    def _boards(self, event: Event) -> Told:
        outer = ", ".join(say(self.language, f"board-{name}") for name in event["outer"])
        if not event["center"]:
            return self._say("boards-alone", outer=outer)
        return self._say("boards", center=say(self.language, f"board-{event['center']}"), outer=outer)

    def _team(self, event: Event) -> Told:
        return self._say("team", heroes=", ".join(self.who(hero) for hero in event["heroes"]))

    def _searched(self, event: Event) -> Told:
        space = self.g.space_of[event["who"]]
        building = self.g.board.building[space] if space >= 0 else -1
        if "deck" in event:
            deck = thing(self.language, "deck", event["deck"])
            return self._say("searched-deck", "searched", who=self.who(event["who"]), deck=deck)
        if building < 0:
            return self._say("searched", who=self.who(event["who"]))
        return self._say("searched-in", "searched", who=self.who(event["who"]), building=self.building(building))

    # -- the course of the game

    def _turn(self, event: Event) -> Told:
        return self._say(f"turn-{event['turn']}", round=event["round"], sun=event["sun"])

    def _spawn_due(self, event: Event) -> Told:
        if not event["seats"]:
            return self._say("no-zombies-coming", "spawn-due")
        if len(self.g.seats_of("zombies")) == 1:
            return self._say("zombies-coming", "spawn-due")
        players = ", ".join(self.who(seat) for seat in event["seats"])
        return self._say("zombies-coming-for", "spawn-due", players=players)

    def _game_over(self, event: Event) -> Told:
        reason = say(self.language, f"reason-{event['reason']}")
        text, _ = self._say(f"game-over-{event['winner']}", reason=reason)
        return text, tuple(event["rules"])

    # -- cards and markers

    def _drew(self, event: Event) -> Told:
        seat = player_name(self.g, self.language, event["seat"])
        who = self.who(event["who"]) if "who" in event else seat
        if "card" in event and "who" in event and not self.g.is_hero(event["who"]):
            return self._say("fight-card-drawn", "fight-card-drawn", who=who, card=self.card(event["card"]))
        if "card" in event:
            return self._say("found", "drew", who=who, card=self.card(event["card"]))
        return self._say("drew", "drew" if "who" in event else "turn-draw", who=who, count=event["count"])

    def _played(self, event: Event) -> Told:
        words = {"seat": player_name(self.g, self.language, event["seat"]), "card": self.card(event["card"])}
        targets = []
        if event["target"] >= 0:
            targets.append(self.card(in_play_card(self.g, event["target"])["target"]))
        if event["hero"] >= 0:
            targets.append(self.who(event["hero"]))
        if event["zombie"] >= 0:
            targets.append(self.who(event["zombie"]))
        if event["to"] >= 0:
            targets.append(self.place(event["to"]))
        if event["building"] >= 0:
            targets.append(self.building(event["building"]))
        kind = KIND[event["card"]]
        about = "played-in-fight" if kind.row.fight_card else "played"
        if kind.immediate is not None:
            about = "played-immediately"
        if targets:
            return self._say("played-on", about, target=", ".join(targets), **words)
        return self._say("played", about, **words)

    def _picked_up(self, event: Event) -> Told:
        key = "picked-out" if "deck" in event else "picked-up"
        return self._say(key, "picked-up", who=self.who(event["who"]), card=self.card(event["card"]))

    def _gave(self, event: Event) -> Told:
        giver, taker = self.who(event["who"]), self.who(event["to_hero"])
        return self._say("gave", giver=giver, card=self.card(event["card"]), who=taker)

    def _gave_marker(self, event: Event) -> Told:
        giver, taker = self.who(event["who"]), self.who(event["to_hero"])
        return self._say("gave-marker", who=giver, marker=thing(self.language, "marker", event["kind"]), hero=taker)

    def _led(self, event: Event) -> Told:
        return self._say("led", who=self.who(event["who"]), ally=self.who(event["ally"]))

    def _let_go(self, event: Event) -> Told:
        return self._say("let-go", "led", who=self.who(event["who"]), ally=self.who(event["ally"]))

    def _took_marker(self, event: Event) -> Told:
        marker = thing(self.language, "marker", event["kind"])
        return self._say("took-marker", who=self.who(event["who"]), marker=marker)

    def _used_ability(self, event: Event) -> Told:
        ability = thing(self.language, "ability", event["ability"])
        return self._say("used-ability", who=self.who(event["who"]), ability=ability)

    def _used_item(self, event: Event) -> Told:
        if event["who"] < 0:
            return self._say("used-by-zombies", "used-item", card=self.card(event["card"]))
        return self._say("used-item", who=self.who(event["who"]), card=self.card(event["card"]))

    def _armed(self, event: Event) -> Told:
        return self._say("armed", who=self.who(event["who"]), weapon=self.card(event["weapon"]))

    def _combined(self, event: Event) -> Told:
        return self._say("combined", who=self.who(event["who"]), cards=" + ".join(map(self.card, event["cards"])))

    def _built(self, event: Event) -> Told:
        return self._wall(event)

    def _reinforced(self, event: Event) -> Told:
        return self._wall(event)

    def _broken(self, event: Event) -> Told:
        return self._wall(event)

    def _wall(self, event: Event) -> Told:
        """What somebody, or a card, did at a wall."""
        type, words = event["type"], {"wall": wall_name(self.g, self.language, event["edge"])}
        if "reinforcements" in event:
            words["count"] = event["reinforcements"]
        if event["who"] < 0:
            return self._say(f"{type}-by-nobody", type, **words)
        return self._say(type, who=self.who(event["who"]), **words)

    def _grave_dead(self, event: Event) -> Told:
        return self._say("grave-dead", ability=say(self.language, f"kind-of-model-{event['ability']}"))

    def _bought(self, event: Event) -> Told:
        who = player_name(self.g, self.language, event["seat"])
        if "dots" in event:
            rule = thing(self.language, "special", event["what"])
            return self._say("bought-rule", who=who, rule=rule, dots=event["dots"])
        what = event["what"]
        if what in KIND:
            return self._say("upgraded-horde", "upgraded", card=self.card(what))
        return self._say("bought", who=who, what=say(self.language, f"bought-{what}"))

    def _mission(self, event: Event) -> Told:
        return self._say("mission", mission=thing(self.language, "mission", event["mission"]))

    def _saved(self, event: Event) -> Told:
        who = player_name(self.g, self.language, event["seat"])
        what = say(self.language, f"bought-{event['what']}")
        return self._say("saved", who=who, what=what, tokens=event["tokens"], saved=event["saved"])

    def _marker(self, event: Event) -> Told:
        place = self.place(event["to"]) if event["to"] >= 0 else self.building(event["building"])
        marker = thing(self.language, "marker", event["kind"])
        key = "marker-on" if event["on"] else "marker-off"
        return self._say(key, f"marker-{event['kind']}", marker=marker, place=place)

    def _damaged(self, event: Event) -> Told:
        words = {name: event[name] for name in ("count", "wounds", "health")}
        return self._say("damaged", marker=thing(self.language, "marker", event["kind"]), **words)

    def _fire(self, event: Event) -> Told:
        return self._say("fire-new" if event["new"] else "fire-turned", "fire", space=self.place(event["space"]))

    def _revealed(self, event: Event) -> Told:
        if "card" in event:
            return self._say("revealed", card=self.card(event["card"]))
        marker = thing(self.language, "marker", event["kind"])
        words = {"who": self.who(event["who"]), "marker": marker, "value": event["value"]}
        return self._say("revealed-marker", **words)

    def _discards(self, events: list[Event], number: int) -> tuple[list[Told], int]:
        """Cards off the top of a deck in one line; a card just played goes without saying."""
        event = events[number]
        source = event["source"]
        deck = DECK.get(source.removesuffix(" deck"))
        if deck is None or not (deck.taken_from or deck.emptied_by_foes):
            known = any(earlier["type"] == "played" and earlier["card"] == event["card"] for earlier in events[:number])
            if source == "hand" and known:
                return [], 1
            return [self._say("discarded", card=self.card(event["card"]))], 1
        row = []
        for later in events[number:]:
            if later["type"] != "discarded" or later["source"] != source:
                break
            row.append(self.card(later["card"]))
        name = thing(self.language, "deck", deck.id)
        key = "discarded-counted-out" if deck.taken_from else "discarded-deck"
        return [self._say(key, deck=name, cards=", ".join(row))], len(row)

    # -- everything else

    def _plain(self, event: Event) -> Told | None:
        """An event whose sentence has its own type as key and names its facts as they come."""
        if not has(self.language, f"event-{event['type']}") and not strict():
            return None
        spoken: dict[str, Callable[[Any], Any]] = {
            "who": self.who,
            "by": self.who,
            "hero": self.who,
            "zombie": self.who,
            "card": self.card,
            "to": self.place,
            "space": self.place,
            "building": self.building,
            "seat": lambda seat: player_name(self.g, self.language, seat),
        }
        words = {
            field: spoken[field](value) if field in spoken else value
            for field, value in event.items()
            if field in spoken or isinstance(value, int | str)
        }
        del words["type"]
        return self._say(event["type"], **words)


def _faces(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))
