"""The cards that the advanced game adds to the Zombie deck, in alphabetical order.  [3.9.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    copy_in,
    discard,
    discard_from_deck,
    kinds_in,
    lasting,
    leave_play,
    put_marker,
    remove_from_game,
    shuffle_back,
    stays,
)
from shamble.lnoe.rules.fight import cancel_fight, the_fight
from shamble.lnoe.rules.piles import out_of_discard, shuffle_into_deck
from shamble.lnoe.rules.random_building import buildings_open_to, roll_random_building
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.rules.steps import locks_for_good, may_stand
from shamble.lnoe.rules.wound import return_to_pool, wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import (
    ANY_TIME,
    AT_THE_DOOR,
    CARD_PLAYED,
    FIGHT_BEGINS,
    HERO_TURN_START,
    HERO_WOUNDED,
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
    on_hero,
    total,
    when_happens,
)

# -- whom they are played on -------------------------------------------------------------------------------


def any_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes()]


def students(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes() if g.has_keyword(hero, "student")]


def others_than_students(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes() if not g.has_keyword(hero, "student")]


def lose_turn(g: Lnoe, hero: int) -> None:
    """The Hero does nothing this Hero turn, and does not have to fight.  [Ruling 7]"""
    g.lost_turn |= 1 << hero
    g.emit("lost-turn", who=hero)


# -- the cards ---------------------------------------------------------------------------------------------


def crowded_spaces(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [at_space(space) for space in sorted(set(g.hero_spaces())) if g.heroes_at[space] > 1]


@card("bickering", when=HERO_TURN_START, targets=crowded_spaces)
def bickering(g: Lnoe, f: Frame) -> None:
    """All Heroes in a space with more than one lose their turn, the fights there included."""
    for hero in g.heroes_in(f.space):
        lose_turn(g, hero)


@card("haunted-by-the-past", when=ZOMBIE_TURN_START, targets=others_than_students)
def haunted_by_the_past(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero who is not a Student: that Hero is Strange, and no townsfolk event can touch them."""
    stays(g, f, hero=f.hero)


@modifies("haunted-by-the-past", "cannot-be-helped")
def left_alone(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@card("i-dont-trust-em", when=ZOMBIE_TURN_START, mode="everybody")
def i_dont_trust_em(g: Lnoe, f: Frame) -> None:
    """Until the next Zombie turn no Hero exchanges items; or one Strange Hero never does while it remains in play."""
    lasting(g, "cannot-exchange", -1, 1, "zombies", f.card)


def strange_heroes(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes() if g.has_keyword(hero, "strange")]


@card("i-dont-trust-em", when=ZOMBIE_TURN_START, targets=strange_heroes, mode="strange-hero")
def nobody_trusts(g: Lnoe, f: Frame) -> None:
    stays(g, f, hero=f.hero)


@modifies("i-dont-trust-em", "cannot-exchange")
def mistrusted(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


def hero_just_wounded(g: Lnoe, seat: int, by: int) -> list[Target]:
    wound = g.top("wound")
    return [] if wound is None or g.space_of[wound.hero] < 0 else [on_hero(wound.hero)]


@card("i-feel-kinda-strange", when=HERO_WOUNDED, targets=hero_just_wounded)
def i_feel_kinda_strange(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero wounded by a Zombie, who turns in place of taking the next wound."""
    stays(g, f, hero=f.hero)


@modifies("i-feel-kinda-strange", "turns-when-wounded")
def about_to_turn(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


destination = Rule("ive-got-to-get-to-the")  # facts: seat, card, hero; then building


@card("ive-got-to-get-to-the", when=ZOMBIE_TURN_START, targets=any_hero)
def ive_got_to_get_to_the(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero: no searching until the Hero moves into a random building."""
    f.placed = True
    g.call("ive-got-to-get-to-the", seat=f.seat, card=f.card, hero=f.hero)


@destination.step
def roll_destination(g: Lnoe, f: Frame) -> None:
    """Not where the Hero already is, nor where that Hero may not enter.  [3.4.1]"""
    here = g.board.plot[g.space_of[f.hero]]
    roll_random_building(g, [b for b in buildings_open_to(g, f.hero) if b != here], f.seat)


@destination.step
def be_drawn_there(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        discard(g, f.card, "hand")
    else:
        stays(g, f, hero=f.hero, building=f.building)


@modifies("ive-got-to-get-to-the", "cannot-search")
def no_time_to_search(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@when_happens("ive-got-to-get-to-the", "hero-entered")
def arrived(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero and row[3] == g.board.plot[g.space_of[hero]]:
        leave_play(g, row[0])


@immediately("living-nightmare")
def living_nightmare(g: Lnoe, f: Frame) -> None:
    """Remains in play: each Zombie turn, this one too, discards the top Hero card; Zombie Heroes roll 2 extra dice."""
    stays(g, f)
    discard_from_deck(g, "hero", 1)


@when_happens("living-nightmare", "zombie-turn-starts")
def another_card_goes(g: Lnoe, row: InPlay, who: int) -> None:
    discard_from_deck(g, "hero", 1)


@modifies("living-nightmare", "zombie-dice")
def stronger_zombie_heroes(g: Lnoe, row: InPlay, zombie: int, dice: int) -> int:
    return dice + 2 if g.model[zombie].row.zombie_hero else dice


def door_that_can_be_locked(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Not for a Hero who has an item against it or goes through walls."""
    move = g.top("move-action")
    if move is None or g.is_immune(move.hero, "locked-door") or total(g, "walls-open", move.hero):
        return []
    return [NOTHING]


@card("locked-door", when=AT_THE_DOOR, targets=door_that_can_be_locked)
def locked_door(g: Lnoe, f: Frame) -> None:
    """The door a Hero tries to go through is locked: the move ends in front of it.  [Ruling 32]"""
    move = g.top("move-action")
    assert move is not None
    move.locked = f.what
    if locks_for_good(g):
        stays(g, f)
        put_marker(g, f.what, g.space_of[move.hero], copy=f.card, beyond=move.to_space)


def townsfolk_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A townsfolk event that has not yet taken effect; one that lies on the table is safe.  [7.1.2]"""
    played = being_played(g)
    if played is None or played.type != "play-card" or played.cancelled:
        return []
    return [NOTHING] if "townsfolk" in g.content.kinds[played.card].keywords else []


@card("my-god-hes-a-zombie", when=CARD_PLAYED, targets=townsfolk_being_played, mode="cancel")
def my_god_hes_a_zombie(g: Lnoe, f: Frame) -> None:
    """On 4+ a townsfolk event being played is canceled and out of the game; or a Zombie appears next to a Hero."""
    played = answered(g, f)
    assert played is not None
    if g.roll("cancel", 1, g.seats[f.seat])[0] >= 4:
        cancel(g, played)
        played.placed = True
        g.emit("canceled", card=played.what)
        remove_from_game(g, played.card)


def spaces_next_to_heroes(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Walls do not matter for what is adjacent; the Zombie comes from the player's own pool."""
    if not g.has_spare(seat):
        return []
    spaces = {space for hero in g.living_heroes() for space in g.board.adjacent[g.space_of[hero]]}
    return [at_space(space) for space in sorted(spaces) if may_stand(g, space)]


@card("my-god-hes-a-zombie", when=ZOMBIE_TURN_START, targets=spaces_next_to_heroes, mode="place")
def one_of_them(g: Lnoe, f: Frame) -> None:
    place_zombie(g, f.seat, f.space)


endless_night = Rule("night-that-never-ends")  # facts: seat


@immediately("night-that-never-ends")
def night_that_never_ends(g: Lnoe, f: Frame) -> None:
    """All copies of a card in the Zombie discard pile go back into the deck; then the Heroes may do the same."""
    g.call("night-that-never-ends", seat=f.seat)


@endless_night.step
def name_zombie_card(g: Lnoe, f: Frame) -> None:
    if not g.discard["zombie"]:
        f.to("name_hero_card")
        return
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds_in(g, g.discard["zombie"])], facts=("card",))


@endless_night.step
def zombie_card_returns(g: Lnoe, f: Frame) -> None:
    shuffle_into_deck(g, "zombie", take_copies(g, "zombie", g.answer[2]))


@endless_night.step
def name_hero_card(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, g.discard["hero"])]
    g.ask(g.lead_hero_seat(), "choose", [("pass",), *options], facts=("card",))


@endless_night.step
def hero_card_returns(g: Lnoe, f: Frame) -> None:
    if g.answer[0] == "choose":
        shuffle_back(g, "hero", take_copies(g, "hero", g.answer[2]))


def take_copies(g: Lnoe, deck: str, kind: str) -> list[int]:
    """Take every copy of a kind out of a discard pile."""
    copies = [copy for copy in g.discard[deck] if g.content.kind_of[copy] == kind]
    for copy in copies:
        out_of_discard(g, copy, deck)
    g.emit("shuffled-in", card=kind, count=len(copies))
    return copies


@card("overconfidence", when=ZOMBIE_TURN_START, targets=any_hero)
def overconfidence(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero, who may not leave a space with a Zombie; each lost fight discards it on 4+."""
    stays(g, f, hero=f.hero)


@modifies("overconfidence", "cannot-leave")
def stands_firm(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@when_happens("overconfidence", "hero-lost-fight")
def doubt(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero and g.roll("card", 1, hero)[0] >= 4:
        leave_play(g, row[0])


rot = Rule("rotten-bodies")  # facts: seat, left (Zombies to return)


@immediately("rotten-bodies")
def rotten_bodies(g: Lnoe, f: Frame) -> None:
    """D6 Zombies go back to the pool, not killed; until the next Zombie turn nothing can kill a Zombie."""
    lasting(g, "zombies-cannot-be-killed", -1, 1, "zombies", f.card)
    g.call("rotten-bodies", seat=f.seat, left=g.roll("card", 1, g.seats[f.seat])[0])


@rot.step
def choose_rotten(g: Lnoe, f: Frame) -> None:
    """The player picks among all standard Zombies; a Zombie Hero never goes to a pool.  [14.3.2]"""
    standing = g.standard_zombies()
    if f.left <= 0 or not standing:
        f.finish()
        return
    g.ask(f.seat, "choose", [("choose", "zombie", zombie) for zombie in standing], facts=("zombie",))


@rot.step
def fall_apart(g: Lnoe, f: Frame) -> None:
    f.left -= 1
    f.to("choose_rotten")
    return_to_pool(g, g.answer[2])


@card("teen-angst", when=ZOMBIE_TURN_START, targets=students)
def teen_angst(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Student, who rolls one Fight Die less in a space with another Hero."""
    stays(g, f, hero=f.hero)


@modifies("teen-angst", "fight-dice")
def embarrassed(g: Lnoe, row: InPlay, hero: int, dice: int) -> int:
    return dice - 1 if row[2] == hero and g.heroes_at[g.space_of[hero]] > 1 else dice


leave_it = Rule("theres-no-time-leave-it")  # facts: seat


def hero_discard_pile(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Usable while there is a card to take; which ones is seen only once the card is played.  [Ruling 31]"""
    return [NOTHING] if g.discard["hero"] else []


@card("theres-no-time-leave-it", when=ANY_TIME, targets=hero_discard_pile)
def theres_no_time_leave_it(g: Lnoe, f: Frame) -> None:
    """A card of the Zombie player's choice in the Hero discard pile is removed from the game."""
    g.call("theres-no-time-leave-it", seat=f.seat)


@leave_it.step
def choose_what_stays_behind(g: Lnoe, f: Frame) -> None:
    if not g.discard["hero"]:
        f.finish()
        return
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds_in(g, g.discard["hero"])], facts=("card",))


@leave_it.step
def leave_it_behind(g: Lnoe, f: Frame) -> None:
    copy = copy_in(g, g.discard["hero"], g.answer[2])
    out_of_discard(g, copy)
    remove_from_game(g, copy)


@card("this-cant-be-happening", when=ZOMBIE_TURN_START, targets=any_hero)
def this_cant_be_happening(g: Lnoe, f: Frame) -> None:
    """Remains in play on a Hero, who rolls one Fight Die less until starting a turn beside another Hero."""
    stays(g, f, hero=f.hero)


@modifies("this-cant-be-happening", "fight-dice")
def shaken(g: Lnoe, row: InPlay, hero: int, dice: int) -> int:
    return dice - 1 if row[2] == hero else dice


@when_happens("this-cant-be-happening", "hero-starts-turn")
def comforted(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero and g.heroes_at[g.space_of[hero]] > 1:
        leave_play(g, row[0])


LAST_NIGHT = "this-could-be-our-last-night-on-earth"
last_night = Rule(LAST_NIGHT)  # facts: seat, hero (the Male one)


def men_beside_women(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(h) for h in g.living_heroes() if _willing(g, h, "male") and _women_beside(g, h)]


def _willing(g: Lnoe, hero: int, keyword: str) -> bool:
    return g.has_keyword(hero, keyword) and not hero_total(g, f"cannot-be-chosen-by-{LAST_NIGHT}", hero)


def _women_beside(g: Lnoe, man: int) -> list[int]:
    return [hero for hero in g.heroes_in(g.space_of[man]) if hero != man and _willing(g, hero, "female")]


@card(LAST_NIGHT, when=HERO_TURN_START, targets=men_beside_women)
def this_could_be_our_last_night_on_earth(g: Lnoe, f: Frame) -> None:
    """A Male and a Female Hero in the same space lose their turn, the fights there included."""
    g.call(LAST_NIGHT, seat=f.seat, hero=f.hero)


@last_night.step
def choose_woman(g: Lnoe, f: Frame) -> None:
    women = _women_beside(g, f.hero)
    g.ask(f.seat, "choose", [("choose", "hero", hero) for hero in women], f.hero, ("hero",))


@last_night.step
def forget_the_world(g: Lnoe, f: Frame) -> None:
    lose_turn(g, f.hero)
    lose_turn(g, g.answer[2])


sacrifice = Rule("unnecessary-self-sacrifice")  # facts: heroes (one of whom is wounded), zombie


def companions(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The other Heroes in the space of the one who is about to fight."""
    fight = the_fight(g)
    return [on_hero(hero) for hero in g.heroes_in(g.space_of[fight.hero]) if hero != fight.hero]


@card("unnecessary-self-sacrifice", when=FIGHT_BEGINS, targets=companions)
def unnecessary_self_sacrifice(g: Lnoe, f: Frame) -> None:
    """No fight takes place; instead the Zombie wounds one of two Heroes in the space, the Heroes choosing which."""
    fight = the_fight(g)
    cancel_fight(g)
    g.call("unnecessary-self-sacrifice", heroes=(fight.hero, f.hero), zombie=fight.zombie)


@sacrifice.step
def choose_who_suffers(g: Lnoe, f: Frame) -> None:
    g.ask(g.seat_for(f.heroes), "choose", [("choose", "hero", hero) for hero in f.heroes], facts=("hero",))


@sacrifice.step
def suffer(g: Lnoe, f: Frame) -> None:
    wound_hero(g, g.answer[2], f.zombie, "zombie")
