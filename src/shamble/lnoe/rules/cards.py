"""Cards: hands, decks and piles, playing and cancelling, cards that remain in play.  [3.9, 7]"""

from __future__ import annotations

from typing import Final

from shamble.kernel.errors import RulesBug
from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.at_hand import events_of, note_more, refresh
from shamble.lnoe.content import DECK, KIND, MARKER, register
from shamble.lnoe.rules.combined import KEPT_ON, combined_with, come_apart
from shamble.lnoe.rules.piles import shuffle_into_deck, take_top
from shamble.lnoe.rules.torn import is_torn, sew
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.scenario import scenario_of, tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import ZOMBIES_WIN, Marker
from shamble.lnoe.timing import CALM, RULE_OF
from shamble.lnoe.uses import NOTHING, Use, happened, hero_total, keep_effects, note_changes, total, use_of

# -- moving cards between zones ----------------------------------------------------------------------------


def to_hand(g: Lnoe, seat: int, *copies: int) -> None:
    g.hands[seat] += copies
    note_more(g, seat, copies)


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
    g.items[hero] = (*g.items[hero], copy)
    if copy in g.content.padded and is_torn(g, copy):
        g.wounds[hero] += 1
    charges = g.content.kinds[copy].row.charges
    if charges and copy not in g.charges:
        g.charges = {**g.charges, copy: charges}
    if g.space_of[hero] >= 0:
        note_more(g, g.owner[hero], (copy,))
    tell(g, "item-gained", hero)


def take_item(g: Lnoe, hero: int, copy: int) -> None:
    g.items[hero] = tuple(item for item in g.items[hero] if item != copy)
    if copy in g.content.padded:
        # The wound on the item goes with it, so nobody dies of losing a Health box.
        g.wounds[hero] = min(g.wounds[hero] - is_torn(g, copy), g.health(hero) - 1)
    if g.combined:
        come_apart(g, copy)
    refresh(g, g.owner[hero])
    if g.in_play:
        happened(g, "item-lost", hero)


def discard(g: Lnoe, copy: int, source: str) -> None:
    """Put a card that lies nowhere else on its discard pile."""
    kind = g.content.kind_of[copy]
    g.discard[g.content.pile_of[kind]] += (copy,)
    if copy in g.content.padded:
        sew(g, copy)
    if copy in g.charges:
        _clear(g, copy)
    if g.events is not None:
        g.emit("discarded", card=kind, source=source)


def discard_item(g: Lnoe, hero: int, copy: int) -> None:
    """A Hero loses an item; one that is combined may hold.  [9.3]"""
    if g.combined and combined_with(g, copy) and holds_together(g, hero, copy):
        return
    discard_bundle(g, hero, copy)


def discard_bundle(g: Lnoe, hero: int, copy: int) -> None:
    """A Hero loses an item and what is combined with it; what it made room for may be too much now.  [9.1.2, 9.3]"""
    for one in (copy, *combined_with(g, copy)) if g.combined else (copy,):
        take_item(g, hero, one)
        discard(g, one, "items")
        if "most-items" in g.content.kinds[one].carried:
            g.call("discard-down", hero=hero, taken=())


def holds_together(g: Lnoe, hero: int, copy: int) -> bool:
    """Combined items are kept on 4+, whatever one of them would be discarded for.  [9.3]"""
    if g.roll("holds-together", 1, hero)[0] < KEPT_ON:
        return False
    g.emit("held-together", who=hero, card=g.content.kind_of[copy])
    return True


def use_up(g: Lnoe, hero: int, copy: int) -> None:
    """One marker of an item goes, or the item itself where none is left; some go with their last one.  [9.4, 9.4.1]"""
    markers = g.charges.get(copy, 0)
    if markers:
        g.charges = {**g.charges, copy: markers - 1}
        g.emit("used-up", who=hero, card=g.content.kind_of[copy], count=markers - 1)
    if not markers or (markers == 1 and not g.content.kinds[copy].row.kept_when_empty):
        discard_item(g, hero, copy)


def _clear(g: Lnoe, copy: int) -> None:
    g.charges = {item: markers for item, markers in g.charges.items() if item != copy}


def remove_from_game(g: Lnoe, copy: int) -> None:
    g.removed.append(copy)
    _clear(g, copy)
    g.emit("removed", card=g.content.kind_of[copy])


def copy_in(g: Lnoe, copies: tuple[int, ...] | list[int], kind: str) -> int:
    """The first copy of a kind among these cards."""
    copy = copy_if_any(g, copies, kind)
    if copy < 0:
        raise RulesBug(f"there is no {kind} among these cards")
    return copy


def copy_if_any(g: Lnoe, copies: tuple[int, ...] | list[int], kind: str) -> int:
    """The first copy of a kind among these cards, or -1."""
    own = g.content.copies.get(kind, NO_COPIES)
    if len(own) == 1:
        (only,) = own
        return only if only in copies else -1
    found = own.intersection(copies)
    return min(found, key=copies.index) if found else -1


NO_COPIES: Final[frozenset[int]] = frozenset()


def kinds_in(g: Lnoe, copies: tuple[int, ...] | list[int]) -> list[str]:
    """The different kinds among these cards, by their slugs."""
    return sorted(set(map(g.content.kind_of.__getitem__, copies)))


def discard_own(g: Lnoe, deck: str, count: int) -> None:
    """The side whose deck it is discards its top cards; that alone loses nothing.  [7.1.4]"""
    g.boundary = True
    for _ in range(min(count, g.deck.size(deck))):
        discard(g, take_top(g, deck), f"{deck} deck")


def discard_from_deck(g: Lnoe, deck: str, count: int) -> None:
    """A card of the other side discards the top cards, or turns against what was counted out of the deck."""
    if counted_out(g, deck):
        g.call("choose-deck", deck=deck, count=count)
    else:
        lose_cards(g, deck, count)


def lose_cards(g: Lnoe, deck: str, count: int) -> None:
    """The other side discards the top cards; taking the last one may lose the game.  [2.2.1, 7.1.4]"""
    if g.effects and total(g, "deck-guarded", -1):
        g.emit("deck-guarded")
        return
    g.boundary = True
    for _ in range(count):
        if g.deck.size(deck):
            discard(g, take_top(g, deck), f"{deck} deck")
            tell(g, "card-lost")
        if not g.deck.size(deck) and DECK[deck].emptied_by_foes and not scenario_of(g).row.deck_may_run_out:
            g.end(ZOMBIES_WIN, DECK[deck].emptied_by_foes, ("2.2.1", "7.1.4"))


def counted_out(g: Lnoe, deck: str) -> str:
    """The deck that lies beside this one and was counted out of it; nothing where there is none."""
    other = g.content.offshoots.get(deck, "")
    return other if other and g.deck.size(other) else ""


def shuffle_back(g: Lnoe, deck: str, copies: list[int]) -> None:
    """Cards out of the discard pile go back into the deck, or into what was counted out of it, as its side likes."""
    if copies and counted_out(g, deck):
        g.call("shuffle-back", deck=deck, cards=tuple(copies))
    else:
        shuffle_into_deck(g, deck, copies)


HELD: dict[str, bool] = register({"play-all-immediately": True, "draw-hero-card": False})
"""Rules whose frames hold `cards` that only their side has seen -> whether all are Play Immediately cards."""


# -- cards that remain in play -----------------------------------------------------------------------------


def put_in_play(g: Lnoe, copy: int, seat: int, hero: int = -1, building: int = -1, space: int = -1) -> None:
    """The card stays on the table.  [7.2.4]"""
    g.in_play.append((copy, seat, hero, building, space))
    note_changes(g)
    _refresh_for(g, copy, [hero])


def leave_play(g: Lnoe, copy: int) -> None:
    """Discard a card from play; its markers and effects go with it.  [7.1.2.3]"""
    gone = [row for row in g.in_play if row[0] == copy]
    if not gone:
        raise RulesBug(f"{g.content.kind_of[copy]} is not in play and cannot leave it")
    g.in_play = [row for row in g.in_play if row[0] != copy]
    keep_effects(g, [effect for effect in g.effects if effect[-1] != copy])
    for marker in [marker for marker in g.markers if marker.copy == copy]:
        take_marker(g, marker)
    discard(g, copy, "in play")
    if g.content.kinds[copy].row.health:
        # The wound on the card goes with it, so nobody dies of losing a Health box.
        for hero in [row[2] for row in gone]:
            g.wounds[hero] = min(g.wounds[hero], g.health(hero) - 1)
    _refresh_for(g, copy, [row[2] for row in gone])


def _refresh_for(g: Lnoe, copy: int, heroes: list[int]) -> None:
    """A card that can be used where it lies changes what the player of that Hero can do."""
    kind = g.content.kinds[copy]
    if not kind.lying_mask:
        return
    for hero in heroes:
        if hero >= 0:
            refresh(g, g.owner[hero])
        elif kind.is_upgrade:
            for seat in g.seats_of(kind.side):
                refresh(g, seat)


def put_marker(g: Lnoe, kind: str, space: int = -1, building: int = -1, copy: int = -1, beyond: int = -1) -> None:
    """Lay a marker on a space, on a building, or on the edge between a space and the one beyond."""
    set_down(g, Marker(kind, space, building, copy, beyond))
    tell(g, "marker")


def set_down(g: Lnoe, marker: Marker) -> None:
    """Lay a marker that belongs to the scene: nobody wins by it before the game has begun."""
    g.markers.append(marker)
    g.note_new_marker()
    if g.events is not None:
        g.emit("marker", kind=marker.kind, to=marker.space, building=marker.building, on=True)


def take_marker(g: Lnoe, marker: Marker) -> None:
    """Take this marker off the board."""
    g.markers.remove(marker)
    g.note_markers()
    g.emit("marker", kind=marker.kind, to=marker.space, building=marker.building, on=False)
    tell(g, "marker")


def remove_marker(g: Lnoe, kind: str, space: int = -1, building: int = -1) -> None:
    """Take one such marker off the board."""
    for marker in g.markers:
        if marker[:3] == (kind, space, building):
            take_marker(g, marker)
            return


def lasting(g: Lnoe, quantity: str, who: int, amount: int, until: str, copy: int = -1, space: int = -1) -> None:
    """Add a lasting effect until the `turn` ends, the next turn of `zombies` or `heroes`, or it leaves `in-play`.

    It is on a model (-1: on everybody), or on a space.
    """
    g.effects.append((quantity, who, space, amount, until, copy))
    note_changes(g)


def expire(g: Lnoe, *moments: str) -> None:
    """End the lasting effects whose time has come."""
    if g.effects:
        keep_effects(g, [effect for effect in g.effects if effect[4] not in moments])


# -- playing a card, using an item or an ability -----------------------------------------------------------

play = Rule(
    "play"
)  # facts: seat, option; then what, by, hero, zombie, space, building, target, card, cancelled, placed; afterwards


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
        f.card = g.item_of(f.by, what) if f.by >= 0 else -1
        if f.card < 0:
            f.card = lying_on(g, f.by, what)
        g.note_use(f.card, f.by)
        g.emit("used-item", who=f.by, card=what)
        return
    f.card = copy_in(g, events_of(g, f.seat), what)
    g.note_use(f.card, -1)
    from_hand(g, f.seat, f.card)
    if g.events is not None:
        g.emit(
            "played", card=what, seat=f.seat, hero=f.hero, zombie=f.zombie, to=f.space, building=f.building,
            target=f.target, mode=f.option[-1],
        )  # fmt: skip
    if KIND[what].row.fight_card:
        fight = g.top("fight") or g.top("raid")
        if fight is not None:
            fight.zombie_cards += 1
    for cost, count in KIND[what].row.sacrifice.items():
        g.call("sacrifice", seat=f.seat, what=cost, left=count)
    open_window(g, "card-played", only="heroes" if g.side[f.seat] == "zombies" else "zombies")


def lying_on(g: Lnoe, bearer: int, kind: str) -> int:
    """The card of this kind that lies in play on a Hero, or before the horde (-1)."""
    return next(row[0] for row in g.in_play if row[2] == bearer and g.content.kind_of[row[0]] == kind)


@play.step
def take_effect(g: Lnoe, f: Frame) -> None:
    """A card does nothing if its target or its moment is gone by the time it has been answered."""
    if f.type == "play-card" and g.in_play:
        happened(g, "event-played", played_on(g, f))
    use = use_of(f.option)
    if not f.cancelled and (f.type != "play-card" or (_target_is_there(g, f, use) and not _moment_is_over(g, use))):
        use.effect(g, f)


def _target_is_there(g: Lnoe, f: Frame, use: Use) -> bool:
    """The Hero, Zombie, place or card in play could still be chosen."""
    target = f.option[3:8]
    return target == NOTHING or target in use.targets(g, f.seat, f.by)


def _moment_is_over(g: Lnoe, use: Use) -> bool:
    """Whoever fights, moves or is wounded in this moment is gone; what may be used at any time still can be."""
    if use.when & CALM:
        return False
    for moment, rule in RULE_OF.items():
        if use.when & moment:
            frame = g.top(rule) or g.top("raid")
            assert frame is not None, f"{use.what} is played outside of any {rule}"
            return bool(g.space_of[frame.hero if frame.hero >= 0 else frame.zombie] < 0)
    return False


@play.step
def put_away(g: Lnoe, f: Frame) -> None:
    """An event is discarded unless its effect laid it somewhere; an item stays unless its effect discarded it.

    An effect may have named a rule to which who used it comes when all of it is done (`afterwards`).
    """
    if "afterwards" in f.__dict__:
        g.call(f.afterwards, hero=f.by)
    if f.type == "play-card":
        learn_from_event(g, f.card)
    if f.type == "play-card" and not f.placed:
        if f.cancelled:
            g.emit("canceled", card=f.what)
        discard(g, f.card, "hand")


def learn_from_event(g: Lnoe, copy: int) -> None:
    """Some may draw whenever a Hero event has been played, by choice or at once.  [Ruling B12]"""
    if g.content.kinds[copy].deck != "hero":
        return
    for hero in g.heroes:
        chance = hero_total(g, "draws-for-events-on", hero)
        if chance and g.roll("card", 1, hero)[0] >= chance:
            g.call("draw-hero-card", hero=hero)


def played_on(g: Lnoe, f: Frame) -> int:
    """The Hero on whom an event is played, or on whom the card lies that it is aimed at; -1: nobody."""
    if f.target >= 0:
        return next((row[2] for row in g.in_play if row[0] == f.target), -1)
    return int(f.hero)


def stays(g: Lnoe, f: Frame, hero: int = -1, building: int = -1, space: int = -1) -> None:
    """The played card remains in play."""
    f.placed = True
    put_in_play(g, f.card, f.seat, hero, building, space)


def spend(g: Lnoe, f: Frame) -> None:
    """The used item is discarded."""
    f.placed = True
    discard_item(g, f.by, f.card)


PLAYED = ("play", "immediate", "taint")
"""Rules whose frames wait for an effect that may be cancelled like a card."""


def is_zombie_card(g: Lnoe, played: Frame) -> bool:
    """Whether what is being played is a Zombie card, or is cancelled like one.  [14.4.3.6]"""
    if played.type == "ability":
        return False
    return played.rule == "taint" or g.content.kinds[played.card].deck == "zombie"


def tries(frame: Frame, what: str) -> None:
    """Note that something was tried on what happens in this frame; it is tried once."""
    frame.tried = (*frame.__dict__.get("tried", ()), what)


def has_tried(frame: Frame, what: str) -> bool:
    return what in frame.__dict__.get("tried", ())


def answered(g: Lnoe, f: Frame) -> Frame | None:
    """The card being played that the use in frame `f` answers."""
    found = False
    for frame in reversed(g.stack):
        if frame.rule in PLAYED:
            if found:
                return frame
            found = frame is f
    return None


def being_played(g: Lnoe) -> Frame | None:
    """The card that waits for its effect while a window asks whether it is cancelled."""
    for frame in reversed(g.stack):
        if frame.rule in PLAYED:
            return frame
    return None


def cancel(g: Lnoe, played: Frame | None) -> None:
    """A card that is being played is discarded without effect.  [7.1.2]"""
    assert played is not None, "no card is being played"
    played.cancelled = True


def cancel_in_play(g: Lnoe, copy: int) -> None:
    """A card that remains in play is discarded, its markers with it, unless something keeps it there.  [7.1.2.3]"""
    kind = g.content.kinds[copy]
    row = next(row for row in g.in_play if row[0] == copy)
    if row[2] >= 0 and total(g, f"keeps-{kind.id}", row[2]):
        return
    g.emit("canceled", card=kind.id)
    leave_play(g, copy)
    if "canceled" in kind.triggers:
        kind.triggers["canceled"](g, row, row[2])


def is_cancelable(marker: Marker) -> bool:
    """Whether a marker that no card put there counts as a Zombie card that remains in play.  [16.4.2, 16.4.4]"""
    return marker.copy < 0 and "canceled-like-a-card" in MARKER[marker.kind].does


def cancelable_markers(g: Lnoe) -> list[int]:
    """The buildings with such markers."""
    if not any("canceled-like-a-card" in MARKER[kind].does for kind in g.laid):
        return []
    return list(dict.fromkeys(marker.building for marker in g.markers if is_cancelable(marker)))


def cancel_marker(g: Lnoe, building: int) -> None:
    """Such a marker is taken off a building, if it still lies there."""
    for marker in [marker for marker in g.markers if marker.building == building and is_cancelable(marker)][:1]:
        take_marker(g, marker)


# -- Play Immediately --------------------------------------------------------------------------------------

immediate = Rule("immediate")  # facts: seat, card, hero (who drew it, or -1); then what, cancelled, placed


@immediate.step
def reveal(g: Lnoe, f: Frame) -> None:
    """A Play Immediately card is played as soon as it is drawn.  [7.2.1]"""
    f.what = g.content.kind_of[f.card]
    f.type, f.cancelled, f.placed = "immediate", False, False
    g.emit("played", card=f.what, seat=f.seat, hero=-1, zombie=-1, to=-1, building=-1, target=-1, mode="")
    open_window(g, "card-played", only="heroes" if g.side[f.seat] == "zombies" else "zombies")


@immediate.step
def happens(g: Lnoe, f: Frame) -> None:
    if not f.cancelled:
        effect = KIND[f.what].immediate
        assert effect is not None, "a card that is played at once says what it does"
        effect(g, f)
        tell(g, "card-took-effect", f.card)


@immediate.step
def put_aside(g: Lnoe, f: Frame) -> None:
    learn_from_event(g, f.card)
    if not f.placed:
        if f.cancelled:
            g.emit("canceled", card=f.what)
        discard(g, f.card, "hand")


def is_immediate(g: Lnoe, copy: int) -> bool:
    return g.content.kinds[copy].immediate is not None
