"""Events of the Hero deck, in alphabetical order.  [3.9.1.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import DECK
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    cancel_in_play,
    cancel_marker,
    cancelable_markers,
    copy_in,
    is_immediate,
    is_zombie_card,
    kinds_in,
    lasting,
    leave_play,
    shuffle_back,
    stays,
)
from shamble.lnoe.rules.fight import cancel_fight, change_die, extra_die, reroll_zombie_dice, the_fight
from shamble.lnoe.rules.piles import out_of_discard, shuffle_into_deck
from shamble.lnoe.rules.search import take_discarded, take_out_of_deck
from shamble.lnoe.rules.steps import locks_for_good
from shamble.lnoe.rules.wound import heal, heal_fully
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import (
    ABOUT_TO_WOUND,
    ANY_TIME,
    CARD_PLAYED,
    EXCEPT_IN_FIGHT,
    FIGHT,
    FIGHT_BEGINS,
    HERO_TURN,
    HERO_TURN_START,
    ZOMBIE_BEATEN,
    ZOMBIE_MOVE,
)
from shamble.lnoe.uses import (
    NOTHING,
    Target,
    Targets,
    card,
    immediately,
    modifies,
    on_building,
    on_card,
    on_hero,
    on_zombie,
    total,
    when_happens,
)

DONE: Option = ("done",)

# -- whom they are played on -------------------------------------------------------------------------------


def wounded_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes() if g.wounds[hero]]


def zombie_card_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Zombie card that has not yet taken effect.  [7.1.2]"""
    played = being_played(g)
    return [NOTHING] if played is not None and not played.cancelled and is_zombie_card(g, played) else []


def zombie_cards_in_play(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Any of them, and markers like them; when a Hero is about to be wounded, one that lies on that Hero."""
    if not g.in_play and not g.markers:
        return []
    wound = g.top("wound")
    rows = g.in_play if wound is None else [row for row in g.in_play if row[2] == wound.hero]
    markers = [on_building(building) for building in cancelable_markers(g)] if wound is None else []
    kinds = [(row, g.content.kinds[row[0]]) for row in rows]
    lying = [row for row, kind in kinds if DECK[kind.deck].side == "zombies" and not kind.is_upgrade]
    return different_cards(g, lying) + markers


def different_cards(g: Lnoe, rows: list[InPlay]) -> list[Target]:
    """Cards in play as targets; copies that lie on the same Hero or building are one choice."""
    found: dict[tuple[str, int, int], int] = {}
    for copy, _, hero, building, _ in rows:
        found.setdefault((g.content.kind_of[copy], hero, building), copy)
    return [on_card(copy) for copy in found.values()]


def in_a_crowd(g: Lnoe, seat: int, by: int) -> list[Target]:
    """A Hero who shares the space with two Zombies or more and has no Heroic card yet."""
    found: list[Target] = []
    for hero in g.heroes:
        if g.zombies_at[g.space_of[hero]] >= 2 and not is_heroic(g, hero):
            found.append(on_hero(hero))
    return found


def is_heroic(g: Lnoe, hero: int) -> bool:
    """Whether a Heroic card lies on the Hero or still works for them."""
    kinds = g.content.kinds
    return any(row[2] == hero and "heroic" in kinds[row[0]].keywords for row in g.in_play) or any(
        who == hero and copy >= 0 and "heroic" in kinds[copy].keywords for _, who, _, _, _, copy in g.effects
    )


# -- Townsfolk ---------------------------------------------------------------------------------------------


def can_be_helped(g: Lnoe, hero: int) -> bool:
    """Townsfolk may be played on this Hero and the Hero's Fight Dice."""
    return not total(g, "cannot-be-helped", hero)


def helped_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes() if can_be_helped(g, hero)]


def helped_wounded_hero(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [on_hero(hero) for hero in g.living_heroes() if g.wounds[hero] and can_be_helped(g, hero)]


def fight_of(*keywords: str) -> Targets:
    """The fight that is going on, if its Hero has one of these keywords."""

    def targets(g: Lnoe, seat: int, by: int) -> list[Target]:
        hero = the_fight(g).hero
        fits = any(g.has_keyword(hero, keyword) for keyword in keywords) and can_be_helped(g, hero)
        return [NOTHING] if fits else []

    return targets


def cancel_played(g: Lnoe, f: Frame) -> None:
    """The Zombie card being played is cancelled."""
    cancel(g, answered(g, f))


def cancel_target(g: Lnoe, f: Frame) -> None:
    """A Zombie card in play is cancelled, or a marker that counts as one."""
    if f.target >= 0:
        cancel_in_play(g, f.target)
    else:
        cancel_marker(g, f.building)


changed_die = Rule("change-die")  # facts: seat, by (1 or -1), own (or not given: dice of either side)


def dice_to_change(g: Lnoe, by: int, *, own: bool = False) -> list[Option]:
    """Every different Fight Die of either side, or of the Hero; none goes below 1.  [3.17.1]"""
    fight = the_fight(g)
    sides = [] if own else [("zombie", fight.zombie_dice)]
    if own or can_be_helped(g, fight.hero):
        sides.insert(0, ("hero", fight.hero_dice))
    return [
        ("choose", "dice", (face,), "of", whose)
        for whose, dice in sides
        # Of the own dice the highest is named first: mostly it is the one.
        for face in sorted(set(dice), reverse=own)
        if face + by >= 1
    ]


def die_to_raise(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if dice_to_change(g, 1) else []


def die_to_lower(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if dice_to_change(g, -1) else []


@card("farmer-sty", when=FIGHT, targets=die_to_raise, mode="add")
@card("mr-hyde-the-shop-teacher", when=FIGHT, targets=die_to_raise, mode="add")
def add_one(g: Lnoe, f: Frame) -> None:
    """One more on a Fight Die of either side."""
    g.call("change-die", seat=f.seat, by=1)


@card("farmer-sty", when=FIGHT, targets=die_to_lower, mode="subtract")
@card("mr-hyde-the-shop-teacher", when=FIGHT, targets=die_to_lower, mode="subtract")
def subtract_one(g: Lnoe, f: Frame) -> None:
    """One less on a Fight Die of either side."""
    g.call("change-die", seat=f.seat, by=-1)


def raise_own_die(g: Lnoe, seat: int) -> None:
    """What a Hero carries adds one to a Fight Die of the Hero, of the player's choice."""
    g.call("change-die", seat=seat, by=1, own=True)


@changed_die.step
def choose_die(g: Lnoe, f: Frame) -> None:
    g.ask(f.seat, "choose", dice_to_change(g, f.by, own="own" in f.__dict__), facts=("dice",))


@changed_die.step
def turn_die(g: Lnoe, f: Frame) -> None:
    _, _, (face,), _, whose = g.answer
    change_die(g, the_fight(g), whose, face, f.by)


# -- the cards ---------------------------------------------------------------------------------------------


@card("at-last", when=HERO_TURN_START, targets=zombie_cards_in_play)
def at_last(g: Lnoe, f: Frame) -> None:
    """At the start of a Hero turn, cancel a Zombie card in play."""
    cancel_target(g, f)


@card("blocked-windows", when=ANY_TIME | ZOMBIE_MOVE)
def blocked_windows(g: Lnoe, f: Frame) -> None:
    """This turn no Zombie goes through a wall or a door."""
    lasting(g, "walls-closed", -1, 1, "turn", f.card)


sworn_in = Rule("deputy-taylor")  # facts: seat, cards (chosen so far), most, least (older saves: three, one)


def something_discarded(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if g.discard["hero"] else []


@card("deputy-taylor", when=FIGHT | FIGHT_BEGINS, targets=fight_of("law-enforcement", "strange"), mode="cancel-fight")
def deputy_taylor(g: Lnoe, f: Frame) -> None:
    """Cancel a fight of a Law Enforcement or Strange Hero; or shuffle up to three discarded cards into the deck."""
    cancel_fight(g)


@card("deputy-taylor", when=ANY_TIME, targets=something_discarded, mode="shuffle")
def look_through_pile(g: Lnoe, f: Frame) -> None:
    choose_to_shuffle_back(g, f.seat, most=3, least=1)


def choose_to_shuffle_back(g: Lnoe, seat: int, *, most: int, least: int) -> None:
    """A player picks so many cards of the Hero discard pile; they are shuffled into the deck."""
    g.call("deputy-taylor", seat=seat, cards=(), most=most, least=least)


@sworn_in.step
def choose_discarded(g: Lnoe, f: Frame) -> None:
    """One card after another."""
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, g.discard["hero"])]
    if len(f.cards) >= f.__dict__.get("least", 1) or not options:
        options.insert(0, DONE)
    g.ask(f.seat, "choose", options if len(f.cards) < f.__dict__.get("most", 3) else [DONE], facts=("card",))


@sworn_in.step
def set_aside(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        shuffle_back(g, "hero", list(f.cards))
        return
    f.to("choose_discarded")
    copy = copy_in(g, g.discard["hero"], g.answer[2])
    out_of_discard(g, copy)
    f.cards = (*f.cards, copy)
    g.emit("shuffled-in", card=g.content.kind_of[copy])


@card("doc-brody-country-physician", when=EXCEPT_IN_FIGHT, targets=helped_wounded_hero)
def doc_brody(g: Lnoe, f: Frame) -> None:
    """A Hero heals fully; played on Becky the card goes back into the deck."""
    heal_fully(g, f.hero)
    if g.sheet[f.hero].id == "becky" and f.card >= 0:
        f.placed = True
        g.emit("shuffled-in", card=f.what)
        shuffle_into_deck(g, "hero", [f.card])


@card("escape-through-the-window", when=HERO_TURN)
def escape_through_the_window(g: Lnoe, f: Frame) -> None:
    """This Hero turn Heroes go through walls if the move does not end in a building; a Locked Door is cancelled."""
    lasting(g, "walls-open", -1, 1, "turn", f.card)


def locked_door_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    played = being_played(g)
    locked = played is not None and played.type == "play-card" and g.content.kinds[played.card].id == "locked-door"
    return [NOTHING] if locked and played is not None and not played.cancelled and not locks_for_good(g) else []


@card("escape-through-the-window", when=CARD_PLAYED, targets=locked_door_being_played, mode="cancel")
def out_through_the_window(g: Lnoe, f: Frame) -> None:
    cancel_played(g, f)
    escape_through_the_window(g, f)


def without_lasting_faith(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Any Hero, but at most one Faith remains in play on a Holy one."""
    faithful = [row[2] for row in g.in_play if g.content.kinds[row[0]].id == "faith"]
    return [on_hero(hero) for hero in g.living_heroes() if hero not in faithful]


@card("faith", when=ANY_TIME, targets=without_lasting_faith)
def faith(g: Lnoe, f: Frame) -> None:
    """One extra Fight Die until the turn ends; on a Holy Hero it remains in play."""
    if g.has_keyword(f.hero, "holy"):
        stays(g, f, hero=f.hero)
    else:
        lasting(g, "fight-dice", f.hero, 1, "turn", f.card)
    extra_die(g, f.hero)


@when_happens("faith", "item-lost")
def no_longer_holy(g: Lnoe, row: InPlay, hero: int) -> None:
    """Who was Holy only by an item loses what lies there because of it; dice on the table stay.  [Appendix III]"""
    if row[2] == hero and not g.has_keyword(hero, "holy"):
        leave_play(g, row[0])


@modifies("faith", "fight-dice")
def faithful(g: Lnoe, row: InPlay, hero: int, dice: int) -> int:
    return dice + 1 if row[2] == hero else dice


def zombies_yet_to_move(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Those that have still to move this turn; one in a Hero's space will not.  [8.1.1]"""
    walk = g.top("walk")
    return [
        on_zombie(zombie)
        for zombie in g.zombies_on_board()
        if not g.heroes_at[g.space_of[zombie]]
        and (not g.moved >> zombie & 1 or (walk is not None and walk.zombie == zombie and walk.left > 0))
    ]


@card("farmer-sty", when=ZOMBIE_MOVE, targets=zombies_yet_to_move, mode="hold")
def farmer_sty(g: Lnoe, f: Frame) -> None:
    """One Zombie may not move this turn, or not on; or one more or less on a Fight Die."""
    g.moved |= 1 << f.zombie
    lasting(g, "zombie-cannot-move", f.zombie, 1, "turn", f.card)


def may_yet_survive(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [] if the_fight(g).kills else [NOTHING]


@card("get-back-you-devils", when=FIGHT | ZOMBIE_BEATEN, targets=may_yet_survive)
def get_back_you_devils(g: Lnoe, f: Frame) -> None:
    """A Zombie beaten in this fight is killed without doubles."""
    the_fight(g).kills = True


@card("heroic-resolve", when=ANY_TIME, targets=in_a_crowd)
def heroic_resolve(g: Lnoe, f: Frame) -> None:
    """Remains in play: one extra Fight Die and ties are won, until the Hero searches."""
    stays(g, f, hero=f.hero)
    extra_die(g, f.hero)


@modifies("heroic-resolve", "fight-dice")
@modifies("heroic-resolve", "wins-ties")
def resolute(g: Lnoe, row: InPlay, hero: int, value: int) -> int:
    return value + 1 if row[2] == hero else value


@when_happens("heroic-resolve", "hero-searched")
def resolve_wanes(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        leave_play(g, row[0])


@card("heros-rage", when=ANY_TIME, targets=in_a_crowd)
def heros_rage(g: Lnoe, f: Frame) -> None:
    """Until the next Hero turn: one extra Fight Die, and every Zombie beaten is killed."""
    lasting(g, "fight-dice", f.hero, 1, "heroes", f.card)
    lasting(g, "kills-beaten", f.hero, 1, "heroes", f.card)
    extra_die(g, f.hero)


@card("jeb-the-grease-monkey", when=ANY_TIME, targets=helped_hero, mode="extra-die")
def jeb(g: Lnoe, f: Frame) -> None:
    """Cancel any Zombie card, being played or in play; or a Hero rolls one extra Fight Die this turn."""
    lasting(g, "fight-dice", f.hero, 1, "turn", f.card)
    extra_die(g, f.hero)


card("jeb-the-grease-monkey", when=CARD_PLAYED, targets=zombie_card_being_played, mode="cancel")(cancel_played)
card("jeb-the-grease-monkey", when=ANY_TIME | ABOUT_TO_WOUND, targets=zombie_cards_in_play, mode="cancel-in-play")(
    cancel_target
)


def wound_to_prevent(g: Lnoe, seat: int, by: int) -> list[Target]:
    """The wound of somebody whom no other wound, taken in answer to it, has killed meanwhile."""
    wound = g.top("wound")
    gone = wound is None or wound.prevented or g.space_of[wound.hero] < 0
    return [] if gone or wound is None else [on_hero(wound.hero)]


@card("just-a-scratch", when=ABOUT_TO_WOUND, targets=wound_to_prevent)
def just_a_scratch(g: Lnoe, f: Frame) -> None:
    """A wound that a Hero is about to take is prevented."""
    wound = g.top("wound")
    assert wound is not None
    wound.prevented = "just-a-scratch"


rummage = Rule("just-what-i-needed")  # facts: seat, hero; then pile ("discard-pile" or "search-card")


@immediately("just-what-i-needed")
def just_what_i_needed(g: Lnoe, f: Frame) -> None:
    """Take a card from the Hero discard pile, or draw if there is none; or a search card from the deck."""
    g.call("just-what-i-needed", seat=f.seat, hero=f.hero)


@rummage.step
def choose_pile(g: Lnoe, f: Frame) -> None:
    """What lies in the deck is seen only by looking, so it is no reason to offer or hide the second half."""
    options: list[Option] = [("choose", "effect", "discard-pile")]
    if scenario_of(g).asks_for(g):
        options.append(("choose", "effect", "search-card"))
    g.ask(f.seat, "choose", options, f.hero, ("effect",))


@rummage.step
def choose_card(g: Lnoe, f: Frame) -> None:
    """No Play Immediately card may be taken from the pile.  [Ruling 19]"""
    f.pile = g.answer[2]
    if f.pile == "discard-pile":
        kinds = kinds_in(g, [copy for copy in g.discard["hero"] if not is_immediate(g, copy)])
    else:
        g.boundary = True
        kinds = [kind for kind in kinds_in(g, g.deck.cards("hero")) if scenario_of(g).asks_for_card(g, kind)]
    if kinds:
        g.ask(f.seat, "choose", [("choose", "card", kind) for kind in kinds], f.hero, ("card",))
    elif f.pile == "discard-pile":
        f.finish()
        g.call("draw-hero-card", hero=f.hero)
    else:
        f.finish()
        shuffle_into_deck(g, "hero")


@rummage.step
def take_card(g: Lnoe, f: Frame) -> None:
    if f.pile == "discard-pile":
        take_discarded(g, f.hero, copy_in(g, g.discard["hero"], g.answer[2]))
    else:
        take_out_of_deck(g, f.hero, copy_in(g, g.deck["hero"], g.answer[2]))


@card("mr-hyde-the-shop-teacher", when=FIGHT | FIGHT_BEGINS, targets=fight_of("student"), mode="cancel-fight")
def mr_hyde(g: Lnoe, f: Frame) -> None:
    """Cancel a fight of a Student; or one more or less on a Fight Die."""
    cancel_fight(g)


@card("principal-gomez", when=FIGHT, mode="reroll")
def principal_gomez(g: Lnoe, f: Frame) -> None:
    """Cancel any Zombie card, being played or in play; or a Zombie re-rolls its Fight Dice."""
    fight = the_fight(g)
    reroll_zombie_dice(g, fight, fight.zombie_dice)


card("principal-gomez", when=CARD_PLAYED, targets=zombie_card_being_played, mode="cancel")(cancel_played)
card("principal-gomez", when=ANY_TIME | ABOUT_TO_WOUND, targets=zombie_cards_in_play, mode="cancel-in-play")(
    cancel_target
)


@card("recovery", when=EXCEPT_IN_FIGHT, targets=wounded_hero)
def recovery(g: Lnoe, f: Frame) -> None:
    """Any Hero heals one wound."""
    heal(g, f.hero, 1)
