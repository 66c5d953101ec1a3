"""Setting up a game.  [5]"""

from __future__ import annotations

from shamble.kernel.errors import BadConfig
from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.board import board_from, description_of
from shamble.lnoe.campaign import give_kept_cards, set_kept_cards_aside
from shamble.lnoe.content import SHEET, SPECIAL, HeroSheet
from shamble.lnoe.decks import Decks
from shamble.lnoe.places import RANDOM_BUILDING, spaces_of
from shamble.lnoe.rules.boards import described_board, drawn_board, option_of, possible, rolled_board
from shamble.lnoe.rules.champions import cards_in_return, gather_champions
from shamble.lnoe.rules.hero_move import place_hero
from shamble.lnoe.rules.new_hero import (
    CENTRE,
    centre_start,
    draw_team,
    scenario_hero_cards,
    take_starting_cards,
    unused_sheets,
)
from shamble.lnoe.rules.piles import shuffle_deck
from shamble.lnoe.rules.pillage import lay_out_decks
from shamble.lnoe.rules.random_building import open_buildings, roll_random_building
from shamble.lnoe.rules.reduced_deck import reduce_hero_deck
from shamble.lnoe.rules.scatter import scatter_zombies
from shamble.lnoe.rules.scenario_acts import set_the_scene
from shamble.lnoe.rules.search import BY_RULE
from shamble.lnoe.rules.spawn import shares
from shamble.lnoe.rules.special_rules import always_added, budget, draw_rules, unfit
from shamble.lnoe.rules.tables import roll_on
from shamble.lnoe.rules.townsfolk_heroes import enlist_townsfolk
from shamble.lnoe.scenario import SCENARIOS, agree_on, in_effect, play_scenario, scenario_of, team_of, tell_set_up
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL, SCENARIO, SETUP

setup = Rule("setup")
"""Facts: scenario, board, center (empty: drawn), heroes (the rest is drawn, or chosen), dots (-1: nothing is bought),
surprise (all of it by dice); then team, waiting, spared."""


@setup.step
def choose_scenario(g: Lnoe, f: Frame) -> None:
    """The one asked for, or one of those that the profile plays with these boxes.  [5.1, 5.1.1]"""
    scenario = f.scenario
    if not scenario:
        known = possible_scenarios(g)
        table = {name: SCENARIOS[name].row.d216 for name in known if SCENARIOS[name].row.d216}
        if f.surprise and table:
            scenario = roll_on(g, "scenario", table, 3)
        else:
            scenario = known[g.pick(SCENARIO, len(known))]
    play_scenario(g, scenario)
    if not f.board:
        possible(g, option_of(g, g.profile.board_option))
    g.emit("scenario", scenario=g.scenario)


def possible_scenarios(g: Lnoe) -> list[str]:
    """Those for so many players that go with the special rules that were agreed on.  [5.1.1, 16.2]"""
    known = [name for name in g.content.scenarios if SCENARIOS[name].played_by(g.profile, len(g.seats))]
    fitting = [name for name in known if not unfit(g.special, name, g.profile)]
    if not fitting:
        raise BadConfig("No scenario of the boxes in play goes with these special rules; name fewer of them.")
    return fitting


@setup.step
def agree_on_rules(g: Lnoe, f: Frame) -> None:
    """Each side in turn spends its dots, while only the centre lies on the table.  [5.2, 16.1, 16.2]"""
    agree_on(g, {**dict.fromkeys(always_added(g), 1), **g.special})
    if f.surprise and g.profile.balance_dots:
        draw_rules(g, (g.roll("dots")[0] + 1) // 2)
    if f.dots < 0:
        return
    centre = centre_of(g, f)
    alone = {"layout": "alone", "boards": [centre]} if centre else BARE_TABLE
    g.lay(board_from(description_of(f.board) if f.board else alone))
    g.deck = Decks(g.content.decks.copy())
    for side in dict.fromkeys(g.side):
        g.call("buy-special-rules", seat=g.side.index(side), dots=budget(g, side, f.dots))


BARE_TABLE = {"grid": {"width": 1, "height": 1, "buildings": [], "pits": []}}


def centre_of(g: Lnoe, f: Frame) -> str:
    """The centre board asked for, or that of a special rule, or the scenario's.  [3.2.2, 16.6.1]"""
    special = [SPECIAL[rule].centre for rule in g.special if SPECIAL[rule].centre]
    return str(f.center or (special or [scenario_of(g).centre])[0])


@setup.step
def lay_boards(g: Lnoe, f: Frame) -> None:
    """The centre and four of the outer boards, drawn where nobody asks for others.  [5.3]"""
    play_scenario(g, g.scenario)
    drawn = rolled_board if f.surprise else drawn_board
    g.lay(described_board(g, f.board) if f.board else drawn(g, centre_of(g, f)))
    if g.board.outer and g.events is not None:
        g.emit("boards", center=g.board.description.get("center", ""), outer=g.board.outer)


@setup.step
def shuffle_decks(g: Lnoe, f: Frame) -> None:
    """[5.4]"""
    for deck, copies in g.content.decks.items():
        g.deck[deck] = copies
        shuffle_deck(g, deck)
    set_kept_cards_aside(g)
    tell_set_up(g, "boards-laid")


@setup.step
def offer_heroes(g: Lnoe, f: Frame) -> None:
    """Where the players choose, each picks a Hero for the next of the own places, in the order of the seats.

    [5.6, 16.3.6]
    """
    chosen = f.chosen or in_effect(g, "constructing-the-hero-team")
    if not chosen or len(f.heroes) == min(team_of(g), len(g.content.sheets)):
        f.to("draw_heroes")
        return
    taken = {SHEET[name].person for name in f.heroes}
    left = [sheet.id for sheet in unused_sheets(g) if sheet.person not in taken]
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
    sheets: list[HeroSheet] = [SHEET[name] for name in f.heroes if f"gone-{name}" not in g.notes]
    others = [sheet for sheet in unused_sheets(g) if sheet not in sheets]
    g.shuffle(SETUP, others)
    sheets, order = draw_team(sheets, others, team_of(g)), g.content.order
    first = len(g.model)
    g.add_models([("hero", order[sheet.id], seat_of_place(g, place), sheet) for place, sheet in enumerate(sheets)])
    team = [*range(first, len(g.model)), *enlist_townsfolk(g)]
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
    g.horde = g.horde * len(seats) // shares(g)
    owners = [seats[number * len(seats) // g.horde] for number in range(g.horde)]
    g.add_models([("standard", number + 1, seat, None) for number, seat in enumerate(owners)], IN_POOL)
    if g.content.champions:
        gather_champions(g)
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
    row = scenario_of(g).row
    if row.start == RANDOM_BUILDING or (is_stray(g, hero) and not row.centre_start):
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
    row = scenario_of(g).row
    spaces = spaces_of(g, row.start) if row.start else own_start(g, hero) or g.board.center
    free = tuple([space for space in spaces if not g.heroes_at[space]]) if row.start_apart else ()
    return free or spaces


def is_stray(g: Lnoe, hero: int) -> bool:
    """Whether a Hero's start location is missed: it is not on the board, or Taken Over.  [5.6.6, 16.4.4]"""
    return not scenario_of(g).row.start and not own_start(g, hero)


def own_start(g: Lnoe, hero: int) -> tuple[int, ...]:
    """The spaces of the start location that a Hero may stand in."""
    spaces, building = g.board.place(g.sheet[hero].start), g.board.building
    if "bars-heroes" not in g.flags:
        return spaces
    return tuple([at for at in spaces if building[at] < 0 or not g.flagged("bars-heroes", building[at])])


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
        give_kept_cards(g, hero)
        take_starting_cards(g, hero)
    if g.profile.reduced_hero_deck:
        reduce_hero_deck(g)
    lay_out_decks(g)
    each = scenario_hero_cards(g) + scenario_of(g).row.start_cards + cards_in_return(g)
    f.waiting = tuple(hero for hero in f.team for _ in range(each + misses_start(g, f, hero)))


def misses_start(g: Lnoe, f: Frame, hero: int) -> bool:
    """Whether a Hero starts in the centre for want of another place, which is worth a card.

    One in a random building has none, unless the scenario says so.  [13.11.1]
    """
    row = scenario_of(g).row
    worth_it = centre_start(g) == CENTRE if row.centre_start else row.random_start_card
    return worth_it and is_stray(g, hero) and hero not in without_free_card(f)


@setup.step
def deal_free_cards(g: Lnoe, f: Frame) -> None:
    """[5.6.6.1]"""
    if f.waiting:
        hero, f.waiting = f.waiting[0], f.waiting[1:]
        f.to("deal_free_cards")
        makes_up = f.waiting.count(hero) < scenario_of(g).row.start_cards + misses_start(g, f, hero)
        g.call("draw-hero-card", hero=hero, starting=True if makes_up else BY_RULE)


@setup.step
def share_cards(g: Lnoe, f: Frame) -> None:
    tell_set_up(g, "cards-dealt")


@setup.step
def place_starting_zombies(g: Lnoe, f: Frame) -> None:
    """2D6 Zombies, or 1D6 for each of two players, spread over the pits; half of what one die shows for each of two.

    [5.8]
    """
    if scenario_of(g).row.scattered:
        scatter_zombies(g)
        return
    seats = g.seats_of("zombies")
    dice, parts = scenario_of(g).row.starting_dice, shares(g)
    each = [max(1, (dice + parts - 1 - place) // parts) for place in range(len(seats))]
    counts = [sum(g.roll("starting-zombies", count, g.seats[seat])) for seat, count in zip(seats, each, strict=True)]
    if dice < len(seats):
        counts = [(count + 1) // 2 for count in counts]
    for seat, count in zip(seats, counts, strict=True):
        g.call("place-zombies", seat=seat, left=count, optional=False, counts=())


@setup.step
def begin(g: Lnoe, f: Frame) -> None:
    """What set-up was told has served: copies and saves of the game need not carry it along."""
    f.__dict__.clear()
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
