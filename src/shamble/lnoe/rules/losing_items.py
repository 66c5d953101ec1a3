"""Items that a Hero loses in a fight or by it, and what may be discarded in their place."""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.content import KIND
from shamble.lnoe.rules.cards import discard_item, use_up
from shamble.lnoe.rules.ranged import is_saved
from shamble.lnoe.state import Lnoe

lose_item = Rule("lose-item")  # facts: hero, card (a copy); own (or not given: it is not lost by its own use)


def spares(g: Lnoe, hero: int, copy: int, *, own: bool) -> list[str]:
    """Kinds the Hero has that may be discarded in place of this item: of a gun always, of others as their card says.

    A Hand Weapon names what goes in its place when the own fight is lost; what serves like that says so itself.
    """
    kinds = g.content.kinds
    spare = kinds[copy].row.spare
    if not spare:
        return []
    named = own or "gun" in kinds[copy].keywords
    ready = [item for item in g.items[hero] if g.may_use(hero, item) and g.charges.get(item, 1)]
    return [
        name
        for name in dict.fromkeys(kinds[item].id for item in ready)
        if (named and spare == name) or spare == KIND[name].row.counts_as
    ]


@lose_item.step
def offer_spare(g: Lnoe, f: Frame) -> None:
    """Who has learnt not to waste a shot may keep the gun that was just fired."""
    fired = "gun" in g.content.kinds[f.card].keywords and g.top("ranged") is not None
    if f.card not in g.items[f.hero] or (fired and is_saved(g, f.hero, f.card)):
        f.finish()
        return
    kinds = [g.content.kind_of[f.card], *spares(g, f.hero, f.card, own="own" in f.__dict__)]
    g.ask(g.owner[f.hero], "choose", [("choose", "card", kind) for kind in kinds], f.hero, ("lose-item",))


@lose_item.step
def lose(g: Lnoe, f: Frame) -> None:
    kind = g.answer[2]
    copy = f.card
    if kind != g.content.kind_of[f.card]:
        copy = g.item_of(f.hero, kind)
        g.note_use(copy, f.hero)
        use_up(g, f.hero, copy)
    else:
        discard_item(g, f.hero, copy)


rob = Rule("rob")  # facts: hero, seat (who chooses)


@rob.step
def choose_loot(g: Lnoe, f: Frame) -> None:
    """A Hero who has lost a fight loses an item of the Zombie player's choice besides."""
    if g.space_of[f.hero] < 0 or not g.items[f.hero]:
        f.finish()
        return
    kinds = dict.fromkeys(g.content.kind_of[copy] for copy in g.items[f.hero])
    g.ask(f.seat, "choose", [("choose", "card", kind) for kind in sorted(kinds)], f.hero, ("rob",))


@rob.step
def take_loot(g: Lnoe, f: Frame) -> None:
    g.call("lose-item", hero=f.hero, card=g.item_of(f.hero, g.answer[2]))
