"""A small complete game on the kernel: who climbs twelve steps first.

Two players, in turn: throw a die and climb as many steps; then play one card of a hidden hand, which the other may
answer; then draw. `ladder` climbs two steps, `wind` blows the other back one step on every throw of this round and the
next, `net` cancels a card while it is being played, `spin` is a rule that never ends.
"""

from __future__ import annotations

from typing import Any

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Game, Option

TOP = 12
DECK = ("ladder", "ladder", "net", "wind", "ladder", "wind", "net", "ladder")
DECK_STREAM = 1


class Toy(Game):
    """The state: small values in slots."""

    __slots__ = ("deck", "discard", "effects", "hands", "round", "steps")

    NAME = "toy"
    FORMAT = 3

    def stream_names(self) -> tuple[str, ...]:
        return ("dice", "deck")

    def __init__(
        self, seed: int | str = 1, dice: tuple[int, ...] = (), hands: tuple[tuple[str, ...], ...] = ()
    ) -> None:
        super().__init__(seed, ("red", "blue"))
        self.deck = list(DECK)
        self.discard: list[str] = []
        self.hands: list[tuple[str, ...]] = list(hands) or [(), ()]
        self.steps = [0, 0]
        self.round = 0
        self.effects: list[tuple[str, int, int]] = []
        self.shuffle(DECK_STREAM, self.deck)
        self.force_dice(dice)
        self.call("toy-game")
        self.run()

    def copy_from(self, other: Toy) -> None:
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.hands = other.hands[:]
        self.steps = other.steps[:]
        self.round = other.round
        self.effects = other.effects[:]

    def plain_state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in Toy.__slots__}

    def restore_state(self, state: dict[str, Any]) -> None:
        for name in Toy.__slots__:
            setattr(self, name, state[name])
        self.hands = [tuple(hand) for hand in self.hands]
        self.effects = [(name, seat, until) for name, seat, until in self.effects]


toy_game = Rule("toy-game")


@toy_game.step
def red_climbs(g: Toy, f: Frame) -> None:
    g.round += 1
    g.effects = [effect for effect in g.effects if effect[2] >= g.round]
    g.call("toy-turn", seat=0)


@toy_game.step
def blue_climbs(g: Toy, f: Frame) -> None:
    f.to("red_climbs")
    g.call("toy-turn", seat=1)


toy_turn = Rule("toy-turn")  # facts: seat


@toy_turn.step
def throw(g: Toy, f: Frame) -> None:
    die = g.roll("climb", 1, g.seats[f.seat])[0]
    blown_back = sum(seat == f.seat for _, seat, _ in g.effects)
    climb(g, f.seat, max(0, die - blown_back))


@toy_turn.step
def offer_card(g: Toy, f: Frame) -> None:
    cards: list[Option] = [("play", card) for card in sorted(set(g.hands[f.seat])) if card != "net"]
    g.ask(f.seat, "card", [("pass",), *cards])


@toy_turn.step
def play_card(g: Toy, f: Frame) -> None:
    if g.answer[0] == "play":
        g.call("toy-play", seat=f.seat, card=g.answer[1])


@toy_turn.step
def draw(g: Toy, f: Frame) -> None:
    if g.deck and len(g.hands[f.seat]) < 2:
        g.boundary = True
        g.hands[f.seat] = (*g.hands[f.seat], g.deck.pop())
        g.emit("drew", seat=g.seats[f.seat])


toy_play = Rule("toy-play")  # facts: seat, card; then cancelled


@toy_play.step
def announce(g: Toy, f: Frame) -> None:
    f.cancelled = False
    take(g, f.seat, f.card)
    g.emit("played", card=f.card)
    if "net" in g.hands[1 - f.seat]:
        g.call("toy-answer", seat=1 - f.seat)


@toy_play.step
def take_effect(g: Toy, f: Frame) -> None:
    if f.cancelled:
        return
    if f.card == "ladder":
        climb(g, f.seat, 2)
    elif f.card == "wind":
        g.effects.append(("wind", 1 - f.seat, g.round + 1))
    elif f.card == "spin":
        g.call("toy-endless")


toy_answer = Rule("toy-answer")  # facts: seat


@toy_answer.step
def offer_net(g: Toy, f: Frame) -> None:
    g.ask(f.seat, "answer", [("pass",), ("net",)])


@toy_answer.step
def throw_net(g: Toy, f: Frame) -> None:
    if g.answer[0] == "net":
        take(g, f.seat, "net")
        played = g.top("toy-play")
        assert played is not None
        played.cancelled = True


toy_endless = Rule("toy-endless")


@toy_endless.step
def spin(g: Toy, f: Frame) -> None:
    g.steps[0] += 0
    f.to("spin")


def climb(g: Toy, seat: int, steps: int) -> None:
    g.steps[seat] += steps
    if g.steps[seat] >= TOP:
        g.end(g.seats[seat], "at-the-top")


def take(g: Toy, seat: int, card: str) -> None:
    hand = list(g.hands[seat])
    hand.remove(card)
    g.hands[seat] = tuple(hand)
    g.discard.append(card)
