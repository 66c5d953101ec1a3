"""Rules are profiles: named sets of switches. A switch is read in one place."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from shamble.kernel.errors import BadConfig, UnknownId


@dataclass(frozen=True, slots=True)
class Profile:
    """The switches where the rulebooks differ; names as in the list of conflicts between them."""

    id: str
    boxes: tuple[str, ...]
    """The boxes in play where nobody names others; none: all that come with the package."""
    advanced: bool = False
    """Whether the advanced cards are shuffled in, and every scenario is played; else only basic ones are."""
    as_printed: bool = True
    """Scenarios and the dots of special rules as their boxes print them; else as the Complete Rulebook does.  [16.2]"""
    zombie_players: int = 0
    """How many players play the Zombies; 0: by the table of 2007.  [2.1, 17.1]"""
    extra_zombie_control: str = "killer"
    """Of two Zombie players a Zombie Hero belongs to the `killer`; `alternate`: by rounds to either.  [17.1.5]"""
    movement_roll: str = "optional"
    """`optional`; `mandatory`: the roll comes first, then what the Move Action is used for.  [8.3]"""
    hero_death: str = "removed"
    """`removed`; `black-zone`: turned while the sun is high or when it was a player's last Hero; `always`: turned, and
    a new one comes whatever it was that killed.  [11.6.3, 11.6.3.1]"""
    black_zone_from: int = 99
    """A Hero killed while the sun stands at this number or higher turns."""
    last_hero_rule: bool = False
    """A player never stays without a Hero."""
    explosive_death_turns: bool = True
    """A Hero killed by an explosive may become a Zombie Hero."""
    pinch_points: str = "blocked"
    """Whom touching corners of buildings let through: nobody (`blocked`), `students`, those of two Health boxes or
    fewer (`two-health`), or who passes an `agility-test`.  [3.3.11]"""
    board_option: str = "standard"
    """How the boards lie where the scenario has no map of its own: `standard`; `forest-mixed`, forest L-boards among
    those of the town; in a `forest-ring` or `town-ring`; or `forest-only`.  [5.3.2, 5.3.3, 5.3.4]"""
    missing_start: str = "centre"
    """A Hero whose start is not on the board: `centre` with a free card; `choice`: or a random building.  [13.11.1]"""
    redraw_search_cards: bool = False
    """A Hero starts with no card that the scenario asks to be found, nor with one that fetches it.  [5.6.4.1]"""
    hunger_first: bool = True
    """Hungry Zombies move before the others.  [8.1.1.1]"""
    hunger_for_townsfolk: bool = False
    """Hunger drives Zombies to people of the town as it does to Heroes.  [8.1.1]"""
    discard_open: bool = False
    """Discard piles may be looked through at any time."""
    locked_door_permanent: bool = False
    """A locked door stays locked; who has an item against it opens it for all.  [3.14.3]"""
    doors_each_time: int = 2
    """Doors that the Heroes place for each time of Extra Doors.  [16.3.2]"""
    spawn_model: str = "simple"
    """New Zombies may be held back (`simple`), or are `points`, which must be used when they are gained.  [14.2]"""
    balance_dots: bool = False
    """The sides get dots to buy special rules with where a scenario, or who plays it, favours the other.  [5.1.3]"""
    always_rules: bool = False
    """Some special rules are in effect in every game that has their box.  [16.1]"""
    grave_dead_table: str = "d6"
    """The ability of the Grave Dead is rolled on the table of their box (`d6`) or of the Complete Rulebook (`d36`)."""
    reduced_hero_deck: bool = False
    """The Hero deck has 65 cards, those that the scenario asks for among them.  [17.3]"""
    grave_dead_in_spawn_roll: bool = False
    """Grave Dead count when it is rolled whether new Zombies come.  [14.4]"""
    horde_models: str = "red"
    """A Horde of 21 takes the `red` Zombies, so that no other rule that uses them is played; or `any`.  [16.4.12]"""
    barricades: str = "scenario"
    """Whether walls may be barricaded: `on`, `off`, or where the scenario or an agreement says so.  [8.6]"""
    barricades_from_outside: bool = False
    """A Hero outdoors may barricade a wall too; else only one inside the building may.  [8.6.1]"""
    zombies_may_spare: bool = False
    """A Zombie alone with a Townsfolk Ally may attack; else it does.  [16.3.7.3]"""
    survival_decks: str = "scenario"
    """Whether a Hero with 5 or more for movement may search the Survival decks.  [8.5.4]"""
    combining: str = "on"
    """Whether two items of a Hero may be combined into one.  [9.3]"""
    grave_weapons: str = "scenario"
    """Whether Zombies may be given Grave Weapons.  [14.6]"""
    champions: str = "scenario"
    """Whether Zombie Champions come: `on`, `off`, or where the scenario or an agreement says so.  [14.5]"""
    champion_pool: str = "scenario"
    """How many there are: half of the figures for each time of their special rule (`scenario`), or `full`.  [5.7.3]"""
    experience: str = "off"
    """Whether wounds give Experience, which buys Upgrades, where a box brings them; `heroes` or `zombies`: only that
    side learns, to measure what it gains by it.  [13.4, 14.9]"""
    fire_rules: str = "on"
    """Whether fires burn where a box brings them.  [12]"""
    fire_limit: int = 8
    """How many fires there can be at once.  [12.1.3]"""
    gas_fire: str = "spreads-twice"
    """What exploding gas leaves: a fire that spreads twice at once (`spreads-twice`), or just one (`new-fire`)."""
    solo: bool = False
    """Nobody plays the Zombies: an open hand that is new each turn, and a Fight card for each fight.  [17.5]"""
    heroes_lost: int = 0
    """Overrides how many dead Heroes lose the game (0: as the scenario says)."""
    extra_turns: int = 0
    """Added to the scenario's turns; for designers."""
    zombie_hand: int = 4
    """Zombie cards in hand after drawing, divided among the Zombie players."""
    hero_fight_dice: int = 2
    """Fight Dice of a Hero.  [11.2]"""

    def __hash__(self) -> int:
        """By its name alone: what is kept by profiles is looked up with every game and save."""
        return hash(self.id)


ZOMBIE_PLAYERS = range(3)

LIMITS: dict[str, range | tuple[str, ...]] = {
    "zombie_players": ZOMBIE_PLAYERS,
    "extra_zombie_control": ("killer", "alternate"),
    "movement_roll": ("optional", "mandatory"),
    "hero_death": ("removed", "black-zone", "always"),
    "pinch_points": ("blocked", "agility-test", "students", "two-health"),
    "spawn_model": ("simple", "points"),
    "board_option": ("standard", "forest-mixed", "forest-ring", "town-ring", "forest-only"),
    "missing_start": ("centre", "choice"),
    "grave_dead_table": ("d6", "d36"),
    "horde_models": ("red", "any"),
    **dict.fromkeys(("barricades", "survival_decks", "grave_weapons", "champions"), ("off", "scenario", "on")),
    "champion_pool": ("scenario", "full"),
    "experience": ("off", "on", "heroes", "zombies"),
    "fire_rules": ("off", "on"),
    "fire_limit": range(1, 101),
    "gas_fire": ("spreads-twice", "new-fire"),
    "combining": ("off", "on"),
    "black_zone_from": range(100),
    "heroes_lost": range(41),
    "extra_turns": range(-20, 101),
    "zombie_hand": range(41),
    "hero_fight_dice": range(21),
}
"""What a switch may be, beyond its type: a game with -3 dice is none."""

PROFILES: dict[str, Profile] = {
    "original-basic": Profile("original-basic", boxes=("base",)),
    "original-advanced": Profile(
        "original-advanced",
        boxes=("base",),
        advanced=True,
        hero_death="black-zone",
        black_zone_from=14,
        last_hero_rule=True,
    ),
    "complete": Profile(
        "complete",
        boxes=(),
        advanced=True,
        as_printed=False,
        zombie_players=1,
        extra_zombie_control="alternate",
        movement_roll="mandatory",
        hero_death="always",
        explosive_death_turns=False,
        pinch_points="agility-test",
        missing_start="choice",
        redraw_search_cards=True,
        spawn_model="points",
        hunger_for_townsfolk=True,
        discard_open=True,
        locked_door_permanent=True,
        doors_each_time=1,
        balance_dots=True,
        always_rules=True,
        grave_dead_table="d36",
        grave_dead_in_spawn_roll=True,
        horde_models="any",
        barricades="on",
        barricades_from_outside=True,
        zombies_may_spare=True,
        survival_decks="on",
        grave_weapons="on",
        champions="on",
        champion_pool="full",
        experience="on",
        fire_limit=32,
        gas_fire="new-fire",
    ),
}


def profile(name: Any, switches: dict[str, Any] | None = None) -> Profile:
    """The profile of this name, with single switches set otherwise."""
    if not isinstance(name, str) or name not in PROFILES:
        raise UnknownId(f"There is no rules profile {name!r}; there are {', '.join(PROFILES)}.")
    chosen = PROFILES[name]
    if not switches:
        return chosen
    allowed = {field.name: field for field in fields(Profile) if field.name not in ("id", "boxes", "advanced")}
    for key, value in switches.items():
        if key not in allowed:
            raise BadConfig(f"There is no switch {key!r}; there are {', '.join(sorted(allowed))}.")
        limit = LIMITS.get(key)
        if limit is None and type(value) is not type(getattr(chosen, key)):
            raise BadConfig(f"The switch {key!r} takes a value like {getattr(chosen, key)!r}, not {value!r}.")
        if limit is not None and (type(value) is not type(limit[0]) or value not in limit):
            right = f"from {limit[0]} to {limit[-1]}" if isinstance(limit, range) else f"one of {', '.join(limit)}"
            raise BadConfig(f"The switch {key!r} is {right}, not {value!r}.")
    return replace(chosen, **switches)


def switched(chosen: Profile, module: str, agreed: bool, usual: str = "on") -> bool:
    """Whether rules that a box brings are on: as the profile says, or as `usual` where it has no switch for them;
    `scenario` is only where the scenario or the players have agreed on them. For one side is on too.
    """
    value = getattr(chosen, module.replace("-", "_"), usual)
    return bool(value in ("on", "heroes", "zombies") or (value == "scenario" and agreed))


def switches_of(chosen: Profile) -> dict[str, Any]:
    """The switches in which a profile differs from the one it is named after."""
    named = PROFILES[chosen.id]
    if chosen is named:
        return {}
    return {
        field.name: getattr(chosen, field.name)
        for field in fields(Profile)
        if getattr(chosen, field.name) != getattr(named, field.name)
    }
