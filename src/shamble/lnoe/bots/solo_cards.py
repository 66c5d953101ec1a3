"""The card list of the solo game: when a Zombie card is used, and on whom.  [17.5.4]

What the list says of a card is in the `solo` of its row. A card is used as soon as it can be, and on whom the dice say,
unless the row says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from shamble.kernel.flow import Frame
from shamble.kernel.game import Decision, Option
from shamble.lnoe.board.steps import FAR
from shamble.lnoe.bots.solo_priorities import SoloDice, far, farthest_first, rank
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.alternatives import alternative_note
from shamble.lnoe.rules.cards import being_played
from shamble.lnoe.rules.destroyed import fled
from shamble.lnoe.rules.experience import experience_of, upgrades_of
from shamble.lnoe.rules.fight import wins_ties
from shamble.lnoe.rules.sacrifice import offered
from shamble.lnoe.rules.section import section_of
from shamble.lnoe.rules.solo import health_left
from shamble.lnoe.state import Lnoe

FEW = 2
"""Fewer Zombies than so many for each Hero call for more.  [17.5.4.3]"""
HIGH_ROLL = 3
"""A movement roll worth spoiling: Trip! is for the first Hero to roll this or more.  [17.5.4.1]"""

HEALS = frozenset(("heal", "heal-all"))
"""The tags of what takes wounds off."""

# -- playing -----------------------------------------------------------------------------------------------


def window(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    cards = playable(bot, g, d)
    if cards:
        return bot.any_of(cards), "why-solo-card"
    return 0, "why-solo-wait"


def draw(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Unused cards go before new ones come, as far as the rules of the hand allow.  [17.5.3.2]"""
    cards = playable(bot, g, d)
    if cards:
        return bot.any_of(cards), "why-solo-card"
    discards = [number for number, option in enumerate(d.options) if option[0] == "discard"]
    return (bot.any_of(discards), "why-solo-discard") if discards else (0, "why-solo-wait")


def playable(bot: SoloDice, g: Lnoe, d: Decision) -> list[int]:
    """The options that play one card whose moment has come; a roll decides between them.  [17.5.4.1]"""
    plays = [number for number, option in enumerate(d.options) if option[0] in ("play-card", "use-item")]
    for kind in dict.fromkeys(d.options[number][1] for number in plays):
        own = [number for number in plays if d.options[number][1] == kind]
        own = [number for number in own if _its_moment(bot, g, d.options[number])]
        if own:
            return _on_whom(bot, g, d, KIND[kind].row.solo, own)
    return []


def _its_moment(bot: SoloDice, g: Lnoe, option: Option) -> bool:
    """Cards are used at once, but for those that the list tells to wait.  [17.5.4.1, 17.5.4.2]"""
    kind = KIND[option[1]]
    words = kind.row.solo
    if "alternatives" in words:
        # On 1 to 3 the upper one, on 4 to 6 the lower one; one that is of no use by then is lost, or an Upgrade waits.
        die = g.notes.get(alternative_note(kind.id)) or bot.d6()
        return bool(option[-1] == (kind.uses or kind.lying)[die > 3].mode)
    if "when-few" in words:
        return len(g.zombies) < FEW * len(g.heroes)
    if "high-roll" in words:
        roll = g.top("movement-roll")
        return roll is not None and roll.die >= HIGH_ROLL
    if "when-beaten" in words:
        fight = g.top("fight")
        return fight is not None and _beaten(g, fight)
    if "farthest" in words and option[4] >= 0:
        # While hunger lets only the nearest be chosen, the farthest are waited for.
        return far(g, option[4]) == max(far(g, zombie) for zombie in g.zombies if not g.moved >> zombie & 1)
    if "fight-deck" in words and option[7] >= 0:
        # A card that lies on another Hero is not this fight's business.
        fight = g.top("fight")
        return fight is not None and any(row[0] == option[7] and row[2] == fight.hero for row in g.in_play)
    return True


def _beaten(g: Lnoe, fight: Frame) -> bool:
    hero, zombie = max(fight.hero_dice), max(fight.zombie_dice)
    return hero > zombie or (hero == zombie and wins_ties(g, fight))


def _on_whom(bot: SoloDice, g: Lnoe, d: Decision, words: Sequence[str], own: list[int]) -> list[int]:
    """Those of the options among which the dice decide."""
    if "farthest" in words and d.options[own[0]][4] >= 0:
        first = min(farthest_first(g, d.options[number][4]) for number in own)
        return [number for number in own if farthest_first(g, d.options[number][4]) == first]
    if "random-building" in words:
        building = roll_building(bot, g, [d.options[number][6] for number in own])
        return [number for number in own if d.options[number][6] == building]
    if "least-health" in words:
        least = min(health_left(g, d.options[number][3]) for number in own)
        return [number for number in own if health_left(g, d.options[number][3]) == least]
    for word, counted in (("most-experience", experience_of), ("most-upgrades", upgrades_bought)):
        if word in words:
            most = max(counted(g, d.options[number][3]) for number in own)
            return [number for number in own if counted(g, d.options[number][3]) == most]
    if "closest" in words and d.options[own[0]][-1] == KIND[d.options[own[0]][1]].uses[0].mode:
        return _lowest(own, lambda number: _near(g, (d.options[number][5],)))
    if "next-to-closest" in words:
        return _lowest(own, lambda number: _near(g, g.board.adjacent[d.options[number][5]]))
    if "closest-to-hurt" in words:
        hurt = g.top("zombie-hurt")
        assert hurt is not None, "the card is for a Zombie that was just wounded"
        away = g.board.distance[hurt.space]
        return _lowest(own, lambda number: away[g.space_of[d.options[number][4]]])
    if "random-card" in words and d.options[own[0]][7] >= 0:
        return _copy_by_copy(g, {g.content.kind_of[d.options[number][7]]: number for number in own})
    if "beside-a-hero" in words and d.options[own[0]][5] >= 0:
        beside = {hero: [n for n in own if d.options[n][5] in g.board.adjacent[g.space_of[hero]]] for hero in g.heroes}
        rolled = bot.any_of([hero for hero, numbers in beside.items() if numbers])
        return beside[rolled]
    if "weapons-first" in words:
        return [number for number in own if g.content.kinds[d.options[number][7]].is_weapon] or own
    return own


def _lowest(numbers: list[int], worth: Callable[[int], int]) -> list[int]:
    lowest = min(map(worth, numbers))
    return [number for number in numbers if worth(number) == lowest]


def _near(g: Lnoe, spaces: Iterable[int]) -> int:
    """How far the Zombies in these spaces are from Heroes or objective.  [17.5.4.1]"""
    return min((far(g, zombie) for space in spaces for zombie in g.zombies_in(space)), default=FAR)


def upgrades_bought(g: Lnoe, hero: int) -> int:
    return len(upgrades_of(g, hero))


def roll_building(bot: SoloDice, g: Lnoe, usable: list[int]) -> int:
    """A random building by a board and a number; a choice result is rolled again.  [3.4, 17.5.4.1]"""
    houses = g.board.buildings
    section = bot.any_of(sorted({houses[building].board for building in usable}))
    numbered = [(number, b) for b in usable if houses[b].board == section for number in houses[b].numbers]
    if not numbered:
        return bot.any_of(usable)
    return numbered[bot.pick(len(numbered))][1]


# -- what a card asks --------------------------------------------------------------------------------------


def choose_by_card(bot: SoloDice, g: Lnoe, d: Decision) -> tuple[int, str]:
    """Zombies that leave the board are the farthest; dice are those that matter; the rest is rolled for.

    [17.5.3.2, 17.5.4.1, 17.5.4.2]
    """
    chosen = [number for number, option in enumerate(d.options) if option[0] == "choose"]
    if g.stack[-1].rule == "destroy-building":
        return _way_out(bot, g, d), "why-solo-card"
    if not chosen:
        return bot.any_of(list(range(len(d.options)))), "why-solo-roll"
    about = d.options[chosen[0]][1]
    if about == "zombie" and g.stack[-1].rule == "arm-zombie":
        return bot.least(chosen, lambda n: g.model[d.options[n][2]].row.solo_rank), "why-solo-spawn"
    if about == "zombie":
        return bot.least(chosen, lambda n: _kept(g, d.options[n][2])), "why-solo-farthest"
    if about == "dice":
        return _dice(bot, g, d, chosen), "why-solo-card"
    if about == "building":
        building = roll_building(bot, g, [d.options[number][2] for number in chosen])
        return next(number for number in chosen if d.options[number][2] == building), "why-solo-roll"
    if about == "section":
        return bot.least(chosen, lambda n: -_crowd_on(g, d.options[n][2])), "why-solo-roll"
    if about == "card":
        return _card(bot, g, d, chosen), "why-solo-roll"
    return bot.any_of(chosen), "why-solo-roll"


def _way_out(bot: SoloDice, g: Lnoe, d: Decision) -> int:
    """Out of a ruin next to the Heroes who had to leave it too; where there were none, anywhere.  [17.5.5]"""
    beside = [g.board.adjacent[g.space_of[hero]] for hero in fled(g.stack[-1]) if g.space_of[hero] >= 0]
    ways = list(range(len(d.options)))
    return bot.any_of([n for n in ways if any(d.options[n][2] in near for near in beside)] or ways)


def _crowd_on(g: Lnoe, section: str) -> int:
    """How many Heroes a board has where the list says so of the card, else how many Zombies.  [17.5.4.1]"""
    crowd = g.heroes if "most-heroes" in words_of_played(g) else g.zombies
    return sum(section_of(g, g.space_of[model]) == section for model in crowd)


def words_of_played(g: Lnoe) -> Sequence[str]:
    """What the list says of the card that is being played."""
    played = being_played(g)
    return KIND[played.what].row.solo if played is not None else ()


def _kept(g: Lnoe, zombie: int) -> tuple[int, int]:
    """The farthest goes first; in one space the Zombie Priority List is read from its end.  [17.5.3.2]"""
    return -far(g, zombie), -rank(g, zombie)


def _card(bot: SoloDice, g: Lnoe, d: Decision, chosen: list[int]) -> int:
    """Weapons first where the list says so; a card of a pile as if it were drawn, so that copies count."""
    words = words_of_played(g)
    if g.stack[-1].rule == "rob":
        # Weapons first, then what heals.
        kinds_of = {number: KIND[d.options[number][2]] for number in chosen}
        healing = [n for n, kind in kinds_of.items() if HEALS.intersection(kind.row.tags)]
        return bot.any_of([n for n, kind in kinds_of.items() if kind.is_weapon] or healing or chosen)
    if "weapons-first" in words:
        chosen = [number for number in chosen if KIND[d.options[number][2]].is_weapon] or chosen
    if "random-card" in words:
        return bot.any_of(_copy_by_copy(g, {d.options[number][2]: number for number in chosen}))
    return bot.any_of(chosen)


def _copy_by_copy(g: Lnoe, numbers: dict[str, int]) -> list[int]:
    """The option of each card that may be drawn: among what is given up for a card, else out of the discard piles."""
    asking = g.stack[-1]
    if asking.rule == "sacrifice":
        pile = list(offered(g, asking.seat, asking.what))
    else:
        pile = [copy for discarded in g.discard.values() for copy in discarded]
    drawn = [numbers[kind] for copy in pile if (kind := g.content.kind_of[copy]) in numbers]
    return drawn or list(numbers.values())


def _dice(bot: SoloDice, g: Lnoe, d: Decision, chosen: list[int]) -> int:
    """Dice of the Hero: those that win. Own dice: all that do not, and as few as possible where the fight is won."""
    fight, asking = g.top("fight"), g.top("reroll")
    done = [number for number, option in enumerate(d.options) if option[0] == "done"]
    if fight is None or asking is None:
        return bot.any_of(chosen)
    if asking.whose == "hero":
        best = max(fight.zombie_dice)
        winning = [n for n in chosen if min(d.options[n][2]) >= best]
        return bot.least(winning or chosen, lambda n: -len(d.options[n][2]))
    if not _beaten(g, fight):
        return done[0] if done else bot.least(chosen, lambda n: (len(d.options[n][2]), max(d.options[n][2])))
    return bot.least(chosen, lambda n: -len(d.options[n][2]))
