"""The cards, markers and other things of a described position."""

from __future__ import annotations

from typing import Any

from shamble.kernel.errors import BadSituation
from shamble.lnoe.content import DECK, KIND, MARKER
from shamble.lnoe.rules.barricades import MOST_REINFORCEMENTS, may_barricade, wall_at
from shamble.lnoe.rules.burning import FIRE, NEW_FIRE, count_fires, may_burn
from shamble.lnoe.rules.cards import give_item
from shamble.lnoe.rules.champions import champion_kinds, lay_tokens
from shamble.lnoe.rules.combined import combine, combined_with
from shamble.lnoe.rules.experience import HORDE, is_sold
from shamble.lnoe.rules.generators import GENERATOR, HEALTH
from shamble.lnoe.rules.pillage import lay_out_decks
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.situation.named import building_named, hero_named, number_in, seat_named, space_named
from shamble.lnoe.state import Lnoe, deck_stream
from shamble.lnoe.tabletop import Marker
from shamble.lnoe.uses import note_changes
from shamble.lnoe.view import OWN_FIELDS

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


def deal_cards(g: Lnoe, said: dict[str, Any], weapons: dict[str, str]) -> None:
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
        for bought in facts.get("upgrades", []):
            copy = lay_upgrade(g, supply, bought["card"], hero)
            if bought.get("boosted"):
                g.boosted = (*g.boosted, copy)
    for slug in said.get("zombie_upgrades", []):
        lay_upgrade(g, supply, slug, HORDE)
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
        if _laid_out(g, copy) and not row.keys() & {"building", "space"}:
            # One that was played from there lies where it was played to.
            g.townsfolk.append(copy)
            continue
        side = DECK[g.content.kinds[copy].deck].side
        seat = seat_named(g, row["seat"], side) if "seat" in row else g.seats_of(side)[0]
        hero = hero_named(g, row["hero"]) if "hero" in row else -1
        building = building_named(g, row["building"]) if "building" in row else -1
        space = space_named(g, row["space"], row["card"]) if "space" in row else -1
        g.in_play.append((copy, seat, hero, building, space))
    note_changes(g)
    listed = said.get("townsfolk", [])
    laid_out = said.get("laid_out", []) if isinstance(listed, dict) else listed
    g.townsfolk += [supply.take(slug, "hero") for slug in laid_out]
    g.removed = [supply.take(slug) for slug in said.get("removed", [])]
    resolving: dict[str, list[str]] = {deck: [] for deck in g.deck}
    for slug in said.get("resolving", []):
        if slug not in g.content.pile_of:
            raise BadSituation(f"There is no card {slug!r} in the boxes of this game.")
        resolving[g.content.pile_of[slug]].append(slug)
    aside = [deck for deck in g.deck if DECK[deck].taken_from]
    for deck in aside:
        # Nothing but what is said lies there; where nothing is said it is counted out below.
        given = _pile(said, deck)
        told = given.get("deck_exact", given.get("deck", []))
        g.deck[deck] = tuple([supply.take(slug, DECK[deck].taken_from) for slug in told])[::-1]
    for deck in [deck for deck in g.deck if deck not in aside]:
        given = _pile(said, deck)
        pile = [supply.take(slug, deck) for slug in [*resolving[deck], *given.get("discard", [])]]
        exact = given.get("deck_exact")
        top = [supply.take(slug, deck) for slug in (exact if exact is not None else given.get("deck", []))]
        left = [copy for copy in supply.left if g.content.pile_of[g.content.kind_of[copy]] == deck]
        rest = left if exact is None else []
        g.shuffle(deck_stream(g, deck), rest)
        g.discard[deck] = tuple(reversed(pile))
        g.deck[deck] = (*rest, *reversed(top))
        if exact is not None:
            g.removed += left
    lay_out_decks(g)


def lay_upgrade(g: Lnoe, supply: _Supply, slug: Any, buyer: int) -> int:
    """A card that was bought with Experience lies in play for its Hero, or for the Zombies."""
    copy = supply.take(slug)
    side = "zombies" if buyer == HORDE else "heroes"
    if not is_sold(g.content.kinds[copy].deck, side):
        raise BadSituation(f"{slug} is nothing that {side} buy with Experience.")
    g.in_play.append((copy, g.seats_of(side)[0] if buyer == HORDE else g.owner[buyer], buyer, -1, -1))
    note_changes(g)
    return copy


def give_experience(g: Lnoe, said: dict[str, Any]) -> None:
    """The tokens of each Hero and of the Zombies.  [13.4, 14.9]"""
    rows = {g.named(name): facts for name, facts in said.get("heroes", {}).items()}
    for buyer, facts in {**rows, HORDE: said}.items():
        tokens = number_in(facts, "experience", 0)
        if tokens and not g.content.experience:
            raise BadSituation(
                "There is no Experience in this game: the switch experience is off, or its box not in play."
            )
        if tokens:
            g.experience = {**g.experience, buyer: tokens}


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
        if len(bundle) < 2:
            raise BadSituation(f"What {g.name_of(hero)} has combined are two items or more, not {bundle!r}.")
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


def lay_generators(g: Lnoe, rows: list[dict[str, Any]]) -> None:
    """Where generators stand, and how much they have suffered."""
    for row in rows:
        suffered = number_in(row, "damage", 0)
        if suffered >= HEALTH:
            raise BadSituation(f"A generator with {suffered} damage is gone; it has {HEALTH} Health boxes.")
        g.markers.append(Marker(GENERATOR, space_named(g, row["space"], "a generator"), value=suffered))
    g.note_markers()


def light_fires(g: Lnoe, fires: list[dict[str, Any]]) -> None:
    """Where it burns; an existing fire unless it is said to be new."""
    if fires and not g.content.fire:
        raise BadSituation("Nothing burns in this game: no box in play brings fire, or the switch fire_rules is off.")
    for row in fires:
        space = space_named(g, row["space"], "a fire")
        if not may_burn(g, space):
            raise BadSituation(f"No fire can burn at {row['space']}, or one does already.")
        g.markers.append(Marker(NEW_FIRE if row.get("new") else FIRE, space))
        g.note_markers()
    if count_fires(g) > g.profile.fire_limit:
        raise BadSituation(f"There are {g.profile.fire_limit} fires at most, not {count_fires(g)}.")


def build_barricades(g: Lnoe, barricades: list[dict[str, Any]]) -> None:
    """Walls that are barricaded, each by any of its edges."""
    if barricades and not may_barricade(g):
        raise BadSituation("There are no barricades in this game; the switch barricades or its special rule is off.")
    for row in barricades:
        wall = wall_at(g, tuple(row["edge"]))
        if wall < 0:
            raise BadSituation(f"There is no wall between {' and '.join(map(str, row['edge']))} to barricade.")
        count = number_in(row, "reinforcements", 0)
        if count > MOST_REINFORCEMENTS:
            raise BadSituation(f"A barricade has up to {MOST_REINFORCEMENTS} Reinforcement markers, not {count}.")
        if wall in g.barricades:
            raise BadSituation(f"The wall between {' and '.join(row['edge'])} is barricaded twice.")
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


def lay_spawn_tokens(g: Lnoe, sheets: dict[str, Any]) -> None:
    """Spawn Tokens on the sheets of Champions.  [14.5.1.1]"""
    known = {kind.id: kind for kind in champion_kinds(g)} if g.content.champions else {}
    for name in sheets:
        if name not in known:
            there = ", ".join(known) or "none"
            raise BadSituation(f"There is no sheet of {name!r} for Spawn Tokens; there are {there}.")
        count = number_in(sheets, name, 0)
        if count > known[name].spawn_points:
            raise BadSituation(f"The sheet of {name} holds {known[name].spawn_points} Spawn Tokens, not {count}.")
        lay_tokens(g, known[name], count)


def renew_effects(g: Lnoe, effects: list[dict[str, Any]]) -> None:
    """Lasting effects as `state` lists them."""
    for effect in effects:
        who = effect.get("who")
        model = g.named(who)
        space = -1 if who is None or model >= 0 else space_named(g, who, "an effect")
        copy = _card_of_effect(g, effect["card"], model, effect["until"]) if "card" in effect else -1
        g.effects.append((effect["effect"], model, space, effect["amount"], effect["until"], copy))
    note_changes(g)


def _card_of_effect(g: Lnoe, card: str, model: int, until: str) -> int:
    """The copy that an effect comes from, with which it goes: in play, on this model before any other; else discarded,
    or shuffled back since.
    """
    in_play = [row for row in g.in_play if g.content.kind_of[row[0]] == card]
    on_model = [row[0] for row in in_play if row[2] == model]
    if in_play:
        return (on_model or [in_play[0][0]])[0]
    if until == "in-play":
        raise BadSituation(f"An effect of {card} lasts while that card is in play, and it is not.")
    discarded = [copy for pile in g.discard.values() for copy in pile if g.content.kind_of[copy] == card]
    anywhere = [copy for copy, kind in enumerate(g.content.kind_of) if kind == card]
    return (discarded[-1:] or anywhere[:1] or [-1])[0]


def note_used(g: Lnoe, used: list[dict[str, Any]]) -> None:
    """Items that were used this turn: by whom, and who has them now."""
    for row in used:
        holder, kind = hero_named(g, row.get("holder", row["hero"])), row["card"]
        taken = {copy for copy, _ in g.used}
        free = [copy for copy in g.items[holder] if g.content.kind_of[copy] == kind and copy not in taken]
        if not free:
            raise BadSituation(f"{g.name_of(holder)} has no {row['card']} that could have been used.")
        g.used = (*g.used, (free[0], hero_named(g, row["hero"])))


def lay_markers(g: Lnoe, markers: list[dict[str, Any]]) -> None:
    other_names = {name: row.id for row in MARKER.values() for name in row.also}
    for marker in markers:
        kind = str(marker.get("kind"))
        kind = other_names.get(kind, kind)
        if kind not in MARKER:
            raise BadSituation(f"There is no marker of the kind {kind!r}; there are {', '.join(MARKER)}.")
        if kind in (FIRE, NEW_FIRE):
            light_fires(g, [{"space": marker.get("space"), "new": kind == NEW_FIRE}])
            continue
        if MARKER[kind].on == "building" and not (MARKER[kind].in_rooms and "space" in marker):
            if "building" not in marker:
                raise BadSituation(f"A {kind} marker lies on a building.")
            building = building_named(g, marker["building"])
            card = _card_behind(g, kind, building)
            g.markers.append(Marker(kind, building=building, copy=card, value=number_in(marker, "value", 0)))
        else:
            first, second = marker.get("edge") or (marker.get("space"), marker.get("beyond"))
            space = space_named(g, first, f"a {kind} marker")
            beyond = space_named(g, second, f"a {kind} marker") if MARKER[kind].on == "edge" else -1
            if beyond >= 0 and (space, beyond) not in g.board.door_steps:
                raise BadSituation(f"There is no door between {first} and {second} for a {kind} marker.")
            person = _person_behind(g, marker["card"]) if "card" in marker else -1
            g.markers.append(Marker(kind, space, copy=person, beyond=beyond, value=number_in(marker, "value", 0)))
            if kind == "spawning-pit" and (space not in g.board.pits or space not in g.pits):
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
