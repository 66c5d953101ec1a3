"""The fights of the Zombie turn: who meets whom, and in which order.  [6.1.5, 11.1.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.rules.solo import fight_out
from shamble.lnoe.state import Lnoe

pair_off = Rule("pair-off")  # facts: meetings; then named (pairs), extras (Heroes), fought (pairs)

Pair = tuple[str, int, int]
Meeting = tuple[tuple[int, ...], tuple[int, ...]]
"""The Zombies and the Heroes in a space."""


def pairings(g: Lnoe) -> tuple[Meeting, ...]:
    """Each space where Zombies meet Heroes, as it is when the Fight step begins.  [6.1.5, 11.1.1]"""
    spaces = {space for space in g.hero_spaces() if g.zombies_at[space]}
    return tuple((tuple(g.zombies_in(space)), tuple(g.heroes_in(space))) for space in sorted(spaces))


@pair_off.step
def assemble(g: Lnoe, f: Frame) -> None:
    f.meetings = pairings(g)
    f.named = f.extras = f.fought = ()
    if not f.meetings:
        f.finish()


@pair_off.step
def assign(g: Lnoe, f: Frame) -> None:
    """Before the first fight the Heroes say who takes an extra Zombie, and who one of another kind.  [11, 11.1.1.1]"""
    for meeting in f.meetings:
        options = _to_assign(g, f, meeting)
        if options:
            g.ask(g.seat_for(option[1] for option in options), "choose-fight", options, facts=("assign",))
            return
    f.to("next_fight")


@pair_off.step
def assigned(g: Lnoe, f: Frame) -> None:
    _, hero, zombie = g.answer
    meeting = next(meeting for meeting in f.meetings if zombie in meeting[0])
    f.named = (*f.named, (hero, zombie))
    if zombie not in _odd_ones(g, meeting[0]):
        f.extras = (*f.extras, hero)
    f.to("assign")


@pair_off.step
def next_fight(g: Lnoe, f: Frame) -> None:
    """The Heroes choose the order; nobody takes over the fights of one who died.  [11.1.1.1, Ruling 86]"""
    options = [pair for meeting in f.meetings for pair in _open_fights(g, f, meeting)]
    if not options:
        f.finish()
        return
    g.ask(g.seat_for(option[1] for option in options), "choose-fight", options)


@pair_off.step
def fight_pair(g: Lnoe, f: Frame) -> None:
    _, hero, zombie = g.answer
    f.fought = (*f.fought, (hero, zombie))
    f.to("next_fight")
    fight_out(g, hero, zombie)


def join_fights(g: Lnoe, hero: int, zombies: list[int]) -> None:
    """Zombies that have come into the space of a Hero in the middle of the Fight step are fought too, each once.

    [11.1.1, Ruling B4]
    """
    alone, step = g.top("fight-all"), g.top("pair-off")
    if alone is not None:
        fought = alone.__dict__.get("fought", ())
        alone.zombies = tuple(dict.fromkeys((*alone.zombies, *(z for z in zombies if z not in fought))))
    elif step is not None:
        done = [zombie for _, zombie in step.fought]
        new = tuple(zombie for zombie in zombies if zombie not in done)
        for meeting in step.meetings:
            if hero in meeting[1] or set(new).intersection(meeting[0]):
                _settle_anew(step, meeting)
        step.meetings = tuple(
            (tuple(sorted({*there, *new})) if hero in heroes else tuple(z for z in there if z not in new), heroes)
            for there, heroes in step.meetings
        )
        step.to("assign")


def _settle_anew(f: Frame, meeting: Meeting) -> None:
    """Where Zombies have come or left, only the fights that are over are settled.  [11.1.1]"""
    there, heroes = meeting
    over = [pair for pair in f.fought if pair[1] in there]
    f.named = (*(pair for pair in f.named if pair[1] not in there), *over)
    f.extras = tuple(hero for hero in f.extras if hero not in heroes)


def _odd_ones(g: Lnoe, zombies: tuple[int, ...]) -> list[int]:
    """The Zombies that are not like the others: of a rarer kind, or with boxes of their own."""
    kinds = [g.model[zombie].id for zombie in zombies if g.sheet[zombie] is None]
    usual = max(kinds, key=kinds.count, default="")
    return [zombie for zombie in zombies if g.sheet[zombie] is not None or g.model[zombie].id != usual]


def _shares(f: Frame, meeting: Meeting) -> tuple[dict[int, int], list[int]]:
    """How many Zombies each Hero fights, and who may still take one more: as evenly as possible.  [11.1.1]"""
    zombies, heroes = meeting
    share, extra = divmod(len(zombies), len(heroes))
    # Where none is left over, because some have been drawn away, nobody takes one more.
    shares = {hero: max(share + (extra > 0 and hero in f.extras), _named(f, hero)) for hero in heroes}
    even = [hero for hero in heroes if shares[hero] == share]
    return shares, even if len(heroes) - len(even) < extra else []


def _named(f: Frame, hero: int) -> int:
    """How many Zombies were given to this Hero by name."""
    return [by for by, _ in f.named].count(hero)


def _to_assign(g: Lnoe, f: Frame, meeting: Meeting) -> list[Pair]:
    """The next Zombie that a Hero must be named for, and who may be: those unlike the others, then the extra ones.

    Which of several alike a Hero fights besides is settled fight by fight.
    """
    zombies, heroes = meeting
    if len(heroes) == 1:
        return []
    shares, even = _shares(f, meeting)
    given = {zombie for _, zombie in f.named}
    for zombie in _odd_ones(g, zombies):
        if zombie not in given:
            return [("fight", hero, zombie) for hero in heroes if hero in even or _named(f, hero) < shares[hero]]
    last = max((zombie for zombie in zombies if zombie not in given), default=-1)
    return [("fight", hero, last) for hero in even]


def _open_fights(g: Lnoe, f: Frame, meeting: Meeting) -> list[Pair]:
    """The fights of a space that are still to come, as far as both are still there."""
    zombies, heroes = meeting
    fought: set[int] = set()
    for _, zombie in f.fought:
        fought.add(zombie)
    ready: list[int] = []
    for zombie in zombies:
        if zombie not in fought and g.space_of[zombie] >= 0:
            ready.append(zombie)
    if len(heroes) == 1:
        return _fights_of_one(g, heroes[0], ready)
    return _fights_of_several(g, f, meeting, ready) if ready else []


def _fights_of_one(g: Lnoe, hero: int, zombies: list[int]) -> list[Pair]:
    """A Hero alone in a space fights every Zombie there."""
    found: list[Pair] = []
    for zombie in zombies:
        if g.space_of[zombie] == g.space_of[hero]:
            found.append(("fight", hero, zombie))
    return found


def _fights_of_several(g: Lnoe, f: Frame, meeting: Meeting, ready: list[int]) -> list[Pair]:
    """Each fights those who were given to them by name, and of the others as many as their share.  [11.1.1]"""
    heroes = meeting[1]
    named, where = f.named, g.space_of
    given = [zombie for _, zombie in named]
    shares, _ = _shares(f, meeting)
    found: list[Pair] = []
    for hero in heroes:
        unnamed = [by for by, zombie in f.fought if zombie not in given].count(hero)
        more = unnamed < shares[hero] - _named(f, hero)
        for zombie in ready:
            takes = (hero, zombie) in named or (more and zombie not in given)
            if takes and where[zombie] == where[hero]:
                found.append(("fight", hero, zombie))
    return found
