"""Capturing: the roll, weapons in the human's hands, the cards that decide.  [H5, R13-R17, R22-R26, R38, X22-X25]"""

from __future__ import annotations

from shamble.humans.content import CARDS
from shamble.humans.rules.dice import roll_with_tokens
from shamble.humans.rules.goals import check_goals
from shamble.humans.rules.run import run_ends
from shamble.humans.rules.setup import enter
from shamble.humans.rules.tiles import tokens_freed
from shamble.humans.rules.versus import lose_to_zombie
from shamble.humans.rules.windows import close_window, open_window
from shamble.humans.state import CAPTURE, PAWNS_EACH, Town
from shamble.humans.timing import CAPTURE_ROLLED
from shamble.kernel.flow import Frame, Rule

HIT = 4
"""A weapon's total that wounds.  [H5.3]"""
HUMAN = -1
"""The prey that belongs to nobody; a shotgun guy is its seat."""

captures = Rule("hz-captures")  # facts: seat; then tried: (square, prey) already attempted


@captures.step
def choose_next(g: Town, f: Frame) -> None:
    """Every human under one's zombies, one attempt each, in the order one likes.  [H5.1, R13, X22]"""
    tried = f.__dict__.get("tried", ())
    options = []
    for square in dict.fromkeys(g.pawns[f.seat]):
        prey = ([HUMAN] if g.humans >> square & 1 else []) + g.guys_on(square)
        options += [("capture", square, whom) for whom in prey if (square, whom) not in tried]
    f.tried = tried
    if not options:
        f.finish()
        return
    g.ask(f.seat, "choose-capture", options)


@captures.step
def attempt_it(g: Town, f: Frame) -> None:
    _, square, prey = g.answer
    f.tried = (*f.tried, (square, prey))
    g.call("hz-attempt", seat=f.seat, square=square, prey=prey)


@captures.step
def attempt_over(g: Town, f: Frame) -> None:
    f.to("choose_next")
    open_window(g, "attempt-over")


attempt = Rule(
    "hz-attempt"
)  # facts: seat, square, prey; then change (to the roll), pinned, unarmed, wounded, die, cards


@attempt.step
def begin(g: Town, f: Frame) -> None:
    f.change, f.pinned, f.unarmed, f.wounded, f.cards = 0, False, False, False, ()
    g.emit("attempt", seat=f.seat, to=f.square, prey=f.prey)
    if g.switches.cornered_at_once and f.prey == HUMAN and not run_ends(g, f.square, 1, HUMAN):
        f.finish()
        infect(g, f.seat, f.square, HUMAN, cornered=True)
        return
    open_window(g, "capture-begins")


@attempt.step
def roll(g: Town, f: Frame) -> None:
    """A die of the character's Capture number or more.  [H5.2]"""
    f.die = 6
    if not f.pinned:
        roll_with_tokens(g, f.seat, "capture", capture_number(g, f.seat), f.change, CAPTURE_ROLLED)


@attempt.step
def judge(g: Town, f: Frame) -> None:
    """Caught: the other players may arm the human, one after another, until the zombie is wounded.  [H5.3, R15, R16]"""
    if not f.pinned and f.die + f.change < capture_number(g, f.seat):
        f.to("gets_away")
        return
    g.emit("caught", seat=f.seat, to=f.square, prey=f.prey)
    if not f.unarmed:
        open_window(g, "caught", but=f.seat)


@attempt.step
def draw_cards(g: Town, f: Frame) -> None:
    """Not wounded: as many cards as the Infect number says.  [H5.4]"""
    if f.wounded:
        f.to("hurt")
        return
    draw_capture_cards(g, f)
    open_window(g, "revealed", only=f.seat)


@attempt.step
def resolve(g: Town, f: Frame) -> None:
    """Any Escape and the prey runs; else the majority decides, or its player on a tie.  [H5.4]"""
    escapes = f.cards.count("escape")
    if escapes:
        put_back(g, f.cards, kept="escape" if escapes > 1 else "")
        if escapes > 1:
            g.captures_out += 1
            g.emit("escape-removed")
        f.to("gets_away")
        return
    eats, infections = f.cards.count("eat"), f.cards.count("infection")
    fates = [("eat",)] * (eats >= infections and eats > 0) + [("infect",)] * (infections >= eats)
    g.ask(f.seat, "choose-fate", fates, facts=(g.land.names[f.square],))


@attempt.step
def settle(g: Town, f: Frame) -> None:
    """Eaten: an Eat card stays with the zombie's player. Infected: a new pawn takes the place.  [H5.5, R38, X23]"""
    put_back(g, f.cards, kept="eat" if g.answer == ("eat",) else "")
    f.finish()
    if g.answer == ("eat",):
        eat(g, f.seat, f.square, f.prey)
    else:
        infect(g, f.seat, f.square, f.prey)


@attempt.step
def hurt(g: Town, f: Frame) -> None:
    """A wounded zombie lets go.  [R17]"""
    g.call("hz-wound", seat=f.seat, square=f.square)


@attempt.step
def lets_go(g: Town, f: Frame) -> None:
    f.finish()
    g.call("hz-run", seat=f.seat, square=f.square, prey=f.prey, cornered=False)


@attempt.step
def gets_away(g: Town, f: Frame) -> None:
    open_window(g, "gets-away", only=f.seat)


@attempt.step
def runs(g: Town, f: Frame) -> None:
    g.call("hz-run", seat=f.seat, square=f.square, prey=f.prey, cornered=True)


cornered = Rule("hz-cornered")  # facts: seat, square


@cornered.step
def nowhere_to_go(g: Town, f: Frame) -> None:
    infect(g, f.seat, f.square, HUMAN, cornered=True)


# -- numbers and cards -------------------------------------------------------------------------------------


def capture_number(g: Town, seat: int) -> int:
    sheet = g.sheets[seat]
    assert sheet is not None
    return sheet.capture


def draw_capture_cards(g: Town, f: Frame) -> None:
    """Reveal capture cards; an empty deck takes its discards anew, in the middle of a draw too.  [R23]"""
    sheet = g.sheets[f.seat]
    assert sheet is not None
    g.boundary = True
    cards = []
    for _ in range(sheet.infect):
        if not g.captures and g.captures_seen:
            g.captures, g.captures_seen = g.captures_seen, []
            g.shuffle(CAPTURE, g.captures)
            g.emit("reshuffled", deck="capture")
        if g.captures:
            cards.append(g.captures.pop())
    f.cards = tuple(cards)
    g.emit("capture-cards", seat=f.seat, cards=f.cards)


def put_back(g: Town, cards: tuple[str, ...], kept: str = "") -> None:
    """Revealed cards go to their pile, but for one of the kind that is kept or leaves the game."""
    left = list(cards)
    if kept:
        left.remove(kept)
    g.captures_seen += left


def eat(g: Town, seat: int, square: int, prey: int) -> None:
    g.eaten[seat] += 1
    g.emit("eaten", seat=seat, to=square, prey=prey)
    _gone(g, square, prey)
    if prey == HUMAN and g.switches.eaten_to_pool:
        g.human_pool += 1
    tokens_freed(g, square)
    check_goals(g)


def infect(g: Town, seat: int, square: int, prey: int, cornered: bool = False) -> None:
    """The new zombie may not act this turn, but takes a token at once.  [H5.5, H6.4, R25, R28, R36]"""
    g.emit("infected", seat=seat, to=square, prey=prey, cornered=cornered)
    _gone(g, square, prey)
    if prey == HUMAN:
        g.human_pool += 1
    if len(g.pawns[seat]) < PAWNS_EACH:
        enter(g, seat, square)
    tokens_freed(g, square)
    check_goals(g)


def _gone(g: Town, square: int, prey: int) -> None:
    if prey == HUMAN:
        g.humans &= ~(1 << square)
    else:
        lose_to_zombie(g, prey)


# -- weapons -----------------------------------------------------------------------------------------------

arm = Rule("hz-arm")  # facts: seat (who plays the weapon), card


@arm.step
def swing(g: Town, f: Frame) -> None:
    """The weapon's player rolls a die and adds its bonus.  [H5.3]"""
    roll_with_tokens(g, f.seat, "weapon", good=HIT, bonus=CARDS[f.card].bonus)


@arm.step
def strike(g: Town, f: Frame) -> None:
    if f.die + CARDS[f.card].bonus >= HIT:
        the_attempt(g).wounded = True
        close_window(g, "caught")
        g.emit("weapon-hit", seat=f.seat, card=f.card)
    else:
        g.emit("weapon-missed", seat=f.seat, card=f.card)


def the_attempt(g: Town) -> Frame:
    """The capture attempt that is going on."""
    frame = g.top("hz-attempt")
    assert frame is not None, "nobody is being captured"
    return frame
