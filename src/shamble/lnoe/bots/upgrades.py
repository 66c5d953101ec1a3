"""What steady buys with Experience: what helps this Hero most for each token.  [13.5, 13.6, 14.10]"""

from __future__ import annotations

from shamble.bots.base import Reason
from shamble.kernel.game import Decision, Option
from shamble.lnoe.bots.cards import HERO_TAGS, KILLING_TAGS
from shamble.lnoe.bots.look import usable_guns
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import KIND, Kind
from shamble.lnoe.goal_learning import Learn
from shamble.lnoe.rules.experience import HORDE, is_boosted, may_come, price_of, upgrades_of
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

BOOST = 0.7
"""What a Boost is worth beside the Upgrade itself."""
SHOOTING = frozenset(("aim", "shoot", "light"))
"""What is of use to who carries something to shoot or throw."""


def buy(g: Lnoe, d: Decision, why: list[Reason] | None) -> int:
    """Tokens are of no use in a pile: the best of what can be paid for."""
    best = max(range(len(d.options)), key=lambda number: worth(g, d.actor, d.options[number]))
    if why is not None and d.options[best][0] != "done":
        why.append(("why-upgrade", {}))
    return best


def worth(g: Lnoe, buyer: int, option: Option) -> float:
    """What an option gives for each token; a card of a deck is as good as the cards there are on the average."""
    if option[0] == "done":
        return 0.0
    if option[0] == "boost":
        return 0.0 if wins_by_learning(g) else BOOST * value(g, buyer, KIND[option[1]]) / KIND[option[1]].row.boost
    if buyer == HORDE:
        return 1.0
    cards = may_come(g, buyer, option[2])
    good = sum(gain(g, buyer, g.content.kinds[copy]) for copy in cards) / len(cards)
    return good / max(1, price_of(g, buyer, option[2]))


def wins_by_learning(g: Lnoe) -> bool:
    """Whether each Upgrade bought is a step to victory, which a Boost is not."""
    return any(isinstance(goal, Learn) for goal in scenario_of(g).singles("heroes"))


def gain(g: Lnoe, hero: int, kind: Kind) -> float:
    """What a card would give a Hero; a second copy is a Boost for nothing, a third one nothing."""
    if kind.id not in [g.content.kind_of[copy] for copy in upgrades_of(g, hero)]:
        return value(g, hero, kind)
    return 0.1 if is_boosted(g, hero, kind.id) else BOOST * value(g, hero, kind)


def value(g: Lnoe, hero: int, kind: Kind) -> float:
    """By the best of its tags; shooting is for those who have something to shoot with."""
    if kind.tags & SHOOTING:
        return 1.0 + 3.0 * bool(usable_guns(g, hero))
    best = max((HERO_TAGS.get(tag, 2.0) for tag in kind.tags), default=2.0)
    return best + (weights(g)["killers"] if kind.tags & KILLING_TAGS else 0.0)
