"""Random full games that look at the whole table at each decision.

A game is played by somebody who likes to use cards and otherwise chooses blindly. `check` holds after every choice;
what costs more (saves, copies, views, words) is looked at now and then.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from shamble.bots import bot
from shamble.kernel.errors import RulesBug
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.content import KIND, SCENARIO_ROWS, SHEET, content
from shamble.lnoe.describe import event_dict
from shamble.lnoe.game import new_game
from shamble.lnoe.hidden import redeal
from shamble.lnoe.labels import decision_dict
from shamble.lnoe.rules.champions import is_champion
from shamble.lnoe.rules.experience import HORDE
from shamble.lnoe.rules.items import load, most_items, most_weapons
from shamble.lnoe.rules.piles import out_of_deck
from shamble.lnoe.rules.spawn import shares
from shamble.lnoe.scenario import SCENARIOS as SCENARIOS_BY_ID
from shamble.lnoe.situation import from_situation
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import OFF_BOARD
from shamble.lnoe.uses import is_play
from shamble.lnoe.view import full_state, view
from shamble.lnoe.words import log_lines
from tests.lnoe.copies import copies_add_up
from tests.table import GRID

SCENARIOS = (
    "die-zombies-die",
    "escape-in-the-truck",
    "save-the-townsfolk",
    "burn-em-out",
    "defend-the-manor-house",
)
MOST_CHOICES = 6_000
"""No game is longer; one that goes on and on is a dead end of another kind."""

LAZY = ("pass", "skip", "done", "stop", "keep")


Pick = Callable[[Lnoe, random.Random], int]
"""Chooses an option of the pending decision by its number."""


def config_of(number: int) -> dict[str, Any]:
    """The table of the game with this number: all scenarios, players and profiles come round."""
    scenario = SCENARIOS[number % 5]
    players = 2 + number // 5 % 5
    basic = scenario == "die-zombies-die" and number // 25 % 2 == 0
    return {
        "scenario": scenario,
        "players": players,
        "profile": "original-basic" if basic else "original-advanced",
    }


def thick_of_it(number: int) -> Lnoe:
    """A position in which everybody holds cards and hardly anybody has a Health box left: much is gone when its turn
    comes.
    """
    rng = random.Random(number)
    row = content(("base",), advanced=True)
    of_deck = {deck: [kind.id for kind in row.kinds if kind.deck == deck] for deck in row.decks}
    for cards in of_deck.values():
        rng.shuffle(cards)
    items = [slug for slug in of_deck["hero"] if KIND[slug].is_item]
    events = [slug for slug in of_deck["hero"] if not KIND[slug].is_item and KIND[slug].immediate is None]
    zombie_cards = [slug for slug in of_deck["zombie"] if KIND[slug].immediate is None]
    on_heroes = [slug for slug in zombie_cards if slug in LASTING]
    hand = [slug for slug in zombie_cards if slug not in on_heroes]
    names = ["father-joseph", *rng.sample([sheet.id for sheet in row.sheets if sheet.id != "father-joseph"], 3)]
    spaces = ["3,3", "3,4", "1,1", "2,1"]
    return from_situation(
        {
            "profile": "original-advanced",
            "board": GRID,
            "round": rng.choice((1, 7, 13)),
            "players": rng.choice((2, 3, 4, 6)),
            "turn": rng.choice(("heroes", "zombies")),
            "heroes": {
                name: {
                    "space": rng.choice(spaces),
                    "wounds": SHEET[name].health - rng.choice((1, 1, 2)),
                    "items": [items.pop(), items.pop()],
                    "in_play": [on_heroes.pop()],
                }
                for name in names
            },
            "zombies": {f"z{n}": {"space": rng.choice(spaces)} for n in (1, 2, 8, 9)},
            "hands": {"heroes-1": events[:8], "zombies-1": hand[:8]},
        },
        seed=number,
    )


LASTING = (
    "i-feel-kinda-strange", "overconfidence", "this-cant-be-happening", "teen-angst", "haunted-by-the-past",
    "i-dont-trust-em",
)  # fmt: skip
"""Zombie cards that lie on a Hero."""


def pick(game: Lnoe, rng: random.Random) -> int:
    """An option's number; half the time one that does something."""
    decision = game.decision
    assert decision is not None
    busy = [n for n, option in enumerate(decision.options) if option[0] not in LAZY]
    if busy and rng.random() < 0.5:
        return rng.choice(busy)
    return rng.randrange(len(decision.options))


def pick_eagerly(game: Lnoe, rng: random.Random) -> int:
    """Whoever can use a card, an item or an ability nearly always does."""
    decision = game.decision
    assert decision is not None
    uses = [n for n, option in enumerate(decision.options) if is_play(option)]
    return rng.choice(uses) if uses and rng.random() < 0.8 else pick(game, rng)


def pick_curiously(game: Lnoe, rng: random.Random) -> int:
    """Who may search a deck of its own does, and goes for its cards."""
    decision = game.decision
    assert decision is not None
    searches = [n for n, option in enumerate(decision.options) if option[0] == "search" and len(option) > 1]
    return rng.choice(searches) if searches else pick_eagerly(game, rng)


def pick_steadily(game: Lnoe, rng: random.Random) -> int:
    """Heroes who know what they want, against Zombies who do half the time; so every ending comes about."""
    decision = game.decision
    assert decision is not None
    if game.side[decision.seat] == "heroes" or rng.random() < 0.5:
        return bot("steady").suggest(game).option
    return pick(game, rng)


def taught(g: Lnoe) -> Lnoe:
    """The same game once it is set up, with tokens for everybody and Heroic events in the discard pile.

    Games are too short to learn everything.
    """
    while g.decision is not None and not g.round:
        g.choose(0)
    if g.content.experience:
        g.experience = dict.fromkeys((HORDE, *g.heroes), 12)
        for copy in [copy for copy in g.deck["hero"] if "heroic" in g.content.kinds[copy].keywords]:
            out_of_deck(g, copy)
            g.discard["hero"] += (copy,)
    return g


class Soak:
    """One game from set-up to its end, with all that is looked at on the way."""

    def __init__(self, number: int, every: int = 40, pick: Pick = pick) -> None:
        self.number = number
        self.every = every
        self.pick = pick
        self.rng = random.Random(number)
        self.used: Counter[str] = Counter()
        """Cards and abilities by slug: how often each was played or used."""
        self.met: Counter[str] = Counter()
        """What was found, by the type of its event, and the kinds of models that came to the board."""
        self.kinds: Counter[str] = Counter()
        self.shots: Counter[int] = Counter()
        self.combined: tuple[tuple[int, ...], ...] = ()
        """Items that were combined before the last choice: some fall apart by it."""
        """Ranged attacks of the Hero who acts."""
        self.dead: set[int] = set()
        self.choices: list[int] = []
        self.saves: list[tuple[int, bytes]] = []

    def play(self, game: Lnoe | None = None) -> Lnoe:
        """From this position, or a new game."""
        game = game or new_game(config_of(self.number), seed=self.number)
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
        assert game.result[0] in ("heroes", "zombies")
        self._replay_saves(game)
        return game

    def _note(self, game: Lnoe) -> None:
        assert game.events is not None
        for event in game.events:
            self._leave_the_dead_alone(game, event)
            self.met[game.model[event["who"]].id if event["type"] == "placed" else event["type"]] += 1
            if event["type"] == "activated":
                self.shots.clear()
            if event["type"] == "attacked":
                self.shots[event["who"]] += 1
                as_one = max((len(bundle) for bundle in (*game.combined, *self.combined)), default=1)
                drawn = any(game.content.kind_of[row[0]] == "quick-draw" for row in game.in_play)
                most = KIND[event["card"]].row.shots * as_one + drawn
                assert self.shots[event["who"]] <= most, "one ranged attack in a Hero's turn, combined guns as one"
            if event["type"] in ("played", "used-item", "attacked") or (
                event["type"] == "discarded" and event["source"] == "items"
            ):
                self.used[event["card"]] += 1
            if event["type"] in ("upgraded", "bought") and event.get("card", event.get("what")) in KIND:
                # What was learnt is in effect, whether or not it can be used by choice.
                self.used[event.get("card", event.get("what"))] += 1
            if event["type"] == "used-ability":
                self.used[event["ability"]] += 1
        if len(self.choices) % self.every == self.number % self.every:
            for event in game.events:
                event_dict(game, event)
            for language in ("en", "it"):
                log_lines(game, game.events, language)
        game.events = []
        self.combined = game.combined

    def _leave_the_dead_alone(self, game: Lnoe, event: dict[str, Any]) -> None:
        """They neither suffer nor roll, but for the prayer that cost the last wound."""
        who = event.get("who")
        if event["type"] == "killed" and game.is_hero(event["who"]):
            self.dead.add(event["who"])
        elif event["type"] in ("roll", "wounded", "activated", "lost-turn") and event.get("for") != "cancel":
            assert who not in self.dead, f"{game.name_of(event['who'])} is dead: {event}"

    def _look_closely(self, game: Lnoe) -> None:
        """Copies, saves, views and words of this moment."""
        before = game.hash()
        copy = game.clone()
        assert copy.hash() == before, "a copy is the same game"
        _play_blindly(copy, random.Random(self.number), 60)
        assert game.hash() == before, "what happens to a copy leaves the original alone"
        self.saves.append((len(self.choices), game.save()))
        words_tell_options_apart(game)
        nothing_hidden_shows(game, len(self.choices))
        what_is_asked_may_be_answered_whatever_is_hidden(game, len(self.choices))
        if game.round:
            masks_are_right(game)

    def _replay_saves(self, ended: Lnoe) -> None:
        """A save goes on exactly as the game did; one of them is taken up."""
        if not self.saves:
            return
        at, save = self.rng.choice(self.saves)
        game = Lnoe.load(save)
        assert game.save() == save, "a loaded game saves the same bytes"
        for index in self.choices[at:]:
            game.choose(index)
        assert game.hash() == ended.hash()


def _play_blindly(game: Lnoe, rng: random.Random, most: int) -> None:
    for _ in range(most):
        if game.decision is None:
            return
        game.choose(rng.randrange(len(game.decision.options)))


# -- what is true of every table ---------------------------------------------------------------------------


def check(g: Lnoe) -> None:
    """Everything that must hold whenever somebody is asked."""
    models_stand_in_one_place(g)
    pools_add_up(g)
    copies_add_up(g)
    row = SCENARIO_ROWS[g.scenario]
    assert g.round == 0 or row.team == 1 or g.sun == row.turns + 1 - g.round, "only cards for a lone Hero move the sun"
    decision = g.decision
    assert decision is not None
    if decision.kind == "move-zombies" and g.stack[-1].rule == "move-zombies":
        hunger_comes_first(g)
    if decision.kind in ("activate-hero", "move-zombies", "place-zombie"):
        nobody_carries_too_much(g)
    assert len(decision.options) > 1, f"{decision.kind} with one option was asked"
    assert len(set(decision.options)) == len(decision.options), f"{decision.kind} offers the same twice"


def models_stand_in_one_place(g: Lnoe) -> None:
    counted = [[0] * len(g.board.names) for _ in g.rosters]
    dying = [frame.hero for frame in g.stack if frame.rule == "hero-dies"]
    for model, space in enumerate(g.space_of):
        team = g.model[model].team
        assert (team < len(g.rosters) and model in g.rosters[team]) == (space >= 0)
        assert g.model[model].side in (g.side[g.owner[model]], "townsfolk")
        if space >= 0:
            alive = g.wounds[model] < g.health(model)
            assert alive or model in dying, f"{g.name_of(model)} stands on the board but is dead"
            counted[team][space] += 1
        else:
            assert not g.items[model]
    for zombie in (zombie for zombie in g.zombies if g.sheet[zombie] is not None):
        turned = [hero for hero, sheet in enumerate(g.sheet) if sheet is g.sheet[zombie] and hero != zombie]
        # One whom nobody has met before comes without a Hero who turned.
        assert [g.space_of[hero] for hero in turned] in ([OFF_BOARD], [])
    for roster in g.rosters:
        assert [g.order_of(model) for model in roster] == sorted({g.order_of(model) for model in roster})
    assert g.at == counted
    assert (g.heroes_at, g.zombies_at) == tuple(counted[:2])
    assert g.deaths < SCENARIOS_BY_ID[g.scenario].lost_by(g).count


def pools_add_up(g: Lnoe) -> None:
    figures = [model for model, kind in enumerate(g.model) if kind.id == "standard"]
    setting_up = not g.round
    if setting_up and not figures:
        return
    players = len(g.seats_of("zombies"))
    assert len(figures) == 14 * players // shares(g)
    for kind in {kind.id: kind for kind in g.model if kind.shared}.values():
        shared = [model for model, own in enumerate(g.model) if own is kind]
        # Of Champions half may be enough, or one that was met by chance.  [5.7.3]
        assert len(shared) == kind.pool or (len(shared) < kind.pool and (setting_up or is_champion(kind.id)))
        lost = sum(g.space_of[model] == OFF_BOARD for model in shared)
        assert lost == 0 or not kind.returns, "what goes back to the pool is never out of the game"
    for seat in g.seats_of("zombies"):
        own = [zombie for zombie in figures if g.owner[zombie] == seat]
        assert len(own) == 14 // shares(g)
        ready = [zombie for zombie in g.pool(seat) if not g.model[zombie].shared]
        assert len(ready) + sum(g.space_of[zombie] >= 0 for zombie in own) == len(own)


def hunger_comes_first(g: Lnoe) -> None:
    """While a Zombie of any player must still go to a Hero, no other may move and nobody may be done."""
    decision = g.decision
    assert decision is not None
    odd = g.effects or g.markers or any(g.model[zombie].hunger > 1 for zombie in g.zombies)
    if odd or not g.profile.hunger_first:
        return
    heroes = set(g.hero_spaces())
    hungry = {
        zombie
        for zombie in g.zombies_on_board()
        if not g.moved >> zombie & 1
        and g.space_of[zombie] not in heroes
        and heroes & set(g.board.adjacent[g.space_of[zombie]])
    }
    moves = [option for option in decision.options if option[0] == "move"]
    if hungry:
        assert ("done",) not in decision.options
        assert {zombie for _, zombie, _ in moves} == {z for z in hungry if g.owner[z] == decision.seat}
        assert all(to in heroes for _, _, to in moves)
    else:
        assert ("done",) in decision.options


def nobody_carries_too_much(g: Lnoe) -> None:
    for model, items in ((model, items) for model, items in enumerate(g.items) if items):
        hands, weapons = load(g, items)
        assert hands <= (most_items(g, model) if g.is_hero(model) else 4)
        assert weapons <= (most_weapons(g, model) if g.is_hero(model) else 2)


def masks_are_right(g: Lnoe) -> None:
    """What a seat could react with, computed anew, is what is remembered."""
    copy = g.clone()
    for seat in range(len(copy.seats)):
        refresh(copy, seat)
    assert copy.react == g.react


def words_tell_options_apart(g: Lnoe) -> None:
    """In the protocol's words, and on the buttons of both languages, no two options are the same."""
    for language in ("en", "it"):
        shown = decision_dict(g, language)
        assert shown is not None
        assert shown["prompt"]
        bare = [str(sorted((k, str(v)) for k, v in o.items() if k not in ("id", "label"))) for o in shown["options"]]
        assert len(set(bare)) == len(bare), f"{shown['kind']}: options alike: {shown['options']}"
        assert all(option["label"] for option in shown["options"])
    assert full_state(g)["seats"] == list(g.seats)


def nothing_hidden_shows(g: Lnoe, seed: int) -> None:
    """Whatever a seat cannot see may be dealt anew without a change in its view."""
    for seat in range(len(g.seats)):
        assert view(redeal(g, seat, seed), seat) == view(g, seat)


def what_is_asked_may_be_answered_whatever_is_hidden(g: Lnoe, seed: int) -> None:
    """Whoever looks ahead answers the question on a table that is dealt anew."""
    world = redeal(g, g.decision.seat, seed)
    world.choose(seed % len(world.decision.options))
