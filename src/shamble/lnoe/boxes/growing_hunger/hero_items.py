"""Items of Growing Hunger, in alphabetical order.  [9]

The Rifle is printed facts that the ranged attack reads.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.boxes.base.hero_events import cancel_target, zombie_cards_in_play
from shamble.lnoe.rules.cards import answered, cancel, has_tried, spend, tries
from shamble.lnoe.rules.combat_bonus import combat_bonus, fight_card_against, in_own_fight
from shamble.lnoe.rules.fight import add_hero_dice, choose_reroll, the_fight
from shamble.lnoe.rules.hero_move import the_activation
from shamble.lnoe.rules.search import draw_again
from shamble.lnoe.rules.solo import fight_out
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CARD_DRAWN, CARD_PLAYED, FIGHT_STEP
from shamble.lnoe.uses import NOTHING, Target, card, on_zombie


@combat_bonus("fence-post", targets=in_own_fight("fence-post", lambda g, hero: not the_fight(g).afar))
def fence_post(g: Lnoe, f: Frame, fight: Frame) -> None:
    """One extra Fight Die; or, after a move, a fight with a Zombie in the next space that cannot wound the Hero."""
    add_hero_dice(g, fight, 1)


def within_reach(g: Lnoe, seat: int, by: int) -> list[Target]:
    """In the own Fight step after a Move Action spent on moving, if only on staying; walls do not matter."""
    turn = the_activation(g)
    if turn.hero != by or not turn.used_for or has_tried(turn, "fence-post"):
        return []
    return [on_zombie(zombie) for space in g.board.adjacent[g.space_of[by]] for zombie in g.zombies_in(space)]


@card("fence-post", when=FIGHT_STEP, targets=within_reach, mode="reach")
def reach_over(g: Lnoe, f: Frame) -> None:
    tries(the_activation(g), "fence-post")
    fight_out(g, f.by, f.zombie, afar=True)
    g.call("break-test", hero=f.by, card=f.card, breaks_on=g.content.kinds[f.card].row.breaks_on)


def just_drawn(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The card that the Hero has just drawn while searching; once in a search."""
    drawing = g.top("draw-hero-card")
    if drawing is None or drawing.hero != by or not g.deck.size("hero"):
        return []
    return [] if has_tried(the_search(g), "flashlight") else [NOTHING]


def the_search(g: Lnoe) -> Frame:
    """The search or Pick Up that is going on."""
    return next(frame for frame in reversed(g.stack) if frame.rule in ("search", "pick-up"))


@card("flashlight", when=CARD_DRAWN, targets=just_drawn)
def flashlight(g: Lnoe, f: Frame) -> None:
    """Once in a search the card just drawn is discarded and another one drawn. Its bearer ignores Lights Out."""
    tries(the_search(g), "flashlight")
    drawing = g.top("draw-hero-card")
    assert drawing is not None
    draw_again(g, drawing)


@combat_bonus("garden-sheers")
def garden_sheers(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Two Fight Dice of the Hero that differ by 1 are doubles in this fight."""
    fight.doubles_within = 1


def under_power(g: Lnoe, hero: int) -> bool:
    """In a building whose lights are on, or beside a vehicle."""
    space = g.space_of[hero]
    building = g.board.building[space]
    return (building >= 0 and not g.flagged("stops-heroes", building)) or g.flagged("vehicle", space)


@combat_bonus("jumper-cables", targets=in_own_fight("jumper-cables", under_power))
def jumper_cables(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Where there is power: a Zombie beaten by 2 or more is killed."""
    fight.kills_by = 2


@combat_bonus("monkey-wrench", mode="reroll-own-die")
def monkey_wrench(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Re-roll one own Fight Die; or discard a Zombie card in play on 5+."""
    choose_reroll(g, f.seat, "hero", most=1)


def card_to_loosen(g: Lnoe, seat: int, by: int) -> list[Target]:
    usable = in_own_fight("monkey-wrench")(g, seat, by)
    return zombie_cards_in_play(g, seat, by) if usable else []


@combat_bonus("monkey-wrench", targets=card_to_loosen, mode="cancel-in-play")
def loosen(g: Lnoe, f: Frame, fight: Frame) -> None:
    if g.roll("cancel", 1, f.by)[0] >= 5:
        cancel_target(g, f)


def fight_card_against_bearer(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [] if fight_card_against(g, by) is None else [NOTHING]


@combat_bonus("rosary", when=CARD_PLAYED, targets=fight_card_against_bearer)
def rosary(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Who has it is Holy. Discard: a Fight card of the Zombie is canceled."""
    spend(g, f)
    cancel(g, answered(g, f))
