"""The Zombie deck of Blood in the Forest, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.zombie_cards import own_fight
from shamble.lnoe.rules.cards import stays
from shamble.lnoe.rules.fight import add_zombie_dice, change_die, the_fight
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import FIGHT, ZOMBIE_TURN_END
from shamble.lnoe.uses import NOTHING, Target, card, immediately, modifies

MOST_DICE = 3


def in_the_forest(g: Lnoe, model: int) -> bool:
    return model >= 0 and g.space_of[model] >= 0 and bool(g.board.forest >> g.space_of[model] & 1)


@immediately("blood-in-the-forest")
def blood_in_the_forest(g: Lnoe, f: Frame) -> None:
    """Remains in play: Zombies in a forest roll one more Fight Die, and may move two spaces if they start in one."""
    stays(g, f)


@modifies("blood-in-the-forest", "zombie-dice")
def wild_with_hunger(g: Lnoe, row: InPlay, zombie: int, dice: int) -> int:
    return dice + in_the_forest(g, zombie)


@modifies("blood-in-the-forest", "zombie-reach")
def out_of_the_trees(g: Lnoe, row: InPlay, zombie: int, spaces: int) -> int:
    return max(spaces, 2) if in_the_forest(g, zombie) else spaces


@card("chewing-through", when=FIGHT, targets=own_fight)
def chewing_through(g: Lnoe, f: Frame) -> None:
    """Fight card: wounds of this fight cannot be prevented; against a generator one more on each Fight Die."""
    fight = the_fight(g)
    if fight.hero < 0:
        for face in fight.zombie_dice:
            change_die(g, fight, "zombie", face, 1)
    fight.sure = True


# -- Dark Forest -------------------------------------------------------------------------------------------

dark_forest = Rule("dark-forest")  # facts: seat, left, spaces (filled so far)


def a_pool(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.pool(seat) else []


@card("dark-forest", when=ZOMBIE_TURN_END, targets=a_pool)
def out_of_the_dark(g: Lnoe, f: Frame) -> None:
    """D6 Zombies from the pool into forest spaces without Heroes, one each; without any forest D3 on the pits."""
    die = g.roll("card", 1, g.seats[f.seat])[0]
    if g.board.forest:
        g.call("dark-forest", seat=f.seat, left=die, spaces=())
    else:
        g.call("place-zombies", seat=f.seat, left=(die + 1) // 2, optional=False, standard=True, counts=())


@dark_forest.step
def choose_trees(g: Lnoe, f: Frame) -> None:
    woods = [space for space in range(len(g.board.names)) if g.board.forest >> space & 1 and not g.heroes_at[space]]
    woods = [space for space in woods if space not in f.spaces and may_stand(g, space)]
    if f.left <= 0 or not woods or not g.pool(f.seat):
        f.finish()
        return
    g.ask(f.seat, "place-zombie", [("place", space) for space in woods])


@dark_forest.step
def step_out(g: Lnoe, f: Frame) -> None:
    f.left -= 1
    f.spaces = (*f.spaces, g.answer[1])
    f.to("choose_trees")
    place_zombie(g, f.seat, g.answer[1])


# -- the rest of the deck ----------------------------------------------------------------------------------


def fight_with_a_wounded_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    hero = the_fight(g).hero
    return own_fight(g, seat, by) if hero >= 0 and g.wounds[hero] else []


@card("hungry-for-brains", when=FIGHT, targets=fight_with_a_wounded_hero)
def hungry_for_brains(g: Lnoe, f: Frame) -> None:
    """Fight card: one more Fight Die for each wound of the Hero, three at most."""
    fight = the_fight(g)
    add_zombie_dice(g, fight, min(MOST_DICE, g.wounds[fight.hero]))
