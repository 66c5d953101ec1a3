"""Townsfolk Heroes: weak Heroes made of Townsfolk cards, who have their turn together.  [16.3.8]"""

from __future__ import annotations

from collections.abc import Callable

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import KIND, SHEET, Kind
from shamble.lnoe.rules import hero_turn
from shamble.lnoe.rules.cards import lasting, remove_from_game
from shamble.lnoe.rules.hero_move import SHARED_MOVEMENT
from shamble.lnoe.rules.new_hero import enlist, unused_sheets
from shamble.lnoe.rules.piles import out_of_deck
from shamble.lnoe.rules.spawn import place_zombie, put_on_board
from shamble.lnoe.rules.wound import kill_hero
from shamble.lnoe.scenario import in_effect
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP
from shamble.lnoe.uses import ABILITY, LASTING, Ability, Target, Use, refit, total

DONE: Option = ("done",)
MOST_ITEMS, MOST_WEAPONS = 2, 1
KILLED_UP_TO = 2
"""Who uses the own ability dies of it on this or less.  [16.3.8.7]"""
HAS_ACTED = "townsfolk-acted"
"""The lasting effect of having used the own ability this turn."""


def townsfolk(g: Lnoe) -> list[int]:
    """The Townsfolk Heroes on the board."""
    return [hero for hero in g.heroes if g.model[hero].row.together]


# -- who they are ------------------------------------------------------------------------------------------


def enlist_townsfolk(g: Lnoe) -> list[int]:
    """So many of the Townsfolk cards, at random: they are no cards any more, but Heroes.  [16.3.8, 16.3.8.1]"""
    wanted = in_effect(g, hero_turn.TOWNSFOLK_HEROES)
    if not wanted:
        return []
    cards = townsfolk_cards(g)
    known = {sheet.row.event: sheet for sheet in g.content.sheets if sheet.row.event}
    others = [copy for copy in cards if g.content.kind_of[copy] not in known]
    g.shuffle(SETUP, others)
    if len(others) < wanted:
        # Who is a Hero as well comes along where there are too few, unless that Hero does.  [Ruling W19]
        unused = {sheet.row.event: sheet for sheet in unused_sheets(g)}
        spare = [copy for copy in cards if g.content.kind_of[copy] in unused]
        g.shuffle(SETUP, spare)
        spare = spare[: wanted - len(others)]
        g.notes.update({f"gone-{unused[g.content.kind_of[copy]].id}": 1 for copy in spare})
        others += spare
    g.notes[hero_turn.TOWNSFOLK_HEROES] = len(others[:wanted])
    return [make_hero(g, copy) for copy in others[:wanted]]


def townsfolk_cards(g: Lnoe) -> list[int]:
    """Those in the Hero deck."""
    return [copy for copy in g.deck["hero"] if "townsfolk" in g.content.kinds[copy].keywords]


def make_hero(g: Lnoe, copy: int) -> int:
    out_of_deck(g, copy)
    remove_from_game(g, copy)
    hero = enlist(g, SHEET[f"townsfolk-{g.content.kind_of[copy]}"], g.lead_hero_seat(), TOWNSFOLK_HERO)
    start_to_help(g, hero)
    return hero


def start_to_help(g: Lnoe, hero: int) -> None:
    """What the card would do in play it does from now on, where they stand.  [16.3.8.7]"""
    card = g.sheet[hero].row.event
    if KIND[card].folds:
        lasting(g, card, hero, 1, "game")


def settle_townsfolk(g: Lnoe) -> None:
    """Townsfolk Heroes of a described position: their cards are out of the game, what they do is in effect."""
    there = townsfolk(g)
    if not there:
        return
    g.notes.setdefault(hero_turn.TOWNSFOLK_HEROES, len(there))
    for hero in there:
        card = g.sheet[hero].row.event
        for copy in [copy for copy in g.deck["hero"] if g.content.kind_of[copy] == card]:
            out_of_deck(g, copy)
            g.removed.append(copy)
        if not any(effect[:2] == (card, hero) for effect in g.effects):
            start_to_help(g, hero)


TOWNSFOLK_HERO = "townsfolk-hero"

# -- the movement that they share --------------------------------------------------------------------------

points = Rule("townsfolk-roll")  # then left


@points.step
def roll_for_all(g: Lnoe, f: Frame) -> None:
    """One, two or three dice, by how many there were at the start.  [16.3.8.3]"""
    there = townsfolk(g)
    if not there:
        g.notes[SHARED_MOVEMENT] = 0
        f.finish()
        return
    started = g.notes[hero_turn.TOWNSFOLK_HEROES]
    g.call("movement-roll", hero=there[0], dice=min(3, (started + 2) // 3))


@points.step
def note_points(g: Lnoe, f: Frame) -> None:
    g.notes[SHARED_MOVEMENT] = f.__dict__.get("left", 0)


# -- their turn --------------------------------------------------------------------------------------------

turn = Rule("townsfolk-turn")
"""Facts: moved (who has had the Move Action), acts (what each did in it); then waiting, action, used_for."""


@turn.step
def choose_mover(g: Lnoe, f: Frame) -> None:
    """One after the other moves, while there are points left.  [16.3.8.4]"""
    waiting = [hero for hero in townsfolk(g) if hero not in f.moved and not g.lost_turn >> hero & 1]
    if not waiting or not g.notes[SHARED_MOVEMENT]:
        f.to("next_step")
        return
    options: list[Option] = [("activate", hero) for hero in waiting]
    g.ask(g.seat_for(waiting), "activate-hero", [*options, DONE])


@turn.step
def move_one(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        f.to("next_step")
        return
    f.to("note_move")
    f.action, f.used_for = (), ""
    f.moved = (*f.moved, g.answer[1])
    g.call("townsfolk-move", hero=g.answer[1])


@turn.step
def note_move(g: Lnoe, f: Frame) -> None:
    f.acts = (*f.acts, (f.moved[-1], f.action, f.used_for))
    f.to("choose_mover")


@turn.step
def next_step(g: Lnoe, f: Frame) -> None:
    """Then all of them exchange, then all shoot, then all fight.  [16.3.8.4]"""
    f.due = tuple((rule, hero) for rule in STEPS for hero in townsfolk(g))


STEPS = ("townsfolk-exchange", "townsfolk-shoot", "townsfolk-fight")


@turn.step
def take_step(g: Lnoe, f: Frame) -> None:
    if not f.due:
        f.finish()
        return
    (rule, hero), f.due = f.due[0], f.due[1:]
    f.to("take_step")
    if hero_turn.takes_turn(g, hero):
        action, used_for = next((row[1:] for row in f.acts if row[0] == hero), ((), ""))
        g.call(rule, hero=hero, action=action, used_for=used_for)


move = Rule("townsfolk-move")  # facts: hero; then action, used_for, as in an activation
move.steps_of("activation", "begin")


@move.step
def walk(g: Lnoe, f: Frame) -> None:
    """With what is left of the shared movement; a search takes one point of it, work on a barricade two.

    [16.3.8.5, 16.3.8.6]
    """
    if hero_turn.takes_turn(g, f.hero):
        g.call("move-action", hero=f.hero, points=g.notes[SHARED_MOVEMENT])


move.steps_of("activation", "end_in_fire", "end_of_movement")


@move.step
def report(g: Lnoe, f: Frame) -> None:
    g.hand_back(action=f.action, used_for=f.used_for)


Rule("townsfolk-exchange").steps_of("activation", "exchange")
Rule("townsfolk-shoot").steps_of("activation", "shoot", "attack")
Rule("townsfolk-fight").steps_of("activation", "ready_to_fight", "fight", "complete", "done")


# -- their death -------------------------------------------------------------------------------------------

stand_in = Rule("stand-in")  # facts: seat, space


@stand_in.step
def come_from_pool(g: Lnoe, f: Frame) -> None:
    """A Zombie stands where one of them was killed: out of the pool, or from the board, never the other player's.

    [16.3.8.2, 17.1.1]
    """
    if place_zombie(g, f.seat, f.space) >= 0:
        f.finish()
        return
    own = [zombie for zombie in g.standard_zombies() if g.owner[zombie] == f.seat]
    others = [zombie for zombie in own if g.space_of[zombie] != f.space]
    if not others:
        f.finish()
        return
    g.ask(f.seat, "choose", [("choose", "zombie", zombie) for zombie in others], facts=("stand-in",))


@stand_in.step
def come_from_board(g: Lnoe, f: Frame) -> None:
    put_on_board(g, g.answer[2], f.space)


# -- what they can do --------------------------------------------------------------------------------------


def fit_townsfolk() -> None:
    """Let each sheet do what its card says, once all cards say it.  [16.3.8.7]"""
    for sheet in SHEET.values():
        card = sheet.row.event
        if card and not sheet.row.drawn:
            ABILITY[sheet.id] = ability_of(KIND[card])
            refit(sheet)


def ability_of(kind: Kind) -> Ability:
    """What the card does; one that would remain in play always works where they stand, without risk."""
    found = Ability()
    found.folds = {"most-items": lambda g, hero, _: MOST_ITEMS, "most-weapons": lambda g, hero, _: MOST_WEAPONS}
    for quantity, fold in kind.folds.items():
        LASTING.setdefault(kind.id, {})[quantity] = _where_they_stand(fold)
    if not kind.folds:
        found.uses = [Use(use.what, use.when, _once(use), _at_risk(kind.id, use), use.mode) for use in kind.uses]
        found.mask = kind.mask
    return found


def _where_they_stand(fold: Callable[..., int]) -> Callable[[Lnoe, int, int, int], int]:
    """The card in play, in the building in which somebody is."""

    def folded(g: Lnoe, bearer: int, who: int, value: int) -> int:
        building = g.board.building[g.space_of[bearer]]
        if building < 0:
            return value
        return fold(g, (-1, g.owner[bearer], -1, building, -1), who, value)

    return folded


def _once(use: Use) -> Callable[[Lnoe, int, int], list[Target]]:
    """Each of them once in a turn of either side."""

    def targets(g: Lnoe, seat: int, by: int) -> list[Target]:
        return [] if g.effects and total(g, HAS_ACTED, by) else use.targets(g, seat, -1)

    return targets


def _at_risk(card: str, use: Use) -> Callable[[Lnoe, Frame], None]:
    def effect(g: Lnoe, f: Frame) -> None:
        f.what, f.afterwards = card, "townsfolk-risk"
        lasting(g, HAS_ACTED, f.by, 1, "turn")
        use.effect(g, f)

    return effect


risk = Rule("townsfolk-risk")  # facts: hero


@risk.step
def pay(g: Lnoe, f: Frame) -> None:
    """After the ability has taken effect, 1 or 2 kills who used it.  [16.3.8.7]"""
    if g.space_of[f.hero] >= 0 and g.roll("townsfolk-risk", 1, f.hero)[0] <= KILLED_UP_TO:
        kill_hero(g, f.hero, g.sheet[f.hero].id, "ability")
