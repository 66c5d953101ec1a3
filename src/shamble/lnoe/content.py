"""What is printed on cards, sheets and counters, of every box that was found: read-only tables that all states share.

A *kind* is a printed card and is called by its slug ("revolver"); a *copy* is one physical card of the decks in play,
a small int. `Content` is what one game plays with: the boxes its configuration names, and nothing else. The tables are
filled by the shelf (`shelf.py`), box by box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, TypeVar

from shamble.kernel.flow import PROGRAMS, RULES
from shamble.lnoe.rows import AreaRow, BoxRow, CardRow, DeckRow, HeroRow, MarkerRow, ModelRow, SpecialRow
from shamble.lnoe.scenario_rows import ScenarioRow

SIDES: list[str] = ["heroes", "zombies"]
"""The sides there are; a kind of model of another side adds it. A state lists the models of each and counts them."""


T = TypeVar("T")


class Kind:
    """A printed card, and what it can be used for."""

    __slots__ = (
        "box",
        "carried",
        "carried_triggers",
        "deck",
        "folds",
        "hands",
        "id",
        "immediate",
        "is_event",
        "is_item",
        "is_upgrade",
        "is_weapon",
        "keywords",
        "lying",
        "lying_mask",
        "mask",
        "row",
        "side",
        "tags",
        "triggers",
        "uses",
    )

    def __init__(self, row: CardRow, box: str) -> None:
        self.id = row.id
        self.box = box
        self.printed(row)
        self.uses: list[Any] = []
        """The ways to use it, in the order in which they are declared."""
        self.mask = 0
        """The moments in which one of them can be used."""
        self.lying: list[Any] = []
        """The ways to use it while it lies in play on a Hero."""
        self.lying_mask = 0
        self.immediate: Callable[..., None] | None = None
        """What happens when a Play Immediately card is drawn.  [7.2.1]"""
        self.folds: dict[str, Callable[..., int]] = {}
        """Quantity -> how the card in play changes the number of a model."""
        self.carried: dict[str, Callable[..., int]] = {}
        """Quantity -> how the item changes the number of the Hero who has it."""
        self.carried_triggers: dict[str, Callable[..., None]] = {}
        """What happened to the Hero who has it -> what the item does about it."""
        self.triggers: dict[str, Callable[..., None]] = {}
        """What happened -> what the card in play does about it; never optional."""

    def printed(self, row: CardRow) -> None:
        """Take over what is printed on the card."""
        self.deck = row.deck
        self.side = DECK[row.deck].side if row.deck in DECK else ""
        """Whose card it is."""
        self.row = row
        self.keywords = frozenset(row.keywords)
        self.is_item = row.type == "item"
        self.is_event = row.type == "event"
        self.is_upgrade = row.type == "upgrade"
        """Bought with Experience: neither a Hero card nor a Zombie card.  [13.5.2, 14.10.2]"""
        self.is_weapon = bool(self.keywords & {"hand-weapon", "ranged-weapon"}) and row.counts_as_weapon
        self.hands = 2 if "double-handed" in self.keywords else 1
        """How many items it counts as.  [9.1.1]"""
        self.tags = frozenset((*row.tags, *row.bonus, *(["shoot"] if row.range >= 0 else [])))
        """What it is good for."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class HeroSheet:
    """A Hero's character sheet."""

    __slots__ = (
        "abilities",
        "always_has",
        "auras",
        "box",
        "confidence",
        "folds",
        "health",
        "id",
        "ignores",
        "keywords",
        "mask",
        "person",
        "row",
        "start",
        "starting_cards",
    )

    def __init__(self, row: HeroRow, box: str) -> None:
        self.id = row.id
        self.box = box
        self.printed(row)
        self.mask = 0
        """The moments in which an ability can be used; filled when its uses are defined."""
        self.folds: dict[str, list[Callable[..., int]]] = {}
        """Quantity -> how the abilities on the sheet change the number, in their order there."""
        self.auras: dict[str, list[Callable[..., int]]] = {}
        """Quantity -> how they change the number of other Heroes."""

    def printed(self, row: HeroRow) -> None:
        """Take over what is printed on the sheet."""
        self.row = row
        self.person = row.version_of or row.id
        """Who is on the sheet, whatever the version."""
        self.health = row.health
        self.keywords = frozenset(row.keywords)
        self.start = row.start
        self.starting_cards = tuple(row.starting_cards)
        self.abilities = tuple(row.abilities)
        self.always_has = tuple(row.always_has)
        self.ignores = frozenset(row.ignores)
        self.confidence = row.confidence

    def __repr__(self) -> str:
        return f"<{self.id}>"


class ModelKind:
    """A kind of model: what is true of every figure of it."""

    __slots__ = (
        *("box", "champion", "dear", "dice", "family", "health", "hunger", "id", "letter", "listed"),
        *("move", "odd", "passive", "pool", "rank", "returns", "rolls", "row", "shared", "side"),
        *("spawn_points", "strides", "team"),
    )

    def __init__(self, row: ModelRow, box: str) -> None:
        self.id = row.id
        self.box = box
        self.row = row
        self.family = row.family or row.id
        """What it counts as: several kinds of the same family differ in what they can do."""
        self.side = row.side
        if row.side not in SIDES:
            SIDES.append(row.side)
        self.team = SIDES.index(row.side)
        self.letter = row.letter
        self.health = row.health
        self.dice = row.dice
        self.move = row.move
        self.passive = row.passive
        self.rolls = row.move.startswith("d3")
        """Whether it rolls for the spaces it may go."""
        self.strides = row.move.isdigit() and row.move != "1"
        """Whether it always goes farther than a space."""
        self.pool = row.pool
        self.returns = row.returns
        self.hunger = row.hunger
        self.champion = row.experience > 0
        """Whether it is paid with Experience besides.  [14.5.1]"""
        self.dear = row.spawn_points > 1 and not self.champion
        """Whether it costs more than a Spawn Point, and nothing else."""
        self.odd = row.hunger > 1 or row.half_human or not row.roams
        """Whether it steps otherwise than the others of its side."""
        self.listed = self.dear or self.champion or self.odd or self.rolls
        """Whether the game lists who is of this kind."""
        self.shared = row.shared
        self.spawn_points = row.spawn_points
        alike = [rank for rank, kind in enumerate(MODEL.values()) if kind.letter == row.letter]
        self.rank: int = alike[0] if alike else len(MODEL)
        """Models on the board are listed by it and their number; who has the same letter shares it."""

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Box:
    """A box: what it declares, and what it adds to the decks."""

    __slots__ = (
        *("cards", "folder", "heroes", "id", "modules", "outside", "persons", "pieces", "row", "scenarios", "special"),
    )

    def __init__(self, row: BoxRow, folder: Any, outside: bool) -> None:
        self.id = row.id
        self.row = row
        self.folder = folder
        self.outside = outside
        """Whether it stands outside the package, put there by the owner of the machine."""
        self.cards: list[tuple[str, int, int]] = []
        """Kind, copies, further copies of the advanced game; reprints are rows as well."""
        self.heroes: list[str] = []
        self.persons: list[str] = []
        """Sheets that nobody draws: scenarios bring them."""
        self.pieces: list[str] = []
        self.scenarios: list[str] = []
        self.special: list[str] = []
        self.modules: tuple[str, ...] = tuple(row.modules)


BOXES: Final[dict[str, Box]] = {}
KIND: Final[dict[str, Kind]] = {}
SHEET: Final[dict[str, HeroSheet]] = {}
MODEL: Final[dict[str, ModelKind]] = {}
MARKER: Final[dict[str, MarkerRow]] = {}
AREA: Final[dict[str, AreaRow]] = {}
DECK: Final[dict[str, DeckRow]] = {}
SPECIAL: Final[dict[str, SpecialRow]] = {}
SCENARIO_ROWS: dict[str, ScenarioRow] = {}
STEP_RULES: list[tuple[str, str, Callable[..., Any]]] = []
SIGHT_RULES: list[tuple[str, Callable[..., Any]]] = []
"""Module, whose steps (empty: everybody's), and how its rules change steps and sight; filled by what boxes declare."""


_REGISTERS: list[Any] = [
    *(BOXES, KIND, SHEET, MODEL, MARKER, AREA, DECK, SPECIAL, SCENARIO_ROWS, STEP_RULES, SIGHT_RULES),
    *(RULES, PROGRAMS),
]


def register(table: T) -> T:
    """A table that boxes write into when their code runs; a box that turns out to be wrong is taken out of it."""
    _REGISTERS.append(table)
    return table


def remember() -> Callable[[], None]:
    """Note how all tables are now; calling the result puts them back."""
    tables = [(table, table.copy()) for table in _REGISTERS]
    rows = [(thing, {name: _copied(getattr(thing, name)) for name in names}) for thing, names in _changing()]

    def put_back() -> None:
        for table, before in tables:
            table.clear()
            table.extend(before) if isinstance(table, list) else table.update(before)
        for thing, values in rows:
            for name, value in values.items():
                setattr(thing, name, value)

    return put_back


def _changing() -> list[tuple[Any, tuple[str, ...]]]:
    """What box code adds to cards and sheets that are already there."""
    cards = [
        (kind, ("carried", "carried_triggers", "folds", "immediate", "lying", "lying_mask", "mask", "triggers", "uses"))
        for kind in KIND.values()
    ]
    return cards + [(sheet, ("auras", "folds", "mask")) for sheet in SHEET.values()]


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, list | dict) else value


class Content:
    """What one game plays with: the cards, sheets, boards and scenarios of its boxes.  [3.9, 5.4.1, 5.4.2]"""

    __slots__ = (
        "advanced",
        "always",
        "armed",
        "auras",
        "bars",
        "barricades",
        "boxes",
        "carried",
        "champions",
        "copies",
        "copy_of",
        "deck_number",
        "decks",
        "experience",
        "fire",
        "hero_steps",
        "housed",
        "kind_of",
        "kinds",
        "lying",
        "models",
        "modules",
        "most_heroes",
        "names",
        "off",
        "offshoots",
        "order",
        "padded",
        "parts",
        "pile_of",
        "quantities",
        "radioactive",
        "scenarios",
        "searched",
        "sheets",
        "shields",
        "sight_rules",
        "sold",
        "special",
        "streams",
        "tricks",
        "upgraded",
        "usable",
        "zombie_steps",
    )

    def __init__(self, boxes: tuple[str, ...], advanced: bool, solo: bool, off: frozenset[str]) -> None:
        self.boxes = boxes
        parts = self.parts = parts_of(boxes)
        """The boxes, and those whose contents lie in them again."""
        self.advanced = advanced
        self.modules = modules_of(boxes) - off
        """The rules that come with the boxes and are on."""
        self.armed = "grave-weapons" in self.modules
        """Whether any Zombie of this game may carry a Grave Weapon."""
        self.barricades = "barricades" in self.modules
        """Whether walls may be barricaded in this game."""
        self.radioactive = "radioactive" in self.modules
        """Whether anything of this game costs Fight Dice where it stands or lies."""
        self.champions = {"champions", "experience"} <= self.modules
        """Whether Zombie Champions come in this game; they cost Experience.  [14.5.1]"""
        self.fire = "fire-rules" in self.modules
        """Whether fires burn in this game."""
        self.experience = "experience" in self.modules
        """Whether wounds teach anybody anything in this game."""
        self.hero_steps = self._step_rules("heroes")
        self.zombie_steps = self._step_rules("zombies")
        """How the rules in play change steps."""
        self.sight_rules = tuple(change for module, change in SIGHT_RULES if module in self.modules)
        printed = tuple(SHEET[hero] for box in parts for hero in BOXES[box].heroes)
        on = {"", *self.modules}
        self.sheets = tuple(sheet for sheet in printed if sheet.row.module in on)
        persons = tuple(SHEET[person] for box in parts for person in BOXES[box].persons)
        self.auras = frozenset(quantity for sheet in self.sheets for quantity in sheet.auras)
        """The numbers that any Hero of this game changes for others."""
        self.shields = "no-fight-cards" in self.auras
        """Whether a Hero of this game keeps Fight cards from being played."""
        self.bars = self.armed or self.shields
        """Whether what a seat has may be barred in a fight though nothing has happened yet."""
        self.models = tuple(kind for kind in MODEL.values() if kind.box in boxes)
        """The kinds of models that the boxes bring."""
        self.special = tuple(rule for box in parts for rule in BOXES[box].special)
        """The special rules of the boxes."""
        self.always = tuple(rule for rule in self.special if SPECIAL[rule].always and not SPECIAL[rule].switch)
        """Those that come with a profile which adds some in every game, but for what has a switch of its own."""
        self.order = {sheet.id: number for number, sheet in enumerate((*printed, *persons))}
        """Sheet -> its place among the sheets of this game, those that nobody draws last."""
        self.scenarios = tuple(
            scenario
            for box in parts
            for scenario in BOXES[box].scenarios
            if set(SCENARIO_ROWS[scenario].needs) <= set(parts)
        )
        rows = [row for box in parts for row in BOXES[box].cards]
        # A box that plays alone brings cards of decks that another one declares.
        drawn = {KIND[kind].deck for kind, _, _ in rows} | {deck.id for box in parts for deck in BOXES[box].row.decks}
        decks = [deck for deck in DECK.values() if (deck.fight_cards_of or deck.id) in drawn]
        decks = [deck for deck in decks if solo or not deck.fight_cards_of]
        self.searched = tuple(deck for deck in decks if deck.numbers and {deck.module} <= {"", *self.modules})
        """The decks besides the Hero deck that a search may draw from."""
        self.offshoots = {deck.taken_from: deck.id for deck in decks if deck.taken_from and not deck.at}
        """Deck -> the one that may be counted out of it, and that cards may mean in its place."""
        fight_decks = {deck.fight_cards_of: deck.id for deck in decks if deck.fight_cards_of}
        self.pile_of = {
            kind: fight_decks.get(KIND[kind].deck, KIND[kind].deck)
            if "fight-deck" in KIND[kind].row.solo
            else KIND[kind].deck
            for kind, _, _ in rows
        }
        """Kind -> the deck it is drawn from: its own, or in a solo game the Zombie Fight Deck.  [17.5.2]"""
        kinds = [
            KIND[kind]
            for deck in decks
            for kind, copies, further in rows
            if self.pile_of[kind] == deck.id and self._is_in_play(KIND[kind])
            for _ in range(copies + (further if advanced else 0))
        ]
        self.kinds = tuple(kinds)
        """Copy -> its kind."""
        self.off: dict[Any, frozenset[str]] = {}
        """Profile, scenario and special rules -> the rules that are off with them, filled in as met."""
        self.usable: dict[Any, list[Any]] = {}
        """Cards of a hand, items of a Hero or abilities of a sheet -> what can be done with them, filled in as met."""
        self.carried = frozenset(name for kind in kinds for name in (*kind.carried, *kind.carried_triggers))
        """The numbers that any item changes just by being there, and what may happen that one does something about."""
        self.most_heroes = max((kind.row.heroes for kind in kinds), default=1)
        """How many Heroes any card of this game is about."""
        self.lying = any(kind.lying for kind in kinds)
        """Whether any card can be used while it lies on a Hero."""
        self.upgraded = any(kind.is_upgrade for kind in kinds)
        """Whether Heroes or Zombies of this game can learn anything."""
        self.tricks = any(kind.is_upgrade and kind.row.range >= 0 for kind in kinds)
        """Whether a Hero can learn to attack from afar without a weapon."""
        self.padded = frozenset(copy for copy, kind in enumerate(kinds) if kind.is_item and kind.row.health)
        """The items of this game that take a wound in place of their bearer."""
        self.kind_of = tuple(kind.id for kind in kinds)
        """Copy -> the slug of its kind."""
        self.copies: dict[str, frozenset[int]] = {
            kind: frozenset(copy for copy, own in enumerate(self.kind_of) if own == kind)
            for kind in dict.fromkeys(self.kind_of)
        }
        """Kind -> its copies."""
        self.quantities = frozenset(quantity for kind in kinds for quantity in kind.folds)
        """The numbers that any card of this game changes while it is in play."""
        self.housed = {deck.at: deck.id for deck in decks if deck.at}
        """Building -> the deck that is searched in it."""
        self.decks = {
            deck.id: tuple(c for c, kind in enumerate(kinds) if self.pile_of[kind.id] == deck.id) for deck in decks
        }
        self.deck_number = {deck: number for number, deck in enumerate(self.decks)}
        self.sold = {
            side: tuple(deck.id for deck in decks if deck.price > 0 and deck.side == side)
            for side in ("heroes", "zombies")
        }
        """Side -> the decks that it buys from with Experience."""
        self.streams = tuple(f"{deck} deck" for deck in self.decks)
        """The streams of chance that shuffle the decks."""
        counted: dict[str, int] = {}
        names = []
        for kind in kinds:
            counted[kind.id] = counted.get(kind.id, 0) + 1
            names.append(f"{kind.id}#{counted[kind.id]}")
        self.names = tuple(names)
        """Copy -> how a save calls it."""
        self.copy_of = {name: copy for copy, name in enumerate(names)}

    def _step_rules(self, side: str) -> tuple[Callable[..., Any], ...]:
        return tuple(change for module, of, change in STEP_RULES if module in self.modules and of in ("", side))

    def _is_in_play(self, kind: Kind) -> bool:
        """A card that leans on rules that are off stays in the box."""
        return {kind.row.module, DECK[kind.deck].module} <= {"", *self.modules}


def modules_of(boxes: tuple[str, ...]) -> frozenset[str]:
    """The rules that come with these boxes."""
    return frozenset(module for box in parts_of(boxes) for module in BOXES[box].modules)


def parts_of(boxes: Iterable[str]) -> tuple[str, ...]:
    """These boxes, each behind those whose contents lie in it again."""
    return tuple(dict.fromkeys(part for box in boxes for part in (*BOXES[box].row.replaces, box)))


@lru_cache(maxsize=256)
def content(boxes: tuple[str, ...], advanced: bool, solo: bool = False, off: frozenset[str] = frozenset()) -> Content:
    """The content of these boxes without the rules that are off, shared by all games that use it."""
    return Content(boxes, advanced, solo, off)


CONFIGURATIONS: Final[dict[tuple[Any, ...], Any]] = {}
"""Configurations that were checked before -> what they say."""


def forget() -> None:
    """The shelf has changed: what was made of its boxes is made anew."""
    content.cache_clear()
    CONFIGURATIONS.clear()
