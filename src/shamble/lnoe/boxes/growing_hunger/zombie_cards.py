"""The Zombie deck of Growing Hunger, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from collections.abc import Callable

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.zombie_cards import hand_weapon_test, own_fight
from shamble.lnoe.boxes.base.zombie_cards_advanced import any_hero, hero_just_wounded, lose_turn
from shamble.lnoe.goal_words import Inside
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    copy_in,
    discard,
    from_hand,
    kinds_in,
    lasting,
    leave_play,
    stays,
)
from shamble.lnoe.rules.fight import add_zombie_dice, change_die, choose_reroll, end_fight, the_fight
from shamble.lnoe.rules.random_building import open_buildings, stays_on_random_building
from shamble.lnoe.rules.section import is_alone_on_section
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.rules.steps import standing_spaces
from shamble.lnoe.rules.wound import kill_hero, wound_hero
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe, deck_stream
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import (
    BREAK_TEST,
    CARD_PLAYED,
    FIGHT,
    HERO_TURN_START,
    HERO_WOUNDED,
    ITEM_DRAWN,
    SEARCHING,
    ZOMBIE_TURN_START,
)
from shamble.lnoe.uses import (
    NOTHING,
    Target,
    at_space,
    card,
    hero_total,
    immediately,
    modifies,
    on_card,
    on_hero,
    when_happens,
)


@card("bitten", when=HERO_WOUNDED, targets=hero_just_wounded)
def bitten(g: Lnoe, f: Frame) -> None:
    """Remains in play on a wounded Hero: a wound on a 1 each Zombie turn, until the Hero has no wound left."""
    stays(g, f, hero=f.hero)


@when_happens("bitten", "zombie-turn-starts")
def it_festers(g: Lnoe, row: InPlay, who: int) -> None:
    if g.roll("card", 1, row[2])[0] == 1:
        wound_hero(g, row[2], "bitten", "card")


@when_happens("bitten", "fully-healed")
def it_heals(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        leave_play(g, row[0])


def women_in(g: Lnoe, space: int) -> list[int]:
    return [hero for hero in g.heroes_in(space) if g.has_keyword(hero, "female")]


def spaces_with_women(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(space) for space in sorted(set(g.hero_spaces())) if len(women_in(g, space)) > 1]


@card("catfight", when=HERO_TURN_START, targets=spaces_with_women)
def catfight(g: Lnoe, f: Frame) -> None:
    """All Female Heroes in a space with more than one lose their turn, their fights included."""
    for hero in women_in(g, f.space):
        lose_turn(g, hero)


off_guard = Rule("caught-off-guard")  # facts: seat


def fight_with_items(g: Lnoe, seat: int, by: int) -> list[Target]:
    return own_fight(g, seat, by) if g.items[the_fight(g).hero] else []


@card("caught-off-guard", when=FIGHT, targets=fight_with_items)
def caught_off_guard(g: Lnoe, f: Frame) -> None:
    """Fight card: an item of the Hero may not be used in this fight."""
    g.call("caught-off-guard", seat=f.seat)


@off_guard.step
def choose_item(g: Lnoe, f: Frame) -> None:
    choose_one_of(g, f, kinds_in(g, g.items[the_fight(g).hero]))


def choose_one_of(g: Lnoe, f: Frame, kinds: list[str]) -> None:
    """The last of them may have been given up to answer the card that is about it."""
    if not kinds:
        f.finish()
        return
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds], facts=("card",))


@off_guard.step
def out_of_hand(g: Lnoe, f: Frame) -> None:
    fight = the_fight(g)
    fight.barred = (*fight.barred, copy_in(g, g.items[fight.hero], g.answer[2]))


def outdoor_heroes(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The Zombie comes from the player's own pool."""
    if not g.has_spare(seat):
        return []
    return [on_hero(hero) for hero in g.heroes if g.board.building[g.space_of[hero]] < 0]


@card("deadly-surprise", when=ZOMBIE_TURN_START, targets=outdoor_heroes, mode="place")
def deadly_surprise(g: Lnoe, f: Frame) -> None:
    """A Zombie from the pool into the space of a Hero outdoors; or an item just drawn is discarded on 4+."""
    place_zombie(g, f.seat, g.space_of[f.hero])


def item_still_there(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The item just drawn, as long as no other card has taken it."""
    drawing = g.top("draw-hero-card")
    return [NOTHING] if drawing is not None and drawing.kept in g.items[drawing.hero] else []


@card("deadly-surprise", when=ITEM_DRAWN, targets=item_still_there, mode="take-item")
def a_bad_find(g: Lnoe, f: Frame) -> None:
    drawing = g.top("draw-hero-card")
    assert drawing is not None
    if g.roll("card", 1, g.seats[f.seat])[0] >= 4 and drawing.kept in g.items[drawing.hero]:
        g.call("lose-item", hero=drawing.hero, card=drawing.kept)


def hero_event_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Hero event that has not yet taken effect.  [7.1.2]"""
    played = being_played(g)
    if played is None or played.type != "play-card" or played.cancelled:
        return []
    return [NOTHING] if g.content.kinds[played.card].deck == "hero" else []


@card("despair", when=CARD_PLAYED, targets=hero_event_being_played)
def despair(g: Lnoe, f: Frame) -> None:
    """A Hero event being played is canceled on 4+."""
    if g.roll("cancel", 1, g.seats[f.seat])[0] >= 4:
        cancel(g, answered(g, f))


@immediately("dont-go-in-the")
def dont_go_in_the(g: Lnoe, f: Frame) -> None:
    """Remains in play on a random building that Heroes may enter: the first who does meets a Zombie there.  [3.4.1]"""
    stays_on_random_building(g, f, open_buildings(g))


@when_happens("dont-go-in-the", "hero-entered-building")
def spring_out(g: Lnoe, row: InPlay, hero: int) -> None:
    """Without a Zombie in the pool of who played it, it waits on."""
    space = g.space_of[hero]
    if row[3] == g.board.plot[space] and place_zombie(g, row[1], space) >= 0:
        leave_play(g, row[0])


# -- Fighting Instincts ------------------------------------------------------------------------------------

Turned = Callable[[Lnoe, Frame, int], None]
"""(game, the fight, seat): a Combat Bonus in the hands of the Zombie."""


def _one_die_more(g: Lnoe, fight: Frame, seat: int) -> None:
    add_zombie_dice(g, fight, 1)


def _add_one(g: Lnoe, fight: Frame, seat: int) -> None:
    change_die(g, fight, "zombie", max(fight.zombie_dice), 1)


def _reroll_any(g: Lnoe, fight: Frame, seat: int) -> None:
    choose_reroll(g, seat, "zombie")


def _reroll_one(g: Lnoe, fight: Frame, seat: int) -> None:
    choose_reroll(g, seat, "zombie", most=1)


def _win_ties(g: Lnoe, fight: Frame, seat: int) -> None:
    fight.loses_ties = True


def _kill_on_win(g: Lnoe, fight: Frame, seat: int) -> None:
    fight.kills_hero = True


def _kill_by_two(g: Lnoe, fight: Frame, seat: int) -> None:
    fight.kills_hero_by = 2


def _kill_on_six(g: Lnoe, fight: Frame, seat: int) -> None:
    """A 6 kills at once and the fight is not resolved; single wounds may still be prevented.  [7.2.3, 10.4.2]"""
    if 6 in fight.zombie_dice:
        end_fight(g)
        kill_hero(g, fight.hero, fight.zombie, "zombie", sure=bool(fight.__dict__.get("sure")))


TURNED: dict[str, Turned] = {
    "add-die": _one_die_more,
    "change-die": _add_one,
    "kill-by-two": _kill_by_two,
    "kill-on-six": _kill_on_six,
    "kill-on-win": _kill_on_win,
    "reroll-own-dice": _reroll_any,
    "reroll-own-die": _reroll_one,
    "win-ties": _win_ties,
}
"""What a Combat Bonus does -> what it does for a Zombie; one that is not listed is of no use to it."""

instincts = Rule("fighting-instincts")  # facts: seat


def weapons_to_turn(g: Lnoe) -> list[str]:
    """The Hero's hand weapons whose bonus serves the Zombie."""
    armed = [
        copy
        for copy in g.items[the_fight(g).hero]
        if "hand-weapon" in g.content.kinds[copy].keywords and TURNED.keys() & set(g.content.kinds[copy].row.bonus)
    ]
    return kinds_in(g, armed)


def fight_with_a_weapon(g: Lnoe, seat: int, by: int) -> list[Target]:
    return own_fight(g, seat, by) if weapons_to_turn(g) else []


@card("fighting-instincts", when=FIGHT, targets=fight_with_a_weapon)
def fighting_instincts(g: Lnoe, f: Frame) -> None:
    """Fight card: the Combat Bonus of a hand weapon of the Hero serves the Zombie."""
    g.call("fighting-instincts", seat=f.seat)


@instincts.step
def choose_weapon(g: Lnoe, f: Frame) -> None:
    choose_one_of(g, f, weapons_to_turn(g))


@instincts.step
def turn_it_round(g: Lnoe, f: Frame) -> None:
    fight = the_fight(g)
    weapon = copy_in(g, g.items[fight.hero], g.answer[2])
    for bonus in g.content.kinds[weapon].row.bonus:
        if bonus in TURNED:
            TURNED[bonus](g, fight, f.seat)


# -- the rest of the deck ----------------------------------------------------------------------------------


@immediately("growing-hunger")
def growing_hunger(g: Lnoe, f: Frame) -> None:
    """Remains in play: when a Zombie wounds a Hero, one other Zombie may move a space at once."""
    stays(g, f)


@when_happens("growing-hunger", "wounded-by-zombie")
def smell_of_blood(g: Lnoe, row: InPlay, hero: int) -> None:
    wound = g.top("wound")
    assert wound is not None
    g.call("advance", seat=row[1], left=1, stepped=(wound.by,), again=True)


@card("hysteria", when=ZOMBIE_TURN_START, targets=any_hero)
def hysteria(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero: an event played on them, or on a card that lies on them, is canceled on 4+."""
    stays(g, f, hero=f.hero)


@when_happens("hysteria", "event-played")
def nobody_listens(g: Lnoe, row: InPlay, hero: int) -> None:
    played = being_played(g)
    assert played is not None
    fits = row[2] == hero and not played.cancelled and g.content.kinds[played.card].deck == "hero"
    if fits and g.roll("cancel", 1, hero)[0] >= 4:
        cancel(g, played)


SURELY = 99
"""Breaks on whatever the die shows."""


def weapon_that_held(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A hand weapon that has passed its break test."""
    test = g.top("break-test")
    if test is None or max(1, hero_total(g, "break-test", test.hero, test.die)) <= test.breaks_on:
        return []
    return hand_weapon_test(g, seat, by)


@card("its-stuck", when=BREAK_TEST, targets=weapon_that_held)
def its_stuck(g: Lnoe, f: Frame) -> None:
    """A hand weapon that has just passed its break test is lost after all."""
    test = g.top("break-test")
    assert test is not None
    test.breaks_on = SURELY


def items_of_the_wounded(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One of each kind that the Hero just wounded by a Zombie has."""
    wounded = [target[0] for target in hero_just_wounded(g, seat, by)]
    kinds = {g.content.kind_of[copy]: copy for hero in wounded for copy in g.items[hero]}
    return [on_card(copy) for copy in kinds.values()]


@card("knocked-away", when=HERO_WOUNDED, targets=items_of_the_wounded)
def knocked_away(g: Lnoe, f: Frame) -> None:
    """A Hero just wounded by a Zombie loses an item of the Zombie player's choice."""
    wound = g.top("wound")
    assert wound is not None
    g.call("lose-item", hero=wound.hero, card=f.target)


legions = Rule("legions-of-the-dead")  # facts: seat, left, spaces (filled so far)


def a_pool(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.has_spare(seat) and free_ground(g) else []


def free_ground(g: Lnoe) -> set[int]:
    """Spaces neither with nor next to a Hero, and not where standing would win the game.  [Appendix III]"""
    near = {space for at in g.hero_spaces() for space in (at, *g.board.adjacent[at])}
    for goal in scenario_of(g).goals("zombies"):
        for single in goal.singles():
            if isinstance(single, Inside):
                near.update(spaces_of(g, single.at))
    return set(standing_spaces(g)) - near


@card("legions-of-the-dead", when=ZOMBIE_TURN_START, targets=a_pool)
def legions_of_the_dead(g: Lnoe, f: Frame) -> None:
    """D6 Zombies from the pool into different spaces that are neither with nor next to a Hero."""
    g.call("legions-of-the-dead", seat=f.seat, left=g.roll("card", 1, g.seats[f.seat])[0], spaces=())


@legions.step
def choose_ground(g: Lnoe, f: Frame) -> None:
    ground = sorted(free_ground(g).difference(f.spaces))
    if f.left <= 0 or not ground or not g.has_spare(f.seat):
        f.finish()
        return
    g.ask(f.seat, "place-zombie", [("place", space) for space in ground])


@legions.step
def rise(g: Lnoe, f: Frame) -> None:
    f.left -= 1
    f.spaces = (*f.spaces, g.answer[1])
    f.to("choose_ground")
    place_zombie(g, f.seat, g.answer[1])


@card("lets-split-up", when=HERO_TURN_START)
def lets_split_up(g: Lnoe, f: Frame) -> None:
    """This turn no Hero ends a move beside another, and Heroes in the same space must use the Move Action to part."""
    lasting(g, "must-end-alone", -1, 1, "turn", f.card)
    lasting(g, "must-part", -1, 1, "turn", f.card)


@card("loner", when=ZOMBIE_TURN_START, targets=any_hero)
def loner(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero, who ends no move beside another and exchanges nothing, until alone on a board."""
    stays(g, f, hero=f.hero)


@modifies("loner", "cannot-exchange")
@modifies("loner", "must-end-alone")
def keeps_away(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@when_happens("loner", "hero-turn-starts")
def at_peace(g: Lnoe, row: InPlay, who: int) -> None:
    if is_alone_on_section(g, row[2]):
        leave_play(g, row[0])


@card("nowhere-to-run", when=ZOMBIE_TURN_START)
def nowhere_to_run(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn a Hero who enters a space next to a Zombie ends the move there."""
    lasting(g, "stopped-near-zombies", -1, 1, "zombies", f.card)


@card("scratch-and-claw", when=FIGHT, targets=own_fight)
def scratch_and_claw(g: Lnoe, f: Frame) -> None:
    """Fight card: the Zombie re-rolls any of its Fight Dice, and may do so once more."""
    choose_reroll(g, f.seat, "zombie")
    choose_reroll(g, f.seat, "zombie", optional=True)


@card("the-line-is-dead", when=SEARCHING)
def the_line_is_dead(g: Lnoe, f: Frame) -> None:
    """A Hero who searches finds nothing."""
    search = next(frame for frame in reversed(g.stack) if frame.rule in ("search", "pick-up"))
    search.cancelled = True


@card("town-secrets", when=ZOMBIE_TURN_START, mode="silence")
def town_secrets(g: Lnoe, f: Frame) -> None:
    """No townsfolk event until the next Zombie turn; or the player of a Hero discards a random event."""
    lasting(g, "cannot-play-townsfolk", -1, 1, "zombies", f.card)


def heroes_with_events(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.heroes if g.hands[g.owner[hero]]]


@card("town-secrets", when=ZOMBIE_TURN_START, targets=heroes_with_events, mode="discard")
def out_in_the_open(g: Lnoe, f: Frame) -> None:
    owner = g.owner[f.hero]
    copy = g.hands[owner][g.pick(deck_stream(g, "hero"), len(g.hands[owner]))]
    from_hand(g, owner, copy)
    discard(g, copy, "hand")
