"""The whole state for `state`, and the whitelist of it that a seat may see.  [architecture: a view is a whitelist]"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import compress, repeat
from operator import attrgetter
from typing import Any

from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.campaign import standing
from shamble.lnoe.content import DECK, ModelKind
from shamble.lnoe.profiles import switches_of
from shamble.lnoe.progress import objectives
from shamble.lnoe.rules.allies import ALLY, townsfolk
from shamble.lnoe.rules.barricades import edge_of, may_barricade
from shamble.lnoe.rules.burning import FIRE, NEW_FIRE, goes_out_on
from shamble.lnoe.rules.champions import saved_tokens
from shamble.lnoe.rules.combined import bundles_on
from shamble.lnoe.rules.experience import HORDE, experience_of, is_boosted, upgrades_in_effect
from shamble.lnoe.rules.generators import GENERATOR
from shamble.lnoe.rules.solo import lies_open
from shamble.lnoe.rules.spawn import entrance
from shamble.lnoe.rules.zombie_turn import STEPS
from shamble.lnoe.state import Lnoe, card_names
from shamble.lnoe.tabletop import IN_POOL, OFF_BOARD, InPlay, Marker

FIRES = (FIRE, NEW_FIRE)
TOLD_APART = (*FIRES, GENERATOR)
"""Markers that a state names under a field of their own."""
OWN_FIELDS = ("hero", "zombie")
"""The decks that a state has fields of their own for."""

_SIDE = attrgetter("side")

_STEP_NAMES = {function: name for name, function in STEPS.items()} | {
    "move": "move",
    "tick": "place",
    "end_turn": "place",
    "turn_over": "place",
}


def step_name(g: Lnoe) -> str:
    """Where in the turn the game stands, in the protocol's words."""
    for frame in g.stack:
        if frame.rule == "zombie-turn":
            if frame.__dict__.get("placing", -1) >= 0:
                return "place"
            return _STEP_NAMES[frame.steps_taken()[-1]]
        if frame.rule == "hero-turn":
            return "activate"
    return "set-up" if g.decision is not None else "over"


def _under_way(g: Lnoe) -> dict[str, Any]:
    """Whose turn it is among the Heroes, or who has still to place new Zombies this turn."""
    frame = g.acting()
    if frame is not None:
        return {"acting": g.name_of(frame.hero)} if g.space_of[frame.hero] >= 0 else {}
    frame = g.top("zombie-turn")
    if frame is None or "due" not in frame.__dict__:
        return {}
    placing = frame.__dict__.get("placing", -1)
    return {"spawn_due": [g.seats[seat] for seat in (placing, *frame.due) if seat >= 0]}


def public_facts(g: Lnoe, language: str = "en") -> dict[str, Any]:
    """What lies open on the table."""
    played = _played_rows(g)
    ready = _ready(g)
    return {
        "game": g.NAME,
        "profile": g.profile.id,
        **({"switches": switches} if (switches := switches_of(g.profile)) else {}),
        "scenario": g.scenario,
        "boxes": list(g.content.boxes),
        **({"special_rules": [{"rule": rule, "x": x} for rule, x in g.special.items()]} if g.special else {}),
        **standing(g),
        "players": len(g.seats),
        "seats": list(g.seats),
        "board": _described(g.board),
        "round": g.round,
        "sun": g.sun,
        "turn": g.turn,
        "step": step_name(g),
        "turn_begun": g.turn_begun,
        **_under_way(g),
        "heroes": {g.names[hero]: _hero(g, hero, played) for hero in _all_heroes(g)},
        "zombies": _zombies(g),
        "in_play": card_names(g, [row[0] for row in played if row[2] < 0]),
        "in_play_rows": [
            {
                "card": g.content.kinds[copy].id,
                "seat": g.seats[seat],
                **({"hero": g.name_of(hero)} if hero >= 0 else {}),
                **({"building": g.board.buildings[building].id} if building >= 0 else {}),
                **({"space": g.board.names[space]} if space >= 0 else {}),
            }
            for copy, seat, hero, building, space in played
        ],
        "markers": [_marker(g, marker) for marker in g.markers if marker.kind not in TOLD_APART],
        **({"generators": found} if (found := _generators(g)) else {}),
        **({"fires": fires} if (fires := _fires(g)) else {}),
        **({"barricades": _barricades(g)} if g.barricades or may_barricade(g) else {}),
        "used": _used(g) if g.used else [],
        "pits": [g.board.names[pit] for pit in g.pits],
        **({"entrance": [g.board.names[space] for space in way_in]} if (way_in := entrance(g)) else {}),
        "pool": {g.seats[seat]: _own_pool(ready, seat) for seat in g.seats_of("zombies")},
        **({"figures": figures} if (figures := _figures(g, ready)) else {}),
        **_shared_abilities(g),
        **({"spawn_tokens": tokens} if g.content.champions and (tokens := saved_tokens(g)) else {}),
        **_learned_by_zombies(g),
        "zombies_killed": g.kills,
        "heroes_killed": g.deaths,
        **_townsfolk(g),
        "effects": [
            {
                "effect": name,
                "who": _whom(g, who, space),
                "amount": amount,
                "until": until,
                **({"card": g.content.kind_of[copy]} if copy >= 0 else {}),
            }
            for name, who, space, amount, until, copy in g.effects
        ],
        "notes": dict(g.notes),
        "objectives": objectives(g, language),
    }


@kept_with_board
def _described(board: Board) -> dict[str, Any]:
    return board.description


def _all_heroes(g: Lnoe) -> list[int]:
    """The Heroes of the game, in play or not, by their numbers."""
    are_heroes = map("heroes".__eq__, map(_SIDE, g.model))
    return sorted(compress(range(len(g.model)), are_heroes), key=g.number.__getitem__)


def _hero(g: Lnoe, hero: int, played: list[InPlay]) -> dict[str, Any]:
    space, items, kind_of = g.space_of[hero], g.items[hero], g.content.kind_of
    shown: dict[str, Any] = {
        "space": g.board.names[space] if space >= 0 else None,
        "wounds": g.wounds[hero],
        "health": g.health(hero),
        "items": [kind_of[copy] for copy in items] if items else [],
        "in_play": [kind_of[row[0]] for row in played if row[2] == hero] if played else [],
        "seat": g.seats[g.owner[hero]],
        "activated": bool(g.activated >> hero & 1),
        "alive": space >= 0 or is_alive(g, hero),
    }
    if g.content.upgraded:
        shown.update(_learned(g, hero))
    if g.lost_turn >> hero & 1:
        shown["lost_turn"] = True
    if g.tokens and (tokens := g.tokens_on(hero)):
        shown["tokens"] = tokens
    if g.charges and (charges := _charges(g, hero)):
        shown["charges"] = charges
    if g.combined and (combined := bundles_on(g, hero)):
        shown["combined"] = combined
    if hero in g.led:
        shown["leads"] = g.names[g.led[hero]]
    if has_turned(g, hero):
        shown["turned"] = True
    if g.model[hero].id != "hero":
        shown["kind"] = g.model[hero].id
    return shown


def _zombies(g: Lnoe) -> dict[str, dict[str, Any]]:
    """The Zombies on the board. Most of them carry nothing, and only who does is looked at more closely."""
    zombies, moved = g.zombies, g.moved
    rows = map(
        _plain_zombie,
        map(g.model.__getitem__, zombies),
        map(g.board.names.__getitem__, map(g.space_of.__getitem__, zombies)),
        map(g.seats.__getitem__, map(g.owner.__getitem__, zombies)),
        map(g.wounds.__getitem__, zombies),
        [bool(moved >> zombie & 1) for zombie in zombies] if moved else repeat(False),
    )
    found = dict(zip(map(g.names.__getitem__, zombies), map(dict.copy, rows), strict=True))
    laden = {row[2] for row in g.in_play}.union([model for model, _ in g.tokens])
    laden.update(compress(zombies, map(g.items.__getitem__, zombies)))
    laden.update(compress(zombies, map(g.sheet.__getitem__, zombies)))
    for zombie in laden.intersection(zombies):
        shown, sheet = found[g.names[zombie]], g.sheet[zombie]
        shown["health"] = g.health(zombie)
        if g.items[zombie]:
            shown["weapon"] = g.content.kind_of[g.items[zombie][0]]
        if sheet is not None:
            shown["hero"] = sheet.id
        if tokens := g.tokens_on(zombie):
            shown["tokens"] = tokens
    return found


@lru_cache(maxsize=4096)
def _plain_zombie(kind: ModelKind, space: str, seat: str, wounds: int, moved: bool) -> dict[str, Any]:
    """A Zombie that carries nothing: the same row each time, so who wants to add to it takes a copy."""
    row = {
        "space": space,
        "kind": kind.family,
        "seat": seat,
        "wounds": wounds,
        "health": kind.health,
        "moved": moved,
    }
    return {**row, "ability": kind.id} if kind.row.d36 else row


def _played_rows(g: Lnoe) -> list[InPlay]:
    """The Hero and Zombie cards that remain in play; what was bought with Experience is told apart."""
    return [row for row in g.in_play if not g.content.kinds[row[0]].is_upgrade]


def _learned(g: Lnoe, hero: int) -> dict[str, Any]:
    """The Experience of a Hero and what it has bought, in a game that has any.  [13.4, 13.5]"""
    kinds = card_names(g, upgrades_in_effect(g, hero))
    upgrades = [{"card": kind, "boosted": is_boosted(g, hero, kind)} for kind in kinds]
    return {**_tokens(g, hero), "upgrades": upgrades}


def _tokens(g: Lnoe, buyer: int) -> dict[str, Any]:
    return {"experience": experience_of(g, buyer)} if g.content.experience else {}


def _learned_by_zombies(g: Lnoe) -> dict[str, Any]:
    """The same of the Zombie side.  [14.9, 14.10]"""
    if not g.content.upgraded:
        return {}
    return {**_tokens(g, HORDE), "zombie_upgrades": card_names(g, upgrades_in_effect(g, HORDE))}


def _used(g: Lnoe) -> list[dict[str, Any]]:
    """Items that were used this turn: by whom, and who has them."""
    holders = {copy: holder for holder, items in enumerate(g.items) for copy in items}
    return [
        {"card": g.content.kind_of[copy], "hero": g.name_of(by), "holder": g.name_of(holders[copy])}
        for copy, by in dict(g.used).items()
        if copy in holders
    ]


def _townsfolk(g: Lnoe) -> dict[str, Any]:
    """Townsfolk who stand on the board; where there are none, the cards of those who lie on the table."""
    laid_out = card_names(g, g.townsfolk)
    standing = {
        g.name_of(ally): {
            "space": g.board.names[g.space_of[ally]],
            "kind": "ally" if g.model[ally].id == ALLY else g.model[ally].id,
            "activated": bool(g.activated >> ally & 1),
        }
        for ally in townsfolk(g)
    }
    standing |= {
        g.name_of(hero): {"space": g.board.names[g.space_of[hero]], "kind": "hero"}
        for hero in g.heroes
        if g.model[hero].row.together
    }
    return {"townsfolk": standing, "laid_out": laid_out} if standing else {"townsfolk": laid_out}


def _barricades(g: Lnoe) -> list[dict[str, Any]]:
    """Walls that are barricaded, by their first edge."""
    return [{"edge": list(edge_of(g, wall)), "reinforcements": count} for wall, count in sorted(g.barricades.items())]


def _generators(g: Lnoe) -> list[dict[str, Any]]:
    """Where generators stand, and how much they have suffered.  [16.6.9.10]"""
    return [{"space": g.board.names[one.space], "damage": one.value} for one in g.markers if one.kind == GENERATOR]


def _charges(g: Lnoe, hero: int) -> dict[str, list[int]]:
    """The markers left on the items of a Hero, copy by copy.  [9.4]"""
    found: dict[str, list[int]] = {}
    for copy in g.items[hero]:
        if copy in g.charges:
            found.setdefault(g.content.kind_of[copy], []).append(g.charges[copy])
    return found


def _fires(g: Lnoe) -> list[dict[str, Any]]:
    """Where it burns, whether the fire is new, and on what it goes out in the Fire Phase.  [12.1, 6.3.2]"""
    burning = [marker for marker in g.markers if marker.kind in FIRES]
    if not burning:
        return []
    names, out_on = g.board.names, goes_out_on(g)
    return [{"space": names[one.space], "new": one.kind == NEW_FIRE, "out_on": out_on} for one in burning]


def _marker(g: Lnoe, marker: Marker) -> dict[str, Any]:
    """A marker as everybody sees it."""
    return {
        "kind": marker.kind,
        **({"space": g.board.names[marker.space]} if marker.space >= 0 > marker.beyond else {}),
        **({"building": g.board.buildings[marker.building].id} if marker.building >= 0 else {}),
        **({"edge": [g.board.names[s] for s in (marker.space, marker.beyond)]} if marker.beyond >= 0 else {}),
        **({"card": g.content.kind_of[marker.copy]} if marker.copy in g.removed else {}),
    }


def _ready(g: Lnoe) -> Counter[tuple[ModelKind, int]]:
    """How many models of a kind and an owner are ready to be placed."""
    return Counter(compress(zip(g.model, g.owner, strict=True), map(IN_POOL.__eq__, g.space_of)))


def _own_pool(ready: Counter[tuple[ModelKind, int]], seat: int) -> int:
    """The standard Zombies of a player that are ready to be placed, without those that two players share."""
    return sum(
        count
        for (kind, owner), count in ready.items()
        if owner == seat and kind.family == "standard" and not kind.shared
    )


def _figures(g: Lnoe, ready: Counter[tuple[ModelKind, int]]) -> dict[str, int]:
    """Kinds of figures that all players share -> how many are ready to be placed."""
    shared = [kind for kind in dict.fromkeys(g.model) if kind.shared]
    return {kind.id: sum(count for (of, _), count in ready.items() if of is kind) for kind in shared}


def _shared_abilities(g: Lnoe) -> dict[str, str]:
    """Families of figures that share an ability -> which one, such as `"grave_dead": "ravenous"`."""
    return {
        kind.family.replace("-", "_"): kind.id
        for kind in dict.fromkeys(g.model)
        if kind.id != kind.family and kind.shared and not kind.returns
    }


def _whom(g: Lnoe, who: int, space: int) -> str | None:
    """The model or the space that an effect is on; None: everybody."""
    if space >= 0:
        return g.board.names[space]
    return g.name_of(who) if who >= 0 else None


def has_turned(g: Lnoe, hero: int) -> bool:
    """Whether a killed Hero rose again; the sheet belongs to the Zombie Hero then.  [13.10]"""
    return g.sheet.count(g.sheet[hero]) > 1


def is_alive(g: Lnoe, hero: int) -> bool:
    """In play: on the board, or still to be placed at set-up."""
    return g.space_of[hero] >= 0 or (g.space_of[hero] == OFF_BOARD and hero in _unplaced(g))


PLACING = ("new-hero", "random-start", "no-start")
"""Rules that put a Hero on the board."""


def _unplaced(g: Lnoe) -> tuple[int, ...]:
    """The Heroes who have still to be placed."""
    waiting: list[int] = []
    for frame in g.stack:
        if frame.rule == "setup":
            waiting += frame.__dict__.get("waiting", ())
        elif frame.rule in PLACING and "hero" in frame.__dict__:
            waiting.append(frame.hero)
    return tuple(waiting)


def in_nobodys_place(g: Lnoe) -> list[int]:
    """The cards that are being drawn or played and lie nowhere until that is done."""
    lie = {*g.removed, *g.townsfolk}
    for cards in (*g.deck.values(), *g.discard.values(), *g.hands, *g.items):
        lie.update(cards)
    lie.update(row[0] for row in g.in_play)
    return [copy for copy in range(len(g.content.kinds)) if copy not in lie]


def full_state(g: Lnoe) -> dict[str, Any]:
    """Everything, secrets included. Decks and piles list their top card first."""
    return {
        **public_facts(g),
        "markers": [
            {**_marker(g, marker), **({"value": marker.value} if marker.value else {})}
            for marker in g.markers
            if marker.kind not in TOLD_APART
        ],
        "hands": {g.seats[seat]: card_names(g, hand) for seat, hand in enumerate(g.hands)},
        **_piles(
            {
                deck: {"deck": card_names(g, reversed(pile)), "discard": card_names(g, reversed(g.discard[deck]))}
                for deck, pile in g.deck.items()
            }
        ),
        "removed": card_names(g, g.removed),
        "resolving": card_names(g, in_nobodys_place(g)),
        "seed": g.seed,
    }


def view(g: Lnoe, seat: int, language: str = "en") -> dict[str, Any]:
    """The state as a seat may see it; -1 is a spectator. Hands are shared within a side.  [3.9.1.2, 3.9.2.1]

    Discard piles show their top card; all of them is open only where the rules let everybody look.  [3.9.1.3]
    """
    side = g.side[seat] if seat >= 0 else ""
    shown = public_facts(g, language)
    shown["hands"] = {
        g.seats[other]: card_names(g, hand) if g.side[other] == side or lies_open(g, g.side[other]) else len(hand)
        for other, hand in enumerate(g.hands)
    }
    piles: dict[str, dict[str, Any]] = {}
    for deck, pile in g.discard.items():
        top = g.content.kinds[pile[-1]].id if pile else None
        piles[deck] = {"deck": g.deck.size(deck), "discard_top": top}
        if g.profile.discard_open or DECK[deck].discard_open:
            piles[deck]["discard"] = card_names(g, reversed(pile))
    for row in g.content.searched:
        piles[row.id]["searched"] = True
    return shown | _piles(piles)


def _piles(piles: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The two decks of every game by fields of their own (`hero_deck`), all others under `piles`."""
    found = {f"{deck}_{part}": said for deck in OWN_FIELDS for part, said in piles[deck].items()}
    others = {deck: said for deck, said in piles.items() if deck not in OWN_FIELDS}
    return {**found, **({"piles": others} if others else {})}
