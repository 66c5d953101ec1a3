"""How a scenario is written down: its rows in `scenarios.toml`."""

from __future__ import annotations

from typing import Any, Literal

from shamble.lnoe.rows import MOST_PLAYERS, Row


class PlacedRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A marker that lies on the board from the start."""

    marker: str
    at: str
    """A place, as in an objective; the first space of it."""
    each: bool = False
    """Whether one lies in each space of the place."""
    count: int = 1
    """How many lie in a space."""


class ObjectiveRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What an objective says besides its goal; the words of goals are in `goal_words.py`."""

    side: str
    reason: str
    """Why the game is over: its sentence is `reason-<reason>`."""
    checked: str | list[str] = ""
    """When it is looked at; empty: whenever the goal may have come true."""


BUILDINGS = "buildings"
"""In place of a place: the buildings that still stand, the smallest first."""


class CountersRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Where the number counters of a scenario lie, where not all are in random buildings.  [16.6.8]"""

    on: list[int] = []
    """Outer boards by their place in the layout: one on a random building of each; the others lie anywhere."""
    not_in: list[str] = []
    """Buildings that have none."""
    far_from: str = ""
    """A place: they are divided evenly among the outer boards at the other end of the board."""
    after_heroes: bool = False
    """Whether they are laid when the Heroes are on the board, and in no building with one of them."""


class SoloRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What the Zombies of a solo game are after besides Heroes; only hunger comes first.  [17.5.5]"""

    toward: str = ""
    """A place, as in an objective; `buildings`: the smallest that still stands."""
    carrying: str = ""
    """In place of a place: the Heroes who carry such a marker."""
    without_heroes: bool = False
    """Only while no Hero is there."""
    with_items: bool = False
    """Only while a Hero with an item is there."""
    with_markers: dict[str, int] = {}
    """Only once so many markers of a kind lie there."""
    if_closer: bool = False
    """Only a Zombie that is closer to it than to any Hero."""
    saves_experience: int = 0
    """Once the Zombies have so much Experience they keep it for an Upgrade, and bring no Champions for it."""
    after: dict[str, int] = {}
    """Only once so many markers of a kind lie anywhere."""


class NewHeroRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How Heroes come into the game later, where the scenario says so.  [13.11]"""

    at: Literal["centre", "random-building"]
    cards: int
    """How many Hero cards they come with, besides those that every Hero starts with."""


class ScenarioRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`scenarios.toml`: a scenario card."""

    id: str
    turns: int
    """Where the sun starts; each one is a Zombie turn and a Hero turn."""
    centre: str = ""
    layout: str = "standard"
    """How the boards lie, by its name in `board/join.py`; a layout without a centre board has no `centre`."""
    pinch_points: Literal["blocked", "students"] = "blocked"
    """Who squeezes between the corners of touching buildings where the profile says that nobody does.  [3.3.11]"""
    basic: bool = False
    """Whether the basic game plays it too."""
    needs_rules: list[str] = []
    """Rules of boxes that it cannot do without, so that they are on whatever the profile says."""
    red_zombies: bool = False
    """Whether it takes the seven red Zombies of its box for itself, as some special rules do."""
    team: int = 4
    """How many Heroes there are."""
    phases: tuple[str, ...] = ("zombie-turn", "fire-phase", "hero-turn")
    """A game round: the rules that are played in turn.  [6]"""
    most_players: int = MOST_PLAYERS
    zombie_share: int = 1
    """What the Zombies' pool, hand and dice are divided by, as if there were so many Zombie players."""
    linked: int = 0
    """How many games of it, won or lost, lead to another scenario with the Heroes who won theirs."""
    start: str = ""
    """A place, as in an objective, in which all Heroes start, or `random-building`; empty: each has an own start
    location."""
    generators_at: str = ""
    """A place in which the generators of the scenario stand; empty: any building.  [16.6.9.1]"""
    counters_each_board: bool = False
    """Whether equally many of its number counters lie on each outer board.  [16.6.8.3]"""
    grave_dead_if: str = ""
    """A building that helps the Heroes: where it stands the Zombies have Grave Dead too, or choose their ability where
    they have them in every game."""
    grave_dead_start: str = ""
    """A place in which Grave Dead may be put too while the game is set up."""
    centre_start: bool = True
    """Whether Heroes without a start location, and new ones, may come in at the centre; else in a random building."""
    random_start_card: bool = False
    """Whether a Hero whose start location is missing gets a free card for starting in a random building."""
    new_hero: NewHeroRow | None = None
    """How Heroes come into the game later; not given: as the rules say.  [13.11]"""
    spawns_along: str = ""
    """A place in any space of which Zombies enter, as many as the player likes; printed pits are not used, and each
    new one brings one Zombie a turn. Empty: they come out of the pits."""
    start_cards: int = 0
    """Hero cards that each Hero starts with besides all others, as one without a start location has one."""
    starting_dice: int = 2
    """Dice for the Zombies that the game begins with.  [5.8]"""
    scattered: bool = False
    """Whether those stand anywhere but on the centre board, one in a space; else they come out of the pits."""
    no_fire: str = ""
    """A place in which no fire starts, and into which none spreads."""
    no_free_search: list[str] = []
    """Places, as in an objective, whose buildings get no Free Search marker.  [16.3.9]"""
    deck_may_run_out: bool = False
    """Whether the Heroes do not lose by an empty deck.  [2.2.1]"""
    needs: list[str] = []
    """Boxes that must be in play with its own."""
    counters: CountersRow | None = None
    """Where number counters lie; not given: in any random buildings."""
    beside: list[str] = []
    """Boxes that it is usually played with besides: they are in play where nobody lists any."""
    boards: list[str] = []
    """Outer boards that are always laid; the others are drawn."""
    connected: bool = False
    """Whether boards are drawn anew until one can walk from each to every other: a layout of our own design may lay
    wall to wall."""
    start_apart: bool = False
    """Whether the Heroes start in different spaces of their place, as long as there are enough."""
    board_places: dict[str, int] = {}
    """Those of them that always lie in the same place of the layout, the first one 0."""
    special_rules: list[str] | dict[str, int] = []
    """Those printed on its card, each once or so many times.  [16]"""
    dots: dict[str, int] = {}
    """Side -> how many dots it may spend on special rules to balance the game.  [5.1.3]"""
    d216: str = ""
    """Where it stands in the Random Scenario Table, such as "111-115".  [5.1.1]"""
    printed_rules: list[str] = []
    """The special rules as its box printed them, where the Complete Rulebook has others."""
    search_cards: list[str] = []
    """What it asks the Heroes to find besides what its objectives name: cards by id, or `keyword:` and a keyword."""
    markers: list[PlacedRow] = []
    never_put_down: list[str] = []
    """Carried markers that stay on their Hero, but for handing them on; all others may be put down.  [3.15.4.1]"""
    objective: list[dict[str, Any]] = []
    solo: SoloRow | None = None
