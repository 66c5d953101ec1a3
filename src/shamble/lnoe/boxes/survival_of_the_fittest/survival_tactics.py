"""Survival Tactics, in alphabetical order.  [3.9.4.2]"""

from __future__ import annotations

from collections.abc import Callable

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board.whole_walls import walls_of
from shamble.lnoe.rules.barricades import MOST_REINFORCEMENTS, build, edge_of, reinforce, wall_at
from shamble.lnoe.rules.cards import lasting, leave_play, stays
from shamble.lnoe.rules.combining import able_to_combine
from shamble.lnoe.rules.fight import cancel_fight, the_fight
from shamble.lnoe.rules.hero_turn import MOVES_AGAIN, waiting_heroes
from shamble.lnoe.rules.hero_walk import move_hero
from shamble.lnoe.rules.hunger import LURES
from shamble.lnoe.rules.ranged_options import has_moved
from shamble.lnoe.rules.search import can_search
from shamble.lnoe.rules.sewers import can_open_sewer, open_sewer
from shamble.lnoe.rules.solo import fight_out
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.rules.zombie_hand import look_at_zombie_hand, zombie_cards_in_hand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import (
    ANY_TIME,
    EXCEPT_IN_FIGHT,
    FIGHT_BEGINS,
    HERO_TURN,
    HERO_TURN_START,
    OVER_LIMIT,
    ZOMBIE_MOVE,
)
from shamble.lnoe.uses import (
    NOTHING,
    Target,
    at_space,
    card,
    modifies,
    on_building,
    on_hero,
    on_zombie,
    when_happens,
    while_it_lasts,
)

DONE: Option = ("done",)


def in_the_zombie_turn(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.turn == "zombies" else []


def any_hero_before_zombies_move(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The start of the Zombie turn lasts until the first Zombie moves.  [7.2.2]"""
    return [] if g.turn_begun else [on_hero(hero) for hero in g.heroes]


def stands_together(g: Lnoe, hero: int) -> bool:
    """Whether a Hero shares the space with another."""
    return g.space_of[hero] >= 0 and g.heroes_at[g.space_of[hero]] > 1


def still_to_move(g: Lnoe) -> list[int]:
    """Heroes who have not acted yet, and the one who does and has not come to the end of the move."""
    moving = g.top("move-action")
    return waiting_heroes(g) + ([moving.hero] if moving is not None else [])


@card("aim-for-the-head", when=HERO_TURN)
def aim_for_the_head(g: Lnoe, f: Frame) -> None:
    """This turn ranged attacks of all Heroes have one more on their dice, and what they hit is killed."""
    lasting(g, "ranged-roll", -1, 1, "turn", f.card)
    lasting(g, "hits-kill", -1, 1, "turn", f.card)


# -- Board It Up!, Reinforce the Doors ---------------------------------------------------------------------

working = Rule("work-on-walls")  # facts: seat, building, what (wall-to-build or wall-to-reinforce), left

CHANCES = 3
WORK: dict[str, Callable[[Lnoe, int], list[int]]] = {}
"""What is done -> the walls of a building on which it can be done."""


def bare_walls(g: Lnoe, building: int) -> list[int]:
    return [wall for wall in walls_of(g.board)[building] if wall not in g.barricades]


def weak_walls(g: Lnoe, building: int) -> list[int]:
    walls = walls_of(g.board)[building]
    return [wall for wall in walls if g.barricades.get(wall, MOST_REINFORCEMENTS) < MOST_REINFORCEMENTS]


WORK["wall-to-build"], WORK["wall-to-reinforce"] = bare_walls, weak_walls


def buildings_to_board_up(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Those with a Hero inside and a wall that could be barricaded."""
    inside = sorted({g.board.building[space] for space in g.hero_spaces()} - {-1})
    return [on_building(building) for building in inside if bare_walls(g, building)]


@card("board-it-up", when=HERO_TURN, targets=buildings_to_board_up)
def board_it_up(g: Lnoe, f: Frame) -> None:
    """Up to three walls of a building with a Hero inside are barricaded."""
    g.call("work-on-walls", seat=f.seat, building=f.building, what="wall-to-build", left=CHANCES)


def weak_buildings(g: Lnoe, seat: int, by: int) -> list[Target]:
    if not g.barricades:
        return []
    return [on_building(building) for building in range(len(g.board.buildings)) if weak_walls(g, building)]


@card("reinforce-the-doors", when=EXCEPT_IN_FIGHT, targets=weak_buildings)
def reinforce_the_doors(g: Lnoe, f: Frame) -> None:
    """Up to three Reinforcement markers on the barricades of a building."""
    g.call("work-on-walls", seat=f.seat, building=f.building, what="wall-to-reinforce", left=CHANCES)


@working.step
def choose_wall(g: Lnoe, f: Frame) -> None:
    """One after another; the first is what the card was played for."""
    walls = WORK[f.what](g, f.building) if f.left else []
    if not walls:
        f.finish()
        return
    options: list[Option] = [("choose", "edge", edge_of(g, wall)) for wall in walls]
    g.ask(f.seat, "choose", options if f.left == CHANCES else [DONE, *options], facts=(f.what,))


@working.step
def work(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    f.left -= 1
    f.to("choose_wall")
    wall = wall_at(g, g.answer[2])
    if f.what == "wall-to-build":
        build(g, wall)
    else:
        reinforce(g, wall)


# -- Coordinated Attack ------------------------------------------------------------------------------------

joining = Rule("coordinated-attack")  # facts: seat, zombie


def surrounded(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Zombies in a space with two Heroes or more."""
    return [on_zombie(zombie) for zombie in g.zombies if g.heroes_at[g.space_of[zombie]] > 1]


@card("coordinated-attack", when=HERO_TURN, targets=surrounded)
def coordinated_attack(g: Lnoe, f: Frame) -> None:
    """Two Heroes or more in a space fight a Zombie there together: one roll of all their dice; one is wounded."""
    g.call("coordinated-attack", seat=f.seat, zombie=f.zombie)


@joining.step
def choose_leader(g: Lnoe, f: Frame) -> None:
    """The fight is that of one of them, whose items serve in it."""
    options: list[Option] = [("choose", "hero", hero) for hero in g.heroes_in(g.space_of[f.zombie])]
    g.ask(f.seat, "choose", options, facts=("leader",))


@joining.step
def attack_together(g: Lnoe, f: Frame) -> None:
    leader = g.answer[2]
    helpers = tuple(hero for hero in g.heroes_in(g.space_of[f.zombie]) if hero != leader)
    fight_out(g, leader, f.zombie, helpers=helpers)


# -- the rest of the deck ----------------------------------------------------------------------------------

LURED_FROM = 3


@card("distraction", when=ZOMBIE_MOVE, targets=any_hero_before_zombies_move)
def distraction(g: Lnoe, f: Frame) -> None:
    """This Zombie turn every Zombie within three spaces of a Hero must move towards them if it can."""
    lasting(g, LURES, f.hero, LURED_FROM, "turn", f.card)


def heroes_with_two_items(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Any Hero; who has too much to carry is helped first, before anything is discarded.  [9.3.3]"""
    over = g.top("discard-down")
    return [on_hero(hero) for hero in able_to_combine(g) if over is None or over.hero == hero]


@card("duct-tape", when=EXCEPT_IN_FIGHT | OVER_LIMIT, targets=heroes_with_two_items)
def duct_tape(g: Lnoe, f: Frame) -> None:
    """Two items of a Hero are combined.  [9.3]"""
    g.call("combine", seat=f.seat, hero=f.hero)


@card("fall-back", when=FIGHT_BEGINS)
def fall_back(g: Lnoe, f: Frame) -> None:
    """A fight that is about to begin is canceled, and every Hero of that space moves up to two spaces."""
    space = g.space_of[the_fight(g).hero]
    cancel_fight(g)
    for hero in g.heroes_in(space):
        move_hero(g, hero, 2)


def spaces_with_wounded(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(space) for space in sorted({g.space_of[hero] for hero in g.heroes if g.wounds[hero]})]


@card("field-medicine", when=EXCEPT_IN_FIGHT, targets=spaces_with_wounded)
def field_medicine(g: Lnoe, f: Frame) -> None:
    """Every Hero in a space heals a wound."""
    for hero in g.heroes_in(f.space):
        heal(g, hero, 1)


# -- Into the Sewers -----------------------------------------------------------------------------------


def where_there_is_room(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if can_open_sewer(g) else []


@card("into-the-sewers", when=HERO_TURN, targets=where_there_is_room)
def into_the_sewers(g: Lnoe, f: Frame) -> None:
    """A sewer is opened between two outdoor spaces, for Heroes and Zombies alike; the card remains in play."""
    stays(g, f)
    open_sewer(g, f.seat)


@card("know-the-enemy", when=ANY_TIME, targets=zombie_cards_in_hand)
def know_the_enemy(g: Lnoe, f: Frame) -> None:
    """Look at the Zombie hand; a card of one's choice is discarded."""
    look_at_zombie_hand(g, f.seat)


@card("last-line-of-defense", when=ANY_TIME | ZOMBIE_MOVE, targets=in_the_zombie_turn)
def last_line_of_defense(g: Lnoe, f: Frame) -> None:
    """This Zombie turn Heroes inside a fully barricaded building win ties."""
    lasting(g, "last-line-of-defense", -1, 1, "turn", f.card)


@while_it_lasts("last-line-of-defense", "wins-ties")
def behind_the_boards(g: Lnoe, target: int, hero: int, value: int) -> int:
    building = g.board.building[g.space_of[hero]] if g.space_of[hero] >= 0 else -1
    return value + 1 if building >= 0 and g.is_fully_barricaded(building) else value


def heroes_to_search(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Who has still to move, or has just moved to where a search is possible."""
    acting = g.acting()
    arrived = acting is not None and g.top("move-action") is None and has_moved(g, acting.hero)
    there = [acting.hero] if acting is not None and arrived and g.space_of[acting.hero] >= 0 else []
    return [on_hero(hero) for hero in (*still_to_move(g), *[hero for hero in there if can_search(g, hero)])]


@card("quick-search", when=HERO_TURN, targets=heroes_to_search)
def quick_search(g: Lnoe, f: Frame) -> None:
    """A Hero whose move ends in a building this turn may search there."""
    if f.hero in still_to_move(g):
        lasting(g, "searches-after-moving", f.hero, 1, "turn", f.card)
    else:
        g.call("free-search", hero=f.hero)


@card("safe-route", when=HERO_TURN)
def safe_route(g: Lnoe, f: Frame) -> None:
    """This turn Zombies end no Hero's move."""
    lasting(g, "passes-zombies", -1, 1, "turn", f.card)


def who_may_move_again(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Who has still to move, or has moved and has still to fight."""
    acting = g.acting()
    after_move = [acting.hero] if acting is not None and g.space_of[acting.hero] >= 0 else []
    return [on_hero(hero) for hero in sorted({*still_to_move(g), *after_move})]


@card("second-wind", when=HERO_TURN, targets=who_may_move_again)
def second_wind(g: Lnoe, f: Frame) -> None:
    """A Hero takes a second Move Action this turn."""
    acting = g.acting()
    if acting is not None and acting.hero == f.hero and g.top("move-action") is None:
        acting.movement = 0
        g.call("move-action", hero=f.hero)
    else:
        lasting(g, MOVES_AGAIN, f.hero, 1, "turn", f.card)


@card("stick-together", when=HERO_TURN_START)
def stick_together(g: Lnoe, f: Frame) -> None:
    """Remains in play: Heroes who share a space roll one more Fight Die. Discarded when a Hero is killed."""
    stays(g, f)


@modifies("stick-together", "fight-dice")
def side_by_side(g: Lnoe, row: InPlay, hero: int, dice: int) -> int:
    return dice + 1 if stands_together(g, hero) else dice


@when_happens("stick-together", "hero-fell")
def one_is_missing(g: Lnoe, row: InPlay, hero: int) -> None:
    leave_play(g, row[0])


@card("watch-your-back", when=ANY_TIME | ZOMBIE_MOVE, targets=in_the_zombie_turn)
def watch_your_back(g: Lnoe, f: Frame) -> None:
    """This Zombie turn no Fight card is used against a Hero who shares a space with another."""
    lasting(g, "watch-your-back", -1, 1, "turn", f.card)


@while_it_lasts("watch-your-back", "no-fight-cards")
def back_to_the_wall(g: Lnoe, target: int, hero: int, value: int) -> int:
    return value + 1 if stands_together(g, hero) else value
