"""When steady uses a card, an item or an ability, and which one it gives away.

Each rule says whether a use is worth its card now: 0 is no, the highest number is taken. A card is played once a round
and the hand fills up again, so a card that fits is better used than kept.
"""

from __future__ import annotations

from collections.abc import Callable

from shamble.humans.bots.look import (
    FAR,
    cornered,
    guy_field,
    helipad,
    leader,
    number_of,
    plays_of,
    prey_of,
    zombie_field,
)
from shamble.humans.content import CARDS, ORDER
from shamble.humans.state import BEFORE, SHOTGUN, Town
from shamble.kernel.game import Decision, Option

Judge = Callable[[Town, int, Option], float]
JUDGES: dict[str, Judge] = {}


def judge(*slugs: str) -> Callable[[Judge], Judge]:
    def declare(function: Judge) -> Judge:
        for slug in slugs:
            JUDGES[slug] = function
        return function

    return declare


def best_play(g: Town, decision: Decision) -> int:
    """The use that is worth most now, or -1."""
    found, most = -1, 0.0
    for slug, numbers in plays_of(decision).items():
        for number in numbers:
            worth = JUDGES[slug](g, decision.seat, decision.options[number]) if slug in JUDGES else 0.0
            if worth > most:
                found, most = number, worth
    return found


# -- Humans!!! ---------------------------------------------------------------------------------------------


def weapon(g: Town, seat: int, option: Option) -> float:
    """Wound whoever has caught somebody; in combat a small bonus is enough if it reaches 4."""
    if option[3] == "combat":
        combat = g.top("hz-combat")
        assert combat is not None
        return 2.0 if combat.die + CARDS[option[1]].bonus >= 4 else 0.0
    return 1.0 + CARDS[option[1]].bonus


for _slug in (slug for slug, printed in CARDS.items() if printed.kind == "weapon"):
    JUDGES[_slug] = weapon


def reach(g: Town, seat: int) -> int:
    """Steps to the nearest prey."""
    field = zombie_field(g, prey_of(g, seat))
    return min((field[square] for square in g.pawns[seat] if not g.humans >> square & 1), default=FAR)


def points_left(g: Town, seat: int) -> int:
    walk = g.top("hz-walk")
    sheet = g.sheets[seat]
    return int(walk.left) if walk is not None else sheet.movement if sheet is not None else 4


@judge("fresh-legs")
def fresh_legs(g: Town, seat: int, option: Option) -> float:
    if g.roles[seat] == SHOTGUN:
        return 1.0 if g.stage == BEFORE else 0.0
    return 3.0 if points_left(g, seat) < reach(g, seat) <= points_left(g, seat) + 3 else 0.3


@judge("pep-rally")
def pep_rally(g: Town, seat: int, option: Option) -> float:
    left = points_left(g, seat)
    return 3.0 if left < reach(g, seat) <= 2 * left or len(g.pawns[seat]) >= 3 else 0.0


@judge("phone-call")
def phone_call(g: Town, seat: int, option: Option) -> float:
    left = points_left(g, seat)
    return 2.0 if 1 <= left < reach(g, seat) else 0.0


@judge("back-door", "break-through")
def open_door(g: Town, seat: int, option: Option) -> float:
    land = g.land
    inside = max(
        (
            (land.buildings[s // 9] & g.humans).bit_count()
            for s in g.pawns[seat]
            if land.house[s] < 0 and land.barred[s]
        ),
        default=0,
    )
    return 2.0 if inside >= 2 and points_left(g, seat) else 0.0


@judge("block-party")
def block_party(g: Town, seat: int, option: Option) -> float:
    return 2.5 if g.roles[seat] != SHOTGUN else 0.0


@judge("lucky-break")
def lucky_break(g: Town, seat: int, option: Option) -> float:
    return 1.5


@judge("patch-job")
def patch_job(g: Town, seat: int, option: Option) -> float:
    return 1.0 if len(g.wounds[seat]) > 1 else 0.2


@judge("second-helping")
def second_helping(g: Town, seat: int, option: Option) -> float:
    attempt = g.top("hz-attempt")
    return 3.0 if attempt is not None and "escape" in attempt.cards else 0.0


@judge("encore")
def encore(g: Town, seat: int, option: Option) -> float:
    return 0.0 if cornered(g) else 5.0


@judge("stitch-up")
def always(g: Town, seat: int, option: Option) -> float:
    return 5.0


@judge("pin")
def pin(g: Town, seat: int, option: Option) -> float:
    """After a roll that failed, when no token is left."""
    roll = g.top("hz-tokened-roll")
    sheet = g.sheets[seat]
    return 4.0 if roll is not None and sheet is not None and roll.die < sheet.capture and not g.dice[seat] else 0.0


@judge("slippery")
def slippery(g: Town, seat: int, option: Option) -> float:
    return 1.0 if not any(CARDS[slug].kind == "weapon" for slug in g.hands[seat]) else 0.0


@judge("run-for-it")
def run_for_it(g: Town, seat: int, option: Option) -> float:
    """Take a human away from under somebody else's zombies, before they try to catch it."""
    if seat == g.active or g.stage == BEFORE:
        return 0.0
    return 2.0 if any(g.humans >> square & 1 for square in g.pawns[g.active]) else 0.0


@judge("change-of-plans")
def change_of_plans(g: Town, seat: int, option: Option) -> float:
    played = next(frame for frame in reversed(g.stack) if frame.rule == "hz-play")
    return 2.0 if seat in (played.target, leader(g, played.seat, [seat])) and played.target == seat else 0.5


@judge("stiff-joints", "your-shoes-untied")
def slow_down(g: Town, seat: int, option: Option) -> float:
    target = option[2]
    return 1.0 if target == leader(g, seat) and (target == g.active or option[1] != "stiff-joints") else 0.0


# -- Zombies!!! --------------------------------------------------------------------------------------------


@judge("fear", "claustrophobia", "hysterical-paralysis", "butter-fingers", "i-dont-think-theyre-dead")
def against_the_leader(g: Town, seat: int, option: Option) -> float:
    strong = {"hysterical-paralysis": 2.0, "fear": 1.8, "claustrophobia": 0.6}
    if option[2] != leader(g, seat, list(range(len(g.seats)))):
        return 0.0
    return strong.get(option[1], 0.8)


@judge("bad-sense-of-direction", "brain-cramp", "where-did-everybody-go")
def off_the_helipad(g: Town, seat: int, option: Option) -> float:
    """Lead a shotgun guy away who is near the Helipad."""
    pad, target = helipad(g), option[2]
    if g.roles[target] != SHOTGUN:
        return 0.4 if option[1] == "where-did-everybody-go" and target == leader(g, seat) else 0.0
    near = pad >= 0 and g.pawns[target] and guy_field(g, [pad])[g.pawns[target][0]] <= 9
    if option[1] == "brain-cramp":
        return 3.0 if near else 0.7
    return 3.0 if near else 0.0


@judge("adrenaline-rush")
def adrenaline_rush(g: Town, seat: int, option: Option) -> float:
    if option[3] == "combat":
        combat = g.top("hz-combat")
        assert combat is not None
        return 2.0 if combat.die >= 2 and not g.bullets[seat] else 0.5
    if option[3] == "capture":
        roll = g.top("hz-tokened-roll")
        sheet = g.sheets[seat]
        return 2.0 if roll is not None and sheet is not None and roll.die + 2 >= sheet.capture else 0.0
    if option[3] == "zombies":
        return pep_rally(g, seat, option)
    pad = helipad(g)
    return 3.0 if pad >= 0 and guy_field(g, [pad])[g.pawns[seat][0]] > 3 else 0.0


@judge("the-keys-are-still-in-it")
def keys(g: Town, seat: int, option: Option) -> float:
    pad = helipad(g)
    return 4.0 if pad >= 0 and guy_field(g, [pad])[g.pawns[seat][0]] > 4 else 0.0


@judge("much-needed-rest")
def rest(g: Town, seat: int, option: Option) -> float:
    pad = helipad(g)
    near = pad >= 0 and guy_field(g, [pad])[g.pawns[seat][0]] <= 6
    return 3.0 if g.life[seat] <= 3 and not near else 0.0


@judge("shotgun")
def shotgun(g: Town, seat: int, option: Option) -> float:
    return 2.0


@judge("chainsaw", "molotov-cocktail")
def stronger(g: Town, seat: int, option: Option) -> float:
    if option[0] == "play-card":
        return 2.0
    combat = g.top("hz-combat")
    return 1.5 if combat is not None and combat.die >= 2 and not g.bullets[seat] else 0.0


@judge("fire-axe", "skateboard", "grenade", "all-the-marbles")
def lay_down(g: Town, seat: int, option: Option) -> float:
    if option[0] == "play-card":
        return 2.0
    if option[1] == "all-the-marbles":
        return 0.3 if g.active == seat else 0.0
    inside = g.land.buildings[g.pawns[seat][0] // 9] & g.horde
    return 3.0 if inside.bit_count() >= 3 and g.life[seat] > 1 else 0.0


@judge("lots-of-ammo", "first-aid-kit")
def supplies(g: Town, seat: int, option: Option) -> float:
    if option[0] == "play-card":
        return 2.0
    return 2.5 if option[1] == "first-aid-kit" or g.bullets[seat] < 3 else 0.0


@judge("alternate-food-source")
def truce(g: Town, seat: int, option: Option) -> float:
    """When the way to the Helipad is short and full of zombies."""
    pad = helipad(g)
    if g.roles[seat] != SHOTGUN or pad < 0 or not g.pawns[seat] or seat != g.active or g.stage != BEFORE:
        return 0.0
    return 3.0 if guy_field(g, [pad])[g.pawns[seat][0]] <= 12 else 0.0


@judge("zombie-master", "were-screwed", "just-when-you-thought", "slight-miscalculation", "this-isnt-so-bad")
def more_zombies(g: Town, seat: int, option: Option) -> float:
    """Zombies in the way of others, once there is something to get in the way of."""
    return 0.5 if helipad(g) >= 0 or g.roles[seat] != SHOTGUN else 0.2


# -- hands -------------------------------------------------------------------------------------------------

KEEP: dict[str, float] = {
    "wrong-way": 0.1,
    "nailed-shut": 0.1,
    "frying-pan": 0.5,
    "garden-rake": 0.5,
    "slight-miscalculation": 0.2,
    "just-when-you-thought": 0.2,
    "zombie-master": 0.3,
    "were-screwed": 0.3,
    "this-isnt-so-bad": 0.3,
    "claustrophobia": 0.4,
}
"""Cards that are worth little in a hand; items are worth what their building is near."""


def worth_keeping(g: Town, seat: int, slug: str) -> float:
    card = CARDS[slug]
    if g.roles[seat] not in card.roles:
        return 0.0 if card.kind != "weapon" else 0.8
    if card.kind == "item":
        inside = g.land.buildings_named(card.location)
        return 0.9 if inside and slug not in g.items[seat] else 0.2
    return KEEP.get(slug, 1.0)


def worst_card(g: Town, decision: Decision) -> int:
    """The discard of a card that is hardly ever of use, else keeping all."""
    worths = [
        (worth_keeping(g, decision.seat, option[1]), ORDER[option[1]], number)
        for number, option in enumerate(decision.options)
        if option[0] == "discard"
    ]
    worth, _, number = min(worths)
    return number if worth < 0.6 else number_of(decision, "keep")
