"""`solo`: the Zombies as the solo rules move them, choosing among the legal options.  [17.5]

Where a table would roll a die, the bot rolls one of its own. In a solo game (the switch `solo`) the hand is new each
turn and each fight has a card; in any other the bot plays the hand that the rules give it, by the same lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.bots.base import Choice, Reason, asked
from shamble.kernel.game import Decision
from shamble.lnoe.bots.solo_cards import choose_by_card, draw, playable, window, words_of_played
from shamble.lnoe.bots.solo_priorities import SoloDice, farthest_first, target, weakness
from shamble.lnoe.bots.steady import answer, in_words
from shamble.lnoe.rules.arming import PRICE
from shamble.lnoe.rules.champions import is_champion
from shamble.lnoe.rules.hunger import prey_at
from shamble.lnoe.rules.solo import pull, specials
from shamble.lnoe.rules.spawn import STANDARD, WEAPON, entrance, openings
from shamble.lnoe.state import Lnoe
from shamble.texts import say


class SoloBot(SoloDice):
    """Zombies by the solo rules. Asked for a Hero, it answers as steady does."""

    name = "solo"
    at_once = True

    def choose(self, game: Any) -> int:
        return self._answer(game)[0]

    def suggest(self, game: Any, language: str = "en") -> Choice:
        why: list[Reason] = []
        if game.side[asked(game).seat] == "heroes":
            return Choice(answer(game, why), in_words(why, language))
        number, reason = self._answer(game)
        return Choice(number, [say(language, reason)])

    def _answer(self, game: Any) -> tuple[int, str]:
        decision = asked(game)
        if game.side[decision.seat] == "heroes" or not game.round:
            # The lists begin with the first turn.
            return answer(game), "why-nothing-better"
        return ANSWERS.get(decision.kind, choose_by_card)(self, game, decision)


Answer = Callable[[SoloDice, Lnoe, Decision], tuple[int, str]]


# -- moving ------------------------------------------------------------------------------------------------


def move(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Each Zombie steps towards its target by the two priority lists; hunger comes before anything.  [17.5.3.5]"""
    cards = playable(bot, g, d)
    if cards:
        return bot.any_of(cards), "why-solo-card"
    off = [number for number, option in enumerate(d.options) if option[0] == "leave"]
    if off:
        return bot.any_of(off), "why-objective"
    moves = [number for number, option in enumerate(d.options) if option[0] == "move"]
    bitten = prey_at(g)
    for zombie in _marchers(g, d, moves):
        own = [number for number in moves if d.options[number][1] == zombie]
        prey = [number for number in own if bitten[d.options[number][2]]]
        if prey:
            # Of several the fewest, then the weakest.
            return bot.least(prey, lambda n: weakness(g, d.options[n][2])), "why-solo-hunger"
        steps = g.board.distance[target(bot, g, zombie)]
        closer = [n for n in own if steps[d.options[n][2]] < steps[g.space_of[zombie]]]
        if closer:
            return _best_space(bot, g, d, closer), "why-solo-closest"
    done = next((n for n, option in enumerate(d.options) if option[0] == "done"), -1)
    return (done, "why-hold-ground") if done >= 0 else (bot.any_of(moves), "why-solo-closest")


def drag(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    """A Hero whom the Zombies move goes towards the closest of them.  [17.5.4.1]"""
    where = set(g.zombie_spaces())

    def away(space: int) -> int:
        return min((g.board.distance[space][at] for at in where), default=0)

    steps = [number for number, option in enumerate(d.options) if option[0] == "step"]
    closer = [number for number in steps if away(d.options[number][1]) < away(g.space_of[d.actor])]
    if closer:
        return bot.least(closer, lambda n: away(d.options[n][1])), "why-solo-card"
    rest = [number for number in range(len(d.options)) if number not in steps]
    return bot.any_of(rest or steps), "why-solo-wait"


def _marchers(g: Lnoe, d: Decision, moves: list[int]) -> list[int]:
    """Zombies in the order of their move: the farthest first where a card moves only some of them.  [17.5.4.1]"""
    zombies = sorted({d.options[number][1] for number in moves})
    if g.stack[-1].rule == "advance":
        zombies.sort(key=lambda zombie: farthest_first(g, zombie))
    return zombies


def _best_space(bot: SoloDice, g: Lnoe, d: Decision, numbers: list[int]) -> int:
    """Next to most Heroes, out of their sight, in the forest, in a building.  [17.5.3.5]"""
    board = g.board
    seen = 0
    for at in g.hero_spaces():
        seen |= board.sight[at]

    def space(number: int) -> int:
        to: int = d.options[number][2]
        return to

    return bot.least(
        numbers,
        lambda n: -sum(g.heroes_at[near] for near in board.adjacent[space(n)]),
        lambda n: seen >> space(n) & 1,
        lambda n: 1 - (board.forest >> space(n) & 1),
        lambda n: float(board.building[space(n)] < 0),
    )


# -- spawning ----------------------------------------------------------------------------------------------


def spend(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    """What comes was rolled for: first so many of what is special.  [17.5.3.7]"""
    placing = g.stack[-1]
    facts = placing.__dict__
    goods = {option[2]: number for number, option in enumerate(d.options) if option[0] == "buy"}
    what, due = (facts["kind"], facts["special"]) if "special" in facts else specials(bot.d6, goods)
    have = sum(placing.counts)
    if what == WEAPON:
        have = (facts.get("count", placing.left) - placing.left - have) // PRICE
    wanted = what if have < due else STANDARD
    number = goods.get(wanted, goods.get(STANDARD, -1))
    if number < 0:
        # Nobody saves points or brings in a Champion that was not rolled for.
        number = next((n for good, n in goods.items() if not is_champion(good)), len(d.options) - 1)
    return number, "why-solo-spawn"


def place(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Pit by pit, clockwise from the board with most Heroes.  [17.5.3.7]"""
    placing = g.stack[-1]
    options = [number for number, option in enumerate(d.options) if option[0] == "place"]
    facts = placing.__dict__
    if "clockwise" in words_of_played(g) and "spaces" in facts:
        return _next_board(bot, g, d, options, facts["spaces"]), "why-solo-spawn"
    if placing.rule != "place-zombies":
        return bot.least(options, lambda n: pull(g, d.options[n][-1])), "why-solo-spawn"
    first = facts["first"] if "first" in facts else min(openings(g), key=lambda pit: pull(g, pit))
    outer, around = g.board.outer_of, max(1, len(g.board.outer))
    if entrance(g):
        return bot.least(
            options, lambda n: (pull(g, d.options[n][-1]), g.zombies_at[d.options[n][-1]])
        ), "why-solo-spawn"
    number = bot.least(
        [number for number in options if d.options[number][-1] in g.pits],
        lambda n: ((outer[d.options[n][-1]] - outer[first]) % around, d.options[n][-1] != first, d.options[n][-1]),
    )
    return number, "why-solo-spawn"


def _next_board(bot: SoloDice, g: Lnoe, d: Decision, numbers: list[int], filled: tuple[int, ...]) -> int:
    """One on each board, clockwise from the one with most Heroes, before a second one comes on any.  [17.5.4.1]"""
    outer, around = g.board.outer_of, max(1, len(g.board.outer))
    space_of = {number: d.options[number][-1] for number in numbers}
    first = filled[0] if filled else space_of[bot.least(numbers, lambda n: pull(g, space_of[n]))]
    filled_on = [outer[space] for space in filled]
    return bot.least(
        numbers,
        lambda n: filled_on.count(outer[space_of[n]]),
        lambda n: (outer[space_of[n]] - outer[first]) % around,
    )


def buy_upgrade(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Whenever they can.  [17.5.3.3]"""
    return bot.any_of([number for number, option in enumerate(d.options) if option[0] == "buy"]), "why-upgrade"


ANSWERS: dict[str, Answer] = {
    "buy-upgrade": buy_upgrade,
    "move-zombies": move,
    "move-hero": drag,
    "spend-spawn": spend,
    "place-zombie": place,
    "discard-and-draw": draw,
    "window": window,
}
