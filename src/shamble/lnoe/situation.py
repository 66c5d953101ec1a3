"""A game taken up from a described position, for tests, bug reports and bots.  [protocol: situation]"""

from __future__ import annotations

import re
from typing import Any

from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadSituation, ShambleError
from shamble.kernel.flow import Running
from shamble.lnoe.campaign import checked_campaign
from shamble.lnoe.content import DECK, KIND, MARKER, MODEL, SHEET, Content, content
from shamble.lnoe.game import agreed, checked_board, checked_rules, usual_centre
from shamble.lnoe.rules.allies import ALLY
from shamble.lnoe.rules.barricades import MOST_REINFORCEMENTS, may_barricade, wall_at
from shamble.lnoe.rules.burning import FIRE, NEW_FIRE, may_burn
from shamble.lnoe.rules.cards import give_item
from shamble.lnoe.rules.combined import combine, combined_with
from shamble.lnoe.rules.generators import GENERATOR, HEALTH
from shamble.lnoe.rules.new_hero import enlist
from shamble.lnoe.rules.pillage import lay_out_decks
from shamble.lnoe.rules.scenario_acts import set_the_scene
from shamble.lnoe.rules.setup import described_board, drawn_board
from shamble.lnoe.rules.spawn import in_control, shares
from shamble.lnoe.rules.zombie_turn import STEPS, spawns_always
from shamble.lnoe.scenario import SCENARIOS, in_effect, play_scenario, scenario_of, team_of
from shamble.lnoe.shelf import checked_special
from shamble.lnoe.state import IN_POOL, OFF_BOARD, Lnoe, Marker, deck_stream
from shamble.lnoe.uses import refresh
from shamble.lnoe.view import OWN_FIELDS

KEYS = frozenset(
    [
        "grave_dead",
        "profile",
        "boxes",
        "figures",
        "special",
        "special_rules",
        "campaign",
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
        "piles",
        "in_play",
        "markers",
        "pool",
        "zombies_killed",
        "heroes_killed",
        "townsfolk",
        "laid_out",
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
        "objectives",
        "barricades",
        "fires",
        "generators",
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
    rules, boxes, scenario, seats = checked_rules({"profile": "original-advanced", **said})
    if not scenario:
        raise BadSituation("A situation names its scenario.")
    special = checked_special(agreed(said), boxes)
    centre = usual_centre(scenario, special)
    key, center = checked_board(said.get("board"), centre)
    known = content(boxes, rules.advanced, rules.solo)
    zombies = said.get("zombies", {})
    figures = {name: facts for name, facts in zombies.items() if _figure_family(name, facts)}
    said = {**said, "zombies": {name: facts for name, facts in zombies.items() if name not in figures}}
    turned = _turned(said, known)
    rules_on = {*special, *SCENARIOS[scenario].rules_under(rules)}
    g = Lnoe(seed, seats, rules, boxes, _horde(said, rules_on, turned, figures, known), special)
    play_scenario(g, scenario)
    g.campaign = checked_campaign((said.get("campaign") or {}).get("games"), scenario, known, len(g.seats_of("heroes")))
    g.lay(described_board(g, key) if key else drawn_board(g, center or centre))
    _heroes(g, said.get("heroes", {}))
    _zombies(g, said.get("zombies", {}), turned, figures)
    _risen_and_fallen(g, said.get("heroes", {}))
    _townsfolk(g, said)
    _pools(g, said.get("pool", {}))
    g.round = _number(said, "round", 1)
    _figures(g, figures, said)
    g.sun = _number(said, "sun", max(1, scenario_of(g).turns + rules.extra_turns + 1 - g.round))
    g.kills = _number(said, "zombies_killed", 0)
    g.deaths = _number(said, "heroes_killed", 0)
    _cards(g, said, {name: facts["weapon"] for name, facts in zombies.items() if "weapon" in facts})
    _markers(g, said.get("markers", []))
    _generators(g, said.get("generators", []))
    _fires(g, said.get("fires", []))
    _barricades(g, said.get("barricades", []))
    _effects(g, said.get("effects", []))
    notes = said.get("notes", {})
    g.notes.update({name: _number(notes, name, 0) for name in notes})
    set_the_scene(g)
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
    seats, team = g.seats_of("heroes"), team_of(g)
    for number, (name, facts) in enumerate(heroes.items()):
        if name not in g.content.order:
            raise BadSituation(f"There is no Hero {name!r}; there are {', '.join(g.content.order)}.")
        seat = (
            _seat(g, facts["seat"], "heroes")
            if "seat" in facts
            else seats[min(number * len(seats) // team, len(seats) - 1)]
        )
        hero = enlist(g, SHEET[name], seat, facts.get("kind", "hero"))
        g.activated |= bool(facts.get("activated")) << hero
        g.lost_turn |= bool(facts.get("lost_turn")) << hero
        for kind in facts.get("tokens", {}):
            g.add_tokens(hero, kind, _number(facts["tokens"], kind, 0))
        if facts.get("alive") is False or facts.get("space") is None:
            if "space" not in facts and "alive" not in facts:
                raise BadSituation(f"Where is {name}? A Hero in play has a space.")
            continue
        wounds = facts.get("wounds", 0)
        cards = (*facts.get("in_play", ()), *facts.get("items", ()))
        boxes = g.health(hero) + sum(KIND[card].row.health for card in cards if card in KIND)
        if wounds not in range(boxes):
            raise BadSituation(f"{name} has {boxes} health boxes and cannot live with {wounds!r} wounds.")
        g.put(hero, _space(g, facts["space"], name))
        g.wounds[hero] = wounds


def _number_of(name: str) -> int:
    """z3 is 3; 0 for a Zombie Hero who goes by the Hero's name."""
    match = re.fullmatch(r"z(\d{1,2})", name)
    return int(match[1]) if match else 0


def _turned(said: dict[str, Any], known: Content) -> dict[str, str]:
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


def _horde(
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


def _zombies(g: Lnoe, zombies: dict[str, Any], turned: dict[str, str], others: dict[str, Any]) -> None:
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


def _risen_and_fallen(g: Lnoe, heroes: dict[str, Any]) -> None:
    """Heroes who turned and whose Zombie Hero is gone as well; the sheet is used up all the same.  [13.10]"""
    risen = [g.sheet[zombie] for zombie in g.zombies]
    for name, facts in heroes.items():
        if facts.get("turned") and SHEET[name] not in risen:
            number = g.horde + 1 + g.content.order[name]
            g.add_model("zombie-hero", number, g.lead_zombie_seat(), sheet=SHEET[name])


def _stand(g: Lnoe, zombie: int, name: str, facts: dict[str, Any]) -> None:
    """Put a Zombie where the situation has it."""
    g.put(zombie, _space(g, facts.get("space"), name))
    wounds = facts.get("wounds", 0)
    if wounds not in range(g.health(zombie)):
        raise BadSituation(f"{name} dies of {g.health(zombie)} wounds and cannot have {wounds!r}.")
    g.wounds[zombie] = wounds
    for kind in facts.get("tokens", {}):
        g.add_tokens(zombie, kind, _number(facts["tokens"], kind, 0))
    if "seat" in facts:
        g.owner[zombie] = _seat(g, facts["seat"], "zombies")
    if facts.get("moved"):
        g.moved |= 1 << zombie


def _townsfolk(g: Lnoe, said: dict[str, Any]) -> None:
    """Townsfolk on the board, and which Hero leads whom; a list names the cards of those on the table."""
    standing = said.get("townsfolk", {})
    for name, facts in standing.items() if isinstance(standing, dict) else ():
        if not re.fullmatch(r"t\d{1,2}", name):
            raise BadSituation(f"{name!r} is no Ally: they are numbered t1 to t99.")
        ally = g.add_model(ALLY, int(name[1:]), g.seats_of("heroes")[0])
        g.put(ally, _space(g, facts if isinstance(facts, str) else facts.get("space"), name))
        g.activated |= (isinstance(facts, dict) and bool(facts.get("activated"))) << ally
    for name, facts in said.get("heroes", {}).items():
        led = g.named(facts["leads"]) if "leads" in facts else -1
        hero = g.named(name)
        if led >= 0 and g.space_of[led] == g.space_of[hero]:
            g.led = {**g.led, hero: led}
        elif "leads" in facts:
            raise BadSituation(f"{name} cannot lead {facts['leads']!r}, who is not in the same space.")


def _pools(g: Lnoe, pool: dict[str, Any]) -> None:
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
        _seat(g, name, "zombies")


# -- figures of other kinds --------------------------------------------------------------------------------

HORDE, HORDE_RULE = "horde-zombie", "zombie-horde-21"


def _figure_family(name: str, facts: dict[str, Any]) -> str:
    """The family of a kind of Zombie that has figures of its own, told by its letter (g3) or by what is said, or ""."""
    for kind in MODEL.values():
        if kind.side != "zombies" or not kind.pool or kind.returns:
            continue
        lettered = name[:1] == kind.letter and name[1:].isdecimal()
        if lettered or facts.get("kind") in (kind.id, kind.family):
            return kind.family
    return ""


def _figures(g: Lnoe, zombies: dict[str, Any], said: dict[str, Any]) -> None:
    """Figures of other kinds: those on the board, and how many of each kind are ready to be placed."""
    shared = _shared_abilities(said)
    kinds = {name: _kind_of_figure(name, facts, shared) for name, facts in zombies.items()}
    ready = said.get("figures", {})
    for kind in dict.fromkeys([*kinds.values(), *map(str, ready), *shared.values()]):
        if kind not in MODEL or not MODEL[kind].pool or MODEL[kind].returns:
            raise BadSituation(f"There are no figures of the kind {kind!r}.")
        standing = [name for name, own in kinds.items() if own == kind]
        if len(standing) > MODEL[kind].pool:
            raise BadSituation(f"{', '.join(standing)}: there are {MODEL[kind].pool} figures of {kind}.")
        left = ready.get(kind, MODEL[kind].pool - len(standing))
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
    family = _figure_family(name, facts)
    alike = [kind.id for kind in MODEL.values() if kind.family == family]
    said = facts.get("ability", facts.get("kind", family))
    if said == family:
        return shared.get(family, alike[0])
    if said not in alike:
        raise BadSituation(f"{name} is one of {', '.join(alike)}, not {said!r}.")
    return str(said)


# -- cards -------------------------------------------------------------------------------------------------


USUAL_DECK = {"heroes": "hero", "zombies": "zombie"}
"""Side -> the deck that it always has."""


class _Supply:
    """The copies that nobody has named yet."""

    def __init__(self, g: Lnoe) -> None:
        self.g = g
        self.left = list(range(len(g.content.kinds)))

    def take(self, slug: Any, deck: str = "") -> int:
        if not isinstance(slug, str) or slug not in KIND:
            raise BadSituation(f"There is no card {slug!r}.")
        if deck and deck not in (KIND[slug].deck, self.g.content.pile_of.get(slug)):
            raise BadSituation(f"{slug} is not a {deck.capitalize()} card.")
        for copy in self.left:
            if self.g.content.kinds[copy].id == slug:
                self.left.remove(copy)
                return copy
        raise BadSituation(f"The decks of {self.g.profile.id} hold no further copy of {slug}.")

    def take_for(self, side: str, slug: Any) -> int:
        """A card of any deck that this side draws from."""
        foreign = isinstance(slug, str) and slug in KIND and DECK[KIND[slug].deck].side != side
        return self.take(slug, USUAL_DECK[side] if foreign else "")


def _cards(g: Lnoe, said: dict[str, Any], weapons: dict[str, str]) -> None:
    supply = _Supply(g)
    for name, slug in weapons.items():
        g.items[g.named(name)] = (supply.take(slug, "grave-weapons"),)
    for name, facts in said.get("heroes", {}).items():
        hero = g.named(name)
        for slug in facts.get("items", []):
            copy = supply.take_for("heroes", slug)
            if not g.content.kinds[copy].is_item:
                raise BadSituation(f"{slug} is an event; a Hero carries items.")
            give_item(g, hero, copy)
        _combine(g, hero, facts.get("combined", []))
        _charges(g, hero, facts.get("charges", {}))
    for name, hand in said.get("hands", {}).items():
        if name not in g.seats:
            raise BadSituation(f"There is no seat {name!r}; the seats are {', '.join(g.seats)}.")
        seat = g.seats.index(name)
        hand = [supply.take_for(g.side[seat], slug) for slug in hand]
        for copy in hand:
            if g.content.kinds[copy].is_item:
                raise BadSituation(f"{g.content.kinds[copy].id} is an item; it lies on a Hero, not in a hand.")
        g.townsfolk += [copy for copy in hand if _laid_out(g, copy)]
        g.hands[seat] = tuple(copy for copy in hand if not _laid_out(g, copy))
    for row in said.get("in_play_rows", _in_play_rows(said)):
        copy = supply.take(row["card"])
        if _laid_out(g, copy):
            g.townsfolk.append(copy)
            continue
        side = DECK[g.content.kinds[copy].deck].side
        seat = _seat(g, row["seat"], side) if "seat" in row else g.seats_of(side)[0]
        hero = _hero(g, row["hero"]) if "hero" in row else -1
        building = _building(g, row["building"]) if "building" in row else -1
        g.in_play.append((copy, seat, hero, building, -1))
    listed = said.get("townsfolk", [])
    laid_out = said.get("laid_out", []) if isinstance(listed, dict) else listed
    g.townsfolk += [supply.take(slug, "hero") for slug in laid_out]
    g.removed = [supply.take(slug) for slug in said.get("removed", [])]
    resolving: dict[str, list[str]] = {deck: [] for deck in g.deck}
    for slug in said.get("resolving", []):
        resolving[g.content.pile_of[slug]].append(slug)
    aside = [deck for deck in g.deck if DECK[deck].taken_from]
    for deck in aside:
        # Nothing but what is said lies there; where nothing is said it is counted out below.
        given = _pile(said, deck)
        told = given.get("deck_exact", given.get("deck", []))
        g.deck[deck] = [supply.take(slug, DECK[deck].taken_from) for slug in told][::-1]
    for deck in [deck for deck in g.deck if deck not in aside]:
        given = _pile(said, deck)
        pile = [supply.take(slug, deck) for slug in [*resolving[deck], *given.get("discard", [])]]
        exact = given.get("deck_exact")
        top = [supply.take(slug, deck) for slug in (exact if exact is not None else given.get("deck", []))]
        left = [copy for copy in supply.left if g.content.pile_of[g.content.kind_of[copy]] == deck]
        rest = left if exact is None else []
        g.shuffle(deck_stream(g, deck), rest)
        g.discard[deck] = pile[::-1]
        g.deck[deck] = rest + top[::-1]
        if exact is not None:
            g.removed += left
    lay_out_decks(g)


def _charges(g: Lnoe, hero: int, said: dict[str, list[int]]) -> None:
    """The markers left on items; where nothing is said, all of them.  [9.4]"""
    for kind, counts in said.items():
        copies = [copy for copy in g.items[hero] if g.content.kind_of[copy] == kind]
        most = KIND[kind].row.charges if kind in KIND else 0
        if len(copies) != len(counts) or not all(type(left) is int and 0 <= left <= most for left in counts):
            raise BadSituation(f"The charges of {kind!r} are a number from 0 to {most} for each copy the Hero has.")
        g.charges = {**g.charges, **dict(zip(copies, counts, strict=True))}


def _combine(g: Lnoe, hero: int, combined: list[list[str]]) -> None:
    """Items of a Hero that are combined, each bundle by its cards.  [9.3]"""
    if combined and "combining" not in g.content.modules:
        raise BadSituation("No items are combined in this game: the switch combining is off, or its box not in play.")
    for bundle in combined:
        free = [copy for copy in g.items[hero] if not combined_with(g, copy)]
        copies = []
        for slug in bundle:
            copy = next((copy for copy in free if g.content.kind_of[copy] == slug), -1)
            if copy < 0:
                raise BadSituation(f"{g.name_of(hero)} has no {slug} that could be combined with something.")
            free.remove(copy)
            copies.append(copy)
        combine(g, copies)


def _pile(said: dict[str, Any], deck: str) -> dict[str, Any]:
    """What is said of a deck: its `deck` or `deck_exact`, and its `discard`."""
    if deck not in OWN_FIELDS:
        return dict(said.get("piles", {}).get(deck, {}))
    parts = ("deck", "deck_exact", "discard")
    return {part: said[f"{deck}_{part}"] for part in parts if said.get(f"{deck}_{part}") is not None}


def _generators(g: Lnoe, rows: list[dict[str, Any]]) -> None:
    """Where generators stand, and how much they have suffered."""
    for row in rows:
        suffered = _number(row, "damage", 0)
        if suffered >= HEALTH:
            raise BadSituation(f"A generator with {suffered} damage is gone; it has {HEALTH} Health boxes.")
        g.markers.append(Marker(GENERATOR, _space(g, row["space"], "a generator"), value=suffered))
    g.note_markers()


def _fires(g: Lnoe, fires: list[dict[str, Any]]) -> None:
    """Where it burns; an existing fire unless it is said to be new."""
    if fires and not g.content.fire:
        raise BadSituation("Nothing burns in this game: no box in play brings fire, or the switch fire_rules is off.")
    for row in fires:
        space = _space(g, row["space"], "a fire")
        if not may_burn(g, space):
            raise BadSituation(f"No fire can burn at {row['space']}, or one does already.")
        g.markers.append(Marker(NEW_FIRE if row.get("new") else FIRE, space))
        g.note_markers()
    if len(fires) > g.profile.fire_limit:
        raise BadSituation(f"There are {g.profile.fire_limit} fires at most, not {len(fires)}.")


def _barricades(g: Lnoe, barricades: list[dict[str, Any]]) -> None:
    """Walls that are barricaded, each by any of its edges."""
    if barricades and not may_barricade(g):
        raise BadSituation("There are no barricades in this game; the switch barricades or its special rule is off.")
    for row in barricades:
        wall = wall_at(g, tuple(row["edge"]))
        if wall < 0:
            raise BadSituation(f"There is no wall between {' and '.join(map(str, row['edge']))} to barricade.")
        count = _number(row, "reinforcements", 0)
        if count > MOST_REINFORCEMENTS:
            raise BadSituation(f"A barricade has up to {MOST_REINFORCEMENTS} Reinforcement markers, not {count}.")
        g.barricades = {**g.barricades, wall: count}


def _laid_out(g: Lnoe, copy: int) -> bool:
    """Whether the scenario has such a card lie on the table for the whole team, wherever it is named."""
    return scenario_of(g).is_laid_out(g.content.kind_of[copy])


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
        model = g.named(who)
        space = -1 if who is None or model >= 0 else _space(g, who, "an effect")
        g.effects.append((effect["effect"], model, space, int(effect["amount"]), effect["until"], -1))


def _used(g: Lnoe, used: list[dict[str, Any]]) -> None:
    """Items that were used this turn: by whom, and who has them now."""
    for row in used:
        holder, kind = _hero(g, row.get("holder", row["hero"])), row["card"]
        taken = {copy for copy, _ in g.used}
        free = [copy for copy in g.items[holder] if g.content.kind_of[copy] == kind and copy not in taken]
        if not free:
            raise BadSituation(f"{g.name_of(holder)} has no {row['card']} that could have been used.")
        g.used = (*g.used, (free[0], _hero(g, row["hero"])))


def _hero(g: Lnoe, name: Any) -> int:
    """A Hero whom the situation has named."""
    hero = g.named(name)
    if hero < 0:
        raise BadSituation(f"{name!r} is no Hero of this situation.")
    return hero


def _building(g: Lnoe, name: Any) -> int:
    for number, building in enumerate(g.board.buildings):
        if building.id == name:
            return number
    raise BadSituation(f"There is no building {name!r} on this board.")


def _markers(g: Lnoe, markers: list[dict[str, Any]]) -> None:
    other_names = {name: row.id for row in MARKER.values() for name in row.also}
    for marker in markers:
        kind = str(marker.get("kind"))
        kind = other_names.get(kind, kind)
        if kind not in MARKER:
            raise BadSituation(f"There is no marker of the kind {kind!r}; there are {', '.join(MARKER)}.")
        if MARKER[kind].on == "building" and not (MARKER[kind].in_rooms and "space" in marker):
            if "building" not in marker:
                raise BadSituation(f"A {kind} marker lies on a building.")
            building = _building(g, marker["building"])
            card = _card_behind(g, kind, building)
            g.markers.append(Marker(kind, building=building, copy=card, value=_number(marker, "value", 0)))
        else:
            first, second = marker.get("edge") or (marker.get("space"), marker.get("beyond"))
            space = _space(g, first, f"a {kind} marker")
            beyond = _space(g, second, f"a {kind} marker") if MARKER[kind].on == "edge" else -1
            person = _person_behind(g, marker["card"]) if "card" in marker else -1
            g.markers.append(Marker(kind, space, copy=person, beyond=beyond, value=_number(marker, "value", 0)))
            if kind == "spawning-pit" and space not in g.board.pits:
                g.pits.append(space)
            for goal in scenario_of(g).turns_spent:
                if goal.leaves == kind:
                    goal.add(g)
            if kind == "destroyed-pit" and space in g.pits:
                g.pits.remove(space)
    g.note_markers()


def _person_behind(g: Lnoe, card: str) -> int:
    """The card out of the game that a marker on the board stands for."""
    taken = {marker.copy for marker in g.markers}
    for copy in g.removed:
        if g.content.kind_of[copy] == card and copy not in taken:
            return copy
    raise BadSituation(f"A marker can stand for {card!r} only while that card is among the removed ones.")


def _card_behind(g: Lnoe, kind: str, building: int) -> int:
    """The card in play that put a marker on a building: one with the marker's keyword and no marker yet."""
    taken = {marker.copy for marker in g.markers}
    for number, (copy, seat, hero, at, space) in enumerate(g.in_play):
        if kind in g.content.kinds[copy].keywords and hero < 0 and at in (-1, building) and copy not in taken:
            g.in_play[number] = (copy, seat, hero, building, space)
            return copy
    return -1


# -- where play starts -------------------------------------------------------------------------------------


def _take_up(g: Lnoe, said: dict[str, Any]) -> None:
    turn = said.get("turn", "heroes")
    g.stack.append(Running("round", {"phase": 0}))
    if turn == "heroes":
        if said.get("step", "activate") != "activate":
            raise BadSituation("A Hero turn is taken up at the step activate.")
        g.turn = "heroes"
        frame = Running("hero-turn", {})
        frame.to("offer_heroes" if g.activated else "at_the_start")
        g.turn_begun = bool(said.get("turn_begun", g.activated))
    elif turn == "zombies":
        step = said.get("step", "sun")
        if step not in STEPS:
            raise BadSituation(f"A Zombie turn has the steps {', '.join(STEPS)}, not {step!r}.")
        g.turn = "zombies"
        frame = Running("zombie-turn", {"due": _spawn_due(g, said, step)} if step in LATE_STEPS else {})
        frame.to(STEPS[step])
        g.turn_begun = bool(said.get("turn_begun", step in ("fight", "place")))
        g.stack[0].phase = 1
    else:
        raise BadSituation(f"The turn is heroes or zombies, not {turn!r}.")
    g.stack.append(frame)
    if turn == "heroes" and "acting" in said:
        hero = _acting(g, said["acting"])
        g.activated |= 1 << hero
        frame.to("offer_heroes")
        g.stack.append(Running("activation", {"hero": hero, "action": (), "used_for": ""}))
        g.stack[-1].to("move")


def _acting(g: Lnoe, name: Any) -> int:
    """The Hero in the middle of a turn, who takes it up at the Move Action."""
    hero = g.named(name)
    if hero not in g.heroes:
        raise BadSituation(f"{name!r} is no Hero on the board who could be acting.")
    return hero


LATE_STEPS = ("move", "fight", "place")
"""The steps of a Zombie turn after the spawn roll."""


def _spawn_due(g: Lnoe, said: dict[str, Any], step: str) -> tuple[int, ...]:
    """Who places new Zombies at the end of this turn: all if play starts there or no roll is made.  [6.1.6]"""
    if "spawn_due" in said:
        return tuple(_seat(g, name, "zombies") for name in said["spawn_due"])
    return tuple(g.seats_of("zombies")) if step == "place" or spawns_always(g) else ()
