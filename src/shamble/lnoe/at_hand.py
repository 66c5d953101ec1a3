"""What a seat has at hand: the cards, items and abilities that it may use in a moment, and what keeps it from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final

from shamble.kernel.game import Option
from shamble.lnoe.content import KIND, Kind
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import AtHand, InPlay, Usable
from shamble.lnoe.tags import meant
from shamble.lnoe.timing import HERO_TURN
from shamble.lnoe.uses import ABILITY, FORBIDDEN, Target, Use, hero_total, total


def refresh(g: Lnoe, seat: int) -> None:
    """Recompute the moments in which a seat can use anything; called whenever its cards or Heroes change."""
    kinds = g.content.kinds
    mask = 0
    for copy in g.hands[seat]:
        mask |= kinds[copy].mask
    if g.side[seat] == "heroes":
        for copy in g.townsfolk:
            mask |= kinds[copy].mask
        for hero in g.heroes:
            if g.owner[hero] == seat:
                for copy in g.items[hero]:
                    mask |= kinds[copy].mask
                mask |= g.sheet[hero].mask
        if g.content.lying:
            for row in g.in_play:
                if row[2] >= 0 and g.owner[row[2]] == seat:
                    mask |= kinds[row[0]].lying_mask
    elif g.content.upgraded:
        # All Zombie players share what the horde has bought.  [14.10]
        for row in g.in_play:
            kind = kinds[row[0]]
            if kind.is_upgrade and kind.side == "zombies":
                mask |= kind.lying_mask
    g.react[seat] = mask
    g.at_hand[seat] = None
    note_reactions(g)


def note_more(g: Lnoe, seat: int, copies: Iterable[int]) -> None:
    """The same where a seat has these cards besides what it had: nothing is looked at twice."""
    kinds, mask = g.content.kinds, g.react[seat]
    for copy in copies:
        mask |= kinds[copy].mask
    g.react[seat] = mask
    g.at_hand[seat] = None
    g.reacting |= mask


def note_reactions(g: Lnoe) -> None:
    """Work out the moments in which anybody can use anything: most windows concern nobody."""
    anybody = 0
    for mask in g.react:
        anybody |= mask
    g.reacting = anybody


def plays(g: Lnoe, seat: int, accept: int) -> list[Option]:
    """Every use of a card, item or ability that this seat may declare in a moment that accepts these bits."""
    options: list[Option] = []
    if not g.react[seat] & accept:
        return options
    hand = g.at_hand[seat] or look_at_hand(g, seat)
    found = hand.at.get(accept)
    rows = _fitting(hand, accept) if found is None else found
    # Between the steps of the Heroes nobody fights, so that nothing is barred there by itself.
    barring = (
        g.used
        or g.lost_turn
        or (g.effects and not BARS_USES.isdisjoint(g.changed))
        or (g.content.bars and not accept & HERO_TURN)
    )
    if rows and barring and _may_be_barred(g, seat, accept):
        rows = _not_barred(g, seat, rows)
    closed = OWN_EVENTS_ONLY in g.changed
    for named, mode, by, use, _ in rows:
        find: Callable[[Lnoe, int, int], list[Any]] = use.targets
        targets = find(g, seat, by)
        if targets:
            if closed and named[0] == "play-card":
                targets = _open_targets(g, seat, targets)
            for target in targets:
                options.append(named + target + mode)
    return options


def _may_be_barred(g: Lnoe, seat: int, accept: int) -> bool:
    """Whether there is anything in this moment that might keep a seat from a use."""
    if g.lost_turn or not BARS_USES.isdisjoint(g.changed):
        return True
    items = g.items
    for copy, by in g.used:
        # An item that another Hero has now; events, and what the horde has bought, are nobody's (-1).
        if by >= 0 and copy not in items[by]:
            for hero in g.heroes:
                if copy in items[hero]:
                    return True
    # Between the steps of the Heroes nobody fights. When Zombies move somebody may: a wound in a fight brings one on.
    if accept & HERO_TURN or not (g.used or g.content.bars):
        return False
    fight = g.top("fight")
    if fight is None:
        return False
    return bool(fight.barred) or (NO_FIGHT_CARDS in g.radiated and hero_total(g, NO_FIGHT_CARDS, fight.hero) > 0)


def _fitting(hand: AtHand, accept: int) -> list[Usable]:
    """What of it may be used in a moment that accepts these bits."""
    found: list[Usable] = []
    for row in hand.uses:
        if row[3].when & accept:
            found.append(row)
    hand.at[accept] = found
    return found


def _open_targets(g: Lnoe, seat: int, targets: list[Target]) -> list[Target]:
    """Those of the targets on whom this seat may play events."""
    return [target for target in targets if target[0] < 0 or not is_closed(g, seat, target[0])]


def look_at_hand(g: Lnoe, seat: int) -> AtHand:
    """Work out what a seat has to use, and keep it until its cards or Heroes change."""
    rows = _usable(g, "play-card", -1, _events_of(g, seat))[:]
    kinds = g.content.kinds
    lying = [row for row in g.in_play if kinds[row[0]].lying] if g.content.lying else []
    if g.side[seat] == "heroes":
        for hero in g.heroes:
            if g.owner[hero] == seat:
                rows += _usable(g, "use-item", hero, g.items[hero])
                if lying:
                    rows += _lying(g, lying, hero)
                rows += _usable(g, "ability", hero, g.sheet[hero].abilities)
    elif lying:
        rows += _lying(g, lying, -1)
    found = g.at_hand[seat] = AtHand(rows)
    return found


def _usable(g: Lnoe, type: str, by: int, what: tuple[Any, ...]) -> list[Usable]:
    """What can be done with the events of a seat (by nobody), the items of a Hero or the abilities of a sheet.

    Kept for all games with these boxes: the same hands come again and again, but not without end.
    """
    if not what:
        return []
    known, key = g.content.usable, (by, what)
    rows = known.get(key)
    if rows is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        rows = known[key] = _of_abilities(what, by) if type == "ability" else _of_cards(g, type, what, by)
    return rows


MOST_KEPT: Final = 4096


def _of_cards(g: Lnoe, type: str, copies: tuple[int, ...], by: int) -> list[Usable]:
    return [use.usable(type, kind.id, by, kind) for kind in _different(g, copies) for use in kind.uses]


def _of_abilities(names: tuple[str, ...], by: int) -> list[Usable]:
    known = [name for name in names if name in ABILITY]
    return [use.usable("ability", name, by, None) for name in known for use in ABILITY[name].uses]


def _lying(g: Lnoe, cards: list[InPlay], hero: int) -> list[Usable]:
    """What a Hero can do with those of these cards that lie on them, or the horde (-1) with what it has bought."""
    kinds = dict.fromkeys([g.content.kinds[row[0]] for row in cards if row[2] == hero])
    return [
        use.usable("use-item", kind.id, hero, None)
        for kind in kinds
        if hero >= 0 or (kind.is_upgrade and kind.side == "zombies")
        for use in kind.lying
    ]


def _not_barred(g: Lnoe, seat: int, rows: list[Usable]) -> list[Usable]:
    """Those of the uses that a seat has at this moment from which nothing keeps it; its events come first."""
    lost, free = g.lost_turn, all_items_free(g)
    out = _events_out(g, seat) if rows[0][2] < 0 else ()
    unlucky = NO_REROLLS in g.changed and not has_luck(g, seat)
    if not (out or lost or unlucky) and (free or rows[-1][2] < 0):
        return rows
    found = []
    for row in rows:
        (type, what, _), _, by, use, card = row
        if by < 0:
            if card is not None and card in out:
                continue
        # Who loses a turn does nothing in it.  [Ruling 7]
        elif lost >> by & 1 or not (free or card is None or may_use_one(g, by, card)):
            continue
        if not (unlucky and is_luck(type, what, use)):
            found.append(row)
    return found


def _events_out(g: Lnoe, seat: int) -> tuple[Kind, ...] | set[Kind]:
    """The kinds of the events that a seat has and may not play now."""
    events, playable = _events_of(g, seat), events_of(g, seat)
    if len(playable) == len(events):
        return ()
    kinds = g.content.kinds
    return {kinds[copy] for copy in events}.difference([kinds[copy] for copy in playable])


def _different(g: Lnoe, copies: tuple[int, ...]) -> tuple[Kind, ...]:
    """The different kinds among these cards, in the order of their slugs."""
    if len(copies) < 2:
        return (g.content.kinds[copies[0]],) if copies else ()
    return tuple(sorted(set(map(g.content.kinds.__getitem__, copies)), key=_ID))


_ID: Final = attrgetter("id")


def all_items_free(g: Lnoe) -> bool:
    """Whether nothing keeps any Hero from using an item now: no use of it this turn, no weapon in this fight."""
    return not g.used and (not g.content.armed or g.top("fight") is None)


def may_use_one(g: Lnoe, hero: int, kind: Kind) -> bool:
    """Whether a Hero may use an item of this kind this turn."""
    usable = False
    for copy in g.items[hero]:
        if g.content.kinds[copy] is kind:
            usable = g.may_use(hero, copy)
            if usable and g.charges.get(copy, 1):
                break
    return usable


def events_of(g: Lnoe, seat: int) -> tuple[int, ...]:
    """The events a seat may play: in hand or on the table, also one that was played this turn and came back.  [7.1]"""
    events = _events_of(g, seat)
    if not events:
        return events
    if NO_EVENTS in g.changed and g.side[seat] == "heroes":
        return ()
    if FORBIDDEN in g.changed:
        for effect in g.effects:
            if effect[0].startswith(FORBIDDEN):
                events = _without_keyword(g, events, effect[0].removeprefix(FORBIDDEN))
    return without_fight_cards(g, events) if NO_FIGHT_CARDS in g.changed or NO_FIGHT_CARDS in g.radiated else events


def _without_keyword(g: Lnoe, copies: tuple[int, ...], keyword: str) -> tuple[int, ...]:
    return tuple([copy for copy in copies if keyword not in g.content.kinds[copy].keywords])


def _events_of(g: Lnoe, seat: int) -> tuple[int, ...]:
    """The events in a hand and those that lie on the table for the whole team."""
    on_table = g.townsfolk and g.side[seat] == "heroes"
    return (*g.hands[seat], *g.townsfolk) if on_table else g.hands[seat]


def without_fight_cards(g: Lnoe, events: tuple[int, ...]) -> tuple[int, ...]:
    """Fight cards are of no use against a Hero whom something keeps safe from them."""
    fight = g.top("fight")
    if fight is None or not hero_total(g, NO_FIGHT_CARDS, fight.hero):
        return events
    return tuple([copy for copy in events if not g.content.kinds[copy].row.fight_card])


OWN_EVENTS_ONLY: Final = "own-events-only"
"""The number that keeps the events of other players of the side from being played on a Hero."""
NO_FIGHT_CARDS: Final = "no-fight-cards"
"""The number that keeps Fight cards from being played against a Hero."""
NO_EVENTS: Final = "no-hero-events"
"""The lasting effect that keeps Heroes from playing events."""


NO_REROLLS: Final = "no-rerolls"
"""The lasting effect that keeps Heroes from rolling dice of theirs again."""
BARS_USES: Final = frozenset((NO_FIGHT_CARDS, NO_EVENTS, FORBIDDEN, NO_REROLLS))
"""The numbers and lasting effects that keep somebody from using something."""
REROLLS: Final = frozenset(("reroll-own-dice", "reroll-own-die"))
"""What a use is good for that does just that."""


def has_luck(g: Lnoe, seat: int) -> bool:
    """Whether a player of Heroes may roll dice again."""
    return NO_REROLLS not in g.changed or g.side[seat] != "heroes"


def is_luck(type: str, what: str, use: Use) -> bool:
    """Whether a use does nothing but roll dice of a Hero again."""
    return type != "ability" and meant(use.mode, KIND[what].tags) <= REROLLS


def is_closed(g: Lnoe, seat: int, hero: int) -> bool:
    """Whether something keeps the events of other players of the side from being played on a Hero."""
    return g.owner[hero] != seat and g.side[seat] == "heroes" and total(g, OWN_EVENTS_ONLY, hero) > 0
