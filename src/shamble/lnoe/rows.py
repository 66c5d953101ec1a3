"""The rows of a box's tables: every column there is, its type, and what it is when it is left out.

A row with a column that is not listed here is refused, so that no table holds what nobody reads.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

T = TypeVar("T", bound="Row")

MOST_PLAYERS = 8
"""By the Complete Rulebook any number of Hero players have a Hero each; the 2007 box has eight Heroes.  [2.1]"""


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A row of a table."""


class BoxRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`box.toml`: the box itself."""

    id: str
    version: str = "1"
    """Changes whenever a save of an earlier one could not be played on."""
    year: int = 0
    needs: list[str] = []
    """Boxes that must be in play with it."""
    needs_one: list[str] = []
    """Boxes of which at least one must be in play with it; the first, where nobody chooses."""
    replaces: list[str] = []
    """Boxes whose contents lie in it again: it stands for them and is never in play beside them."""
    modules: list[str] = []
    """Rules that come on with the box, by the name of their switch."""
    decks: list[DeckRow] = []
    order: int = 1000
    """Boxes of the package are found in this order."""


class RulesRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`rules.toml`: the numbered rules that come with the box."""

    tiers: list[str] = []
    """Whole tiers of the rulebook."""
    rules: list[str] = []
    """Numbers; `14.4*` is 14.4 and everything below it."""


class DeckRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A deck of cards and the rules of its piles."""

    id: str
    side: str
    """Who draws from it."""
    reshuffled: bool = False
    """Whether the discard pile becomes a new deck when the deck runs out.  [3.9.2.3, 7.1.4]"""
    discard_open: bool = False
    """Whether everybody may look through the discard pile; else only its top card is seen.  [3.9.1.3]"""
    emptied_by_foes: str = ""
    """Why the side loses when the other side takes the last card; empty: it does not.  [2.2.1]"""
    module: str = ""
    """The rules that it is for; while they are off it has no cards."""
    numbers: list[list[int]] = []
    """The number sets of the buildings in which a Hero with 5 or more for movement may search it.  [8.5.4]"""
    at: str = ""
    """The building in which it is searched in place of the Hero deck, as long as it has cards."""
    fight_cards_of: str = ""
    """It is made of the Fight cards of another deck, in a solo game only.  [17.5.2]"""
    price: int = 0
    """Experience Tokens that its top card costs; 0: nothing of it is sold.  [13.5, 14.10]"""
    own_cards: bool = False
    """Whether each card of it is one Hero's own (`hero` of the card), who takes that one and no other.  [13.7.1]"""
    dearer: int = 0
    """How much more for each bought card that the Hero has already.  [13.5]"""
    taken_from: str = ""
    """Where an objective or a special rule is about it, it is counted out of another deck, on whose discard pile its
    cards land."""


SoloWord = Literal[
    "at-once",  # whenever it can be, on whom the dice say
    "alternatives",  # a roll says which of its two uses; where that one is of no use, neither is
    "beside-a-hero",  # in a space next to a Hero who is rolled for
    "clockwise",  # on one board after another, clockwise from the one with most Heroes
    "farthest",  # on the Zombies farthest from the Heroes and from what the Zombies are after
    "fight-deck",  # lies in the Zombie Fight Deck
    "least-health",  # on the Hero with least Health boxes left
    "closest",  # in the space of the Zombie closest to the Heroes and to what the Zombies are after
    "next-to-closest",  # in a space next to that Zombie
    "closest-to-hurt",  # on the Zombie closest to the one that was wounded
    "most-experience",  # on the Hero who has most Experience
    "most-heroes",  # on the board with most Heroes
    "most-upgrades",  # on the Hero who has bought most
    "most-zombies",  # on the board with most Zombies
    "high-roll",  # on the first Hero to roll 3 or more for movement
    "random-building",  # on a building that is rolled for
    "random-card",  # for a card drawn from the pile
    "weapons-first",  # for a weapon before any other item
    "when-few",  # while there are fewer Zombies than two for each Hero
    "when-beaten",  # once the Zombie would lose the fight
]


class WeaponRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a Grave Weapon does for the Zombie that carries it.  [14.6.3]"""

    dice: int = 0
    """Fight Dice more for the Zombie."""
    foe_loses: int = 0
    """Fight Dice fewer for who fights it."""
    stench: int = 0
    """Heroes nearer than this many spaces roll one Fight Die fewer."""
    ignores_wounds_on: int = 0
    """A wound is prevented on this or more, but for one by an explosive."""
    move: str = ""
    """Spaces in place of its own move: a number or `d3+1`."""
    holds_below: int = 0
    """A Hero in its space leaves only with this much movement."""
    loses_on_one: bool = False
    """Who rolls a 1 against it loses the fight at once."""
    fights_again: bool = False
    """After a fight with doubles of its own it is fought again."""
    rerolls_die: bool = False
    """Once in a fight the foe re-rolls a Fight Die."""
    bars_hand_weapon: bool = False
    """One Hand Weapon of the foe is of no use in the fight."""
    sprays: bool = False
    """When the Zombie dies it goes over to a Hero in the space."""
    explodes_on: int = 0
    """When the Zombie dies it explodes, and on this or more at the end of a Zombie turn."""


class CardRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`cards.toml`: a printed card, or further copies of one that another box has (`reprint`)."""

    id: str = ""
    reprint: str = ""
    deck: str = ""
    copies: int = 0
    advanced: int = 0
    type: Literal["item", "event", "tactic", "zombie-event", "grave-weapon", "upgrade", ""] = ""
    grave: WeaponRow | None = None
    """What a Grave Weapon does."""
    keywords: list[str] = []
    tags: list[str] = []
    """What it is good for, in the words of `tags.py`."""
    bonus: list[str] = []
    repeatable: bool = False
    breaks_on: int = 0
    breaks_on_with: dict[str, int] = {}
    spare: str = ""
    range: int = -1
    target: Literal["zombie", "space", ""] = ""
    to_hit: int = 0
    to_hit_heroes: int = 0
    result: Literal["wound", "kill", ""] = ""
    result_heroes: Literal["wound", "kill"] = "kill"
    """What becomes of a Hero who is hit."""
    needs: str = ""
    leaves_fire: bool = False
    """Whether a new fire starts where it goes off.  [12.2]"""
    discard_after_use: bool = False
    ignores: list[str] = []
    charges: int = 0
    """Markers that lie on it when it comes into play; each use takes one.  [9.4]"""
    kept_when_empty: bool = False
    """Whether it stays with the Hero when the last of them is gone."""
    shots: int = 1
    """How often it may be fired in one ranged attack."""
    also_hits_on: int = 0
    """A shot that shows this or more hits one more Zombie in the target's space or next to it."""
    out_of_ammo_on: int = 0
    out_of_ammo_die: Literal["separate", "to-hit", ""] = ""
    counts_as_weapon: bool = True
    heroes: int = 1
    """How many Heroes it is about."""
    fight_card: bool = False
    hero: str = ""
    """The Hero whose Advanced Ability it is.  [13.7.1]"""
    boost: int = 0
    """Experience Tokens for the stronger effect of an Upgrade; 0: it has none.  [13.6]"""
    gives: list[str] = []
    sacrifice: dict[Literal["zombies", "cards", "in-play"], int] = {}
    """What the Zombie player gives up to play it: Zombies on the board, other cards in hand, cards in play.  [7.1.3]"""
    stocks: list[str] = []
    """It lies on a building and adds to its Pick Ups: cards by id, `keyword:` and a keyword, `heal`.  [8.5.3.1]"""
    builds_with: int = 0
    """Who has it barricades with this movement or more.  [8.6.1]"""
    reinforces: int = 1
    """How many Reinforcement markers are laid with it at once."""
    runs_out_on: int = 0
    """A stockpile is discarded after a use that rolls this or less."""
    solo: list[SoloWord] = []
    """How the solo game uses a Zombie card: what its card list says, in few words.  [17.5.4]"""
    counts_as: str = ""
    """The card that it stands for wherever one is asked for by its title."""
    health: int = 0
    """Health boxes that it adds to the Hero on whom it remains in play."""
    safe_from_fire: int = 0
    """The die from which on fire wounds who has it.  [12.3]"""
    burns_out_on: int = 0
    """Each time it lights something it is discarded on this or less."""
    module: str = ""
    """Rules without which it stays out of the decks, by the name that boxes give them in `modules`."""
    dice: int = 1
    """How many dice a shot at a space has, each for a Zombie there of one's choice; 1: one for each of them."""
    standing: bool = False
    """Whether it is fired only by who has not moved this turn."""
    never_breaks_for: list[str] = []
    """Heroes in whose hands it passes every break test."""
    pours_gas: bool = False
    """Whether a Gas Marker is what it is spent for.  [9.3.2, 9.5.3]"""
    unstable: bool = False
    """Whether two of it, combined, need nothing to light them and may go off at any time.  [9.3.4]"""
    letter: Literal["A", "B", "C", ""] = ""
    """The letter on Records, which only some scenarios ask for.  [3.9.4.1]"""
    reduced: int = 0
    """How many copies a reduced Hero deck has for certain.  [17.3]"""
    confidence: str = ""
    """`partial` or `proposed` where the printed text has not been seen."""


class HeroRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`heroes.toml`: a character sheet."""

    id: str
    health: int
    keywords: list[str] = []
    start: str
    starting_cards: list[str] = []
    """A Zombie card among them lies in play on the Hero from the start."""
    abilities: list[str] = []
    event: str = ""
    """The Townsfolk event that shows the same person; it stays in the deck, unless the Hero is made of it.

    [5.6.2, 16.3.8]
    """
    always_has: list[str] = []
    """Cards, of which there are no copies, that the Hero has in a way that is never used up."""
    ignores: list[str] = []
    """Cards and markers that do not touch the Hero."""
    module: str = ""
    """Rules without which nobody plays this Hero, by the name that boxes give them in `modules`."""
    version_of: str = ""
    """The sheet of the same person; never both are in a game, and by chance this one is.  [5.6.1]"""
    drawn: bool = True
    """Whether it is one of the Heroes that players get; else a scenario brings it."""
    confidence: str = ""


class ModelRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`models.toml`: a kind of model."""

    id: str
    side: str
    letter: str = ""
    """Models are called by it and a number (z3); without it by the sheet they have."""
    health: int = 0
    """Health boxes; 0: as many as the sheet says."""
    dice: int = 1
    move: str = "1"
    """Spaces in a turn: a number, `d3` or `d6`."""
    pool: int = 0
    """How many figures there are."""
    returns: bool = False
    """Whether a killed one goes back to the pool; else it is out of the game."""
    family: str = ""
    """What a kind counts as that differs from its like only in what it can do."""
    lifted: bool = False
    """Whether one that is taken off the board without being killed goes back to the pool."""
    shared: bool = False
    """Two Zombie players control it by turns.  [17.1.5]"""
    spawn_points: int = 0
    """How many Zombies are given up to spawn one; 0: it is not spawned, only placed."""
    spawn_roll: Literal["counts", "by-profile", "never"] = "counts"
    """Whether one on the board counts when it is rolled whether new ones come.  [6.1.3]"""
    spawns_among: bool = False
    """Whether it may be spawned into any space with a Zombie.  [14.4.3.5]"""
    d6: int = 0
    """The die that makes this the kind of its family in a game.  [5.7.2]"""
    d36: str = ""
    """The same on two dice read as a number, such as "11-15".  [14.4.3]"""
    ignores_wounds_on: int = 0
    """A wound is ignored on this or more, but for one by an explosive.  [14.4.3.1]"""
    turns_heroes_on: int = 0
    """A Hero it wounds turns on this or more.  [14.4.3.6]"""
    hunger: int = 1
    """From how many spaces away hunger drives it.  [8.1.1]"""
    solo_rank: int = 7
    """Its place in the solo game's Zombie Priority List: whom a card serves first.  [17.5.3.2]"""
    passive: bool = False
    """A person among the Heroes who takes no turn, fights only in the Zombies' and counts as no lost Hero."""
    together: bool = False
    """A person who has the turn with all others of the kind and shares movement with them; none of them counts as a
    lost Hero, rises as one or is replaced.  [16.3.8]"""
    weakens: int = 0
    """Heroes in its space roll so many Fight Dice fewer, however many of it are there.  [14.4.3.7]"""
    leaves: str = ""
    """The marker that lies where it was killed.  [11.6.6.3]"""
    zombie_hero: bool = False
    """Whether it is a Zombie Hero, or counts as one in every way.  [14.7]"""
    half_human: bool = False
    """It does not enter buildings that are Taken Over, and the one it is in is not Taken Over."""
    armed: bool = True
    """Whether it may be given a Grave Weapon.  [14.6.1]"""
    roams: bool = True
    """Whether it moves, or is moved by cards, without hunger."""
    experience: int = 0
    """Experience that a Champion costs besides Spawn Points, which may be saved for it.  [14.5.1]"""
    tough: bool = False
    """Whether it may ignore even the wound of an explosive.  [14.5.3.1]"""
    rips: bool = False
    """Whether each natural 6 of a fight that it wins is one wound more.  [14.5.3.1]"""
    relentless: bool = False
    """Whether who is beaten by it fights it again at once.  [14.5.3.2]"""


class MarkerRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`markers.toml`: a counter and what it does where it lies."""

    id: str
    on: Literal["space", "building", "edge"]
    does: list[str] = []
    """What rules ask for: `bars-heroes`, `no-search`, `stops-heroes`."""
    in_rooms: bool = False
    """Whether one of a building may also lie in one of its rooms alone, on a space of it."""
    escape: int = 0
    """A Zombie leaves its space only on this or more; the first one that does takes it away."""
    carried: bool = False
    """Whether a Hero who enters its space takes it along, hands it on and drops it when killed."""
    taken: Literal["passing", "exchange", "both"] = "passing"
    """When it is taken along: by who enters its space, or in the Exchange step, one off a building a turn; `both`: also
    by who stands there already."""
    most: int = 0
    """How many a Hero may carry; 0: any number."""
    item: bool = False
    """Whether one that is carried counts as an item."""
    bearer_health: int = 0
    """Health boxes that one who carries it has besides."""
    gives: list[str] = []
    """Keywords of who carries it."""
    seek: int = 0
    """A Hero in its space may, before a ranged attack, roll for what is behind it: this or more finds it."""
    hidden: bool = False
    """Whether it lies face down: what is on its face is known to nobody before it is turned."""
    health: int = 0
    """Wounds that a thing takes which can be attacked (it does `attacked`)."""
    sign: str = "*"
    """How it is drawn in the terminal; those on buildings are told below the board."""
    also: list[str] = []
    """Other names a described position may use."""


class AreaRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`areas.toml`: a named area of a board that does something."""

    id: str
    hide: int = 0
    """A Hero may hide there: a Zombie must first roll this or more to find them.  [3.3.10.4]"""
    fight_dice: int = 0
    """Fight Dice more for a Hero there, unless the building is dark or Taken Over."""
    builds_with: int = 0
    """A Hero there barricades with this movement or more."""


class SpecialRow(Row, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """`special.toml`: a special rule that a game may be played with.  [16.2]"""

    id: str
    side: str = ""
    """Whom it helps; empty: neither side."""
    dots: int = 0
    """What it is worth; for a rule that may be used several times, what each time is worth."""
    printed_dots: int = 0
    """What it was worth in its box; 0: as much."""
    times: bool = False
    """Whether it may be used several times."""
    each: int = 1
    """By how much one time raises the x of such a rule."""
    most: int = 8
    """How high x may be."""
    shares: str = ""
    """Another rule that takes of the same supply: the x of both together may be as high as `most`.  [16.4.5, 16.4.8]"""
    cards: str = ""
    """A keyword of Hero cards that it is made of: x is no higher than there are of them.  [16.3.8]"""
    excludes: list[str] = []
    """Special rules that it must not be used with."""
    needs: list[str] = []
    """Special rules without which it is of no use."""
    red_zombies: bool = False
    """Whether it takes the seven red Zombies of its box, which only one rule can.  [16.4.12]"""
    always: bool = False
    """Whether the Complete Rulebook has it in every game.  [16.1]"""
    switch: dict[str, str] = {}
    """Switches of a profile with which it is in every game, and nobody need say so."""
    centre: str = ""
    """The centre board that it puts in the place of another.  [16.6.1]"""
    module: str = ""
    """The rules that come on with it, where they are called otherwise."""
    boards: str = ""
    """How it has the boards laid, as in `rules/boards.py`.  [16.6.5, 16.6.6, 16.6.7]"""


def columns_of(row: Row) -> dict[str, Any]:
    """A row as it would be written out in full."""
    columns: dict[str, Any] = msgspec.to_builtins(row)
    return columns


def another(row: T, **columns: Any) -> T:
    """The same row with some columns otherwise."""
    return msgspec.structs.replace(row, **columns)


def row_of(type: type[Row], row: dict[str, Any]) -> Any:
    """The checked row; raises msgspec.ValidationError with what is wrong."""
    return msgspec.convert(row, type)
