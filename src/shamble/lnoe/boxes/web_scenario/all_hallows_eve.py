"""All Hallows' Eve: one of six Townsfolk is the Zombie Master and has the Book of the Dead.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import SHEET
from shamble.lnoe.rules.cards import put_marker, take_marker
from shamble.lnoe.rules.carried import carry
from shamble.lnoe.rules.counters import number_them, without_counter
from shamble.lnoe.rules.random_building import roll_random_building
from shamble.lnoe.rules.search import gain_card
from shamble.lnoe.rules.seek import sought_at
from shamble.lnoe.rules.spawn import in_control, put_on_board
from shamble.lnoe.scenario import scenario
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP, ZOMBIES_WIN, Marker

eve = scenario("all-hallows-eve")

SUSPECT, TOWNSFOLK, BOOK, MASTER = "suspect", "townsfolk", "book-of-the-dead", "zombie-master"
SUSPECTS, EATEN_ON = 6, 4

# -- six suspects ------------------------------------------------------------------------------------------

hiding = Rule("hide-suspects")  # facts: cards (copies of those still to be placed); then building


@eve.on("boards-laid")
def take_townsfolk_out(g: Lnoe, who: int) -> None:
    """Six cards leave the deck and lie open; who is among them is no Hero of this game."""
    people = [copy for copy in g.deck["hero"] if "townsfolk" in g.content.kinds[copy].keywords]
    g.shuffle(SETUP, people)
    chosen = tuple(people[:SUSPECTS])
    g.deck["hero"] = tuple([copy for copy in g.deck["hero"] if copy not in chosen])
    g.removed += chosen
    shown = {g.content.kind_of[copy] for copy in chosen}
    g.notes.update({f"gone-{sheet.id}": 1 for sheet in SHEET.values() if sheet.row.drawn and sheet.row.event in shown})
    g.call("hide-suspects", cards=chosen)


@hiding.step
def find_building(g: Lnoe, f: Frame) -> None:
    f.building = -1
    if f.cards:
        taken = {g.board.plot[one.space] for one in g.markers if one.kind == SUSPECT}
        roll_random_building(g, [b for b in without_counter(g, SUSPECT) if b not in taken])


@hiding.step
def choose_space(g: Lnoe, f: Frame) -> None:
    """The Zombie player places them."""
    if f.building < 0:
        number_them(g, SUSPECT, sum(one.kind == SUSPECT for one in g.markers))
        f.finish()
        return
    options: list[Option] = [("choose", "space", space) for space in g.board.buildings[f.building].spaces]
    g.ask(g.lead_zombie_seat(), "choose", options, facts=("space",))


@hiding.step
def put_down(g: Lnoe, f: Frame) -> None:
    put_marker(g, SUSPECT, g.answer[2], copy=f.cards[0])
    f.cards = f.cards[1:]
    f.to("find_building")


@eve.on("set-up")
def roll_for_master(g: Lnoe, who: int) -> None:
    """The number under the Zombie Master; a described position may have said it already."""
    if MASTER not in g.notes:
        g.notes[MASTER] = g.roll("counter", 1, g.seats[g.lead_zombie_seat()])[0]


# -- who is found ------------------------------------------------------------------------------------------


@eve.on("sought")
def find_somebody(g: Lnoe, hero: int) -> None:
    """The right number is the Master; anybody else comes along, and the last one left must be the Master."""
    marker = sought_at(g, g.space_of[hero])
    assert marker is not None
    if marker.kind == SUSPECT:
        g.boundary = True
        g.emit("revealed", kind=SUSPECT, who=hero, space=marker.space, building=-1, value=marker.value)
    if marker.kind == SUSPECT and marker.value == g.notes[MASTER]:
        unmask(g, marker)
        return
    take_marker(g, marker)
    if marker.copy >= 0:
        g.removed.remove(marker.copy)
        gain_card(g, hero, marker.copy)
    left = [one for one in g.markers if one.kind == SUSPECT]
    if marker.kind == SUSPECT and len(left) == 1:
        unmask(g, left[0])


def unmask(g: Lnoe, marker: Marker) -> None:
    """The Master stands there with the Book, and nobody else is suspected any more."""
    take_marker(g, marker)
    g.markers = [one._replace(kind=TOWNSFOLK, value=0) if one.kind == SUSPECT else one for one in g.markers]
    g.note_markers()
    master = g.add_model(MASTER, 1, in_control(g))
    g.add_tokens(master, BOOK)
    g.emit("unmasked", who=master)
    put_on_board(g, master, marker.space)


@eve.on("zombies-fight")
def eat_townsfolk(g: Lnoe, who: int) -> None:
    """Zombies without a Hero in the space may get at those whom nobody suspects any more."""
    for marker in [one for one in g.markers if one.kind == TOWNSFOLK and not g.heroes_at[one.space]]:
        if any(g.roll("eat", 1, zombie)[0] >= EATEN_ON for zombie in g.zombies_in(marker.space)):
            take_marker(g, marker)


# -- the Book ----------------------------------------------------------------------------------------------

taking = Rule("take-book")  # facts: space


@eve.on("zombie-killed")
def drop_book(g: Lnoe, zombie: int) -> None:
    """A Hero in the space of the fallen Master has it at once; else it lies there."""
    if g.model[zombie].id == MASTER:
        (book,) = [one for one in g.markers if one.kind == BOOK]
        if g.heroes_at[book.space]:
            g.call("take-book", space=book.space)


@taking.step
def choose_bearer(g: Lnoe, f: Frame) -> None:
    """The Book lies there if whoever was with the Master has fallen at the same moment."""
    options: list[Option] = [("choose", "hero", hero) for hero in g.heroes_in(f.space)]
    if not options:
        f.finish()
        return
    g.ask(g.lead_hero_seat(), "choose", options, facts=("bearer",))


@taking.step
def hand_over(g: Lnoe, f: Frame) -> None:
    take_marker(g, next(one for one in g.markers if one.kind == BOOK))
    carry(g, g.answer[2], BOOK)


@eve.on("sundown")
def master_lives(g: Lnoe, who: int) -> None:
    """A greater victory for the Zombies."""
    if not g.notes.get(f"killed-{MASTER}", 0):
        g.end(ZOMBIES_WIN, "master-lives", ("2.2", "6.1.1"))
