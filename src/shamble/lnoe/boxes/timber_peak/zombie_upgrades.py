"""Zombie Upgrades, in alphabetical order; most serve once and are discarded for it.  [3.9.7, 14.10, 14.10.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.at_hand import NO_EVENTS
from shamble.lnoe.rules.blows import blow
from shamble.lnoe.rules.cards import kinds_in, lasting
from shamble.lnoe.rules.experience import HORDE, can_pay, discard_upgrade, experience_of, learned, pay, upgrades_of
from shamble.lnoe.rules.fight import reroll_hero_dice, wins_ties
from shamble.lnoe.rules.hero_turn import DAZED
from shamble.lnoe.rules.solo import bring_zombies
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, FIGHT, HERO_WOUNDED, ZOMBIE_HIT, ZOMBIE_TURN_END
from shamble.lnoe.uses import NOTHING, Target, lying, on_hero, on_zombie, total

# -- Beyond Reason -----------------------------------------------------------------------------------------


def lost_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A fight that the Hero would win as the dice lie."""
    fight = g.top("fight")
    if fight is None or not fight.hero_dice:
        return []
    hero, zombie = max(fight.hero_dice), max(fight.zombie_dice)
    return [NOTHING] if hero > zombie or (hero == zombie and wins_ties(g, fight)) else []


@lying("beyond-reason", when=FIGHT, targets=lost_fight, mode="hero-rerolls")
def beyond_reason(g: Lnoe, f: Frame) -> None:
    """When a Zombie would lose a fight the Hero re-rolls all Fight Dice."""
    discard_upgrade(g, f.card)
    fight = g.top("fight")
    assert fight is not None
    reroll_hero_dice(g, fight, fight.hero_dice)


# -- Breakdown ---------------------------------------------------------------------------------------------

breakdown_ = Rule("breakdown")  # facts: hero


def those_who_have_learnt(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if upgrades_of(g, hero) or experience_of(g, hero)]


@lying("breakdown", when=ANY_TIME, targets=those_who_have_learnt, mode="unlearn")
def breakdown(g: Lnoe, f: Frame) -> None:
    """A Hero discards an Upgrade of the own choice, or without any all Experience."""
    discard_upgrade(g, f.card)
    if upgrades_of(g, f.hero):
        g.call("breakdown", hero=f.hero)
    else:
        pay(g, f.hero, experience_of(g, f.hero))


@breakdown_.step
def choose_loss(g: Lnoe, f: Frame) -> None:
    options = [("choose", "card", kind) for kind in kinds_in(g, upgrades_of(g, f.hero))]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("lose-upgrade",))


@breakdown_.step
def unlearn(g: Lnoe, f: Frame) -> None:
    # The copy without a paid Boost goes first.
    own = [copy for copy in upgrades_of(g, f.hero) if g.content.kind_of[copy] == g.answer[2]]
    discard_upgrade(g, min(own, key=lambda copy: copy in g.boosted))


# -- Concussion --------------------------------------------------------------------------------------------


def wounded_in_a_fight(g: Lnoe, seat: int, by: int) -> list[Target]:
    wound = g.top("wound")
    fought = wound is not None and g.top("fight") is not None and g.space_of[wound.hero] >= 0
    return [on_hero(wound.hero)] if fought and wound is not None else []


@lying("concussion", when=HERO_WOUNDED, targets=wounded_in_a_fight, mode="daze")
def concussion(g: Lnoe, f: Frame) -> None:
    """A Hero just wounded in a fight loses the next Move Action."""
    discard_upgrade(g, f.card)
    lasting(g, DAZED, f.hero, 1, "game")


# -- End of the Line ---------------------------------------------------------------------------------------


def events_to_stop(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [] if any(effect[0] == NO_EVENTS for effect in g.effects) else [NOTHING]


@lying("end-of-the-line", when=ANY_TIME, targets=events_to_stop, mode="no-events")
def end_of_the_line(g: Lnoe, f: Frame) -> None:
    """Heroes play no events until the turn ends."""
    discard_upgrade(g, f.card)
    lasting(g, NO_EVENTS, -1, 1, "turn")


# -- Every Man For Himself ---------------------------------------------------------------------------------


def those_together(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if g.heroes_at[g.space_of[hero]] > 1]


@lying("every-man-for-himself", when=ANY_TIME, targets=those_together, mode="wound")
def every_man_for_himself(g: Lnoe, f: Frame) -> None:
    """One of two or more Heroes in a space takes a wound."""
    discard_upgrade(g, f.card)
    wound_hero(g, f.hero, f.what, "card")


# -- Grave Danger ------------------------------------------------------------------------------------------


def about_to_be_hurt(g: Lnoe, seat: int, by: int) -> list[Target]:
    frame = blow(g)
    return [on_zombie(zombie) for zombie in frame.doomed if g.space_of[zombie] >= 0] if frame is not None else []


@lying("grave-danger", when=ZOMBIE_HIT, targets=about_to_be_hurt, mode="unkillable")
def grave_danger(g: Lnoe, f: Frame) -> None:
    """A Zombie takes none of the wounds that it is about to take."""
    discard_upgrade(g, f.card)
    frame = blow(g)
    assert frame is not None
    frame.doomed = tuple(zombie for zombie in frame.doomed if zombie != f.zombie)
    g.emit("unhurt", who=f.zombie)


# -- Instinct to Feed --------------------------------------------------------------------------------------


@learned("instinct-to-feed", "second-step-to-prey")
def instinct_to_feed(g: Lnoe, zombie: int, boosted: bool, value: int) -> int:
    """Remains in play: a Zombie may take a second step if that leads into the space of a Hero."""
    return value + 1


# -- Limitless Dead ----------------------------------------------------------------------------------------

COST = 2
CALLED = "limitless-dead-called"


def dead_to_call(g: Lnoe, seat: int, by: int) -> list[Target]:
    able = can_pay(g, HORDE, COST) and g.has_spare(seat) and not total(g, CALLED, -1)
    return [NOTHING] if able else []


@lying("limitless-dead", when=ZOMBIE_TURN_END, targets=dead_to_call, mode="spawn")
def limitless_dead(g: Lnoe, f: Frame) -> None:
    """Remains in play: once at the end of a Zombie turn, for 2 Experience, D6 standard Zombies are spawned."""
    pay(g, HORDE, COST)
    lasting(g, CALLED, -1, 1, "turn")
    count = g.roll("spawn", 1, g.seats[f.seat])[0]
    bring_zombies(g, f.seat, count, optional=False, standard=True)


# -- Mistrust ----------------------------------------------------------------------------------------------


def trust_to_break(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [] if any(effect[0] == "own-events-only" for effect in g.effects) else [NOTHING]


@lying("mistrust", when=ANY_TIME, targets=trust_to_break, mode="mistrust")
def mistrust(g: Lnoe, f: Frame) -> None:
    """For a round Heroes exchange nothing, and players play no events on Heroes of others."""
    discard_upgrade(g, f.card)
    for effect in ("cannot-exchange", "own-events-only"):
        lasting(g, effect, -1, 1, g.turn)
