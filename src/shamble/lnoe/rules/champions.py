"""Zombie Champions: figures of one use, paid with Experience and with Spawn Points that may be saved for them.

Tokens on the sheet of a kind are notes of the game, so that everybody sees them.  [14.5]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shamble.kernel.game import Option
from shamble.lnoe.content import MODEL, ModelKind
from shamble.lnoe.rules.experience import HORDE, experience_of, pay
from shamble.lnoe.scenario import in_effect
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL

RULE = "zombie-champions"
"""The special rule that brings them where the profile does not.  [16.1]"""
FULL = 2
"""Times of that rule for which all figures there are lie ready."""
TOKENS = "spawn-tokens-"
EXTRA = "extra-champion"
"""The token of a Champion that does not count against the pool: killed, it is there again.  [16.6.11.2]"""


# -- the pool ----------------------------------------------------------------------------------------------


def champion_kinds(g: Lnoe) -> list[ModelKind]:
    """The kinds of Champions that the boxes in play bring."""
    return [kind for kind in g.content.models if kind.champion]


def is_champion(what: str) -> bool:
    """Whether something that Spawn Points buy is a Champion."""
    return what in MODEL and MODEL[what].champion


def gather_champions(g: Lnoe) -> None:
    """All figures, or half of them for each time of the special rule; two players share them.  [5.7.3, 17.1.5]"""
    times = FULL if g.profile.champion_pool == "full" else min(FULL, max(1, in_effect(g, RULE)))
    owner = g.lead_zombie_seat()
    figures = [(kind.id, number + 1) for kind in champion_kinds(g) for number in range(kind.pool * times // FULL)]
    g.add_models([(kind, number, owner, None) for kind, number in figures], IN_POOL)


def champions_in_pool(g: Lnoe, kind: str) -> list[int]:
    """The figures of a kind of Champion that are ready."""
    return [model for model, own in enumerate(g.model) if own.id == kind and g.space_of[model] == IN_POOL]


def cards_in_return(g: Lnoe) -> int:
    """Where the players have agreed on Champions, each Hero starts with a card for each time of the rule."""
    return g.special.get(RULE, 0) if g.content.champions and g.profile.champion_pool == "scenario" else 0


# -- Spawn Tokens ------------------------------------------------------------------------------------------


def tokens_on(g: Lnoe, kind: ModelKind) -> int:
    """Spawn Points that lie on the sheet of a kind.  [14.5.1.1]"""
    return g.notes.get(TOKENS + kind.id, 0)


def saved_tokens(g: Lnoe) -> dict[str, int]:
    """The sheets with Spawn Tokens on them."""
    return {kind.id: count for kind in champion_kinds(g) if (count := tokens_on(g, kind))}


def lay_tokens(g: Lnoe, kind: ModelKind, count: int) -> None:
    """So many tokens lie on the sheet from now on."""
    g.notes.pop(TOKENS + kind.id, None)
    if count:
        g.notes[TOKENS + kind.id] = count


def to_save(g: Lnoe, points: int, figures: Iterable[str]) -> list[Option]:
    """How many of these points may be laid on each sheet, never more than such a Champion costs.  [14.5.1.1]"""
    found: list[Option] = []
    for kind in figures:
        most = min(points, points_due(g, MODEL[kind]))
        found += [("save", "what", kind, "tokens", count) for count in range(1, most + 1)]
    return found


def save_points(g: Lnoe, seat: int, what: str, count: int) -> int:
    """Spawn Points go to a sheet; returns how many."""
    lay_tokens(g, MODEL[what], tokens_on(g, MODEL[what]) + count)
    g.emit("saved", seat=seat, what=what, tokens=count, saved=tokens_on(g, MODEL[what]))
    return count


# -- bringing one in ---------------------------------------------------------------------------------------


def next_champions(g: Lnoe) -> dict[str, int]:
    """Kinds of Champions -> the figure of the pool that would come next; any number may be in play.  [14.5.1.3]"""
    where, found = g.space_of, list[tuple[int, str]]()
    for kind, figures in g.champions.items():
        for model in figures:
            if where[model] == IN_POOL:
                found.append((model, kind))
                break
    return {kind: model for model, kind in sorted(found)}


def ready(g: Lnoe, points: int, figures: Mapping[str, int]) -> dict[str, int]:
    """The Champions that the tokens on their sheets and these points pay for, with Experience enough.  [14.5.1.2]"""
    have = experience_of(g, HORDE)
    if not have:
        return {}
    return {
        kind: figure
        for kind, figure in figures.items()
        if points_due(g, MODEL[kind]) <= points and MODEL[kind].row.experience <= have
    }


def points_due(g: Lnoe, kind: ModelKind) -> int:
    """Spawn Points that a Champion still costs besides the tokens on its sheet."""
    return kind.spawn_points - tokens_on(g, kind)


def pay_for_champion(g: Lnoe, kind: ModelKind) -> int:
    """Tokens come off the sheet and Experience is paid; returns the points that it costs besides.  [14.5.1.2]"""
    due = points_due(g, kind)
    lay_tokens(g, kind, 0)
    pay(g, HORDE, kind.row.experience)
    return due
