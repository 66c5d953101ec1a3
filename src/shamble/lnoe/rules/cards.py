"""Cards: hands, decks and piles, playing and cancelling, cards that remain in play.  [3.9, 7]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.content import KINDS
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.state import HERO_DECK, ZOMBIE_DECK, ZOMBIES_WIN, Lnoe
from shamble.lnoe.uses import IMMEDIATE, events_of, refresh, use_of

# -- moving cards between zones ----------------------------------------------------------------------------


def to_hand(g: Lnoe, seat: int, copy: int) -> None:
    g.hands[seat] = (*g.hands[seat], copy)
    refresh(g, seat)


def from_hand(g: Lnoe, seat: int, copy: int) -> None:
    """Take a card out of a hand, or out of the team's row on the table."""
    if copy in g.townsfolk:
        g.townsfolk.remove(copy)
        for other in g.seats_of("heroes"):
            refresh(g, other)
        return
    hand = list(g.hands[seat])
    hand.remove(copy)
    g.hands[seat] = tuple(hand)
    refresh(g, seat)


def give_item(g: Lnoe, hero: int, copy: int) -> None:
    g.hero_items[hero] = (*g.hero_items[hero], copy)
    refresh(g, g.hero_seat[hero])


def take_item(g: Lnoe, hero: int, copy: int) -> None:
    g.hero_items[hero] = tuple(item for item in g.hero_items[hero] if item != copy)
    refresh(g, g.hero_seat[hero])


def discard(g: Lnoe, copy: int, source: str) -> None:
    """Put a card that lies nowhere else on its discard pile."""
    pile = g.hero_discard if g.box.kinds[copy].deck == "hero" else g.zombie_discard
    pile.append(copy)
    g.emit("discarded", card=g.box.kind_of[copy], source=source)


def discard_item(g: Lnoe, hero: int, copy: int) -> None:
    take_item(g, hero, copy)
    discard(g, copy, "items")


def remove_from_game(g: Lnoe, copy: int) -> None:
    g.removed.append(copy)
    g.emit("removed", card=g.box.kind_of[copy])


def copy_in(g: Lnoe, copies: tuple[int, ...] | list[int], kind: int) -> int:
    """The first copy of a kind among these cards."""
    kind_of = g.box.kind_of
    return next(copy for copy in copies if kind_of[copy] == kind)


def kinds_in(g: Lnoe, copies: tuple[int, ...] | list[int]) -> list[int]:
    """The different kinds among these cards, in table order."""
    return sorted({g.box.kind_of[copy] for copy in copies})


def draw_zombie_card(g: Lnoe) -> int:
    """The top Zombie card, or -1 if there is none anywhere."""
    g.boundary = True
    _reshuffle_if_empty(g)
    if not g.zombie_deck:
        return -1
    copy = g.zombie_deck.pop()
    _reshuffle_if_empty(g)
    return copy


def _reshuffle_if_empty(g: Lnoe) -> None:
    """When the Zombie deck runs out, its discard pile is shuffled into a new one at once.  [3.9.2.3, 7.1.4]"""
    if not g.zombie_deck and g.zombie_discard:
        g.zombie_deck, g.zombie_discard = g.zombie_discard, []
        g.shuffle(ZOMBIE_DECK, g.zombie_deck)
        g.emit("reshuffled", deck="zombie")


def discard_from_hero_deck(g: Lnoe, count: int) -> None:
    """A Zombie card discards the top Hero cards; taking the last one loses the game for the Heroes.  [2.2.1, 7.1.4]"""
    g.boundary = True
    for _ in range(count):
        if g.hero_deck:
            discard(g, g.hero_deck.pop(), "hero deck")
        if not g.hero_deck:
            g.end(ZOMBIES_WIN, "hero-deck", ("2.2.1", "7.1.4"))


def shuffle_into_hero_deck(g: Lnoe, copies: list[int]) -> None:
    g.boundary = True
    g.hero_deck += copies
    g.shuffle(HERO_DECK, g.hero_deck)


def shuffle_into_zombie_deck(g: Lnoe, copies: list[int]) -> None:
    g.boundary = True
    g.zombie_deck += copies
    g.shuffle(ZOMBIE_DECK, g.zombie_deck)


# -- cards that remain in play -----------------------------------------------------------------------------


def put_in_play(g: Lnoe, copy: int, seat: int, hero: int = -1, building: int = -1, space: int = -1) -> None:
    """The card stays on the table.  [7.2.4]"""
    g.in_play.append((copy, seat, hero, building, space))


def leave_play(g: Lnoe, copy: int) -> None:
    """Discard a card from play; its markers and effects go with it.  [7.1.2.3]"""
    g.in_play = [row for row in g.in_play if row[0] != copy]
    g.effects = [effect for effect in g.effects if effect[4] != copy]
    for kind, space, building, _ in [marker for marker in g.markers if marker[3] == copy]:
        g.emit("marker", kind=kind, to=space, building=building, on=False)
    g.markers = [marker for marker in g.markers if marker[3] != copy]
    discard(g, copy, "in play")


def put_marker(g: Lnoe, kind: str, space: int = -1, building: int = -1, copy: int = -1) -> None:
    g.markers.append((kind, space, building, copy))
    g.emit("marker", kind=kind, to=space, building=building, on=True)


def remove_marker(g: Lnoe, kind: str, space: int = -1, building: int = -1) -> None:
    """Take one such marker off the board."""
    for number, marker in enumerate(g.markers):
        if marker[:3] == (kind, space, building):
            del g.markers[number]
            g.emit("marker", kind=kind, to=space, building=building, on=False)
            return


def lasting(g: Lnoe, quantity: str, who: int, amount: int, until: str, copy: int = -1) -> None:
    """Add a lasting effect until the `turn` ends, the next turn of `zombies` or `heroes`, or it leaves `in-play`."""
    g.effects.append((quantity, who, amount, until, copy))


def expire(g: Lnoe, *moments: str) -> None:
    """End the lasting effects whose time has come."""
    if g.effects:
        g.effects = [effect for effect in g.effects if effect[3] not in moments]


# -- playing a card, using an item or an ability -----------------------------------------------------------

play = Rule(
    "play"
)  # facts: seat, option; then what, by, hero, zombie, space, building, target, card, cancelled, placed


@play.step
def announce(g: Lnoe, f: Frame) -> None:
    """The card leaves the hand; from here to its effect it may be cancelled.  [7.1.2]"""
    type, what, f.by, f.hero, f.zombie, f.space, f.building, f.target, _ = f.option
    f.type, f.what, f.cancelled, f.placed = type, what, False, False
    f.turn_start = not g.turn_begun
    if type == "ability":
        f.card = -1
        g.emit("used-ability", who=f.by, ability=what)
        return
    if type == "use-item":
        f.card = g.item_of(f.by, what)
        g.used = (*g.used, (f.card, f.by))
        g.emit("used-item", who=f.by, card=what)
        return
    f.card = copy_in(g, events_of(g, f.seat), what)
    g.used = (*g.used, (f.card, -1))
    from_hand(g, f.seat, f.card)
    g.emit(
        "played", card=what, seat=f.seat, hero=f.hero, zombie=f.zombie, to=f.space, building=f.building,
        target=f.target, mode=f.option[-1],
    )  # fmt: skip
    if "fight-card" in KINDS[what].keywords or KINDS[what].printed.get("fight_card"):
        fight = g.top("fight")
        if fight is not None:
            fight.zombie_cards += 1
    open_window(g, "card-played", only="heroes" if g.side[f.seat] == "zombies" else "zombies")


@play.step
def take_effect(g: Lnoe, f: Frame) -> None:
    """A card whose target died while it was being answered does nothing."""
    gone = (f.hero >= 0 and g.hero_space[f.hero] < 0) or (f.zombie > 0 and g.zombie_space[f.zombie] < 0)
    if not f.cancelled and not gone:
        use_of(f.option).effect(g, f)


@play.step
def put_away(g: Lnoe, f: Frame) -> None:
    """An event is discarded unless its effect laid it somewhere; an item stays unless its effect discarded it."""
    if f.type == "play-card" and not f.placed:
        if f.cancelled:
            g.emit("canceled", card=f.what)
        discard(g, f.card, "hand")


def stays(g: Lnoe, f: Frame, hero: int = -1, building: int = -1, space: int = -1) -> None:
    """The played card remains in play."""
    f.placed = True
    put_in_play(g, f.card, f.seat, hero, building, space)


def spend(g: Lnoe, f: Frame) -> None:
    """The used item is discarded."""
    f.placed = True
    discard_item(g, f.by, f.card)


def answered(g: Lnoe, f: Frame) -> Frame | None:
    """The card being played that the use in frame `f` answers."""
    found = False
    for frame in reversed(g.stack):
        if frame.rule in ("play", "immediate"):
            if found:
                return frame
            found = frame is f
    return None


def being_played(g: Lnoe) -> Frame | None:
    """The card that waits for its effect while a window asks whether it is cancelled."""
    for frame in reversed(g.stack):
        if frame.rule in ("play", "immediate"):
            return frame
    return None


def cancel(g: Lnoe, played: Frame | None) -> None:
    """A card that is being played is discarded without effect.  [7.1.2]"""
    assert played is not None, "no card is being played"
    played.cancelled = True


def cancel_in_play(g: Lnoe, copy: int) -> None:
    """A card that remains in play is discarded, its markers with it.  [7.1.2.3]"""
    g.emit("canceled", card=g.box.kind_of[copy])
    leave_play(g, copy)


# -- Play Immediately --------------------------------------------------------------------------------------

immediate = Rule("immediate")  # facts: seat, card, hero (who drew it, or -1); then what, cancelled, placed


@immediate.step
def reveal(g: Lnoe, f: Frame) -> None:
    """A Play Immediately card is played as soon as it is drawn.  [7.2.1]"""
    f.what = g.box.kind_of[f.card]
    f.type, f.cancelled, f.placed = "immediate", False, False
    g.emit("played", card=f.what, seat=f.seat, hero=-1, zombie=-1, to=-1, building=-1, target=-1, mode="")
    open_window(g, "card-played", only="heroes" if g.side[f.seat] == "zombies" else "zombies")


@immediate.step
def happens(g: Lnoe, f: Frame) -> None:
    if not f.cancelled:
        IMMEDIATE[f.what](g, f)


@immediate.step
def put_aside(g: Lnoe, f: Frame) -> None:
    if not f.placed:
        if f.cancelled:
            g.emit("canceled", card=f.what)
        discard(g, f.card, "hand")


def is_immediate(g: Lnoe, copy: int) -> bool:
    return g.box.kind_of[copy] in IMMEDIATE
