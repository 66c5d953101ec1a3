"""Special rules that each side buys with dots before the game.  [5.1.3, 5.2, 16.1, 16.2]"""

from __future__ import annotations

from functools import lru_cache

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import SPECIAL, Content
from shamble.lnoe.profiles import Profile
from shamble.lnoe.rows import SpecialRow
from shamble.lnoe.rules.boards import is_free
from shamble.lnoe.scenario import SCENARIOS, agree_on, dots_of, exclude, red_are_taken, scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP

DONE: Option = ("done",)

HERO_PLAYERS = 4
"""As many as there are Heroes in most games; whoever comes on top is an extra one."""
EXTRA_HERO_PLAYER, TWO_ZOMBIE_PLAYERS = 5, 2
"""Dots that the Zombies get in return."""


# -- dots --------------------------------------------------------------------------------------------------


def budget(g: Lnoe, side: str, agreed: int) -> int:
    """How many dots a side may spend: as many as both have agreed on, and what balances the game."""
    return agreed + balance(g, side)


def balance(g: Lnoe, side: str) -> int:
    """What a side gets beyond the other: by the scenario, and for who else sits at the table."""
    if not g.profile.balance_dots:
        return 0
    dots = scenario_of(g).row.dots.get(side, 0)
    if side == "zombies":
        dots += for_who_sits(len(g.seats_of("heroes")), len(g.seats_of("zombies")))
    return dots


def for_who_sits(heroes: int, zombies: int) -> int:
    """Dots that the Zombies get for so many players of either side.  [16.3.12, 17.1.9]"""
    return EXTRA_HERO_PLAYER * max(0, heroes - HERO_PLAYERS) + (TWO_ZOMBIE_PLAYERS if zombies == 2 else 0)


def spent(g: Lnoe, side: str) -> int:
    """What a side's special rules of this game are worth."""
    rows = [(SPECIAL[rule], times) for rule, times in g.special.items()]
    own = [(row, times) for row, times in rows if row.side == side and not is_always(g, row.id)]
    return sum(dots_of(row.id, g.profile) * (times // row.each) for row, times in own)


def suggested(g: Lnoe, side: str, agreed: int) -> int:
    """How many dots a side should still spend to be even with the other.  [16.2]"""
    others = {other: spent(g, other) - balance(g, other) for other in dict.fromkeys(g.side) if other != side}
    left = budget(g, side, agreed) - spent(g, side)
    if g.side.index(side) < min(g.side.index(other) for other in others):
        return left
    return max(0, min(left, max(others.values()) + balance(g, side) - spent(g, side)))


# -- what there is to buy ----------------------------------------------------------------------------------


def is_always(g: Lnoe, rule: str) -> bool:
    """Whether the rules in use have it in every game.  [16.1]"""
    return always_by(g.profile, rule)


def always_by(rules: Profile, rule: str) -> bool:
    """The same of a profile."""
    row = SPECIAL[rule]
    said = bool(row.switch) and all(getattr(rules, switch, "") == value for switch, value in row.switch.items())
    return said or (rules.always_rules and row.always)


def always_added(g: Lnoe) -> tuple[str, ...]:
    """Those that come with the profile in every game, but for what has a switch of its own.  [16.1]"""
    return g.content.always if g.profile.always_rules else ()


def for_sale(g: Lnoe, side: str, dots: int) -> tuple[str, ...]:
    """What a side may still add for so many dots: nothing twice that counts once, nothing that does not go together."""
    return _goods(g.content, g.profile, g.scenario, side, dots, tuple(g.in_effect.items()))


@lru_cache(maxsize=1024)
def _goods(
    known: Content, rules: Profile, scenario: str, side: str, dots: int, taken: tuple[tuple[str, int], ...]
) -> tuple[str, ...]:
    """Kept, because a laboratory sets up thousands of games that begin with the same rules."""
    return tuple(
        rule
        for rule in known.special
        if SPECIAL[rule].side == side
        and 0 < dots_of(rule, rules) <= dots
        and _may_be_added(known, rule, dict(taken), scenario, rules)
    )


def _may_be_added(known: Content, rule: str, taken: dict[str, int], scenario: str, rules: Profile) -> bool:
    row, times = SPECIAL[rule], taken.get(rule, 0)
    shared = taken.get(row.shares, 0) if row.shares else 0
    if always_by(rules, rule) or any(exclude(rule, other) for other in taken if other != rule):
        return False
    if red_are_taken(rule, taken, scenario, rules) or not all(taken.get(one, 0) for one in row.needs):
        return False
    return times + shared + row.each <= most_times(known, row) if row.times else not times


def most_times(known: Content, row: SpecialRow) -> int:
    """How high x may be with these boxes."""
    if not row.cards:
        return row.most
    return min(row.most, sum(row.cards in known.kinds[copy].keywords for copy in known.decks["hero"]))


def add_rule(g: Lnoe, rule: str, seat: int) -> None:
    """The rule is in effect, once or once more."""
    agree_on(g, {**g.special, rule: g.special.get(rule, 0) + SPECIAL[rule].each})
    g.emit("bought", what=rule, seat=seat, dots=dots_of(rule, g.profile))


def draw_rules(g: Lnoe, agreed: int) -> None:
    """Chance spends the dots of both sides, as far as anything can be had for them.  [5.2]"""
    for side in dict.fromkeys(g.side):
        while rules := for_sale(g, side, budget(g, side, agreed) - spent(g, side)):
            add_rule(g, rules[g.pick(SETUP, len(rules))], g.side.index(side))


def unfit(special: dict[str, int], scenario: str, rules: Profile) -> str:
    """Why these rules are not played in a scenario, as a sentence; empty: they are. No scenario: it is drawn later."""
    own = SCENARIOS[scenario].rules_under(rules) if scenario else {}
    for rule, times in special.items():
        row = SPECIAL[rule]
        if rules.always_rules and row.always and times == 1:
            # It comes with the profile in every game, named or not.  [16.1]
            continue
        others = [other for other in (*own, *special) if other != rule]
        missed = [other for other in row.needs if other not in others]
        if missed and scenario:
            return f"The special rule {rule} is only used with {missed[0]}, which {scenario} has not."
        if against := [other for other in others if exclude(rule, other)]:
            if against[0] in own:
                return f"The special rule {rule} is not used with {against[0]}, which {scenario} has."
            return f"The special rules {rule} and {against[0]} are not used together."
        if red_are_taken(rule, others, scenario, rules):
            return f"The special rule {rule} takes red Zombies, and they are taken: no other rule may use them."
        if row.times and times + own.get(rule, 0) > row.most:
            return f"The special rule {rule} is used {row.most} times at most, and {scenario} has {own[rule]} of them."
        if row.shares and sum(said.get(one, 0) for said in (own, special) for one in (rule, row.shares)) > row.most:
            return f"The special rules {rule} and {row.shares} together are used {row.most} times at most."
        if row.boards and scenario and rule not in own and not is_free(scenario, row.boards):
            return f"{scenario} says how its boards lie: the special rule {rule} is not used in it."
    return ""


# -- buying ------------------------------------------------------------------------------------------------

buy = Rule("buy-special-rules")  # facts: seat, dots (in all)


@buy.step
def offer_rules(g: Lnoe, f: Frame) -> None:
    """One rule, or one time of it, after the other, until the side has enough.  [16.2]"""
    side = g.side[f.seat]
    rules = for_sale(g, side, f.dots - spent(g, side))
    g.ask(f.seat, "special-rules", [DONE, *(("buy", "rule", rule, "dots", dots_of(rule, g.profile)) for rule in rules)])


@buy.step
def take_rule(g: Lnoe, f: Frame) -> None:
    if g.answer != DONE:
        f.to("offer_rules")
        add_rule(g, g.answer[2], f.seat)
