"""The Heroes, Zombies and other figures of a described position."""

from __future__ import annotations

import re
from typing import Any

from shamble.kernel.errors import BadSituation
from shamble.lnoe.content import KIND, MODEL, SHEET, Content
from shamble.lnoe.rules.allies import ALLY, TOWNSFOLK
from shamble.lnoe.rules.new_hero import enlist
from shamble.lnoe.rules.spawn import in_control, shares
from shamble.lnoe.rules.townsfolk_heroes import TOWNSFOLK_HERO
from shamble.lnoe.scenario import in_effect, team_of
from shamble.lnoe.situation.named import number_in, seat_named, space_named
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL, OFF_BOARD


def place_heroes(g: Lnoe, heroes: dict[str, Any]) -> None:
    seats, team = g.seats_of("heroes"), team_of(g)
    for number, (name, facts) in enumerate(heroes.items()):
        if name not in g.content.order:
            raise BadSituation(f"There is no Hero {name!r}; there are {', '.join(g.content.order)}.")
        seat = (
            seat_named(g, facts["seat"], "heroes")
            if "seat" in facts
            else seats[min(number * len(seats) // team, len(seats) - 1)]
        )
        kind = facts.get("kind", "hero")
        if kind not in MODEL or MODEL[kind].side != "heroes":
            raise BadSituation(f"{name} is a Hero, not {kind!r}; leave the kind out.")
        hero = enlist(g, SHEET[name], seat, kind)
        g.activated |= bool(facts.get("activated")) << hero
        g.lost_turn |= bool(facts.get("lost_turn")) << hero
        for kind in facts.get("tokens", {}):
            g.add_tokens(hero, kind, number_in(facts["tokens"], kind, 0))
        if facts.get("alive") is False or facts.get("space") is None:
            if "space" not in facts and "alive" not in facts:
                raise BadSituation(f"Where is {name}? A Hero in play has a space.")
            continue
        wounds = facts.get("wounds", 0)
        cards = (*facts.get("in_play", ()), *facts.get("items", ()))
        boxes = g.health(hero) + sum(KIND[card].row.health for card in cards if card in KIND)
        if wounds not in range(boxes):
            raise BadSituation(f"{name} has {boxes} health boxes and cannot live with {wounds!r} wounds.")
        g.put(hero, space_named(g, facts["space"], name))
        g.wounds[hero] = wounds


def _number_of(name: str) -> int:
    """z3 is 3; 0 for a Zombie Hero who goes by the Hero's name."""
    match = re.fullmatch(r"z(\d{1,2})", name)
    return int(match[1]) if match else 0


def turned_heroes(said: dict[str, Any], known: Content) -> dict[str, str]:
    """The Zombie Heroes by name: which Hero each one was; any Hero not in use if that is not said."""
    found: dict[str, str] = {}
    zombies, heroes = said.get("zombies", {}), said.get("heroes", {})
    taken = {*heroes, *zombies, *(facts.get("hero") for facts in zombies.values())}
    spare = [name for name in known.order if name not in taken]
    kinds = [kind.id for kind in MODEL.values() if kind.side == "zombies"]
    for name, facts in zombies.items():
        hero = facts.get("hero", name if name in known.order else None)
        if facts.get("kind", "standard") not in kinds:
            raise BadSituation(f"{name} is one of {', '.join(kinds)}, not {facts['kind']!r}.")
        if hero is None and facts.get("kind") == "zombie-hero":
            if not spare:
                raise BadSituation(f"Which Hero was {name}? None is left who could have turned.")
            hero = spare.pop(0)
        if hero is not None:
            if hero not in known.order:
                raise BadSituation(f"There is no Hero {hero!r} who could have turned.")
            if hero in found.values() or heroes.get(hero, {"space": None}).get("space") is not None:
                raise BadSituation(f"{hero} cannot be in the game twice.")
            found[name] = hero
        if not _number_of(name) and name not in known.order:
            raise BadSituation(f"{name!r} is no Zombie: they are numbered z1 to z99.")
    return found


def horde_of(
    said: dict[str, Any], special: set[str], turned: dict[str, str], others: dict[str, Any], known: Content
) -> int:
    """How far the numbers of standard Zombies go, so that everybody keeps the number given here.

    Zombie Heroes have the numbers above, in the order of the sheets; one with a number of its own, or a Zombie of
    another kind with such a number, takes it out of the horde, and all figures of the box must still be there.
    """
    figures = MODEL["standard"].pool + (MODEL[HORDE].pool if HORDE_RULE in special else 0)
    horde = max([figures, *(_number_of(name) for name in said.get("zombies", {}) if name not in turned)])
    horde += sum(number <= horde for number in filter(None, map(_number_of, others)))
    numbered = sorted((_number_of(name), known.order[hero]) for name, hero in turned.items() if _number_of(name))
    for number, order in numbered:
        if number <= horde:
            horde += 1
        elif number != horde + 1 + order:
            horde = number
    return horde


def place_zombies(g: Lnoe, zombies: dict[str, Any], turned: dict[str, str], others: dict[str, Any]) -> None:
    seats = g.seats_of("zombies")
    figures = MODEL["standard"].pool
    given = {_number_of(name): name for name in zombies if name not in turned}
    taken = {_number_of(name) for name in (*turned, *others)}
    for number in range(1, g.horde + 1):
        if number not in taken:
            seat = seats[min((number - 1) * len(seats) // figures, len(seats) - 1)]
            shared = in_effect(g, HORDE_RULE) and figures < number <= figures + MODEL[HORDE].pool
            zombie = g.add_model(HORDE if shared else "standard", number, seat, IN_POOL if shared else OFF_BOARD)
            if number in given:
                _stand(g, zombie, given[number], zombies[given[number]])
    for name, hero in turned.items():
        number = _number_of(name) or g.horde + 1 + g.content.order[hero]
        _stand(g, g.add_model("zombie-hero", number, seats[0], sheet=SHEET[hero]), name, zombies[name])


def risen_and_fallen(g: Lnoe, heroes: dict[str, Any]) -> None:
    """Heroes who turned and whose Zombie Hero is gone as well; the sheet is used up all the same.  [13.10]"""
    risen = [g.sheet[zombie] for zombie in g.zombies]
    for name, facts in heroes.items():
        if facts.get("turned") and SHEET[name] not in risen:
            number = g.horde + 1 + g.content.order[name]
            g.add_model("zombie-hero", number, g.lead_zombie_seat(), sheet=SHEET[name])


def _stand(g: Lnoe, zombie: int, name: str, facts: dict[str, Any]) -> None:
    """Put a Zombie where the situation has it."""
    g.put(zombie, space_named(g, facts.get("space"), name))
    wounds = facts.get("wounds", 0)
    if wounds not in range(g.health(zombie)):
        raise BadSituation(f"{name} dies of {g.health(zombie)} wounds and cannot have {wounds!r}.")
    g.wounds[zombie] = wounds
    for kind in facts.get("tokens", {}):
        g.add_tokens(zombie, kind, number_in(facts["tokens"], kind, 0))
    if "seat" in facts:
        g.owner[zombie] = seat_named(g, facts["seat"], "zombies")
    if facts.get("moved"):
        g.moved |= 1 << zombie


def place_townsfolk(g: Lnoe, said: dict[str, Any]) -> None:
    """Townsfolk on the board, and which Hero leads whom; a list names the cards of those on the table."""
    standing = said.get("townsfolk", {})
    for name, facts in standing.items() if isinstance(standing, dict) else ():
        if isinstance(facts, dict) and facts.get("kind") == "hero":
            _place_townsfolk_hero(g, name, facts)
            continue
        kind = facts.get("kind", "ally") if isinstance(facts, dict) else "ally"
        person = MODEL.get(ALLY if kind == "ally" else kind)
        if person is None or person.side != TOWNSFOLK:
            raise BadSituation(f"{kind!r} is nobody of the town; say ally, or leave the kind out.")
        if not re.fullmatch(rf"{person.letter}\d{{1,2}}", name):
            raise BadSituation(f"{name!r} is no {kind}: they are numbered {person.letter}1 to {person.letter}99.")
        ally = g.add_model(person.id, int(name[1:]), g.seats_of("heroes")[0])
        g.put(ally, space_named(g, facts if isinstance(facts, str) else facts.get("space"), name))
        g.activated |= (isinstance(facts, dict) and bool(facts.get("activated"))) << ally
    for name, facts in said.get("heroes", {}).items():
        led = g.named(facts["leads"]) if "leads" in facts else -1
        hero = g.named(name)
        if led >= 0 and led in g.led.values():
            raise BadSituation(f"{name} cannot lead {facts['leads']!r}, whom another Hero leads.")
        if led >= 0 and g.model[led].side != TOWNSFOLK:
            raise BadSituation(f"{name} cannot lead {facts['leads']!r}, who is nobody of the town.")
        if led >= 0 and g.space_of[led] == g.space_of[hero]:
            g.led = {**g.led, hero: led}
        elif "leads" in facts:
            raise BadSituation(f"{name} cannot lead {facts['leads']!r}, who is not in the same space.")


def _place_townsfolk_hero(g: Lnoe, name: str, facts: dict[str, Any]) -> None:
    """One of the Townsfolk who is played as a Hero, by sheet, by card or by the first name; Heroes may list them too.

    [16.3.8]
    """
    known = [sheet for sheet in g.content.order if SHEET[sheet].row.event and not SHEET[sheet].row.drawn]
    found = [one for one in known if name == one or SHEET[one].row.event.startswith(name)]
    if len(found) != 1:
        raise BadSituation(f"{name!r} is none of the Townsfolk of these boxes; there are {', '.join(known)}.")
    if SHEET[found[0]] not in g.sheet:
        hero = enlist(g, SHEET[found[0]], g.lead_hero_seat(), TOWNSFOLK_HERO)
        g.put(hero, space_named(g, facts.get("space"), name))


def fill_pools(g: Lnoe, pool: dict[str, Any]) -> None:
    """What is left of fourteen figures, or of seven for each of two players, unless fewer are said.  [5.7.1]"""
    seats = g.seats_of("zombies")
    share = MODEL["standard"].pool // shares(g)
    away = [m for m, kind in enumerate(g.model) if kind.id == "standard" and g.space_of[m] < 0]
    for seat in seats:
        out = sum(g.owner[zombie] == seat and g.model[zombie].id == "standard" for zombie in g.zombies)
        left = max(0, share - out)
        said = pool.get(g.seats[seat], left)
        if not isinstance(said, int) or not 0 <= said <= left:
            raise BadSituation(f"The pool of {g.seats[seat]} can hold 0 to {left} Zombies here, not {said!r}.")
        mine, away = away[:left], away[left:]
        for place, zombie in enumerate(mine):
            g.owner[zombie] = seat
            g.space_of[zombie] = IN_POOL if place < said else OFF_BOARD
    for name in pool:
        seat_named(g, name, "zombies")


# -- figures of other kinds --------------------------------------------------------------------------------

HORDE, HORDE_RULE = "horde-zombie", "zombie-horde-21"


def figure_family(name: str, facts: dict[str, Any]) -> str:
    """The family of a kind of Zombie that has figures of its own, told by its letter (g3) or by what is said, or ""."""
    for kind in MODEL.values():
        if kind.side != "zombies" or not kind.pool or kind.returns:
            continue
        lettered = name[:1] == kind.letter and name[1:].isdecimal()
        if lettered or facts.get("kind") in (kind.id, kind.family):
            return kind.family
    return ""


def place_figures(g: Lnoe, zombies: dict[str, Any], said: dict[str, Any]) -> None:
    """Figures of other kinds: those on the board, and how many of each kind are ready to be placed."""
    shared = _shared_abilities(said)
    kinds = {name: _kind_of_figure(name, facts, shared) for name, facts in zombies.items()}
    ready = {kind: count for kind, count in said.get("figures", {}).items() if kind != HORDE}
    _ready_horde(g, said.get("figures", {}))
    for kind in dict.fromkeys([*kinds.values(), *map(str, ready), *shared.values()]):
        if kind not in MODEL or not MODEL[kind].pool or MODEL[kind].returns:
            raise BadSituation(f"There are no figures of the kind {kind!r}.")
        standing = [name for name, own in kinds.items() if own == kind]
        if len(standing) > MODEL[kind].pool:
            raise BadSituation(f"{', '.join(standing)}: there are {MODEL[kind].pool} figures of {kind}.")
        left = ready.get(kind, MODEL[kind].pool - len(standing))
        if left > MODEL[kind].pool:
            raise BadSituation(f"There are {MODEL[kind].pool} figures of {kind} in all, not {left}.")
        called = {name: name for name in standing if not _number_of(name)}
        others = [name for name in standing if _number_of(name)]
        for number in range(1, MODEL[kind].pool + 1):
            usual = f"{MODEL[kind].letter}{number}"
            name = called.pop(usual, "") or (others.pop(0) if others else "")
            figure = g.add_model(kind, number, in_control(g), OFF_BOARD, name=name)
            if name:
                _stand(g, figure, name, zombies[name])
            elif left > 0:
                g.space_of[figure] = IN_POOL
                left -= 1
        if called or others:
            raise BadSituation(f"{', '.join([*called, *others])}: there are {MODEL[kind].pool} figures of {kind}.")


def _ready_horde(g: Lnoe, said: dict[str, int]) -> None:
    """Of the figures that a larger horde adds all that are not on the board are ready, unless fewer are said.

    [16.4.12]
    """
    away = [model for model, kind in enumerate(g.model) if kind.id == HORDE and g.space_of[model] < 0]
    if said.get(HORDE, 0) > len(away):
        raise BadSituation(f"There can be 0 to {len(away)} figures of {HORDE} ready here, not {said[HORDE]}.")
    for zombie in away[said.get(HORDE, len(away)) :]:
        g.space_of[zombie] = OFF_BOARD


def _shared_abilities(said: dict[str, Any]) -> dict[str, str]:
    """What all figures of a family can do, such as `"grave_dead": "ravenous"`: family -> kind."""
    found = {}
    for family in {kind.family for kind in MODEL.values() if kind.id != kind.family}:
        ability = said.get(family.replace("-", "_"))
        if ability is not None:
            alike = [kind.id for kind in MODEL.values() if kind.family == family]
            if ability not in alike:
                raise BadSituation(f"{family.replace('-', '_')} is one of {', '.join(alike)}, not {ability!r}.")
            found[family] = ability
    return found


def _kind_of_figure(name: str, facts: dict[str, Any], shared: dict[str, str]) -> str:
    family = figure_family(name, facts)
    alike = [kind.id for kind in MODEL.values() if kind.family == family]
    said = facts.get("ability", facts.get("kind", family))
    if said == family:
        return shared.get(family, alike[0])
    if said not in alike:
        raise BadSituation(f"{name} is one of {', '.join(alike)}, not {said!r}.")
    return str(said)
