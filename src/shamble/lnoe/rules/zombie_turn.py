"""The game round and the Zombie turn.  [6, 6.1]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.at_hand import plays
from shamble.lnoe.rules.airstrike import planes_come
from shamble.lnoe.rules.alternatives import roll_alternative
from shamble.lnoe.rules.arming import weapons_are_old
from shamble.lnoe.rules.cards import copy_in, discard, expire, from_hand, is_immediate, kinds_in, to_hand
from shamble.lnoe.rules.experience import HORDE, offer_purchase
from shamble.lnoe.rules.piles import draw_card
from shamble.lnoe.rules.pillage import zombies_pillage
from shamble.lnoe.rules.solo import bring_zombies, throw_hand_away
from shamble.lnoe.rules.spawn import PROMISED, hand_over_shared, in_control, shares, zombies_of
from shamble.lnoe.rules.sun import put_aside, sun_at_first
from shamble.lnoe.rules.windows import open_window, open_window_later
from shamble.lnoe.rules.wound import AIRSTRIKE
from shamble.lnoe.scenario import in_effect, scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import CALM, ZOMBIE_TURN_START
from shamble.lnoe.uses import happened, is_play, total

game_round = Rule("round")  # facts: phase (the number of the next one)


@game_round.step
def next_phase(g: Lnoe, f: Frame) -> None:
    """A game round is the list of phases that the scenario has.  [6]"""
    phases = scenario_of(g).row.phases
    phase = phases[f.phase]
    f.phase = (f.phase + 1) % len(phases)
    f.to("next_phase")
    g.call(phase)


zombie_turn = Rule("zombie-turn")


@zombie_turn.step
def move_sun(g: Lnoe, f: Frame) -> None:
    """Step 1: the sun starts at the scenario's turns and sinks by one; leaving 1 ends the game.  [6.1.1]"""
    g.round += 1
    g.sun = sun_at_first(g) if g.round == 1 else g.sun - 1
    begin_turn(g, "zombies")
    hand_over_shared(g)
    if g.sun <= 0:
        tell(g, "sundown")
    tell(g, "zombie-turn-starts")
    if in_effect(g, AIRSTRIKE):
        planes_come(g)
    happened(g, "zombie-turn-starts", -1)


def begin_turn(g: Lnoe, side: str) -> None:
    """What each turn of either side begins with."""
    g.turn = side
    g.turn_begun = False
    g.moved = 0
    g.to_move = None
    g.lost_turn = 0
    g.used = ()
    expire(g, "turn", side)
    if g.events is not None:
        g.emit("turn", turn=side, round=g.round, sun=g.sun)


@zombie_turn.step
def draw_cards(g: Lnoe, f: Frame) -> None:
    """Step 2: discard at most one, draw up to a full hand.  [6.1.2]"""
    for seat in g.seats_of("zombies"):
        g.call("draw-zombie-cards", seat=seat)
    if g.experience:
        offer_purchase(g, HORDE)


@zombie_turn.step
def roll_to_spawn(g: Lnoe, f: Frame) -> None:
    """Step 3: more than the Zombies on the board brings new ones at the end of the turn.  [6.1.3]"""
    seats = g.seats_of("zombies")
    due = []
    for seat in seats:
        if spawns_always(g) or sum(g.roll("spawn-check", spawn_dice(g, seat), g.seats[seat])) > zombies_of(g, seat):
            due.append(seat)
    f.due = tuple(due)
    if g.events is not None:
        g.emit("spawn-due", seats=[g.seats[seat] for seat in due])


def spawn_dice(g: Lnoe, seat: int) -> int:
    """Two dice, or one for each of two players; one more for who controls a horde.  [6.1.3, 16.4.12.2, 17.1.6]"""
    return 2 // shares(g) + (in_effect(g, "zombie-horde-21") > 0 and seat == in_control(g))


def spawns_always(g: Lnoe) -> bool:
    """Some scenarios bring new Zombies every turn, without a roll.  [16.4.10]"""
    return in_effect(g, "zombies-auto-spawn") > 0


@zombie_turn.step
def before_moving(g: Lnoe, f: Frame) -> None:
    """The Heroes are asked, and before them a second Zombie player, for whom the turn's start ends with the
    first Zombie of the other one.  [7.2.2]
    """
    first, *others = g.seats_of("zombies")
    if others:
        open_window(g, "zombie-turn-start", only="zombies", but=first)
    open_window_later(g, "before-zombies-move", only="heroes")


@zombie_turn.step
def move(g: Lnoe, f: Frame) -> None:
    """Step 4: each player moves the own Zombies.  [6.1.4]"""
    for seat in g.seats_of("zombies"):
        g.call("move-zombies", seat=seat, driven=False)


@zombie_turn.step
def fight(g: Lnoe, f: Frame) -> None:
    """Step 5; where Zombies pillage or tear buildings down, they do so as it starts.  [6.1.5, 6.1.5.1]"""
    g.turn_begun = True
    tell(g, "zombies-fight")
    zombies_pillage(g)
    if scenario_of(g).tears_down:
        g.call("tear-down")
    if len(g.rosters) > 2:
        g.call("attack-allies", fought=())
    g.call("pair-off")
    if "keeps-running" in g.flags:
        g.call("raids")


@zombie_turn.step
def place(g: Lnoe, f: Frame) -> None:
    """Step 6: D6 Zombies, or D3 for each of two players; as points none is held back.  [6.1.6, 3.17, 14.2]"""
    due = f.__dict__.get("due", ())
    f.placing = due[0] if due else -1
    if not due:
        bring_promised(g)
        return
    seat, f.due = due[0], due[1:]
    f.to("place")
    die = g.roll("spawn", 1, g.seats[seat])[0]
    count = die if shares(g) == 1 else (die + 1) // 2
    if g.in_play and "extra" not in f.__dict__ and total(g, "extra-spawned", -1):
        f.extra = total(g, "extra-spawned", -1)
        count += f.extra
    bring_zombies(g, seat, count, optional=g.profile.spawn_model == "simple")


def bring_promised(g: Lnoe) -> None:
    """What cards have promised for the end of the turn."""
    for seat in g.seats_of("zombies"):
        points = g.notes.pop(PROMISED + g.seats[seat], 0)
        if points:
            bring_zombies(g, seat, points, optional=g.profile.spawn_model == "simple")


@zombie_turn.step
def tick(g: Lnoe, f: Frame) -> None:
    """Explosive weapons may go off.  [6.1.6.1]"""
    if g.content.armed:
        g.call("weapons-tick")


@zombie_turn.step
def end_turn(g: Lnoe, f: Frame) -> None:
    open_window(g, "zombie-turn-end")


@zombie_turn.step
def turn_over(g: Lnoe, f: Frame) -> None:
    if g.content.armed:
        weapons_are_old(g)
    expire(g, "turn")


STEPS = {
    "sun": "move_sun",
    "draw": "draw_cards",
    "spawn-roll": "roll_to_spawn",
    "move": "before_moving",
    "fight": "fight",
    "place": "place",
}
"""The protocol's names for where a Zombie turn may be taken up."""


# -- drawing -----------------------------------------------------------------------------------------------


def hand_size(g: Lnoe) -> int:
    """Four cards, or six; half as many for each of two players.  [6.1.2, 16.4.11]"""
    size = 6 if in_effect(g, "zombie-hand-6") else g.profile.zombie_hand
    return total(g, "zombie-hand", -1, size) // shares(g)


draw_zombie_cards = Rule("draw-zombie-cards")  # facts: seat


@draw_zombie_cards.step
def offer_discard(g: Lnoe, f: Frame) -> None:
    """Cards above the hand size go first; then at most one may go before drawing.  [3.9.2.1, 6.1.2]

    In a solo game all go.  [17.5.3.2]
    """
    if g.profile.solo:
        throw_hand_away(g, f.seat)
        f.to("draw_up")
        return
    hand = g.hands[f.seat]
    options: list[Option] = [("discard", kind) for kind in kinds_in(g, hand)]
    if len(hand) <= hand_size(g):
        options.insert(0, ("keep",))
    accept = ZOMBIE_TURN_START | CALM
    options += plays(g, f.seat, accept)
    f.forced = len(hand) > hand_size(g)
    if not hand:
        options = [("keep",)]
    g.ask(f.seat, "discard-and-draw", options, facts=("forced",) if f.forced else (), accept=accept)


@draw_zombie_cards.step
def discard_one(g: Lnoe, f: Frame) -> None:
    if is_play(g.answer):
        f.to("offer_discard")
        g.call("play", seat=f.seat, option=g.answer)
    elif g.answer[0] == "discard":
        copy = copy_in(g, g.hands[f.seat], g.answer[1])
        from_hand(g, f.seat, copy)
        discard(g, copy, "hand")
        if f.forced:
            f.to("offer_discard")


@draw_zombie_cards.step
def draw_up(g: Lnoe, f: Frame) -> None:
    """The whole refill first, then every Play Immediately card in the chosen order.  [7.2.1, Ruling 5]"""
    draw_cards_to_hand(g, f.seat, hand_size(g) - len(g.hands[f.seat]))


def draw_cards_to_hand(g: Lnoe, seat: int, count: int) -> None:
    """Draw Zombie cards; those to be played at once are played before anything else goes on."""
    drawn: list[int] = []
    while len(drawn) < count and (copy := draw_card(g, "zombie")) >= 0:
        drawn.append(copy)
    if drawn and g.events is not None:
        g.emit("drew", seat=seat, count=len(drawn))
    useful = put_aside(g, seat, tuple(drawn), "zombie")
    urgent = [copy for copy in useful if is_immediate(g, copy)]
    kept = [copy for copy in useful if copy not in urgent]
    to_hand(g, seat, *kept)
    for copy in kept if g.profile.solo else ():
        roll_alternative(g, seat, copy)
    if urgent:
        g.call("play-all-immediately", seat=seat, cards=tuple(urgent))


play_all = Rule("play-all-immediately")  # facts: seat, cards


@play_all.step
def choose_first(g: Lnoe, f: Frame) -> None:
    if not f.cards:
        f.finish()
        return
    options: list[Option] = [("choose", "card", kind) for kind in kinds_in(g, f.cards)]
    g.ask(f.seat, "choose", options, facts=("play-immediately",))


@play_all.step
def play_it(g: Lnoe, f: Frame) -> None:
    copy = copy_in(g, f.cards, g.answer[2])
    f.cards = tuple(card for card in f.cards if card != copy)
    f.to("choose_first")
    g.call("immediate", seat=f.seat, card=copy, hero=-1)
