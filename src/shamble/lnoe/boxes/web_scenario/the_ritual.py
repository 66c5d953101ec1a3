"""All Hallows' Eve II, The Ritual: who prepares it, the Circle, three Holy Artifacts.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.boxes.base.hero_events import cancel_target, zombie_cards_in_play
from shamble.lnoe.content import SHEET
from shamble.lnoe.places import centre_board, spaces_of
from shamble.lnoe.rules.cards import (
    answered,
    being_played,
    cancel,
    has_tried,
    is_zombie_card,
    lasting,
    put_marker,
    take_marker,
    tries,
)
from shamble.lnoe.rules.carried import carry
from shamble.lnoe.rules.fight import end_fight
from shamble.lnoe.rules.hero_move import place_hero, the_activation
from shamble.lnoe.rules.new_hero import enlist
from shamble.lnoe.rules.scenario_acts import marker_here
from shamble.lnoe.rules.spawn import in_control, place_zombie
from shamble.lnoe.rules.wound import wound_zombie
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ABOUT_TO_WOUND, ANY_TIME, CARD_PLAYED, HERO_TURN
from shamble.lnoe.uses import NOTHING, Target, ability, at_space, while_it_lasts

ritual = scenario("all-hallows-eve-ii-the-ritual")

JOSEPH, PLAYED_JOSEPH, CELEBRANT = "father-joseph-celebrant", "father-joseph", "celebrant"
CROSS, BOOK, AMULET, COUNTER = "holy-cross", "holy-book", "holy-amulet", "number-counter"
TABLE, CIRCLE = "ritual-table", "ritual-circle"

# -- set-up ------------------------------------------------------------------------------------------------


@ritual.on("boards-laid")
def nobody_plays_him(g: Lnoe, who: int) -> None:
    g.notes[f"gone-{PLAYED_JOSEPH}"] = 1


@ritual.on("set-up")
def prepare(g: Lnoe, who: int) -> None:
    """Joseph at his table, the Cross in the Church, two numbers for the others; a position may have said it already."""
    if not any(kind.id == CELEBRANT for kind in g.model):
        joseph = enlist(g, SHEET[JOSEPH], g.lead_hero_seat(), CELEBRANT)
        place_hero(g, joseph, g.board.center[0])
        g.emit("placed", who=joseph, to=g.board.center[0])
        put_marker(g, CROSS, building=next(b for b, one in enumerate(g.board.buildings) if one.id == "church"))
    while len({g.notes.get(BOOK, 0), g.notes.get(AMULET, 0)} - {0}) < 2:
        g.notes[BOOK], g.notes[AMULET] = g.roll("counter", 2, g.seats[g.lead_hero_seat()])
    if not any(effect[0] == "holy-artifacts" for effect in g.effects):
        lasting(g, "holy-artifacts", -1, 1, "game")


@ritual.on("heroes-placed")
def fill_the_church(g: Lnoe, who: int) -> None:
    """A Zombie in each space of it; and the Heroes lay the Circle."""
    for space in g.board.place("church"):
        place_zombie(g, in_control(g), space)
    g.call("lay-circle")


@kept_with_board
def outer_spaces(board: Board) -> tuple[int, ...]:
    """The spaces of the centre board without its middle."""
    return tuple([space for space in centre_board(board) if space not in board.center])


circle = Rule("lay-circle")


@circle.step
def choose_place(g: Lnoe, f: Frame) -> None:
    options: list[Option] = [("choose", "space", space) for space in outer_spaces(g.board)]
    g.ask(g.lead_hero_seat(), "choose", options, facts=("circle",))


@circle.step
def lay_it(g: Lnoe, f: Frame) -> None:
    put_marker(g, CIRCLE, g.answer[2])


# -- the Artifacts -----------------------------------------------------------------------------------------


@ritual.on("found")
def find_artifact(g: Lnoe, hero: int) -> None:
    """The Cross is taken like a counter that is turned; two of the counters are the others."""
    if g.answer[1] == CROSS:
        carry(g, hero, CROSS)
        return
    value = marker_here(g, hero, COUNTER).value
    for artifact in (BOOK, AMULET):
        if value == g.notes[artifact]:
            carry(g, hero, artifact)


@while_it_lasts("holy-artifacts", "fight-dice")
def blessed(g: Lnoe, target: int, hero: int, dice: int) -> int:
    return dice + 1 if (hero, CROSS) in g.tokens else dice


@while_it_lasts("holy-artifacts", "wins-ties")
def unshaken(g: Lnoe, target: int, hero: int, value: int) -> int:
    """The Book, and for who prepares the ritual its Table."""
    at_table = g.model[hero].id == CELEBRANT and g.space_of[hero] in spaces_of(g, TABLE)
    return value + (at_table or (hero, BOOK) in g.tokens)


# -- reading from the Book ---------------------------------------------------------------------------------

READ_WITHIN, READ_HITS = 2, 5

reading = Rule("read-book")  # facts: hero


def within(g: Lnoe, space: int, reach: int) -> list[int]:
    """The Zombies so near, seen or not."""
    away = g.board.distance[space]
    return [zombie for zombie in g.zombies if away[g.space_of[zombie]] <= reach]


@ritual.on("ranged-step")
def offer_to_read(g: Lnoe, hero: int) -> None:
    if (hero, BOOK) in g.tokens and within(g, g.space_of[hero], READ_WITHIN):
        g.call("read-book", hero=hero)


@reading.step
def ask_to_read(g: Lnoe, f: Frame) -> None:
    answers: list[Option] = [("choose", "read", "no"), ("choose", "read", "yes")]
    g.ask(g.owner[f.hero], "choose", answers, f.hero, ("read",))


@reading.step
def read(g: Lnoe, f: Frame) -> None:
    """It is the ranged attack of this turn and needs no sight."""
    if g.answer[2] == "yes":
        the_activation(g).attacked = True
        for zombie in within(g, g.space_of[f.hero], READ_WITHIN):
            if g.roll("ranged", 1, zombie)[0] >= READ_HITS:
                wound_zombie(g, zombie, f.hero, kill=False)


# -- the Circle --------------------------------------------------------------------------------------------

WITH_BOOK, WITHOUT = 3, 4
USED = "circle-used"


def is_ready(g: Lnoe) -> bool:
    """Once in a Hero turn, at any time of it, a fight included."""
    return g.turn == "heroes" and CIRCLE in g.laid and USED not in g.changed


def use_circle(g: Lnoe, f: Frame) -> None:
    lasting(g, USED, f.by, 1, "turn")


def needed(g: Lnoe, joseph: int) -> int:
    return WITH_BOOK if (joseph, BOOK) in g.tokens else WITHOUT


def other_places(g: Lnoe, seat: int, by: int) -> list[Target]:
    if not is_ready(g):
        return []
    lies = spaces_of(g, CIRCLE)
    return [at_space(space) for space in outer_spaces(g.board) if space not in lies]


@ability("ritual-circle", when=HERO_TURN, targets=other_places, mode="move-circle")
def move_circle(g: Lnoe, f: Frame) -> None:
    """To any other space of the centre board but its middle; in a fight that can wait."""
    use_circle(g, f)
    take_marker(g, next(one for one in g.markers if one.kind == CIRCLE))
    put_marker(g, CIRCLE, f.space)


def zombies_to_burn(g: Lnoe, seat: int, by: int) -> list[Target]:
    return [NOTHING] if is_ready(g) and within(g, spaces_of(g, CIRCLE)[0], 1) else []


@ability("ritual-circle", when=ANY_TIME, targets=zombies_to_burn, mode="holy-fire")
def holy_fire(g: Lnoe, f: Frame) -> None:
    """Each Zombie in its space or next to it is killed on 4+, on 3+ with the Book; who fights one is rid of it."""
    use_circle(g, f)
    fight = g.top("fight")
    for zombie in within(g, spaces_of(g, CIRCLE)[0], 1):
        burns = g.roll("card", 1, zombie)[0] >= needed(g, f.by)
        if burns and wound_zombie(g, zombie, f.by, kill=True) and fight is not None and fight.zombie == zombie:
            end_fight(g)


def cards_in_play(g: Lnoe, seat: int, by: int) -> list[Target]:
    return zombie_cards_in_play(g, seat, by) if is_ready(g) else []


@ability("ritual-circle", when=ANY_TIME | ABOUT_TO_WOUND, targets=cards_in_play, mode="cancel-in-play")
def cancel_a_card(g: Lnoe, f: Frame) -> None:
    """A Zombie card that remains in play, on the same roll."""
    use_circle(g, f)
    if g.roll("cancel", 1, f.by)[0] >= needed(g, f.by):
        cancel_target(g, f)


def card_being_played(g: Lnoe, seat: int, by: int) -> list[Target]:
    played = being_played(g)
    usable = is_ready(g) and played is not None and is_zombie_card(g, played) and not has_tried(played, CIRCLE)
    return [NOTHING] if usable else []


@ability("ritual-circle", when=CARD_PLAYED, targets=card_being_played, mode="cancel")
def cancel_what_is_played(g: Lnoe, f: Frame) -> None:
    """Or one that is being played in the Hero turn."""
    use_circle(g, f)
    played = answered(g, f)
    assert played is not None, "the Circle answers a card"
    tries(played, CIRCLE)
    if g.roll("cancel", 1, f.by)[0] >= needed(g, f.by):
        cancel(g, played)
