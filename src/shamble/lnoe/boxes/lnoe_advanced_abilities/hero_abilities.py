"""Advanced Abilities of sixteen Heroes, in alphabetical order: each lies in play on its Hero.  [3.9.8, 13.7.1]

`mad-science` has no code here: its row is a ranged attack, and an item is what it costs (`rules/ranged.py`).
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.boxes.base.hero_events import may_yet_survive
from shamble.lnoe.boxes.growing_hunger.heroes import zombie_he_beat
from shamble.lnoe.rules.cards import copy_in, discard, from_hand, has_tried, kinds_in, lasting, tries
from shamble.lnoe.rules.experience import learned
from shamble.lnoe.rules.fight import add_hero_dice, choose_reroll, lay_die, the_fight
from shamble.lnoe.rules.hero_ways import SLIPS
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.piles import draw_from_top
from shamble.lnoe.rules.push import push_zombie, ways_to_push
from shamble.lnoe.rules.scenario_acts import MARKER_TURNED
from shamble.lnoe.rules.search import gain_card, instead_of_searching
from shamble.lnoe.rules.wound import heal
from shamble.lnoe.rules.zombie_hand import SHOWN
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import FIGHT, INSTEAD_OF_SEARCHING, MOVE_ACTION, ZOMBIE_BEATEN
from shamble.lnoe.uses import NOTHING, Target, lying, total, when_happens

FACES = range(1, 7)


# -- Army Brat (Jade) --------------------------------------------------------------------------------------


@learned("army-brat", "keeps-guns")
def army_brat(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """Each turn the first gun of hers that would be out of ammo is kept."""
    return value + (not total(g, "gun-kept", hero))


@when_happens("army-brat", "kept-gun")
def once_a_turn(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        lasting(g, "gun-kept", hero, 1, "turn")


# -- Army Cook (Sam) ---------------------------------------------------------------------------------------

FEEDS_ON = 4


def somebody_hungry(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if any(g.wounds[hero] for hero in g.heroes_in(g.space_of[by])) else []


@lying("army-cook", when=MOVE_ACTION, targets=somebody_hungry)
def army_cook(g: Lnoe, f: Frame) -> None:
    """In place of his move: on 4+ every Hero in his space heals a wound."""
    if g.roll("first-aid", 1, f.by)[0] >= FEEDS_ON:
        for hero in g.heroes_in(g.space_of[f.by]):
            heal(g, hero, 1)


# -- Center of Attention (Amanda) --------------------------------------------------------------------------


@learned("center-of-attention", "hides-on")
def center_of_attention(g: Lnoe, hero: int, boosted: bool, die: int) -> int:
    """She hides on 3+; and a Male Hero in her space may re-roll a Fight Die, once in a fight."""
    return die - 1


def man_beside_her(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    if fight.hero < 0 or fight.hero == by or has_tried(fight, "center-of-attention"):
        return []
    beside = g.space_of[fight.hero] == g.space_of[by] and g.has_keyword(fight.hero, "male")
    return [NOTHING] if beside else []


@lying("center-of-attention", when=FIGHT, targets=man_beside_her, mode="reroll-own-die")
def try_harder(g: Lnoe, f: Frame) -> None:
    fight = the_fight(g)
    tries(fight, "center-of-attention")
    choose_reroll(g, g.owner[fight.hero], "hero", most=1)


# -- Charmed (Sally) ---------------------------------------------------------------------------------------

charm = Rule("charmed")  # facts: seat; then whose, face


def her_only_charm(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if the_fight(g).hero == by and not total(g, "charm-used", by) else []


@lying("charmed", when=FIGHT, targets=her_only_charm, mode="change-die")
def charmed(g: Lnoe, f: Frame) -> None:
    """Once in a game, in a fight of hers: one Fight Die, hers or the Zombie's, shows what she likes."""
    lasting(g, "charm-used", f.by, 1, "game")
    g.call("charmed", seat=f.seat)


@charm.step
def choose_die(g: Lnoe, f: Frame) -> None:
    fight = the_fight(g)
    dice = {"hero": fight.hero_dice, "zombie": fight.zombie_dice}
    options: list[Option] = [
        ("choose", "dice", (face,), "of", whose) for whose, faces in dice.items() for face in sorted(set(faces))
    ]
    g.ask(f.seat, "choose", options, fight.hero, ("charmed-die",))


@charm.step
def choose_face(g: Lnoe, f: Frame) -> None:
    _, _, (f.face,), _, f.whose = g.answer
    options: list[Option] = [("choose", "face", face) for face in FACES if face != f.face]
    g.ask(f.seat, "choose", options, the_fight(g).hero, ("charmed-face",))


@charm.step
def turn_die(g: Lnoe, f: Frame) -> None:
    lay_die(g, the_fight(g), f.whose, f.face, g.answer[2])


# -- Dead Shot (Sheriff Anderson) --------------------------------------------------------------------------


@learned("dead-shot", "rerolls-shot")
def dead_shot(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """Once a turn he may roll again for a gun that has missed."""
    return value + (not total(g, "dead-shot-fired", hero))


@when_happens("dead-shot", "rerolled-shot")
def fired(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        lasting(g, "dead-shot-fired", hero, 1, "turn")


# -- Detective Work (Rachelle) -----------------------------------------------------------------------------

CLUES = 3
investigation = Rule("detective-work")  # facts: hero, cards


def something_to_find(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if instead_of_searching(g, by) and g.deck.size("hero") else []


@lying("detective-work", when=INSTEAD_OF_SEARCHING, targets=something_to_find)
def detective_work(g: Lnoe, f: Frame) -> None:
    """In place of a search: of the top three Hero cards, face up, she keeps one; the others are discarded."""
    g.boundary = True
    g.call("detective-work", hero=f.by, cards=draw_from_top(g, CLUES))


@investigation.step
def choose_clue(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, f.cards)]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("keep-card",))


@investigation.step
def keep_it(g: Lnoe, f: Frame) -> None:
    kept = copy_in(g, f.cards, g.answer[2])
    for copy in f.cards:
        if copy != kept:
            discard(g, copy, "hero deck")
    f.cards = ()
    gain_card(g, f.hero, kept)


# -- Farm Strong (Jenny) -----------------------------------------------------------------------------------


@when_happens("farm-strong", "bonus-used")
def farm_strong(g: Lnoe, row: InPlay, hero: int) -> None:
    """With a Hand Weapon she rolls one more Fight Die, once in a fight."""
    fight, use = the_fight(g), g.top("play")
    armed = use is not None and use.card >= 0 and "hand-weapon" in g.content.kinds[use.card].keywords
    if row[2] == hero and armed and "farm-strong" not in fight.bonuses:
        fight.bonuses = (*fight.bonuses, "farm-strong")
        add_hero_dice(g, fight, 1)


# -- Hurdler (Billy) ---------------------------------------------------------------------------------------


@learned("hurdler", SLIPS)
def hurdler(g: Lnoe, hero: int, boosted: bool, spaces: int) -> int:
    """Each turn Zombies in one space do not end his move."""
    return spaces + (not total(g, "hurdled", hero))


@when_happens("hurdler", "slipped-past")
def over_they_go(g: Lnoe, row: InPlay, hero: int) -> None:
    if row[2] == hero:
        lasting(g, "hurdled", hero, 1, "turn")


# -- Pent-Up Anger (Kenny) ---------------------------------------------------------------------------------


def first_one_this_turn(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [] if total(g, "anger-vented", by) else zombie_he_beat(g, seat, by)


@lying("pent-up-anger", when=ZOMBIE_BEATEN, targets=first_one_this_turn)
def pent_up_anger(g: Lnoe, f: Frame) -> None:
    """Once a turn he cleans up without a price: a Zombie he has beaten is killed."""
    lasting(g, "anger-vented", f.by, 1, "turn")
    the_fight(g).kills = True


# -- Scoop (Stacy) -----------------------------------------------------------------------------------------


@when_happens("scoop", MARKER_TURNED)
def scoop(g: Lnoe, row: InPlay, hero: int) -> None:
    """Whenever she turns a counter or an exploration marker she draws a Hero card."""
    if row[2] == hero:
        g.call("draw-hero-card", hero=hero)


# -- Seen It All Before (Jake Cartwright) ------------------------------------------------------------------

CANCELED_ON = 5
SHOWN.add("seen-it-all-before")
foresight = Rule("seen-it-all-before")  # facts: hero, seen (copies, of whose hands)


def cards_to_foresee(g: Lnoe, seat: int, by: int) -> list[Target]:
    held = any(g.hands[other] for other in g.seats_of("zombies"))
    return [NOTHING] if instead_of_searching(g, by) and held and not total(g, "foreseen", by) else []


@lying("seen-it-all-before", when=INSTEAD_OF_SEARCHING, targets=cards_to_foresee)
def seen_it_all_before(g: Lnoe, f: Frame) -> None:
    """Once a turn, in place of a search, he looks at the Zombies' hands: on 5+ one of those cards is discarded."""
    lasting(g, "foreseen", f.by, 1, "turn")
    g.boundary = True
    g.call("seen-it-all-before", hero=f.by, seen=tuple(c for seat in g.seats_of("zombies") for c in g.hands[seat]))


@foresight.step
def choose_card(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, f.seen)]
    g.ask(g.owner[f.hero], "choose", options, f.hero, ("foreseen",))


@foresight.step
def warn_everybody(g: Lnoe, f: Frame) -> None:
    copy = copy_in(g, f.seen, g.answer[2])
    if g.roll("cancel", 1, f.hero)[0] < CANCELED_ON:
        return
    for seat in g.seats_of("zombies"):
        if copy in g.hands[seat]:
            from_hand(g, seat, copy)
            discard(g, copy, "hand")


# -- Touchdown! (Johnny) -----------------------------------------------------------------------------------


@when_happens("touchdown", "hero-won-fight")
def touchdown(g: Lnoe, row: InPlay, hero: int) -> None:
    """A fight that he wins in the middle of a move gives him one space more."""
    move = g.top("move-action")
    if row[2] == hero and move is not None and move.hero == hero:
        move.left += 1


# -- Triage (Becky) ----------------------------------------------------------------------------------------


@learned("triage", "first-aid-afar")
def triage(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """First Aid reaches into the next space, or is for herself on 4+."""
    return value + 1


# -- Unhinged (Victor) -------------------------------------------------------------------------------------

FINISHES_ON = 5


def beaten_by_him(g: Lnoe, by: int) -> bool:
    fight = the_fight(g)
    return fight.hero == by and not has_tried(fight, "unhinged") and bool(may_yet_survive(g, 0, by))


def to_shove(g: Lnoe, seat: int, by: int) -> list[Target]:
    zombie = the_fight(g).zombie
    free = may_be_moved(g, zombie) and ways_to_push(g, zombie)
    return [NOTHING] if free and beaten_by_him(g, by) else []


def to_finish(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if beaten_by_him(g, by) else []


@lying("unhinged", when=ZOMBIE_BEATEN, targets=to_shove, mode="drive-away")
def unhinged(g: Lnoe, f: Frame) -> None:
    """A Zombie he has beaten is pushed a space away; or killed on 5+."""
    tries(the_fight(g), "unhinged")
    push_zombie(g, f.seat, the_fight(g).zombie, 1)


@lying("unhinged", when=ZOMBIE_BEATEN, targets=to_finish, mode="kill-on-win")
def finish_it(g: Lnoe, f: Frame) -> None:
    fight = the_fight(g)
    tries(fight, "unhinged")
    if g.roll("card", 1, f.by)[0] >= FINISHES_ON:
        fight.kills = True


# -- Unshakable Faith (Father Joseph) ----------------------------------------------------------------------


@learned("unshakable-faith", "prays-on")
def unshakable_faith(g: Lnoe, hero: int, boosted: bool, die: int) -> int:
    """His prayer is heard on 2+, and Faith that lies on him stays there, whatever would cancel it."""
    return die - 1


@learned("unshakable-faith", "keeps-faith")
def nothing_shakes_it(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    return value + 1
