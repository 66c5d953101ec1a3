"""New games of Last Night on Earth from a configuration."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from shamble.kernel.chance import Seed
from shamble.kernel.errors import BadConfig, RulesBug, UnknownId
from shamble.kernel.flow import running
from shamble.lnoe import rules as _rules  # noqa: F401 - registers the rules
from shamble.lnoe.agreed import agreed, check_together, checked_special
from shamble.lnoe.board import BoardError, board_from
from shamble.lnoe.board.pieces import is_piece, piece, piece_ids
from shamble.lnoe.campaign import campaign_team, checked_campaign
from shamble.lnoe.content import BOXES, CONFIGURATIONS, SHEET, SPECIAL, content, parts_of
from shamble.lnoe.profiles import Profile, profile
from shamble.lnoe.rows import MOST_PLAYERS
from shamble.lnoe.scenario import SCENARIOS, team_size, usual_scenario
from shamble.lnoe.shelf import NAMED, checked_boxes, fill_shelf
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Played

fill_shelf()

HERO_SEATS = {2: 1, 3: 2, 4: 2, 5: 4, 6: 4}
"""Players -> Hero players; the others play Zombies.  [2007 Players]"""

MOST_CHOICES_OF_SET_UP = 500
CONFIG_KEYS = (
    *("scenario", "profile", "boxes", "players", "heroes", "board", "switches"),
    *("special_rules", "special", "dots", "surprise", "campaign"),
)


Seats = tuple[tuple[str, str], ...]
"""Each seat with the side it plays."""


def numbers_of_players(zombie_players: int) -> list[int]:
    """How many may play: by the table of 2007, or any Hero players beside so many Zombie players.  [2.1, 17.1]"""
    return list(range(zombie_players + 1, MOST_PLAYERS + 1)) if zombie_players else list(HERO_SEATS)


def seats_for(players: int, zombie_players: int = 0) -> Seats:
    """The Hero players and then the Zombie players: as many as the rules say, or by the table.  [2.1, 17.1]"""
    heroes = players - zombie_players if zombie_players else HERO_SEATS[players]
    sides = ["heroes"] * heroes + ["zombies"] * (players - heroes)
    return tuple((f"{side}-{sides[: n + 1].count(side)}", side) for n, side in enumerate(sides))


class Agreed(NamedTuple):
    """What a configuration comes to."""

    rules: Profile
    boxes: tuple[str, ...]
    scenario: str
    seats: Seats
    special: dict[str, int]
    campaign: tuple[Played, ...]
    setup: dict[str, Any]
    """The facts of the rule that sets the game up."""


def new_game(config: dict[str, Any], seed: Seed, dice: Any = ()) -> Lnoe:
    """A game at its first decision; its first dice may be given.

    Raises BadConfig or UnknownId with one clear sentence.
    """
    rules, boxes, scenario, seats, special, campaign, facts = read_configuration(config)
    game = Lnoe(seed, seats, rules, boxes, special=special)
    game.campaign = campaign
    game.stack.append(running("setup", facts.copy()))
    game.force_dice(dice)
    asked_for = facts["board"] or facts["center"]
    try:
        game.run()
        if asked_for:
            _try_out(game, (game.scenario, asked_for, game.board.key, boxes, *sorted(special.items())))
    except (RulesBug, LookupError, StopIteration) as error:
        if not asked_for:
            raise
        raise BadConfig(
            f"{scenario or 'The scenario'} cannot be set up on this board: it lacks a place that it needs."
        ) from error
    return game


def read_configuration(config: Any) -> Agreed:
    """The same as `checked`, kept: a laboratory plays thousands of games by the same few configurations."""
    try:
        key = (repr(config), *NAMED)
    except RecursionError:
        return checked(config)
    if len(key[0]) > LONGEST_KEPT:
        return checked(config)
    found = CONFIGURATIONS.get(key)
    if found is None:
        found = checked(config)
        if len(CONFIGURATIONS) >= MOST_CONFIGURATIONS:
            CONFIGURATIONS.clear()
        CONFIGURATIONS[key] = found
    return cast("Agreed", found)


MOST_CONFIGURATIONS, LONGEST_KEPT = 1024, 2048
"""How many are kept, and of how many characters at most: anybody may send one."""


def checked(config: Any) -> Agreed:
    """What a configuration says, if it can be played. Raises BadConfig or UnknownId with one clear sentence."""
    if not isinstance(config, dict):
        raise BadConfig('A configuration is an object such as {"scenario": "die-zombies-die"}.')
    for key in config:
        if key not in CONFIG_KEYS:
            raise BadConfig(f"There is no setting {key!r}; there are {', '.join(CONFIG_KEYS)}.")
    surprise = checked_surprise(config)
    if surprise:
        config = {"profile": "complete", **config, "scenario": RANDOM}
    rules, boxes, scenario, seats = checked_rules(config)
    heroes = config.get("heroes")
    chosen = heroes == CHOOSE
    special = checked_special(agreed(config), boxes)
    check_together(special, scenario, rules)
    hero_players = sum(side == "heroes" for _, side in seats)
    campaign = checked_campaign(config.get("campaign"), scenario, content(boxes, rules.advanced), hero_players)
    places = team_size(SCENARIOS[scenario].team if scenario else 4, hero_players) + special.get("extra-heroes", 0)
    team = checked_heroes(None if chosen else heroes, boxes, places)
    if campaign:
        team = campaign_team(campaign, scenario, team)
    board, center = checked_board(config.get("board"), usual_centre(scenario, special))
    facts = {"scenario": scenario, "board": board, "center": center, "heroes": team, "chosen": chosen}
    facts |= {"dots": -1 if surprise else checked_dots(config, rules), "surprise": surprise}
    return Agreed(rules, boxes, scenario, seats, special, campaign, facts)


def _try_out(game: Lnoe, table: tuple[Any, ...]) -> None:
    """What somebody chooses during set-up comes before some of it: whether the board has every place is tried out.

    Once for each board and scenario: a laboratory plays thousands of games on the same one.
    """
    if table in _TRIED:
        return
    trial = game.clone()
    for _ in range(MOST_CHOICES_OF_SET_UP):
        if trial.round or trial.decision is None:
            break
        trial.choose(0)
    if len(_TRIED) >= MOST_TRIED:
        _TRIED.clear()
    _TRIED.add(table)


_TRIED: set[tuple[Any, ...]] = set()
MOST_TRIED = 4096


def checked_surprise(config: dict[str, Any]) -> bool:
    """Whether chance chooses everything: scenario, special rules, boards and Heroes.  [5.1.1, 5.3.6]"""
    surprise = config.get("surprise", False)
    if type(surprise) is not bool:
        raise BadConfig(f"A surprise is true or false, not {surprise!r}.")
    said = [key for key in ("scenario", "board", "heroes", "special_rules", "special", "dots") if key in config]
    if surprise and said:
        raise BadConfig(f"A surprise chooses everything by itself: leave {', '.join(said)} out.")
    return surprise


MOST_DOTS = 30


def checked_dots(config: dict[str, Any], rules: Profile) -> int:
    """How many dots both sides have agreed on to spend each; -1: what there is to agree on is agreed.  [5.2, 16.2]"""
    dots = config.get("dots")
    if agreed(config) is not None:
        if dots is not None:
            raise BadConfig("Either the special rules are named, or there are dots to buy them with.")
        return -1
    if dots is None:
        return 0 if rules.balance_dots else -1
    if type(dots) is not int or dots not in range(MOST_DOTS + 1):
        raise BadConfig(f"Dots are a whole number from 0 to {MOST_DOTS}, not {dots!r}.")
    return dots


RANDOM = "random"
"""The scenario that stands for any of them."""
CHOOSE = "choose"
"""In place of a list of Heroes: each Hero player chooses at set-up."""


def checked_rules(config: dict[str, Any]) -> tuple[Profile, tuple[str, ...], str, Seats]:
    """Profile, boxes, scenario ("": to be drawn) and seats; the basic game has one scenario.  [5.1, 2.1]"""
    scenario = config.get("scenario", usual_scenario())
    if scenario == RANDOM:
        scenario = ""
    elif not isinstance(scenario, str) or scenario not in SCENARIOS:
        raise UnknownId(f"There is no scenario {scenario!r}; there are {', '.join(SCENARIOS)}.")
    default = "original-basic" if scenario and SCENARIOS[scenario].row.basic else "original-advanced"
    switches = config.get("switches") or {}
    if not isinstance(switches, dict):
        raise BadConfig("Switches are an object of names and values.")
    rules = profile(config.get("profile", default), switches)
    if scenario and not SCENARIOS[scenario].played_by(rules):
        played = ", ".join(name for name, known in SCENARIOS.items() if known.played_by(rules))
        raise BadConfig(f"The profile {rules.id} plays only {played}; {scenario} needs another profile.")
    listed = config.get("boxes")
    boxes = usual_boxes(rules, scenario) if listed is None else checked_boxes(listed)
    if scenario and scenario not in content(boxes, rules.advanced).scenarios:
        home, needs = SCENARIOS[scenario].box, SCENARIOS[scenario].row.needs
        wanted = f"{home} and is played with {', '.join(needs)}" if needs else home
        raise BadConfig(f"The scenario {scenario} comes in the box {wanted}; in play are {', '.join(boxes)}.")
    players = config.get("players", 2)
    most = max(numbers_of_players(rules.zombie_players))
    if type(players) is not int or not 2 <= players <= most:
        raise BadConfig(f"Last Night on Earth is for 2 to {most} players, not {players!r}.")
    if scenario and players > SCENARIOS[scenario].row.most_players:
        most = SCENARIOS[scenario].row.most_players
        raise BadConfig(f"The scenario {scenario} is for {_COUNTS[most]} players at most, not {players}.")
    if players <= rules.zombie_players:
        raise BadConfig(f"With {rules.zombie_players} Zombie players there are 3 or more players, not {players}.")
    return rules, boxes, scenario, seats_for(players, rules.zombie_players)


def usual_boxes(rules: Profile, scenario: str) -> tuple[str, ...]:
    """The boxes in play where nobody lists them: the profile's, those named by `--box`, and the scenario's own."""
    wanted = [*(rules.boxes or of_the_package()), *NAMED]
    if scenario:
        row, box = SCENARIOS[scenario].row, SCENARIOS[scenario].box
        wanted += [*BOXES[box].row.needs, *row.needs, *row.beside, box]
        one_of = BOXES[box].row.needs_one
        if one_of and not set(one_of).intersection(parts_of(wanted)):
            wanted.append(one_of[0])
    return checked_boxes(without_replaced(list(dict.fromkeys(wanted))))


def without_replaced(boxes: list[str]) -> list[str]:
    """Of a box and another that holds it again only the latter: nothing is missed, and nothing lies there twice."""
    replaced = {other for box in boxes for other in BOXES[box].row.replaces}
    return [box for box in boxes if box not in replaced]


def of_the_package() -> list[str]:
    """Every box that comes with the package, but for those that lie in another."""
    return without_replaced([box.id for box in BOXES.values() if not box.outside])


def checked_heroes(names: Any, boxes: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Chosen Heroes; places left open are drawn at random.  [5.6, Ruling 30]"""
    if names is None:
        return ()
    if not isinstance(names, list | tuple) or len(names) > most:
        raise BadConfig(f"Heroes are a list of up to {_COUNTS.get(most, most)} ids.")
    known = [sheet.id for sheet in content(boxes, advanced=False).sheets]
    for name in names:
        if not isinstance(name, str) or name not in SHEET:
            raise UnknownId(f"There is no Hero {name!r}; there are {', '.join(known)}.")
        if name not in known:
            raise BadConfig(f"The Hero {name} comes in the box {SHEET[name].box}, which is not in play.")
    if len(set(names)) < len(names):
        raise BadConfig("A Hero can be in the team only once.")
    if len({SHEET[name].person for name in names}) < len(names):
        raise BadConfig("Two versions of the same Hero are never in one game.", ("5.6.1",))
    return tuple(names)


_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


def checked_board(description: Any, centre: str) -> tuple[str, str]:
    """The board asked for by its key, and the centre; empty where set-up draws them.  [5.3, 3.2.2]"""
    if description is not None and not isinstance(description, dict):
        raise BadConfig("A board is an object with center and outer, or with grid.")
    wanted = dict(description or {})
    if "grid" not in wanted and "layout" not in wanted:
        if "outer" not in wanted:
            _check_centre(wanted)
            return "", wanted.get("center", "")
        if centre:
            wanted.setdefault("center", centre)
    try:
        return board_from(wanted).key, ""
    except BoardError as error:
        text = str(error)
        raise BadConfig(f"{text[:1].upper()}{text[1:].rstrip('.')}.") from error


def usual_centre(scenario: str, special: dict[str, int]) -> str:
    """The centre board where nobody names one: that of a special rule, or the scenario's.  [16.6.1]"""
    other = [SPECIAL[rule].centre for rule in special if SPECIAL[rule].centre]
    return (other or [SCENARIOS[scenario].centre if scenario else ""])[0]


def _check_centre(wanted: dict[str, Any]) -> None:
    """A centre is named by its id, and nothing else is said where the outer boards are drawn."""
    centre = wanted.get("center", "")
    if set(wanted) - {"center"} or not isinstance(centre, str):
        raise BadConfig("A board is given by center and outer, by layout and boards, or by grid.")
    if centre and (not is_piece(centre) or piece(centre).kind != "center"):
        raise BadConfig(f"There is no centre board {centre!r}; there are {', '.join(piece_ids('center', BOXES))}.")
