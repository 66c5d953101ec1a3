"""`solo`: the Zombies as the solo rules move them, choosing among the legal options.  [17.5]

Cards are played as soon as they can be, on whom the card list says; Zombies walk to the closest Heroes; new ones come
where most Heroes are. The decks and hands are those of the game: there is no Zombie Fight Deck of its own, so a Zombie
has a Fight card when the hand has one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.bots.base import Bot, Choice, Reason, asked
from shamble.kernel.game import Decision, Option
from shamble.lnoe.bots.cards import purposes
from shamble.lnoe.bots.look import besieged, health_left
from shamble.lnoe.bots.steady import answer, in_words
from shamble.lnoe.state import Lnoe
from shamble.texts import say


class SoloBot(Bot):
    """Zombies by the solo rules. Asked for a Hero, it answers as steady does."""

    name = "solo"

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
        if game.side[decision.seat] == "heroes":
            return answer(game), "why-nothing-better"
        return ANSWERS.get(decision.kind, _choose)(self, game, decision)

    def any_of(self, numbers: list[int]) -> int:
        """One of these by a roll of the dice."""
        return numbers[self.pick(len(numbers))]

    def least(self, numbers: list[int], *priorities: Callable[[int], float]) -> int:
        """The option with the lowest first priority, then second, and so on; a roll decides what is left."""
        for priority in priorities:
            worths = {number: priority(number) for number in numbers}
            lowest = min(worths.values())
            numbers = [number for number in numbers if worths[number] == lowest]
            if len(numbers) == 1:
                break
        return self.any_of(numbers)


Answer = Callable[[SoloBot, Lnoe, Decision], tuple[int, str]]


def _far(g: Lnoe, space: int) -> float:
    """Spaces to the closest Hero."""
    return min((g.board.distance[space][at] for at in g.hero_spaces()), default=0)


# -- Zombies ----------------------------------------------------------------------------------------------


def _move(bot: SoloBot, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Each Zombie steps towards its target by the two priority lists.  [17.5.3.5]"""
    cards = _playable(bot, g, d)
    if cards:
        return bot.any_of(cards), "why-solo-card"
    moves = [number for number, option in enumerate(d.options) if option[0] == "move"]
    order = _marchers(g, d, moves)
    for zombie in order:
        own = [number for number in moves if d.options[number][1] == zombie]
        target = _target(bot, g, g.space_of[zombie])
        steps = g.board.distance[target]
        closer = [n for n in own if steps[d.options[n][2]] < steps[g.space_of[zombie]]]
        if closer:
            return _best_space(bot, g, d, closer), "why-solo-closest"
    done = next((n for n, option in enumerate(d.options) if option[0] == "done"), -1)
    return (done, "why-hold-ground") if done >= 0 else (bot.any_of(moves), "why-solo-closest")


def _marchers(g: Lnoe, d: Decision, moves: list[int]) -> list[int]:
    """Zombies in the order of their move: the farthest first where a card moves only some of them.  [17.5.4.1]"""
    zombies = sorted({d.options[number][1] for number in moves})
    if g.stack[-1].rule == "advance":
        zombies.sort(key=lambda zombie: -_far(g, g.space_of[zombie]))
    return zombies


def _target(bot: SoloBot, g: Lnoe, space: int) -> int:
    """The space to walk to: the scenario's objective, else the closest Heroes, the fewest, the weakest.  [17.5.5]"""
    heroes = sorted(set(g.hero_spaces()))
    house = besieged(g)
    if house and not any(at in house for at in heroes):
        return min(house, key=lambda room: g.board.distance[space][room])
    number = bot.least(
        list(range(len(heroes))),
        lambda n: g.board.distance[space][heroes[n]],
        lambda n: g.heroes_at[heroes[n]],
        lambda n: sum(health_left(g, hero) for hero in g.heroes_in(heroes[n])),
    )
    return heroes[number]


def _best_space(bot: SoloBot, g: Lnoe, d: Decision, numbers: list[int]) -> int:
    """Next to most Heroes, out of their sight, in the forest, in a building."""
    board = g.board
    seen = 0
    for at in g.hero_spaces():
        seen |= board.sight[at]

    def space(number: int) -> int:
        to: int = d.options[number][2]
        return to

    return bot.least(
        numbers,
        lambda n: -g.heroes_at[space(n)],
        lambda n: -sum(g.heroes_at[near] for near in board.adjacent[space(n)]),
        lambda n: seen >> space(n) & 1,
        lambda n: 1 - (board.forest >> space(n) & 1),
        lambda n: float(board.building[space(n)] < 0),
    )


def _place(bot: SoloBot, g: Lnoe, d: Decision) -> tuple[int, str]:
    """On the board with most Heroes, then with the weakest.  [17.5.3.7]"""
    outer = g.board.outer_of
    places = [number for number, option in enumerate(d.options) if option[0] == "place"]

    def heroes(number: int) -> list[int]:
        return [h for h in g.living_heroes() if outer[g.space_of[h]] == outer[d.options[number][-1]]]

    number = bot.least(places, lambda n: -len(heroes(n)), lambda n: sum(health_left(g, hero) for hero in heroes(n)))
    return number, "why-solo-spawn"


# -- cards -------------------------------------------------------------------------------------------------


def _playable(bot: SoloBot, g: Lnoe, d: Decision) -> list[int]:
    """The options that play one card, its moment having come; whom it is played on is left to the dice or the list."""
    plays = [number for number, option in enumerate(d.options) if len(option) == 9 and _its_moment(g, option)]
    if not plays:
        return []
    kind = d.options[plays[0]][1]
    own = [number for number in plays if d.options[number][1] == kind]
    modes = sorted({d.options[number][-1] for number in own})
    mode = modes[0] if len(modes) == 1 else modes[bot.pick(len(modes))]
    own = [number for number in own if d.options[number][-1] == mode]
    if "walk" in purposes(d.options[own[0]]) and d.options[own[0]][4] >= 0:
        farthest = max(_far(g, g.space_of[d.options[number][4]]) for number in own)
        own = [number for number in own if _far(g, g.space_of[d.options[number][4]]) == farthest]
    return own


def _its_moment(g: Lnoe, option: Option) -> bool:
    """Cards are used at once, but for those that the list tells to wait.  [17.5.4]"""
    does = purposes(option)
    roll, fight = g.top("movement-roll"), g.top("fight")
    if "slow" in does and roll is not None:
        return bool(roll.die >= 3)
    if "hero-rerolls" in does:
        return fight is not None and max(fight.hero_dice) > max(fight.zombie_dice)
    return True


def _window(bot: SoloBot, g: Lnoe, d: Decision) -> tuple[int, str]:
    cards = _playable(bot, g, d)
    if cards:
        return bot.any_of(cards), "why-solo-card"
    return 0, "why-solo-wait"


def _draw(bot: SoloBot, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Unused cards go before new ones come, as far as the rules of the hand allow.  [17.5.3.2]"""
    cards = _playable(bot, g, d)
    if cards:
        return bot.any_of(cards), "why-solo-card"
    discards = [number for number, option in enumerate(d.options) if option[0] == "discard"]
    return (bot.any_of(discards), "why-solo-discard") if discards else (0, "why-solo-wait")


def _choose(bot: SoloBot, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Zombies that leave the board are the farthest; dice of the Hero are those that win; the rest is rolled for."""
    numbers = list(range(len(d.options)))
    about = d.facts[0] if d.facts else ""
    if about == "zombie":
        chosen = [number for number in numbers if d.options[number][0] == "choose"]
        return bot.least(chosen, lambda n: -_far(g, g.space_of[d.options[n][2]])), "why-solo-farthest"
    if about == "dice":
        fight = g.top("fight")
        best = 0 if fight is None else max(fight.zombie_dice)
        numbers = [n for n in numbers if d.options[n][0] == "choose"]
        winning = [n for n in numbers if min(d.options[n][2]) >= best]
        return bot.least(winning or numbers, lambda n: -len(d.options[n][2])), "why-solo-card"
    return bot.any_of(numbers), "why-solo-roll"


ANSWERS: dict[str, Answer] = {
    "move-zombies": _move,
    "place-zombie": _place,
    "discard-and-draw": _draw,
    "window": _window,
    "choose": _choose,
}
