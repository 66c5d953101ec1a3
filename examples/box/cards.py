"""What the cards and the Hero of Mill Road do. The bow needs no code: its row says all."""

from shamble.lnoe.rules.cards import lasting
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.timing import EXCEPT_IN_FIGHT, ZOMBIE_TURN_START
from shamble.lnoe.uses import card, modifies, on_hero


def wounded_inside(g, seat, by):
    """Heroes who are hurt and in a building."""
    return [on_hero(h) for h in g.heroes if g.wounds[h] and g.board.building[g.space_of[h]] >= 0]


@card("hot-soup", when=EXCEPT_IN_FIGHT, targets=wounded_inside)
def hot_soup(g, f):
    """A Hero in a building heals one wound."""
    heal(g, f.hero, 1)


def heroes_inside(g, seat, by):
    return [on_hero(hero) for hero in g.heroes if g.board.building[g.space_of[hero]] >= 0]


@card("creaking-boards", when=ZOMBIE_TURN_START, targets=heroes_inside)
def creaking_boards(g, f):
    """Until the next Zombie turn a Hero in a building has two less on the movement roll."""
    lasting(g, "movement", f.hero, -2, "zombies", f.card)


@modifies("flour-sifter", "cards-to-choose-from")
def flour_sifter(g, hero, cards):
    """Searching the mill she draws two cards and keeps one."""
    return cards + 1 if g.space_of[hero] in g.board.place("mill") else cards
