"""The Zombie deck of Revenge of the Dead, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import different_cards
from shamble.lnoe.boxes.base.zombie_cards import own_fight
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.blows import blow
from shamble.lnoe.rules.cards import cancel_in_play, copy_in, kinds_in, lasting
from shamble.lnoe.rules.fight import add_zombie_dice, the_fight
from shamble.lnoe.rules.piles import out_of_discard, shuffle_into_deck
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, FIGHT, FIGHT_BEGINS, ZOMBIE_HIT
from shamble.lnoe.uses import Target, card, immediately, on_zombie

rage = Rule("endless-rage")  # facts: seat


@card("endless-rage", when=FIGHT, targets=own_fight)
def endless_rage(g: Lnoe, f: Frame) -> None:
    """Fight card: one more Fight Die; then a card of the Zombie discard pile goes back into the deck."""
    add_zombie_dice(g, the_fight(g), 1)
    g.call("endless-rage", seat=f.seat)


@rage.step
def choose_discarded(g: Lnoe, f: Frame) -> None:
    if not g.discard["zombie"]:
        f.finish()
        return
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds_in(g, g.discard["zombie"])], facts=("card",))


@rage.step
def shuffle_it_in(g: Lnoe, f: Frame) -> None:
    copy = copy_in(g, g.discard["zombie"], g.answer[2])
    out_of_discard(g, copy, "zombie")
    g.emit("shuffled-in", card=g.content.kind_of[copy])
    shuffle_into_deck(g, "zombie", [copy])


def hero_cards_in_play(g: Lnoe, seat: int, by: int) -> list[Target]:
    return different_cards(g, [row for row in g.in_play if g.content.kinds[row[0]].deck == "hero"])


@card("falling-darkness", when=ANY_TIME, targets=hero_cards_in_play)
def falling_darkness(g: Lnoe, f: Frame) -> None:
    """A Hero card in play is canceled."""
    cancel_in_play(g, f.target)


def about_to_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_zombie(the_fight(g).zombie)]


@card("strength-of-hate", when=FIGHT_BEGINS, targets=about_to_fight)
def strength_of_hate(g: Lnoe, f: Frame) -> None:
    """A Zombie that is about to fight has one more on each of its Fight Dice this turn; no Fight card."""
    lasting(g, "zombie-die-bonus", f.zombie, 1, "turn", f.card)


@immediately("theyre-everywhere")
def theyre_everywhere(g: Lnoe, f: Frame) -> None:
    """A standard Zombie from the pool on every pit; the player picks the pits where the pool is short.

    [14.4, Ruling 4]
    """
    g.call("place-zombies", seat=f.seat, left=len(g.pits), optional=False, standard=True, counts=(), every=True)


def shot_or_blast(g: Lnoe) -> Frame | None:
    """The exploding gas, or the shot with a gun, that is about to wound Zombies."""
    shot = blow(g)
    if shot is None or shot.rule not in ("blast", "ranged"):
        return None
    return shot if shot.rule == "blast" or "gun" in KIND[shot.kind].keywords else None


def about_to_be_shot(g: Lnoe, seat: int, by: int) -> list[Target]:
    shot = shot_or_blast(g)
    return [on_zombie(zombie) for zombie in shot.doomed if g.space_of[zombie] >= 0] if shot is not None else []


@card("unstoppable", when=ZOMBIE_HIT, targets=about_to_be_shot)
def unstoppable(g: Lnoe, f: Frame) -> None:
    """A Zombie takes no wound from a gun or from exploding gas."""
    shot = shot_or_blast(g)
    assert shot is not None
    shot.doomed = tuple(zombie for zombie in shot.doomed if zombie != f.zombie)
    g.emit("unhurt", who=f.zombie)
