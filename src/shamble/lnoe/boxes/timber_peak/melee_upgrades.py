"""Melee Upgrades, in alphabetical order: what a Hero learns about fighting.  [3.9.6, 13.5]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.boxes.base.hero_events import may_yet_survive
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.blows import strike_zombie
from shamble.lnoe.rules.came_up import natural_dice
from shamble.lnoe.rules.cards import answered, cancel, has_tried, lasting, tries
from shamble.lnoe.rules.combat_bonus import fight_card_against
from shamble.lnoe.rules.experience import is_boosted, is_first, learned
from shamble.lnoe.rules.fight import choose_reroll, has_doubles, the_fight, wins_ties
from shamble.lnoe.rules.hunger import may_be_moved
from shamble.lnoe.rules.push import push_zombie, ways_to_push
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import InPlay
from shamble.lnoe.timing import CARD_PLAYED, FIGHT, ZOMBIE_BEATEN
from shamble.lnoe.uses import NOTHING, Target, hero_total, lying, total, when_happens

# -- Brawling ----------------------------------------------------------------------------------------------

BRAWLING = "brawling"
LEARNT_BRAWLING = "learnt-brawling"


def fight_card_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    played = fight_card_against(g, by)
    return [NOTHING] if played is not None and not has_tried(played, LEARNT_BRAWLING) else []


@lying(BRAWLING, when=CARD_PLAYED, targets=fight_card_played, mode="cancel-fight-card")
def brawling(g: Lnoe, f: Frame) -> None:
    """A Fight card used against the Hero is canceled on 5+; boosted: on 4+."""
    played = answered(g, f)
    assert played is not None
    tries(played, LEARNT_BRAWLING)
    if g.roll("cancel", 1, f.by)[0] >= 5 - is_boosted(g, f.by, BRAWLING):
        cancel(g, played)


# -- Counterattack -----------------------------------------------------------------------------------------

COUNTERATTACK = "counterattack"


@when_happens(COUNTERATTACK, "hero-lost-fight")
def counterattack(g: Lnoe, row: InPlay, who: int) -> None:
    """After a fight that the Hero lost the Zombie takes a wound on 5+; boosted: on 4+."""
    zombie = the_fight(g).zombie
    if row[2] != who or not is_first(g, row) or g.space_of[who] < 0 or g.space_of[zombie] < 0:
        return
    if g.roll("strike", 1, who)[0] >= 5 - is_boosted(g, who, COUNTERATTACK):
        strike_zombie(g, zombie, who)


# -- Killer Instinct ---------------------------------------------------------------------------------------


@learned("killer-instinct", "kills-beaten")
def killer_instinct(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """A Zombie beaten with a natural 6 is killed; boosted: so is one beaten by 2 or more."""
    fight = g.top("fight")
    if fight is None or fight.hero != hero or not fight.hero_dice or not fight.zombie_dice:
        return value
    ahead = max(fight.hero_dice) - max(fight.zombie_dice)
    return value + (6 in natural_dice(fight) or (boosted and ahead >= 2))


# -- Knockback ---------------------------------------------------------------------------------------------

KNOCKBACK = "knockback"
LEARNT_KNOCKBACK = "learnt-knockback"
knocked = Rule("knocked-back")  # facts: hero, zombie


def zombie_that_survives(g: Lnoe, seat: int, by: int) -> list[Target]:
    """One that the Hero has beaten and that neither dies nor takes a wound."""
    fight = the_fight(g)
    if fight.hero != by or has_tried(fight, LEARNT_KNOCKBACK) or not may_yet_survive(g, seat, by):
        return []
    if has_doubles(fight.hero_dice, fight.doubles_within) or hero_total(g, "kills-beaten", by):
        return []
    return [NOTHING] if may_be_moved(g, fight.zombie) and ways_to_push(g, fight.zombie) else []


@lying(KNOCKBACK, when=ZOMBIE_BEATEN, targets=zombie_that_survives, mode="drive-away")
def knockback(g: Lnoe, f: Frame) -> None:
    """A Zombie that is beaten and survives is shoved up to two spaces; boosted: it is also hit on 5+."""
    fight = the_fight(g)
    tries(fight, LEARNT_KNOCKBACK)
    push_zombie(g, f.seat, fight.zombie, 2)
    if is_boosted(g, f.by, KNOCKBACK):
        g.call("knocked-back", hero=f.by, zombie=fight.zombie)


@knocked.step
def land_hard(g: Lnoe, f: Frame) -> None:
    if g.space_of[f.zombie] >= 0 and g.roll("strike", 1, f.hero)[0] >= 5:
        strike_zombie(g, f.zombie, f.hero)


# -- Strong Arm --------------------------------------------------------------------------------------------


@learned("strong-arm", "fight-dice")
def strong_arm(g: Lnoe, hero: int, boosted: bool, dice: int) -> int:
    """One more Fight Die for who stands alone among two Zombies or more; boosted: in every fight."""
    at = g.space_of[hero]
    return dice + (boosted or (g.heroes_at[at] == 1 and g.zombies_at[at] > 1))


# -- Tough -------------------------------------------------------------------------------------------------

TOUGH = "tough"
BEEN_TOUGH = "been-tough"


@learned(TOUGH, "wins-ties")
def tough(g: Lnoe, hero: int, boosted: bool, value: int) -> int:
    """Boosted, the Hero wins every tie."""
    return value + boosted


def tie_to_win(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    if fight.hero != by or max(fight.hero_dice) != max(fight.zombie_dice) or wins_ties(g, fight):
        return []
    return [] if total(g, BEEN_TOUGH, by) else [NOTHING]


@lying(TOUGH, when=FIGHT, targets=tie_to_win, mode="win-ties")
def win_the_tie(g: Lnoe, f: Frame) -> None:
    """Once a turn the Hero wins a tie."""
    lasting(g, BEEN_TOUGH, f.by, 1, "turn")
    the_fight(g).wins_ties = True


# -- Weapon Training ---------------------------------------------------------------------------------------

TRAINING = "weapon-training"
HAND_WEAPON = "hand-weapon"


@learned(TRAINING, "break-test")
def weapon_training(g: Lnoe, hero: int, boosted: bool, die: int) -> int:
    """One more on the break tests of hand weapons."""
    test = g.top("break-test")
    return die + (test is not None and HAND_WEAPON in g.content.kinds[test.card].keywords)


def weapon_in_hand(g: Lnoe, seat: int, by: int) -> list[Target]:
    fight = the_fight(g)
    if fight.hero != by or has_tried(fight, TRAINING) or not is_boosted(g, by, TRAINING):
        return []
    armed = any(what in KIND and HAND_WEAPON in KIND[what].keywords for what in fight.bonuses)
    return [NOTHING] if armed else []


@lying(TRAINING, when=FIGHT, targets=weapon_in_hand, mode="reroll-own-die")
def trained_blow(g: Lnoe, f: Frame) -> None:
    """Boosted: once in a fight with a hand weapon the Hero re-rolls a Fight Die."""
    tries(the_fight(g), TRAINING)
    choose_reroll(g, f.seat, "hero", most=1)
