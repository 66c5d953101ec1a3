"""Items: the carrying limit, exchange, break tests.  [6.4.2, 9.1, 9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import plays
from shamble.lnoe.content import Kind
from shamble.lnoe.rules.cards import copy_in, discard_bundle, give_item, kinds_in, take_item
from shamble.lnoe.rules.carried import FETCHING, fetch, fetch_options, hand_on, hand_on_options, items_carried
from shamble.lnoe.rules.combined import bundles, combine, combined_with
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, CALM, HERO_TURN, OVER_LIMIT
from shamble.lnoe.uses import ABILITY, hero_total, is_play, total, use_of

MOST_ITEMS, MOST_WEAPONS = 4, 2


def over_limit(g: Lnoe, hero: int) -> bool:
    """More than four items, or more than two weapons.  [9.1]"""
    return not _can_carry(g, hero, g.items[hero])


def most_items(g: Lnoe, hero: int) -> int:
    """How many items this Hero may have.  [9.1]"""
    return hero_total(g, "most-items", hero, MOST_ITEMS)


def most_weapons(g: Lnoe, hero: int) -> int:
    """How many of them may be weapons.  [9.1]"""
    return hero_total(g, "most-weapons", hero, MOST_WEAPONS)


def has_room(g: Lnoe, hero: int, copy: int) -> bool:
    return _can_carry(g, hero, (*g.items[hero], copy, *(combined_with(g, copy) if g.combined else ())))


def _can_carry(g: Lnoe, hero: int, items: tuple[int, ...]) -> bool:
    """[9.1]"""
    return _hands(g, hero, items) <= most_items(g, hero) and load(g, items)[1] <= most_weapons(g, hero)


def _hands(g: Lnoe, hero: int, items: tuple[int, ...]) -> int:
    """How many items a Hero would have with these, markers that count as items among them."""
    return load(g, items)[0] + (items_carried(g, hero) if g.tokens else 0)


def load(g: Lnoe, items: tuple[int, ...]) -> tuple[int, int]:
    """How many items these count as, and how many of them are weapons.

    A Double-Handed item counts as two; what is combined counts as one, as a weapon if any of it is one, and as
    Double-Handed if any of it is.  [9.1.1, 9.3, 9.3.3]
    """
    kinds = g.content.kinds
    hands = weapons = 0
    if not g.combined:
        for copy in items:
            hands += kinds[copy].hands
            weapons += kinds[copy].hands if kinds[copy].is_weapon else 0
        return hands, weapons
    for bundle in bundles(g, items):
        own = max([kinds[copy].hands for copy in bundle])
        hands += own
        weapons += own if any(kinds[copy].is_weapon for copy in bundle) else 0
    return hands, weapons


def may_exchange(g: Lnoe, hero: int) -> bool:
    """No card forbids it, and the Hero may act at all this turn.  [Ruling 7]"""
    return not total(g, "cannot-exchange", hero) and not g.lost_turn >> hero & 1


def pass_item(g: Lnoe, copy: int, giver: int, taker: int) -> None:
    """An item changes hands, and what is combined with it goes along.  [9.3]"""
    bundle = (copy, *combined_with(g, copy)) if g.combined else (copy,)
    for one in bundle:
        take_item(g, giver, one)
        give_item(g, taker, one)
        g.emit("gave", card=g.content.kind_of[one], who=giver, to_hero=taker)
    combine(g, bundle)


# -- over the limit ----------------------------------------------------------------------------------------

discard_down = Rule("discard-down")  # facts: hero, taken (copies)


def keep_within_limit(g: Lnoe, hero: int) -> None:
    """Who has more than can be carried gives, uses or discards until it fits.  [9.1.2]"""
    if over_limit(g, hero):
        g.call("discard-down", hero=hero, taken=())


@discard_down.step
def offer_ways(g: Lnoe, f: Frame) -> None:
    """One may first use or exchange items, each taken once; then the rest is discarded.  [9.1.2, 2007 FAQ 3]"""
    hero = f.hero
    if g.space_of[hero] < 0 or not over_limit(g, hero):
        f.finish()
        look_at_givers(g, f)
        return
    items = g.items[hero]
    too_many = _hands(g, hero, items) > most_items(g, hero)
    options: list[Option] = [
        ("discard", kind) for kind in kinds_in(g, [c for c in items if too_many or g.content.kinds[c].is_weapon])
    ]
    for other in g.heroes_in(g.space_of[hero]):
        if other != hero and may_exchange(g, hero) and may_exchange(g, other):
            theirs = [copy for copy in g.items[other] if copy not in f.taken]
            options += [("give", kind, other) for kind in kinds_in(g, [c for c in items if has_room(g, other, c)])]
            options += [("take", kind, other) for kind in kinds_in(g, theirs)]
    accept = OVER_LIMIT | (CALM if g.top("fight") is None else ANY_TIME)
    options += [o for o in plays(g, g.owner[hero], accept) if helps_to_carry(o, hero)]
    g.ask(g.owner[hero], "discard-down", options, hero, accept=accept)


def look_at_givers(g: Lnoe, f: Frame) -> None:
    """Who has lost what made room for other items has too much now; what was taken is not taken back.  [9.1.2]"""
    if f.taken and g.space_of[f.hero] >= 0:
        for other in g.heroes_in(g.space_of[f.hero]):
            if over_limit(g, other):
                g.call("discard-down", hero=other, taken=f.taken)


def helps_to_carry(option: Option, hero: int) -> bool:
    """An item that is used now, or an event that makes one item of two.  [9.1.2, 9.3.3]"""
    if option[0] == "play-card":
        return bool(use_of(option).when & OVER_LIMIT and option[3] == hero)
    return bool(option[0] == "use-item" and option[2] == hero)


@discard_down.step
def take_one_way(g: Lnoe, f: Frame) -> None:
    f.to("offer_ways")
    option = g.answer
    if is_play(option):
        g.call("play", seat=g.owner[f.hero], option=option)
        return
    if option[0] == "take":
        copy = copy_in(g, [c for c in g.items[option[2]] if c not in f.taken], option[1])
        f.taken = (*f.taken, copy)
        pass_item(g, copy, option[2], f.hero)
        return
    copy = copy_in(g, g.items[f.hero], option[1])
    if option[0] == "give":
        pass_item(g, copy, f.hero, option[2])
    else:
        # No spare for it: what goes in its place would leave as many weapons; no die either.  [Ruling 90]
        discard_bundle(g, f.hero, copy)


# -- Exchange Items ----------------------------------------------------------------------------------------


def partners(g: Lnoe, hero: int) -> list[int]:
    """The Heroes within reach of an exchange: in the same space, or next to it where a card says so.  [6.4.2]"""
    space = g.space_of[hero]
    if not g.effects or not total(g, "exchange-afar", hero):
        return [other for other in g.heroes_in(space) if other != hero]
    away = g.board.distance[space]
    return [other for other in g.heroes if other != hero and away[g.space_of[other]] <= 1]


exchange = Rule("exchange")  # facts: hero; then given, taken (copies)


@exchange.step
def offer_exchange(g: Lnoe, f: Frame) -> None:
    """The Hero in turn gives to and takes from every Hero in the space, any number of items.  [6.4.2]"""
    hero = f.hero
    options: list[Option] = [("done",)]
    # Who fell to a card of the own, or of somebody else, has nothing to exchange any more.
    if g.space_of[hero] >= 0 and may_exchange(g, hero):
        for other in [other for other in partners(g, hero) if may_exchange(g, other)]:
            mine = [copy for copy in g.items[hero] if copy not in f.given]
            theirs = [copy for copy in g.items[other] if copy not in f.taken]
            options += [("give", kind, other) for kind in kinds_in(g, mine)]
            options += [("take", kind, other) for kind in kinds_in(g, theirs)]
            if g.tokens:
                options += hand_on_options(g, hero, other, f.__dict__.get("handed", ()))
        if g.markers or g.tokens:
            options += fetch_options(g, hero, f.__dict__.get("handed", ()))
    if len(options) == 1:
        g.answer = options[0]
        return
    accept = HERO_TURN | CALM
    options += plays(g, g.owner[hero], accept)
    g.ask(g.owner[hero], "exchange", options, hero, accept=accept)


@exchange.step
def swap(g: Lnoe, f: Frame) -> None:
    option = g.answer
    if option[0] == "done":
        return
    f.to("offer_exchange")
    if is_play(option):
        g.call("play", seat=g.owner[f.hero], option=option)
    elif option[0] in ("give-marker", "take-marker"):
        f.handed = (*f.__dict__.get("handed", ()), option)
        hand_on(g, f.hero, option)
    elif option[0] in FETCHING:
        f.handed = (*f.__dict__.get("handed", ()), option)
        fetch(g, f.hero, option)
    elif option[0] == "give":
        copy = copy_in(g, [c for c in g.items[f.hero] if c not in f.given], option[1])
        f.given = (*f.given, copy)
        pass_item(g, copy, f.hero, option[2])
    else:
        copy = copy_in(g, [c for c in g.items[option[2]] if c not in f.taken], option[1])
        f.taken = (*f.taken, copy)
        pass_item(g, copy, option[2], f.hero)


@exchange.step
def keep_to_the_limit(g: Lnoe, f: Frame) -> None:
    """The limit holds for everybody once the exchange is done, whoever has fallen or gone meanwhile.  [9.1.2]"""
    for hero in g.heroes:
        if g.items[hero]:
            keep_within_limit(g, hero)


# -- break tests -------------------------------------------------------------------------------------------

break_test = Rule("break-test")  # facts: hero, card (a copy), breaks_on; then die


@break_test.step
def roll_test(g: Lnoe, f: Frame) -> None:
    """A die of its own after the bonus has taken effect.  [9.2]"""
    if f.card not in g.items[f.hero]:
        f.finish()
        return
    f.die = g.roll("break", 1, f.hero)[0]
    open_window(g, "break-test", only="zombies")


@break_test.step
def break_or_not(g: Lnoe, f: Frame) -> None:
    if f.card not in g.items[f.hero]:
        return
    if max(1, hero_total(g, "break-test", f.hero, f.die)) <= f.breaks_on:
        g.emit("broke", card=g.content.kind_of[f.card], who=f.hero)
        g.call("lose-item", hero=f.hero, card=f.card)


def can_use(g: Lnoe, hero: int, copy: int) -> bool:
    return may_use_kind(g, hero, g.content.kinds[copy])


def may_use_kind(g: Lnoe, hero: int, kind: Kind) -> bool:
    """Some Heroes may not use guns, or only certain ones: an ability on the sheet forbids it."""
    for name in g.sheet[hero].abilities:
        known = ABILITY.get(name)
        if known is not None and known.forbids is not None and known.forbids(g, hero, kind):
            return False
    return True
