"""A game taken up from a described position, for tests, bug reports and bots.  [protocol: situation]"""

from __future__ import annotations

import re
from typing import Any

from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadSituation, ShambleError
from shamble.kernel.flow import RULES, Frame
from shamble.lnoe.content import HERO, HEROES, KIND
from shamble.lnoe.game import checked_board, checked_rules
from shamble.lnoe.rules.cards import give_item
from shamble.lnoe.rules.new_hero import enlist
from shamble.lnoe.rules.zombie_turn import STEPS, spawns_always
from shamble.lnoe.scenario import SCENARIOS, scenario_of, tell
from shamble.lnoe.state import DEAD, HERO_DECK, TURNED, ZOMBIE_DECK, Lnoe
from shamble.lnoe.uses import refresh

KEYS = frozenset(
    [
        "profile",
        "scenario",
        "players",
        "board",
        "round",
        "sun",
        "turn",
        "step",
        "heroes",
        "zombies",
        "hands",
        "hero_deck",
        "hero_discard",
        "zombie_deck",
        "zombie_discard",
        "hero_deck_exact",
        "zombie_deck_exact",
        "in_play",
        "markers",
        "pool",
        "zombies_killed",
        "heroes_killed",
        "townsfolk",
        "removed",
        "notes",
        "switches",
        "game",
        "seats",
        "seed",
        "pits",
        "effects",
        "in_play_rows",
        "acting",
        "used",
        "spawn_due",
        "turn_begun",
        "resolving",
    ]
)
"""What a situation may say. The last ones are part of `state` answers and are taken over where they can be."""


def from_situation(situation: Any, seed: Seed, dice: Any = ()) -> Lnoe:
    """The game of a described position, at its next decision; its first dice may be given."""
    if not isinstance(situation, dict):
        raise BadSituation("A situation is an object; see the protocol for its fields.")
    for key in situation:
        if key not in KEYS:
            raise BadSituation(f"A situation has no field {key!r}.")
    try:
        g = _build(situation, seed)
    except ShambleError as error:
        raise error if isinstance(error, BadSituation) else BadSituation(error.message, error.rules) from error
    except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
        raise BadSituation(f"The situation cannot be read: {error}") from error
    g.force_dice(dice)
    g.run()
    return g


def _build(said: dict[str, Any], seed: Seed) -> Lnoe:
    rules, scenario, seats = checked_rules({"profile": "original-advanced", **said})
    board = checked_board(said.get("board"), SCENARIOS[scenario].centre, seed)
    turned = _turned(said)
    g = Lnoe(seed, seats, rules, scenario, board, _horde(said, turned))
    _heroes(g, said.get("heroes", {}))
    _zombies(g, said.get("zombies", {}), turned)
    _pools(g, said.get("pool", {}))
    g.round = _number(said, "round", 1)
    g.sun = _number(said, "sun", max(1, scenario_of(g).turns + rules.extra_turns + 1 - g.round))
    g.kills = _number(said, "zombies_killed", 0)
    g.deaths = _number(said, "heroes_killed", 0)
    _cards(g, said)
    _markers(g, said.get("markers", []))
    _effects(g, said.get("effects", []))
    g.notes.update(said.get("notes", {}))
    tell(g, "set-up")
    _used(g, said.get("used", []))
    for seat in range(len(g.seats)):
        refresh(g, seat)
    g.events = []
    _take_up(g, said)
    return g


def _number(said: dict[str, Any], key: str, default: int) -> int:
    value = said.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadSituation(f"{key} is a whole number, not {value!r}.")
    return value


def _space(g: Lnoe, name: Any, whose: str) -> int:
    if not isinstance(name, str) or name not in g.board.by_name:
        raise BadSituation(f"{whose} cannot stand on {name!r}: the board has no such space.")
    return g.board.by_name[name]


def _seat(g: Lnoe, name: Any, side: str) -> int:
    if name not in g.seats or not str(name).startswith(side):
        raise BadSituation(f"There is no {side} seat {name!r} in this game; the seats are {', '.join(g.seats)}.")
    return g.seats.index(name)


# -- models ------------------------------------------------------------------------------------------------


def _heroes(g: Lnoe, heroes: dict[str, Any]) -> None:
    seats = g.seats_of("heroes")
    for number, (name, facts) in enumerate(heroes.items()):
        if name not in HERO:
            raise BadSituation(f"There is no Hero {name!r}; there are {', '.join(HERO)}.")
        hero = HERO[name].index
        seat = (
            _seat(g, facts["seat"], "heroes")
            if "seat" in facts
            else seats[min(number * len(seats) // 4, len(seats) - 1)]
        )
        enlist(g, hero, seat)
        g.activated |= bool(facts.get("activated")) << hero
        g.lost_turn |= bool(facts.get("lost_turn")) << hero
        if facts.get("alive") is False or facts.get("space") is None:
            g.hero_sheet[hero] = TURNED if facts.get("turned") else DEAD
            if "space" not in facts and "alive" not in facts:
                raise BadSituation(f"Where is {name}? A Hero in play has a space.")
            continue
        wounds = facts.get("wounds", 0)
        if wounds not in range(HEROES[hero].health):
            raise BadSituation(f"{name} has {HEROES[hero].health} health boxes and cannot live with {wounds!r} wounds.")
        g.hero_wounds[hero] = wounds
        g.hero_space[hero] = _space(g, facts["space"], name)
        g.heroes_at[g.hero_space[hero]] += 1


def _number_of(name: str) -> int:
    """z3 is 3; 0 for a Zombie Hero who goes by the Hero's name."""
    match = re.fullmatch(r"z(\d{1,2})", name)
    return int(match[1]) if match else 0


def _turned(said: dict[str, Any]) -> dict[str, int]:
    """The Zombie Heroes by name: which Hero each one was; any Hero not in use if that is not said."""
    found: dict[str, int] = {}
    zombies, heroes = said.get("zombies", {}), said.get("heroes", {})
    taken = {*heroes, *zombies, *(facts.get("hero") for facts in zombies.values())}
    spare = [name for name in HERO if name not in taken]
    for name, facts in zombies.items():
        hero = facts.get("hero", name if name in HERO else None)
        if facts.get("kind", "standard") not in ("standard", "zombie-hero"):
            raise BadSituation(f"{name} is standard or a zombie-hero, not {facts['kind']!r}.")
        if hero is None and facts.get("kind") == "zombie-hero":
            if not spare:
                raise BadSituation(f"Which Hero was {name}? None is left who could have turned.")
            hero = spare.pop(0)
        if hero is not None:
            if hero not in HERO:
                raise BadSituation(f"There is no Hero {hero!r} who could have turned.")
            if HERO[hero].index in found.values() or heroes.get(hero, {"space": None}).get("space") is not None:
                raise BadSituation(f"{hero} cannot be in the game twice.")
            found[name] = HERO[hero].index
        if not _number_of(name) and name not in HERO:
            raise BadSituation(f"{name!r} is no Zombie: they are numbered z1 to z99.")
    return found


def _horde(said: dict[str, Any], turned: dict[str, int]) -> int:
    """How far the numbers of standard Zombies go, so that everybody keeps the number given here.

    Zombie Heroes have the numbers above, in the order of the sheets; one with a number of its own takes it out of
    the horde, and the fourteen figures must still be there.
    """
    horde = max([14, *(_number_of(name) for name in said.get("zombies", {}) if name not in turned)])
    for number, hero in sorted((_number_of(name), hero) for name, hero in turned.items() if _number_of(name)):
        if number <= horde:
            horde += 1
        elif number != horde + 1 + hero:
            horde = number
    return horde


def _zombies(g: Lnoe, zombies: dict[str, Any], turned: dict[str, int]) -> None:
    seats = g.seats_of("zombies")
    g.zombie_hero = g.zombie_hero[:]
    for name, facts in zombies.items():
        zombie = _number_of(name)
        if name in turned:
            hero = turned[name]
            zombie = zombie or g.horde + 1 + hero
            g.zombie_hero[zombie] = hero
            g.hero_sheet[hero] = TURNED
            g.zombie_seat[zombie] = seats[0]
        else:
            g.zombie_seat[zombie] = seats[min((zombie - 1) * len(seats) // 14, len(seats) - 1)]
        g.zombie_space[zombie] = _space(g, facts.get("space"), name)
        g.zombies_at[g.zombie_space[zombie]] += 1
        wounds = facts.get("wounds", 0)
        if wounds not in range(g.zombie_health(zombie)):
            raise BadSituation(f"{name} dies of {g.zombie_health(zombie)} wounds and cannot have {wounds!r}.")
        g.zombie_wounds[zombie] = wounds
        if "seat" in facts:
            g.zombie_seat[zombie] = _seat(g, facts["seat"], "zombies")
        if facts.get("moved"):
            g.moved |= 1 << zombie


def _pools(g: Lnoe, pool: dict[str, Any]) -> None:
    """What is left of fourteen figures, or of seven for each of two players, unless fewer are said.  [5.7.1]"""
    seats = g.seats_of("zombies")
    away = [zombie for zombie in range(1, g.horde + 1) if g.zombie_space[zombie] < 0]
    for seat in seats:
        out = sum(owner == seat and g.zombie_hero[zombie] < 0 for zombie, owner in enumerate(g.zombie_seat))
        g.pool[seat] = max(0, 14 // len(seats) - out)
        mine = g.pool[seat] if seat != seats[-1] else len(away)
        for zombie in away[:mine]:
            g.zombie_seat[zombie] = seat
        away = away[mine:]
    for name, count in pool.items():
        seat = _seat(g, name, "zombies")
        if not isinstance(count, int) or not 0 <= count <= g.pool[seat]:
            raise BadSituation(f"The pool of {name} can hold 0 to {g.pool[seat]} Zombies here, not {count!r}.")
        g.pool[seat] = count


# -- cards -------------------------------------------------------------------------------------------------


class _Supply:
    """The copies that nobody has named yet."""

    def __init__(self, g: Lnoe) -> None:
        self.g = g
        self.left = list(range(len(g.box.kinds)))

    def take(self, slug: Any, deck: str = "") -> int:
        if not isinstance(slug, str) or slug not in KIND:
            raise BadSituation(f"There is no card {slug!r}.")
        if deck and KIND[slug].deck != deck:
            raise BadSituation(f"{slug} is not a {deck.capitalize()} card.")
        for copy in self.left:
            if self.g.box.kinds[copy].id == slug:
                self.left.remove(copy)
                return copy
        raise BadSituation(f"The decks of {self.g.profile.id} hold no further copy of {slug}.")


def _cards(g: Lnoe, said: dict[str, Any]) -> None:
    supply = _Supply(g)
    for name, facts in said.get("heroes", {}).items():
        hero = HERO[name].index
        for slug in facts.get("items", []):
            copy = supply.take(slug, "hero")
            if not g.box.kinds[copy].is_item:
                raise BadSituation(f"{slug} is an event; a Hero carries items.")
            give_item(g, hero, copy)
    for name, hand in said.get("hands", {}).items():
        if name not in g.seats:
            raise BadSituation(f"There is no seat {name!r}; the seats are {', '.join(g.seats)}.")
        seat = g.seats.index(name)
        deck = "hero" if g.side[seat] == "heroes" else "zombie"
        hand = [supply.take(slug, deck) for slug in hand]
        for copy in hand:
            if g.box.kinds[copy].is_item:
                raise BadSituation(f"{g.box.kinds[copy].id} is an item; it lies on a Hero, not in a hand.")
        g.townsfolk += [copy for copy in hand if _laid_out(g, copy)]
        g.hands[seat] = tuple(copy for copy in hand if not _laid_out(g, copy))
    for row in said.get("in_play_rows", _in_play_rows(said)):
        copy = supply.take(row["card"])
        if _laid_out(g, copy):
            g.townsfolk.append(copy)
            continue
        side = "heroes" if g.box.kinds[copy].deck == "hero" else "zombies"
        seat = _seat(g, row["seat"], side) if "seat" in row else g.seats_of(side)[0]
        hero = HERO[row["hero"]].index if "hero" in row else -1
        building = _building(g, row["building"]) if "building" in row else -1
        g.in_play.append((copy, seat, hero, building, -1))
    g.townsfolk += [supply.take(slug, "hero") for slug in said.get("townsfolk", [])]
    g.removed = [supply.take(slug) for slug in said.get("removed", [])]
    resolving: dict[str, list[str]] = {"hero": [], "zombie": []}
    for slug in said.get("resolving", []):
        resolving[KIND[slug].deck].append(slug)
    for deck, stream in (("hero", HERO_DECK), ("zombie", ZOMBIE_DECK)):
        pile = [supply.take(slug, deck) for slug in [*resolving[deck], *said.get(f"{deck}_discard", [])]]
        exact = said.get(f"{deck}_deck_exact")
        top = [supply.take(slug, deck) for slug in (exact if exact is not None else said.get(f"{deck}_deck", []))]
        rest = [copy for copy in supply.left if g.box.kinds[copy].deck == deck] if exact is None else []
        g.shuffle(stream, rest)
        setattr(g, f"{deck}_discard", pile[::-1])
        setattr(g, f"{deck}_deck", rest + top[::-1])
        if exact is not None:
            g.removed += [copy for copy in supply.left if g.box.kinds[copy].deck == deck]


def _laid_out(g: Lnoe, copy: int) -> bool:
    """Whether the scenario has such a card lie on the table for the whole team, wherever it is named."""
    laid_out = scenario_of(g).laid_out
    return bool(laid_out) and laid_out in g.box.kinds[copy].keywords


def _in_play_rows(said: dict[str, Any]) -> list[dict[str, Any]]:
    """Cards in play as rows, from the short lists of the table and of each Hero."""
    rows = [
        {"card": slug, "hero": name}
        for name, facts in said.get("heroes", {}).items()
        for slug in facts.get("in_play", [])
    ]
    return rows + [{"card": slug} for slug in said.get("in_play", [])]


def _effects(g: Lnoe, effects: list[dict[str, Any]]) -> None:
    """Lasting effects as `state` lists them."""
    for effect in effects:
        who = effect.get("who")
        if who is None:
            target = -1
        elif who in HERO:
            target = HERO[who].index
        else:
            target = int(who[1:]) if re.fullmatch(r"z\d+", who) else _space(g, who, "an effect")
        g.effects.append((effect["effect"], target, int(effect["amount"]), effect["until"], -1))


def _used(g: Lnoe, used: list[dict[str, Any]]) -> None:
    """Items that were used this turn: by whom, and who has them now."""
    for row in used:
        holder, kind = HERO[row.get("holder", row["hero"])].index, KIND[row["card"]].index
        taken = {copy for copy, _ in g.used}
        free = [copy for copy in g.hero_items[holder] if g.box.kind_of[copy] == kind and copy not in taken]
        if not free:
            raise BadSituation(f"{HEROES[holder].id} has no {row['card']} that could have been used.")
        g.used = (*g.used, (free[0], HERO[row["hero"]].index))


def _building(g: Lnoe, name: Any) -> int:
    for number, building in enumerate(g.board.buildings):
        if building.id == name:
            return number
    raise BadSituation(f"There is no building {name!r} on this board.")


BUILDING_MARKERS = ("taken-over", "lights-out")
SPACE_MARKERS = ("gas", "spawning-pit", "destroyed-pit", "old-betsy", "truck")
OTHER_NAMES = {"new-spawning-pit": "spawning-pit", "pit": "spawning-pit"}


def _markers(g: Lnoe, markers: list[dict[str, Any]]) -> None:
    for marker in markers:
        kind = str(marker.get("kind"))
        kind = OTHER_NAMES.get(kind, kind)
        if kind not in BUILDING_MARKERS + SPACE_MARKERS:
            known = ", ".join(BUILDING_MARKERS + SPACE_MARKERS)
            raise BadSituation(f"There is no marker of the kind {kind!r}; there are {known}.")
        if kind in BUILDING_MARKERS:
            if "building" not in marker:
                raise BadSituation(f"A {kind} marker lies on a building.")
            building = _building(g, marker["building"])
            g.markers.append((kind, -1, building, _card_behind(g, kind, building)))
        else:
            space = _space(g, marker.get("space"), f"a {kind} marker")
            g.markers.append((kind, space, -1, -1))
            if kind == "spawning-pit" and space not in g.pits:
                g.pits.append(space)
            if kind == "destroyed-pit":
                g.notes["destroyed"] = g.notes.get("destroyed", 0) + 1
                if space in g.pits:
                    g.pits.remove(space)


def _card_behind(g: Lnoe, kind: str, building: int) -> int:
    """The card in play that put a marker on a building: one with the marker's keyword and no marker yet."""
    taken = {marker[3] for marker in g.markers}
    for number, (copy, seat, hero, at, space) in enumerate(g.in_play):
        if kind in g.box.kinds[copy].keywords and hero < 0 and at in (-1, building) and copy not in taken:
            g.in_play[number] = (copy, seat, hero, building, space)
            return copy
    return -1


# -- where play starts -------------------------------------------------------------------------------------


def _take_up(g: Lnoe, said: dict[str, Any]) -> None:
    turn = said.get("turn", "heroes")
    g.stack.append(Frame("round", {}))
    if turn == "heroes":
        if said.get("step", "activate") != "activate":
            raise BadSituation("A Hero turn is taken up at the step activate.")
        g.turn = "heroes"
        frame = Frame("hero-turn", {})
        frame.to("offer_heroes" if g.activated else "at_the_start")
        g.turn_begun = bool(said.get("turn_begun", g.activated))
    elif turn == "zombies":
        step = said.get("step", "sun")
        if step not in STEPS:
            raise BadSituation(f"A Zombie turn has the steps {', '.join(STEPS)}, not {step!r}.")
        g.turn = "zombies"
        frame = Frame("zombie-turn", {"due": _spawn_due(g, said, step)} if step in LATE_STEPS else {})
        frame.to(STEPS[step])
        g.turn_begun = bool(said.get("turn_begun", step in ("fight", "place")))
        g.stack[0].step = RULES["round"].index["heroes"]
    else:
        raise BadSituation(f"The turn is heroes or zombies, not {turn!r}.")
    g.stack.append(frame)
    if turn == "heroes" and "acting" in said:
        hero = _acting(g, said["acting"])
        g.activated |= 1 << hero
        frame.to("offer_heroes")
        g.stack.append(Frame("activation", {"hero": hero, "action": ()}))
        g.stack[-1].to("move")


def _acting(g: Lnoe, name: Any) -> int:
    """The Hero in the middle of a turn, who takes it up at the Move Action."""
    if name not in HERO or g.hero_space[HERO[name].index] < 0:
        raise BadSituation(f"{name!r} is no Hero on the board who could be acting.")
    return HERO[name].index


LATE_STEPS = ("move", "fight", "place")
"""The steps of a Zombie turn after the spawn roll."""


def _spawn_due(g: Lnoe, said: dict[str, Any], step: str) -> tuple[int, ...]:
    """Who places new Zombies at the end of this turn: all if play starts there or no roll is made.  [6.1.6]"""
    if "spawn_due" in said:
        return tuple(_seat(g, name, "zombies") for name in said["spawn_due"])
    return tuple(g.seats_of("zombies")) if step == "place" or spawns_always(g) else ()
