"""Setting up a game.  [5]"""

from __future__ import annotations

import json

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import Board, board_from, piece_ids
from shamble.lnoe.content import SHEET, HeroSheet
from shamble.lnoe.goals import spaces_of
from shamble.lnoe.rules.hero_move import place_hero
from shamble.lnoe.rules.new_hero import enlist, open_buildings, scenario_hero_cards, take_starting_cards
from shamble.lnoe.rules.random_building import roll_random_building
from shamble.lnoe.rules.scenario_acts import set_the_scene
from shamble.lnoe.scenario import SCENARIOS, scenario_of, team_of, tell_set_up
from shamble.lnoe.state import BOARDS, IN_POOL, SCENARIO, SETUP, Lnoe, deck_stream
from shamble.lnoe.uses import refresh

setup = Rule(
    "setup"
)  # facts: scenario, board, center (empty: drawn), heroes (the rest is drawn, or chosen); then team, waiting, spared


@setup.step
def choose_scenario(g: Lnoe, f: Frame) -> None:
    """The one asked for, or one of those that the profile plays with these boxes.  [5.1, 5.1.1]"""
    g.scenario = f.scenario
    if not g.scenario:
        known = [scenario for scenario in g.content.scenarios if SCENARIOS[scenario].played_by(g.profile)]
        g.scenario = known[g.pick(SCENARIO, len(known))]
    g.emit("scenario", scenario=g.scenario)


@setup.step
def lay_boards(g: Lnoe, f: Frame) -> None:
    """The scenario's centre and four of the outer boards, drawn where nobody asks for others.  [5.3, 3.2.2, 16.6.1]"""
    g.lay(board_from(json.loads(f.board)) if f.board else drawn_board(g, f.center or scenario_of(g).centre))
    laid = g.board.description
    if "outer" in laid:
        g.emit("boards", center=laid["center"], outer=tuple(laid["outer"]))


def drawn_board(g: Lnoe, center: str) -> Board:
    """Four of the outer boards round a centre; some scenarios say which must be among them."""
    needed = scenario_of(g).row.boards
    outer = [board for board in piece_ids("outer", g.content.boxes) if board not in needed]
    g.shuffle(BOARDS, outer)
    laid = [*needed, *outer][:4]
    if needed:
        g.shuffle(BOARDS, laid)
    return board_from({"center": center, "outer": laid})


@setup.step
def shuffle_decks(g: Lnoe, f: Frame) -> None:
    """[5.4]"""
    for deck, copies in g.content.decks.items():
        g.deck[deck] = list(copies)
        g.shuffle(deck_stream(g, deck), g.deck[deck])
    tell_set_up(g, "boards-laid")


@setup.step
def offer_heroes(g: Lnoe, f: Frame) -> None:
    """Where the players choose, each picks a Hero for the next of the own places, in the order of the seats.  [5.6]"""
    if not f.chosen or len(f.heroes) == team_of(g):
        f.to("draw_heroes")
        return
    left = [sheet.id for sheet in g.content.sheets if sheet.id not in f.heroes]
    seat = seat_of_place(g, len(f.heroes))
    g.ask(seat, "choose", [("choose", "sheet", name) for name in left], facts=("sheet",))


@setup.step
def take_sheet(g: Lnoe, f: Frame) -> None:
    f.heroes = (*f.heroes, g.answer[2])
    f.to("offer_heroes")


def seat_of_place(g: Lnoe, place: int) -> int:
    """The Heroes are dealt evenly to the Hero players.  [2.1]"""
    seats = g.seats_of("heroes")
    return seats[place * len(seats) // team_of(g)]


@setup.step
def draw_heroes(g: Lnoe, f: Frame) -> None:
    """The whole team; those that nobody chose are drawn.  [5.6, 2.1]"""
    sheets: list[HeroSheet] = [SHEET[name] for name in f.heroes]
    others = [sheet for sheet in g.content.sheets if sheet not in sheets]
    g.shuffle(SETUP, others)
    sheets += others[: team_of(g) - len(sheets)]
    team = [enlist(g, sheet, seat_of_place(g, place)) for place, sheet in enumerate(sheets)]
    f.waiting = f.team = tuple(team)
    g.emit("team", heroes=team)


@setup.step
def prepare_pools(g: Lnoe, f: Frame) -> None:
    """Nothing else lies on the board yet but what the scenario puts there.  [5.3.1, 5.5, 5.7]"""
    fill_pools(g)
    set_the_scene(g)


def fill_pools(g: Lnoe) -> None:
    """One pool of 14, or one of seven for each of two players.  [5.7.1, 14.3]"""
    seats = g.seats_of("zombies")
    owners = [seats[number * len(seats) // g.horde] for number in range(g.horde)]
    g.add_models([("standard", number + 1, seat, None) for number, seat in enumerate(owners)], IN_POOL)
    tell_set_up(g, "pools-filled")


@setup.step
def place_next_hero(g: Lnoe, f: Frame) -> None:
    """Any space of the start location; if it is not on the board, the centre and a free card, or a choice.

    [5.6.6, 5.6.6.1]
    """
    if not f.waiting:
        f.to("deal_cards")
        tell_set_up(g, "heroes-placed")
        return
    hero = f.waiting[0]
    if is_stray(g, hero) and not scenario_of(g).row.centre_start:
        f.waiting = f.waiting[1:]
        f.to("place_next_hero")
        g.call("random-start", hero=hero)
        return
    if g.profile.missing_start == "choice" and is_stray(g, hero):
        f.to("note_choice")
        g.call("no-start", hero=hero, seat=g.owner[hero])
        return
    options: list[Option] = [("place", hero, space) for space in start_spaces(g, hero)]
    g.ask(g.owner[hero], "place-hero", options, hero)


def start_spaces(g: Lnoe, hero: int) -> tuple[int, ...]:
    """Where all start, if the scenario says so; else the own start location, or the centre without one."""
    start = scenario_of(g).row.start
    return spaces_of(g, start) if start else tuple(g.board.place(g.sheet[hero].start)) or g.board.center


def is_stray(g: Lnoe, hero: int) -> bool:
    """Whether a Hero's start location is missed: it is not on the board.  [5.6.6]"""
    return not scenario_of(g).row.start and not g.board.place(g.sheet[hero].start)


@setup.step
def put_hero_down(g: Lnoe, f: Frame) -> None:
    _, hero, space = g.answer
    f.waiting = f.waiting[1:]
    f.to("place_next_hero")
    start_at(g, hero, space)


def start_at(g: Lnoe, hero: int, space: int) -> None:
    place_hero(g, hero, space)
    g.emit("placed", who=hero, to=space)


@setup.step
def note_choice(g: Lnoe, f: Frame) -> None:
    """Who starts in a random building gets no free card for it.  [13.11.1]"""
    hero, f.waiting = f.waiting[0], f.waiting[1:]
    if not f.bonus:
        f.spared = (*without_free_card(f), hero)
    f.to("place_next_hero")


def without_free_card(f: Frame) -> tuple[int, ...]:
    spared: tuple[int, ...] = f.__dict__.get("spared", ())
    return spared


@setup.step
def deal_cards(g: Lnoe, f: Frame) -> None:
    """Cards printed on a sheet come out of the deck before any other card is drawn.  [5.6.4]"""
    for seat in range(len(g.seats)):
        refresh(g, seat)
    for hero in f.team:
        take_starting_cards(g, hero)
    spared = without_free_card(f)
    missing = [hero for hero in f.team if is_stray(g, hero) and hero not in spared]
    f.waiting = tuple(hero for hero in f.team for _ in range(scenario_hero_cards(g) + (hero in missing)))


@setup.step
def deal_free_cards(g: Lnoe, f: Frame) -> None:
    """[5.6.6.1]"""
    if f.waiting:
        hero, f.waiting = f.waiting[0], f.waiting[1:]
        f.to("deal_free_cards")
        g.call("draw-hero-card", hero=hero, starting=True)


@setup.step
def place_starting_zombies(g: Lnoe, f: Frame) -> None:
    """2D6 Zombies, or 1D6 for each of two players, spread over the pits.  [5.8]"""
    seats = g.seats_of("zombies")
    counts = [sum(g.roll("starting-zombies", 2 // len(seats), g.seats[seat])) for seat in seats]
    for seat, count in zip(seats, counts, strict=True):
        g.call("place-zombies", seat=seat, left=count, optional=False, counts=())


@setup.step
def begin(g: Lnoe, f: Frame) -> None:
    g.call("round", phase=0)


# -- a Hero whose start location is not on the board, where the centre is no place to start ----------------

random_start = Rule("random-start")  # facts: hero; then building


@random_start.step
def roll_start(g: Lnoe, f: Frame) -> None:
    f.building = -1
    roll_random_building(g, open_buildings(g))


@random_start.step
def choose_start(g: Lnoe, f: Frame) -> None:
    spaces = g.board.buildings[f.building].spaces if f.building >= 0 else g.board.center
    g.ask(g.owner[f.hero], "place-hero", [("place", f.hero, space) for space in spaces], f.hero)


@random_start.step
def start_there(g: Lnoe, f: Frame) -> None:
    start_at(g, f.hero, g.answer[2])
