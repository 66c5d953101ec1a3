"""Random full games of the three that look at the whole table at each decision.

A game is played by somebody who likes to use cards and otherwise chooses blindly. `check` holds after every choice;
what costs more (saves, copies, views, words) is looked at now and then.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from shamble.humans.content import CARDS, TILES, deck_of, tiles_of
from shamble.humans.describe import event_dict
from shamble.humans.game import new_game
from shamble.humans.hidden import redeal
from shamble.humans.labels import decision_dict
from shamble.humans.rules.goals import LONGEST
from shamble.humans.rules.setup import OUT_OF_THE_MIX, boxes_of
from shamble.humans.saves import FACTS
from shamble.humans.sound import look_over
from shamble.humans.state import BOXES, GAMES, PAWNS_EACH, ZOMBIE, Town, bits
from shamble.humans.uses import is_play, refresh
from shamble.humans.view import full_state, layout, view
from shamble.humans.words import log_lines
from shamble.kernel.errors import RulesBug

NAMES = tuple(GAMES)
SWITCHES = (
    {},
    {"strict_away": True, "cornered_at_once": True},
    {"tokens_reroll_any": True, "eaten_to_pool": True},
    {"closing_ends_turn": True, "retail_capture_deck": True},
    {"any_adjacent_street": True, "helipad_by_most_kills": True},
    {"helipad_at_bottom": True, "helipad_retry": False, "short_truce": True},
)
MOST_CHOICES = 40_000
LAZY = ("pass", "done", "keep", "stop", "stay", "give-up", "accept")

Pick = Callable[[Town, random.Random], int]


def config_of(number: int) -> dict[str, Any]:
    """The table of the game with this number: all games, players and switches come round."""
    players = 2 + number // 3 % 5
    config: dict[str, Any] = {"players": players}
    if number % 2:
        config["switches"] = SWITCHES[number // 15 % len(SWITCHES)]
    if NAMES[number % 3] == "humans-and-zombies" and number % 4 == 3:
        config["roles"] = ["zombie"] * (players - 1) + ["shotgun"]
    return config


def pick(game: Town, rng: random.Random) -> int:
    """An option's number; half the time one that does something, and nobody lets a fight or a human pass."""
    decision = game.decision
    assert decision is not None
    busy = [n for n, option in enumerate(decision.options) if option[0] not in LAZY]
    plays = [n for n in busy if is_play(decision.options[n])]
    if plays and rng.random() < 0.3:
        return rng.choice(plays)
    if busy and rng.random() < 0.7:
        return rng.choice(busy)
    return rng.randrange(len(decision.options))


class Soak:
    """One game from set-up to its end, with all that is looked at on the way."""

    def __init__(self, number: int, every: int = 60, pick: Pick = pick) -> None:
        self.number = number
        self.name = NAMES[number % 3]
        self.every = every
        self.pick = pick
        self.rng = random.Random(number)
        self.used: Counter[str] = Counter()
        """Cards, items and abilities: how often each was used."""
        self.kinds: Counter[str] = Counter()
        self.choices: list[int] = []
        self.saves: list[tuple[int, bytes]] = []

    def play(self) -> Town:
        game = new_game(self.name, config_of(self.number), seed=self.number)
        self._note(game)
        while game.decision is not None:
            check(game)
            self.kinds[game.decision.kind] += 1
            if len(self.choices) % self.every == self.number % self.every:
                self._look_closely(game)
            assert len(self.choices) < MOST_CHOICES, f"game {self.number} does not end"
            index = self.pick(game, self.rng)
            self.choices.append(index)
            try:
                game.choose(index)
            except RulesBug as bug:
                raise AssertionError(f"game {self.number}, choice {len(self.choices)}: {bug}") from bug
            self._note(game)
        assert game.result is not None
        assert game.result[0] in (*game.seats, "shared")
        assert game.turn <= LONGEST * len(game.seats)
        self._replay_saves(game)
        return game

    def _note(self, game: Town) -> None:
        assert game.events is not None
        for event in game.events:
            if event["type"] in ("played", "used-item"):
                self.used[event["card"]] += 1
            elif event["type"] == "used-ability":
                self.used[event["ability"]] += 1
        for language in ("en", "it"):
            for line in log_lines(game, game.events, language):
                assert line["text"]
        for event in game.events:
            event_dict(game, event)
        game.events = []

    def _look_closely(self, game: Town) -> None:
        decision = decision_dict(game, "en")
        italian = decision_dict(game, "it")
        assert decision is not None
        assert italian is not None
        labels = [option["label"] for option in decision["options"]]
        assert all(labels)
        assert len(decision["options"]) > 1
        shown = [tuple((k, str(v)) for k, v in o.items() if k not in ("id", "label")) for o in decision["options"]]
        assert len(set(shown)) == len(shown), f"two options look alike: {decision['kind']} {shown}"
        look_over(game)
        save = game.save()
        assert type(game).load(save).hash() == game.hash()
        copy = game.clone()
        copy.events = []
        assert copy.hash() == game.hash()
        copy.choose(0)
        assert type(game).load(save).hash() == game.hash(), "a copy changed its original"
        self.saves.append((len(self.choices), save))
        for seat in range(len(game.seats)):
            assert view(redeal(game, seat, self.rng.randrange(10**6)), seat) == view(game, seat)
        full_state(game)
        assert layout(game)["version"] == len(game.land.tiles)

    def _replay_saves(self, game: Town) -> None:
        """A game that goes on from a save ends in the same state."""
        if self.saves:
            step, save = self.rng.choice(self.saves)
            again = type(game).load(save)
            for index in self.choices[step:]:
                again.choose(index)
            assert again.hash() == game.hash()


def check(g: Town) -> None:
    """What holds at every decision."""
    assert g.decision is not None
    assert len(g.decision.options) > 1
    assert len(set(g.decision.options)) == len(g.decision.options), (g.decision.kind, g.decision.options)
    for frame in g.stack:
        assert frame.__dict__.keys() - {"rule", "step"} <= FACTS.keys(), f"a save of {frame.rule} cannot be read"
    _cards_add_up(g)
    _tiles_add_up(g)
    _figures_add_up(g)
    before = g.react[:]
    for seat in range(len(g.seats)):
        refresh(g, seat)
    assert g.react == before, "somebody's moments were not refreshed"


def _cards_add_up(g: Town) -> None:
    for box in boxes_of(g):
        number = BOXES.index(box)
        lying = g.deck[number] + g.discard[number]
        lying += [slug for row in (*g.hands, *g.items) for slug in row if CARDS[slug].deck == box]
        playing = [f.card for f in g.stack if f.rule == "hz-play" and f.type == "play-card" and not f.placed]
        lying += [slug for slug in playing if CARDS[slug].deck == box]
        assert sorted(lying) == sorted(deck_of(box)), f"event cards of {box} do not add up"
    if g.NAME == "zombies":
        return
    held = [slug for f in g.stack if f.rule == "hz-attempt" for slug in f.__dict__.get("cards", ())]
    deck = g.captures + g.captures_seen + ["eat"] * sum(g.eaten) + ["escape"] * g.captures_out
    if not any(f.rule == "hz-run" for f in g.stack) and g.stack[-1].rule != "hz-window":
        whole = sorted(deck_of("capture", retail=g.switches.retail_capture_deck))
        assert sorted(deck) == whole or sorted(deck + held) == whole
    drawn = [slug for f in g.stack if f.rule == "hz-wound" and f.step_name() == "take_wound" for slug in f.cards]
    wounds = g.wound_deck + g.wound_discard + [kind for row in g.wounds for kind in row] + drawn
    assert sorted(wounds) == sorted(deck_of("wound")), "wound cards do not add up"


def _tiles_add_up(g: Town) -> None:
    on_table = [placed[0] for placed in g.land.tiles]
    for box in boxes_of(g):
        stack = g.stack_of[BOXES.index(box)]
        out = OUT_OF_THE_MIX if g.mixed() and box == "zombies" else []
        known = Counter(key for key in (*on_table, *stack, *g.asides, *out) if TILES[key].set == box)
        whole = Counter(tiles_of(box))
        assert all(count <= whole[key] for key, count in known.items() if TILES[key].kind != "start")


def _figures_add_up(g: Town) -> None:
    places = g.land.streets | g.land.houses
    assert not g.humans & g.horde, "a human and a zombie that belong to nobody share a square"
    for mask in (g.humans, g.horde, g.chits, g.lying_dice, g.lying_life, g.lying_bullets):
        assert mask & places == mask, "something lies where nobody can stand"
    assert not g.chits & ~g.land.streets
    undead = 0
    for seat, pawns in enumerate(g.pawns):
        assert bits(pawns) & places == bits(pawns)
        if g.roles[seat] == ZOMBIE:
            assert len(pawns) <= PAWNS_EACH
            undead |= bits(pawns)
            assert pawns or g.waiting >> seat & 1 or g.stack[-1].rule in ("hz-enter-town-square", "hz-start-inside")
        assert 0 <= g.life[seat] <= 5
        assert g.bullets[seat] >= 0
        assert g.dice[seat] >= 0
        assert len(set(g.wounds[seat])) >= len(g.wounds[seat]) - 1
        assert len(g.hands[seat]) <= 3
        assert g.points(seat) < g.needed(seat)
    assert undead == g.undead
    assert g.human_pool >= 0
    assert g.zombie_pool >= 0
    assert g.token_pool + sum(g.dice) + g.lying_dice.bit_count() == 36
    if not g.mixed():
        assert g.zombie_pool + g.horde.bit_count() + sum(g.kills) == 100
