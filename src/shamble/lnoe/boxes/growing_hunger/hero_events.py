"""Events of the Hero deck of Growing Hunger, in alphabetical order.  [3.9.1.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.boxes.base.hero_events import can_be_helped, in_a_crowd
from shamble.lnoe.rules.cards import HELD, copy_in, kinds_in, lasting, leave_play, stays
from shamble.lnoe.rules.fight import add_hero_dice, cancel_fight, extra_die, reroll_zombie_dice, the_fight
from shamble.lnoe.rules.hero_turn import waiting_heroes
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.piles import draw_from_top, shuffle_into_deck
from shamble.lnoe.rules.push import push_zombie, ways_to_push
from shamble.lnoe.rules.random_building import standing_buildings
from shamble.lnoe.rules.search import gain_card, take_discarded
from shamble.lnoe.rules.wound import may_be_lifted, return_to_pool
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import ANY_TIME, EXCEPT_IN_FIGHT, FIGHT, FIGHT_BEGINS, HERO_TURN
from shamble.lnoe.uses import (
    NOTHING,
    Target,
    at_space,
    card,
    lying,
    modifies,
    on_building,
    on_hero,
    on_zombie,
)

DONE: Option = ("done",)


def crowded_spaces(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(space) for space in sorted(set(g.hero_spaces())) if g.heroes_at[space] > 1]


@card("back-to-back", when=ANY_TIME, targets=crowded_spaces)
def back_to_back(g: Lnoe, f: Frame) -> None:
    """All Heroes in a space with more than one roll one extra Fight Die this turn."""
    for hero in g.heroes_in(f.space):
        one_more_die(g, hero, f.card)


def one_more_die(g: Lnoe, hero: int, copy: int) -> None:
    """An extra Fight Die until the turn ends, at once if the Hero fights."""
    lasting(g, "fight-dice", hero, 1, "turn", copy)
    extra_die(g, hero)


def fight_of_a_hero_who_can_be_helped(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if can_be_helped(g, the_fight(g).hero) else []


@card("coach-packer", when=FIGHT | FIGHT_BEGINS, targets=fight_of_a_hero_who_can_be_helped, mode="cancel-fight")
def coach_packer(g: Lnoe, f: Frame) -> None:
    """A fight is canceled and its Zombie goes back to the pool; or a Student rolls one extra Fight Die this turn."""
    zombie = the_fight(g).zombie
    cancel_fight(g)
    if may_be_lifted(g, zombie):
        return_to_pool(g, zombie)


def students_who_can_be_helped(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if g.has_keyword(hero, "student") and can_be_helped(g, hero)]


@card("coach-packer", when=ANY_TIME, targets=students_who_can_be_helped, mode="extra-die")
def coach_a_student(g: Lnoe, f: Frame) -> None:
    one_more_die(g, f.hero, f.card)


def yet_to_move(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Hero who has not had the turn yet, or who moves right now."""
    moving = g.top("move-action")
    return [on_hero(hero) for hero in g.heroes if hero in waiting_heroes(g) or (moving and moving.hero == hero)]


@card("courage", when=HERO_TURN, targets=yet_to_move)
def courage(g: Lnoe, f: Frame) -> None:
    """Each space with Zombies that the Hero enters this turn gives one Fight Die for the rest of it."""
    lasting(g, "dice-for-meeting-zombies", f.hero, 1, "turn", f.card)


# -- Hopeful Discovery -------------------------------------------------------------------------------------

TOP_CARDS = 5

discovery = Rule("hopeful-discovery")  # facts: seat, hero; then pile, cards (seen by the player alone)
HELD["hopeful-discovery"] = False


def own_heroes(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes_of(seat)] if g.discard["hero"] or g.deck.size("hero") else []


@card("hopeful-discovery", when=HERO_TURN, targets=own_heroes)
def hopeful_discovery(g: Lnoe, f: Frame) -> None:
    """A card that the scenario asks for comes out of the discard pile, or one out of the top five cards."""
    g.call("hopeful-discovery", seat=f.seat, hero=f.hero, cards=())


@discovery.step
def choose_pile(g: Lnoe, f: Frame) -> None:
    """What lies in a pile is seen only by looking, so it is no reason to offer or hide either half."""
    options: list[Option] = []
    if scenario_of(g).asks_for(g) and g.discard["hero"]:
        options.append(("choose", "effect", "discard-pile"))
    if g.deck.size("hero") or not options:
        options.append(("choose", "effect", "top-cards"))
    g.ask(f.seat, "choose", options, f.hero, ("effect",))


@discovery.step
def choose_find(g: Lnoe, f: Frame) -> None:
    """Where the scenario asks for nothing, any of the top cards will do."""
    f.pile = g.answer[2]
    if f.pile == "top-cards":
        g.boundary = True
        f.cards = draw_from_top(g, TOP_CARDS)
    lying_there = kinds_in(g, g.discard["hero"] if f.pile == "discard-pile" else f.cards)
    scenario = scenario_of(g)
    wanted = [kind for kind in lying_there if not scenario.asks_for(g) or scenario.asks_for_card(g, kind)]
    if wanted:
        g.ask(f.seat, "choose", [("choose", "card", kind) for kind in wanted], f.hero, ("card",))
    else:
        g.answer = DONE


@discovery.step
def take_find(g: Lnoe, f: Frame) -> None:
    found, cards = g.answer, f.cards
    f.cards = ()
    if f.pile == "discard-pile":
        if found != DONE:
            take_discarded(g, f.hero, copy_in(g, g.discard["hero"], found[2]))
        return
    kept = copy_in(g, cards, found[2]) if found != DONE else -1
    shuffle_into_deck(g, "hero", [copy for copy in cards if copy != kept])
    if kept >= 0:
        gain_card(g, f.hero, kept)


# -- the rest of the deck ----------------------------------------------------------------------------------


def any_building(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_building(building) for building in standing_buildings(g)]


@card("lizzy-the-shopkeeper", when=HERO_TURN, targets=any_building)
def lizzy(g: Lnoe, f: Frame) -> None:
    """Remains in play on a building: Heroes inside kill every Zombie that they beat.  [16.3.8.7]"""
    stays(g, f, building=f.building)


@modifies("lizzy-the-shopkeeper", "kills-beaten")
def well_armed(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    space = g.space_of[hero]
    inside = space >= 0 and g.board.plot[space] == row[3]
    return value + 1 if inside and can_be_helped(g, hero) else value


@card("rise-to-the-challenge", when=ANY_TIME, targets=in_a_crowd)
def rise_to_the_challenge(g: Lnoe, f: Frame) -> None:
    """Remains in play: one extra Fight Die. Discard it in a fight of the Hero: the Zombie re-rolls its Fight Dice."""
    stays(g, f, hero=f.hero)
    extra_die(g, f.hero)


@modifies("rise-to-the-challenge", "fight-dice")
def risen(g: Lnoe, row: InPlay, hero: int, dice: int) -> int:
    return dice + 1 if row[2] == hero else dice


def own_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if the_fight(g).hero == by else []


@lying("rise-to-the-challenge", when=FIGHT, targets=own_fight, mode="zombie-rerolls")
def meet_the_challenge(g: Lnoe, f: Frame) -> None:
    fight = the_fight(g)
    leave_play(g, f.card)
    reroll_zombie_dice(g, fight, fight.zombie_dice)


@card("t-bone-packer", when=FIGHT, targets=fight_of_a_hero_who_can_be_helped, mode="extra-die")
def t_bone_packer(g: Lnoe, f: Frame) -> None:
    """A Hero rolls two extra Fight Dice in this fight; or a Zombie is pushed up to two spaces away from a Hero."""
    add_hero_dice(g, the_fight(g), 2)


def zombies_beside_heroes(g: Lnoe, seat: int, by: int) -> list[Target]:
    beside = [zombie for space in sorted(set(g.hero_spaces())) for zombie in g.zombies_in(space)]
    return [on_zombie(zombie) for zombie in beside if may_be_moved(g, zombie) and ways_to_push(g, zombie)]


@card("t-bone-packer", when=EXCEPT_IN_FIGHT, targets=zombies_beside_heroes, mode="drive-away")
def push_away(g: Lnoe, f: Frame) -> None:
    push_zombie(g, f.seat, f.zombie, 2)
