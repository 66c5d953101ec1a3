"""Burn 'em Out"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.kernel.game import Option
from shamble.lnoe.rules.cards import copy_in, discard_item, put_marker, remove_marker
from shamble.lnoe.scenario import Action, Scenario
from shamble.lnoe.state import HEROES_WIN, ZOMBIES_WIN, Lnoe

burn = Scenario("burn-em-out")


def may_destroy(g: Lnoe, hero: int) -> list[Option]:
    """A Hero who starts the turn on a pit with an explosive may spend the whole turn on it; no fire is needed."""
    if g.space_of[hero] not in g.pits:
        return []
    kinds = {
        g.content.kind_of[copy]
        for copy in g.items[hero]
        if "explosive" in g.content.kinds[copy].keywords and g.may_use(hero, copy)
    }
    return [("destroy-pit", kind) for kind in sorted(kinds)]


def destroy(g: Lnoe, f: Frame) -> None:
    """Done once the Hero has survived the fights there; Zombies on the pit stay.  [Ruling 48]"""
    space, kind = g.space_of[f.hero], f.action[1]
    if space not in g.pits or g.item_of(f.hero, kind) < 0:
        return
    discard_item(g, f.hero, copy_in(g, g.items[f.hero], kind))
    g.pits.remove(space)
    remove_marker(g, "spawning-pit", space)
    put_marker(g, "destroyed-pit", space)
    g.notes["destroyed"] = g.notes.get("destroyed", 0) + 1
    if g.notes["destroyed"] >= burn.row["pits_destroyed"]:
        g.end(HEROES_WIN, "pits-destroyed", ("2.2",))


burn.actions.append(Action("destroy-pit", may_destroy, destroy))


@burn.on("sundown")
def night_falls(g: Lnoe, who: int) -> None:
    g.end(ZOMBIES_WIN, "sundown", ("2.2", "6.1.1"))
