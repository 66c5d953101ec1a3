"""The Hero turn: each Hero, in any order, moves, exchanges, shoots and fights.  [6.4]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import plays
from shamble.lnoe.rules import scenario_acts
from shamble.lnoe.rules.allies import ACTS, acts_of_allies, ally_acts
from shamble.lnoe.rules.burning import BURNING, face_fire
from shamble.lnoe.rules.cards import expire, lasting
from shamble.lnoe.rules.carried import fetch_options
from shamble.lnoe.rules.end_of_move import use_markers_here
from shamble.lnoe.rules.experience import offer_purchase
from shamble.lnoe.rules.fight_all import fight_every_zombie_here
from shamble.lnoe.rules.hero_move import SHARED_MOVEMENT
from shamble.lnoe.rules.items import partners
from shamble.lnoe.rules.ranged_options import has_moved
from shamble.lnoe.rules.search import can_search
from shamble.lnoe.rules.seek import seek_here
from shamble.lnoe.rules.things import strike_thing_here
from shamble.lnoe.rules.windows import open_window, with_start
from shamble.lnoe.rules.zombie_turn import begin_turn
from shamble.lnoe.scenario import tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CALM, HERO_TURN
from shamble.lnoe.uses import happened, hero_total, is_play, keep_effects, total

TOWNSFOLK_HEROES = "townsfolk-heroes"
"""The note of how many Townsfolk Heroes the game began with.  [16.3.8.3]"""

hero_turn = Rule("hero-turn")


@hero_turn.step
def start(g: Lnoe, f: Frame) -> None:
    begin_turn(g, "heroes")
    g.activated = 0
    g.lost_turn = 0
    happened(g, "hero-turn-starts", -1)
    if g.in_play:
        happened_to_idle(g, "hero-starts-turn")
    tell(g, "hero-turn-starts")
    g.notes.pop(SHARED_MOVEMENT, None)


@hero_turn.step
def share_movement(g: Lnoe, f: Frame) -> None:
    """Townsfolk Heroes have one roll for all of them.  [6.4.1.1, 16.3.8.3]"""
    if TOWNSFOLK_HEROES in g.notes and SHARED_MOVEMENT not in g.notes:
        g.call("townsfolk-roll")


@hero_turn.step
def at_the_start(g: Lnoe, f: Frame) -> None:
    """Until the first Move Action.  [7.2.2]"""
    open_window(g, "hero-turn-start", but=g.seat_for(waiting_heroes(g)))


@hero_turn.step
def offer_heroes(g: Lnoe, f: Frame) -> None:
    """One Hero at a time, in any order the players wish.  [6.4]"""
    waiting = waiting_heroes(g)
    left_to_do = acts_of_allies(g) if len(g.rosters) > 2 else []
    if not waiting and not left_to_do:
        f.to("end_turn")
        return
    f.seat = g.seat_for(waiting)
    options: list[Option] = []
    for hero in waiting:
        options.append(("activate", hero))
    options += left_to_do if waiting else [("done",), *left_to_do]
    accept = with_start(g, CALM | HERO_TURN)
    if g.react[f.seat] & accept and len(waiting) > 1:
        options += plays(g, f.seat, accept)
    g.ask(f.seat, "activate-hero", options, accept=accept)


def waiting_heroes(g: Lnoe) -> list[int]:
    """Those who have not yet had their turn."""
    done, models = g.activated | g.lost_turn, g.model
    waiting: list[int] = []
    for hero in g.heroes:
        if not done >> hero & 1 and not models[hero].passive:
            waiting.append(hero)
    return waiting


@hero_turn.back_to("offer_heroes")
def activate(g: Lnoe, f: Frame) -> None:
    if is_play(g.answer):
        g.call("play", seat=f.seat, option=g.answer)
        return
    if g.answer[0] in ACTS:
        ally_acts(g, g.answer)
        return
    if g.answer[0] == "done":
        f.to("end_turn")
        return
    hero = g.answer[1]
    if g.model[hero].row.together:
        activate_together(g)
        return
    g.activated |= 1 << hero
    g.call("activation", hero=hero)


def activate_together(g: Lnoe) -> None:
    """Townsfolk Heroes have their turn all at once.  [16.3.8]"""
    g.activated |= sum(1 << one for one in g.heroes if g.model[one].row.together)
    g.call("townsfolk-turn", moved=(), acts=())


@hero_turn.step
def end_turn(g: Lnoe, f: Frame) -> None:
    open_window(g, "hero-turn-end")


@hero_turn.step
def turn_over(g: Lnoe, f: Frame) -> None:
    tell(g, "hero-turn-ends")
    happened(g, "hero-turn-over", -1)
    if g.in_play:
        happened_to_idle(g, "hero-finished")
    g.lost_turn = 0
    expire(g, "turn")


def happened_to_idle(g: Lnoe, what: str) -> None:
    """To who is never activated the whole Hero turn is the own one.  [Appendix II, 22]"""
    for hero in [hero for hero in g.heroes if g.model[hero].passive]:
        happened(g, what, hero)


def takes_turn(g: Lnoe, hero: int) -> bool:
    """Alive, and not robbed of the turn before the first step.  [Ruling 7]"""
    return g.space_of[hero] >= 0 and not g.lost_turn >> hero & 1


# -- one Hero's turn ---------------------------------------------------------------------------------------

activation = Rule("activation")
"""Facts: hero; then action (what a scenario offers in place of everything else), used_for (the Move Action: moving,
staying or nothing; moved: so was the first of two)."""


@activation.step
def begin(g: Lnoe, f: Frame) -> None:
    hero: int = f.hero
    f.action, f.used_for = (), ""
    if g.events is not None:
        g.emit("activated", who=hero)
    happened(g, "hero-starts-turn", hero)
    tell(g, "hero-begins", hero)
    if g.experience:
        offer_purchase(g, hero)
    open_window(g, "hero-activates", but=g.owner[hero])


@activation.step
def move(g: Lnoe, f: Frame) -> None:
    """Step 1: Move Action.  [6.4.1]"""
    hero: int = f.hero
    if not takes_turn(g, hero):
        f.finish()
        return
    if g.effects and total(g, DAZED, hero):
        keep_effects(g, [effect for effect in g.effects if effect[:2] != (DAZED, hero)])
        g.emit("stopped", who=hero, why=DAZED)
        return
    g.call("move-action", hero=hero)


DAZED = "dazed"
"""The lasting effect of a Hero who loses the next Move Action."""


@activation.step
def offer_second_move(g: Lnoe, f: Frame) -> None:
    """Who has rolled low may have a second Move Action with the same roll, because the sheet says so."""
    if not f.__dict__.get("again") or not takes_turn(g, f.hero):
        f.to("move_again" if g.effects or BURNING in g.flags else "end_of_movement")
        return
    options: list[Option] = [("choose", "again", "no"), ("choose", "again", "yes")]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("move-again",))


@activation.step
def move_once_more(g: Lnoe, f: Frame) -> None:
    if g.answer[2] == "yes":
        lasting(g, "movement-rolled", f.hero, f.again, "turn")
        lasting(g, MOVES_AGAIN, f.hero, 1, "turn")


@activation.step
def move_again(g: Lnoe, f: Frame) -> None:
    """A card, or what is printed on the sheet, may give a second Move Action; the first move ends before it.  [12.3]"""
    if g.effects and takes_turn(g, f.hero) and total(g, MOVES_AGAIN, f.hero):
        if f.used_for == "moving":
            f.used_for = "moved"
            if BURNING in g.flags:
                f.to("move_again")
                face_fire(g, f.hero)
                return
        keep_effects(g, [effect for effect in g.effects if effect[:2] != (MOVES_AGAIN, f.hero)])
        f.movement = 0
        f.to("move_again")
        g.call("move-action", hero=f.hero)


MOVES_AGAIN = "moves-again"
"""The lasting effect of a Hero who has a second Move Action this turn."""


@activation.step
def end_in_fire(g: Lnoe, f: Frame) -> None:
    """[12.3]"""
    if BURNING in g.flags and f.used_for == "moving":
        face_fire(g, f.hero)


@activation.step
def end_of_movement(g: Lnoe, f: Frame) -> None:
    """Who has moved may use a marker where the move ended, or search by a card; walls may be barricaded for wounds.

    [6.4.1.2, 8.6.3]
    """
    hero: int = f.hero
    if g.markers and has_moved(g, hero) and g.space_of[hero] >= 0:
        use_markers_here(g, hero)
    if g.effects and has_moved(g, hero) and may_search_after_moving(g, hero):
        g.call("free-search", hero=hero, optional=True)
    if g.space_of[hero] in g.pits and not f.action and hero_total(g, "cards-on-a-pit", hero):
        g.call("draw-hero-card", hero=hero)
    if g.content.barricades and not f.action:
        g.call("exert", hero=hero)


def may_search_after_moving(g: Lnoe, hero: int) -> bool:
    return g.space_of[hero] >= 0 and total(g, "searches-after-moving", hero) > 0 and can_search(g, hero)


@activation.step
def exchange(g: Lnoe, f: Frame) -> None:
    """Step 2: Exchange Items.  [6.4.2]"""
    hero: int = f.hero
    if not takes_turn(g, hero):
        f.finish()
    elif not f.action and (g.heroes_at[g.space_of[hero]] > 1 or may_deal(g, hero)):
        g.call("exchange", hero=hero, given=(), taken=())


def may_deal(g: Lnoe, hero: int) -> bool:
    """Whether a Hero alone in a space has something to exchange: with others afar, or with the place itself."""
    return bool((g.effects and partners(g, hero)) or ((g.markers or g.tokens) and fetch_options(g, hero, ())))


@activation.step
def shoot(g: Lnoe, f: Frame) -> None:
    """Step 3: Ranged Attack, for who carries anything; who hides here may be found first.  [6.4.3]"""
    hero: int = f.hero
    if f.action or g.space_of[hero] < 0:
        return
    if g.markers:
        seek_here(g, hero)
    tell(g, "ranged-step", hero)


@activation.step
def attack(g: Lnoe, f: Frame) -> None:
    """Unless the scenario had another attack for it.  [10]"""
    hero: int = f.hero
    if g.space_of[hero] < 0 or not (g.items[hero] or g.sheet[hero].always_has):
        return
    if not f.action and not f.__dict__.get("attacked"):
        g.call("ranged", hero=hero)


@activation.step
def ready_to_fight(g: Lnoe, f: Frame) -> None:
    open_window(g, "fight-step", only="heroes")


@activation.step
def fight(g: Lnoe, f: Frame) -> None:
    """Step 4: the Hero fights every Zombie in the space.  [6.4.4]"""
    hero: int = f.hero
    if g.space_of[hero] >= 0 and not scenario_acts.gives_up_fights(g, f.action):
        fight_every_zombie_here(g, hero)
        strike_thing_here(g, hero)


@activation.step
def complete(g: Lnoe, f: Frame) -> None:
    """What the whole turn was spent on is done if the Hero has survived it."""
    if f.action and g.space_of[f.hero] >= 0:
        scenario_acts.complete_turn(g, f)


@activation.step
def done(g: Lnoe, f: Frame) -> None:
    if g.in_play:
        happened(g, "hero-finished", f.hero)
