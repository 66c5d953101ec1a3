"""The whole state for `state`, and the whitelist of it that a seat may see.  [architecture: a view is a whitelist]"""

from __future__ import annotations

import json
from typing import Any

from shamble.lnoe.content import HEROES
from shamble.lnoe.profiles import switches_of
from shamble.lnoe.rules.zombie_turn import STEPS
from shamble.lnoe.state import ALIVE, DEAD, TURNED, Lnoe, card_names

_STEP_NAMES = {function: name for name, function in STEPS.items()} | {
    "move": "move",
    "end_turn": "place",
    "turn_over": "place",
}


def step_name(g: Lnoe) -> str:
    """Where in the turn the game stands, in the protocol's words."""
    for frame in g.stack:
        if frame.rule == "zombie-turn":
            if frame.__dict__.get("placing", -1) >= 0:
                return "place"
            names = list(_zombie_steps())
            return _STEP_NAMES[names[max(0, frame.step - 1)]]
        if frame.rule == "hero-turn":
            return "activate"
    return "set-up" if g.decision is not None else "over"


def _under_way(g: Lnoe) -> dict[str, Any]:
    """Whose turn it is among the Heroes, or who has still to place new Zombies this turn."""
    frame = g.top("activation")
    if frame is not None:
        return {"acting": HEROES[frame.hero].id} if g.hero_space[frame.hero] >= 0 else {}
    frame = g.top("zombie-turn")
    if frame is None or "due" not in frame.__dict__:
        return {}
    placing = frame.__dict__.get("placing", -1)
    return {"spawn_due": [g.seats[seat] for seat in (placing, *frame.due) if seat >= 0]}


def _zombie_steps() -> list[str]:
    from shamble.kernel.flow import RULES

    return [step.__name__ for step in RULES["zombie-turn"].steps]


def public_facts(g: Lnoe) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        "game": g.NAME,
        "profile": g.profile.id,
        **({"switches": switches} if (switches := switches_of(g.profile)) else {}),
        "scenario": g.scenario,
        "players": g.players,
        "seats": list(g.seats),
        "board": json.loads(g.board.key),
        "round": g.round,
        "sun": g.sun,
        "turn": g.turn,
        "step": step_name(g),
        "turn_begun": g.turn_begun,
        **_under_way(g),
        "heroes": {
            sheet.id: {
                "space": g.board.names[g.hero_space[hero]] if g.hero_space[hero] >= 0 else None,
                "wounds": g.hero_wounds[hero],
                "health": sheet.health,
                "items": card_names(g, g.hero_items[hero]),
                "in_play": card_names(g, [row[0] for row in g.in_play if row[2] == hero]),
                "seat": g.seats[g.hero_seat[hero]],
                "activated": bool(g.activated >> hero & 1),
                "alive": g.hero_sheet[hero] == ALIVE,
                **({"lost_turn": True} if g.lost_turn >> hero & 1 else {}),
                **({"turned": True} if g.hero_sheet[hero] == TURNED else {}),
            }
            for hero, sheet in enumerate(HEROES)
            if g.hero_sheet[hero] in (ALIVE, DEAD, TURNED) and g.hero_seat[hero] >= 0
        },
        "zombies": {
            f"z{zombie}": {
                "space": g.board.names[space],
                "kind": "standard" if g.zombie_hero[zombie] < 0 else "zombie-hero",
                "seat": g.seats[g.zombie_seat[zombie]],
                "wounds": g.zombie_wounds[zombie],
                "health": g.zombie_health(zombie),
                "moved": bool(g.moved >> zombie & 1),
                **({} if g.zombie_hero[zombie] < 0 else {"hero": HEROES[g.zombie_hero[zombie]].id}),
            }
            for zombie, space in enumerate(g.zombie_space)
            if space >= 0
        },
        "in_play": card_names(g, [row[0] for row in g.in_play if row[2] < 0]),
        "in_play_rows": [
            {
                "card": g.box.kinds[copy].id,
                "seat": g.seats[seat],
                **({"hero": HEROES[hero].id} if hero >= 0 else {}),
                **({"building": g.board.buildings[building].id} if building >= 0 else {}),
                **({"space": g.board.names[space]} if space >= 0 else {}),
            }
            for copy, seat, hero, building, space in g.in_play
        ],
        "markers": [
            {
                "kind": kind,
                **({"space": g.board.names[space]} if space >= 0 else {}),
                **({"building": g.board.buildings[building].id} if building >= 0 else {}),
            }
            for kind, space, building, _ in g.markers
        ],
        "used": [
            {"card": g.box.kinds[copy].id, "hero": HEROES[by].id, "holder": HEROES[holder].id}
            for copy, by in dict(g.used).items()
            for holder, items in enumerate(g.hero_items)
            if copy in items
        ],
        "pits": [g.board.names[pit] for pit in g.pits],
        "pool": {g.seats[seat]: g.pool[seat] for seat in g.seats_of("zombies")},
        "zombies_killed": g.kills,
        "heroes_killed": g.deaths,
        "townsfolk": card_names(g, g.townsfolk),
        "effects": [
            {"effect": name, "who": _whom(g, name, who), "amount": amount, "until": until}
            for name, who, amount, until, _ in g.effects
        ],
        "notes": dict(g.notes),
    }


def _whom(g: Lnoe, quantity: str, who: int) -> str | None:
    if who < 0:
        return None
    if quantity == "no-zombie-leaves":
        return g.board.names[who]
    return f"z{who}" if quantity.startswith("zombie-") else HEROES[who].id


def in_nobodys_place(g: Lnoe) -> list[int]:
    """The cards that are being drawn or played and lie nowhere until that is done."""
    lie = {*g.hero_deck, *g.hero_discard, *g.zombie_deck, *g.zombie_discard, *g.removed, *g.townsfolk}
    for cards in (*g.hands, *g.hero_items):
        lie.update(cards)
    lie.update(row[0] for row in g.in_play)
    return [copy for copy in range(len(g.box.kinds)) if copy not in lie]


def full_state(g: Lnoe) -> dict[str, Any]:
    """Everything, secrets included. Decks and piles list their top card first."""
    return {
        **public_facts(g),
        "hands": {g.seats[seat]: card_names(g, hand) for seat, hand in enumerate(g.hands)},
        "hero_deck": card_names(g, reversed(g.hero_deck)),
        "hero_discard": card_names(g, reversed(g.hero_discard)),
        "zombie_deck": card_names(g, reversed(g.zombie_deck)),
        "zombie_discard": card_names(g, reversed(g.zombie_discard)),
        "removed": card_names(g, g.removed),
        "resolving": card_names(g, in_nobodys_place(g)),
        "seed": g.seed,
    }


def view(g: Lnoe, seat: int) -> dict[str, Any]:
    """The state as a seat may see it; -1 is a spectator. Hands are shared within a side.  [3.9.1.2, 3.9.2.1]

    Discard piles show their top card; all of them is open only where the rules let everybody look.  [3.9.1.3]
    """
    side = g.side[seat] if seat >= 0 else ""
    shown = public_facts(g)
    shown["hands"] = {
        g.seats[other]: card_names(g, hand) if g.side[other] == side else len(hand)
        for other, hand in enumerate(g.hands)
    }
    shown["hero_deck"] = len(g.hero_deck)
    shown["zombie_deck"] = len(g.zombie_deck)
    for name, pile in (("hero_discard", g.hero_discard), ("zombie_discard", g.zombie_discard)):
        shown[f"{name}_top"] = g.box.kinds[pile[-1]].id if pile else None
        if g.profile.discard_open:
            shown[name] = card_names(g, reversed(pile))
    return shown
