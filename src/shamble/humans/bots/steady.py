"""`steady`: fast hand-written play for both roles, from what the seat sees."""

from __future__ import annotations

from collections.abc import Callable

from shamble.bots.base import Reason, asked
from shamble.humans.bots import guy, zombie
from shamble.humans.bots.cards import best_play, worst_card
from shamble.humans.state import ZOMBIE, Town
from shamble.kernel.game import Decision
from shamble.texts import say

Answer = Callable[[Town, Decision, list[Reason]], int]


def first(g: Town, d: Decision, why: list[Reason]) -> int:
    return 0


def window(g: Town, d: Decision, why: list[Reason]) -> int:
    play = best_play(g, d)
    why.append(("hz-why-card", {}) if play >= 0 else ("hz-why-pass", {}))
    return max(play, 0)


def discard(g: Town, d: Decision, why: list[Reason]) -> int:
    why.append(("hz-why-discard", {}))
    return worst_card(g, d)


def draw(g: Town, d: Decision, why: list[Reason]) -> int:
    """From the deck of one's own game."""
    own = "humans" if g.roles[d.seat] == ZOMBIE else "zombies"
    why.append(("hz-why-own-deck", {}))
    return next((n for n, option in enumerate(d.options) if option[1] == own), 0)


def roll(g: Town, d: Decision, why: list[Reason]) -> int:
    return max(best_play(g, d), 0)


def people(g: Town, d: Decision, why: list[Reason]) -> int:
    """Everybody wants their own prey on the road."""
    why.append(("hz-why-own-prey", {}))
    return 0 if g.roles[d.seat] == ZOMBIE else 1


BOTH: dict[str, Answer] = {
    "window": window,
    "discard-card": discard,
    "draw-card": draw,
    "people-tile": people,
    "roll-movement": roll,
    "move-guy": guy.move,
    "move-horde": guy.horde,
    "move-human": zombie.run,
    "re-roll": zombie.reroll,
    "combat": guy.combat,
    "mend-die": guy.mend,
    "choose-loss": guy.loss,
    "choose-zombie": guy.relocate,
}
OF_ZOMBIES: dict[str, Answer] = {
    "move-zombies": zombie.move,
    "place-tile": zombie.tile,
    "place-human": zombie.near_own,
    "place-zombie": zombie.near_own,
    "place-token": zombie.near_own,
    "choose-human": zombie.choose_human,
    "choose-pawn": zombie.pawn,
    "move-pawn": zombie.lead,
    "take-wound": zombie.take_wound,
    "choose-fate": zombie.fate,
    "place-chit": zombie.door,
    "take-chit": zombie.door,
}
OF_GUYS: dict[str, Answer] = {
    "place-tile": guy.tile,
    "place-human": guy.place,
    "place-zombie": guy.place,
    "place-token": guy.place,
    "choose-tile": guy.building,
    "choose-pawn": guy.pawn,
    "move-pawn": zombie.lead,
    "choose-human": zombie.choose_human,
}


def answer(game: Town, why: list[Reason] | None = None) -> int:
    """The option steady takes; its reasons are added to `why` if it is given."""
    decision = asked(game)
    own = OF_ZOMBIES if game.roles[decision.seat] == ZOMBIE else OF_GUYS
    found = own.get(decision.kind) or BOTH.get(decision.kind, first)
    return found(game, decision, [] if why is None else why)


def in_words(why: list[Reason], language: str) -> list[str]:
    """At most three reasons as sentences."""
    return [say(language, message, **facts) for message, facts in why[:3]] or [say(language, "hz-why-plain")]
